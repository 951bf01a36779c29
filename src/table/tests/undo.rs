//! Undone placements: afterwards the table is as if they had never been made.

use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};

use super::samples::settings;
use crate::ids::{ChannelId, GuildId, PersonId, TableId};
use crate::table::decide::{decide, tend};
use crate::table::event::{Person, Settings, TableEvent};
use crate::table::intent::{Actor, TableAction};
use crate::table::refusal::{Refused, TableRefusal, UndoRefusal};
use crate::table::seeds::Seeds;
use crate::table::state::{Phase, Table};
use crate::table::thinking_pool::CancelFlag;
use crate::table::turn_clock::TurnClock;
use crate::table::{Occupant, result};
use crate::time::Millis;
use triominos_rules::game::record;
use triominos_rules::game::{Action, Clause, Edition, Event, PlayerView, Seed};
use triominos_rules::opponent::Level;

const MINUTE: Millis = 60_000;

/// The same deals for the same number.
#[derive(Debug)]
struct Deals(u8);

impl Seeds for Deals {
    fn seed(&self) -> std::io::Result<Seed> {
        Ok(Seed::new([self.0; 32]))
    }
}

fn actor(id: u64) -> Actor {
    Actor { id: PersonId::new(id), name: format!("Person {id}"), moderator: false }
}

/// A table, and all its events.
struct Story {
    table: Table,
    events: Vec<TableEvent>,
    seeds: Deals,
    now: Millis,
}

impl Story {
    /// A match of two rounds, of so many persons and computers, that has begun.
    fn begun(persons: u64, computers: usize, seeds: u8) -> Self {
        let settings = Settings {
            clock: TurnClock::TenMinutes,
            level: Level::Easy,
            ..settings(Edition::Goliath)
        };
        let (guild, channel) = (Some(GuildId::new(1)), ChannelId::new(2));
        let host = Person { id: PersonId::new(1), name: "Person 1".to_owned() };
        let opened = TableEvent::Opened { guild, channel, host, settings };
        let table = Table::open(TableId(1), 0, &opened).unwrap();
        let mut story = Self { table, events: vec![opened], seeds: Deals(seeds), now: 0 };
        for id in 2..=persons {
            story.acts(id, TableAction::Join).unwrap();
        }
        for _ in 0..computers {
            story.acts(1, TableAction::AddComputer).unwrap();
        }
        let two_rounds = Clause::Match.value("rounds-2").unwrap();
        story.acts(1, TableAction::ChangeRules(two_rounds)).unwrap();
        story.acts(1, TableAction::Start).unwrap();
        story
    }

    fn acts(&mut self, id: u64, action: TableAction) -> Result<Vec<TableEvent>, Refused> {
        self.acts_seeing(id, None, action)
    }

    fn acts_seeing(
        &mut self,
        id: u64,
        seen: Option<u32>,
        action: TableAction,
    ) -> Result<Vec<TableEvent>, Refused> {
        let decided = decide(&self.table, &actor(id), seen, action, self.now, &self.seeds)?;
        self.table = decided.after;
        self.events.extend(decided.events.iter().cloned());
        Ok(decided.events)
    }

    /// What is due by itself.
    fn tend(&mut self) {
        let decided = tend(&self.table, self.now, &self.seeds, &CancelFlag::never()).unwrap();
        self.table = decided.after;
        self.events.extend(decided.events);
    }

    fn turn(&self) -> Option<(u64, PlayerView)> {
        let id = self.table.person_in_turn()?.id;
        Some((id.get(), self.table.player_view(id)?))
    }

    /// Plays until the person in turn can place a tile and has not drawn.
    fn until_one_can_place(&mut self) -> (u64, PlayerView) {
        loop {
            match self.turn() {
                Some((id, view)) if !view.choices.is_empty() && view.draws == 0 => {
                    return (id, view);
                }
                Some((id, view)) => {
                    self.acts(id, TableAction::Play(any(&view, 0))).unwrap();
                }
                None => self.tend(),
            }
        }
    }

    /// Plays up to and including the next placement by a person who has not drawn; returns the person.
    fn places(&mut self) -> u64 {
        let (id, view) = self.until_one_can_place();
        self.acts(id, TableAction::Play(any(&view, 0))).unwrap();
        id
    }

    /// The events without undone placements and without their undo.
    fn kept(&self) -> Vec<TableEvent> {
        let mut kept: Vec<TableEvent> = Vec::new();
        for event in &self.events {
            match event {
                TableEvent::PlacementUndone { .. } => {
                    let last = kept.iter().rposition(|event| event.played().is_some()).unwrap();
                    assert!(matches!(kept.remove(last).played(), Some(Event::Placed(_))));
                }
                TableEvent::UndoAsked { .. } | TableEvent::UndoAgreed { .. } => {}
                event => kept.push(event.clone()),
            }
        }
        kept
    }
}

/// One of the actions that are legal, the first if only few are.
fn any(view: &PlayerView, chosen: usize) -> Action {
    match view.choices.len() {
        0 if view.may_draw => Action::Draw,
        0 => Action::Pass,
        choices => Action::Place(view.choices[chosen % choices].pick()),
    }
}

fn replay(events: &[TableEvent]) -> Table {
    let mut table = Table::open(TableId(1), 0, &events[0]).unwrap();
    for event in &events[1..] {
        table.apply(0, event).unwrap();
    }
    table
}

/// A table without the numbers of its last event and its decision, and without what can be taken back.
fn plain(table: &Table) -> Table {
    let mut plain = table.clone();
    (plain.seq, plain.unpublished_from) = (0, 0);
    plain.forget_undo();
    if let Phase::Playing(game) | Phase::Over(game) = &mut plain.phase {
        game.decision = 0;
    }
    plain
}

/// The unpublished events of the match.
fn unpublished(table: &Table, events: &[TableEvent]) -> Vec<Event> {
    TableEvent::counted(&events[usize::try_from(table.unpublished_from - 1).unwrap()..])
}

#[test]
fn after_an_undo_the_table_is_as_before_the_placement() {
    let (mut undone, mut over) = (0, 0);
    for seed in 0..40 {
        let mut lot = ChaCha20Rng::seed_from_u64(seed);
        let (persons, computers) = [(1, 1), (2, 0), (2, 1), (3, 0)][seed as usize % 4];
        let mut story = Story::begun(persons, computers, seed as u8);
        for _ in 0..if seed < 4 { 3_000 } else { 150 } {
            let Some((id, view)) = story.turn() else {
                if !story.table.is_open() {
                    break;
                }
                story.tend();
                continue;
            };
            story.acts(id, TableAction::Play(any(&view, lot.random_range(0..100)))).unwrap();
            if !story.table.may_undo(id.into()) || lot.random_bool(0.5) {
                continue;
            }
            let decision = story.table.decision();
            story.acts(id, TableAction::Undo).unwrap();
            for other in (1..=persons).filter(|other| *other != id) {
                if story.table.undo_asked_by().is_some() {
                    story.acts(other, TableAction::Undo).unwrap();
                }
            }
            undone += 1;
            let kept = story.kept();
            let never = replay(&kept);
            assert!(story.table.decision() > decision, "no old button acts on it");
            assert_eq!(plain(&story.table), plain(&never));
            assert_eq!(unpublished(&story.table, &story.events), unpublished(&never, &kept));
            assert_eq!(TableEvent::counted(&story.events), TableEvent::counted(&kept));
            let spots = |table: &Table| table.public_view().unwrap().spots;
            assert_eq!(spots(&story.table), spots(&never));
        }
        // A replay of the events leads to the same table.
        assert_eq!(replay(&story.events), story.table);
        assert_eq!(plain(&story.table), plain(&replay(&story.kept())));
        assert_eq!(
            result::match_result(&story.table),
            result::match_result(&replay(&story.kept()))
        );
        if let Phase::Over(game) = &story.table.phase {
            let events = TableEvent::counted(&story.events);
            let written =
                record::write_record(game.rules(), &story.table.names(), &events).unwrap();
            assert!(record::verify_record(written.as_bytes()).is_ok(), "{written}");
            over += 1;
        }
    }
    assert!(undone > 100 && over > 1, "{undone}, {over}");
}

#[track_caller]
fn refused(result: Result<Vec<TableEvent>, Refused>, wanted: UndoRefusal) {
    match result {
        Err(Refused::Table(TableRefusal::NoUndo(why))) => assert_eq!(why, wanted),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_placement_is_undone_once_and_only_by_its_player() {
    let mut story = Story::begun(2, 1, 1);
    refused(story.acts(1, TableAction::Undo), UndoRefusal::NothingPlaced);
    let first = story.places();
    refused(story.acts(3 - first, TableAction::Undo), UndoRefusal::SomebodyActed);
    let seen = story.table.decision();
    let stale = story.acts_seeing(first, Some(seen - 1), TableAction::Undo);
    assert!(matches!(stale, Err(Refused::Table(TableRefusal::BoardMovedOn))));
    let events = story.acts_seeing(first, Some(seen), TableAction::Undo).unwrap();
    assert!(matches!(events[..], [TableEvent::PlacementUndone { .. }]));
    assert_eq!(story.turn().map(|(id, _)| id), Some(first));
    assert!(story.acts(first, TableAction::Undo).is_err(), "once is enough");
    assert!(story.acts(7, TableAction::Undo).is_err(), "who does not play");
}

#[test]
fn a_placement_cannot_be_undone_after_the_next_action() {
    // A computer.
    let mut story = Story::begun(1, 1, 2);
    story.places();
    assert!(story.table.may_undo(PersonId::new(1)));
    story.tend();
    refused(story.acts(1, TableAction::Undo), UndoRefusal::SomebodyActed);
    // Another person, who has drawn.
    let mut story = Story::begun(2, 1, 3);
    let first = loop {
        let id = story.places();
        if story.turn().is_some() {
            break id;
        }
    };
    let (next, _) = story.turn().unwrap();
    story.acts(next, TableAction::Play(Action::Draw)).unwrap();
    refused(story.acts(first, TableAction::Undo), UndoRefusal::SomebodyActed);
    refused(story.acts(next, TableAction::Undo), UndoRefusal::Drew);
    // Another, who has left.
    let mut story = Story::begun(3, 1, 4);
    let first = story.places();
    let leaver = (1..=3).find(|id| *id != first).unwrap();
    story.acts(leaver, TableAction::Leave).unwrap();
    refused(story.acts(first, TableAction::Undo), UndoRefusal::Changed);
}

#[test]
fn a_turn_with_a_draw_or_by_the_clock_or_at_the_end_of_a_round_cannot_be_undone() {
    let (mut drawn, mut ended) = (0, 0);
    for seed in 0..20 {
        let mut story = Story::begun(2, 0, seed);
        while let Some((id, view)) = story.turn() {
            story.acts(id, TableAction::Play(any(&view, 0))).unwrap();
            if story.table.is_between_rounds() {
                refused(story.acts(id, TableAction::Undo), UndoRefusal::RoundOver);
                story.acts(id, TableAction::NextRound).unwrap();
                refused(story.acts(id, TableAction::Undo), UndoRefusal::RoundOver);
                ended += 1;
                break;
            }
            if view.draws > 0 && story.turn().is_some_and(|(next, _)| next != id) {
                refused(story.acts(id, TableAction::Undo), UndoRefusal::Drew);
                drawn += 1;
            }
        }
    }
    assert!(drawn > 0 && ended > 0, "{drawn}, {ended}");
    let mut story = Story::begun(2, 1, 5);
    let (id, _) = story.until_one_can_place();
    for _ in 0..3 {
        story.now = story.table.due_at().unwrap();
        story.tend();
    }
    refused(story.acts(id, TableAction::Undo), UndoRefusal::Changed);
}

#[test]
fn undo_in_a_competitive_match_needs_everyones_consent_once_a_round() {
    let mut story = Story::begun(3, 0, 6);
    assert!(story.table.is_competitive());
    let first = story.places();
    let others: Vec<u64> = (1..=3).filter(|id| *id != first).collect();
    refused(story.acts(others[0], TableAction::Undo), UndoRefusal::SomebodyActed);
    story.acts(first, TableAction::Undo).unwrap();
    refused(story.acts(first, TableAction::Undo), UndoRefusal::AskedAlready);
    story.acts(others[0], TableAction::Undo).unwrap();
    assert_eq!(story.table.undo_votes(), (1, 2));
    assert!(story.acts(others[0], TableAction::Undo).unwrap().is_empty(), "once is enough");
    let events = story.acts(others[1], TableAction::Undo).unwrap();
    assert!(matches!(
        events[..],
        [TableEvent::UndoAgreed { .. }, TableEvent::PlacementUndone { .. }]
    ));
    assert_eq!(story.places(), first);
    assert!(!story.table.may_undo(first.into()));
    refused(story.acts(first, TableAction::Undo), UndoRefusal::OncePerRound);
    // A player who plays on does not consent.
    let second = story.places();
    story.acts(second, TableAction::Undo).unwrap();
    let third = story.places();
    assert_eq!(story.table.undo_asked_by(), None);
    refused(story.acts(second, TableAction::Undo), UndoRefusal::SomebodyActed);
    story.acts(third, TableAction::Undo).unwrap();
    assert!(story.table.seats.iter().all(|seat| matches!(seat, Occupant::Person(_))));
}

#[test]
fn after_an_undo_the_turn_has_the_time_that_was_left() {
    let mut story = Story::begun(2, 1, 7);
    let (id, view) = story.until_one_can_place();
    let before = story.table.turn_time.unwrap();
    story.now += 4 * MINUTE;
    story.acts(id, TableAction::Play(any(&view, 0))).unwrap();
    story.now += 3 * MINUTE;
    story.acts(id, TableAction::Undo).unwrap();
    let after = story.table.turn_time.unwrap();
    assert_eq!((after.seat, after.deadline.due), (before.seat, before.deadline.due + 3 * MINUTE));
    assert_eq!(story.table.turn_since, story.now);
}
