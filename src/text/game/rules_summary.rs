//! Summaries of the rules, the texts of the figures beside them, and the sources of the editions.

use super::rules::has_bonuses;
use crate::text::Text;
use crate::text::core::bundle::say;
use crate::text::core::fit::{MESSAGE, TextPart, join_within};
use triominos_rules::game::{
    Bonus, BridgeRule, Clause, DrawRule, Edition, MatchWinner, RoundEndRule, Rules, Scoring,
    Variant,
};

impl Text {
    /// Returns a summary of these rules: matching, turns, scores, and the ends of rounds and matches.
    pub fn rules_in_short(&self, rules: &Rules) -> String {
        let edition = self.edition_name(&rules.edition);
        let mut parts = vec![TextPart::required(say!(self, "short-title", edition = edition))];
        parts.extend(self.edition_source_line(rules).map(|line| TextPart::optional(1, line)));
        parts.push(TextPart::required(say!(self, "short-matching")));
        parts.push(TextPart::required(self.turn_summary_line(rules)));
        if rules.keeps_score() {
            parts.push(TextPart::required(say!(self, "short-points-title")));
            parts.extend(self.points_summary_lines(rules).into_iter().map(TextPart::required));
            let end = self.rule_sentence(rules, Clause::RoundEnd);
            parts.push(TextPart::required(say!(self, "short-round-end", end = end)));
        } else {
            parts.push(TextPart::required(self.unscored_round_summary_line(rules)));
        }
        parts.push(TextPart::required(self.match_summary_line(rules)));
        parts.push(TextPart::optional(0, say!(self, "short-more")));
        join_within(&parts, "\n", MESSAGE)
    }

    /// Returns these rules in five lines: matching, turns, scores, drawing, and the end.
    pub fn rules_in_five_lines(&self, rules: &Rules) -> String {
        let edition = self.edition_name(&rules.edition);
        let rule = |clause| self.rule_sentence(rules, clause);
        let drawing = say!(self, "short-drawing", draws = rule(Clause::Draws));
        let mut lines = vec![
            say!(self, "short-title", edition = edition),
            say!(self, "short-matching"),
            self.turn_summary_line(rules),
        ];
        if rules.keeps_score() {
            let (tile, shapes) = (rule(Clause::Scoring), rule(Clause::Bonuses));
            lines.push(say!(self, "short-scores", tile = tile, shapes = shapes));
            lines.push(drawing);
            let (out, length) = (rule(Clause::GoingOut), rule(Clause::Match));
            lines.push(say!(self, "short-end", out = out, length = length));
        } else {
            let round = self.unscored_round_summary_line(rules);
            lines.extend([drawing, round, self.match_summary_line(rules)]);
        }
        lines.push(say!(self, "short-all"));
        lines.join("\n")
    }

    /// Returns the source of an edition, such as a printed rule book, for an option of a menu: at most 100 characters.
    pub fn edition_source(&self, edition: Edition) -> String {
        match edition {
            Edition::Goliath => say!(self, "rules-from-goliath"),
            Edition::Tournament => say!(self, "rules-from-tournament"),
            Edition::TournamentPl => say!(self, "rules-from-tournament-pl"),
            Edition::PiatnikHu => say!(self, "rules-from-piatnik-hu"),
            Edition::GoliathNl => say!(self, "rules-from-goliath-nl"),
            Edition::Kids => say!(self, "rules-from-kids"),
            Edition::Casual => say!(self, "rules-from-casual"),
            Edition::Pressman => say!(self, "rules-from-pressman"),
            Edition::Wikipedia => say!(self, "rules-from-wikipedia"),
            Edition::App => say!(self, "rules-from-app"),
        }
    }

    /// Returns the line about the printed source of these rules; `None` if the rules belong to no edition.
    fn edition_source_line(&self, rules: &Rules) -> Option<String> {
        let name = rules.edition.strip_suffix(Variant::CHANGED_SUFFIX);
        let edition = Edition::from_name(name.unwrap_or(&rules.edition))?;
        let source = self.edition_source(edition);
        Some(match name {
            Some(_) => say!(self, "short-source-changed", source = source),
            None => say!(self, "short-source", source = source),
        })
    }

    /// Returns the line of the summary about what a player does in a turn.
    fn turn_summary_line(&self, rules: &Rules) -> String {
        match (rules.keeps_score(), rules.draw) {
            (true, DrawRule::Optional) => say!(self, "short-turn"),
            (true, DrawRule::OnlyWhenStuck) => say!(self, "short-turn-stuck"),
            (false, DrawRule::Optional) => say!(self, "short-turn-unscored"),
            (false, DrawRule::OnlyWhenStuck) => say!(self, "short-turn-unscored-stuck"),
        }
    }

    /// Returns the lines of the summary about the points of tiles, shapes, draws and going out.
    fn points_summary_lines(&self, rules: &Rules) -> Vec<String> {
        let mut lines = vec![match rules.scoring {
            Scoring::Kids => say!(self, "short-points-kids"),
            _ => say!(self, "short-points"),
        }];
        lines.extend(has_bonuses(rules).then(|| self.shapes_line(rules)));
        lines.push(say!(
            self,
            "short-draws",
            limit = rules.draw_limit.unwrap_or_default(),
            draw = rules.draw_penalty,
            stuck = rules.stuck_penalty,
        ));
        let out = self.rule_sentence(rules, Clause::GoingOut);
        lines.push(say!(self, "short-out", out = out));
        lines
    }

    /// Returns the line about the points of all shapes (bridges and hexagons).
    pub(in crate::text) fn shapes_line(&self, rules: &Rules) -> String {
        say!(
            self,
            "short-shapes",
            bridge = rules.bridge,
            hexagon = rules.hexagon,
            double = rules.double_hexagon,
            triple = rules.triple_hexagon,
        )
    }

    /// Returns the line of the summary about the end of a round in rules without scores.
    fn unscored_round_summary_line(&self, rules: &Rules) -> String {
        say!(self, "short-no-points", end = self.rule_sentence(rules, Clause::RoundEnd))
    }

    /// Returns the line of the summary about the length and the winner of a match.
    fn match_summary_line(&self, rules: &Rules) -> String {
        let length = self.rule_sentence(rules, Clause::Match);
        match rules.match_winner {
            _ if rules.counts_rounds_won() => say!(self, "short-match-rounds", length = length),
            _ if !rules.keeps_score() => match rules.round_end {
                RoundEndRule::AtOnce => say!(self, "short-match-unscored", length = length),
                RoundEndRule::EqualTurns => {
                    say!(self, "short-match-unscored-shared", length = length)
                }
            },
            MatchWinner::Highest => say!(self, "short-match", length = length),
            MatchWinner::RoundWinner => say!(self, "short-match-round-winner", length = length),
        }
    }

    /// Returns the heading of the figure that explains a shape. For `Bonus::None`, returns the heading of the figure that explains
    /// how tiles match.
    pub fn figure_title(&self, shape: Bonus) -> String {
        match self.shape_name(shape) {
            Some(name) => super::rules::capitalized(&name),
            None => say!(self, "short-figure-matching"),
        }
    }

    /// Returns the caption of the figure that explains a shape: what it shows, and which other arrangements of tiles count as the
    /// same shape under these rules.
    pub fn figure_caption(&self, rules: &Rules, shape: Bonus) -> String {
        match (shape, rules.bridge_rule) {
            (Bonus::None, _) => say!(self, "short-caption-matching"),
            (Bonus::Bridge, BridgeRule::OpenSides) => say!(self, "short-caption-bridge"),
            (Bonus::Bridge, BridgeRule::OpenOrTwoSides) => say!(self, "short-caption-bridge-two"),
            (Bonus::Bridge, BridgeRule::OpenOrMoreSides) => say!(self, "short-caption-bridge-more"),
            (Bonus::Hexagon, _) => say!(self, "short-caption-hexagon"),
            (Bonus::DoubleHexagon, _) => say!(self, "short-caption-double-hexagon"),
            (Bonus::TripleHexagon, _) => say!(self, "short-caption-triple-hexagon"),
        }
    }

    /// Returns the alternative text of the figure that explains a shape: its tiles, the points of the shape under these rules, and
    /// other arrangements of tiles that count as this shape.
    pub fn alt_figure(&self, rules: &Rules, shape: Bonus) -> String {
        let figure = match shape {
            Bonus::None => say!(self, "short-alt-matching"),
            Bonus::Bridge => say!(self, "short-alt-bridge"),
            Bonus::Hexagon => say!(self, "short-alt-hexagon"),
            Bonus::DoubleHexagon => say!(self, "short-alt-double-hexagon"),
            Bonus::TripleHexagon => say!(self, "short-alt-triple-hexagon"),
        };
        let figure = match rules.bonus_points(shape) {
            0 => figure,
            points => say!(self, "short-alt-earns", figure = figure, points = points),
        };
        match (shape, rules.bridge_rule) {
            (Bonus::Bridge, BridgeRule::OpenOrTwoSides) => {
                say!(self, "short-alt-bridge-two", figure = figure)
            }
            (Bonus::Bridge, BridgeRule::OpenOrMoreSides) => {
                say!(self, "short-alt-bridge-more", figure = figure)
            }
            _ => figure,
        }
    }
}
