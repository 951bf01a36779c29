//! The scheduled events of a server, as its members see and change them.

use super::guild::Guild;
use crate::sandbox::ids::Snowflake;
use crate::sandbox::world::scheduled_event::{StoredEvent, status};
use crate::sandbox::world::state::World;

/// A scheduled event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScheduledEvent {
    pub id: Snowflake,
    pub name: String,
    pub description: String,
    pub location: String,
    /// Milliseconds since 1970, as the end.
    pub start_ms: u64,
    pub end_ms: u64,
    pub status: EventStatus,
}

/// The state of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EventStatus {
    Scheduled,
    Active,
    Completed,
    Canceled,
}

fn look(event: &StoredEvent) -> ScheduledEvent {
    ScheduledEvent {
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

impl Guild {
    /// Every event that was ever made here and not deleted, the oldest first.
    #[must_use]
    pub fn events(&self) -> Vec<ScheduledEvent> {
        self.running.hub().read(|world| self.look_at_events(world))
    }

    /// Waits until the events are as wished, and gives them.
    ///
    /// # Panics
    ///
    /// After 30 seconds.
    pub async fn until_events(
        &self,
        what: &str,
        fits: impl Fn(&[ScheduledEvent]) -> bool,
    ) -> Vec<ScheduledEvent> {
        let looked = |world: &World| Some(self.look_at_events(world)).filter(|all| fits(all));
        self.running.until(what, None, looked).await
    }

    /// Deletes an event, as a moderator does.
    pub fn delete_event(&self, id: Snowflake) {
        self.running.hub().write(|world| world.delete_event(id));
    }

    fn look_at_events(&self, world: &World) -> Vec<ScheduledEvent> {
        world.events.values().filter(|event| event.guild == self.id).map(look).collect()
    }
}
