//! Tests of leaderboards.

use super::{league_state, match_in_order, match_result, with_results};
use crate::ids::PersonId;
use crate::league::{
    LeaderboardKind, LeaderboardPeriod, LeagueState, MatchResult, Month, Player, Query, Row,
    RuleChanges, SeasonLength,
};
use triominos_rules::game::{Edition, Scoring};

/// The time of the tests, 2026-11-21, in milliseconds since 1970.
const NOW: i64 = 1_795_219_200_000;

/// Returns the query for a leaderboard of all time.
fn query_for(board: LeaderboardKind) -> Query {
    let months = LeaderboardPeriod::AllTime.months(NOW, SeasonLength::Month);
    Query { board, months, edition: None, at: NOW }
}

/// Returns the place, the person and the value of each row of a leaderboard.
fn places_persons_and_values(
    league_state: &LeagueState,
    board: LeaderboardKind,
) -> Vec<(u32, u64, f64)> {
    places_persons_and_values_of_rows(&league_state.leaderboard(&query_for(board), |_| false))
}

/// Returns the place, the person and the value of each row.
fn places_persons_and_values_of_rows(rows: &[Row]) -> Vec<(u32, u64, f64)> {
    rows.iter().map(|row| (row.place, row.person.get(), row.value)).collect()
}

const DAY: i64 = 24 * 60 * 60 * 1000;

/// Returns one match of the persons 1 to 4 on each of five days, weeks before [`NOW`]. After these matches, all four are
/// established.
fn five_days_of_matches_that_establish_four() -> Vec<MatchResult> {
    (0..5).map(|day| match_in_order(NOW - (100 - day) * DAY, &[1, 2, 3, 4])).collect()
}

/// Returns three matches of three persons. Person 3 plays in two of them.
fn matches_of_three_persons() -> Vec<MatchResult> {
    vec![
        match_in_order(NOW, &[1, 2, 3]),
        match_in_order(NOW + 1, &[2, 1]),
        match_in_order(NOW + 2, &[1, 3, 2]),
    ]
}

#[test]
fn friendly_matches_are_counted_and_change_no_leaderboard_and_no_rating() {
    let rated = [five_days_of_matches_that_establish_four(), matches_of_three_persons()].concat();
    let friendly = |mut result: MatchResult| {
        (result.table, result.friendly) = (result.table + 1_000_000, true);
        result.seats[0].points = 1_000;
        result.seats[0].achievements.best_move = 999;
        result
    };
    // Each rated match is followed by a friendly one of the same players. In addition there are friendly solo matches with a
    // record.
    let mixed: Vec<MatchResult> = rated
        .iter()
        .flat_map(|result| {
            [
                result.clone(),
                friendly(result.clone()),
                friendly(match_in_order(result.finished_at, &[1])),
            ]
        })
        .collect();
    let (without, with) = (league_state(&rated), league_state(&mixed));
    for kind in LeaderboardKind::ALL {
        assert_eq!(
            places_persons_and_values(&with, *kind),
            places_persons_and_values(&without, *kind),
            "{kind:?}"
        );
    }
    for person in (1..=4).map(PersonId::new) {
        assert_eq!(with.rating(person, NOW), without.rating(person, NOW));
        assert_eq!(with.is_established(person, NOW), without.is_established(person, NOW));
    }
    let months = LeaderboardPeriod::AllTime.months(NOW, SeasonLength::Month);
    let totals = |state: &LeagueState| state.totals_of(PersonId::new(1), &months, None);
    // A solo match is not counted as a match against others.
    assert_eq!(totals(&with).matches, totals(&without).matches + rated.len() as u32);
    assert_eq!((totals(&with).solo, totals(&without).solo), (Some(1_000), None));
}

#[test]
fn a_match_with_undone_replies_sets_no_record_and_changes_no_leaderboard() {
    let rated = five_days_of_matches_that_establish_four();
    let undone = |at: i64| {
        let mut result = match_in_order(at, &[1, 2]);
        (result.table, result.undone) = (result.table + 1_000_000, true);
        result.seats[0].points = 1_000;
        result.seats[0].achievements.best_move = 999;
        result.seats[1].player = Player::Computer { number: 1 };
        result
    };
    let mixed = [rated.clone(), vec![undone(NOW), undone(NOW + 1)]].concat();
    let (without, with) = (league_state(&rated), league_state(&mixed));
    for kind in LeaderboardKind::ALL {
        assert_eq!(
            places_persons_and_values(&with, *kind),
            places_persons_and_values(&without, *kind),
            "{kind:?}"
        );
    }
    let months = LeaderboardPeriod::AllTime.months(NOW, SeasonLength::Month);
    let totals = |state: &LeagueState| state.totals_of(PersonId::new(1), &months, None);
    let (with, without) = (totals(&with), totals(&without));
    assert_eq!(with.with_computers, without.with_computers + 2);
    assert_eq!(with.best_move, without.best_move);
    assert_eq!(with.best_match, without.best_match);
}

#[test]
fn people_with_equal_values_share_the_better_place() {
    let results = [match_in_order(NOW, &[1, 2, 3]), match_in_order(NOW + 1, &[2, 1, 3])];
    let months = LeaderboardPeriod::Month.months(NOW, SeasonLength::Month);
    let query = Query { months, ..query_for(LeaderboardKind::Wins) };
    let known = with_results(league_state(&five_days_of_matches_that_establish_four()), &results);
    let wins = places_persons_and_values_of_rows(&known.leaderboard(&query, |_| false));
    assert_eq!(wins.iter().map(|row| (row.0, row.2)).collect::<Vec<_>>(), [(1, 1.0), (1, 1.0)]);
    assert!(!wins.iter().any(|row| row.1 == 3), "a person without a win has no place");
}

#[test]
fn the_ladder_gives_three_points_for_the_first_place_and_none_for_the_last() {
    let ladder = |matches: &[MatchResult]| {
        let known = league_state(&five_days_of_matches_that_establish_four());
        let months = LeaderboardPeriod::Month.months(NOW, SeasonLength::Month);
        let query = Query { months, ..query_for(LeaderboardKind::Ladder) };
        places_persons_and_values_of_rows(
            &with_results(known, matches).leaderboard(&query, |_| false),
        )
    };
    assert_eq!(ladder(&matches_of_three_persons()), [(1, 1, 5.5), (2, 2, 4.5), (3, 3, 1.5)]);
    let tied =
        ladder(&[match_result(NOW, &[(1, 1, None), (2, 1, None), (3, 3, None), (4, 4, None)])]);
    assert_eq!(tied.iter().map(|row| row.2).collect::<Vec<_>>(), [2.5, 2.5, 1.0, 0.0]);
    // While nobody is established, each opponent has a weight of a quarter.
    let new = places_persons_and_values(
        &league_state(&matches_of_three_persons()[..1]),
        LeaderboardKind::Ladder,
    );
    assert_eq!(new.iter().map(|row| row.2).collect::<Vec<_>>(), [0.8, 0.4, 0.0]);
}

#[test]
fn only_matches_of_several_players_by_unchanged_rules_have_comparable_points() {
    let mut results = matches_of_three_persons();
    let mut alone = match_in_order(NOW, &[1]);
    alone.seats[0].points = 333;
    results.push(alone);
    let mut kids = match_in_order(NOW, &[1, 2]);
    (kids.edition, kids.scoring) = (Edition::Kids, Scoring::Kids);
    kids.seats[0].points = 444;
    results.push(kids);
    let mut changed = match_in_order(NOW, &[1, 2]);
    changed.rule_changes = RuleChanges::Play;
    changed.seats[0].achievements.best_move = 555;
    results.push(changed);
    let mut long = match_in_order(NOW, &[2, 1]);
    // The length does not matter for single moves and for points a round.
    long.rule_changes = RuleChanges::Length;
    (long.rounds, long.seats[0].points) = (4, 410);
    results.push(long);
    let league_state = league_state(&results);
    assert_eq!(
        places_persons_and_values(&league_state, LeaderboardKind::BestMatch),
        [(1, 1, 90.0), (1, 2, 90.0), (3, 3, 80.0)]
    );
    // A match of several rounds does not count as a match of a single round.
    assert_eq!(
        places_persons_and_values(&league_state, LeaderboardKind::BestMove),
        [(1, 1, 49.0), (1, 2, 49.0), (3, 3, 48.0)]
    );
    assert_eq!(places_persons_and_values(&league_state, LeaderboardKind::Solo), [(1, 1, 333.0)]);
    // These are the means of 80, 90, 70 and 410 / 4, and of 90, 80, 90 and 80 / 4, without the two best matches of each person.
    // Repeated meetings have less weight. The third person has played too few rounds.
    assert_eq!(
        places_persons_and_values(&league_state, LeaderboardKind::PointsARound),
        [(1, 2, 79.5), (2, 1, 69.6)]
    );
    // A win counts with changed rules, too.
    let months = query_for(LeaderboardKind::Wins).months;
    assert_eq!(league_state.totals_of(PersonId::new(1), &months, None).wins, 4);
    assert!(places_persons_and_values(&league_state, LeaderboardKind::Wins)[0].2 > 0.25 * 2.0);
}

/// Wins over computers are shown in the profile, but do not count as wins over people.
#[test]
fn wins_over_computers_are_counted_separately() {
    let with_computer = |persons: &[u64]| {
        let mut result = match_in_order(NOW, persons);
        let last = result.seats.len() - 1;
        result.seats[last].player = Player::Computer { number: 1 };
        result
    };
    let mut left = with_computer(&[1, 9]);
    left.seats[0].left = Some(1);
    let mut given_up = with_computer(&[1, 9]);
    given_up.given_up = true;
    let results = [
        match_in_order(NOW, &[1, 2]),
        with_computer(&[1, 9]),
        with_computer(&[2, 1, 9]),
        left,
        given_up,
        match_in_order(NOW, &[1]),
    ];
    let totals = |person| {
        let months = query_for(LeaderboardKind::Wins).months;
        let of = league_state(&results).totals_of(PersonId::new(person), &months, None);
        (of.matches, of.rated, of.wins, of.with_computers, of.wins_over_computers)
    };
    assert_eq!(totals(1), (5, 1, 1, 4, 1), "alone there is nobody to win against");
    assert_eq!(totals(2), (2, 1, 0, 1, 1));
}

#[test]
fn an_edition_has_its_own_leaderboards() {
    let mut kids = match_in_order(NOW, &[3, 2]);
    kids.edition = Edition::Kids;
    let league_state = league_state(&[&matches_of_three_persons()[..], &[kids]].concat());
    let of = |edition| {
        let edition = Some(edition);
        places_persons_and_values_of_rows(
            &league_state
                .leaderboard(&Query { edition, ..query_for(LeaderboardKind::Wins) }, |_| false),
        )
    };
    assert_eq!(of(Edition::Kids), [(1, 3, 0.3)]);
    assert_eq!(of(Edition::Goliath), [(1, 1, 0.5), (2, 2, 0.3)]);
    assert_eq!(of(Edition::App), []);
    let rated = league_state.leaderboard(
        &Query { edition: Some(Edition::Kids), ..query_for(LeaderboardKind::Rating) },
        |_| false,
    );
    let named: Vec<u64> = rated.iter().map(|row| row.person.get()).collect();
    assert!(!named.contains(&1) && named.len() == 2, "{named:?}");
}

#[test]
fn solo_scores_are_ranked_by_edition() {
    let alone = |person, edition, scoring, points| {
        let mut result = match_in_order(NOW, &[person]);
        (result.edition, result.scoring, result.seats[0].points) = (edition, scoring, points);
        result
    };
    let mut changed = alone(1, Edition::Kids, Scoring::Kids, 99);
    changed.rule_changes = RuleChanges::Length;
    let league_state = league_state(&[
        alone(1, Edition::Goliath, Scoring::Standard, 250),
        alone(1, Edition::GoliathNl, Scoring::Standard, 410),
        alone(1, Edition::GoliathNl, Scoring::Standard, 402),
        alone(2, Edition::GoliathNl, Scoring::Standard, 420),
        alone(2, Edition::Kids, Scoring::Kids, 31),
        alone(2, Edition::Casual, Scoring::None, 0),
        changed,
    ]);
    let of = |edition| {
        places_persons_and_values_of_rows(
            &league_state
                .leaderboard(&Query { edition, ..query_for(LeaderboardKind::Solo) }, |_| false),
        )
    };
    assert_eq!(of(None), [(1, 1, 250.0)], "without a choice by the standard rules");
    assert_eq!(of(None), of(Some(Edition::Goliath)));
    assert_eq!(of(Some(Edition::GoliathNl)), [(1, 2, 420.0), (2, 1, 410.0)]);
    assert_eq!(of(Some(Edition::Kids)), [(1, 2, 31.0)]);
    assert_eq!(of(Some(Edition::Casual)), []);
    let records = |person| {
        league_state
            .best_solo_scores_of(PersonId::new(person), &query_for(LeaderboardKind::Solo).months)
    };
    assert_eq!(records(1), [(Edition::Goliath, 250), (Edition::GoliathNl, 410)]);
    assert_eq!(records(2), [(Edition::GoliathNl, 420), (Edition::Kids, 31)]);
    let editions: Vec<Edition> = LeaderboardKind::solo_editions().collect();
    assert_eq!(editions, [Edition::Goliath, Edition::GoliathNl, Edition::Kids]);
}

#[test]
fn the_leaderboard_of_a_month_leaves_out_other_months() {
    let october = Month::containing(NOW).start_ms() - 1;
    let league_state = league_state(
        &[&[match_in_order(october, &[3, 1])][..], &matches_of_three_persons()].concat(),
    );
    let of = |period: LeaderboardPeriod| {
        let months = period.months(NOW, SeasonLength::Month);
        places_persons_and_values_of_rows(
            &league_state
                .leaderboard(&Query { months, ..query_for(LeaderboardKind::Wins) }, |_| false),
        )
    };
    assert_eq!(of(LeaderboardPeriod::Month), [(1, 1, 0.4), (2, 2, 0.3)]);
    assert_eq!(of(LeaderboardPeriod::Season), of(LeaderboardPeriod::Month));
    assert_eq!(of(LeaderboardPeriod::LastSeason), [(1, 3, 0.3)]);
    assert_eq!(of(LeaderboardPeriod::AllTime).len(), 3);
    let quarter = LeaderboardPeriod::Season.months(NOW, SeasonLength::Quarter);
    let quarter = league_state
        .leaderboard(&Query { months: quarter, ..query_for(LeaderboardKind::Wins) }, |_| false);
    assert_eq!(quarter.len(), 3);
}

#[test]
fn a_hidden_person_leaves_no_gap_in_the_places_of_a_leaderboard() {
    let league_state = league_state(&matches_of_three_persons());
    let all = league_state.leaderboard(&query_for(LeaderboardKind::Ladder), |_| false);
    let some = league_state
        .leaderboard(&query_for(LeaderboardKind::Ladder), |person| person == all[0].person);
    assert_eq!(some.iter().map(|row| row.place).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(some[0].person, all[1].person);
}

#[test]
fn rows_of_a_rating_leaderboard_are_ordered_by_their_displayed_values() {
    let day = |n: u64| NOW - (50 - n as i64) * DAY;
    let mut results: Vec<_> =
        (0..50).map(|n| match_in_order(day(n), &[1 + n % 3, 4, 5, 1 + (n + 1) % 3])).collect();
    results.push(match_in_order(NOW, &[6, 5]));
    let league_state = league_state(&results);
    let rows = league_state
        .leaderboard(&Query { at: NOW + 30, ..query_for(LeaderboardKind::Rating) }, |_| false);
    assert_eq!(rows.len(), 6);
    for pair in rows.windows(2) {
        assert!(pair[0].value >= pair[1].value && pair[0].place <= pair[1].place);
    }
    for row in &rows {
        let rating = league_state.rating(row.person, NOW + 30).unwrap();
        assert_eq!(row.value, f64::from(rating.displayed_points()));
        assert_eq!(row.provisional, rating.is_provisional());
    }
    assert!(rows.iter().any(|row| row.provisional) && rows.iter().any(|row| !row.provisional));
}

#[test]
fn a_champion_has_played_enough_and_is_first_alone() {
    let champion = |results: &[MatchResult]| {
        let months = LeaderboardPeriod::Season.months(NOW, SeasonLength::Month);
        let season = Query { months, ..query_for(LeaderboardKind::Ladder) };
        league_state(results).season_champion(&season, |_| false).map(PersonId::get)
    };
    let month = |orders: &[[u64; 4]]| -> Vec<MatchResult> {
        let played = (0..).zip(orders).map(|(n, order_of)| match_in_order(NOW + n, order_of));
        five_days_of_matches_that_establish_four().into_iter().chain(played).collect()
    };
    let first = [[1, 2, 3, 4]; 5];
    assert_eq!(champion(&month(&first)), Some(1));
    assert_eq!(champion(&month(&first[..4])), None, "four matches are too few");
    assert_eq!(champion(&month(&first)[5..]), None, "nobody whom they beat was established");
    let duels: Vec<_> = (0..9).map(|n| match_in_order(NOW + n, &[1, 2])).collect();
    let duels = [five_days_of_matches_that_establish_four(), duels].concat();
    assert_eq!(champion(&duels), None, "one opponent is too few");
    let turned = [[1, 2, 3, 4], [2, 3, 4, 1], [3, 4, 1, 2], [4, 1, 2, 3]];
    assert_eq!(champion(&month(&turned)), None, "nobody is first alone");
}

#[test]
fn leaderboards_and_spans_are_found_by_their_names() {
    // The names are those in stored buttons.
    let boards = [
        ("rating", LeaderboardKind::Rating),
        ("ladder", LeaderboardKind::Ladder),
        ("wins", LeaderboardKind::Wins),
        ("points-a-round", LeaderboardKind::PointsARound),
        ("best-move", LeaderboardKind::BestMove),
        ("best-match", LeaderboardKind::BestMatch),
        ("bridges", LeaderboardKind::Bridges),
        ("hexagons", LeaderboardKind::Hexagons),
        ("solo", LeaderboardKind::Solo),
        ("tournament-points", LeaderboardKind::TournamentPoints),
        ("titles", LeaderboardKind::Titles),
        ("podiums", LeaderboardKind::Podiums),
    ];
    assert_eq!(LeaderboardKind::ALL, boards.map(|(_, board)| board));
    for (name, board) in boards {
        assert_eq!((board.name(), LeaderboardKind::from_name(name)), (name, Some(board)));
    }
    let periods = [
        ("all-time", LeaderboardPeriod::AllTime),
        ("season", LeaderboardPeriod::Season),
        ("last-season", LeaderboardPeriod::LastSeason),
        ("month", LeaderboardPeriod::Month),
    ];
    assert_eq!(LeaderboardPeriod::ALL, periods.map(|(_, period)| period));
    for (name, period) in periods {
        assert_eq!((period.name(), LeaderboardPeriod::from_name(name)), (name, Some(period)));
    }
    assert_eq!(LeaderboardKind::from_name("luck"), None);
    assert_eq!(LeaderboardPeriod::from_name("week"), None);
}
