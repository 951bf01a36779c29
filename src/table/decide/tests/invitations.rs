//! Tests of the seats of a lobby, of invitations, and of the host's rights over them.

use super::*;
use crate::table::Term;
use crate::table::decide::invitations;
use crate::table::event::NamedPerson;

/// Decides about an action of this person and applies the decision to the table. Returns the events of the decision.
fn perform_action(
    table: &mut Table,
    actor: &Actor,
    action: TableAction,
) -> Result<Vec<TableEvent>, IntentError> {
    let decided = decide_action(table, actor, None, action, 0, &OneSeed)?;
    *table = decided.after;
    Ok(decided.events)
}

/// Returns a lobby to which these people are invited.
fn lobby_inviting(people: &[&Actor]) -> Table {
    let mut table = lobby_of_ada(Edition::Goliath);
    let people = people.iter().map(|actor| actor.to_named_person()).collect();
    table.apply(0, &TableEvent::Invited { people }).unwrap();
    table
}

#[test]
fn a_reserved_seat_is_only_for_the_invited_person() {
    let [bo, cy, dee, eve] =
        [(2, "Bo"), (3, "Cy"), (4, "Dee"), (5, "Eve")].map(|(id, name)| actor_named(id, name));
    let mut table = lobby_inviting(&[&bo, &cy]);
    perform_action(&mut table, &dee, TableAction::Join).unwrap();
    let held = TableRefusal::Held { held: 2 };
    assert_eq!(refusal_of(perform_action(&mut table, &eve, TableAction::Join)), held);
    assert_eq!(refusal_of(act_as_ada(&mut table, TableAction::AddComputer)), held);
    for action in [TableAction::Accept, TableAction::Decline] {
        assert_eq!(refusal_of(perform_action(&mut table, &eve, action)), TableRefusal::NotInvited);
        assert_eq!(
            refusal_of(perform_action(&mut table, &dee, action)),
            TableRefusal::AlreadySeated
        );
    }

    // An invited person can accept the invitation or join the table. Both actions use the reserved seat.
    perform_action(&mut table, &bo, TableAction::Accept).unwrap();
    assert_eq!(
        refusal_of(perform_action(&mut table, &bo, TableAction::Accept)),
        TableRefusal::AlreadySeated
    );
    perform_action(&mut table, &cy, TableAction::Decline).unwrap();
    assert_eq!(table.declined, [cy.to_named_person()]);
    assert_eq!(
        refusal_of(perform_action(&mut table, &cy, TableAction::Decline)),
        TableRefusal::NotInvited
    );
    perform_action(&mut table, &cy, TableAction::Join).unwrap();
    assert_eq!((table.count_seats_in_use(), table.declined.len()), (4, 0));
    assert_eq!(
        refusal_of(perform_action(&mut table, &eve, TableAction::Join)),
        TableRefusal::Full { seats: 4 }
    );
}

#[test]
fn a_match_starts_without_unanswered_invitations() {
    let [bo, cy] = [actor_named(2, "Bo"), actor_named(3, "Cy")];
    let mut table = lobby_inviting(&[&bo, &cy]);
    perform_action(&mut table, &bo, TableAction::Join).unwrap();
    let events = act_as_ada(&mut table, TableAction::Start).unwrap();
    assert_eq!(events[0], TableEvent::InvitationsDropped { people: vec![cy.id] });
    assert!(table.invited.is_empty());
    assert_eq!(table.game().unwrap().player_count(), 2);
    let late = perform_action(&mut table, &cy, TableAction::Accept);
    assert_eq!(refusal_of(late), TableRefusal::AlreadyStarted);
}

#[test]
fn the_host_can_free_seats_and_make_another_person_host() {
    let [bo, cy, dee] = [(2, "Bo"), (3, "Cy"), (4, "Dee")].map(|(id, name)| actor_named(id, name));
    let mut table = lobby_inviting(&[&bo, &cy]);
    perform_action(&mut table, &bo, TableAction::Accept).unwrap();
    let not_host = TableRefusal::NotTheHost { host: actor_ada().id };
    for action in [TableAction::FreeSeat(cy.id), TableAction::HandOn(bo.id)] {
        assert_eq!(refusal_of(perform_action(&mut table, &bo, action)), not_host);
        assert_eq!(refusal_of(perform_action(&mut table, &dee, action)), TableRefusal::NotSeated);
    }
    for action in [
        TableAction::FreeSeat(dee.id),
        TableAction::FreeSeat(actor_ada().id),
        TableAction::HandOn(cy.id),
    ] {
        assert_eq!(
            refusal_of(act_as_ada(&mut table, action)),
            TableRefusal::NotThere,
            "{action:?}"
        );
    }
    act_as_ada(&mut table, TableAction::FreeSeat(cy.id)).unwrap();
    assert_eq!(table.count_seats_in_use(), 2);
    assert_eq!(act_as_ada(&mut table, TableAction::HandOn(actor_ada().id)).unwrap(), []);
    act_as_ada(&mut table, TableAction::HandOn(bo.id)).unwrap();
    assert_eq!(table.host, bo.id);
    perform_action(&mut table, &bo, TableAction::FreeSeat(actor_ada().id)).unwrap();
    assert_eq!(table.people().count(), 1);
}

#[test]
fn the_host_chooses_the_number_of_seats_within_the_rules() {
    let [bo, cy] = [actor_named(2, "Bo"), actor_named(3, "Cy")];
    let mut table = lobby_inviting(&[&bo]);
    let seats = |seats| TableAction::ChooseTerm(Term::Seats(Some(seats)));
    let none = TableRefusal::NoSuchSeats { least: 1, most: 4 };
    for wrong in [0, 5, 255] {
        assert_eq!(refusal_of(act_as_ada(&mut table, seats(wrong))), none);
    }
    assert_eq!(
        refusal_of(act_as_ada(&mut table, seats(1))),
        TableRefusal::TooMany { taken: 2, seats: 1 }
    );
    act_as_ada(&mut table, seats(2)).unwrap();
    assert_eq!(act_as_ada(&mut table, seats(2)).unwrap(), []);
    assert_eq!(
        refusal_of(perform_action(&mut table, &cy, TableAction::Join)),
        TableRefusal::Held { held: 1 }
    );
    // If the new rules do not allow the chosen number of seats, the limit of the rules applies.
    act_as_ada(&mut table, TableAction::ChooseEdition(Edition::Pressman)).unwrap();
    assert_eq!(table.allowed_player_counts(), 2..=2);
    act_as_ada(&mut table, seats(6)).unwrap();
    act_as_ada(&mut table, TableAction::ChooseEdition(Edition::Goliath)).unwrap();
    assert_eq!(table.allowed_player_counts(), 1..=4);
}

#[test]
fn a_friendly_match_has_no_losers() {
    let bo = actor_named(2, "Bo");
    let mut table = lobby_inviting(&[&bo]);
    perform_action(&mut table, &bo, TableAction::Accept).unwrap();
    assert!(table.is_competitive());
    act_as_ada(&mut table, TableAction::ChooseTerm(Term::Friendly(true))).unwrap();
    assert!(!table.is_competitive());
    act_as_ada(&mut table, TableAction::Start).unwrap();
    perform_action(&mut table, &bo, TableAction::Leave).unwrap();
    assert!(table.seats_lost_by_leaving().is_empty());
}

#[test]
fn only_the_host_invites_and_only_as_many_as_there_are_free_seats() {
    let [bo, cy, dee, eve] =
        [(2, "Bo"), (3, "Cy"), (4, "Dee"), (5, "Eve")].map(|(id, name)| actor_named(id, name));
    let ada = actor_named(1, "Ada");
    let mut table = lobby_inviting(&[&bo]);
    let named = |people: &[&Actor]| -> Vec<NamedPerson> {
        people.iter().map(|actor| actor.to_named_person()).collect()
    };
    let invite = |table: &Table, by: &Actor, people: &[&Actor]| {
        invitations::invite_people(table, by, &named(people), 0)
    };
    let refused = invite(&table, &bo, &[&cy]).map(|decided| decided.events);
    assert_eq!(refusal_of(refused), TableRefusal::NotTheHost { host: ada.id });
    let refused = invite(&table, &ada, &[&cy, &dee, &eve]).map(|decided| decided.events);
    assert_eq!(refusal_of(refused), TableRefusal::Full { seats: 4 });
    assert!(invite(&table, &ada, &[&bo]).unwrap().events.is_empty(), "Bo is invited already");

    // A person who has declined can be invited again.
    perform_action(&mut table, &bo, TableAction::Decline).unwrap();
    table = invite(&table, &ada, &[&bo, &cy]).unwrap().after;
    assert!(table.declined.is_empty() && table.is_invited(bo.id) && table.is_invited(cy.id));
    perform_action(&mut table, &ada, TableAction::Start).unwrap();
    let refused = invite(&table, &ada, &[&dee]).map(|decided| decided.events);
    assert_eq!(refusal_of(refused), TableRefusal::AlreadyStarted);
}
