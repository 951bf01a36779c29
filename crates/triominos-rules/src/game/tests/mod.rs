//! Tests of the whole room, which read as play.

pub mod ascii_board;
mod blind;
mod boards;
mod ends;
mod naive;
mod open_words;
mod openings;
mod pattern;
mod perft;
pub mod player;
mod printed_variants;
mod properties;
mod scene;
mod turns;
mod views;
mod worked;

use super::Rules;
use super::rules::{BridgeRule, DeadBoard, DroppedRack, PassEmpty};

/// Rules without the choices on which the printed words are silent: examples that another program made are played by these.
pub(super) fn as_printed(rules: Rules) -> Rules {
    let bridge_rule = match rules.bridge_rule {
        BridgeRule::OpenOrMoreSides => BridgeRule::OpenOrTwoSides,
        other => other,
    };
    Rules {
        bridge_rule,
        dead_board: DeadBoard::DrawOn,
        stop_drawing: false,
        pass_empty: PassEmpty::May,
        dropped_rack: DroppedRack::Counts,
        zero_option: false,
        ..rules
    }
}
