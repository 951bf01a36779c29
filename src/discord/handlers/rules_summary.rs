//! The rules of the channel's table or of an edition: a summary with figures, followed by messages about each topic.

use std::sync::Arc;

use futures_util::future::join_all;
use serenity::all::{CreateActionRow, CreateAttachment};

use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::Request;
use crate::discord::render::components;
use crate::discord::render::pictures;
use crate::ids::TableId;
use crate::table::Table;
use crate::text::Text;
use triominos_pictures::{FigureLabels, Renderer, RuleFigure, Theme};
use triominos_rules::game::{Bonus, Edition, Match, Rules, Variant};

/// Handles `/rules`: explains the rules of `edition`. Without an edition, explains the rules of the channel's table or, if there is
/// no table, those of the default edition.
pub async fn show_rules(request: &Request<'_>, edition: Option<Edition>) -> InteractionAnswer {
    let table = match edition {
        Some(_) => None,
        None => match request.bot.tables.open_table_in(request.channel).await {
            Ok(table) => table,
            Err(error) => {
                // The store failed, but the rules of an edition can be shown without it.
                tracing::warn!(%error, "cannot tell which rules hold here");
                None
            }
        },
    };
    match table {
        Some(table) => {
            let row = vec![components::all_rules_button(&table, request.text())];
            let rows = vec![CreateActionRow::Buttons(row)];
            PrivateReply { rows, ..rules_summary_of_table(request, &table).await }.into()
        }
        None => {
            let edition = edition.unwrap_or_default();
            rules_reply(request, &edition.into(), &default_rules_of(edition), None).await.into()
        }
    }
}

/// Handles a click on Rules or With Pictures: shows a short summary in a new message, with a button for the full rules.
pub async fn show_rules_summary_for_table(
    request: &Request<'_>,
    table: TableId,
) -> InteractionAnswer {
    match request.bot.tables.current_table(table).await {
        Ok(table) => {
            let (text, rules) = (request.text(), rules_of_table(&table));
            let content = text.rules_in_five_lines(&rules);
            let files = bonus_figures(&request.bot.renderer, &rules, text, request.theme).await;
            let all = components::all_rules_button(&table, text);
            let rows = vec![CreateActionRow::Buttons(vec![all])];
            PrivateReply { content, files, rows, ..PrivateReply::default() }.in_new_message().into()
        }
        Err(error) => errors::answer_refused(request, None, error).await,
    }
}

/// Returns the rules of a table's match. Before the match, returns the rules for the number of people who are seated now.
pub fn rules_of_table(table: &Table) -> Rules {
    match table.game() {
        Some(game) => game.rules().clone(),
        None => table.variant().unchecked_rules(table.seats.len()),
    }
}

/// Returns the rules of an edition for the smallest number of players.
pub fn default_rules_of(edition: Edition) -> Rules {
    Variant::from(edition).unchecked_rules(*edition.allowed_player_counts().start())
}

/// Returns the summary of the rules of a table's match.
async fn rules_summary_of_table(request: &Request<'_>, table: &Table) -> PrivateReply {
    let players = table.game().map(Match::player_count);
    rules_reply(request, &table.variant(), &rules_of_table(table), players).await
}

/// Returns a summary of the rules with figures, followed by messages about each topic. `player_count` is the number of players;
/// `None` if it is unknown.
async fn rules_reply(
    request: &Request<'_>,
    variant: &Variant,
    rules: &Rules,
    player_count: Option<usize>,
) -> PrivateReply {
    let text = request.text();
    let files = bonus_figures(&request.bot.renderer, rules, text, request.theme).await;
    let more = text.rules_by_topic(variant, rules, player_count);
    PrivateReply { content: text.rules_in_short(rules), files, more, ..PrivateReply::default() }
}

/// Returns the figures that explain these rules: one with matching tiles, and one for each shape that earns a bonus.
async fn bonus_figures(
    renderer: &Arc<Renderer>,
    rules: &Rules,
    text: &Text,
    theme: Theme,
) -> Vec<CreateAttachment> {
    let shown = [
        (Bonus::None, RuleFigure::Matching, "matching.png"),
        (Bonus::Bridge, RuleFigure::Bridge, "bridge.png"),
        (Bonus::Hexagon, RuleFigure::Hexagon, "hexagon.png"),
        (Bonus::DoubleHexagon, RuleFigure::DoubleHexagon, "double-hexagon.png"),
        (Bonus::TripleHexagon, RuleFigure::TripleHexagon, "triple-hexagon.png"),
    ];
    let drawn = shown.into_iter().filter_map(|(shape, figure, name)| {
        let points = Some(rules.bonus_points(shape)).filter(|points| *points != 0);
        if points.is_none() && shape != Bonus::None {
            return None;
        }
        let (title, caption) = (text.figure_title(shape), text.figure_caption(rules, shape));
        let labels = FigureLabels { title, caption, points };
        let alt = text.alt_figure(rules, shape);
        Some(pictures::draw_attachment(renderer, name, alt, move |renderer| {
            renderer.rule_figure(figure, &labels, theme)
        }))
    });
    join_all(drawn).await.into_iter().flatten().collect()
}
