//! The introduction below a person's first rack: it explains which actions earn or cost points, with a picture of
//! figures.

use super::pictures::draw_attachment;
use crate::discord::interaction::reply::PrivateReply;
use crate::discord::interaction::request::Request;
use crate::text::Text;
use triominos_pictures::{RuleFigure, SheetFigure};
use triominos_rules::game::{Bonus, Rules};

/// Returns the introduction to these rules: it explains which tiles fit, the points for placements, and the cost of drawing. A
/// single picture shows the shapes that earn a bonus.
pub async fn introduction_card(request: &Request<'_>, rules: &Rules) -> PrivateReply {
    let card = introduction_in_words(request, rules);
    if request.has_pictures_off() {
        return card;
    }
    let (text, theme) = (request.text(), request.theme);
    let figures = introduction_figures(text, rules);
    let alt = text.alt_introduction(rules);
    let drawn = draw_attachment(&request.bot.renderer, "first.png", alt, move |renderer| {
        renderer.rule_figure_sheet(&figures, theme)
    });
    PrivateReply { files: drawn.await.into_iter().collect(), ..card }
}

/// Returns the introduction to these rules in words, without a picture.
pub fn introduction_in_words(request: &Request<'_>, rules: &Rules) -> PrivateReply {
    PrivateReply::from_content(request.text().introduction(rules))
}

/// Returns the figures of the introduction, each with its title and its points under these rules (`None` for a figure without
/// points).
pub fn introduction_figures(text: &Text, rules: &Rules) -> Vec<SheetFigure> {
    let shape = |(figure, shape)| {
        let points = Some(rules.bonus_points(shape)).filter(|points| *points != 0);
        let is_shown = shape == Bonus::None || points.is_some();
        is_shown.then(|| SheetFigure { figure, title: text.figure_title(shape), points })
    };
    let shapes = [
        (RuleFigure::Matching, Bonus::None),
        (RuleFigure::Bridge, Bonus::Bridge),
        (RuleFigure::Hexagon, Bonus::Hexagon),
    ];
    shapes.into_iter().filter_map(shape).collect()
}
