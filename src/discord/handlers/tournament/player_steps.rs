//! The steps of the organisers' panel that are about one player.

use std::cmp::Reverse;

use serenity::all::{CreateActionRow, CreateButton};

use super::acting::substitute_player;
use super::organiser::{MenuChoice, MenuPage, Organiser};
use crate::discord::custom_id::organise::PanelClick;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::render::components::people_menu;
use crate::league::tournament::{EntryId, KnownReason, Tournament, TournamentAction};
use crate::text::{OrganiserButton, OrganiserMenu};

/// Returns the entries in the order in which organisers probably need them. Players who are missing at their table come first, then
/// players with the most no-shows. Entries that are out of the tournament come last.
fn entries_by_urgency(state: &Tournament) -> Vec<EntryId> {
    let missing = |entry: EntryId| {
        let table = state.current_table_of(entry).filter(|_| !state.is_over());
        table.is_some_and(|table| table.missing_players().any(|seat| seat.entry == entry))
    };
    let mut entries: Vec<EntryId> =
        (0..state.entries.len()).filter(|entry| !state.is_unused_computer(*entry)).collect();
    entries.sort_by_key(|entry| {
        let known = &state.entries[*entry];
        (!known.can_be_paired(), !missing(*entry), Reverse(known.no_shows), *entry)
    });
    entries
}

/// Returns a page of the menu of players.
pub(super) fn player_menu_reply(organiser: &Organiser<'_>, page: u32) -> PrivateReply {
    let (text, state) = (organiser.text(), &organiser.loaded.state);
    let MenuPage { items: shown, number: page, buttons } =
        organiser.page_with_buttons(&entries_by_urgency(state), page, PanelClick::Players);
    let choice = |entry: EntryId| {
        let about = text.player_option_description(state, entry);
        (text.player_choice_label(state, entry), entry.to_string(), Some(about))
    };
    let choices: Vec<MenuChoice> = shown.into_iter().map(choice).collect();
    let mut rows = vec![buttons];
    if !choices.is_empty() {
        let click = PanelClick::ChoosePlayer(page);
        rows.insert(0, organiser.panel_menu(click, choices, OrganiserMenu::Player));
    }
    PrivateReply::with_rows(text.choose_player_question(state), rows)
}

/// Shows the actions that are possible on a player now.
pub(super) fn player_page_reply(organiser: &Organiser<'_>, entry: EntryId) -> InteractionAnswer {
    let state = &organiser.loaded.state;
    let Some(player) = state.entries.get(entry) else {
        return errors::answer_old_button(organiser.request);
    };
    let mut content = organiser.text().player_page(state, entry);
    if let Some(refusal) = organiser.refusal_for_participating_organiser() {
        content = format!("{content}\n{refusal}");
        let back = organiser.panel_button(PanelClick::Players(0), OrganiserButton::Back);
        return PrivateReply::with_rows(content, vec![CreateActionRow::Buttons(vec![back])]).into();
    }
    let number = u32::try_from(entry).unwrap_or(u32::MAX);
    let mut buttons = Vec::new();
    if player.can_be_paired() {
        buttons
            .push(organiser.panel_button(PanelClick::Withdraw(number), OrganiserButton::Withdraw));
    }
    buttons.push(organiser.panel_button(PanelClick::Replace(number), OrganiserButton::Replace));
    let can_be_pardoned = !player.can_be_paired() || player.no_shows > 0;
    if can_be_pardoned {
        buttons.push(organiser.panel_button(PanelClick::Pardon(number), OrganiserButton::Pardon));
    }
    buttons.push(organiser.panel_button(PanelClick::Players(0), OrganiserButton::Back));
    let mut rows = vec![CreateActionRow::Buttons(buttons)];
    let reasons = TournamentAction::Pardon { entry }.usual_reasons(state);
    if let ([usual, others @ ..], true) = (reasons, can_be_pardoned) {
        content = format!("{content}\n{}", organiser.text().pardon_reason_note(*usual));
        let because = PanelClick::PardonBecause(number);
        rows.insert(0, organiser.reason_menu(because, others, None, OrganiserMenu::OtherPardon));
    }
    PrivateReply::with_rows(content, rows).into()
}

/// Returns the button that leads back to the page of the player with this entry.
fn back_to_player_button(organiser: &Organiser<'_>, entry_number: u32) -> CreateButton {
    organiser.panel_button(PanelClick::Player(entry_number), OrganiserButton::Back)
}

/// Asks for confirmation before a player is withdrawn.
pub(super) fn ask_to_withdraw(organiser: &Organiser<'_>, entry_number: u32) -> InteractionAnswer {
    let content =
        organiser.text().withdraw_question(&organiser.loaded.state, entry_number as EntryId);
    let action = TournamentAction::Withdraw { entry: entry_number as EntryId };
    let sure = (PanelClick::ConfirmWithdraw(entry_number), OrganiserButton::Withdraw);
    ask_to_confirm_decision(
        organiser,
        entry_number,
        content,
        &action,
        sure,
        PanelClick::WithdrawBecause(entry_number),
    )
}

/// Asks for confirmation before a computer takes over an entry.
pub(super) fn ask_to_replace_by_computer(
    organiser: &Organiser<'_>,
    entry_number: u32,
) -> InteractionAnswer {
    let content = organiser
        .text()
        .replace_by_computer_question(&organiser.loaded.state, entry_number as EntryId);
    let action = TournamentAction::Replace {
        entry: entry_number as EntryId,
        player: substitute_player(None),
    };
    let sure = (PanelClick::ConfirmComputer(entry_number), OrganiserButton::Replace);
    ask_to_confirm_decision(
        organiser,
        entry_number,
        content,
        &action,
        sure,
        PanelClick::ComputerBecause(entry_number),
    )
}

/// Returns a message that asks the organiser to confirm a decision about a player, with a button that leads back to the player. The
/// button `confirm` confirms the decision for the usual reason, the menu `other_reason` for another reason.
fn ask_to_confirm_decision(
    organiser: &Organiser<'_>,
    entry_number: u32,
    content: String,
    action: &TournamentAction,
    confirm: (PanelClick, OrganiserButton),
    other_reason: PanelClick,
) -> InteractionAnswer {
    if organiser.loaded.state.entries.get(entry_number as EntryId).is_none() {
        return errors::answer_old_button(organiser.request);
    }
    organiser
        .ask_to_confirm_decision(
            content,
            action,
            confirm,
            other_reason,
            back_to_player_button(organiser, entry_number),
        )
        .into()
}

/// Shows the menu in which an organiser chooses a substitute for a player, with an explanation of the consequences and
/// a menu of reasons. `None` preselects the usual reason.
pub(super) fn substitute_menu_reply(
    organiser: &Organiser<'_>,
    entry_number: u32,
    preselected_reason: Option<KnownReason>,
) -> InteractionAnswer {
    let (text, id, state) = (organiser.text(), entry_number as EntryId, &organiser.loaded.state);
    if state.entries.get(id).is_none() {
        return errors::answer_old_button(organiser.request);
    }
    let click = match preselected_reason {
        Some(reason) => PanelClick::ReplaceByPersonFor(entry_number, reason),
        None => PanelClick::ReplaceByPerson(entry_number),
    };
    let reasons = TournamentAction::Replace { entry: id, player: substitute_player(None) }
        .usual_reasons(state);
    let chosen = preselected_reason.or(reasons.first().copied());
    let because = PanelClick::ReplaceBecause(entry_number);
    let because = organiser.reason_menu(because, reasons, chosen, OrganiserMenu::Reason);
    let people = people_menu(
        organiser.component_id(click),
        text.organiser_menu_placeholder(OrganiserMenu::Substitute),
        1,
    );
    let computer = organiser
        .panel_button(PanelClick::ReplaceByComputer(entry_number), OrganiserButton::ByComputer);
    let buttons =
        CreateActionRow::Buttons(vec![computer, back_to_player_button(organiser, entry_number)]);
    PrivateReply::with_rows(text.replace_question(state, id), vec![because, people, buttons]).into()
}
