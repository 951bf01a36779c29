//! What players are told before they act, and a view that does not tell what fits.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{AfterDraw, PlayerView, Tile};

/// What players are told about a placement before they make it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Hints {
    /// Nothing: tile and spot are chosen freely, and a mistake is explained.
    None,
    /// What fits where.
    Legal,
    /// What fits where, and its points.
    #[default]
    Full,
}

impl Hints {
    /// Every choice, the most first.
    pub const ALL: [Self; 3] = [Self::Full, Self::Legal, Self::None];

    /// The name in options and in the database.
    pub fn name(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Legal => "legal",
            Self::None => "none",
        }
    }

    /// The choice of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.name() == name)
    }
}

/// As it is stored. There was a choice of two, and what was stored then stays as it is.
impl Serialize for Hints {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Full => serializer.serialize_bool(true),
            Self::Legal => serializer.serialize_bool(false),
            Self::None => serializer.serialize_str(self.name()),
        }
    }
}

impl<'de> Deserialize<'de> for Hints {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Stored {
            Shown(bool),
            Name(String),
        }
        match Stored::deserialize(deserializer)? {
            Stored::Shown(true) => Ok(Self::Full),
            Stored::Shown(false) => Ok(Self::Legal),
            Stored::Name(name) => Self::from_name(&name)
                .ok_or_else(|| D::Error::custom(format!("there are no hints called {name}"))),
        }
    }
}

impl PlayerView {
    /// The same as it is seen with these hints. Without any, nothing in it depends on what fits: neither the placements nor what
    /// the rules allow only to a player who has none. On the first turn of a round every tile fits, so all of it stays.
    pub fn with(mut self, hints: Hints) -> Self {
        self.viewer.hints = hints;
        if !self.is_blind() {
            return self;
        }
        let rules = &self.public.rules;
        let used_up = rules.draw_limit.is_some_and(|limit| self.draws >= limit);
        self.choices.clear();
        self.may_draw = !used_up && self.public.pool > 0;
        self.may_stop = rules.stop_drawing && self.draws > 0 && self.may_draw;
        self.may_pass = self.may_stop || !self.may_draw;
        self.pass_cost = match (self.may_stop, used_up && self.draws > 0) {
            _ if !self.may_pass => 0,
            (true, _) => 0,
            (false, true) => rules.stuck_penalty,
            (false, false) => rules.empty_pool_penalty,
        };
        self
    }

    /// True if the player has to choose a tile and a spot without being told what fits.
    pub fn is_blind(&self) -> bool {
        let own_turn = self.public.turn == Some(self.viewer.seat);
        self.viewer.hints == Hints::None && own_turn && !self.public.placements.is_empty()
    }

    /// The tiles among which a player chooses who is not told what fits: where only a drawn tile may be placed, the one drawn last.
    pub fn tiles_to_try(&self) -> Vec<Tile> {
        let only_drawn = self.public.rules.after_draw == AfterDraw::DrawnTile;
        match self.drawn.filter(|_| only_drawn) {
            Some(drawn) => vec![drawn],
            None => self.rack.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_stored_before_there_were_three_loads() {
        let read = |json: &str| serde_json::from_str::<Hints>(json);
        assert_eq!(read("true").unwrap(), Hints::Full);
        assert_eq!(read("false").unwrap(), Hints::Legal);
        assert_eq!(read("\"none\"").unwrap(), Hints::None);
        assert!(read("\"some\"").is_err() && read("1").is_err());
        for hints in Hints::ALL {
            assert_eq!(read(&serde_json::to_string(&hints).unwrap()).unwrap(), hints);
            assert_eq!(Hints::from_name(hints.name()), Some(hints));
        }
        assert_eq!(serde_json::to_string(&[Hints::Full, Hints::Legal]).unwrap(), "[true,false]");
    }
}
