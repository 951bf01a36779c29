//! The steps of the organisers' panel that are about one player, and the menus of all steps.

use std::cmp::Reverse;

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use super::panel::{back, one};
use crate::discord::custom_id::organise::{PanelButton, PanelClick};
use crate::discord::interaction::errors;
use crate::discord::interaction::request::ServerRequest;
use crate::discord::interaction::response::{Answer, Reply};
use crate::guild::LoadedTournament;
use crate::ids::TournamentId;
use crate::league::tournament::{EntryId, Tournament};
use crate::text::{OrganiserButton, OrganiserMenu};

/// The most choices of a menu.
pub(super) const MENU: usize = 25;

/// A choice of a menu: its label, its value and, where there is one, its description.
pub(super) type Choice = (String, String, Option<String>);

/// A menu of one choice.
pub(super) fn menu(
    request: &ServerRequest<'_>,
    tournament: TournamentId,
    click: PanelClick,
    choices: Vec<Choice>,
    label: OrganiserMenu,
) -> CreateActionRow {
    let option = |(label, value, description): Choice| {
        let option = CreateSelectMenuOption::new(label, value);
        match description {
            Some(description) => option.description(description),
            None => option,
        }
    };
    let options = choices.into_iter().map(option).collect();
    let id = PanelButton { tournament, click }.to_string();
    let menu = CreateSelectMenu::new(id, CreateSelectMenuKind::String { options });
    CreateActionRow::SelectMenu(menu.placeholder(request.text().organiser_menu(label)))
}

/// A page of a longer menu, its number, and the buttons below it: to the pages beside it, if there are others, and to the panel.
pub(super) fn paged<T: Copy>(
    request: &ServerRequest<'_>,
    known: &LoadedTournament,
    all: &[T],
    page: u32,
    turn: impl Fn(u32) -> PanelClick,
) -> (Vec<T>, u32, CreateActionRow) {
    let pages = u32::try_from(all.len().div_ceil(MENU)).unwrap_or(u32::MAX).max(1);
    let page = page.min(pages - 1);
    let shown = all.iter().skip(page as usize * MENU).take(MENU).copied().collect();
    let mut buttons = Vec::new();
    if pages > 1 {
        let turning = |to: u32, label, leads: bool| {
            one(request, known.id, turn(to), label, ButtonStyle::Secondary).disabled(!leads)
        };
        // Where it leads nowhere it still has an id of its own.
        let earlier = page.checked_sub(1);
        let before = earlier.unwrap_or(u32::MAX);
        buttons.push(turning(before, OrganiserButton::Earlier, earlier.is_some()));
        buttons.push(turning(page + 1, OrganiserButton::More, page + 1 < pages));
    }
    buttons.push(back(request, known));
    (shown, page, CreateActionRow::Buttons(buttons))
}

/// The entries as somebody looks for one: those who are missing, those who have been, those who take part, and those who do not.
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
pub(super) fn list(request: &ServerRequest<'_>, known: &LoadedTournament, page: u32) -> Reply {
    let (text, state) = (request.text(), &known.state);
    let (shown, page, buttons) = paged(request, known, &in_order(state), page, PanelClick::Players);
    let choice = |entry: EntryId| {
        let about = text.player_state(state, entry);
        (text.player_choice(state, entry), entry.to_string(), Some(about))
    };
    let choices: Vec<Choice> = shown.into_iter().map(choice).collect();
    let mut rows = vec![buttons];
    if !choices.is_empty() {
        let click = PanelClick::ChoosePlayer(page);
        rows.insert(0, menu(request, known.id, click, choices, OrganiserMenu::Player));
    }
    Reply { content: text.players_question(state), rows, ..Reply::default() }
}

/// The acts that a player can be the object of now.
pub(super) fn of(request: &ServerRequest<'_>, known: &LoadedTournament, entry: EntryId) -> Answer {
    let Some(player) = known.state.entries.get(entry) else { return errors::old_button(request) };
    let number = u32::try_from(entry).unwrap_or(u32::MAX);
    let mut buttons = Vec::new();
    let make = |click, label| one(request, known.id, click, label, ButtonStyle::Secondary);
    if player.is_in() {
        buttons.push(make(PanelClick::Withdraw(number), OrganiserButton::Withdraw));
    }
    buttons.push(make(PanelClick::Replace(number), OrganiserButton::Replace));
    if !player.is_in() || player.no_shows > 0 {
        buttons.push(make(PanelClick::Pardon(number), OrganiserButton::Pardon));
    }
    buttons.push(make(PanelClick::Players(0), OrganiserButton::Back));
    let content = request.text().player_question(&known.state, entry);
    Reply { content, rows: vec![CreateActionRow::Buttons(buttons)], ..Reply::default() }.into()
}

/// A question with its button, and one that leads back to the player.
fn question(
    request: &ServerRequest<'_>,
    known: &LoadedTournament,
    entry: u32,
    content: String,
    (sure, label): (PanelClick, OrganiserButton),
) -> Answer {
    if known.state.entries.get(entry as EntryId).is_none() {
        return errors::old_button(request);
    }
    let sure = one(request, known.id, sure, label, ButtonStyle::Danger);
    let rows = vec![CreateActionRow::Buttons(vec![sure, to_player(request, known, entry)])];
    Reply { content, rows, ..Reply::default() }.into()
}

fn to_player(
    request: &ServerRequest<'_>,
    known: &LoadedTournament,
    entry: u32,
) -> serenity::all::CreateButton {
    let (click, label) = (PanelClick::Player(entry), OrganiserButton::Back);
    one(request, known.id, click, label, ButtonStyle::Secondary)
}

pub(super) fn ask_to_withdraw(
    request: &ServerRequest<'_>,
    known: &LoadedTournament,
    entry: u32,
) -> Answer {
    let content = request.text().withdraw_question(&known.state, entry as EntryId);
    let sure = (PanelClick::ConfirmWithdraw(entry), OrganiserButton::Withdraw);
    question(request, known, entry, content, sure)
}

pub(super) fn ask_for_computer(
    request: &ServerRequest<'_>,
    known: &LoadedTournament,
    entry: u32,
) -> Answer {
    let content = request.text().computer_question(&known.state, entry as EntryId);
    let sure = (PanelClick::ConfirmComputer(entry), OrganiserButton::Replace);
    question(request, known, entry, content, sure)
}

/// The choice of who plays on for somebody, with what will happen.
pub(super) fn replace(request: &ServerRequest<'_>, known: &LoadedTournament, entry: u32) -> Answer {
    let (text, id) = (request.text(), entry as EntryId);
    if known.state.entries.get(id).is_none() {
        return errors::old_button(request);
    }
    let click = PanelClick::ReplaceByPerson(entry);
    let people = PanelButton { tournament: known.id, click }.to_string();
    let people = CreateSelectMenu::new(people, CreateSelectMenuKind::User { default_users: None })
        .placeholder(text.organiser_menu(OrganiserMenu::Substitute));
    let (click, label) = (PanelClick::ReplaceByComputer(entry), OrganiserButton::ByComputer);
    let computer = one(request, known.id, click, label, ButtonStyle::Secondary);
    let rows = vec![
        CreateActionRow::SelectMenu(people),
        CreateActionRow::Buttons(vec![computer, to_player(request, known, entry)]),
    ];
    Reply { content: text.replace_question(&known.state, id), rows, ..Reply::default() }.into()
}
