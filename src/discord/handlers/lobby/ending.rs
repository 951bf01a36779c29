//! Leaving a table, and ending it.

use serenity::all::{ButtonStyle, CreateActionRow, CreateSelectMenuOption};

use super::host::LobbyPresenceChange;
use super::{change_lobby, host};
use crate::discord::custom_id::table::{Click, CustomId};
use crate::discord::handlers::moderation;
use crate::discord::handlers::turn::intent_from_request;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::Request;
use crate::discord::render::components::{labelled_button, table_menu};
use crate::guild::ModerationAct;
use crate::ids::{PersonId, TableId};
use crate::table::{KnownCause, ModerationCause, Phase, Table, TableAction, TableRefusal};
use crate::text::{self, LeavingConsequence, ModeratorMenu};

/// Handles a click on Leave below a lobby. If the match has begun since, asks for confirmation as `/leave` does.
pub async fn leave_by_click(request: &Request<'_>, table: TableId) -> InteractionAnswer {
    let begun = match request.bot.tables.current_table(table).await {
        Ok(table) => Some(table).filter(|table| matches!(table.phase, Phase::Playing(_))),
        Err(error) => return errors::answer_refused(request, None, error).await,
    };
    match begun {
        None => change_lobby(request, table, TableAction::Leave).await,
        Some(table) if table.seat_of(request.actor.id).is_none() => {
            errors::answer_refused(request, Some(&table), TableRefusal::NotSeated.into()).await
        }
        Some(table) => ask_to_confirm_leaving(request, &table),
    }
}

/// Handles `/leave`: leaves a lobby at once, and asks for confirmation before leaving a match.
pub async fn leave_or_ask_to_confirm(request: &Request<'_>) -> InteractionAnswer {
    let text = request.text();
    let table = match request.bot.tables.open_table_in(request.channel).await {
        Ok(Some(table)) => table,
        Ok(None) => return PrivateReply::from_content(text.no_table_in_channel()).into(),
        Err(error) => return errors::answer_refused(request, None, error).await,
    };
    if table.seat_of(request.actor.id).is_none() {
        return PrivateReply::from_content(text.not_at_table()).into();
    }
    if matches!(table.phase, Phase::Lobby) {
        return leave_table(request, table.id).await;
    }
    ask_to_confirm_leaving(request, &table)
}

/// Asks for confirmation before the person leaves a match.
fn ask_to_confirm_leaving(request: &Request<'_>, table: &Table) -> InteractionAnswer {
    let text = request.text();
    confirmation_question(
        table,
        Click::ConfirmLeave,
        text.leave_match_question(consequence_of_leaving(table)),
        text.button_label(text::Button::ConfirmLeave),
    )
}

/// Returns the consequence that leaving this match has for a player: the last place, a loss, the end of the match, or a seat that
/// they may take back.
fn consequence_of_leaving(table: &Table) -> LeavingConsequence {
    match table.people().count() {
        _ if table.of_tournament => LeavingConsequence::LastPlace,
        _ if table.is_competitive() => LeavingConsequence::Loss,
        ..=1 => LeavingConsequence::End,
        _ => LeavingConsequence::MayReturn,
    }
}

/// Leaves the table, after confirmation if it was needed.
pub async fn leave_table(request: &Request<'_>, table: TableId) -> InteractionAnswer {
    let text = request.text();
    let before = request.bot.tables.current_table(table).await.ok();
    match request
        .bot
        .tables
        .commit_intent(intent_from_request(request, table, None, TableAction::Leave))
        .await
    {
        Ok(outcome) if outcome.table.game().is_none() => {
            host::inform_host(request, before.as_deref(), &outcome, LobbyPresenceChange::Left);
            PrivateReply::from_content(text.left_lobby()).into()
        }
        Ok(outcome) if !outcome.table.is_open() => {
            PrivateReply::from_content(text.left_as_last_person()).into()
        }
        Ok(outcome) => PrivateReply::from_content(
            text.left_match(may_return_after_leaving(&outcome.table, request.actor.id)),
        )
        .into(),
        Err(error) => {
            let table = request.bot.tables.current_table(table).await.ok();
            errors::answer_refused(request, table.as_deref(), error).await
        }
    }
}

/// Returns `true` if this person, who has just left, may take their seat back.
fn may_return_after_leaving(table: &Table, person: PersonId) -> bool {
    table.seat_to_take_back(person).is_some()
}

/// Handles `/end`: asks for confirmation. A moderator who does not play must give a reason, typed in the command
/// (`typed_reason`) or chosen in a menu.
pub async fn ask_to_end_match(
    request: &Request<'_>,
    typed_reason: Option<String>,
) -> InteractionAnswer {
    let text = request.text();
    let table = match request.bot.tables.open_table_in(request.channel).await {
        Ok(Some(table)) => table,
        Ok(None) => return PrivateReply::from_content(text.no_table_in_channel()).into(),
        Err(error) => return errors::answer_refused(request, None, error).await,
    };
    let plays = table.seat_of(request.actor.id).is_some();
    if !plays && !request.actor.moderator {
        return PrivateReply::from_content(text.not_at_table()).into();
    }
    if table.of_tournament && plays {
        return PrivateReply::from_content(text.cannot_end_tournament_match()).into();
    }
    if !plays && request.on_server().is_some() {
        return match typed_reason {
            Some(typed_reason) => {
                end_match(request, table.id, Some(ModerationCause::Words(typed_reason))).await
            }
            None => ask_for_ending_reason(request, &table),
        };
    }
    let votes = plays && !table.can_end_alone(request.actor.id, request.bot.clock.now());
    let label = if votes { text::Button::VoteEnd } else { text::Button::ConfirmEnd };
    confirmation_question(
        &table,
        Click::ConfirmEnd,
        text.end_match_question(votes),
        text.button_label(label),
    )
}

/// Asks a moderator for the reason to end a match. The choice of a reason ends the match.
fn ask_for_ending_reason(request: &Request<'_>, table: &Table) -> InteractionAnswer {
    let text = request.text();
    let causes = KnownCause::ALL.iter().map(|cause| {
        let label = text.suspension_cause_name(cause.name()).unwrap_or_default();
        CreateSelectMenuOption::new(label, cause.name())
    });
    let placeholder = text.moderator_menu_placeholder(ModeratorMenu::Ending);
    let rows = vec![table_menu(table, Click::EndBecause, causes.collect(), placeholder)];
    PrivateReply::with_rows(text.end_match_question(false), rows).into()
}

/// Handles a choice in the menu of reasons: ends the match for the chosen reason.
pub async fn end_match_for_reason(
    request: &Request<'_>,
    table: TableId,
    menu_value: Option<&str>,
) -> InteractionAnswer {
    match menu_value.and_then(KnownCause::from_name) {
        Some(cause) => end_match(request, table, Some(ModerationCause::Known(cause))).await,
        None => errors::answer_old_button(request),
    }
}

/// Ends the match, or records the person's vote for ending it. `reason` is the reason of a moderator who does not play, for the
/// moderators' log.
pub async fn end_match(
    request: &Request<'_>,
    table: TableId,
    reason: Option<ModerationCause>,
) -> InteractionAnswer {
    let text = request.text();
    match request
        .bot
        .tables
        .commit_intent(intent_from_request(request, table, None, TableAction::End))
        .await
    {
        Ok(outcome) if outcome.table.is_open() => {
            let (votes, needed) = outcome.table.end_votes_and_needed();
            PrivateReply::from_content(text.end_vote_counted(votes, needed)).in_new_message().into()
        }
        Ok(outcome) => {
            let plays = outcome.table.seat_of(request.actor.id).is_some();
            if let Some(request) = request.on_server().filter(|_| !plays) {
                let known = reason.as_ref().filter(|reason| reason.free_text().is_none());
                let act = ModerationAct::Ended {
                    channel: outcome.table.channel,
                    table,
                    cause: known.map(|reason| reason.name().to_owned()),
                    words: reason.as_ref().and_then(ModerationCause::free_text).map(str::to_owned),
                };
                moderation::log_and_post_act(&request, None, act).await;
            }
            PrivateReply::from_content(text.you_ended_match()).into()
        }
        Err(error) => {
            let table = request.bot.tables.current_table(table).await.ok();
            errors::answer_refused(request, table.as_deref(), error).await
        }
    }
}

/// Handles a click on Agree to End below another player's proposal to end the match. A click by a person without a
/// seat, such as a moderator, is refused.
pub async fn agree_to_end_match(request: &Request<'_>, id: TableId) -> InteractionAnswer {
    match request.bot.tables.current_table(id).await {
        Ok(table) if table.is_open() && table.seat_of(request.actor.id).is_none() => {
            errors::answer_refused(request, Some(&table), TableRefusal::NotSeated.into()).await
        }
        Ok(_) => end_match(request, id, None).await,
        Err(error) => errors::answer_refused(request, None, error).await,
    }
}

/// Returns a message with the question `content` and one button. The button has the text `label`; `click` is the click that
/// confirms.
fn confirmation_question(
    table: &Table,
    click: Click,
    content: String,
    label: String,
) -> InteractionAnswer {
    let id = CustomId { table: table.id, click }.to_string();
    let rows =
        vec![CreateActionRow::Buttons(vec![labelled_button(id, label, ButtonStyle::Danger)])];
    PrivateReply::with_rows(content, rows).into()
}
