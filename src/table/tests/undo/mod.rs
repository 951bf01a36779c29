//! Tests of undone placements: afterwards the table equals a table at which the placement was never made.

mod past_turns;

use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};

use super::samples::settings_of;
use crate::ids::{ChannelId, GuildId, PersonId, TableId};
use crate::table::decide::{decide_action, decide_due_actions};
use crate::table::event::{NamedPerson, TableEvent, TableSettings};
use crate::table::intent::{Actor, TableAction};
use crate::table::refusal::{IntentError, TableRefusal, UndoRefusal};
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

/// A source of seeds that always returns the same seed, which consists of 32 bytes with this value.
#[derive(Debug)]
struct Deals(u8);

impl Seeds for Deals {
    fn seed(&self) -> std::io::Result<Seed> {
        Ok(Seed::new([self.0; 32]))
    }
}

/// Returns a person with this id who does not moderate.
fn actor_of(person: u64) -> Actor {
    Actor { id: PersonId::new(person), name: format!("Person {person}"), moderator: false }
}

/// A table with all its events, and the present time.
struct Story {
    table: Table,
    events: Vec<TableEvent>,
    seeds: Deals,
    now: Millis,
}

impl Story {
    /// Begins a match of two rounds, with this number of persons and computers. The byte `seed_byte` determines the deals.
    fn begin_with(persons: u64, computers: usize, seed_byte: u8) -> Self {
        Self::begin_with_length(persons, computers, seed_byte, Some("rounds-2"))
    }

    /// Begins a match of this length; `None` for the length that the edition has. `length` is the name of a value of
    /// `Clause::Match`. The byte `seed_byte` determines the deals.
    fn begin_with_length(
        persons: u64,
        computers: usize,
        seed_byte: u8,
        length: Option<&str>,
    ) -> Self {
        let settings = TableSettings {
            clock: TurnClock::TenMinutes,
            level: Level::Easy,
            ..settings_of(Edition::Goliath)
        };
        let (guild, channel) = (Some(GuildId::new(1)), ChannelId::new(2));
        let host = NamedPerson { id: PersonId::new(1), name: "Person 1".to_owned() };
        let opened = TableEvent::Opened { guild, channel, host, settings };
        let table = Table::from_opening(TableId(1), 0, &opened).unwrap();
        let mut story = Self { table, events: vec![opened], seeds: Deals(seed_byte), now: 0 };
        for id in 2..=persons {
            story.act_as(id, TableAction::Join).unwrap();
        }
        for _ in 0..computers {
            story.act_as(1, TableAction::AddComputer).unwrap();
        }
        if let Some(length) = length {
            let length = Clause::Match.find_value(length).unwrap();
            story.act_as(1, TableAction::ChangeRules(length)).unwrap();
        }
        story.act_as(1, TableAction::Start).unwrap();
        story
    }

    /// Decides about a person's action in the current position and applies the decision to the table. Returns the events of the
    /// decision.
    fn act_as(&mut self, person: u64, action: TableAction) -> Result<Vec<TableEvent>, IntentError> {
        self.act_with_shown_decision(person, None, action)
    }

    /// Decides about an action like [`Self::act_as`]. `shown_decision` is the number of the decision that the person's message
    /// offered; `None` for a command.
    fn act_with_shown_decision(
        &mut self,
        person: u64,
        shown_decision: Option<u32>,
        action: TableAction,
    ) -> Result<Vec<TableEvent>, IntentError> {
        let decided = decide_action(
            &self.table,
            &actor_of(person),
            shown_decision,
            action,
            self.now,
            &self.seeds,
        )?;
        self.table = decided.after;
        self.events.extend(decided.events.iter().cloned());
        Ok(decided.events)
    }

    /// Carries out the timed actions of the table that are due.
    fn run_timed_action(&mut self) {
        let decided =
            decide_due_actions(&self.table, self.now, &self.seeds, &CancelFlag::new_unset())
                .unwrap();
        self.table = decided.after;
        self.events.extend(decided.events);
    }

    /// Returns the person in turn and their view; `None` in a turn of a computer.
    fn person_in_turn_and_view(&self) -> Option<(u64, PlayerView)> {
        let id = self.table.person_in_turn()?.id;
        Some((id.get(), self.table.player_view(id)?))
    }

    /// Plays until it is the turn of a person who can place a tile and has not drawn in this turn. Returns the person's id and
    /// view.
    fn play_until_a_person_can_place(&mut self) -> (u64, PlayerView) {
        loop {
            match self.person_in_turn_and_view() {
                Some((id, view)) if !view.choices.is_empty() && view.draws == 0 => {
                    return (id, view);
                }
                Some((id, view)) => {
                    self.act_as(id, TableAction::Play(any_action(&view, 0))).unwrap();
                }
                None => self.run_timed_action(),
            }
        }
    }

    /// Plays until a person who has not drawn in the turn has made a placement. Returns that person's id.
    fn play_until_placement(&mut self) -> u64 {
        let (id, view) = self.play_until_a_person_can_place();
        self.act_as(id, TableAction::Play(any_action(&view, 0))).unwrap();
        id
    }

    /// Returns the events without undone placements and without the events about undos.
    fn counted_events(&self) -> Vec<TableEvent> {
        let mut kept: Vec<TableEvent> = Vec::new();
        for event in &self.events {
            match event {
                TableEvent::PlacementUndone { .. } => {
                    let last =
                        kept.iter().rposition(|event| event.as_match_event().is_some()).unwrap();
                    assert!(matches!(kept.remove(last).as_match_event(), Some(Event::Placed(_))));
                }
                TableEvent::TurnsUndone { seat } => {
                    let placed = kept.iter().rposition(|event| {
                        let event = event.as_match_event().and_then(Event::placed);
                        event.is_some_and(|placed| placed.seat == *seat)
                    });
                    kept.truncate(placed.unwrap());
                }
                TableEvent::UndoAsked { .. } | TableEvent::UndoAgreed { .. } => {}
                event => kept.push(event.clone()),
            }
        }
        kept
    }
}

/// Returns a legal action: a placement, a draw or a pass, in this order of preference. `choice_number` selects one of the possible
/// placements; it may exceed their number.
fn any_action(view: &PlayerView, choice_number: usize) -> Action {
    match view.choices.len() {
        0 if view.may_draw => Action::Draw,
        0 => Action::Pass,
        choices => Action::Place(view.choices[choice_number % choices].pick()),
    }
}

/// Creates a table from its events, all at time 0.
fn table_from_events(events: &[TableEvent]) -> Table {
    let mut table = Table::from_opening(TableId(1), 0, &events[0]).unwrap();
    for event in &events[1..] {
        table.apply(0, event).unwrap();
    }
    table
}

/// Returns a copy of the table without the data that an undo may change: the number of its last event, the number of the decision,
/// and the data for a further undo.
fn without_numbers(table: &Table) -> Table {
    let mut plain = table.clone();
    (plain.seq, plain.unpublished_from) = (0, 0);
    plain.drop_undo_data();
    if let Phase::Playing(game) | Phase::Over(game) = &mut plain.phase {
        game.decision = 0;
    }
    plain
}

/// Returns the unpublished events of the match.
fn unpublished_match_events(table: &Table, events: &[TableEvent]) -> Vec<Event> {
    TableEvent::match_events_without_undone(
        &events[usize::try_from(table.unpublished_from - 1).unwrap()..],
    )
}

#[test]
fn after_an_undo_the_table_is_as_before_the_placement() {
    let (mut undone, mut over) = (0, 0);
    for seed in 0..40 {
        let mut lot = ChaCha20Rng::seed_from_u64(seed);
        let (persons, computers) = [(1, 1), (2, 0), (2, 1), (3, 0)][seed as usize % 4];
        let mut story = Story::begin_with(persons, computers, seed as u8);
        for _ in 0..if seed < 4 { 3_000 } else { 150 } {
            let Some((id, view)) = story.person_in_turn_and_view() else {
                if !story.table.is_open() {
                    break;
                }
                story.run_timed_action();
                continue;
            };
            story
                .act_as(id, TableAction::Play(any_action(&view, lot.random_range(0..100))))
                .unwrap();
            if !story.table.may_undo(id.into()) || lot.random_bool(0.5) {
                continue;
            }
            let decision = story.table.decision_number();
            story.act_as(id, TableAction::Undo).unwrap();
            for other in (1..=persons).filter(|other| *other != id) {
                if story.table.undo_asked_by().is_some() {
                    story.act_as(other, TableAction::Undo).unwrap();
                }
            }
            undone += 1;
            let kept = story.counted_events();
            let never = table_from_events(&kept);
            assert!(story.table.decision_number() > decision, "no old button acts on it");
            assert_eq!(without_numbers(&story.table), without_numbers(&never));
            assert_eq!(
                unpublished_match_events(&story.table, &story.events),
                unpublished_match_events(&never, &kept)
            );
            assert_eq!(
                TableEvent::match_events_without_undone(&story.events),
                TableEvent::match_events_without_undone(&kept)
            );
            let spots = |table: &Table| table.public_view().unwrap().spots;
            assert_eq!(spots(&story.table), spots(&never));
        }
        // A replay of the events leads to the same table.
        assert_eq!(table_from_events(&story.events), story.table);
        assert_eq!(
            without_numbers(&story.table),
            without_numbers(&table_from_events(&story.counted_events()))
        );
        assert_eq!(
            result::match_result(&story.table),
            result::match_result(&table_from_events(&story.counted_events()))
        );
        if let Phase::Over(game) = &story.table.phase {
            let events = TableEvent::match_events_without_undone(&story.events);
            let written =
                record::write_record(game.rules(), &story.table.record_names(), &events).unwrap();
            assert!(record::verify_record(written.as_bytes()).is_ok(), "{written}");
            over += 1;
        }
    }
    assert!(undone > 100 && over > 1, "{undone}, {over}");
}

#[track_caller]
fn assert_refused(result: Result<Vec<TableEvent>, IntentError>, wanted: UndoRefusal) {
    match result {
        Err(IntentError::Table(TableRefusal::NoUndo(why))) => assert_eq!(why, wanted),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_placement_is_undone_once_and_only_by_its_player() {
    let mut story = Story::begin_with(2, 1, 1);
    assert_refused(story.act_as(1, TableAction::Undo), UndoRefusal::NothingPlaced);
    let first = story.play_until_placement();
    assert_refused(story.act_as(3 - first, TableAction::Undo), UndoRefusal::SomebodyActed);
    let seen = story.table.decision_number();
    let stale = story.act_with_shown_decision(first, Some(seen - 1), TableAction::Undo);
    assert!(matches!(stale, Err(IntentError::Table(TableRefusal::BoardMovedOn))));
    let events = story.act_with_shown_decision(first, Some(seen), TableAction::Undo).unwrap();
    assert!(matches!(events[..], [TableEvent::PlacementUndone { .. }]));
    assert_eq!(story.person_in_turn_and_view().map(|(id, _)| id), Some(first));
    assert!(story.act_as(first, TableAction::Undo).is_err(), "once is enough");
    assert!(story.act_as(7, TableAction::Undo).is_err(), "who does not play");
}

#[test]
fn a_placement_cannot_be_undone_after_the_next_action() {
    // A computer has acted since. It plays beside two persons.
    let mut story = Story::begin_with(2, 1, 2);
    let first = loop {
        let id = story.play_until_placement();
        if story.person_in_turn_and_view().is_none() {
            break id;
        }
    };
    assert!(story.table.may_undo(PersonId::new(first)));
    story.run_timed_action();
    assert_refused(story.act_as(first, TableAction::Undo), UndoRefusal::SomebodyActed);
    // Another person has drawn since.
    let mut story = Story::begin_with(2, 1, 3);
    let first = loop {
        let id = story.play_until_placement();
        if story.person_in_turn_and_view().is_some() {
            break id;
        }
    };
    let (next, _) = story.person_in_turn_and_view().unwrap();
    story.act_as(next, TableAction::Play(Action::Draw)).unwrap();
    assert_refused(story.act_as(first, TableAction::Undo), UndoRefusal::SomebodyActed);
    assert_refused(story.act_as(next, TableAction::Undo), UndoRefusal::Drew);
    // Another person has left since.
    let mut story = Story::begin_with(3, 1, 4);
    let first = story.play_until_placement();
    let leaver = (1..=3).find(|id| *id != first).unwrap();
    story.act_as(leaver, TableAction::Leave).unwrap();
    assert_refused(story.act_as(first, TableAction::Undo), UndoRefusal::Changed);
}

#[test]
fn a_turn_with_a_draw_or_by_the_clock_or_at_the_end_of_a_round_cannot_be_undone() {
    let (mut drawn, mut ended) = (0, 0);
    for seed in 0..20 {
        let mut story = Story::begin_with(2, 0, seed);
        while let Some((id, view)) = story.person_in_turn_and_view() {
            story.act_as(id, TableAction::Play(any_action(&view, 0))).unwrap();
            if story.table.is_between_rounds() {
                assert_refused(story.act_as(id, TableAction::Undo), UndoRefusal::RoundOver);
                story.act_as(id, TableAction::NextRound).unwrap();
                assert_refused(story.act_as(id, TableAction::Undo), UndoRefusal::RoundOver);
                ended += 1;
                break;
            }
            if view.draws > 0 && story.person_in_turn_and_view().is_some_and(|(next, _)| next != id)
            {
                assert_refused(story.act_as(id, TableAction::Undo), UndoRefusal::Drew);
                drawn += 1;
            }
        }
    }
    assert!(drawn > 0 && ended > 0, "{drawn}, {ended}");
    let mut story = Story::begin_with(2, 1, 5);
    let (id, _) = story.play_until_a_person_can_place();
    for _ in 0..3 {
        story.now = story.table.due_at().unwrap();
        story.run_timed_action();
    }
    assert_refused(story.act_as(id, TableAction::Undo), UndoRefusal::Changed);
}

#[test]
fn undo_in_a_competitive_match_needs_everyones_consent_once_a_round() {
    let mut story = Story::begin_with(3, 0, 6);
    assert!(story.table.is_competitive());
    let first = story.play_until_placement();
    let others: Vec<u64> = (1..=3).filter(|id| *id != first).collect();
    assert_refused(story.act_as(others[0], TableAction::Undo), UndoRefusal::SomebodyActed);
    story.act_as(first, TableAction::Undo).unwrap();
    assert_refused(story.act_as(first, TableAction::Undo), UndoRefusal::AskedAlready);
    story.act_as(others[0], TableAction::Undo).unwrap();
    assert_eq!(story.table.undo_votes_and_needed(), (1, 2));
    assert!(story.act_as(others[0], TableAction::Undo).unwrap().is_empty(), "once is enough");
    let events = story.act_as(others[1], TableAction::Undo).unwrap();
    assert!(matches!(
        events[..],
        [TableEvent::UndoAgreed { .. }, TableEvent::PlacementUndone { .. }]
    ));
    assert_eq!(story.play_until_placement(), first);
    assert!(!story.table.may_undo(first.into()));
    assert_refused(story.act_as(first, TableAction::Undo), UndoRefusal::OncePerRound);
    // Making the next move does not count as consent.
    let second = story.play_until_placement();
    story.act_as(second, TableAction::Undo).unwrap();
    let third = story.play_until_placement();
    assert_eq!(story.table.undo_asked_by(), None);
    assert_refused(story.act_as(second, TableAction::Undo), UndoRefusal::SomebodyActed);
    story.act_as(third, TableAction::Undo).unwrap();
    assert!(story.table.seats.iter().all(|seat| matches!(seat, Occupant::Person(_))));
}

#[test]
fn after_an_undo_the_turn_has_the_time_that_was_left() {
    let mut story = Story::begin_with(2, 1, 7);
    let (id, view) = story.play_until_a_person_can_place();
    let before = story.table.turn_time.unwrap();
    story.now += 4 * MINUTE;
    story.act_as(id, TableAction::Play(any_action(&view, 0))).unwrap();
    story.now += 3 * MINUTE;
    story.act_as(id, TableAction::Undo).unwrap();
    let after = story.table.turn_time.unwrap();
    assert_eq!((after.seat, after.deadline.due), (before.seat, before.deadline.due + 3 * MINUTE));
    assert_eq!(story.table.turn_since, story.now);
}
