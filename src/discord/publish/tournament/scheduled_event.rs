//! The scheduled event of a tournament on its server. It is created before the start, moved when the start moves, and ended with
//! the tournament.

use serenity::all as discord;
use serenity::all::{
    CreateScheduledEvent, EditScheduledEvent, ScheduledEventStatus, ScheduledEventType, Timestamp,
};
use sha2::{Digest, Sha256};

use super::to_announce_error;
use crate::discord::bot::Bot;
use crate::discord::interaction::api::CallError;
use crate::guild::{PostToPublish, PublishedPost};
use crate::league::tournament::{Stage, Tournament};
use crate::table::AnnounceError;
use crate::text::Text;
use crate::time::Millis;

/// The wait in milliseconds before another attempt to create the event, after the bot was not permitted to create it.
const BARRED: Millis = 5 * 60_000;

/// The stage of a tournament's scheduled event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum EventStage {
    Ahead { start: Millis, end: Millis },
    Active,
    Completed,
    Cancelled,
}

impl EventStage {
    /// Returns the stage that the event must have for this state of the tournament.
    fn from_tournament(state: &Tournament) -> Self {
        match (state.stage, state.start_due_at()) {
            (_, Some(start)) => Self::Ahead { start, end: start + state.plan.max_duration() },
            (Stage::Playing { .. }, _) => Self::Active,
            (Stage::Over(_), _) if state.seed.is_some() => Self::Completed,
            // The tournament was cancelled, or has no start time.
            _ => Self::Cancelled,
        }
    }
}

/// The stored state of a tournament's scheduled event. It is stored in the database field that contains the hash of the content for
/// the tournament's messages.
#[derive(Clone, Debug, PartialEq, Eq)]
enum StoredEventState {
    Nothing,
    /// The bot was not permitted to create the event at this time, in milliseconds since 1970.
    Barred(Millis),
    Made {
        id: u64,
        hash: String,
    },
}

impl StoredEventState {
    /// Parses the stored state.
    fn parse(stored: &str) -> Self {
        let (first, rest) = stored.split_once(' ').unwrap_or_default();
        match (first, first.parse(), rest.parse()) {
            ("barred", _, Ok(at)) => Self::Barred(at),
            (_, Ok(id), _) => Self::Made { id, hash: rest.to_owned() },
            _ => Self::Nothing,
        }
    }

    /// Returns the state as it is stored.
    fn to_stored(&self) -> String {
        match self {
            Self::Nothing => String::new(),
            Self::Barred(at) => format!("barred {at}"),
            Self::Made { id, hash } => format!("{id} {hash}"),
        }
    }
}

/// The desired state of a tournament's scheduled event.
struct WantedEvent {
    name: String,
    location: String,
    description: String,
    course: EventStage,
}

impl WantedEvent {
    /// Returns the desired state of the event for its tournament.
    fn from_tournament(state: &Tournament, text: &Text) -> Self {
        Self {
            name: Text::scheduled_event_name(state),
            location: format!("https://discord.com/channels/{}/{}", state.guild, state.channel),
            description: text.scheduled_event_description(state),
            course: EventStage::from_tournament(state),
        }
    }

    fn hash(&self) -> String {
        let Self { name, location, description, course } = self;
        // An event that has begun is not edited except to end it.
        let content = match course {
            EventStage::Ahead { .. } => format!("{name}\n{location}\n{description}\n{course:?}"),
            _ => format!("{course:?}"),
        };
        hex::encode(&Sha256::digest(content)[..8])
    }
}

/// Creates the event, or edits it if it differs from the desired state. If the bot is not permitted to create it, the first change
/// of the tournament after [`BARRED`] triggers another attempt.
///
/// # Errors
/// Returns an error if Discord fails at present.
pub(super) async fn publish_event(
    bot: &Bot,
    showing: &PostToPublish<'_>,
    text: &Text,
) -> Result<PublishedPost, AnnounceError> {
    let noted =
        StoredEventState::parse(showing.before.map_or("", |posted| posted.content_hash.as_str()));
    let (now, wanted) = (bot.clock.now(), WantedEvent::from_tournament(showing.state, text));
    let kept = match &noted {
        StoredEventState::Barred(at) if now - at < BARRED => Ok(noted.clone()),
        StoredEventState::Made { hash, .. } if *hash == wanted.hash() => Ok(noted.clone()),
        StoredEventState::Made { id, .. } => {
            edit_event_to_wanted_state(bot, showing.state, *id, &wanted).await
        }
        StoredEventState::Barred(_) | StoredEventState::Nothing => {
            create_event(bot, showing.state, &wanted).await
        }
    };
    let noted = match kept {
        Ok(kept) => kept,
        Err(error) if error.is_transient() => return Err(to_announce_error(error)),
        Err(error) => {
            let (tournament, event) = (showing.id.0, StoredEventState::to_stored(&noted));
            tracing::info!(tournament, event, %error, "cannot create or edit a scheduled event");
            match (noted, error) {
                (StoredEventState::Made { id, .. }, _) => {
                    StoredEventState::Made { id, hash: wanted.hash() }
                }
                (_, CallError::Forbidden(..)) => StoredEventState::Barred(now),
                (noted, _) => noted,
            }
        }
    };
    Ok(PublishedPost { message: None, content_hash: noted.to_stored() })
}

/// Creates the event, unless its start has passed. If a process created it and crashed before it stored that, finds the event by
/// its name and place.
async fn create_event(
    bot: &Bot,
    state: &Tournament,
    wanted: &WantedEvent,
) -> Result<StoredEventState, CallError> {
    let EventStage::Ahead { start, end } = wanted.course else {
        return Ok(StoredEventState::Nothing);
    };
    let (Some(starts), Some(ends)) = (to_timestamp(start), to_timestamp(end)) else {
        return Ok(StoredEventState::Nothing);
    };
    if start <= bot.clock.now() {
        return Ok(StoredEventState::Nothing);
    }
    let guild = discord::GuildId::from(state.guild);
    let known = bot.caller.call(None, |http| guild.scheduled_events(http, false)).await?;
    let is_it = |event: &&discord::ScheduledEvent| {
        let place = event.metadata.as_ref().and_then(|metadata| metadata.location.as_deref());
        event.name == wanted.name
            && place == Some(wanted.location.as_str())
            && event.status == ScheduledEventStatus::Scheduled
    };
    if let Some(event) = known.iter().find(is_it) {
        return edit_event_to_wanted_state(bot, state, event.id.get(), wanted).await;
    }
    let event = CreateScheduledEvent::new(ScheduledEventType::External, &wanted.name, starts)
        .end_time(ends)
        .location(&wanted.location)
        .description(&wanted.description);
    let made = |http| guild.create_scheduled_event(http, event.clone());
    let made = bot.caller.call(None, made).await?;
    Ok(StoredEventState::Made { id: made.id.get(), hash: wanted.hash() })
}

/// Edits the event with this id until it has the desired state. Returns the state to store.
async fn edit_event_to_wanted_state(
    bot: &Bot,
    state: &Tournament,
    id: u64,
    wanted: &WantedEvent,
) -> Result<StoredEventState, CallError> {
    let guild = discord::GuildId::from(state.guild);
    let id = discord::ScheduledEventId::new(id);
    let now = bot.caller.call(None, |http| guild.scheduled_event(http, id, false)).await?;
    for edit in edits_to_reach(now.status, wanted) {
        let edited = |http| guild.edit_scheduled_event(http, id, edit.clone());
        bot.caller.call(None, edited).await?;
    }
    Ok(StoredEventState::Made { id: id.get(), hash: wanted.hash() })
}

/// Returns the edits that lead from the status `current_status` to the desired state, in an order that Discord allows. An event
/// that a person has ended is not started again.
fn edits_to_reach(
    current_status: ScheduledEventStatus,
    wanted: &WantedEvent,
) -> Vec<EditScheduledEvent<'static>> {
    use ScheduledEventStatus::{Active, Canceled, Completed, Scheduled};
    let to = |status| EditScheduledEvent::new().status(status);
    match (current_status, wanted.course) {
        (Scheduled, EventStage::Ahead { start, end }) => {
            let (Some(start), Some(end)) = (to_timestamp(start), to_timestamp(end)) else {
                return Vec::new();
            };
            let moved = EditScheduledEvent::new()
                .name(&wanted.name)
                .description(&wanted.description)
                .start_time(start)
                .end_time(end);
            vec![moved]
        }
        (Scheduled, EventStage::Active) => vec![to(Active)],
        (Scheduled, EventStage::Completed) => vec![to(Active), to(Completed)],
        (Scheduled, EventStage::Cancelled) => vec![to(Canceled)],
        (Active, EventStage::Completed | EventStage::Cancelled) => vec![to(Completed)],
        _ => Vec::new(),
    }
}

/// Converts milliseconds since 1970 to a timestamp of serenity; `None` if out of range.
fn to_timestamp(moment: Millis) -> Option<Timestamp> {
    Timestamp::from_unix_timestamp(moment / 1000).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stored_state_of_an_event_can_be_parsed() {
        let made = StoredEventState::Made { id: 17, hash: "abc".to_owned() };
        for noted in [StoredEventState::Nothing, StoredEventState::Barred(5), made] {
            assert_eq!(StoredEventState::parse(&noted.to_stored()), noted);
        }
    }

    #[test]
    fn edits_of_an_event_follow_an_order_that_discord_allows() {
        use ScheduledEventStatus::{Active, Canceled, Completed, Scheduled};
        let ahead = EventStage::Ahead { start: 1_800_000_000_000, end: 1_800_000_060_000 };
        let wanted = |course| WantedEvent {
            name: "Cup".to_owned(),
            location: "here".to_owned(),
            description: "play".to_owned(),
            course,
        };
        let steps = |now, course| edits_to_reach(now, &wanted(course)).len();
        assert_eq!(steps(Scheduled, ahead), 1);
        assert_eq!(steps(Scheduled, EventStage::Active), 1);
        assert_eq!(steps(Scheduled, EventStage::Completed), 2);
        assert_eq!(steps(Scheduled, EventStage::Cancelled), 1);
        assert_eq!(steps(Active, EventStage::Completed), 1);
        assert_eq!(steps(Active, ahead), 0);
        for over in [Completed, Canceled] {
            for course in [ahead, EventStage::Active, EventStage::Completed, EventStage::Cancelled]
            {
                assert_eq!(steps(over, course), 0);
            }
        }
        // A running event has the same hash even if its name changes.
        let renamed = WantedEvent { name: "Other".to_owned(), ..wanted(EventStage::Active) };
        assert_eq!(renamed.hash(), wanted(EventStage::Active).hash());
        assert_ne!(wanted(ahead).hash(), wanted(EventStage::Active).hash());
    }
}
