//! Tests of undos that include the replies of computers, or turns that passed automatically.

use super::{
    MINUTE, TestMatch, actor_of, any_action, assert_refused, table_from_events,
    table_without_undo_data,
};
use crate::ids::PersonId;
use crate::table::decide::{decide_action, decide_due_actions};
use crate::table::event::TableEvent;
use crate::table::intent::TableAction;
use crate::table::refusal::UndoRefusal;
use crate::table::result;
use crate::table::thinking_pool::CancelFlag;
use triominos_rules::game::{Action, Event, Hints, PlayerView};

/// Makes placements as person 1 until the computer has replied with a placement without a draw.
fn play_until_reply(test_match: &mut TestMatch) {
    loop {
        test_match.play_until_placement();
        let before = test_match.events.len();
        test_match.run_timed_action();
        let replies = &test_match.events[before..];
        let is_placement =
            |event: &TableEvent| matches!(event.as_match_event(), Some(Event::Placed(_)));
        if matches!(replies, [only] if is_placement(only))
            && test_match.person_in_turn_and_view().is_some()
        {
            return;
        }
    }
}

#[test]
fn one_person_with_hints_undoes_the_replies_of_computers_three_times_a_round() {
    let mut test_match = TestMatch::with_players(1, 1, 2);
    for n in 1..=3 {
        play_until_reply(&mut test_match);
        let seen = test_match.table.decision_number();
        assert!(!test_match.table.has_undone_replies() || n > 1);
        let events = test_match.act_with_shown_decision(1, Some(seen), TableAction::Undo).unwrap();
        assert!(matches!(events[..], [TableEvent::TurnsUndone { seat: 0 }]), "{events:?}");
        let never = table_from_events(&test_match.events_without_undone());
        let mut now = table_without_undo_data(&test_match.table);
        (now.changed_at, now.turn_since) = (never.changed_at, never.turn_since);
        assert_eq!(now, table_without_undo_data(&never));
        assert_eq!(
            TableEvent::match_events_without_undone(&test_match.events),
            TableEvent::match_events_without_undone(&test_match.events_without_undone())
        );
        assert_eq!(table_from_events(&test_match.events), test_match.table);
    }
    play_until_reply(&mut test_match);
    assert!(!test_match.table.may_undo(PersonId::new(1)));
    assert_refused(test_match.act_as(1, TableAction::Undo), UndoRefusal::RepliesTooOften);
    // A placement without a reply can still be undone.
    test_match.play_until_placement();
    assert!(test_match.table.may_undo(PersonId::new(1)));
    play_to_the_end(&mut test_match);
    assert!(result::match_result(&test_match.table).unwrap().undone);
}

fn play_to_the_end(test_match: &mut TestMatch) {
    while test_match.table.is_open() {
        match test_match.person_in_turn_and_view() {
            Some((id, view)) => {
                drop(test_match.act_as(id, TableAction::Play(any_action(&view, 0))))
            }
            None => {
                test_match.now += 60 * MINUTE;
                test_match.run_timed_action();
            }
        }
    }
}

#[test]
fn a_match_with_undone_replies_does_not_count_in_the_statistics() {
    for undoes in [false, true] {
        let mut test_match = TestMatch::with_length(1, 1, 2, None);
        if undoes {
            play_until_reply(&mut test_match);
            test_match.act_as(1, TableAction::Undo).unwrap();
        }
        play_to_the_end(&mut test_match);
        assert_eq!(test_match.table.solo_match().is_none(), undoes);
    }
}

#[test]
fn a_draw_of_a_computer_ends_the_undo() {
    let drew = (0..40).any(|seed| {
        let mut test_match = TestMatch::with_players(1, 1, seed);
        (0..30).any(|_| {
            test_match.play_until_placement();
            let before = test_match.events.len();
            test_match.run_timed_action();
            let mut replies =
                test_match.events[before..].iter().filter_map(TableEvent::as_match_event);
            let has_drawn = replies.any(|event| matches!(event, Event::Drew { .. }));
            if has_drawn && test_match.person_in_turn_and_view().is_some() {
                assert_refused(test_match.act_as(1, TableAction::Undo), UndoRefusal::ComputerDrew);
                return true;
            }
            test_match.table.is_between_rounds()
        })
    });
    assert!(drew);
}

/// Makes the persons draw until the pool is empty, and then place until one of them can only pass. Returns the id and the view of
/// that person; `None` if the match ends before.
fn play_until_a_person_can_only_pass(test_match: &mut TestMatch) -> Option<(u64, PlayerView)> {
    while test_match.table.is_open() {
        match test_match.person_in_turn_and_view() {
            Some((id, view)) if test_match.table.must_pass() => return Some((id, view)),
            Some((id, view)) => {
                let action = if view.may_draw { Action::Draw } else { any_action(&view, 0) };
                test_match.act_as(id, TableAction::Play(action)).unwrap();
            }
            None => {
                test_match.now = test_match.table.due_at().unwrap();
                test_match.run_timed_action();
            }
        }
    }
    None
}

#[test]
fn a_forced_pass_happens_automatically_with_the_same_events_as_a_chosen_pass() {
    let (mut passed, mut undone) = (0, 0);
    for seed in 0..60 {
        let mut test_match = TestMatch::with_players(2, 1, seed);
        let Some((id, view)) = play_until_a_person_can_only_pass(&mut test_match) else { continue };
        assert!(view.choices.is_empty() && !view.may_draw && view.may_pass);
        let seat = test_match.table.turn().unwrap();
        assert!(!test_match.table.must_pass_again());
        test_match.table.missed_in_a_row[seat] = 2;
        let passes_at = test_match.table.auto_pass_at().unwrap();
        assert_eq!(test_match.table.due_at(), Some(passes_at));
        let chosen = decide_action(
            &test_match.table,
            &actor_of(id),
            None,
            TableAction::Play(Action::Pass),
            passes_at,
            &test_match.seeds,
        );
        let undoable =
            test_match.table.seat_with_undoable_placement().filter(|placed| *placed != seat);
        test_match.now = passes_at;
        let due = decide_due_actions(
            &test_match.table,
            test_match.now,
            &test_match.seeds,
            &CancelFlag::new_unset(),
        );
        let (due, chosen) = (due.unwrap(), chosen.unwrap());
        assert_eq!((&due.events, &due.after), (&chosen.events, &chosen.after));
        assert_eq!(due.after.missed_in_a_row[seat], 2, "neither missed nor played");
        passed += 1;
        if let Some(placed) = undoable.filter(|_| !due.after.is_between_rounds()) {
            let placer = test_match.table.seats[placed].person().unwrap().id.get();
            test_match.table = due.after;
            if test_match.table.is_open()
                && test_match.table.seat_with_undoable_placement() == Some(placed)
            {
                let events = test_match.act_as(placer, TableAction::Undo).unwrap();
                assert!(matches!(events[..], [TableEvent::TurnsUndone { .. }]));
                assert_eq!(test_match.table.turn(), Some(placed));
                undone += 1;
            }
        }
    }
    assert!(passed > 3 && undone > 0, "{passed}, {undone}");
}

#[test]
fn no_turn_passes_automatically_at_a_table_without_hints() {
    let mut seen = 0;
    for seed in 0..60 {
        let mut test_match = TestMatch::with_players(2, 1, seed);
        if play_until_a_person_can_only_pass(&mut test_match).is_none() {
            continue;
        }
        test_match.table.settings.hints = Hints::None;
        assert!(!test_match.table.must_pass() && test_match.table.auto_pass_at().is_none());
        seen += 1;
    }
    assert!(seen > 3, "{seen}");
}
