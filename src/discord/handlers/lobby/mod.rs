//! A table before its match: opening, joining, leaving, its settings, and ending it.

pub mod ending;
mod invited;
pub mod message;
pub mod opening;
pub mod start;
pub mod terms;

use super::turn::intent;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{Answer, Reply};
use crate::discord::interaction::request::Request;
use crate::discord::render::names;
use crate::ids::{ChannelId, Home, PersonId, TableId};
use crate::store::MessageRef;
use crate::table::{Outcome, Refused, TableAction, TableEvent, TableRefusal};

/// The link to a message, for members of its server or conversation.
pub fn link(home: Home, message: MessageRef) -> String {
    let MessageRef { channel_id, message_id } = message;
    format!("{}/{message_id}", link_to_channel(home, channel_id))
}

/// The link to a channel, for members of its server or conversation.
pub fn link_to_channel(home: Home, channel: ChannelId) -> String {
    let home = home.server().map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    format!("https://discord.com/channels/{home}/{channel}")
}

/// Handles a click on the lobby's message. The message itself is updated by an announcement.
pub async fn change(request: &Request<'_>, table: TableId, action: TableAction) -> Answer {
    let act = request.bot.tables.act(intent(request, table, None, action));
    let sits_down = matches!(action, TableAction::Join | TableAction::Accept);
    let done = if sits_down { errors::counting_arrival(request, act).await } else { Ok(act.await) };
    let done = match done {
        Ok(done) => done,
        Err(refusal) => return refusal,
    };
    match done {
        Ok(outcome) if sits_down => {
            let (text, table) = (request.text(), &outcome.table);
            request.bot.pace.uncount_invitations(table.host, &[request.actor.id]);
            let host = names::person(table, table.host).filter(|_| table.host != request.actor.id);
            Reply::say(text.joined_lobby(host.as_ref())).in_new_message().into()
        }
        Ok(_) if action == TableAction::Decline => {
            Reply::say(request.text().declined()).in_new_message().into()
        }
        Ok(outcome) => match dropped(&outcome) {
            [] => Answer::Seen,
            people => Reply::say(request.text().started_without(people)).in_new_message().into(),
        },
        Err(Refused::Table(TableRefusal::NotTheHost { host })) if starts(action) => {
            Reply::say(request.text().host_starts(host)).in_new_message().into()
        }
        Err(error) => {
            let table = request.bot.tables.get(table).await.ok();
            errors::answer(request, table.as_deref(), error).await
        }
    }
}

/// The people whose unanswered invitations were dropped when the match started.
fn dropped(outcome: &Outcome) -> &[PersonId] {
    let dropped = outcome.events.iter().find_map(|event| match event {
        TableEvent::InvitationsDropped { people } => Some(people.as_slice()),
        _ => None,
    });
    dropped.unwrap_or_default()
}

fn starts(action: TableAction) -> bool {
    matches!(action, TableAction::Start | TableAction::StartInThread(_))
}
