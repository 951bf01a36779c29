//! The messages of the first lesson.

use serenity::all::{ButtonStyle, CreateActionRow, CreateAttachment, CreateButton};

use crate::discord::custom_id::own::lesson::{LessonButtonId, LessonClick};
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::Request;
use crate::discord::render::components::labelled_button;
use crate::discord::render::pictures;
use crate::text::{self, LessonButton, PlayerName};
use triominos_rules::game::{Action, GameRefusal};
use triominos_rules::lesson::{AnswerOutcome, Exercise, LessonStep};

/// The names of the learner and of the opponent.
fn player_names<'a>(request: &'a Request<'_>) -> [PlayerName<'a>; 2] {
    [PlayerName::Person(&request.actor.name), PlayerName::Computer(1)]
}

/// Returns a button of the lesson with this label. Its custom id contains `finished_steps`, the number of finished steps, so that a
/// later click can be recognised as outdated.
fn step_button(
    request: &Request<'_>,
    finished_steps: usize,
    click: LessonClick,
    label: String,
    style: ButtonStyle,
) -> CreateButton {
    let done = u8::try_from(finished_steps).unwrap_or(u8::MAX);
    labelled_button(LessonButtonId { person: request.actor.id, done, click }, label, style)
}

/// Returns a button of the lesson with the label for `name`. Its custom id contains `finished_steps`, as in [`step_button`].
fn lesson_button(
    request: &Request<'_>,
    finished_steps: usize,
    (click, name): (LessonClick, LessonButton),
    style: ButtonStyle,
) -> CreateButton {
    step_button(request, finished_steps, click, request.text().lesson_button_label(name), style)
}

/// Returns the button that opens the lesson in a new message.
pub fn learn_button(request: &Request<'_>) -> CreateButton {
    let what = (LessonClick::Open, LessonButton::Learn);
    lesson_button(request, 0, what, ButtonStyle::Secondary)
}

/// Returns the rows of buttons below a question: the answers, and the buttons that skip steps. If `with_words_button` is true, they
/// include the button that describes the position in words.
fn question_rows(
    request: &Request<'_>,
    exercise: &Exercise,
    with_words_button: bool,
) -> Vec<CreateActionRow> {
    let (text, done) = (request.text(), exercise.step().index());
    let answers = exercise.answers().iter().zip(0_u8..).map(|(answer, index)| {
        let label = text.lesson_answer_label(*answer);
        step_button(request, done, LessonClick::Answer(index), label, ButtonStyle::Primary)
    });
    let mut others = vec![
        lesson_button(
            request,
            done,
            (LessonClick::Skip, LessonButton::Skip),
            ButtonStyle::Secondary,
        ),
        lesson_button(
            request,
            done,
            (LessonClick::SkipAll, LessonButton::SkipAll),
            ButtonStyle::Secondary,
        ),
    ];
    if with_words_button {
        let label = text.button_label(text::Button::Words);
        others.push(step_button(request, done, LessonClick::Words, label, ButtonStyle::Secondary));
    }
    vec![CreateActionRow::Buttons(answers.collect()), CreateActionRow::Buttons(others)]
}

/// Returns the message with the question of a step. If `first_line` is given, it is above the question.
pub async fn question_reply(
    request: &Request<'_>,
    exercise: &Exercise,
    first_line: Option<String>,
) -> InteractionAnswer {
    if request.has_pictures_off() {
        return question_reply_in_words(request, exercise, first_line);
    }
    let (renderer, text, theme) = (&request.bot.renderer, request.text(), request.theme);
    let content = text.lesson_step_message(exercise, first_line.as_deref(), false);
    let picture =
        pictures::rack_picture(renderer, exercise.view(), &player_names(request), text, theme)
            .await;
    let rows = question_rows(request, exercise, true);
    private_reply(request, content, picture.into_iter().collect(), rows)
}

/// Returns the message with the question of a step in words, without a picture. If `first_line` is given, it is above the question.
pub fn question_reply_in_words(
    request: &Request<'_>,
    exercise: &Exercise,
    first_line: Option<String>,
) -> InteractionAnswer {
    let content = request.text().lesson_step_message(exercise, first_line.as_deref(), true);
    PrivateReply::with_rows(content, question_rows(request, exercise, false)).into()
}

/// Returns the question again after an answer that the rules do not allow, with a picture of the corners that disagree.
pub async fn refused_answer_reply(
    request: &Request<'_>,
    exercise: &Exercise,
    refusal: &GameRefusal,
) -> InteractionAnswer {
    let text = request.text();
    let line = text.lesson_refusal_line(exercise, refusal, &player_names(request));
    if request.has_pictures_off() {
        return question_reply_in_words(request, exercise, Some(line));
    }
    let (renderer, view) = (&request.bot.renderer, exercise.view().public);
    let (names, theme) = (player_names(request), request.theme);
    match pictures::misfit_picture(renderer, refusal, view, &names, text, theme).await {
        Some(picture) => {
            let content = text.lesson_step_message(exercise, Some(&line), false);
            private_reply(request, content, vec![picture], question_rows(request, exercise, true))
        }
        None => question_reply(request, exercise, Some(line)).await,
    }
}

/// Returns the message after the right answer `action` to a step, with a picture of the position after that action.
pub async fn right_answer_reply(
    request: &Request<'_>,
    exercise: &Exercise,
    action: Action,
    outcome: AnswerOutcome,
) -> InteractionAnswer {
    let (text, step) = (request.text(), exercise.step());
    let mut content = text.lesson_right_answer(step, action, &outcome);
    let done = step.index() + 1;
    let rows = match LessonStep::after(done) {
        Some(_) => {
            let next = (LessonClick::Show, LessonButton::Next);
            let next = lesson_button(request, done, next, ButtonStyle::Success);
            vec![CreateActionRow::Buttons(vec![next])]
        }
        None => {
            content = text.with_line_below(content, Some(text.lesson_first_round_offer()));
            end_of_lesson_rows(request)
        }
    };
    let files = match request.has_pictures_off() {
        true => Vec::new(),
        false => position_pictures(request, action, outcome).await,
    };
    private_reply(request, content, files, rows)
}

/// Draws the position after the answer `action`: the board or, after a draw, the rack with the drawn tile.
async fn position_pictures(
    request: &Request<'_>,
    action: Action,
    AnswerOutcome { after, .. }: AnswerOutcome,
) -> Vec<CreateAttachment> {
    let (renderer, text, theme) = (&request.bot.renderer, request.text(), request.theme);
    let names = player_names(request);
    match action {
        Action::Draw => {
            let drawn = pictures::rack_picture(renderer, after, &names, text, theme);
            drawn.await.into_iter().collect()
        }
        _ => pictures::board_pictures(renderer, after.public, &names, text, theme).await,
    }
}

/// Returns the message at the end of the lesson. If `first_line` is given, it is above the rest of the text.
pub fn end_reply(request: &Request<'_>, first_line: Option<String>) -> InteractionAnswer {
    let content = request.text().lesson_end_message(first_line.as_deref());
    PrivateReply::with_rows(content, end_of_lesson_rows(request)).into()
}

/// Returns the buttons at the end of the lesson.
fn end_of_lesson_rows(request: &Request<'_>) -> Vec<CreateActionRow> {
    let done = LessonStep::ALL.len();
    let play = (LessonClick::FirstRound, LessonButton::FirstRound);
    let again = (LessonClick::Again, LessonButton::Again);
    vec![CreateActionRow::Buttons(vec![
        lesson_button(request, done, play, ButtonStyle::Success),
        lesson_button(request, done, again, ButtonStyle::Secondary),
    ])]
}

/// Returns a message with pictures, in which tiles have their emojis.
fn private_reply(
    request: &Request<'_>,
    content: String,
    files: Vec<CreateAttachment>,
    rows: Vec<CreateActionRow>,
) -> InteractionAnswer {
    let content = request.tile_emojis().insert_emojis(content);
    PrivateReply { content, files, rows, ..PrivateReply::default() }.into()
}
