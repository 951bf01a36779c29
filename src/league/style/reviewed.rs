//! The luck and the choices of a person in reviewed matches, and the weakness that follows from these and from the person's style
//! of play.

use super::{MeanRate, Measure, PlayingStyle};

/// The minimum number of reviewed matches from which luck and choices are computed.
pub const MIN_REVIEWS: usize = 5;
/// The maximum number of reviewed matches from which luck and choices are computed. If there are more, the newest ones count.
pub const MAX_REVIEWS: usize = 20;
/// The number of standard errors from which a difference counts as clear. It is more than the usual two, because four differences
/// are tested and one of them may be large by chance.
const CLEAR: f64 = 2.5;

/// What the review of a match says about one person in it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ReviewedMatch {
    pub rounds: u32,
    /// The points that the person gained by luck with tiles; negative for bad luck.
    pub luck: f64,
    /// The points that the person's choices were worth, compared with the choices of the other players.
    pub skill: f64,
}

/// The luck and the choices of a person in reviewed matches.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LuckAndSkill {
    /// For each match, oldest first: the luck, and what the choices were worth, both in points a round.
    pub matches: Vec<[f64; 2]>,
    /// The mean luck, and the mean of what the choices were worth, both in points a round; `None` with fewer than [`MIN_REVIEWS`]
    /// matches.
    pub means: Option<[MeanRate; 2]>,
}

impl LuckAndSkill {
    /// Computes the means from reviewed matches, newest first. At most [`MAX_REVIEWS`] count.
    pub fn from_matches(newest_first: &[ReviewedMatch]) -> Self {
        let matches = newest_first.iter().filter(|reviewed| reviewed.rounds > 0);
        let mut matches: Vec<&ReviewedMatch> = matches.take(MAX_REVIEWS).collect();
        matches.reverse();
        let samples = |part: fn(&ReviewedMatch) -> f64| -> Vec<(f64, f64)> {
            matches.iter().map(|reviewed| (part(reviewed), f64::from(reviewed.rounds))).collect()
        };
        let parts = [samples(|reviewed| reviewed.luck), samples(|reviewed| reviewed.skill)];
        let is_enough = matches.len() >= MIN_REVIEWS;
        let [luck, skill] = parts.each_ref().map(|samples| MeanRate::from_samples(samples));
        let means = luck.zip(skill).filter(|_| is_enough).map(|(luck, skill)| [luck, skill]);
        let per_round =
            |(luck, skill): (&(f64, f64), &(f64, f64))| [luck, skill].map(|(a, b)| a / b);
        Self { matches: parts[0].iter().zip(&parts[1]).map(per_round).collect(), means }
    }
}

/// A part of the game in which a person clearly falls behind others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weakness {
    /// The person draws more tiles than people of a similar rating.
    Draws,
    /// The person builds fewer bridges than people of a similar rating.
    Bridges,
    /// The person completes fewer hexagons than people of a similar rating.
    Hexagons,
    /// The person's choices lose more points than those of their opponents.
    Choices,
}

impl Weakness {
    /// Returns the weakness with the clearest difference from other people; `None` if every difference can be chance.
    pub fn clearest(style: &PlayingStyle, reviewed: &LuckAndSkill) -> Option<Self> {
        let difference = |measure| style.measured(measure)?.difference;
        let behind = [
            (Self::Draws, difference(Measure::Draws).map(|draws| draws.mean_in_standard_errors())),
            (
                Self::Bridges,
                difference(Measure::Bridges).map(|bridges| -bridges.mean_in_standard_errors()),
            ),
            (
                Self::Hexagons,
                difference(Measure::Hexagons).map(|hexagons| -hexagons.mean_in_standard_errors()),
            ),
            (Self::Choices, reviewed.means.map(|[_, skill]| -skill.mean_in_standard_errors())),
        ];
        let clear = behind.into_iter().filter_map(|(weakness, errors)| {
            errors.filter(|errors| *errors > CLEAR).map(|errors| (weakness, errors))
        });
        clear.max_by(|one, other| one.1.total_cmp(&other.1)).map(|(weakness, _)| weakness)
    }
}
