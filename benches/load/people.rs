//! People who play at many tables at once.

use std::time::{Duration, Instant};

use discord_stand_in::people::{Message, PersonIn};
use discord_stand_in::{Sandbox, SandboxOptions};
use futures_util::future::join_all;
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};
use triominos::app::App;
use triominos::discord::Login;

use super::figures::Times;

/// The name of the bot's threads.
pub const BOT: &str = "bot";
/// The most time in which a table is opened. Where a match is still under way, none is.
const OPENED: Duration = Duration::from_secs(2);

/// The stand-in and the bot, with two people in each of its channels.
pub struct Channels {
    /// Threads of its own, so that what it takes is told from what people and stand-in take.
    bot: Option<Runtime>,
    tables: Vec<[PersonIn; 2]>,
    discord: Sandbox,
    _folder: TempDir,
}

/// Threads for a bot alone.
pub fn bot_threads() -> Runtime {
    Builder::new_multi_thread().thread_name(BOT).enable_all().build().expect("a runtime")
}

/// A stand-in that forgets what nobody will ask for.
pub async fn stand_in() -> Sandbox {
    let options = SandboxOptions { history_limit: Some(50), ..SandboxOptions::default() };
    Sandbox::start(options).await.expect("a free port")
}

impl Channels {
    /// So many channels, and a match in each.
    pub async fn new(count: usize) -> Self {
        let discord = stand_in().await;
        let folder = TempDir::new().expect("a folder");
        let path = folder.path().join("games.db").display().to_string();
        let mut app = App::open(&path).await.expect("a database");
        app.limits.tables_per_server = u32::MAX;
        app.rates = triominos::discord::Rates::UNLIMITED;
        let (token, api_url) = (discord.token(), Some(discord.url()));
        let login = Login { token, api_url, shards: None, emojis: false };
        let bot = bot_threads();
        bot.spawn(async move { app.run(login).await });
        discord.bot_ready().await;
        let home = discord.home();
        let tables: Vec<_> = (0..count)
            .map(|n| {
                let channel = home.text_channel(&format!("table-{n}"));
                ["Ada", "Bo"]
                    .map(|name| discord.person(&format!("{name} {n}"), "en-US").in_channel(channel))
            })
            .collect();
        join_all(tables.iter().map(begin)).await;
        Self { bot: Some(bot), tables, discord, _folder: folder }
    }

    /// One person more, in a channel of their own.
    pub fn alone(&self, number: usize) -> PersonIn {
        let channel = self.discord.home().text_channel(&format!("alone-{number}"));
        self.discord.person(&format!("Cy {number}"), "en-US").in_channel(channel)
    }

    /// Everybody plays for so long, at this pace or without a pause. Placements are timed; draws and passes count as moves.
    pub async fn play(&self, pace: Option<Duration>, over: Duration) -> Times {
        let start = Instant::now();
        let tables = self.tables.len().max(1) as u32;
        let all = join_all((0..).zip(&self.tables).map(|(n, two)| async move {
            if let Some(pace) = pace {
                // Not all at the same instant.
                tokio::time::sleep(pace * n / tables).await;
            }
            play(two, pace, start + over).await
        }))
        .await;
        let mut times = Times { over: Some(start.elapsed()), ..Times::default() };
        for one in all {
            times.each.extend(one.each);
            times.besides += one.besides;
        }
        times
    }
}

impl Drop for Channels {
    fn drop(&mut self) {
        if let Some(bot) = self.bot.take() {
            bot.shutdown_background();
        }
    }
}

/// Two people play until the time is over.
async fn play(two: &[PersonIn; 2], pace: Option<Duration>, end: Instant) -> Times {
    let mut times = Times::default();
    let mut idle = 0;
    let mut turn = 0;
    let mut next = Instant::now();
    while Instant::now() < end {
        if let Some(pace) = pace {
            tokio::time::sleep_until(next.into()).await;
            next += pace;
        }
        let person = &two[turn % 2];
        match suggestion(person).await {
            Some((tile, spot)) => match place(person, &tile, &spot).await {
                Some(time) => {
                    times.each.push(time);
                    (idle, turn) = (0, turn + 1);
                }
                // The match was over.
                None => begin(two).await,
            },
            None if idle < 4 => {
                // Not in turn, or nothing fits: a draw is refused or shows new tiles, and a pass is for an empty pool.
                let drawn = person.slash("draw", &[]).await.finished().await;
                if !drawn.content.contains("drew") {
                    person.slash("pass", &[]).await.finished().await;
                }
                times.besides += usize::from(drawn.content.contains("drew"));
                (idle, turn) = (idle + 1, turn + usize::from(suggestion(person).await.is_none()));
            }
            None => {
                begin(two).await;
                idle = 0;
            }
        }
    }
    times
}

/// Opens a table for two, and starts a match.
async fn begin([host, guest]: &[PersonIn; 2]) {
    host.slash("play", &[]).await.finished().await;
    let Ok(lobby) = tokio::time::timeout(OPENED, lobby(host)).await else { return };
    let _ = guest.try_click(&lobby, "Join").await;
    let _ = host.try_click(&lobby, "Start").await;
}

/// The lobby in the channel where this person is, as soon as it is there.
pub async fn lobby(host: &PersonIn) -> Message {
    let there = |message: &Message| message.button("Join").is_some();
    loop {
        if let Some(lobby) = host.sees().into_iter().rev().find(there) {
            return lobby;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// The best placement that `/place` suggests.
pub async fn suggestion(person: &PersonIn) -> Option<(String, String)> {
    let spots = person.autocomplete("place", &[("spot", "".into())], "spot").await;
    let best = spots.first()?;
    let (tile, _) = best.name.split_once(' ')?;
    Some((tile.to_owned(), best.value.as_str()?.to_owned()))
}

/// A placement; how long it took until the answer was there, with its picture. `None` where it was refused.
pub async fn place(person: &PersonIn, tile: &str, spot: &str) -> Option<Duration> {
    let click = Instant::now();
    let options = [("tile", tile.into()), ("spot", spot.into())];
    let answer = person.slash("place", &options).await.finished().await;
    answer.content.contains("You placed").then(|| click.elapsed())
}
