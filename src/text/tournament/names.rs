//! The names of those in a tournament, all of them different.

use std::collections::HashMap;

use crate::ids::PersonId;
use crate::league::tournament::{Author, EntryId, Player, Table, Tournament, TournamentEvent};
use crate::text::{Who, distinct_by, is_same_name};

/// The names of everybody in a tournament. Of one name the number goes by the person, as it does at the tables.
#[derive(Debug)]
pub struct EntryNames<'a> {
    /// The index of each person in `names`, by the id and the name that they had, for that may change.
    people: HashMap<(PersonId, &'a str), usize>,
    computers: HashMap<u8, usize>,
    names: Vec<Who<'a>>,
}

/// The key that numbers in names go by: organisers who do not take part come after those who do.
type Order = (bool, u64);

impl<'a> EntryNames<'a> {
    /// The names of everybody who ever took part.
    pub fn of(state: &'a Tournament) -> Self {
        Self::beside(state, &[])
    }

    /// The names of everybody who ever took part, and of those whom these events name.
    pub fn beside(state: &'a Tournament, events: &[&'a TournamentEvent]) -> Self {
        let mut list = List::default();
        state.entries.iter().for_each(|entry| list.player(&entry.player));
        // Who was replaced keeps the name at the tables that they played.
        let seats = state.tables.iter().flat_map(|table| &table.seats);
        seats.for_each(|seat| list.player(&seat.player));
        events.iter().for_each(|event| list.event(event));
        list.told_apart()
    }

    /// The names of those whom these events name.
    pub fn in_all(events: impl IntoIterator<Item = &'a TournamentEvent>) -> Self {
        let mut list = List::default();
        events.into_iter().for_each(|event| list.event(event));
        list.told_apart()
    }

    /// A player's name.
    pub fn player(&self, player: &'a Player) -> Who<'a> {
        let (at, own) = match player {
            Player::Person { id, name } => {
                (self.people.get(&(*id, name.as_str())), Who::Person(name))
            }
            Player::Computer { number } => {
                (self.computers.get(number), Who::Computer((*number).into()))
            }
        };
        at.map_or(own, |at| self.names[*at])
    }

    /// The name of an entry's player.
    pub fn entry(&self, state: &'a Tournament, entry: EntryId) -> Who<'a> {
        state.entries.get(entry).map_or(Who::Person(""), |entry| self.player(&entry.player))
    }

    /// The names of these entries' players, in their order.
    pub fn entries(&self, state: &'a Tournament, entries: &[EntryId]) -> Vec<Who<'a>> {
        entries.iter().map(|entry| self.entry(state, *entry)).collect()
    }

    /// The names of who plays at a table, or played there, by seat.
    pub fn table(&self, table: &'a Table) -> Vec<Who<'a>> {
        table.seats.iter().map(|seat| self.player(&seat.player)).collect()
    }

    /// The name of who plays, or played, at a table for this entry.
    pub fn at(&self, table: &'a Table, entry: EntryId) -> Who<'a> {
        let seat = table.seats.iter().find(|seat| seat.entry == entry);
        seat.map_or(Who::Person(""), |seat| self.player(&seat.player))
    }

    /// The name of a person who wanted something; `None` where it is not known.
    pub fn author(&self, author: &'a Author) -> Option<Who<'a>> {
        let at = self.people.get(&(author.id, author.name.as_str()));
        at.map(|at| self.names[*at])
    }
}

/// People and computers whose names are not yet different.
#[derive(Default)]
struct List<'a> {
    people: HashMap<(PersonId, &'a str), usize>,
    computers: HashMap<u8, usize>,
    all: Vec<(Order, Who<'a>)>,
}

impl<'a> List<'a> {
    fn person(&mut self, plays: bool, id: PersonId, name: &'a str) {
        if self.people.contains_key(&(id, name)) {
            return;
        }
        let is_same = |((other, known), _): &(&(PersonId, &str), &usize)| {
            *other == id && is_same_name(known, name)
        };
        let known = self.people.iter().find(is_same).map(|(_, at)| *at);
        let at = known.unwrap_or_else(|| {
            self.all.push(((!plays, id.get()), Who::Person(name)));
            self.all.len() - 1
        });
        self.people.insert((id, name), at);
    }

    fn player(&mut self, player: &'a Player) {
        match player {
            Player::Person { id, name } => self.person(true, *id, name),
            Player::Computer { number } => self.computer(*number),
        }
    }

    fn computer(&mut self, number: u8) {
        self.computers.entry(number).or_insert_with(|| {
            self.all.push(((true, u64::MAX), Who::Computer(number.into())));
            self.all.len() - 1
        });
    }

    fn event(&mut self, event: &'a TournamentEvent) {
        match event {
            TournamentEvent::Joined { player } | TournamentEvent::Replaced { player, .. } => {
                self.player(player)
            }
            TournamentEvent::Computers { count, .. } => {
                (1..=*count).for_each(|number| self.computer(number));
            }
            _ => {}
        }
        if let Some(author) = author(event).filter(|author| !author.name.is_empty()) {
            self.person(false, author.id, &author.name);
        }
    }

    fn told_apart(self) -> EntryNames<'a> {
        let Self { people, computers, all } = self;
        EntryNames { people, computers, names: distinct_by(&all) }
    }
}

/// The person who wanted an event to happen, if one did.
fn author(event: &TournamentEvent) -> Option<&Author> {
    match event {
        TournamentEvent::Created { by, .. }
        | TournamentEvent::Computers { by, .. }
        | TournamentEvent::Ruled { by, .. }
        | TournamentEvent::Voided { by, .. }
        | TournamentEvent::Restored { by, .. }
        | TournamentEvent::Replaced { by, .. }
        | TournamentEvent::Pardoned { by, .. }
        | TournamentEvent::Paused { by }
        | TournamentEvent::Resumed { by }
        | TournamentEvent::Extended { by, .. } => Some(by),
        TournamentEvent::CheckInOpened { by, .. }
        | TournamentEvent::Started { by, .. }
        | TournamentEvent::Withdrawn { by, .. }
        | TournamentEvent::Ended { by, .. } => by.as_ref(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn joined(id: u64, name: &str) -> TournamentEvent {
        TournamentEvent::Joined {
            player: Player::Person { id: PersonId::new(id), name: name.to_owned() },
        }
    }

    fn paused(id: u64, name: &str) -> TournamentEvent {
        TournamentEvent::Paused { by: Author { id: PersonId::new(id), name: name.to_owned() } }
    }

    /// The name in each of these events, among all of them.
    fn named(events: &[TournamentEvent]) -> Vec<Option<Who<'_>>> {
        let names = EntryNames::in_all(events);
        let mut named = Vec::new();
        for event in events {
            named.push(match event {
                TournamentEvent::Joined { player } => Some(names.player(player)),
                event => author(event).and_then(|author| names.author(author)),
            });
        }
        named
    }

    #[test]
    fn the_number_goes_by_the_person_and_players_come_first() {
        let events = [joined(7, "Ada"), joined(5, "ADA"), paused(3, "Ada"), paused(7, "Ada")];
        let ada = Who::Namesake("Ada", 2);
        assert_eq!(
            named(&events),
            [ada, Who::Person("ADA"), Who::Namesake("Ada", 3), ada].map(Some)
        );
    }

    #[test]
    fn one_person_is_one_person_by_whatever_name() {
        let events = [joined(7, "Ada"), joined(7, "ada "), joined(7, "Zoe"), paused(9, "")];
        let ada = Some(Who::Person("Ada"));
        assert_eq!(named(&events), [ada, ada, Some(Who::Person("Zoe")), None]);
    }

    #[test]
    fn computers_give_way() {
        let by = Author { id: PersonId::new(1), name: String::new() };
        let events = [TournamentEvent::Computers { count: 2, by }, joined(7, "Computer Fox")];
        let names = EntryNames::in_all(&events);
        let computers = [1, 2].map(|number| Player::Computer { number });
        let shown = computers.each_ref().map(|computer| names.player(computer));
        assert_eq!(shown, [Who::Computer(1), Who::Computer(3)]);
    }
}
