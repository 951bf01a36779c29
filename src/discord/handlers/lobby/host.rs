//! Informing the host of a lobby, in private, that another player has joined or left.
//!
//! An edit of the lobby's message notifies nobody. A private message can be posted with the token of one of the host's
//! interactions, for fifteen minutes and by this process only. Afterwards, the host gets a direct message instead.

use serenity::all::{Builder, CreateAllowedMentions, CreateInteractionResponseFollowup};

use crate::discord::bot::Bot;
use crate::discord::interaction::caches::ReplyToken;
use crate::discord::interaction::request::Request;
use crate::discord::interaction::shown_racks::TOKEN_LIFE;
use crate::table::{IntentOutcome, Phase, Table};
use crate::text::{LobbyNews, PlayerName, Text};
use crate::time::Millis;

/// The time limit in milliseconds for a private message to the host.
const NOTIFY_WITHIN: Millis = 5_000;

/// A way in which a person joins or leaves a lobby, or answers an invitation to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LobbyPresenceChange {
    Accepted,
    Declined,
    Joined,
    Left,
}

/// Caches the token of a player's interaction in a lobby. If that player is the host when somebody joins or leaves later, the bot
/// uses the token to inform them.
pub fn cache_reply_token(request: &Request<'_>, table: &Table) {
    if matches!(table.phase, Phase::Lobby) && table.seat_of(request.actor.id).is_some() {
        let reply = ReplyToken { token: request.token.into(), lang: request.lang };
        let whose = (request.actor.id, table.id);
        request.bot.caches.lobby_replies.put(whose, request.received, reply);
    }
}

/// Informs the host of a lobby, in the background, that the person of the request has joined or left. `table_before` is the table
/// before that change; `None` if it is unknown.
pub fn inform_host(
    request: &Request<'_>,
    table_before: Option<&Table>,
    outcome: &IntentOutcome,
    change: LobbyPresenceChange,
) {
    let (table, actor) = (outcome.table.clone(), &request.actor);
    let is_open = matches!(table.phase, Phase::Lobby);
    if !is_open || table.host == actor.id || outcome.events.is_empty() {
        return;
    }
    let was_host = table_before.is_some_and(|table_before| table_before.host == actor.id);
    let (bot, name) = (request.bot.clone(), actor.name.clone());
    tokio::spawn(async move {
        let who = PlayerName::Person(&name);
        let news = match change {
            LobbyPresenceChange::Accepted => LobbyNews::Accepted(who),
            LobbyPresenceChange::Declined => LobbyNews::Declined(who),
            LobbyPresenceChange::Joined => LobbyNews::Joined(who),
            LobbyPresenceChange::Left if was_host => LobbyNews::LeftToReader(who),
            LobbyPresenceChange::Left => LobbyNews::Left(who),
        };
        notify_host(&bot, &table, &news).await;
    });
}

/// Sends the host a private message in the channel, or a direct message if none of their
/// interactions is recent enough.
async fn notify_host(bot: &Bot, table: &Table, news: &LobbyNews<'_>) {
    let (now, whose) = (bot.clock.now(), (table.host, table.id));
    if let Some(reply) = bot.caches.lobby_replies.get_younger(&whose, now, TOKEN_LIFE) {
        let followup = CreateInteractionResponseFollowup::new()
            .content(Text::for_lang(reply.lang).lobby_news(news))
            .allowed_mentions(CreateAllowedMentions::new())
            .ephemeral(true);
        let post = |http| followup.clone().execute(http, (None, &*reply.token));
        match bot.caller.call_to_answer_person(now + NOTIFY_WITHIN, post).await {
            Ok(_) => return,
            Err(error) => tracing::debug!(%error, "cannot inform a host in the channel"),
        }
    }
    if let Err(error) = bot
        .send_direct_message_to_host(table, |text| {
            text.lobby_news_direct_message(news, table.channel)
        })
        .await
    {
        tracing::info!(table = table.id.0, %error, "cannot inform the host of a lobby");
    }
}
