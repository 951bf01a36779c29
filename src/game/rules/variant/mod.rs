//! Rules set one by one: an edition, and the clauses in which a table differs from it.
//!
//! Each clause is one of the points in which the editions differ. It can be given the value that any edition has there, or
//! another that makes sense; which values those are is a list with names that stored tables and buttons rely on.
//!
//! The edition's own choices give way to the changes: without keeping score its bonuses and penalties fall away, and so on. Two
//! changes that were both asked for must go together, else the mix is refused ([`BadMix`]).

pub mod clause;
#[cfg(test)]
pub mod tests;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::*;
use crate::game::{Edition, Tile};
use clause::{bonuses, opening, points, rounds};

pub use clause::Clause;

/// A clause given one of its values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Change {
    clause: Clause,
    value: Value,
}

/// A value that a clause is given: one of its list, or a length of match with a free number that the list does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Value {
    Listed(usize),
    Rounds(u32),
    Reaches(i32),
    Exceeds(i32),
}

/// The changes: at most one value a clause.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "BTreeMap<String, String>", try_from = "BTreeMap<String, String>")]
pub struct Changes(BTreeMap<Clause, Change>);

/// An edition, and what is changed in it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Variant {
    #[serde(serialize_with = "write_edition", deserialize_with = "read_edition")]
    edition: Edition,
    #[serde(default, skip_serializing_if = "Changes::is_empty")]
    changes: Changes,
}

/// A name that no clause has, or no value of that clause.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no clause of the rules has the value {clause}: {value}")]
pub struct NoSuchChange {
    pub clause: String,
    pub value: String,
}

/// The reason why choices do not go together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadMix {
    #[error("{players} players: it takes {least} to {most}")]
    Players { players: usize, least: usize, most: usize },
    /// Fewer tiles would be left than there are players, who may each have to draw one for the start.
    #[error("{hand} tiles for each of {players} players leave no pool to draw from")]
    NoPool { hand: u8, players: usize },
    /// The clause is about points, and nobody keeps score.
    #[error("{} has no meaning where nobody keeps score", .0.name())]
    Scoreless(Clause),
    #[error("where nobody keeps score the match is one round")]
    ScorelessMatch,
    #[error("opening goes only with tiles that count the sum of their numbers")]
    OpeningWithoutSums,
    #[error("match_winner=round-winner goes only with a match to a number of points")]
    RoundWinnerWithoutLimit,
    /// This clause was given a value that does nothing by the rest of the rules.
    #[error("{} has no effect by the rest of these rules", .0.name())]
    Idle(Clause),
    /// Tiles earn a point each, so that a match to so many points would take hundreds of rounds.
    #[error("with a point a tile a match goes to {most} points at most, not to {limit}")]
    TooLong { limit: i32, most: i32 },
    /// Tiles earn a point each, and this clause takes more than they bring: the limit may never be reached.
    #[error("with a point a tile, {} may keep every score from reaching the match's limit", .0.name())]
    NeverEnds(Clause),
}

impl Change {
    pub fn clause(self) -> Clause {
        self.clause
    }

    /// A match of so many rounds, 1 to 99 (002: a number "agreed before").
    pub fn rounds(rounds: u32) -> Option<Self> {
        let free = Self::ROUNDS.contains(&rounds).then_some(Value::Rounds(rounds));
        free.map(Self::listed_or)
    }

    /// A match to so many points, 10 to 9,999 (002: "bijv. 400").
    pub fn points(limit: i32, when: Threshold) -> Option<Self> {
        let free = match when {
            Threshold::Reaches => Value::Reaches(limit),
            Threshold::Exceeds => Value::Exceeds(limit),
        };
        Self::POINTS.contains(&limit).then_some(free).map(Self::listed_or)
    }

    /// The rounds that a match can be agreed to have.
    pub const ROUNDS: RangeInclusive<u32> = 1..=99;
    /// The points that a match can be agreed to go to.
    pub const POINTS: RangeInclusive<i32> = 10..=9_999;

    /// The length of a match with this name, such as `rounds-7` or `reaches-450`.
    fn length(name: &str) -> Option<Self> {
        let (kind, number) = name.split_once('-')?;
        match kind {
            "rounds" => Self::rounds(number.parse().ok()?),
            "reaches" => Self::points(number.parse().ok()?, Threshold::Reaches),
            "exceeds" => Self::points(number.parse().ok()?, Threshold::Exceeds),
            _ => None,
        }
        .filter(|change| change.value() == name)
    }

    /// One value has one spelling: that of the list, where it is there.
    fn listed_or(value: Value) -> Self {
        let free = Self { clause: Clause::Match, value };
        let name = free.value();
        let listed = Clause::Match.table().iter().position(|(listed, _)| *listed == name);
        Self { value: listed.map_or(value, Value::Listed), ..free }
    }

    /// The name of the value.
    pub fn value(self) -> Cow<'static, str> {
        match self.value {
            Value::Listed(index) => self.clause.table()[index].0.into(),
            Value::Rounds(rounds) => format!("rounds-{rounds}").into(),
            Value::Reaches(limit) => format!("reaches-{limit}").into(),
            Value::Exceeds(limit) => format!("exceeds-{limit}").into(),
        }
    }

    /// True if the value is in the clause's list.
    pub fn is_listed(self) -> bool {
        matches!(self.value, Value::Listed(_))
    }

    fn apply(self, rules: &mut Rules) {
        match self.value {
            Value::Listed(index) => self.clause.table()[index].1(rules),
            Value::Rounds(number) => rounds(rules, number),
            Value::Reaches(limit) => points(rules, limit, Threshold::Reaches),
            Value::Exceeds(limit) => points(rules, limit, Threshold::Exceeds),
        }
    }

    /// The most players, where this is a change of their number.
    fn most_players(self) -> Option<usize> {
        match (self.clause, self.value().as_ref()) {
            (Clause::Players, "two") => Some(2),
            (Clause::Players, "four") => Some(4),
            (Clause::Players, _) => Some(Rules::MOST_PLAYERS),
            _ => None,
        }
    }
}

impl Changes {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// In the order of the clauses.
    pub fn iter(&self) -> impl Iterator<Item = Change> {
        self.0.values().copied()
    }

    /// The change of this clause.
    pub fn of(&self, clause: Clause) -> Option<Change> {
        self.0.get(&clause).copied()
    }
}

impl From<Changes> for BTreeMap<String, String> {
    fn from(changes: Changes) -> Self {
        let names =
            |change: Change| (change.clause().name().to_owned(), change.value().into_owned());
        changes.iter().map(names).collect()
    }
}

impl TryFrom<BTreeMap<String, String>> for Changes {
    type Error = NoSuchChange;

    fn try_from(names: BTreeMap<String, String>) -> Result<Self, NoSuchChange> {
        let change = |(clause, value): (String, String)| {
            let change = Clause::from_name(&clause).and_then(|clause| clause.value(&value));
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
    /// The ending that the name of changed rules has after the edition's name.
    pub const CHANGED: &str = "-changed";
    /// The most points that a match goes to where tiles earn a point each: some fifty rounds.
    pub const MOST_POINTS_OF_KIDS: i32 = 500;

    pub fn new(edition: Edition, changes: Changes) -> Self {
        Self { edition, changes }
    }

    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// The changes of the edition.
    pub fn changes(&self) -> &Changes {
        &self.changes
    }

    /// The same with one more change, which replaces an earlier one of its clause. A change to what holds anyway is none.
    /// [`Variant::check`] says whether it goes together with the others.
    pub fn with(&self, change: Change) -> Self {
        let mut variant = self.clone();
        variant.changes.0.remove(&change.clause());
        if !variant.says(change) {
            variant.changes.0.insert(change.clause(), change);
        }
        variant
    }

    /// The value that this clause has; `None` where it has one that cannot be chosen.
    pub fn value(&self, clause: Clause) -> Option<Change> {
        self.changes.of(clause).or_else(|| clause.values().find(|change| self.says(*change)))
    }

    /// True if the rules have this value already.
    fn says(&self, change: Change) -> bool {
        if let Some(most) = change.most_players() {
            return *self.players().end() == most;
        }
        self.players().all(|players| self.draft_with(change, players) == self.draft(players))
    }

    /// The numbers of players who can play together.
    pub fn players(&self) -> RangeInclusive<usize> {
        let printed = self.edition.players();
        let most = self.changes.of(Clause::Players).and_then(Change::most_players);
        *printed.start()..=most.unwrap_or(*printed.end())
    }

    /// The rules for this many players.
    ///
    /// # Errors
    /// Two choices do not go together, or the number of players is another.
    pub fn rules(&self, players: usize) -> Result<Rules, BadMix> {
        let (least, most) = self.players().into_inner();
        if !(least..=most).contains(&players) {
            return Err(BadMix::Players { players, least, most });
        }
        let rules = self.merged(players);
        self.check_mix(&rules, players)?;
        Ok(self.settled(rules))
    }

    /// The rules as they are told before it is settled how many will play, or whether they go together. Not to be played by.
    pub fn draft(&self, players: usize) -> Rules {
        self.settled(self.merged(players))
    }

    /// The same with one clause as it might be changed to.
    pub fn draft_with(&self, change: Change, players: usize) -> Rules {
        let mut rules = self.draft(players);
        change.apply(&mut rules);
        rules
    }

    /// Checks that everything goes together, however many players it will be.
    ///
    /// # Errors
    /// The first choices that do not.
    pub fn check(&self) -> Result<(), BadMix> {
        self.players().try_for_each(|players| self.rules(players).map(drop))
    }

    /// The edition with its changes, whether they go together or not.
    fn merged(&self, players: usize) -> Rules {
        let mut rules = printed(self.edition, players);
        self.changes.iter().for_each(|change| change.apply(&mut rules));
        rules
    }

    fn check_mix(&self, rules: &Rules, players: usize) -> Result<(), BadMix> {
        let asked = |clause: &Clause| self.changes.of(*clause).is_some() && clause.counts(rules);
        let hand = rules.hand;
        if (usize::from(hand) + 1) * players > Tile::COUNT {
            return Err(BadMix::NoPool { hand, players });
        }
        if rules.scoring == Scoring::None {
            if rules.length != Length::Single {
                return Err(BadMix::ScorelessMatch);
            }
            if let Some(clause) = Clause::ALL.into_iter().find(asked) {
                return Err(BadMix::Scoreless(clause));
            }
        }
        if rules.scoring != Scoring::Standard && asked(&Clause::Opening) {
            return Err(BadMix::OpeningWithoutSums);
        }
        if let Some(clause) = self.idle(rules) {
            return Err(BadMix::Idle(clause));
        }
        let to_points = matches!(rules.length, Length::Points { .. });
        let round_winner = self.changes.of(Clause::MatchWinner).is_some()
            && rules.match_winner == MatchWinner::RoundWinner;
        if round_winner && !to_points {
            return Err(BadMix::RoundWinnerWithoutLimit);
        }
        if rules.scoring == Scoring::Kids
            && let Length::Points { limit, .. } = rules.length
            && limit > Self::MOST_POINTS_OF_KIDS
        {
            return Err(BadMix::TooLong { limit, most: Self::MOST_POINTS_OF_KIDS });
        }
        if rules.scoring == Scoring::Kids && to_points {
            let takes = |clause: &Clause| match clause {
                Clause::Blocked => rules.blocked == Blocked::SubtractOwn,
                clause => clause.counts(rules),
            };
            let mut takers = [Clause::Draws, Clause::EmptyPool, Clause::Blocked].into_iter();
            if let Some(clause) = takers.find(takes) {
                return Err(BadMix::NeverEnds(clause));
            }
        }
        Ok(())
    }

    /// A clause that was given a value which the rest of the rules leave without effect.
    fn idle(&self, rules: &Rules) -> Option<Clause> {
        let says = |clause: &Clause| match clause {
            Clause::ZeroOption => rules.zero_option,
            Clause::StopDrawing => rules.stop_drawing,
            Clause::PassEmpty => rules.pass_empty == PassEmpty::OnlyWhenStuck,
            Clause::DroppedRack => rules.dropped_rack == DroppedRack::Spared,
            _ => false,
        };
        let asked = |clause: &Clause| self.changes.of(*clause).is_some() && says(clause);
        Clause::ALL.into_iter().filter(asked).find(|clause| !clause.matters(rules))
    }

    /// The rules without what falls away, under their own name.
    fn settled(&self, mut rules: Rules) -> Rules {
        if rules.scoring == Scoring::None {
            bonuses(&mut rules, [0; 4]);
            (rules.draw_penalty, rules.stuck_penalty, rules.empty_pool_penalty) = (0, 0, 0);
            rules.going_out_bonus = 0;
            rules.round_end = RoundEndRule::AtOnce;
            rules.blocked = Blocked::NoPoints;
        }
        if rules.scoring != Scoring::Standard {
            opening(&mut rules, 0, 0);
        }
        if !matches!(rules.length, Length::Points { .. }) {
            rules.match_winner = MatchWinner::Highest;
        }
        if !self.changes.is_empty() {
            rules.edition.push_str(Self::CHANGED);
        }
        rules
    }
}

/// The printed rules for this many players; for a number that the edition does not print, with the hand that others have.
fn printed(edition: Edition, players: usize) -> Rules {
    let (least, most) = edition.players().into_inner();
    let nearest = edition.rules(players.clamp(least, most));
    let rules = nearest.expect("an edition has rules for every number of players it names");
    let hand = || Edition::Kids.rules(players).map_or(rules.hand, |rules| rules.hand);
    if edition.players().contains(&players) { rules } else { Rules { hand: hand(), ..rules } }
}

fn write_edition<S: Serializer>(edition: &Edition, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(edition.name())
}

fn read_edition<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Edition, D::Error> {
    let name = String::deserialize(deserializer)?;
    Edition::from_name(&name)
        .ok_or_else(|| de::Error::custom(format_args!("no edition is called {name}")))
}
