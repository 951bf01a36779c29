//! Rules set one by one: an edition, and the clauses in which a table differs from it.
//!
//! Each clause is one of the points in which the editions differ. It can be given the value that any edition has there, or
//! another that makes sense; which values those are is a list with names that stored tables and buttons rely on.
//!
//! What the edition itself says gives way to what was changed: without keeping score its bonuses and penalties fall away, and so
//! on. Two things that were both asked for must go together, else the mix is refused ([`BadMix`]).

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::rules::*;
use super::{Edition, Tile};

/// A point in which rules may differ, in the order in which rules are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Clause {
    /// How many can play.
    Players,
    Hand,
    Starter,
    /// What leading a triple earns beside its sum.
    Opening,
    Scoring,
    /// What bridges and hexagons earn.
    Bonuses,
    BridgeRule,
    /// How many tiles may be drawn in a turn, and what drawing costs.
    Draws,
    /// When a player may draw.
    Draw,
    AfterDraw,
    /// What passing on an empty pool does.
    EmptyPool,
    GoingOut,
    RoundEnd,
    Blocked,
    /// How long a match is.
    Match,
    MatchWinner,
}

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

type Values = &'static [(&'static str, fn(&mut Rules))];

impl Clause {
    /// Every clause.
    pub const ALL: [Self; 16] = [
        Self::Players,
        Self::Hand,
        Self::Starter,
        Self::Opening,
        Self::Scoring,
        Self::Bonuses,
        Self::BridgeRule,
        Self::Draws,
        Self::Draw,
        Self::AfterDraw,
        Self::EmptyPool,
        Self::GoingOut,
        Self::RoundEnd,
        Self::Blocked,
        Self::Match,
        Self::MatchWinner,
    ];

    /// Its name in stored tables and buttons: the record's, where that has such a field.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Players => "players",
            Self::Hand => "hand",
            Self::Starter => "starter",
            Self::Opening => "opening",
            Self::Scoring => "scoring",
            Self::Bonuses => "bonuses",
            Self::BridgeRule => "bridge_rule",
            Self::Draws => "draws",
            Self::Draw => "draw",
            Self::AfterDraw => "after_draw",
            Self::EmptyPool => "empty_pool",
            Self::GoingOut => "going_out",
            Self::RoundEnd => "round_end",
            Self::Blocked => "blocked",
            Self::Match => "match",
            Self::MatchWinner => "match_winner",
        }
    }

    /// The clause of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|clause| clause.name() == name)
    }

    /// Every value that it can be given.
    pub fn values(self) -> impl Iterator<Item = Change> {
        (0..self.table().len()).map(move |index| Change { clause: self, index })
    }

    /// Its value of that name.
    pub fn value(self, name: &str) -> Option<Change> {
        self.values().find(|change| change.value() == name)
    }

    /// The values by name, each with what it does to the rules. Names are stored: they stay, with what they mean.
    const fn table(self) -> Values {
        match self {
            // How many can play is no rule of the match; see `Variant::players`.
            Self::Players => &[("two", |_| ()), ("four", |_| ()), ("six", |_| ())],
            Self::Hand => &[
                // 9, 7 or 6, as every edition has it.
                ("by-players", |_| ()),
                ("5", |rules| rules.hand = 5),
                ("6", |rules| rules.hand = 6),
                ("7", |rules| rules.hand = 7),
                ("8", |rules| rules.hand = 8),
                ("9", |rules| rules.hand = 9),
                ("10", |rules| rules.hand = 10),
                ("12", |rules| rules.hand = 12),
            ],
            Self::Starter => &[
                ("drawn", |rules| rules.starter = StarterRule::Drawn),
                ("highest-triple", |rules| rules.starter = StarterRule::HighestTriple),
                ("lot", |rules| rules.starter = StarterRule::Lot),
            ],
            Self::Opening => {
                &[("0-0", |rules| opening(rules, 0, 0)), ("10-40", |rules| opening(rules, 10, 40))]
            }
            Self::Scoring => &[
                ("standard", |rules| rules.scoring = Scoring::Standard),
                ("kids", |rules| rules.scoring = Scoring::Kids),
                ("none", |rules| rules.scoring = Scoring::None),
            ],
            Self::Bonuses => &[
                ("40-50-60-70", |rules| bonuses(rules, [40, 50, 60, 70])),
                ("40-50-100-150", |rules| bonuses(rules, [40, 50, 100, 150])),
                ("1-1-2-3", |rules| bonuses(rules, [1, 1, 2, 3])),
                ("none", |rules| bonuses(rules, [0; 4])),
            ],
            Self::BridgeRule => &[
                ("open-sides", |rules| rules.bridge_rule = BridgeRule::OpenSides),
                ("open-or-two-sides", |rules| rules.bridge_rule = BridgeRule::OpenOrTwoSides),
            ],
            Self::Draws => &[
                ("3-5-10", |rules| draws(rules, Some(3), 5, 10)),
                ("3-free", |rules| draws(rules, Some(3), 0, 0)),
                ("1-5-10", |rules| draws(rules, Some(1), 5, 10)),
                ("1-free", |rules| draws(rules, Some(1), 0, 0)),
                // The penalty for being stuck never falls due; the American box prints it all the same.
                ("no-limit-5", |rules| draws(rules, None, 5, 10)),
                ("no-limit-free", |rules| draws(rules, None, 0, 0)),
            ],
            Self::Draw => &[
                ("optional", |rules| rules.draw = DrawRule::Optional),
                ("only-when-stuck", |rules| rules.draw = DrawRule::OnlyWhenStuck),
            ],
            Self::AfterDraw => &[
                ("drawn-tile", |rules| rules.after_draw = AfterDraw::DrawnTile),
                ("any-tile", |rules| rules.after_draw = AfterDraw::AnyTile),
            ],
            Self::EmptyPool => &[
                ("pass", |rules| empty_pool(rules, EmptyPool::Pass, 0)),
                ("pass-5", |rules| empty_pool(rules, EmptyPool::Pass, 5)),
                ("pass-10", |rules| empty_pool(rules, EmptyPool::Pass, 10)),
                ("drop-out", |rules| empty_pool(rules, EmptyPool::DropOut, 0)),
            ],
            Self::GoingOut => &[
                ("0", |rules| rules.going_out_bonus = 0),
                ("5", |rules| rules.going_out_bonus = 5),
                ("10", |rules| rules.going_out_bonus = 10),
                ("25", |rules| rules.going_out_bonus = 25),
                ("50", |rules| rules.going_out_bonus = 50),
            ],
            Self::RoundEnd => &[
                ("at-once", |rules| rules.round_end = RoundEndRule::AtOnce),
                ("equal-turns", |rules| rules.round_end = RoundEndRule::EqualTurns),
            ],
            Self::Blocked => &[
                ("subtract-own", |rules| rules.blocked = Blocked::SubtractOwn),
                ("lowest-takes", |rules| rules.blocked = Blocked::LowestTakes),
                ("fewest-tiles-takes", |rules| rules.blocked = Blocked::FewestTilesTakes),
                ("lowest-takes-differences", |rules| {
                    rules.blocked = Blocked::LowestTakesDifferences;
                }),
                ("no-points", |rules| rules.blocked = Blocked::NoPoints),
            ],
            Self::Match => &[
                ("single", |rules| rules.length = Length::Single),
                ("rounds-2", |rules| rounds(rules, 2)),
                ("rounds-3", |rules| rounds(rules, 3)),
                ("rounds-4", |rules| rounds(rules, 4)),
                ("rounds-5", |rules| rounds(rules, 5)),
                ("rounds-10", |rules| rounds(rules, 10)),
                ("reaches-50", |rules| points(rules, 50, Threshold::Reaches)),
                ("reaches-100", |rules| points(rules, 100, Threshold::Reaches)),
                ("reaches-200", |rules| points(rules, 200, Threshold::Reaches)),
                ("reaches-300", |rules| points(rules, 300, Threshold::Reaches)),
                ("reaches-400", |rules| points(rules, 400, Threshold::Reaches)),
                ("reaches-500", |rules| points(rules, 500, Threshold::Reaches)),
                ("exceeds-100", |rules| points(rules, 100, Threshold::Exceeds)),
                ("exceeds-200", |rules| points(rules, 200, Threshold::Exceeds)),
                ("exceeds-300", |rules| points(rules, 300, Threshold::Exceeds)),
                ("exceeds-400", |rules| points(rules, 400, Threshold::Exceeds)),
                ("exceeds-500", |rules| points(rules, 500, Threshold::Exceeds)),
            ],
            Self::MatchWinner => &[
                ("highest", |rules| rules.match_winner = MatchWinner::Highest),
                ("round-winner", |rules| rules.match_winner = MatchWinner::RoundWinner),
            ],
        }
    }

    /// Whether these rules give or take points by this clause; of the end of a round, whether it is put off for points.
    fn counts(self, rules: &Rules) -> bool {
        match self {
            Self::Opening => rules.opening_triple > 0 || rules.opening_zero > 0,
            Self::Bonuses => {
                rules.bridge.max(rules.hexagon).max(rules.double_hexagon).max(rules.triple_hexagon)
                    > 0
            }
            Self::Draws => rules.draw_penalty > 0 || rules.stuck_penalty > 0,
            Self::EmptyPool => rules.empty_pool_penalty > 0,
            Self::GoingOut => rules.going_out_bonus > 0,
            Self::RoundEnd => rules.round_end == RoundEndRule::EqualTurns,
            Self::Blocked => rules.blocked != Blocked::NoPoints,
            _ => false,
        }
    }
}

fn opening(rules: &mut Rules, triple: i32, zero: i32) {
    (rules.opening_triple, rules.opening_zero) = (triple, zero);
}

fn bonuses(rules: &mut Rules, [bridge, hexagon, double, triple]: [i32; 4]) {
    (rules.bridge, rules.hexagon) = (bridge, hexagon);
    (rules.double_hexagon, rules.triple_hexagon) = (double, triple);
}

fn draws(rules: &mut Rules, limit: Option<u8>, draw: i32, stuck: i32) {
    (rules.draw_limit, rules.draw_penalty, rules.stuck_penalty) = (limit, draw, stuck);
}

fn empty_pool(rules: &mut Rules, becomes: EmptyPool, penalty: i32) {
    (rules.empty_pool, rules.empty_pool_penalty) = (becomes, penalty);
}

fn rounds(rules: &mut Rules, limit: u32) {
    rules.length = Length::Rounds { limit };
}

fn points(rules: &mut Rules, limit: i32, when: Threshold) {
    rules.length = Length::Points { limit, when };
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
        self.players().all(|players| {
            let rules = self.settled(self.merged(players));
            let mut changed = rules.clone();
            change.apply(&mut changed);
            changed == rules
        })
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::tests::player::Chance;
    use crate::game::{Action, Match};

    fn change(clause: &str, value: &str) -> Change {
        Clause::from_name(clause).and_then(|clause| clause.value(value)).expect("a change")
    }

    fn changed(edition: Edition, changes: &[(&str, &str)]) -> Variant {
        let add = |variant: Variant, (clause, value): &(_, _)| variant.with(change(clause, value));
        changes.iter().fold(edition.into(), add)
    }

    fn all_changes() -> impl Iterator<Item = Change> {
        Clause::ALL.into_iter().flat_map(Clause::values)
    }

    #[test]
    fn an_edition_is_a_variant_without_changes_and_its_values_can_all_be_chosen() {
        for edition in Edition::ALL {
            let variant = Variant::from(edition);
            assert_eq!(variant.players(), edition.players());
            for players in 0..8 {
                assert_eq!(variant.rules(players).ok(), edition.rules(players), "{edition}");
            }
            for clause in Clause::ALL {
                let value =
                    variant.value(clause).unwrap_or_else(|| panic!("{edition}: {clause:?}"));
                assert_eq!(variant.with(value), variant);
            }
        }
    }

    /// The names are in stored tables: what is here stays.
    #[test]
    fn names_stay_as_they_are() {
        let names = |clause: Clause| {
            let values: Vec<_> = clause.values().map(Change::value).collect();
            assert!(values.len() <= 25, "a menu has no room for {clause:?}");
            format!("{}: {}", clause.name(), values.join(" "))
        };
        let names: Vec<String> = Clause::ALL.into_iter().map(names).collect();
        assert_eq!(
            names,
            [
                "players: two four six",
                "hand: by-players 5 6 7 8 9 10 12",
                "starter: drawn highest-triple lot",
                "opening: 0-0 10-40",
                "scoring: standard kids none",
                "bonuses: 40-50-60-70 40-50-100-150 1-1-2-3 none",
                "bridge_rule: open-sides open-or-two-sides",
                "draws: 3-5-10 3-free 1-5-10 1-free no-limit-5 no-limit-free",
                "draw: optional only-when-stuck",
                "after_draw: drawn-tile any-tile",
                "empty_pool: pass pass-5 pass-10 drop-out",
                "going_out: 0 5 10 25 50",
                "round_end: at-once equal-turns",
                "blocked: subtract-own lowest-takes fewest-tiles-takes lowest-takes-differences no-points",
                "match: single rounds-2 rounds-3 rounds-4 rounds-5 rounds-10 reaches-50 reaches-100 \
                 reaches-200 reaches-300 reaches-400 reaches-500 exceeds-100 exceeds-200 exceeds-300 \
                 exceeds-400 exceeds-500",
                "match_winner: highest round-winner",
            ]
        );
        for change in all_changes() {
            assert_eq!(change.clause().value(change.value()), Some(change), "a name twice");
        }
    }

    #[test]
    fn a_change_changes_its_own_clause_only() {
        for edition in Edition::ALL {
            let plain = Variant::from(edition);
            for change in all_changes() {
                let variant = plain.with(change);
                if variant == plain || variant.check().is_err() {
                    continue;
                }
                assert_eq!(variant.value(change.clause()), Some(change));
                let rules = variant.rules(*variant.players().end()).unwrap();
                assert_eq!(rules.edition, format!("{edition}-changed"));
                // Without a score the rest falls away; and only in a match of points can the round's winner win it.
                let drags = [Clause::Scoring, Clause::Match].contains(&change.clause());
                for clause in Clause::ALL.into_iter().filter(|_| !drags) {
                    let same = variant.value(clause) == plain.value(clause);
                    assert_eq!(
                        same,
                        clause != change.clause(),
                        "{edition}: {change:?}, {clause:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn what_does_not_go_together_is_named() {
        use Edition::*;
        let bad = |edition, changes: &[_]| changed(edition, changes).check().unwrap_err();
        assert_eq!(bad(Tournament, &[("scoring", "none")]), BadMix::ScorelessMatch);
        assert_eq!(bad(Casual, &[("match", "rounds-3")]), BadMix::ScorelessMatch);
        for (clause, value) in [
            ("bonuses", "40-50-60-70"),
            ("draws", "1-5-10"),
            ("empty_pool", "pass-5"),
            ("going_out", "25"),
            ("round_end", "equal-turns"),
            ("blocked", "subtract-own"),
        ] {
            let clash = BadMix::Scoreless(change(clause, value).clause());
            assert_eq!(bad(Casual, &[(clause, value)]), clash);
        }
        let scoreless = [("scoring", "none"), ("blocked", "lowest-takes")];
        assert_eq!(bad(Goliath, &scoreless), BadMix::Scoreless(Clause::Blocked));
        assert_eq!(bad(Kids, &[("opening", "10-40")]), BadMix::OpeningWithoutSums);
        let winner = [("match", "rounds-2"), ("match_winner", "round-winner")];
        assert_eq!(bad(Goliath, &winner), BadMix::RoundWinnerWithoutLimit);
        assert_eq!(bad(Goliath, &winner[1..]), BadMix::RoundWinnerWithoutLimit);
        assert_eq!(bad(GoliathNl, &[("hand", "9")]), BadMix::NoPool { hand: 9, players: 6 });
        assert_eq!(bad(Tournament, &[("scoring", "kids")]), BadMix::NeverEnds(Clause::Draws));
        let dear = [("match", "reaches-50"), ("empty_pool", "pass-10")];
        assert_eq!(bad(Kids, &dear), BadMix::NeverEnds(Clause::EmptyPool));
        let alone = changed(Goliath, &[("scoring", "none")]);
        let two = BadMix::Players { players: 1, least: 2, most: 4 };
        assert_eq!(alone.rules(1), Err(two));
    }

    #[test]
    fn what_the_edition_says_gives_way() {
        let quiet = changed(Edition::Goliath, &[("scoring", "none")]).rules(2).unwrap();
        let casual = Edition::Casual.rules(2).unwrap();
        assert_eq!(Rules { edition: casual.edition.clone(), ..quiet }, casual);
        let small = changed(Edition::Pressman, &[("match", "single"), ("scoring", "kids")]);
        let small = small.rules(2).unwrap();
        assert_eq!((small.opening_triple, small.match_winner), (0, MatchWinner::Highest));
    }

    #[test]
    fn more_can_play_than_the_edition_prints() {
        let six = changed(Edition::Tournament, &[("players", "six")]);
        assert_eq!(six.players(), 2..=6);
        let hands: Vec<u8> = six.players().map(|n| six.rules(n).unwrap().hand).collect();
        assert_eq!(hands, [9, 7, 7, 6, 6]);
        assert_eq!(changed(Edition::Goliath, &[("players", "two")]).players(), 1..=2);
    }

    #[test]
    fn it_is_stored_by_names() {
        let variant = changed(Edition::GoliathNl, &[("hand", "8"), ("match", "rounds-3")]);
        let text = r#"{"edition":"goliath-nl","changes":{"hand":"8","match":"rounds-3"}}"#;
        assert_eq!(serde_json::to_string(&variant).unwrap(), text);
        assert_eq!(serde_json::from_str::<Variant>(text).unwrap(), variant);
        let plain = r#"{"edition":"kids"}"#;
        assert_eq!(serde_json::to_string(&Variant::from(Edition::Kids)).unwrap(), plain);
        assert_eq!(serde_json::from_str::<Variant>(plain).unwrap(), Edition::Kids.into());
        for text in [
            r#"{"edition":"poker"}"#,
            r#"{"edition":"kids","changes":{"hand":"77"}}"#,
            r#"{"edition":"kids","changes":{"feet":"2"}}"#,
        ] {
            assert!(serde_json::from_str::<Variant>(text).is_err(), "{text}");
        }
    }

    /// How many rounds a match takes in which everyone places what earns most.
    fn rounds_of(rules: Rules, players: usize, chance: &mut Chance) -> u32 {
        let mut game = Match::new(rules, players);
        while game.winners().is_none() {
            game.start_round(chance.seed());
            let view = game.player_view(game.turn().unwrap()).unwrap();
            let action = match view.choices.first() {
                Some(choice) => {
                    let (tile, cell) = (choice.placement.tile, choice.placement.cell);
                    Action::Place { tile, cell, corners: None }
                }
                None if view.may_draw => Action::Draw,
                None => Action::Pass,
            };
            game.act(view.seat, action).unwrap();
            assert!(game.rounds < 200, "a match without an end: {:?}", game.rules);
        }
        game.rounds
    }

    #[test]
    fn every_mix_is_refused_or_comes_to_an_end() {
        let mut chance = Chance::new(7);
        let changes: Vec<Change> = all_changes().collect();
        let (mut good, mut bad) = (0, 0);
        while good < 100 {
            let mut variant = Variant::from(Edition::ALL[chance.below(10)]);
            for _ in 0..=chance.below(4) {
                variant = variant.with(changes[chance.below(changes.len())]);
            }
            if variant.check().is_err() {
                bad += 1;
                continue;
            }
            let (least, most) = variant.players().into_inner();
            let players = least + chance.below(most - least + 1);
            let rules = variant.rules(players).unwrap();
            assert_eq!(rules.check(players), Ok(()));
            assert!(rounds_of(rules, players, &mut chance) > 0);
            good += 1;
        }
        assert!(bad > 10, "only {bad} mixes were refused");
    }
}
