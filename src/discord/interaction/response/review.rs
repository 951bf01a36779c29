//! The private answer with the review of a match. It shows the progress of the computation, and then becomes the review.

use crate::discord::interaction::api::CallError;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::Request;
use crate::discord::review::page::summary_page;
use crate::ids::TableId;
use crate::table::{IntentError, ReviewProgress};
use crate::time::Millis;

/// The time in milliseconds between two updates of the progress.
const UPDATE_EVERY: Millis = 4_000;

/// Returns the table whose match is reviewed after this answer; `None` for other answers.
pub fn table_to_review(answer: &InteractionAnswer) -> Option<TableId> {
    match answer {
        InteractionAnswer::Private(reply) => reply.reviews,
        InteractionAnswer::Seen => None,
    }
}

impl Request<'_> {
    /// Computes the review of a match, and replaces the answer to this request: first by the progress, then by the review. If the
    /// answer was deferred, the review follows in a new message instead. If the review cannot be shown, the failure is only logged.
    /// The review is stored, so another click shows it.
    pub(super) async fn send_review(&self, table: TableId, was_deferred: bool) {
        let page = match self.review_with_progress(table, !was_deferred).await {
            Ok(page) => page,
            Err(IntentError::Table(refusal)) => {
                PrivateReply::from_content(errors::table_refusal_sentence(self.text(), &refusal))
            }
            Err(IntentError::Store(error)) => {
                PrivateReply::from_content(errors::report_store_error(self, &error))
            }
            Err(error) => {
                PrivateReply::from_content(errors::report_internal_error(self, &error.to_string()))
            }
        };
        let sent = if was_deferred {
            let page = self.prepare_for_delivery(page.in_new_message().into());
            self.follow_up(page).await.map(drop)
        } else {
            self.replace_answer(page).await
        };
        if let Err(error) = sent {
            tracing::info!(%error, "a review could not be shown");
        }
    }

    /// Computes a review, and returns its first page. If `shows_progress` is true, shows the progress from time to time.
    async fn review_with_progress(
        &self,
        table: TableId,
        shows_progress: bool,
    ) -> Result<PrivateReply, IntentError> {
        let (tables, person) = (&self.bot.tables, self.actor.id);
        let played = tables.match_to_review(table, person).await?;
        let progress = ReviewProgress::default();
        let computing = tables.compute_review(&played, person, &progress);
        tokio::pin!(computing);
        let summary = loop {
            tokio::select! {
                biased;
                summary = &mut computing => break summary?,
                () = self.bot.clock.sleep_for(UPDATE_EVERY), if shows_progress => {}
            }
            let content = self.text().review_progress(progress.percent());
            // The last edit has to be the review, so this one is awaited even if the review is ready.
            if let Err(error) = self.edit_answer(PrivateReply::from_content(content)).await {
                tracing::debug!(%error, "the progress of a review could not be shown");
            }
        };
        Ok(summary_page(self.into(), &played, &summary).await)
    }

    /// Replaces the answer by a page of the review. If Discord refuses the page's files, sends it without them.
    async fn replace_answer(&self, page: PrivateReply) -> Result<(), CallError> {
        let InteractionAnswer::Private(page) = self.prepare_for_delivery(page.into()) else {
            return Ok(());
        };
        let bare = self.with_descriptions_for_files(&page);
        match (self.edit_answer(*page).await, bare) {
            (Err(CallError::Forbidden(..)), Some(bare)) => self.edit_answer(bare).await,
            (edited, _) => edited,
        }
    }
}
