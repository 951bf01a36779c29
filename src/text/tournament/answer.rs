//! Private answers about tournaments, and refusals with what to do about them.

use crate::ids::RoleId;
use crate::league::tournament::{InvalidPlan, PlanTime, Refusal, Tournament};
use crate::text::core::bundle::say;
use crate::text::core::moment::{full, unix};
use crate::text::{Text, escape};

/// Whether a tournament can stand among the server's events, where that is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventShown {
    Shown,
    /// The bot may create no events there.
    MayNot,
}

impl Text {
    /// The tournament is there: when its check-in opens and when it begins, where that was planned, and whether it stands among
    /// the server's events.
    pub fn tournament_created(&self, state: &Tournament, event: Option<EventShown>) -> String {
        let mut lines = vec![match state.start_due() {
            Some(start) => {
                say!(self, "tournament-created-planned", start = full(unix(start)))
            }
            None => say!(self, "tournament-created"),
        }];
        lines.extend(
            state
                .check_in_due()
                .map(|opens| say!(self, "tournament-created-check-in", opens = full(unix(opens)))),
        );
        lines.extend(event.map(|event| match event {
            EventShown::Shown => say!(self, "tournament-created-event"),
            EventShown::MayNot => say!(self, "tournament-created-no-event"),
        }));
        lines.join("\n")
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

    /// They take part no more; where it does not go on, because they were the last person.
    pub fn tournament_left(&self, goes_on: bool) -> String {
        if goes_on { say!(self, "tournament-left") } else { say!(self, "tournament-left-last") }
    }

    /// They have said that they are there, before the start.
    pub fn tournament_checked_in(&self) -> String {
        say!(self, "tournament-checked-in")
    }

    /// They have said that they are at the table.
    pub fn tournament_arrived(&self) -> String {
        say!(self, "tournament-arrived")
    }

    /// The role that organises tournaments on this server. A role's mention pings nobody in a private answer.
    pub fn tournament_organisers(&self, role: Option<RoleId>) -> String {
        match role {
            Some(role) => {
                say!(self, "tournament-organisers-role", role = format!("<@&{role}>"))
            }
            None => say!(self, "tournament-organisers-none"),
        }
    }

    /// A choice while an order is typed: the table does not count.
    pub fn tournament_void(&self) -> String {
        say!(self, "tournament-rule-void")
    }

    /// A choice while an order is typed: the table counts as it was played.
    pub fn tournament_as_played(&self) -> String {
        say!(self, "tournament-rule-played")
    }

    /// There is no tournament in this channel.
    pub fn no_tournament(&self) -> String {
        say!(self, "tournament-refuse-none")
    }

    /// There is a tournament in this channel already.
    pub fn tournament_taken(&self) -> String {
        say!(self, "tournament-refuse-taken")
    }

    /// There are so many tournaments on this server that there can be no more.
    pub fn too_many_tournaments(&self, most: u32) -> String {
        say!(self, "tournament-refuse-too-many", most = most)
    }

    /// They may create no tournament; `role` is the one whose members may.
    pub fn tournament_not_created(&self, role: Option<RoleId>) -> String {
        match role {
            Some(role) => {
                say!(self, "tournament-refuse-create-role", role = format!("<@&{role}>"))
            }
            None => say!(self, "tournament-refuse-create"),
        }
    }

    /// No other table can be opened in a thread that a tournament has opened.
    pub fn tournament_has_thread(&self) -> String {
        say!(self, "tournament-refuse-thread")
    }

    /// So many want something of the tournament at once that this came to nothing.
    pub fn tournament_busy(&self) -> String {
        say!(self, "tournament-refuse-busy")
    }

    /// No tournament can be held in a channel that has no threads.
    pub fn tournament_needs_threads(&self) -> String {
        say!(self, "tournament-refuse-channel")
    }

    /// No tournament can be held by rules that keep no scores.
    pub fn tournament_needs_scores(&self) -> String {
        say!(self, "tournament-refuse-edition")
    }

    /// No bot can play on for somebody.
    pub fn tournament_no_bot(&self) -> String {
        say!(self, "tournament-refuse-bot")
    }

    /// The reason of a refusal, and what to do.
    pub fn tournament_refusal(&self, refusal: &Refusal) -> String {
        match *refusal {
            Refusal::Plan(bad) => self.bad_plan(bad),
            Refusal::TakesPart => say!(self, "tournament-refuse-takes-part"),
            Refusal::NotAnOrganiser => say!(self, "tournament-refuse-organiser"),
            Refusal::Over => say!(self, "tournament-refuse-over"),
            Refusal::NotStarted => say!(self, "tournament-refuse-not-started"),
            Refusal::AlreadyStarted { playing: 0 } => say!(self, "tournament-refuse-started"),
            Refusal::AlreadyStarted { playing } => {
                say!(self, "tournament-refuse-playing", playing = playing)
            }
            Refusal::TooFew { count, least } => {
                say!(self, "tournament-refuse-too-few", count = count, least = least)
            }
            Refusal::NoPersons => say!(self, "tournament-refuse-no-persons"),
            Refusal::TooManyComputers { computers, most, each } => {
                say!(
                    self,
                    "tournament-refuse-computers",
                    computers = computers,
                    most = most,
                    each = each
                )
            }
            Refusal::OneComputerTooMany { each } => {
                say!(self, "tournament-refuse-one-computer", each = each)
            }
            Refusal::NoMoreComputers => say!(self, "tournament-refuse-no-more-computers"),
            Refusal::Full { capacity } => {
                say!(self, "tournament-refuse-full", capacity = capacity)
            }
            Refusal::AlreadyIn => say!(self, "tournament-refuse-already-in"),
            Refusal::NotIn => say!(self, "tournament-refuse-not-in"),
            Refusal::EntryIsOut => say!(self, "tournament-refuse-they-not-in"),
            Refusal::TooLate => say!(self, "tournament-refuse-too-late"),
            Refusal::Removed => say!(self, "tournament-refuse-removed"),
            Refusal::NoCheckIn => say!(self, "tournament-refuse-no-check-in"),
            Refusal::CheckedInAlready => say!(self, "tournament-refuse-checked-in"),
            Refusal::NoSuchTable { table } => {
                say!(self, "tournament-refuse-no-table", table = table)
            }
            Refusal::OwnTable { table } => {
                say!(self, "tournament-refuse-own-table", table = table)
            }
            Refusal::NotAtTable => say!(self, "tournament-refuse-not-at-table"),
            Refusal::TableOver => say!(self, "tournament-refuse-table-over"),
            Refusal::BadOrder => say!(self, "tournament-refuse-order"),
            Refusal::NotUnderWay { table } => {
                say!(self, "organise-refuse-not-under-way", table = table)
            }
            Refusal::MatchVoided { table } => {
                say!(self, "tournament-refuse-match-voided", table = table)
            }
            Refusal::NoRuling => say!(self, "tournament-refuse-no-ruling"),
            Refusal::NoSuchEntry => say!(self, "tournament-refuse-no-entry"),
            Refusal::ReplacementTakesPart => say!(self, "tournament-refuse-replacement"),
            Refusal::AlreadyPaused => say!(self, "tournament-refuse-paused"),
            Refusal::NotPaused => say!(self, "tournament-refuse-not-paused"),
            Refusal::Blameless => say!(self, "tournament-refuse-blameless"),
            Refusal::BadExtension { least, most } => {
                say!(self, "tournament-refuse-extension", least = least, most = most)
            }
        }
    }

    /// The condition under which no tournament can be held, and what is possible.
    fn bad_plan(&self, bad: InvalidPlan) -> String {
        match bad {
            InvalidPlan::Name { most } => say!(self, "tournament-refuse-name", most = most),
            InvalidPlan::Seats { least, most } => {
                say!(self, "tournament-refuse-seats", least = least, most = most)
            }
            InvalidPlan::Rounds { least, most } => {
                say!(self, "tournament-refuse-rounds", least = least, most = most)
            }
            InvalidPlan::Capacity { least, most } => {
                say!(self, "tournament-refuse-capacity", least = least, most = most)
            }
            InvalidPlan::EventWithoutStart => say!(self, "tournament-refuse-event-start"),
            InvalidPlan::Start { soonest, latest } => {
                let (soonest, latest) = (full(unix(soonest) + 60), full(unix(latest)));
                say!(self, "tournament-refuse-start", soonest = soonest, latest = latest)
            }
            InvalidPlan::Time { which, least, most } => match which {
                PlanTime::Lasts => {
                    say!(self, "tournament-refuse-time-arena", least = least, most = most)
                }
                PlanTime::CheckIn => {
                    say!(self, "tournament-refuse-time-check-in", least = least, most = most)
                }
                PlanTime::TurnUp => {
                    say!(self, "tournament-refuse-time-turn-up", least = least, most = most)
                }
                PlanTime::TableTime => {
                    say!(self, "tournament-refuse-time-table", least = least, most = most)
                }
            },
        }
    }
}
