//! What somebody who looks on has missed since they looked last.

use crate::text::core::bundle::say;
use crate::text::core::fit::Part;
use crate::text::core::number;
use crate::text::game::moves::goes;
use crate::text::{Text, Who};
use triominos_rules::game::{PublicMove, PublicView};

/// The most goes that are told to an onlooker who has looked before: more of them are counted.
const MOST: usize = 8;
/// The same of one who has not.
const LAST_GOES: usize = 4;

/// A match as somebody has seen it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastLook {
    round: u32,
    moves: Vec<PublicMove>,
    scores: Vec<i32>,
}

impl LastLook {
    /// Somebody looks at this.
    pub fn of(view: &PublicView) -> Self {
        let scores = view.seats.iter().map(|seat| seat.score).collect();
        Self { round: view.round, moves: view.moves.clone(), scores }
    }

    /// The number of moves of the present round that were seen already, those left out that were taken back since.
    fn known(&self, view: &PublicView) -> usize {
        if self.round != view.round {
            return 0;
        }
        self.moves.iter().zip(&view.moves).take_while(|(seen, now)| seen == now).count()
    }
}

impl Text {
    /// What has happened since a look, a line each; without an earlier look, the last goes.
    pub(in crate::text) fn since_last_look(
        &self,
        view: &PublicView,
        names: &[Who<'_>],
        seen: Option<&LastLook>,
    ) -> Vec<Part> {
        let known = seen.map_or(0, |seen| seen.known(view));
        let goes = goes(&view.moves[known..]);
        let most = if seen.is_some() { MOST } else { LAST_GOES };
        let earlier = goes.len().saturating_sub(most);
        let mut lines = Vec::new();
        if let Some(seen) = seen {
            let undone = seen.round == view.round && seen.moves.len() > known;
            lines.push(match seen.round == view.round {
                true if goes.is_empty() && !undone => say!(self, "board-missed-nothing"),
                true => say!(self, "board-missed"),
                false => say!(self, "board-missed-round", round = view.round),
            });
            if seen.round != view.round {
                lines.extend(self.points_since(view, names, &seen.scores));
            }
            lines.extend(undone.then(|| say!(self, "board-missed-undone")));
            lines
                .extend((earlier > 0).then(|| say!(self, "board-missed-earlier", count = earlier)));
        }
        lines.extend(goes[earlier..].iter().map(|go| self.go_told(view, go, names)));
        lines.into_iter().map(|line| Part::optional(2, line)).collect()
    }

    /// What everybody has scored since: `Points since then: Ada +52, Bo −15`.
    fn points_since(&self, view: &PublicView, names: &[Who<'_>], before: &[i32]) -> Option<String> {
        let each = view.seats.iter().zip(before).enumerate().map(|(seat, (now, before))| {
            let points = number::signed(now.score - before);
            say!(self, "board-missed-of", who = self.bold_seat(names, seat), points = points)
        });
        let each = self.list(&each.collect::<Vec<_>>());
        view.rules.keeps_score().then(|| say!(self, "board-missed-points", points = each))
    }
}
