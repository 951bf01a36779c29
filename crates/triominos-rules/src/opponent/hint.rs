//! Hints for people: the action of a strong computer player, with its reason.

use super::greedy::count_rack_tiles_fitting_after;
use super::level::Level;
use super::player::choose_action;
use super::style::Style;
use super::thinking::parameters::SearchParameters;
use crate::game::{Action, Bonus, Choice, PlayerView};

/// The level whose choice is recommended. It is fast enough to answer a click.
pub const HINT_LEVEL: Level = Level::Hard;

/// A recommended action and its reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The recommended action.
    pub action: Action,
    /// The reason for recommending it.
    pub reason: HintReason,
}

/// The reason for a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintReason {
    /// No tile can be placed, and only one action is possible.
    NothingFits,
    /// No tile can be placed, and the player may either draw or stop. Which one is better is a matter of luck.
    Luck,
    /// The tile is the last one of the rack.
    LastTile,
    /// No other placement is possible.
    OnlyPlacement,
    /// The placement completes this shape, and no other placement scores more.
    Shape(Bonus),
    /// No other placement scores more.
    MostPoints,
    /// More tiles of the rack fit afterwards than after a placement with the most points.
    KeepsFitting {
        /// The number of tiles that fit afterwards.
        tiles: usize,
    },
    /// The placement has the best expected result at the end of the round.
    InTheLongRun,
}

/// Chooses a hint for the current player. The hint depends only on the player's view and the seed.
///
/// The action is legal in the player's turn. In another player's turn it is a pass, which the rules refuse.
pub fn choose_hint(view: &PlayerView, parameters: &SearchParameters<'_>) -> Hint {
    let action = choose_action(view, HINT_LEVEL, Style::Even, parameters);
    let reason = match action {
        Action::Place(pick) => view
            .choice_for_pick(pick)
            .map_or(HintReason::InTheLongRun, |choice| placement_reason(view, choice)),
        _ if view.may_stop && view.may_draw => HintReason::Luck,
        _ => HintReason::NothingFits,
    };
    Hint { action, reason }
}

/// Returns the reason for recommending this placement.
pub fn placement_reason(view: &PlayerView, choice: &Choice) -> HintReason {
    if view.rack.len() == 1 {
        return HintReason::LastTile;
    }
    if view.choices.len() == 1 {
        return HintReason::OnlyPlacement;
    }
    let keeps_score = view.public.rules.keeps_score();
    let most = view.choices.iter().map(|choice| choice.points).max().unwrap_or(choice.points);
    match choice.bonus {
        _ if !keeps_score || choice.points < most => long_term_reason(view, choice, most),
        Bonus::None => HintReason::MostPoints,
        shape => HintReason::Shape(shape),
    }
}

/// Returns the reason for a placement if it does not have the most points, or if no score is kept.
/// `highest_points` is the number of points of the best-scoring placement.
fn long_term_reason(view: &PlayerView, choice: &Choice, highest_points: i32) -> HintReason {
    let board = view.public.board();
    let fitting = |choice: &Choice| count_rack_tiles_fitting_after(view, &board, choice);
    let tiles = fitting(choice);
    let mut others = view.choices.iter().filter(|other| other.points == highest_points);
    match others.any(|other| fitting(other) < tiles) {
        true => HintReason::KeepsFitting { tiles },
        false => HintReason::InTheLongRun,
    }
}
