//! Builders of buttons and menus.

use std::fmt::Display;

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, ReactionType,
};

use crate::discord::custom_id::table::{Click, CustomId};
use crate::table::Table;
use crate::text::{self, Text};

/// Returns a menu with a single choice.
pub fn select_menu(
    id: impl Display,
    options: Vec<CreateSelectMenuOption>,
    placeholder: String,
) -> CreateActionRow {
    let menu = CreateSelectMenu::new(id.to_string(), CreateSelectMenuKind::String { options });
    CreateActionRow::SelectMenu(menu.placeholder(placeholder))
}

/// The maximum number of options of a menu.
pub const MENU: usize = 25;

/// Returns a menu of the server's members in which at most `max_people` people can be chosen.
pub fn people_menu(id: impl Display, placeholder: String, max_people: u8) -> CreateActionRow {
    let kind = CreateSelectMenuKind::User { default_users: None };
    let menu = CreateSelectMenu::new(id.to_string(), kind).placeholder(placeholder);
    CreateActionRow::SelectMenu(if max_people > 1 { menu.max_values(max_people) } else { menu })
}

/// Returns a menu with a single choice, whose custom id names the table and the click.
pub fn table_menu(
    table: &Table,
    click: Click,
    options: Vec<CreateSelectMenuOption>,
    placeholder: String,
) -> CreateActionRow {
    select_menu(CustomId { table: table.id, click }, options, placeholder)
}

/// Returns a button with a custom id.
pub fn labelled_button(id: impl Display, label: String, style: ButtonStyle) -> CreateButton {
    CreateButton::new(id.to_string()).label(label).style(style)
}

/// The maximum number of buttons in a row. It is also the maximum number of rows in a message.
pub const ROW: usize = 5;

/// Adds a button to the last row if that row contains buttons and has room; otherwise adds it in a new row. If there is no room for
/// another row, drops the button.
pub fn add_button(rows: &mut Vec<CreateActionRow>, button: CreateButton) {
    let has_room = rows.len() < ROW;
    match rows.last_mut() {
        Some(CreateActionRow::Buttons(buttons)) if buttons.len() < ROW => buttons.push(button),
        _ if has_room => rows.push(CreateActionRow::Buttons(vec![button])),
        _ => {}
    }
}

/// Adds a button before the other buttons of the first row. If the first row has no buttons or no room, adds the button in a new
/// first row.
pub fn prepend_button(rows: &mut Vec<CreateActionRow>, button: CreateButton) {
    match rows.first_mut() {
        Some(CreateActionRow::Buttons(buttons)) if buttons.len() < ROW => buttons.insert(0, button),
        _ => rows.insert(0, CreateActionRow::Buttons(vec![button])),
    }
}

/// Returns the button that opens another match after one that has ended. Returns `None` for a match of a tournament, because the
/// tournament starts its matches itself.
pub fn rematch_button(table: &Table, text: &Text) -> Option<CreateButton> {
    let id = CustomId { table: table.id, click: Click::Again }.to_string();
    let again =
        || labelled_button(id, text.button_label(text::Button::Rematch), ButtonStyle::Primary);
    (!table.of_tournament).then(again)
}

/// Returns the button that describes the match in words, without a picture. `click` is [`Click::Words`], [`Click::RackWords`], or
/// [`Click::More`] for the continuation of the description.
pub fn in_words_button(table: &Table, click: Click, text: &Text) -> CreateButton {
    let label = if click == Click::More { text::Button::More } else { text::Button::Words };
    let id = CustomId { table: table.id, click };
    labelled_button(id, text.button_label(label), ButtonStyle::Secondary)
}

/// Adds an emoji before the label of a button; without an emoji, the button is unchanged.
pub fn with_emoji(button: CreateButton, emoji: Option<ReactionType>) -> CreateButton {
    match emoji {
        Some(emoji) => button.emoji(emoji),
        None => button,
    }
}

/// Adds an emoji before the label of a menu's option; without an emoji, the option is unchanged.
pub fn option_with_emoji(
    option: CreateSelectMenuOption,
    emoji: Option<ReactionType>,
) -> CreateSelectMenuOption {
    match emoji {
        Some(emoji) => option.emoji(emoji),
        None => option,
    }
}

/// Returns the button that shows a summary of the rules of a table.
pub fn rules_button(table: &Table, text: &Text) -> CreateButton {
    let id = CustomId { table: table.id, click: Click::Figures };
    labelled_button(id, text.button_label(text::Button::Rules), ButtonStyle::Secondary)
}

/// Returns the button that shows all rules of a table, where the host can change them.
pub fn all_rules_button(table: &Table, text: &Text) -> CreateButton {
    let id = CustomId { table: table.id, click: Click::Rules };
    labelled_button(id, text.button_label(text::Button::AllRules), ButtonStyle::Secondary)
}

/// Returns the button that shows a summary of the rules of a table, with the label for messages that already state the rules in
/// words.
pub fn rules_summary_button(table: &Table, text: &Text) -> CreateButton {
    let id = CustomId { table: table.id, click: Click::Figures };
    labelled_button(id, text.button_label(text::Button::Figures), ButtonStyle::Secondary)
}

/// Returns the button that begins the next round.
pub fn next_round_button(table: &Table, text: &Text) -> CreateButton {
    let id = CustomId { table: table.id, click: Click::NextRound };
    labelled_button(id, text.button_label(text::Button::NextRound), ButtonStyle::Primary)
}
