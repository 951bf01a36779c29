//! Tournament points, titles and podiums: examples of the rules, and properties that always hold.

use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use rand::seq::SliceRandom;

use crate::ids::{ChannelId, GuildId, PersonId, TournamentId};
use crate::league::tournament::{
    Author, Ending, EntryId, Format, OutReason, Paired, Ruling, TournamentEvent, TournamentPlan,
    TournamentSeatResult,
};
use crate::league::{
    FEWEST_PEOPLE, FinishedTournament, LeaderboardKind, LeagueState, Month, Player, Query, Row,
    SeasonLength, Span, TournamentReward, TournamentTotals, Trophies,
};
use crate::time::Millis;
use triominos_rules::game::Edition;

/// 2026-11-21.
const NOW: Millis = 1_795_219_200_000;
pub(super) const MINUTE: Millis = 60_000;
pub(super) const DAY: Millis = 24 * 60 * MINUTE;

fn person_of(id: u64) -> Player {
    Player::Person { id: PersonId::new(id), name: format!("P{id}") }
}

/// Persons with these ids.
pub(super) fn persons_of(ids: impl IntoIterator<Item = u64>) -> Vec<Player> {
    ids.into_iter().map(person_of).collect()
}

fn author_mo() -> Author {
    Author { id: PersonId::new(999), name: "Mo".to_owned() }
}

/// A tournament built event by event; an entry's number is its index in the list of players.
struct Cup {
    events: Vec<(Millis, TournamentEvent)>,
    tables: u32,
    rounds: u32,
    now: Millis,
}

impl Cup {
    fn new(format: Format, players: &[Player], now: Millis) -> Self {
        let plan = TournamentPlan {
            name: "Cup".to_owned(),
            format,
            seats: 4,
            most: 4,
            final_table: false,
            capacity: 256,
            check_in: None,
            turn_up: 10 * MINUTE,
            table_time: 60 * MINUTE,
            edition: Edition::Goliath.name().to_owned(),
            rules: Vec::new(),
            clock: "none".to_owned(),
            level: String::new(),
            locale: "en-US".to_owned(),
            start: None,
            is_event: false,
        };
        let (guild, channel) = (GuildId::new(5), ChannelId::new(6));
        let created =
            TournamentEvent::Created { guild, channel, by: author_mo(), plan: Box::new(plan) };
        let mut cup = Self { events: vec![(now, created)], tables: 0, rounds: 0, now };
        players
            .iter()
            .for_each(|player| cup.add_event(TournamentEvent::Joined { player: player.clone() }));
        cup.add_event(TournamentEvent::Started { seed: 7, until: None, by: None });
        cup
    }

    fn swiss_of(rounds: u32, players: &[Player]) -> Self {
        Self::new(Format::Swiss { rounds }, players, NOW)
    }

    fn add_event(&mut self, event: TournamentEvent) {
        self.events.push((self.now, event));
    }

    /// Pairs tables with these entries; round 0 is that of an arena.
    fn pair_tables(&mut self, round: u32, tables: &[Vec<EntryId>]) {
        let until = self.now + 60 * MINUTE;
        let (tables, byes) = (tables.to_vec(), Vec::new());
        let paired = Paired { round, is_final: false, tables, byes, until };
        self.add_event(TournamentEvent::Paired(paired));
    }

    /// Finishes the next paired table, its seats in the order of their places; `there` tells for each whether the player stayed.
    fn finish_table(&mut self, there: &[bool]) {
        self.tables += 1;
        let table = self.tables;
        self.add_event(TournamentEvent::Opened { table });
        let last = there.len() as u32;
        let seat = |(place, there): (u32, &bool)| TournamentSeatResult {
            place: if *there { place } else { last },
            score: there.then_some(100 - 10 * place as i32),
            stayed: *there,
            missed: 0,
        };
        let seats = (1..).zip(there).map(seat).collect();
        self.add_event(TournamentEvent::Finished { table, seats: Some(seats) });
    }

    /// Plays a round at these tables, the entries of each in the order in which they finish.
    fn play_round(&mut self, tables: &[Vec<EntryId>]) {
        self.rounds += 1;
        self.pair_tables(self.rounds, tables);
        tables.iter().for_each(|table| self.finish_table(&vec![true; table.len()]));
        self.add_event(TournamentEvent::RoundEnded { round: self.rounds });
    }

    fn replace_player(&mut self, entry: EntryId, player: Player) {
        self.add_event(TournamentEvent::Replaced { entry, player, by: author_mo(), reason: None });
    }

    fn withdraw_entry(&mut self, entry: EntryId, out: OutReason) {
        self.add_event(TournamentEvent::Withdrawn { entry, out, by: None, reason: None });
    }

    fn finish(mut self) -> FinishedTournament {
        self.now += 90 * MINUTE;
        self.add_event(TournamentEvent::Ended { ending: Ending::Played, by: None });
        outcome_read_again(&self.events).expect("it was played to its end")
    }
}

/// The outcome, serialized and read again.
fn outcome_read_again(events: &[(Millis, TournamentEvent)]) -> Option<FinishedTournament> {
    let finished = FinishedTournament::from_events(events).unwrap()?;
    Some(serde_json::from_str(&serde_json::to_string(&finished).unwrap()).unwrap())
}

/// A tournament of two rounds at one large table, at which these players finish in this order.
pub(super) fn finished_in_order(players: &[Player], now: Millis) -> FinishedTournament {
    let mut cup = Cup::new(Format::Swiss { rounds: 2 }, players, now);
    let tables: Vec<Vec<EntryId>> = vec![(0..players.len()).collect()];
    cup.play_round(&tables);
    cup.play_round(&tables);
    cup.finish()
}

/// The points of each person who has any, in tenths, ordered by place.
fn points_by_place(
    finished: &FinishedTournament,
    is_established: impl Fn(u64) -> bool,
) -> Vec<(u64, u32)> {
    let earned = finished.rewards(|person| is_established(person.get())).into_iter();
    earned
        .map(|earned| (earned.person.get(), earned.known.points + earned.new.points))
        .filter(|(_, points)| *points > 0)
        .collect()
}

pub(super) fn query_for(board: LeaderboardKind, span: Span) -> Query {
    Query { board, months: span.months(NOW, SeasonLength::Month), edition: None, at: NOW }
}

fn board_values(trophies: &Trophies, board: LeaderboardKind) -> Vec<(u32, u64, f64)> {
    let rows = trophies.leaderboard(&query_for(board, Span::AllTime), |_| false);
    rows.iter().map(|row: &Row| (row.place, row.person.get(), row.value)).collect()
}

/// The trophies of these tournaments if everybody is established.
fn trophies_of(finished: &[FinishedTournament]) -> Trophies {
    let mut trophies = Trophies::default();
    for (number, finished) in (1..).zip(finished) {
        trophies.add_outcome(number, TournamentId(number), finished, |_, _| true);
    }
    trophies
}

#[test]
fn each_established_person_behind_gives_a_point() {
    let finished = finished_in_order(&persons_of([1, 2, 3, 4, 5]), NOW);
    assert_eq!(points_by_place(&finished, |_| true), [(1, 40), (2, 30), (3, 20), (4, 10)]);
    // A newcomer earns as much as others, and is worth a tenth to those in better places.
    assert_eq!(
        points_by_place(&finished, |person| person != 4),
        [(1, 31), (2, 21), (3, 11), (4, 10)]
    );
    assert_eq!(points_by_place(&finished, |_| false), [(1, 4), (2, 3), (3, 2), (4, 1)]);
    let three = finished_in_order(&persons_of([1, 2, 3]), NOW);
    assert_eq!(points_by_place(&three, |_| false), [(1, 2), (2, 1)]);
    let two = finished_in_order(&persons_of([1, 2]), NOW);
    assert_eq!(points_by_place(&two, |_| true), [], "two people are too few");
}

#[test]
fn one_round_counts_half() {
    let mut cup = Cup::swiss_of(1, &persons_of([1, 2, 3, 4]));
    cup.play_round(&[vec![0, 1, 2, 3]]);
    assert_eq!(points_by_place(&cup.finish(), |_| true), [(1, 15), (2, 10), (3, 5)]);
}

#[test]
fn a_title_counts_by_its_field() {
    let weights = |ids: std::ops::RangeInclusive<u64>, established: &[u64]| -> Vec<(u32, u32)> {
        let finished = finished_in_order(&persons_of(ids), NOW);
        let earned = finished.rewards(|person| established.contains(&person.get()));
        earned.iter().map(|earned| (earned.known.weight, earned.new.weight)).collect()
    };
    assert_eq!(weights(1..=4, &[1, 2, 3, 4]), [(1000, 0); 4]);
    assert_eq!(weights(1..=3, &[1, 2, 3]), [(666, 0); 3]);
    assert_eq!(weights(1..=7, &[]), [(0, 200); 7]);
    // Beating three established persons gives a full title; the others have beaten two of them.
    let others = [(666, 33); 3];
    assert_eq!(weights(1..=4, &[2, 3, 4]), [&[(1000, 0)], &others[..]].concat());
}

#[test]
fn many_titles_of_small_fields_are_less_than_two_of_the_best_of_them() {
    let mut trophies = Trophies::default();
    for number in 1..=20 {
        let field = persons_of(1..=if number == 7 { 13 } else { 7 });
        let finished = finished_in_order(&field, NOW - number * 7 * DAY);
        trophies.add_outcome(number, TournamentId(number), &finished, |_, _| false);
    }
    // 0.4, and four times 0.2, weighted by 1/2, 1/4, 1/8 and 1/16.
    assert_eq!(board_values(&trophies, LeaderboardKind::Titles), [(1, 1, 0.6)]);
    let months = Span::AllTime.months(NOW, SeasonLength::Month);
    assert_eq!(trophies.totals_of(PersonId::new(1), &months).titles, 20);
}

#[test]
fn computers_give_no_points_and_keep_their_places() {
    let mut players = persons_of([1, 2, 3, 4]);
    players.insert(0, Player::Computer { number: 1 });
    players.insert(3, Player::Computer { number: 2 });
    let finished = finished_in_order(&players, NOW);
    assert_eq!(points_by_place(&finished, |_| true), [(1, 30), (2, 20), (3, 10)]);
    let trophies = trophies_of(&[finished]);
    assert_eq!(board_values(&trophies, LeaderboardKind::Titles), [], "a computer has won");
    assert_eq!(board_values(&trophies, LeaderboardKind::Podiums), [(1, 1, 1.0), (1, 2, 1.0)]);
    let full = finished_in_order(&[persons_of([1, 2]), computer_players(6)].concat(), NOW);
    assert_eq!(points_by_place(&full, |_| true), [], "six computers do not replace people");
}

pub(super) fn computer_players(count: u8) -> Vec<Player> {
    (1..=count).map(|number| Player::Computer { number }).collect()
}

#[test]
fn a_player_who_was_withdrawn_or_played_less_than_half_counts_nothing() {
    let tables = [vec![0, 1, 2, 3, 4, 5]];
    for out in [OutReason::Left, OutReason::NoShows, OutReason::Removed] {
        let mut cup = Cup::swiss_of(2, &persons_of([1, 2, 3, 4, 5, 6]));
        cup.play_round(&tables);
        cup.play_round(&tables);
        cup.withdraw_entry(0, out);
        cup.withdraw_entry(5, out);
        let finished = cup.finish();
        assert_eq!(points_by_place(&finished, |_| true), [(2, 30), (3, 20), (4, 10)], "{out:?}");
        assert_eq!(finished.field[0].player, person_of(1), "the standings stay as they are");
    }
    // Two of four rounds are half of them, one is less; and a player who leaves a table has not played it.
    let mut cup = Cup::swiss_of(4, &persons_of([1, 2, 3, 4, 5, 6, 7]));
    for round in 1..=4_usize {
        let mut table = vec![0, 1, 2, 3];
        table.extend((round <= 2).then_some(4));
        table.extend((round == 1).then_some(5));
        table.extend((round <= 2).then_some(6));
        cup.rounds += 1;
        cup.pair_tables(cup.rounds, std::slice::from_ref(&table));
        let there: Vec<bool> = table.iter().map(|entry| *entry != 6 || round == 1).collect();
        cup.finish_table(&there);
        cup.add_event(TournamentEvent::RoundEnded { round: cup.rounds });
    }
    let counted: Vec<u64> = cup.finish().counted_places().map(|(person, _)| person.get()).collect();
    assert_eq!(counted, [1, 2, 3, 4, 5]);
}

#[test]
fn a_player_who_did_not_turn_up_counts_nothing() {
    let mut cup = Cup::swiss_of(1, &persons_of([1, 2, 3, 4, 5]));
    cup.pair_tables(1, &[vec![0, 1, 2, 3, 4]]);
    cup.add_event(TournamentEvent::NoShow { table: 1, entry: 4 });
    // Even if the results have the player as present, because an organiser may have corrected them.
    cup.finish_table(&[true; 5]);
    cup.add_event(TournamentEvent::RoundEnded { round: 1 });
    assert_eq!(points_by_place(&cup.finish(), |_| true), [(1, 15), (2, 10), (3, 5)]);
}

#[test]
fn in_an_arena_half_of_the_median_of_tables_suffices() {
    let players = persons_of(1..=6);
    let mut cup = Cup::new(Format::Arena { lasts: 60 * MINUTE }, &players, NOW);
    // Eight tables for each of the first three, six for the fourth, four for the fifth, three for the sixth: the median of 8, 8,
    // 8, 6, 4 and 3 is 7.
    for n in 0..8 {
        let mut table = vec![0, 1, 2];
        table.extend((n < 6).then_some(3));
        table.extend((n < 4).then_some(4));
        table.extend((n < 3).then_some(5));
        cup.pair_tables(0, std::slice::from_ref(&table));
        cup.finish_table(&vec![true; table.len()]);
    }
    let finished = cup.finish();
    let counted: Vec<u64> = finished.counted_places().map(|(person, _)| person.get()).collect();
    assert_eq!(counted, [1, 2, 3, 4, 5]);
    assert_eq!(points_by_place(&finished, |_| true), [(1, 40), (2, 30), (3, 20), (4, 10)]);
}

#[test]
fn a_replaced_entry_belongs_to_the_player_who_played_most_of_it() {
    let tables = [vec![0, 1, 2, 3, 4]];
    let played = |rounds_before: usize, by: Player| {
        let mut cup = Cup::swiss_of(5, &persons_of([1, 2, 3, 4, 5]));
        for round in 0..5 {
            if round == rounds_before {
                cup.replace_player(0, by.clone());
            }
            cup.play_round(&tables);
        }
        cup.finish()
    };
    assert_eq!(points_by_place(&played(3, person_of(9)), |_| true)[0], (1, 40));
    assert_eq!(points_by_place(&played(2, person_of(9)), |_| true)[0], (9, 40));
    // The entry belongs to a computer that played most of it, or to its original player.
    let computer = Player::Computer { number: 1 };
    assert_eq!(points_by_place(&played(2, computer.clone()), |_| true)[0], (2, 30));
    assert_eq!(points_by_place(&played(3, computer), |_| true)[0], (1, 40));
    // If each player has played half, it belongs to the one who finished it.
    let mut cup = Cup::swiss_of(2, &persons_of([1, 2, 3, 4, 5]));
    cup.play_round(&tables);
    cup.replace_player(0, person_of(9));
    cup.play_round(&tables);
    assert_eq!(points_by_place(&cup.finish(), |_| true)[0], (9, 40));
    // A replacement during a table's match plays from the next table on.
    let mut cup = Cup::swiss_of(1, &persons_of([1, 2, 3, 4, 5]));
    cup.pair_tables(1, &tables);
    cup.add_event(TournamentEvent::Opened { table: 1 });
    cup.replace_player(0, person_of(9));
    cup.finish_table(&[true; 5]);
    cup.add_event(TournamentEvent::RoundEnded { round: 1 });
    assert_eq!(points_by_place(&cup.finish(), |_| true)[0], (1, 20));
}

#[test]
fn nobody_is_counted_twice() {
    // A person hands their entry over, joins again, and plays most of both entries.
    let mut cup = Cup::swiss_of(5, &persons_of([1, 2, 3, 4, 5]));
    cup.play_round(&[vec![0, 1, 2, 3, 4]]);
    cup.play_round(&[vec![0, 1, 2, 3, 4]]);
    cup.replace_player(0, Player::Computer { number: 1 });
    cup.add_event(TournamentEvent::Joined { player: person_of(1) });
    for _ in 0..3 {
        cup.play_round(&[vec![5, 1, 2, 3, 4]]);
    }
    let counted: Vec<u64> = cup.finish().counted_places().map(|(person, _)| person.get()).collect();
    assert_eq!(counted.iter().filter(|person| **person == 1).count(), 1, "{counted:?}");
    assert_eq!(counted.len(), 5);
}

#[test]
fn only_a_tournament_played_to_its_end_has_an_outcome() {
    for ending in [Ending::Cancelled, Ending::Expired, Ending::TooFew] {
        let mut cup = Cup::swiss_of(1, &persons_of([1, 2, 3, 4]));
        cup.play_round(&[vec![0, 1, 2, 3]]);
        cup.add_event(TournamentEvent::Ended { ending, by: None });
        assert_eq!(outcome_read_again(&cup.events), None, "{ending:?}");
    }
    let mut cup = Cup::swiss_of(1, &persons_of([1, 2, 3, 4]));
    cup.play_round(&[vec![0, 1, 2, 3]]);
    assert_eq!(outcome_read_again(&cup.events), None, "it is not over");
    assert!(FinishedTournament::from_events(&[]).is_err());
    assert!(FinishedTournament::from_events(&cup.events[1..]).is_err());
}

#[test]
fn a_decision_after_the_end_changes_the_places_and_not_the_date() {
    let mut cup = Cup::swiss_of(1, &persons_of([1, 2, 3, 4]));
    cup.play_round(&[vec![0, 1, 2, 3]]);
    cup.add_event(TournamentEvent::Ended { ending: Ending::Played, by: None });
    let before = outcome_read_again(&cup.events).unwrap();
    cup.now += DAY;
    let ruling = Some(Ruling::Order(vec![vec![3], vec![2], vec![1], vec![0]]));
    cup.add_event(TournamentEvent::Ruled { table: 1, ruling, by: author_mo(), reason: None });
    let after = outcome_read_again(&cup.events).unwrap();
    assert_eq!(points_by_place(&before, |_| true), [(1, 15), (2, 10), (3, 5)]);
    assert_eq!(points_by_place(&after, |_| true), [(4, 15), (3, 10), (2, 5)]);
    assert_eq!(before.finished_at, after.finished_at);
}

#[test]
fn the_best_five_of_a_span_count_and_the_best_two_of_a_week() {
    let six = persons_of(1..=6);
    let mut finished: Vec<_> = (0..6).map(|n| finished_in_order(&six, NOW - n * 4 * DAY)).collect();
    // One with fewer points than the two others of its week, and another two months before.
    finished.push(finished_in_order(&six[..4], NOW - 2 * MINUTE));
    finished.push(finished_in_order(&six[..5], Month::containing(NOW).plus_months(-2).start()));
    let trophies = trophies_of(&finished);
    assert_eq!(board_values(&trophies, LeaderboardKind::TournamentPoints)[0], (1, 1, 25.0));
    assert_eq!(board_values(&trophies, LeaderboardKind::Titles), [(1, 1, 7.0)]);
    let podiums = board_values(&trophies, LeaderboardKind::Podiums);
    assert_eq!(podiums, [(1, 1, 7.0), (1, 2, 7.0), (1, 3, 7.0)]);
    let of = |span, edition| {
        let query = Query { edition, ..query_for(LeaderboardKind::TournamentPoints, span) };
        trophies.leaderboard(&query, |_| false).len()
    };
    assert_eq!((of(Span::Month, None), of(Span::LastSeason, None)), (5, 0));
    assert_eq!(of(Span::AllTime, Some(Edition::Goliath)), 5);
    assert_eq!(of(Span::AllTime, Some(Edition::Kids)), 0);
    let months = Span::AllTime.months(NOW, SeasonLength::Month);
    let first = trophies.totals_of(PersonId::new(1), &months);
    assert_eq!((first.points(), first.titles, first.tournaments), (25.0, 8, 8));
    assert_eq!(first.best_place, Some((1, 6)), "of several first places the one among most");
    let last = &trophies.people()[&PersonId::new(5)].last;
    let days: Vec<Millis> = last.iter().map(|placing| placing.finished_at).collect();
    assert_eq!(days.len(), 5);
    assert!(days.is_sorted_by(|one, other| one >= other), "{days:?}");
    assert_eq!((last[0].place, last[0].of), (5, 6));
    // A hidden person leaves no gap.
    let query = query_for(LeaderboardKind::TournamentPoints, Span::AllTime);
    let rows = trophies.leaderboard(&query, |person| person.get() == 1);
    assert_eq!((rows[0].place, rows[0].person.get()), (1, 2));
}

#[test]
fn a_tournament_that_does_not_count_is_still_listed() {
    let mut trophies = Trophies::default();
    trophies.add_outcome(
        1,
        TournamentId(8),
        &finished_in_order(&persons_of([1, 2]), NOW),
        |_, _| true,
    );
    for one in
        [LeaderboardKind::TournamentPoints, LeaderboardKind::Titles, LeaderboardKind::Podiums]
    {
        assert_eq!(board_values(&trophies, one), []);
    }
    let months = Span::AllTime.months(NOW, SeasonLength::Month);
    let totals = trophies.totals_of(PersonId::new(1), &months);
    assert_eq!(totals, TournamentTotals::default());
    assert_eq!(trophies.people()[&PersonId::new(2)].last[0].place, 2);
    assert!(trophies.contains(TournamentId(8)) && !trophies.contains(TournamentId(9)));
}

#[test]
fn established_people_are_determined_as_of_a_tournaments_end() {
    let finished = finished_in_order(&persons_of([1, 2, 3, 4]), NOW);
    let counted = |since: Millis| {
        let mut trophies = Trophies::default();
        trophies.add_outcome(1, TournamentId(1), &finished, |_, at| since <= at);
        board_values(&trophies, LeaderboardKind::Titles)[0].2
    };
    let end = finished.finished_at;
    assert_eq!((counted(end), counted(end + 1)), (1.0, 0.1));
    assert_eq!(trophies_of(&[finished]).newest_end(), Some(end));
}

#[test]
fn the_champion_of_tournaments_has_played_enough_and_is_first_alone() {
    use super::{league_state, match_in_order};
    let months = Span::Season.months(NOW, SeasonLength::Month);
    let season = Query { months, ..query_for(LeaderboardKind::Ladder, Span::Season) };
    let matches: Vec<_> =
        (1..=6).map(|n| match_in_order(NOW - n * DAY, &[2, 1, 3, 4])).rev().collect();
    let champion = |state: &LeagueState, finished: &[FinishedTournament]| {
        let champion = state.season_tournament_champion(&trophies_of(finished), &season, |_| false);
        champion.map(PersonId::get)
    };
    let (state, cup) = (league_state(&matches), finished_in_order(&persons_of([9, 1, 2, 3]), NOW));
    assert_eq!(champion(&state, std::slice::from_ref(&cup)), Some(1), "9 has played no match");
    assert_eq!(state.season_champion(&season, |_| false).map(PersonId::get), Some(2));
    let back = finished_in_order(&persons_of([2, 9, 1, 3]), NOW);
    assert_eq!(champion(&state, &[cup.clone(), back]), Some(2));
    let tied = finished_in_order(&persons_of([9, 2, 1, 3]), NOW);
    assert_eq!(champion(&state, &[cup.clone(), tied]), None, "two are first");
    assert_eq!(champion(&LeagueState::default(), &[cup]), None);
}

proptest! {
    /// Persons who count have points for those behind them, and all others have none.
    #[test]
    fn points_follow_the_places(
        players in 2_usize..12,
        computers in prop::collection::btree_set(0_usize..12, 0..4),
        established in prop::collection::btree_set(0_usize..12, 0..12),
        out in prop::collection::btree_set(0_usize..12, 0..4),
        absent in prop::collection::vec(prop::collection::btree_set(0_usize..12, 0..6), 1..5),
    ) {
        let player = |n: usize| match computers.contains(&n) {
            true => Player::Computer { number: n as u8 + 1 },
            false => person_of(n as u64 + 1),
        };
        let players: Vec<Player> = (0..players).map(player).collect();
        let rounds = absent.len() as u32;
        let mut cup = Cup::swiss_of(rounds, &players);
        for absent in &absent {
            cup.rounds += 1;
            cup.pair_tables(cup.rounds, &[(0..players.len()).collect()]);
            let there: Vec<bool> = (0..players.len()).map(|entry| !absent.contains(&entry)).collect();
            cup.finish_table(&there);
            cup.add_event(TournamentEvent::RoundEnded { round: cup.rounds });
        }
        out.iter().filter(|entry| **entry < players.len()).for_each(|entry| {
            cup.withdraw_entry(*entry, OutReason::Left);
        });
        let finished = cup.finish();
        let is_established = |person: PersonId| established.contains(&(person.get() as usize - 1));
        let earned = finished.rewards(is_established);
        let missed = |entry: usize| absent.iter().filter(|absent| absent.contains(&entry)).count();
        let counts = |entry: usize| {
            let played = rounds as usize - missed(entry);
            !computers.contains(&entry) && !out.contains(&entry)
                && played > 0 && 2 * played >= rounds as usize
        };
        let counted = (0..players.len()).filter(|entry| counts(*entry)).count();
        prop_assert_eq!(earned.len(), if counted < FEWEST_PEOPLE { 0 } else { counted });
        let worth = |earned: &TournamentReward| if is_established(earned.person) { 10 } else { 1 };
        for (at, own) in earned.iter().enumerate() {
            prop_assert!(counts(own.person.get() as usize - 1));
            prop_assert_eq!(finished.field[own.place as usize - 1].player.person(), Some(own.person));
            let behind: u32 = earned[at + 1..].iter().map(worth).sum();
            prop_assert_eq!(own.known.points + own.new.points, if rounds == 1 { behind / 2 } else { behind });
        }
    }

    /// The order in which outcomes are added changes nothing.
    #[test]
    fn totals_do_not_depend_on_the_order(
        cups in prop::collection::vec((4_u64..9, 0_i64..80), 1..12),
        seed in any::<u64>(),
    ) {
        let finished: Vec<_> =
            cups.iter().map(|(field, days)| finished_in_order(&persons_of(1..=*field), NOW - days * DAY)).collect();
        let mut order: Vec<usize> = (0..finished.len()).collect();
        order.shuffle(&mut ChaCha20Rng::seed_from_u64(seed));
        let mut other = Trophies::default();
        for at in &order {
            other.add_outcome(*at as i64 + 1, TournamentId(*at as i64 + 1), &finished[*at], |_, _| true);
        }
        let one = trophies_of(&finished);
        for of in [LeaderboardKind::TournamentPoints, LeaderboardKind::Titles, LeaderboardKind::Podiums] {
            prop_assert_eq!(board_values(&one, of), board_values(&other, of));
        }
        prop_assert_eq!(one.people(), other.people());
    }
}
