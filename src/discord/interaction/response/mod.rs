//! Sending private answers. Every interaction gets exactly one, within Discord's time limit.

pub mod delivery;
mod introduction;
mod review;

use std::iter;
use std::sync::atomic::Ordering;

use futures_util::future::BoxFuture;
use serenity::all::{
    Builder, CreateAllowedMentions, CreateInteractionResponse, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, EditAttachments, EditInteractionResponse,
};

use self::delivery::{log_failure, send_response};
use self::introduction::table_to_introduce;
use self::review::table_to_review;
use super::api::CallError;
use super::errors;
use super::one_rack::{self, DeliveredAs};
use super::reply::{InteractionAnswer, PrivateReply};
use super::request::{Origin, Request};
use super::shown_racks::{RackContent, TOKEN_LIFE};
use crate::discord::render::pictures;
use crate::text::Permission;
use crate::time::Millis;

/// The age of an interaction, in milliseconds, at which its answer is deferred. Discord's limit is three seconds.
const DEFER_AFTER: Millis = 1_500;
/// The time in milliseconds from the arrival of an interaction during which its work is retried. It is retried if this process
/// cannot read an event that a newer version has written.
const RETRY_NEWER_FOR: Millis = 4_000;
/// The wait in milliseconds before the work is retried.
const TRY_EVERY: Millis = 1_000;

impl Request<'_> {
    /// Answers the interaction with the result of `work`. If `work` takes long, defers the answer.
    pub async fn answer_with(&self, work: impl Future<Output = InteractionAnswer> + Send) {
        self.answer_boxed(Box::pin(work)).await;
    }

    /// Answers the interaction with the result of `work`. If `work` meets an event that only a newer version can read, it is
    /// retried for a few seconds. In the meantime a process of that version may complete the action, or take over the table.
    pub async fn answer_retrying<F: Future<Output = InteractionAnswer> + Send>(
        &self,
        work: impl Fn() -> F + Send + Sync,
    ) {
        let (clock, until) = (&self.bot.clock, self.received + RETRY_NEWER_FOR);
        self.answer_with(async {
            loop {
                let answer = work().await;
                if !self.has_met_newer.swap(false, Ordering::Relaxed) || clock.now() >= until {
                    return answer;
                }
                clock.sleep_for(TRY_EVERY).await;
            }
        })
        .await;
    }

    /// Implements [`answer_with`](Self::answer_with) for boxed work, so that this code is compiled once instead of for each
    /// handler.
    async fn answer_boxed(&self, mut work: BoxFuture<'_, InteractionAnswer>) {
        let answering = self.bot.caches.racks.begin_answer(self.actor.id);
        let (rack, introduced, reviewed, deferred);
        let sent = tokio::select! {
            biased;
            answer = &mut work => {
                (introduced, reviewed) = (table_to_introduce(&answer), table_to_review(&answer));
                deferred = false;
                rack = RackContent::from_answer(&answer).map(|rack| self.cache_shown_rack(rack));
                self.send_answer(self.prepare_for_delivery(answer)).await
            }
            () = self.bot.clock.sleep_until(self.received + DEFER_AFTER) => {
                // The work continues while the interaction is deferred.
                let (sent, answer) = tokio::join!(self.defer_answer(), work);
                (introduced, reviewed) = (table_to_introduce(&answer), table_to_review(&answer));
                deferred = true;
                // After a click on a public message, the answer is a follow-up. It is not cached as a rack, because it cannot be
                // replaced later: the original message of the token is the public one.
                rack = RackContent::from_answer(&answer)
                    .filter(|_| self.origin != Origin::Public)
                    .map(|rack| self.cache_shown_rack(rack));
                match sent {
                    // The interaction has expired at Discord; the work is done nevertheless.
                    Err(error @ CallError::TooLate(_)) => Err(error),
                    Ok(()) | Err(_) => self.follow_up(self.prepare_for_delivery(answer)).await,
                }
            }
        };
        if let Some(rack) = rack {
            self.finish_rack_change(rack, sent.as_ref().copied()).await;
        }
        let is_sent = sent.is_ok();
        log_failure(self.id, sent.map(drop));
        for table in answering.mark_sent_and_take_tables_with_racks_to_move() {
            one_rack::move_rack_below_board(self.bot, self.actor.id, table).await;
        }
        self.note_tournament_presence().await;
        if let Some(table) = introduced.filter(|_| is_sent) {
            self.introduce_game(table).await;
        }
        if let Some(table) = reviewed.filter(|_| is_sent) {
            self.send_review(table, deferred).await;
        }
    }

    /// Records that the person has come to their table of a tournament. Any action in the table's thread counts, even viewing the
    /// rack. This runs after the answer was sent.
    async fn note_tournament_presence(&self) {
        if !self.is_in_thread() {
            return;
        }
        if let Err(error) = self.bot.tournaments.note_presence(self.channel, self.actor.id).await {
            tracing::warn!(%error, "cannot record that a player has turned up");
        }
    }

    /// Sends the answer to an interaction that was not deferred.
    async fn send_answer(&self, answer: InteractionAnswer) -> Result<DeliveredAs, CallError> {
        let InteractionAnswer::Private(mut reply) = answer else {
            self.send_response(CreateInteractionResponse::Acknowledge).await?;
            return Ok(DeliveredAs::Requested);
        };
        let mut delivered = DeliveredAs::Requested;
        let more = std::mem::take(&mut reply.more);
        let bare = self.with_descriptions_for_files(&reply);
        let changes = self.is_edit_of_clicked_message(&reply);
        let new = |reply| CreateInteractionResponse::Message(to_message(reply).ephemeral(true));
        let response = |reply| match changes {
            true => CreateInteractionResponse::UpdateMessage(to_message(reply)),
            false => new(reply),
        };
        let again = changes.then(|| PrivateReply::clone(&reply));
        match (self.send_response(response(*reply)).await, bare) {
            // The clicked message was deleted, for example because it contained a rack that was replaced.
            (Err(CallError::Gone(..)), _) if changes => {
                self.send_response(new(again.unwrap_or_default())).await?;
                delivered = DeliveredAs::NewMessage;
            }
            (Err(CallError::Forbidden(..)), Some(bare)) => {
                self.send_response(response(bare)).await?;
            }
            (Err(error), _) if self.discard_emojis_if_refused(&error) => {
                let sorry = errors::report_internal_error(self, &error.to_string());
                self.send_response(response(PrivateReply::from_content(sorry))).await?;
            }
            (responded, _) => responded?,
        }
        self.follow_up_with_texts(more).await.map(|()| delivered)
    }

    /// Sends a response, as the first answer to the interaction.
    async fn send_response(&self, response: CreateInteractionResponse) -> Result<(), CallError> {
        send_response(self.bot, self.id, self.token, self.received, response).await
    }

    /// Prepares an answer to be sent. The names of commands become mentions. If the person prefers words, pictures are replaced by
    /// descriptions.
    fn prepare_for_delivery(&self, answer: InteractionAnswer) -> InteractionAnswer {
        let InteractionAnswer::Private(mut reply) = answer else { return answer };
        if self.has_pictures_off() {
            *reply = reply.with_pictures_in_words(self.text());
        }
        for content in iter::once(&mut reply.content).chain(&mut reply.more) {
            *content = self.bot.mention_commands(self.place, std::mem::take(content));
        }
        InteractionAnswer::Private(reply)
    }

    /// Returns the reply with descriptions in place of its files; `None` if it has no files. It is sent if Discord refuses the
    /// files. Discord documents that answers may always contain files, so this is a precaution.
    fn with_descriptions_for_files(&self, reply: &PrivateReply) -> Option<PrivateReply> {
        if reply.files.is_empty() {
            return None;
        }
        let shown = pictures::alt_texts(&reply.files).join("\n");
        let content = if shown.is_empty() {
            self.text().missing_permissions(&[Permission::AttachFiles])
        } else {
            self.text().with_text_instead_of_pictures(reply.content.clone(), &shown, false)
        };
        Some(PrivateReply {
            content,
            rows: reply.rows.clone(),
            is_new_message: reply.is_new_message,
            ..PrivateReply::default()
        })
    }

    /// Returns `true` if Discord refused an answer because of an emoji, for example because somebody deleted the emoji.
    /// In that case, no emojis are used until the worker has listed them again.
    fn discard_emojis_if_refused(&self, error: &CallError) -> bool {
        let about = matches!(error, CallError::Refused(why) if why.contains("emoji"));
        if about {
            self.bot.emojis.discard_emojis();
        }
        about
    }

    /// Defers the answer, which follows later.
    async fn defer_answer(&self) -> Result<(), CallError> {
        let response = match self.origin {
            Origin::Command => CreateInteractionResponse::Defer(
                CreateInteractionResponseMessage::new().ephemeral(true),
            ),
            Origin::Public | Origin::Private => CreateInteractionResponse::Acknowledge,
        };
        self.send_response(response).await
    }

    /// Sends the answer to a deferred interaction.
    async fn follow_up(&self, answer: InteractionAnswer) -> Result<DeliveredAs, CallError> {
        let InteractionAnswer::Private(mut reply) = answer else {
            return Ok(DeliveredAs::Requested);
        };
        let mut delivered = DeliveredAs::Requested;
        let more = std::mem::take(&mut reply.more);
        let bare = self.with_descriptions_for_files(&reply);
        let again = self.is_edit_of_clicked_message(&reply).then(|| PrivateReply::clone(&reply));
        match (self.follow_up_with(*reply).await, bare) {
            // The clicked message was deleted, for example because it contained a rack that was replaced.
            (Err(CallError::Gone(..)), _) if let Some(reply) = again => {
                self.follow_up_with(PrivateReply { is_new_message: true, ..reply }).await?;
                delivered = DeliveredAs::NewMessage;
            }
            (Err(CallError::Forbidden(..)), Some(bare)) => self.follow_up_with(bare).await?,
            (Err(error), _) if self.discard_emojis_if_refused(&error) => {
                let sorry = errors::report_internal_error(self, &error.to_string());
                self.follow_up_with(PrivateReply::from_content(sorry)).await?;
            }
            (followed, _) => followed?,
        }
        self.follow_up_with_texts(more).await.map(|()| delivered)
    }

    /// Returns `true` if the reply edits the clicked message, which was private.
    fn is_edit_of_clicked_message(&self, reply: &PrivateReply) -> bool {
        self.origin == Origin::Private && !reply.is_new_message
    }

    /// Sends a reply to a deferred interaction.
    async fn follow_up_with(&self, reply: PrivateReply) -> Result<(), CallError> {
        let own_message = self.origin == Origin::Command || self.is_edit_of_clicked_message(&reply);
        if own_message {
            self.edit_answer(reply).await
        } else {
            let followup = CreateInteractionResponseFollowup::new()
                .content(reply.content)
                .components(reply.rows)
                .add_files(reply.files);
            self.post_followup(followup).await
        }
    }

    /// Replaces the answer to this interaction. The answer must be a message of its own: a command's, or the private message of a
    /// click that was answered without deferral.
    async fn edit_answer(&self, reply: PrivateReply) -> Result<(), CallError> {
        let attachments =
            reply.files.into_iter().fold(EditAttachments::new(), EditAttachments::add);
        let edit = EditInteractionResponse::new()
            .content(reply.content)
            .components(reply.rows)
            .attachments(attachments)
            .allowed_mentions(CreateAllowedMentions::new());
        let token = self.token;
        let edit = |http| edit.clone().execute(http, token);
        self.bot.caller.call_to_answer_person(self.received + TOKEN_LIFE, edit).await.map(drop)
    }

    /// Posts the rest of a long text in follow-ups, one after the other.
    async fn follow_up_with_texts(&self, more: Vec<String>) -> Result<(), CallError> {
        for content in more {
            self.post_followup(CreateInteractionResponseFollowup::new().content(content)).await?;
        }
        Ok(())
    }
}

/// Converts a reply to a message of the first answer.
fn to_message(reply: PrivateReply) -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new()
        .content(reply.content)
        .components(reply.rows)
        .files(reply.files)
        .allowed_mentions(CreateAllowedMentions::new())
}
