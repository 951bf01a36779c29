//! The calls that deliver an answer to Discord.

use serenity::all::{
    Builder, CreateAllowedMentions, CreateInteractionResponse, CreateInteractionResponseFollowup,
};

use crate::discord::bot::Bot;
use crate::discord::interaction::api::CallError;
use crate::discord::interaction::request::Request;
use crate::discord::interaction::shown_racks::TOKEN_LIFE;
use crate::ids::InteractionId;
use crate::metrics::METRICS;
use crate::time::Millis;

/// The age of an interaction, in milliseconds, from which its first answer is not retried. It is just below Discord's limit of
/// three seconds.
const TOO_LATE_AFTER: Millis = 2_800;
/// The time from which Discord's ids count milliseconds, as a Unix time in milliseconds.
pub const FIRST_MOMENT: Millis = 1_420_070_400_000;

impl Request<'_> {
    /// Posts a follow-up as a private message.
    pub(in crate::discord::interaction) async fn post_followup(
        &self,
        followup: CreateInteractionResponseFollowup,
    ) -> Result<(), CallError> {
        let followup = followup.allowed_mentions(CreateAllowedMentions::new()).ephemeral(true);
        let post = |http| followup.clone().execute(http, (None, self.token));
        self.bot.caller.call_to_answer_person(self.received + TOKEN_LIFE, post).await.map(drop)
    }
}

/// Sends the first answer to an interaction that arrived at `received`, in milliseconds since 1970.
pub async fn send_response(
    bot: &Bot,
    id: InteractionId,
    token: &str,
    received: Millis,
    response: CreateInteractionResponse,
) -> Result<(), CallError> {
    let answer = |http| response.clone().execute(http, (id.into(), token));
    let result = match bot.caller.call_to_answer_person(received + TOO_LATE_AFTER, answer).await {
        // An earlier attempt that appeared to fail has reached Discord.
        Err(CallError::AnsweredAlready) => Ok(()),
        result => result,
    };
    let clicked = FIRST_MOMENT + (id.get() >> 22).cast_signed();
    match &result {
        Ok(()) => METRICS.count_first_answer("sent", Some(bot.clock.now() - clicked)),
        Err(CallError::TooLate(_)) => METRICS.count_first_answer("late", None),
        Err(_) => METRICS.count_first_answer("failed", None),
    }
    result
}

/// Logs an answer that could not be delivered.
pub fn log_failure(interaction: InteractionId, result: Result<(), CallError>) {
    let interaction = interaction.get();
    match result {
        Ok(()) => {}
        // This is not a warning: the action is done and will be announced in the channel.
        Err(error @ CallError::TooLate(_)) => {
            tracing::info!(interaction, %error, "an answer was late")
        }
        Err(error) => tracing::warn!(interaction, %error, "an interaction could not be answered"),
    }
}
