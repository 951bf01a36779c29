//! `/tournament manage`: one private panel for organisers, with the state of the tournament and every action. Each step edits the
//! same message, and each click checks the permissions again.

use serenity::all::CreateActionRow;

use super::acting::substitute_player;
use super::organiser::Organiser;
use super::{adjudicate, log, player_steps};
use crate::discord::custom_id::organise::PanelClick;
use crate::discord::handlers::input::Input;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::ServerRequest;
use crate::guild::{LoadedTournament, TournamentRefused};
use crate::league::tournament::{EntryId, KnownReason, TournamentAction, TournamentRefusal};
use crate::text::{OrganiserButton, OrganiserMenu};

pub(super) const MINUTE: i64 = 60_000;
/// The extensions of deadlines that the menu offers, in minutes.
const EXTENSIONS: [i64; 5] = [5, 10, 15, 30, 60];
/// The numbers of computers that the menu offers.
const COMPUTERS: [usize; 25] =
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 64, 96, 128];

/// Handles `/tournament manage`: shows the organisers' panel.
pub async fn manage_tournament(request: &ServerRequest<'_>) -> InteractionAnswer {
    match Organiser::from_channel(request).await {
        Ok(organiser) => organiser.show_panel(None).await,
        Err(refusal) => refusal,
    }
}

/// Handles `/tournament cancel`: asks for confirmation, because a cancellation cannot be undone.
pub async fn ask_to_cancel(request: &ServerRequest<'_>) -> InteractionAnswer {
    match Organiser::from_channel(request).await {
        Ok(organiser) if organiser.loaded.state.is_over() => {
            PrivateReply::from_content(request.text().tournament_refusal(&TournamentRefusal::Over))
                .into()
        }
        Ok(organiser) => cancel_question(&organiser).into(),
        Err(refusal) => refusal,
    }
}

/// Handles a click in the organisers' panel. `loaded` is the tournament, which was loaded for the click.
pub async fn handle_panel_click(
    request: &ServerRequest<'_>,
    loaded: Result<LoadedTournament, TournamentRefused>,
    click: PanelClick,
    input: &Input,
) -> InteractionAnswer {
    let organiser = match Organiser::from_loaded_tournament(request, loaded).await {
        Ok(organiser) => organiser,
        Err(refusal) => return refusal,
    };
    let organiser = &organiser;
    // A finished tournament can be viewed, and its tables can still be decided.
    if organiser.loaded.state.is_over() && !is_allowed_after_end(click) {
        let over = request.text().tournament_refusal(&TournamentRefusal::Over);
        return organiser.show_panel(Some(&over)).await;
    }
    let decide = |action| organiser.perform_for_reason(action, chosen_reason(input));
    match click {
        PanelClick::Panel | PanelClick::Back => organiser.show_panel(None).await,
        PanelClick::Start => match errors::refusal_if_bot_lacks_rights_for_tournament(request) {
            Some(_) if !request.can_have_threads() => {
                organiser.perform_action(TournamentAction::Start).await
            }
            Some(refusal) => refusal,
            None => organiser.perform_action(TournamentAction::Start).await,
        },
        PanelClick::Pause => organiser.perform_action(TournamentAction::Pause).await,
        PanelClick::Resume => organiser.perform_action(TournamentAction::Resume).await,
        PanelClick::Computers => computer_count_menu_reply(organiser).into(),
        PanelClick::ChooseComputers => match input.parsed_value() {
            Some(count) => organiser.perform_action(TournamentAction::Computers { count }).await,
            None => errors::answer_old_button(request),
        },
        PanelClick::Extend => extend_deadlines_reply(organiser, None).into(),
        PanelClick::ExtendBecause => extend_deadlines_reply(organiser, chosen_reason(input)).into(),
        PanelClick::ChooseExtension => extend_deadlines(organiser, input, None).await,
        PanelClick::ChooseExtensionFor(reason) => {
            extend_deadlines(organiser, input, Some(reason)).await
        }
        PanelClick::Cancel => cancel_question(organiser).into(),
        PanelClick::ConfirmCancel => organiser.perform_action(TournamentAction::Cancel).await,
        PanelClick::Tables(_)
        | PanelClick::ChooseTable(_)
        | PanelClick::Table(_)
        | PanelClick::Ask(..)
        | PanelClick::Decide(..)
        | PanelClick::DecideBecause(..)
        | PanelClick::Places(..)
        | PanelClick::Place(..) => adjudicate::handle_ruling_click(organiser, click, input).await,
        PanelClick::Players(page) => player_steps::player_menu_reply(organiser, page).into(),
        PanelClick::ChoosePlayer(_) => match input.parsed_value::<EntryId>() {
            Some(entry) => player_steps::player_page_reply(organiser, entry),
            None => errors::answer_old_button(request),
        },
        PanelClick::Player(entry) => player_steps::player_page_reply(organiser, entry as EntryId),
        PanelClick::Withdraw(entry) => player_steps::ask_to_withdraw(organiser, entry),
        PanelClick::ConfirmWithdraw(entry) | PanelClick::WithdrawBecause(entry) => {
            decide(TournamentAction::Withdraw { entry: entry as EntryId }).await
        }
        PanelClick::Replace(entry) => player_steps::substitute_menu_reply(organiser, entry, None),
        PanelClick::ReplaceBecause(entry) => {
            player_steps::substitute_menu_reply(organiser, entry, chosen_reason(input))
        }
        PanelClick::ReplaceByComputer(entry) => {
            player_steps::ask_to_replace_by_computer(organiser, entry)
        }
        PanelClick::ConfirmComputer(entry) | PanelClick::ComputerBecause(entry) => {
            let (entry, player) = (entry as EntryId, substitute_player(None));
            decide(TournamentAction::Replace { entry, player }).await
        }
        PanelClick::ReplaceByPerson(entry) => replace_player(organiser, entry, input, None).await,
        PanelClick::ReplaceByPersonFor(entry, reason) => {
            replace_player(organiser, entry, input, Some(reason)).await
        }
        PanelClick::Pardon(entry) | PanelClick::PardonBecause(entry) => {
            decide(TournamentAction::Pardon { entry: entry as EntryId }).await
        }
        PanelClick::Log => log::log_page(organiser, None, false).await,
        PanelClick::EarlierLog(page) | PanelClick::LaterLog(page) => {
            log::log_page(organiser, Some(page as usize), false).await
        }
        PanelClick::EarlierLogAlone(page) | PanelClick::LaterLogAlone(page) => {
            log::log_page(organiser, Some(page as usize), true).await
        }
    }
}

/// Returns `true` for a click that is allowed after the end of the tournament.
fn is_allowed_after_end(click: PanelClick) -> bool {
    matches!(
        click,
        PanelClick::Panel
            | PanelClick::Back
            | PanelClick::Tables(_)
            | PanelClick::ChooseTable(_)
            | PanelClick::Table(_)
            | PanelClick::Ask(..)
            | PanelClick::Decide(..)
            | PanelClick::DecideBecause(..)
            | PanelClick::Places(..)
            | PanelClick::Place(..)
            | PanelClick::Log
            | PanelClick::EarlierLog(_)
            | PanelClick::LaterLog(_)
            | PanelClick::EarlierLogAlone(_)
            | PanelClick::LaterLogAlone(_)
    )
}

/// Returns the message that asks the organiser to confirm the cancellation of the tournament.
fn cancel_question(organiser: &Organiser<'_>) -> PrivateReply {
    let content = organiser.text().cancel_question(&organiser.loaded.state);
    let sure = (PanelClick::ConfirmCancel, OrganiserButton::Cancel);
    organiser.confirmation_reply(content, sure, organiser.back_button())
}

/// Returns the message with the menu of numbers of computers.
fn computer_count_menu_reply(organiser: &Organiser<'_>) -> PrivateReply {
    let state = &organiser.loaded.state;
    let room = (state.plan.capacity as usize).saturating_sub(state.count_persons());
    let counts = COMPUTERS.into_iter().filter(|count| *count <= room);
    let choices = counts.map(|count| (count.to_string(), count.to_string(), None)).collect();
    let menu = organiser.panel_menu(PanelClick::ChooseComputers, choices, OrganiserMenu::Computers);
    let rows = vec![menu, CreateActionRow::Buttons(vec![organiser.back_button()])];
    PrivateReply::with_rows(organiser.text().computer_count_question(state), rows)
}

/// Returns the reason that was chosen in a menu of reasons; `None` if none was.
fn chosen_reason(input: &Input) -> Option<KnownReason> {
    input.single_value().and_then(KnownReason::from_name)
}

/// Extends the deadlines by the minutes that were chosen in the menu. `reason` is `None` for the
/// usual reason.
async fn extend_deadlines(
    organiser: &Organiser<'_>,
    input: &Input,
    reason: Option<KnownReason>,
) -> InteractionAnswer {
    match input.parsed_value::<i64>() {
        Some(minutes) => {
            organiser
                .perform_for_reason(TournamentAction::Extend { time: minutes * MINUTE }, reason)
                .await
        }
        None => errors::answer_old_button(organiser.request),
    }
}

/// Lets the person chosen in the menu take over an entry. `reason` is `None` for the usual reason.
async fn replace_player(
    organiser: &Organiser<'_>,
    entry_number: u32,
    input: &Input,
    reason: Option<KnownReason>,
) -> InteractionAnswer {
    match input.chosen_person() {
        Some(person) if person.is_bot => {
            organiser.show_panel(Some(&organiser.text().no_bot_in_tournament())).await
        }
        Some(person) => {
            let player = substitute_player(Some((person.id, person.name.clone())));
            let entry = entry_number as EntryId;
            organiser.perform_for_reason(TournamentAction::Replace { entry, player }, reason).await
        }
        None => errors::answer_old_button(organiser.request),
    }
}

/// Returns the message with the menus of extensions of the deadlines and of their reasons. `None` preselects the usual reason.
fn extend_deadlines_reply(
    organiser: &Organiser<'_>,
    preselected_reason: Option<KnownReason>,
) -> PrivateReply {
    let text = organiser.text();
    let reasons = TournamentAction::Extend { time: 0 }.usual_reasons(&organiser.loaded.state);
    let chosen = preselected_reason.or(reasons.first().copied());
    let choice = |minutes: i64| (text.extension_choice_label(minutes), minutes.to_string(), None);
    let choices = EXTENSIONS.map(choice).to_vec();
    let click =
        preselected_reason.map_or(PanelClick::ChooseExtension, PanelClick::ChooseExtensionFor);
    let menu = organiser.panel_menu(click, choices, OrganiserMenu::Extension);
    let because =
        organiser.reason_menu(PanelClick::ExtendBecause, reasons, chosen, OrganiserMenu::Reason);
    let rows = vec![because, menu, CreateActionRow::Buttons(vec![organiser.back_button()])];
    PrivateReply::with_rows(text.extension_question(), rows)
}
