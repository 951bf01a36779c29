//! What somebody is shown with the first rack of their life: what fits, what scores, and what drawing costs.

use crate::text::Text;
use crate::text::core::bundle::say;
use triominos_rules::game::{Rules, Scoring};

/// The tile of the example, which scores the sum of its numbers.
const EXAMPLE: [u8; 3] = [4, 4, 5];

impl Text {
    /// The words above the three pictures.
    pub fn introduction(&self) -> String {
        [say!(self, "short-first-pictures"), say!(self, "short-first-more")].join(" ")
    }

    /// The same for somebody who sees no pictures: what they would show stands below, a line each.
    pub fn introduction_in_words(&self, rules: &Rules) -> String {
        let fits = say!(self, "short-first-fits");
        let scores = rules.keeps_score().then(|| self.first_scoring(rules));
        let line = |said: String| format!("- {said}");
        let lines = [Some(fits), scores, Some(self.first_drawing(rules))].into_iter().flatten();
        let lines: Vec<String> = lines.map(line).collect();
        let first = say!(self, "short-first");
        [first, lines.join("\n"), say!(self, "short-first-more")].join("\n")
    }

    /// The heading of the picture of what scores.
    pub fn first_scoring_title(&self) -> String {
        say!(self, "short-first-scoring-title")
    }

    /// What a tile and a hexagon score by these rules.
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

    /// The picture of what scores, in words.
    pub fn alt_first_scoring(&self, rules: &Rules) -> String {
        [say!(self, "short-first-scoring-alt"), self.first_scoring(rules)].join(" ")
    }

    /// The heading of the picture of what drawing costs.
    pub fn first_drawing_title(&self) -> String {
        say!(self, "short-first-drawing-title")
    }

    /// What drawing costs by these rules, and how often one may.
    pub fn first_drawing(&self, rules: &Rules) -> String {
        let mut said = vec![say!(self, "short-first-draw", cost = rules.draw_penalty)];
        said.extend(self.draws_explained(rules));
        said.join(" ")
    }

    /// How often one may draw in a turn by these rules, and what is lost by placing nothing all the same.
    pub(in crate::text) fn draws_explained(&self, rules: &Rules) -> Vec<String> {
        let limit = rules.draw_limit.unwrap_or_default();
        let mut said = vec![say!(self, "short-first-limit", limit = limit)];
        if rules.stuck_penalty > 0 {
            said.push(say!(self, "short-first-stuck", cost = rules.stuck_penalty));
        }
        said
    }

    /// The picture of what drawing costs, in words.
    pub fn alt_first_drawing(&self, rules: &Rules) -> String {
        [say!(self, "short-first-drawing-alt"), self.first_drawing(rules)].join(" ")
    }
}
