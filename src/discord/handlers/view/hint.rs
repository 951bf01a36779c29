//! `/hint`: suggests one good placement, with a button that previews it.

use serenity::all::{ButtonStyle, CreateActionRow};

use crate::discord::custom_id::table::{Click, CustomId};
use crate::discord::handlers::turn;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::Request;
use crate::discord::render::components::labelled_button;
use crate::discord::render::rack;
use crate::table::GivenHint;
use crate::text;
use triominos_rules::game::Action;

/// `/hint`: gives a hint at the table of this channel.
pub async fn show_hint(request: &Request<'_>) -> InteractionAnswer {
    let table = match turn::find_table_here(request).await {
        Ok(table) => table,
        Err(answer) => return answer,
    };
    match request.bot.tables.hint(table, request.actor.id).await {
        Ok(hint) => hint_reply(request, &hint),
        Err(error) => {
            let table = request.bot.tables.current_table(table).await.ok();
            errors::answer_refused(request, table.as_deref(), error).await
        }
    }
}

fn hint_reply(
    request: &Request<'_>,
    GivenHint { table, view, hint }: &GivenHint,
) -> InteractionAnswer {
    let (text, marks) = (request.text(), request.marks());
    let choice = match hint.action {
        Action::Place(pick) => view.choice(pick),
        _ => None,
    };
    let rows = match choice {
        Some(choice) => {
            let id = CustomId { table: table.id, click: Click::Rack }.to_string();
            let rack = labelled_button(id, text.button(text::Button::Rack), ButtonStyle::Secondary);
            vec![CreateActionRow::Buttons(vec![
                rack::preview_button(table, view, choice, text, &marks),
                rack,
            ])]
        }
        // No tile fits, so the answer has the same buttons as the message with the rack.
        None => rack::action_rows(table, view, text, &marks),
    };
    let content = marks.add_to_text(text.hint_message(view, hint));
    PrivateReply::with_rows(content, rows).into()
}
