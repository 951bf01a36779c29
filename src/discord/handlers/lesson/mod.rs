//! `/learn`: the first lesson, in one private message. It ends with a first round against an easy computer, with a coach.

mod message;

use self::message::{end_reply, question_reply, refused_reply, right_reply, words_reply};
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
    match request.bot.guilds.open_first_lesson(request.actor.id).await {
        Ok(0) => question_or_end(request, 0, Some(text.lesson_welcome())).await,
        Ok(done) => {
            let is_over = LessonStep::after(done).is_none();
            let resumed = (!is_over).then(|| text.lesson_resumed());
            question_or_end(request, done, resumed).await
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
        return beside(text.lesson_of_someone_else());
    }
    if click == LessonClick::Open {
        return Box::pin(open_lesson(request)).await.in_new_message();
    }
    let current = match guilds.first_lesson_progress(person).await {
        Ok(Some(current)) => current,
        Ok(None) => return beside(text.no_lesson()),
        Err(error) => return answer_store_error(request, &error),
    };
    let done = usize::from(done);
    if done != current {
        return question_or_end(request, current, Some(text.lesson_moved_on())).await;
    }
    match click {
        LessonClick::Open | LessonClick::Show => question_or_end(request, current, None).await,
        LessonClick::Words => match LessonStep::after(current) {
            Some(step) => words_reply(request, &Exercise::new(step), None),
            None => end_reply(request, None),
        },
        LessonClick::Answer(answer) => {
            Box::pin(answer_step(request, current, usize::from(answer))).await
        }
        LessonClick::Skip => advance(request, current, current + 1).await,
        LessonClick::SkipAll => advance(request, current, LessonStep::ALL.len()).await,
        LessonClick::Again => advance(request, current, 0).await,
        LessonClick::FirstRound if LessonStep::after(current).is_some() => {
            question_or_end(request, current, Some(text.lesson_moved_on())).await
        }
        LessonClick::FirstRound => Box::pin(first_round::open_first_round(request)).await,
    }
}

/// Returns an answer in a new message, which leaves the clicked message unchanged.
fn beside(content: String) -> InteractionAnswer {
    PrivateReply::from_content(content).in_new_message().into()
}

/// Returns the answer after a failure of the store.
fn answer_store_error(request: &Request<'_>, error: &StoreError) -> InteractionAnswer {
    beside(errors::report_store_error(request, error))
}

/// Returns the question of the step after `done` finished ones, or the end of the lesson, with the line `before`.
async fn question_or_end(
    request: &Request<'_>,
    done: usize,
    before: Option<String>,
) -> InteractionAnswer {
    match LessonStep::after(done) {
        Some(step) => Box::pin(question_reply(request, &Exercise::new(step), before)).await,
        None => end_reply(request, before),
    }
}

/// Changes the number of finished steps, and shows the lesson as it stands then.
async fn advance(request: &Request<'_>, from: usize, to: usize) -> InteractionAnswer {
    match request.bot.guilds.advance_first_lesson(request.actor.id, from, to).await {
        Ok(true) => question_or_end(request, to, None).await,
        Ok(false) => answer_moved_on(request).await,
        Err(error) => answer_store_error(request, &error),
    }
}

/// Answers a click that was slower than another one, or whose lesson was deleted at the same time.
async fn answer_moved_on(request: &Request<'_>) -> InteractionAnswer {
    let text = request.text();
    match request.bot.guilds.first_lesson_progress(request.actor.id).await {
        Ok(Some(current)) => question_or_end(request, current, Some(text.lesson_moved_on())).await,
        Ok(None) => beside(text.no_lesson()),
        Err(error) => answer_store_error(request, &error),
    }
}

/// Judges an answer in the step after `done` finished ones.
async fn answer_step(request: &Request<'_>, done: usize, answer: usize) -> InteractionAnswer {
    let Some(step) = LessonStep::after(done) else { return end_reply(request, None) };
    let exercise = Exercise::new(step);
    let outcome = match exercise.judge(answer) {
        None => return errors::answer_old_button(request),
        Some(Verdict::Refused(refusal)) => {
            return refused_reply(request, &exercise, &refusal).await;
        }
        Some(Verdict::ScoresLess(outcome)) => {
            let less = request.text().lesson_scores_less(&outcome);
            return question_reply(request, &exercise, Some(less)).await;
        }
        Some(Verdict::Best(outcome)) => outcome,
    };
    let person = request.actor.id;
    match request.bot.guilds.advance_first_lesson(person, done, done + 1).await {
        Ok(true) => {}
        Ok(false) => return answer_moved_on(request).await,
        Err(error) => return answer_store_error(request, &error),
    }
    if LessonStep::after(done + 1).is_none()
        && let Err(error) = request.bot.guilds.mark_introduced(person).await
    {
        // The introduction then follows the person's first rack, which does no harm.
        tracing::info!(%error, "a finished lesson is not noted as an introduction");
    }
    Box::pin(right_reply(request, &exercise, exercise.answers()[answer], outcome)).await
}
