//! Tables that are decided as they stand, and what organisers look at.

use super::actions::refused;
use super::*;

/// A game of two at one table, of which the match has begun.
fn under_way() -> (Game, BTreeMap<u32, Report>) {
    let mut game = Game::with(swiss(2, 2), 2);
    game.starts();
    let reports = BTreeMap::from([(1, report(false, &[30, 50]))]);
    game.advance(&reports);
    (game, reports)
}

fn rule(ruling: Option<Ruling>) -> Action {
    Action::Rule { table: 1, ruling }
}

#[test]
fn as_it_stands_counts_what_the_clock_would_count() {
    let (mut game, reports) = under_way();
    let standing = game.state.as_it_stands(&game.state.tables[0], &reports[&1]);
    let scores: Vec<_> = standing.iter().map(|seat| (seat.place, seat.score)).collect();
    assert_eq!(scores, [(2, Some(30)), (1, Some(50))]);
    let mut by_clock = game.clone();
    by_clock.now = by_clock.state.tables[0].until;
    by_clock.advance(&reports);
    let counted = by_clock.state.tables[0].outcome();
    assert_eq!(counted, Some(Outcome::Places(standing.clone())));

    game.does(&mo(), rule(Some(Ruling::Standing(standing)))).unwrap();
    assert_eq!(game.state.tables[0].outcome(), counted);
    // What the match came to afterwards is kept, and counts once the decision is taken back.
    game.advance(&BTreeMap::from([(1, report(false, &[90, 50]))]));
    assert_eq!(game.state.tables[0].outcome(), counted);
    game.does(&mo(), rule(None)).unwrap();
    assert_ne!(game.state.tables[0].outcome(), counted);
}

#[test]
fn who_is_absent_is_last_as_it_stands() {
    let (mut game, reports) = under_way();
    let leader = game.state.tables[0].seats[1].entry;
    game.does(&mo(), Action::Withdraw { entry: leader }).unwrap();
    let standing = game.state.as_it_stands(&game.state.tables[0], &reports[&1]);
    assert_eq!((standing[1].place, standing[1].stayed, standing[1].score), (2, false, None));
    assert_eq!(standing[0].place, 1);
}

#[test]
fn only_a_table_under_way_is_decided_as_it_stands() {
    let (mut game, reports) = under_way();
    let standing = game.state.as_it_stands(&game.state.tables[0], &reports[&1]);
    let short = Some(Ruling::Standing(standing[..1].to_vec()));
    let wrong = Refusal::NotUnderWay { table: 1 };
    assert_eq!(refused(&mut game, &mo(), rule(short)), wrong);
    game.does(&mo(), rule(Some(Ruling::Void))).unwrap();
    assert_eq!(refused(&mut game, &mo(), rule(Some(Ruling::Standing(standing)))), wrong);
}

#[test]
fn a_decision_as_it_stands_is_stored_and_read() {
    let (game, reports) = under_way();
    let standing = game.state.as_it_stands(&game.state.tables[0], &reports[&1]);
    let by = Author { id: PersonId::new(1), name: "Mo".to_owned() };
    let event = TournamentEvent::Ruled {
        table: 1,
        ruling: Some(Ruling::Standing(standing)),
        by,
        reason: None,
    };
    let json = event.to_json().unwrap();
    assert!(json.contains(r#""ruling":{"standing":[{"place":2,"score":30,"#), "{json}");
    assert_eq!(TournamentEvent::from_json(TournamentEvent::VERSION, &json), Ok(event));
}

#[test]
fn those_who_are_missing_come_first() {
    let mut game = Game::with(swiss(2, 2), 6);
    game.starts();
    let numbers = |tables: Vec<&Table>| tables.iter().map(|one| one.number).collect::<Vec<_>>();
    assert_eq!(numbers(game.state.tables_to_watch()), [1, 2, 3]);
    // Everybody is there at the first two tables.
    for table in &mut game.state.tables[..2] {
        table.seats.iter_mut().for_each(|seat| seat.arrived = true);
    }
    assert_eq!(numbers(game.state.tables_to_watch()), [3, 1, 2]);
    assert_eq!(game.state.tables[2].missing().count(), 2);
    let seat = game.state.tables[2].seats[0].clone();
    assert!(!game.state.is_minded(seat.entry));
    game.state.tables[2].seats[0].no_show = true;
    assert!(game.state.is_minded(seat.entry));
    assert_eq!(game.state.tables[2].missing().count(), 1);

    game.does(&mo(), rule(Some(Ruling::Void))).unwrap();
    assert_eq!(numbers(game.state.tables_to_watch()), [3, 2]);
    assert_eq!(numbers(game.state.tables_to_decide()), [2, 3, 1], "what is played comes first");
    assert_eq!(numbers(game.state.tables_of_round().collect()), [1, 2, 3]);
    game.does(&mo(), Action::Cancel).unwrap();
    assert!(game.state.tables_to_watch().is_empty() && !game.state.is_minded(seat.entry));
    assert_eq!(game.state.ended_by.map(|author| author.name), Some("Mo".to_owned()));
}

#[test]
fn a_computer_that_was_taken_out_before_the_start_is_not_named() {
    let mut game = Game::with(swiss(2, 2), 2);
    game.does(&mo(), Action::Computers { count: 2 }).unwrap();
    game.does(&mo(), Action::Computers { count: 1 }).unwrap();
    let unused: Vec<bool> = (0..5).map(|entry| game.state.is_unused_computer(entry)).collect();
    assert_eq!(unused, [false, false, false, true, false]);
}
