//! Tests of tournaments that all persons have left.

use super::*;

/// Plays the first table of a tournament with one person and three computers.
fn game_after_one_table(plan: TournamentPlan) -> Game {
    let mut game = Game::new(plan);
    game.act(&organiser_mo(), TournamentAction::Computers { count: 3 }).unwrap();
    game.act(&player_with_id(100), TournamentAction::Join).unwrap();
    game.start();
    game.finish_tables(&[&[40, 30, 20, 10]]);
    game
}

#[test]
fn a_tournament_of_computers_alone_ends_and_its_standings_stay() {
    for plan in [
        swiss_plan(4, 4),
        TournamentPlan { final_table: true, ..swiss_plan(2, 4) },
        arena_plan(HOUR, 4),
    ] {
        for (by, action) in [
            (player_with_id(100), TournamentAction::Leave),
            (organiser_mo(), TournamentAction::Withdraw { entry: PERSON }),
        ] {
            let mut game = game_after_one_table(plan.clone());
            let (order, points) = (game.entries_by_rank(), game.state.points_by_entry());
            game.act(&by, action).unwrap();
            game.pass_time(2 * MINUTE);
            game.advance(&BTreeMap::new());
            assert_eq!(game.state.stage, Stage::Over(Ending::NoPersons));
            assert_eq!((game.entries_by_rank(), game.state.points_by_entry()), (order, points));
        }
    }
}

#[test]
fn a_tournament_continues_while_one_person_is_in() {
    let mut game = game_after_one_table(swiss_plan(4, 4));
    game.act(
        &organiser_mo(),
        TournamentAction::Replace {
            entry: 0,
            player: Player::Person { id: PersonId::new(101), name: "P101".to_owned() },
        },
    )
    .unwrap();
    game.act(&player_with_id(100), TournamentAction::Leave).unwrap();
    game.advance(&BTreeMap::new());
    assert!(!game.state.is_over());
    game.act(&player_with_id(101), TournamentAction::Leave).unwrap();
    game.advance(&BTreeMap::new());
    assert!(!game.state.is_over(), "the person may come back");
    game.pass_time(2 * MINUTE);
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.stage, Stage::Over(Ending::NoPersons));
}

/// A paused tournament waits, because its organiser may want to add a person.
#[test]
fn a_paused_tournament_without_persons_does_not_end() {
    let mut game = game_after_one_table(swiss_plan(4, 4));
    game.act(&organiser_mo(), TournamentAction::Pause).unwrap();
    game.act(&player_with_id(100), TournamentAction::Leave).unwrap();
    game.advance(&BTreeMap::new());
    assert!(!game.state.is_over());
    game.act(&player_with_id(100), TournamentAction::Join).unwrap();
    game.act(&organiser_mo(), TournamentAction::Resume).unwrap();
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

/// The id of the only person's entry. The person joined after three computers.
const PERSON: EntryId = 3;
