//! Private answers about tournaments, and refusals with what to do about them.

use super::sentence::say;
use super::{Text, escape};

/// Why a tournament cannot be held so; `least` and `most` are what is possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bounds {
    Seats,
    Rounds,
    Capacity,
    /// In minutes.
    Arena,
    CheckIn,
    TurnUp,
    TableTime,
    Extension,
}

/// Why nothing came of what somebody wanted of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotNow {
    None,
    Taken,
    Channel,
    Organiser,
    Over,
    NotStarted,
    Started { playing: u32 },
    TooFew { count: u32, least: u32 },
    NoPersons,
    Full { capacity: u32 },
    AlreadyIn,
    NotIn,
    TheyAreNotIn,
    TooLate,
    Removed,
    NoCheckIn,
    CheckedIn,
    NoTable { table: u32 },
    NotAtTable,
    TableOver,
    Order,
    NoRuling,
    NoEntry,
    Replacement,
    Bot,
    Paused,
    NotPaused,
    Blameless,
    Name { most: usize },
    Edition,
    Bounds { which: Bounds, least: i64, most: i64 },
}

impl Text {
    /// The tournament is there.
    pub fn tournament_created(&self) -> String {
        say!(self, "tournament-created")
    }

    /// They take part; `late` where rounds have been paired without them.
    pub fn tournament_joined(&self, name: &str, late: bool) -> String {
        let name = escape(name);
        if late {
            say!(self, "tournament-joined-late", name = name)
        } else {
            say!(self, "tournament-joined", name = name)
        }
    }

    /// They take part no more.
    pub fn tournament_left(&self) -> String {
        say!(self, "tournament-left")
    }

    /// They have said that they are there, before the start.
    pub fn tournament_checked_in(&self) -> String {
        say!(self, "tournament-checked-in")
    }

    /// They have said that they are at the table.
    pub fn tournament_arrived(&self) -> String {
        say!(self, "tournament-arrived")
    }

    /// What an organiser wanted has happened.
    pub fn tournament_done(&self) -> String {
        say!(self, "tournament-done")
    }

    /// Who organises tournaments on this server. A role's mention pings nobody in a private answer.
    pub fn tournament_organisers(&self, role: Option<u64>) -> String {
        match role {
            Some(role) => {
                say!(self, "tournament-organisers-role", role = format!("<@&{role}>"))
            }
            None => say!(self, "tournament-organisers-none"),
        }
    }

    /// A choice as one types: the table does not count.
    pub fn tournament_void(&self) -> String {
        say!(self, "tournament-rule-void")
    }

    /// A choice as one types: the table counts as it was played.
    pub fn tournament_as_played(&self) -> String {
        say!(self, "tournament-rule-played")
    }

    /// Why nothing came of it, and what to do.
    pub fn tournament_not_now(&self, why: &NotNow) -> String {
        match *why {
            NotNow::None => say!(self, "tournament-refuse-none"),
            NotNow::Taken => say!(self, "tournament-refuse-taken"),
            NotNow::Channel => say!(self, "tournament-refuse-channel"),
            NotNow::Organiser => say!(self, "tournament-refuse-organiser"),
            NotNow::Over => say!(self, "tournament-refuse-over"),
            NotNow::NotStarted => say!(self, "tournament-refuse-not-started"),
            NotNow::Started { playing: 0 } => say!(self, "tournament-refuse-started"),
            NotNow::Started { playing } => {
                say!(self, "tournament-refuse-playing", playing = playing)
            }
            NotNow::TooFew { count, least } => {
                say!(self, "tournament-refuse-too-few", count = count, least = least)
            }
            NotNow::NoPersons => say!(self, "tournament-refuse-no-persons"),
            NotNow::Full { capacity } => {
                say!(self, "tournament-refuse-full", capacity = capacity)
            }
            NotNow::AlreadyIn => say!(self, "tournament-refuse-already-in"),
            NotNow::NotIn => say!(self, "tournament-refuse-not-in"),
            NotNow::TheyAreNotIn => say!(self, "tournament-refuse-they-not-in"),
            NotNow::TooLate => say!(self, "tournament-refuse-too-late"),
            NotNow::Removed => say!(self, "tournament-refuse-removed"),
            NotNow::NoCheckIn => say!(self, "tournament-refuse-no-check-in"),
            NotNow::CheckedIn => say!(self, "tournament-refuse-checked-in"),
            NotNow::NoTable { table } => {
                say!(self, "tournament-refuse-no-table", table = table)
            }
            NotNow::NotAtTable => say!(self, "tournament-refuse-not-at-table"),
            NotNow::TableOver => say!(self, "tournament-refuse-table-over"),
            NotNow::Order => say!(self, "tournament-refuse-order"),
            NotNow::NoRuling => say!(self, "tournament-refuse-no-ruling"),
            NotNow::NoEntry => say!(self, "tournament-refuse-no-entry"),
            NotNow::Replacement => say!(self, "tournament-refuse-replacement"),
            NotNow::Bot => say!(self, "tournament-refuse-bot"),
            NotNow::Paused => say!(self, "tournament-refuse-paused"),
            NotNow::NotPaused => say!(self, "tournament-refuse-not-paused"),
            NotNow::Blameless => say!(self, "tournament-refuse-blameless"),
            NotNow::Name { most } => say!(self, "tournament-refuse-name", most = most),
            NotNow::Edition => say!(self, "tournament-refuse-edition"),
            NotNow::Bounds { which, least, most } => self.tournament_bounds(which, least, most),
        }
    }

    fn tournament_bounds(&self, which: Bounds, least: i64, most: i64) -> String {
        match which {
            Bounds::Seats => say!(self, "tournament-refuse-seats", least = least, most = most),
            Bounds::Rounds => say!(self, "tournament-refuse-rounds", least = least, most = most),
            Bounds::Capacity => {
                say!(self, "tournament-refuse-capacity", least = least, most = most)
            }
            Bounds::Arena => {
                say!(self, "tournament-refuse-time-arena", least = least, most = most)
            }
            Bounds::CheckIn => {
                say!(self, "tournament-refuse-time-check-in", least = least, most = most)
            }
            Bounds::TurnUp => {
                say!(self, "tournament-refuse-time-turn-up", least = least, most = most)
            }
            Bounds::TableTime => {
                say!(self, "tournament-refuse-time-table", least = least, most = most)
            }
            Bounds::Extension => {
                say!(self, "tournament-refuse-extension", least = least, most = most)
            }
        }
    }
}
