//! The speed of tournaments: `cargo bench --bench tournament`. Compare times only within one run, because machines differ and their
//! speed varies.

use std::collections::BTreeMap;

use divan::{Bencher, black_box};
use triominos::ids::{ChannelId, GuildId, PersonId};
use triominos::league::tournament::{
    Applicant, Contender, Division, EntryTerms, Format, MeetingCounts, PairingInput, Player,
    Report, SeatReport, Tournament, TournamentAction, TournamentActor, TournamentEvent,
    TournamentPlan, TournamentTable, divide_into_tables,
};

fn main() {
    divan::main();
}

/// Returns the input for a pairing after this many rounds at tables of four. The player with the lower number is the better one,
/// but half of the tables have a surprising result.
fn pairing_input_after_rounds(player_count: usize, round_count: usize) -> PairingInput {
    let mut field = PairingInput {
        contenders: (0..player_count)
            .map(|entry| Contender { entry, points: 0, had_bye: false, is_person: true })
            .collect(),
        seats: 4,
        most: 4,
        met: MeetingCounts::new(player_count),
    };
    for round in 0..round_count {
        let Some(Division { tables, .. }) = divide_into_tables(&field, 1, round) else { break };
        for (number, mut table) in tables.into_iter().enumerate() {
            table.sort_unstable();
            if number % 2 == 0 {
                table.rotate_left(1);
            }
            for (place, player) in table.iter().enumerate() {
                let last = u32::try_from(table.len() - 1).unwrap_or(1);
                field.contenders[*player].points += 12 - 12 * place as u32 / last;
                table[place + 1..].iter().for_each(|other| field.met.add_meeting(*player, *other));
            }
        }
    }
    field
}

/// Times the pairing of the fifth round of a tournament with this many players.
#[divan::bench(args = [16, 64, 256, 1024])]
fn pair_fifth_round(bencher: Bencher<'_, '_>, players: usize) {
    let field = pairing_input_after_rounds(players, 4);
    bencher.bench(|| divide_into_tables(black_box(&field), 1, 4));
}

/// Returns a report for each open table of a tournament. Each says that the match is finished, except that of the table with the
/// number `unfinished_table`. If that is `None`, all matches are finished.
fn match_reports_by_table(
    state: &Tournament,
    unfinished_table: Option<u32>,
) -> BTreeMap<u32, Report> {
    let seat = |place: u32| SeatReport {
        score: 400 - 10 * place as i32,
        place,
        played: true,
        left: false,
        missed: 0,
    };
    let report = |table: &TournamentTable| {
        let seats = (1..=table.seats.len() as u32).map(seat).collect();
        (table.number, Report { over: Some(table.number) != unfinished_table, seats })
    };
    state.tables_in_play().map(report).collect()
}

/// Applies all events to the state.
fn apply_events(state: &mut Tournament, events: &[TournamentEvent]) {
    events.iter().for_each(|event| state.apply(0, event).expect("it follows"));
}

/// Returns a tournament in whose fourth round all tables but one are finished.
fn tournament_late_in_fourth_round(player_count: u64) -> Tournament {
    let by = TournamentActor {
        id: PersonId::new(1),
        name: "Mo".to_owned(),
        organiser: true,
        moderator: false,
        applicant: Applicant::default(),
    };
    let plan = TournamentPlan {
        name: "Bench".to_owned(),
        format: Format::Swiss { rounds: 6 },
        seats: 4,
        most: 4,
        final_table: false,
        capacity: 256,
        check_in: None,
        turn_up: 600_000,
        table_time: 3_600_000,
        edition: "tournament".to_owned(),
        rules: Vec::new(),
        clock: "none".to_owned(),
        level: String::new(),
        locale: "en-US".to_owned(),
        start: None,
        is_event: false,
        entry: EntryTerms::default(),
        weekly: None,
    };
    let created =
        Tournament::creation_event(GuildId::new(1), ChannelId::new(2), &by, plan).expect("a plan");
    let mut state = Tournament::from_creation(0, &created).expect("a creation");
    for id in 100..100 + player_count {
        let player = Player::Person { id: PersonId::new(id), name: "P".to_owned() };
        apply_events(&mut state, &[TournamentEvent::Joined { player, rating: None }]);
    }
    let start = state.decide(0, &by, TournamentAction::Start, 7).expect("there are enough");
    apply_events(&mut state, &start);
    while state.rounds_paired() < 4 {
        let events = state.advance(0, &match_reports_by_table(&state, None), &[], 7);
        apply_events(&mut state, &events);
    }
    let last = u32::try_from(state.tables.len()).ok();
    let events = state.advance(0, &match_reports_by_table(&state, last), &[], 7);
    apply_events(&mut state, &events);
    state
}

/// Times the computation of all events that follow from the end of a round's last table, including the pairing of the next round.
#[divan::bench(args = [64, 1024])]
fn advance_to_next_round(bencher: Bencher<'_, '_>, players: u64) {
    let state = tournament_late_in_fourth_round(players);
    let reports = match_reports_by_table(&state, None);
    bencher.bench(|| black_box(&state).advance(0, &reports, &[], 7));
}

/// Times the computation of the standings with all columns.
#[divan::bench(args = [64, 1024])]
fn compute_standings(bencher: Bencher<'_, '_>, players: u64) {
    let state = tournament_late_in_fourth_round(players);
    bencher.bench(|| black_box(&state).standings());
}
