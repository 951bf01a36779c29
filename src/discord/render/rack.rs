//! The own rack and what can be done with it: the heart of every private answer.

use serenity::all::{ButtonStyle, CreateActionRow, CreateAttachment, CreateButton};

use super::clock;
use super::components::button;
use super::{names, pictures, placement_menu};
use crate::discord::custom_id::table::{Click, CustomId};
use crate::discord::interaction::request::Request;
use crate::discord::interaction::response::Reply;
use crate::game::{Choice, Pick, PlayerView};
use crate::table::{Phase, Table};
use crate::text::{self, Text, Who};

/// The number of placements that have buttons of their own.
const BEST: usize = 3;

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
    let files = picture(request, table, view, &names).await.into_iter().collect();
    Reply { content, files, rows, ..Reply::default() }
}

/// The rack or, where only one placement is possible, what that would look like.
pub async fn picture(
    request: &Request<'_>,
    table: &Table,
    view: PlayerView,
    names: &[Who<'_>],
) -> Option<CreateAttachment> {
    let (renderer, text, theme) = (&request.bot.renderer, request.text(), request.theme);
    match view.only_choice().copied().filter(|_| table.is_open()) {
        // Whoever hears of it needs the rack all the same; the words beside it say what is looked at.
        Some(choice) => {
            let alt = text.alt_rack(&view, names);
            pictures::preview(renderer, view, choice, names, text, theme)
                .await
                .map(|picture| picture.description(alt))
        }
        None => pictures::rack(renderer, view, names, text, theme).await,
    }
}

/// The menu of placements and the buttons: only what is legal.
pub fn actions(table: &Table, view: &PlayerView, text: &Text) -> Vec<CreateActionRow> {
    let decision = view.public.decision;
    let id = |click| CustomId { table: table.id, click }.to_string();
    let (mut rows, mut buttons) = (Vec::new(), Vec::new());
    match view.only_choice() {
        Some(only) => buttons.push(place(table, view, only.pick(), text)),
        None => rows = placements(table, view, text),
    }
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

/// The best placements as buttons, and the menu of all.
pub fn placements(table: &Table, view: &PlayerView, text: &Text) -> Vec<CreateActionRow> {
    let look = |choice: &Choice| {
        let click = Click::Preview { decision: view.public.decision, pick: choice.pick() };
        let id = CustomId { table: table.id, click }.to_string();
        button(id, text.best_label(choice), ButtonStyle::Secondary)
    };
    let best: Vec<CreateButton> = view.best(BEST).iter().map(look).collect();
    let best = (!best.is_empty()).then_some(CreateActionRow::Buttons(best));
    best.into_iter().chain(placement_menu::all(table, view, text)).collect()
}

/// The button that places what is looked at.
pub fn place(table: &Table, view: &PlayerView, pick: Pick, text: &Text) -> CreateButton {
    let click = Click::Place { decision: view.public.decision, pick };
    let id = CustomId { table: table.id, click }.to_string();
    button(id, text.button(text::Button::Place), ButtonStyle::Success)
}
