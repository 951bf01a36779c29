//! The introduction below a person's first rack: what scores and costs points, with a picture of figures.

use super::pictures::draw_attachment;
use crate::discord::interaction::reply::PrivateReply;
use crate::discord::interaction::request::Request;
use crate::picture::Figure;
use crate::text::Text;
use triominos_rules::game::{Bonus, Rules};

/// The introduction to these rules: which tiles fit, what scores, and what drawing costs. A single picture shows the shapes.
pub async fn introduction_card(request: &Request<'_>, rules: &Rules) -> PrivateReply {
    let card = introduction_in_words(request, rules);
    if request.is_in_words() {
        return card;
    }
    let (text, theme) = (request.text(), request.theme);
    let figures = first_figures(text, rules);
    let alt = text.alt_introduction(rules);
    let drawn = draw_attachment(&request.bot.renderer, "first.png", alt, move |renderer| {
        renderer.figure_sheet(&figures, theme)
    });
    PrivateReply { files: drawn.await.into_iter().collect(), ..card }
}

/// The introduction without a picture.
pub fn introduction_in_words(request: &Request<'_>, rules: &Rules) -> PrivateReply {
    PrivateReply::from_content(request.text().introduction(rules))
}

/// The figures of the introduction, with their titles and points under these rules.
pub fn first_figures(text: &Text, rules: &Rules) -> Vec<(Figure, String, Option<i32>)> {
    let shape = |(figure, shape)| {
        let points = Some(rules.bonus_points(shape)).filter(|points| *points != 0);
        let is_shown = shape == Bonus::None || points.is_some();
        is_shown.then(|| (figure, text.figure_title(shape), points))
    };
    let shapes = [
        (Figure::Matching, Bonus::None),
        (Figure::Bridge, Bonus::Bridge),
        (Figure::Hexagon, Bonus::Hexagon),
    ];
    shapes.into_iter().filter_map(shape).collect()
}
