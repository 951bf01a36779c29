//! `/learn`: the first lesson, in one private message. It ends with a first round against an easy computer, with a coach.

mod message;

use self::message::{
    end_reply, question_reply, question_reply_in_words, refused_answer_reply, right_answer_reply,
};
use super::lobby::first_round;
use crate::discord::custom_id::own::lesson::{LessonButtonId, LessonClick};
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::Request;
use crate::store::StoreError;
use triominos_rules::lesson::{Exercise, LessonStep, Verdict};

pub use self::message::learn_button;

/// Handles `/learn`: shows the step at which the person left the lesson, or the first one.
pub async fn open_lesson(request: &Request<'_>) -> InteractionAnswer {
    let text = request.text();
    match request.bot.guilds.begin_first_lesson_and_count_finished_steps(request.actor.id).await {
        Ok(0) => question_or_end_reply(request, 0, Some(text.lesson_welcome())).await,
        Ok(done) => {
            let is_over = LessonStep::after(done).is_none();
            let resumed = (!is_over).then(|| text.lesson_resumed());
            question_or_end_reply(request, done, resumed).await
        }
        Err(error) => answer_store_error(request, &error),
    }
}

/// Handles a click on a button of the lesson.
pub async fn handle_lesson_click(
    request: &Request<'_>,
    button: LessonButtonId,
) -> InteractionAnswer {
    let LessonButtonId { person, done, click } = button;
    let (text, guilds) = (request.text(), &request.bot.guilds);
    if person != request.actor.id {
        return reply_in_new_message(text.lesson_button_not_yours());
    }
    if click == LessonClick::Open {
        return Box::pin(open_lesson(request)).await.in_new_message();
    }
    let current = match guilds.count_finished_first_lesson_steps(person).await {
        Ok(Some(current)) => current,
        Ok(None) => return reply_in_new_message(text.no_lesson()),
        Err(error) => return answer_store_error(request, &error),
    };
    let done = usize::from(done);
    if done != current {
        return question_or_end_reply(request, current, Some(text.lesson_button_outdated())).await;
    }
    match click {
        LessonClick::Open | LessonClick::Show => {
            question_or_end_reply(request, current, None).await
        }
        LessonClick::Words => match LessonStep::after(current) {
            Some(step) => question_reply_in_words(request, &Exercise::new(step), None),
            None => end_reply(request, None),
        },
        LessonClick::Answer(answer) => {
            Box::pin(judge_answer(request, current, usize::from(answer))).await
        }
        LessonClick::Skip => advance_lesson(request, current, current + 1).await,
        LessonClick::SkipAll => advance_lesson(request, current, LessonStep::ALL.len()).await,
        LessonClick::Again => advance_lesson(request, current, 0).await,
        LessonClick::FirstRound if LessonStep::after(current).is_some() => {
            question_or_end_reply(request, current, Some(text.lesson_button_outdated())).await
        }
        LessonClick::FirstRound => Box::pin(first_round::open_first_round(request)).await,
    }
}

/// Returns an answer in a new message, which leaves the clicked message unchanged.
fn reply_in_new_message(content: String) -> InteractionAnswer {
    PrivateReply::from_content(content).in_new_message().into()
}

/// Returns the answer after a failure of the store.
fn answer_store_error(request: &Request<'_>, error: &StoreError) -> InteractionAnswer {
    reply_in_new_message(errors::report_store_error(request, error))
}

/// Returns the message with the question of the first step that is not finished. If all steps are finished, returns the end of the
/// lesson. If `first_line` is given, it is above the rest of the text.
async fn question_or_end_reply(
    request: &Request<'_>,
    finished_steps: usize,
    first_line: Option<String>,
) -> InteractionAnswer {
    match LessonStep::after(finished_steps) {
        Some(step) => Box::pin(question_reply(request, &Exercise::new(step), first_line)).await,
        None => end_reply(request, first_line),
    }
}

/// Changes the stored number of finished steps, and shows the lesson at the new step.
async fn advance_lesson(
    request: &Request<'_>,
    old_finished_steps: usize,
    new_finished_steps: usize,
) -> InteractionAnswer {
    match request
        .bot
        .guilds
        .advance_first_lesson(request.actor.id, old_finished_steps, new_finished_steps)
        .await
    {
        Ok(true) => question_or_end_reply(request, new_finished_steps, None).await,
        Ok(false) => answer_outdated_click(request).await,
        Err(error) => answer_store_error(request, &error),
    }
}

/// Answers a click after another click has already changed the lesson, or after the lesson was deleted.
async fn answer_outdated_click(request: &Request<'_>) -> InteractionAnswer {
    let text = request.text();
    match request.bot.guilds.count_finished_first_lesson_steps(request.actor.id).await {
        Ok(Some(current)) => {
            question_or_end_reply(request, current, Some(text.lesson_button_outdated())).await
        }
        Ok(None) => reply_in_new_message(text.no_lesson()),
        Err(error) => answer_store_error(request, &error),
    }
}

/// Judges the answer with the index `answer_index` to the step after `finished_steps` finished ones.
async fn judge_answer(
    request: &Request<'_>,
    finished_steps: usize,
    answer_index: usize,
) -> InteractionAnswer {
    let Some(step) = LessonStep::after(finished_steps) else { return end_reply(request, None) };
    let exercise = Exercise::new(step);
    let outcome = match exercise.judge(answer_index) {
        None => return errors::answer_old_button(request),
        Some(Verdict::Refused(refusal)) => {
            return refused_answer_reply(request, &exercise, &refusal).await;
        }
        Some(Verdict::ScoresLess(outcome)) => {
            let less = request.text().lesson_answer_scores_less(&outcome);
            return question_reply(request, &exercise, Some(less)).await;
        }
        Some(Verdict::Best(outcome)) => outcome,
    };
    let person = request.actor.id;
    match request.bot.guilds.advance_first_lesson(person, finished_steps, finished_steps + 1).await
    {
        Ok(true) => {}
        Ok(false) => return answer_outdated_click(request).await,
        Err(error) => return answer_store_error(request, &error),
    }
    if LessonStep::after(finished_steps + 1).is_none()
        && let Err(error) = request.bot.guilds.mark_introduced_and_check_if_new(person).await
    {
        // The introduction then follows the person's first rack, which does no harm.
        tracing::info!(%error, "a finished lesson is not noted as an introduction");
    }
    Box::pin(right_answer_reply(request, &exercise, exercise.answers()[answer_index], outcome))
        .await
}
