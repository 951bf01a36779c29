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

/// A clause and its new value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Change {
    clause: Clause,
    value: Value,
}

/// The value of a change: an index into the clause's list, or a match length that is not in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Value {
    Listed(usize),
    Rounds(u32),
    Reaches(i32),
    Exceeds(i32),
}

/// A set of changes, at most one for each clause.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "BTreeMap<String, String>", try_from = "BTreeMap<String, String>")]
pub struct Changes(BTreeMap<Clause, Change>);

/// An edition with changes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Variant {
    #[serde(serialize_with = "write_edition", deserialize_with = "read_edition")]
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
    /// The variant does not support the number of players.
    #[error("{players} players: it takes {min} to {max}")]
    Players {
        /// The number of players.
        players: usize,
        /// The lowest supported number.
        min: usize,
        /// The highest supported number.
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
    /// The clause concerns points, but no score is kept.
    #[error("{} has no meaning where nobody keeps score", .0.name())]
    Scoreless(Clause),
    /// A match without score must have a fixed number of rounds.
    #[error("where nobody keeps score the match is a number of rounds")]
    ScorelessMatch,
    /// Points for a triple at the start require [`Scoring::Standard`].
    #[error("opening goes only with tiles that count the sum of their numbers")]
    OpeningWithoutSums,
    /// [`MatchWinner::RoundWinner`] requires a match to a number of points.
    #[error("match_winner=round-winner goes only with a match to a number of points")]
    RoundWinnerWithoutLimit,
    /// The new value of this clause has no effect in combination with the other rules.
    #[error("{} has no effect by the rest of these rules", .0.name())]
    NoEffect(Clause),
    /// With one point for each tile ([`Scoring::Kids`]), a match to this limit would take hundreds of rounds.
    #[error("with a point a tile a match goes to {max} points at most, not to {limit}")]
    TooLong {
        /// The limit of points.
        limit: i32,
        /// The highest allowed limit.
        max: i32,
    },
    /// With one point for each tile ([`Scoring::Kids`]), players may lose more points by this clause than they earn, so that no
    /// score might ever reach the limit.
    #[error("with a point a tile, {} may keep every score from reaching the match's limit", .0.name())]
    NeverEnds(Clause),
}

impl Change {
    /// Returns the clause.
    pub fn clause(self) -> Clause {
        self.clause
    }

    /// Creates a change of the match length to a number of rounds; `None` outside [`Change::ALLOWED_ROUNDS`], a range of this
    /// crate, because rulebook 002 prints none.
    pub fn match_of_rounds(rounds: u32) -> Option<Self> {
        let unlisted = Self::ALLOWED_ROUNDS.contains(&rounds).then_some(Value::Rounds(rounds));
        unlisted.map(Self::from_match_length)
    }

    /// Creates a change of the match length to a number of points; `None` outside [`Change::ALLOWED_LIMITS`]. Rulebook 002 prints
    /// only an example ("bijv. 400").
    pub fn match_to_points(limit: i32, threshold: Threshold) -> Option<Self> {
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

    /// Parses a match length such as `rounds-7` or `reaches-450`; `None` for any other text.
    fn parse_match_length(name: &str) -> Option<Self> {
        let (kind, number) = name.split_once('-')?;
        match kind {
            "rounds" => Self::match_of_rounds(number.parse().ok()?),
            "reaches" => Self::match_to_points(number.parse().ok()?, Threshold::Reaches),
            "exceeds" => Self::match_to_points(number.parse().ok()?, Threshold::Exceeds),
            _ => None,
        }
        .filter(|change| change.value_name() == name)
    }

    /// Creates a change of the match length. If the value is listed, the listed form is used, so that each value has one
    /// representation.
    fn from_match_length(value: Value) -> Self {
        let unlisted = Self { clause: Clause::Match, value };
        let name = unlisted.value_name();
        let listed = Clause::Match.listed_values().iter().position(|(listed, _)| *listed == name);
        Self { value: listed.map_or(value, Value::Listed), ..unlisted }
    }

    /// Returns the name of the value.
    pub fn value_name(self) -> Cow<'static, str> {
        match self.value {
            Value::Listed(index) => self.clause.listed_values()[index].0.into(),
            Value::Rounds(rounds) => format!("rounds-{rounds}").into(),
            Value::Reaches(limit) => format!("reaches-{limit}").into(),
            Value::Exceeds(limit) => format!("exceeds-{limit}").into(),
        }
    }

    /// Returns `true` if the value is in the clause's list, and `false` for other match lengths.
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

    /// Returns the new maximum number of players if this is a change of [`Clause::Players`],
    /// otherwise `None`.
    fn max_players(self) -> Option<usize> {
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
    /// The suffix that is appended to the name of the edition in [`Rules::edition`] if its rules are changed.
    pub const CHANGED_SUFFIX: &str = "-changed";
    /// The maximum limit of points with [`Scoring::Kids`]; a match to it takes about fifty rounds.
    pub const MAX_KIDS_LIMIT: i32 = 500;

    /// Creates a variant.
    pub fn new(edition: Edition, changes: Changes) -> Self {
        Self { edition, changes }
    }

    /// Returns the edition.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// Returns the changes.
    pub fn changes(&self) -> &Changes {
        &self.changes
    }

    /// Returns this variant with a change, which replaces an earlier change of the same clause. If the new value is that of the
    /// edition, the clause becomes unchanged. The result may contain contradictions; see [`Variant::check`].
    pub fn with_change(&self, change: Change) -> Self {
        let mut variant = self.clone();
        variant.changes.0.remove(&change.clause());
        if !variant.has_value(change) {
            variant.changes.0.insert(change.clause(), change);
        }
        variant
    }

    /// Returns the current value of this clause, changed or not; `None` if it is the edition's value and
    /// not in the clause's list.
    pub fn current_value(&self, clause: Clause) -> Option<Change> {
        self.changes
            .change_of(clause)
            .or_else(|| clause.values().find(|change| self.has_value(*change)))
    }

    /// Returns `true` if this change would not change the rules of the variant, because they already have its value.
    fn has_value(&self, change: Change) -> bool {
        if let Some(max) = change.max_players() {
            return *self.players().end() == max;
        }
        self.players().all(|players| {
            self.unchecked_rules_with(change, players) == self.unchecked_rules(players)
        })
    }

    /// Returns the supported numbers of players.
    pub fn players(&self) -> RangeInclusive<usize> {
        let printed = self.edition.players();
        let max = self.changes.change_of(Clause::Players).and_then(Change::max_players);
        *printed.start()..=max.unwrap_or(*printed.end())
    }

    /// Returns the rules for this many players.
    ///
    /// # Errors
    /// Returns an error if changes contradict each other, or if the number of players is not supported.
    pub fn rules(&self, players: usize) -> Result<Rules, InvalidVariant> {
        let (min, max) = self.players().into_inner();
        if !(min..=max).contains(&players) {
            return Err(InvalidVariant::Players { players, min, max });
        }
        let rules = self.merged_rules(players);
        self.check_combination(&rules, players)?;
        Ok(self.normalize(rules))
    }

    /// Returns unchecked rules for display while the number of players or the changes are not final. They must not be used for a
    /// match.
    pub fn unchecked_rules(&self, players: usize) -> Rules {
        self.normalize(self.merged_rules(players))
    }

    /// Returns the unchecked rules ([`Variant::unchecked_rules`]) with one additional change.
    pub fn unchecked_rules_with(&self, change: Change, players: usize) -> Rules {
        let mut rules = self.unchecked_rules(players);
        change.apply(&mut rules);
        rules
    }

    /// Checks the changes for every supported number of players.
    ///
    /// # Errors
    /// Returns an error for the first contradiction.
    pub fn check(&self) -> Result<(), InvalidVariant> {
        self.players().try_for_each(|players| self.rules(players).map(drop))
    }

    /// Returns the edition's rules with the changes applied, without any check.
    fn merged_rules(&self, players: usize) -> Rules {
        let mut rules = edition_rules(self.edition, players);
        self.changes.iter().for_each(|change| change.apply(&mut rules));
        rules
    }

    /// Returns an error if changes contradict each other for this number of players.
    fn check_combination(&self, rules: &Rules, players: usize) -> Result<(), InvalidVariant> {
        let is_changed = |clause: &Clause| {
            self.changes.change_of(*clause).is_some() && clause.awards_points(rules)
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
                clause => clause.awards_points(rules),
            };
            let mut costly_clauses =
                [Clause::Draws, Clause::EmptyPool, Clause::Blocked].into_iter();
            if let Some(clause) = costly_clauses.find(costs_points) {
                return Err(InvalidVariant::NeverEnds(clause));
            }
        }
        Ok(())
    }

    /// Finds a changed clause whose value has no effect in combination with the other rules; `None`
    /// if there is none.
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

    /// Resets the fields that have no effect in combination with the other rules, and adds [`Variant::CHANGED_SUFFIX`] to the
    /// name of changed rules.
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

/// Returns the edition's rules for this many players. For a number that the edition does not support, the number of tiles is that
/// of [`Edition::Kids`], which deals the same numbers of tiles as other editions and supports more players.
fn edition_rules(edition: Edition, players: usize) -> Rules {
    let (min, max) = edition.players().into_inner();
    let nearest = edition.rules(players.clamp(min, max));
    let rules = nearest.expect("an edition has rules for every number of players it names");
    let hand = || Edition::Kids.rules(players).map_or(rules.hand, |rules| rules.hand);
    if edition.players().contains(&players) { rules } else { Rules { hand: hand(), ..rules } }
}

/// Serializes an edition as its name.
fn write_edition<S: Serializer>(edition: &Edition, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(edition.name())
}

/// Deserializes an edition from its name.
fn read_edition<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Edition, D::Error> {
    let name = String::deserialize(deserializer)?;
    Edition::from_name(&name)
        .ok_or_else(|| de::Error::custom(format_args!("no edition is called {name}")))
}
