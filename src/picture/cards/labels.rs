//! The texts in pictures, in the language of the person who will see the picture. A text too long for its place is cut; an empty
//! one leaves its place blank.

use triominos_rules::game::Seat;

/// The texts on a player's card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatLabel {
    /// The name, or a substitute such as `P2` if the font lacks one of its letters: see
    /// [`Renderer::can_draw`](crate::picture::Renderer::can_draw). A long name is cut, but a number in brackets after it stays.
    pub name: String,
    /// The number of tiles, such as `5 tiles`.
    pub tiles: String,
}

/// The texts on the picture of a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardLabels {
    /// One per seat, in their order.
    pub seats: Vec<SeatLabel>,
    /// The line below the board on the left, such as `Standard rules · round 2`.
    pub title: String,
    /// The line below the board on the right, such as `Move 30 · pool 4`.
    pub foot: String,
}

/// The texts on the picture of a rack.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RackLabels {
    /// The line above the tiles, such as `Your rack`.
    pub title: String,
    /// The line below the tiles, such as `3 tiles fit`. If it and `since` are empty, the picture is lower.
    pub hint: String,
    /// The moves since the player's own last turn, such as `Eva 3-4-5 +52`; the first may be a heading.
    pub since: Vec<String>,
}

/// The texts on the picture of the part in play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CloseUpLabels {
    /// The heading, such as `Close-up`.
    pub title: String,
}

/// The texts on the picture of a match that is over.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EndLabels {
    /// The heading, such as `Eva wins`.
    pub title: String,
    /// Over the columns: tiles, shapes, draws, ends of rounds, and the total.
    pub headings: [String; 5],
    /// One per seat, in their order.
    pub names: Vec<String>,
    /// The line at the bottom, such as `Standard rules · 3 rounds`.
    pub foot: String,
}

/// The texts on the picture of a round that is over, while the match goes on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundLabels {
    /// The heading, such as `Round 2 is over`.
    pub title: String,
    /// The headings of the columns from left to right: one for each figure of a row, at most four.
    pub headings: Vec<String>,
    /// The rows from the highest score down.
    pub rows: Vec<RoundRow>,
    /// The line at the bottom, such as `Standard rules · 3 rounds`.
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

/// The texts on a replay.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReplayLabels {
    /// One per seat, in their order.
    pub names: Vec<String>,
    /// The heading, such as `Standard rules`.
    pub title: String,
    /// The word for a round, which its number follows.
    pub round: String,
}

/// The texts on a figure.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FigureLabels {
    /// The heading, such as `Bridge`.
    pub title: String,
    /// The explanation, in at most four lines.
    pub caption: String,
    /// The points of the shape, for its badge; without them there is no badge.
    pub points: Option<i32>,
}

/// The texts on a preview.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PreviewLabels {
    /// The placement, such as `3-4-5 at spot 12`.
    pub title: String,
    /// The points of the placement, such as `+62`. If it is empty, the bonus badge is left out as well.
    pub points: String,
}

/// The texts on the picture of a leaderboard, and the lengths of its bars.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LeaderboardLabels {
    /// The heading, such as `Wins · November 2026`.
    pub title: String,
    /// The heading of the column of figures; `None` if they need none.
    pub heading: Option<String>,
    /// The rows from the first place down.
    pub rows: Vec<LeaderboardRow>,
    /// The viewer's own line from another page, below the others and apart from them.
    pub apart: Option<LeaderboardRow>,
    /// The meanings of the notes, in at most three lines.
    pub foot: Vec<String>,
}

/// A line of a leaderboard.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LeaderboardRow {
    pub place: String,
    /// The name, as in [`SeatLabel`].
    pub name: String,
    /// The figure that orders the lines, such as `1634`.
    pub figure: String,
    /// The text beside the figure, such as `23 matches`.
    pub note: String,
    /// The length of the bar, from 0 to 1; without bars lines are lower.
    pub share: Option<f32>,
    /// True for the viewer's own line.
    pub own: bool,
    /// True for the line of the first place.
    pub first: bool,
    /// True for a place on the podium, which has a ring.
    pub podium: bool,
}

/// The texts on the picture of a podium.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PodiumLabels {
    /// The heading, such as the name of a tournament.
    pub title: String,
    /// The players from the first place down, of whom only the first three are drawn.
    pub steps: Vec<PodiumStep>,
    /// The line at the bottom, such as `4 rounds · 16 players`.
    pub foot: String,
}

/// A player on a podium.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PodiumStep {
    pub place: String,
    /// The name, as in [`SeatLabel`].
    pub name: String,
    /// The text with the points, such as `36 points`.
    pub figure: String,
}

/// The texts on the chart of a rating.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RatingChartLabels {
    /// The heading, such as `Rating of Eva`.
    pub title: String,
    /// The label below the beginning of the line, such as a day.
    pub first: String,
    /// The label below the end of the line.
    pub last: String,
}
