//! Tournaments that every person has left.

use super::*;

/// A person and three computers, after the first table.
fn after_a_table(plan: Plan) -> Game {
    let mut game = Game::new(plan);
    game.act(&mo(), Action::Computers { count: 3 }).unwrap();
    game.act(&person(100), Action::Join).unwrap();
    game.starts();
    game.tables_end(&[&[40, 30, 20, 10]]);
    game
}

#[test]
fn a_tournament_of_computers_alone_ends_and_its_standings_stay() {
    for plan in [swiss(4, 4), Plan { final_table: true, ..swiss(2, 4) }, arena(HOUR, 4)] {
        for (by, action) in
            [(person(100), Action::Leave), (mo(), Action::Withdraw { entry: PERSON })]
        {
            let mut game = after_a_table(plan.clone());
            let (order, points) = (game.order(), game.state.points());
            game.act(&by, action).unwrap();
            game.advance(&BTreeMap::new());
            assert_eq!(game.state.stage, Stage::Over(Ending::NoPersons));
            assert_eq!((game.order(), game.state.points()), (order, points));
        }
    }
}

#[test]
fn a_tournament_continues_while_one_person_is_in() {
    let mut game = after_a_table(swiss(4, 4));
    game.act(
        &mo(),
        Action::Replace {
            entry: 0,
            player: Player::Person { id: PersonId::new(101), name: "P101".to_owned() },
        },
    )
    .unwrap();
    game.act(&person(100), Action::Leave).unwrap();
    game.advance(&BTreeMap::new());
    assert!(!game.state.is_over());
    game.act(&person(101), Action::Leave).unwrap();
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.stage, Stage::Over(Ending::NoPersons));
}

/// The person who paused it may want to add somebody.
#[test]
fn a_paused_tournament_without_persons_does_not_end() {
    let mut game = after_a_table(swiss(4, 4));
    game.act(&mo(), Action::Pause).unwrap();
    game.act(&person(100), Action::Leave).unwrap();
    game.advance(&BTreeMap::new());
    assert!(!game.state.is_over());
    game.act(&person(100), Action::Join).unwrap();
    game.act(&mo(), Action::Resume).unwrap();
    game.advance(&BTreeMap::new());
    assert!(!game.state.is_over());
}

#[test]
fn endings_keep_their_stored_names() {
    for (ending, name) in [
        (Ending::Played, "played"),
        (Ending::TooFew, "too_few"),
        (Ending::NoPersons, "no_persons"),
        (Ending::Cancelled, "cancelled"),
        (Ending::Expired, "expired"),
    ] {
        let stored = format!(r#"{{"what":"ended","ending":"{name}","by":null}}"#);
        let event = TournamentEvent::Ended { ending, by: None };
        assert_eq!(event.to_json().unwrap(), stored);
        assert_eq!(TournamentEvent::from_json(TournamentEvent::VERSION, &stored), Ok(event));
    }
}

/// The entry of the person, who joined after three computers.
const PERSON: EntryId = 3;
