//! All rules of the game in sections, in the order in which players need them in a match.

use super::rules::{has_bonuses, is_clause_listed_if_unchanged};
use crate::text::Text;
use crate::text::core::bundle::say;
use crate::text::core::fit::{MESSAGE, length_when_sent};
use triominos_rules::game::{Clause, MatchWinner, Rules, Scoring, StarterRule, Variant};

/// The clauses (rules that a table can change) about a turn.
const TURN: [Clause; 6] = [
    Clause::Draw,
    Clause::Draws,
    Clause::StopDrawing,
    Clause::AfterDraw,
    Clause::EmptyPool,
    Clause::PassEmpty,
];

impl Text {
    /// Returns all rules of a table or an edition by topic, with differences from the edition in bold. They are divided into as few
    /// messages as possible, and no topic is split. `players` is the number of players of the match, whose rules are `rules`. If
    /// that number is not known yet (`None`), `rules` are those of `variant` for some number of players.
    pub fn rules_by_topic(
        &self,
        variant: &Variant,
        rules: &Rules,
        players: Option<usize>,
    ) -> Vec<String> {
        let topics = [
            self.start_topic_lines(variant, rules, players),
            self.turn_topic_lines(variant, rules),
            self.points_topic_lines(variant, rules),
            self.round_end_topic_lines(variant, rules, players),
            self.match_topic_lines(variant, rules),
        ];
        let mut messages: Vec<String> = Vec::new();
        for topic in topics.map(|lines| lines.join("\n")) {
            match messages.last_mut() {
                Some(last) if length_when_sent(last) + 1 + length_when_sent(&topic) <= MESSAGE => {
                    last.push('\n');
                    last.push_str(&topic);
                }
                _ => messages.push(topic),
            }
        }
        messages
    }

    /// Returns the lines about the start of a match and of a round. `players` is the number of players; `None` if it is not known.
    fn start_topic_lines(
        &self,
        variant: &Variant,
        rules: &Rules,
        players: Option<usize>,
    ) -> Vec<String> {
        let line = |clause| self.topic_line(variant, rules, clause);
        let mut lines = vec![say!(self, "short-topic-start")];
        for clause in [Clause::Players, Clause::Hand] {
            let value = self.clause_value_for_players(variant, rules, players, clause);
            lines.push(self.clause_line(variant, clause, value));
        }
        lines.push(say!(self, "short-pool"));
        let start = [Clause::Starter, Clause::StartTie].into_iter();
        lines.extend(
            start.filter(|clause| is_clause_listed_if_unchanged(*clause, rules, players)).map(line),
        );
        lines.push(match rules.starter {
            StarterRule::HighestTriple => say!(self, "short-first-no-triple"),
            StarterRule::Drawn if players != Some(1) => say!(self, "short-first-drawn"),
            StarterRule::Drawn | StarterRule::Lot => say!(self, "short-first-any"),
        });
        if rules.scoring == Scoring::Standard {
            lines.push(line(Clause::Opening));
        }
        if Clause::ZeroOption.has_effect(rules) {
            lines.push(line(Clause::ZeroOption));
        }
        lines
    }

    /// Returns the lines about a turn.
    fn turn_topic_lines(&self, variant: &Variant, rules: &Rules) -> Vec<String> {
        let clauses = TURN.into_iter().filter(|clause| clause.has_effect(rules));
        let lines = clauses.map(|clause| self.topic_line(variant, rules, clause));
        std::iter::once(say!(self, "short-topic-turn")).chain(lines).collect()
    }

    /// Returns the lines about points.
    fn points_topic_lines(&self, variant: &Variant, rules: &Rules) -> Vec<String> {
        let line = |clause| self.topic_line(variant, rules, clause);
        let mut lines = vec![say!(self, "short-topic-points"), line(Clause::Scoring)];
        if !rules.keeps_score() {
            return lines;
        }
        lines.push(line(Clause::Bonuses));
        if !has_bonuses(rules) {
            return lines;
        }
        lines.push(line(Clause::BridgeRule));
        lines.push(say!(self, "short-hexagons"));
        if rules.scoring == Scoring::Standard && rules.bridge > 0 {
            let points = 12 + rules.bridge;
            lines.push(say!(self, "short-example", bridge = rules.bridge, points = points));
        }
        lines
    }

    /// Returns the lines about the end of a round. `players` is the number of players; `None` if it is not known.
    fn round_end_topic_lines(
        &self,
        variant: &Variant,
        rules: &Rules,
        players: Option<usize>,
    ) -> Vec<String> {
        let line = |clause| self.topic_line(variant, rules, clause);
        let blocked = self.clause_value_for_players(variant, rules, players, Clause::Blocked);
        let mut lines = vec![
            say!(self, "short-topic-round-end"),
            say!(self, "short-going-out"),
            line(Clause::GoingOut),
            line(Clause::RoundEnd),
        ];
        lines.extend(clause_if_changed(variant, Clause::OutCount).map(line));
        lines.extend([
            say!(self, "short-blocked"),
            line(Clause::DeadBoard),
            self.clause_line(variant, Clause::Blocked, blocked),
        ]);
        lines.extend(Clause::DroppedRack.has_effect(rules).then(|| line(Clause::DroppedRack)));
        lines
    }

    /// Returns the lines about the match.
    fn match_topic_lines(&self, variant: &Variant, rules: &Rules) -> Vec<String> {
        let line = |clause| self.topic_line(variant, rules, clause);
        let mut lines = vec![say!(self, "short-topic-match"), line(Clause::Match)];
        lines.extend(clause_if_changed(variant, Clause::LastRound).map(line));
        lines.push(line(Clause::MatchWinner));
        if rules.keeps_score() && rules.match_winner == MatchWinner::Highest {
            lines.push(say!(self, "short-ties"));
        }
        lines
    }

    /// Returns the line with the name of a clause and its value in these rules.
    fn topic_line(&self, variant: &Variant, rules: &Rules, clause: Clause) -> String {
        self.clause_line(variant, clause, self.rule_sentence(rules, clause))
    }
}

/// Returns this clause if the variant's value differs from the edition; otherwise `None`.
fn clause_if_changed(variant: &Variant, clause: Clause) -> Option<Clause> {
    variant.changes().change_of(clause).map(|change| change.clause())
}
