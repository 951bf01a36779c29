//! The pictures of leaderboards and of ratings over time.

use serenity::all::CreateAttachment;

use super::showing::draw;
use crate::league::{Board, Point, Row};
use crate::picture::{self, CourseLabels, LeaderboardLabels, LeaderboardRow, Theme};
use crate::text::{Standings, Text, Who, row_names};

/// From where bars of ratings begin: nobody's is below it by much.
const RATINGS_FROM: f64 = 700.0;

/// A leaderboard's page, for who looks; and whether every name is in it as it is written. `None` where nobody has a place.
pub(super) async fn leaderboard(
    standings: &Standings<'_>,
    viewer: u64,
    text: &Text,
    theme: Theme,
) -> (Option<CreateAttachment>, bool) {
    if standings.rows.is_empty() {
        return (None, false);
    }
    let from = if standings.board == Board::Rating { RATINGS_FROM } else { 0.0 };
    // The same on every page: the best of all is the first of this page or better.
    let most = standings.best.max(from + 1.0);
    let names = row_names(standings.rows);
    let row = |(row, who): (&Row, &Who<'_>)| LeaderboardRow {
        place: row.place.to_string(),
        name: drawn(who, text),
        figure: text.figure(row),
        note: text.row_matches(row),
        share: ((row.value - from) / (most - from)) as f32,
        own: row.person == viewer,
        first: row.place == 1,
    };
    let labels = LeaderboardLabels {
        title: text.leaderboard_heading(standings),
        rows: standings.rows.iter().zip(&names).map(row).collect(),
    };
    let whole = names.iter().all(|who| picture::can_draw(&text.who_drawn(who)));
    let alt = text.alt_leaderboard(standings);
    let file = draw("leaderboard.png", alt, move || picture::leaderboard(&labels, theme)).await;
    (file, whole)
}

/// A rating over time; `None` where there is none.
pub(super) async fn course(
    name: &str,
    course: &[Point],
    text: &Text,
    theme: Theme,
) -> Option<CreateAttachment> {
    let (first, last) = (course.first()?, course.last()?);
    let labels = CourseLabels {
        title: text.course_title(&drawn(&Who::Person(name), text)),
        first: text.day(first.at),
        last: text.day(last.at),
    };
    let values: Vec<i32> = course.iter().map(|point| point.points).collect();
    let alt = text.alt_course(name, course);
    draw("rating.png", alt, move || picture::course(&values, &labels, theme).unwrap_or_default())
        .await
}

/// As much of a name as the pictures' font has.
fn drawn(who: &Who<'_>, text: &Text) -> String {
    let name = text.who_drawn(who);
    if picture::can_draw(&name) {
        return name;
    }
    match who {
        Who::Person(name) => text.who_drawn(&Who::Person(&known(name))),
        Who::Namesake(name, nth) => text.who_drawn(&Who::Namesake(&known(name), *nth)),
        Who::Computer(_) | Who::Seat(_) => name,
    }
}

/// The letters of a name that the font has.
fn known(name: &str) -> String {
    let known = |letter: &char| letter.is_whitespace() || picture::can_draw(&letter.to_string());
    let known: String = name.chars().filter(known).collect();
    if known.trim().is_empty() { "…".to_owned() } else { known }
}
