//! Duels between two kinds of computer players. Each deal is played once for each seat: the first player takes that seat, and
//! copies of the second player take the others.

use std::time::{Duration, Instant};

use triominos_rules::game::compact::{CompactRound, Move, RoundRules};
use triominos_rules::game::{Match, Rules, SeededStream};
use triominos_rules::opponent;

use crate::player::Player;
use crate::processor_time;

/// The results of a duel, summed over the deals, from the perspective of the first player.
#[derive(Debug, Default)]
pub struct Outcome {
    deals: f64,
    sum: f64,
    squares: f64,
    won: f64,
    times: Vec<Duration>,
    rounds: u32,
    /// The number of rounds whose pool was empty at the end.
    emptied_pools: u32,
    /// The draws of the first player.
    own_draws: Draws,
    /// The draws of the other players.
    others_draws: Draws,
}

/// The numbers of draws of one or several players, and the racks after them.
#[derive(Debug, Default)]
struct Draws {
    all: u32,
    /// The number of draws by players who could have placed a tile.
    on_purpose: u32,
    /// The largest number of tiles on a rack after a draw.
    largest_rack: u32,
    /// The largest number of draws that one player made in a round although they could have placed a tile.
    most_on_purpose: u32,
}

impl Draws {
    /// Counts a draw. `is_on_purpose` is true if the player could have placed a tile. `rack_size` is the number of tiles after the
    /// draw.
    fn add_draw(&mut self, is_on_purpose: bool, rack_size: u32) {
        self.all += 1;
        self.on_purpose += u32::from(is_on_purpose);
        self.largest_rack = self.largest_rack.max(rack_size);
    }
}

impl Outcome {
    /// Adds the gain in one deal: the first player's points minus the mean points of the other players, averaged over the seats in
    /// which the first player played the deal.
    fn add_deal_gain(&mut self, gain: f64) {
        self.deals += 1.0;
        self.sum += gain;
        self.squares += gain * gain;
    }

    /// Returns the mean lead of the first player over the others, in points per deal.
    pub fn gain(&self) -> f64 {
        self.sum / self.deals
    }

    /// Returns half the width of the 95 % confidence interval of the gain, in points.
    pub fn confidence_half_width(&self) -> f64 {
        let variance = (self.squares / self.deals - self.gain().powi(2)) / (self.deals - 1.0);
        1.96 * variance.max(0.0).sqrt()
    }
}

/// Returns the points of this seat minus the mean of the other seats, and this seat's share of the win: 0 for a loss, or 1 divided
/// by the number of winners. The round must keep scores ([`ensure_scored`]).
pub fn lead_and_win_share(round: &CompactRound<'_>, seat: usize) -> (f64, f64) {
    let scores = round.scores();
    let (own, total) = (scores[seat], scores.iter().sum::<i32>());
    let others = (scores.len() - 1).max(1) as f64;
    let best = scores.iter().max();
    let winners = scores.iter().filter(|score| Some(*score) == best).count() as f64;
    let won = if Some(&own) == best { 1.0 / winners } else { 0.0 };
    (f64::from(own) - f64::from(total - own) / others, won)
}

/// Plays the deals with these numbers between the player `first` and the players `others`. Starts no further deal after the time
/// `deadline`; `None` means no limit. If no player needs a view ([`Player::needs_view`]), only compact rounds are played, which are
/// much faster.
pub fn play_deals(
    rules: &Rules,
    players: usize,
    deal_numbers: std::ops::Range<u64>,
    [first, others]: [&Player; 2],
    deadline: Option<Instant>,
) -> Outcome {
    let round_rules = RoundRules::new(&ensure_scored(rules), players);
    let mut outcome = Outcome::default();
    for number in deal_numbers {
        if deadline.is_some_and(|deadline| Instant::now() > deadline) {
            break;
        }
        let mut gain = 0.0;
        for seat in 0..players {
            let mut stream = SeededStream::new(number, 1);
            let mut game = Match::new(rules.clone(), players);
            game.start_round(stream.next_seed());
            let mut round =
                CompactRound::from_match(&game, &round_rules).expect("a round was dealt");
            let exact = first.needs_view() || others.needs_view();
            let mut on_purpose = vec![0; players];
            while round.end_reason().is_none() {
                let turn = round.turn();
                let player = if turn == seat { first } else { others };
                if !exact {
                    let action = player.choose_move(&round, &mut stream);
                    round.act(action);
                    continue;
                }
                let seed = opponent::decision_seed(number, turn, game.decision_number());
                let before = processor_time();
                let action = player.choose_action(&game, &round, seed, &mut stream);
                if turn == seat {
                    outcome.times.push(processor_time().saturating_sub(before));
                }
                let taken = round
                    .move_from_action(action, &game)
                    .expect("both rounds are in the same state");
                let could_place = round.can_place();
                game.act(turn, action).expect("players choose legal actions");
                round.act(taken);
                if taken == Move::Draw {
                    let draws = if turn == seat {
                        &mut outcome.own_draws
                    } else {
                        &mut outcome.others_draws
                    };
                    draws.add_draw(could_place, round.rack(turn).len());
                    on_purpose[turn] += u32::from(could_place);
                    draws.most_on_purpose = draws.most_on_purpose.max(on_purpose[turn]);
                }
            }
            outcome.rounds += 1;
            outcome.emptied_pools += u32::from(round.pool_len() == 0);
            let (points, won) = lead_and_win_share(&round, seat);
            gain += points / players as f64;
            outcome.won += won / players as f64;
        }
        outcome.add_deal_gain(gain);
    }
    outcome
}

/// Returns these rules. If they keep no score, going out is worth 100 points in the result, so that gains can be counted in
/// points.
fn ensure_scored(rules: &Rules) -> Rules {
    let going_out_bonus = if rules.keeps_score() { rules.going_out_bonus } else { 100 };
    Rules { going_out_bonus, ..rules.clone() }
}

/// Prints the gain of the first player, its share of wins, and percentiles of the time that the players take for one choice. Stops
/// after `SECONDS` seconds if this environment variable is set.
pub fn measure_duel(
    rules: &Rules,
    players: usize,
    deal_numbers: std::ops::Range<u64>,
    first: &str,
    others: &str,
) {
    let limit = std::env::var("SECONDS").ok().and_then(|seconds| seconds.parse().ok());
    let until = limit.map(|seconds| Instant::now() + Duration::from_secs(seconds));
    let named =
        [Player::from_name(first, rules, players), Player::from_name(others, rules, players)];
    let mut outcome = play_deals(rules, players, deal_numbers, [&named[0], &named[1]], until);
    println!(
        "{} {players}: {first} over {others}: {:+.1} ± {:.1} points a round, {:.1} % won, {} deals",
        rules.edition,
        outcome.gain(),
        outcome.confidence_half_width(),
        100.0 * outcome.won / outcome.deals,
        outcome.deals,
    );
    outcome.times.sort_unstable();
    let percentile = |percent: usize| {
        let time = outcome.times.get(outcome.times.len() * percent / 100);
        time.map_or(0.0, |time| time.as_secs_f64() * 1e3)
    };
    println!(
        "    ms a choice: {:.2} median, {:.2} 95 %, {:.2} 99 %",
        percentile(50),
        percentile(95),
        percentile(99)
    );
    if named.iter().any(Player::needs_view) {
        let rounds = f64::from(outcome.rounds);
        for (name, draws, seats) in
            [(first, &outcome.own_draws, 1), (others, &outcome.others_draws, players - 1)]
        {
            println!(
                "    {name}: {:.2} draws a round, {:.2} on purpose (at most {}); largest rack {}",
                f64::from(draws.all) / rounds / seats as f64,
                f64::from(draws.on_purpose) / rounds / seats as f64,
                draws.most_on_purpose,
                draws.largest_rack,
            );
        }
        println!(
            "    pool empty at the end: {:.1} %",
            100.0 * f64::from(outcome.emptied_pools) / rounds
        );
    }
}
