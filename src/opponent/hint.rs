//! A hint for a person: what a computer that thinks ahead would do in their place, and why in a word.

use super::greedy::fitting_after;
use super::level::Level;
use super::player::{Thinking, choose};
use super::style::Style;
use crate::game::{Action, Bonus, Choice, PlayerView};

/// The level whose choice is told. A higher one would often draw on purpose, which pays for those alone who go on with it.
pub const HINT_LEVEL: Level = Level::Hard;

/// An action that is a good one for a player, and the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    pub action: Action,
    pub reason: HintReason,
}

/// The reason for a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintReason {
    /// Nothing can be placed, and there is but one thing to do.
    NothingFits,
    /// Nothing can be placed, and the player may draw or stop: to draw on, or not.
    Luck,
    /// It is the last tile of the rack.
    LastTile,
    /// No other placement is possible.
    Only,
    /// It makes this shape, and nothing scores more.
    Shape(Bonus),
    /// Nothing scores more.
    Most,
    /// So many tiles of the rack fit somewhere afterwards, and fewer after another that scores most.
    KeepsFitting { tiles: usize },
    /// It is expected to be the best by the end of the round.
    InTheLongRun,
}

/// A hint for the player in turn: a function of what this player sees, and of chance that hangs on nothing hidden.
///
/// It is legal in the player's own turn. In another's there is nothing to advise: the action is a pass, which is refused.
pub fn hint(view: &PlayerView, thinking: &Thinking<'_>) -> Hint {
    let action = choose(view, HINT_LEVEL, Style::Even, thinking);
    let reason = match action {
        Action::Place(pick) => {
            view.choice(pick).map_or(HintReason::InTheLongRun, |choice| why(view, choice))
        }
        _ if view.may_stop && view.may_draw => HintReason::Luck,
        _ => HintReason::NothingFits,
    };
    Hint { action, reason }
}

fn why(view: &PlayerView, choice: &Choice) -> HintReason {
    if view.rack.len() == 1 {
        return HintReason::LastTile;
    }
    if view.choices.len() == 1 {
        return HintReason::Only;
    }
    let scored = view.public.rules.keeps_score();
    let most = view.choices.iter().map(|choice| choice.points).max().unwrap_or(choice.points);
    match choice.bonus {
        _ if !scored || choice.points < most => keeps_fitting(view, choice, most),
        Bonus::None => HintReason::Most,
        shape => HintReason::Shape(shape),
    }
}

fn keeps_fitting(view: &PlayerView, choice: &Choice, most: i32) -> HintReason {
    let board = view.public.board();
    let fitting = |choice: &Choice| fitting_after(view, &board, choice);
    let tiles = fitting(choice);
    let mut others = view.choices.iter().filter(|other| other.points == most);
    match others.any(|other| fitting(other) < tiles) {
        true => HintReason::KeepsFitting { tiles },
        false => HintReason::InTheLongRun,
    }
}
