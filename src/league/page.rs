//! The views of a server's league: a page of a leaderboard, a player's profile, a season's final table.

use std::ops::Range;

use super::board::{Board, Row, Span};
use super::finished::FinishedTournament;
use super::rating::Rating;
use super::season::Month;
use super::state::{Course, Totals};
use super::trophies::{Placing, TournamentTotals};
use crate::ids::TournamentId;
use triominos_rules::game::Edition;

/// The choice of a leaderboard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeaderboardView {
    pub board: Board,
    pub span: Span,
    /// The only rules that count; `None` for all, or as the leaderboard has it ([`Board::counted_edition`]).
    pub edition: Option<Edition>,
}

/// A page of a leaderboard, for one person.
#[derive(Clone, Debug, PartialEq)]
pub struct LeaderboardPage {
    pub view: LeaderboardView,
    pub months: Range<Month>,
    pub rows: Vec<Row>,
    /// The number of this page, counted from 0, and that of all pages, at least one.
    pub page: usize,
    pub pages: usize,
    /// The number of people who have a place.
    pub people: usize,
    /// The person's own place, if they have one, and the page it is on.
    pub own: Option<(Row, usize)>,
    /// The figure of the first place; 0 where nobody has one.
    pub best: f64,
}

/// A player of a server.
#[derive(Clone, Debug, PartialEq)]
pub struct Profile {
    /// The display name at the last match, unescaped.
    pub name: String,
    pub rating: Option<Rating>,
    /// The place on the leaderboard of ratings, and the number of people on it.
    pub place: Option<(u32, usize)>,
    pub all_time: Totals,
    /// The most points alone, by each edition that the player has so played.
    pub solo: Vec<(Edition, i32)>,
    /// The place on this season's ladder.
    pub season: Option<Row>,
    /// The rating after each rated match, as far as it is kept.
    pub course: Course,
    /// The tournaments that count, and the last ones of all.
    pub tournaments: TournamentTotals,
    pub last_tournaments: Vec<Placing>,
}

/// The final table of a season.
#[derive(Clone, Debug, PartialEq)]
pub struct FinalTable {
    pub months: Range<Month>,
    /// The ladder, best first.
    pub rows: Vec<Row>,
    /// Each row's rating as people see it.
    pub ratings: Vec<Option<i32>>,
    pub champion: Option<Row>,
    /// The ladder of tournament points, best first, and its champion.
    pub tournaments: Vec<Row>,
    pub tournament_champion: Option<Row>,
}

impl FinalTable {
    /// The most people that each ladder names, beside its champion.
    pub const NAMED: usize = 10;

    /// One row of each person whom the table names.
    pub fn named(&self) -> Vec<&Row> {
        let ladders =
            [(&self.rows, &self.champion), (&self.tournaments, &self.tournament_champion)];
        let mut named: Vec<&Row> = Vec::new();
        for (rows, champion) in ladders {
            for row in rows.iter().take(Self::NAMED).chain(champion) {
                if !named.iter().any(|known| known.person == row.person) {
                    named.push(row);
                }
            }
        }
        named
    }

    /// The first page of each ladder that anybody is on.
    pub fn pages(&self) -> Vec<LeaderboardPage> {
        let ladders = [(Board::Ladder, &self.rows), (Board::TournamentPoints, &self.tournaments)];
        let ladders = ladders.into_iter().filter(|(_, rows)| !rows.is_empty());
        let page = |(board, rows): (Board, &Vec<Row>)| LeaderboardPage {
            view: LeaderboardView { board, span: Span::Season, edition: None },
            months: self.months.clone(),
            rows: rows.iter().take(Self::NAMED).cloned().collect(),
            page: 0,
            pages: rows.len().div_ceil(Self::NAMED),
            people: rows.len(),
            own: None,
            best: rows.first().map_or(0.0, |row| row.value),
        };
        ladders.map(page).collect()
    }
}

/// The tournaments of a server that were played to their end: some of them, the newest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastTournaments {
    pub shown: Vec<(TournamentId, FinishedTournament)>,
    /// The number of this page, counted from 0, and that of all pages, at least one.
    pub page: usize,
    pub pages: usize,
}
