//! The introduction for a person who sees their first rack, and the explanations of a person's first bridge, hexagon, forced draw
//! and going out. An explanation says what the event scored or cost, and why.

use strum::IntoStaticStr;

use crate::text::Text;
use crate::text::core::bundle::say;
use crate::text::core::number;
use crate::text::game::rules::has_bonuses;
use triominos_rules::game::{
    Bonus, Clause, Event, PlayerView, RoundEnd, RoundEndRule, Rules, Scoring,
};

/// The numbers of the example tile, which scores their sum.
const EXAMPLE: [u8; 3] = [4, 4, 5];

/// An event that is explained to each person when it happens for the first time, such as a bridge. The name of the event is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum ExplainedEvent {
    Bridge,
    Hexagon,
    /// A draw that was forced, because no tile fitted.
    Draw,
    /// Placing the last tile of a rack.
    Out,
}

impl Text {
    /// Returns the introduction for a person's first rack: a line for everything that scores or costs points under these rules.
    pub fn introduction(&self, rules: &Rules) -> String {
        let line = |sentence: String| format!("- {sentence}");
        let mut lines = vec![say!(self, "short-first"), line(say!(self, "short-first-fits"))];
        if rules.keeps_score() {
            lines.push(line(self.scoring_introduction(rules)));
            lines.extend(has_bonuses(rules).then(|| self.shapes_line(rules)));
        }
        lines.push(line(self.drawing_introduction(rules)));
        if rules.keeps_score() {
            let out = self.rule_sentence(rules, Clause::GoingOut);
            lines.push(say!(self, "short-out", out = out));
        }
        lines.push(say!(self, "short-first-more"));
        lines.join("\n")
    }

    /// Returns the sentence that explains the points of a tile under these rules.
    fn scoring_introduction(&self, rules: &Rules) -> String {
        match rules.scoring {
            Scoring::Kids => say!(self, "short-first-tile-kids"),
            _ => {
                let [a, b, c] = EXAMPLE;
                let sum = i32::from(a) + i32::from(b) + i32::from(c);
                say!(self, "short-first-tile", a = a, b = b, c = c, sum = sum)
            }
        }
    }

    /// Returns the sentences about the cost of drawing under these rules, and about how often a player may draw.
    fn drawing_introduction(&self, rules: &Rules) -> String {
        let mut sentences = vec![say!(self, "short-first-draw", cost = rules.draw_penalty)];
        sentences.extend(self.draw_limit_and_penalty(rules));
        sentences.join(" ")
    }

    /// Returns the sentences about the limit of draws in a turn under these rules and, if there is one, about the penalty for
    /// placing nothing after the last draw.
    pub(in crate::text) fn draw_limit_and_penalty(&self, rules: &Rules) -> Vec<String> {
        let limit = rules.draw_limit.unwrap_or_default();
        let mut sentences = vec![say!(self, "short-first-limit", limit = limit)];
        if rules.stuck_penalty > 0 {
            sentences.push(say!(self, "short-first-stuck", cost = rules.stuck_penalty));
        }
        sentences
    }

    /// Returns the alternative text of the picture of the introduction.
    pub fn alt_introduction(&self, rules: &Rules) -> String {
        let is_shown = |shape: &Bonus| *shape == Bonus::None || rules.bonus_points(*shape) != 0;
        let shapes = [Bonus::None, Bonus::Bridge, Bonus::Hexagon].into_iter().filter(is_shown);
        shapes.map(|shape| self.alt_figure(rules, shape)).collect::<Vec<_>>().join(" ")
    }
}

impl Text {
    /// Returns each [`ExplainedEvent`] in an action of a player, with its explanation. `events` are the events of the action.
    /// `is_forced_draw` is true if the player could only draw.
    pub fn action_explanations(
        &self,
        is_forced_draw: bool,
        view_after: &PlayerView,
        events: &[Event],
    ) -> Vec<(ExplainedEvent, String)> {
        if !view_after.public.rules.keeps_score() {
            return Vec::new();
        }
        let lessons = [
            self.shape_explanation(view_after, events),
            self.forced_draw_explanation(view_after, events).filter(|_| is_forced_draw),
            self.going_out_explanation(view_after, events),
        ];
        lessons.into_iter().flatten().collect()
    }

    /// Returns the explanation of a bridge or hexagon; `None` if no shape scored.
    fn shape_explanation(
        &self,
        view_after: &PlayerView,
        events: &[Event],
    ) -> Option<(ExplainedEvent, String)> {
        let placed = events.iter().find_map(Event::placed);
        let bonus = placed.filter(|placed| placed.seat == view_after.viewer.seat)?.bonus;
        let points =
            Some(view_after.public.rules.bonus_points(bonus)).filter(|points| *points != 0)?;
        let points = number::format_signed(points);
        Some(match bonus {
            Bonus::None => return None,
            Bonus::Bridge => {
                (ExplainedEvent::Bridge, say!(self, "short-lesson-bridge", points = points))
            }
            Bonus::Hexagon => {
                (ExplainedEvent::Hexagon, say!(self, "short-lesson-hexagon", points = points))
            }
            Bonus::DoubleHexagon => (
                ExplainedEvent::Hexagon,
                say!(self, "short-lesson-double-hexagon", points = points),
            ),
            Bonus::TripleHexagon => (
                ExplainedEvent::Hexagon,
                say!(self, "short-lesson-triple-hexagon", points = points),
            ),
        })
    }

    /// Returns the explanation of a forced draw; `None` if the player did not draw.
    fn forced_draw_explanation(
        &self,
        view_after: &PlayerView,
        events: &[Event],
    ) -> Option<(ExplainedEvent, String)> {
        let own = events.iter().filter_map(|event| match event {
            Event::Drew { seat, points, .. } if *seat == view_after.viewer.seat => Some(*points),
            _ => None,
        });
        let cost = own.reduce(i32::saturating_add)?;
        let points = number::format_signed(cost);
        Some((ExplainedEvent::Draw, say!(self, "short-lesson-draw", cost = cost, points = points)))
    }

    /// Returns the explanation of going out (placing the last tile of the rack); `None` if the player did not go out.
    fn going_out_explanation(
        &self,
        view_after: &PlayerView,
        events: &[Event],
    ) -> Option<(ExplainedEvent, String)> {
        let rules = &view_after.public.rules;
        let total = events.iter().find_map(|event| match event {
            Event::RoundEnded { reason: RoundEnd::Out, points } => {
                points.get(view_after.viewer.seat)
            }
            _ => None,
        });
        let total = *total.filter(|total| **total > 0 && view_after.rack.is_empty())?;
        // If all players get the same number of turns, the round can end after the turn of another player.
        if rules.round_end == RoundEndRule::EqualTurns || rules.scoring != Scoring::Standard {
            return None;
        }
        let (bonus, others) = (rules.going_out_bonus, total - rules.going_out_bonus);
        Some((ExplainedEvent::Out, say!(self, "short-lesson-out", bonus = bonus, others = others)))
    }
}
