//! What is written in pictures. A text too long for its place is cut; an empty one leaves it free.

/// What is written about a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatLabel {
    /// The name, or what stands for it where the font has not its letters: see [`crate::picture::Renderer::can_draw`]. A long one
    /// is cut, but not the number in brackets after it.
    pub name: String,
    /// How many tiles there are, such as `5 tiles`.
    pub tiles: String,
}

/// What is written on the picture of a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardLabels {
    /// By seat.
    pub seats: Vec<SeatLabel>,
    /// Below the board on the left: what is played, such as `Standard rules · round 2`.
    pub title: String,
    /// Below the board on the right: how far it is, such as `Move 30 · pool 4`.
    pub foot: String,
}

/// What is written on the picture of a rack.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RackLabels {
    /// Above the tiles, such as `Your rack`.
    pub title: String,
    /// Below them, such as `3 tiles fit`; without it and the next the picture is lower.
    pub hint: String,
    /// What has happened since the player's own last turn, one thing each, such as `Eva 3-4-5 +52`; the first may be a heading.
    pub since: Vec<String>,
}

/// What is written on the picture of the part in play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CloseUpLabels {
    /// What it shows, such as `The part in play`.
    pub title: String,
}

/// What is written on the picture of a match that is over.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EndLabels {
    /// Who has won, such as `Eva wins`.
    pub title: String,
    /// Over the columns: tiles, shapes, draws, ends of rounds, and the whole.
    pub headings: [String; 5],
    /// By seat.
    pub names: Vec<String>,
    /// At the bottom, such as `Standard rules · 3 rounds`.
    pub foot: String,
}

/// What is written on a replay.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReplayLabels {
    /// By seat.
    pub names: Vec<String>,
    /// What is played, such as `Standard rules`.
    pub title: String,
    /// The word for a round, which its number follows.
    pub round: String,
}

/// What is written on a figure.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FigureLabels {
    /// What it explains, such as `Bridge`.
    pub title: String,
    /// The explanation, in at most four lines.
    pub caption: String,
    /// What the shape earns, for the badge; without it there is none.
    pub points: Option<i32>,
}

/// What is written on a preview.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PreviewLabels {
    /// What would be done, such as `3-4-5 at spot 12`.
    pub title: String,
    /// What it would earn, such as `+62`. Where it is empty, the bonus badge is left out as well.
    pub points: String,
}

/// What is written on the picture of a leaderboard.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LeaderboardLabels {
    /// What it is of, such as `Wins · November 2026`.
    pub title: String,
    /// From the first place down.
    pub rows: Vec<LeaderboardRow>,
}

/// A line of a leaderboard.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LeaderboardRow {
    pub place: String,
    /// As in [`SeatLabel`].
    pub name: String,
    /// What orders the lines, such as `1634`.
    pub figure: String,
    /// What stands beside it, such as `23 matches`.
    pub note: String,
    /// How long its bar is, from 0 to 1.
    pub share: f32,
    /// Whether it is of who looks, and whether nobody is before it.
    pub own: bool,
    pub first: bool,
}

/// What is written on the picture of a rating's course.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RatingChartLabels {
    /// Whose it is, such as `Rating of Eva`.
    pub title: String,
    /// Below the beginning and the end of the line, such as two days.
    pub first: String,
    pub last: String,
}
