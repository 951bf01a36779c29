//! The league of a server: results of matches, and the ratings, leaderboards and tournaments that follow from them.
//!
//! Everything here is a pure function of its inputs. The input of the league is the results of matches; `store` keeps them, and
//! `guild` loads them. Results never change, and everything else can be recomputed from them: a [`LeagueState`] is computed from
//! the results in their order, without those that a moderator has voided.

mod board;
mod fair_play;
mod finished;
mod page;
mod rating;
mod record;
mod result;
mod season;
pub mod snapshot;
mod solo;
mod state;
mod style;
mod tally;
#[cfg(test)]
pub(crate) mod tests;
pub mod tournament;
mod trophies;
mod voiding;

pub use board::{
    FEWEST_MATCHES, FEWEST_ROUNDS, LeaderboardKind, LeaderboardPeriod, Query, RankedPerson, Row,
};
pub use fair_play::{FEWEST_TURNS, MissingExperience};
pub use finished::{FEWEST_PEOPLE, FinishedTournament, Finisher, TournamentReward};
pub use page::{
    ComparedLeaderboard, LeaderboardPage, LeaderboardView, PastTournaments, PlaceChange, Profile,
    SeasonStandings, ViewerStanding,
};
pub use rating::{Rater, Rating, WengLin};
pub use result::{MatchResult, Player, RuleChanges, SeatResult};
pub use season::{Month, SeasonLength};
pub use solo::{SoloMatch, SoloRecord};
pub use state::{
    CountedTotals, FEWEST_OPPONENTS, LeagueState, Opponents, PersonRecord, RatingChange,
    RatingHistory, RatingPoint, Totals,
};
pub use style::{
    LuckAndSkill, MAX_REVIEWS, MIN_REVIEWS, MeanRate, Measure, MeasuredStyle, PersonInMatch,
    PlayingStyle, ReviewedMatch, Weakness, are_ratings_similar,
};
pub use tally::{AchievementTally, Achievements};
pub use trophies::{BEST, BEST_OF_WEEK, Competitor, Placing, TournamentTotals, Trophies};
pub use voiding::{RuledResult, Voiding};
