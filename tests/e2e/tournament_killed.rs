//! The program is killed at random instants while a tournament goes on by itself: every round is paired once, every table opened
//! and called to once, every result counted once, and the tournament comes to its end with everybody in the standings.
//!
//! `KILLS=50` kills so often; without it a few times.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use triominos::league::tournament::{Ending, Outcome, Tournament, TournamentEvent};
use triominos::sandbox::people::{Message, Person, PersonIn};
use triominos::sandbox::{AnswerKind, Fault, FaultHandle};
use triominos::store::{MessageRef, Store, StoredTournament, TournamentId};
use triominos::table::Phase;

use crate::bot::World;
use crate::database::{Kind, is_served};
use crate::killed::{assert_nothing_else_refused, kills, table_in};
use crate::process::Program;
use crate::tournament::{organiser, wish};

const ROUNDS: u32 = 3;
/// Ada and five computers, at tables of two.
const COMPUTERS: usize = 5;
const TABLES: usize = ROUNDS as usize * COMPUTERS.div_ceil(2);
/// What a tournament shows and opens, besides what it answers.
const ROUTES: [&str; 3] = [
    "POST /channels/{channel_id}/messages",
    "POST /channels/{channel_id}/messages/{message_id}/threads",
    "PATCH /channels/{channel_id}/messages/{message_id}",
];
/// At most so many of these requests are seen before the program is killed.
const REQUESTS: usize = 25;

/// A tournament that is held, and the one person in it.
struct Held<'a> {
    world: &'a World,
    store: &'a Store,
    name: String,
    id: TournamentId,
    ada: Person,
    organiser: PersonIn,
}

impl<'a> Held<'a> {
    async fn begin(world: &'a World, store: &'a Store, number: usize) -> Self {
        let name = format!("Cup {number}");
        let options = [
            ("name", name.as_str().into()),
            ("rounds", i64::from(ROUNDS).into()),
            ("seats", 2.into()),
            ("edition", "Standard rules".into()),
            ("clock", "No clock: everyone takes the time they want".into()),
            ("computers", (COMPUTERS as i64).into()),
        ];
        let organiser = organiser(world, &format!("Mo {number}"));
        wish(&organiser, "create", &options).await;
        let (ada, there) = world.person(&format!("Ada {number}"));
        wish(&there, "join", &[]).await;
        wish(&organiser, "start", &[]).await;
        let id = store.tournament_in(world.channel).await.expect("it answers");
        Self { world, store, name, id: id.expect("a tournament"), ada, organiser }
    }

    async fn stored(&self) -> StoredTournament {
        let stored = self.store.tournament(self.id).await.expect("no event is missing");
        stored.expect("a tournament")
    }

    /// All that happened, and what it came to.
    async fn history(&self) -> (Vec<TournamentEvent>, Tournament) {
        let stored = self.stored().await;
        let at = stored.events.iter().map(|row| row.at);
        let events =
            stored.events.iter().map(|row| TournamentEvent::from_json(row.version, &row.body));
        let events: Vec<TournamentEvent> = events.map(|event| event.expect("it reads")).collect();
        let mut each = at.zip(&events);
        let (at, first) = each.next().expect("a creation");
        let mut state = Tournament::open(at, first).expect("a creation");
        each.for_each(|(at, event)| state.apply(at, event).expect("each event follows"));
        (events, state)
    }

    /// The messages of this tournament in its channel.
    fn messages(&self) -> Vec<Message> {
        let all = self.world.discord.channel(self.world.channel).messages();
        let title = format!("**{}**: a tournament", self.name);
        let boards: Vec<usize> =
            (0..all.len()).filter(|at| all[*at].content.starts_with(&title)).collect();
        match *boards {
            [] => Vec::new(),
            [board] => all[board..].to_vec(),
            _ => panic!("it was announced twice\n{}", self.world.transcript()),
        }
    }

    /// Ada turns up where she is called, plays a little, and leaves; until the tournament is over and everybody has heard so.
    async fn goes_on(&self) {
        let mut turns = rand::random_range(0..4);
        loop {
            let threads = self.messages().into_iter().filter_map(|message| message.thread);
            let call = threads.rev().find_map(|thread| {
                let all = self.world.discord.channel(thread).messages();
                let call = all.into_iter().find(|one| one.pinged.contains(&self.ada.id()))?;
                Some((self.ada.in_channel(thread), call))
            });
            if let Some((there, call)) = call {
                if call.button("I’m Here").is_some() && turns == 3 {
                    there.click(&call, "I’m Here").await;
                }
                match turns {
                    0 => {
                        let sure = answered(&there, "leave", &[]).await;
                        let sure = sure.filter(|sure| !sure.buttons().is_empty());
                        if let Some(sure) = sure {
                            there.click(&sure, &sure.labels()[0]).await;
                            turns = rand::random_range(0..4);
                        }
                    }
                    _ => {
                        play(&there).await;
                        turns -= 1;
                    }
                }
            }
            let status = answered(&self.organiser, "tournament status", &[]).await;
            let over = format!("**{}** is over.", self.name);
            if status.is_some_and(|status| status.content.starts_with(&over))
                && self.messages().iter().any(|message| message.content.starts_with(&over))
            {
                return;
            }
        }
    }

    /// As long as it goes on, nothing was said or opened twice.
    async fn assert_nothing_twice(&self) {
        let messages = self.messages();
        let contents: BTreeSet<&str> = messages.iter().map(|one| one.content.as_str()).collect();
        assert_eq!(contents.len(), messages.len(), "{}", self.world.transcript());
        for thread in messages.iter().filter_map(|message| message.thread) {
            let all = self.world.discord.channel(thread).messages();
            let calls: Vec<&Message> =
                all.iter().filter(|one| one.button("I’m Here").is_some()).collect();
            assert!(calls.len() <= 1, "{}", self.world.discord.transcript(thread));
            assert!(all.iter().all(|one| one.pinged.len() <= 1));
            let boards: Vec<&Message> = all.iter().filter(|one| one.picture().is_some()).collect();
            let told: BTreeSet<&str> = boards.iter().map(|one| one.content.as_str()).collect();
            assert_eq!(told.len(), boards.len(), "{}", self.world.discord.transcript(thread));
        }
        let (events, _) = self.history().await;
        let count =
            |is: &dyn Fn(&TournamentEvent) -> bool| events.iter().filter(|event| is(event)).count();
        for number in 1..=ROUNDS {
            let paired = |event: &TournamentEvent| matches!(event, TournamentEvent::Paired(one) if one.round == number);
            assert!(count(&paired) <= 1, "round {number}");
            let ended =
                |event: &TournamentEvent| *event == TournamentEvent::RoundEnded { round: number };
            assert!(count(&ended) <= 1, "round {number}");
        }
        for number in 1..=TABLES as u32 {
            let finished = |event: &TournamentEvent| matches!(event, TournamentEvent::Finished { table, .. } if *table == number);
            let opened =
                |event: &TournamentEvent| *event == TournamentEvent::Opened { table: number };
            assert!(count(&finished) <= 1 && count(&opened) <= 1, "table {number}");
        }
    }

    /// It is over, and all of it is there.
    async fn assert_complete(&self) {
        self.assert_nothing_twice().await;
        let (events, state) = self.history().await;
        assert_eq!(
            events.last(),
            Some(&TournamentEvent::Ended { ending: Ending::Played, by: None })
        );
        let paired = events.iter().filter(|event| matches!(event, TournamentEvent::Paired(_)));
        assert_eq!((paired.count() as u32, state.tables.len()), (ROUNDS, TABLES));

        // Each table was one table, is over, and counts for what was played at it.
        let tables = self.store.tournament_tables(self.id).await.expect("it answers");
        let numbers: Vec<u32> = tables.iter().map(|table| table.number).collect();
        assert_eq!(numbers, (1..=TABLES as u32).collect::<Vec<_>>());
        let posted = self.store.posted(self.id).await.expect("it answers");
        for (known, table) in tables.iter().zip(&state.tables) {
            let name = format!("thread-{}", known.number);
            let sight = posted.iter().find(|sight| sight.name == name);
            let Some(MessageRef { channel_id, .. }) = sight.and_then(|sight| sight.message) else {
                panic!("table {} has no thread", known.number)
            };
            let played = table_in(self.store, channel_id).await;
            assert_eq!(played.id, known.table);
            assert!(!played.is_open() && !known.waiting);
            let Some(Outcome::Places(places)) = table.outcome() else {
                panic!("table {} came to nothing", known.number)
            };
            let result = self.store.result_of(known.table).await.expect("it answers");
            assert_eq!(result.is_some(), matches!(played.phase, Phase::Over(_)));
            // A table that somebody left is decided at once, whatever its match comes to.
            if places.iter().all(|place| place.stayed) {
                let counted = places.iter().map(|place| (place.place, place.score));
                let seats = result.iter().flat_map(|one| &one.result.seats);
                let played = seats.map(|seat| (seat.place, Some(seat.points)));
                assert!(counted.eq(played), "table {}: {places:?}", known.number);
            }
        }

        // Everybody stands somewhere, and no point is missing or there twice.
        let standings = state.standings();
        let entries: BTreeSet<usize> = standings.iter().map(|row| row.entry).collect();
        assert_eq!(entries, (0..=COMPUTERS).collect());
        for row in &standings {
            assert_eq!(row.played, ROUNDS);
        }

        // What everybody has seen: a line for each table with its outcome, the standings, and the end.
        let says = |words: &str| {
            let all = self.messages();
            all.iter().filter(|message| message.content.starts_with(words)).count()
        };
        for round in 1..=ROUNDS {
            assert_eq!(says(&format!("**Round {round} of {ROUNDS}.**")), 1);
            let standings = format!("**{}** after round {round}", self.name);
            assert_eq!(
                says(&standings),
                usize::from(round < ROUNDS),
                "{}",
                self.world.transcript()
            );
            assert_eq!(says(&format!("Round {round} · Table ")), TABLES / ROUNDS as usize);
        }
        assert_eq!(says(&format!("**{}** is over.", self.name)), 1);
        for message in self.messages().iter().filter(|message| message.thread.is_some()) {
            assert!(message.content.contains("→ 1. "), "{}", message.content);
            let thread = message.thread.expect("it has one");
            let all = self.world.discord.channel(thread).messages();
            let calls = all.iter().filter(|one| one.button("I’m Here").is_some());
            let ada = message.content.contains(&format!("**{}**", self.ada.name()));
            assert_eq!(
                calls.count(),
                usize::from(ada),
                "{}",
                self.world.discord.transcript(thread)
            );
        }
    }
}

/// Uses a command; the answer, if the bot lives to give it.
async fn answered(there: &PersonIn, command: &str, options: &[(&str, &str)]) -> Option<Message> {
    let options: Vec<_> = options.iter().map(|(name, value)| (*name, (*value).into())).collect();
    let used = there.slash(command, &options).await;
    match used.answer().kind {
        AnswerKind::Message => used.answer().message,
        AnswerKind::Deferred => Some(used.finished().await),
        _ => None,
    }
}

/// Plays a turn, or as much of one as is possible now.
async fn play(there: &PersonIn) {
    let Some(rack) = answered(there, "rack", &[]).await else { return };
    let choice = rack.menus().first().map(|menu| menu.options[0].value.clone());
    match choice.as_deref().and_then(|value| value.split_once('@')) {
        Some((tile, spot)) => {
            answered(there, "place", &[("tile", tile), ("spot", spot)]).await;
        }
        None if rack.button("Draw").is_some() => {
            answered(there, "draw", &[]).await;
        }
        None if rack.button("Pass").is_some() => {
            answered(there, "pass", &[]).await;
        }
        None => {}
    }
}

/// How many requests were seen.
fn hits(routes: &[FaultHandle]) -> usize {
    routes.iter().map(FaultHandle::hits).sum()
}

/// As soon as so many requests were seen.
async fn seen(world: &World, routes: &[FaultHandle], requests: usize) {
    let channel = world.discord.channel(world.channel);
    channel.until("requests of the tournament", |_| hits(routes) >= requests).await;
}

async fn killed_in_tournaments(kind: Kind, kills: usize) {
    let world = World::on(kind, 0).await;
    let mut program = Program::serve(&world, &[]).await;
    let store = Store::connect(&world.database()).await.expect("the bot's database");
    // They do no harm, and are counted.
    let routes = ROUTES
        .map(|route| world.discord.inject(Fault::delay(route, Duration::ZERO).times(usize::MAX)));
    let (started, mut kill, mut held_so_far) = (Instant::now(), 0, 0);
    while kill < kills {
        held_so_far += 1;
        let held = Held::begin(&world, &store, held_so_far).await;
        loop {
            let requests = hits(&routes) + rand::random_range(1..=REQUESTS);
            let over = tokio::select! {
                () = held.goes_on() => true,
                () = seen(&world, &routes, requests), if kill < kills => false,
            };
            if over {
                break;
            }
            for _ in 0..rand::random_range(0..2_000) {
                tokio::task::yield_now().await;
            }
            program.kill();
            kill += 1;
            world.discord.bot_gone().await;
            // What is asked of it now comes to nothing, and so does what it had heard.
            world.discord.take_offline();
            world.clock.advance(4_000);
            world.discord.check_deadlines();
            let mut database = world.database.open().await;
            database.what_the_dead_held().await;
            database.computers_hurry().await;
            database.close().await;
            world.discord.bring_online();
            program = Program::serve(&world, &[]).await;
            held.assert_nothing_twice().await;
            assert_nothing_else_refused(&world);
            world.discord.clear_journal();
        }
        held.assert_complete().await;
        println!(
            "{kind:?}: {held_so_far} tournaments and {kill} kills in {} s",
            started.elapsed().as_secs()
        );
    }
    drop(program);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_survives_kills_with_a_file() {
    killed_in_tournaments(Kind::Sqlite, kills()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_survives_kills_with_a_server() {
    if is_served() {
        killed_in_tournaments(Kind::Postgres, kills()).await;
    }
}
