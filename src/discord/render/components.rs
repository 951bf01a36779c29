//! Buttons and menus, as Discord wants them.

use std::fmt::Display;

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, ReactionType,
};

use crate::discord::custom_id::table::{Click, CustomId};
use crate::table::Table;
use crate::text::{self, Text};

/// A menu of one choice.
pub fn menu(
    id: impl Display,
    options: Vec<CreateSelectMenuOption>,
    placeholder: String,
) -> CreateActionRow {
    let menu = CreateSelectMenu::new(id.to_string(), CreateSelectMenuKind::String { options });
    CreateActionRow::SelectMenu(menu.placeholder(placeholder))
}

/// The most choices of a menu.
pub const MENU: usize = 25;

/// A menu of the server's members with a single choice.
pub fn people_menu(id: impl Display, placeholder: String) -> CreateActionRow {
    let kind = CreateSelectMenuKind::User { default_users: None };
    CreateActionRow::SelectMenu(
        CreateSelectMenu::new(id.to_string(), kind).placeholder(placeholder),
    )
}

/// A menu of one choice at a table.
pub fn select(
    table: &Table,
    click: Click,
    options: Vec<CreateSelectMenuOption>,
    placeholder: String,
) -> CreateActionRow {
    menu(CustomId { table: table.id, click }, options, placeholder)
}

/// A button with a custom id.
pub fn button(id: impl Display, label: String, style: ButtonStyle) -> CreateButton {
    CreateButton::new(id.to_string()).label(label).style(style)
}

/// The most buttons of a row, and the most rows of a message.
pub const ROW: usize = 5;

/// Adds a button: to the last row, if that is one of buttons with room, else in a row of its own, if there is room for one.
pub fn add_button(rows: &mut Vec<CreateActionRow>, button: CreateButton) {
    let has_room = rows.len() < ROW;
    match rows.last_mut() {
        Some(CreateActionRow::Buttons(buttons)) if buttons.len() < ROW => buttons.push(button),
        _ if has_room => rows.push(CreateActionRow::Buttons(vec![button])),
        _ => {}
    }
}

/// A button that describes the game without a picture: [`Click::Words`], [`Click::RackWords`] or, for the rest of it, [`Click::More`].
pub fn words_button(table: &Table, click: Click, text: &Text) -> CreateButton {
    let label = if click == Click::More { text::Button::More } else { text::Button::Words };
    let id = CustomId { table: table.id, click };
    button(id, text.button(label), ButtonStyle::Secondary)
}

/// The button with an emoji before its label, if there is one.
pub fn with_emoji(button: CreateButton, emoji: Option<ReactionType>) -> CreateButton {
    match emoji {
        Some(emoji) => button.emoji(emoji),
        None => button,
    }
}

/// The same of an option of a menu.
pub fn option_with_emoji(
    option: CreateSelectMenuOption,
    emoji: Option<ReactionType>,
) -> CreateSelectMenuOption {
    match emoji {
        Some(emoji) => option.emoji(emoji),
        None => option,
    }
}

/// The button that shows a summary of the rules of a table.
pub fn rules_button(table: &Table, text: &Text) -> CreateButton {
    let id = CustomId { table: table.id, click: Click::Figures };
    button(id, text.button(text::Button::Rules), ButtonStyle::Secondary)
}

/// The button that shows each rule of a table, and changes it.
pub fn all_rules_button(table: &Table, text: &Text) -> CreateButton {
    let id = CustomId { table: table.id, click: Click::Rules };
    button(id, text.button(text::Button::AllRules), ButtonStyle::Secondary)
}

/// The same button below rules in words.
pub fn rules_summary_button(table: &Table, text: &Text) -> CreateButton {
    let id = CustomId { table: table.id, click: Click::Figures };
    button(id, text.button(text::Button::Figures), ButtonStyle::Secondary)
}

/// The button that begins the next round.
pub fn next_round(table: &Table, text: &Text) -> CreateButton {
    let id = CustomId { table: table.id, click: Click::NextRound };
    button(id, text.button(text::Button::NextRound), ButtonStyle::Primary)
}
