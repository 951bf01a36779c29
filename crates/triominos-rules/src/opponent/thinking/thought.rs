//! A decision of a player: its perspective and its candidates.

use super::chance::Chance;
use super::imagine::Imagination;
use super::search::Search;
use crate::game::compact::{CompactRound, Move, Terms};
use crate::game::{Action, PlayerView, Rules};
use crate::opponent::Thinking;
use crate::opponent::greedy_action;
use crate::opponent::policy::{Policy, PositionFacts};

/// The highest number of placements to search, preselected by a policy.
const MOST_PLACEMENTS: usize = 8;

/// The assumed points for winning a round if no score is kept.
const UNSCORED_ROUND_WON: i32 = 100;

/// The terms for searching.
pub fn search_terms(rules: &Rules, players: usize) -> Terms {
    let terms = Terms::new(rules, players);
    if rules.keeps_score() { terms } else { terms.with_round_won(UNSCORED_ROUND_WON) }
}

/// The decision of a player in turn.
pub struct Thought<'a> {
    view: &'a PlayerView,
    imagination: Imagination<'a>,
}

impl<'a> Thought<'a> {
    /// Creates the decision of a view; `None` in another player's turn.
    pub fn from_view(view: &'a PlayerView, terms: &'a Terms) -> Option<Self> {
        let in_turn = view.public.turn == Some(view.viewer.seat);
        in_turn.then(|| Self { view, imagination: Imagination::from_view(view, terms) })
    }

    /// The round with its known tiles.
    pub fn seen(&self) -> &CompactRound<'a> {
        self.imagination.seen()
    }

    /// The candidates, best placements first. They include drawing and passing if no tile can be placed, or `on_purpose`.
    pub fn candidates(&self, glance: &Policy, on_purpose: bool) -> Vec<Move> {
        let seen = self.seen();
        let mut placements: Vec<(i32, Move)> = Vec::new();
        if let Some(facts) = PositionFacts::new(seen) {
            placements.extend(seen.placements().map(|(slot, tile)| {
                (glance.placement_value(seen, &facts, slot, tile), Move::Place { slot, tile })
            }));
        }
        placements.sort_by_key(|(worth, _)| -worth);
        placements.truncate(MOST_PLACEMENTS);
        let mut moves: Vec<Move> = placements.into_iter().map(|(_, action)| action).collect();
        if moves.is_empty() || on_purpose {
            moves.extend(seen.may_draw().then_some(Move::Draw));
            moves.extend(seen.may_pass().then_some(Move::Pass));
        }
        moves
    }

    /// Creates a search with these assumed policies of the other players.
    pub fn search<'b>(&'b self, others: &'b [Policy], thinking: &Thinking<'b>) -> Search<'a, 'b> {
        Search {
            imagination: &self.imagination,
            others,
            chance: Chance::new(thinking.seed),
            cancelled: thinking.cancelled,
        }
    }

    /// Converts a move to an action.
    pub fn to_action(&self, action: Move) -> Action {
        match action {
            Move::Draw => Action::Draw,
            Move::Pass => Action::Pass,
            Move::Place { slot, tile } => {
                let board = self.seen().board();
                let mut choices = self.view.choices.iter().map(|choice| (choice, choice.placement));
                let chosen = choices.find(|(_, placement)| {
                    placement.tile == tile.tile() && board.is_at(slot, placement.cell)
                });
                // Both rounds list the same moves; a greedy action is a legal fallback.
                chosen.map_or_else(
                    || greedy_action(self.view),
                    |(choice, _)| Action::Place(choice.pick()),
                )
            }
        }
    }
}
