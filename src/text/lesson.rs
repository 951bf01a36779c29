//! The sentences of the first lesson, and of the coach in a first round.

use crate::text::core::bundle::say;
use crate::text::core::fit::{MESSAGE, TextPart, join_within};
use crate::text::core::{number, tile};
use crate::text::{PlayerName, Text};
use triominos_rules::game::{Action, Event, GameRefusal, Pick, PlayerView};
use triominos_rules::lesson::{AnswerOutcome, Exercise, LessonStep};
use triominos_rules::opponent::Hint;

/// A button of the first lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonButton {
    /// Opens the lesson, below a person's first rack.
    Learn,
    /// Shows the next step.
    Next,
    /// Skips a step.
    Skip,
    /// Skips all further steps.
    SkipAll,
    /// Starts the lesson again.
    Again,
    /// Opens a match against an easy computer, with a coach.
    FirstRound,
}

impl LessonButton {
    /// Every button.
    pub const ALL: [Self; 6] =
        [Self::Learn, Self::Next, Self::Skip, Self::SkipAll, Self::Again, Self::FirstRound];
}

impl Text {
    /// Returns the label of a button of the first lesson: at most 34 characters.
    pub fn lesson_button_label(&self, button: LessonButton) -> String {
        match button {
            LessonButton::Learn => say!(self, "lesson-button-learn"),
            LessonButton::Next => say!(self, "lesson-button-next"),
            LessonButton::Skip => say!(self, "lesson-button-skip"),
            LessonButton::SkipAll => say!(self, "lesson-button-skip-all"),
            LessonButton::Again => say!(self, "lesson-button-again"),
            LessonButton::FirstRound => say!(self, "lesson-button-first-round"),
        }
    }

    /// Returns the label of the button for an answer in the first lesson: at most 34 characters.
    pub fn lesson_answer_label(&self, answer: Action) -> String {
        match answer {
            Action::Place(Pick { tile, spot }) => {
                say!(self, "word-placement", tile = tile::tile_name(tile), spot = spot)
            }
            Action::Draw => self.button_label(crate::text::Button::Draw),
            Action::Pass | Action::PlaceAt { .. } => self.button_label(crate::text::Button::Pass),
        }
    }

    /// Returns the title of a step of the first lesson.
    fn lesson_title(&self, step: LessonStep) -> String {
        let name = match step {
            LessonStep::Side => say!(self, "lesson-name-side"),
            LessonStep::Corner => say!(self, "lesson-name-corner"),
            LessonStep::Bridge => say!(self, "lesson-name-bridge"),
            LessonStep::Hexagon => say!(self, "lesson-name-hexagon"),
            LessonStep::Draw => say!(self, "lesson-name-draw"),
            LessonStep::Out => say!(self, "lesson-name-out"),
        };
        let (number, count) = (step.index() + 1, LessonStep::ALL.len());
        say!(self, "lesson-title", step = number, steps = count, name = name)
    }

    /// Returns the sentence that says what the player is to do in a step of the first lesson.
    fn lesson_task_sentence(&self, exercise: &Exercise) -> String {
        let rules = Exercise::rules();
        let tile = exercise.tile_in_question().map(tile::tile_name).unwrap_or_default();
        match exercise.step() {
            LessonStep::Side => say!(self, "lesson-task-side", tile = tile),
            LessonStep::Corner => say!(self, "lesson-task-corner", tile = tile),
            LessonStep::Bridge => {
                say!(self, "lesson-task-bridge", points = number::format_signed(rules.bridge))
            }
            LessonStep::Hexagon => {
                say!(self, "lesson-task-hexagon", points = number::format_signed(rules.hexagon))
            }
            LessonStep::Draw => say!(self, "lesson-task-draw"),
            LessonStep::Out => {
                let bonus = number::format_signed(rules.going_out_bonus);
                say!(self, "lesson-task-out", bonus = bonus)
            }
        }
    }

    /// Returns the message of a step of the first lesson: its title, the line `notice` about the last click, and the task. If
    /// `without_picture` is true, the message also describes the tiles, the offered spots and the board.
    pub fn lesson_step_message(
        &self,
        exercise: &Exercise,
        notice: Option<&str>,
        without_picture: bool,
    ) -> String {
        let mut lines = vec![self.lesson_title(exercise.step())];
        lines.extend(notice.map(str::to_owned));
        lines.push(self.lesson_task_sentence(exercise));
        let view = exercise.view();
        if !without_picture {
            lines.push(self.own_tiles(&view));
            return lines.join("\n");
        }
        lines.push(self.own_tiles_in_words(&view));
        let mut spots: Vec<u16> = Vec::new();
        for answer in exercise.answers() {
            if let Action::Place(pick) = answer
                && !spots.contains(&pick.spot)
            {
                spots.push(pick.spot);
            }
        }
        let line = |spot: u16| {
            let detail = self.spot_requirements_and_neighbours(&view.public, spot);
            format!("- {}", say!(self, "lesson-spot", spot = spot, detail = detail))
        };
        lines.extend(spots.into_iter().map(line));
        let board = self.board_in_words(&view.public).join("\n");
        let parts = [TextPart::required(lines.join("\n")), TextPart::optional(0, board)];
        join_within(&parts, "\n\n", MESSAGE)
    }

    /// Returns the line about an answer of the first lesson that the rules do not allow.
    pub fn lesson_refusal_line(
        &self,
        exercise: &Exercise,
        refusal: &GameRefusal,
        names: &[PlayerName<'_>],
    ) -> String {
        match refusal {
            GameRefusal::PoolNotEmpty => say!(self, "lesson-no-pass"),
            _ => self.game_refusal_without_hints(refusal, names, Some(&exercise.view().public)),
        }
    }

    /// Returns the line about an answer of the first lesson that the rules allow, although another answer scores more.
    pub fn lesson_answer_scores_less(&self, outcome: &AnswerOutcome) -> String {
        say!(self, "lesson-scores-less", points = number::format_signed(outcome.points))
    }

    /// Returns the message after the right answer to a step of the first lesson: the points of the answer, and why it is right.
    pub fn lesson_right_answer(
        &self,
        step: LessonStep,
        answer: Action,
        outcome: &AnswerOutcome,
    ) -> String {
        let AnswerOutcome { events, after, .. } = outcome;
        let spot = match answer {
            Action::Place(pick) => pick.spot,
            _ => 0,
        };
        let did = events.iter().find_map(|event| match event {
            Event::Placed(placed) => Some(self.placed_line(after, placed, spot)),
            Event::Drew { tile, points, .. } => {
                let (tile, cost) = (tile::tile_name(*tile), number::format_signed(*points));
                Some(say!(self, "rack-drew-cost", tiles = tile, cost = cost))
            }
            _ => None,
        });
        let right = say!(self, "lesson-right", what = did.unwrap_or_default());
        let mut lines = vec![self.lesson_title(step), right];
        match step {
            LessonStep::Side => lines.push(say!(self, "lesson-why-side")),
            LessonStep::Corner => lines.push(say!(self, "lesson-why-corner")),
            _ => {
                let explained = self.action_explanations(step == LessonStep::Draw, after, events);
                lines.extend(explained.into_iter().map(|(_, lesson)| lesson));
            }
        }
        if step == LessonStep::Draw {
            lines.push(self.draw_limit_and_penalty(&after.public.rules).join(" "));
        }
        lines.join("\n")
    }

    /// Returns the line, at the end of the lesson, that offers a first match against a computer.
    pub fn lesson_first_round_offer(&self) -> String {
        say!(self, "lesson-done")
    }

    /// Returns the message at the end of the first lesson, also if the last step was skipped. `notice` is the line about the last
    /// click.
    pub fn lesson_end_message(&self, notice: Option<&str>) -> String {
        let lines = notice.map(str::to_owned).into_iter().chain([say!(self, "lesson-end")]);
        lines.collect::<Vec<_>>().join("\n")
    }

    /// Returns the line above the first step of the first lesson.
    pub fn lesson_welcome(&self) -> String {
        say!(self, "lesson-welcome")
    }

    /// Returns the line above a step when a person continues the first lesson at that step.
    pub fn lesson_resumed(&self) -> String {
        say!(self, "lesson-resumed")
    }

    /// Returns the answer to a click on an old button of the first lesson, after which the person has gone on to another step.
    pub fn lesson_button_outdated(&self) -> String {
        say!(self, "lesson-moved-on")
    }

    /// Returns the answer to a click on a button of the first lesson by a person who has not begun the lesson.
    pub fn no_lesson(&self) -> String {
        say!(self, "lesson-none")
    }

    /// Returns the answer to a click on the button of another person's first lesson.
    pub fn lesson_button_not_yours(&self) -> String {
        say!(self, "lesson-not-yours")
    }

    /// Returns the hint of the coach for one of a person's first turns: the best action, and why. If `is_last_coached_turn` is
    /// true, a line says that there will be no more such hints.
    pub fn coach_line(&self, view: &PlayerView, hint: &Hint, is_last_coached_turn: bool) -> String {
        let line = say!(self, "lesson-coach", what = self.hint_sentences(view, hint));
        self.with_line_below(line, is_last_coached_turn.then(|| say!(self, "lesson-coach-leaves")))
    }
}
