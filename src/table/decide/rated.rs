//! The consent to a rated match. Once other people have sat down, the match becomes rated only if all of them agree.

use super::decided::Decided;
use crate::ids::PersonId;
use crate::table::event::{TableEvent, Term};
use crate::table::refusal::IntentError;
use crate::table::state::{Phase, Table};

/// Handles the consent to a rated match after a change in the lobby. The change may make an unrated match rated while other people
/// sit at the table. In this case, this function makes the match friendly (not rated) again and asks these people to agree. When
/// all of them have agreed, it makes the match rated.
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
    let all_agree = after.people().all(|person| !after.needs_rating_consent_of(person.id));
    if after.proposer_of_rated_match().is_some() && all_agree {
        set_friendly(&mut decided, false)?;
    }
    Ok(decided)
}

/// Adds the event that makes the match friendly (not rated), or rated if `is_friendly` is false.
fn set_friendly(decided: &mut Decided, is_friendly: bool) -> Result<(), IntentError> {
    let terms = decided.after.settings.terms.with_term(Term::Friendly(is_friendly));
    decided.add_event(TableEvent::TermsChosen { terms })
}
