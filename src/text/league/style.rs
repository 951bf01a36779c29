//! The style of play on a profile: its measures, the luck and the choices of reviewed matches, and the practice for a weakness.

use crate::league::{
    LuckAndSkill, MIN_REVIEWS, MeanRate, Measure, MeasuredStyle, PlayingStyle, Weakness,
};
use crate::text::Text;
use crate::text::core::bundle::say;
use crate::text::core::fit::{TextPart, join_within};
use crate::text::interface::alt::ALT;

/// The smallest standard error of a mean that is shown. A smaller one is shown as this value, so that no error is shown as 0.
const MIN_SHOWN_STANDARD_ERROR: f64 = 0.1;

/// How the sign of a mean is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Signs {
    /// For a quantity, such as points: a positive mean has no plus sign.
    Amount,
    /// For a gain or a loss: a positive mean has a plus sign.
    Change,
}

impl Text {
    /// Returns the lines of a profile about the person's style of play, which everybody may read; `None` if there are too few
    /// matches.
    pub fn style_lines_for_everyone(&self, style: &PlayingStyle) -> Option<String> {
        if style.measures.is_empty() {
            return None;
        }
        let heading = format!("**{}**", self.style_heading(style));
        let lines = style.measures.iter().map(|measured| {
            let notes =
                [self.usual_points_range_note(measured), self.similar_players_note(measured)];
            let line = self.style_line(measured);
            let notes = notes.into_iter().filter(|note| !note.is_empty());
            let parts: Vec<String> = std::iter::once(line).chain(notes).collect();
            format!("- {}", parts.join(" · "))
        });
        let note = format!("-# {}", say!(self, "league-style-note"));
        let lines: Vec<String> = std::iter::once(heading).chain(lines).chain([note]).collect();
        Some(lines.join("\n"))
    }

    /// Returns the lines about luck, choices and a weakness that only the profile's owner may read. Returns `None` if there are too
    /// few matches for the style of play, and too few reviewed matches.
    pub fn style_lines_for_owner(
        &self,
        style: &PlayingStyle,
        reviewed: &LuckAndSkill,
    ) -> Option<String> {
        if style.measures.is_empty() && reviewed.means.is_none() {
            return None;
        }
        let mut lines = Vec::new();
        match reviewed.means {
            Some(means) => {
                lines.push(format!("**{}**", self.reviewed_matches_heading(reviewed)));
                let figures = self.luck_and_skill_means_with_error(means);
                let parts = self.luck_and_skill_names().into_iter().zip(figures);
                lines.extend(parts.map(|(part, rate)| {
                    format!("- {}", say!(self, "league-style-line", measure = part, rate = rate))
                }));
            }
            None => lines.push(say!(
                self,
                "league-style-too-few",
                count = reviewed.matches.len(),
                least = MIN_REVIEWS
            )),
        }
        lines.extend(
            Weakness::clearest(style, reviewed).map(|weakness| self.weakness_sentence(weakness)),
        );
        lines.push(format!("-# {}", say!(self, "league-style-private")));
        Some(lines.join("\n"))
    }

    /// Returns the sentence about a weakness, with the command for its practice.
    fn weakness_sentence(&self, weakness: Weakness) -> String {
        let practice = format!("`{}`", practice_command(weakness));
        match weakness {
            Weakness::Draws => say!(self, "league-weakness-draws", practice = practice),
            Weakness::Bridges => say!(self, "league-weakness-bridges", practice = practice),
            Weakness::Hexagons => say!(self, "league-weakness-hexagons", practice = practice),
            Weakness::Choices => say!(self, "league-weakness-choices", practice = practice),
        }
    }

    /// Returns the heading of the style of play: `Style of play · 34 matches`.
    pub fn style_heading(&self, style: &PlayingStyle) -> String {
        let matches = say!(self, "league-matches", count = style.matches);
        say!(self, "league-style-heading", matches = matches)
    }

    /// Returns the heading of the luck and the choices of reviewed matches.
    pub fn reviewed_matches_heading(&self, reviewed: &LuckAndSkill) -> String {
        say!(self, "league-style-reviewed", count = reviewed.matches.len())
    }

    /// Returns the names of two measures: luck with tiles, and choices.
    pub fn luck_and_skill_names(&self) -> [String; 2] {
        let [skill, tiles, ..] = self.points_lead_part_labels();
        [tiles, skill]
    }

    /// Returns the means of luck and of choices, each with its standard error: `+1.2 (± 3.4)`.
    pub fn luck_and_skill_means_with_error(&self, means: [MeanRate; 2]) -> [String; 2] {
        means.map(|mean| self.mean_with_error(&mean, Signs::Change))
    }

    /// Returns the name of a measure of the style of play.
    pub fn measure_name(&self, measure: Measure) -> String {
        match measure {
            Measure::Points => say!(self, "league-board-points-a-round"),
            Measure::Bridges => say!(self, "league-style-bridges"),
            Measure::Hexagons => say!(self, "league-style-hexagons"),
            Measure::Draws => say!(self, "league-style-draws"),
        }
    }

    /// Returns the mean of a measure of the style of play with its standard error: `81.4 (± 5.2)`.
    pub fn measure_mean_with_error(&self, measured: &MeasuredStyle) -> String {
        self.mean_with_error(&measured.own, Signs::Amount)
    }

    /// Returns a measure with its name and its mean.
    fn style_line(&self, measured: &MeasuredStyle) -> String {
        let measure = self.measure_name(measured.measure);
        say!(
            self,
            "league-style-line",
            measure = measure,
            rate = self.measure_mean_with_error(measured)
        )
    }

    /// Returns the note about the range of the points in most rounds: the mean, plus or minus one standard deviation. Empty for
    /// other measures than points.
    pub fn usual_points_range_note(&self, measured: &MeasuredStyle) -> String {
        let whole = |value: f64| self.format_decimal(value.round());
        match measured.usual_range_of_points() {
            Some((low, high)) => {
                say!(self, "league-style-spread", low = whole(low), high = whole(high))
            }
            None => String::new(),
        }
    }

    /// Returns the note that compares a measure with people of a similar rating. Empty if there are too few such people.
    pub fn similar_players_note(&self, measured: &MeasuredStyle) -> String {
        match &measured.alike {
            Some(alike) => {
                say!(self, "league-style-alike", rate = self.mean_with_error(alike, Signs::Amount))
            }
            None => String::new(),
        }
    }

    /// Returns the alternative text of the picture of a profile. `rating_chart_alt` is the alternative text of the rating chart;
    /// `None` if the picture has no such chart. `reviewed` is `None` if luck and choices are not shown.
    pub fn alt_profile(
        &self,
        rating_chart_alt: Option<String>,
        style: &PlayingStyle,
        reviewed: Option<&LuckAndSkill>,
    ) -> String {
        let mut parts: Vec<TextPart> =
            rating_chart_alt.into_iter().map(TextPart::required).collect();
        let sentence = |name: String, facts: Vec<String>| {
            let facts: Vec<String> = facts.into_iter().filter(|fact| !fact.is_empty()).collect();
            TextPart::required(say!(
                self,
                "league-style-alt-line",
                name = name,
                facts = facts.join("; ")
            ))
        };
        for measured in &style.measures {
            let alike = measured.alike.map(|alike| {
                say!(
                    self,
                    "league-style-alike",
                    rate = self.mean_with_error_in_words(&alike, Signs::Amount)
                )
            });
            let own = self.mean_with_error_in_words(&measured.own, Signs::Amount);
            let facts =
                vec![own, self.usual_points_range_note(measured), alike.unwrap_or_default()];
            parts.push(sentence(self.measure_name(measured.measure), facts));
        }
        if let Some(means) = reviewed.and_then(|reviewed| reviewed.means) {
            for (name, mean) in self.luck_and_skill_names().into_iter().zip(means) {
                parts.push(sentence(
                    name,
                    vec![self.mean_with_error_in_words(&mean, Signs::Change)],
                ));
            }
        }
        join_within(&parts, " ", ALT)
    }

    /// Returns a mean with its standard error: `81.4 (± 5.2)`.
    fn mean_with_error(&self, rate: &MeanRate, signs: Signs) -> String {
        let (mean, error) = self.mean_and_error(rate, signs);
        say!(self, "league-style-rate", mean = mean, error = error)
    }

    /// Returns a mean with its standard error in words: `81.4, plus or minus 5.2`.
    fn mean_with_error_in_words(&self, rate: &MeanRate, signs: Signs) -> String {
        let (mean, error) = self.mean_and_error(rate, signs);
        say!(self, "league-style-rate-in-words", mean = mean, error = error)
    }

    /// Returns a mean and its standard error, each formatted with at most one decimal place.
    fn mean_and_error(&self, rate: &MeanRate, signs: Signs) -> (String, String) {
        let mean = self.format_decimal(rate.mean);
        let is_gain = signs == Signs::Change && rate.mean >= 0.05;
        let mean = if is_gain { format!("+{mean}") } else { mean };
        (mean, self.format_decimal(rate.error.max(MIN_SHOWN_STANDARD_ERROR)))
    }
}

/// Returns the command that starts a practice for a weakness.
fn practice_command(weakness: Weakness) -> &'static str {
    match weakness {
        Weakness::Draws | Weakness::Bridges | Weakness::Hexagons => "/learn",
        Weakness::Choices => "/daily puzzle",
    }
}
