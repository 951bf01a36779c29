//! A decision as a player thinks about it: what it sees, and what it could do.

use super::chance::Chance;
use super::imagine::Imagination;
use super::search::Search;
use crate::game::compact::{CompactRound, Move, Terms};
use crate::game::{Action, PlayerView, Rules};
use crate::opponent::Thinking;
use crate::opponent::greedy;
use crate::opponent::policy::{Look, Policy};

/// The most placements that are thought about: those that look best at a glance.
const MOST: usize = 8;

/// What going out is worth where nobody keeps score: there it alone wins.
const GOING_OUT: i32 = 100;

/// The terms by which a player thinks.
pub fn terms(rules: &Rules, players: usize) -> Terms {
    if rules.keeps_score() {
        return Terms::new(rules, players);
    }
    Terms::new(&Rules { going_out_bonus: GOING_OUT, ..rules.clone() }, players)
}

/// The decision of a player in turn.
pub struct Thought<'a> {
    view: &'a PlayerView,
    imagination: Imagination<'a>,
}

impl<'a> Thought<'a> {
    /// `None` where it is not the player's turn.
    pub fn of(view: &'a PlayerView, terms: &'a Terms) -> Option<Self> {
        let in_turn = view.public.turn == Some(view.viewer.seat);
        in_turn.then(|| Self { view, imagination: Imagination::of(view, terms) })
    }

    /// The round as far as it is known.
    pub fn seen(&self) -> &CompactRound<'a> {
        self.imagination.seen()
    }

    /// The moves worth a thought, the best placements at a glance first. Drawing and passing are among them where nothing can be
    /// placed, or on purpose.
    pub fn candidates(&self, glance: &Policy, on_purpose: bool) -> Vec<Move> {
        let seen = self.seen();
        let mut placements: Vec<(i32, Move)> = Vec::new();
        if let Some(look) = Look::new(seen) {
            placements.extend(seen.placements().map(|(slot, tile)| {
                (glance.worth(seen, &look, slot, tile), Move::Place { slot, tile })
            }));
        }
        placements.sort_by_key(|(worth, _)| -worth);
        placements.truncate(MOST);
        let mut moves: Vec<Move> = placements.into_iter().map(|(_, action)| action).collect();
        if moves.is_empty() || on_purpose {
            moves.extend(seen.may_draw().then_some(Move::Draw));
            moves.extend(seen.may_pass().then_some(Move::Pass));
        }
        moves
    }

    /// A search by these ways in which the others may play.
    pub fn search<'b>(&'b self, others: &'b [Policy], thinking: &Thinking<'b>) -> Search<'a, 'b> {
        Search {
            imagination: &self.imagination,
            others,
            chance: Chance::new(thinking.seed),
            cancelled: thinking.cancelled,
        }
    }

    /// The action of a move in the exact round.
    pub fn action(&self, action: Move) -> Action {
        match action {
            Move::Draw => Action::Draw,
            Move::Pass => Action::Pass,
            Move::Place { slot, tile } => {
                let board = self.seen().board();
                let mut choices = self.view.choices.iter().map(|choice| (choice, choice.placement));
                let chosen = choices.find(|(_, placement)| {
                    placement.tile == tile.tile() && board.is_at(slot, placement.cell)
                });
                // Both rounds offer the same; should they ever not, a greedy placement is legal.
                chosen.map_or_else(|| greedy(self.view), |(choice, _)| Action::Place(choice.pick()))
            }
        }
    }
}
