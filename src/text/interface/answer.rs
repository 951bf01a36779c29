//! Short private answers.

use crate::text::Text;
use crate::text::core::bundle::say;

impl Text {
    /// Whoever clicked End is asked whether they mean it: the game ends, or they vote for its end.
    pub fn confirm_end(&self, will_vote: bool) -> String {
        if will_vote { say!(self, "answer-confirm-vote") } else { say!(self, "answer-confirm-end") }
    }

    /// Whoever wants to leave a match is asked whether they mean it, and told if it will count as lost.
    pub fn confirm_leave(&self, is_competitive: bool) -> String {
        if is_competitive {
            say!(self, "answer-confirm-leave-lost")
        } else {
            say!(self, "answer-confirm-leave")
        }
    }

    /// A vote for the end was counted: so many of those who must agree.
    pub fn end_voted(&self, votes: usize, needed: usize) -> String {
        say!(self, "answer-end-voted", votes = votes, needed = needed)
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
    pub fn left_match(&self) -> String {
        say!(self, "answer-left-match")
    }

    /// They changed their mind, and nothing has happened.
    pub fn kept(&self) -> String {
        say!(self, "answer-kept")
    }

    /// Their table is open.
    pub fn opened(&self) -> String {
        say!(self, "answer-opened")
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

    /// A button of a match that is over.
    pub fn match_over(&self) -> String {
        say!(self, "answer-match-over")
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
