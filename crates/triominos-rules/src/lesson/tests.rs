//! Tests of the lesson: every offered answer is judged by the rules.

use super::*;
use crate::game::RoundEnd;
use crate::game::tests::ascii_board::draw_board;

/// Returns the verdicts on the answers of a step, in order.
fn verdicts_on_answers(step: LessonStep) -> Vec<Verdict> {
    let exercise = Exercise::new(step);
    (0..exercise.answers().len()).map(|answer| exercise.judge(answer).unwrap()).collect()
}

/// Returns the outcome of the right answer of a step.
fn outcome_of_best_answer(step: LessonStep) -> AnswerOutcome {
    let best = verdicts_on_answers(step).into_iter().find_map(|verdict| match verdict {
        Verdict::Best(outcome) => Some(outcome),
        _ => None,
    });
    best.expect("one answer is right")
}

#[test]
fn every_step_has_one_right_answer_and_a_wrong_one_whose_corners_disagree() {
    for step in LessonStep::ALL {
        let verdicts = verdicts_on_answers(step);
        assert_eq!(verdicts.len(), 3, "{step:?}");
        let right = verdicts.iter().filter(|verdict| matches!(verdict, Verdict::Best(_)));
        assert_eq!(right.count(), 1, "{step:?}: {verdicts:?}");
        let shows_corners = |verdict: &Verdict| match verdict {
            Verdict::Refused(refusal) => refusal.placement_and_wrong_corner_indexes().is_some(),
            _ => false,
        };
        assert!(verdicts.iter().any(shows_corners), "{step:?}: {verdicts:?}");
    }
}

#[test]
fn the_right_answer_scores_more_than_every_other_legal_placement() {
    for step in LessonStep::ALL {
        let best = outcome_of_best_answer(step);
        let exercise = Exercise::new(step);
        let placed = best.events.iter().find_map(Event::placed);
        let others = exercise.full_view().choices;
        let others =
            others.iter().filter(|it| placed.is_none_or(|placed| placed.placement != it.placement));
        for other in others {
            assert!(other.points < best.points, "{step:?}: {other:?}");
        }
    }
}

#[test]
fn the_first_two_steps_are_about_one_tile_and_have_one_legal_answer() {
    for step in [LessonStep::Side, LessonStep::Corner] {
        let refused = |verdict: &&Verdict| matches!(verdict, Verdict::Refused(_));
        assert_eq!(verdicts_on_answers(step).iter().filter(refused).count(), 2, "{step:?}");
        assert!(Exercise::new(step).tile_in_question().is_some());
    }
    // In the gap only one corner disagrees.
    let Verdict::Refused(refusal) = &verdicts_on_answers(LessonStep::Corner)[0] else {
        panic!("it fits")
    };
    assert_eq!(refusal.placement_and_wrong_corner_indexes().unwrap().1.len(), 1);
}

#[test]
fn the_bridge_and_hexagon_steps_also_offer_a_legal_placement_without_a_bonus() {
    let steps = [(LessonStep::Bridge, Bonus::Bridge), (LessonStep::Hexagon, Bonus::Hexagon)];
    for (step, shape) in steps {
        let best = outcome_of_best_answer(step);
        let placed = best.events.iter().find_map(Event::placed).unwrap();
        assert_eq!(placed.bonus, shape);
        assert_eq!(placed.points, best.points);
        let last = best.after.public.last.unwrap();
        assert!(last.shape.len() >= 2, "the picture marks the shape");
        let plain = |verdict: &Verdict| match verdict {
            Verdict::ScoresLess(outcome) => outcome
                .events
                .iter()
                .find_map(Event::placed)
                .is_some_and(|it| it.bonus == Bonus::None),
            _ => false,
        };
        assert!(verdicts_on_answers(step).iter().any(plain), "{step:?}");
        assert_eq!(Exercise::new(step).tile_in_question(), None);
    }
}

#[test]
fn in_the_draw_step_no_tile_of_the_rack_fits_but_the_drawn_tile_does() {
    let exercise = Exercise::new(LessonStep::Draw);
    assert!(exercise.full_view().choices.is_empty());
    let best = outcome_of_best_answer(LessonStep::Draw);
    assert_eq!(best.points, -Exercise::rules().draw_penalty);
    assert!(
        best.after.choices.iter().all(|choice| Some(choice.placement.tile) == best.after.drawn)
    );
    assert!(!best.after.choices.is_empty());
    let passed = &verdicts_on_answers(LessonStep::Draw)[1];
    assert_eq!(*passed, Verdict::Refused(GameRefusal::PoolNotEmpty));
}

#[test]
fn the_last_step_ends_the_round_with_the_points_for_going_out() {
    let best = outcome_of_best_answer(LessonStep::Out);
    let ended = best.events.iter().find_map(|event| match event {
        Event::RoundEnded { reason: RoundEnd::Out, points } => Some(points[LEARNER]),
        _ => None,
    });
    let others = best.after.public.seats[1 - LEARNER].left.unwrap().sum();
    assert_eq!(ended, Some(Exercise::rules().going_out_bonus + others));
    assert!(
        matches!(verdicts_on_answers(LessonStep::Out)[1], Verdict::ScoresLess(_)),
        "drawing is allowed"
    );
}

#[test]
fn judging_an_answer_changes_no_exercise_and_its_view_shows_no_legal_placements() {
    for step in LessonStep::ALL {
        let exercise = Exercise::new(step);
        let before = exercise.view();
        assert!(before.choices.is_empty(), "{step:?}");
        assert_eq!(exercise.judge(0), Exercise::new(step).judge(0));
        assert_eq!(exercise.view(), before);
        assert_eq!(exercise.judge(3), None);
        assert_eq!(LessonStep::after(step.index()), Some(step));
    }
    assert_eq!(LessonStep::after(6), None);
}

/// The board of each step, drawn as text.
const BOARDS: [&str; 6] = [
    "
  1
  a
5   3
",
    "
  1   2
  d e
0   4   2
  c a b
  5   4
",
    "
  1   2
  e d c
5   1   4
      b a
  3   4   4
    h g f
    2   2
",
    "
  3   4
  d e
2   2   5
  c a b
  1   0
",
    "
  2   3
  a b c
0   5   4
",
    "
3   4   5
  c a b
  2   0
    d
    1
",
];

#[test]
fn each_step_has_the_board_that_is_drawn_in_this_file() {
    for (step, drawn) in LessonStep::ALL.into_iter().zip(BOARDS) {
        let board = Exercise::new(step).view().public.board();
        assert_eq!(format!("\n{}", draw_board(&board)), drawn, "{step:?}");
    }
}
