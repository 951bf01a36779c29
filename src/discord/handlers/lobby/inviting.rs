//! Inviting people to an open lobby: by its menu of people, or by the user command **Play with…** (in the context menu
//! of a person).

use super::opening::PlayOptions;
use super::{host, invited, opening};
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::{Origin, Request, ServerRequest};
use crate::ids::{PersonId, TableId};
use crate::table::{NamedPerson, Phase, Table};
use crate::text::InviteRefusal;

/// Handles a choice in the lobby's menu of people: invites them.
pub async fn invite_to_table(
    request: &Request<'_>,
    id: TableId,
    people: &[PersonId],
) -> InteractionAnswer {
    let Some(server) = request.on_server() else { return errors::answer_old_button(request) };
    let table = match request.bot.tables.current_table(id).await {
        Ok(table) => table,
        Err(error) => return errors::answer_refused(request, None, error).await,
    };
    host::cache_reply_token(request, &table);
    let invited = match look_up_invited_people(&server, &table, people).await {
        Ok(invited) => invited,
        Err(why) => return PrivateReply::from_content(why).in_new_message().into(),
    };
    let ids: Vec<PersonId> = invited.iter().map(|person| person.id).collect();
    let tables = &request.bot.tables;
    match tables.invite_people(id, &request.actor, &invited, request.id).await {
        Ok(_) if request.origin == Origin::Command => {
            PrivateReply::from_content(request.text().you_invited(&ids)).into()
        }
        Ok(_) => InteractionAnswer::Seen,
        Err(error) => {
            request.bot.rate_limiter.uncount_invitations(request.actor.id, &ids);
            errors::answer_refused(request, Some(&table), error).await
        }
    }
}

/// Looks up the people to be invited to this lobby, and counts the invitations towards the host's rate limit. Returns no people if
/// the person of the request is not the host, or if the match has begun; the table then refuses the invitation. If nobody can be
/// invited, returns the sentence that explains why as an error.
async fn look_up_invited_people(
    request: &ServerRequest<'_>,
    table: &Table,
    people: &[PersonId],
) -> Result<Vec<NamedPerson>, String> {
    let text = request.text();
    if table.host != request.actor.id || !matches!(table.phase, Phase::Lobby) {
        return Ok(Vec::new());
    }
    let others: Vec<PersonId> =
        people.iter().copied().filter(|person| !table.has_seat_or_invitation(*person)).collect();
    let there = |person: &&PersonId| **person != request.actor.id && !others.contains(person);
    if let (true, Some(person)) = (others.is_empty(), people.iter().find(there)) {
        return Err(text.invite_refusal(InviteRefusal::There(*person)));
    }
    if others.is_empty() {
        return Err(text.invite_refusal(InviteRefusal::Oneself));
    }
    let room = table.allowed_player_counts().end().saturating_sub(table.count_seats_in_use());
    let invited = invited::look_up_people(request, &others, room).await?;
    invited::count_invitations(request, &others)?;
    Ok(invited)
}

/// Handles the user command **Play with…**: invites `person` to the lobby that the person of the request hosts in this channel, or
/// opens a table for both.
pub async fn play_with(request: &ServerRequest<'_>, person: PersonId) -> InteractionAnswer {
    match request.bot.tables.open_table_in(request.channel).await {
        Ok(Some(table))
            if matches!(table.phase, Phase::Lobby) && table.host == request.actor.id =>
        {
            invite_to_table(request, table.id, &[person]).await
        }
        Ok(_) => {
            let with = Some(format!("<@{person}>"));
            opening::open_lobby(request, PlayOptions { with, ..PlayOptions::default() }).await
        }
        Err(error) => errors::answer_refused(request, None, error).await,
    }
}
