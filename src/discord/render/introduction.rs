//! The introduction that follows a person's first rack: three pictures, or only words.

use std::sync::Arc;

use serenity::all::CreateAttachment;

use super::pictures::draw_attachment;
use crate::discord::interaction::reply::PrivateReply;
use crate::discord::interaction::request::Request;
use crate::picture::{Figure, FigureLabels, Renderer};
use triominos_rules::game::{Bonus, Rules};

/// Returns the introduction to these rules: which tiles fit, how to score, and what drawing costs.
pub async fn introduction_card(request: &Request<'_>, rules: &Rules) -> PrivateReply {
    if request.is_in_words() {
        return introduction_in_words(request, rules);
    }
    let (text, theme) = (request.text(), request.theme);
    let renderer: &Arc<Renderer> = &request.bot.renderer;
    let figure = |figure, name, title, caption, points, alt| {
        let labels = FigureLabels { title, caption, points };
        draw_attachment(renderer, name, alt, move |renderer| {
            renderer.figure(figure, &labels, theme)
        })
    };
    let fits = figure(
        Figure::Matching,
        "fits.png",
        text.figure_title(Bonus::None),
        text.figure_caption(rules, Bonus::None),
        None,
        text.alt_figure(rules, Bonus::None),
    );
    let hexagon = Some(rules.hexagon).filter(|points| *points != 0);
    let scores = async {
        if !rules.keeps_score() {
            return None;
        }
        let (title, caption) = (text.first_scoring_title(), text.first_scoring(rules));
        let alt = text.alt_first_scoring(rules);
        figure(Figure::Scoring, "scores.png", title, caption, hexagon, alt).await
    };
    let cost = Some(-rules.draw_penalty).filter(|points| *points != 0);
    let drawing = figure(
        Figure::Drawing,
        "drawing.png",
        text.first_drawing_title(),
        text.first_drawing(rules),
        cost,
        text.alt_first_drawing(rules),
    );
    let (fits, scores, drawing) = tokio::join!(fits, scores, drawing);
    let files: Vec<CreateAttachment> = [fits, scores, drawing].into_iter().flatten().collect();
    PrivateReply { content: text.introduction(), files, ..PrivateReply::default() }
}

/// Returns the introduction without pictures.
pub fn introduction_in_words(request: &Request<'_>, rules: &Rules) -> PrivateReply {
    PrivateReply::from_content(request.text().introduction_in_words(rules))
}
