//! Private answers about tournaments, and refusals, which also name the possible actions.

use crate::ids::RoleId;
use crate::league::tournament::{InvalidPlan, PlanTime, Tournament, TournamentRefusal};
use crate::text::core::bundle::say;
use crate::text::core::moment::{full_mark, relative_mark, to_unix};
use crate::text::{Text, escaped};
use crate::time::Millis;

/// The outcome of listing a tournament among the server's scheduled events, if its organiser wants
/// that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventShown {
    Shown,
    /// The bot may not create scheduled events on the server.
    MayNot,
}

impl Text {
    /// Returns the confirmation of a new tournament: its planned check-in and start, and, if `event` is given, if it is
    /// listed among the server's scheduled events.
    pub fn tournament_created(&self, state: &Tournament, event: Option<EventShown>) -> String {
        let mut lines = vec![match state.start_due_at() {
            Some(start) => {
                say!(self, "tournament-created-planned", start = full_mark(to_unix(start)))
            }
            None => say!(self, "tournament-created"),
        }];
        lines.extend(state.check_in_due_at().map(|opens| {
            say!(self, "tournament-created-check-in", opens = full_mark(to_unix(opens)))
        }));
        let time = self.estimated_time(state.estimated_duration());
        lines.push(match state.is_long_evening() {
            false => say!(self, "tournament-created-length", time = time),
            true => say!(self, "tournament-created-length-long", time = time),
        });
        if state.plan.weekly.is_some() {
            lines.push(say!(self, "tournament-created-weekly"));
        }
        lines.extend(event.map(|event| match event {
            EventShown::Shown => say!(self, "tournament-created-event"),
            EventShown::MayNot => say!(self, "tournament-created-no-event"),
        }));
        lines.join("\n")
    }

    /// Says that the reader has joined. `late` is true if rounds have already been paired without them.
    pub fn tournament_joined(&self, name: &str, late: bool) -> String {
        let name = escaped(name);
        if late {
            say!(self, "tournament-joined-late", name = name)
        } else {
            say!(self, "tournament-joined", name = name)
        }
    }

    /// Says that the reader is on the waiting list, at this place.
    pub fn tournament_queued(&self, place: usize) -> String {
        say!(self, "tournament-queued", place = place)
    }

    /// Says that the reader is no longer on the waiting list.
    pub fn tournament_left_waiting(&self) -> String {
        say!(self, "tournament-left-waiting")
    }

    /// Says that the reader has left. If `continues` is false, they were the last person.
    pub fn tournament_left(&self, continues: bool) -> String {
        if continues { say!(self, "tournament-left") } else { say!(self, "tournament-left-last") }
    }

    /// Returns the refusal of dates without a tournament that cannot be parsed.
    pub fn tournament_unreadable_dates(&self, typed: &str) -> String {
        say!(self, "tournament-refuse-dates", typed = escaped(typed))
    }

    /// Returns the refusal of a tournament with both a number of rounds and the length of an arena.
    pub fn tournament_rounds_or_arena(&self) -> String {
        say!(self, "tournament-refuse-rounds-and-arena")
    }

    /// Returns the refusal of a round robin or a knockout with rounds, seats, an arena or a final table of its own.
    pub fn tournament_sets_its_tables(&self) -> String {
        say!(self, "tournament-refuse-fixed-tables")
    }

    /// Asks for confirmation before the reader leaves a tournament that has started; `table` is the table at which they play now.
    pub fn leave_tournament_question(&self, name: &str, table: Option<u32>) -> String {
        let name = escaped(name);
        match table {
            Some(table) => say!(self, "tournament-leave-table", name = name, table = table),
            None => say!(self, "tournament-leave-sure", name = name),
        }
    }

    /// Says that the reader has left, and that they can come back to their seat before `until`, in milliseconds since
    /// 1970. Unless `continues` is true, they were the last person.
    pub fn tournament_left_for_now(&self, until: Millis, continues: bool) -> String {
        let until = relative_mark(to_unix(until));
        if continues {
            say!(self, "tournament-left-for-now", until = until)
        } else {
            say!(self, "tournament-left-last-for-now", until = until)
        }
    }

    /// Says that the reader has their seat back.
    pub fn tournament_returned(&self) -> String {
        say!(self, "tournament-returned")
    }

    /// Says that the reader's seat is not kept free any more. If `continues` is true, it says that
    /// they can join again.
    pub fn tournament_return_too_late(&self, continues: bool) -> String {
        if continues {
            say!(self, "tournament-return-too-late")
        } else {
            say!(self, "tournament-return-over")
        }
    }

    /// Says that the reader has checked in before the start.
    pub fn tournament_checked_in(&self) -> String {
        say!(self, "tournament-checked-in")
    }

    /// Says that the reader has confirmed that they are at the table.
    pub fn tournament_arrived(&self) -> String {
        say!(self, "tournament-arrived")
    }

    /// Returns the answer about the role that organises tournaments on this server. The role is mentioned, but a private answer
    /// notifies nobody.
    pub fn tournament_organisers(&self, role: Option<RoleId>) -> String {
        match role {
            Some(role) => {
                say!(self, "tournament-organisers-role", role = format!("<@&{role}>"))
            }
            None => say!(self, "tournament-organisers-none"),
        }
    }

    /// Returns the autocomplete suggestion, for a decision about a table, that makes the table void.
    pub fn tournament_void(&self) -> String {
        say!(self, "tournament-rule-void")
    }

    /// Returns the autocomplete suggestion, for a decision about a table, that makes the table count as played.
    pub fn tournament_as_played(&self) -> String {
        say!(self, "tournament-rule-played")
    }

    /// Says that this channel has no tournament.
    pub fn no_tournament(&self) -> String {
        say!(self, "tournament-refuse-none")
    }

    /// Says that this channel already has a tournament.
    pub fn tournament_taken(&self) -> String {
        say!(self, "tournament-refuse-taken")
    }

    /// Says that the server has reached its limit of `most` tournaments.
    pub fn too_many_tournaments(&self, most: u32) -> String {
        say!(self, "tournament-refuse-too-many", most = most)
    }

    /// Says that the reader may not create a tournament, and that members of `role` may.
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

    /// Says that the request failed, because too many people act on the tournament at the same time.
    pub fn tournament_busy(&self) -> String {
        say!(self, "tournament-refuse-busy")
    }

    /// Returns the refusal of a tournament in a channel without threads.
    pub fn tournament_needs_threads(&self) -> String {
        say!(self, "tournament-refuse-channel")
    }

    /// Returns the refusal of a tournament whose rules keep no score.
    pub fn tournament_needs_scores(&self) -> String {
        say!(self, "tournament-refuse-edition")
    }

    /// Returns the refusal of a bot as a substitute.
    pub fn tournament_no_bot(&self) -> String {
        say!(self, "tournament-refuse-bot")
    }

    /// Returns the sentence with the reason of a refusal and the possible actions.
    pub fn tournament_refusal(&self, refusal: &TournamentRefusal) -> String {
        match *refusal {
            TournamentRefusal::Plan(bad) => self.bad_plan(bad),
            TournamentRefusal::TakesPart => say!(self, "tournament-refuse-takes-part"),
            TournamentRefusal::NotAnOrganiser => say!(self, "tournament-refuse-organiser"),
            TournamentRefusal::Over => say!(self, "tournament-refuse-over"),
            TournamentRefusal::NotStarted => say!(self, "tournament-refuse-not-started"),
            TournamentRefusal::AlreadyStarted { playing: 0 } => {
                say!(self, "tournament-refuse-started")
            }
            TournamentRefusal::AlreadyStarted { playing } => {
                say!(self, "tournament-refuse-playing", playing = playing)
            }
            TournamentRefusal::TooFew { count, least } => {
                say!(self, "tournament-refuse-too-few", count = count, least = least)
            }
            TournamentRefusal::NoPersons => say!(self, "tournament-refuse-no-persons"),
            TournamentRefusal::TooManyComputers { computers, most, each } => {
                say!(
                    self,
                    "tournament-refuse-computers",
                    computers = computers,
                    most = most,
                    each = each
                )
            }
            TournamentRefusal::ComputersBeyondPlaces { most, each } => {
                say!(self, "tournament-refuse-computers-places", most = most, each = each)
            }
            TournamentRefusal::OneComputerTooMany { each } => {
                say!(self, "tournament-refuse-one-computer", each = each)
            }
            TournamentRefusal::NoMoreComputers => say!(self, "tournament-refuse-no-more-computers"),
            TournamentRefusal::Full { capacity } => {
                say!(self, "tournament-refuse-full", capacity = capacity)
            }
            TournamentRefusal::Unmet(unmet) => self.unmet_term(unmet),
            TournamentRefusal::AlreadyWaiting { place } => {
                say!(self, "tournament-refuse-already-waiting", place = place)
            }
            TournamentRefusal::AlreadyIn => say!(self, "tournament-refuse-already-in"),
            TournamentRefusal::NotIn => say!(self, "tournament-refuse-not-in"),
            TournamentRefusal::EntryIsOut => say!(self, "tournament-refuse-they-not-in"),
            TournamentRefusal::TooLate => say!(self, "tournament-refuse-too-late"),
            TournamentRefusal::Removed => say!(self, "tournament-refuse-removed"),
            TournamentRefusal::NoCheckIn => say!(self, "tournament-refuse-no-check-in"),
            TournamentRefusal::CheckedInAlready => say!(self, "tournament-refuse-checked-in"),
            TournamentRefusal::NoSuchTable { table } => {
                say!(self, "tournament-refuse-no-table", table = table)
            }
            TournamentRefusal::OwnTable { table } => {
                say!(self, "tournament-refuse-own-table", table = table)
            }
            TournamentRefusal::NotAtTable => say!(self, "tournament-refuse-not-at-table"),
            TournamentRefusal::TableOver => say!(self, "tournament-refuse-table-over"),
            TournamentRefusal::BadOrder => say!(self, "tournament-refuse-order"),
            TournamentRefusal::NotUnderWay { table } => {
                say!(self, "organise-refuse-not-under-way", table = table)
            }
            TournamentRefusal::MatchVoided { table } => {
                say!(self, "tournament-refuse-match-voided", table = table)
            }
            TournamentRefusal::NoRuling => say!(self, "tournament-refuse-no-ruling"),
            TournamentRefusal::NoSuchEntry => say!(self, "tournament-refuse-no-entry"),
            TournamentRefusal::ReplacementTakesPart => say!(self, "tournament-refuse-replacement"),
            TournamentRefusal::AlreadyPaused => say!(self, "tournament-refuse-paused"),
            TournamentRefusal::NotPaused => say!(self, "tournament-refuse-not-paused"),
            TournamentRefusal::Blameless => say!(self, "tournament-refuse-blameless"),
            TournamentRefusal::BadExtension { least, most } => {
                say!(self, "tournament-refuse-extension", least = least, most = most)
            }
        }
    }

    /// Returns the sentence about the invalid part of a plan and its possible values.
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
            InvalidPlan::FixedTables => self.tournament_sets_its_tables(),
            InvalidPlan::Ratings { least, most } => {
                say!(self, "tournament-refuse-ratings", least = least, most = most)
            }
            InvalidPlan::EventWithoutStart => say!(self, "tournament-refuse-event-start"),
            InvalidPlan::WeeklyWithoutStart => say!(self, "tournament-refuse-weekly-start"),
            InvalidPlan::DatesWithoutWeekly => say!(self, "tournament-refuse-dates-alone"),
            InvalidPlan::Start { soonest, latest } => {
                let (soonest, latest) =
                    (full_mark(to_unix(soonest) + 60), full_mark(to_unix(latest)));
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
