//! Private answers about refusals and errors, in the person's language.

use std::sync::atomic::Ordering;

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateInteractionResponse, CreateInteractionResponseMessage,
    Permissions,
};

use super::reply::{InteractionAnswer, PrivateReply};
use super::request::{ReceivedInteraction, Request};
use super::response::delivery;
use crate::discord::bot::Bot;
use crate::discord::custom_id::table::{Click, CustomId};
use crate::discord::render::components::{labelled_button, rematch_button};
use crate::discord::render::{names, pictures, rack};
use crate::ids::{InteractionId, TableId};
use crate::metrics::METRICS;
use crate::store::StoreError;
use crate::table::{IntentError, NoHint, StandingOrder, Table, TableRefusal};
use crate::text::{Button, Lang, Permission, ServerOnly, ShownSuspension, Text};
use crate::time::Millis;
use triominos_rules::game::Hints;

/// Returns the answer to a refused request. If the board has changed since the message was sent, the answer
/// contains the current rack.
pub async fn answer_refused(
    request: &Request<'_>,
    table: Option<&Table>,
    refused: IntentError,
) -> InteractionAnswer {
    let text = request.text();
    let content = match refused {
        IntentError::Rules(refusal) => {
            let names = table.map(names::seat_names).unwrap_or_default();
            let view = table.and_then(Table::public_view);
            let unhinted = table.is_some_and(|table| table.settings.hints == Hints::None);
            let content = match unhinted {
                true => text.game_refusal_without_hints(&refusal, &names, view.as_ref()),
                false => text.game_refusal(&refusal, &names, view.as_ref()),
            };
            let renderer = &request.bot.renderer;
            let picture = match view {
                Some(view) => {
                    pictures::misfit_picture(renderer, &refusal, view, &names, text, request.theme)
                        .await
                }
                None => None,
            };
            let files = picture.into_iter().collect();
            return PrivateReply { content, files, ..PrivateReply::default() }
                .in_new_message()
                .into();
        }
        IntentError::Table(
            refusal @ (TableRefusal::BoardMovedOn | TableRefusal::AlreadyHandled),
        ) => {
            let is_stale = matches!(refusal, TableRefusal::BoardMovedOn);
            let why =
                if is_stale { text.board_button_outdated() } else { text.click_already_handled() };
            return match table.map(|table| table.id) {
                Some(id) => match request.bot.tables.current_table(id).await {
                    Ok(table) => {
                        let why =
                            if is_stale { outdated_button_line(request, &table) } else { why };
                        rack::rack_reply(request, &table, Some(why)).await.into()
                    }
                    Err(_) => PrivateReply::from_content(why).into(),
                },
                None => PrivateReply::from_content(why).into(),
            };
        }
        IntentError::Table(TableRefusal::Closed) if table.is_some_and(has_match_ended) => {
            return table
                .map_or_else(PrivateReply::default, |table| match_ended_reply(request, table))
                .into();
        }
        IntentError::Table(TableRefusal::AlreadyStarted)
            if table.is_some_and(|table| table.seat_of(request.actor.id).is_some()) =>
        {
            return table
                .map_or_else(PrivateReply::default, |table| match_started_reply(request, table))
                .into();
        }
        IntentError::Table(refusal) => table_refusal_sentence(text, &refusal),
        IntentError::Store(error) => report_store_error(request, &error),
        IntentError::Internal(error) => {
            let code = apology_code(request.id);
            tracing::error!(code, error, "a request failed");
            text.internal_error(&code)
        }
    };
    PrivateReply::from_content(content).in_new_message().into()
}

/// Returns the line that answers a click on an outdated button. It says that the match has continued, and lists the last turns. If
/// the person's rack is shown in words, the turns are left out, because the message of the rack lists them.
fn outdated_button_line(request: &Request<'_>, table: &Table) -> String {
    let text = request.text();
    match table.player_view(request.actor.id).filter(|_| !request.has_pictures_off()) {
        Some(view) => text.turns_since_outdated_button(
            &view.public,
            view.viewer.seat,
            &names::seat_names(table),
        ),
        None => text.board_button_outdated(),
    }
}

/// Returns `true` if a match was played at the table and has ended.
fn has_match_ended(table: &Table) -> bool {
    !table.is_open() && table.game().is_some()
}

/// Returns the answer to an old button of a match that has ended: the outcome, and a button for another match.
fn match_ended_reply(request: &Request<'_>, table: &Table) -> PrivateReply {
    let text = request.text();
    let view = table.player_view(request.actor.id);
    let content = match view.filter(|view| view.public.winners.is_some()) {
        Some(view) => text.match_over_sentences(&view, &names::seat_names(table)),
        None => text.table_closed(),
    };
    let again = rematch_button(table, text).map(|again| CreateActionRow::Buttons(vec![again]));
    PrivateReply::with_rows(content, again.into_iter().collect()).in_new_message()
}

/// Returns the answer to an old button of a lobby whose match has started, for a player of that match.
fn match_started_reply(request: &Request<'_>, table: &Table) -> PrivateReply {
    let text = request.text();
    let id = CustomId { table: table.id, click: Click::Rack }.to_string();
    let rack = labelled_button(id, text.button_label(Button::Rack), ButtonStyle::Primary);
    let rows = vec![CreateActionRow::Buttons(vec![rack])];
    PrivateReply::with_rows(text.playing_already(), rows).in_new_message()
}

pub fn table_refusal_sentence(text: &Text, refusal: &TableRefusal) -> String {
    match refusal {
        TableRefusal::NoSuchTable => text.no_such_table(),
        TableRefusal::ChannelTaken { .. } => text.channel_has_table(None),
        TableRefusal::TooManyTables { limit } => text.too_many_tables(*limit),
        TableRefusal::TooManyLobbies { limit } => text.too_many_lobbies(*limit),
        TableRefusal::TooManyMatches { limit } => text.too_many_matches(*limit),
        TableRefusal::Closed => text.table_closed(),
        TableRefusal::NotStarted => text.match_not_started(),
        TableRefusal::AlreadyStarted => text.match_already_started(),
        TableRefusal::NotOver => text.no_match_record(),
        TableRefusal::ReviewOfOthers => text.review_needs_own_match(),
        TableRefusal::TooManyReviews { limit } => text.too_many_reviews(*limit),
        TableRefusal::NotSeated => text.not_at_table(),
        TableRefusal::LeftForGood => text.cannot_return_to_match(),
        TableRefusal::SeatMinded => text.computer_plays_your_seat(),
        TableRefusal::AlreadySeated => text.already_seated(),
        TableRefusal::Full { seats } => text.table_full(*seats),
        TableRefusal::Held { held } => text.seats_are_reserved(*held),
        TableRefusal::NotInvited => text.not_invited(),
        TableRefusal::NotThere => text.chosen_player_left(),
        TableRefusal::NoSuchSeats { least, most } => text.invalid_seat_count(*least, *most),
        TableRefusal::TooFew { seats } => text.too_few_players(*seats),
        TableRefusal::TooMany { taken, seats } => text.too_many_players(*taken, *seats),
        TableRefusal::InvalidVariant(mix) => text.invalid_rules_refusal(mix),
        TableRefusal::NoStandIns { competitive } => text.cannot_replace_computer(*competitive),
        TableRefusal::NoComputer => text.no_computer_at_table(),
        TableRefusal::NoDraining => text.magpie_computer_not_allowed(),
        TableRefusal::NoHint(why) => text.hint_refusal(*why == NoHint::Competitive),
        TableRefusal::NoUndo(why) => text.undo_refusal(*why),
        TableRefusal::NoOrder(why) => text.standing_order_refusal(*why, StandingOrder::MOST),
        TableRefusal::NotForYou { plays } => text.moderators_only(*plays),
        TableRefusal::TakenOut => text.you_were_removed(),
        TableRefusal::Barred(bar) => {
            let until = bar.until.map(|until| until / 1000);
            text.you_are_suspended(ShownSuspension {
                cause: bar.cause.name(),
                words: bar.cause.free_text(),
                until,
            })
        }
        TableRefusal::OfTournament => text.cannot_end_tournament_match(),
        TableRefusal::NotTheHost { host } => text.not_the_host(*host),
        TableRefusal::BoardMovedOn => text.board_button_outdated(),
        TableRefusal::AlreadyHandled => text.click_already_handled(),
    }
}

/// Logs an error of the bot or of Discord, and returns the apology for the person. The apology shows the code under which the log
/// has the details.
pub fn report_internal_error(request: &Request<'_>, error: &str) -> String {
    let code = apology_code(request.id);
    tracing::error!(code, error, "a request failed");
    request.text().internal_error(&code)
}

/// Logs an error of the store, and returns the apology for the person. The apology shows the code under which the log has the
/// details. The store may contain an event that only a newer version of the bot can read. In that case an update is in progress,
/// and the answer says so instead of apologising.
pub fn report_store_error(request: &Request<'_>, error: &StoreError) -> String {
    if let StoreError::Newer(why) = error {
        tracing::info!(why, "a request needs a newer version of the bot");
        request.has_met_newer.store(true, Ordering::Relaxed);
        return request.text().bot_being_updated();
    }
    let code = apology_code(request.id);
    tracing::error!(code, %error, "the database failed");
    match error {
        StoreError::ReadOnly | StoreError::Unavailable(_) | StoreError::Unreachable(_) => {
            request.text().database_error(&code)
        }
        _ => request.text().internal_error(&code),
    }
}

/// Runs `action`, if the person's rate limit for public actions in the channel allows it. A public action is one such as taking a
/// seat. A failed action does not count.
///
/// # Errors
/// Returns a refusal if the person has reached the limit. In that case the action is not run.
pub async fn run_public_action_within_rate_limit<T, E>(
    request: &Request<'_>,
    action: impl Future<Output = Result<T, E>>,
) -> Result<Result<T, E>, InteractionAnswer> {
    let (rate_limiter, person, channel) =
        (&request.bot.rate_limiter, request.actor.id, request.channel);
    rate_limiter.count_public_action(person, channel, request.received).map_err(|wait| {
        let again_at = (request.received + wait) / 1000;
        InteractionAnswer::from(
            PrivateReply::from_content(request.text().public_action_too_often(again_at))
                .in_new_message(),
        )
    })?;
    let done = action.await;
    if done.is_err() {
        rate_limiter.uncount_public_action(person, channel);
    }
    Ok(done)
}

/// Returns the refusal if the bot lacks a permission in this channel that a running match needs;
/// `None` if it lacks none.
pub fn refusal_if_bot_lacks_rights_for_running_match(
    request: &Request<'_>,
) -> Option<InteractionAnswer> {
    refusal_if_permissions_missing(request, request.missing_rights_to_continue_match())
}

/// Returns the refusal if the table is asleep (its channel refuses the bot's messages); otherwise `None`. The request may mean that
/// somebody has fixed the channel's permissions, so the bot also tries to post there again.
pub async fn refusal_if_channel_refuses_bot(
    request: &Request<'_>,
    table: TableId,
) -> Option<InteractionAnswer> {
    let table = match request.bot.tables.wake_if_asleep(table).await {
        Ok(table) => table?,
        // The action itself will report the error.
        Err(_) => return None,
    };
    Some(
        PrivateReply::from_content(request.text().table_on_hold_refusal(table.channel))
            .in_new_message()
            .into(),
    )
}

/// Returns the refusal if the bot lacks a permission in this channel that a new match needs; `None`
/// if it lacks none.
pub fn refusal_if_bot_lacks_rights_for_new_match(
    request: &Request<'_>,
) -> Option<InteractionAnswer> {
    refusal_if_permissions_missing(request, request.missing_rights_to_start_match())
}

/// Returns the refusal if the bot lacks a permission in this channel that a tournament needs;
/// `None` if it lacks none.
pub fn refusal_if_bot_lacks_rights_for_tournament(
    request: &Request<'_>,
) -> Option<InteractionAnswer> {
    refusal_if_permissions_missing(request, request.missing_rights_for_tournament())
}

/// Returns the refusal if the permissions `missing` are not empty; otherwise `None`.
fn refusal_if_permissions_missing(
    request: &Request<'_>,
    missing: Permissions,
) -> Option<InteractionAnswer> {
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
    (!names.is_empty()).then(|| {
        PrivateReply::from_content(request.text().missing_permissions(&names))
            .in_new_message()
            .into()
    })
}

/// Returns the answer to a component that is outdated or that this version does not know.
pub fn answer_old_button(request: &Request<'_>) -> InteractionAnswer {
    PrivateReply::from_content(request.text().no_such_table()).in_new_message().into()
}

/// Returns the answer to a command that works only on servers.
pub fn refuse_outside_servers(request: &Request<'_>, feature: ServerOnly) -> InteractionAnswer {
    PrivateReply::from_content(request.text().server_only_refusal(feature)).into()
}

/// Returns the answer to a command in a channel where the bot was installed only by the person, not by a server.
pub fn refuse_without_bot_installed(request: &Request<'_>) -> InteractionAnswer {
    PrivateReply::from_content(request.text().bot_not_member_refusal()).into()
}

/// Refuses an interaction of a person who exceeded their rate limit. `wait_time` is the time in milliseconds until their next click
/// is accepted. The refusal does not use the database, so that a flood of clicks delays nobody else.
pub async fn refuse_too_fast_interaction(
    bot: &Bot,
    interaction: ReceivedInteraction<'_>,
    wait_time: Millis,
) {
    let known = bot.caches.preferences.get(&interaction.server_and_person());
    let chosen = known.and_then(|known| known.locale).and_then(|locale| Lang::from_tag(&locale));
    let lang = chosen.unwrap_or_else(|| Lang::for_locale(interaction.locale()));
    send_private_answer(
        bot,
        interaction,
        Text::for_lang(lang).clicks_too_fast(seconds_rounded_up(wait_time)),
    )
    .await;
}

/// Converts milliseconds to seconds, rounding up.
pub fn seconds_rounded_up(milliseconds: Millis) -> u32 {
    u32::try_from((milliseconds + 999) / 1000).unwrap_or(u32::MAX)
}

/// Apologises for a command that this version does not know, or whose options differ from the registered ones.
pub async fn answer_unknown_command(bot: &Bot, interaction: ReceivedInteraction<'_>) {
    apologise(bot, interaction, "a command differs from the registered one").await;
}

/// Apologises after a handler panicked. The requested action may or may not have happened.
pub async fn apologise_after_panic(bot: &Bot, interaction: ReceivedInteraction<'_>) {
    apologise(bot, interaction, "a handler panicked").await;
}

/// Logs `cause` with a code, and apologises to the person with the same code.
async fn apologise(bot: &Bot, interaction: ReceivedInteraction<'_>, cause: &str) {
    let code = apology_code(interaction.id());
    tracing::error!(code, why = cause, "an interaction failed");
    send_private_answer(
        bot,
        interaction,
        Text::for_lang(Lang::for_locale(interaction.locale())).internal_error(&code),
    )
    .await;
}

/// Sends a private message to the person of an interaction.
async fn send_private_answer(bot: &Bot, interaction: ReceivedInteraction<'_>, content: String) {
    let message = CreateInteractionResponseMessage::new().content(content).ephemeral(true);
    let response = CreateInteractionResponse::Message(message);
    let id = interaction.id();
    delivery::log_failure(
        id,
        delivery::send_response(bot, id, interaction.token(), bot.clock.now(), response).await,
    );
}

/// Counts an apology, and returns the short code that appears in it and in the log.
fn apology_code(interaction: InteractionId) -> String {
    METRICS.count_apology();
    let interaction = interaction.get();
    format!("{:06X}", (interaction ^ (interaction >> 22)) & 0xFF_FFFF)
}
