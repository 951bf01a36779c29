//! The estimated duration of a tournament.

use super::Tournament;
use crate::league::tournament::plan::{Format, TournamentPlan};
use crate::time::Millis;
use triominos_rules::game::Length;

const SECOND: Millis = 1_000;
const MINUTE: Millis = 60 * SECOND;
const HOUR: Millis = 60 * MINUTE;

/// The mean number of turns of a round for two, three and four players, from `triominos simulate --edition tournament --players N
/// --matches 300` with greedy players (which place the tile with the most points). Other editions differ by less than a tenth.
const ROUND_TURNS: [f64; 3] = [37.0, 31.7, 32.5];
/// The mean number of rounds of a match to 400 points for two, three and four players, from the same simulations.
const ROUNDS_TO_400: [f64; 3] = [3.3, 4.2, 4.3];
/// The standard deviation of the number of turns of a match, as a fraction of its mean. In the same simulations, it is 0.19 for
/// matches to 400 points and 0.25 for single rounds.
const DEVIATION: f64 = 0.2;
/// The expected maximum of 1, 2, 4, 8, 16, 32 and 64 independent standard normal values. It is used to estimate the longest match
/// among so many tables, because a round lasts as long as its longest match.
const EXPECTED_MAXIMUM: [f64; 7] = [0.0, 0.56, 1.03, 1.42, 1.77, 2.07, 2.34];
/// The assumed mean time of a person's turn: half of it to notice that it is their turn and to open the rack, and half to choose a
/// move.
const USUAL_TURN: Millis = 25 * SECOND;
/// If the turn clock counts days, the mean time of a turn is assumed to be the clock's limit divided by this number, because
/// players seldom use the whole limit.
const PART_OF_DAYS: Millis = 4;
/// The break between two rounds of a match, after which the next round is dealt automatically.
const BREAK: Millis = 30 * SECOND;
/// The assumed time from the end of a round to the first turn of the next: the pairing, the call and the players' arrival.
const BETWEEN_ROUNDS: Millis = 3 * MINUTE;
/// The duration, in milliseconds, for which the default number of rounds is chosen.
const EVENING: Millis = 2 * HOUR;
/// The duration, in milliseconds, above which a tournament counts as longer than an evening.
const LONG_EVENING: Millis = 3 * HOUR;
/// The numbers of rounds from which the default is chosen.
const DEFAULT_ROUNDS: std::ops::RangeInclusive<u32> = 2..=4;

impl Tournament {
    /// Returns the estimated duration, in milliseconds, from the first round to the end. It is based on the current number of
    /// players, but at least on one full table.
    pub fn estimated_duration(&self) -> Millis {
        self.plan.estimated_duration(self.count_entries_in_play())
    }

    /// Returns `true` if the tournament is played in one sitting (its turn clock does not count days) and is estimated to take
    /// longer than an evening.
    pub fn is_longer_than_evening(&self) -> bool {
        !self.plan.has_turn_clock_in_days() && self.estimated_duration() > LONG_EVENING
    }
}

impl TournamentPlan {
    /// Changes the plan to the highest number of rounds that is estimated to fit in two hours, and to a time limit for tables that
    /// suits this number. If `keeps_table_limit` is true, the time limit is kept, because the organiser has chosen it.
    #[must_use]
    pub fn with_rounds_that_fit_an_evening(mut self, keeps_table_limit: bool) -> Self {
        let fits = |rounds: &u32| {
            let plan = Self { format: Format::Swiss { rounds: *rounds }, ..self.clone() };
            plan.estimated_duration(0) <= EVENING
        };
        let rounds = DEFAULT_ROUNDS.rev().find(fits).unwrap_or(*DEFAULT_ROUNDS.start());
        self.format = Format::Swiss { rounds };
        if !keeps_table_limit && !self.has_turn_clock_in_days() {
            let generous = 2 * self.match_duration(usize::from(self.seats));
            let time = generous.max(EVENING / Millis::from(rounds));
            self.table_time = time.div_euclid(5 * MINUTE) * 5 * MINUTE;
        }
        self
    }

    /// Returns the estimated duration, in milliseconds, from the first round to the end for this many players, but at least for one
    /// full table.
    fn estimated_duration(&self, players: usize) -> Millis {
        let seats = usize::from(self.seats.max(2));
        let tables = (players / seats).max(1);
        let of_match = self.match_duration(seats);
        let longest = EXPECTED_MAXIMUM[(tables.ilog2() as usize).min(EXPECTED_MAXIMUM.len() - 1)];
        let longest = (of_match as f64 * DEVIATION.mul_add(longest, 1.0)) as Millis;
        let of_round = longest.min(self.table_time) + BETWEEN_ROUNDS;
        let of_final = if self.final_table { of_match + BETWEEN_ROUNDS } else { 0 };
        let before = match (self.format, self.format.rounds_for(players)) {
            // The last tables are formed just before the end of the arena.
            (Format::Arena { lasts }, _) => lasts + of_match,
            (_, rounds) => of_round * Millis::from(rounds.unwrap_or(1).max(1)),
        };
        before + of_final
    }

    /// Returns the estimated duration of a match of this many players, in milliseconds. It is at most the time limit of a table.
    fn match_duration(&self, players: usize) -> Millis {
        let index = players.clamp(2, 4) - 2;
        let rounds = match self.rules_for(players).map(|rules| rules.length) {
            Some(Length::Rounds { limit }) => f64::from(limit),
            Some(Length::Points { limit, .. }) => {
                (ROUNDS_TO_400[index] * f64::from(limit) / 400.0).max(1.0)
            }
            Some(Length::Single) | None => 1.0,
        };
        let turns = rounds * ROUND_TURNS[index];
        let time = turns * self.usual_turn_time() as f64 + (rounds - 1.0) * BREAK as f64;
        (time as Millis).min(self.table_time)
    }

    /// Returns the assumed mean time of a turn.
    fn usual_turn_time(&self) -> Millis {
        match self.clock.split_once('-').map(|(unit, count)| (unit, count.parse::<Millis>())) {
            Some(("days", Ok(count))) => count * 24 * HOUR / PART_OF_DAYS,
            Some(("minutes", Ok(count))) => USUAL_TURN.min(count * MINUTE),
            _ => USUAL_TURN,
        }
    }

    fn has_turn_clock_in_days(&self) -> bool {
        self.clock.starts_with("days-")
    }
}
