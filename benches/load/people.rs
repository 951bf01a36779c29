//! Simulated people who play at many tables at once.

use std::time::{Duration, Instant};

use discord_stand_in::people::{Message, PersonIn};
use discord_stand_in::{Sandbox, SandboxOptions};
use futures_util::future::join_all;
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};
use triominos::app::App;
use triominos::discord::Login;

use super::figures::Times;

/// The name of the bot's threads. The module `processor` recognises the threads by this name.
pub const BOT: &str = "bot";
/// The longest wait for a lobby. No lobby appears if a match is still under way in the channel.
const LOBBY_TIMEOUT: Duration = Duration::from_secs(2);

/// The stand-in and the bot, with a match of two people in each channel.
pub struct Channels {
    /// The runtime of the bot only, so that the bot's processor time is distinct from that of the people and the stand-in. `None`
    /// once it is being dropped.
    bot: Option<Runtime>,
    tables: Vec<[PersonIn; 2]>,
    discord: Sandbox,
    _folder: TempDir,
}

/// Creates a runtime whose threads only run a bot.
pub fn bot_runtime() -> Runtime {
    Builder::new_multi_thread().thread_name(BOT).enable_all().build().expect("a runtime")
}

/// Starts a stand-in that keeps only the latest messages and requests, to use less memory.
pub async fn start_stand_in() -> Sandbox {
    let options = SandboxOptions { history_limit: Some(50), ..SandboxOptions::default() };
    Sandbox::start(options).await.expect("a free port")
}

impl Channels {
    /// Starts a match in each of `count` channels.
    pub async fn start_matches(count: usize) -> Self {
        let discord = start_stand_in().await;
        let folder = TempDir::new().expect("a folder");
        let path = folder.path().join("games.db").display().to_string();
        let mut app = App::open(&path).await.expect("a database");
        app.limits.tables_per_server = u32::MAX;
        app.limits.reviews_per_day = u32::MAX;
        app.rates = triominos::discord::Rates::UNLIMITED;
        let (token, api_url) = (discord.token(), Some(discord.url()));
        let login = Login { token, api_url, shards: None, emojis: false };
        let bot = bot_runtime();
        bot.spawn(async move { app.run(login).await });
        discord.until_bot_ready().await;
        let home = discord.home();
        let tables: Vec<_> = (0..count)
            .map(|n| {
                let channel = home.add_text_channel(&format!("table-{n}"));
                ["Ada", "Bo"].map(|name| {
                    discord.add_person(&format!("{name} {n}"), "en-US").in_channel(channel)
                })
            })
            .collect();
        join_all(tables.iter().map(begin_match)).await;
        Self { bot: Some(bot), tables, discord, _folder: folder }
    }

    /// Times `count` requests for the autocomplete suggestions of `/place` at the first table, one after the other, without
    /// placements between them.
    pub async fn time_suggestions(&self, count: usize) -> Times {
        let mut times = Times::default();
        let people = self.tables.first().expect("a table");
        for person in people.iter().cycle().take(count) {
            let start = Instant::now();
            suggested_tile_and_spot(person).await;
            times.each.push(start.elapsed());
        }
        times
    }

    /// Creates a channel, and a person who is alone in it. Their names end with `name_number`, so that each call can create
    /// different ones.
    pub fn new_person_alone_in_channel(&self, name_number: usize) -> PersonIn {
        let channel = self.discord.home().add_text_channel(&format!("alone-{name_number}"));
        self.discord.add_person(&format!("Cy {name_number}"), "en-US").in_channel(channel)
    }

    /// Creates a channel, and two people in it. Their names end with `name_number`, so that each call can create different ones.
    pub fn add_pair_in_new_channel(&self, name_number: usize) -> [PersonIn; 2] {
        let channel = self.discord.home().add_text_channel(&format!("pair-{name_number}"));
        let person =
            |name: &str| self.discord.add_person(&format!("{name} {name_number}"), "en-US");
        ["Di", "Ed"].map(|name| person(name).in_channel(channel))
    }

    /// Lets the people of all tables play for the time `duration`. `placement_interval` is the interval between two placements at a
    /// table; `None` means no pauses. Placements are timed; draws are only counted.
    pub async fn play_and_time_placements(
        &self,
        placement_interval: Option<Duration>,
        duration: Duration,
    ) -> Times {
        let start = Instant::now();
        let tables = self.tables.len().max(1) as u32;
        let all = join_all((0..).zip(&self.tables).map(|(n, two)| async move {
            if let Some(placement_interval) = placement_interval {
                // The moves of different tables are spread over the interval.
                tokio::time::sleep(placement_interval * n / tables).await;
            }
            time_placements_until(two, placement_interval, start + duration).await
        }))
        .await;
        let mut times = Times { over: Some(start.elapsed()), ..Times::default() };
        for table in all {
            times.each.extend(table.each);
            times.untimed += table.untimed;
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

/// Lets two people play until `end`, and returns the times of their placements. `placement_interval` is the interval between two
/// placements; `None` means no pauses.
async fn time_placements_until(
    players: &[PersonIn; 2],
    placement_interval: Option<Duration>,
    end: Instant,
) -> Times {
    let mut times = Times::default();
    let mut idle = 0;
    let mut turn = 0;
    let mut next = Instant::now();
    while Instant::now() < end {
        if let Some(placement_interval) = placement_interval {
            tokio::time::sleep_until(next.into()).await;
            next += placement_interval;
        }
        let person = &players[turn % 2];
        match suggested_tile_and_spot(person).await {
            Some((tile, spot)) => match time_placement(person, &tile, &spot).await {
                Some(time) => {
                    times.each.push(time);
                    (idle, turn) = (0, turn + 1);
                }
                // If a placement is refused, the match has ended.
                None => begin_match(players).await,
            },
            None if idle < 4 => {
                // It is not this person's turn, or no tile fits. A draw is refused or gives new tiles. With an empty pool, the
                // person can only pass.
                let drawn = person.slash("draw", &[]).await.finished_message().await;
                if !drawn.content.contains("drew") {
                    person.slash("pass", &[]).await.finished_message().await;
                }
                times.untimed += usize::from(drawn.content.contains("drew"));
                (idle, turn) =
                    (idle + 1, turn + usize::from(suggested_tile_and_spot(person).await.is_none()));
            }
            None => {
                begin_match(players).await;
                idle = 0;
            }
        }
    }
    times
}

/// Opens a table for two people and starts a match.
pub async fn begin_match([host, guest]: &[PersonIn; 2]) {
    host.slash("play", &[]).await.finished_message().await;
    let Ok(lobby) = tokio::time::timeout(LOBBY_TIMEOUT, wait_for_lobby(host)).await else { return };
    let _ = guest.try_click(&lobby, "Join").await;
    let _ = host.try_click(&lobby, "Start").await;
}

/// Waits until a lobby (the message with which people join a match) is in this person's channel, and returns it.
pub async fn wait_for_lobby(host: &PersonIn) -> Message {
    let there = |message: &Message| message.button("Join").is_some();
    loop {
        if let Some(lobby) = host.visible_messages().into_iter().rev().find(there) {
            return lobby;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// Returns the tile and spot of the best placement that `/place` suggests, or `None` if no tile fits.
pub async fn suggested_tile_and_spot(person: &PersonIn) -> Option<(String, String)> {
    let spots = person.autocomplete("place", &[("spot", "".into())], "spot").await;
    let best = spots.first()?;
    let (tile, _) = best.name.split_once(' ')?;
    Some((tile.to_owned(), best.value.as_str()?.to_owned()))
}

/// Places a tile. Returns the time until the answer with its picture, or `None` if the placement was refused.
pub async fn time_placement(person: &PersonIn, tile: &str, spot: &str) -> Option<Duration> {
    let click = Instant::now();
    let options = [("tile", tile.into()), ("spot", spot.into())];
    let answer = person.slash("place", &options).await.finished_message().await;
    answer.content.contains("You placed").then(|| click.elapsed())
}
