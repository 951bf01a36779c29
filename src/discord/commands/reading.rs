//! Reading the interaction of a command, and refusing it in places where the command does not work.

use super::Context;
use crate::discord::interaction::errors;
use crate::discord::interaction::request::{ReceivedInteraction, Request, ServerRequest};
use crate::text::ServerOnly;

/// Reads the interaction of a command that works everywhere.
pub(super) async fn read_request_anywhere(ctx: Context<'_>) -> Request<'_> {
    Request::from_interaction(
        ctx.framework.user_data,
        ReceivedInteraction::Command(ctx.interaction),
    )
    .await
}

/// Reads the interaction of a command that works only on a server that has the bot, and in direct messages with the bot. Elsewhere,
/// answers with a refusal and returns `None`.
pub(super) async fn read_request_or_refuse(ctx: Context<'_>) -> Option<Request<'_>> {
    let request = read_request_anywhere(ctx).await;
    if request.home().is_some() {
        return Some(request);
    }
    request.answer_with(async { errors::refuse_without_bot_installed(&request) }).await;
    None
}

/// Returns the request as a request from a server that has the bot. If it comes from elsewhere, answers that `feature` works only
/// on servers, and returns `None`.
pub(super) async fn server_request_or_refuse<'a>(
    request: &'a Request<'_>,
    feature: ServerOnly,
) -> Option<ServerRequest<'a>> {
    let of_server = request.on_server();
    if of_server.is_none() {
        request.answer_with(async { errors::refuse_outside_servers(request, feature) }).await;
    }
    of_server
}
