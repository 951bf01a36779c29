//! Decisions of organisers about the result of a table.

use super::TournamentActor;
use crate::league::tournament::entry::EntryId;
use crate::league::tournament::event::TournamentEvent;
use crate::league::tournament::refusal::TournamentRefusal;
use crate::league::tournament::result::Ruling;
use crate::league::tournament::state::{Tournament, TournamentTable};

impl Tournament {
    /// Returns the events of the person's decision about the table with this number; a `ruling` of `None` revokes an
    /// earlier decision. Returns an error if the person cannot decide about the table.
    pub(super) fn ruling_events(
        &self,
        actor: &TournamentActor,
        table: u32,
        ruling: Option<Ruling>,
    ) -> Result<Vec<TournamentEvent>, TournamentRefusal> {
        let known = self.table(table).ok_or(TournamentRefusal::NoSuchTable { table })?;
        // A player who has left the tournament still has an interest in the table at which they sat.
        if self.entry_of(actor.id).is_some_and(|entry| known.seat_of(entry).is_some()) {
            return Err(TournamentRefusal::OwnTable { table });
        }
        // Organisers who take part may accept the current scores, because they do not choose the places in this way.
        if !matches!(ruling, Some(Ruling::Standing(_))) {
            self.check_organiser_is_neutral(actor.id)?;
        }
        match &ruling {
            // A moderator voided the result of the match, so organisers cannot restore it.
            None if known.voided => return Err(TournamentRefusal::MatchVoided { table }),
            // Without a decision or a result of the match, there is nothing that could be restored.
            None if known.ruling.is_none() || known.played.is_none() => {
                return Err(TournamentRefusal::NoRuling);
            }
            Some(Ruling::Order(order)) if !is_complete_order(known, order) => {
                return Err(TournamentRefusal::BadOrder);
            }
            // The current scores can decide only a table whose match is under way.
            Some(Ruling::Standing(results))
                if !known.is_open() || results.len() != known.seats.len() =>
            {
                return Err(TournamentRefusal::NotUnderWay { table });
            }
            _ => {}
        }
        if known.ruling == ruling {
            return Ok(Vec::new());
        }
        Ok(vec![TournamentEvent::Ruled { table, ruling, by: actor.author(), reason: None }])
    }
}

/// Returns `true` if an order names each entry at a table exactly once.
fn is_complete_order(table: &TournamentTable, order: &[Vec<EntryId>]) -> bool {
    let mut named: Vec<EntryId> = order.iter().flatten().copied().collect();
    let mut seated = table.entries();
    named.sort_unstable();
    seated.sort_unstable();
    named == seated && order.iter().all(|group| !group.is_empty())
}
