//! Data for views of a server's league: a page of a leaderboard, a player's profile, the final table of a season, and past
//! tournaments.

use std::ops::Range;

use super::board::{LeaderboardKind, LeaderboardPeriod, Row};
use super::fair_play::MissingExperience;
use super::finished::FinishedTournament;
use super::rating::Rating;
use super::season::Month;
use super::state::{RatingHistory, Totals};
use super::trophies::{Placing, TournamentTotals};
use crate::ids::TournamentId;
use triominos_rules::game::Edition;

/// The choice of a leaderboard, a period and an edition to show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeaderboardView {
    pub board: LeaderboardKind,
    pub period: LeaderboardPeriod,
    /// The edition whose matches count. `None` stands for all, unless the leaderboard itself is limited to one edition
    /// ([`LeaderboardKind::edition_filter`]).
    pub edition: Option<Edition>,
}

/// A page of a leaderboard, as one person sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct LeaderboardPage {
    pub view: LeaderboardView,
    pub months: Range<Month>,
    pub rows: Vec<Row>,
    /// The index of this page, counted from 0.
    pub page: usize,
    /// The number of pages, at least 1.
    pub pages: usize,
    /// The number of people on all pages of the leaderboard.
    pub people: usize,
    /// The viewer's own row and the index of its page, counted from 0; `None` if they are not
    /// ranked.
    pub own: Option<(Row, usize)>,
    /// The value of the person in first place; 0 if nobody is ranked.
    pub best: f64,
    /// Whether the viewer is established and, if not, what is missing.
    pub standing: ViewerStanding,
}

/// Whether the viewer of a leaderboard is established, that is, trusted to be a person of their own and not a second
/// account.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ViewerStanding {
    /// The viewer has played no rated match here, or there is no viewer.
    #[default]
    Unknown,
    Missing(MissingExperience),
    Established,
}

/// The difference between a person's place on a leaderboard now and before the last tournament, in places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceChange {
    Up(u32),
    Down(u32),
    Unchanged,
    /// The person had no place before the last tournament.
    New,
}

/// A page of a leaderboard, compared with the places before the last tournament.
#[derive(Clone, Debug, PartialEq)]
pub struct ComparedLeaderboard {
    pub page: LeaderboardPage,
    /// For each row of the page: the change of the person's place, and the number of tournaments that the person has won in the
    /// leaderboard's period.
    pub changes: Vec<(PlaceChange, u32)>,
}

/// A player's profile on a server.
#[derive(Clone, Debug, PartialEq)]
pub struct Profile {
    /// The display name at the time of the last match; it must be escaped before it is shown.
    pub name: String,
    pub rating: Option<Rating>,
    /// The rank by rating, and the number of ranked people; `None` if the player is not ranked.
    pub place: Option<(u32, usize)>,
    pub all_time: Totals,
    /// The player's highest score in a solo game, for each edition in which they have played one.
    pub solo: Vec<(Edition, i32)>,
    /// The player's row on this season's leaderboard of points for places in matches; `None` if they are not ranked.
    pub season: Option<Row>,
    /// The player's rating after each rated match. If there are many ratings, some are left out.
    pub course: RatingHistory,
    /// The player's totals over the tournaments that count on leaderboards.
    pub tournaments: TournamentTotals,
    /// The player's places in their most recent tournaments, including tournaments that do not count on leaderboards.
    pub last_tournaments: Vec<Placing>,
}

/// The final standings of a season.
#[derive(Clone, Debug, PartialEq)]
pub struct SeasonStandings {
    pub months: Range<Month>,
    /// The leaderboard of points for places in matches, best first.
    pub rows: Vec<Row>,
    /// The displayed rating of the person in each row of `rows`, in the same order; `None` for a person without a rating.
    pub ratings: Vec<Option<i32>>,
    pub champion: Option<Row>,
    /// The leaderboard of tournament points, best first.
    pub tournaments: Vec<Row>,
    /// The champion of the season's tournaments; `None` if there is none.
    pub tournament_champion: Option<Row>,
}

impl SeasonStandings {
    /// The maximum number of rows shown from each of the two leaderboards, not counting its champion.
    pub const NAMED: usize = 10;

    /// Returns the rows that are shown, with one row for each person: the first rows of both leaderboards, and the champions.
    pub fn shown_rows_one_per_person(&self) -> Vec<&Row> {
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

    /// Returns the first page of each of the two leaderboards, without empty leaderboards.
    pub fn first_pages(&self) -> Vec<LeaderboardPage> {
        let ladders = [
            (LeaderboardKind::Ladder, &self.rows),
            (LeaderboardKind::TournamentPoints, &self.tournaments),
        ];
        let ladders = ladders.into_iter().filter(|(_, rows)| !rows.is_empty());
        let page = |(board, rows): (LeaderboardKind, &Vec<Row>)| LeaderboardPage {
            view: LeaderboardView { board, period: LeaderboardPeriod::Season, edition: None },
            months: self.months.clone(),
            rows: rows.iter().take(Self::NAMED).cloned().collect(),
            page: 0,
            pages: rows.len().div_ceil(Self::NAMED),
            people: rows.len(),
            own: None,
            best: rows.first().map_or(0.0, |row| row.value),
            standing: ViewerStanding::Unknown,
        };
        ladders.map(page).collect()
    }
}

/// A page of the tournaments of a server that were played to the end, newest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastTournaments {
    pub shown: Vec<(TournamentId, FinishedTournament)>,
    /// The index of this page, counted from 0.
    pub page: usize,
    /// The number of pages, at least 1.
    pub pages: usize,
}
