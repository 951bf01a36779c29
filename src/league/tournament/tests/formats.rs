//! Tests of round robins and knockouts from start to end: forfeits, void and tied tables, seeds, standings.

use super::*;

fn plan_with_format(format: Format, capacity: u32) -> TournamentPlan {
    TournamentPlan { format, capacity, ..swiss_plan(1, 2) }
}

/// Starts a knockout of one person for each of these ratings. Entry 0 has the first rating.
fn started_knockout_with_ratings(ratings: &[i32]) -> Game {
    let mut game = Game::new(plan_with_format(Format::Knockout, 64));
    for (id, rating) in (100..).zip(ratings) {
        let applicant = Applicant { rating: Some(*rating), ..Applicant::default() };
        let by = TournamentActor { applicant, ..player_with_id(id) };
        game.act(&by, TournamentAction::Join).unwrap();
    }
    game.start();
    game
}

/// Finishes the open tables. `score` returns the points that an entry has in its match.
fn finish_round(game: &mut Game, score: impl Fn(EntryId) -> i32) {
    let report = |table: &TournamentTable| {
        let scores: Vec<i32> = table.entries().into_iter().map(&score).collect();
        (table.number, report_with(true, &scores))
    };
    let reports = game.state.tables_in_play().map(report).collect();
    game.advance(&reports);
}

/// Returns the entries at each open table.
fn entries_by_open_table(game: &Game) -> Vec<Vec<EntryId>> {
    game.state.tables_in_play().map(TournamentTable::entries).collect()
}

#[test]
fn in_a_round_robin_everyone_meets_everyone_once() {
    for persons in 2..=8 {
        let mut game = Game::joined_by(plan_with_format(Format::RoundRobin, 8), persons);
        game.start();
        while !game.state.is_over() {
            finish_round(&mut game, |entry| 100 - i32::try_from(entry).unwrap());
        }
        assert_eq!(game.state.stage, Stage::Over(Ending::Played));
        let persons = usize::try_from(persons).unwrap();
        assert_eq!(game.state.tables.len(), persons * (persons - 1) / 2);
        assert_eq!(game.state.rounds.len(), game.state.round_total().unwrap() as usize);
        let ranked: Vec<EntryId> = game.entries_by_rank();
        assert_eq!(ranked, (0..persons).collect::<Vec<_>>());
        let byes: Vec<usize> = (0..persons)
            .map(|one| game.state.rounds.iter().filter(|round| round.byes.contains(&one)).count())
            .collect();
        assert!(byes.iter().all(|count| *count == persons % 2), "{byes:?}");
    }
}

#[test]
fn in_a_round_robin_the_opponents_of_a_player_who_has_left_win() {
    let mut game = Game::joined_by(plan_with_format(Format::RoundRobin, 8), 4);
    game.start();
    finish_round(&mut game, |entry| i32::try_from(entry).unwrap());
    game.act(&organiser_mo(), TournamentAction::Withdraw { entry: 3 }).unwrap();
    // The open table of the player ends at once, with a win of the other.
    game.advance(&BTreeMap::new());
    while !game.state.is_over() {
        finish_round(&mut game, |entry| i32::try_from(entry).unwrap());
    }
    assert_eq!(game.state.tables.len(), 6);
    let points = game.state.points_by_entry();
    assert_eq!(points.iter().sum::<u32>(), 6 * WIN);
    assert!(points[3] <= WIN, "the table of the first round counts");
}

#[test]
fn a_round_robin_cannot_be_joined_once_it_has_begun() {
    let mut game = Game::joined_by(plan_with_format(Format::RoundRobin, 8), 3);
    game.start();
    assert_eq!(
        game.act(&player_with_id(110), TournamentAction::Join),
        Err(TournamentRefusal::TooLate)
    );
    game.act(&player_with_id(100), TournamentAction::Leave).unwrap();
    game.act(&player_with_id(100), TournamentAction::Join).unwrap();
}

#[test]
fn a_knockout_is_seeded_by_rating_and_won_by_the_last_player() {
    // The best two are the entries 3 and 1.
    let mut game = started_knockout_with_ratings(&[1000, 1400, 900, 1500, 1100]);
    assert_eq!(entries_by_open_table(&game), [vec![0, 2]]);
    assert_eq!(game.state.rounds[0].byes, [3, 1, 4]);
    assert_eq!(game.state.round_total(), Some(3));
    finish_round(&mut game, |entry| i32::from(entry == 2));
    assert_eq!(entries_by_open_table(&game), [vec![3, 2], vec![1, 4]]);
    finish_round(&mut game, |entry| i32::from(entry != 2 && entry != 4));
    let last = game.state.final_table().unwrap();
    assert_eq!(last.entries(), [3, 1]);
    finish_round(&mut game, |entry| i32::from(entry == 1));
    assert_eq!(game.state.stage, Stage::Over(Ending::Played));
    assert_eq!(game.entries_by_rank()[..2], [1, 3]);
    assert_eq!(*game.entries_by_rank().last().unwrap(), 0, "the loser of the first round is last");
    // A bye counts as a win. The final gives no points, but decides the places of the finalists.
    assert_eq!(game.state.points_by_entry(), [0, 24, 12, 24, 12]);
}

#[test]
fn at_a_void_or_tied_knockout_table_the_better_seed_advances() {
    let mut game = started_knockout_with_ratings(&[1000, 1100, 1200, 1300]);
    assert_eq!(entries_by_open_table(&game), [vec![3, 0], vec![2, 1]]);
    game.act(&organiser_mo(), TournamentAction::Rule { table: 1, ruling: Some(Ruling::Void) })
        .unwrap();
    game.advance(&BTreeMap::from([(2, report_with(true, &[50, 50]))]));
    assert_eq!(entries_by_open_table(&game), [vec![3, 2]]);
    assert_eq!(game.state.points_by_entry(), [0, 0, 12, 12]);
    assert!([0, 1].into_iter().all(|entry| game.state.is_eliminated(entry)));
    assert!(![2, 3].into_iter().any(|entry| game.state.is_eliminated(entry)));
}

#[test]
fn absent_players_and_leavers_let_their_opponents_advance() {
    let mut game = started_knockout_with_ratings(&[1000, 1100, 1200, 1300]);
    // The favourite 3 does not come, although the computer in their place scores more. The favourite 2 leaves after winning.
    game.advance(&reports_of_present(&game, &[]));
    game.pass_time(game.state.plan.turn_up);
    game.advance(&reports_of_present(&game, &[0, 1, 2]));
    let mut reports = reports_of_present(&game, &[0, 1, 2]);
    for report in reports.values_mut() {
        *report = Report { over: true, ..report.clone() };
        (report.seats[0].score, report.seats[0].place) = (90, 1);
        (report.seats[1].score, report.seats[1].place) = (10, 2);
    }
    game.act(&player_with_id(103), TournamentAction::Leave).ok();
    game.pass_time(3 * MINUTE);
    game.act(&player_with_id(102), TournamentAction::Leave).unwrap();
    game.pass_time(3 * MINUTE);
    game.advance(&reports);
    assert!(game.state.is_eliminated(3));
    assert_eq!(
        game.act(&player_with_id(103), TournamentAction::Join),
        Err(TournamentRefusal::TooLate)
    );
}

#[test]
fn a_winner_whose_next_knockout_opponents_have_all_left_advances() {
    let mut game = started_knockout_with_ratings(&[1000, 1100, 1200, 1300]);
    for entry in [3, 0] {
        game.act(&organiser_mo(), TournamentAction::Withdraw { entry }).unwrap();
    }
    game.advance(&BTreeMap::new());
    // Only the other table is left. Its winner has no opponent in the final.
    assert_eq!(entries_by_open_table(&game), [vec![2, 1]]);
    finish_round(&mut game, |entry| i32::try_from(entry).unwrap());
    assert_eq!(game.state.stage, Stage::Over(Ending::Played));
    assert_eq!(game.entries_by_rank()[0], 2);
}

#[test]
fn knockouts_of_all_sizes_end_with_one_winner() {
    for count in [2, 3, 5, 8, 23, 64] {
        let ratings: Vec<i32> = (0..count).map(|number| 2000 - 10 * number).collect();
        let mut game = started_knockout_with_ratings(&ratings);
        let mut rounds = 0;
        while !game.state.is_over() {
            finish_round(&mut game, |entry| -i32::try_from(entry).unwrap());
            rounds += 1;
        }
        assert_eq!(Some(rounds), game.state.round_total());
        assert_eq!(game.state.tables.len() as i32, count - 1);
        assert_eq!(game.entries_by_rank()[..2], [0, 1]);
    }
}

#[test]
fn round_robins_and_knockouts_refuse_larger_tables_and_a_final_table() {
    for format in [Format::RoundRobin, Format::Knockout] {
        let ok = plan_with_format(format, 8);
        assert_eq!(ok.check(), Ok(()));
        let wide = TournamentPlan { seats: 3, ..ok.clone() };
        assert_eq!(wide.check(), Err(InvalidPlan::FixedTables));
        let with_final = TournamentPlan { final_table: true, ..ok };
        assert_eq!(with_final.check(), Err(InvalidPlan::FixedTables));
    }
    let many = plan_with_format(Format::RoundRobin, 9);
    assert_eq!(many.check(), Err(InvalidPlan::Capacity { least: 2, most: 8 }));
}

#[test]
fn earlier_programs_refuse_to_read_round_robins_and_knockouts() {
    for format in [Format::RoundRobin, Format::Knockout] {
        let created = &Game::new(plan_with_format(format, 8)).log[0];
        assert_eq!(created.required_version(), 3);
    }
}
