//! Tests of the sentences of the first lesson, in every language.

use crate::text::core::fit::length_when_sent;
use crate::text::tests::table::sentences::check_snapshot;
use crate::text::tests::{FRIENDS, all_texts};
use crate::text::{Lang, LessonButton, Text};
use triominos_rules::game::Action;
use triominos_rules::lesson::{Exercise, LessonStep, Verdict};

/// Returns the bot's reply to each possible answer in a step of the lesson, with the kind of the reply: a line after a wrong
/// answer, and a message after the right one.
fn verdicts_and_messages_for_all_answers(
    text: &Text,
    step: LessonStep,
) -> Vec<(&'static str, String)> {
    let exercise = Exercise::new(step);
    let judged = (0..exercise.answers().len()).filter_map(|answer| {
        let action = exercise.answers()[answer];
        Some(match exercise.judge(answer)? {
            Verdict::Refused(refusal) => {
                ("refused", text.lesson_refusal_line(&exercise, &refusal, &FRIENDS[..2]))
            }
            Verdict::ScoresLess(outcome) => {
                ("scores less", text.lesson_answer_scores_less(&outcome))
            }
            Verdict::Best(outcome) => ("right", text.lesson_right_answer(step, action, &outcome)),
        })
    });
    judged.collect()
}

#[test]
fn the_first_lesson_matches_its_snapshots() {
    check_snapshot("lesson", |text, page| {
        for step in LessonStep::ALL {
            let exercise = Exercise::new(step);
            page.add("question", text.lesson_step_message(&exercise, None, false));
            page.add("in words", text.lesson_step_message(&exercise, None, true));
            for answer in exercise.answers() {
                page.add("answer", text.lesson_answer_label(*answer));
            }
            for (what, line) in verdicts_and_messages_for_all_answers(text, step) {
                page.add(what, line);
            }
        }
        page.add("welcome", text.lesson_welcome());
        page.add("resumed", text.lesson_resumed());
        page.add("done", text.lesson_first_round_offer());
        page.add("end", text.lesson_end_message(None));
        page.add("moved on", text.lesson_button_outdated());
        page.add("no lesson", text.no_lesson());
        page.add("someone else", text.lesson_button_not_yours());
        for button in LessonButton::ALL {
            page.add("button", text.lesson_button_label(button));
        }
    });
}

#[test]
fn messages_of_the_lesson_fit_and_describe_the_offered_spots_in_words() {
    for text in all_texts() {
        for step in LessonStep::ALL {
            let exercise = Exercise::new(step);
            let refused =
                verdicts_and_messages_for_all_answers(text, step).into_iter().map(|(_, line)| line);
            for before in refused {
                let content = text.lesson_step_message(&exercise, Some(&before), true);
                assert!(length_when_sent(&content) <= 2000, "{content}");
                let public = exercise.view().public;
                for answer in exercise.answers() {
                    let Action::Place(pick) = answer else { continue };
                    let detail = text.spot_requirements_and_neighbours(&public, pick.spot);
                    assert!(content.contains(&detail), "no {detail}: {content}");
                }
                // The ring of the bridge is too large for a message, but the words about its spots suffice.
                if step != LessonStep::Bridge && text.lang() == Lang::En {
                    let board = text.board_in_words(&public).join("\n");
                    assert!(content.ends_with(&board), "the board is left out: {content}");
                }
            }
            for answer in exercise.answers() {
                let label = text.lesson_answer_label(*answer);
                assert!(label.chars().count() <= 34, "{label}");
            }
        }
        for button in LessonButton::ALL {
            let label = text.lesson_button_label(button);
            assert!(label.chars().count() <= 34, "{label}");
        }
    }
}
