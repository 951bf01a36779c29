//! The program is killed at random instants while people play at several tables: whatever was answered has happened, nothing has
//! happened by half, and after one restart the channels have heard of everything, once.
//!
//! `KILLS=200` is the full number; without it a few.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use discord_stand_in::people::{Interaction, Message, PersonIn};
use discord_stand_in::{AnswerKind, Fault, Snowflake};
use futures_util::future::join_all;
use rand::RngExt as _;
use tokio::sync::watch;
use triominos::ids::TableId;
use triominos::store::Store;
use triominos::table::{Phase, Table, TableEvent};

use crate::support::bot::{World, is_board};
use crate::support::database::{Kind, is_served};
use crate::support::dice::{dice, random_moment};
use crate::support::process::Program;
use crate::support::turns::best_of;
use crate::turn::refusals::tiles_in;

/// How many tables are played at.
const TABLES: usize = 4;
/// How many times the program is killed, unless `KILLS` says otherwise.
const KILLS: usize = 6;

/// What a player knows for certain.
#[derive(Default)]
struct Known {
    /// The tiles of which the player was told that they are placed.
    placed: Vec<String>,
    /// The rack as it was shown last.
    rack: Option<Vec<String>>,
    /// Whether a move was made after that, of which nothing was heard.
    unsure: bool,
    /// How many moves were answered.
    answered: usize,
}

/// Somebody who plays at a table, and goes on as long as the bot lives.
struct Player {
    there: PersonIn,
    known: Known,
    /// Whether the bot does not live any more.
    dead: watch::Receiver<bool>,
}

impl Player {
    /// Uses a command. The answer, if the bot lives to give it.
    async fn uses(&self, command: &str, options: &[(&str, &str)]) -> Option<Message> {
        let options: Vec<_> =
            options.iter().map(|(name, value)| (*name, (*value).into())).collect();
        self.answer_of(self.there.slash(command, &options).await).await
    }

    /// What is answered, if the bot lives to do it.
    async fn answer_of(&self, used: Interaction) -> Option<Message> {
        let answer = used.answer();
        let mut dead = self.dead.clone();
        match answer.kind {
            AnswerKind::Message => answer.message,
            AnswerKind::Deferred => tokio::select! {
                message = used.finished() => Some(message),
                _ = dead.wait_for(|dead| *dead) => None,
            },
            _ => None,
        }
    }

    async fn plays(mut self) -> Self {
        while !*self.dead.borrow() {
            let Some(rack) = self.uses("rack", &[]).await else { continue };
            let moved = match best_of(&rack) {
                Some((tile, spot)) => {
                    self.known.unsure = true;
                    let placed = self.uses("place", &[("tile", &tile), ("spot", &spot)]).await;
                    if placed.as_ref().is_some_and(|said| said.content.contains("You placed")) {
                        self.known.placed.push(tile);
                    }
                    placed
                }
                // Too many placements for one menu, so that it names tiles: then drawing is a move as well.
                None if rack.button("Draw").is_some() => {
                    self.known.unsure = true;
                    match self.uses("draw", &[]).await {
                        Some(asked) if asked.button("Draw Anyway").is_some() => {
                            self.answer_of(self.there.click(&asked, "Draw Anyway").await).await
                        }
                        drew => drew,
                    }
                }
                None if rack.button("Pass").is_some() => {
                    self.known.unsure = true;
                    self.uses("pass", &[]).await
                }
                // It is somebody else's turn.
                None => continue,
            };
            if let Some(answer) = moved {
                self.known.unsure = false;
                self.known.answered += 1;
                let shown = answer.content.contains("Your tile");
                self.known.rack = shown.then(|| tiles_in(&answer));
            }
        }
        self
    }
}

/// The last table of a channel, as [`table_of`].
pub async fn table_in(store: &Store, channel: Snowflake) -> Table {
    let id = store.latest_table_in(channel.into()).await.expect("it answers").expect("a table");
    table_of(store, id).await
}

/// A table as the database has it, which makes sense from the first event to the last.
pub async fn table_of(store: &Store, id: TableId) -> Table {
    let stored = store.load(id).await.expect("no event is missing").expect("a table");
    let mut events =
        stored.events.iter().map(|row| (row.at, TableEvent::from_json(row.version, &row.body)));
    let (at, opened) = events.next().expect("an event");
    let mut table = Table::open(id, at, &opened.expect("it reads")).expect("an opening");
    for (at, event) in events {
        table.apply(at, &event.expect("it reads")).expect("each event follows");
    }
    table
}

/// What a player was told is so, and no move was made by half.
fn assert_kept(table: &Table, player: &Player) {
    let game = table.game().expect("a match");
    assert_eq!(game.forced_action(), None, "somebody has drawn, and nothing came of it");
    let view = table.player_view(player.there.id().into()).expect("a seat");
    let laid: Vec<String> =
        view.public.placements.iter().map(|placement| placement.tile.to_string()).collect();
    for tile in &player.known.placed {
        assert!(laid.contains(tile), "{tile} was placed, and is gone: {laid:?}");
    }
    let mut rack: Vec<String> = view.rack.iter().map(ToString::to_string).collect();
    rack.sort_unstable();
    if let Some(shown) = player.known.rack.as_ref().filter(|_| !player.known.unsure) {
        let mut shown = shown.clone();
        shown.sort_unstable();
        assert_eq!(rack, shown, "the rack is not as it was shown");
    }
}

/// The channel has heard of each turn once, and nobody was called twice.
async fn assert_told_once(world: &World, channel: Snowflake) {
    let mut database = world.database.open().await;
    let turns = database.turns_in(channel).await;
    database.close().await;
    let boards: Vec<Message> =
        world.discord.channel(channel).messages().into_iter().filter(is_board).collect();
    assert_eq!(boards.len() as i64, turns, "{}", world.discord.channel(channel).transcript());
    assert!(boards.iter().all(|board| board.pinged.len() <= 1));
    // In one match no tile is placed twice.
    for game in boards.chunk_by(|_, next| !next.content.starts_with("The match begins")) {
        let lines = game.iter().flat_map(|board| board.content.lines());
        let placed: Vec<&str> = lines.filter(|line| line.contains(" on spot ")).collect();
        let distinct: BTreeSet<&str> = placed.iter().copied().collect();
        assert_eq!(distinct.len(), placed.len(), "{}", world.discord.channel(channel).transcript());
    }
}

/// Discord had nothing to complain of, but that an answer which was on its way when the program died came too late, or that a
/// thread which it had opened is there.
pub fn assert_nothing_else_refused(world: &World) {
    let mut refused = world.discord.refusals();
    let expected = |error: &String| error.starts_with("10062 ") || error.starts_with("160004 ");
    refused.retain(|request| !request.error().is_some_and(|error| expected(&error.to_string())));
    let refused: Vec<String> = refused.iter().map(ToString::to_string).collect();
    assert!(refused.is_empty(), "Discord refused:\n{}", refused.join("\n"));
}

/// Lets a new match begin where the last one is over.
async fn begin(world: &World, players: &mut [Player]) {
    let [host, other] = players else { panic!("a table of two") };
    world.match_of(&[&host.there, &other.there]).await;
    for player in players {
        player.known = Known { answered: player.known.answered, ..Known::default() };
    }
}

async fn killed(kind: Kind, kills: usize) {
    let mut dice = dice();
    let world = World::on(kind, 0).await;
    let mut program = Program::serve(&world, &[]).await;
    let dead = watch::Sender::new(false);
    let mut tables: Vec<Vec<Player>> = (0..TABLES)
        .map(|number| {
            let channel = world.discord.home().text_channel(&format!("table-{number}"));
            let player = |name: &str| Player {
                there: world
                    .discord
                    .person(&format!("{name} {number}"), "en-US")
                    .in_channel(channel),
                known: Known::default(),
                dead: dead.subscribe(),
            };
            ["Ada", "Bo"].map(player).into()
        })
        .collect();
    for players in &mut tables {
        begin(&world, players).await;
    }
    let store = Store::connect(&world.database()).await.expect("the bot's database");
    world.all_told_of(&store).await;
    let started = Instant::now();
    let mut unheard = 0;
    for kill in 1..=kills {
        // At a random request, and at a random moment after it.
        let request = dice.random_range(1..=60);
        let seen = world.discord.inject(Fault::delay("*", Duration::ZERO).times(request));
        dead.send_replace(false);
        let playing = tables.drain(..).flatten().map(Player::plays);
        let playing: Vec<_> = playing.map(tokio::spawn).collect();
        world.met(&seen, request).await;
        random_moment(&mut dice).await;
        program.kill();
        dead.send_replace(true);
        world.discord.bot_offline().await;
        // What is asked of it now comes to nothing, and so does what it had heard.
        world.discord.take_offline();
        world.clock.advance(4_000);
        world.discord.check_deadlines();
        let players = join_all(playing).await.into_iter().map(|player| player.expect("no panic"));
        let mut players = players.peekable();
        while players.peek().is_some() {
            tables.push(players.by_ref().take(2).collect());
        }
        unheard += tables.iter().flatten().filter(|player| player.known.unsure).count();

        let mut database = world.database.open().await;
        database.what_the_dead_held().await;
        database.close().await;
        world.discord.bring_online();
        program = Program::serve(&world, &[]).await;
        world.all_told_of(&store).await;
        for players in &mut tables {
            let channel = players[0].there.channel();
            let table = table_in(&store, channel).await;
            players.iter().for_each(|player| assert_kept(&table, player));
            assert_told_once(&world, channel).await;
            if matches!(table.phase, Phase::Over(_)) {
                begin(&world, players).await;
            }
        }
        world.all_told_of(&store).await;
        assert_nothing_else_refused(&world);
        world.discord.clear_journal();
        if kill % 20 == 0 || kill == kills {
            let answered: usize = tables.iter().flatten().map(|player| player.known.answered).sum();
            println!(
                "{kind:?}: {kill} kills in {} s; {answered} moves answered, {unheard} under way when it died",
                started.elapsed().as_secs()
            );
        }
    }
    store.close().await;
}

pub fn kills() -> usize {
    std::env::var("KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(KILLS)
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_at_random_instants_with_a_file() {
    killed(Kind::Sqlite, kills()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_at_random_instants_with_a_server() {
    if is_served() {
        killed(Kind::Postgres, kills()).await;
    }
}
