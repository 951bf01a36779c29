//! Buttons and menus, as Discord wants them.

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};

use crate::discord::custom_id::table::{Click, CustomId};
use crate::table::Table;
use crate::text::{self, Text};

/// A menu of one choice.
pub fn select(
    table: &Table,
    click: Click,
    options: Vec<CreateSelectMenuOption>,
    placeholder: String,
) -> CreateActionRow {
    let id = CustomId { table: table.id, click };
    let menu = CreateSelectMenu::new(id.to_string(), CreateSelectMenuKind::String { options });
    CreateActionRow::SelectMenu(menu.placeholder(placeholder))
}

/// A button with a custom id.
pub fn button(id: String, label: String, style: ButtonStyle) -> CreateButton {
    CreateButton::new(id).label(label).style(style)
}

/// The button that shows the rules of a table.
pub fn rules_button(table: &Table, text: &Text) -> CreateButton {
    let id = CustomId { table: table.id, click: Click::Rules }.to_string();
    button(id, text.button(text::Button::Rules), ButtonStyle::Secondary)
}

/// The button that tells the rules of a table in short.
pub fn rules_summary_button(table: &Table, text: &Text) -> CreateButton {
    let id = CustomId { table: table.id, click: Click::Figures }.to_string();
    button(id, text.button(text::Button::Figures), ButtonStyle::Secondary)
}
