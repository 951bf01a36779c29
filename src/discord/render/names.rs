//! The names of the players at a table. They are distinct, and stay so when people come and go during the match.

use crate::ids::PersonId;
use crate::table::{Occupant, Table};
use crate::text::{Who, distinct_by};
use triominos_rules::game::Seat;

/// The name of the player in each seat.
pub fn seat_names(table: &Table) -> Vec<Who<'_>> {
    let called = called(table).into_iter().enumerate();
    called.map(|(seat, at)| at.computer.or(at.owner).unwrap_or(Who::Seat(seat))).collect()
}

/// The name of the person who owns a seat: they sit there, or have left it to a computer.
pub fn owner(table: &Table, seat: Seat) -> Option<Who<'_>> {
    called(table).get(seat)?.owner
}

/// The name of a person who sits at the table; `None` if they do not.
pub fn person(table: &Table, id: PersonId) -> Option<Who<'_>> {
    owner(table, table.seat_of(id)?)
}

/// The names that belong to a seat.
#[derive(Clone, Copy, Default)]
struct Called<'a> {
    /// The person who sits there, or has left the seat.
    owner: Option<Who<'a>>,
    /// The computer that plays there, if one does.
    computer: Option<Who<'a>>,
}

/// The names that belong to each seat. A person who has left keeps their name, so that the names of the others do not change. Equal
/// names are numbered by seat; at a tournament's table they are numbered by person, as in the tournament itself.
fn called(table: &Table) -> Vec<Called<'_>> {
    let mut people = Vec::new();
    let mut computers = Vec::new();
    for (seat, occupant) in table.seats.iter().enumerate() {
        let owner = match occupant {
            Occupant::Person(person) => Some(person),
            // At a tournament's table the substitute is named after the person: the name of a computer could be confused with a
            // participant's.
            Occupant::Computer { left: Some(left), .. } if table.of_tournament => Some(left),
            Occupant::Computer { number, left, .. } => {
                computers.push((seat, Who::Computer((*number).into())));
                left.as_ref()
            }
        };
        people.extend(owner.map(|person| {
            let order = if table.of_tournament { person.id.get() } else { seat as u64 };
            (seat, order, Who::Person(&person.name))
        }));
    }
    let ordered = people.iter().map(|(_, order, who)| (*order, *who));
    let all: Vec<(u64, Who<'_>)> =
        ordered.chain(computers.iter().map(|(_, who)| (u64::MAX, *who))).collect();
    let told = distinct_by(&all);
    let mut called = vec![Called::default(); table.seats.len()];
    for ((seat, ..), who) in people.iter().zip(&told) {
        let is_gone = table.of_tournament && table.seats[*seat].person().is_none();
        called[*seat] = Called { owner: Some(*who), computer: is_gone.then(|| who.stand_in()) };
    }
    for ((seat, _), who) in computers.iter().zip(&told[people.len()..]) {
        called[*seat].computer = Some(*who);
    }
    called
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::{ChannelId, GuildId, TableId};
    use crate::table::tests::samples::settings;
    use crate::table::{Person, SeatAssignment, TableEvent};
    use crate::text::{Lang, Text};
    use triominos_rules::game::Edition;

    fn somebody(id: u64, name: &str) -> Person {
        Person { id: PersonId::new(id), name: name.to_owned() }
    }

    /// A table that was opened by `opening`, after these events.
    fn table(opening: &TableEvent, events: &[TableEvent]) -> Table {
        let mut table = Table::open(TableId(1), 0, opening).expect("an opening");
        for event in events {
            table.apply(0, event).expect("it follows");
        }
        table
    }

    fn shown(who: impl IntoIterator<Item = Who<'static>>) -> Vec<String> {
        who.into_iter().map(|who| Text::for_lang(Lang::En).who_plain(&who)).collect()
    }

    fn shown_at(table: Table) -> Vec<String> {
        let table = Box::leak(Box::new(table));
        shown(seat_names(table))
    }

    #[test]
    fn namesakes_keep_their_names_when_one_leaves_and_comes_back() {
        let opening = TableEvent::Opened {
            guild: Some(GuildId::new(1)),
            channel: ChannelId::new(1),
            host: somebody(9, "Ada"),
            settings: settings(Edition::Goliath),
        };
        let joined = |id, name| TableEvent::Joined { person: somebody(id, name) };
        let rules = Edition::Goliath.rules(4).expect("four may play");
        let mut events = vec![
            joined(5, "ada\u{200b}"),
            joined(3, "Computer Owl"),
            TableEvent::ComputerAdded,
            TableEvent::Started { rules },
        ];
        let all = ["Ada", "ada (2)", "Computer Owl", "Computer Fox"];
        assert_eq!(shown_at(table(&opening, &events)), all);
        events.push(TableEvent::SeatMinded { seat: 0 });
        let minded = table(&opening, &events);
        assert_eq!(owner(&minded, 0), Some(Who::Person("Ada")));
        assert_eq!(person(&minded, PersonId::new(5)), Some(Who::Namesake("ada\u{200b}", 2)));
        assert_eq!(person(&minded, PersonId::new(9)), None);
        assert_eq!(
            shown_at(minded),
            ["Computer Magpie", "ada (2)", "Computer Owl", "Computer Fox"]
        );
        events.push(TableEvent::SeatTakenBack { seat: 0, person: somebody(9, "Ada") });
        assert_eq!(shown_at(table(&opening, &events)), all);
        events.push(TableEvent::SeatTaken { seat: 2, no_show: false });
        assert_eq!(
            shown_at(table(&opening, &events)),
            ["Ada", "ada (2)", "Computer Magpie", "Computer Fox"]
        );
    }

    #[test]
    fn at_the_table_of_a_tournament_the_number_goes_by_the_person() {
        let assignment = |id| SeatAssignment::Person(somebody(id, "Ada"));
        let seats = vec![assignment(9), SeatAssignment::Computer(7), assignment(5)];
        let opening = TableEvent::OpenedForTournament {
            guild: GuildId::new(1),
            channel: ChannelId::new(1),
            seats,
            settings: settings(Edition::Goliath),
        };
        assert_eq!(shown_at(table(&opening, &[])), ["Ada (2)", "Computer Owl 3", "Ada"]);
        let taken = [0, 2].map(|seat| TableEvent::SeatTaken { seat, no_show: true });
        let all = ["Stand-in for Ada (2)", "Computer Owl 3", "Stand-in for Ada"];
        assert_eq!(shown_at(table(&opening, &taken)), all);
    }
}
