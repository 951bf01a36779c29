//! The scheduled events of a server, which tests can list, await and delete.

use super::guild::Guild;
use crate::ids::Snowflake;
use crate::world::scheduled_event::{StoredScheduledEvent, status};
use crate::world::state::World;

/// A scheduled event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScheduledEvent {
    /// The event's id.
    pub id: Snowflake,
    /// The event's name.
    pub name: String,
    /// The description, which is empty if there is none.
    pub description: String,
    /// The location outside of the server's channels.
    pub location: String,
    /// The start, in milliseconds since 1970-01-01 UTC.
    pub start_ms: u64,
    /// The end, in milliseconds since 1970-01-01 UTC.
    pub end_ms: u64,
    /// The state of the event.
    pub status: EventStatus,
}

/// The state of a scheduled event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EventStatus {
    /// The event has not started yet.
    Scheduled,
    /// The event is under way.
    Active,
    /// The event is over.
    Completed,
    /// The event was canceled before its start.
    Canceled,
}

impl From<&StoredScheduledEvent> for ScheduledEvent {
    fn from(event: &StoredScheduledEvent) -> Self {
        Self {
            id: event.id,
            name: event.name.clone(),
            description: event.description.clone().unwrap_or_default(),
            location: event.location.clone(),
            start_ms: event.start_ms,
            end_ms: event.end_ms,
            status: match event.status {
                status::ACTIVE => EventStatus::Active,
                status::COMPLETED => EventStatus::Completed,
                status::CANCELED => EventStatus::Canceled,
                _ => EventStatus::Scheduled,
            },
        }
    }
}

impl Guild {
    /// Returns the server's events in any state, oldest first.
    #[must_use]
    pub fn scheduled_events(&self) -> Vec<ScheduledEvent> {
        self.running.hub().read(|world| self.scheduled_events_in(world))
    }

    /// Waits until `fits` returns `true` for the events, and returns them. `description` names the condition in the
    /// message of a panic.
    ///
    /// # Panics
    ///
    /// Panics after two minutes.
    pub async fn until_scheduled_events(
        &self,
        description: &str,
        fits: impl Fn(&[ScheduledEvent]) -> bool,
    ) -> Vec<ScheduledEvent> {
        let matching =
            |world: &World| Some(self.scheduled_events_in(world)).filter(|all| fits(all));
        self.running.until(description, None, matching).await
    }

    /// Deletes an event, as a moderator does.
    pub fn delete_scheduled_event(&self, id: Snowflake) {
        self.running.hub().write(|world| world.delete_scheduled_event(id));
    }

    /// Returns the server's events, oldest first.
    fn scheduled_events_in(&self, world: &World) -> Vec<ScheduledEvent> {
        world
            .events
            .values()
            .filter(|event| event.guild == self.id)
            .map(ScheduledEvent::from)
            .collect()
    }
}
