//! Simulated matches.

use std::ops::Range;
use std::time::Duration;

use super::Strategy;
use super::strategy::Decision;
use crate::game::SeededStream;
use crate::game::compact::{CompactRound, Terms};
use crate::game::{Action, Event, Match, Rules, Seat};

/// The error for a match that was given up because no score passed its limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "match {number}: no score is past the limit after {rounds} rounds; by these rules none may ever be"
)]
pub struct Endless {
    /// The number of the match.
    pub number: u64,
    /// The number of rounds played.
    pub rounds: u32,
}

/// A series of matches that differ only in their random numbers and seats.
#[derive(Clone, Debug)]
pub struct Simulation {
    /// The rules, which must pass [`Rules::check`] for this number of players.
    pub rules: Rules,
    /// The strategy of each player, by seat unless `duplicate` rotates the seats.
    pub strategies: Vec<Strategy>,
    /// True if every deal is played N times by N players, each time with the players one seat further, so that each player plays each
    /// rack.
    pub duplicate: bool,
    /// The seed of all matches. Each match is a function of this seed and its number.
    pub seed: u64,
}

/// A simulated match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedMatch {
    /// The number of the match.
    pub number: u64,
    /// The player in each seat, as an index in [`Simulation::strategies`].
    pub players: Vec<usize>,
    /// The events, first to last.
    pub events: Vec<Event>,
    /// The player and the duration of each decision.
    pub times: Vec<(usize, Duration)>,
}

impl Simulation {
    /// The numbers of the matches with this deal. Deals and matches are counted from 1.
    pub fn matches_of(&self, deal: u64) -> Range<u64> {
        let rotations = self.rotations();
        let before = deal.saturating_sub(1) * rotations;
        before + 1..before + rotations + 1
    }

    /// The number of matches with the same deal.
    fn rotations(&self) -> u64 {
        if self.duplicate { self.strategies.len() as u64 } else { 1 }
    }

    /// The names of the players: their strategies, numbered if several are equal.
    pub fn names(&self) -> Vec<String> {
        let alike = |strategy: &Strategy, among: &[Strategy]| {
            among.iter().filter(|other| *other == strategy).count()
        };
        let named = self.strategies.iter().enumerate().map(|(player, strategy)| {
            let name = strategy.name();
            match alike(strategy, &self.strategies) {
                1 => name.to_owned(),
                _ => format!("{name} {}", alike(strategy, &self.strategies[..=player])),
            }
        });
        named.collect()
    }

    /// The player in each seat of the match of this number, as an index in [`Simulation::strategies`].
    pub fn players(&self, number: u64) -> Vec<usize> {
        let (players, turned) =
            (self.strategies.len(), number.saturating_sub(1) % self.rotations());
        (0..players).map(|seat| (seat + players - turned as usize) % players).collect()
    }

    /// Plays the match of this number and returns its events, first to last. Matches are independent of each other.
    ///
    /// # Errors
    /// The match is not over after [`Rules::MOST_ROUNDS`] rounds.
    pub fn play(&self, number: u64) -> Result<Vec<Event>, Endless> {
        self.play_rounds(number, Rules::MOST_ROUNDS)
    }

    /// Plays the match of this number, and measures each decision with a monotonic clock.
    ///
    /// # Errors
    /// The match is not over after [`Rules::MOST_ROUNDS`] rounds.
    pub fn play_timed(
        &self,
        number: u64,
        clock: &impl Fn() -> Duration,
    ) -> Result<PlayedMatch, Endless> {
        self.play_until(number, Rules::MOST_ROUNDS, clock)
    }

    /// Plays a match with another limit of rounds.
    pub(super) fn play_rounds(&self, number: u64, most: u32) -> Result<Vec<Event>, Endless> {
        self.play_until(number, most, &|| Duration::ZERO).map(|played| played.events)
    }

    fn play_until(
        &self,
        number: u64,
        most: u32,
        clock: &impl Fn() -> Duration,
    ) -> Result<PlayedMatch, Endless> {
        let players = self.players(number);
        let deal =
            if self.duplicate { number.saturating_sub(1) / self.rotations() + 1 } else { number };
        let mut stream = SeededStream::new(self.seed, deal);
        let mut game = Match::new(self.rules.clone(), players.len());
        let terms = Terms::new(&self.rules, players.len());
        // A compact copy of the current round, so that strategies need not rebuild the board for each decision.
        let mut compact = None;
        let (mut rounds, mut events, mut times) = (0, Vec::new(), Vec::new());
        loop {
            if let (Some(seat), Some(compact)) = (game.turn(), &mut compact) {
                let player = players[seat];
                let (action, time) =
                    self.choose((&game, compact), (seat, player), number, &mut stream, clock);
                times.push((player, time));
                if let Some(same) = compact.move_from_action(action, &game) {
                    compact.act(same);
                }
                let happened = game.act(seat, action);
                events.extend(happened.expect("a player chooses among what is legal"));
            } else if game.needs_deal() {
                if rounds == most {
                    return Err(Endless { number, rounds });
                }
                rounds += 1;
                events.extend(game.start_round(stream.seed()));
                compact = CompactRound::from_match(&game, &terms);
            } else {
                return Ok(PlayedMatch { number, players, events, times });
            }
        }
    }

    /// Chooses the action of the player in turn. Duplicate deals must not depend on earlier choices, which then use a separate stream.
    fn choose(
        &self,
        (game, compact): (&Match, &CompactRound<'_>),
        (seat, player): (Seat, usize),
        number: u64,
        deals: &mut SeededStream,
        clock: &impl Fn() -> Duration,
    ) -> (Action, Duration) {
        let decision = Decision { seed: self.seed, number, seat, decision: game.decision() };
        let strategy = self.strategies[player];
        if self.duplicate {
            let mut own = SeededStream::new(decision.seed(), 0);
            strategy.choose_action(game, compact, decision, &mut own, clock)
        } else {
            strategy.choose_action(game, compact, decision, deals, clock)
        }
    }
}
