//! Custom ids of the organisers' panel.

use std::fmt;
use std::str::{FromStr, Split};

use super::UnknownCustomId;
use super::field::{CustomIdField, parse_next_part};
use crate::ids::TournamentId;
use crate::league::tournament::KnownReason;

clicks! {
    /// A component of the organisers' panel of a tournament.
    pub struct PanelButton {
        pub tournament: TournamentId,
        pub click: PanelClick,
    }
}

clicks! {
    /// A click in the organisers' panel of a tournament. Pages are counted from 0. A player is identified by the number of their
    /// entry, a table by its number.
    pub enum PanelClick {
        /// Shows the panel in its current state.
        Panel = "panel",
        /// Returns to the panel from one of its steps. It is not the same as [`Panel`](Self::Panel), because a message may contain
        /// each custom id only once.
        Back = "back",
        Start = "start",
        Pause = "pause",
        Resume = "resume",
        /// Shows the menu in which an organiser chooses how many computers take part; its values are numbers.
        Computers = "computers",
        ChooseComputers = "choose-computers",
        /// Shows the menu of extensions of the deadlines; its values are minutes.
        Extend = "extend",
        ChooseExtension = "choose-extension",
        /// Chooses the reason for an extension in a menu.
        ExtendBecause = "extend-because",
        ChooseExtensionFor(reason: KnownReason) = "choose-extension-for",
        Cancel = "cancel",
        ConfirmCancel = "confirm-cancel",
        /// A page of the menu of tables; its values are the numbers of the tables.
        Tables(page: u32) = "tables",
        ChooseTable(page: u32) = "choose-table",
        /// Shows the possible decisions about the table with this number.
        Table(table: u32) = "table",
        /// Asks for confirmation of a verdict (a decision) about the table with this number.
        Ask(table: u32, verdict: Verdict) = "ask",
        /// Confirms a verdict about the table with this number, for the usual reason.
        Decide(table: u32, verdict: Verdict) = "decide",
        /// Confirms a verdict about the table with this number, for the reason that was chosen in
        /// the menu.
        DecideBecause(table: u32, verdict: Verdict) = "decide-because",
        /// Shows one menu for each place in the result of the table with this number. `places` is the order that has been chosen so
        /// far. In older messages, this component is itself a menu, whose values are parsed by [`SeatOrder::with_appended_seat`].
        Places(table: u32, places: SeatOrder) = "places",
        /// The menu that changes one place in the result of the table with this number. `at` is the index of the place, counted
        /// from 0. The values of the menu are parsed by [`SeatOrder::with_changed_place`].
        Place(table: u32, places: SeatOrder, at: u32) = "place",
        /// A page of the menu of players; its values are the numbers of their entries.
        Players(page: u32) = "players",
        ChoosePlayer(page: u32) = "choose-player",
        /// Shows the actions that are possible on the entry with this number.
        Player(entry: u32) = "player",
        Withdraw(entry: u32) = "withdraw",
        ConfirmWithdraw(entry: u32) = "confirm-withdraw",
        /// Withdraws the entry with this number, for the reason that was chosen in the menu.
        WithdrawBecause(entry: u32) = "withdraw-because",
        Replace(entry: u32) = "replace",
        /// The menu of the server's members, from which an organiser chooses a substitute for the player with this entry.
        ReplaceByPerson(entry: u32) = "by-person",
        /// Chooses the reason for a replacement in a menu.
        ReplaceBecause(entry: u32) = "replace-because",
        ReplaceByPersonFor(entry: u32, reason: KnownReason) = "by-person-for",
        ReplaceByComputer(entry: u32) = "by-computer",
        ConfirmComputer(entry: u32) = "confirm-computer",
        /// Lets a computer take over the entry, for the reason that was chosen in the menu.
        ComputerBecause(entry: u32) = "computer-because",
        Pardon(entry: u32) = "pardon",
        /// Pardons the entry, for the reason that was chosen in the menu.
        PardonBecause(entry: u32) = "pardon-because",
        /// Shows the latest page of the tournament's log.
        Log = "log",
        /// The button to the page of the log with this number, which has earlier events.
        EarlierLog(page: u32) = "earlier",
        /// The button to the page of the log with this number, which has later events.
        LaterLog(page: u32) = "later",
        /// The button to the previous page of a log that was opened by `/tournament log` instead of from the
        /// panel.
        EarlierLogAlone(page: u32) = "earlier-alone",
        /// The button to the next page of a log that was opened by `/tournament log` instead of from the panel.
        LaterLogAlone(page: u32) = "later-alone",
    }
}

/// A decision about the result of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The current score of the match becomes the result. The number is a hash of the result that was shown for confirmation.
    Standing(u32),
    Order(SeatOrder),
    Void,
    /// The result of the match as it was played. It replaces an earlier decision of an organiser.
    Played,
}

impl CustomIdField for Verdict {
    fn write_field(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Standing(mark) => write!(f, "stands:{mark:x}"),
            Self::Order(places) => write!(f, "order:{places}"),
            Self::Void => f.write_str("void:-"),
            Self::Played => f.write_str("played:-"),
        }
    }

    fn parse_field(parts: &mut Split<'_, char>) -> Result<Self, UnknownCustomId> {
        match (parts.next(), parts.next()) {
            (Some("stands"), Some(mark)) => {
                u32::from_str_radix(mark, 16).map(Self::Standing).map_err(|_| UnknownCustomId)
            }
            (Some("order"), Some(places)) => places.parse().map(Self::Order),
            (Some("void"), Some("-")) => Ok(Self::Void),
            (Some("played"), Some("-")) => Ok(Self::Played),
            _ => Err(UnknownCustomId),
        }
    }

    #[cfg(test)]
    fn example_fields() -> Vec<String> {
        ["stands:0", "stands:ffffffff", "order:2>1=4>3", "void:-", "played:-"]
            .map(str::to_owned)
            .to_vec()
    }
}

/// The finishing order of a table's seats, the best seat first; it may be incomplete. Each seat after the first is either below the
/// seat before it (`>`) or tied with that seat (`=`). Seats are counted from 0 in code and from 1 in the written form, such as
/// `2>1=3`; `-` is the empty order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatOrder {
    seats: [(u8, bool); Self::MOST],
    count: usize,
}

impl SeatOrder {
    /// The maximum number of seats at a tournament's table.
    const MOST: usize = 4;

    /// Returns the seats in groups of ties, the best group first.
    pub fn tied_groups(&self) -> Vec<Vec<usize>> {
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for (seat, tied) in &self.seats[..self.count] {
            match groups.last_mut() {
                Some(group) if *tied => group.push(usize::from(*seat)),
                _ => groups.push(vec![usize::from(*seat)]),
            }
        }
        groups
    }

    /// Creates the order from groups of tied seats. The best group comes first.
    pub fn from_tied_groups(groups: &[Vec<usize>]) -> Self {
        let mut places = Self::default();
        for (at, seat) in groups.iter().flat_map(|group| group.iter().enumerate()) {
            let Some(place) = places.seats.get_mut(places.count) else { break };
            *place = (u8::try_from(*seat).unwrap_or(u8::MAX), at > 0);
            places.count += 1;
        }
        places
    }

    /// Returns the seat at this place of the order, and `true` if it is tied with the seat before it; `None` if the order is
    /// shorter. Places and seats are counted from 0.
    pub fn seat_and_is_tied_with_previous(&self, index: usize) -> Option<(usize, bool)> {
        let (seat, tied) = self.seats[..self.count].get(index)?;
        Some((usize::from(*seat), *tied))
    }

    /// Returns the order with all of the table's seats: the seats that it lacks are added at the end.
    pub fn with_missing_seats_last(mut self, seat_count: usize) -> Self {
        let missing = (0..seat_count).filter(|seat| !self.tied_groups().concat().contains(seat));
        for seat in missing.collect::<Vec<_>>() {
            self = self.with_appended_seat(&format!(">{}", seat + 1)).unwrap_or(self);
        }
        self
    }

    /// Returns the order with a change of the place `place_index`, counted from 0. The choice `2` swaps the second seat into that
    /// place, `=` ties the place with the one before, and `>` unties it.
    ///
    /// # Errors
    /// Returns an error if the choice is malformed, or there is no such place or seat.
    pub fn with_changed_place(
        mut self,
        place_index: usize,
        menu_choice: &str,
    ) -> Result<Self, UnknownCustomId> {
        if place_index >= self.count {
            return Err(UnknownCustomId);
        }
        match menu_choice {
            "=" | ">" if place_index > 0 => self.seats[place_index].1 = menu_choice == "=",
            seat => {
                let seat = seat.parse::<u8>().ok().and_then(|seat| seat.checked_sub(1));
                let seat = seat.ok_or(UnknownCustomId)?;
                let from = self.seats[..self.count].iter().position(|(one, _)| *one == seat);
                let from = from.ok_or(UnknownCustomId)?;
                (self.seats[from].0, self.seats[place_index].0) = (self.seats[place_index].0, seat);
            }
        }
        Ok(self)
    }

    /// Returns the order with one more seat. The text `>2` puts the second seat below all others, and `=2` ties it with the last
    /// seat of the order.
    ///
    /// # Errors
    /// Returns an error if the text is malformed, the seat has a place already, or there are too many seats.
    pub fn with_appended_seat(mut self, joint_and_seat: &str) -> Result<Self, UnknownCustomId> {
        let tied = match joint_and_seat.get(..1) {
            Some(">") => false,
            Some("=") if self.count > 0 => true,
            _ => return Err(UnknownCustomId),
        };
        let seat: u8 = joint_and_seat[1..].parse().map_err(|_| UnknownCustomId)?;
        let seat = seat.checked_sub(1).filter(|seat| usize::from(*seat) < Self::MOST);
        let seat = seat.ok_or(UnknownCustomId)?;
        if self.count == Self::MOST || self.seats[..self.count].iter().any(|(one, _)| *one == seat)
        {
            return Err(UnknownCustomId);
        }
        self.seats[self.count] = (seat, tied);
        self.count += 1;
        Ok(self)
    }
}

impl fmt::Display for SeatOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.count == 0 {
            return f.write_str("-");
        }
        for (at, (seat, tied)) in self.seats[..self.count].iter().enumerate() {
            let joint = if at == 0 {
                ""
            } else if *tied {
                "="
            } else {
                ">"
            };
            write!(f, "{joint}{}", seat + 1)?;
        }
        Ok(())
    }
}

impl FromStr for SeatOrder {
    type Err = UnknownCustomId;

    fn from_str(text: &str) -> Result<Self, UnknownCustomId> {
        if text == "-" {
            return Ok(Self::default());
        }
        let mut places = Self::default();
        let mut rest = format!(">{text}");
        while !rest.is_empty() {
            let end = rest[1..].find(['>', '=']).map_or(rest.len(), |at| at + 1);
            places = places.with_appended_seat(&rest[..end])?;
            rest.drain(..end);
        }
        Ok(places)
    }
}

displayed! {
    SeatOrder: ["-", "2>1=4>3"];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_added_to_an_order_one_at_a_time() {
        let first = SeatOrder::default().with_appended_seat(">3").unwrap();
        let tied = first.with_appended_seat("=1").unwrap();
        let all = tied.with_appended_seat(">2").unwrap();
        assert_eq!((first.to_string(), all.to_string()), ("3".to_owned(), "3=1>2".to_owned()));
        assert_eq!(all.tied_groups(), [vec![2, 0], vec![1]]);
        assert!(SeatOrder::default().tied_groups().is_empty());
        for wrong in [">3", "=3", "3", "", ">0", ">5", "€1"] {
            assert_eq!(first.with_appended_seat(wrong), Err(UnknownCustomId), "{wrong}");
        }
        assert_eq!(
            SeatOrder::default().with_appended_seat("=1"),
            Err(UnknownCustomId),
            "there is nobody to tie with"
        );
    }

    #[test]
    fn changing_a_place_swaps_the_seats() {
        let all = SeatOrder::default().with_missing_seats_last(4);
        assert_eq!(all.to_string(), "1>2>3>4");
        let swapped = all.with_changed_place(0, "3").unwrap();
        assert_eq!(swapped.to_string(), "3>2>1>4");
        let tied = swapped.with_changed_place(2, "=").unwrap();
        assert_eq!(tied.to_string(), "3>2=1>4");
        assert_eq!(tied.with_changed_place(2, ">"), Ok(swapped));
        assert_eq!(tied.seat_and_is_tied_with_previous(2), Some((0, true)));
        assert_eq!(SeatOrder::from_tied_groups(&tied.tied_groups()), tied);
        assert_eq!(
            "2>1".parse::<SeatOrder>().unwrap().with_missing_seats_last(3).to_string(),
            "2>1>3"
        );
        for (at, wrong) in [(0, "="), (0, "5"), (4, "1"), (0, "0"), (0, "x"), (0, "")] {
            assert_eq!(tied.with_changed_place(at, wrong), Err(UnknownCustomId), "{at} {wrong}");
        }
    }
}
