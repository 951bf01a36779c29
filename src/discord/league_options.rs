//! The options of the league's commands that have fixed choices.

use std::borrow::Cow;

use poise::{ChoiceParameter, CommandParameterChoice};

use super::options::choice;
use crate::league::{Board, SeasonLength, Span};

/// A leaderboard to choose.
#[derive(Clone, Copy, Debug)]
pub(super) struct BoardName(pub Board);

/// A span to choose.
#[derive(Clone, Copy, Debug)]
pub(super) struct SpanName(pub Span);

/// How long seasons are; `None` is that there are none.
#[derive(Clone, Copy, Debug)]
pub(super) struct SeasonName(pub Option<SeasonLength>);

/// What is kept for no seasons.
const NONE: &str = "none";

impl ChoiceParameter for BoardName {
    fn list() -> Cow<'static, [CommandParameterChoice]> {
        Board::ALL.iter().map(|board| choice("by", board.name())).collect()
    }

    fn from_index(index: usize) -> Option<Self> {
        Board::ALL.get(index).map(|board| Self(*board))
    }

    fn from_name(name: &str) -> Option<Self> {
        Board::from_name(name).map(Self)
    }

    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn localized_name(&self, _: &str) -> Option<&'static str> {
        None
    }
}

impl ChoiceParameter for SpanName {
    fn list() -> Cow<'static, [CommandParameterChoice]> {
        Span::ALL.iter().map(|span| choice("period", span.name())).collect()
    }

    fn from_index(index: usize) -> Option<Self> {
        Span::ALL.get(index).map(|span| Self(*span))
    }

    fn from_name(name: &str) -> Option<Self> {
        Span::from_name(name).map(Self)
    }

    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn localized_name(&self, _: &str) -> Option<&'static str> {
        None
    }
}

impl ChoiceParameter for SeasonName {
    fn list() -> Cow<'static, [CommandParameterChoice]> {
        let lengths = SeasonLength::ALL.iter().map(|length| length.name());
        lengths.chain([NONE]).map(|name| choice("season", name)).collect()
    }

    fn from_index(index: usize) -> Option<Self> {
        match SeasonLength::ALL.get(index) {
            Some(length) => Some(Self(Some(*length))),
            None => (index == SeasonLength::ALL.len()).then_some(Self(None)),
        }
    }

    fn from_name(name: &str) -> Option<Self> {
        match name {
            NONE => Some(Self(None)),
            _ => SeasonLength::from_name(name).map(|length| Self(Some(length))),
        }
    }

    fn name(&self) -> &'static str {
        self.0.map_or(NONE, SeasonLength::name)
    }

    fn localized_name(&self, _: &str) -> Option<&'static str> {
        None
    }
}
