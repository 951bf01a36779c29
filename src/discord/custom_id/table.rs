//! Custom ids of a table's buttons and menus.

use std::str::FromStr;

use super::NotOurs;
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
        /// The menu of clocks among the settings; its values are their names.
        SettingsClock = "settings-clock",
        /// The menu that frees a seat; its values are ids of persons.
        FreeSeat = "free-seat",
        /// The menu that makes another player the host; its values are ids of persons.
        HandOn = "hand-on",
        /// Makes the match friendly (`on`), or rated.
        Friendly { on: bool } = "friendly",
        /// Agrees that the match is rated.
        AgreeToRated = "agree-rated",
        /// Plays the match in its own thread (`on`), or in the channel.
        Thread { on: bool } = "thread",
        /// Shows the rules of the table.
        Rules = "rules",
        /// Shows a summary of the rules of the table, with pictures.
        Figures = "figures",
        /// The menu of editions; its values are their names.
        Edition = "edition",
        /// The menu of clauses (the single rules that the host can change); its values are their names.
        Clause = "clause",
        /// The menu of a clause's values.
        ChangeRules { clause: Clause } = "change",
        /// Reverts all changes of the rules.
        BackToEdition = "no-changes",
        /// The menu of clocks; its values are their names.
        Clock = "clock",
        /// The menu of levels of computers; its values are their names.
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
        /// Describes the game without a picture. The click is valid at any time during the match.
        Words = "words",
        /// Describes the game without a picture, in the message of the person's own rack.
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
        /// One of the menus of all open spots for a tile, at a table that does not reveal where the tile fits; its values are
        /// [picks](write_pick).
        ChooseFreely { decision: u32, part: u8 } = "spot",
        /// Shows one of the best placements before it is made.
        Preview { decision: u32, pick: Pick } = "preview",
        /// Makes the placement that was previewed.
        Place { decision: u32, pick: Pick } = "place",
        /// Undoes the last placement, requests the other players' consent to that, or gives consent.
        Undo { decision: u32 } = "undo",
        /// Shows or changes the person's own standing order (moves chosen in advance).
        Order(order: OrderClick) = "order",
        ConfirmLeave = "leave-sure",
        ConfirmEnd = "end-sure",
        /// Agrees to end the match, as another player proposes.
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
        /// Shows a page of the player's review of a finished match, or posts from it.
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
        /// Shows the first page.
        Open = "open",
        /// Shows a mistake.
        Mistake { line: u32 } = "move",
        /// The menu of placements on the page of a mistake; its values are [picks](write_pick).
        Try { line: u32 } = "try",
        /// Shows a better move than a mistake.
        Better { line: u32 } = "better",
        /// Posts the player's best move of the match.
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
pub fn read_pick(value: &str) -> Result<Pick, NotOurs> {
    /// Parses a number. Returns an error if the text is not one.
    fn parse_number<T: FromStr>(text: &str) -> Result<T, NotOurs> {
        text.parse().map_err(|_| NotOurs)
    }
    let (tile, spot) = value.split_once('@').ok_or(NotOurs)?;
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
        assert_eq!(read_pick("0-1-2"), Err(NotOurs));
    }
}
