//! The introduction for a person who sees their first rack: matching, scores, and the cost of drawing.

use crate::text::Text;
use crate::text::core::bundle::say;
use triominos_rules::game::{Rules, Scoring};

/// The tile of the example, which scores the sum of its numbers.
const EXAMPLE: [u8; 3] = [4, 4, 5];

impl Text {
    /// Returns the words above the three pictures.
    pub fn introduction(&self) -> String {
        [say!(self, "short-first-pictures"), say!(self, "short-first-more")].join(" ")
    }

    /// Returns the introduction without pictures. A line describes the content of each picture.
    pub fn introduction_in_words(&self, rules: &Rules) -> String {
        let fits = say!(self, "short-first-fits");
        let scores = rules.keeps_score().then(|| self.first_scoring(rules));
        let line = |sentence: String| format!("- {sentence}");
        let lines = [Some(fits), scores, Some(self.first_drawing(rules))].into_iter().flatten();
        let lines: Vec<String> = lines.map(line).collect();
        let first = say!(self, "short-first");
        [first, lines.join("\n"), say!(self, "short-first-more")].join("\n")
    }

    /// Returns the heading of the picture about scores.
    pub fn first_scoring_title(&self) -> String {
        say!(self, "short-first-scoring-title")
    }

    /// Returns the points of a tile and of a hexagon under these rules.
    pub fn first_scoring(&self, rules: &Rules) -> String {
        let tile = match rules.scoring {
            Scoring::Kids => say!(self, "short-first-tile-kids"),
            _ => {
                let [a, b, c] = EXAMPLE;
                let sum = i32::from(a) + i32::from(b) + i32::from(c);
                say!(self, "short-first-tile", a = a, b = b, c = c, sum = sum)
            }
        };
        match rules.hexagon {
            0 => tile,
            points => [tile, say!(self, "short-first-hexagon", points = points)].join(" "),
        }
    }

    /// Returns the alternative text of the picture about scores.
    pub fn alt_first_scoring(&self, rules: &Rules) -> String {
        [say!(self, "short-first-scoring-alt"), self.first_scoring(rules)].join(" ")
    }

    /// Returns the heading of the picture about drawing.
    pub fn first_drawing_title(&self) -> String {
        say!(self, "short-first-drawing-title")
    }

    /// Returns the cost of drawing under these rules, and how often a player may draw.
    pub fn first_drawing(&self, rules: &Rules) -> String {
        let mut sentences = vec![say!(self, "short-first-draw", cost = rules.draw_penalty)];
        sentences.extend(self.draws_explained(rules));
        sentences.join(" ")
    }

    /// Returns the limit of draws in a turn under these rules, and the penalty for placing nothing after the last draw.
    pub(in crate::text) fn draws_explained(&self, rules: &Rules) -> Vec<String> {
        let limit = rules.draw_limit.unwrap_or_default();
        let mut sentences = vec![say!(self, "short-first-limit", limit = limit)];
        if rules.stuck_penalty > 0 {
            sentences.push(say!(self, "short-first-stuck", cost = rules.stuck_penalty));
        }
        sentences
    }

    /// Returns the alternative text of the picture about drawing.
    pub fn alt_first_drawing(&self, rules: &Rules) -> String {
        [say!(self, "short-first-drawing-alt"), self.first_drawing(rules)].join(" ")
    }
}
