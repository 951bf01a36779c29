//! Starting a match: in the channel or, if chosen, in its own thread.

use serenity::all::Permissions;

use super::change_lobby;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::Request;
use crate::discord::publish::thread;
use crate::discord::render::names;
use crate::ids::{ChannelId, TableId};
use crate::table::{Phase, Table, TableAction};
use crate::text::{Lang, Text};
use crate::time::Millis;

/// The time in milliseconds for which the start of a match waits until the lobby's message is posted. The thread of the match is
/// attached to that message.
const MESSAGE_WITHIN: Millis = 1_000;

/// The permissions that the bot needs to open a thread and play in it.
const FOR_THREADS: Permissions =
    Permissions::CREATE_PUBLIC_THREADS.union(Permissions::SEND_MESSAGES_IN_THREADS);

/// Handles a click on Start: starts the match.
pub async fn start_match(request: &Request<'_>, id: TableId) -> InteractionAnswer {
    if let Some(refusal) = errors::refusal_if_bot_lacks_rights_for_new_match(request) {
        return refusal;
    }
    let table = match request.bot.tables.current_table(id).await {
        Ok(table) => table,
        Err(error) => return errors::answer_refused(request, None, error).await,
    };
    if !table.settings.terms.thread || !can_start_match_now(request, &table) {
        return change_lobby(request, id, TableAction::Start).await;
    }
    match open_match_thread(request, &table).await {
        Some(thread) => change_lobby(request, id, TableAction::StartInThread(thread)).await,
        None => {
            let note = request.text().match_stays_in_channel();
            match change_lobby(request, id, TableAction::Start).await {
                InteractionAnswer::Seen => PrivateReply::from_content(note).in_new_message().into(),
                InteractionAnswer::Private(mut reply) => {
                    reply.content = format!("{}\n{note}", reply.content);
                    InteractionAnswer::Private(reply)
                }
            }
        }
    }
}

/// Returns `true` if the person can start the match now. Otherwise no thread may be opened for it.
fn can_start_match_now(request: &Request<'_>, table: &Table) -> bool {
    matches!(table.phase, Phase::Lobby)
        && table.host == request.actor.id
        && table.allowed_player_counts().contains(&table.seats.len())
}

/// Returns `true` if the bot can open a thread in this channel.
pub fn may_open_thread(request: &Request<'_>) -> bool {
    request.can_have_threads() && request.has_app_permission(FOR_THREADS)
}

/// Opens the thread of a match on the lobby's message; `None` if that is not possible.
async fn open_match_thread(request: &Request<'_>, table: &Table) -> Option<ChannelId> {
    if !may_open_thread(request) {
        return None;
    }
    let bot = request.bot;
    let deadline = request.received + MESSAGE_WITHIN;
    let message = bot.tables.wait_for_board_message(table.id, deadline).await.ok().flatten()?;
    let preferences = bot.guilds.preferences_at_table(table).await.unwrap_or_default();
    let lang = preferences.locale.as_deref().and_then(Lang::from_tag);
    let lang = lang.unwrap_or_else(|| Lang::for_locale(&table.settings.locale));
    let host = names::person_name(table, table.host)?;
    match thread::open_thread_on_message(
        &bot.caller,
        message,
        Text::for_lang(lang).match_thread_name(&host),
    )
    .await
    {
        Ok(thread) => Some(thread),
        Err(error) => {
            tracing::info!(table = table.id.0, %error, "cannot open a thread for a match");
            None
        }
    }
}
