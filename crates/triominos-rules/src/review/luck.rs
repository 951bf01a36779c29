//! The luck of deals and draws.
//!
//! The value of a position is the mean margin of simulated rounds that start from it. A margin is a player's points minus the mean
//! of the other players' points. The simulated rounds have the true racks and a pool in random order, and every player follows the
//! same quick policy.

use crate::game::compact::{CompactRound, Move, RankedSet, RankedTile, RoundRules};
use crate::game::{Length, Match, Rules, SeededStream, Tile};
use crate::opponent::Style;
use crate::opponent::policy::Policy;
use crate::opponent::thinking::search::{gain_of_seat, play_out};
use crate::opponent::thinking::split_mix::SplitMix64;
use crate::opponent::tuned;

/// The luck of a draw is estimated from this many simulated rounds with the drawn tile, and as many with random tiles.
pub const ROUNDS_OF_DRAW: usize = 400;
/// The number of simulated rounds, as in [`ROUNDS_OF_DRAW`], for the second estimate of a draw that may have turned the match.
pub const ROUNDS_OF_TURNING_DRAW: usize = 2_000;
/// The number of simulated rounds from which the value of a deal is estimated.
const ROUNDS_OF_DEAL: usize = 1_000;
/// The number of random deals from which par is estimated. Par is the mean margin (a player's points minus the mean of the other
/// players' points) of a place in the order of turns.
const DEALS_OF_PAR: u64 = 2_000;
/// The number of the random stream of the deals from which par is estimated. It is fixed, so that par depends only on the rules.
const STREAM_OF_PAR: u64 = 41;

/// Returns the mean margin of each place in the order of turns over random deals, in search units (`UNITS` per point). The margin
/// is a player's points minus the mean of the other players' points. The starter has the first place.
pub fn mean_margins_by_turn_order(
    rules: &Rules,
    players: usize,
    round_rules: &RoundRules,
) -> Vec<i64> {
    let policy = quick_policy(rules, players);
    let single = Rules { length: Length::Single, ..rules.clone() };
    let mut sums = vec![0; players];
    for number in 0..DEALS_OF_PAR {
        let mut game = Match::new(single.clone(), players);
        game.start_round(SeededStream::new(number, STREAM_OF_PAR).next_seed());
        let Some(mut round) = CompactRound::from_match(&game, round_rules) else { continue };
        let starter = round.turn();
        play_out(&mut round, starter, &policy, &policy);
        for (place, sum) in sums.iter_mut().enumerate() {
            *sum += gain_of_seat(&round, (starter + place) % players);
        }
    }
    sums.iter().map(|sum| sum / DEALS_OF_PAR as i64).collect()
}

/// Returns the value of the round that was just dealt, by seat and in search units (`UNITS` per point).
pub fn deal_values_by_seat(game: &Match, round_rules: &RoundRules, seed: u64) -> Vec<i64> {
    let players = game.player_count();
    let Some(round) = CompactRound::from_match(game, round_rules) else { return vec![0; players] };
    let state = RoundWithTrueTiles::new(game, &round);
    let mut random = SplitMix64::new(seed);
    state.mean_margins_by_seat(ROUNDS_OF_DEAL, &mut random, |_, _| {})
}

/// Returns the luck of drawing this tile, by seat and in search units (`UNITS` per point). The luck is the value of the round after
/// the draw minus the mean value after drawing a random tile of the pool. Each of the two is estimated from
/// `simulated_rounds` simulated rounds. `game` is the match before the draw.
pub fn draw_luck_by_seat(
    game: &Match,
    tile: Tile,
    round_rules: &RoundRules,
    (simulated_rounds, seed): (usize, u64),
) -> Vec<i64> {
    let players = game.player_count();
    let Some(round) = CompactRound::from_match(game, round_rules) else { return vec![0; players] };
    let state = RoundWithTrueTiles::new(game, &round);
    let mut random = SplitMix64::new(seed);
    let tile = RankedTile::from(tile);
    let with_tile = |pool: &mut Vec<RankedTile>, round: &mut CompactRound<'_>| {
        // The next tile of a pool is its last.
        if let (Some(at), Some(last)) =
            (pool.iter().position(|other| *other == tile), pool.len().checked_sub(1))
        {
            pool.swap(at, last);
        }
        state.set_pool(round, pool);
        round.act(Move::Draw);
    };
    let with_any = |pool: &mut Vec<RankedTile>, round: &mut CompactRound<'_>| {
        state.set_pool(round, pool);
        round.act(Move::Draw);
    };
    let with = state.mean_margins_by_seat(simulated_rounds, &mut random, with_tile);
    let any = state.mean_margins_by_seat(simulated_rounds, &mut random, with_any);
    with.iter().zip(any).map(|(with, any)| with - any).collect()
}

/// Returns the policy that every player follows when a round is simulated to its end.
fn quick_policy(rules: &Rules, players: usize) -> Policy {
    tuned::placing_policy(rules, players, Style::Even)
}

/// A round, its true racks and the tiles of its pool, from which simulated rounds start.
struct RoundWithTrueTiles<'a, 'b> {
    round: &'b CompactRound<'a>,
    racks: Vec<RankedSet>,
    pool: Vec<RankedTile>,
    policy: Policy,
}

impl<'a, 'b> RoundWithTrueTiles<'a, 'b> {
    fn new(game: &Match, round: &'b CompactRound<'a>) -> Self {
        let players = game.player_count();
        let racks: Vec<RankedSet> = (0..players).map(|seat| round.rack(seat)).collect();
        let held = racks.iter().fold(round.board().placed_tiles(), |all, rack| all.or(*rack));
        let pool = RankedSet::ALL.without(held).iter().collect();
        Self { round, racks, pool, policy: quick_policy(game.rules(), players) }
    }

    /// Gives the round the true racks and this pool.
    fn set_pool(&self, round: &mut CompactRound<'_>, pool: &[RankedTile]) {
        round.set_hidden_tiles(&self.racks, pool.iter().copied());
    }

    /// Returns the mean margins of simulated rounds with a random pool, by seat and in search units (`UNITS` per point). `prepare`
    /// changes each round before it is played to its end.
    fn mean_margins_by_seat(
        &self,
        simulated_rounds: usize,
        random: &mut SplitMix64,
        prepare: impl Fn(&mut Vec<RankedTile>, &mut CompactRound<'a>),
    ) -> Vec<i64> {
        let mut sums = vec![0; self.racks.len()];
        for _ in 0..simulated_rounds {
            let (mut pool, mut round) = (self.pool.clone(), self.round.clone());
            random.shuffle(&mut pool);
            self.set_pool(&mut round, &pool);
            prepare(&mut pool, &mut round);
            let seat = round.turn();
            play_out(&mut round, seat, &self.policy, &self.policy);
            for (seat, sum) in sums.iter_mut().enumerate() {
                *sum += gain_of_seat(&round, seat);
            }
        }
        sums.iter().map(|sum| sum / simulated_rounds as i64).collect()
    }
}
