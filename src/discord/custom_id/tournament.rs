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
        /// Leaves a tournament that has started, after the question.
        ConfirmLeave = "leave-sure",
        /// Takes the leaving back.
        Return = "return",
        CheckIn = "check-in",
        /// Shows the standings.
        Standings = "standings",
        /// Shows all tie-breaks, and explains the person's own points.
        Details = "details",
        /// The previous page of the tie-breaks, the next, and the page with the person's own line; counted from 0.
        DetailsHigher(page: usize) = "details-higher",
        DetailsLower(page: usize) = "details-lower",
        DetailsMine(page: usize) = "details-mine",
        /// The previous page of the standings, the next, and the page with the person's own place; counted from 0.
        Higher(page: usize) = "higher",
        Lower(page: usize) = "lower",
        Mine(page: usize) = "mine",
        /// Posts the page of the standings with this number for everybody.
        Share(page: usize) = "share",
        /// Reports that the person has shown up at this table.
        Here { table: u32 } = "here",
    }
}
