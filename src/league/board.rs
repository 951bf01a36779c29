//! Leaderboards: the people of a server, ranked by a value.

use std::ops::Range;

use strum::{EnumString, IntoStaticStr, VariantArray};

use super::rating::Rating;
use super::season::{Month, SeasonLength};
use super::state::{LeagueState, PersonRecord, Totals};
use super::trophies::{Competitor, TournamentTotals, Trophies};
use crate::ids::PersonId;
use triominos_rules::game::Edition;

/// A value by which people are ranked on a leaderboard.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum LeaderboardKind {
    #[default]
    Rating,
    /// The ladder points: points for the places in rated matches (see [`Totals::ladder`]).
    Ladder,
    Wins,
    PointsARound,
    BestMove,
    BestMatch,
    Bridges,
    Hexagons,
    /// The highest score in a solo game, by edition.
    Solo,
    /// The sum of the points of the person's best tournaments.
    TournamentPoints,
    /// Tournaments won.
    Titles,
    /// First, second and third places in tournaments.
    Podiums,
}

/// A period of time whose matches count on a leaderboard.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum LeaderboardPeriod {
    #[default]
    AllTime,
    Season,
    LastSeason,
    Month,
}

/// A request for a leaderboard: its value, its period and its edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Query {
    pub board: LeaderboardKind,
    pub months: Range<Month>,
    /// The only edition whose matches count; `None` for all ([`LeaderboardKind::edition_filter`]). Ratings are always
    /// computed from the matches of all editions, so for them the edition only excludes people who have not played it.
    pub edition: Option<Edition>,
    /// The time for which ratings are computed, in milliseconds since 1970.
    pub at: i64,
}

/// A person on a leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The place, counted from 1; people with equal values share the better place.
    pub place: u32,
    pub person: PersonId,
    /// The display name at the time of the last match; it must be escaped before it is shown.
    pub name: String,
    /// The value that determines the place, rounded to one decimal place.
    pub value: f64,
    /// The number of matches from which the value was computed; on leaderboards of tournaments, the number of
    /// tournaments.
    pub matches: u32,
    /// True if the value is a provisional rating, whose standard deviation is still large.
    pub provisional: bool,
}

/// A row of a leaderboard, like [`Row`], but with a borrowed name.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RankedPerson<'a> {
    place: u32,
    pub person: PersonId,
    name: &'a str,
    pub value: f64,
    matches: u32,
    provisional: bool,
}

impl RankedPerson<'_> {
    /// Returns this row with an owned copy of the name.
    pub fn to_row(&self) -> Row {
        let Self { place, person, name, value, matches, provisional } = *self;
        Row { place, person, name: name.to_owned(), value, matches, provisional }
    }
}

/// The minimum number of rounds from which a person's mean points are ranked.
pub const FEWEST_ROUNDS: u32 = 5;
/// The minimum number of rated matches that the champion of a season must have played in the season.
pub const FEWEST_MATCHES: u32 = 5;

impl LeaderboardKind {
    /// All kinds of leaderboards.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// Returns the name of the leaderboard in commands and buttons.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns the leaderboard with this name; `None` if there is none.
    pub fn from_name(name: &str) -> Option<Self> {
        name.parse().ok()
    }

    /// Returns the editions that have a leaderboard of solo scores: those that can be played alone and keep a score.
    pub fn solo_editions() -> impl Iterator<Item = Edition> {
        let has_records =
            |edition: &Edition| edition.rules(1).is_some_and(|rules| rules.keeps_score());
        Edition::ALL.into_iter().filter(has_records)
    }

    /// Returns the only edition whose matches count; `None` if all count. `requested_edition` is `None` if no edition
    /// is requested. Solo scores of different editions cannot be compared, so without a request only the standard edition
    /// counts.
    pub fn edition_filter(self, requested_edition: Option<Edition>) -> Option<Edition> {
        match self {
            Self::Solo => Some(requested_edition.unwrap_or_default()),
            _ => requested_edition,
        }
    }

    /// Returns `true` if the leaderboard ranks people by tournaments ([`Trophies::leaderboard`]), `false` if it ranks them by
    /// matches ([`LeagueState::leaderboard`]).
    pub fn is_about_tournaments(self) -> bool {
        matches!(self, Self::TournamentPoints | Self::Titles | Self::Podiums)
    }

    /// Returns the value that a person with these tournament totals has on this leaderboard; `None` if the person is not ranked.
    fn tournament_value(self, totals: &TournamentTotals) -> Option<f64> {
        let figure = match self {
            Self::TournamentPoints => totals.points(),
            Self::Titles => totals.weighted_titles(),
            Self::Podiums => totals.weighted_podiums(),
            _ => 0.0,
        };
        Some(rounded_to_tenths(figure)).filter(|figure| *figure > 0.0)
    }

    /// Returns the value that a person with these totals has on this leaderboard, and the number of matches from which it was
    /// computed; `None` if the person is not ranked.
    fn value_and_match_count(self, totals: &Totals) -> Option<(f64, u32)> {
        let Totals { counted: of, .. } = totals;
        let counted = |sum: f64| {
            (rounded_to_tenths(sum) > 0.0).then(|| (rounded_to_tenths(sum), totals.matches))
        };
        let best = |best: Option<i32>| best.map(|best| (f64::from(best), totals.matches));
        match self {
            Self::Rating => (totals.rated > 0).then_some((0.0, totals.rated)),
            Self::Ladder => {
                (totals.rated > 0).then_some((rounded_to_tenths(totals.ladder), totals.rated))
            }
            Self::Wins => counted(of.wins),
            Self::PointsARound => {
                let mean = of.points_per_round().filter(|_| totals.rounds >= FEWEST_ROUNDS);
                mean.map(|mean| (rounded_to_tenths(mean), totals.matches))
            }
            Self::BestMove => best(of.best_move_points()),
            Self::BestMatch => best(of.best_match_points()),
            Self::Bridges => counted(of.bridges),
            Self::Hexagons => counted(of.hexagons),
            Self::Solo => of.solo.map(|best| (f64::from(best), 0)),
            Self::TournamentPoints | Self::Titles | Self::Podiums => None,
        }
    }
}

impl LeaderboardPeriod {
    /// All periods.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// Returns the name of the period in commands and buttons.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns the period with this name; `None` if there is none.
    pub fn from_name(name: &str) -> Option<Self> {
        name.parse().ok()
    }

    /// Returns the months that belong to this period at the time `now_ms`, in milliseconds since 1970.
    pub fn months(self, now_ms: i64, season_length: SeasonLength) -> Range<Month> {
        let month = Month::containing(now_ms);
        match self {
            Self::AllTime => Month::FIRST..month.plus_months(1),
            Self::Season => season_length.season_containing(month),
            Self::LastSeason => season_length.season_before(month),
            Self::Month => month..month.plus_months(1),
        }
    }
}

impl LeagueState {
    /// Returns the rows of a leaderboard, best first, without the people for whom `is_hidden` returns
    /// `true`.
    pub fn leaderboard(&self, query: &Query, is_hidden: impl Fn(PersonId) -> bool) -> Vec<Row> {
        self.ranking(query, is_hidden).iter().map(RankedPerson::to_row).collect()
    }

    /// Returns the rows of a leaderboard like [`Self::leaderboard`], but without copies of the names, which
    /// is faster for thousands of people.
    pub fn ranking(
        &self,
        query: &Query,
        is_hidden: impl Fn(PersonId) -> bool,
    ) -> Vec<RankedPerson<'_>> {
        let edition = query.board.edition_filter(query.edition);
        let shown = self.people().iter().filter(|(id, _)| !is_hidden(**id));
        let mut ranking: Vec<(Option<i32>, RankedPerson<'_>)> = shown
            .filter_map(|(id, person)| {
                self.rating_and_row(query, *id, person, &person.totals(&query.months, edition)?)
            })
            .collect();
        // People with equal values share a place. Among them, those with the higher rating come first, then those with more
        // matches.
        ranking.sort_unstable_by(|(rating, one), (other_rating, other)| {
            let beside = (other_rating, other.matches).cmp(&(rating, one.matches));
            other
                .value
                .total_cmp(&one.value)
                .then(beside)
                .then_with(|| one.person.cmp(&other.person))
        });
        with_places_filled_in(ranking.into_iter().map(|(_, ranked)| ranked).collect())
    }

    /// Returns the champion of a season: the first by points for places in matches, among the people who have played at
    /// least [`FEWEST_MATCHES`] rated matches and met enough established opponents. Returns `None` if there is nobody, or if
    /// several share the first place.
    pub fn season_champion(
        &self,
        season_query: &Query,
        is_hidden: impl Fn(PersonId) -> bool,
    ) -> Option<PersonId> {
        let ladder = Query { board: LeaderboardKind::Ladder, ..season_query.clone() };
        let rows = self.leaderboard(&ladder, is_hidden);
        self.sole_qualified_leader(&rows, season_query)
    }

    /// Returns the champion of a season's tournaments: the first by tournament points among the people who have played at
    /// least [`FEWEST_MATCHES`] rated matches and have met enough established opponents. Returns `None` if there is nobody,
    /// or if several share the first place.
    pub fn season_tournament_champion(
        &self,
        trophies: &Trophies,
        season_query: &Query,
        is_hidden: impl Fn(PersonId) -> bool,
    ) -> Option<PersonId> {
        let ladder = Query { board: LeaderboardKind::TournamentPoints, ..season_query.clone() };
        self.sole_qualified_leader(&trophies.leaderboard(&ladder, is_hidden), season_query)
    }

    /// Returns the first person in `rows`, which are sorted by value, who has played enough rated matches and met enough
    /// established opponents in the season. Returns `None` if there is no such person, or if two of them share the best value.
    fn sole_qualified_leader(&self, rows: &[Row], season_query: &Query) -> Option<PersonId> {
        let mut qualified = rows.iter().filter(|row| {
            let totals = self.totals_of(row.person, &season_query.months, season_query.edition);
            let is_established = |opponent| self.is_established(opponent, season_query.at);
            totals.rated >= FEWEST_MATCHES
                && totals.opponents.has_enough_established_opponents(is_established)
        });
        let first = qualified.next()?;
        let alone = qualified.next().is_none_or(|second| second.value < first.value);
        alone.then_some(first.person)
    }

    /// Returns a person's displayed rating, by which rows with equal values are sorted, and their row on a leaderboard; `None` if
    /// the person is not ranked. The place in the row is filled in later.
    fn rating_and_row<'a>(
        &self,
        query: &Query,
        id: PersonId,
        person: &'a PersonRecord,
        totals: &Totals,
    ) -> Option<(Option<i32>, RankedPerson<'a>)> {
        let (mut value, matches) = query.board.value_and_match_count(totals)?;
        let rating = self.displayed_rating_of(person, query.at);
        if query.board == LeaderboardKind::Rating {
            value = f64::from(rating?);
        }
        let provisional = query.board == LeaderboardKind::Rating
            && self.rating_if_rated(person, query.at).is_some_and(Rating::is_provisional);
        let name = &person.name;
        Some((rating, RankedPerson { place: 1, person: id, name, value, matches, provisional }))
    }
}

impl Trophies {
    /// Returns the rows of a leaderboard of tournaments, best first, without the people for whom
    /// `is_hidden` returns `true`.
    pub fn leaderboard(&self, query: &Query, is_hidden: impl Fn(PersonId) -> bool) -> Vec<Row> {
        self.ranking(query, is_hidden).iter().map(RankedPerson::to_row).collect()
    }

    /// Returns the rows of a leaderboard like [`Self::leaderboard`], but without copies of the
    /// names.
    pub fn ranking(
        &self,
        query: &Query,
        is_hidden: impl Fn(PersonId) -> bool,
    ) -> Vec<RankedPerson<'_>> {
        let shown = self.people().iter().filter(|(id, _)| !is_hidden(**id));
        let mut ranking: Vec<RankedPerson<'_>> =
            shown.filter_map(|(id, person)| ranked_competitor(query, *id, person)).collect();
        // People with equal values share a place. Among them, those with fewer tournaments come first.
        ranking.sort_unstable_by(|one, other| {
            let beside = |ranked: &RankedPerson<'_>| (ranked.matches, ranked.person);
            other.value.total_cmp(&one.value).then_with(|| beside(one).cmp(&beside(other)))
        });
        with_places_filled_in(ranking)
    }
}

/// Returns a person's row on a leaderboard of tournaments; `None` if the person is not ranked. The
/// place is filled in later.
fn ranked_competitor<'a>(
    query: &Query,
    person: PersonId,
    competitor: &'a Competitor,
) -> Option<RankedPerson<'a>> {
    let totals = competitor.totals(&query.months, query.edition)?;
    let value = query.board.tournament_value(&totals)?;
    let (name, matches) = (competitor.name.as_str(), totals.tournaments);
    Some(RankedPerson { place: 1, person, name, value, matches, provisional: false })
}

/// Fills in the places of rows that are sorted by value, best first. Rows with equal values share the
/// better place.
fn with_places_filled_in(mut ranking: Vec<RankedPerson<'_>>) -> Vec<RankedPerson<'_>> {
    for index in 1..ranking.len() {
        let before = &ranking[index - 1];
        let shared = (before.value == ranking[index].value).then_some(before.place);
        ranking[index].place = shared.unwrap_or(index as u32 + 1);
    }
    ranking
}

/// Rounds to one decimal place, as displayed, so that equal displayed values share a place.
fn rounded_to_tenths(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}
