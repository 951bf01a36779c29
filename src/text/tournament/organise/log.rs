//! The log of a tournament for its organisers, divided into rounds.

use std::collections::HashMap;

use super::confirmation::time_with_day_if_not_today;
use crate::ids::PersonId;
use crate::league::tournament::{Tournament, TournamentEvent};
use crate::text::core::bundle::say;
use crate::text::core::fit::{MESSAGE, length_when_sent};
use crate::text::core::moment::{date_markup, short_time_markup, to_unix_seconds};
use crate::text::tournament::names::EntryNames;
use crate::text::{Text, escaped_name};
use crate::time::Millis;

const DAY: Millis = 24 * 60 * 60_000;
/// The maximum time in milliseconds between two lines of the log that are merged because the same person joins or leaves.
const TOGGLE_GAP: Millis = 60 * 60_000;
/// The number of characters that are reserved for the page number in the title of a page.
const NUMBER: usize = 40;

/// A page of a tournament's log, and its position among all pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogPage {
    pub content: String,
    /// The number of the page, counted from 0 for the earliest.
    pub page: usize,
    pub pages: usize,
}

/// The lines of the log about one round, about the time before the first round, or about the time after the last one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::text) struct Section {
    pub heading: String,
    pub lines: Vec<(Millis, String)>,
}

impl Text {
    /// Returns the page of a tournament's log with this number, counted from 0. For `None`, returns the last page, which contains
    /// the latest round. People are called by the names that they had at the time of each event.
    pub fn tournament_log(
        &self,
        tournament_name: &str,
        events: &[(Millis, TournamentEvent)],
        page_number: Option<usize>,
    ) -> LogPage {
        self.log_page(tournament_name, &self.log_sections(events), page_number)
    }

    /// Divides the events of the log into sections: one for each round, one for the events before the first round, and one for the
    /// events after the last round.
    fn log_sections(&self, events: &[(Millis, TournamentEvent)]) -> Vec<Section> {
        let names = EntryNames::from_events(events.iter().map(|(_, event)| event));
        let mut state =
            events.first().and_then(|(at, created)| Tournament::from_creation(*at, created));
        let mut sections: Vec<Section> = Vec::new();
        let mut toggles: Vec<Vec<Option<PersonId>>> = Vec::new();
        let mut begin = Some(say!(self, "organise-log-before"));
        for (at, event) in events {
            let Some(state) = &mut state else { break };
            match event {
                TournamentEvent::Paired(paired) if paired.is_final => {
                    begin = Some(say!(self, "organise-log-final"));
                }
                TournamentEvent::Paired(paired) if paired.round > 0 => {
                    begin = Some(say!(self, "organise-log-round", round = paired.round));
                }
                TournamentEvent::Paired(_) if state.tables.is_empty() => {
                    begin = Some(say!(self, "organise-log-arena"));
                }
                _ => {}
            }
            let line = self
                .log_line(&names, state, event, &|until| time_with_day_if_not_today(*at, until));
            if let Some(line) = line {
                if let Some(heading) = begin.take() {
                    sections.push(Section { heading, lines: Vec::new() });
                    toggles.push(Vec::new());
                }
                if let (Some(section), Some(toggles)) = (sections.last_mut(), toggles.last_mut()) {
                    section.lines.push((*at, line));
                    toggles.push(person_joining_or_leaving(state, event));
                }
            }
            let created = matches!(event, TournamentEvent::Created { .. });
            if !created && state.apply(*at, event).is_err() {
                break;
            }
            if matches!(event, TournamentEvent::Ended { .. }) {
                begin = Some(say!(self, "organise-log-after"));
            }
        }
        for (section, toggles) in sections.iter_mut().zip(&toggles) {
            merge_repeated_joins(&mut section.lines, toggles);
        }
        sections
    }

    /// Returns the page with this number, counted from 0. Returns the last page for `None`, and if there are fewer pages. A round
    /// that fits on one page is not divided.
    pub(in crate::text) fn log_page(
        &self,
        tournament_name: &str,
        sections: &[Section],
        page_number: Option<usize>,
    ) -> LogPage {
        let title = say!(self, "organise-log-title", name = escaped_name(tournament_name));
        let pages = self.log_pages(&title, sections);
        let last = pages.len().saturating_sub(1);
        let page = page_number.unwrap_or(last).min(last);
        let mut content =
            pages.get(page).map_or(title.clone(), |page| joined_sections(&title, page));
        if pages.len() > 1 {
            let number =
                say!(self, "tournament-standings-page-of", page = page + 1, pages = pages.len());
            content = format!("{content}\n-# {number}");
        }
        LogPage { content, page, pages: pages.len().max(1) }
    }

    /// Divides the sections into pages.
    fn log_pages(&self, title: &str, sections: &[Section]) -> Vec<Vec<Section>> {
        let mut pages: Vec<Vec<Section>> = Vec::new();
        let fits =
            |page: &[Section]| length_when_sent(&joined_sections(title, page)) + NUMBER <= MESSAGE;
        for section in sections {
            let mut with = pages.last().cloned().unwrap_or_default();
            with.push(section.clone());
            if fits(&with) {
                pages.pop();
                pages.push(with);
                continue;
            }
            // The section is placed on a page of its own or, if it is too long, on several pages.
            let continued =
                say!(self, "organise-log-continued", heading = section.heading.as_str());
            let empty = |heading: &str| Section { heading: heading.to_owned(), lines: Vec::new() };
            let mut part = empty(&section.heading);
            for line in &section.lines {
                part.lines.push(line.clone());
                if part.lines.len() > 1 && !fits(std::slice::from_ref(&part)) {
                    let last = part.lines.pop();
                    pages.push(vec![std::mem::replace(&mut part, empty(&continued))]);
                    part.lines.extend(last);
                }
            }
            pages.push(vec![part]);
        }
        pages
    }
}

/// Returns the person who joins or leaves on their own by this event; otherwise `None`.
fn person_joining_or_leaving(state: &Tournament, event: &TournamentEvent) -> Option<PersonId> {
    match event {
        TournamentEvent::Joined { player, .. } => player.person(),
        TournamentEvent::Withdrawn { entry, by: None, .. } => {
            state.entries.get(*entry).and_then(|entry| entry.player.person())
        }
        _ => None,
    }
}

/// Merges the lines about a person who joins and leaves repeatedly. For each line, `joining_or_leaving` contains the person who
/// joins or leaves, or `None` for other lines. If several lines about a person follow each other closely, only the first and the
/// last of them stay. The last one then says how many there were.
fn merge_repeated_joins(
    lines: &mut Vec<(Millis, String)>,
    joining_or_leaving: &[Option<PersonId>],
) {
    let mut kept: Vec<Option<(Millis, String)>> = lines.drain(..).map(Some).collect();
    // For each person: the index of their last line, its time, and how many lines have followed their first one.
    let mut runs: HashMap<PersonId, (usize, Millis, usize)> = HashMap::new();
    for (place, person) in joining_or_leaving.iter().enumerate() {
        let (Some(person), Some(Some((at, line)))) = (person, kept.get(place)) else { continue };
        let (at, line) = (*at, line.clone());
        let again = match runs.get(person) {
            Some((last, last_at, again)) if at - last_at < TOGGLE_GAP => {
                if *again > 0 {
                    kept[*last] = None;
                    kept[place] = Some((at, format!("{line} (×{})", again + 1)));
                }
                again + 1
            }
            _ => 0,
        };
        runs.insert(*person, (place, at, again));
    }
    lines.extend(kept.into_iter().flatten());
}

/// Joins the sections and their headings into a page. Each line begins with its time of day. The date is written where it changes.
fn joined_sections(page_title: &str, sections: &[Section]) -> String {
    let mut lines = vec![page_title.to_owned()];
    let mut day = None;
    for section in sections {
        let first = section.lines.first().map(|(at, _)| *at);
        let mut heading = format!("**{}**", section.heading);
        if let Some(at) = first.filter(|at| Some(at.div_euclid(DAY)) != day) {
            day = Some(at.div_euclid(DAY));
            heading = format!("{heading} · {}", date_markup(to_unix_seconds(at)));
        }
        lines.push(heading);
        for (at, line) in &section.lines {
            if Some(at.div_euclid(DAY)) != day {
                day = Some(at.div_euclid(DAY));
                lines.push(date_markup(to_unix_seconds(*at)));
            }
            lines.push(format!("{} {line}", short_time_markup(to_unix_seconds(*at))));
        }
    }
    lines.join("\n")
}
