//! The rules in short, and the figures that go with them.

use super::Text;
use super::fit::{Part, fit};
use super::rules::has_bonuses;
use super::sentence::say;
use super::turn::MESSAGE;
use crate::game::{Bonus, Clause, Rules, Scoring};

/// What the lines on points do not say, in the order in which it comes up during a match.
const CLAUSES: [Clause; 7] = [
    Clause::Hand,
    Clause::Starter,
    Clause::AfterDraw,
    Clause::EmptyPool,
    Clause::RoundEnd,
    Clause::Blocked,
    Clause::Match,
];

impl Text {
    /// These rules in short: what fits, how a turn goes, what counts, and how a round and a match end.
    pub fn rules_in_short(&self, rules: &Rules) -> String {
        let edition = self.edition_name(&rules.edition);
        let mut parts = vec![
            Part::fixed(say!(self, "short-title", edition = edition)),
            Part::fixed(say!(self, "short-matching")),
        ];
        if rules.keeps_score() {
            parts.push(Part::fixed(say!(self, "short-turn")));
            parts.extend(self.short_points(rules).into_iter().map(Part::fixed));
        } else {
            parts.push(Part::fixed(say!(self, "short-no-points")));
        }
        let clauses = CLAUSES.into_iter().filter(|clause| {
            // Where nobody keeps score nothing is gained or lost by the end of a round.
            rules.keeps_score() || !matches!(clause, Clause::Blocked)
        });
        parts.extend(clauses.map(|clause| {
            let (name, value) = (self.clause_name(clause), self.rule(rules, clause));
            Part::optional(1, say!(self, "rules-line", name = name, value = value))
        }));
        fit(&parts, "\n", MESSAGE)
    }

    /// What tiles, shapes, draws and going out are worth, a line each.
    fn short_points(&self, rules: &Rules) -> Vec<String> {
        let mut lines = vec![match rules.scoring {
            Scoring::Kids => say!(self, "short-points-kids"),
            _ => say!(self, "short-points"),
        }];
        if has_bonuses(rules) {
            lines.push(say!(
                self,
                "short-shapes",
                bridge = rules.bridge,
                hexagon = rules.hexagon,
                double = rules.double_hexagon,
                triple = rules.triple_hexagon,
            ));
        }
        lines.push(say!(
            self,
            "short-draws",
            limit = rules.draw_limit.unwrap_or_default(),
            draw = rules.draw_penalty,
            stuck = rules.stuck_penalty,
        ));
        lines.push(match rules.scoring {
            Scoring::Kids => say!(self, "short-out-kids", out = rules.going_out_bonus),
            _ => say!(self, "short-out", out = rules.going_out_bonus),
        });
        lines
    }

    /// What stands over the figure of a shape; without one, of tiles that match.
    pub fn figure_title(&self, shape: Bonus) -> String {
        match self.shape_name(shape) {
            Some(name) => super::rules::capital(&name),
            None => say!(self, "short-figure-matching"),
        }
    }

    /// What stands under a figure.
    pub fn figure_caption(&self, shape: Bonus) -> String {
        match shape {
            Bonus::None => say!(self, "short-caption-matching"),
            Bonus::Bridge => say!(self, "short-caption-bridge"),
            Bonus::Hexagon => say!(self, "short-caption-hexagon"),
            Bonus::DoubleHexagon => say!(self, "short-caption-double-hexagon"),
            Bonus::TripleHexagon => say!(self, "short-caption-triple-hexagon"),
        }
    }

    /// A figure, for who does not see it: its tiles, and what the shape earns by these rules.
    pub fn alt_figure(&self, rules: &Rules, shape: Bonus) -> String {
        let figure = match shape {
            Bonus::None => say!(self, "short-alt-matching"),
            Bonus::Bridge => say!(self, "short-alt-bridge"),
            Bonus::Hexagon => say!(self, "short-alt-hexagon"),
            Bonus::DoubleHexagon => say!(self, "short-alt-double-hexagon"),
            Bonus::TripleHexagon => say!(self, "short-alt-triple-hexagon"),
        };
        match rules.bonus_points(shape) {
            0 => figure,
            points => say!(self, "short-alt-earns", figure = figure, points = points),
        }
    }
}
