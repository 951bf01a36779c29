//! The texts in the picture of a profile.

use crate::cards::labels::RatingChartLabels;

/// The texts in the picture of a profile.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProfileLabels {
    /// The texts on the chart of the rating. They are not used without ratings.
    pub rating: RatingChartLabels,
    /// The heading of the style of play, such as `Style of play: 34 matches`.
    pub title: String,
    /// The texts on the measures of the style of play, in the order of their figures.
    pub measures: Vec<MeasureLabels>,
    /// The texts about reviewed matches; `None` if they are not shown.
    pub reviewed: Option<ReviewedLabels>,
}

/// The texts of one measure of the style of play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MeasureLabels {
    /// The name, such as `Tiles drawn per round`.
    pub name: String,
    /// The player's own value, such as `2.3 (± 0.3)`.
    pub own: String,
    /// The note with the value of people with a similar rating; empty if there is none.
    pub alike: String,
    /// The note with the range of the player's values in most rounds; empty if there is none.
    pub spread: String,
}

impl MeasureLabels {
    /// Returns `true` if there is a line below the bars, with `alike` or `spread`.
    pub(super) fn has_note(&self) -> bool {
        !self.alike.is_empty() || !self.spread.is_empty()
    }
}

/// The texts about reviewed matches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReviewedLabels {
    /// The heading, such as `Luck and skill: 20 reviewed matches`.
    pub title: String,
    /// The labels of the two parts: luck, and choices.
    pub parts: [String; 2],
    /// The mean value of luck, and that of the choices, such as `+1.2 (± 3.4)`.
    pub figures: [String; 2],
}
