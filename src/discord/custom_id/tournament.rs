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
        /// Leaves a tournament that has started, after the person has confirmed it.
        ConfirmLeave = "leave-sure",
        /// Comes back after leaving the tournament.
        Return = "return",
        CheckIn = "check-in",
        /// Shows the standings.
        Standings = "standings",
        /// Shows the tie-breaks of all players, and explains the person's own points.
        Details = "details",
        /// The button to the previous page of the tie-breaks; pages are counted from 0.
        DetailsHigher(page: usize) = "details-higher",
        /// The button to the next page of the tie-breaks.
        DetailsLower(page: usize) = "details-lower",
        /// The button to the page of the tie-breaks with the person's own line.
        DetailsMine(page: usize) = "details-mine",
        /// The button to the previous page of the standings; pages are counted from 0.
        Higher(page: usize) = "higher",
        /// The button to the next page of the standings.
        Lower(page: usize) = "lower",
        /// The button to the page of the standings with the person's own place.
        Mine(page: usize) = "mine",
        /// Posts the page of the standings with this number in the channel, for everybody.
        Share(page: usize) = "share",
        /// Reports that the person has come to the table with this number.
        Here { table: u32 } = "here",
    }
}
