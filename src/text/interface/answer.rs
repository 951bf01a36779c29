//! Short private answers.

use crate::text::core::bundle::say;
use crate::text::{Text, Who};

/// What leaving a match leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeavingMeans {
    /// A computer has their seat, and they may come back.
    MayReturn,
    /// It counts as lost, and they may not.
    Loss,
    /// Nobody else has a seat: the match ends, and counts for nobody.
    End,
}

impl Text {
    /// Whoever clicked End is asked whether they mean it: the game ends, or they vote for its end.
    pub fn confirm_end(&self, will_vote: bool) -> String {
        if will_vote { say!(self, "answer-confirm-vote") } else { say!(self, "answer-confirm-end") }
    }

    /// Whoever wants to leave a match is asked whether they mean it, and told what it leads to.
    pub fn confirm_leave(&self, means: LeavingMeans) -> String {
        match means {
            LeavingMeans::MayReturn => say!(self, "answer-confirm-leave"),
            LeavingMeans::Loss => say!(self, "answer-confirm-leave-lost"),
            LeavingMeans::End => say!(self, "answer-confirm-leave-last"),
        }
    }

    /// The reader has left a match in which no other person had a seat.
    pub fn left_last(&self) -> String {
        say!(self, "answer-left-last")
    }

    /// Whoever has no seat is shown the board in place of a rack.
    pub fn board_instead(&self) -> String {
        say!(self, "answer-board-instead")
    }

    /// A vote for the end was counted: so many of those who must agree.
    pub fn end_voted(&self, votes: usize, needed: usize) -> String {
        say!(self, "answer-end-voted", votes = votes, needed = needed)
    }

    /// The reader has taken back their last placement.
    pub fn undone(&self) -> String {
        say!(self, "answer-undone")
    }

    /// The others are asked whether the reader may take back their last placement.
    pub fn undo_asked(&self) -> String {
        say!(self, "answer-undo-asked")
    }

    /// The reader agrees that another takes back a placement; so many of all who have to.
    pub fn undo_agreed(&self, agreed: usize, needed: usize) -> String {
        say!(self, "answer-undo-agreed", agreed = agreed, needed = needed)
    }

    /// The reader was the last who had to agree to that.
    pub fn undo_granted(&self) -> String {
        say!(self, "answer-undo-granted")
    }

    /// The game was ended by who reads this.
    pub fn ended(&self) -> String {
        say!(self, "answer-ended")
    }

    /// Their seat in a lobby is free again.
    pub fn left_lobby(&self) -> String {
        say!(self, "answer-left-lobby")
    }

    /// A computer has their seat in a match.
    pub fn left_match(&self, may_return: bool) -> String {
        if may_return {
            say!(self, "answer-left-match-for-now")
        } else {
            say!(self, "answer-left-match")
        }
    }

    /// Their table is open.
    pub fn opened(&self) -> String {
        say!(self, "answer-opened")
    }

    /// They have a seat at a table whose match somebody else starts, or they do.
    pub fn joined_lobby(&self, host: Option<&Who<'_>>) -> String {
        match host {
            Some(host) => say!(self, "answer-joined-lobby", host = self.bold(host)),
            None => say!(self, "answer-joined-as-host"),
        }
    }

    /// They have a seat.
    pub fn joined(&self) -> String {
        say!(self, "answer-joined")
    }

    /// An onlooker wants to see a rack.
    pub fn not_seated(&self) -> String {
        say!(self, "answer-not-seated")
    }

    /// The channel has no table.
    pub fn no_table(&self) -> String {
        say!(self, "answer-no-table")
    }

    /// With the animation of a match.
    pub fn replay(&self) -> String {
        say!(self, "answer-replay")
    }

    /// With the file that is the record of a match.
    pub fn record(&self) -> String {
        say!(self, "answer-record")
    }
}
