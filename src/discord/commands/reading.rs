//! Reading a command's interaction, with a kind refusal where the command has no business.

use super::Context;
use crate::discord::interaction::errors;
use crate::discord::interaction::request::{Interaction, Request, ServerRequest};
use crate::text::ServerOnly;

/// Reads a command's interaction, wherever it comes from.
pub(super) async fn read_anywhere(ctx: Context<'_>) -> Request<'_> {
    Request::read(ctx.framework.user_data, Interaction::Command(ctx.interaction)).await
}

/// Reads a command's interaction. Where only the person has the bot it is answered with a kind refusal, and there is no request.
pub(super) async fn read(ctx: Context<'_>) -> Option<Request<'_>> {
    let request = read_anywhere(ctx).await;
    if request.home().is_some() {
        return Some(request);
    }
    request.answer(async { errors::needs_bot(&request) }).await;
    None
}

/// The request as one from a server that has the bot; elsewhere it is answered with a kind refusal, and there is none.
pub(super) async fn on_server<'a>(
    request: &'a Request<'_>,
    what: ServerOnly,
) -> Option<ServerRequest<'a>> {
    let of_server = request.on_server();
    if of_server.is_none() {
        request.answer(async { errors::needs_server(request, what) }).await;
    }
    of_server
}
