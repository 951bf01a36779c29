//! Short answers that only the person who acted can see. In this file, the reader is that person.

use crate::text::core::bundle::say;
use crate::text::{PlayerName, Text};

/// The consequence of leaving a match. The bot names it when it asks the player to confirm that they want to leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeavingConsequence {
    /// A computer takes the seat, and the player may return.
    MayReturn,
    /// The match counts as lost, and the player may not return.
    Loss,
    /// The player comes last at this table of a tournament, and may not return to it.
    LastPlace,
    /// No other person has a seat, so the match ends without a result.
    End,
}

impl Text {
    /// Asks the reader to confirm that they want to end a match or, if `is_vote` is true, to vote for its end.
    pub fn end_match_question(&self, is_vote: bool) -> String {
        if is_vote { say!(self, "answer-confirm-vote") } else { say!(self, "answer-confirm-end") }
    }

    /// Asks the reader to confirm that they want to leave a match. The question names the consequence.
    pub fn leave_match_question(&self, consequence: LeavingConsequence) -> String {
        match consequence {
            LeavingConsequence::MayReturn => say!(self, "answer-confirm-leave"),
            LeavingConsequence::Loss => say!(self, "answer-confirm-leave-lost"),
            LeavingConsequence::LastPlace => say!(self, "answer-confirm-leave-tournament"),
            LeavingConsequence::End => say!(self, "answer-confirm-leave-last"),
        }
    }

    /// Says that the reader has left a match in which no other person had a seat, so that it has ended.
    pub fn left_as_last_person(&self) -> String {
        say!(self, "answer-left-last")
    }

    /// Explains that the reader has no seat and therefore sees the board instead of a rack.
    pub fn board_instead_of_rack(&self) -> String {
        say!(self, "answer-board-instead")
    }

    /// Says that the reader's vote for the end of the match was counted. There are `votes` votes so far; `needed_votes` end the
    /// match.
    pub fn end_vote_counted(&self, votes: usize, needed_votes: usize) -> String {
        say!(self, "answer-end-voted", votes = votes, needed = needed_votes)
    }

    /// Says that the reader has undone their last placement.
    pub fn you_undid_placement(&self) -> String {
        say!(self, "answer-undone")
    }

    /// Returns the line on the rack of a player whose turn will pass automatically after a few seconds.
    pub fn turn_passes_automatically(&self) -> String {
        say!(self, "rack-passes-itself")
    }

    /// Says that the reader has undone their last placement, and that the later moves of computers were undone with it.
    pub fn undone_with_computer_moves(&self) -> String {
        say!(self, "answer-undone-replies")
    }

    /// Says that the other players were asked for their consent to an undo of the reader's last placement.
    pub fn undo_consent_requested(&self) -> String {
        say!(self, "answer-undo-asked")
    }

    /// Says that the reader has consented to the undo of another player's placement. So far, `consenting` of the `needed_consents`
    /// players have consented.
    pub fn undo_consent_counted(&self, consenting: usize, needed_consents: usize) -> String {
        say!(self, "answer-undo-agreed", agreed = consenting, needed = needed_consents)
    }

    /// Says that the reader was the last player whose consent to an undo was needed.
    pub fn undo_consent_complete(&self) -> String {
        say!(self, "answer-undo-granted")
    }

    /// Says that the reader has ended the match.
    pub fn you_ended_match(&self) -> String {
        say!(self, "answer-ended")
    }

    /// Says that the reader has left a lobby.
    pub fn left_lobby(&self) -> String {
        say!(self, "answer-left-lobby")
    }

    /// Says that the reader has left a match, and that a computer has taken their seat. If `may_return` is true, it adds that they
    /// can take the seat back.
    pub fn left_match(&self, may_return: bool) -> String {
        if may_return {
            say!(self, "answer-left-match-for-now")
        } else {
            say!(self, "answer-left-match")
        }
    }

    /// Says that the reader has opened a table.
    pub fn you_opened_table(&self) -> String {
        say!(self, "answer-opened")
    }

    /// Says that the reader has taken a seat in a lobby, and that the host starts the match. `host` is `None` if the reader is the
    /// host.
    pub fn joined_lobby(&self, host: Option<&PlayerName<'_>>) -> String {
        match host {
            Some(host) => say!(self, "answer-joined-lobby", host = self.bold_name(host)),
            None => say!(self, "answer-joined-as-host"),
        }
    }

    /// Says that the reader has taken a seat.
    pub fn you_joined_table(&self) -> String {
        say!(self, "answer-joined")
    }

    /// Returns the refusal to show a rack to a spectator.
    pub fn no_rack_for_spectators(&self) -> String {
        say!(self, "answer-not-seated")
    }

    /// Says that the channel has no table.
    pub fn no_table_in_channel(&self) -> String {
        say!(self, "answer-no-table")
    }

    /// Returns the text beside the animation of a match.
    pub fn replay_caption(&self) -> String {
        say!(self, "answer-replay")
    }

    /// Returns the text beside the record of a match, which is sent as a file.
    pub fn record_caption(&self) -> String {
        say!(self, "answer-record")
    }
}
