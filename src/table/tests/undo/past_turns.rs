//! Tests of undos that include the replies of computers, or turns that passed automatically.

use super::{
    MINUTE, Story, actor_of, any_action, assert_refused, table_from_events, without_numbers,
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
fn play_until_reply(story: &mut Story) {
    loop {
        story.play_until_placement();
        let before = story.events.len();
        story.run_timed_action();
        let replies = &story.events[before..];
        let is_placement =
            |event: &TableEvent| matches!(event.as_match_event(), Some(Event::Placed(_)));
        if matches!(replies, [only] if is_placement(only))
            && story.person_in_turn_and_view().is_some()
        {
            return;
        }
    }
}

#[test]
fn one_person_with_hints_undoes_the_replies_of_computers_three_times_a_round() {
    let mut story = Story::begin_with(1, 1, 2);
    for n in 1..=3 {
        play_until_reply(&mut story);
        let seen = story.table.decision_number();
        assert!(!story.table.has_undone_replies() || n > 1);
        let events = story.act_with_shown_decision(1, Some(seen), TableAction::Undo).unwrap();
        assert!(matches!(events[..], [TableEvent::TurnsUndone { seat: 0 }]), "{events:?}");
        let never = table_from_events(&story.counted_events());
        let mut now = without_numbers(&story.table);
        (now.changed_at, now.turn_since) = (never.changed_at, never.turn_since);
        assert_eq!(now, without_numbers(&never));
        assert_eq!(
            TableEvent::match_events_without_undone(&story.events),
            TableEvent::match_events_without_undone(&story.counted_events())
        );
        assert_eq!(table_from_events(&story.events), story.table);
    }
    play_until_reply(&mut story);
    assert!(!story.table.may_undo(PersonId::new(1)));
    assert_refused(story.act_as(1, TableAction::Undo), UndoRefusal::RepliesTooOften);
    // A placement without a reply can still be undone.
    story.play_until_placement();
    assert!(story.table.may_undo(PersonId::new(1)));
    play_to_the_end(&mut story);
    assert!(result::match_result(&story.table).unwrap().undone);
}

fn play_to_the_end(story: &mut Story) {
    while story.table.is_open() {
        match story.person_in_turn_and_view() {
            Some((id, view)) => drop(story.act_as(id, TableAction::Play(any_action(&view, 0)))),
            None => {
                story.now += 60 * MINUTE;
                story.run_timed_action();
            }
        }
    }
}

#[test]
fn a_match_with_undone_replies_does_not_count_in_the_statistics() {
    for undoes in [false, true] {
        let mut story = Story::begin_with_length(1, 1, 2, None);
        if undoes {
            play_until_reply(&mut story);
            story.act_as(1, TableAction::Undo).unwrap();
        }
        play_to_the_end(&mut story);
        assert_eq!(story.table.solo_match().is_none(), undoes);
    }
}

#[test]
fn a_draw_of_a_computer_ends_the_undo() {
    let drew = (0..40).any(|seed| {
        let mut story = Story::begin_with(1, 1, seed);
        (0..30).any(|_| {
            story.play_until_placement();
            let before = story.events.len();
            story.run_timed_action();
            let mut replies = story.events[before..].iter().filter_map(TableEvent::as_match_event);
            let has_drawn = replies.any(|event| matches!(event, Event::Drew { .. }));
            if has_drawn && story.person_in_turn_and_view().is_some() {
                assert_refused(story.act_as(1, TableAction::Undo), UndoRefusal::ComputerDrew);
                return true;
            }
            story.table.is_between_rounds()
        })
    });
    assert!(drew);
}

/// Makes the persons draw until the pool is empty, and then place until one of them can only pass. Returns the id and the view of
/// that person; `None` if the match ends before.
fn play_until_a_person_can_only_pass(story: &mut Story) -> Option<(u64, PlayerView)> {
    while story.table.is_open() {
        match story.person_in_turn_and_view() {
            Some((id, view)) if story.table.must_pass() => return Some((id, view)),
            Some((id, view)) => {
                let action = if view.may_draw { Action::Draw } else { any_action(&view, 0) };
                story.act_as(id, TableAction::Play(action)).unwrap();
            }
            None => {
                story.now = story.table.due_at().unwrap();
                story.run_timed_action();
            }
        }
    }
    None
}

#[test]
fn a_forced_pass_happens_automatically_with_the_same_events_as_a_chosen_pass() {
    let (mut passed, mut undone) = (0, 0);
    for seed in 0..60 {
        let mut story = Story::begin_with(2, 1, seed);
        let Some((id, view)) = play_until_a_person_can_only_pass(&mut story) else { continue };
        assert!(view.choices.is_empty() && !view.may_draw && view.may_pass);
        let seat = story.table.turn().unwrap();
        assert!(!story.table.must_pass_again());
        story.table.missed_in_a_row[seat] = 2;
        let passes_at = story.table.auto_pass_at().unwrap();
        assert_eq!(story.table.due_at(), Some(passes_at));
        let chosen = decide_action(
            &story.table,
            &actor_of(id),
            None,
            TableAction::Play(Action::Pass),
            passes_at,
            &story.seeds,
        );
        let undoable = story.table.undoable_seat().filter(|placed| *placed != seat);
        story.now = passes_at;
        let due =
            decide_due_actions(&story.table, story.now, &story.seeds, &CancelFlag::new_unset());
        let (due, chosen) = (due.unwrap(), chosen.unwrap());
        assert_eq!((&due.events, &due.after), (&chosen.events, &chosen.after));
        assert_eq!(due.after.missed_in_a_row[seat], 2, "neither missed nor played");
        passed += 1;
        if let Some(placed) = undoable.filter(|_| !due.after.is_between_rounds()) {
            let placer = story.table.seats[placed].person().unwrap().id.get();
            story.table = due.after;
            if story.table.is_open() && story.table.undoable_seat() == Some(placed) {
                let events = story.act_as(placer, TableAction::Undo).unwrap();
                assert!(matches!(events[..], [TableEvent::TurnsUndone { .. }]));
                assert_eq!(story.table.turn(), Some(placed));
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
        let mut story = Story::begin_with(2, 1, seed);
        if play_until_a_person_can_only_pass(&mut story).is_none() {
            continue;
        }
        story.table.settings.hints = Hints::None;
        assert!(!story.table.must_pass() && story.table.auto_pass_at().is_none());
        seen += 1;
    }
    assert!(seen > 3, "{seen}");
}
