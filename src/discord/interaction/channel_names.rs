//! The names of a server's channels. The suggestions of autocompletion need them, because Discord does not render links to channels
//! there.

use std::collections::HashMap;
use std::sync::Arc;

use serenity::all as discord;

use crate::discord::bot::Bot;
use crate::ids::{ChannelId, GuildId};
use crate::time::Millis;

const MAX_AGE: Millis = 10 * 60_000;

impl Bot {
    /// Returns the names of a server's channels, without threads; empty if Discord does not answer.
    pub(in crate::discord) async fn channel_names(
        &self,
        guild: GuildId,
    ) -> Arc<HashMap<ChannelId, String>> {
        let now = self.clock.now();
        if let Some(known) = self.caches.channel_names.get_younger(&guild, now, MAX_AGE) {
            return known;
        }
        let id = discord::GuildId::from(guild);
        let names = match self.caller.call(None, |http| http.get_channels(id)).await {
            Ok(channels) => channels.into_iter().map(|one| (one.id.into(), one.name)).collect(),
            Err(error) => {
                tracing::warn!(%error, "cannot list the channels of a server");
                HashMap::new()
            }
        };
        let names = Arc::new(names);
        self.caches.channel_names.put(guild, now, Arc::clone(&names));
        names
    }
}
