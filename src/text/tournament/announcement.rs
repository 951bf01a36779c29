//! The conditions in a tournament's own message: all conditions before the start, and after the start those that still matter.

use super::MINUTE;
use crate::league::tournament::{
    EntryTerms, Stage, Tournament, TournamentEvent, TournamentPlan, TournamentTable, UnmetTerm,
};
use crate::text::core::bundle::say;
use crate::text::core::moment::{
    date_markup, full_time_markup, relative_time_markup, short_time_markup, to_unix_seconds,
};
use crate::text::core::name::plain_name_within;
use crate::text::{Text, TurnLimit, escaped_name};
use crate::time::Millis;
use triominos_rules::game::{Change, Clause, Edition, Length, Variant};
use triominos_rules::opponent::Level;

const HOUR: Millis = 60 * MINUTE;
const DAY: Millis = 24 * HOUR;

/// Returns the time limit of a turn for the clock of a tournament. The clock has a name such as `minutes-2`. Returns `None` for a
/// clock without a limit.
pub fn turn_limit_of_tournament_clock(clock_name: &str) -> Option<TurnLimit> {
    let (unit, count) = clock_name.split_once('-')?;
    let count = count.parse().ok()?;
    match unit {
        "minutes" => Some(TurnLimit::Minutes(count)),
        "days" => Some(TurnLimit::Days(count)),
        _ => None,
    }
}

impl Text {
    /// Returns the lines about the conditions of a tournament, the most important one first.
    pub(super) fn tournament_conditions(&self, state: &Tournament) -> Vec<String> {
        let plan = &state.plan;
        let before = state.is_before_start();
        let mut lines = Vec::new();
        if before {
            lines.extend(self.planned_start_lines(state));
        }
        lines.extend(self.weekly_repetition_line(state));
        let play = self.tournament_format_in_words(&plan.format, plan.seats, &plan.edition);
        lines.push(say!(self, "tournament-plan-play", play = play));
        lines.extend(self.match_length_line(plan));
        if !plan.entry.is_open() && state.can_be_joined() {
            let terms = self.entry_condition_lines(&plan.entry).join(" · ");
            lines.push(say!(self, "tournament-plan-entry", terms = terms));
        }
        if plan.final_table {
            lines.push(say!(self, "tournament-plan-final", seats = plan.seats));
        }
        if !state.is_over() {
            let limit = turn_limit_of_tournament_clock(&plan.clock);
            lines.push(match limit {
                Some(_) => say!(self, "tournament-plan-clock", clock = self.clock_name(limit)),
                None => say!(self, "tournament-plan-no-clock"),
            });
        }
        if before {
            let minutes = plan.turn_up / MINUTE;
            lines.push(say!(self, "tournament-plan-turn-up", minutes = minutes));
            let time = self.duration_in_words(plan.table_time);
            lines.push(say!(self, "tournament-plan-table", time = time));
            let time = self.estimated_duration(state.estimated_duration());
            lines.push(match state.is_longer_than_evening() {
                false => say!(self, "tournament-plan-length", time = time),
                true => say!(self, "tournament-plan-length-long", time = time),
            });
        }
        if state.can_be_joined() {
            lines.push(self.late_entry_line(state));
        }
        let computers = state.count_computers();
        if before && computers > 0 {
            let level = self.level_name(Level::from_name(&plan.level).unwrap_or_default());
            lines.push(say!(self, "tournament-plan-computers", count = computers, level = level));
        }
        lines
    }

    /// Returns the line that a tournament is repeated weekly, with the dates on which it is not held. Returns `None` for a single
    /// tournament, and once the next tournament of the series exists.
    fn weekly_repetition_line(&self, state: &Tournament) -> Option<String> {
        let weekly = state.plan.weekly.as_ref().filter(|_| !state.is_continued)?;
        let dates = weekly.skipped_dates_after(state.changed_at).into_iter();
        let dates: Vec<String> = dates.map(|noon| date_markup(to_unix_seconds(noon))).collect();
        Some(match dates.as_slice() {
            [] => say!(self, "tournament-plan-weekly"),
            dates => {
                say!(self, "tournament-plan-weekly-without", dates = self.list_with_and(dates))
            }
        })
    }

    /// Returns the line about the length of a match, if it differs from the usual length of the edition; otherwise `None`.
    fn match_length_line(&self, plan: &TournamentPlan) -> Option<String> {
        let length = plan.rules.first()?.length;
        let usual = Edition::from_name(&plan.edition).and_then(|edition| edition.rules(2));
        if usual.is_some_and(|rules| rules.length == length) {
            return None;
        }
        let change = match length {
            Length::Single => Clause::Match.find_value("single"),
            Length::Rounds { limit } => Change::from_round_limit(limit),
            Length::Points { limit, when } => Change::from_point_limit(limit, when),
        }?;
        let length = self.change_label(&Variant::from(Edition::default()), change);
        Some(say!(self, "tournament-plan-match", length = length))
    }

    /// Returns the lines about the conditions that people have to meet in order to join.
    fn entry_condition_lines(&self, terms: &EntryTerms) -> Vec<String> {
        let role =
            terms.role.map(|role| say!(self, "tournament-term-role", role = format!("<@&{role}>")));
        let band = self.rating_range(terms.rating_least, terms.rating_most);
        let rating = band.map(|band| say!(self, "tournament-term-rating", band = band));
        let account = terms
            .account_age
            .map(|age| say!(self, "tournament-term-account", time = self.duration_in_words(age)));
        let member = terms
            .membership
            .map(|time| say!(self, "tournament-term-member", time = self.duration_in_words(time)));
        [role, rating, account, member].into_iter().flatten().collect()
    }

    /// Returns the range of ratings with which people can join, such as `1400–1600`; `None` if all ratings are allowed.
    fn rating_range(&self, min_rating: Option<i32>, max_rating: Option<i32>) -> Option<String> {
        Some(match (min_rating, max_rating) {
            (Some(least), Some(most)) => format!("{least}–{most}"),
            (Some(least), None) => say!(self, "tournament-band-least", least = least),
            (None, Some(most)) => say!(self, "tournament-band-most", most = most),
            (None, None) => return None,
        })
    }

    /// Refuses to let the reader join, because they do not meet this condition.
    pub(super) fn unmet_condition_refusal(&self, unmet: UnmetTerm) -> String {
        let from = |from: Millis| full_time_markup(to_unix_seconds(from) + 1);
        match unmet {
            UnmetTerm::Role { role } => {
                say!(self, "tournament-refuse-term-role", role = format!("<@&{role}>"))
            }
            UnmetTerm::Rating { own, least, most } => {
                let band = self.rating_range(least, most).unwrap_or_default();
                let own = own.unwrap_or_default();
                say!(self, "tournament-refuse-term-rating", band = band, own = own)
            }
            UnmetTerm::AccountAge { least, from: at } => {
                let (time, from) = (self.duration_in_words(least), from(at));
                say!(self, "tournament-refuse-term-account", time = time, from = from)
            }
            UnmetTerm::Membership { least, from: at } => {
                let (time, from) = (self.duration_in_words(least), from(at));
                say!(self, "tournament-refuse-term-member", time = time, from = from)
            }
        }
    }

    /// Returns the lines about the conditions that an event has changed. `before` is the tournament before the event.
    pub(super) fn changed_condition_lines(
        &self,
        before: &Tournament,
        event: &TournamentEvent,
    ) -> Vec<String> {
        let mut after = before.clone();
        if after.apply(before.changed_at, event).is_err() {
            return Vec::new();
        }
        let mut lines = Vec::new();
        if after.plan.name != before.plan.name {
            lines.push(say!(self, "tournament-plan-name", name = escaped_name(&after.plan.name)));
        }
        let known = self.tournament_conditions(before);
        let conditions = self.tournament_conditions(&after).into_iter();
        lines.extend(conditions.filter(|line| !known.contains(line)));
        if after.plan.capacity != before.plan.capacity {
            lines.push(say!(self, "tournament-plan-places", places = after.plan.capacity));
        }
        lines
    }

    /// Returns the lines about the planned start and the check-in.
    pub(in crate::text) fn planned_start_lines(&self, state: &Tournament) -> Vec<String> {
        let mut lines = Vec::new();
        let start = state.start_due_at().filter(|_| state.starts_at.is_some());
        lines.extend(start.map(|start| {
            say!(self, "tournament-plan-start", start = full_time_markup(to_unix_seconds(start)))
        }));
        let Some(check_in) = state.plan.check_in.filter(|_| state.stage == Stage::SignUp) else {
            return lines;
        };
        let lasts = self.duration_in_words(check_in);
        lines.push(match state.check_in_due_at() {
            Some(opens) => {
                let opens = short_time_markup(to_unix_seconds(opens));
                say!(self, "tournament-plan-check-in", opens = opens, time = lasts)
            }
            None => say!(self, "tournament-plan-check-in-later", time = lasts),
        });
        lines
    }

    /// Returns the line that says how long after the start people can still join.
    fn late_entry_line(&self, state: &Tournament) -> String {
        match (state.plan.max_missed_rounds_on_joining(), state.stage) {
            (Some(0), _) => say!(self, "tournament-plan-late-none"),
            (Some(rounds), _) => say!(self, "tournament-plan-late", round = rounds + 1),
            (None, Stage::Playing { until: Some(until) }) => {
                say!(
                    self,
                    "tournament-plan-late-until",
                    until = relative_time_markup(to_unix_seconds(until))
                )
            }
            (None, _) => say!(self, "tournament-plan-late-arena"),
        }
    }

    /// Returns the line that says how people can join before the start. It stands below the list of participants.
    pub(super) fn sign_up_line(&self, state: &Tournament) -> String {
        if state.is_full(state.changed_at) {
            say!(self, "tournament-sign-up-full")
        } else if state.starts_at.is_some() {
            say!(self, "tournament-sign-up-planned")
        } else {
            say!(self, "tournament-sign-up")
        }
    }

    /// Returns a duration (in milliseconds) in words, in the largest unit in which it is a whole
    /// number.
    pub(in crate::text) fn duration_in_words(&self, duration: Millis) -> String {
        if duration >= DAY && duration % DAY == 0 {
            say!(self, "tournament-time-days", count = duration / DAY)
        } else if duration >= HOUR && duration % HOUR == 0 {
            say!(self, "tournament-time-hours", count = duration / HOUR)
        } else {
            say!(self, "tournament-time-minutes", count = duration / MINUTE)
        }
    }

    /// Returns an estimated duration in words: in steps of five minutes below two hours, and in hours below two days.
    pub(super) fn estimated_duration(&self, duration: Millis) -> String {
        let step = if duration < 2 * HOUR {
            5 * MINUTE
        } else if duration < 2 * DAY {
            HOUR
        } else {
            DAY
        };
        self.duration_in_words(((duration + step / 2) / step).max(1) * step)
    }

    /// Returns the line with the length of a match, the clock, and good wishes, for the message that calls the players to their
    /// table.
    pub(super) fn match_terms_with_good_wishes(
        &self,
        state: &Tournament,
        table: &TournamentTable,
    ) -> String {
        let rules = state.plan.rules_for(table.seats.len());
        let length = rules.map_or(Length::Single, |rules| rules.length);
        let length = match length {
            Length::Points { limit, .. } => say!(self, "tournament-call-points", points = limit),
            Length::Rounds { limit } => say!(self, "tournament-call-rounds", rounds = limit),
            Length::Single => say!(self, "tournament-call-rounds", rounds = 1),
        };
        let clock = self.clock_name(turn_limit_of_tournament_clock(&state.plan.clock));
        say!(self, "tournament-call-wish", length = length, clock = clock)
    }

    /// Returns the label of a suggested start for a new tournament. `local_time` is the start in the organiser's time zone.
    /// `time_until` is the time until the start, in milliseconds.
    pub fn start_suggestion_label(&self, local_time: &str, time_until: Millis) -> String {
        say!(
            self,
            "tournament-start-choice",
            moment = local_time,
            away = self.time_until_start(time_until)
        )
    }

    /// Returns the label of a suggested start for an organiser whose time zone is unknown: the start in some time zone, and the
    /// present time in that zone.
    pub fn start_in_zone_label(&self, start_in_zone: &str, now_in_zone: &str) -> String {
        say!(self, "tournament-start-zone-choice", moment = start_in_zone, time = now_in_zone)
    }

    /// Returns the words for the time until a suggested start, given in milliseconds.
    pub fn time_until_start(&self, duration: Millis) -> String {
        let rounded = |unit: Millis| (duration + unit / 2) / unit;
        if duration < 2 * HOUR {
            say!(self, "tournament-start-minutes", count = rounded(MINUTE))
        } else if duration < 2 * DAY {
            say!(self, "tournament-start-hours", count = rounded(HOUR))
        } else {
            say!(self, "tournament-start-days", count = rounded(DAY))
        }
    }

    /// Refuses a start time that the organiser has typed, because it cannot be parsed.
    pub fn start_unreadable(&self) -> String {
        say!(self, "tournament-refuse-start-unreadable")
    }

    /// Refuses a start time that the organiser has typed: it has a time of day, but the organiser's time zone is not known.
    pub fn start_needs_zone(&self) -> String {
        say!(self, "tournament-refuse-start-zone")
    }

    /// Returns the name of a tournament among the scheduled events of its server: at most 100 characters.
    pub fn scheduled_event_name(state: &Tournament) -> String {
        plain_name_within(&state.plan.name, TournamentPlan::MAX_NAME_LENGTH)
    }

    /// Returns the description of a tournament among the scheduled events of its server: at most 1,000 characters.
    pub fn scheduled_event_description(&self, state: &Tournament) -> String {
        let plan = &state.plan;
        let play = self.tournament_format_in_words(&plan.format, plan.seats, &plan.edition);
        say!(self, "tournament-event", play = play, channel = format!("<#{}>", state.channel))
    }
}
