//! What a tournament's channel is shown: messages, threads and calls.

use async_trait::async_trait;
use serenity::all::{
    AutoArchiveDuration, ButtonStyle, ChannelId, CreateActionRow, CreateAllowedMentions,
    CreateMessage, CreateThread, EditMessage, MessageId, Nonce, UserId,
};
use sha2::{Digest, Sha256};

use super::announce::failure;
use super::bot::Bot;
use super::call::CallError;
use super::rack::button;
use super::tournament_id::{TournamentButton, TournamentClick};
use super::tournament_words as words;
use crate::guild::{Post, Showing, Shown, TournamentPublisher};
use crate::league::tournament::{Stage, Tournament};
use crate::store::{MessageRef, TournamentId};
use crate::table::AnnounceError;
use crate::text::{Button, Lang, StandingsPage, Text};

/// Shows tournaments to the channels of Discord.
#[derive(Debug)]
pub struct DiscordPublisher {
    bot: Bot,
}

/// A message as it is to be.
struct Content {
    content: String,
    rows: Vec<CreateActionRow>,
    /// Who is called by it.
    calls: Vec<u64>,
}

impl Content {
    fn of(content: String) -> Self {
        Self { content, rows: Vec::new(), calls: Vec::new() }
    }

    /// The same for the same message.
    fn hash(&self) -> String {
        let rows = serde_json::to_string(&self.rows).unwrap_or_default();
        let digest = Sha256::new().chain_update(&self.content).chain_update(rows).finalize();
        hex::encode(&digest[..8])
    }
}

impl DiscordPublisher {
    pub fn new(bot: Bot) -> Self {
        Self { bot }
    }

    /// The language of the server's public messages.
    async fn text(&self, state: &Tournament) -> &'static Text {
        let preferences = self.bot.guilds.server(state.guild).await.unwrap_or_default();
        let lang = preferences.locale.as_deref().and_then(Lang::from_tag);
        Text::of(lang.unwrap_or_else(|| Lang::for_locale(&state.plan.locale)))
    }

    /// Posts a message, or changes what was posted if it says something else by now.
    async fn keep(
        &self,
        showing: &Showing<'_>,
        channel: u64,
        content_hash: Content,
    ) -> Result<Shown, AnnounceError> {
        let mut hash = content_hash.hash();
        let known = showing.before.filter(|posted| posted.message.is_some());
        if let Some(posted) = known
            && posted.content_hash == hash
        {
            return Ok(Shown { message: posted.message, content_hash: hash });
        }
        let http = self.bot.caller.http();
        let message = match known.and_then(|posted| posted.message) {
            Some(message) => {
                let edit = EditMessage::new()
                    .content(content_hash.content)
                    .components(content_hash.rows)
                    .allowed_mentions(CreateAllowedMentions::new());
                let place = ChannelId::new(message.channel_id);
                let id = MessageId::new(message.message_id);
                let edited = || place.edit_message(http, id, edit.clone());
                self.bot.caller.call(None, edited).await.map_err(failure)?;
                message
            }
            None => {
                let (content, calls) =
                    (content_hash.content, content_hash.calls.into_iter().map(UserId::new));
                let post = CreateMessage::new()
                    .content(&content)
                    .components(content_hash.rows)
                    .allowed_mentions(CreateAllowedMentions::new().users(calls))
                    .nonce(Nonce::String(showing.nonce.clone()))
                    .enforce_nonce(true);
                let place = ChannelId::new(channel);
                let posted = || place.send_message(http, post.clone());
                let posted = self.bot.caller.call(None, posted).await.map_err(failure)?;
                if posted.content != content {
                    // Discord knew the nonce: it stands there as it was posted before a crash, and is to be changed.
                    hash.clear();
                }
                MessageRef { message_id: posted.id.get(), channel_id: channel }
            }
        };
        Ok(Shown { message: Some(message), content_hash: hash })
    }

    /// The thread on a message; that there is one already is as good.
    async fn thread(&self, message: MessageRef, name: String) -> Result<Shown, AnnounceError> {
        let builder = CreateThread::new(name).auto_archive_duration(AutoArchiveDuration::OneDay);
        let (place, id) = (ChannelId::new(message.channel_id), MessageId::new(message.message_id));
        let http = self.bot.caller.http();
        let open = || place.create_thread_from_message(http, id, builder.clone());
        let channel_id = match self.bot.caller.call(None, open).await {
            Ok(thread) => thread.id.get(),
            // A thread has the id of the message that it is on.
            Err(CallError::ThreadExists) => message.message_id,
            Err(error) => return Err(failure(error)),
        };
        let message = MessageRef { message_id: message.message_id, channel_id };
        Ok(Shown { message: Some(message), content_hash: String::new() })
    }
}

#[async_trait]
impl TournamentPublisher for DiscordPublisher {
    async fn show(&self, showing: Showing<'_>) -> Result<Shown, AnnounceError> {
        let (id, state) = (showing.id, showing.state);
        let text = self.text(state).await;
        let table = |number: u32| {
            let table = state.table(number);
            table.ok_or_else(|| AnnounceError::Never(format!("there is no table {number}")))
        };
        let (channel, content_hash) = match &showing.post {
            Post::Board => {
                let rows = buttons(id, state, text);
                (state.channel, Content { rows, ..Content::of(words::hosted(state, text)) })
            }
            Post::Note { event, .. } => {
                let content = words::event(state, text, event).unwrap_or_default();
                let calls = words::called(state, event);
                (state.channel, Content { calls, ..Content::of(content) })
            }
            Post::Table { number } => {
                (state.channel, Content::of(words::table(state, table(*number)?, text)))
            }
            Post::Thread { number, message } => {
                let name = text.hosted_thread(*number, &state.plan.name);
                return self.thread(*message, name).await;
            }
            Post::Call { number, channel } => {
                let (calls, content) = words::call(state, table(*number)?, text);
                if calls.is_empty() {
                    // Computers need no call.
                    return Ok(Shown { message: None, content_hash: String::new() });
                }
                let here = TournamentClick::Here { table: *number };
                let here = TournamentButton { tournament: id, click: here }.to_string();
                let here = button(here, text.button(Button::Here), ButtonStyle::Primary);
                let rows = vec![CreateActionRow::Buttons(vec![here])];
                (*channel, Content { content, rows, calls })
            }
            Post::Standings { round } => (state.channel, standings(id, state, text, Some(*round))),
            Post::End => (state.channel, standings(id, state, text, None)),
        };
        self.keep(&showing, channel, content_hash).await
    }
}

/// The standings after a round, or at the end: the first page, and where there are more the button that leads to them.
fn standings(id: TournamentId, state: &Tournament, text: &Text, round: Option<u32>) -> Content {
    let StandingsPage { content, pages, .. } = words::standings(state, text, round, None, 0);
    let click = TournamentButton { tournament: id, click: TournamentClick::Standings };
    let all = button(click.to_string(), text.button(Button::Standings), ButtonStyle::Secondary);
    let rows = if pages > 1 { vec![CreateActionRow::Buttons(vec![all])] } else { Vec::new() };
    Content { rows, ..Content::of(content) }
}

/// The buttons of the tournament's own message.
fn buttons(id: TournamentId, state: &Tournament, text: &Text) -> Vec<CreateActionRow> {
    let make = |click, label, style| {
        let id = TournamentButton { tournament: id, click }.to_string();
        button(id, text.button(label), style)
    };
    let mut row = Vec::new();
    if matches!(state.stage, Stage::CheckIn { .. }) {
        row.push(make(TournamentClick::CheckIn, Button::CheckIn, ButtonStyle::Success));
    }
    if state.is_open_to_late() {
        let full = state.taking_part() >= state.plan.capacity as usize;
        let join = make(TournamentClick::Join, Button::Join, ButtonStyle::Primary);
        row.push(join.disabled(full));
    }
    if !state.is_over() {
        row.push(make(TournamentClick::Leave, Button::Leave, ButtonStyle::Secondary));
    }
    row.push(make(TournamentClick::Standings, Button::Standings, ButtonStyle::Secondary));
    vec![CreateActionRow::Buttons(row)]
}
