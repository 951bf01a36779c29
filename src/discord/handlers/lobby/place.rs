//! The places in which a table can be opened.

use crate::discord::handlers::moderation::openings;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::Request;

/// Returns the refusal as an error if no table can be opened here.
pub async fn check_place(request: &Request<'_>) -> Result<(), InteractionAnswer> {
    if !request.is_playable() {
        return Err(PrivateReply::from_content(request.text().not_in_this_channel()).into());
    }
    if let Some(refusal) = errors::refusal_for_new_match(request) {
        return Err(refusal);
    }
    match openings::refusal_to_open(request).await {
        Some(refusal) => Err(refusal),
        None => refuse_thread_of_tournament(request).await,
    }
}

/// Returns the refusal as an error if this is the thread of a tournament's table.
async fn refuse_thread_of_tournament(request: &Request<'_>) -> Result<(), InteractionAnswer> {
    let Some(parent) = request.parent else { return Ok(()) };
    match request.bot.tournaments.is_thread_of_table(parent, request.channel).await {
        Ok(false) => Ok(()),
        Ok(true) => Err(PrivateReply::from_content(request.text().tournament_has_thread())
            .in_new_message()
            .into()),
        Err(error) => Err(PrivateReply::from_content(errors::report_store_error(request, &error))
            .in_new_message()
            .into()),
    }
}
