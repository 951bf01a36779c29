//! Leaderboards: the people of a server in the order of one figure.

use std::collections::BTreeMap;
use std::ops::Range;

use super::rating::Rating;
use super::season::{Month, SeasonLength};
use super::state::{LeagueState, Totals};
use crate::game::Edition;

/// What a leaderboard orders people by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Board {
    #[default]
    Rating,
    /// Points for the places in rated matches.
    Ladder,
    Wins,
    PointsARound,
    BestMove,
    BestMatch,
    Bridges,
    Hexagons,
    /// The most points alone.
    Solo,
}

/// Which matches a leaderboard counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Span {
    #[default]
    AllTime,
    Season,
    LastSeason,
    Month,
}

/// A leaderboard to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Query {
    pub board: Board,
    pub months: Range<Month>,
    /// By these rules only. A rating is one for all rules: then only those are named who have played by these.
    pub edition: Option<Edition>,
    /// The moment that ratings are of, in milliseconds since 1970.
    pub at: i64,
}

/// A person on a leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Counted from 1; those who tie share the better place.
    pub place: u32,
    pub person: u64,
    /// The display name at the last match, unescaped.
    pub name: String,
    /// The figure that orders, with one decimal place where it is not whole.
    pub value: f64,
    /// How many matches it is of.
    pub matches: u32,
    /// Whether it is a rating that says little as yet.
    pub provisional: bool,
}

/// How many rounds a mean needs to be of before it is compared.
pub const FEWEST_ROUNDS: u32 = 5;
/// How many rated matches, and against how many persons, a season's champion needs.
pub const FEWEST_MATCHES: u32 = 3;
pub const FEWEST_OPPONENTS: usize = 2;

impl Board {
    /// Every leaderboard.
    pub const ALL: [Self; 9] = [
        Self::Rating,
        Self::Ladder,
        Self::Wins,
        Self::PointsARound,
        Self::BestMove,
        Self::BestMatch,
        Self::Bridges,
        Self::Hexagons,
        Self::Solo,
    ];

    /// Its name in commands and buttons.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rating => "rating",
            Self::Ladder => "ladder",
            Self::Wins => "wins",
            Self::PointsARound => "points-a-round",
            Self::BestMove => "best-move",
            Self::BestMatch => "best-match",
            Self::Bridges => "bridges",
            Self::Hexagons => "hexagons",
            Self::Solo => "solo",
        }
    }

    /// The leaderboard of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|board| board.name() == name)
    }

    /// The figure and the matches it is of; `None` for who has no place.
    fn figure(self, totals: &Totals) -> Option<(f64, u32)> {
        let counted = |count: u32| (count > 0).then(|| (f64::from(count), totals.matches));
        let best = |best: Option<i32>| best.map(|best| (f64::from(best), totals.matches));
        match self {
            Self::Rating => (totals.rated > 0).then_some((0.0, totals.rated)),
            Self::Ladder => (totals.rated > 0).then_some((tenths(totals.ladder), totals.rated)),
            Self::Wins => counted(totals.wins),
            Self::PointsARound => (totals.rounds >= FEWEST_ROUNDS)
                .then(|| (tenths(totals.points as f64 / f64::from(totals.rounds)), totals.matches)),
            Self::BestMove => best(totals.best_move),
            Self::BestMatch => best(totals.best_match),
            Self::Bridges => counted(totals.bridges),
            Self::Hexagons => counted(totals.hexagons),
            Self::Solo => totals.solo.map(|best| (f64::from(best), 0)),
        }
    }
}

impl Span {
    /// Every span.
    pub const ALL: [Self; 4] = [Self::AllTime, Self::Season, Self::LastSeason, Self::Month];

    /// Its name in commands and buttons.
    pub const fn name(self) -> &'static str {
        match self {
            Self::AllTime => "all-time",
            Self::Season => "season",
            Self::LastSeason => "last-season",
            Self::Month => "month",
        }
    }

    /// The span of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|span| span.name() == name)
    }

    /// The months that it is of at this moment, in milliseconds since 1970.
    pub fn months(self, now: i64, season: SeasonLength) -> Range<Month> {
        let month = Month::of(now);
        match self {
            Self::AllTime => Month::of(0)..month.plus(1),
            Self::Season => season.around(month),
            Self::LastSeason => season.before(month),
            Self::Month => month..month.plus(1),
        }
    }
}

impl LeagueState {
    /// A leaderboard, best first, without those whom `hidden` names.
    pub fn board(&self, query: &Query, hidden: impl Fn(u64) -> bool) -> Vec<Row> {
        let totals = self.totals(&query.months, query.edition);
        let mut rows: Vec<Row> = totals
            .iter()
            .filter(|(person, _)| !hidden(**person))
            .filter_map(|(person, totals)| self.row(query, *person, totals))
            .collect();
        let ratings: BTreeMap<u64, Option<i32>> =
            rows.iter().map(|row| (row.person, self.points(row.person, query.at))).collect();
        // Between equals the better rating, then who has played more; their place is the same.
        rows.sort_by(|one, other| {
            let beside = |row: &Row| (ratings.get(&row.person).copied(), row.matches);
            other
                .value
                .total_cmp(&one.value)
                .then_with(|| beside(other).cmp(&beside(one)))
                .then_with(|| one.person.cmp(&other.person))
        });
        for index in 1..rows.len() {
            let before = &rows[index - 1];
            let shared = (before.value == rows[index].value).then_some(before.place);
            rows[index].place = shared.unwrap_or(index as u32 + 1);
        }
        rows
    }

    /// The champion of a season: first of its ladder among those who have played enough. `None` where nobody has, or where
    /// several share the first place.
    pub fn champion(&self, season: &Query, hidden: impl Fn(u64) -> bool) -> Option<u64> {
        let ladder = Query { board: Board::Ladder, ..season.clone() };
        let rows = self.board(&ladder, hidden);
        let mut qualified = rows.iter().filter(|row| {
            let totals = self.totals_of(row.person, &season.months, season.edition);
            totals.rated >= FEWEST_MATCHES && totals.opponents.len() >= FEWEST_OPPONENTS
        });
        let first = qualified.next()?;
        let alone = qualified.next().is_none_or(|second| second.value < first.value);
        alone.then_some(first.person)
    }

    fn row(&self, query: &Query, person: u64, totals: &Totals) -> Option<Row> {
        let (mut value, matches) = query.board.figure(totals)?;
        if query.board == Board::Rating {
            value = f64::from(self.points(person, query.at)?);
        }
        let provisional = query.board == Board::Rating
            && self.rating(person, query.at).is_some_and(Rating::is_provisional);
        let name = self.people().get(&person)?.name.clone();
        Some(Row { place: 1, person, name, value, matches, provisional })
    }
}

/// To one decimal place, as it is shown: who shows the same figure has the same place.
fn tenths(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}
