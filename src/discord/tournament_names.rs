//! What those in a tournament are called: nobody like another.

use std::collections::HashMap;

use crate::league::tournament::{EntryId, Hand, Player, Tournament, TournamentEvent};
use crate::text::{Who, distinct_by, is_same_name};

/// The names of everybody in a tournament. Of one name the number goes by the person, as it does at the tables.
pub(super) struct Names<'a> {
    /// Where each person is among them, by the id and the name that they had, for that may change.
    people: HashMap<(u64, &'a str), usize>,
    computers: HashMap<u8, usize>,
    names: Vec<Who<'a>>,
}

/// What the number in a name goes by: who organises without taking part comes after those who do.
type Order = (bool, u64);

impl<'a> Names<'a> {
    /// Of everybody who ever took part.
    pub fn of(state: &'a Tournament) -> Self {
        Self::beside(state, &[])
    }

    /// Of them, and of those who have to do with these events, too.
    pub fn beside(state: &'a Tournament, events: &[&'a TournamentEvent]) -> Self {
        let mut list = List::default();
        state.entries.iter().for_each(|entry| list.player(&entry.player));
        events.iter().for_each(|event| list.event(event));
        list.told_apart()
    }

    /// Of those who have to do with these events.
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

    /// The names of these, in their order.
    pub fn entries(&self, state: &'a Tournament, entries: &[EntryId]) -> Vec<Who<'a>> {
        entries.iter().map(|entry| self.entry(state, *entry)).collect()
    }

    /// The name of who wanted something; `None` where it is not known.
    pub fn hand(&self, hand: &'a Hand) -> Option<Who<'a>> {
        let at = self.people.get(&(hand.id, hand.name.as_str()));
        at.map(|at| self.names[*at])
    }
}

/// Those who are still to be told apart.
#[derive(Default)]
struct List<'a> {
    people: HashMap<(u64, &'a str), usize>,
    computers: HashMap<u8, usize>,
    all: Vec<(Order, Who<'a>)>,
}

impl<'a> List<'a> {
    fn person(&mut self, plays: bool, id: u64, name: &'a str) {
        if self.people.contains_key(&(id, name)) {
            return;
        }
        let is_same = |((other, known), _): &(&(u64, &str), &usize)| {
            *other == id && is_same_name(known, name)
        };
        let known = self.people.iter().find(is_same).map(|(_, at)| *at);
        let at = known.unwrap_or_else(|| {
            self.all.push(((!plays, id), Who::Person(name)));
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
        if let Some(hand) = hand(event).filter(|hand| !hand.name.is_empty()) {
            self.person(false, hand.id, &hand.name);
        }
    }

    fn told_apart(self) -> Names<'a> {
        let Self { people, computers, all } = self;
        Names { people, computers, names: distinct_by(&all) }
    }
}

/// Who wanted something to happen, if a person did.
fn hand(event: &TournamentEvent) -> Option<&Hand> {
    match event {
        TournamentEvent::Created { by, .. }
        | TournamentEvent::Computers { by, .. }
        | TournamentEvent::CheckInOpened { by, .. }
        | TournamentEvent::Ruled { by, .. }
        | TournamentEvent::Replaced { by, .. }
        | TournamentEvent::Pardoned { by, .. }
        | TournamentEvent::Paused { by }
        | TournamentEvent::Resumed { by }
        | TournamentEvent::Extended { by, .. } => Some(by),
        TournamentEvent::Started { by, .. }
        | TournamentEvent::Withdrawn { by, .. }
        | TournamentEvent::Ended { by, .. } => by.as_ref(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn joined(id: u64, name: &str) -> TournamentEvent {
        TournamentEvent::Joined { player: Player::Person { id, name: name.to_owned() } }
    }

    fn paused(id: u64, name: &str) -> TournamentEvent {
        TournamentEvent::Paused { by: Hand { id, name: name.to_owned() } }
    }

    /// Who is named in each of these events, among all of them.
    fn named(events: &[TournamentEvent]) -> Vec<Option<Who<'_>>> {
        let names = Names::in_all(events);
        let mut named = Vec::new();
        for event in events {
            named.push(match event {
                TournamentEvent::Joined { player } => Some(names.player(player)),
                event => hand(event).and_then(|hand| names.hand(hand)),
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
        let by = Hand { id: 1, name: String::new() };
        let events = [TournamentEvent::Computers { count: 2, by }, joined(7, "Computer 2")];
        let names = Names::in_all(&events);
        let computers = [1, 2].map(|number| Player::Computer { number });
        let shown = computers.each_ref().map(|computer| names.player(computer));
        assert_eq!(shown, [Who::Computer(1), Who::Computer(3)]);
    }
}
