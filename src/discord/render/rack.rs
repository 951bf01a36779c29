//! The own rack and what can be done with it: the heart of every private answer.

use serenity::all::{ButtonStyle, CreateActionRow};

use super::clock;
use super::components::button;
use super::{names, pictures, placement_menu};
use crate::discord::custom_id::table::{Click, CustomId};
use crate::discord::interaction::request::Request;
use crate::discord::interaction::response::Reply;
use crate::game::PlayerView;
use crate::table::{Phase, Table};
use crate::text::{self, Text};

/// The rack and what can be done now, with a word before it, if there is one to say.
pub async fn of(request: &Request<'_>, table: &Table, before: Option<String>) -> Reply {
    let text = request.text();
    let Some(view) = table.player_view(request.actor.id) else {
        if table.is_open() && table.seat_to_take_back(request.actor.id).is_some() {
            let rows = vec![CreateActionRow::Buttons(vec![clock::take_back(table, text)])];
            return Reply { content: text.seat_is_minded(), rows, ..Reply::default() };
        }
        let why = match (&table.phase, table.seat_of(request.actor.id)) {
            (Phase::Closed { .. }, _) => text.table_closed(),
            (_, Some(_)) => text.not_started(),
            (_, None) => text.not_seated(),
        };
        return Reply::say(why);
    };
    let names = names::of(table);
    let now = match &table.phase {
        Phase::Closed { .. } => text.table_closed(),
        _ => text.with_line(text.rack(&view, &names), clock::line(table, request.actor.id, text)),
    };
    let rows = if table.is_open() { actions(table, &view, text) } else { Vec::new() };
    let content = before.map_or_else(|| now.clone(), |before| format!("{before}\n\n{now}"));
    let picture = pictures::rack(&request.bot.renderer, view, &names, text, request.theme).await;
    Reply { content, files: picture.into_iter().collect(), rows, ..Reply::default() }
}

/// The menu of placements and the buttons: only what is legal.
pub fn actions(table: &Table, view: &PlayerView, text: &Text) -> Vec<CreateActionRow> {
    let decision = view.public.decision;
    let id = |click| CustomId { table: table.id, click }.to_string();
    let mut rows: Vec<CreateActionRow> =
        placement_menu::all(table, view, text).into_iter().collect();
    let mut buttons = Vec::new();
    if view.may_draw {
        // Nothing fits: then drawing is what there is to do.
        let style =
            if view.choices.is_empty() { ButtonStyle::Primary } else { ButtonStyle::Secondary };
        buttons.push(button(id(Click::Draw { decision }), text.button(text::Button::Draw), style));
    }
    if view.may_pass {
        let alone = view.choices.is_empty() && !view.may_draw;
        let style = if alone { ButtonStyle::Primary } else { ButtonStyle::Secondary };
        let name = if view.may_stop { text::Button::Stop } else { text::Button::Pass };
        buttons.push(button(id(Click::Pass { decision }), text.button(name), style));
    }
    if !buttons.is_empty() {
        rows.push(CreateActionRow::Buttons(buttons));
    }
    rows
}
