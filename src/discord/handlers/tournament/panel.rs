//! `/tournament manage`: one private panel for organisers, with the state of the tournament and every action. Each step edits the same
//! message, and each click checks the rights again.

use serenity::all::CreateActionRow;

use super::acting::substitute;
use super::organiser::Organiser;
use super::{adjudicate, log, player_steps};
use crate::discord::custom_id::organise::PanelClick;
use crate::discord::handlers::input::Input;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{Answer, Reply};
use crate::discord::interaction::request::ServerRequest;
use crate::guild::{LoadedTournament, TournamentRefused};
use crate::league::tournament::{Action, EntryId, KnownReason, Refusal};
use crate::text::{OrganiserButton, OrganiserMenu};

pub(super) const MINUTE: i64 = 60_000;
/// The choices of the menu of extensions, in minutes.
const EXTENSIONS: [i64; 5] = [5, 10, 15, 30, 60];
/// The choices of the menu of computers.
const COMPUTERS: [usize; 25] =
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 64, 96, 128];

/// `/tournament manage`.
pub async fn manage(request: &ServerRequest<'_>) -> Answer {
    match Organiser::of_channel(request).await {
        Ok(organiser) => organiser.panel(None).await,
        Err(refusal) => refusal,
    }
}

/// `/tournament cancel`: asks for confirmation, as it cannot be undone.
pub async fn ask_to_cancel(request: &ServerRequest<'_>) -> Answer {
    match Organiser::of_channel(request).await {
        Ok(organiser) if organiser.known.state.is_over() => {
            Reply::say(request.text().tournament_refusal(&Refusal::Over)).into()
        }
        Ok(organiser) => cancel_question(&organiser).into(),
        Err(refusal) => refusal,
    }
}

/// Handles a click in the panel of a tournament; `known` is the tournament that was loaded for it.
pub async fn click(
    request: &ServerRequest<'_>,
    known: Result<LoadedTournament, TournamentRefused>,
    click: PanelClick,
    input: &Input,
) -> Answer {
    let organiser = match Organiser::check(request, known).await {
        Ok(organiser) => organiser,
        Err(refusal) => return refusal,
    };
    let organiser = &organiser;
    // A finished tournament can be viewed, and its tables can still be decided.
    if organiser.known.state.is_over() && !works_after_the_end(click) {
        let over = request.text().tournament_refusal(&Refusal::Over);
        return organiser.panel(Some(&over)).await;
    }
    match click {
        PanelClick::Panel | PanelClick::Back => organiser.panel(None).await,
        PanelClick::Start => match errors::refusal_for_tournament(request) {
            Some(_) if !request.can_have_threads() => organiser.perform(Action::Start).await,
            Some(refusal) => refusal,
            None => organiser.perform(Action::Start).await,
        },
        PanelClick::Pause => organiser.perform(Action::Pause).await,
        PanelClick::Resume => organiser.perform(Action::Resume).await,
        PanelClick::Computers => computers(organiser).into(),
        PanelClick::ChooseComputers => match input.parsed() {
            Some(count) => organiser.perform(Action::Computers { count }).await,
            None => errors::old_button(request),
        },
        PanelClick::Extend => extension(organiser, None).into(),
        PanelClick::ExtendBecause => extension(organiser, reason(input)).into(),
        PanelClick::ChooseExtension => extend(organiser, input, None).await,
        PanelClick::ChooseExtensionFor(reason) => extend(organiser, input, Some(reason)).await,
        PanelClick::Cancel => cancel_question(organiser).into(),
        PanelClick::ConfirmCancel => organiser.perform(Action::Cancel).await,
        PanelClick::Tables(_)
        | PanelClick::ChooseTable(_)
        | PanelClick::Table(_)
        | PanelClick::Ask(..)
        | PanelClick::Decide(..)
        | PanelClick::DecideBecause(..)
        | PanelClick::Places(..)
        | PanelClick::Place(..) => adjudicate::click(organiser, click, input).await,
        PanelClick::Players(page) => player_steps::list(organiser, page).into(),
        PanelClick::ChoosePlayer(_) => match input.parsed::<EntryId>() {
            Some(entry) => player_steps::player(organiser, entry),
            None => errors::old_button(request),
        },
        PanelClick::Player(entry) => player_steps::player(organiser, entry as EntryId),
        PanelClick::Withdraw(entry) => player_steps::ask_to_withdraw(organiser, entry),
        PanelClick::ConfirmWithdraw(entry) | PanelClick::WithdrawBecause(entry) => {
            organiser.decide(Action::Withdraw { entry: entry as EntryId }, reason(input)).await
        }
        PanelClick::Replace(entry) => player_steps::replace(organiser, entry, None),
        PanelClick::ReplaceBecause(entry) => player_steps::replace(organiser, entry, reason(input)),
        PanelClick::ReplaceByComputer(entry) => player_steps::ask_for_computer(organiser, entry),
        PanelClick::ConfirmComputer(entry) | PanelClick::ComputerBecause(entry) => {
            let (entry, player) = (entry as EntryId, substitute(None));
            organiser.decide(Action::Replace { entry, player }, reason(input)).await
        }
        PanelClick::ReplaceByPerson(entry) => replace(organiser, entry, input, None).await,
        PanelClick::ReplaceByPersonFor(entry, reason) => {
            replace(organiser, entry, input, Some(reason)).await
        }
        PanelClick::Pardon(entry) | PanelClick::PardonBecause(entry) => {
            organiser.decide(Action::Pardon { entry: entry as EntryId }, reason(input)).await
        }
        PanelClick::Log => log::page(organiser, None, false).await,
        PanelClick::EarlierLog(page) | PanelClick::LaterLog(page) => {
            log::page(organiser, Some(page as usize), false).await
        }
        PanelClick::EarlierLogAlone(page) | PanelClick::LaterLogAlone(page) => {
            log::page(organiser, Some(page as usize), true).await
        }
    }
}

fn works_after_the_end(click: PanelClick) -> bool {
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

fn cancel_question(organiser: &Organiser<'_>) -> Reply {
    let content = organiser.text().cancel_question(&organiser.known.state);
    let sure = (PanelClick::ConfirmCancel, OrganiserButton::Cancel);
    organiser.question(content, sure, organiser.back())
}

fn computers(organiser: &Organiser<'_>) -> Reply {
    let state = &organiser.known.state;
    let room = (state.plan.capacity as usize).saturating_sub(state.persons_in());
    let counts = COMPUTERS.into_iter().filter(|count| *count <= room);
    let choices = counts.map(|count| (count.to_string(), count.to_string(), None)).collect();
    let menu = organiser.menu(PanelClick::ChooseComputers, choices, OrganiserMenu::Computers);
    let rows = vec![menu, CreateActionRow::Buttons(vec![organiser.back()])];
    Reply::with_rows(organiser.text().computers_question(state), rows)
}

/// The reason that was chosen in a menu of reasons.
fn reason(input: &Input) -> Option<KnownReason> {
    input.value().and_then(KnownReason::from_name)
}

async fn extend(organiser: &Organiser<'_>, input: &Input, reason: Option<KnownReason>) -> Answer {
    match input.parsed::<i64>() {
        Some(minutes) => organiser.decide(Action::Extend { time: minutes * MINUTE }, reason).await,
        None => errors::old_button(organiser.request),
    }
}

/// Lets the chosen person take over an entry.
async fn replace(
    organiser: &Organiser<'_>,
    entry: u32,
    input: &Input,
    reason: Option<KnownReason>,
) -> Answer {
    match input.person() {
        Some(person) if person.is_bot => {
            organiser.panel(Some(&organiser.text().tournament_no_bot())).await
        }
        Some(person) => {
            let player = substitute(Some((person.id, person.name.clone())));
            let entry = entry as EntryId;
            organiser.decide(Action::Replace { entry, player }, reason).await
        }
        None => errors::old_button(organiser.request),
    }
}

/// The menus of extensions and of their reasons. The given reason, by default the usual one, is preselected.
fn extension(organiser: &Organiser<'_>, reason: Option<KnownReason>) -> Reply {
    let text = organiser.text();
    let reasons = Action::Extend { time: 0 }.reasons(&organiser.known.state);
    let chosen = reason.or(reasons.first().copied());
    let choice = |minutes: i64| (text.extension_choice(minutes), minutes.to_string(), None);
    let choices = EXTENSIONS.map(choice).to_vec();
    let click = reason.map_or(PanelClick::ChooseExtension, PanelClick::ChooseExtensionFor);
    let menu = organiser.menu(click, choices, OrganiserMenu::Extension);
    let because =
        organiser.reason_menu(PanelClick::ExtendBecause, reasons, chosen, OrganiserMenu::Reason);
    let rows = vec![because, menu, CreateActionRow::Buttons(vec![organiser.back()])];
    Reply::with_rows(text.extension_question(), rows)
}
