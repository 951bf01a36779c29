//! Private answers: every interaction gets exactly one, in time.

use serenity::all::{
    Builder, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateInteractionResponse,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage, EditAttachments,
    EditInteractionResponse,
};

use super::api::CallError;
use super::errors;
use super::introduction::belongs_to;
use super::one_rack::{self, RackShown};
use super::request::{Origin, Request};
use crate::discord::bot::Bot;
use crate::discord::render::pictures;
use crate::ids::{InteractionId, TableId};
use crate::table::Table;
use crate::text::{Permission, Text};
use crate::time::Millis;

/// The age at which an interaction is deferred. Discord gives it three seconds.
const DEFER_AFTER: Millis = 1_500;
/// The age at which an interaction is too old for its answer to be tried again.
const TOO_LATE_AFTER: Millis = 2_800;
/// The life of the token of a deferred interaction, with some time to spare.
pub(super) const TOKEN_LIFE: Millis = 14 * 60 * 1000;

/// How the names of files end that are pictures.
const PICTURES: [&str; 2] = [".png", ".gif"];

/// A private answer to one person.
#[derive(Clone, Debug, Default)]
pub struct Reply {
    pub content: String,
    /// Pictures or, of a match that is over, the record.
    pub files: Vec<CreateAttachment>,
    pub rows: Vec<CreateActionRow>,
    /// True for a message of its own, even if the click came from a private message.
    pub beside: bool,
    /// The rest of the text, in further messages, in this order.
    pub more: Vec<String>,
    /// The rack that it shows: a person has one of them at a time.
    pub rack: Option<RackOf>,
    /// True if somebody who has never seen a rack is shown how to play with it.
    pub introduces: bool,
}

/// A rack in a private answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RackOf {
    pub table: TableId,
    /// The number of the decision that it was shown before.
    pub decision: u32,
}

impl From<&Table> for RackOf {
    fn from(table: &Table) -> Self {
        Self { table: table.id, decision: table.decision() }
    }
}

/// The answer to an interaction.
#[derive(Clone, Debug)]
pub enum Answer {
    Private(Box<Reply>),
    /// The public message that was clicked changes by itself.
    Seen,
}

impl Reply {
    pub fn say(content: impl Into<String>) -> Self {
        Self { content: content.into(), ..Self::default() }
    }

    /// As a message of its own: what the person was looking at stays.
    pub fn beside(mut self) -> Self {
        self.beside = true;
        self
    }
}

impl Reply {
    /// The same with what its pictures would show in words in their place. Other files stay.
    fn in_words(mut self, text: &Text) -> Self {
        let is_picture =
            |file: &CreateAttachment| PICTURES.iter().any(|ending| file.filename.ends_with(ending));
        let (drawn, files): (Vec<_>, Vec<_>) = self.files.into_iter().partition(is_picture);
        self.files = files;
        if !drawn.is_empty() {
            let shown = pictures::in_words(&drawn).join("\n");
            self.content = text.in_place_of_pictures(self.content, &shown, false);
        }
        self
    }
}

impl From<Reply> for Answer {
    fn from(reply: Reply) -> Self {
        Self::Private(Box::new(reply))
    }
}

impl Request<'_> {
    /// Answers with what the work comes to, and defers when it takes long.
    pub async fn answer(&self, work: impl Future<Output = Answer>) {
        tokio::pin!(work);
        let answering = self.bot.recent.racks.answering(self.actor.id);
        let (rack, card);
        let first = tokio::select! {
            biased;
            answer = &mut work => {
                (rack, card) = (RackShown::by(&answer), belongs_to(&answer));
                self.respond(self.as_wished(answer)).await
            }
            () = self.bot.clock.sleep_until(self.received + DEFER_AFTER) => {
                // What was asked for goes on while Discord is told that the answer takes longer.
                let (deferred, answer) = tokio::join!(self.defer(), work);
                // What follows a public click is no answer of its own: this token stands for the message that was clicked.
                rack = RackShown::by(&answer).filter(|_| self.origin != Origin::Public);
                card = belongs_to(&answer);
                match deferred {
                    // Discord has given the interaction up. What was asked for is done all the same.
                    Err(error @ CallError::TooLate(_)) => Err(error),
                    Ok(()) | Err(_) => self.follow(self.as_wished(answer)).await,
                }
            }
        };
        let is_there = first.is_ok();
        log(self.id, first);
        if let Some(rack) = rack.filter(|_| is_there) {
            self.take_former_rack_away(rack).await;
        }
        for table in answering.finish() {
            one_rack::bring_down(self.bot, self.actor.id, table).await;
        }
        self.was_seen().await;
        if let Some(table) = card.filter(|_| is_there) {
            self.introduce(table).await;
        }
    }

    /// Whoever does anything in the thread of the tournament's table that they are called to has turned up, be it a look at the
    /// rack. They have their answer by now.
    async fn was_seen(&self) {
        if !self.is_in_thread() {
            return;
        }
        if let Err(error) = self.bot.tournaments.saw(self.channel, self.actor.id).await {
            tracing::warn!(%error, "cannot note that somebody has turned up");
        }
    }

    async fn respond(&self, answer: Answer) -> Result<(), CallError> {
        let Answer::Private(mut reply) = answer else {
            return self.respond_with(CreateInteractionResponse::Acknowledge).await;
        };
        let more = std::mem::take(&mut reply.more);
        let (beside, bare) = (reply.beside, self.without_files(&reply));
        let changes = self.origin == Origin::Private && !beside;
        let new = |reply| CreateInteractionResponse::Message(message(reply).ephemeral(true));
        let response = |reply| match changes {
            true => CreateInteractionResponse::UpdateMessage(message(reply)),
            false => new(reply),
        };
        let again = changes.then(|| Reply::clone(&reply));
        match (self.respond_with(response(*reply)).await, bare) {
            // A rack that was taken away as it was clicked.
            (Err(CallError::Gone(..)), _) if changes => {
                self.respond_with(new(again.unwrap_or_default())).await?;
            }
            (Err(CallError::Forbidden(..)), Some(bare)) => {
                self.respond_with(response(bare)).await?;
            }
            (Err(error), _) if self.is_about_emojis(&error) => {
                let sorry = errors::internal(self, &error.to_string());
                self.respond_with(response(Reply::say(sorry))).await?;
            }
            (responded, _) => responded?,
        }
        self.go_on(more).await
    }

    async fn respond_with(&self, response: CreateInteractionResponse) -> Result<(), CallError> {
        respond(self.bot, self.id, self.token, self.received, response).await
    }

    /// The answer as the person wants it: for somebody who wants no pictures, what they would show is told in words.
    fn as_wished(&self, answer: Answer) -> Answer {
        match answer {
            Answer::Private(reply) if self.is_in_words() => {
                Answer::Private(Box::new(reply.in_words(self.text())))
            }
            answer => answer,
        }
    }

    /// The same in words, for where no files may be attached; `None` if there are none. Discord says that an answer may always have
    /// some, so this is for the day on which it says otherwise.
    fn without_files(&self, reply: &Reply) -> Option<Reply> {
        if reply.files.is_empty() {
            return None;
        }
        let shown = pictures::in_words(&reply.files).join("\n");
        let content = if shown.is_empty() {
            self.text().missing_permissions(&[Permission::AttachFiles])
        } else {
            self.text().in_place_of_pictures(reply.content.clone(), &shown, false)
        };
        Some(Reply { content, rows: reply.rows.clone(), beside: reply.beside, ..Reply::default() })
    }

    /// True if an answer was refused because of an emoji, as where somebody has removed one by hand. None is used then until it is
    /// known again which there are.
    fn is_about_emojis(&self, error: &CallError) -> bool {
        let about = matches!(error, CallError::Refused(why) if why.contains("emoji"));
        if about {
            self.bot.emojis.doubt();
        }
        about
    }

    async fn defer(&self) -> Result<(), CallError> {
        let response = match self.origin {
            Origin::Command => CreateInteractionResponse::Defer(
                CreateInteractionResponseMessage::new().ephemeral(true),
            ),
            Origin::Public | Origin::Private => CreateInteractionResponse::Acknowledge,
        };
        self.respond_with(response).await
    }

    /// Answers what was deferred.
    async fn follow(&self, answer: Answer) -> Result<(), CallError> {
        let Answer::Private(mut reply) = answer else {
            return Ok(());
        };
        let more = std::mem::take(&mut reply.more);
        let bare = self.without_files(&reply);
        match (self.follow_with(*reply).await, bare) {
            (Err(CallError::Forbidden(..)), Some(bare)) => self.follow_with(bare).await?,
            (Err(error), _) if self.is_about_emojis(&error) => {
                let sorry = errors::internal(self, &error.to_string());
                self.follow_with(Reply::say(sorry)).await?;
            }
            (followed, _) => followed?,
        }
        self.go_on(more).await
    }

    async fn follow_with(&self, reply: Reply) -> Result<(), CallError> {
        let deadline = self.received + TOKEN_LIFE;
        let own_message =
            self.origin == Origin::Command || (self.origin == Origin::Private && !reply.beside);
        if own_message {
            let attachments =
                reply.files.into_iter().fold(EditAttachments::new(), EditAttachments::add);
            let edit = EditInteractionResponse::new()
                .content(reply.content)
                .components(reply.rows)
                .attachments(attachments)
                .allowed_mentions(CreateAllowedMentions::new());
            let token = self.token;
            let edit = |http| edit.clone().execute(http, token);
            self.bot.caller.answer(deadline, edit).await.map(drop)
        } else {
            let followup = CreateInteractionResponseFollowup::new()
                .content(reply.content)
                .components(reply.rows)
                .add_files(reply.files);
            self.post(followup).await
        }
    }

    /// Posts what has no room in the first message, one after the other.
    async fn go_on(&self, more: Vec<String>) -> Result<(), CallError> {
        for content in more {
            self.post(CreateInteractionResponseFollowup::new().content(content)).await?;
        }
        Ok(())
    }

    /// A further message to the person alone.
    pub(super) async fn post(
        &self,
        followup: CreateInteractionResponseFollowup,
    ) -> Result<(), CallError> {
        let followup = followup.allowed_mentions(CreateAllowedMentions::new()).ephemeral(true);
        let post = |http| followup.clone().execute(http, (None, self.token));
        self.bot.caller.answer(self.received + TOKEN_LIFE, post).await.map(drop)
    }
}

/// Gives an interaction its first answer.
pub async fn respond(
    bot: &Bot,
    id: InteractionId,
    token: &str,
    received: Millis,
    response: CreateInteractionResponse,
) -> Result<(), CallError> {
    let answer = |http| response.clone().execute(http, (id.into(), token));
    match bot.caller.answer(received + TOO_LATE_AFTER, answer).await {
        // A try that seemed to fail had arrived.
        Err(CallError::AnsweredAlready) => Ok(()),
        result => result,
    }
}

fn message(reply: Reply) -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new()
        .content(reply.content)
        .components(reply.rows)
        .files(reply.files)
        .allowed_mentions(CreateAllowedMentions::new())
}

pub fn log(interaction: InteractionId, result: Result<(), CallError>) {
    let interaction = interaction.get();
    match result {
        Ok(()) => {}
        // What was asked for is done, and the channel is told.
        Err(error @ CallError::TooLate(_)) => {
            tracing::info!(interaction, %error, "an answer was late")
        }
        Err(error) => tracing::warn!(interaction, %error, "an interaction could not be answered"),
    }
}
