//! The distinct names of all people and computers in a tournament.

use std::collections::HashMap;

use crate::ids::PersonId;
use crate::league::tournament::{
    Author, EntryId, Player, Tournament, TournamentEvent, TournamentTable,
};
use crate::text::{PlayerName, distinct_player_names_by_key, is_same_name};

/// The distinct names of all people and computers in a tournament. People with the same name are numbered in the order of their
/// ids. The messages of the tournament's matches use the same order.
#[derive(Debug)]
pub struct EntryNames<'a> {
    /// For each person, the index in `names`. The key is the person's id with a name that they had, because people can change their
    /// names during a tournament.
    people: HashMap<(PersonId, &'a str), usize>,
    computers: HashMap<u8, usize>,
    names: Vec<PlayerName<'a>>,
}

/// The key by which people with the same name are numbered. Players (`false`) come before people who only organise (`true`); each
/// of the two groups is ordered by id.
type NumberingKey = (bool, u64);

impl<'a> EntryNames<'a> {
    /// Returns the names of all participants, including former ones.
    pub fn from_state(state: &'a Tournament) -> Self {
        Self::with_events(state, &[])
    }

    /// Returns the names of all participants, including former ones, and of everybody in these events.
    pub fn with_events(state: &'a Tournament, events: &[&'a TournamentEvent]) -> Self {
        let mut list = NameList::default();
        state.entries.iter().for_each(|entry| list.add_player(&entry.player));
        // A player who was replaced keeps their name at the tables at which they played.
        let seats = state.tables.iter().flat_map(|table| &table.seats);
        seats.for_each(|seat| list.add_player(&seat.player));
        state.waiting.iter().for_each(|known| list.add_player(&known.player));
        events.iter().for_each(|event| list.add_names_in_event(event));
        list.into_entry_names()
    }

    /// Returns the names of everybody who appears in these events.
    pub fn from_events(events: impl IntoIterator<Item = &'a TournamentEvent>) -> Self {
        let mut list = NameList::default();
        events.into_iter().for_each(|event| list.add_names_in_event(event));
        list.into_entry_names()
    }

    /// Returns a player's name.
    pub fn player_name(&self, player: &'a Player) -> PlayerName<'a> {
        let (at, own) = match player {
            Player::Person { id, name } => {
                (self.people.get(&(*id, name.as_str())), PlayerName::Person(name))
            }
            Player::Computer { number } => {
                (self.computers.get(number), PlayerName::Computer((*number).into()))
            }
        };
        at.map_or(own, |at| self.names[*at])
    }

    /// Returns the name of an entry's player.
    pub fn entry_name(&self, state: &'a Tournament, entry: EntryId) -> PlayerName<'a> {
        state
            .entries
            .get(entry)
            .map_or(PlayerName::Person(""), |entry| self.player_name(&entry.player))
    }

    /// Returns the names of these entries' players, in their order.
    pub fn entry_names(&self, state: &'a Tournament, entries: &[EntryId]) -> Vec<PlayerName<'a>> {
        entries.iter().map(|entry| self.entry_name(state, *entry)).collect()
    }

    /// Returns the names of the players of a table, by seat.
    pub fn names_at_table(&self, table: &'a TournamentTable) -> Vec<PlayerName<'a>> {
        table.seats.iter().map(|seat| self.player_name(&seat.player)).collect()
    }

    /// Returns the name of the player who sat at a table for this entry. Different people can have played for an entry, because
    /// players can be replaced.
    pub fn name_in_seat(&self, table: &'a TournamentTable, entry: EntryId) -> PlayerName<'a> {
        let seat = table.seats.iter().find(|seat| seat.entry == entry);
        seat.map_or(PlayerName::Person(""), |seat| self.player_name(&seat.player))
    }

    /// Returns the name of the author of an event; `None` if the name is not known.
    pub fn author_name(&self, author: &'a Author) -> Option<PlayerName<'a>> {
        let at = self.people.get(&(author.id, author.name.as_str()));
        at.map(|at| self.names[*at])
    }
}

/// The people and computers of a tournament, before their names are made distinct.
#[derive(Default)]
struct NameList<'a> {
    people: HashMap<(PersonId, &'a str), usize>,
    computers: HashMap<u8, usize>,
    all: Vec<(NumberingKey, PlayerName<'a>)>,
}

impl<'a> NameList<'a> {
    /// Adds a person with a name. `is_player` is true for a player, and false for a person who only organises.
    fn add_person(&mut self, is_player: bool, id: PersonId, name: &'a str) {
        if self.people.contains_key(&(id, name)) {
            return;
        }
        let is_same = |((other, known), _): &(&(PersonId, &str), &usize)| {
            *other == id && is_same_name(known, name)
        };
        let known = self.people.iter().find(is_same).map(|(_, at)| *at);
        let at = known.unwrap_or_else(|| {
            self.all.push(((!is_player, id.get()), PlayerName::Person(name)));
            self.all.len() - 1
        });
        self.people.insert((id, name), at);
    }

    /// Adds a player.
    fn add_player(&mut self, player: &'a Player) {
        match player {
            Player::Person { id, name } => self.add_person(true, *id, name),
            Player::Computer { number } => self.add_computer(*number),
        }
    }

    /// Adds the computer with this number.
    fn add_computer(&mut self, number: u8) {
        self.computers.entry(number).or_insert_with(|| {
            self.all.push(((true, u64::MAX), PlayerName::Computer(number.into())));
            self.all.len() - 1
        });
    }

    /// Adds everybody who appears in an event.
    fn add_names_in_event(&mut self, event: &'a TournamentEvent) {
        match event {
            TournamentEvent::Joined { player, .. }
            | TournamentEvent::Queued { player, .. }
            | TournamentEvent::Unqueued { player }
            | TournamentEvent::MovedUp { player }
            | TournamentEvent::Replaced { player, .. } => self.add_player(player),
            TournamentEvent::Computers { count, .. } => {
                (1..=*count).for_each(|number| self.add_computer(number));
            }
            _ => {}
        }
        if let Some(author) = event_author(event).filter(|author| !author.name.is_empty()) {
            self.add_person(false, author.id, &author.name);
        }
    }

    /// Makes the names distinct.
    fn into_entry_names(self) -> EntryNames<'a> {
        let Self { people, computers, all } = self;
        EntryNames { people, computers, names: distinct_player_names_by_key(&all) }
    }
}

/// Returns the author of an event; `None` if it happened automatically.
fn event_author(event: &TournamentEvent) -> Option<&Author> {
    match event {
        TournamentEvent::Created { by, .. }
        | TournamentEvent::Edited { by, .. }
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

    /// Returns the event that a person joined.
    fn join_event(id: u64, name: &str) -> TournamentEvent {
        TournamentEvent::Joined {
            player: Player::Person { id: PersonId::new(id), name: name.to_owned() },
            rating: None,
        }
    }

    /// Returns the event that a person paused the tournament.
    fn pause_event(id: u64, name: &str) -> TournamentEvent {
        TournamentEvent::Paused { by: Author { id: PersonId::new(id), name: name.to_owned() } }
    }

    /// Returns the distinct name of each event's author or new player; `None` if an event has neither.
    fn author_names(events: &[TournamentEvent]) -> Vec<Option<PlayerName<'_>>> {
        let names = EntryNames::from_events(events);
        let mut named = Vec::new();
        for event in events {
            named.push(match event {
                TournamentEvent::Joined { player, .. } => Some(names.player_name(player)),
                event => event_author(event).and_then(|author| names.author_name(author)),
            });
        }
        named
    }

    #[test]
    fn people_with_the_same_name_are_numbered_by_id_and_players_come_first() {
        let events = [
            join_event(7, "Ada"),
            join_event(5, "ADA"),
            pause_event(3, "Ada"),
            pause_event(7, "Ada"),
        ];
        let ada = PlayerName::Namesake("Ada", 2);
        assert_eq!(
            author_names(&events),
            [ada, PlayerName::Person("ADA"), PlayerName::Namesake("Ada", 3), ada].map(Some)
        );
    }

    #[test]
    fn a_person_who_changed_their_name_is_numbered_once() {
        let events =
            [join_event(7, "Ada"), join_event(7, "ada "), join_event(7, "Zoe"), pause_event(9, "")];
        let ada = Some(PlayerName::Person("Ada"));
        assert_eq!(author_names(&events), [ada, ada, Some(PlayerName::Person("Zoe")), None]);
    }

    #[test]
    fn a_computer_gets_another_name_if_a_person_has_its_name_in_a_tournament() {
        let by = Author { id: PersonId::new(1), name: String::new() };
        let events = [TournamentEvent::Computers { count: 2, by }, join_event(7, "Computer Fox")];
        let names = EntryNames::from_events(&events);
        let computers = [1, 2].map(|number| Player::Computer { number });
        let shown = computers.each_ref().map(|computer| names.player_name(computer));
        assert_eq!(shown, [PlayerName::Computer(1), PlayerName::Computer(3)]);
    }
}
