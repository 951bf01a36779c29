//! The texts in pictures, in the language of the person who will see the picture. A text that is too long for its place is cut. If
//! a text is empty, its place stays blank.

use triominos_rules::game::Seat;

/// The texts on a player's card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatLabel {
    /// The player's name, or a substitute such as `P2` if the font lacks one of its letters: see
    /// [`Renderer::can_draw`](crate::Renderer::can_draw). A long name is cut, but a number in brackets after
    /// it stays.
    pub name: String,
    /// The text with the number of tiles, such as `5 tiles`.
    pub tiles: String,
}

/// The texts on the picture of a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardLabels {
    /// The labels of the seats, by seat.
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
    /// The line below the tiles, such as `3 tiles fit`. If both this line and `since` are empty, the strip for these lines is left
    /// out.
    pub hint: String,
    /// The lines about the moves since the player's last turn, such as `Eva 3-4-5 +52`. The first line may be a heading.
    pub since: Vec<String>,
}

/// The texts on the close-up, which shows the part in play of a wide board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CloseUpLabels {
    /// The heading, such as `Close-up`.
    pub title: String,
}

/// The texts on the picture of a finished match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EndLabels {
    /// The heading, such as `Eva wins`.
    pub title: String,
    /// The headings of the columns: tiles, shapes, draws, ends of rounds, and the total.
    pub headings: [String; 5],
    /// The names of the players, by seat.
    pub names: Vec<String>,
    /// The explanations of the points for the ends of rounds, by seat, such as `tiles left` or `out 2×`.
    pub ends: Vec<String>,
    /// The line at the bottom, such as `Standard rules · 3 rounds`.
    pub foot: String,
}

/// The texts on the picture of a finished round of a match that continues.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundLabels {
    /// The heading, such as `Round 2 is over`.
    pub title: String,
    /// The headings of the columns from left to right, at most four. Each row has one text for each heading.
    pub headings: Vec<String>,
    /// The rows, ordered by score, the highest first.
    pub rows: Vec<RoundRow>,
    /// The line at the bottom, such as `Standard rules · 3 rounds`.
    pub foot: String,
}

/// A player's row in the picture of a finished round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundRow {
    /// The player's seat, which determines the colour of the row.
    pub seat: Seat,
    /// The player's name, with the same rules as [`SeatLabel::name`].
    pub name: String,
    /// The texts in the columns, in the order of the headings.
    pub figures: Vec<String>,
    /// True for the player who went out, that is, placed the last tile of their rack.
    pub out: bool,
}

/// The texts on a replay.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReplayLabels {
    /// The names of the players, by seat.
    pub names: Vec<String>,
    /// The heading, such as `Standard rules`.
    pub title: String,
    /// The word for a round. The number of the round follows it.
    pub round: String,
    /// The words for the end of a round. The points of the players follow them.
    pub round_end: String,
}

/// The texts on a figure.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FigureLabels {
    /// The heading, such as `Bridge`.
    pub title: String,
    /// The explanation of the figure. It is wrapped, and cut if it is too long.
    pub caption: String,
    /// The points of the shape in the figure, which are shown in its badge; `None` for no badge.
    pub points: Option<i32>,
}

/// The texts on a preview, which shows a placement before it is made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PreviewLabels {
    /// The name of the placement, such as `3-4-5 at spot 12`.
    pub title: String,
    /// The points of the placement, such as `+62`. If the text is empty, the badge with the bonus is left out as well.
    pub points: String,
}

/// The texts on the picture of a leaderboard, and the lengths of its bars.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LeaderboardLabels {
    /// The heading, such as `Wins · November 2026`.
    pub title: String,
    /// The heading of the column of values; `None` for no heading.
    pub heading: Option<String>,
    /// The rows in the order of the places.
    pub rows: Vec<LeaderboardRow>,
    /// The viewer's own row if it is on another page, otherwise `None`. It is drawn below the other rows,
    /// separated from them.
    pub apart: Option<LeaderboardRow>,
    /// The lines below the rows, at most three. They explain the notes of the rows.
    pub foot: Vec<String>,
}

/// A row of a leaderboard.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LeaderboardRow {
    /// The place, such as `1.` or `1=`.
    pub place: String,
    /// The player's name, with the same rules as [`SeatLabel::name`].
    pub name: String,
    /// The value by which the rows are ordered, such as `1634`.
    pub figure: String,
    /// The text beside the value, such as `23 matches`.
    pub note: String,
    /// The length of the bar as a fraction of its maximum, 0 to 1; `None` for no bar. A row without a bar is less high.
    pub share: Option<f32>,
    /// True for the row of the person who sees the picture.
    pub own: bool,
    /// True for the row of the first place.
    pub first: bool,
    /// True for a place on the podium, which is drawn with a ring.
    pub podium: bool,
    /// The number of places gained (positive) or lost, which is drawn with a triangle; 0 for none.
    pub change: i32,
}

/// The texts on the picture of a podium.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PodiumLabels {
    /// The heading, such as the name of a tournament.
    pub title: String,
    /// The players in the order of the places. Only the first three are drawn.
    pub steps: Vec<PodiumStep>,
    /// The line at the bottom, such as `4 rounds · 16 players`.
    pub foot: String,
}

/// A player on a podium.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PodiumStep {
    /// The place, such as `1.`.
    pub place: String,
    /// The player's name, with the same rules as [`SeatLabel::name`].
    pub name: String,
    /// The text with the points, such as `36 points`.
    pub figure: String,
}

/// The texts on the chart of a rating.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RatingChartLabels {
    /// The heading, such as `Rating of Eva`.
    pub title: String,
    /// The label below the left end of the chart's line, such as the date of the first rating.
    pub first: String,
    /// The label below the right end of the chart's line, such as the date of the last rating.
    pub last: String,
}

/// The texts on the chart of a review.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReviewChartLabels {
    /// The heading, such as `Luck and skill`.
    pub title: String,
    /// The names of the bars, such as `Your choices`.
    pub parts: [String; 4],
    /// The numbers at the ends of the bars, such as `+41`.
    pub figures: [String; 4],
}
