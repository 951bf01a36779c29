//! The names of the players at a table. The names of a table are distinct, even when people leave or take over seats
//! during the match.

use crate::ids::PersonId;
use crate::table::{Occupant, Table};
use crate::text::{PlayerName, distinct_player_names_by_key};
use triominos_rules::game::Seat;

/// Returns the name of the player in each seat.
pub fn seat_names(table: &Table) -> Vec<PlayerName<'_>> {
    let called = names_of_seats(table).into_iter().enumerate();
    called.map(|(seat, at)| at.computer.or(at.owner).unwrap_or(PlayerName::Seat(seat))).collect()
}

/// Returns the name of the person who owns a seat: they play there, or have left the seat and a computer plays for
/// them. Returns `None` if there is no such person.
pub fn owner_name(table: &Table, seat: Seat) -> Option<PlayerName<'_>> {
    names_of_seats(table).get(seat)?.owner
}

/// Returns the name of a person who sits at the table; `None` if they do not.
pub fn person_name(table: &Table, id: PersonId) -> Option<PlayerName<'_>> {
    owner_name(table, table.seat_of(id)?)
}

/// The names of the person and the computer of one seat.
#[derive(Clone, Copy, Default)]
struct NamesOfSeat<'a> {
    /// The person who plays in the seat, or who left it to a computer; `None` if there is none.
    owner: Option<PlayerName<'a>>,
    /// The computer that plays in the seat; `None` if none does.
    computer: Option<PlayerName<'a>>,
}

/// Returns the names of each seat. A person who has left keeps their name, so that the other names do not change. Equal names are
/// numbered by seat. At a tournament's table, they are numbered in the order of the people's ids instead, as in the tournament's
/// own messages.
fn names_of_seats(table: &Table) -> Vec<NamesOfSeat<'_>> {
    let mut people = Vec::new();
    let mut computers = Vec::new();
    for (seat, occupant) in table.seats.iter().enumerate() {
        let owner = match occupant {
            Occupant::Person(person) => Some(person),
            // At a tournament's table the substitute is named after the person: the name of a computer could be confused with a
            // participant's.
            Occupant::Computer { left: Some(left), .. } if table.of_tournament => Some(left),
            Occupant::Computer { number, left, .. } => {
                computers.push((seat, PlayerName::Computer((*number).into())));
                left.as_ref()
            }
        };
        people.extend(owner.map(|person| {
            let order = if table.of_tournament { person.id.get() } else { seat as u64 };
            (seat, order, PlayerName::Person(&person.name))
        }));
    }
    let ordered = people.iter().map(|(_, order, who)| (*order, *who));
    let all: Vec<(u64, PlayerName<'_>)> =
        ordered.chain(computers.iter().map(|(_, who)| (u64::MAX, *who))).collect();
    let distinct_names = distinct_player_names_by_key(&all);
    let mut called = vec![NamesOfSeat::default(); table.seats.len()];
    for ((seat, ..), who) in people.iter().zip(&distinct_names) {
        let is_gone = table.of_tournament && table.seats[*seat].person().is_none();
        called[*seat] =
            NamesOfSeat { owner: Some(*who), computer: is_gone.then(|| who.stand_in_name()) };
    }
    for ((seat, _), who) in computers.iter().zip(&distinct_names[people.len()..]) {
        called[*seat].computer = Some(*who);
    }
    called
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::{ChannelId, GuildId, TableId};
    use crate::table::tests::samples::settings_of;
    use crate::table::{NamedPerson, SeatAssignment, TableEvent};
    use crate::text::{Lang, Text};
    use triominos_rules::game::Edition;

    /// Creates a person with this id and name.
    fn named_person(id: u64, name: &str) -> NamedPerson {
        NamedPerson { id: PersonId::new(id), name: name.to_owned() }
    }

    /// Returns a table after the event `opening`, which opens it, and these further events.
    fn table_after(opening: &TableEvent, events: &[TableEvent]) -> Table {
        let mut table = Table::from_opening(TableId(1), 0, opening).expect("an opening");
        for event in events {
            table.apply(0, event).expect("it follows");
        }
        table
    }

    /// Returns the names in the form in which players see them.
    fn shown_names(players: impl IntoIterator<Item = PlayerName<'static>>) -> Vec<String> {
        players
            .into_iter()
            .map(|player| Text::for_lang(Lang::En).plain_player_name(&player))
            .collect()
    }

    /// Returns the names of this table's players in the form in which players see them.
    fn shown_names_at(table: Table) -> Vec<String> {
        let table = Box::leak(Box::new(table));
        shown_names(seat_names(table))
    }

    #[test]
    fn players_with_the_same_name_keep_their_numbered_names_when_one_leaves_and_returns() {
        let opening = TableEvent::Opened {
            guild: Some(GuildId::new(1)),
            channel: ChannelId::new(1),
            host: named_person(9, "Ada"),
            settings: settings_of(Edition::Goliath),
        };
        let joined = |id, name| TableEvent::Joined { person: named_person(id, name) };
        let rules = Edition::Goliath.rules(4).expect("four may play");
        let mut events = vec![
            joined(5, "ada\u{200b}"),
            joined(3, "Computer Owl"),
            TableEvent::ComputerAdded,
            TableEvent::Started { rules },
        ];
        let all = ["Ada", "ada (2)", "Computer Owl", "Computer Fox"];
        assert_eq!(shown_names_at(table_after(&opening, &events)), all);
        events.push(TableEvent::SeatMinded { seat: 0 });
        let minded = table_after(&opening, &events);
        assert_eq!(owner_name(&minded, 0), Some(PlayerName::Person("Ada")));
        assert_eq!(
            person_name(&minded, PersonId::new(5)),
            Some(PlayerName::Namesake("ada\u{200b}", 2))
        );
        assert_eq!(person_name(&minded, PersonId::new(9)), None);
        assert_eq!(
            shown_names_at(minded),
            ["Computer Squirrel", "ada (2)", "Computer Owl", "Computer Fox"]
        );
        events.push(TableEvent::SeatTakenBack { seat: 0, person: named_person(9, "Ada") });
        assert_eq!(shown_names_at(table_after(&opening, &events)), all);
        events.push(TableEvent::SeatTaken { seat: 2, no_show: false });
        assert_eq!(
            shown_names_at(table_after(&opening, &events)),
            ["Ada", "ada (2)", "Computer Squirrel", "Computer Fox"]
        );
    }

    #[test]
    fn players_with_the_same_name_at_a_tournaments_table_are_numbered_by_person() {
        let assignment = |id| SeatAssignment::Person(named_person(id, "Ada"));
        let seats = vec![assignment(9), SeatAssignment::Computer(7), assignment(5)];
        let opening = TableEvent::OpenedForTournament {
            guild: GuildId::new(1),
            channel: ChannelId::new(1),
            seats,
            settings: settings_of(Edition::Goliath),
        };
        assert_eq!(
            shown_names_at(table_after(&opening, &[])),
            ["Ada (2)", "Computer Owl 3", "Ada"]
        );
        let taken = [0, 2].map(|seat| TableEvent::SeatTaken { seat, no_show: true });
        let all = ["Stand-in for Ada (2)", "Computer Owl 3", "Stand-in for Ada"];
        assert_eq!(shown_names_at(table_after(&opening, &taken)), all);
    }
}
