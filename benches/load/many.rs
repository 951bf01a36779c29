//! The start time, memory and speed of a process with many open tables.

use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use discord_stand_in::people::PersonIn;
use discord_stand_in::{Sandbox, Snowflake};
use sqlx::{AnyConnection, Connection};
use tempfile::TempDir;
use triominos::ids::{ChannelId, GuildId, InteractionId, PersonId, TableId};
use triominos::store::Store;
use triominos::table::{
    Actor, Intent, SystemSeedSource, Table, TableAction, TableLimits, TableOpening, TableSettings,
    Tables,
};
use triominos::time::SystemClock;
use triominos_rules::game::Action;

use super::figures::{Times, table_row};
use super::people::{start_stand_in, suggested_tile_and_spot, time_placement};
use super::processor;

/// The number of channels per server.
const CHANNELS: usize = 100;
/// The number of moves made at each table before the measurement. If the player to move then cannot place a tile, more moves
/// follow until a player can.
const MOVES: usize = 12;
/// The number of timed placements.
const PLACEMENTS: usize = 200;

/// Measures the bot with a hundred, a thousand and ten thousand open tables, and prints a table with a row for each number.
#[expect(clippy::print_stdout, reason = "this is what a benchmark is for")]
pub async fn measure() {
    println!("Open tables, with the bot in a separate process");
    let heads = ["start, s", "MB", "all seen, MB", "p50", "p99"].map(str::to_owned);
    println!("{}", table_row("", &heads));
    for count in [100, 1_000, 10_000] {
        println!("{}", table_row(&format!("{count} tables"), &measure_and_format_row(count).await));
    }
}

/// A running bot in a separate process, which is killed on drop.
pub struct Program(pub Child);

impl Program {
    /// Starts the bot with this database, the path of a file or a URL, and these further arguments.
    pub fn start(discord: &Sandbox, database: &str, arguments: &[&str]) -> Self {
        let child = Command::new(env!("CARGO_BIN_EXE_triominos"))
            .arg("run")
            .args(arguments)
            .env("DISCORD_TOKEN", discord.token())
            .env("DISCORD_API_URL", discord.url())
            .env("DATABASE_URL", database)
            .env("RUST_LOG", "error")
            .env("CLICKS_PER_PERSON", u32::MAX.to_string())
            .env("TILE_EMOJIS", "false")
            .stdin(Stdio::null())
            .spawn();
        Self(child.expect("the program was built"))
    }

    /// Returns the processor time that the process has used so far.
    pub fn processor_time(&self) -> Duration {
        processor::processor_time_of_process(&self.0.id().to_string(), false)
    }

    /// Returns the memory in MB that /proc/PID/status lists in this field, such as `VmRSS:`; NaN on systems without /proc.
    pub fn memory_mb(&self, status_field: &str) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id()));
        let status = status.unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix(status_field));
        let kilobytes = line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok());
        kilobytes.map_or(f64::NAN, |kb: f64| kb / 1024.0)
    }

    /// Returns the resident memory in MB as text.
    fn resident_memory_text(&self) -> String {
        format!("{:.0}", self.memory_mb("VmRSS:"))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Measures a bot with `table_count` open tables. Returns the values of a row of the printed table: the start time in seconds, the
/// memory in MB after the start and after every table was used, and the median and the 99th percentile of the times of
/// placements.
async fn measure_and_format_row(table_count: usize) -> [String; 5] {
    let discord = start_stand_in().await;
    let folder = TempDir::new().expect("a folder");
    let database = folder.path().join("games.db");
    let people = ["Ada", "Bo"].map(|name| discord.add_person(name, "en-US"));
    let channels: Vec<(Snowflake, Snowflake)> = (0..table_count.div_ceil(CHANNELS))
        .flat_map(|n| {
            let server = discord.add_guild(&format!("Server {n}"), "en-US");
            people.iter().for_each(|person| person.joins(server.id()));
            (0..CHANNELS)
                .map(move |n| (server.id(), server.add_text_channel(&format!("table-{n}"))))
        })
        .take(table_count)
        .collect();
    let ids = people.each_ref().map(|person| person.in_channel(channels[0].1).id());
    let database = database.display().to_string();
    fill_database_with_matches(&database, ids, &channels).await;

    let start = Instant::now();
    let program = Program::start(&discord, &database, &[]);
    discord.until_bot_ready().await;
    let two = |n: usize| people.each_ref().map(|person| person.in_channel(channels[n].1));
    two(table_count - 1)[0].slash("help", &[]).await.finished_message().await;
    let started = start.elapsed();
    let at_first = program.resident_memory_text();

    for n in 0..table_count {
        player_to_move_with_tile_and_spot(&two(n)).await;
    }
    let all_seen = program.resident_memory_text();

    let mut times = Times::default();
    // Consecutive tables are far apart, so that most of them are not in the cache and are read from the database.
    for n in (0..PLACEMENTS).map(|n| n * 7_919 % table_count) {
        if let Some((person, (tile, spot))) = player_to_move_with_tile_and_spot(&two(n)).await {
            times.each.extend(time_placement(&person, &tile, &spot).await);
        }
    }
    let ms = |share| format!("{} ms", times.quantile_in_ms_text(share));
    let started = format!("{:.2}", started.as_secs_f64());
    [started, at_first, all_seen, ms(0.5), ms(0.99)]
}

/// Returns the player to move, with the tile and the spot of a placement that `/place` suggests; `None` if no tile fits.
async fn player_to_move_with_tile_and_spot(
    players: &[PersonIn; 2],
) -> Option<(PersonIn, (String, String))> {
    for person in players {
        if let Some(placement) = suggested_tile_and_spot(person).await {
            return Some((person.clone(), placement));
        }
    }
    None
}

/// Fills a database with one copy of the same match per channel. Each item of `guilds_and_channels` consists of a server id and a
/// channel id. `player_ids` are the ids of the two players.
async fn fill_database_with_matches(
    address: &str,
    player_ids: [u64; 2],
    guilds_and_channels: &[(Snowflake, Snowflake)],
) {
    let first = create_first_table_with_match(address, player_ids, guilds_and_channels[0], 0).await;
    copy_table_to_channels(&format!("sqlite://{address}"), first.id, guilds_and_channels).await;
}

/// Opens a table in a channel, and plays a match up to a state in which the player to move can place a tile. `address` is the path
/// or the URL of the database. `guild_and_channel` consists of a server id and a channel id. The commands and clicks get
/// interaction ids above `last_used_interaction`.
pub async fn create_first_table_with_match(
    address: &str,
    player_ids: [u64; 2],
    guild_and_channel: (Snowflake, Snowflake),
    last_used_interaction: u64,
) -> Arc<Table> {
    let store = Store::connect(address).await.expect("a database");
    let tables = Tables::new(
        store.clone(),
        Arc::new(SystemClock),
        Arc::new(SystemSeedSource),
        TableLimits::default(),
    );
    let table = start_match_with_possible_placement(
        &tables,
        guild_and_channel,
        player_ids,
        last_used_interaction,
    )
    .await;
    store.close().await;
    table
}

/// Copies the table `first_table` of the first of these channels to each of the other channels. Each channel is given by server id
/// and channel id. The announcements of its moves are marked as published, because nobody waits for them.
pub async fn copy_table_to_channels(
    url: &str,
    first_table: TableId,
    guilds_and_channels: &[(Snowflake, Snowflake)],
) {
    let Some(((first_guild, first_channel), guilds_and_channels)) =
        guilds_and_channels.split_first()
    else {
        return;
    };
    let mut database = AnyConnection::connect(url).await.expect("the database");
    let mut tx = database.begin().await.expect("a transaction");
    sqlx::query("UPDATE announcements SET done_at = 0").execute(&mut *tx).await.expect("an update");
    for (n, (guild, channel)) in (1_i64..).zip(guilds_and_channels) {
        sqlx::query(
            "INSERT INTO tables (id, guild_id, channel_id, status, open, due_at, seq, created_at, changed_at) \
             SELECT id + $1, $2, $3, status, open, due_at, seq, created_at, changed_at FROM tables WHERE id = $4",
        )
        .bind(n).bind(guild.cast_signed()).bind(channel.cast_signed()).bind(first_table.0)
        .execute(&mut *tx).await.expect("a table");
        // The first event contains the ids of the server and the channel.
        sqlx::query(
            "INSERT INTO events (table_id, seq, at, version, body) \
             SELECT table_id + $1, seq, at, version, REPLACE(REPLACE(body, $3, $4), $5, $6) FROM events WHERE table_id = $2",
        )
        .bind(n).bind(first_table.0)
        .bind(first_channel.to_string()).bind(channel.to_string())
        .bind(first_guild.to_string()).bind(guild.to_string())
        .execute(&mut *tx).await.expect("its events");
    }
    tx.commit().await.expect("all of it");
    database.close().await.expect("closed");
}

/// Opens a table, and plays a match up to a state in which the player to move can place a tile, as
/// [`create_first_table_with_match`] describes. Returns the table.
async fn start_match_with_possible_placement(
    tables: &Tables,
    (guild, channel): (Snowflake, Snowflake),
    player_ids: [u64; 2],
    last_used_interaction: u64,
) -> Arc<Table> {
    let [host, guest] = player_ids.map(|id| Actor {
        id: PersonId::new(id),
        name: id.to_string(),
        moderator: false,
    });
    let settings = r#"{"edition":"goliath","hints":true,"locale":"en-US"}"#;
    let settings: TableSettings = serde_json::from_str(settings).expect("settings");
    let mut interaction = last_used_interaction + 1;
    let opening = TableOpening {
        guild: Some(GuildId::new(guild)),
        channel: ChannelId::new(channel),
        host: host.clone(),
        settings,
        computers: 0,
        invited: Vec::new(),
        starts: false,
        coached: false,
        magpie: false,
        interaction: InteractionId::new(interaction),
    };
    let mut table = tables.open_table(opening).await.expect("it opens").table;
    let id = table.id;
    let act = async |actor: &Actor, action: TableAction, interaction: u64| {
        let actor = actor.clone();
        let intent = Intent {
            table: id,
            actor,
            decision: None,
            action,
            interaction: InteractionId::new(interaction),
        };
        tables.commit_intent(intent).await
    };
    for (actor, action) in [(&guest, TableAction::Join), (&host, TableAction::Start)] {
        interaction += 1;
        table = act(actor, action, interaction).await.expect("it is done").table;
    }
    for moves in 1.. {
        let actor = if table.turn() == Some(0) { &host } else { &guest };
        let view = table.player_view(actor.id).expect("a player sees");
        if moves > MOVES && !view.choices.is_empty() {
            break;
        }
        let action = match view.choices.first() {
            Some(choice) => Action::Place(choice.pick()),
            None => Action::Draw,
        };
        interaction += 1;
        table = act(actor, TableAction::Play(action), interaction).await.expect("it is done").table;
    }
    table
}
