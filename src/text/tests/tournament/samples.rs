//! Sample tournaments, tables and standings for tests.

use crate::ids::{ChannelId, GuildId, PersonId};
use crate::league::tournament::{
    Author, Ending, Entry, EntryId, EntryTerms, ExactMean, ExplainedStandingsRow, Format,
    KnownReason, Meeting, OutReason, PairedTables, Player, PointsSource, Reason, Ruling, Seating,
    Stage, StandingsRow, TableOutcome, Tournament, TournamentEvent, TournamentPlan,
    TournamentRound, TournamentSeatResult, TournamentTable,
};
use crate::time::Millis;
use triominos_rules::game::Edition;

pub const MINUTE: Millis = 60_000;
pub const SOON: Millis = 1_800_000_000_000;
pub const LONG: &str = "********************************";
pub const ADA: EntryId = 0;
pub const BO: EntryId = 1;
pub const COMPUTER: EntryId = 2;

pub fn player_named(id: u64, name: &str) -> Player {
    Player::Person { id: PersonId::new(id), name: name.to_owned() }
}

/// Returns the players Ada, Bo_b and a computer.
pub fn sample_players() -> Vec<Player> {
    vec![player_named(1, "Ada"), player_named(2, "Bo_b"), Player::Computer { number: 7 }]
}

pub fn sample_author() -> Author {
    Author { id: PersonId::new(42), name: "Mo*".to_owned() }
}

/// Returns a tournament of four rounds before its start, with these players.
pub fn tournament_before_start(
    name: &str,
    edition: &str,
    players: impl IntoIterator<Item = Player>,
) -> Tournament {
    let plan = TournamentPlan {
        name: name.to_owned(),
        format: Format::Swiss { rounds: 4 },
        seats: 4,
        most: 4,
        final_table: false,
        capacity: 64,
        check_in: None,
        turn_up: 10 * MINUTE,
        table_time: 120 * MINUTE,
        edition: edition.to_owned(),
        rules: TournamentPlan::rules_by_player_count(
            Edition::from_name(edition).unwrap_or_default(),
            None,
            4,
        ),
        clock: "none".to_owned(),
        level: String::new(),
        locale: "en-US".to_owned(),
        start: None,
        is_event: false,
        entry: EntryTerms::default(),
        weekly: None,
    };
    let created = TournamentEvent::Created {
        guild: GuildId::new(5),
        channel: ChannelId::new(6),
        by: sample_author(),
        plan: Box::new(plan),
    };
    let entry = |player| Entry {
        player,
        rating: None,
        checked_in: false,
        missed: 0,
        out: None,
        left_at: None,
        no_shows: 0,
        free_since: 0,
    };
    let state = Tournament::from_creation(0, &created).unwrap();
    Tournament { entries: players.into_iter().map(entry).collect(), ..state }
}

/// Returns the tournament "Friday" with the sample players.
pub fn friday_tournament() -> Tournament {
    tournament_before_start("Friday", "tournament", sample_players())
}

/// Returns a copy of a table in which each seat has the player of its entry (a participant of the tournament).
pub fn with_everybody_seated(state: &Tournament, mut table: TournamentTable) -> TournamentTable {
    for seat in &mut table.seats {
        seat.player.clone_from(&state.entries[seat.entry].player);
    }
    table
}

/// Returns an open table of a round, of an arena (round 0) or of the final, with the sample players.
pub fn open_tournament_table(
    number: u32,
    round: u32,
    is_final: bool,
    entries: &[EntryId],
) -> TournamentTable {
    let everybody = sample_players();
    let seat = |entry: &EntryId| Seating {
        entry: *entry,
        player: everybody.get(*entry).cloned().unwrap_or(Player::Computer { number: 0 }),
        arrived: true,
        no_show: false,
    };
    let seats = entries.iter().map(seat);
    TournamentTable {
        number,
        round,
        is_final,
        seats: seats.collect(),
        paired_at: 0,
        turn_up_by: None,
        unattended: false,
        until: SOON,
        ended_at: None,
        played: None,
        ruling: None,
        reason: None,
        voided: false,
        reopened: false,
    }
}

/// Returns the result of a table, given by the place and the points of each seat.
pub fn outcome_with_places(places_and_points: &[(u32, Option<i32>)]) -> TableOutcome {
    let result = |(place, score): &(u32, Option<i32>)| TournamentSeatResult {
        place: *place,
        score: *score,
        stayed: true,
        missed: 0,
    };
    TableOutcome::Places(places_and_points.iter().map(result).collect())
}

/// Returns a row of the standings.
pub fn standings_row(rank: u32, entry: EntryId) -> StandingsRow {
    StandingsRow {
        entry,
        rank,
        final_place: None,
        points: 36,
        head_to_head: Some(3),
        opponents: ExactMean::from_sum(213, 10),
        wins: 2,
        place: ExactMean::from_sum(13, 10),
        margin: ExactMean::from_sum(-367, 10),
        absences: 0,
        played: 3,
        lot: 12_345,
    }
}

/// Returns the explanation of an entry's points, made from these parts.
pub fn points_explanation(
    sources: &[PointsSource],
    tied_entries: &[EntryId],
    opponents_and_points: &[(EntryId, u32)],
) -> ExplainedStandingsRow {
    let head_to_head = Some(3).filter(|_| !tied_entries.is_empty());
    let meeting = |(entry, points): &(EntryId, u32)| Meeting { entry: *entry, points: *points };
    let opponents: Vec<Meeting> = opponents_and_points.iter().map(meeting).collect();
    ExplainedStandingsRow {
        row: StandingsRow { head_to_head, ..standings_row(2, ADA) },
        shares: sources.to_vec(),
        equals: tied_entries.to_vec(),
        left_out: opponents.last().copied(),
        opponents,
    }
}

/// Returns tournaments in every stage, each with the heading of its message.
pub fn tournaments_by_stage() -> Vec<(&'static str, Tournament)> {
    let new = || tournament_before_start("Friday *Night*", "tournament", sample_players());
    let at = |stage| Tournament { stage, ..new() };
    let playing = |open: u32, until| {
        let tables =
            (1..=open).map(|number| open_tournament_table(number, 2, false, &[ADA, BO])).collect();
        Tournament { tables, stage: Stage::Playing { until }, changed_at: 1, ..new() }
    };
    let round = |number| TournamentRound {
        number,
        is_final: false,
        tables: 1..=3,
        byes: Vec::new(),
        ended: number == 1,
    };
    let rounds = Tournament { rounds: vec![round(1), round(2)], ..playing(3, None) };
    let last = Tournament {
        tables: vec![open_tournament_table(9, 5, true, &[ADA, BO])],
        ..playing(0, None)
    };
    let mut won = at(Stage::Over(Ending::Played));
    // The points make this player the winner, regardless of the random tie-break.
    won.entries[ADA].missed = 1;
    vec![
        ("SignUp", new()),
        ("CheckIn { until: 1800000000 }", at(Stage::CheckIn { until: SOON })),
        ("Round { round: 2, of: 4, playing: 3 }", rounds),
        ("Final", last),
        ("Arena { until: 1800000000, playing: 2 }", playing(2, Some(SOON))),
        ("ArenaEnding { playing: 1 }", playing(1, Some(0))),
        ("Paused", Tournament { paused_at: Some(0), ..new() }),
        ("Won(Person(\"Ada\"))", won),
        ("TooFew", at(Stage::Over(Ending::TooFew))),
        ("NoPersons", at(Stage::Over(Ending::NoPersons))),
        ("Cancelled", at(Stage::Over(Ending::Cancelled))),
        ("Expired", at(Stage::Over(Ending::Expired))),
    ]
}

/// Returns the pairing of a round with this many tables, and with byes for these entries.
pub fn pairing_event(round: u32, tables: usize, byes: &[EntryId]) -> TournamentEvent {
    let (tables, byes) = (vec![Vec::new(); tables], byes.to_vec());
    TournamentEvent::Paired(PairedTables { round, is_final: false, tables, byes, until: SOON })
}

/// Returns the event that organiser Mo decides the result of table 3. For `None`, returns the event that Mo takes the decision
/// back.
pub fn ruling_event(ruling: Option<Ruling>) -> TournamentEvent {
    TournamentEvent::Ruled { table: 3, ruling, by: sample_author(), reason: None }
}

/// Returns the event that Bo is withdrawn from the tournament. `by` is the author; `None` if the withdrawal was automatic.
pub fn withdrawal_event(out: OutReason, by: Option<Author>) -> TournamentEvent {
    TournamentEvent::Withdrawn { entry: BO, out, by, reason: None }
}

/// Returns the event that extends the open tables by this many minutes.
pub fn extension_event(minutes: i64) -> TournamentEvent {
    TournamentEvent::Extended { time: minutes * MINUTE, by: sample_author(), reason: None }
}

/// Returns one event of each kind that has a message or a line in the log.
pub fn sample_events() -> Vec<TournamentEvent> {
    let plan = friday_tournament().plan;
    let last = PairedTables {
        round: 5,
        is_final: true,
        tables: Vec::new(),
        byes: Vec::new(),
        until: SOON,
    };
    let order = Ruling::Order(vec![vec![ADA], vec![BO, COMPUTER]]);
    let unknown = Author { id: PersonId::new(42), name: String::new() };
    let started = |by| TournamentEvent::Started { seed: 255, until: None, by };
    let [ada, _, computer] = sample_players().try_into().unwrap();
    let edited = TournamentPlan { capacity: 12, name: "Final".to_owned(), ..plan.clone() };
    vec![
        TournamentEvent::Created {
            guild: GuildId::new(5),
            channel: ChannelId::new(6),
            by: sample_author(),
            plan: Box::new(plan.clone()),
        },
        TournamentEvent::Joined { player: ada, rating: None },
        TournamentEvent::Computers { count: 3, by: sample_author() },
        TournamentEvent::CheckInOpened { until: SOON, by: Some(sample_author()) },
        TournamentEvent::CheckInFailed,
        TournamentEvent::CheckInOpened { until: SOON, by: Some(sample_author()) },
        started(None),
        started(Some(sample_author())),
        pairing_event(1, 4, &[]),
        pairing_event(2, 4, &[BO]),
        TournamentEvent::Paired(last),
        pairing_event(0, 2, &[]),
        TournamentEvent::NoShow { table: 3, entry: BO },
        TournamentEvent::Finished { table: 3, seats: None },
        TournamentEvent::RoundEnded { round: 3 },
        ruling_event(Some(order)),
        ruling_event(Some(Ruling::Void)),
        ruling_event(None),
        ruling_event(Some(Ruling::Void)).with_reason(Some(Reason::Known(KnownReason::Agreed))),
        TournamentEvent::Voided { table: 3, until: Some(SOON), by: sample_author() },
        TournamentEvent::Voided { table: 3, until: None, by: sample_author() },
        TournamentEvent::Restored { table: 3, by: sample_author() },
        TournamentEvent::LeftUndecided { table: 3 },
        withdrawal_event(OutReason::Left, None),
        withdrawal_event(OutReason::Unchecked, None),
        withdrawal_event(OutReason::NoShows, None),
        withdrawal_event(OutReason::Removed, Some(sample_author())),
        TournamentEvent::Replaced {
            entry: BO,
            player: computer,
            by: sample_author(),
            reason: None,
        },
        TournamentEvent::Pardoned { entry: BO, by: sample_author(), reason: None },
        TournamentEvent::Paused { by: sample_author() },
        TournamentEvent::Paused { by: unknown },
        TournamentEvent::Resumed { by: sample_author() },
        extension_event(30),
        TournamentEvent::TimeLost { time: 50 * MINUTE },
        TournamentEvent::Ended { ending: Ending::Played, by: None },
        TournamentEvent::Ended { ending: Ending::NoPersons, by: None },
        TournamentEvent::Ended { ending: Ending::Cancelled, by: Some(sample_author()) },
        TournamentEvent::Queued { player: player_named(9, "Cy"), rating: None },
        TournamentEvent::Unqueued { player: player_named(9, "Cy") },
        TournamentEvent::MovedUp { player: player_named(9, "Cy") },
        TournamentEvent::Edited { plan: Box::new(edited), by: sample_author() },
    ]
}
