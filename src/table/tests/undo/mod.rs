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
use crate::table::seeds::SeedSource;
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
struct OneSeed(u8);

impl SeedSource for OneSeed {
    fn new_seed(&self) -> std::io::Result<Seed> {
        Ok(Seed::new([self.0; 32]))
    }
}

/// Returns a person with this id who does not moderate.
fn actor_of(person: u64) -> Actor {
    Actor { id: PersonId::new(person), name: format!("Person {person}"), moderator: false }
}

/// A table with all its events, and the present time.
struct TestMatch {
    table: Table,
    events: Vec<TableEvent>,
    seeds: OneSeed,
    now: Millis,
}

impl TestMatch {
    /// Begins a match of two rounds, with this number of persons and computers. The byte `seed_byte` determines the deals.
    fn with_players(persons: u64, computers: usize, seed_byte: u8) -> Self {
        Self::with_length(persons, computers, seed_byte, Some("rounds-2"))
    }

    /// Begins a match of this length; `None` for the length that the edition has. `length` is the name of a value of
    /// `Clause::Match`. The byte `seed_byte` determines the deals.
    fn with_length(persons: u64, computers: usize, seed_byte: u8, length: Option<&str>) -> Self {
        let settings = TableSettings {
            clock: TurnClock::TenMinutes,
            level: Level::Easy,
            ..settings_of(Edition::Goliath)
        };
        let (guild, channel) = (Some(GuildId::new(1)), ChannelId::new(2));
        let host = NamedPerson { id: PersonId::new(1), name: "Person 1".to_owned() };
        let opened = TableEvent::Opened { guild, channel, host, settings };
        let table = Table::from_opening(TableId(1), 0, &opened).unwrap();
        let mut test_match =
            Self { table, events: vec![opened], seeds: OneSeed(seed_byte), now: 0 };
        for id in 2..=persons {
            test_match.act_as(id, TableAction::Join).unwrap();
        }
        for _ in 0..computers {
            test_match.act_as(1, TableAction::AddComputer).unwrap();
        }
        if let Some(length) = length {
            let length = Clause::Match.find_value(length).unwrap();
            test_match.act_as(1, TableAction::ChangeRules(length)).unwrap();
        }
        test_match.act_as(1, TableAction::Start).unwrap();
        test_match
    }

    /// Decides about a person's action in the current position and applies the decision to the table. Returns the events of the
    /// decision.
    fn act_as(&mut self, person: u64, action: TableAction) -> Result<Vec<TableEvent>, IntentError> {
        self.act_with_shown_decision(person, None, action)
    }

    /// Decides about an action like [`Self::act_as`]. `shown_decision_number` is the number of the decision (a player's choice in
    /// the game) for which the clicked message has buttons; `None` for a command.
    fn act_with_shown_decision(
        &mut self,
        person: u64,
        shown_decision_number: Option<u32>,
        action: TableAction,
    ) -> Result<Vec<TableEvent>, IntentError> {
        let decided = decide_action(
            &self.table,
            &actor_of(person),
            shown_decision_number,
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
    fn events_without_undone(&self) -> Vec<TableEvent> {
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
fn table_without_undo_data(table: &Table) -> Table {
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
        let mut test_match = TestMatch::with_players(persons, computers, seed as u8);
        for _ in 0..if seed < 4 { 3_000 } else { 150 } {
            let Some((id, view)) = test_match.person_in_turn_and_view() else {
                if !test_match.table.is_open() {
                    break;
                }
                test_match.run_timed_action();
                continue;
            };
            test_match
                .act_as(id, TableAction::Play(any_action(&view, lot.random_range(0..100))))
                .unwrap();
            if !test_match.table.may_undo(id.into()) || lot.random_bool(0.5) {
                continue;
            }
            let decision = test_match.table.decision_number();
            test_match.act_as(id, TableAction::Undo).unwrap();
            for other in (1..=persons).filter(|other| *other != id) {
                if test_match.table.undo_asked_by().is_some() {
                    test_match.act_as(other, TableAction::Undo).unwrap();
                }
            }
            undone += 1;
            let kept = test_match.events_without_undone();
            let never = table_from_events(&kept);
            assert!(test_match.table.decision_number() > decision, "no old button acts on it");
            assert_eq!(table_without_undo_data(&test_match.table), table_without_undo_data(&never));
            assert_eq!(
                unpublished_match_events(&test_match.table, &test_match.events),
                unpublished_match_events(&never, &kept)
            );
            assert_eq!(
                TableEvent::match_events_without_undone(&test_match.events),
                TableEvent::match_events_without_undone(&kept)
            );
            let spots = |table: &Table| table.public_view().unwrap().spots;
            assert_eq!(spots(&test_match.table), spots(&never));
        }
        // A replay of the events leads to the same table.
        assert_eq!(table_from_events(&test_match.events), test_match.table);
        assert_eq!(
            table_without_undo_data(&test_match.table),
            table_without_undo_data(&table_from_events(&test_match.events_without_undone()))
        );
        assert_eq!(
            result::match_result(&test_match.table),
            result::match_result(&table_from_events(&test_match.events_without_undone()))
        );
        if let Phase::Over(game) = &test_match.table.phase {
            let events = TableEvent::match_events_without_undone(&test_match.events);
            let written = record::write_record(
                game.rules(),
                &test_match.table.player_names_for_record(),
                &events,
            )
            .unwrap();
            assert!(record::verify_record(written.as_bytes()).is_ok(), "{written}");
            over += 1;
        }
    }
    assert!(undone > 100 && over > 1, "{undone}, {over}");
}

#[track_caller]
fn assert_refused(result: Result<Vec<TableEvent>, IntentError>, expected_refusal: UndoRefusal) {
    match result {
        Err(IntentError::Table(TableRefusal::NoUndo(why))) => assert_eq!(why, expected_refusal),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_placement_is_undone_once_and_only_by_its_player() {
    let mut test_match = TestMatch::with_players(2, 1, 1);
    assert_refused(test_match.act_as(1, TableAction::Undo), UndoRefusal::NothingPlaced);
    let first = test_match.play_until_placement();
    assert_refused(test_match.act_as(3 - first, TableAction::Undo), UndoRefusal::SomebodyActed);
    let seen = test_match.table.decision_number();
    let stale = test_match.act_with_shown_decision(first, Some(seen - 1), TableAction::Undo);
    assert!(matches!(stale, Err(IntentError::Table(TableRefusal::BoardMovedOn))));
    let events = test_match.act_with_shown_decision(first, Some(seen), TableAction::Undo).unwrap();
    assert!(matches!(events[..], [TableEvent::PlacementUndone { .. }]));
    assert_eq!(test_match.person_in_turn_and_view().map(|(id, _)| id), Some(first));
    assert!(test_match.act_as(first, TableAction::Undo).is_err(), "once is enough");
    assert!(test_match.act_as(7, TableAction::Undo).is_err(), "who does not play");
}

#[test]
fn a_placement_cannot_be_undone_after_the_next_action() {
    // A computer has acted since. It plays beside two persons.
    let mut test_match = TestMatch::with_players(2, 1, 2);
    let first = loop {
        let id = test_match.play_until_placement();
        if test_match.person_in_turn_and_view().is_none() {
            break id;
        }
    };
    assert!(test_match.table.may_undo(PersonId::new(first)));
    test_match.run_timed_action();
    assert_refused(test_match.act_as(first, TableAction::Undo), UndoRefusal::SomebodyActed);
    // Another person has drawn since.
    let mut test_match = TestMatch::with_players(2, 1, 3);
    let first = loop {
        let id = test_match.play_until_placement();
        if test_match.person_in_turn_and_view().is_some() {
            break id;
        }
    };
    let (next, _) = test_match.person_in_turn_and_view().unwrap();
    test_match.act_as(next, TableAction::Play(Action::Draw)).unwrap();
    assert_refused(test_match.act_as(first, TableAction::Undo), UndoRefusal::SomebodyActed);
    assert_refused(test_match.act_as(next, TableAction::Undo), UndoRefusal::Drew);
    // Another person has left since.
    let mut test_match = TestMatch::with_players(3, 1, 4);
    let first = test_match.play_until_placement();
    let leaver = (1..=3).find(|id| *id != first).unwrap();
    test_match.act_as(leaver, TableAction::Leave).unwrap();
    assert_refused(test_match.act_as(first, TableAction::Undo), UndoRefusal::Changed);
}

#[test]
fn a_turn_with_a_draw_or_by_the_clock_or_at_the_end_of_a_round_cannot_be_undone() {
    let (mut drawn, mut ended) = (0, 0);
    for seed in 0..20 {
        let mut test_match = TestMatch::with_players(2, 0, seed);
        while let Some((id, view)) = test_match.person_in_turn_and_view() {
            test_match.act_as(id, TableAction::Play(any_action(&view, 0))).unwrap();
            if test_match.table.is_between_rounds() {
                assert_refused(test_match.act_as(id, TableAction::Undo), UndoRefusal::RoundOver);
                test_match.act_as(id, TableAction::NextRound).unwrap();
                assert_refused(test_match.act_as(id, TableAction::Undo), UndoRefusal::RoundOver);
                ended += 1;
                break;
            }
            if view.draws > 0
                && test_match.person_in_turn_and_view().is_some_and(|(next, _)| next != id)
            {
                assert_refused(test_match.act_as(id, TableAction::Undo), UndoRefusal::Drew);
                drawn += 1;
            }
        }
    }
    assert!(drawn > 0 && ended > 0, "{drawn}, {ended}");
    let mut test_match = TestMatch::with_players(2, 1, 5);
    let (id, _) = test_match.play_until_a_person_can_place();
    for _ in 0..3 {
        test_match.now = test_match.table.due_at().unwrap();
        test_match.run_timed_action();
    }
    assert_refused(test_match.act_as(id, TableAction::Undo), UndoRefusal::Changed);
}

#[test]
fn undo_in_a_competitive_match_needs_everyones_consent_once_a_round() {
    let mut test_match = TestMatch::with_players(3, 0, 6);
    assert!(test_match.table.is_competitive());
    let first = test_match.play_until_placement();
    let others: Vec<u64> = (1..=3).filter(|id| *id != first).collect();
    assert_refused(test_match.act_as(others[0], TableAction::Undo), UndoRefusal::SomebodyActed);
    test_match.act_as(first, TableAction::Undo).unwrap();
    assert_refused(test_match.act_as(first, TableAction::Undo), UndoRefusal::AskedAlready);
    test_match.act_as(others[0], TableAction::Undo).unwrap();
    assert_eq!(test_match.table.undo_votes_and_needed(), (1, 2));
    assert!(test_match.act_as(others[0], TableAction::Undo).unwrap().is_empty(), "once is enough");
    let events = test_match.act_as(others[1], TableAction::Undo).unwrap();
    assert!(matches!(
        events[..],
        [TableEvent::UndoAgreed { .. }, TableEvent::PlacementUndone { .. }]
    ));
    assert_eq!(test_match.play_until_placement(), first);
    assert!(!test_match.table.may_undo(first.into()));
    assert_refused(test_match.act_as(first, TableAction::Undo), UndoRefusal::OncePerRound);
    // Making the next move does not count as consent.
    let second = test_match.play_until_placement();
    test_match.act_as(second, TableAction::Undo).unwrap();
    let third = test_match.play_until_placement();
    assert_eq!(test_match.table.undo_asked_by(), None);
    assert_refused(test_match.act_as(second, TableAction::Undo), UndoRefusal::SomebodyActed);
    test_match.act_as(third, TableAction::Undo).unwrap();
    assert!(test_match.table.seats.iter().all(|seat| matches!(seat, Occupant::Person(_))));
}

#[test]
fn after_an_undo_the_turn_has_the_time_that_was_left() {
    let mut test_match = TestMatch::with_players(2, 1, 7);
    let (id, view) = test_match.play_until_a_person_can_place();
    let before = test_match.table.turn_time.unwrap();
    test_match.now += 4 * MINUTE;
    test_match.act_as(id, TableAction::Play(any_action(&view, 0))).unwrap();
    test_match.now += 3 * MINUTE;
    test_match.act_as(id, TableAction::Undo).unwrap();
    let after = test_match.table.turn_time.unwrap();
    assert_eq!((after.seat, after.deadline.due), (before.seat, before.deadline.due + 3 * MINUTE));
    assert_eq!(test_match.table.turn_since, test_match.now);
}
