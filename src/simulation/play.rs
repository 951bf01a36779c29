//! Plays one match of a simulation.

use std::ops::Range;
use std::time::Duration;

use super::Level;
use super::level::Decision;
use crate::game::SeededStream;
use crate::game::compact::{CompactRound, Terms};
use crate::game::{Action, Event, Match, Rules, Seat};

/// A match that was given up, for no score had gone past its limit of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "match {number}: no score is past the limit after {rounds} rounds; by these rules none may ever be"
)]
pub struct Endless {
    /// The number of the match.
    pub number: u64,
    /// The rounds that were played.
    pub rounds: u32,
}

/// Matches that are alike but for their chance, and for who sits where.
#[derive(Clone, Debug)]
pub struct Simulation {
    pub rules: Rules,
    /// The level of each player; the rules must be playable by so many ([`Rules::check`]). By seat, while nothing turns them.
    pub levels: Vec<Level>,
    /// Each deal is played once by every player in every seat: with N players N matches follow one another that have the same
    /// deals, round by round, and the players one seat further on.
    pub duplicate: bool,
    /// The seed that every match follows from, together with its number.
    pub seed: u64,
}

/// A match that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    pub number: u64,
    /// The player in each seat, by its place in [`Simulation::levels`].
    pub players: Vec<usize>,
    /// Everything that happened, first to last.
    pub events: Vec<Event>,
    /// Who chose, and how long it took, choice by choice.
    pub times: Vec<(usize, Duration)>,
}

impl Simulation {
    /// The numbers of the matches that have the deal of this number, which counts from 1, as they do.
    pub fn matches_of(&self, deal: u64) -> Range<u64> {
        let rotations = self.rotations();
        let before = deal.saturating_sub(1) * rotations;
        before + 1..before + rotations + 1
    }

    /// The number of matches that have one deal.
    fn rotations(&self) -> u64 {
        if self.duplicate { self.levels.len() as u64 } else { 1 }
    }

    /// The names of the players: their levels, with a number where several play at one.
    pub fn names(&self) -> Vec<String> {
        let alike =
            |level: &Level, among: &[Level]| among.iter().filter(|other| *other == level).count();
        let named = self.levels.iter().enumerate().map(|(player, level)| {
            let name = level.name();
            match alike(level, &self.levels) {
                1 => name.to_owned(),
                _ => format!("{name} {}", alike(level, &self.levels[..=player])),
            }
        });
        named.collect()
    }

    /// The player in each seat of the match of this number, by its place in [`Simulation::levels`].
    pub fn players(&self, number: u64) -> Vec<usize> {
        let (players, turned) = (self.levels.len(), number.saturating_sub(1) % self.rotations());
        (0..players).map(|seat| (seat + players - turned as usize) % players).collect()
    }

    /// Everything that happens in the match of this number, first to last. It does not depend on the other matches.
    ///
    /// # Errors
    /// It is not over after as many rounds as a match may be agreed to have ([`Rules::MOST_ROUNDS`]).
    pub fn play(&self, number: u64) -> Result<Vec<Event>, Endless> {
        self.play_rounds(number, Rules::MOST_ROUNDS)
    }

    /// The same with who sat where, and how long each choice took by this clock, which only has to go on.
    ///
    /// # Errors
    /// As those of [`Simulation::play`].
    pub fn play_timed(
        &self,
        number: u64,
        clock: &impl Fn() -> Duration,
    ) -> Result<Played, Endless> {
        self.play_on(number, Rules::MOST_ROUNDS, clock)
    }

    /// The events with another number of rounds after which the match is given up.
    pub(super) fn play_rounds(&self, number: u64, most: u32) -> Result<Vec<Event>, Endless> {
        self.play_on(number, most, &|| Duration::ZERO).map(|played| played.events)
    }

    fn play_on(
        &self,
        number: u64,
        most: u32,
        clock: &impl Fn() -> Duration,
    ) -> Result<Played, Endless> {
        let players = self.players(number);
        let deal =
            if self.duplicate { number.saturating_sub(1) / self.rotations() + 1 } else { number };
        let mut stream = SeededStream::new(self.seed, deal);
        let mut game = Match::new(self.rules.clone(), players.len());
        let terms = Terms::new(&self.rules, players.len());
        // The round under way once more, in step: what chooses from it need not lay the board again for each choice.
        let mut beside = None;
        let (mut rounds, mut events, mut times) = (0, Vec::new(), Vec::new());
        loop {
            if let (Some(seat), Some(beside)) = (game.turn(), &mut beside) {
                let player = players[seat];
                let (action, time) =
                    self.choose((&game, beside), (seat, player), number, &mut stream, clock);
                times.push((player, time));
                if let Some(same) = beside.move_of(action, &game) {
                    beside.act(same);
                }
                let happened = game.act(seat, action);
                events.extend(happened.expect("a player chooses among what is legal"));
            } else if game.needs_deal() {
                if rounds == most {
                    return Err(Endless { number, rounds });
                }
                rounds += 1;
                events.extend(game.start_round(stream.seed()));
                beside = CompactRound::of(&game, &terms);
            } else {
                return Ok(Played { number, players, events, times });
            }
        }
    }

    /// The action of the player in turn. Where deals are to be the same whatever is played, choices take nothing from their stream.
    fn choose(
        &self,
        (game, beside): (&Match, &CompactRound<'_>),
        (seat, player): (Seat, usize),
        number: u64,
        deals: &mut SeededStream,
        clock: &impl Fn() -> Duration,
    ) -> (Action, Duration) {
        let decision = Decision { seed: self.seed, number, seat, decision: game.decision() };
        let level = self.levels[player];
        if self.duplicate {
            let mut own = SeededStream::new(decision.seed(), 0);
            level.choose(game, beside, decision, &mut own, clock)
        } else {
            level.choose(game, beside, decision, deals, clock)
        }
    }
}
