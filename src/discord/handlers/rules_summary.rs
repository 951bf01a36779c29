//! The rules in short with figures, and then by topic: those of the channel's table or of any edition.

use std::sync::Arc;

use futures_util::future::join_all;
use serenity::all::{CreateActionRow, CreateAttachment};

use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{Answer, Reply};
use crate::discord::interaction::request::Request;
use crate::discord::render::components;
use crate::discord::render::pictures;
use crate::ids::TableId;
use crate::picture::{Figure, FigureLabels, Renderer, Theme};
use crate::table::Table;
use crate::text::Text;
use triominos_rules::game::{Bonus, Edition, Match, Rules, Variant};

/// `/rules`: explains the requested edition, or else the rules of the channel's table, or else the default edition.
pub async fn show(request: &Request<'_>, edition: Option<Edition>) -> Answer {
    let table = match edition {
        Some(_) => None,
        None => match request.bot.tables.open_in(request.channel).await {
            Ok(table) => table,
            Err(error) => {
                // The rules of an edition need no database.
                tracing::warn!(%error, "cannot tell which rules hold here");
                None
            }
        },
    };
    match table {
        Some(table) => {
            let row = vec![components::all_rules_button(&table, request.text())];
            let rows = vec![CreateActionRow::Buttons(row)];
            Reply { rows, ..summary_of_table(request, &table).await }.into()
        }
        None => {
            let edition = edition.unwrap_or_default();
            summary(request, &edition.into(), &usual(edition), None).await.into()
        }
    }
}

/// Handles a click on Rules or With Pictures: shows a short summary in a new message, with a button for the full rules.
pub async fn show_for_table(request: &Request<'_>, table: TableId) -> Answer {
    match request.bot.tables.get(table).await {
        Ok(table) => {
            let (text, rules) = (request.text(), rules_of(&table));
            let content = text.rules_in_five_lines(&rules);
            let files = figures(&request.bot.renderer, &rules, text, request.theme).await;
            let all = components::all_rules_button(&table, text);
            let rows = vec![CreateActionRow::Buttons(vec![all])];
            Reply { content, files, rows, ..Reply::default() }.in_new_message().into()
        }
        Err(error) => errors::answer(request, None, error).await,
    }
}

/// The rules of a table's match or, before it, the rules for the people who are seated now.
pub fn rules_of(table: &Table) -> Rules {
    match table.game() {
        Some(game) => game.rules().clone(),
        None => table.variant().draft(table.seats.len()),
    }
}

/// The rules of an edition for the smallest number of players.
pub fn usual(edition: Edition) -> Rules {
    Variant::from(edition).draft(*edition.players().start())
}

async fn summary_of_table(request: &Request<'_>, table: &Table) -> Reply {
    let players = table.game().map(Match::players);
    summary(request, &table.variant(), &rules_of(table), players).await
}

/// The rules in short with figures, followed by messages about each topic.
async fn summary(
    request: &Request<'_>,
    variant: &Variant,
    rules: &Rules,
    players: Option<usize>,
) -> Reply {
    let text = request.text();
    let files = figures(&request.bot.renderer, rules, text, request.theme).await;
    let more = text.rules_by_topic(variant, rules, players);
    Reply { content: text.rules_in_short(rules), files, more, ..Reply::default() }
}

/// The figures that explain these rules: what matches, and every shape that earns a bonus.
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
        let (title, caption) = (text.figure_title(shape), text.figure_caption(rules, shape));
        let labels = FigureLabels { title, caption, points };
        let alt = text.alt_figure(rules, shape);
        Some(pictures::draw(renderer, name, alt, move |renderer| {
            renderer.figure(figure, &labels, theme)
        }))
    });
    join_all(drawn).await.into_iter().flatten().collect()
}
