//! Rules set one by one: an edition, and the clauses in which a table differs from it.
//!
//! Each clause is one of the points in which the editions differ. It can be given the value that any edition has there, or
//! another that makes sense; which values those are is a list with names that stored tables and buttons rely on.
//!
//! What the edition itself says gives way to what was changed: without keeping score its bonuses and penalties fall away, and so
//! on. Two things that were both asked for must go together, else the mix is refused ([`BadMix`]).

mod clause;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use self::clause::{bonuses, opening};
use super::rules::*;
use super::{Edition, Tile};

pub use self::clause::Clause;

/// A clause given one of its values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Change {
    clause: Clause,
    index: usize,
}

/// What is changed: at most one value a clause.
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

/// What does not go together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadMix {
    #[error("{players} players: it takes {least} to {most}")]
    Players { players: usize, least: usize, most: usize },
    /// Fewer tiles would be left than there are players, who may each have to draw one for the start.
    #[error("{hand} tiles for each of {players} players leave no pool")]
    NoPool { hand: u8, players: usize },
    /// The clause is about points, and nobody keeps score.
    #[error("{0:?} without keeping score")]
    Scoreless(Clause),
    #[error("a match of more than one round without keeping score")]
    ScorelessMatch,
    #[error("a bonus for leading a triple where a tile does not count its sum")]
    OpeningWithoutSums,
    #[error("the winner of the last round can only win a match of points")]
    RoundWinnerWithoutLimit,
    /// Tiles earn a point each, and this clause takes more than they bring: the limit may never be reached.
    #[error("{0:?} may keep every score from reaching the limit")]
    NeverEnds(Clause),
}

impl Change {
    pub fn clause(self) -> Clause {
        self.clause
    }

    /// The name of the value.
    pub fn value(self) -> &'static str {
        self.clause.table()[self.index].0
    }

    fn apply(self, rules: &mut Rules) {
        self.clause.table()[self.index].1(rules);
    }

    /// How many can play at most, where this is what it says.
    fn most_players(self) -> Option<usize> {
        match (self.clause, self.value()) {
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

    /// What this clause is changed to.
    pub fn of(&self, clause: Clause) -> Option<Change> {
        self.0.get(&clause).copied()
    }
}

impl From<Changes> for BTreeMap<String, String> {
    fn from(changes: Changes) -> Self {
        let names = |change: Change| (change.clause().name().to_owned(), change.value().to_owned());
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
    /// What the name of the rules has after the edition's, where anything is changed.
    pub const CHANGED: &str = "-changed";

    pub fn new(edition: Edition, changes: Changes) -> Self {
        Self { edition, changes }
    }

    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// What differs from the edition.
    pub fn changes(&self) -> &Changes {
        &self.changes
    }

    /// The same with one more change, which replaces an earlier one of its clause. A change to what holds anyway is none.
    /// Whether it goes together with the others is for [`Variant::check`] to say.
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

    /// Whether the rules have this value already.
    fn says(&self, change: Change) -> bool {
        if let Some(most) = change.most_players() {
            return *self.players().end() == most;
        }
        self.players().all(|players| self.draft_with(change, players) == self.draft(players))
    }

    /// How many can play together. One alone plays for the score, so there must be one.
    pub fn players(&self) -> RangeInclusive<usize> {
        let printed = self.edition.players();
        let most = self.changes.of(Clause::Players).and_then(Change::most_players);
        let scoreless = self.merged(*printed.start()).scoring == Scoring::None;
        let least = (*printed.start()).max(if scoreless { 2 } else { 1 });
        least..=most.unwrap_or(*printed.end())
    }

    /// The rules for this many players.
    ///
    /// # Errors
    /// What does not go together, or another number of players.
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

    /// Whether everything goes together, however many players it will be.
    ///
    /// # Errors
    /// What does not.
    pub fn check(&self) -> Result<(), BadMix> {
        self.players().try_for_each(|players| self.rules(players).map(drop))
    }

    /// What the edition and the changes say, whether it goes together or not.
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
        let to_points = matches!(rules.length, Length::Points { .. });
        let round_winner = self.changes.of(Clause::MatchWinner).is_some()
            && rules.match_winner == MatchWinner::RoundWinner;
        if round_winner && !to_points {
            return Err(BadMix::RoundWinnerWithoutLimit);
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

/// What is printed for this many players; for a number that the edition does not print, with the hand that others have.
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
