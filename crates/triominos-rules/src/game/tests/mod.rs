//! Tests of the rules, most of them played on boards drawn as text.

pub mod ascii_board;
mod blind;
mod boards;
mod ends;
mod naive;
mod open_questions;
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

/// Returns these rules without the interpretations that this crate adds to the printed rulebooks. The example records and the perft
/// counts come from another program, which follows the printed text only.
pub(super) fn rules_as_printed(rules: Rules) -> Rules {
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
