//! The private review of a finished match.

use crate::table::ReviewSummary;
use crate::text::core::bundle::say;
use crate::text::core::fit::{MESSAGE, TextPart, join_within};
use crate::text::core::name::escaped_name;
use crate::text::core::number::format_signed;
use crate::text::history::turning::{Mistake, ShownTurningPoint};
use crate::text::{PlayerName, Text};
use triominos_rules::game::{Choice, PlayerView};
use triominos_rules::review::{LEAST_CHOICES, MoveMade};

/// A button of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewButton {
    /// Opens the review of a finished match.
    Open,
    /// Opens the page of a mistake; `number` is the mistake's number in the review, counted from 1.
    Move { number: usize },
    /// Shows a better move than the mistake.
    Better,
    /// Returns to the first page of the review.
    Back,
    /// Posts the player's best move for everybody.
    Share,
}

/// A player's lead in whole points (`lead`) and its four `parts`, whose sum is the lead. The parts are the points due to the
/// player's choices, the tiles, the order of turns, and the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointsLeadParts {
    pub lead: i32,
    pub parts: [i32; 4],
}

impl PointsLeadParts {
    /// Rounds the parts of a lead to whole points. The fourth part absorbs the errors of rounding, so that the parts always add up.
    pub fn from_summary(summary: &ReviewSummary) -> Self {
        let points =
            |hundredths: i64| i32::try_from((hundredths + 50).div_euclid(100)).unwrap_or(0);
        let lead = points(summary.margin);
        let known = [summary.skill, summary.tiles, summary.par].map(points);
        let [skill, tiles, par] = known;
        Self { lead, parts: [skill, tiles, par, lead - skill - tiles - par] }
    }
}

impl Text {
    /// Says that the bot has begun to compute a review. The message is edited when the review is done.
    pub fn review_begun(&self) -> String {
        say!(self, "review-begun")
    }

    /// Says how much of a review is computed.
    pub fn review_progress(&self, percent_done: usize) -> String {
        say!(self, "review-progress", percent = percent_done)
    }

    /// Returns the label of a button of a review: at most 34 characters.
    pub fn review_button_label(&self, button: ReviewButton) -> String {
        match button {
            ReviewButton::Open => say!(self, "review-button"),
            ReviewButton::Move { number } => say!(self, "review-button-move", number = number),
            ReviewButton::Better => say!(self, "review-button-better"),
            ReviewButton::Back => say!(self, "review-button-back"),
            ReviewButton::Share => say!(self, "review-button-share"),
        }
    }

    /// Returns the first page of the review of a match with this many players.
    pub fn review_page(
        &self,
        summary: &ReviewSummary,
        player_count: usize,
        turning_points: &[ShownTurningPoint<'_>],
    ) -> String {
        let PointsLeadParts { lead, .. } = PointsLeadParts::from_summary(summary);
        let others = player_count.saturating_sub(1);
        let mut parts = vec![
            TextPart::required(say!(self, "review-title")),
            TextPart::required(say!(
                self,
                "review-lead",
                others = match others {
                    0 => "alone",
                    1 => "opponent",
                    _ => "opponents",
                },
                points = if others == 0 { lead.to_string() } else { format_signed(lead) }
            )),
        ];
        if others > 0 {
            let list = self.labelled_points_lead_parts(summary).map(|part| format!("- {part}"));
            parts.push(TextPart::required(list.join("\n")));
        }
        parts.extend(self.review_accuracy_lines(summary).into_iter().map(TextPart::required));
        parts.extend(
            self.turning_point_lines(turning_points, player_count)
                .into_iter()
                .map(TextPart::required),
        );
        if player_count == 2 {
            let plan = format!("-# {}", say!(self, "review-other-plan"));
            parts.push(TextPart::optional(1, plan));
        }
        join_within(&parts, "\n", MESSAGE)
    }

    /// Returns the parts of a player's lead, each with its label.
    pub fn labelled_points_lead_parts(&self, summary: &ReviewSummary) -> [String; 4] {
        let PointsLeadParts { parts, .. } = PointsLeadParts::from_summary(summary);
        let labels = self.points_lead_part_labels();
        std::array::from_fn(|index| {
            let (part, points) = (labels[index].as_str(), format_signed(parts[index]));
            say!(self, "review-part", part = part, points = points)
        })
    }

    /// Returns the labels of the parts of a player's lead, in the order of [`PointsLeadParts`].
    pub fn points_lead_part_labels(&self) -> [String; 4] {
        [
            say!(self, "review-skill"),
            say!(self, "review-tiles"),
            say!(self, "review-par"),
            say!(self, "review-hidden"),
        ]
    }

    /// Returns the heading of the picture of a review.
    pub fn review_picture_title(&self) -> String {
        say!(self, "review-picture")
    }

    /// Returns the alternative text of the picture of a review.
    pub fn alt_review(&self, summary: &ReviewSummary) -> String {
        say!(self, "review-alt", parts = self.labelled_points_lead_parts(summary).join(", "))
    }

    /// Returns the lines about a player's accuracy. If the player had too few choices to compute it, a line says how many are
    /// needed.
    fn review_accuracy_lines(&self, summary: &ReviewSummary) -> Vec<String> {
        let choices = summary.choices;
        match (summary.accuracy, summary.lost_per_choice) {
            (Some((accuracy, error)), Some(lost)) => vec![
                say!(
                    self,
                    "review-accuracy",
                    percent = rounded_percent(accuracy),
                    error = rounded_to_integer(error).max(1),
                    choices = choices,
                    lost = self.format_decimal(lost.max(0.0))
                ),
                format!("-# {}", say!(self, "review-scale")),
            ],
            _ => vec![say!(self, "review-too-few", choices = choices, least = LEAST_CHOICES)],
        }
    }

    /// Returns the page about a mistake. `notice` is the answer to the player's attempt to find a better move; `None` before the
    /// first attempt. If `asks_for_better_move` is true, the page asks the player to find a better placement.
    pub fn review_mistake_page(
        &self,
        mistake: Mistake<'_>,
        notice: Option<String>,
        asks_for_better_move: bool,
    ) -> String {
        let Mistake { round, made, view } = mistake;
        let played = self.reviewed_move_in_words(view, made.played);
        let mut lines = vec![
            say!(self, "review-move", round = round, move = played),
            say!(
                self,
                "review-cost",
                lost = rounded_to_integer(made.loss),
                error = rounded_to_integer(made.error).max(1),
                percent = rounded_percent(made.cost * 100.0)
            ),
        ];
        lines.extend(notice);
        lines.extend(asks_for_better_move.then(|| say!(self, "review-ask")));
        lines.join("\n")
    }

    /// Answers the reader's attempt to find a better placement: the attempt is better than the mistake, or not clearly better.
    pub fn review_attempt_answer(
        &self,
        view: &PlayerView,
        attempt: &Choice,
        is_better: bool,
    ) -> String {
        let tried = self.placement_label(attempt, view.viewer);
        match is_better {
            true => {
                let found = say!(self, "review-found", move = tried);
                [found, self.placement_reason(view, attempt)].join("\n")
            }
            false => say!(self, "review-not-better", move = tried),
        }
    }

    /// Returns the sentence that names the best move in a reviewed position and its reason.
    pub fn review_better_move(&self, view: &PlayerView, best_move: MoveMade) -> String {
        match best_move {
            MoveMade::Draw => say!(self, "review-better-draw"),
            MoveMade::Pass => say!(self, "review-better-pass"),
            MoveMade::Place(placement) => {
                let choice = view.choices.iter().find(|choice| choice.placement == placement);
                let best = self.reviewed_move_in_words(view, best_move);
                let better = say!(self, "review-better", move = best);
                let reason = choice.map(|choice| self.placement_reason(view, choice));
                [Some(better), reason].into_iter().flatten().collect::<Vec<_>>().join("\n")
            }
        }
    }

    /// Returns the placeholder of the menu of placements on the page about a mistake.
    pub fn review_placement_placeholder(&self) -> String {
        say!(self, "review-placeholder")
    }

    /// Returns the public line about a player's best placement of a match, which the player has shared.
    pub fn review_shared_move(
        &self,
        who: &PlayerName<'_>,
        view: &PlayerView,
        best_placement: &Choice,
    ) -> String {
        let who = escaped_name(&self.player_name_for_picture(who));
        let placement = self.placement_label(best_placement, view.viewer);
        say!(self, "review-shared", who = who, move = placement)
    }

    /// Refuses the review of a match in which the reader did not play.
    pub fn review_needs_own_match(&self) -> String {
        say!(self, "review-of-others")
    }

    /// Refuses another review, because the reader has requested the maximum number of reviews in 24 hours.
    pub fn too_many_reviews(&self, limit: u32) -> String {
        say!(self, "review-too-many", limit = limit)
    }
}

/// Rounds a number, such as points or a percentage, to a whole number.
fn rounded_to_integer(number: f64) -> i64 {
    number.round() as i64
}

/// Rounds a percentage to a whole number from 0 to 100.
pub fn rounded_percent(percent: f64) -> i64 {
    rounded_to_integer(percent.clamp(0.0, 100.0))
}
