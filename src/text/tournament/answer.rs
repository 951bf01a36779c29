//! Private answers about tournaments, and refusals with the possible actions.

use crate::ids::RoleId;
use crate::league::tournament::{InvalidPlan, PlanTime, Refusal, Tournament};
use crate::text::core::bundle::say;
use crate::text::core::moment::{full, unix};
use crate::text::{Text, escape};

/// Whether a tournament can be shown among the server's events, as its organiser wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventShown {
    Shown,
    /// The bot may not create events on the server.
    MayNot,
}

impl Text {
    /// Returns the confirmation of a new tournament: its planned check-in and start, and whether it is shown among the server's
    /// events.
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

    /// Says that the reader has joined; `late` if rounds have been paired without them.
    pub fn tournament_joined(&self, name: &str, late: bool) -> String {
        let name = escape(name);
        if late {
            say!(self, "tournament-joined-late", name = name)
        } else {
            say!(self, "tournament-joined", name = name)
        }
    }

    /// Says that the reader has left; unless the tournament `continues`, they were the last person.
    pub fn tournament_left(&self, continues: bool) -> String {
        if continues { say!(self, "tournament-left") } else { say!(self, "tournament-left-last") }
    }

    /// Says that the reader has checked in before the start.
    pub fn tournament_checked_in(&self) -> String {
        say!(self, "tournament-checked-in")
    }

    /// Says that the reader has confirmed that they are at the table.
    pub fn tournament_arrived(&self) -> String {
        say!(self, "tournament-arrived")
    }

    /// Returns the role that organises tournaments on this server. A role's mention pings nobody in a private answer.
    pub fn tournament_organisers(&self, role: Option<RoleId>) -> String {
        match role {
            Some(role) => {
                say!(self, "tournament-organisers-role", role = format!("<@&{role}>"))
            }
            None => say!(self, "tournament-organisers-none"),
        }
    }

    /// Returns the suggestion in an order's autocomplete that makes a table void.
    pub fn tournament_void(&self) -> String {
        say!(self, "tournament-rule-void")
    }

    /// Returns the suggestion in an order's autocomplete that makes a table count as played.
    pub fn tournament_as_played(&self) -> String {
        say!(self, "tournament-rule-played")
    }

    /// Says that there is no tournament in this channel.
    pub fn no_tournament(&self) -> String {
        say!(self, "tournament-refuse-none")
    }

    /// Says that there is a tournament in this channel already.
    pub fn tournament_taken(&self) -> String {
        say!(self, "tournament-refuse-taken")
    }

    /// Says that the server has reached its limit of tournaments.
    pub fn too_many_tournaments(&self, most: u32) -> String {
        say!(self, "tournament-refuse-too-many", most = most)
    }

    /// Says that the reader may not create a tournament; members of `role` may.
    pub fn tournament_not_created(&self, role: Option<RoleId>) -> String {
        match role {
            Some(role) => {
                say!(self, "tournament-refuse-create-role", role = format!("<@&{role}>"))
            }
            None => say!(self, "tournament-refuse-create"),
        }
    }

    /// Returns the refusal to open a table in a tournament's thread.
    pub fn tournament_has_thread(&self) -> String {
        say!(self, "tournament-refuse-thread")
    }

    /// Returns the request failed, because too many people act on the tournament at once.
    pub fn tournament_busy(&self) -> String {
        say!(self, "tournament-refuse-busy")
    }

    /// Returns the refusal of a tournament in a channel without threads.
    pub fn tournament_needs_threads(&self) -> String {
        say!(self, "tournament-refuse-channel")
    }

    /// Returns the refusal of a tournament with rules without scores.
    pub fn tournament_needs_scores(&self) -> String {
        say!(self, "tournament-refuse-edition")
    }

    /// Returns the refusal of a bot as a substitute.
    pub fn tournament_no_bot(&self) -> String {
        say!(self, "tournament-refuse-bot")
    }

    /// Returns the reason of a refusal, and the possible actions.
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

    /// Returns the invalid part of a plan, and the possible values.
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
