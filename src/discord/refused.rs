//! Refusals and apologies: clear, kind, private, in the language of who asked.

use serenity::all::{CreateInteractionResponse, CreateInteractionResponseMessage, Permissions};

use super::answer::{self, Answer, Reply};
use super::bot::Bot;
use super::request::{Interaction, Request};
use super::{names, rack};
use crate::store::StoreError;
use crate::table::{Refused, Table, TableRefusal};
use crate::text::{Lang, Permission, Text};

/// What to say to a refusal. Where the board has moved on, the present state comes with it.
pub(super) async fn answer(
    request: &Request<'_>,
    table: Option<&Table>,
    refused: Refused,
) -> Answer {
    let text = request.text();
    let content = match refused {
        Refused::Rules(refusal) => {
            let names = table.map(names::of).unwrap_or_default();
            let view = table.and_then(Table::public_view);
            text.refusal(&refusal, &names, view.as_ref())
        }
        Refused::Table(refusal @ (TableRefusal::BoardMovedOn | TableRefusal::AlreadyHandled)) => {
            let why = match refusal {
                TableRefusal::BoardMovedOn => text.board_moved_on(),
                _ => text.already_handled(),
            };
            return match table.map(|table| table.id) {
                Some(id) => match request.bot.tables.get(id).await {
                    Ok(table) => rack::of(request, &table, Some(why)).await.into(),
                    Err(_) => Reply::say(why).into(),
                },
                None => Reply::say(why).into(),
            };
        }
        Refused::Table(refusal) => of_the_table(text, &refusal),
        Refused::Store(error) => trouble(request, &error),
        Refused::Internal(error) => {
            let code = code(request.id);
            tracing::error!(code, error, "an intent failed");
            text.trouble(&code)
        }
    };
    Reply::say(content).beside().into()
}

pub(super) fn of_the_table(text: &Text, refusal: &TableRefusal) -> String {
    match refusal {
        TableRefusal::NoSuchTable => text.no_such_table(),
        TableRefusal::ChannelTaken { .. } => text.channel_taken(None),
        TableRefusal::Closed => text.table_closed(),
        TableRefusal::NotStarted => text.not_started(),
        TableRefusal::AlreadyStarted => text.already_started(),
        TableRefusal::NotOver => text.no_record(),
        TableRefusal::NotSeated => text.not_at_table(),
        TableRefusal::SeatMinded => text.seat_is_minded(),
        TableRefusal::AlreadySeated => text.already_seated(),
        TableRefusal::Full { seats } => text.full(*seats),
        TableRefusal::TooFew { seats } => text.too_few(*seats),
        TableRefusal::TooMany { taken, seats } => text.too_many(*taken, *seats),
        TableRefusal::BadMix(mix) => text.bad_mix(mix),
        TableRefusal::NoComputer => text.no_computer(),
        TableRefusal::OfTournament => text.of_tournament(),
        TableRefusal::NotTheHost { host } => text.not_the_host(*host),
        TableRefusal::BoardMovedOn => text.board_moved_on(),
        TableRefusal::AlreadyHandled => text.already_handled(),
    }
}

/// An apology for a mistake of ours; the log says more, under the same code.
pub(super) fn internal(request: &Request<'_>, error: &str) -> String {
    let code = code(request.id);
    tracing::error!(code, error, "an intent failed");
    request.text().trouble(&code)
}

/// An apology for the database; the log says more, under the same code.
pub(super) fn trouble(request: &Request<'_>, error: &StoreError) -> String {
    let code = code(request.id);
    tracing::error!(code, %error, "the database failed");
    match error {
        StoreError::ReadOnly | StoreError::Unavailable(_) | StoreError::Unreachable(_) => {
            request.text().database_trouble(&code)
        }
        _ => request.text().trouble(&code),
    }
}

/// A refusal where the bot may not do in this channel what a match needs that is under way; `None` where it may.
pub(super) fn to_go_on(request: &Request<'_>) -> Option<Answer> {
    missing(request, request.missing_to_go_on())
}

/// The same for what a new match needs.
pub(super) fn for_rights(request: &Request<'_>) -> Option<Answer> {
    missing(request, request.missing_rights())
}

/// The same for what a tournament needs.
pub(super) fn for_tournament(request: &Request<'_>) -> Option<Answer> {
    missing(request, request.missing_for_tournament())
}

fn missing(request: &Request<'_>, missing: Permissions) -> Option<Answer> {
    const NAMES: [(Permissions, Permission); 5] = [
        (Permissions::VIEW_CHANNEL, Permission::ViewChannel),
        (Permissions::SEND_MESSAGES, Permission::SendMessages),
        (Permissions::SEND_MESSAGES_IN_THREADS, Permission::SendMessagesInThreads),
        (Permissions::CREATE_PUBLIC_THREADS, Permission::CreatePublicThreads),
        (Permissions::ATTACH_FILES, Permission::AttachFiles),
    ];
    let names: Vec<Permission> = NAMES
        .into_iter()
        .filter(|(right, _)| missing.contains(*right))
        .map(|(_, name)| name)
        .collect();
    (!names.is_empty())
        .then(|| Reply::say(request.text().missing_permissions(&names)).beside().into())
}

/// A component that this version does not know.
pub(super) fn old_button(request: &Request<'_>) -> Answer {
    Reply::say(request.text().no_such_table()).beside().into()
}

/// A command from outside of servers.
pub(super) async fn outside_servers(bot: &Bot, interaction: Interaction<'_>) {
    say(bot, interaction, Text::of(Lang::for_locale(interaction.locale())).only_in_servers()).await;
}

/// A command that this version does not know, or whose options are not as registered.
pub(super) async fn unknown_command(bot: &Bot, interaction: Interaction<'_>) {
    apologise(bot, interaction, "a command is not as it was registered").await;
}

/// This program failed; what was asked for may or may not have happened.
pub(super) async fn after_panic(bot: &Bot, interaction: Interaction<'_>) {
    apologise(bot, interaction, "a handler panicked").await;
}

async fn apologise(bot: &Bot, interaction: Interaction<'_>, why: &str) {
    let code = code(interaction.id().get());
    tracing::error!(code, why, "an interaction failed");
    say(bot, interaction, Text::of(Lang::for_locale(interaction.locale())).trouble(&code)).await;
}

async fn say(bot: &Bot, interaction: Interaction<'_>, content: String) {
    let message = CreateInteractionResponseMessage::new().content(content).ephemeral(true);
    let response = CreateInteractionResponse::Message(message);
    let id = interaction.id().get();
    answer::log(id, answer::respond(bot, id, interaction.token(), bot.clock.now(), response).await);
}

/// A short code that stands in the apology and in the log.
fn code(interaction: u64) -> String {
    format!("{:06X}", (interaction ^ (interaction >> 22)) & 0xFF_FFFF)
}
