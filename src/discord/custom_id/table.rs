//! Custom ids of a table's buttons and menus.

use std::str::FromStr;

use super::UnknownCustomId;
use super::order::OrderClick;
use crate::guild::Snooze;
use crate::ids::TableId;
use triominos_rules::game::{Clause, Pick};

clicks! {
    /// A component of a table.
    pub struct CustomId {
        pub table: TableId,
        pub click: Click,
    }
}

clicks! {
    /// The action of a click. The decisions of players in a match are numbered; a click with a `decision` is valid only
    /// while that decision is the current one.
    pub enum Click {
        Join = "join",
        Leave = "leave",
        AddComputer = "computer",
        RemoveComputer = "no-computer",
        Start = "start",
        /// Accepts an invitation.
        Accept = "accept",
        /// Declines an invitation.
        Decline = "decline",
        /// The menu of people to invite.
        Invite = "invite",
        /// Shows the table's settings other than its rules.
        Terms = "terms",
        /// The menu of the number of seats; its values are numbers.
        Seats = "seats",
        /// The menu of turn clocks (time limits for a turn) among the table's settings; its values are their names.
        SettingsClock = "settings-clock",
        /// The menu that frees a seat; its values are ids of persons.
        FreeSeat = "free-seat",
        /// The menu that makes another player the host; its values are ids of persons.
        HandOn = "hand-on",
        /// Makes the match friendly (not rated) if `on` is true, otherwise rated.
        Friendly { on: bool } = "friendly",
        /// Agrees to the host's proposal of a rated match.
        AgreeToRated = "agree-rated",
        /// Plays the match in its own thread if `on` is true, otherwise in the channel.
        Thread { on: bool } = "thread",
        /// Shows the rules of the table.
        Rules = "rules",
        /// Shows a summary of the rules of the table, with pictures.
        Figures = "figures",
        /// The menu of editions; its values are their names.
        Edition = "edition",
        /// The menu of clauses (the single rules that the host can change); its values are their names.
        Clause = "clause",
        /// The menu of the values of this clause (a single rule).
        ChangeRules { clause: Clause } = "change",
        /// Reverts the rules to those of the edition.
        BackToEdition = "no-changes",
        /// The menu of turn clocks (time limits for a turn) below the lobby; its values are their names.
        Clock = "clock",
        /// The menu of the levels of computer players; its values are their names.
        Level = "level",
        /// Takes the person's own seat back from the computer that plays in it.
        TakeBack = "take-back",
        /// Takes over the seat of a computer.
        StandIn = "stand-in",
        /// Allows spectators to take over the seats of computers, or forbids it.
        AllowStandIns { allowed: bool } = "stand-ins",
        /// Shows the person's own rack. The click is valid at any time during the match.
        Rack = "rack",
        /// Shows the rack in a new message, and leaves the message of the button unchanged.
        RackBeside = "rack-beside",
        /// Describes the match in words, without a picture, in a new message. The click is valid at any time during the match.
        Words = "words",
        /// Describes the match in words, without a picture. The description replaces the person's own rack in its message.
        RackWords = "rack-words",
        /// Describes every spot and every tile. The click is valid at any time during the match.
        More = "more",
        /// Suggests a good placement. The click is valid at any time during the match.
        Hint = "hint",
        Draw { decision: u32 } = "draw",
        /// Draws although a tile fits, after the person has confirmed it.
        ConfirmDraw { decision: u32 } = "draw-sure",
        Pass { decision: u32 } = "pass",
        /// The menu of placements; its values are [picks](write_pick): a tile and a spot.
        Choose { decision: u32 } = "choose",
        /// The menu of tiles, if there are too many placements for one menu.
        ChooseTile { decision: u32 } = "tile",
        /// One of the menus of all open spots for a tile, at a table that does not reveal where the tile fits. Its values are
        /// [picks](write_pick). `part` is the index of the menu, counted from 0, because each menu of a message needs its own
        /// custom id.
        ChooseFreely { decision: u32, part: u8 } = "spot",
        /// Shows a preview of one of the best placements, before it is made.
        Preview { decision: u32, pick: Pick } = "preview",
        /// Makes the placement that was previewed.
        Place { decision: u32, pick: Pick } = "place",
        /// Undoes the person's last placement, requests the other players' consent to an undo, or consents to another player's
        /// request.
        Undo { decision: u32 } = "undo",
        /// Shows or changes the person's own standing order (moves chosen in advance).
        Order(order: OrderClick) = "order",
        ConfirmLeave = "leave-sure",
        ConfirmEnd = "end-sure",
        /// Agrees to another player's proposal to end the match.
        AgreeToEnd = "end-agree",
        /// The menu of the reasons for which a moderator ends a match.
        EndBecause = "end-because",
        /// Opens another table with the same settings.
        Again = "again",
        /// Opens another table with the same settings and computers of the next level.
        NextLevel = "next-level",
        /// Shows the last board of a finished match.
        LastBoard = "last-board",
        /// Sends the record of a finished match.
        Record = "record",
        /// Sends the replay of a finished match.
        Replay = "replay",
        /// Shows a page of the person's review of a finished match, or posts a move from it.
        Review(review: ReviewClick) = "review",
        /// Shows the proof that the tiles of each round were dealt from a seed fixed in advance.
        Proof = "proof",
        /// Begins the next round. The click is valid at any time during the match.
        NextRound = "next-round",
        /// Postpones the next reminder of the turn. The click is valid at any time during the match.
        Snooze { snooze: Snooze } = "snooze",
    }
}

clicks! {
    /// A click that belongs to the review of a match. A mistake is given by the number of its line in the record.
    pub enum ReviewClick {
        /// Shows the first page of the review.
        Open = "open",
        /// Shows the mistake in this line of the record.
        Mistake { line: u32 } = "move",
        /// The menu of placements on the page of a mistake, in which the person tries to find a better move. Its values are
        /// [picks](write_pick).
        Try { line: u32 } = "try",
        /// Shows a move that is better than the mistake in this line of the record.
        Better { line: u32 } = "better",
        /// Posts the person's best move of the match in the channel, for everybody.
        Share = "share",
    }
}

/// Returns a pick (a tile and a spot) as the value of a menu's option: `3-4-5@12`.
pub fn write_pick(pick: Pick) -> String {
    format!("{}@{}", pick.tile, pick.spot)
}

/// Reads the value of a menu's option.
///
/// # Errors
/// Returns an error if the value was not made by [`write_pick`].
pub fn read_pick(value: &str) -> Result<Pick, UnknownCustomId> {
    /// Parses a number. Returns an error if the text is not one.
    fn parse_number<T: FromStr>(text: &str) -> Result<T, UnknownCustomId> {
        text.parse().map_err(|_| UnknownCustomId)
    }
    let (tile, spot) = value.split_once('@').ok_or(UnknownCustomId)?;
    Ok(Pick { tile: parse_number(tile)?, spot: parse_number(spot)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pick_written_as_the_value_of_an_option_can_be_parsed() {
        let pick = Pick { tile: "0-1-2".parse().unwrap(), spot: 7 };
        assert_eq!(write_pick(pick), "0-1-2@7");
        assert_eq!(read_pick("0-1-2@7"), Ok(pick));
        assert_eq!(read_pick("0-1-2"), Err(UnknownCustomId));
    }
}
