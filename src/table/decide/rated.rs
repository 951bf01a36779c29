//! The consent to a rated match. Once other people have sat down, the match becomes rated only if all of them agree.

use super::decided::Decided;
use crate::ids::PersonId;
use crate::table::event::{TableEvent, Term};
use crate::table::refusal::IntentError;
use crate::table::state::{Phase, Table};

/// Checks a change in the lobby. If the change would make the match rated and other people have sat down, makes the match
/// friendly again and asks them to agree. Once all of them have agreed, makes the match rated.
pub fn settle_rating_consent(
    before: &Table,
    actor: PersonId,
    mut decided: Decided,
) -> Result<Decided, IntentError> {
    if !matches!(decided.after.phase, Phase::Lobby) {
        return Ok(decided);
    }
    let others = decided.after.people().any(|person| person.id != actor);
    if others && decided.after.would_be_rated() && !before.would_be_rated() {
        set_friendly(&mut decided, true)?;
        decided.add_event(TableEvent::RatedProposed { person: actor })?;
    }
    let after = &decided.after;
    let all_agree = after.people().all(|person| !after.awaits_agreement_of(person.id));
    if after.rated_proposer().is_some() && all_agree {
        set_friendly(&mut decided, false)?;
    }
    Ok(decided)
}

/// Adds the events that make the match friendly (not rated) or rated.
fn set_friendly(decided: &mut Decided, friendly: bool) -> Result<(), IntentError> {
    let terms = decided.after.settings.terms.with_term(Term::Friendly(friendly));
    decided.add_event(TableEvent::TermsChosen { terms })
}
