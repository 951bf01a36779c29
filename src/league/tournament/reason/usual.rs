//! The reasons that organisers can choose for each decision.

use super::KnownReason;
use crate::league::tournament::decide::TournamentAction;
use crate::league::tournament::result::Ruling;
use crate::league::tournament::state::Tournament;

impl TournamentAction {
    /// Returns the reasons to choose from for this decision, the most common one first; empty for an action that needs no reason.
    pub fn usual_reasons(&self, state: &Tournament) -> &'static [KnownReason] {
        use KnownReason::*;
        match self {
            Self::Rule { ruling: None, .. } => &[Mistake, Agreed, Technical],
            Self::Rule { ruling: Some(Ruling::Standing(_)), .. } => {
                &[TimeUp, Agreed, Unfinished, Absent, Technical]
            }
            Self::Rule { table, .. } => match state.table(*table) {
                Some(table) if table.voided => &[Voided, Agreed, Unfair, Mistake],
                Some(table) if table.is_open() => &[Unfinished, Agreed, Absent, Unfair, Technical],
                _ => &[Mistake, Agreed, Unfair, Technical],
            },
            Self::Withdraw { .. } => &[OwnWish, Absent, Unfair, Mistake],
            Self::Replace { .. } => &[OwnWish, Absent, Unfair, Technical],
            Self::Pardon { .. } => &[Excused, Technical, Mistake],
            Self::Extend { .. } => &[MoreTime, Technical, Absent],
            _ => &[],
        }
    }
}
