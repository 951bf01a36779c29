//! Removal of a person from a tournament and from its history; and the events about a person, for a copy of their data.

use super::cache::{Writer, internal_error, parse_event};
use super::{TournamentRefused, Tournaments};
use crate::ids::{GuildId, PersonId, TournamentId, change_replacing_person};
use crate::league::FinishedTournament;
use crate::league::tournament::{
    EntryId, Tournament, TournamentAction, TournamentActor, TournamentEvent,
};
use crate::store::{EventOwnerKind, EventRewrite, EventRow, StoreError, StoredEvent};
use crate::time::Millis;

/// The maximum number of attempts of a commit if other processes write first.
const TRIES: usize = 3;
/// The minimum length in characters of names that are searched for in texts. Shorter names also occur within unrelated words.
const SHORTEST_NAME: usize = 3;

/// The events of a tournament that are about a person, with their times.
#[derive(Clone, Debug)]
pub struct PersonInTournament {
    pub tournament: TournamentId,
    pub guild: GuildId,
    /// The tournament's name.
    pub name: String,
    /// The events with their times. Other people in them are replaced by a placeholder.
    pub happened: Vec<(Millis, TournamentEvent)>,
}

impl Tournaments {
    /// Withdraws a person from a tournament. In the tournament's events, replaces the person by the id `substitute` with an empty
    /// name. Returns `true` if the events contained the person.
    ///
    /// # Errors
    /// Returns an error if the store does not answer, or other processes wrote first at every attempt.
    pub async fn forget_person(
        &self,
        id: TournamentId,
        person: PersonId,
        substitute: PersonId,
    ) -> Result<bool, TournamentRefused> {
        for _ in 0..TRIES {
            self.withdraw_person(id, person).await?;
            let slot = self.shared.cache.cache_entry(id);
            let mut state = slot.lock().await;
            *state = None;
            let Some(stored) = self.store().tournament(id).await? else { return Ok(false) };
            let events: Vec<TournamentEvent> =
                stored.events.iter().map(|row| parse_event(id, row)).collect::<Result<_, _>>()?;
            let names = names_of_person(&events, person);
            let mut change = change_replacing_person(person, substitute);
            let mut rewritten = Vec::new();
            let mut guild = None;
            for (row, mut event) in stored.events.iter().zip(events) {
                let has_words = event.remove_free_text_reason(|words| {
                    names.iter().any(|name| words.contains(name.as_str()))
                });
                if let TournamentEvent::Created { guild: of, .. } = &event {
                    guild = Some(*of);
                }
                if event.change_people(&mut change) | has_words {
                    let body = event.to_json().map_err(damaged_data_error)?.into();
                    let version = event.required_version();
                    rewritten.push(StoredEvent { version, body, ..row.clone() });
                }
            }
            let outcome = self.outcome_json_without_person(id, person, substitute).await?;
            let (Some(last), Some(guild)) = (stored.events.last(), guild) else {
                return Err(internal_error(id, &"its first event creates nothing"));
            };
            if rewritten.is_empty() && outcome.is_none() {
                return Ok(false);
            }
            let mark = TournamentEvent::Forgotten.to_json().map_err(damaged_data_error)?;
            let version = TournamentEvent::Forgotten.required_version();
            let rewritten = EventRewrite {
                of: EventOwnerKind::Tournaments,
                id: id.0,
                person,
                guild: Some(guild),
                expected_seq: last.seq,
                events: &rewritten,
                mark: EventRow { at: last.at, version, body: mark.into() },
                outcome: outcome.as_deref(),
                now: self.clock().now(),
            };
            match self.store().rewrite_events(rewritten).await {
                Ok(()) => {
                    self.shared.cache.remove_tournament(id);
                    drop(state);
                    self.wake_workers();
                    return Ok(true);
                }
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(StoreError::Conflict.into())
    }

    /// Withdraws a person from a tournament. Does nothing if the tournament is over, or the person does not take part.
    async fn withdraw_person(
        &self,
        id: TournamentId,
        person: PersonId,
    ) -> Result<(), TournamentRefused> {
        let by = TournamentActor::with_player_rights(person, String::new());
        let leave = |state: &Tournament, now: Millis| {
            // If the person does not take part or has left, the refusal is ignored.
            Ok(state.decide(now, &by, TournamentAction::Leave, 0).unwrap_or_default())
        };
        match self.commit(id, Writer::Bot, leave).await {
            Ok(_) | Err(TournamentRefused::NoSuch) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Returns the outcome of a tournament as JSON, with the id `substitute` in place of a person; `None` if there is no outcome,
    /// or the person is not in it.
    async fn outcome_json_without_person(
        &self,
        id: TournamentId,
        person: PersonId,
        substitute: PersonId,
    ) -> Result<Option<String>, TournamentRefused> {
        let Some(body) = self.store().stored_outcome(id.0).await? else { return Ok(None) };
        let finished: Result<FinishedTournament, _> = serde_json::from_str(&body);
        let mut finished = finished.map_err(|error| internal_error(id, &error))?;
        let mut change = change_replacing_person(person, substitute);
        let changed = finished.field.iter_mut().fold(false, |changed, finisher| {
            finisher.player.edit_id_and_name(&mut change) | changed
        });
        Ok(if changed {
            Some(serde_json::to_string(&finished).map_err(damaged_data_error)?)
        } else {
            None
        })
    }

    /// Returns the events of a tournament that a person caused or that concern the person; `None` if there are none.
    ///
    /// # Errors
    /// Returns an error if the store does not answer, or the tournament is damaged.
    pub async fn events_about_person(
        &self,
        id: TournamentId,
        person: PersonId,
    ) -> Result<Option<PersonInTournament>, TournamentRefused> {
        let Some(stored) = self.store().tournament(id).await? else { return Ok(None) };
        let mut happened = Vec::new();
        let mut state: Option<Tournament> = None;
        for row in &stored.events {
            let event = parse_event(id, row)?;
            match &mut state {
                Some(state) => {
                    state.apply(row.at, &event).map_err(|error| internal_error(id, &error))?;
                }
                None => state = Tournament::from_creation(row.at, &event),
            }
            let plays = |entry: EntryId| {
                let entry = state.as_ref().and_then(|state| state.entries.get(entry));
                entry.is_some_and(|entry| entry.player.person() == Some(person))
            };
            if single_concerned_entry(&event).is_some_and(plays) || contains_person(&event, person)
            {
                happened.push((row.at, without_other_people(event, person)));
            }
        }
        Ok(state.filter(|_| !happened.is_empty()).map(|state| PersonInTournament {
            tournament: id,
            guild: state.guild,
            name: state.plan.name,
            happened,
        }))
    }
}

/// Returns the strings that may identify a person in texts: their id, and their names in these events except those shorter than
/// [`SHORTEST_NAME`].
fn names_of_person(events: &[TournamentEvent], person: PersonId) -> Vec<String> {
    let mut names = vec![person.to_string()];
    for event in events {
        event.clone().change_people(&mut |id, name| {
            let name = name.filter(|_| *id == person).map(|name| name.clone());
            names.extend(name.filter(|name| name.chars().count() >= SHORTEST_NAME));
            false
        });
    }
    names
}

/// Returns the participant whom an event is about, as the index of their entry; `None` if the event is about nobody or about
/// several participants.
fn single_concerned_entry(event: &TournamentEvent) -> Option<EntryId> {
    match event {
        TournamentEvent::CheckedIn { entry }
        | TournamentEvent::Arrived { entry, .. }
        | TournamentEvent::NoShow { entry, .. }
        | TournamentEvent::Withdrawn { entry, .. }
        | TournamentEvent::Pardoned { entry, .. } => Some(*entry),
        _ => None,
    }
}

/// Returns `true` if the event contains this person's id.
fn contains_person(event: &TournamentEvent, person: PersonId) -> bool {
    let mut found = false;
    event.clone().change_people(&mut |id, _| {
        found |= *id == person;
        false
    });
    found
}

/// Replaces all other people in the event by [`NOBODY`], because the copy must not contain other people's data.
fn without_other_people(mut event: TournamentEvent, person: PersonId) -> TournamentEvent {
    event.change_people(&mut |id, name| {
        let is_other = *id != person;
        if is_other {
            *id = NOBODY;
            name.map(String::clear);
        }
        is_other
    });
    event
}

/// The placeholder for other people in a copy of a person's data.
const NOBODY: PersonId = PersonId::new(0);

/// Converts an error of JSON to the error that stored data is damaged.
fn damaged_data_error(json_error: serde_json::Error) -> TournamentRefused {
    StoreError::Damaged(json_error.to_string()).into()
}
