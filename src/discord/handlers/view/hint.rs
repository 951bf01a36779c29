//! `/hint` and the button Hint, which suggest one good placement, with a button that previews it.

use serenity::all::{ButtonStyle, CreateActionRow};

use crate::discord::custom_id::table::{Click, CustomId};
use crate::discord::handlers::turn;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::Request;
use crate::discord::render::components::labelled_button;
use crate::discord::render::{names, rack};
use crate::ids::TableId;
use crate::table::GivenHint;
use crate::text;
use triominos_rules::game::Action;

/// Handles `/hint`: gives a hint at the table of this channel.
pub async fn show_hint(request: &Request<'_>) -> InteractionAnswer {
    let table = match turn::find_table_here(request).await {
        Ok(table) => table,
        Err(answer) => return answer,
    };
    match request.bot.tables.hint(table, request.actor.id).await {
        Ok(hint) => hint_reply(request, &hint).into(),
        Err(error) => {
            let table = request.bot.tables.current_table(table).await.ok();
            errors::answer_refused(request, table.as_deref(), error).await
        }
    }
}

/// Handles a click on Hint below a rack: shows the hint in the message of the rack, with its picture.
pub async fn show_hint_in_rack(request: &Request<'_>, table: TableId) -> InteractionAnswer {
    match request.bot.tables.hint(table, request.actor.id).await {
        Ok(hint) => {
            let GivenHint { table, view, .. } = &hint;
            let names = names::seat_names(table);
            let picture = rack::rack_picture(request.into(), table, view.clone(), &names).await;
            let files = picture.into_iter().collect();
            let reply = hint_reply(request, &hint);
            PrivateReply { files, rack: Some((&**table).into()), ..reply }.into()
        }
        Err(error) => {
            let table = request.bot.tables.current_table(table).await.ok();
            errors::answer_refused(request, table.as_deref(), error).await
        }
    }
}

/// Returns the message with a hint and its buttons.
fn hint_reply(request: &Request<'_>, GivenHint { table, view, hint }: &GivenHint) -> PrivateReply {
    let (text, marks) = (request.text(), request.tile_emojis());
    let choice = match hint.action {
        Action::Place(pick) => view.choice_for_pick(pick),
        _ => None,
    };
    let rows = match choice {
        Some(choice) => {
            let id = CustomId { table: table.id, click: Click::Rack }.to_string();
            let rack =
                labelled_button(id, text.button_label(text::Button::Rack), ButtonStyle::Secondary);
            vec![CreateActionRow::Buttons(vec![
                rack::preview_button(table, view, choice, text, &marks),
                rack,
            ])]
        }
        // No tile fits, so the answer has the same buttons as the message with the rack.
        None => rack::action_rows(table, view, text, &marks),
    };
    let content = marks.insert_emojis(text.hint_message(view, hint));
    PrivateReply::with_rows(content, rows)
}
