//! How the game stands, in words.

use super::fit::{Part, fit};
use super::sentence::say;
use super::turn::MESSAGE;
use super::{Text, Who};
use crate::game::{PublicView, Seat};

impl Text {
    /// The answer to who asks for the board: whose turn it is, the scores, and every open spot.
    pub fn board(&self, view: &PublicView, names: &[Who<'_>]) -> String {
        let turn = self.whose(view, |seat| self.bold_seat(names, seat));
        let mut parts = vec![Part::fixed(turn), Part::optional(2, self.standings(names, view))];
        if let Some(spots) = self.spot_list(view) {
            parts.push(Part::optional(1, spots));
        }
        fit(&parts, "\n", MESSAGE)
    }

    /// Whose turn it is, or why it is nobody's.
    pub(super) fn whose(&self, view: &PublicView, name: impl Fn(Seat) -> String) -> String {
        match view.turn {
            Some(seat) => say!(self, "rack-whose-turn", who = name(seat)),
            None if view.winners.is_some() => say!(self, "rack-match-over"),
            None => say!(self, "rack-round-over"),
        }
    }

    /// The open spots of the round under way, and how to read them; `None` when there is no such round.
    pub(super) fn spot_list(&self, view: &PublicView) -> Option<String> {
        view.turn?;
        let spots: Vec<String> = view.spots.iter().map(|spot| self.spot_entry(spot)).collect();
        Some(match (spots.is_empty(), view.placements.is_empty()) {
            (true, _) => say!(self, "rack-no-spots"),
            (false, true) => say!(self, "rack-first-spot"),
            (false, false) => {
                say!(self, "rack-spots", count = spots.len(), spots = spots.join(", "))
            }
        })
    }
}
