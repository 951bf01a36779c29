//! The places in which a table can be opened.

use crate::discord::handlers::moderation::openings;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::Request;

/// Checks that a table can be opened here. Otherwise returns the refusal as an error.
pub async fn check_table_allowed_here(request: &Request<'_>) -> Result<(), InteractionAnswer> {
    if !request.can_open_tables() {
        return Err(PrivateReply::from_content(request.text().no_tables_in_this_channel()).into());
    }
    if let Some(refusal) = errors::refusal_if_bot_lacks_rights_for_new_match(request) {
        return Err(refusal);
    }
    match openings::refusal_to_open_table(request).await {
        Some(refusal) => Err(refusal),
        None => check_not_tournament_thread(request).await,
    }
}

/// Checks that this is not the thread of a tournament's table. Otherwise returns the refusal as an error.
async fn check_not_tournament_thread(request: &Request<'_>) -> Result<(), InteractionAnswer> {
    let Some(parent) = request.parent else { return Ok(()) };
    match request.bot.tournaments.is_thread_of_tournament_table(parent, request.channel).await {
        Ok(false) => Ok(()),
        Ok(true) => Err(PrivateReply::from_content(request.text().thread_belongs_to_tournament())
            .in_new_message()
            .into()),
        Err(error) => Err(PrivateReply::from_content(errors::report_store_error(request, &error))
            .in_new_message()
            .into()),
    }
}
