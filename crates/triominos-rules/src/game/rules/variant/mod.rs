//! Variants: an edition with changes.
//!
//! A [`Clause`] is a part of the rules in which the editions differ. Each clause has a list of named values; the names are part
//! of stored variants, so they never change.
//!
//! Changes take precedence over the edition: a change to play without a score, for example, removes the edition's bonuses and
//! penalties. Two changes that contradict each other are refused ([`InvalidVariant`]).

pub mod clause;
#[cfg(test)]
mod tests;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::*;
use crate::game::{Edition, Tile};
use clause::{set_bonus_points, set_opening_points, set_point_limit, set_round_limit};

pub use clause::Clause;

/// A clause of the rules and its new value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Change {
    clause: Clause,
    value: Value,
}

/// The value of a change: an index in the list of the clause's values, or a match length that is not in that list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Value {
    Listed(usize),
    Rounds(u32),
    Reaches(i32),
    Exceeds(i32),
}

/// A set of changes of the rules, at most one for each clause.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "BTreeMap<String, String>", try_from = "BTreeMap<String, String>")]
pub struct Changes(BTreeMap<Clause, Change>);

/// An edition of the rules with changes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Variant {
    #[serde(
        serialize_with = "serialize_edition_name",
        deserialize_with = "deserialize_edition_name"
    )]
    edition: Edition,
    #[serde(default, skip_serializing_if = "Changes::is_empty")]
    changes: Changes,
}

/// The error for an unknown clause or an unknown value of a clause.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no clause of the rules has the value {clause}: {value}")]
pub struct NoSuchChange {
    /// The name of the clause.
    pub clause: String,
    /// The name of the value.
    pub value: String,
}

/// The reason why the changes of a variant contradict each other or the edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidVariant {
    /// The variant does not support this number of players.
    #[error("{players} players: it takes {min} to {max}")]
    Players {
        /// The number of players.
        players: usize,
        /// The lowest supported number of players.
        min: usize,
        /// The highest supported number of players.
        max: usize,
    },
    /// After the deal, fewer tiles would remain than there are players, each of whom draws one for the start.
    #[error("{hand} tiles for each of {players} players leave no pool to draw from")]
    NoPool {
        /// The number of tiles for each player.
        hand: u8,
        /// The number of players.
        players: usize,
    },
    /// A change of this clause gives points, but no score is kept.
    #[error("{} has no meaning where nobody keeps score", .0.name())]
    Scoreless(Clause),
    /// A match without score must have a fixed number of rounds. It cannot be played to a number of points.
    #[error("where nobody keeps score the match is a number of rounds")]
    ScorelessMatch,
    /// Points for starting a round with a triple require [`Scoring::Standard`].
    #[error("opening goes only with tiles that count the sum of their numbers")]
    OpeningWithoutSums,
    /// [`MatchWinner::RoundWinner`] requires a match to a number of points.
    #[error("match_winner=round-winner goes only with a match to a number of points")]
    RoundWinnerWithoutLimit,
    /// The new value of this clause has no effect in combination with the other rules.
    #[error("{} has no effect by the rest of these rules", .0.name())]
    NoEffect(Clause),
    /// The limit of points is too high for [`Scoring::Kids`]. With one point for each tile, the match might take hundreds of
    /// rounds.
    #[error("with a point a tile a match goes to {max} points at most, not to {limit}")]
    TooLong {
        /// The requested limit of points.
        limit: i32,
        /// The highest allowed limit of points.
        max: i32,
    },
    /// Under [`Scoring::Kids`], players get one point for each tile and may lose more points by this clause. A score might never
    /// reach the limit of the match.
    #[error("with a point a tile, {} may keep every score from reaching the match's limit", .0.name())]
    NeverEnds(Clause),
}

impl Change {
    /// Returns the clause that is changed.
    pub fn clause(self) -> Clause {
        self.clause
    }

    /// Creates a change of the match length to a number of rounds; `None` if the number is outside [`Change::ALLOWED_ROUNDS`].
    /// Rulebook 002 prints no limit for this number.
    pub fn from_round_limit(rounds: u32) -> Option<Self> {
        let unlisted = Self::ALLOWED_ROUNDS.contains(&rounds).then_some(Value::Rounds(rounds));
        unlisted.map(Self::from_match_length)
    }

    /// Creates a change that makes the match end once a score passes this limit of points; `None` if the limit is outside
    /// [`Change::ALLOWED_LIMITS`]. Rulebook 002 prints only an example of a limit ("bijv. 400").
    pub fn from_point_limit(limit: i32, threshold: Threshold) -> Option<Self> {
        let unlisted = match threshold {
            Threshold::Reaches => Value::Reaches(limit),
            Threshold::Exceeds => Value::Exceeds(limit),
        };
        Self::ALLOWED_LIMITS.contains(&limit).then_some(unlisted).map(Self::from_match_length)
    }

    /// The allowed numbers of rounds of a match.
    pub const ALLOWED_ROUNDS: RangeInclusive<u32> = 1..=99;
    /// The allowed limits of a match to a number of points.
    pub const ALLOWED_LIMITS: RangeInclusive<i32> = 10..=9_999;

    /// Parses the name of a match length, such as `rounds-7` or `reaches-450`; `None` for any other text.
    fn parse_match_length(name: &str) -> Option<Self> {
        let (kind, number) = name.split_once('-')?;
        match kind {
            "rounds" => Self::from_round_limit(number.parse().ok()?),
            "reaches" => Self::from_point_limit(number.parse().ok()?, Threshold::Reaches),
            "exceeds" => Self::from_point_limit(number.parse().ok()?, Threshold::Exceeds),
            _ => None,
        }
        .filter(|change| change.value_name() == name)
    }

    /// Creates a change of the match length. If the length is in the list of the clause, the result is [`Value::Listed`], so that
    /// equal lengths are equal changes.
    fn from_match_length(value: Value) -> Self {
        let unlisted = Self { clause: Clause::Match, value };
        let name = unlisted.value_name();
        let listed = Clause::Match.listed_values().iter().position(|(listed, _)| *listed == name);
        Self { value: listed.map_or(value, Value::Listed), ..unlisted }
    }

    /// Returns the name of the new value.
    pub fn value_name(self) -> Cow<'static, str> {
        match self.value {
            Value::Listed(index) => self.clause.listed_values()[index].0.into(),
            Value::Rounds(rounds) => format!("rounds-{rounds}").into(),
            Value::Reaches(limit) => format!("reaches-{limit}").into(),
            Value::Exceeds(limit) => format!("exceeds-{limit}").into(),
        }
    }

    /// Returns `true` if the new value is in the list of the clause, and `false` if it is another match length.
    pub fn is_listed(self) -> bool {
        matches!(self.value, Value::Listed(_))
    }

    /// Applies the change to these rules.
    fn apply(self, rules: &mut Rules) {
        match self.value {
            Value::Listed(index) => self.clause.listed_values()[index].1(rules),
            Value::Rounds(number) => set_round_limit(rules, number),
            Value::Reaches(limit) => set_point_limit(rules, limit, Threshold::Reaches),
            Value::Exceeds(limit) => set_point_limit(rules, limit, Threshold::Exceeds),
        }
    }

    /// Returns the new maximum number of players if this is a change of [`Clause::Players`]; otherwise `None`.
    fn changed_max_players(self) -> Option<usize> {
        match (self.clause, self.value_name().as_ref()) {
            (Clause::Players, "two") => Some(2),
            (Clause::Players, "four") => Some(4),
            (Clause::Players, _) => Some(Rules::MAX_PLAYERS),
            _ => None,
        }
    }
}

impl Changes {
    /// Returns `true` if there is no change.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the changes in the order of the clauses.
    pub fn iter(&self) -> impl Iterator<Item = Change> {
        self.0.values().copied()
    }

    /// Returns the change of this clause; `None` if the clause is unchanged.
    pub fn change_of(&self, clause: Clause) -> Option<Change> {
        self.0.get(&clause).copied()
    }
}

impl From<Changes> for BTreeMap<String, String> {
    fn from(changes: Changes) -> Self {
        let names =
            |change: Change| (change.clause().name().to_owned(), change.value_name().into_owned());
        changes.iter().map(names).collect()
    }
}

impl TryFrom<BTreeMap<String, String>> for Changes {
    type Error = NoSuchChange;

    fn try_from(names: BTreeMap<String, String>) -> Result<Self, NoSuchChange> {
        let change = |(clause, value): (String, String)| {
            let change = Clause::from_name(&clause).and_then(|clause| clause.find_value(&value));
            let change = change.ok_or(NoSuchChange { clause, value })?;
            Ok((change.clause(), change))
        };
        names.into_iter().map(change).collect::<Result<_, _>>().map(Self)
    }
}

impl From<Edition> for Variant {
    fn from(edition: Edition) -> Self {
        Self { edition, changes: Changes::default() }
    }
}

impl Variant {
    /// The suffix of the name in [`Rules::edition`] if the rules of the edition are changed.
    pub const CHANGED_SUFFIX: &str = "-changed";
    /// The maximum limit of points of a match with [`Scoring::Kids`]. A match to this limit takes about fifty rounds.
    pub const MAX_KIDS_LIMIT: i32 = 500;

    /// Creates a variant of this edition with these changes, which are not checked.
    pub fn new(edition: Edition, changes: Changes) -> Self {
        Self { edition, changes }
    }

    /// Returns the edition whose rules are changed.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// Returns the changes of the edition's rules.
    pub fn changes(&self) -> &Changes {
        &self.changes
    }

    /// Returns this variant with one more change, which replaces an earlier change of the same clause. If the new value is that of
    /// the edition, the clause becomes unchanged. The result is not checked for contradictions; see [`Variant::check`].
    pub fn with_change(&self, change: Change) -> Self {
        let mut variant = self.clone();
        variant.changes.0.remove(&change.clause());
        if !variant.already_has_value(change) {
            variant.changes.0.insert(change.clause(), change);
        }
        variant
    }

    /// Returns the current value of this clause, changed or not. Returns `None` if it is a value of the edition that is not in the
    /// list of the clause.
    pub fn current_value(&self, clause: Clause) -> Option<Change> {
        self.changes
            .change_of(clause)
            .or_else(|| clause.values().find(|change| self.already_has_value(*change)))
    }

    /// Returns `true` if the rules of the variant already have the value of this change.
    fn already_has_value(&self, change: Change) -> bool {
        if let Some(max) = change.changed_max_players() {
            return *self.allowed_player_counts().end() == max;
        }
        self.allowed_player_counts().all(|players| {
            self.unchecked_rules_with(change, players) == self.unchecked_rules(players)
        })
    }

    /// Returns the numbers of players that the variant supports.
    pub fn allowed_player_counts(&self) -> RangeInclusive<usize> {
        let printed = self.edition.allowed_player_counts();
        let max = self.changes.change_of(Clause::Players).and_then(Change::changed_max_players);
        *printed.start()..=max.unwrap_or(*printed.end())
    }

    /// Returns the rules for this many players.
    ///
    /// # Errors
    /// Returns an error if changes contradict each other, or if the number of players is not supported.
    pub fn rules(&self, players: usize) -> Result<Rules, InvalidVariant> {
        let (min, max) = self.allowed_player_counts().into_inner();
        if !(min..=max).contains(&players) {
            return Err(InvalidVariant::Players { players, min, max });
        }
        let rules = self.merged_rules(players);
        self.check_combination(&rules, players)?;
        Ok(self.normalize(rules))
    }

    /// Returns the rules for this many players without any check, for display while the changes or the number of players are not
    /// final. They must not be used for a match.
    pub fn unchecked_rules(&self, players: usize) -> Rules {
        self.normalize(self.merged_rules(players))
    }

    /// Returns the rules of [`Variant::unchecked_rules`] with one additional change.
    pub fn unchecked_rules_with(&self, change: Change, players: usize) -> Rules {
        let mut rules = self.unchecked_rules(players);
        change.apply(&mut rules);
        rules
    }

    /// Checks that the rules for every supported number of players are free of contradictions.
    ///
    /// # Errors
    /// Returns an error for the first contradiction.
    pub fn check(&self) -> Result<(), InvalidVariant> {
        self.allowed_player_counts().try_for_each(|players| self.rules(players).map(drop))
    }

    /// Returns the edition's rules for this many players with the changes applied, without any check.
    fn merged_rules(&self, players: usize) -> Rules {
        let mut rules = edition_rules_for_any_player_count(self.edition, players);
        self.changes.iter().for_each(|change| change.apply(&mut rules));
        rules
    }

    /// Returns an error if these rules contradict themselves for this number of players. `rules` are the rules of the edition with
    /// the changes applied.
    fn check_combination(&self, rules: &Rules, players: usize) -> Result<(), InvalidVariant> {
        let is_changed = |clause: &Clause| {
            self.changes.change_of(*clause).is_some() && clause.has_effect_on_points(rules)
        };
        let to_points = matches!(rules.length, Length::Points { .. });
        let hand = rules.hand;
        if (usize::from(hand) + 1) * players > Tile::COUNT {
            return Err(InvalidVariant::NoPool { hand, players });
        }
        if rules.scoring == Scoring::None {
            if to_points {
                return Err(InvalidVariant::ScorelessMatch);
            }
            if let Some(clause) = Clause::ALL.into_iter().find(is_changed) {
                return Err(InvalidVariant::Scoreless(clause));
            }
        }
        if rules.scoring != Scoring::Standard && is_changed(&Clause::Opening) {
            return Err(InvalidVariant::OpeningWithoutSums);
        }
        if let Some(clause) = self.clause_without_effect(rules) {
            return Err(InvalidVariant::NoEffect(clause));
        }
        let round_winner = self.changes.change_of(Clause::MatchWinner).is_some()
            && rules.match_winner == MatchWinner::RoundWinner;
        if round_winner && !to_points {
            return Err(InvalidVariant::RoundWinnerWithoutLimit);
        }
        if rules.scoring == Scoring::Kids
            && let Length::Points { limit, .. } = rules.length
            && limit > Self::MAX_KIDS_LIMIT
        {
            return Err(InvalidVariant::TooLong { limit, max: Self::MAX_KIDS_LIMIT });
        }
        if rules.scoring == Scoring::Kids && to_points {
            let costs_points = |clause: &Clause| match clause {
                Clause::Blocked => rules.blocked == Blocked::SubtractOwn,
                clause => clause.has_effect_on_points(rules),
            };
            let mut costly_clauses =
                [Clause::Draws, Clause::EmptyPool, Clause::Blocked].into_iter();
            if let Some(clause) = costly_clauses.find(costs_points) {
                return Err(InvalidVariant::NeverEnds(clause));
            }
        }
        Ok(())
    }

    /// Finds a changed clause whose new value has no effect in combination with the other rules; `None` if there is none.
    fn clause_without_effect(&self, rules: &Rules) -> Option<Clause> {
        let differs_from_default = |clause: &Clause| match clause {
            Clause::StartTie => rules.start_tie == StartTie::AllAgain,
            Clause::OutCount => rules.out_count == OutCount::AtBell,
            Clause::LastRound => rules.last_round == LastRound::Next,
            Clause::ZeroOption => rules.zero_option,
            Clause::StopDrawing => rules.stop_drawing,
            Clause::PassEmpty => rules.pass_empty == PassEmpty::OnlyWhenStuck,
            Clause::DroppedRack => rules.dropped_rack == DroppedRack::Spared,
            _ => false,
        };
        let is_changed = |clause: &Clause| {
            self.changes.change_of(*clause).is_some() && differs_from_default(clause)
        };
        Clause::ALL.into_iter().filter(is_changed).find(|clause| !clause.has_effect(rules))
    }

    /// Resets the fields that have no effect in combination with the other rules. Adds [`Variant::CHANGED_SUFFIX`] to the name of
    /// the rules if the variant has changes.
    fn normalize(&self, mut rules: Rules) -> Rules {
        if rules.scoring == Scoring::None {
            set_bonus_points(&mut rules, [0; 4]);
            (rules.draw_penalty, rules.stuck_penalty, rules.empty_pool_penalty) = (0, 0, 0);
            rules.going_out_bonus = 0;
            rules.blocked = Blocked::NoPoints;
        }
        if rules.scoring != Scoring::Standard {
            set_opening_points(&mut rules, 0, 0);
        }
        if !matches!(rules.length, Length::Points { .. }) {
            rules.match_winner = MatchWinner::Highest;
        }
        if !self.changes.is_empty() {
            rules.edition.push_str(Self::CHANGED_SUFFIX);
        }
        rules
    }
}

/// Returns the edition's rules for this many players, even if the edition does not support that number. In this case, each player
/// is dealt as many tiles as in [`Edition::Kids`], which supports up to six players.
fn edition_rules_for_any_player_count(edition: Edition, players: usize) -> Rules {
    let (min, max) = edition.allowed_player_counts().into_inner();
    let nearest = edition.rules(players.clamp(min, max));
    let rules = nearest.expect("an edition has rules for every number of players it names");
    let hand = || Edition::Kids.rules(players).map_or(rules.hand, |rules| rules.hand);
    if edition.allowed_player_counts().contains(&players) {
        rules
    } else {
        Rules { hand: hand(), ..rules }
    }
}

/// Serializes an edition as its name.
fn serialize_edition_name<S: Serializer>(
    edition: &Edition,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(edition.name())
}

/// Deserializes an edition from its name.
fn deserialize_edition_name<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Edition, D::Error> {
    let name = String::deserialize(deserializer)?;
    Edition::from_name(&name)
        .ok_or_else(|| de::Error::custom(format_args!("no edition is called {name}")))
}
