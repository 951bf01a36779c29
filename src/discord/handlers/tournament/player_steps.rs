//! The steps of the organisers' panel that are about one player.

use std::cmp::Reverse;

use serenity::all::{CreateActionRow, CreateButton};

use super::acting::substitute;
use super::organiser::{MenuChoice, Organiser};
use crate::discord::custom_id::organise::PanelClick;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{Answer, Reply};
use crate::discord::render::components::people_menu;
use crate::league::tournament::{Action, EntryId, KnownReason, Tournament};
use crate::text::{OrganiserButton, OrganiserMenu};

/// The entries in the order of their urgency: missing players first, then players with earlier no-shows, then the other active players,
/// then inactive ones.
fn in_order(state: &Tournament) -> Vec<EntryId> {
    let missing = |entry: EntryId| {
        let table = state.table_of(entry).filter(|_| !state.is_over());
        table.is_some_and(|table| table.missing().any(|seat| seat.entry == entry))
    };
    let mut entries: Vec<EntryId> =
        (0..state.entries.len()).filter(|entry| !state.is_unused_computer(*entry)).collect();
    entries.sort_by_key(|entry| {
        let known = &state.entries[*entry];
        (!known.is_in(), !missing(*entry), Reverse(known.no_shows), *entry)
    });
    entries
}

/// A page of the menu of players.
pub(super) fn list(organiser: &Organiser<'_>, page: u32) -> Reply {
    let (text, state) = (organiser.text(), &organiser.known.state);
    let (shown, page, buttons) = organiser.paged(&in_order(state), page, PanelClick::Players);
    let choice = |entry: EntryId| {
        let about = text.player_state(state, entry);
        (text.player_choice(state, entry), entry.to_string(), Some(about))
    };
    let choices: Vec<MenuChoice> = shown.into_iter().map(choice).collect();
    let mut rows = vec![buttons];
    if !choices.is_empty() {
        let click = PanelClick::ChoosePlayer(page);
        rows.insert(0, organiser.menu(click, choices, OrganiserMenu::Player));
    }
    Reply::with_rows(text.players_question(state), rows)
}

/// Shows the actions that are possible on a player now.
pub(super) fn player(organiser: &Organiser<'_>, entry: EntryId) -> Answer {
    let state = &organiser.known.state;
    let Some(player) = state.entries.get(entry) else {
        return errors::old_button(organiser.request);
    };
    let number = u32::try_from(entry).unwrap_or(u32::MAX);
    let mut buttons = Vec::new();
    if player.is_in() {
        buttons.push(organiser.button(PanelClick::Withdraw(number), OrganiserButton::Withdraw));
    }
    buttons.push(organiser.button(PanelClick::Replace(number), OrganiserButton::Replace));
    let can_be_pardoned = !player.is_in() || player.no_shows > 0;
    if can_be_pardoned {
        buttons.push(organiser.button(PanelClick::Pardon(number), OrganiserButton::Pardon));
    }
    buttons.push(organiser.button(PanelClick::Players(0), OrganiserButton::Back));
    let mut content = organiser.text().player_question(state, entry);
    let mut rows = vec![CreateActionRow::Buttons(buttons)];
    let reasons = Action::Pardon { entry }.reasons(state);
    if let ([usual, others @ ..], true) = (reasons, can_be_pardoned) {
        content = format!("{content}\n{}", organiser.text().pardon_reason(*usual));
        let because = PanelClick::PardonBecause(number);
        rows.insert(0, organiser.reason_menu(because, others, None, OrganiserMenu::OtherPardon));
    }
    Reply::with_rows(content, rows).into()
}

fn back_to_player(organiser: &Organiser<'_>, entry: u32) -> CreateButton {
    organiser.button(PanelClick::Player(entry), OrganiserButton::Back)
}

pub(super) fn ask_to_withdraw(organiser: &Organiser<'_>, entry: u32) -> Answer {
    let content = organiser.text().withdraw_question(&organiser.known.state, entry as EntryId);
    let action = Action::Withdraw { entry: entry as EntryId };
    let sure = (PanelClick::ConfirmWithdraw(entry), OrganiserButton::Withdraw);
    question(organiser, entry, content, &action, sure, PanelClick::WithdrawBecause(entry))
}

pub(super) fn ask_for_computer(organiser: &Organiser<'_>, entry: u32) -> Answer {
    let content = organiser.text().computer_question(&organiser.known.state, entry as EntryId);
    let action = Action::Replace { entry: entry as EntryId, player: substitute(None) };
    let sure = (PanelClick::ConfirmComputer(entry), OrganiserButton::Replace);
    question(organiser, entry, content, &action, sure, PanelClick::ComputerBecause(entry))
}

/// A question about a player, with a button that leads back to them.
fn question(
    organiser: &Organiser<'_>,
    entry: u32,
    content: String,
    action: &Action,
    sure: (PanelClick, OrganiserButton),
    because: PanelClick,
) -> Answer {
    if organiser.known.state.entries.get(entry as EntryId).is_none() {
        return errors::old_button(organiser.request);
    }
    organiser.decision(content, action, sure, because, back_to_player(organiser, entry)).into()
}

/// Offers the choice of a substitute for a player, explains its consequences, and offers a menu of reasons in which the given reason,
/// by default the usual one, is preselected.
pub(super) fn replace(
    organiser: &Organiser<'_>,
    entry: u32,
    reason: Option<KnownReason>,
) -> Answer {
    let (text, id, state) = (organiser.text(), entry as EntryId, &organiser.known.state);
    if state.entries.get(id).is_none() {
        return errors::old_button(organiser.request);
    }
    let click = match reason {
        Some(reason) => PanelClick::ReplaceByPersonFor(entry, reason),
        None => PanelClick::ReplaceByPerson(entry),
    };
    let reasons = Action::Replace { entry: id, player: substitute(None) }.reasons(state);
    let chosen = reason.or(reasons.first().copied());
    let because = PanelClick::ReplaceBecause(entry);
    let because = organiser.reason_menu(because, reasons, chosen, OrganiserMenu::Reason);
    let people = people_menu(organiser.id(click), text.organiser_menu(OrganiserMenu::Substitute));
    let computer =
        organiser.button(PanelClick::ReplaceByComputer(entry), OrganiserButton::ByComputer);
    let buttons = CreateActionRow::Buttons(vec![computer, back_to_player(organiser, entry)]);
    Reply::with_rows(text.replace_question(state, id), vec![because, people, buttons]).into()
}
