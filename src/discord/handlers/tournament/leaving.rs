//! Leaving a tournament. Once it has started, the bot asks for confirmation, and a person who leaves during a match can
//! take their seat back for a while.

use serenity::all::{ButtonStyle, CreateActionRow};

use super::acting::{private_answer, refuse_with_sentence, requesting_player};
use crate::discord::custom_id::tournament::{TournamentButton, TournamentClick};
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::ServerRequest;
use crate::discord::render::components::labelled_button;
use crate::guild::LoadedTournament;
use crate::league::tournament::{EntryId, TournamentAction, TournamentRefusal};
use crate::text::Button;

/// Handles `/tournament leave`: leaves the tournament of this channel, or asks for confirmation.
pub async fn ask_to_leave_here(request: &ServerRequest<'_>) -> InteractionAnswer {
    match request.bot.tournaments.tournament_for_request(request.channel).await {
        Ok(loaded) => ask_to_leave(request, &loaded).await,
        Err(error) => refuse_with_sentence(request, error),
    }
}

/// Leaves a tournament that has not started. Otherwise explains the consequences and asks for confirmation.
pub(super) async fn ask_to_leave(
    request: &ServerRequest<'_>,
    loaded: &LoadedTournament,
) -> InteractionAnswer {
    let (text, state) = (request.text(), &loaded.state);
    let is_in = |entry: &EntryId| state.entries[*entry].can_be_paired();
    let entry = state.entry_of(request.actor.id).filter(is_in);
    let Some(entry) = entry.filter(|_| !state.is_before_start() && !state.is_over()) else {
        return leave_tournament(request, loaded).await;
    };
    let table = state.current_table_of(entry).map(|table| table.number);
    let question = text.leave_tournament_question(&state.plan.name, table);
    let sure = (TournamentClick::ConfirmLeave, Button::ConfirmLeaveTournament, ButtonStyle::Danger);
    let reply = PrivateReply::with_rows(question, vec![single_button_row(request, loaded, sure)]);
    reply.in_new_message().into()
}

/// Leaves the tournament. If the person's seat in a match is kept free for a while, the answer has a button to take it back.
pub(super) async fn leave_tournament(
    request: &ServerRequest<'_>,
    loaded: &LoadedTournament,
) -> InteractionAnswer {
    let (text, player) = (request.text(), requesting_player(request));
    let after = match request
        .bot
        .tournaments
        .commit_action(loaded, &player, &TournamentAction::Leave)
        .await
    {
        Ok(after) => after,
        Err(error) => return refuse_with_sentence(request, error),
    };
    let waited = loaded.state.waiting_list_place(request.actor.id).is_some();
    if waited {
        return PrivateReply::from_content(text.tournament_left_waiting_list()).into();
    }
    let state = &after.state;
    let is_last = state.is_deserted() && !state.is_before_start() && state.paused_at.is_none();
    let held = state.entry_of(request.actor.id).and_then(|entry| state.seat_held_until(entry));
    let Some(until) = held else {
        return PrivateReply::from_content(text.tournament_left(!is_last)).into();
    };
    let back = (TournamentClick::Return, Button::TakeLeavingBack, ButtonStyle::Primary);
    let rows = vec![single_button_row(request, &after, back)];
    PrivateReply::with_rows(text.tournament_left_for_now(until, !is_last), rows).into()
}

/// Gives a person who left the tournament their seat in a match back, if it is still kept free.
pub(super) async fn return_to_seat(
    request: &ServerRequest<'_>,
    loaded: &LoadedTournament,
) -> InteractionAnswer {
    let (text, state, now) = (request.text(), &loaded.state, request.bot.clock.now());
    let Some(entry) = state.entry_of(request.actor.id) else {
        return private_answer(text.tournament_refusal(&TournamentRefusal::NotIn));
    };
    if !state.entries[entry].can_be_paired() && !state.is_seat_held(entry, now) {
        let content = text.tournament_return_too_late(!state.is_over());
        return PrivateReply::from_content(content).into();
    }
    let player = requesting_player(request);
    match request.bot.tournaments.commit_action(loaded, &player, &TournamentAction::Join).await {
        Ok(_) => PrivateReply::from_content(text.tournament_seat_returned()).into(),
        Err(error) => refuse_with_sentence(request, error),
    }
}

/// Returns a row with one button of the tournament.
fn single_button_row(
    request: &ServerRequest<'_>,
    loaded: &LoadedTournament,
    (click, label, style): (TournamentClick, Button, ButtonStyle),
) -> CreateActionRow {
    let id = TournamentButton { tournament: loaded.id, click }.to_string();
    CreateActionRow::Buttons(vec![labelled_button(id, request.text().button_label(label), style)])
}
