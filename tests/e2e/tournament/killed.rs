//! The program is killed at random moments while tournaments run: every round is paired once, every table is opened once, its
//! players are called once, every result is counted once, and each tournament ends with all players in its standings. The
//! tournaments alternate between computer players with one person, two people with a bye and a final table, a round robin, a
//! knockout, and an arena.
//!
//! The environment variable `KILLS` sets the number of kills, which is small by default; for example `KILLS=50`.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use discord_stand_in::people::{Message, Person, PersonIn};
use discord_stand_in::{AnswerKind, Fault, FaultHandle};
use rand::RngExt as _;
use rand::rngs::ChaCha20Rng;
use triominos::ids::TournamentId;
use triominos::league::tournament::{Ending, TableOutcome, Tournament, TournamentEvent};
use triominos::store::{MessageRef, Store, StoredTournament};
use triominos::table::Phase;

use crate::restart::killed::{
    assert_only_expected_requests_refused, configured_kill_count, load_newest_table_in,
};
use crate::support::bot::{World, is_board};
use crate::support::database::{DatabaseKind, is_postgres_server_available};
use crate::support::dice::{seeded_dice, wait_random_moment};
use crate::support::process::Program;
use crate::support::turns::best_tile_and_spot;
use crate::tournament::course::{join_as_organiser, use_tournament_command};

/// The time in milliseconds by which a running arena of ten minutes is moved into the past at each kill, so that it ends. It is so
/// short that the bot does not treat it as downtime, for which it would extend the arena.
const ARENA_STEP: i64 = 30_000;
/// The routes of the requests with which a tournament posts and edits messages and opens threads. Answers to interactions are not
/// among them.
const ROUTES: [&str; 4] = [
    "POST /channels/{channel_id}/messages",
    "POST /channels/{channel_id}/threads",
    "POST /channels/{channel_id}/messages/{message_id}/threads",
    "PATCH /channels/{channel_id}/messages/{message_id}",
];
/// The largest number of requests on [`ROUTES`] after which the program is killed.
const REQUESTS: usize = 25;

/// A kind of tournament with tables of two.
#[derive(Clone, Copy, Debug, PartialEq)]
struct TournamentKind {
    /// The number of rounds, or 0 in an arena.
    rounds: u32,
    /// The value of the option `format`; `None` for a Swiss tournament or an arena.
    format: Option<&'static str>,
    persons: &'static [&'static str],
    computers: usize,
    final_table: bool,
}

const KNOCKOUT: &str = "Knockout: lose your match and you’re out";
const TOURNAMENT_KINDS: [TournamentKind; 5] = [
    TournamentKind { rounds: 3, format: None, persons: &["Ada"], computers: 3, final_table: false },
    // Three players: one has a bye in each round, and at some time the two people meet.
    TournamentKind {
        rounds: 3,
        format: None,
        persons: &["Ada", "Bo"],
        computers: 1,
        final_table: true,
    },
    TournamentKind {
        rounds: 3,
        format: Some("Round robin: everyone plays everyone (up to 8 players)"),
        persons: &["Ada", "Bo"],
        computers: 1,
        final_table: false,
    },
    TournamentKind {
        // The last round of a knockout is its final table.
        rounds: 1,
        format: Some(KNOCKOUT),
        persons: &["Ada", "Bo"],
        computers: 2,
        final_table: true,
    },
    TournamentKind {
        rounds: 0,
        format: None,
        persons: &["Ada", "Bo"],
        computers: 2,
        final_table: false,
    },
];

impl TournamentKind {
    /// Returns `true` for an arena.
    fn is_arena(self) -> bool {
        self.rounds == 0
    }

    /// Returns the number of players, including computers.
    fn player_count(self) -> usize {
        self.persons.len() + self.computers
    }

    /// Returns `true` for a knockout.
    fn is_knockout(self) -> bool {
        self.format == Some(KNOCKOUT)
    }

    /// Returns the number of tables in a round before the final table.
    fn table_count_per_round(self) -> usize {
        self.player_count() / 2
    }
}

/// The longest real time for which the test waits for requests of an arena before it kills the program.
const REQUEST_PATIENCE: Duration = Duration::from_secs(3);

/// The smallest number of kills with which the test also plays arenas. An arena needs many kills to reach its end.
const KILLS_FOR_ARENAS: usize = 40;

/// A tournament that is being played, and the people in it.
struct RunningTournament<'a> {
    world: &'a World,
    store: &'a Store,
    shape: TournamentKind,
    name: String,
    id: TournamentId,
    persons: Vec<Person>,
    organiser: PersonIn,
}

impl<'a> RunningTournament<'a> {
    /// Starts the tournament with this number, in its own channel.
    async fn begin_tournament(
        world: &'a World,
        store: &'a Store,
        tournament_number: usize,
    ) -> Self {
        let name = format!("Cup {tournament_number}");
        // An arena needs many kills to reach its end.
        let shapes = if configured_kill_count() < KILLS_FOR_ARENAS {
            TOURNAMENT_KINDS.len() - 1
        } else {
            TOURNAMENT_KINDS.len()
        };
        let shape = TOURNAMENT_KINDS[(tournament_number - 1) % shapes];
        let mut options = vec![
            ("name", name.as_str().into()),
            // The time to show up is long, so that moved times make nobody absent.
            ("no-show", 60.into()),
            ("seats", 2.into()),
            ("edition", "Standard rules".into()),
            ("clock", "No clock, so take all the time you want".into()),
            ("computers", (shape.computers as i64).into()),
        ];
        options.push(match shape.format {
            Some(format) => ("format", format.into()),
            None if shape.is_arena() => ("arena", 10.into()),
            None => ("rounds", i64::from(shape.rounds).into()),
        });
        if shape.final_table && !shape.is_knockout() {
            options.push(("final", true.into()));
        }
        let organiser = join_as_organiser(world, &format!("Mo {tournament_number}"));
        use_tournament_command(&organiser, "create", &options).await;
        let mut persons = Vec::new();
        for person in shape.persons {
            let (person, there) = world.add_person(&format!("{person} {tournament_number}"));
            use_tournament_command(&there, "join", &[]).await;
            persons.push(person);
        }
        use_tournament_command(&organiser, "start", &[]).await;
        let id = store.tournament_in(world.channel.into()).await.expect("it answers");
        Self { world, store, shape, name, id: id.expect("a tournament"), persons, organiser }
    }

    /// Loads the tournament from the database.
    async fn load_stored_tournament(&self) -> StoredTournament {
        let stored = self.store.tournament(self.id).await.expect("no event is missing");
        stored.expect("a tournament")
    }

    /// Returns all events of the tournament, and the state that they lead to.
    async fn events_and_state(&self) -> (Vec<TournamentEvent>, Tournament) {
        let stored = self.load_stored_tournament().await;
        let at = stored.events.iter().map(|row| row.at);
        let events =
            stored.events.iter().map(|row| TournamentEvent::from_json(row.version, &row.body));
        let events: Vec<TournamentEvent> = events.map(|event| event.expect("it reads")).collect();
        let mut each = at.zip(&events);
        let (at, first) = each.next().expect("a creation");
        let mut state = Tournament::from_creation(at, first).expect("a creation");
        each.for_each(|(at, event)| state.apply(at, event).expect("each event follows"));
        (events, state)
    }

    /// Returns the messages of this tournament in its channel.
    fn tournament_messages(&self) -> Vec<Message> {
        let all = self.world.discord.channel(self.world.channel).messages();
        let title = format!("**{}**: a Triominos tournament", self.name);
        let boards: Vec<usize> =
            (0..all.len()).filter(|at| all[*at].content.starts_with(&title)).collect();
        match *boards {
            [] => Vec::new(),
            [board] => all[board..].to_vec(),
            _ => panic!("it was announced twice\n{}", self.world.transcript()),
        }
    }

    /// Returns the newest message that called this person to a table, and the person as a user of that thread.
    fn newest_call_of_person(&self, person: &Person) -> Option<(PersonIn, Message)> {
        let threads = self.tournament_messages().into_iter().filter_map(|message| message.thread);
        threads.rev().find_map(|thread| {
            let all = self.world.discord.channel(thread).messages();
            let call = all.into_iter().find(|one| one.pinged.contains(&person.id()))?;
            Some((person.in_channel(thread), call))
        })
    }

    /// Lets the people confirm their presence, play some turns and leave the match, until the tournament is over and its end is
    /// announced.
    async fn play_until_announced_end(&self, dice: &mut ChaCha20Rng) {
        let mut turns = vec![0; self.persons.len()];
        turns.fill_with(|| dice.random_range(0..4));
        loop {
            for (person, turns) in self.persons.iter().zip(&mut turns) {
                let Some((there, call)) = self.newest_call_of_person(person) else { continue };
                if call.button("I’m Here").is_some() && *turns == 3 {
                    there.click(&call, "I’m Here").await;
                }
                match *turns {
                    0 => {
                        let sure = try_command(&there, "leave", &[]).await;
                        let sure = sure.filter(|sure| !sure.buttons().is_empty());
                        if let Some(sure) = sure {
                            there.click(&sure, &sure.button_labels()[0]).await;
                            *turns = dice.random_range(0..4);
                        }
                    }
                    _ => {
                        try_to_make_best_move(&there).await;
                        *turns -= 1;
                    }
                }
            }
            let status = try_command(&self.organiser, "tournament status", &[]).await;
            let over = format!("**{}** is over.", self.name);
            if status.is_some_and(|status| status.content.starts_with(&over))
                && self
                    .tournament_messages()
                    .iter()
                    .any(|message| message.content.starts_with(&over))
            {
                return;
            }
        }
    }

    /// Asserts that the running tournament has not posted any message twice, and has not opened any table twice.
    async fn assert_no_duplicate_messages_or_tables(&self) {
        let messages = self.tournament_messages();
        // In an arena each of these messages only contains the number of new tables, so they may be equal.
        let (formed, others): (Vec<&Message>, Vec<&Message>) =
            messages.iter().partition(|one| one.content.starts_with("New tables: "));
        let contents: BTreeSet<&str> = others.iter().map(|one| one.content.as_str()).collect();
        assert_eq!(contents.len(), others.len(), "{}", self.world.transcript());
        for thread in messages.iter().filter_map(|message| message.thread) {
            let all = self.world.discord.channel(thread).messages();
            // Boards have this button as well, but also a picture.
            let is_call =
                |one: &Message| one.button("I’m Here").is_some() && one.picture().is_none();
            let calls = all.iter().filter(|one| is_call(one)).count();
            assert!(calls <= 1, "{}", self.world.discord.transcript(thread));
            assert!(all.iter().all(|one| one.pinged.len() <= if is_call(one) { 2 } else { 1 }));
            let boards: Vec<&Message> = all.iter().filter(|one| is_board(one)).collect();
            let distinct_contents: BTreeSet<&str> =
                boards.iter().map(|one| one.content.as_str()).collect();
            assert_eq!(
                distinct_contents.len(),
                boards.len(),
                "{}",
                self.world.discord.transcript(thread)
            );
        }
        let (events, state) = self.events_and_state().await;
        let count =
            |is: &dyn Fn(&TournamentEvent) -> bool| events.iter().filter(|event| is(event)).count();
        let paired = count(&|event| matches!(event, TournamentEvent::Paired(_)));
        assert!(formed.len() <= paired, "{}", self.world.transcript());
        for number in 1..=self.shape.rounds + 1 {
            let paired = |event: &TournamentEvent| matches!(event, TournamentEvent::Paired(one) if one.round == number);
            assert!(count(&paired) <= 1, "round {number}");
            let ended =
                |event: &TournamentEvent| *event == TournamentEvent::RoundEnded { round: number };
            assert!(count(&ended) <= 1, "round {number}");
        }
        for number in 1..=state.tables.len() as u32 {
            let finished = |event: &TournamentEvent| matches!(event, TournamentEvent::Finished { table, .. } if *table == number);
            let opened =
                |event: &TournamentEvent| *event == TournamentEvent::Opened { table: number };
            assert!(count(&finished) <= 1 && count(&opened) <= 1, "table {number}");
        }
    }

    /// Asserts that the tournament is over and complete.
    async fn assert_tournament_complete(&self) {
        // A tournament can be over before the thread of its last table shows that the match was closed. Until that is published,
        // the last board keeps its buttons.
        self.world.wait_until_published_in(self.store).await;
        self.assert_no_duplicate_messages_or_tables().await;
        let (events, state) = self.events_and_state().await;
        assert_eq!(
            events.last(),
            Some(&TournamentEvent::Ended { ending: Ending::Played, by: None })
        );
        let shape = self.shape;
        if !shape.is_arena() {
            let paired = events.iter().filter(|event| matches!(event, TournamentEvent::Paired(_)));
            let of_rounds = shape.rounds as usize * shape.table_count_per_round();
            let finals = usize::from(shape.final_table);
            let planned = (shape.rounds as usize + finals, of_rounds + finals);
            assert_eq!((paired.count(), state.tables.len()), planned);
        }

        // Each table was opened once, is over, and counts with the result of its match.
        let tables = self.store.opened_tables_of_tournament(self.id).await.expect("it answers");
        let numbers: Vec<u32> = tables.iter().map(|table| table.number).collect();
        assert_eq!(numbers, (1..=state.tables.len() as u32).collect::<Vec<_>>());
        let posted = self.store.posted_messages(self.id).await.expect("it answers");
        for (known, table) in tables.iter().zip(&state.tables) {
            let name = format!("thread-{}", known.number);
            let sight = posted.iter().find(|sight| sight.name == name);
            let Some(MessageRef { channel_id, .. }) = sight.and_then(|sight| sight.message) else {
                panic!("table {} has no thread", known.number)
            };
            let played = load_newest_table_in(self.store, channel_id.get()).await;
            assert_eq!(played.id, known.table);
            assert!(!played.is_open() && !known.waiting);
            let Some(TableOutcome::Places(places)) = table.outcome() else {
                panic!("table {} is void", known.number)
            };
            let result = self.store.result_of(known.table).await.expect("it answers");
            assert_eq!(result.is_some(), matches!(played.phase, Phase::Over(_)));
            // If a player has left, the table is decided at once, whatever the result of its match.
            if places.iter().all(|place| place.stayed) {
                let counted = places.iter().map(|place| (place.place, place.score));
                let seats = result.iter().flat_map(|one| &one.result.seats);
                let played = seats.map(|seat| (seat.place, Some(seat.points)));
                assert!(counted.eq(played), "table {}: {places:?}", known.number);
            }
        }

        // Every player is in the standings once, and no points are missing or counted twice.
        let standings = state.standings();
        let entries: BTreeSet<usize> = standings.iter().map(|row| row.entry).collect();
        assert_eq!(entries.len(), standings.len());
        if !shape.is_arena() {
            assert_eq!(entries, (0..shape.player_count()).collect());
            for row in standings.iter().filter(|_| !shape.is_knockout()) {
                let byes = state.rounds.iter().filter(|round| round.byes.contains(&row.entry));
                assert_eq!(row.played + byes.count() as u32, shape.rounds, "{standings:?}");
            }
        }

        // The messages in the channel contain one line for each table with its outcome, the standings, and the end.
        let says = |words: &str| {
            let all = self.tournament_messages();
            all.iter().filter(|message| message.content.starts_with(words)).count()
        };
        let rounds = shape.rounds;
        for round in 1..=rounds {
            let total = rounds + u32::from(shape.is_knockout());
            assert_eq!(says(&format!("**Round {round} of {total} has begun.**")), 1);
            let standings = format!("**{}** after round {round}", self.name);
            let are_standings_posted = round < rounds || shape.final_table;
            assert_eq!(
                says(&standings),
                usize::from(are_standings_posted),
                "{}",
                self.world.transcript()
            );
            assert_eq!(says(&format!("Round {round} · Table ")), shape.table_count_per_round());
        }
        assert_eq!(says("Final table: "), usize::from(shape.final_table));
        let threads =
            self.tournament_messages().iter().filter(|message| message.thread.is_some()).count();
        assert_eq!(threads, state.tables.len());
        assert_eq!(says(&format!("**{}** is over.", self.name)), 1);
        for message in self.tournament_messages().iter().filter(|message| message.thread.is_some())
        {
            assert!(message.content.contains("→ "), "{}", message.content);
            let thread = message.thread.expect("it has one");
            let all = self.world.discord.channel(thread).messages();
            let calls = all.iter().filter(|one| one.button("I’m Here").is_some());
            let named =
                |person: &Person| message.content.contains(&format!("**{}**", person.name()));
            assert_eq!(
                calls.count(),
                usize::from(self.persons.iter().any(named)),
                "{}",
                self.world.discord.transcript(thread)
            );
        }
    }
}

/// Uses a command. Returns the answer, or `None` if the bot is killed before it answers.
async fn try_command(
    person: &PersonIn,
    command: &str,
    options: &[(&str, &str)],
) -> Option<Message> {
    let options: Vec<_> = options.iter().map(|(name, value)| (*name, (*value).into())).collect();
    let used = person.slash(command, &options).await;
    match used.answer().kind {
        AnswerKind::Message => used.answer().message,
        AnswerKind::Deferred => Some(used.finished_message().await),
        _ => None,
    }
}

/// Makes the best placement with commands, or else draws or passes. Does nothing if it is not the person's turn.
async fn try_to_make_best_move(person: &PersonIn) {
    let Some(rack) = try_command(person, "rack", &[]).await else { return };
    match best_tile_and_spot(&rack) {
        Some((tile, spot)) => {
            try_command(person, "place", &[("tile", &tile), ("spot", &spot)]).await;
        }
        None if rack.button("Draw").is_some() => {
            try_command(person, "draw", &[]).await;
        }
        None if rack.button("Pass").is_some() => {
            try_command(person, "pass", &[]).await;
        }
        None => {}
    }
}

/// Returns the number of requests that these faults have affected.
fn count_affected_requests(faults: &[FaultHandle]) -> usize {
    faults.iter().map(FaultHandle::hit_count).sum()
}

/// Waits until these faults have affected this many requests, but at most for [`REQUEST_PATIENCE`]. An arena makes no requests
/// while a player waits for an opponent.
async fn wait_for_requests(world: &World, faults: &[FaultHandle], count: usize) {
    let channel = world.discord.channel(world.channel);
    let seen =
        channel.until("requests of the tournament", |_| count_affected_requests(faults) >= count);
    let _ = tokio::time::timeout(REQUEST_PATIENCE, seen).await;
}

async fn kill_during_tournaments(kind: DatabaseKind, kills: usize) {
    let mut dice = seeded_dice();
    let world = World::without_bot_on(kind, 0).await;
    let mut program = Program::start_connected_bot(&world, &[]).await;
    let store = Store::connect(&world.database_url()).await.expect("the bot's database");
    // These faults do not change the requests. They only count them.
    let routes = ROUTES
        .map(|route| world.discord.inject(Fault::delay(route, Duration::ZERO).times(usize::MAX)));
    let (started, mut kill, mut held_so_far) = (Instant::now(), 0, 0);
    while kill < kills {
        held_so_far += 1;
        let held = RunningTournament::begin_tournament(&world, &store, held_so_far).await;
        loop {
            let requests = count_affected_requests(&routes) + dice.random_range(1..=REQUESTS);
            let over = tokio::select! {
                () = held.play_until_announced_end(&mut dice) => true,
                // An arena ends only by kills, which move its times.
                () = wait_for_requests(&world, &routes, requests), if kill < kills || held.shape.is_arena() => false,
            };
            if over {
                break;
            }
            wait_random_moment(&mut dice).await;
            program.kill();
            kill += 1;
            world.discord.until_bot_offline().await;
            // New and unanswered interactions now fail.
            world.discord.take_offline();
            world.clock.advance(4_000);
            world.discord.fail_overdue_interactions();
            let mut database = world.database.open_connection().await;
            database.prepare_leases_for_takeover().await;
            database.make_computer_moves_due().await;
            if held.shape.is_arena() {
                database.move_tournaments_into_past(ARENA_STEP).await;
            }
            database.close().await;
            world.discord.bring_online();
            program = Program::start_connected_bot(&world, &[]).await;
            held.assert_no_duplicate_messages_or_tables().await;
            assert_only_expected_requests_refused(&world);
            world.discord.clear_journal();
        }
        held.assert_tournament_complete().await;
        println!(
            "{kind:?}: {held_so_far} tournaments, the last one {:?}, and {kill} kills in {} s",
            held.shape,
            started.elapsed().as_secs()
        );
    }
    drop(program);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_survives_kills_on_sqlite() {
    kill_during_tournaments(DatabaseKind::Sqlite, configured_kill_count()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_survives_kills_on_postgresql() {
    if is_postgres_server_available() {
        kill_during_tournaments(DatabaseKind::Postgres, configured_kill_count()).await;
    }
}
