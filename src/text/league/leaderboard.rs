//! Leaderboards and profiles.

use std::ops::Range;

use crate::league::{
    LeaderboardKind, LeaderboardPage, LeaderboardPeriod, Month, Profile, Row, SeasonLength, Totals,
};
use crate::text::core::bundle::say;
use crate::text::core::fit::{TextPart, join_within};
use crate::text::core::moment::{date_markup, to_unix_seconds};
use crate::text::interface::alt::ALT;
use crate::text::{PlayerName, Text, distinct_player_names_by_key, escaped_name};
use triominos_rules::game::Edition;

/// Returns the distinct names of the people in these rows. People with the same name are numbered in the order of their ids, so
/// that the numbers do not depend on their places.
pub fn names_of_rows<'a>(rows: impl IntoIterator<Item = &'a Row>) -> Vec<PlayerName<'a>> {
    let people = rows.into_iter().map(|row| (row.person, PlayerName::Person(&row.name)));
    distinct_player_names_by_key(&people.collect::<Vec<_>>())
}

impl Text {
    /// Returns the name of a kind of leaderboard.
    pub fn leaderboard_name(&self, kind: LeaderboardKind) -> String {
        match kind {
            LeaderboardKind::Rating => say!(self, "league-board-rating"),
            LeaderboardKind::Ladder => say!(self, "league-board-ladder"),
            LeaderboardKind::Wins => say!(self, "league-board-wins"),
            LeaderboardKind::PointsARound => say!(self, "league-board-points-a-round"),
            LeaderboardKind::BestMove => say!(self, "league-board-best-move"),
            LeaderboardKind::BestMatch => say!(self, "league-board-best-match"),
            LeaderboardKind::Bridges => say!(self, "league-board-bridges"),
            LeaderboardKind::Hexagons => say!(self, "league-board-hexagons"),
            LeaderboardKind::Solo => say!(self, "league-board-solo"),
            LeaderboardKind::TournamentPoints => say!(self, "league-board-tournament-points"),
            LeaderboardKind::Titles => say!(self, "league-board-titles"),
            LeaderboardKind::Podiums => say!(self, "league-board-podiums"),
        }
    }

    /// Returns the name of a leaderboard's period, such as a season.
    pub fn leaderboard_period_name(&self, period: LeaderboardPeriod) -> String {
        match period {
            LeaderboardPeriod::AllTime => say!(self, "league-span-all-time"),
            LeaderboardPeriod::Season => say!(self, "league-span-season"),
            LeaderboardPeriod::LastSeason => say!(self, "league-span-last-season"),
            LeaderboardPeriod::Month => say!(self, "league-span-month"),
        }
    }

    /// Returns the name of a length of seasons, as a choice in the settings; `None` stands for no seasons.
    pub fn season_length_name(&self, season: Option<SeasonLength>) -> String {
        match season {
            Some(SeasonLength::Month) => say!(self, "league-season-month"),
            Some(SeasonLength::Quarter) => say!(self, "league-season-quarter"),
            None => say!(self, "league-season-none"),
        }
    }

    /// Returns the names of months: `November 2026`, `October 2026 to December 2026`.
    pub fn month_range(&self, months: &Range<Month>) -> String {
        let name = |month: Month| {
            let (year, month) = month.year_and_month();
            say!(self, "league-month", month = month, year = year.to_string())
        };
        let (first, last) = (months.start, months.end.plus_months(-1));
        if first >= last {
            return name(first);
        }
        say!(self, "league-months", first = name(first), last = name(last))
    }

    /// Returns the heading of a leaderboard: `Wins · November 2026`.
    pub fn leaderboard_heading(&self, page: &LeaderboardPage) -> String {
        let period = match page.view.period {
            LeaderboardPeriod::AllTime => self.leaderboard_period_name(LeaderboardPeriod::AllTime),
            LeaderboardPeriod::Season
            | LeaderboardPeriod::LastSeason
            | LeaderboardPeriod::Month => self.month_range(&page.months),
        };
        let board = self.leaderboard_name(page.view.board);
        match page.view.board.edition_filter(page.view.edition) {
            None => say!(self, "league-heading", board = board, span = period),
            Some(edition) => {
                let edition = self.edition_name(edition.name());
                say!(
                    self,
                    "league-heading-edition",
                    board = board,
                    span = period,
                    edition = edition
                )
            }
        }
    }

    /// Returns the value of a leaderboard's row for its picture: `1634?`, `4.5`.
    pub fn row_value(&self, row: &Row) -> String {
        let figure = self.format_decimal(row.value);
        if row.provisional { format!("{figure}?") } else { figure }
    }

    /// Returns the note beside the value of a leaderboard's row in its picture: the number of matches or tournaments from which the
    /// value is computed. Empty if there are none.
    pub fn row_note(&self, kind: LeaderboardKind, row: &Row) -> String {
        match row.matches {
            0 => String::new(),
            count if kind.is_about_tournaments() => {
                say!(self, "league-tournaments", count = count)
            }
            count => say!(self, "league-matches", count = count),
        }
    }

    /// Returns the message beside the picture of a leaderboard. `with_rows` is true if the picture cannot be shown; the message
    /// then also lists the rows.
    pub fn leaderboard_message(&self, page: &LeaderboardPage, with_rows: bool) -> String {
        self.leaderboard_message_with_reader_lines(page, with_rows, self.own_place_lines(page))
    }

    /// Returns the message of a leaderboard that everybody sees. It is like [`Self::leaderboard_message`], but without the line
    /// about the reader's own place.
    pub fn public_leaderboard_message(&self, page: &LeaderboardPage, with_rows: bool) -> String {
        self.leaderboard_message_with_reader_lines(page, with_rows, Vec::new())
    }

    /// Returns the message of a leaderboard with `reader_lines`, the lines about the reader's own place.
    fn leaderboard_message_with_reader_lines(
        &self,
        page: &LeaderboardPage,
        with_rows: bool,
        reader_lines: Vec<String>,
    ) -> String {
        let mut lines = vec![format!("### {}", self.leaderboard_heading(page))];
        if page.rows.is_empty() {
            lines.push(say!(self, "league-empty"));
        }
        if with_rows {
            let names = names_of_rows(&page.rows);
            lines.extend(page.rows.iter().zip(&names).map(|(row, who)| {
                let (name, figure) =
                    (self.player_name(who), self.row_in_words(page.view.board, row));
                say!(self, "league-row", place = row.place, name = name, figure = figure)
            }));
        }
        lines.extend(reader_lines);
        if page.rows.iter().any(|row| row.provisional) {
            lines.push(format!("-# {}", say!(self, "league-provisional")));
        }
        if page.pages > 1 {
            lines.push(format!("-# {}", self.leaderboard_page_number(page)));
        }
        lines.join("\n")
    }

    /// Returns the alternative text of a leaderboard's picture.
    pub fn alt_leaderboard(&self, page: &LeaderboardPage) -> String {
        let heading = self.leaderboard_heading(page);
        let number = self.leaderboard_page_number(page);
        let heading = say!(self, "league-alt", heading = heading, page = number);
        let mut parts = vec![TextPart::required(heading)];
        // If the rows do not all fit, the lowest are left out first.
        let names = names_of_rows(&page.rows);
        for (index, (row, who)) in page.rows.iter().zip(&names).enumerate() {
            let priority = u8::try_from(page.rows.len() - index).unwrap_or(u8::MAX - 1);
            let (name, figure) =
                (self.plain_player_name(who), self.row_in_words(page.view.board, row));
            let line =
                say!(self, "league-row-plain", place = row.place, name = name, figure = figure);
            parts.push(TextPart::with_forms(priority, vec![line, "…".to_owned()]));
        }
        join_within(&parts, "\n", ALT)
    }

    /// Returns the label of the button that shows the previous page of a leaderboard, with higher places.
    pub fn higher_places_button(&self) -> String {
        say!(self, "league-higher")
    }

    /// Returns the label of the button that shows the next page of a leaderboard, with lower places.
    pub fn lower_places_button(&self) -> String {
        say!(self, "league-lower")
    }

    /// Returns the label of the button that shows the page of a leaderboard with the reader's own place.
    pub fn my_place_button(&self) -> String {
        say!(self, "league-mine")
    }

    /// Returns the placeholder of the menu of leaderboards.
    pub fn choose_leaderboard_placeholder(&self) -> String {
        say!(self, "league-choose-board")
    }

    /// Returns the placeholder of the menu of periods.
    pub fn choose_period_placeholder(&self) -> String {
        say!(self, "league-choose-span")
    }

    /// Returns the placeholder of the menu of editions.
    pub fn leaderboard_edition_placeholder(&self) -> String {
        say!(self, "league-choose-edition")
    }

    /// Returns the message with a player's rating, places and records.
    pub fn profile_page(&self, profile: &Profile) -> String {
        let totals = &profile.all_time;
        let mut lines = vec![format!("### {}", escaped_name(&profile.name))];
        lines.push(self.profile_rating_line(profile));
        if let Some(row) = &profile.season {
            let points = self.row_value_in_words(LeaderboardKind::Ladder, row);
            lines.push(say!(self, "league-profile-season", place = row.place, points = points));
        }
        if totals.matches > 0 {
            lines.push(self.profile_matches_line(totals));
            let (rated, of) = (totals.rated, totals.matches);
            let others = of.saturating_sub(rated);
            lines.push(say!(
                self,
                "league-profile-rated",
                rated = rated,
                matches = of,
                others = others
            ));
        }
        if totals.rounds > 0 {
            let mean = (totals.points as f64 / f64::from(totals.rounds) * 10.0).round() / 10.0;
            lines.push(say!(self, "league-profile-points", figure = self.format_decimal(mean)));
        }
        if let Some(best) = totals.best_move {
            lines.push(say!(
                self,
                "league-profile-best-move",
                points = self.points_with_unit(best)
            ));
        }
        if let Some(best) = totals.best_match {
            lines.push(say!(
                self,
                "league-profile-best-match",
                points = self.points_with_unit(best)
            ));
        }
        if totals.bridges + totals.hexagons > 0 {
            let bridges = say!(
                self,
                "league-bridges",
                figure = totals.bridges.to_string(),
                count = totals.bridges
            );
            let hexagons = say!(
                self,
                "league-hexagons",
                figure = totals.hexagons.to_string(),
                count = totals.hexagons
            );
            lines.push(say!(self, "league-profile-shapes", bridges = bridges, hexagons = hexagons));
        }
        lines.extend(profile.solo.iter().map(|(edition, best)| {
            let points = self.points_with_unit(*best);
            if *edition == Edition::default() {
                return say!(self, "league-profile-solo", points = points);
            }
            let edition = self.edition_name(edition.name());
            say!(self, "league-profile-solo-edition", edition = edition, points = points)
        }));
        if totals.left > 0 {
            let stayed = (totals.matches - totals.left) * 100 / totals.matches.max(1);
            lines.push(say!(self, "league-profile-reliable", percent = stayed));
        }
        lines.extend(self.profile_tournament_lines(profile));
        lines.join("\n")
    }

    /// Returns the line with a player's numbers of matches and wins.
    fn profile_matches_line(&self, totals: &Totals) -> String {
        let matches = say!(self, "league-matches", count = totals.matches);
        let counted_wins =
            |count: u32| say!(self, "league-wins", figure = count.to_string(), count = count);
        let wins = counted_wins(totals.wins);
        if totals.with_computers == 0 {
            return say!(self, "league-profile-matches", matches = matches, wins = wins);
        }
        let beaten = counted_wins(totals.wins_over_computers);
        say!(
            self,
            "league-profile-matches-computers",
            matches = matches,
            wins = wins,
            beaten = beaten
        )
    }

    /// Returns the line with a player's rating and place, or with the reason why there is no rating.
    fn profile_rating_line(&self, profile: &Profile) -> String {
        match (profile.rating, profile.place) {
            (Some(rating), Some((place, people))) => {
                let points = rating.displayed_points().to_string();
                if rating.is_provisional() {
                    say!(
                        self,
                        "league-profile-provisional",
                        points = points,
                        place = place,
                        people = people
                    )
                } else {
                    say!(
                        self,
                        "league-profile-rating",
                        points = points,
                        place = place,
                        people = people
                    )
                }
            }
            // No reason is given, because a later line contains the number of rated matches.
            _ if profile.all_time.matches > 0 => say!(self, "league-profile-no-rating"),
            _ => {
                let why = say!(self, "league-why-rated");
                say!(self, "league-profile-unrated", why = why)
            }
        }
    }

    /// Returns the lines of a profile about tournaments: the player's totals, and their last tournaments.
    fn profile_tournament_lines(&self, profile: &Profile) -> Vec<String> {
        let (totals, last) = (&profile.tournaments, &profile.last_tournaments);
        let mut lines = Vec::new();
        if let Some((place, of)) = totals.best_place {
            let titles = say!(
                self,
                "league-titles",
                figure = totals.titles.to_string(),
                count = totals.titles
            );
            let podiums = say!(
                self,
                "league-podiums",
                figure = totals.podiums.to_string(),
                count = totals.podiums
            );
            let points = totals.points();
            let points =
                say!(self, "league-points", figure = self.format_decimal(points), count = points);
            lines.push(say!(
                self,
                "league-profile-tournaments",
                titles = titles,
                podiums = podiums,
                points = points,
                place = place,
                of = of
            ));
        }
        if !last.is_empty() {
            lines.push(say!(self, "league-profile-last-tournaments"));
        }
        lines.extend(last.iter().map(|placing| {
            say!(
                self,
                "league-profile-tournament",
                date = date_markup(to_unix_seconds(placing.finished_at)),
                name = escaped_name(&placing.name),
                place = placing.place,
                of = placing.of
            )
        }));
        lines
    }

    /// Returns the answer about a player who has not finished a match on this server.
    pub fn no_profile_answer(&self, player_name: &str) -> String {
        say!(self, "league-profile-none", name = escaped_name(player_name))
    }

    /// Formats a time in milliseconds since 1970 as its day in UTC, for a picture: `2026-11-21`.
    pub fn format_utc_day(&self, unix_millis: i64) -> String {
        let month = Month::containing(unix_millis);
        let (year, number) = month.year_and_month();
        let day = 1 + (unix_millis - month.start_ms()) / (24 * 60 * 60 * 1000);
        format!("{year}-{number:02}-{day:02}")
    }

    /// Formats a time in milliseconds since 1970 in UTC: `2026-11-21 18:30 UTC`. It is for menus, in which Discord does not render
    /// timestamps.
    pub fn format_utc_minute(&self, unix_millis: i64) -> String {
        let minutes = unix_millis.div_euclid(60_000).rem_euclid(24 * 60);
        format!("{} {:02}:{:02} UTC", self.format_utc_day(unix_millis), minutes / 60, minutes % 60)
    }

    /// Returns the value of a leaderboard's row with its unit and the number of matches from which it is computed: `4.5 points · 12
    /// matches`.
    pub(super) fn row_in_words(&self, kind: LeaderboardKind, row: &Row) -> String {
        let (figure, note) = (self.row_value_in_words(kind, row), self.row_note(kind, row));
        if note.is_empty() { figure } else { format!("{figure} · {note}") }
    }

    /// Returns the value of a leaderboard's row with its unit, for a sentence: `1634?`, `4.5 points`.
    pub fn row_value_in_words(&self, kind: LeaderboardKind, row: &Row) -> String {
        let figure = self.format_decimal(row.value);
        match kind {
            LeaderboardKind::Rating => self.row_value(row),
            LeaderboardKind::Ladder
            | LeaderboardKind::PointsARound
            | LeaderboardKind::BestMove
            | LeaderboardKind::BestMatch
            | LeaderboardKind::Solo
            | LeaderboardKind::TournamentPoints => {
                say!(self, "league-points", figure = figure, count = row.value)
            }
            LeaderboardKind::Wins => {
                say!(self, "league-wins", figure = figure, count = row.value)
            }
            LeaderboardKind::Bridges => {
                say!(self, "league-bridges", figure = figure, count = row.value)
            }
            LeaderboardKind::Hexagons => {
                say!(self, "league-hexagons", figure = figure, count = row.value)
            }
            LeaderboardKind::Titles => {
                say!(self, "league-titles", figure = figure, count = row.value)
            }
            LeaderboardKind::Podiums => {
                say!(self, "league-podiums", figure = figure, count = row.value)
            }
        }
    }

    /// Returns the words for the number of a leaderboard's page among all its pages.
    fn leaderboard_page_number(&self, page: &LeaderboardPage) -> String {
        say!(self, "league-page", page = page.page + 1, pages = page.pages)
    }

    /// Formats points with their unit: `36 points`.
    pub(in crate::text) fn points_with_unit(&self, points: i32) -> String {
        let figure = self.format_decimal(f64::from(points));
        say!(self, "league-points", figure = figure, count = points)
    }

    /// Formats a number in the notation of the language, with one decimal place if it is not whole.
    pub fn format_decimal(&self, value: f64) -> String {
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
