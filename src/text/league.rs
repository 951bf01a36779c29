//! Leaderboards and profiles.

use std::ops::Range;

use super::direction::isolate;
use super::fit::{Part, fit};
use super::name::plain_name;
use super::sentence::say;
use super::{Text, Who, distinct_by, escape};
use crate::game::Edition;
use crate::league::{Board, FEWEST_ROUNDS, Month, Point, Row, SeasonLength, Span, Totals};

/// How long the alternative text of a picture may be.
const ALT: usize = 1024;

/// A page of a leaderboard, as far as it is told.
#[derive(Clone, Debug)]
pub struct Standings<'a> {
    pub board: Board,
    pub span: Span,
    pub months: &'a Range<Month>,
    pub edition: Option<Edition>,
    pub rows: &'a [Row],
    /// Counted from 0, and how many pages there are.
    pub page: usize,
    pub pages: usize,
    /// How many people have a place.
    pub people: usize,
    /// The place of who asks.
    pub own: Option<&'a Row>,
    /// The figure of the first place.
    pub best: f64,
}

/// What is told of one player.
#[derive(Clone, Debug)]
pub struct Profiled<'a> {
    pub name: &'a str,
    /// The rating as people see it, and whether it is provisional.
    pub rating: Option<(i32, bool)>,
    /// The place by rating, and of how many.
    pub place: Option<(u32, usize)>,
    pub totals: &'a Totals,
    /// The place on the ladder of this season.
    pub season: Option<&'a Row>,
}

/// What the people of these rows are called, nobody like another. Of one name the number goes by the id, so that it is the same
/// wherever these people stand.
pub fn row_names<'a>(rows: impl IntoIterator<Item = &'a Row>) -> Vec<Who<'a>> {
    let people = rows.into_iter().map(|row| (row.person, Who::Person(&row.name)));
    distinct_by(&people.collect::<Vec<_>>())
}

impl Text {
    /// The name of a leaderboard.
    pub fn board_name(&self, board: Board) -> String {
        match board {
            Board::Rating => say!(self, "league-board-rating"),
            Board::Ladder => say!(self, "league-board-ladder"),
            Board::Wins => say!(self, "league-board-wins"),
            Board::PointsARound => say!(self, "league-board-points-a-round"),
            Board::BestMove => say!(self, "league-board-best-move"),
            Board::BestMatch => say!(self, "league-board-best-match"),
            Board::Bridges => say!(self, "league-board-bridges"),
            Board::Hexagons => say!(self, "league-board-hexagons"),
            Board::Solo => say!(self, "league-board-solo"),
        }
    }

    /// The name of a span of time.
    pub fn span_name(&self, span: Span) -> String {
        match span {
            Span::AllTime => say!(self, "league-span-all-time"),
            Span::Season => say!(self, "league-span-season"),
            Span::LastSeason => say!(self, "league-span-last-season"),
            Span::Month => say!(self, "league-span-month"),
        }
    }

    /// How long seasons are, as a choice; `None` for no seasons.
    pub fn season_choice(&self, season: Option<SeasonLength>) -> String {
        match season {
            Some(SeasonLength::Month) => say!(self, "league-season-month"),
            Some(SeasonLength::Quarter) => say!(self, "league-season-quarter"),
            None => say!(self, "league-season-none"),
        }
    }

    /// Months by their names: `November 2026`, `October 2026 to December 2026`.
    pub fn months(&self, months: &Range<Month>) -> String {
        let name = |month: Month| {
            let (year, month) = month.name();
            say!(self, "league-month", month = month, year = year.to_string())
        };
        let (first, last) = (months.start, months.end.plus(-1));
        if first >= last {
            return name(first);
        }
        say!(self, "league-months", first = name(first), last = name(last))
    }

    /// What stands over a leaderboard: `Wins · November 2026`.
    pub fn leaderboard_heading(&self, standings: &Standings<'_>) -> String {
        let span = match standings.span {
            Span::AllTime => self.span_name(Span::AllTime),
            Span::Season | Span::LastSeason | Span::Month => self.months(standings.months),
        };
        let board = self.board_name(standings.board);
        match standings.edition {
            None => say!(self, "league-heading", board = board, span = span),
            Some(edition) => {
                let edition = self.edition_name(edition.name());
                say!(self, "league-heading-edition", board = board, span = span, edition = edition)
            }
        }
    }

    /// A row's figure, as a picture has it: `1634?`, `4.5`.
    pub fn figure(&self, row: &Row) -> String {
        let figure = self.decimal(row.value);
        if row.provisional { format!("{figure}?") } else { figure }
    }

    /// What stands beside a row's figure in a picture; empty where it is of no matches.
    pub fn row_matches(&self, row: &Row) -> String {
        if row.matches == 0 {
            return String::new();
        }
        say!(self, "league-matches", count = row.matches)
    }

    /// The message that a leaderboard's picture goes with; without a picture, `listed`, it names the rows as well.
    pub fn leaderboard(&self, standings: &Standings<'_>, listed: bool) -> String {
        let mut lines = vec![format!("### {}", self.leaderboard_heading(standings))];
        if standings.rows.is_empty() {
            lines.push(say!(self, "league-empty"));
        }
        if listed {
            let names = row_names(standings.rows);
            lines.extend(standings.rows.iter().zip(&names).map(|(row, who)| {
                let (name, figure) = (self.who(who), self.row_worded(standings.board, row));
                say!(self, "league-row", place = row.place, name = name, figure = figure)
            }));
        }
        lines.extend(self.own_place(standings));
        if standings.rows.iter().any(|row| row.provisional) {
            lines.push(format!("-# {}", say!(self, "league-provisional")));
        }
        if standings.pages > 1 {
            lines.push(format!("-# {}", self.page(standings)));
        }
        lines.join("\n")
    }

    /// A leaderboard's picture in words.
    pub fn alt_leaderboard(&self, standings: &Standings<'_>) -> String {
        let heading = self.leaderboard_heading(standings);
        let page = self.page(standings);
        let mut parts = vec![Part::fixed(say!(self, "league-alt", heading = heading, page = page))];
        // Where they do not all fit, the lowest give way first.
        let names = row_names(standings.rows);
        for (index, (row, who)) in standings.rows.iter().zip(&names).enumerate() {
            let keep = u8::try_from(standings.rows.len() - index).unwrap_or(u8::MAX - 1);
            let (name, figure) = (self.who_plain(who), self.row_worded(standings.board, row));
            let line =
                say!(self, "league-row-plain", place = row.place, name = name, figure = figure);
            parts.push(Part::forms(keep, vec![line, "…".to_owned()]));
        }
        fit(&parts, "\n", ALT)
    }

    /// What stands on the button to the page before.
    pub fn higher(&self) -> String {
        say!(self, "league-higher")
    }

    /// What stands on the button to the next page.
    pub fn lower(&self) -> String {
        say!(self, "league-lower")
    }

    /// What stands on the button to the page of who asks.
    pub fn my_place(&self) -> String {
        say!(self, "league-mine")
    }

    /// What stands in the menu of leaderboards.
    pub fn choose_board(&self) -> String {
        say!(self, "league-choose-board")
    }

    /// What stands in the menu of spans.
    pub fn choose_span(&self) -> String {
        say!(self, "league-choose-span")
    }

    /// What is known of a player.
    pub fn profile(&self, profile: &Profiled<'_>) -> String {
        let totals = profile.totals;
        let mut lines = vec![format!("### {}", escape(profile.name))];
        lines.push(match (profile.rating, profile.place) {
            (Some((points, provisional)), Some((place, people))) if provisional => {
                say!(
                    self,
                    "league-profile-provisional",
                    points = points.to_string(),
                    place = place,
                    people = people
                )
            }
            (Some((points, _)), Some((place, people))) => {
                say!(
                    self,
                    "league-profile-rating",
                    points = points.to_string(),
                    place = place,
                    people = people
                )
            }
            _ => {
                let why = say!(self, "league-why-rated");
                say!(self, "league-profile-unrated", why = why)
            }
        });
        if let Some(row) = profile.season {
            let points = self.worded(Board::Ladder, row);
            lines.push(say!(self, "league-profile-season", place = row.place, points = points));
        }
        if totals.matches > 0 {
            let matches = say!(self, "league-matches", count = totals.matches);
            let wins = say!(self, "league-wins", count = totals.wins);
            lines.push(say!(self, "league-profile-matches", matches = matches, wins = wins));
        }
        if totals.rounds > 0 {
            let mean = (totals.points as f64 / f64::from(totals.rounds) * 10.0).round() / 10.0;
            lines.push(say!(self, "league-profile-points", figure = self.decimal(mean)));
        }
        if let Some(best) = totals.best_move {
            lines.push(say!(self, "league-profile-best-move", points = self.whole_points(best)));
        }
        if let Some(best) = totals.best_match {
            lines.push(say!(self, "league-profile-best-match", points = self.whole_points(best)));
        }
        if totals.bridges + totals.hexagons > 0 {
            let bridges = say!(self, "league-bridges", count = totals.bridges);
            let hexagons = say!(self, "league-hexagons", count = totals.hexagons);
            lines.push(say!(self, "league-profile-shapes", bridges = bridges, hexagons = hexagons));
        }
        if let Some(best) = totals.solo {
            lines.push(say!(self, "league-profile-solo", points = self.whole_points(best)));
        }
        if totals.left > 0 {
            let stayed = (totals.matches - totals.left) * 100 / totals.matches.max(1);
            lines.push(say!(self, "league-profile-reliable", percent = stayed));
        }
        lines.join("\n")
    }

    /// Of a player who has not finished a match here.
    pub fn no_profile(&self, name: &str) -> String {
        say!(self, "league-profile-none", name = escape(name))
    }

    /// A day, as pictures have it: `2026-11-21`, of UTC.
    pub fn day(&self, at: i64) -> String {
        let month = Month::of(at);
        let (year, number) = month.name();
        let day = 1 + (at - month.start()) / (24 * 60 * 60 * 1000);
        format!("{year}-{number:02}-{day:02}")
    }

    /// What stands over the picture of a rating's course.
    pub fn course_title(&self, name: &str) -> String {
        say!(self, "league-course", name = plain_name(name))
    }

    /// That picture in words.
    pub fn alt_course(&self, name: &str, course: &[Point]) -> String {
        let points = || course.iter().map(|point| point.points);
        let figure = |points: Option<i32>| points.unwrap_or_default().to_string();
        say!(
            self,
            "league-course-alt",
            name = isolate(plain_name(name)),
            count = course.len(),
            first = figure(points().next()),
            last = figure(points().next_back()),
            lowest = figure(points().min()),
            highest = figure(points().max()),
        )
    }

    /// A row's figure with its unit, and what it is of: `4.5 points · 12 matches`.
    fn row_worded(&self, board: Board, row: &Row) -> String {
        let (figure, matches) = (self.worded(board, row), self.row_matches(row));
        if matches.is_empty() { figure } else { format!("{figure} · {matches}") }
    }

    /// A figure with its unit, as a sentence has it: `1634?`, `4.5 points`.
    pub(super) fn worded(&self, board: Board, row: &Row) -> String {
        let count = row.value as i64;
        match board {
            Board::Rating => self.figure(row),
            Board::Ladder
            | Board::PointsARound
            | Board::BestMove
            | Board::BestMatch
            | Board::Solo => {
                say!(self, "league-points", figure = self.decimal(row.value), count = row.value)
            }
            Board::Wins => say!(self, "league-wins", count = count),
            Board::Bridges => say!(self, "league-bridges", count = count),
            Board::Hexagons => say!(self, "league-hexagons", count = count),
        }
    }

    /// The place of who asks or, without one, how to get there.
    fn own_place(&self, standings: &Standings<'_>) -> Vec<String> {
        if let Some(row) = standings.own {
            return vec![say!(
                self,
                "league-own",
                place = row.place,
                people = standings.people,
                figure = self.row_worded(standings.board, row)
            )];
        }
        let none = (!standings.rows.is_empty()).then(|| say!(self, "league-own-none"));
        let why = match standings.board {
            Board::Rating | Board::Ladder => Some(say!(self, "league-why-rated")),
            Board::PointsARound => Some(say!(self, "league-why-rounds", rounds = FEWEST_ROUNDS)),
            Board::Solo => Some(say!(self, "league-why-solo")),
            _ => None,
        };
        none.into_iter().chain(why).collect()
    }

    fn page(&self, standings: &Standings<'_>) -> String {
        say!(self, "league-page", page = standings.page + 1, pages = standings.pages)
    }

    fn whole_points(&self, points: i32) -> String {
        let figure = self.decimal(f64::from(points));
        say!(self, "league-points", figure = figure, count = points)
    }

    /// A number as the language writes it, with one decimal place if it is not whole.
    pub(super) fn decimal(&self, value: f64) -> String {
        let tenths = (value * 10.0).round() as i64;
        let sign = if tenths < 0 { "−" } else { "" };
        let (whole, tenth) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
        let number = match tenth {
            0 => whole.to_string(),
            _ => {
                say!(self, "league-decimal", whole = whole.to_string(), tenths = tenth.to_string())
            }
        };
        format!("{sign}{number}")
    }
}
