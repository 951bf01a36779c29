//! Leaderboards.

use super::{league_state, order, played};
use crate::game::{Edition, Scoring};
use crate::league::{Board, LeagueState, MatchResult, Month, Query, Row, SeasonLength, Span};

/// 2026-11-21.
const NOW: i64 = 1_795_219_200_000;

fn query(board: Board) -> Query {
    let months = Span::AllTime.months(NOW, SeasonLength::Month);
    Query { board, months, edition: None, at: NOW }
}

fn board(league_state: &LeagueState, board: Board) -> Vec<(u32, u64, f64)> {
    rows(&league_state.board(&query(board), |_| false))
}

fn rows(rows: &[Row]) -> Vec<(u32, u64, f64)> {
    rows.iter().map(|row| (row.place, row.person, row.value)).collect()
}

/// Three matches of three persons, of whom the third plays two.
fn evening() -> Vec<MatchResult> {
    vec![order(NOW, &[1, 2, 3]), order(NOW + 1, &[2, 1]), order(NOW + 2, &[1, 3, 2])]
}

#[test]
fn those_who_tie_share_the_better_place() {
    let mut results = evening();
    results.push(order(NOW + 3, &[2, 3, 1]));
    let wins = board(&league_state(&results), Board::Wins);
    assert_eq!(wins.iter().map(|row| (row.0, row.2)).collect::<Vec<_>>(), [(1, 2.0), (1, 2.0)]);
    assert!(!wins.iter().any(|row| row.1 == 3), "who has not won has no place");
}

#[test]
fn the_ladder_gives_three_points_for_the_first_place_and_none_for_the_last() {
    let ladder = board(&league_state(&evening()), Board::Ladder);
    assert_eq!(ladder, [(1, 1, 6.0), (2, 2, 4.5), (3, 3, 1.5)]);
    let tied =
        league_state(&[played(NOW, &[(1, 1, None), (2, 1, None), (3, 3, None), (4, 4, None)])]);
    assert_eq!(
        board(&tied, Board::Ladder).iter().map(|row| row.2).collect::<Vec<_>>(),
        [2.5, 2.5, 1.0, 0.0]
    );
}

#[test]
fn points_are_compared_where_they_compare() {
    let mut results = evening();
    let mut alone = order(NOW, &[1]);
    alone.seats[0].points = 333;
    results.push(alone);
    let mut kids = order(NOW, &[1, 2]);
    (kids.edition, kids.scoring) = (Edition::Kids, Scoring::Kids);
    kids.seats[0].points = 444;
    results.push(kids);
    let mut changed = order(NOW, &[1, 2]);
    changed.changed = true;
    changed.seats[0].deeds.best_move = 555;
    results.push(changed);
    let mut long = order(NOW, &[2, 1]);
    (long.rounds, long.seats[0].points) = (4, 410);
    results.push(long);
    let league_state = league_state(&results);
    assert_eq!(board(&league_state, Board::BestMatch), [(1, 2, 410.0), (2, 1, 90.0), (3, 3, 80.0)]);
    assert_eq!(board(&league_state, Board::BestMove), [(1, 1, 49.0), (1, 2, 49.0), (3, 3, 48.0)]);
    assert_eq!(board(&league_state, Board::Solo), [(1, 1, 333.0)]);
    // (80 + 90 + 70 + 410) / 7 and (90 + 80 + 90 + 80) / 7; two rounds are too few.
    assert_eq!(board(&league_state, Board::PointsARound), [(1, 2, 92.9), (2, 1, 48.6)]);
    // Whoever wins by whatever rules has won.
    assert_eq!(board(&league_state, Board::Wins)[0], (1, 1, 4.0));
}

#[test]
fn an_edition_has_its_own_leaderboards() {
    let mut kids = order(NOW, &[3, 2]);
    kids.edition = Edition::Kids;
    let league_state = league_state(&[&evening()[..], &[kids]].concat());
    let of = |edition| {
        let edition = Some(edition);
        rows(&league_state.board(&Query { edition, ..query(Board::Wins) }, |_| false))
    };
    assert_eq!(of(Edition::Kids), [(1, 3, 1.0)]);
    assert_eq!(of(Edition::Goliath), [(1, 1, 2.0), (2, 2, 1.0)]);
    assert_eq!(of(Edition::App), []);
    let rated = league_state
        .board(&Query { edition: Some(Edition::Kids), ..query(Board::Rating) }, |_| false);
    let named: Vec<u64> = rated.iter().map(|row| row.person).collect();
    assert!(!named.contains(&1) && named.len() == 2, "{named:?}");
}

#[test]
fn a_month_begins_with_nobody() {
    let october = Month::of(NOW).start() - 1;
    let league_state = league_state(&[&[order(october, &[3, 1])][..], &evening()].concat());
    let of = |span: Span| {
        let months = span.months(NOW, SeasonLength::Month);
        rows(&league_state.board(&Query { months, ..query(Board::Wins) }, |_| false))
    };
    assert_eq!(of(Span::Month), [(1, 1, 2.0), (2, 2, 1.0)]);
    assert_eq!(of(Span::Season), of(Span::Month));
    assert_eq!(of(Span::LastSeason), [(1, 3, 1.0)]);
    assert_eq!(of(Span::AllTime).len(), 3);
    let quarter = Span::Season.months(NOW, SeasonLength::Quarter);
    let quarter = league_state.board(&Query { months: quarter, ..query(Board::Wins) }, |_| false);
    assert_eq!(quarter.len(), 3);
}

#[test]
fn who_is_hidden_leaves_no_gap() {
    let league_state = league_state(&evening());
    let all = league_state.board(&query(Board::Ladder), |_| false);
    let some = league_state.board(&query(Board::Ladder), |person| person == all[0].person);
    assert_eq!(some.iter().map(|row| row.place).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(some[0].person, all[1].person);
}

#[test]
fn a_rating_board_is_in_the_order_of_the_figures_that_it_shows() {
    let results: Vec<_> = (0..30).map(|n| order(NOW + n, &[1 + n as u64 % 3, 4, 5])).collect();
    let league_state = league_state(&results);
    let rows = league_state.board(&Query { at: NOW + 30, ..query(Board::Rating) }, |_| false);
    assert_eq!(rows.len(), 5);
    for pair in rows.windows(2) {
        assert!(pair[0].value >= pair[1].value && pair[0].place <= pair[1].place);
    }
    for row in &rows {
        let rating = league_state.rating(row.person, NOW + 30).unwrap();
        assert_eq!(row.value, f64::from(rating.points()));
        assert_eq!(row.provisional, rating.is_provisional());
    }
    assert!(rows.iter().any(|row| row.provisional) && rows.iter().any(|row| !row.provisional));
}

#[test]
fn a_champion_has_played_enough_and_is_first_alone() {
    let champion = |results: &[MatchResult]| {
        let months = Span::Season.months(NOW, SeasonLength::Month);
        let season = Query { months, ..query(Board::Ladder) };
        league_state(results).champion(&season, |_| false)
    };
    assert_eq!(champion(&evening()), Some(1));
    assert_eq!(champion(&evening()[..2]), None, "two matches are too few");
    let duels: Vec<_> = (0..9).map(|n| order(NOW + n, &[1, 2])).collect();
    assert_eq!(champion(&duels), None, "one opponent is too few");
    let even = [[1, 2, 3], [2, 3, 1], [3, 1, 2]];
    let even: Vec<_> = even.iter().map(|persons| order(NOW, persons)).collect();
    assert_eq!(champion(&even), None, "nobody is first alone");
}

#[test]
fn names_read_back() {
    for board in Board::ALL {
        assert_eq!(Board::from_name(board.name()), Some(board));
    }
    for span in Span::ALL {
        assert_eq!(Span::from_name(span.name()), Some(span));
    }
    assert_eq!(Board::from_name("luck"), None);
    assert_eq!(Span::from_name("week"), None);
}
