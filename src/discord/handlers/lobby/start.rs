//! Starting a match: in the channel or, if chosen, in a thread of its own.

use serenity::all::Permissions;

use super::change;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{Answer, Reply};
use crate::discord::interaction::request::Request;
use crate::discord::publish::thread;
use crate::discord::render::names;
use crate::ids::{ChannelId, TableId};
use crate::table::{Phase, Table, TableAction};
use crate::text::{Lang, Text};
use crate::time::Millis;

/// The time in milliseconds for which the start waits for the lobby's message, to which the thread is attached.
const MESSAGE_WITHIN: Millis = 1_000;

/// The rights that the bot needs to open a thread and play in it.
const FOR_THREADS: Permissions =
    Permissions::CREATE_PUBLIC_THREADS.union(Permissions::SEND_MESSAGES_IN_THREADS);

/// Handles a click on Start.
pub async fn start(request: &Request<'_>, id: TableId) -> Answer {
    if let Some(refusal) = errors::refusal_for_new_match(request) {
        return refusal;
    }
    let table = match request.bot.tables.get(id).await {
        Ok(table) => table,
        Err(error) => return errors::answer(request, None, error).await,
    };
    if !table.settings.terms.thread || !would_start(request, &table) {
        return change(request, id, TableAction::Start).await;
    }
    match open(request, &table).await {
        Some(thread) => change(request, id, TableAction::StartInThread(thread)).await,
        None => {
            let note = request.text().no_thread();
            match change(request, id, TableAction::Start).await {
                Answer::Seen => Reply::say(note).in_new_message().into(),
                Answer::Private(mut reply) => {
                    reply.content = format!("{}\n{note}", reply.content);
                    Answer::Private(reply)
                }
            }
        }
    }
}

/// True if this person can start the match now. Otherwise no thread must be opened.
fn would_start(request: &Request<'_>, table: &Table) -> bool {
    matches!(table.phase, Phase::Lobby)
        && table.host == request.actor.id
        && table.capacity().contains(&table.seats.len())
}

/// True if the bot can open a thread in this channel.
pub fn may_open(request: &Request<'_>) -> bool {
    request.can_have_threads() && request.may(FOR_THREADS)
}

/// Opens the thread on the lobby's message; `None` if that is not possible.
async fn open(request: &Request<'_>, table: &Table) -> Option<ChannelId> {
    if !may_open(request) {
        return None;
    }
    let bot = request.bot;
    let deadline = request.received + MESSAGE_WITHIN;
    let message = bot.tables.message_of(table.id, deadline).await.ok().flatten()?;
    let preferences = bot.guilds.of_table(table).await.unwrap_or_default();
    let lang = preferences.locale.as_deref().and_then(Lang::from_tag);
    let lang = lang.unwrap_or_else(|| Lang::for_locale(&table.settings.locale));
    let host = names::person(table, table.host)?;
    match thread::open(&bot.caller, message, Text::for_lang(lang).thread_name(&host)).await {
        Ok(thread) => Some(thread),
        Err(error) => {
            tracing::info!(table = table.id.0, %error, "cannot open a thread for a match");
            None
        }
    }
}
