//! Simulated matches.

use std::ops::Range;
use std::time::Duration;

use super::Strategy;
use super::strategy::Decision;
use crate::game::SeededStream;
use crate::game::compact::{CompactRound, RoundRules};
use crate::game::{Action, Event, Match, Rules, Seat};

/// The error for a match that was abandoned because no score passed the limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "match {number}: no score is past the limit after {rounds} rounds; by these rules none may ever be"
)]
pub struct EndlessMatch {
    /// The number of the match, counted from 1.
    pub number: u64,
    /// The number of rounds played.
    pub rounds: u32,
}

/// A series of matches that differ only in their random numbers and seats.
#[derive(Clone, Debug)]
pub struct Simulation {
    /// The rules, which must pass [`Rules::check`] for this number of players.
    pub rules: Rules,
    /// The strategy of each player. Player `n` has seat `n`, unless `duplicate` is true.
    pub strategies: Vec<Strategy>,
    /// True if every deal is played as many times as there are players. The players then move by one seat from match to match, so
    /// that each player plays each rack.
    pub duplicate: bool,
    /// The seed of all matches. Each match is a function of this seed and its number.
    pub seed: u64,
}

/// A simulated match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedMatch {
    /// The number of the match, counted from 1.
    pub number: u64,
    /// The player in each seat, as an index in [`Simulation::strategies`].
    pub players: Vec<usize>,
    /// The events, first to last.
    pub events: Vec<Event>,
    /// For each decision, its player (an index in [`Simulation::strategies`]) and its duration.
    pub times: Vec<(usize, Duration)>,
}

impl Simulation {
    /// Returns the numbers of the matches with this deal. Deals and matches are numbered from 1.
    pub fn match_numbers_with_deal(&self, deal_number: u64) -> Range<u64> {
        let rotations = self.matches_per_deal();
        let before = deal_number.saturating_sub(1) * rotations;
        before + 1..before + rotations + 1
    }

    /// Returns the number of matches with the same deal.
    fn matches_per_deal(&self) -> u64 {
        if self.duplicate { self.strategies.len() as u64 } else { 1 }
    }

    /// Returns the names of the players: their strategies, with a number if several are equal.
    pub fn player_names(&self) -> Vec<String> {
        let count_equal = |strategy: &Strategy, among: &[Strategy]| {
            among.iter().filter(|other| *other == strategy).count()
        };
        let named = self.strategies.iter().enumerate().map(|(player, strategy)| {
            let name = strategy.name();
            match count_equal(strategy, &self.strategies) {
                1 => name.to_owned(),
                _ => format!("{name} {}", count_equal(strategy, &self.strategies[..=player])),
            }
        });
        named.collect()
    }

    /// Returns the player in each seat of the match with this number, as an index in [`Simulation::strategies`].
    pub fn player_indexes_by_seat(&self, match_number: u64) -> Vec<usize> {
        let (players, rotation) =
            (self.strategies.len(), match_number.saturating_sub(1) % self.matches_per_deal());
        (0..players).map(|seat| (seat + players - rotation as usize) % players).collect()
    }

    /// Plays the match with this number and returns its events, first to last. Matches are independent of each other.
    ///
    /// # Errors
    /// Returns an error if the match is not over after [`Rules::MAX_ROUNDS`] rounds.
    pub fn play(&self, match_number: u64) -> Result<Vec<Event>, EndlessMatch> {
        self.play_with_max_rounds(match_number, Rules::MAX_ROUNDS)
    }

    /// Plays the match with this number and measures the duration of each decision with `clock`, which must be monotonic.
    ///
    /// # Errors
    /// Returns an error if the match is not over after [`Rules::MAX_ROUNDS`] rounds.
    pub fn play_timed(
        &self,
        match_number: u64,
        clock: &impl Fn() -> Duration,
    ) -> Result<PlayedMatch, EndlessMatch> {
        self.play_timed_with_max_rounds(match_number, Rules::MAX_ROUNDS, clock)
    }

    /// Plays the match with this number, as [`Simulation::play`] does, but for at most `max_rounds` rounds.
    pub(super) fn play_with_max_rounds(
        &self,
        match_number: u64,
        max_rounds: u32,
    ) -> Result<Vec<Event>, EndlessMatch> {
        self.play_timed_with_max_rounds(match_number, max_rounds, &|| Duration::ZERO)
            .map(|played| played.events)
    }

    /// Plays the match with this number and measures the duration of each decision with `clock`. Returns an error if the match is
    /// not over after `max_rounds` rounds.
    fn play_timed_with_max_rounds(
        &self,
        match_number: u64,
        max_rounds: u32,
        clock: &impl Fn() -> Duration,
    ) -> Result<PlayedMatch, EndlessMatch> {
        let players = self.player_indexes_by_seat(match_number);
        let deal = if self.duplicate {
            match_number.saturating_sub(1) / self.matches_per_deal() + 1
        } else {
            match_number
        };
        let mut stream = SeededStream::new(self.seed, deal);
        let mut game = Match::new(self.rules.clone(), players.len());
        let round_rules = RoundRules::new(&self.rules, players.len());
        // A compact copy of the current round, so that strategies do not have to rebuild the board for each decision.
        let mut compact = None;
        let (mut rounds, mut events, mut times) = (0, Vec::new(), Vec::new());
        loop {
            if let (Some(seat), Some(compact)) = (game.turn(), &mut compact) {
                let player = players[seat];
                let (action, time) = self.choose_action(
                    (&game, compact),
                    (seat, player),
                    match_number,
                    &mut stream,
                    clock,
                );
                times.push((player, time));
                if let Some(same) = compact.move_from_action(action, &game) {
                    compact.act(same);
                }
                let new_events = game.act(seat, action);
                events.extend(new_events.expect("a player chooses among what is legal"));
            } else if game.needs_deal() {
                if rounds == max_rounds {
                    return Err(EndlessMatch { number: match_number, rounds });
                }
                rounds += 1;
                events.extend(game.start_round(stream.next_seed()));
                compact = CompactRound::from_match(&game, &round_rules);
            } else {
                return Ok(PlayedMatch { number: match_number, players, events, times });
            }
        }
    }

    /// Chooses the action of the current player. If `duplicate` is true, the deals must not depend on the choices, so the choices
    /// use random numbers of their own.
    fn choose_action(
        &self,
        (game, compact): (&Match, &CompactRound<'_>),
        (seat, player): (Seat, usize),
        match_number: u64,
        deal_stream: &mut SeededStream,
        clock: &impl Fn() -> Duration,
    ) -> (Action, Duration) {
        let decision = Decision {
            seed: self.seed,
            number: match_number,
            seat,
            decision: game.decision_number(),
        };
        let strategy = self.strategies[player];
        if self.duplicate {
            let mut own = SeededStream::new(decision.seed(), 0);
            strategy.choose_action(game, compact, decision, &mut own, clock)
        } else {
            strategy.choose_action(game, compact, decision, deal_stream, clock)
        }
    }
}
