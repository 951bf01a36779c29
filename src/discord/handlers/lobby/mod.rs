//! A table before its match: opening, joining, leaving, its settings, and ending it.

pub mod ending;
pub mod first_round;
mod host;
mod invited;
pub mod inviting;
pub mod message;
pub mod opening;
mod place;
pub mod start;
pub mod terms;

use self::host::LobbyPresenceChange;
use super::turn::intent_from_request;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::Request;
use crate::discord::render::names;
use crate::ids::{ChannelId, PersonId, ServerOrDirect, TableId};
use crate::store::MessageRef;
use crate::table::{IntentError, IntentOutcome, TableAction, TableEvent, TableRefusal};

/// Returns the link to a message, for members of its server or direct message channel.
pub fn message_link(home: ServerOrDirect, message: MessageRef) -> String {
    let MessageRef { channel_id, message_id } = message;
    format!("{}/{message_id}", channel_link(home, channel_id))
}

/// Returns the link to a channel, for members of its server or direct message channel.
pub fn channel_link(home: ServerOrDirect, channel: ChannelId) -> String {
    let home = home.server().map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    format!("https://discord.com/channels/{home}/{channel}")
}

/// Handles a click below the lobby's message that changes the lobby. The message itself is edited later, when the outbox publishes
/// the announcement of the change.
pub async fn change_lobby(
    request: &Request<'_>,
    table: TableId,
    action: TableAction,
) -> InteractionAnswer {
    let before = request.bot.tables.current_table(table).await.ok();
    let act = request.bot.tables.commit_intent(intent_from_request(request, table, None, action));
    let sits_down = matches!(action, TableAction::Join | TableAction::Accept);
    let done = if sits_down {
        errors::run_public_action_within_rate_limit(request, act).await
    } else {
        Ok(act.await)
    };
    let done = match done {
        Ok(done) => done,
        Err(refusal) => return refusal,
    };
    if let Ok(outcome) = &done {
        host::cache_reply_token(request, &outcome.table);
        if let Some(change) = presence_change_by_action(action) {
            host::inform_host(request, before.as_deref(), outcome, change);
        }
    }
    match done {
        Ok(outcome) if sits_down => {
            let (text, table) = (request.text(), &outcome.table);
            request.bot.rate_limiter.uncount_invitations(table.host, &[request.actor.id]);
            let host =
                names::person_name(table, table.host).filter(|_| table.host != request.actor.id);
            PrivateReply::from_content(text.joined_lobby(host.as_ref())).in_new_message().into()
        }
        Ok(_) if action == TableAction::Decline => {
            PrivateReply::from_content(request.text().you_declined_invitation())
                .in_new_message()
                .into()
        }
        Ok(outcome) => match people_with_dropped_invitations(&outcome) {
            [] => InteractionAnswer::Seen,
            people => {
                PrivateReply::from_content(request.text().started_without_invited_people(people))
                    .in_new_message()
                    .into()
            }
        },
        Err(IntentError::Table(TableRefusal::NotTheHost { host })) if is_start_of_match(action) => {
            PrivateReply::from_content(request.text().only_host_can_start(host))
                .in_new_message()
                .into()
        }
        Err(error) => {
            let table = request.bot.tables.current_table(table).await.ok();
            errors::answer_refused(request, table.as_deref(), error).await
        }
    }
}

/// Returns the way in which this action makes a person join or leave a lobby, or answers an invitation; `None` for any other
/// action.
fn presence_change_by_action(action: TableAction) -> Option<LobbyPresenceChange> {
    match action {
        TableAction::Accept => Some(LobbyPresenceChange::Accepted),
        TableAction::Decline => Some(LobbyPresenceChange::Declined),
        TableAction::Join => Some(LobbyPresenceChange::Joined),
        TableAction::Leave => Some(LobbyPresenceChange::Left),
        _ => None,
    }
}

/// Returns the people whose unanswered invitations were dropped when the match started.
fn people_with_dropped_invitations(outcome: &IntentOutcome) -> &[PersonId] {
    let dropped = outcome.events.iter().find_map(|event| match event {
        TableEvent::InvitationsDropped { people } => Some(people.as_slice()),
        _ => None,
    });
    dropped.unwrap_or_default()
}

/// Returns `true` if the action starts the match.
fn is_start_of_match(action: TableAction) -> bool {
    matches!(action, TableAction::Start | TableAction::StartInThread(_))
}
