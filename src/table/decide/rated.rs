//! Whether a match is rated. Once others have sat down, only if all of them agree.

use super::decided::Decided;
use crate::ids::PersonId;
use crate::table::event::{TableEvent, Term};
use crate::table::refusal::IntentError;
use crate::table::state::{Phase, Table};

/// Turns a change by which the match would become rated into a question to those who have sat down. Makes the match rated once all have
/// agreed.
pub fn settle(
    before: &Table,
    actor: PersonId,
    mut decided: Decided,
) -> Result<Decided, IntentError> {
    if !matches!(decided.after.phase, Phase::Lobby) {
        return Ok(decided);
    }
    let others = decided.after.people().any(|person| person.id != actor);
    if others && decided.after.would_be_rated() && !before.would_be_rated() {
        choose(&mut decided, true)?;
        decided.add_event(TableEvent::RatedProposed { person: actor })?;
    }
    let after = &decided.after;
    let all_agree = after.people().all(|person| !after.awaits_agreement_of(person.id));
    if after.proposes_rated().is_some() && all_agree {
        choose(&mut decided, false)?;
    }
    Ok(decided)
}

fn choose(decided: &mut Decided, friendly: bool) -> Result<(), IntentError> {
    let terms = decided.after.settings.terms.with_term(Term::Friendly(friendly));
    decided.add_event(TableEvent::TermsChosen { terms })
}
