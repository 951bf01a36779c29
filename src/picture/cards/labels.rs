//! The writing in pictures, ready-made in the language of whoever will see it. A text too long for its place is cut; an empty one
//! leaves its place free.

use triominos_rules::game::Seat;

/// The writing about a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatLabel {
    /// The name; where the font has not all of its letters, another text that stands for it: see
    /// [`Renderer::can_draw`](crate::picture::Renderer::can_draw). A long one is cut, but not the number in brackets after it.
    pub name: String,
    /// The number of tiles, such as `5 tiles`.
    pub tiles: String,
}

/// The writing on the picture of a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardLabels {
    /// By seat.
    pub seats: Vec<SeatLabel>,
    /// Below the board on the left, such as `Standard rules · round 2`.
    pub title: String,
    /// Below the board on the right, such as `Move 30 · pool 4`.
    pub foot: String,
}

/// The writing on the picture of a rack.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RackLabels {
    /// Above the tiles, such as `Your rack`.
    pub title: String,
    /// Below the tiles, such as `3 tiles fit`. Without it and `since` the picture is lower.
    pub hint: String,
    /// The moves since the player's own last turn, such as `Eva 3-4-5 +52`; the first may be a heading.
    pub since: Vec<String>,
}

/// The writing on the picture of the part in play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CloseUpLabels {
    /// Such as `The part in play`.
    pub title: String,
}

/// The writing on the picture of a match that is over.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EndLabels {
    /// Such as `Eva wins`.
    pub title: String,
    /// Over the columns: tiles, shapes, draws, ends of rounds, and the total.
    pub headings: [String; 5],
    /// By seat.
    pub names: Vec<String>,
    /// At the bottom, such as `Standard rules · 3 rounds`.
    pub foot: String,
}

/// The writing on the picture of a round that is over, while the match goes on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundLabels {
    /// Such as `Round 2 is over`.
    pub title: String,
    /// Over the columns, first to last; there are as many as a row has figures, four at most.
    pub headings: Vec<String>,
    /// From the highest score down.
    pub rows: Vec<RoundRow>,
    /// At the bottom, such as `Standard rules · 3 rounds`.
    pub foot: String,
}

/// A player's line in the picture of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundRow {
    pub seat: Seat,
    pub name: String,
    /// Under the headings.
    pub figures: Vec<String>,
    /// True for the player who went out.
    pub out: bool,
}

/// The writing on a replay.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReplayLabels {
    /// By seat.
    pub names: Vec<String>,
    /// Such as `Standard rules`.
    pub title: String,
    /// The word for a round, which its number follows.
    pub round: String,
}

/// The writing on a figure.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FigureLabels {
    /// Such as `Bridge`.
    pub title: String,
    /// The explanation, in at most four lines.
    pub caption: String,
    /// The points of the shape, for its badge; without them there is no badge.
    pub points: Option<i32>,
}

/// The writing on a preview.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PreviewLabels {
    /// The placement, such as `3-4-5 at spot 12`.
    pub title: String,
    /// The points of the placement, such as `+62`. Where they are empty, the bonus badge is left out as well.
    pub points: String,
}

/// The writing on the picture of a leaderboard, and the lengths of its bars.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LeaderboardLabels {
    /// Such as `Wins · November 2026`.
    pub title: String,
    /// Over the figures, where they do not speak for themselves.
    pub heading: Option<String>,
    /// From the first place down.
    pub rows: Vec<LeaderboardRow>,
    /// Below the others and apart from them: the line of the person who looks at it, from another page.
    pub apart: Option<LeaderboardRow>,
    /// What the notes mean, in at most three lines.
    pub foot: Vec<String>,
}

/// A line of a leaderboard.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LeaderboardRow {
    pub place: String,
    /// As in [`SeatLabel`].
    pub name: String,
    /// The figure that orders the lines, such as `1634`.
    pub figure: String,
    /// Beside the figure, such as `23 matches`.
    pub note: String,
    /// The length of the bar, from 0 to 1; without bars lines are lower.
    pub share: Option<f32>,
    /// True for the line of the person who looks at it.
    pub own: bool,
    /// True for the line of the first place.
    pub first: bool,
    /// True for a place on the podium, which has a ring.
    pub podium: bool,
}

/// The writing on the picture of a podium.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PodiumLabels {
    /// Such as the name of a tournament.
    pub title: String,
    /// The best first; of more than three only those.
    pub steps: Vec<PodiumStep>,
    /// Such as `4 rounds · 16 players`.
    pub foot: String,
}

/// Somebody on a podium.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PodiumStep {
    pub place: String,
    /// As in [`SeatLabel`].
    pub name: String,
    /// Such as `36 points`.
    pub figure: String,
}

/// The writing on the chart of a rating.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RatingChartLabels {
    /// Such as `Rating of Eva`.
    pub title: String,
    /// Below the beginning of the line, such as a day.
    pub first: String,
    /// Below the end of the line.
    pub last: String,
}
