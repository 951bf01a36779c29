//! Tests of the trophies of several tournaments, and of their leaderboards.

use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use rand::seq::SliceRandom;

use super::*;
use crate::league::tests::{league_state, match_in_order};

#[test]
fn at_most_five_tournaments_of_a_period_and_two_of_a_week_count() {
    let six = persons_with_ids(1..=6);
    let mut finished: Vec<_> = (0..6).map(|n| finished_in_order(&six, NOW - n * 4 * DAY)).collect();
    // A tournament with fewer points than two others in its week, and a tournament two months earlier.
    finished.push(finished_in_order(&six[..4], NOW - 2 * MINUTE));
    finished.push(finished_in_order(&six[..5], Month::containing(NOW).plus_months(-2).start_ms()));
    let trophies = trophies_after(&finished);
    assert_eq!(
        places_persons_and_values(&trophies, LeaderboardKind::TournamentPoints)[0],
        (1, 1, 25.0)
    );
    assert_eq!(places_persons_and_values(&trophies, LeaderboardKind::Titles), [(1, 1, 7.0)]);
    let podiums = places_persons_and_values(&trophies, LeaderboardKind::Podiums);
    assert_eq!(podiums, [(1, 1, 7.0), (1, 2, 7.0), (1, 3, 7.0)]);
    let of = |period, edition| {
        let query = Query { edition, ..query_for(LeaderboardKind::TournamentPoints, period) };
        trophies.leaderboard(&query, |_| false).len()
    };
    assert_eq!(
        (of(LeaderboardPeriod::Month, None), of(LeaderboardPeriod::LastSeason, None)),
        (5, 0)
    );
    assert_eq!(of(LeaderboardPeriod::AllTime, Some(Edition::Goliath)), 5);
    assert_eq!(of(LeaderboardPeriod::AllTime, Some(Edition::Kids)), 0);
    let months = LeaderboardPeriod::AllTime.months(NOW, SeasonLength::Month);
    let first = trophies.totals_of(PersonId::new(1), &months);
    assert_eq!((first.points(), first.titles, first.tournaments), (25.0, 8, 8));
    assert_eq!(first.best_place, Some((1, 6)), "of several first places the one among most");
    let last = &trophies.people()[&PersonId::new(5)].last;
    let days: Vec<Millis> = last.iter().map(|placing| placing.finished_at).collect();
    assert_eq!(days.len(), 5);
    assert!(days.is_sorted_by(|one, other| one >= other), "{days:?}");
    assert_eq!((last[0].place, last[0].of), (5, 6));
    // A hidden person leaves no gap.
    let query = query_for(LeaderboardKind::TournamentPoints, LeaderboardPeriod::AllTime);
    let rows = trophies.leaderboard(&query, |person| person.get() == 1);
    assert_eq!((rows[0].place, rows[0].person.get()), (1, 2));
}

#[test]
fn a_tournament_that_does_not_count_is_still_listed() {
    let mut trophies = Trophies::default();
    trophies.add_outcome(
        1,
        TournamentId(8),
        &finished_in_order(&persons_with_ids([1, 2]), NOW),
        |_, _| true,
    );
    for one in
        [LeaderboardKind::TournamentPoints, LeaderboardKind::Titles, LeaderboardKind::Podiums]
    {
        assert_eq!(places_persons_and_values(&trophies, one), []);
    }
    let months = LeaderboardPeriod::AllTime.months(NOW, SeasonLength::Month);
    let totals = trophies.totals_of(PersonId::new(1), &months);
    assert_eq!(totals, TournamentTotals::default());
    assert_eq!(trophies.people()[&PersonId::new(2)].last[0].place, 2);
    assert!(trophies.contains(TournamentId(8)) && !trophies.contains(TournamentId(9)));
}

#[test]
fn a_person_must_be_established_by_the_end_of_a_tournament() {
    let finished = finished_in_order(&persons_with_ids([1, 2, 3, 4]), NOW);
    let counted = |since: Millis| {
        let mut trophies = Trophies::default();
        trophies.add_outcome(1, TournamentId(1), &finished, |_, at| since <= at);
        places_persons_and_values(&trophies, LeaderboardKind::Titles)[0].2
    };
    let end = finished.finished_at;
    assert_eq!((counted(end), counted(end + 1)), (1.0, 0.1));
    assert_eq!(trophies_after(&[finished]).newest_tournament_end(), Some(end));
}

#[test]
fn the_champion_of_tournaments_has_played_enough_and_is_first_alone() {
    let months = LeaderboardPeriod::Season.months(NOW, SeasonLength::Month);
    let season = Query { months, ..query_for(LeaderboardKind::Ladder, LeaderboardPeriod::Season) };
    let matches: Vec<_> =
        (1..=6).map(|n| match_in_order(NOW - n * DAY, &[2, 1, 3, 4])).rev().collect();
    let champion = |state: &LeagueState, finished: &[FinishedTournament]| {
        let champion =
            state.season_tournament_champion(&trophies_after(finished), &season, |_| false);
        champion.map(PersonId::get)
    };
    let (state, cup) =
        (league_state(&matches), finished_in_order(&persons_with_ids([9, 1, 2, 3]), NOW));
    assert_eq!(champion(&state, std::slice::from_ref(&cup)), Some(1), "9 has played no match");
    assert_eq!(state.season_champion(&season, |_| false).map(PersonId::get), Some(2));
    let back = finished_in_order(&persons_with_ids([2, 9, 1, 3]), NOW);
    assert_eq!(champion(&state, &[cup.clone(), back]), Some(2));
    let tied = finished_in_order(&persons_with_ids([9, 2, 1, 3]), NOW);
    assert_eq!(champion(&state, &[cup.clone(), tied]), None, "two are first");
    assert_eq!(champion(&LeagueState::default(), &[cup]), None);
}

proptest! {
    #[test]
    fn totals_do_not_depend_on_the_order_of_added_tournaments(
        cups in prop::collection::vec((4_u64..9, 0_i64..80), 1..12),
        seed in any::<u64>(),
    ) {
        let finished: Vec<_> =
            cups.iter().map(|(field, days)| finished_in_order(&persons_with_ids(1..=*field), NOW - days * DAY)).collect();
        let mut order: Vec<usize> = (0..finished.len()).collect();
        order.shuffle(&mut ChaCha20Rng::seed_from_u64(seed));
        let mut other = Trophies::default();
        for at in &order {
            other.add_outcome(*at as i64 + 1, TournamentId(*at as i64 + 1), &finished[*at], |_, _| true);
        }
        let one = trophies_after(&finished);
        for of in [LeaderboardKind::TournamentPoints, LeaderboardKind::Titles, LeaderboardKind::Podiums] {
            prop_assert_eq!(places_persons_and_values(&one, of), places_persons_and_values(&other, of));
        }
        prop_assert_eq!(one.people(), other.people());
    }
}
