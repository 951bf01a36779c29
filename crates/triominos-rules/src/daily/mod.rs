//! The daily deal and the daily puzzle: the same for everyone, computed from the date and the secret seed of that day.
//!
//! The seed of a day is derived from one secret and the date ([`day_seed`]). Its SHA-256 can be published when the day begins, and
//! the seed when it has ended, so that nobody can compute a later day and everyone can repeat an earlier one.

mod attempt;
mod calendar;
mod date;
mod generate;
mod puzzle;
mod streak;
#[cfg(test)]
mod tests;

pub use attempt::{DailyKind, DailyTry};
pub use calendar::{CalendarDay, CalendarMonth};
pub use date::{Date, ParseDateError};
pub use puzzle::{Puzzle, PuzzleLine, Sacrifice, Solution};
pub use streak::streak_length;

use crate::game::{Deal, Edition, Length, Match, Rules, Seed, Variant};
use crate::opponent::{self, Level, SearchParameters, Style};

/// The daily deal and the daily puzzle of one day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Day {
    /// The date.
    pub date: Date,
    /// The rules of the deal and of the puzzle.
    pub rules: Rules,
    /// The seed of the deal.
    pub deal_seed: Seed,
    /// The deal of one round for one player.
    pub deal: Deal,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The solution of the puzzle.
    pub solution: Solution,
}

impl Day {
    /// The edition for each day of the week, Monday first. In all of them a tile scores the sum of its numbers.
    pub const EDITIONS: [Edition; 7] = [
        Edition::Goliath,
        Edition::GoliathNl,
        Edition::App,
        Edition::PiatnikHu,
        Edition::Wikipedia,
        Edition::TournamentPl,
        Edition::Pressman,
    ];

    /// Computes the deal and the puzzle of a day. `seed` is the seed of that day; the seeds of deal and puzzle are derived from it
    /// and the date.
    pub fn from_seed(date: Date, seed: &Seed) -> Self {
        let rules = rules_of_day(date, 1);
        let deal_seed = seed.derive(&format!("triominos daily deal {date}"));
        let deal = Deal::from_seed(&deal_seed, &rules, 1);
        let puzzle_seed = seed.derive(&format!("triominos daily puzzle {date}"));
        let (puzzle, solution) = generate::generate_puzzle(date, &puzzle_seed);
        Self { date, rules, deal_seed, deal, puzzle, solution }
    }

    /// Plays the daily deal with a computer player of this level, and returns its points. The result depends only on the day and
    /// the level.
    pub fn deal_points_of_computer(&self, level: Level) -> i32 {
        let mut game = Match::new(self.rules.clone(), 1);
        game.start_round(self.deal_seed);
        while let Some(view) = game.turn().and_then(|seat| game.player_view(seat)) {
            let seed = opponent::decision_seed(
                self.date.days_since_epoch().unsigned_abs().into(),
                0,
                game.decision_number(),
            );
            let parameters = SearchParameters::for_level(level, seed);
            let action = opponent::choose_action(&view, level, Style::default(), &parameters);
            game.act(0, action).expect("computers choose legal actions");
        }
        game.scores()[0]
    }
}

/// Returns the seed of a day. `secret` must come from the operating system's random number generator.
pub fn day_seed(secret: &Seed, date: Date) -> Seed {
    secret.derive(&format!("triominos daily {date}"))
}

/// Returns the rules of the edition of this day for a single round of one or two players. If the edition needs at least two
/// players, its rules for two are also used for one.
fn rules_of_day(date: Date, players: usize) -> Rules {
    let edition = Day::EDITIONS[date.weekday_from_monday()];
    let least = *edition.allowed_player_counts().start();
    let printed = edition.rules(players.max(least)).expect("every edition is for two players");
    let rules = Rules { length: Length::Single, ..printed.clone() };
    if rules == printed {
        return rules;
    }
    Rules { edition: format!("{edition}{}", Variant::CHANGED_SUFFIX), ..rules }
}
