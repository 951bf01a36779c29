//! Leaving a table, and ending it.

use serenity::all::{ButtonStyle, CreateActionRow, CreateSelectMenuOption};

use super::change;
use crate::discord::custom_id::table::{Click, CustomId};
use crate::discord::handlers::moderation;
use crate::discord::handlers::turn::intent;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{Answer, Reply};
use crate::discord::interaction::request::Request;
use crate::discord::render::components::{button, select};
use crate::guild::ModerationAct;
use crate::ids::{PersonId, TableId};
use crate::table::{BarCause, KnownCause, Phase, Table, TableAction, TableRefusal};
use crate::text::{self, LeavingMeans, ModeratorMenu};

/// Handles a click on Leave below a lobby. If the match has begun since, asks for confirmation as `/leave` does.
pub async fn leave_by_click(request: &Request<'_>, table: TableId) -> Answer {
    let begun = match request.bot.tables.get(table).await {
        Ok(table) => Some(table).filter(|table| matches!(table.phase, Phase::Playing(_))),
        Err(error) => return errors::answer(request, None, error).await,
    };
    match begun {
        None => change(request, table, TableAction::Leave).await,
        Some(table) if table.seat_of(request.actor.id).is_none() => {
            errors::answer(request, Some(&table), TableRefusal::NotSeated.into()).await
        }
        Some(table) => sure_to_leave(request, &table),
    }
}

/// `/leave`: leaves a lobby at once, and asks for confirmation before leaving a match.
pub async fn ask_to_leave(request: &Request<'_>) -> Answer {
    let text = request.text();
    let table = match request.bot.tables.open_in(request.channel).await {
        Ok(Some(table)) => table,
        Ok(None) => return Reply::say(text.no_table()).into(),
        Err(error) => return errors::answer(request, None, error).await,
    };
    if table.seat_of(request.actor.id).is_none() {
        return Reply::say(text.not_at_table()).into();
    }
    if matches!(table.phase, Phase::Lobby) {
        return leave(request, table.id).await;
    }
    sure_to_leave(request, &table)
}

/// Asks for confirmation before the person leaves a match.
fn sure_to_leave(request: &Request<'_>, table: &Table) -> Answer {
    let text = request.text();
    sure(
        table,
        Click::ConfirmLeave,
        text.confirm_leave(leaving_means(table)),
        text.button(text::Button::ConfirmLeave),
    )
}

/// The consequence if a player leaves this match.
fn leaving_means(table: &Table) -> LeavingMeans {
    match table.people().count() {
        _ if table.is_competitive() => LeavingMeans::Loss,
        ..=1 => LeavingMeans::End,
        _ => LeavingMeans::MayReturn,
    }
}

/// Leaves the table, after confirmation if it was needed.
pub async fn leave(request: &Request<'_>, table: TableId) -> Answer {
    let text = request.text();
    match request.bot.tables.act(intent(request, table, None, TableAction::Leave)).await {
        Ok(outcome) if outcome.table.game().is_none() => Reply::say(text.left_lobby()).into(),
        Ok(outcome) if !outcome.table.is_open() => Reply::say(text.left_last()).into(),
        Ok(outcome) => {
            Reply::say(text.left_match(may_return(&outcome.table, request.actor.id))).into()
        }
        Err(error) => {
            let table = request.bot.tables.get(table).await.ok();
            errors::answer(request, table.as_deref(), error).await
        }
    }
}

/// True if this person, who has just left, may return.
fn may_return(table: &Table, person: PersonId) -> bool {
    table.seat_to_take_back(person).is_some()
}

/// `/end`: asks for confirmation. A moderator who does not play must give a reason, typed in the command or chosen in a menu.
pub async fn ask_to_end(request: &Request<'_>, words: Option<String>) -> Answer {
    let text = request.text();
    let table = match request.bot.tables.open_in(request.channel).await {
        Ok(Some(table)) => table,
        Ok(None) => return Reply::say(text.no_table()).into(),
        Err(error) => return errors::answer(request, None, error).await,
    };
    let plays = table.seat_of(request.actor.id).is_some();
    if !plays && !request.actor.moderator {
        return Reply::say(text.not_at_table()).into();
    }
    if !plays && request.on_server().is_some() {
        return match words {
            Some(words) => end(request, table.id, Some(BarCause::Words(words))).await,
            None => ask_for_reason(request, &table),
        };
    }
    let votes = plays && !table.ends_alone(request.actor.id, request.bot.clock.now());
    let label = if votes { text::Button::VoteEnd } else { text::Button::ConfirmEnd };
    sure(&table, Click::ConfirmEnd, text.confirm_end(votes), text.button(label))
}

/// Asks a moderator for the reason to end a match. Choosing one ends it.
fn ask_for_reason(request: &Request<'_>, table: &Table) -> Answer {
    let text = request.text();
    let causes = KnownCause::ALL.iter().map(|cause| {
        let label = text.bar_cause(cause.name()).unwrap_or_default();
        CreateSelectMenuOption::new(label, cause.name())
    });
    let placeholder = text.moderator_menu(ModeratorMenu::Ending);
    let rows = vec![select(table, Click::EndBecause, causes.collect(), placeholder)];
    Reply::with_rows(text.confirm_end(false), rows).into()
}

/// Handles a choice in the menu of reasons: ends the game for that reason.
pub async fn end_because(request: &Request<'_>, table: TableId, chosen: Option<&str>) -> Answer {
    match chosen.and_then(KnownCause::from_name) {
        Some(cause) => end(request, table, Some(BarCause::Known(cause))).await,
        None => errors::old_button(request),
    }
}

/// Ends the game, or votes for ending it. If the person is a moderator who does not play, the moderators' log gets the reason.
pub async fn end(request: &Request<'_>, table: TableId, reason: Option<BarCause>) -> Answer {
    let text = request.text();
    match request.bot.tables.act(intent(request, table, None, TableAction::End)).await {
        Ok(outcome) if outcome.table.is_open() => {
            let (votes, needed) = outcome.table.end_votes_of();
            Reply::say(text.end_voted(votes, needed)).into()
        }
        Ok(outcome) => {
            let plays = outcome.table.seat_of(request.actor.id).is_some();
            if let Some(request) = request.on_server().filter(|_| !plays) {
                let known = reason.as_ref().filter(|reason| reason.words().is_none());
                let act = ModerationAct::Ended {
                    channel: outcome.table.channel,
                    table,
                    cause: known.map(|reason| reason.name().to_owned()),
                    words: reason.as_ref().and_then(BarCause::words).map(str::to_owned),
                };
                moderation::note_act(&request, None, act).await;
            }
            Reply::say(text.ended()).into()
        }
        Err(error) => {
            let table = request.bot.tables.get(table).await.ok();
            errors::answer(request, table.as_deref(), error).await
        }
    }
}

fn sure(table: &Table, click: Click, content: String, label: String) -> Answer {
    let id = CustomId { table: table.id, click }.to_string();
    let rows = vec![CreateActionRow::Buttons(vec![button(id, label, ButtonStyle::Danger)])];
    Reply::with_rows(content, rows).into()
}
