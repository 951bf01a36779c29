//! The people whom a host wants to invite: whether they can be invited, and their names.

use std::collections::BTreeSet;

use futures_util::future::join_all;
use serenity::all as discord;

use crate::discord::interaction::errors;
use crate::discord::interaction::rate_limits::InvitedTooOften;
use crate::discord::interaction::request::{Request, ServerRequest};
use crate::guild::Invitations;
use crate::ids::PersonId;
use crate::store::StoreError;
use crate::table::NamedPerson;
use crate::text::InviteRefusal;
use crate::time::Millis;

/// The time limit in milliseconds for looking up the people to invite at Discord.
const LOOK_UP_WITHIN: Millis = 5_000;

/// Reads the people to invite from the typed mentions, at most `max_people` of them.
///
/// # Errors
/// Returns the sentence that explains why one of them cannot be invited.
pub async fn read_invited_people(
    request: &ServerRequest<'_>,
    typed: &str,
    max_people: usize,
) -> Result<Vec<NamedPerson>, String> {
    let people = parse_mentions(typed).map_err(|why| request.text().invite_refusal(why))?;
    look_up_people(request, &people, max_people).await
}

/// Looks up the people to invite, at most `max_people` of them.
///
/// # Errors
/// Returns the sentence that explains why one of them cannot be invited.
pub async fn look_up_people(
    request: &ServerRequest<'_>,
    people: &[PersonId],
    max_people: usize,
) -> Result<Vec<NamedPerson>, String> {
    let text = request.text();
    if people.contains(&request.actor.id) {
        return Err(text.invite_refusal(InviteRefusal::Oneself));
    }
    if people.len() > max_people {
        return Err(text.invite_refusal(InviteRefusal::TooMany { room: max_people }));
    }
    for person in people {
        check_invitable(request, *person).await?;
    }
    let look_ups = people.iter().map(|person| look_up_person(request, *person));
    join_all(look_ups).await.into_iter().collect()
}

/// Checks that a person may be invited: they are not suspended, and accept invitations.
///
/// # Errors
/// Returns the sentence that explains why the person cannot be invited.
pub async fn check_invitable(request: &Request<'_>, person: PersonId) -> Result<(), String> {
    let text = request.text();
    match is_suspended(request, person).await {
        Ok(false) => {}
        Ok(true) => return Err(text.other_person_suspended(person)),
        Err(error) => return Err(errors::report_store_error(request, &error)),
    }
    match request.bot.guilds.ping_preferences(person).await {
        Ok(pings) if pings.accepted_invitations() == Invitations::Nobody => {
            Err(text.invite_refusal(InviteRefusal::Silent(person)))
        }
        Ok(_) => Ok(()),
        Err(error) => Err(errors::report_store_error(request, &error)),
    }
}

/// Counts the invitations that the person sends towards their rate limit.
///
/// # Errors
/// Returns the sentence that explains that there are too many invitations. In that case none of them is counted.
pub fn count_invitations(request: &Request<'_>, people: &[PersonId]) -> Result<(), String> {
    let at = |wait: Millis| (request.received + wait) / 1000;
    let counted =
        request.bot.rate_limiter.count_invitations(request.actor.id, people, request.received);
    counted.map_err(|why| {
        request.text().invite_refusal(match why {
            InvitedTooOften::Before(person, wait) => InviteRefusal::Before(person, at(wait)),
            InvitedTooOften::TooMany(wait) => InviteRefusal::TooOften(at(wait)),
        })
    })
}

/// Returns `true` if the person is suspended from the tables of the server.
///
/// # Errors
/// Returns an error if the store does not answer.
async fn is_suspended(request: &Request<'_>, person: PersonId) -> Result<bool, StoreError> {
    let Some(guild) = request.place.server() else { return Ok(false) };
    let now = request.bot.clock.now();
    Ok(request.bot.guilds.suspension_of_person(guild, person, now).await?.is_some())
}

/// Returns the mentioned people without duplicates, in the order in which they are mentioned.
/// Returns an error if the text contains anything else.
fn parse_mentions(typed: &str) -> Result<Vec<PersonId>, InviteRefusal<'_>> {
    let unreadable = || InviteRefusal::Unreadable(typed);
    let (mut people, mut seen) = (Vec::new(), BTreeSet::new());
    let mut rest = String::new();
    for part in typed.split_inclusive('>') {
        let Some((before, mention)) = part.split_once('<') else {
            rest.push_str(part);
            continue;
        };
        rest.push_str(before);
        let id = mention.strip_prefix('@').and_then(|id| id.strip_suffix('>'));
        let id = id.map(|id| id.strip_prefix('!').unwrap_or(id));
        let id: u64 = id.and_then(|id| id.parse().ok()).ok_or_else(unreadable)?;
        let id = (id > 0).then(|| PersonId::new(id)).ok_or_else(unreadable)?;
        people.extend(seen.insert(id).then_some(id));
    }
    // An `@` that is not part of a mention marks a name that Discord has not resolved, so the person is unknown.
    if people.is_empty() || rest.contains('@') { Err(unreadable()) } else { Ok(people) }
}

/// Looks up a member of the server. If there is no such member, returns the sentence that says so as an error.
async fn look_up_person(
    request: &ServerRequest<'_>,
    person: PersonId,
) -> Result<NamedPerson, String> {
    let (bot, text) = (request.bot, request.text());
    let (guild, user) = (discord::GuildId::from(request.guild), discord::UserId::from(person));
    let deadline = Some(bot.clock.now() + LOOK_UP_WITHIN);
    match bot.caller.call(deadline, |http| http.get_member(guild, user)).await {
        Ok(member) if member.user.bot => Err(text.invite_refusal(InviteRefusal::Bot(person))),
        Ok(member) => Ok(NamedPerson::from_display_name(person, member.display_name())),
        Err(error) if error.is_unknown_person() => {
            Err(text.invite_refusal(InviteRefusal::Stranger(person)))
        }
        Err(error) => Err(errors::report_internal_error(request, &error.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mentions_are_parsed_anywhere_in_a_text_without_other_mentions() {
        let people = |ids: &[u64]| Ok(ids.iter().map(|id| PersonId::new(*id)).collect());
        assert_eq!(parse_mentions("<@2>"), people(&[2]));
        assert_eq!(parse_mentions("<@2> <@!3>"), people(&[2, 3]));
        assert_eq!(parse_mentions("you, <@3>, and <@2><@3>!"), people(&[3, 2]));
        for typed in ["", "Ben", "@Ben", "<@2> and @Ben", "<@&2>", "<@0>", "<#2>", "<@2", "<<@2>"] {
            assert_eq!(parse_mentions(typed), Err(InviteRefusal::Unreadable(typed)), "{typed}");
        }
    }
}
