//! The pictures of leaderboards and profiles.

use std::sync::Arc;

use serenity::all::CreateAttachment;

use super::pictures::draw_attachment;
use crate::ids::PersonId;
use crate::league::{
    ComparedLeaderboard, LeaderboardKind, LeaderboardPage, LuckAndSkill, MeasuredStyle,
    PlaceChange, PlayingStyle, Profile, Rating, RatingPoint, Row,
};
use crate::text::{PlayerName, Text, names_of_rows};
use triominos_pictures::{
    LeaderboardLabels, LeaderboardRow, MeasureFigures, MeasureLabels, ProfileFigures,
    ProfileLabels, RatingChartLabels, Renderer, ReviewedLabels, Theme,
};

/// The rating at the left end of the bars in the leaderboard of ratings. Ratings are rarely lower.
const RATINGS_FROM: f64 = 700.0;

/// A drawn page of a leaderboard.
#[derive(Debug)]
pub struct LeaderboardPicture {
    /// The picture; `None` if the page is empty or could not be drawn.
    pub file: Option<CreateAttachment>,
    /// True if the font contains every letter of the names on the page.
    pub has_all_letters: bool,
}

/// Returns the picture of a leaderboard's page, with the row of `viewer` marked.
pub async fn leaderboard_picture(
    renderer: &Arc<Renderer>,
    page: &LeaderboardPage,
    viewer: Option<PersonId>,
    text: &Text,
    theme: Theme,
) -> LeaderboardPicture {
    let note = |row: &Row| text.row_note(page.view.board, row);
    let notes = page.rows.iter().map(|row| (note(row), 0)).collect();
    page_picture(renderer, page, (viewer, text.alt_leaderboard(page), notes), text, theme).await
}

/// Returns the picture of a leaderboard that is kept up to date. It shows how many places each person has gained or lost in
/// comparison with the leaderboard before the last tournament.
pub async fn compared_leaderboard_picture(
    renderer: &Arc<Renderer>,
    board: &ComparedLeaderboard,
    text: &Text,
    theme: Theme,
) -> LeaderboardPicture {
    let change = |(change, _): &(PlaceChange, u32)| match change {
        PlaceChange::Up(count) => i32::try_from(*count).unwrap_or(i32::MAX),
        PlaceChange::Down(count) => -i32::try_from(*count).unwrap_or(i32::MAX),
        PlaceChange::Unchanged | PlaceChange::New => 0,
    };
    let notes = text.compared_row_notes(board).into_iter().zip(board.changes.iter().map(change));
    let shown = (None, text.alt_compared_leaderboard(board), notes.collect());
    page_picture(renderer, &board.page, shown, text, theme).await
}

/// Draws a page of a leaderboard, with the row of `viewer` marked. `notes_and_place_gains` contains, for each row, a note and the
/// number of places that the person has gained by the last tournament; the number is negative for lost places.
async fn page_picture(
    renderer: &Arc<Renderer>,
    page: &LeaderboardPage,
    (viewer, alt_text, notes_and_place_gains): (Option<PersonId>, String, Vec<(String, i32)>),
    text: &Text,
    theme: Theme,
) -> LeaderboardPicture {
    if page.rows.is_empty() {
        return LeaderboardPicture { file: None, has_all_letters: false };
    }
    let from = if page.view.board == LeaderboardKind::Rating { RATINGS_FROM } else { 0.0 };
    // Every page has the same scale, which ends at the best value of the whole leaderboard.
    let most = page.best.max(from + 1.0);
    let names = names_of_rows(&page.rows);
    let row =
        |((row, who), (note, change)): ((&Row, &PlayerName<'_>), (String, i32))| LeaderboardRow {
            place: row.place.to_string(),
            name: name_for_picture(renderer, who, text),
            figure: text.row_value(row),
            note,
            share: Some(((row.value - from) / (most - from)) as f32),
            own: viewer == Some(row.person),
            first: row.place == 1,
            podium: false,
            change,
        };
    let labels = LeaderboardLabels {
        title: text.leaderboard_heading(page),
        rows: page.rows.iter().zip(&names).zip(notes_and_place_gains).map(row).collect(),
        ..LeaderboardLabels::default()
    };
    let has_all_letters =
        names.iter().all(|who| renderer.can_draw(&text.player_name_for_picture(who)));
    let file = draw_attachment(renderer, "leaderboard.png", alt_text, move |renderer| {
        renderer.leaderboard(&labels, theme)
    })
    .await;
    LeaderboardPicture { file, has_all_letters }
}

/// Returns the picture of a profile: the chart of the rating, the style of play and, if `reviewed` is given, luck and skill.
/// Returns `None` if there is nothing to draw.
pub async fn profile_picture(
    renderer: &Arc<Renderer>,
    (profile, style, reviewed): (&Profile, &PlayingStyle, Option<&LuckAndSkill>),
    text: &Text,
    theme: Theme,
) -> Option<CreateAttachment> {
    let (name, course) = (profile.name.as_str(), &*profile.course);
    let known = reviewed.and_then(|reviewed| Some((reviewed, reviewed.means?)));
    if style.measures.is_empty() && known.is_none() {
        return rating_picture(renderer, name, course, text, theme).await;
    }
    let figures = ProfileFigures {
        ratings: rating_after_each_match(course),
        measures: style.measures.iter().map(to_measure_figures).collect(),
        reviewed: known.map(|(reviewed, _)| reviewed.matches.clone()).unwrap_or_default(),
    };
    let measure_labels = |measured: &MeasuredStyle| MeasureLabels {
        name: text.measure_name(measured.measure),
        own: text.measure_mean_with_error(measured),
        alike: text.similar_players_note(measured),
        spread: text.usual_points_range_note(measured),
    };
    let labels = ProfileLabels {
        rating: rating_labels(renderer, name, course, text).unwrap_or_default(),
        title: text.style_heading(style),
        measures: style.measures.iter().map(measure_labels).collect(),
        reviewed: known.map(|(reviewed, means)| ReviewedLabels {
            title: text.reviewed_matches_heading(reviewed),
            parts: text.luck_and_skill_names(),
            figures: text.luck_and_skill_means_with_error(means),
        }),
    };
    let rating = (!course.is_empty()).then(|| text.alt_rating_chart(name, course));
    let alt = text.alt_profile(rating, style, reviewed);
    let draw = move |renderer: &Renderer| renderer.profile_card(&figures, &labels, theme);
    draw_attachment(renderer, "profile.png", alt, draw).await
}

/// Converts a measured trait of a style of play to the numbers that the picture shows.
fn to_measure_figures(measured: &MeasuredStyle) -> MeasureFigures {
    MeasureFigures {
        own: measured.own.mean,
        spread: measured.usual_range_of_points(),
        alike: measured.alike.map(|alike| alike.mean),
    }
}

/// Returns the labels of the chart of a rating; `None` if there is no rating.
fn rating_labels(
    renderer: &Renderer,
    name: &str,
    course: &[RatingPoint],
    text: &Text,
) -> Option<RatingChartLabels> {
    let (first, last) = (course.first()?, course.last()?);
    Some(RatingChartLabels {
        title: text.rating_chart_title(&name_for_picture(
            renderer,
            &PlayerName::Person(name),
            text,
        )),
        first: text.format_utc_day(first.at),
        last: text.format_utc_day(last.at),
    })
}

/// Returns the chart of a rating over time; `None` if there is no rating.
async fn rating_picture(
    renderer: &Arc<Renderer>,
    name: &str,
    course: &[RatingPoint],
    text: &Text,
    theme: Theme,
) -> Option<CreateAttachment> {
    let labels = rating_labels(renderer, name, course, text)?;
    let values = rating_after_each_match(course);
    let alt = text.alt_rating_chart(name, course);
    let chart = move |renderer: &Renderer| renderer.rating_chart(&values, &labels, theme);
    draw_attachment(renderer, "rating.png", alt, move |renderer| {
        chart(renderer).unwrap_or_default()
    })
    .await
}

/// Returns the rating before the first match and after each match. `course` has fewer points, so the ratings between them are
/// interpolated. The chart needs all of them, because its axis counts matches.
fn rating_after_each_match(course: &[RatingPoint]) -> Vec<i32> {
    let steps = course.windows(2).flat_map(|ends| {
        let (from, to) = (ends[0], ends[1]);
        let matches = i64::from(to.matches - from.matches).max(1);
        let gain = i64::from(to.points) - i64::from(from.points);
        (1..=matches).map(move |n| (i64::from(from.points) + gain * n / matches) as i32)
    });
    let first =
        course.first().into_iter().flat_map(|first| [Rating::NEW.displayed_points(), first.points]);
    first.chain(steps).collect()
}

/// Returns a player's name without the characters that the font of the pictures lacks.
pub fn name_for_picture(renderer: &Renderer, player: &PlayerName<'_>, text: &Text) -> String {
    let name = text.player_name_for_picture(player);
    if renderer.can_draw(&name) {
        return name;
    }
    match player {
        PlayerName::Person(name) => {
            text.player_name_for_picture(&PlayerName::Person(&drawable_name(renderer, name)))
        }
        PlayerName::Namesake(name, nth) => text
            .player_name_for_picture(&PlayerName::Namesake(&drawable_name(renderer, name), *nth)),
        PlayerName::Computer(_) | PlayerName::StandIn(..) | PlayerName::Seat(_) => name,
    }
}

/// Returns the characters of a name that the font contains; `…` if there are none.
fn drawable_name(renderer: &Renderer, name: &str) -> String {
    let known = |letter: &char| letter.is_whitespace() || renderer.can_draw(&letter.to_string());
    let known: String = name.chars().filter(known).collect();
    if known.trim().is_empty() { "…".to_owned() } else { known }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::league::tests::year::Year;
    use crate::league::{LeaderboardPeriod, LeaderboardView, SeasonLength, ViewerStanding};
    use crate::text::Lang;

    /// Draws the leaderboards of a simulated year into `target/year`, for people to inspect. The pictures are not compared with
    /// expected ones.
    #[tokio::test]
    async fn leaderboards_of_a_simulated_year_can_be_drawn() {
        let (year, renderer) = (Year::sample(), Arc::new(Renderer::new()));
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/target/year");
        std::fs::create_dir_all(folder).unwrap();
        let boards = [
            (LeaderboardKind::Rating, LeaderboardPeriod::AllTime, Lang::En, Theme::Dark),
            (LeaderboardKind::Ladder, LeaderboardPeriod::Season, Lang::Fr, Theme::Light),
            (LeaderboardKind::TournamentPoints, LeaderboardPeriod::AllTime, Lang::En, Theme::Light),
            (LeaderboardKind::Titles, LeaderboardPeriod::AllTime, Lang::En, Theme::Dark),
            (LeaderboardKind::Podiums, LeaderboardPeriod::AllTime, Lang::Fr, Theme::Dark),
        ];
        for (board, period, lang, theme) in boards {
            let rows = year.rows_at_year_end(board, period);
            // The first page, and the last page with the row of a person on it marked.
            for (page, file) in [(0, "first"), ((rows.len() - 1) / 10, "last")] {
                let viewer = rows.last().map(|row| row.person).filter(|_| page > 0);
                let made = LeaderboardPage {
                    view: LeaderboardView { board, period, edition: None },
                    months: period.months(year.end, SeasonLength::Month),
                    rows: rows.iter().skip(page * 10).take(10).cloned().collect(),
                    page,
                    pages: rows.len().div_ceil(10),
                    people: rows.len(),
                    own: None,
                    best: rows[0].value,
                    standing: ViewerStanding::Unknown,
                };
                let text = Text::for_lang(lang);
                let picture = leaderboard_picture(&renderer, &made, viewer, text, theme).await;
                let path = format!("{folder}/{}-{file}.png", board.name());
                std::fs::write(path, picture.file.expect("somebody is on it").data).unwrap();
            }
        }
        // A page far down on a large server, where numbers are long.
        let far = |(n, row): (usize, Row)| Row {
            place: [998, 999, 1_000, 1_001, 9_999, 10_000, 10_000, 123_456][n % 8],
            value: 12_345.6 - 1_234.5 * n as f64,
            matches: 12_345,
            ..row
        };
        let rows = year
            .rows_at_year_end(LeaderboardKind::Ladder, LeaderboardPeriod::AllTime)
            .into_iter()
            .take(8);
        let made = LeaderboardPage {
            view: LeaderboardView {
                board: LeaderboardKind::Ladder,
                period: LeaderboardPeriod::AllTime,
                edition: None,
            },
            months: LeaderboardPeriod::AllTime.months(year.end, SeasonLength::Month),
            rows: rows.enumerate().map(far).collect(),
            page: 99,
            pages: 1_000,
            people: 10_000,
            own: None,
            best: 34_567.8,
            standing: ViewerStanding::Unknown,
        };
        let viewer = Some(made.rows[4].person);
        let picture =
            leaderboard_picture(&renderer, &made, viewer, Text::for_lang(Lang::Fr), Theme::Dark)
                .await;
        std::fs::write(format!("{folder}/far.png"), picture.file.unwrap().data).unwrap();

        let first = &year.rows_at_year_end(LeaderboardKind::Rating, LeaderboardPeriod::AllTime)[0];
        let course_of = &year.league.people()[&first.person].course;
        assert!(course_of.len() < course_of.last().unwrap().matches as usize, "it is thinned");
        let text = Text::for_lang(Lang::En);
        let chart = rating_picture(&renderer, &first.name, course_of, text, Theme::Dark).await;
        std::fs::write(format!("{folder}/course.png"), chart.unwrap().data).unwrap();
    }

    #[test]
    fn a_rating_chart_begins_at_the_first_rating_and_has_a_value_for_each_match() {
        let point = |matches, points| RatingPoint { at: 0, points, matches };
        let course = [point(1, 1004), point(2, 1010), point(5, 950), point(6, 951)];
        assert_eq!(rating_after_each_match(&course), [1000, 1004, 1010, 990, 970, 950, 951]);
        assert_eq!(
            rating_after_each_match(&course[..1]),
            [1000, 1004],
            "one match has a beginning"
        );
    }
}
