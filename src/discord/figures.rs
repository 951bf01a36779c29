//! The rules in short, with figures: of the channel's table, or of any edition.

use std::sync::Arc;

use futures_util::future::join_all;
use serenity::all::{ButtonStyle, CreateActionRow, CreateAttachment, CreateButton};

use super::answer::{Answer, Reply};
use super::custom_id::{Click, CustomId};
use super::rack::button;
use super::request::Request;
use super::{refused, rules, showing};
use crate::game::{Bonus, Edition, Rules, Variant};
use crate::picture::{Figure, FigureLabels, Renderer, Theme};
use crate::store::TableId;
use crate::table::Table;
use crate::text::{self, Text};

/// `/rules`: by the edition that is asked for, else by the rules of the channel's table, else by the usual ones.
pub(super) async fn here(request: &Request<'_>, edition: Option<Edition>) -> Answer {
    let table = match edition {
        Some(_) => None,
        None => match request.bot.tables.open_in(request.channel).await {
            Ok(table) => table,
            Err(error) => {
                // The rules of an edition are told without a database.
                tracing::warn!(%error, "cannot tell which rules hold here");
                None
            }
        },
    };
    match table {
        Some(table) => {
            let row = vec![rules::button_of(&table, request.text())];
            let rows = vec![CreateActionRow::Buttons(row)];
            Reply { rows, ..told(request, &rules_of(&table)).await }.into()
        }
        None => told(request, &usual(edition.unwrap_or_default())).await.into(),
    }
}

/// A click on With pictures: a message of its own.
pub(super) async fn of_table(request: &Request<'_>, table: TableId) -> Answer {
    match request.bot.tables.get(table).await {
        Ok(table) => told(request, &rules_of(&table)).await.beside().into(),
        Err(error) => refused::answer(request, None, error).await,
    }
}

/// The rules of a table: those of its match or, before it, as they would be for those who sit there.
pub(super) fn rules_of(table: &Table) -> Rules {
    match table.game() {
        Some(game) => game.rules().clone(),
        None => table.variant().draft(table.seats.len()),
    }
}

/// The rules of an edition, for as few as can play it.
pub(super) fn usual(edition: Edition) -> Rules {
    Variant::from(edition).draft(*edition.players().start())
}

async fn told(request: &Request<'_>, rules: &Rules) -> Reply {
    let text = request.text();
    let files = figures(&request.bot.renderer, rules, text, request.theme).await;
    Reply { content: text.rules_in_short(rules), files, ..Reply::default() }
}

/// The figures that explain these rules: what matches, and every shape that earns something.
async fn figures(
    renderer: &Arc<Renderer>,
    rules: &Rules,
    text: &Text,
    theme: Theme,
) -> Vec<CreateAttachment> {
    let shown = [
        (Bonus::None, Figure::Matching, "matching.png"),
        (Bonus::Bridge, Figure::Bridge, "bridge.png"),
        (Bonus::Hexagon, Figure::Hexagon, "hexagon.png"),
        (Bonus::DoubleHexagon, Figure::DoubleHexagon, "double-hexagon.png"),
        (Bonus::TripleHexagon, Figure::TripleHexagon, "triple-hexagon.png"),
    ];
    let drawn = shown.into_iter().filter_map(|(shape, figure, name)| {
        let points = Some(rules.bonus_points(shape)).filter(|points| *points != 0);
        if points.is_none() && shape != Bonus::None {
            return None;
        }
        let (title, caption) = (text.figure_title(shape), text.figure_caption(shape));
        let labels = FigureLabels { title, caption, points };
        let alt = text.alt_figure(rules, shape);
        Some(showing::draw(renderer, name, alt, move |renderer| {
            renderer.figure(figure, &labels, theme)
        }))
    });
    join_all(drawn).await.into_iter().flatten().collect()
}

/// The button that tells the rules of a table in short.
pub(super) fn button_of(table: &Table, text: &Text) -> CreateButton {
    let id = CustomId { table: table.id, click: Click::Figures }.to_string();
    button(id, text.button(text::Button::Figures), ButtonStyle::Secondary)
}
