//! Tests that compare standings with tables that were computed by hand.

use super::*;

/// Returns a mean in tenths, as it is displayed.
fn mean_in_tenths(mean: Option<ExactMean>) -> Option<i64> {
    mean.map(ExactMean::in_tenths)
}

/// Plays a tournament of four players in which every two players meet once:
///
/// | round | | |
/// |---|---|---|
/// | 1 | A 400 : 350 B | C 410 : 300 D |
/// | 2 | A 380 : 420 C | B 400 : 400 D |
/// | 3 | A 430 : 200 D | B 405 : 395 C |
///
/// The tournament points are A 12 + 0 + 12 = 24, B 0 + 6 + 12 = 18, C 12 + 12 + 0 = 24, D 0 + 6 + 0 = 6.
fn play_all_pairs() -> Game {
    let mut game = Game::joined_by(swiss_plan(3, 2), 4);
    game.apply_events(vec![TournamentEvent::Started { seed: 7, until: None, by: None }]);
    game.play_tables(&[(&[0, 1], &[400, 350]), (&[2, 3], &[410, 300])]);
    game.play_tables(&[(&[0, 2], &[380, 420]), (&[1, 3], &[400, 400])]);
    game.play_tables(&[(&[0, 3], &[430, 200]), (&[1, 2], &[405, 395])]);
    game
}

#[test]
fn tie_breaks_of_four_players_are_those_computed_by_hand() {
    let game = play_all_pairs();
    assert_eq!(game.state.points_by_entry(), [24, 18, 24, 6]);
    // A and C have the same number of points, and C has beaten A.
    assert_eq!(game.entries_by_rank(), [2, 0, 1, 3]);
    let [a, b, c, d] = [0, 1, 2, 3].map(|entry| game.standings_row_of(entry));
    assert_eq!([&a, &b, &c, &d].map(|row| row.rank), [2, 3, 1, 4]);
    assert_eq!([&a, &b, &c, &d].map(|row| row.head_to_head), [Some(0), None, Some(2), None]);
    // The opponents' points are, for A: B 18 and C 24, without D 6; for B: A 24 and C 24, without D 6; for C: A 24 and B 18; for D:
    // A 24 and C 24, without B 18.
    assert_eq!(
        [&a, &b, &c, &d].map(|row| mean_in_tenths(row.opponents)),
        [Some(210), Some(240), Some(210), Some(240)]
    );
    assert_eq!([&a, &b, &c, &d].map(|row| row.wins), [2, 2, 2, 1]);
    // The places are 1 2 1, 2 1 1, 1 1 2 and 2 1 2.
    assert_eq!(
        [&a, &b, &c, &d].map(|row| mean_in_tenths(row.place)),
        [Some(13), Some(13), Some(13), Some(17)]
    );
    // The distances are, for A: 50, −40, and 230, which counts as 100, so the mean is 110 ÷ 3; for B: −50, 0, 10; for C: 110, which
    // counts as 100, 40, −10; for D: −100, 0, −100.
    assert_eq!(
        [&a, &b, &c, &d].map(|row| mean_in_tenths(row.margin)),
        [Some(367), Some(-133), Some(433), Some(-667)]
    );
}

#[test]
fn the_explanation_of_a_row_lists_the_sources_of_its_points() {
    let explained = play_all_pairs().state.explain_entry(0).unwrap();
    let table = |number, round, place, points| PointsSource::Table {
        table: number,
        round,
        place,
        of: 2,
        points,
    };
    assert_eq!(explained.shares, [table(1, 1, 1, 12), table(3, 2, 2, 0), table(5, 3, 1, 12)]);
    assert_eq!(explained.equals, [2]);
    let meeting = |entry, points| Meeting { entry, points };
    assert_eq!(explained.opponents, [meeting(1, 18), meeting(2, 24)]);
    assert_eq!(explained.left_out, Some(meeting(3, 6)));
    assert_eq!(play_all_pairs().state.explain_entry(4), None);
}

/// Seven players sit at a table of four, where two of them tie, and at a table of three, where one of them does not turn up. In the
/// second round one table has no result.
#[test]
fn ties_absences_and_table_sizes_count_as_computed_by_hand() {
    let mut game = Game::joined_by(swiss_plan(2, 4), 7);
    game.apply_events(vec![TournamentEvent::Started { seed: 7, until: None, by: None }]);
    game.apply_events(vec![
        TournamentEvent::Paired(PairedTables {
            round: 1,
            is_final: false,
            tables: vec![vec![0, 1, 2, 3], vec![4, 5, 6]],
            byes: vec![],
            until: HOUR,
        }),
        TournamentEvent::NoShow { table: 2, entry: 6 },
    ]);
    let reports =
        [(1, report_with(true, &[400, 300, 300, 100])), (2, report_with(true, &[200, 250, 390]))];
    game.advance(&reports.into());
    // The first table gives 12, twice the mean of 8 and 4, and 0. The table of three, with the absent player last, gives 6, 12 and
    // 0.
    assert_eq!(game.state.points_by_entry(), [12, 6, 6, 0, 6, 12, 0]);
    let row = game.standings_row_of(6);
    assert_eq!((row.absences, row.wins, row.played, row.opponents), (1, 0, 1, None));
    assert_eq!(mean_in_tenths(row.place), Some(30));
    // Entry 1 was 100 points ahead of entry 3, 100 behind entry 0, and level with entry 2: 300 − 800/3 = 33.3.
    assert_eq!(mean_in_tenths(game.standings_row_of(1).margin), Some(333));
    // The score of the computer in the seat of entry 6 does not count: 200 against 250.
    assert_eq!(mean_in_tenths(game.standings_row_of(4).margin), Some(-500));
    // Entries 1, 2 and 4 have the same number of points, but entry 4 has met neither of the others.
    assert_eq!(game.standings_row_of(1).head_to_head, None);
    // Entries 0 and 5 have 12 points each and have not met. The mean of their opponents' points is 6 for both: of 6 and 6, without
    // 0, for entry 0; of 6 alone for entry 5.
    assert_eq!(mean_in_tenths(game.standings_row_of(0).opponents), Some(60));
    assert_eq!(mean_in_tenths(game.standings_row_of(5).opponents), Some(60));
    // They have also won the same number of tables with the same places. Entry 0 was 166.7 points ahead of the others, which counts
    // as 100, and entry 5 was 50 ahead.
    assert_eq!(game.entries_by_rank()[..2], [0, 5]);

    // In the second round no match is played, and everybody gets the points of a bye.
    let tables: Vec<u32> = game.state.tables_in_play().map(|table| table.number).collect();
    game.pass_time(HOUR);
    game.advance(&BTreeMap::new());
    assert_eq!(tables.len(), 2);
    assert_eq!(game.state.points_by_entry(), [18, 12, 12, 6, 12, 18, 6]);
    assert_eq!(game.standings_row_of(0).played, 1);
    assert_eq!(game.state.stage, Stage::Over(Ending::Played));
}

#[test]
fn a_leaver_is_last_and_the_others_are_ranked_by_the_result() {
    let mut left = report_with(true, &[500, 400, 300, 200]);
    left.seats[0].left = true;
    left.seats[2].missed = 2;
    let seats = TournamentSeatResult::from_reports(&left.seats, &[false; 4]);
    assert_eq!(seats.iter().map(|seat| seat.place).collect::<Vec<_>>(), [4, 1, 2, 3]);
    assert_eq!(points_by_seat(&seats), [0, 12, 8, 4]);
    left.seats[3].left = true;
    let seats = TournamentSeatResult::from_reports(&left.seats, &[false; 4]);
    assert_eq!(points_by_seat(&seats), [0, 12, 8, 0]);
}

#[test]
fn places_give_evenly_spaced_points() {
    let share = |places: &[u32]| {
        let seat = |place: &u32| TournamentSeatResult {
            place: *place,
            score: None,
            stayed: true,
            missed: 0,
        };
        points_by_seat(&places.iter().map(seat).collect::<Vec<_>>())
    };
    assert_eq!(share(&[1, 2]), [12, 0]);
    assert_eq!(share(&[1, 1]), [6, 6]);
    assert_eq!(share(&[3, 1, 2]), [0, 12, 6]);
    assert_eq!(share(&[1, 1, 3]), [9, 9, 0]);
    assert_eq!(share(&[1, 2, 2]), [12, 3, 3]);
    assert_eq!(share(&[1, 2, 3, 4]), [12, 8, 4, 0]);
    assert_eq!(share(&[1, 1, 1, 4]), [8, 8, 8, 0]);
    assert_eq!(share(&[1, 2, 2, 2]), [12, 4, 4, 4]);
    assert_eq!(share(&[1, 1, 3, 3]), [10, 10, 2, 2]);
    assert_eq!(share(&[1, 1, 1, 1]), [6, 6, 6, 6]);
}

/// In each case, the two rows are equal in all tie-breaks before the one that decides.
#[test]
fn each_tie_break_decides_if_all_earlier_ones_are_equal() {
    let means = |sum| ExactMean::from_sum(sum, 1);
    let row = StandingsRow {
        entry: 0,
        rank: 0,
        final_place: None,
        points: 24,
        head_to_head: Some(2),
        opponents: means(20),
        wins: 2,
        place: means(2),
        margin: means(10),
        absences: 1,
        played: 3,
        lot: 5,
    };
    let better = [
        StandingsRow { final_place: Some(2), points: 0, ..row.clone() },
        StandingsRow { points: 25, head_to_head: Some(0), ..row.clone() },
        StandingsRow { head_to_head: Some(3), opponents: None, ..row.clone() },
        StandingsRow { opponents: means(21), wins: 0, ..row.clone() },
        StandingsRow { wins: 3, place: None, ..row.clone() },
        StandingsRow { place: means(1), margin: None, ..row.clone() },
        StandingsRow { margin: means(11), absences: 9, ..row.clone() },
        StandingsRow { absences: 0, lot: 9, ..row.clone() },
        StandingsRow { lot: 4, ..row.clone() },
    ];
    for better in better {
        assert!(better.compare(&row).is_lt(), "{better:?}");
        assert!(row.compare(&better).is_gt(), "{better:?}");
    }
    assert!(StandingsRow { place: None, ..row.clone() }.compare(&row).is_gt());
}

#[test]
fn the_final_table_ranks_its_players_first() {
    let mut game = Game::joined_by(TournamentPlan { final_table: true, ..swiss_plan(1, 4) }, 8);
    game.start();
    let tables: Vec<Vec<EntryId>> =
        game.state.tables_in_play().map(TournamentTable::entries).collect();
    game.finish_tables(&[&[400, 300, 200, 100], &[390, 310, 190, 110]]);
    let table = game.state.final_table().unwrap();
    // The finalists are the two winners and the two players in second place.
    let mut finalists = table.entries();
    finalists.sort_unstable();
    let mut best: Vec<EntryId> = tables.iter().flat_map(|table| table[..2].to_vec()).collect();
    best.sort_unstable();
    assert_eq!(finalists, best);
    let before = game.entries_by_rank();
    let seats = table.entries();
    game.finish_tables(&[&[100, 200, 300, 400]]);
    assert_eq!(game.state.stage, Stage::Over(Ending::Played));
    assert_eq!(game.entries_by_rank()[..4], [seats[3], seats[2], seats[1], seats[0]]);
    assert_eq!(game.entries_by_rank()[4..], before[4..]);
    // The final table gives no points.
    assert_eq!(game.standings_row_of(seats[3]).points + game.standings_row_of(seats[0]).points, 20);
}

#[test]
fn an_organisers_decision_holds_until_it_is_taken_back() {
    let mut game = play_all_pairs();
    let before = game.state.standings();
    let order = Some(Ruling::Order(vec![vec![1], vec![0]]));
    game.act(&organiser_mo(), TournamentAction::Rule { table: 1, ruling: order.clone() }).unwrap();
    assert_eq!(game.state.points_by_entry(), [12, 30, 24, 6]);
    let known = game.log.len();
    game.act(&organiser_mo(), TournamentAction::Rule { table: 1, ruling: order }).unwrap();
    assert_eq!(game.log.len(), known, "the same ruling twice");
    let tie = Some(Ruling::Order(vec![vec![0, 1]]));
    game.act(&organiser_mo(), TournamentAction::Rule { table: 1, ruling: tie }).unwrap();
    assert_eq!(game.state.points_by_entry(), [18, 24, 24, 6]);
    game.act(&organiser_mo(), TournamentAction::Rule { table: 1, ruling: Some(Ruling::Void) })
        .unwrap();
    assert_eq!(game.state.points_by_entry(), [18, 24, 24, 6]);
    assert_eq!(game.standings_row_of(0).played, 2);
    game.act(&organiser_mo(), TournamentAction::Rule { table: 1, ruling: None }).unwrap();
    assert_eq!(game.state.standings(), before);
    for wrong in [
        vec![vec![0]],
        vec![vec![0], vec![2]],
        vec![vec![0], vec![1], vec![1]],
        vec![vec![0, 1], vec![]],
    ] {
        let ruling = Some(Ruling::Order(wrong));
        assert_eq!(
            game.act(&organiser_mo(), TournamentAction::Rule { table: 1, ruling }),
            Err(TournamentRefusal::BadOrder)
        );
    }
}
