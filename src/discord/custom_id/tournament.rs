//! Custom ids of a tournament's buttons.

use crate::ids::TournamentId;

clicks! {
    /// A button of a tournament.
    pub struct TournamentButton {
        pub tournament: TournamentId,
        pub click: TournamentClick,
    }
}

clicks! {
    /// The action of a click.
    pub enum TournamentClick {
        Join = "join",
        Leave = "leave",
        CheckIn = "check-in",
        /// Shows the standings.
        Standings = "standings",
        /// Shows all tie-breaks, and the account of the own line.
        Details = "details",
        /// Pages of that table, counted from 0: the one before, the next, and the one with the own line.
        DetailsHigher(page: usize) = "details-higher",
        DetailsLower(page: usize) = "details-lower",
        DetailsMine(page: usize) = "details-mine",
        /// Pages of the standings, counted from 0: the one before, the next, and the one with the own place.
        Higher(page: usize) = "higher",
        Lower(page: usize) = "lower",
        Mine(page: usize) = "mine",
        /// The person is at this table.
        Here { table: u32 } = "here",
    }
}
