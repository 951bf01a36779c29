//! Actions of people at every stage, and automatic events.

use super::*;
use crate::ids::{ChannelId, GuildId, PersonId};
use triominos_rules::game::{Edition, Rules};

/// Checks that an action is refused and changes nothing, and returns the refusal.
#[track_caller]
pub fn refused(game: &mut Game, by: &By, action: Action) -> Refusal {
    let before = game.clone();
    let refusal = game.act(by, action).unwrap_err();
    assert_eq!((&game.state, game.log.len()), (&before.state, before.log.len()));
    refusal
}

#[test]
fn only_organisers_organise() {
    let mut game = Game::with(swiss(3, 4), 5);
    for action in [
        Action::Start,
        Action::Pause,
        Action::Computers { count: 1 },
        Action::Withdraw { entry: 0 },
        Action::Rule { table: 1, ruling: None },
        Action::Cancel,
    ] {
        assert_eq!(refused(&mut game, &person(100), action), Refusal::NotAnOrganiser);
    }
    // The creator loses the right to organise with that right on the server; moderators and other organisers have it.
    let creator = By { organiser: false, ..mo() };
    assert_eq!(refused(&mut game, &creator, Action::Pause), Refusal::NotAnOrganiser);
    game.act(&By { moderator: true, ..person(998) }, Action::Pause).unwrap();
    game.act(&By { organiser: true, ..person(999) }, Action::Resume).unwrap();
    let created = Tournament::create(GuildId::new(5), ChannelId::new(6), &person(100), swiss(3, 4));
    assert_eq!(created, Err(Refusal::NotAnOrganiser));
}

#[test]
fn plans_that_cannot_be_held_are_refused() {
    let ok = swiss(3, 4);
    assert_eq!(ok.check(), Ok(()));
    let bad = |plan: Plan| plan.check().unwrap_err();
    assert_eq!(bad(Plan { name: "  ".to_owned(), ..ok.clone() }), InvalidPlan::Name { most: 60 });
    assert_eq!(bad(Plan { name: "x".repeat(61), ..ok.clone() }), InvalidPlan::Name { most: 60 });
    assert_eq!(bad(Plan { seats: 5, ..ok.clone() }), InvalidPlan::Seats { least: 2, most: 4 });
    assert_eq!(bad(Plan { most: 2, ..ok.clone() }), InvalidPlan::Seats { least: 2, most: 2 });
    assert_eq!(bad(swiss(0, 4)), InvalidPlan::Rounds { least: 1, most: 15 });
    assert_eq!(
        bad(Plan { capacity: 1, ..ok.clone() }),
        InvalidPlan::Capacity { least: 2, most: 256 }
    );
    let time = bad(arena(5 * MINUTE, 4));
    assert_eq!(time, InvalidPlan::Time { which: PlanTime::Lasts, least: 10, most: 1440 });
    assert!(Plan { table_time: 0, ..ok.clone() }.check().is_err());
    assert!(Plan { turn_up: 0, ..ok.clone() }.check().is_err());
    assert!(Plan { check_in: Some(0), ..ok }.check().is_err());
}

#[test]
fn joining_and_leaving_before_the_start() {
    let mut game = Game::with(Plan { capacity: 3, ..swiss(3, 4) }, 2);
    assert_eq!(refused(&mut game, &person(100), Action::Join), Refusal::AlreadyIn);
    game.act(&person(102), Action::Join).unwrap();
    let full = Refusal::Full { capacity: 3 };
    assert_eq!(refused(&mut game, &person(103), Action::Join), full);
    assert_eq!(refused(&mut game, &mo(), Action::Computers { count: 1 }), full);
    game.act(&person(100), Action::Leave).unwrap();
    assert_eq!(refused(&mut game, &person(100), Action::Leave), Refusal::NotIn);
    game.act(&person(103), Action::Join).unwrap();
    assert_eq!(game.order().len(), 3, "a player who left before the start is not in the standings");
    assert_eq!(refused(&mut game, &person(100), Action::Join), full);
    game.act(&mo(), Action::Withdraw { entry: 1 }).unwrap();
    assert_eq!(refused(&mut game, &person(101), Action::Join), Refusal::Removed);
    game.act(&person(100), Action::Join).unwrap();
    assert_eq!(game.state.entry_of(PersonId::new(100)), Some(0), "they keep their entry");
}

#[test]
fn a_tournament_starts_once_and_with_at_least_two() {
    let mut game = Game::with(swiss(2, 2), 1);
    let few = Refusal::TooFew { count: 1, least: 2 };
    assert_eq!(refused(&mut game, &mo(), Action::Start), few);
    game.act(&mo(), Action::Computers { count: 3 }).unwrap();
    game.act(&mo(), Action::Computers { count: 1 }).unwrap();
    assert_eq!(game.state.taking_part(), 2);
    game.starts();
    assert_eq!(game.state.tables.len(), 1);
    let again = Refusal::AlreadyStarted { playing: 1 };
    assert_eq!(refused(&mut game, &mo(), Action::Start), again);
    assert_eq!(refused(&mut game, &mo(), Action::Computers { count: 4 }), again);
    game.tables_end(&[&[1, 2]]);
    game.tables_end(&[&[1, 2]]);
    assert!(game.state.is_over());
    for action in [Action::Start, Action::Join, Action::Pause, Action::Cancel, Action::Leave] {
        assert_eq!(refused(&mut game, &mo(), action), Refusal::Over);
    }
    assert_eq!(game.state.due_after(game.now), None);
    let mut empty = Game::new(arena(HOUR, 4));
    empty.act(&mo(), Action::Computers { count: 4 }).unwrap();
    assert_eq!(refused(&mut empty, &mo(), Action::Start), Refusal::NoPersons);
}

#[test]
fn people_can_join_until_half_of_the_rounds_are_paired() {
    let mut game = Game::with(swiss(4, 2), 4);
    game.starts();
    game.tables_end(&[&[2, 1], &[2, 1]]);
    game.act(&person(104), Action::Join).unwrap();
    assert_eq!(game.state.points()[4], 3);
    game.tables_end(&[&[2, 1], &[2, 1]]);
    // Three rounds of four are paired, and the late entry, with half a bye, has not had a full one.
    assert_eq!(game.state.rounds.len(), 3);
    assert_ne!(game.state.rounds[2].byes, [4]);
    assert_eq!(refused(&mut game, &person(105), Action::Join), Refusal::TooLate);
    // A player who leaves can come back, without a second half bye.
    game.act(&person(104), Action::Leave).unwrap();
    game.act(&person(104), Action::Join).unwrap();
    assert_eq!((game.state.entries[4].missed, game.state.had_bye(4)), (2, true));
}

#[test]
fn tables_and_tournaments_do_not_wait_for_ever() {
    // At a table whose time is up the current scores count.
    let mut game = Game::with(swiss(1, 2), 2);
    game.starts();
    let reports = BTreeMap::from([(1, report(false, &[30, 50]))]);
    game.advance(&reports);
    game.time_passes(HOUR - 1);
    game.advance(&reports);
    assert!(!game.state.is_over());
    game.time_passes(1);
    game.advance(&reports);
    let seats = game.state.tables[0].entries();
    assert_eq!((game.state.points()[seats[0]], game.state.points()[seats[1]]), (0, 12));
    assert!(game.state.is_over());

    // A tournament that nobody starts expires, and so does one that nobody resumes.
    let mut game = Game::with(swiss(1, 2), 2);
    let life = game.state.due_after(0).unwrap();
    game.time_passes(life);
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.stage, Stage::Over(Ending::Expired));
    let mut game = Game::with(swiss(1, 2), 2);
    game.starts();
    game.act(&mo(), Action::Pause).unwrap();
    game.time_passes(life);
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.stage, Stage::Over(Ending::Expired));
}

#[test]
fn a_pause_stops_every_clock() {
    let mut game = Game::with(swiss(2, 2), 2);
    game.starts();
    let reports = present(&game, &[]);
    game.advance(&reports);
    game.time_passes(5 * MINUTE);
    assert_eq!(refused(&mut game, &mo(), Action::Resume), Refusal::NotPaused);
    game.act(&mo(), Action::Pause).unwrap();
    assert_eq!(refused(&mut game, &mo(), Action::Pause), Refusal::AlreadyPaused);
    game.time_passes(3 * HOUR);
    game.advance(&reports);
    // Open tables may be played to the end; the next round waits.
    game.tables_end(&[&[2, 1]]);
    assert_eq!((game.state.rounds.len(), game.state.open_tables().count()), (1, 0));
    game.act(&mo(), Action::Resume).unwrap();
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.rounds.len(), 2);

    let mut game = Game::with(swiss(2, 2), 2);
    game.starts();
    game.advance(&present(&game, &[]));
    game.act(&mo(), Action::Pause).unwrap();
    game.time_passes(3 * HOUR);
    game.act(&mo(), Action::Resume).unwrap();
    let table = &game.state.tables[0];
    assert_eq!((table.turn_up_by, table.until), (Some(3 * HOUR + 10 * MINUTE), 4 * HOUR));
    let short = Refusal::BadExtension { least: 5, most: 20_160 };
    assert_eq!(refused(&mut game, &mo(), Action::Extend { time: MINUTE }), short);
    game.act(&mo(), Action::Extend { time: HOUR }).unwrap();
    assert_eq!(game.state.tables[0].until, 5 * HOUR);
    let mut early = Game::with(swiss(2, 2), 2);
    assert_eq!(refused(&mut early, &mo(), Action::Extend { time: HOUR }), Refusal::NotStarted);
}

#[test]
fn players_can_be_withdrawn_and_replaced() {
    let mut game = Game::with(swiss(3, 4), 4);
    game.starts();
    let reports = present(&game, &[0, 1, 2, 3]);
    game.advance(&reports);
    game.act(&person(100), Action::Leave).unwrap();
    game.act(&mo(), Action::Withdraw { entry: 1 }).unwrap();
    assert_eq!(refused(&mut game, &mo(), Action::Withdraw { entry: 1 }), Refusal::EntryIsOut);
    assert_eq!(refused(&mut game, &mo(), Action::Withdraw { entry: 9 }), Refusal::NoSuchEntry);
    game.advance(&reports);
    assert_eq!(game.state.open_tables().count(), 1, "two still play");
    let person_102 = Player::Person { id: PersonId::new(102), name: "P102".to_owned() };
    let twice = refused(&mut game, &mo(), Action::Replace { entry: 0, player: person_102 });
    assert_eq!(twice, Refusal::ReplacementTakesPart);
    let computer = Player::Computer { number: 0 };
    game.act(&mo(), Action::Replace { entry: 0, player: computer }).unwrap();
    assert_eq!(game.state.entries[0].player, Player::Computer { number: 1 });
    let new = Player::Person { id: PersonId::new(500), name: "New".to_owned() };
    game.act(&mo(), Action::Replace { entry: 1, player: new }).unwrap();
    assert_eq!(game.state.taking_part(), 4);
    let bad = refused(&mut game, &mo(), Action::Rule { table: 9, ruling: None });
    assert_eq!(bad, Refusal::NoSuchTable { table: 9 });
    let none = refused(&mut game, &mo(), Action::Rule { table: 1, ruling: None });
    assert_eq!(none, Refusal::NoRuling);
}

#[test]
fn a_table_decided_during_play_keeps_the_state_of_its_match() {
    let mut game = Game::with(swiss(1, 2), 2);
    game.starts();
    game.act(&mo(), Action::Rule { table: 1, ruling: Some(Ruling::Void) }).unwrap();
    let none = refused(&mut game, &mo(), Action::Rule { table: 1, ruling: None });
    assert_eq!(none, Refusal::NoRuling);
    game.advance(&BTreeMap::from([(1, report(false, &[30, 50]))]));
    assert!(game.state.is_over());
    assert_eq!(game.state.points(), [6, 6]);
    game.act(&mo(), Action::Rule { table: 1, ruling: None }).unwrap();
    let winner = game.state.tables[0].seats[1].entry;
    assert_eq!(game.state.points()[winner], 12);
}

#[test]
fn an_arena_forms_tables_as_players_become_free() {
    let mut game = Game::with(arena(2 * HOUR, 3), 7);
    game.act(&mo(), Action::Computers { count: 2 }).unwrap();
    game.starts();
    let sizes =
        |game: &Game| game.state.open_tables().map(|table| table.seats.len()).collect::<Vec<_>>();
    // Two full tables. Nobody will be free soon for the seventh player, who plays with computers.
    assert_eq!(sizes(&game), [3, 3, 3]);
    let third = game.state.tables[2].entries();
    assert_eq!(third.iter().filter(|entry| **entry >= 7).count(), 2);
    // A new player sits down with those who are free.
    game.act(&person(110), Action::Join).unwrap();
    game.time_passes(MINUTE);
    game.advance(&BTreeMap::new());
    assert_eq!(sizes(&game), [3, 3, 3]);
    game.advance(&BTreeMap::from([(1, report(true, &[3, 2, 1]))]));
    assert_eq!(sizes(&game), [3, 3, 3]);
    let fourth = &game.state.tables[3];
    // Those who have been free longest come first: the new player, before those of table 1.
    assert!(fourth.seat_of(9).is_some());
    // After the arena's end no table is formed, and open tables are finished.
    game.time_passes(2 * HOUR);
    game.tables_end(&[&[1, 2, 3], &[1, 2, 3], &[1, 2, 3]]);
    assert_eq!(game.state.stage, Stage::Over(Ending::Played));
    assert_eq!(game.state.tables.len(), 4);
    assert_eq!(game.state.points().iter().sum::<u32>(), 4 * 18);
}

#[test]
fn nobody_comes_back_beyond_the_capacity() {
    let mut game = Game::with(Plan { capacity: 2, ..swiss(2, 2) }, 2);
    game.act(&mo(), Action::Withdraw { entry: 0 }).unwrap();
    game.act(&person(9), Action::Join).unwrap();
    let full = Refusal::Full { capacity: 2 };
    assert_eq!(refused(&mut game, &mo(), Action::Pardon { entry: 0 }), full);
    let player = Player::Computer { number: 0 };
    let replace = |entry| Action::Replace { entry, player: player.clone() };
    assert_eq!(refused(&mut game, &mo(), replace(0)), full);
    // Entries in the tournament can be replaced, because that adds nobody.
    game.act(&mo(), replace(1)).unwrap();
}

#[test]
fn events_of_other_versions_are_refused() {
    let body = TournamentEvent::CheckInFailed.to_json().unwrap();
    assert!(TournamentEvent::from_json(TournamentEvent::VERSION, &body).is_ok());
    for version in [TournamentEvent::VERSION - 1, TournamentEvent::VERSION + 1] {
        assert!(TournamentEvent::from_json(version, &body).is_err());
    }
}

/// The stored event of a tournament's creation with these rules.
fn stored_creation(rules: Vec<Rules>) -> String {
    let plan = Plan { rules, ..swiss(3, 4) };
    let created = Tournament::create(GuildId::new(5), ChannelId::new(6), &mo(), plan);
    created.unwrap().to_json().unwrap()
}

fn read_plan(body: &str) -> Plan {
    match TournamentEvent::from_json(TournamentEvent::VERSION, body) {
        Ok(TournamentEvent::Created { plan, .. }) => *plan,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_tournament_keeps_the_rules_that_it_was_created_with() {
    let rules = Plan::rules_of(Edition::Tournament, 4);
    assert_eq!(rules.iter().map(|rules| rules.hand).collect::<Vec<_>>(), [9, 7, 7]);
    let plan = read_plan(&stored_creation(rules));
    for players in 2..=4 {
        assert_eq!(plan.rules_for(players), Edition::Tournament.rules(players));
    }
    assert_eq!([0, 1, 5].map(|players| plan.rules_for(players)), [None, None, None]);
    // The edition has changed since.
    let earlier = |rules: Rules| Rules { bridge: 39, ..rules };
    let rules = Plan::rules_of(Edition::Tournament, 4).into_iter().map(earlier).collect();
    let plan = read_plan(&stored_creation(rules));
    for players in 2..=4 {
        assert_eq!(plan.rules_for(players), Edition::Tournament.rules(players).map(earlier));
    }
    // An edition for two players has no rules for other numbers.
    assert_eq!(Plan::rules_of(Edition::App, 2), [Edition::App.rules(2).unwrap()]);
}

#[test]
fn an_organiser_who_takes_part_does_not_decide_about_places_and_players() {
    let mut game = Game::with(swiss(1, 2), 4);
    game.starts();
    let void = |table| Action::Rule { table, ruling: Some(Ruling::Void) };
    let entry = |person| game.state.entry_of(PersonId::new(person)).unwrap();
    let own = game.state.tables.iter().find(|table| table.seat_of(entry(100)).is_some()).unwrap();
    let (own, other) = (own.number, 3 - own.number);
    let playing = By { organiser: true, ..person(100) };
    assert_eq!(refused(&mut game, &playing, void(own)), Refusal::OwnTable { table: own });
    // Nor after they have left the tournament.
    game.act(&playing, Action::Leave).unwrap();
    assert_eq!(refused(&mut game, &playing, void(own)), Refusal::OwnTable { table: own });
    assert_eq!(refused(&mut game, &playing, void(other)), Refusal::TakesPart);
    for action in [Action::Withdraw { entry: 1 }, Action::Pardon { entry: 1 }] {
        assert_eq!(refused(&mut game, &playing, action), Refusal::TakesPart);
    }
    // Allowed: more time, and the current scores as the result of another table.
    game.act(&playing, Action::Extend { time: 5 * MINUTE }).unwrap();
    let results = SeatResult::from_reports(&report(false, &[3, 1]).seats, &[false; 2]);
    let standing = Action::Rule { table: other, ruling: Some(Ruling::Standing(results)) };
    game.act(&playing, standing).unwrap();
    game.act(&mo(), void(own)).unwrap();
    let back = Action::Rule { table: own, ruling: None };
    assert_eq!(refused(&mut game, &playing, back), Refusal::OwnTable { table: own });
}

#[test]
fn a_barred_player_finishes_their_table_and_is_not_paired_again() {
    let mut game = Game::with(swiss(3, 2), 4);
    game.starts();
    let barred = [PersonId::new(100)];
    let reports = |game: &Game, over: bool| -> BTreeMap<u32, Report> {
        game.state.open_tables().map(|table| (table.number, report(over, &[5, 3]))).collect()
    };
    let playing = reports(&game, false);
    game.happens(game.state.advance(game.now, &playing, &barred, 7));
    assert_eq!(game.state.entries[0].out, None, "the table goes on");
    let over = reports(&game, true);
    game.happens(game.state.advance(game.now, &over, &barred, 7));
    assert_eq!(game.state.entries[0].out, Some(Out::Removed));
    assert_eq!(
        game.state.open_tables().count(),
        1,
        "two of the remaining three play, and one has a bye"
    );
    assert!(game.state.open_tables().all(|table| table.seat_of(0).is_none()));
    assert!(game.order().contains(&0), "what was played counts");
}
