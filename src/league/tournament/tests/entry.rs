//! Tests of the terms of entry and of the waiting list.

use super::*;
use crate::ids::RoleId;

const DAY: Millis = 24 * HOUR;

/// Returns a person with this role and this rating, whose Discord account is as old as possible and who has been on the server
/// since the time 0.
fn applicant(id: u64, role: u64, rating: i32) -> TournamentActor {
    let applicant =
        Applicant { roles: vec![RoleId::new(role)], rating: Some(rating), member_since: Some(0) };
    TournamentActor { applicant, ..player_with_id(id) }
}

fn plan_with_terms(entry: EntryTerms) -> TournamentPlan {
    TournamentPlan { entry, ..swiss_plan(3, 4) }
}

fn unmet_term_on_joining(game: &mut Game, by: &TournamentActor) -> Option<UnmetTerm> {
    match game.act(by, TournamentAction::Join) {
        Ok(()) => None,
        Err(TournamentRefusal::Unmet(unmet)) => Some(unmet),
        Err(other) => panic!("{other:?}"),
    }
}

#[test]
fn a_person_can_join_only_if_all_terms_of_entry_are_met() {
    let role = RoleId::new(4);
    let terms = EntryTerms { role: Some(role), rating_most: Some(1200), ..EntryTerms::default() };
    let mut game = Game::new(plan_with_terms(terms));
    let (least, most) = (None, Some(1200));
    assert_eq!(
        unmet_term_on_joining(&mut game, &applicant(100, 5, 1000)),
        Some(UnmetTerm::Role { role })
    );
    let own = Some(1201);
    assert_eq!(
        unmet_term_on_joining(&mut game, &applicant(100, 4, 1201)),
        Some(UnmetTerm::Rating { own, least, most })
    );
    assert_eq!(unmet_term_on_joining(&mut game, &applicant(100, 4, 1200)), None);
    // A person who has lost the role stays, but cannot come back after leaving before the start.
    let without = applicant(100, 5, 1300);
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.count_persons(), 1);
    game.act(&without, TournamentAction::Leave).unwrap();
    assert_eq!(unmet_term_on_joining(&mut game, &without), Some(UnmetTerm::Role { role }));
    // After the start, a participant who has left can come back without meeting the terms again.
    for id in [101, 102, 103] {
        game.act(&applicant(id, 4, 900), TournamentAction::Join).unwrap();
    }
    game.start();
    game.act(&applicant(101, 5, 900), TournamentAction::Leave).unwrap();
    game.act(&applicant(101, 5, 900), TournamentAction::Join).unwrap();
}

#[test]
fn account_age_and_membership_are_measured_when_a_person_joins() {
    let terms = EntryTerms {
        account_age: Some(30 * DAY),
        membership: Some(7 * DAY),
        ..EntryTerms::default()
    };
    let mut game = Game::new(plan_with_terms(terms));
    let person = applicant(100, 4, 1000);
    let created = person.id.created_at();
    game.now = created + 30 * DAY - 1;
    let (least, from) = (30 * DAY, created + 30 * DAY);
    assert_eq!(
        unmet_term_on_joining(&mut game, &person),
        Some(UnmetTerm::AccountAge { least, from })
    );
    game.now += 1;
    let mut new = person.clone();
    new.applicant.member_since = Some(game.now - 6 * DAY);
    let (least, from) = (7 * DAY, game.now + DAY);
    assert_eq!(unmet_term_on_joining(&mut game, &new), Some(UnmetTerm::Membership { least, from }));
    new.applicant.member_since = None;
    assert!(unmet_term_on_joining(&mut game, &new).is_some(), "an unknown fact meets no condition");
    assert_eq!(unmet_term_on_joining(&mut game, &person), None);
}

#[test]
fn a_plan_with_contradictory_rating_limits_is_refused() {
    let terms = |least, most| EntryTerms {
        rating_least: Some(least),
        rating_most: Some(most),
        ..EntryTerms::default()
    };
    let bad = InvalidPlan::Ratings { least: 2, most: 1 };
    assert_eq!(plan_with_terms(terms(2, 1)).check(), Err(bad));
    assert_eq!(plan_with_terms(terms(2, 2)).check(), Ok(()));
}

/// A program that ignored the terms would let everybody join, so earlier programs must not read such a tournament.
#[test]
fn earlier_programs_refuse_to_read_a_tournament_with_terms() {
    let open = &Game::new(swiss_plan(3, 4)).log[0];
    assert_eq!(open.required_version(), 2);
    let terms = EntryTerms { role: Some(RoleId::new(4)), ..EntryTerms::default() };
    let closed = &Game::new(plan_with_terms(terms)).log[0];
    assert_eq!(closed.required_version(), 3);
    let read = TournamentEvent::from_json(closed.required_version(), &closed.to_json().unwrap());
    assert_eq!(read.as_ref(), Ok(closed));
}

#[test]
fn events_of_the_waiting_list_have_a_fixed_form() {
    let player = || Player::Person { id: PersonId::new(7), name: "Ada".to_owned() };
    for (event, json) in [
        (TournamentEvent::Queued { player: player(), rating: None }, "queued"),
        (TournamentEvent::Unqueued { player: player() }, "unqueued"),
        (TournamentEvent::MovedUp { player: player() }, "moved_up"),
    ] {
        let stored =
            format!(r#"{{"what":"{json}","player":{{"person":{{"id":7,"name":"Ada"}}}}}}"#);
        assert_eq!(event.to_json().unwrap(), stored);
        assert_eq!(TournamentEvent::from_json(2, &stored), Ok(event));
    }
}

/// Returns the ids of the persons on the waiting list, in their order.
fn waiting_person_ids(game: &Game) -> Vec<u64> {
    game.state.waiting.iter().filter_map(|known| known.player.person()).map(PersonId::get).collect()
}

#[test]
fn people_on_the_waiting_list_move_up_in_their_order() {
    let mut game = Game::joined_by(TournamentPlan { capacity: 2, ..swiss_plan(3, 4) }, 2);
    for id in [102, 103, 104] {
        game.act(&player_with_id(id), TournamentAction::Join).unwrap();
    }
    assert_eq!(
        game.act(&player_with_id(103), TournamentAction::Join),
        Err(TournamentRefusal::AlreadyWaiting { place: 2 })
    );
    game.advance(&BTreeMap::new());
    assert_eq!(waiting_person_ids(&game), [102, 103, 104]);
    game.act(&player_with_id(102), TournamentAction::Leave).unwrap();
    game.act(&player_with_id(100), TournamentAction::Leave).unwrap();
    // A person who joins before the free place is given away waits behind the others.
    game.act(&player_with_id(105), TournamentAction::Join).unwrap();
    game.advance(&BTreeMap::new());
    assert_eq!(waiting_person_ids(&game), [104, 105]);
    assert!(game.state.entry_of(PersonId::new(103)).is_some());
    let moved = game.log.iter().filter(|event| matches!(event, TournamentEvent::MovedUp { .. }));
    assert_eq!(moved.count(), 1);
    // A barred person loses the place on the list.
    game.act(&player_with_id(101), TournamentAction::Leave).unwrap();
    let events = game.state.advance(game.now, &BTreeMap::new(), &[PersonId::new(104)], 7);
    game.apply_events(events);
    assert_eq!(waiting_person_ids(&game), [0; 0]);
    assert!(game.state.entry_of(PersonId::new(105)).is_some());
}

#[test]
fn computers_do_not_get_places_before_people_on_the_waiting_list() {
    let mut game = Game::joined_by(TournamentPlan { capacity: 4, ..swiss_plan(3, 4) }, 2);
    game.act(&organiser_mo(), TournamentAction::Computers { count: 2 }).unwrap();
    game.act(&player_with_id(102), TournamentAction::Join).unwrap();
    assert_eq!(waiting_person_ids(&game), [102]);
    game.act(&player_with_id(100), TournamentAction::Leave).unwrap();
    assert_eq!(
        game.act(&organiser_mo(), TournamentAction::Computers { count: 3 }),
        Err(TournamentRefusal::Full { capacity: 4 })
    );
    // Fewer computers make room.
    game.act(&player_with_id(103), TournamentAction::Join).unwrap();
    game.act(&organiser_mo(), TournamentAction::Computers { count: 1 }).unwrap();
    game.advance(&BTreeMap::new());
    assert_eq!(waiting_person_ids(&game), [0; 0]);
    assert_eq!((game.state.count_persons(), game.state.count_computers()), (3, 1));
}

/// The places of players who have not checked in go to the people who wait, before the first tables are formed.
#[test]
fn places_of_players_who_miss_the_check_in_go_to_the_waiting_list() {
    let plan = TournamentPlan { capacity: 3, check_in: Some(15 * MINUTE), ..swiss_plan(3, 4) };
    let mut game = Game::joined_by(plan, 3);
    game.act(&player_with_id(103), TournamentAction::Join).unwrap();
    game.act(&organiser_mo(), TournamentAction::Start).unwrap();
    for id in [100, 101] {
        game.act(&player_with_id(id), TournamentAction::CheckIn).unwrap();
    }
    game.advance(&BTreeMap::new());
    assert_eq!(waiting_person_ids(&game), [103]);
    game.pass_time(15 * MINUTE);
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.tables[0].persons().len(), 3);
    assert!(game.state.tables[0].persons().contains(&PersonId::new(103)));
    assert_eq!(game.state.entries[3].missed, 0);
}
