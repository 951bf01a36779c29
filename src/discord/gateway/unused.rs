//! Placeholders for the parts of serenity's gateway client that poise requires with each event. The bot does not use serenity's
//! gateway client.

use std::sync::Arc;

use serenity::all::{
    Context, GatewayIntents, Http, Shard, ShardId, ShardInfo, ShardManager, ShardManagerOptions,
    ShardMessenger, ShardRunner, ShardRunnerOptions,
};
use serenity::prelude::{Mutex, RwLock, TypeMap};
use tokio::net::TcpListener;

/// The context of serenity and a shard manager, both without a connected shard. Commands use only the context's HTTP client.
#[derive(Clone)]
pub struct PlaceholderShard {
    pub context: Context,
    pub manager: Arc<ShardManager>,
}

impl PlaceholderShard {
    /// Creates the context. serenity creates one only for a connected shard, so this function briefly connects a shard to a local
    /// listener of its own; Discord is not contacted.
    ///
    /// # Errors
    /// Returns an error if the machine allows no connection to a local port.
    pub async fn new(http: Arc<Http>) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        let data = Arc::new(RwLock::new(TypeMap::new()));
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = Arc::new(Mutex::new(format!("ws://{}/", listener.local_addr()?)));
        let info = ShardInfo { id: ShardId(0), total: 1 };
        let intents = GatewayIntents::empty();
        let accept = async {
            let (stream, _) = listener.accept().await?;
            Ok(tokio_tungstenite::accept_async(stream).await?)
        };
        let connect =
            async { Ok(Shard::new(Arc::clone(&address), "", info, intents, None).await?) };
        let (_accepted, shard) = tokio::try_join!(accept, connect)
            .map_err(|error: Box<dyn std::error::Error + Send + Sync>| error)?;
        let (manager, _) = ShardManager::new(ShardManagerOptions {
            data: Arc::clone(&data),
            event_handlers: Vec::new(),
            raw_event_handlers: Vec::new(),
            framework: Arc::default(),
            shard_index: 0,
            shard_init: 0,
            shard_total: 1,
            ws_url: address,
            http: Arc::clone(&http),
            intents,
            presence: None,
        });
        let runner = ShardRunner::new(ShardRunnerOptions {
            data: Arc::clone(&data),
            event_handlers: Vec::new(),
            raw_event_handlers: Vec::new(),
            framework: None,
            manager: Arc::clone(&manager),
            shard,
            http: Arc::clone(&http),
        });
        let shard = ShardMessenger::new(&runner);
        Ok(Self { context: Context { data, shard, shard_id: info.id, http }, manager })
    }
}
