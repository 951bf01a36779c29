//! Private answers about tournaments. A refusal also names what the reader can do instead. In this file, the reader is the person
//! who acted.

use crate::ids::RoleId;
use crate::league::tournament::{InvalidPlan, PlanTime, Tournament, TournamentRefusal};
use crate::text::core::bundle::say;
use crate::text::core::moment::{full_time_markup, relative_time_markup, to_unix_seconds};
use crate::text::{Text, escaped_name};
use crate::time::Millis;

/// Whether a new tournament was listed among the server's scheduled events. Its organiser has requested that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScheduledEventListing {
    Shown,
    /// The bot may not create scheduled events on the server.
    MayNot,
}

impl Text {
    /// Returns the confirmation of a new tournament, with its planned check-in and start. `scheduled_event` is given if the
    /// organiser wanted the tournament to be listed among the server's scheduled events; the confirmation then says whether it is.
    pub fn tournament_created(
        &self,
        state: &Tournament,
        scheduled_event: Option<ScheduledEventListing>,
    ) -> String {
        let mut lines = vec![match state.start_due_at() {
            Some(start) => {
                say!(
                    self,
                    "tournament-created-planned",
                    start = full_time_markup(to_unix_seconds(start))
                )
            }
            None => say!(self, "tournament-created"),
        }];
        lines.extend(state.check_in_due_at().map(|opens| {
            say!(
                self,
                "tournament-created-check-in",
                opens = full_time_markup(to_unix_seconds(opens))
            )
        }));
        let time = self.estimated_duration(state.estimated_duration());
        lines.push(match state.is_longer_than_evening() {
            false => say!(self, "tournament-created-length", time = time),
            true => say!(self, "tournament-created-length-long", time = time),
        });
        if state.plan.weekly.is_some() {
            lines.push(say!(self, "tournament-created-weekly"));
        }
        lines.extend(scheduled_event.map(|event| match event {
            ScheduledEventListing::Shown => say!(self, "tournament-created-event"),
            ScheduledEventListing::MayNot => say!(self, "tournament-created-no-event"),
        }));
        lines.join("\n")
    }

    /// Says that the reader has joined. `is_late` is true if rounds have already been paired without them.
    pub fn tournament_joined(&self, tournament_name: &str, is_late: bool) -> String {
        let name = escaped_name(tournament_name);
        if is_late {
            say!(self, "tournament-joined-late", name = name)
        } else {
            say!(self, "tournament-joined", name = name)
        }
    }

    /// Says that the reader is on the waiting list of a tournament, at this place.
    pub fn tournament_waitlisted(&self, place_in_list: usize) -> String {
        say!(self, "tournament-queued", place = place_in_list)
    }

    /// Says that the reader has left the waiting list.
    pub fn tournament_left_waiting_list(&self) -> String {
        say!(self, "tournament-left-waiting")
    }

    /// Says that the reader has left the tournament. If `tournament_continues` is false, the reader was the last person, so the
    /// tournament ends.
    pub fn tournament_left(&self, tournament_continues: bool) -> String {
        if tournament_continues {
            say!(self, "tournament-left")
        } else {
            say!(self, "tournament-left-last")
        }
    }

    /// Refuses the dates to be left out of a weekly tournament, because the typed text cannot be parsed.
    pub fn tournament_unreadable_dates(&self, typed_dates: &str) -> String {
        say!(self, "tournament-refuse-dates", typed = escaped_name(typed_dates))
    }

    /// Refuses to create a tournament with both a number of rounds and the length of an arena.
    pub fn rounds_and_arena_conflict(&self) -> String {
        say!(self, "tournament-refuse-rounds-and-arena")
    }

    /// Refuses to create a round robin or knockout with a number of rounds, a number of seats, an arena or a final table. These
    /// formats determine their tables themselves.
    pub fn fixed_table_format_refusal(&self) -> String {
        say!(self, "tournament-refuse-fixed-tables")
    }

    /// Asks the reader to confirm that they leave a tournament that has started. `table_number` is the table at which they play
    /// now; `None` if they play at none.
    pub fn leave_tournament_question(
        &self,
        tournament_name: &str,
        table_number: Option<u32>,
    ) -> String {
        let name = escaped_name(tournament_name);
        match table_number {
            Some(table) => say!(self, "tournament-leave-table", name = name, table = table),
            None => say!(self, "tournament-leave-sure", name = name),
        }
    }

    /// Says that the reader has left the tournament, and that they can come back to their seat until `return_until`, in
    /// milliseconds since 1970. If `tournament_continues` is false, the reader was the last person.
    pub fn tournament_left_for_now(
        &self,
        return_until: Millis,
        tournament_continues: bool,
    ) -> String {
        let until = relative_time_markup(to_unix_seconds(return_until));
        if tournament_continues {
            say!(self, "tournament-left-for-now", until = until)
        } else {
            say!(self, "tournament-left-last-for-now", until = until)
        }
    }

    /// Says that the reader, who had left the tournament shortly before, is back in their seat.
    pub fn tournament_seat_returned(&self) -> String {
        say!(self, "tournament-returned")
    }

    /// Refuses to give the reader their seat back, because they left the tournament too long ago. If `can_join_again` is true, the
    /// refusal says that they can join again.
    pub fn tournament_return_too_late(&self, can_join_again: bool) -> String {
        if can_join_again {
            say!(self, "tournament-return-too-late")
        } else {
            say!(self, "tournament-return-over")
        }
    }

    /// Says that the reader has confirmed, before the start, that they will take part (check-in).
    pub fn tournament_checked_in(&self) -> String {
        say!(self, "tournament-checked-in")
    }

    /// Says that the reader has confirmed that they are present at their table.
    pub fn tournament_presence_confirmed(&self) -> String {
        say!(self, "tournament-arrived")
    }

    /// Says which role organises tournaments on this server; `None` if the server has chosen no role. The role is mentioned, but a
    /// private answer notifies nobody.
    pub fn tournament_organiser_role(&self, organiser_role: Option<RoleId>) -> String {
        match organiser_role {
            Some(role) => {
                say!(self, "tournament-organisers-role", role = format!("<@&{role}>"))
            }
            None => say!(self, "tournament-organisers-none"),
        }
    }

    /// Returns the label of an autocomplete suggestion for an organiser who decides the result of a table: the table is void.
    pub fn void_table_suggestion(&self) -> String {
        say!(self, "tournament-rule-void")
    }

    /// Returns the label of an autocomplete suggestion for an organiser who decides the result of a table: the table counts as it
    /// was played.
    pub fn result_as_played_suggestion(&self) -> String {
        say!(self, "tournament-rule-played")
    }

    /// Says that this channel has no tournament.
    pub fn no_tournament(&self) -> String {
        say!(self, "tournament-refuse-none")
    }

    /// Returns the refusal of a new tournament, because this channel already has one.
    pub fn channel_has_tournament(&self) -> String {
        say!(self, "tournament-refuse-taken")
    }

    /// Refuses to create a tournament, because the server already has `limit` tournaments, the maximum.
    pub fn too_many_tournaments(&self, limit: u32) -> String {
        say!(self, "tournament-refuse-too-many", most = limit)
    }

    /// Refuses to let the reader create a tournament, because they lack the permission. If `organiser_role` is given, the refusal
    /// says that its members may.
    pub fn tournament_creation_refusal(&self, organiser_role: Option<RoleId>) -> String {
        match organiser_role {
            Some(role) => {
                say!(self, "tournament-refuse-create-role", role = format!("<@&{role}>"))
            }
            None => say!(self, "tournament-refuse-create"),
        }
    }

    /// Returns the refusal to open a table in a thread that belongs to a table of a tournament.
    pub fn thread_belongs_to_tournament(&self) -> String {
        say!(self, "tournament-refuse-thread")
    }

    /// Says that the request failed because too many people changed the tournament at the same time.
    pub fn tournament_busy(&self) -> String {
        say!(self, "tournament-refuse-busy")
    }

    /// Returns the refusal of a new tournament, because the channel cannot have threads.
    pub fn tournament_needs_threads(&self) -> String {
        say!(self, "tournament-refuse-channel")
    }

    /// Returns the refusal of a new tournament, because its edition keeps no score.
    pub fn tournament_needs_scores(&self) -> String {
        say!(self, "tournament-refuse-edition")
    }

    /// Returns the refusal to let a bot take over for a player of a tournament.
    pub fn no_bot_in_tournament(&self) -> String {
        say!(self, "tournament-refuse-bot")
    }

    /// Returns the sentence with the reason why an action in a tournament was refused, and with what the reader can do instead.
    pub fn tournament_refusal(&self, refusal: &TournamentRefusal) -> String {
        match *refusal {
            TournamentRefusal::Plan(bad) => self.invalid_plan_sentence(bad),
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
            TournamentRefusal::Unmet(unmet) => self.unmet_condition_refusal(unmet),
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

    /// Returns the sentence that names the invalid part of a tournament's plan, and the values that are allowed.
    fn invalid_plan_sentence(&self, invalid: InvalidPlan) -> String {
        match invalid {
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
            InvalidPlan::FixedTables => self.fixed_table_format_refusal(),
            InvalidPlan::Ratings { least, most } => {
                say!(self, "tournament-refuse-ratings", least = least, most = most)
            }
            InvalidPlan::EventWithoutStart => say!(self, "tournament-refuse-event-start"),
            InvalidPlan::WeeklyWithoutStart => say!(self, "tournament-refuse-weekly-start"),
            InvalidPlan::DatesWithoutWeekly => say!(self, "tournament-refuse-dates-alone"),
            InvalidPlan::Start { soonest, latest } => {
                let (soonest, latest) = (
                    full_time_markup(to_unix_seconds(soonest) + 60),
                    full_time_markup(to_unix_seconds(latest)),
                );
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
