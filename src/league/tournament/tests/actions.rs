//! What people may want and when, and what happens by itself.

use super::*;

/// Nothing comes of it, and nothing has changed.
#[track_caller]
fn refused(game: &mut Game, by: &By, action: Action) -> Refusal {
    let before = game.clone();
    let refusal = game.does(by, action).unwrap_err();
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
    // Whoever created it may, whatever rights they have now; and when they are gone, others may.
    game.does(&By { organiser: false, ..mo() }, Action::Pause).unwrap();
    game.does(&By { organiser: true, ..person(999) }, Action::Resume).unwrap();
    let created = Tournament::create(5, 6, &person(100), swiss(3, 4));
    assert_eq!(created, Err(Refusal::NotAnOrganiser));
}

#[test]
fn plans_that_cannot_be_held_are_refused() {
    let ok = swiss(3, 4);
    assert_eq!(ok.check(), Ok(()));
    let bad = |plan: Plan| plan.check().unwrap_err();
    assert_eq!(bad(Plan { name: "  ".to_owned(), ..ok.clone() }), BadPlan::Name { most: 60 });
    assert_eq!(bad(Plan { name: "x".repeat(61), ..ok.clone() }), BadPlan::Name { most: 60 });
    assert_eq!(bad(Plan { seats: 5, ..ok.clone() }), BadPlan::Seats { least: 2, most: 4 });
    assert_eq!(bad(Plan { most: 2, ..ok.clone() }), BadPlan::Seats { least: 2, most: 2 });
    assert_eq!(bad(swiss(0, 4)), BadPlan::Rounds { least: 1, most: 15 });
    assert_eq!(bad(Plan { capacity: 1, ..ok.clone() }), BadPlan::Capacity { least: 2, most: 256 });
    let time = bad(arena(5 * MINUTE, 4));
    assert_eq!(time, BadPlan::Time { which: Time::Lasts, least: 10, most: 1440 });
    assert!(Plan { table_time: 0, ..ok.clone() }.check().is_err());
    assert!(Plan { turn_up: 0, ..ok.clone() }.check().is_err());
    assert!(Plan { check_in: Some(0), ..ok }.check().is_err());
}

#[test]
fn joining_and_leaving_before_the_start() {
    let mut game = Game::with(Plan { capacity: 3, ..swiss(3, 4) }, 2);
    assert_eq!(refused(&mut game, &person(100), Action::Join), Refusal::AlreadyIn);
    game.does(&person(102), Action::Join).unwrap();
    let full = Refusal::Full { capacity: 3 };
    assert_eq!(refused(&mut game, &person(103), Action::Join), full);
    assert_eq!(refused(&mut game, &mo(), Action::Computers { count: 1 }), full);
    game.does(&person(100), Action::Leave).unwrap();
    assert_eq!(refused(&mut game, &person(100), Action::Leave), Refusal::NotIn);
    game.does(&person(103), Action::Join).unwrap();
    assert_eq!(game.order().len(), 3, "who left before the start does not stand in the standings");
    assert_eq!(refused(&mut game, &person(100), Action::Join), full);
    game.does(&mo(), Action::Withdraw { entry: 1 }).unwrap();
    assert_eq!(refused(&mut game, &person(101), Action::Join), Refusal::Removed);
    game.does(&person(100), Action::Join).unwrap();
    assert_eq!(game.state.entry_of(100), Some(0), "they keep their entry");
}

#[test]
fn a_start_needs_two_and_comes_once() {
    let mut game = Game::with(swiss(2, 2), 1);
    let few = Refusal::TooFew { count: 1, least: 2 };
    assert_eq!(refused(&mut game, &mo(), Action::Start), few);
    game.does(&mo(), Action::Computers { count: 3 }).unwrap();
    game.does(&mo(), Action::Computers { count: 1 }).unwrap();
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
    empty.does(&mo(), Action::Computers { count: 4 }).unwrap();
    assert_eq!(refused(&mut empty, &mo(), Action::Start), Refusal::NoPersons);
}

#[test]
fn who_does_not_check_in_is_not_seated() {
    let mut game = Game::with(Plan { check_in: Some(15 * MINUTE), ..swiss(4, 4) }, 5);
    assert_eq!(refused(&mut game, &person(100), Action::CheckIn), Refusal::NoCheckIn);
    game.starts();
    assert_eq!(game.state.stage, Stage::CheckIn { until: 15 * MINUTE });
    assert_eq!(game.state.due_after(0), Some(15 * MINUTE));
    assert_eq!(refused(&mut game, &person(200), Action::CheckIn), Refusal::NotIn);
    game.does(&person(100), Action::CheckIn).unwrap();
    assert_eq!(refused(&mut game, &person(100), Action::CheckIn), Refusal::CheckedInAlready);
    // One is not enough: at the end people join again.
    game.time_passes(15 * MINUTE);
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.stage, Stage::SignUp);

    game.starts();
    (101..104).for_each(|id| game.does(&person(id), Action::CheckIn).unwrap());
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.tables.len(), 0);
    game.time_passes(15 * MINUTE);
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.entries[4].out, Some(Out::Unchecked));
    assert_eq!(game.state.tables[0].seats.len(), 4);
    // Who comes later is there, and has half a bye for the round that is gone; who was in before does not need to hurry.
    game.does(&person(104), Action::Join).unwrap();
    game.does(&person(200), Action::Join).unwrap();
    assert_eq!(game.state.points(), [0, 0, 0, 0, 0, 3]);
    game.tables_end(&[&[4, 3, 2, 1]]);
    assert_eq!(game.state.open_tables().map(|table| table.seats.len()).sum::<usize>(), 6);
}

#[test]
fn when_all_have_checked_in_it_starts_at_once() {
    let mut game = Game::with(Plan { check_in: Some(15 * MINUTE), ..swiss(2, 2) }, 2);
    game.does(&mo(), Action::Computers { count: 2 }).unwrap();
    game.starts();
    game.does(&person(100), Action::CheckIn).unwrap();
    game.does(&person(101), Action::CheckIn).unwrap();
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.tables.len(), 2);
    // An organiser need not wait for the others.
    let mut game = Game::with(Plan { check_in: Some(15 * MINUTE), ..swiss(2, 2) }, 3);
    game.starts();
    assert_eq!(refused(&mut game, &mo(), Action::Start), Refusal::TooFew { count: 0, least: 2 });
    game.does(&person(100), Action::CheckIn).unwrap();
    game.does(&person(102), Action::CheckIn).unwrap();
    game.starts();
    assert_eq!(game.state.tables.len(), 1);
}

#[test]
fn late_comers_are_welcome_for_half_of_the_rounds() {
    let mut game = Game::with(swiss(4, 2), 4);
    game.starts();
    game.tables_end(&[&[2, 1], &[2, 1]]);
    game.does(&person(104), Action::Join).unwrap();
    assert_eq!(game.state.points()[4], 3);
    game.tables_end(&[&[2, 1], &[2, 1]]);
    // Three rounds of four are paired, and the late comer, who has had half a bye, did not get a whole one.
    assert_eq!(game.state.rounds.len(), 3);
    assert_ne!(game.state.rounds[2].byes, [4]);
    assert_eq!(refused(&mut game, &person(105), Action::Join), Refusal::TooLate);
    // Who leaves can come back, and has no second half of a bye for it.
    game.does(&person(104), Action::Leave).unwrap();
    game.does(&person(104), Action::Join).unwrap();
    assert_eq!((game.state.entries[4].missed, game.state.had_bye(4)), (2, true));
}

/// Opens the tables of a round, at which only the entries named play.
fn present(game: &Game, playing: &[EntryId]) -> BTreeMap<u32, Report> {
    let told = |table: &Table| {
        let mut told = report(false, &vec![0; table.seats.len()]);
        for (seat, told) in table.seats.iter().zip(&mut told.seats) {
            told.played = playing.contains(&seat.entry);
        }
        (table.number, told)
    };
    game.state.open_tables().map(told).collect()
}

#[test]
fn who_does_not_turn_up_twice_is_withdrawn() {
    let mut game = Game::with(swiss(4, 4), 8);
    game.starts();
    for round in 1..=2 {
        let reports = present(&game, &[1, 2, 3, 4, 5]);
        game.advance(&reports);
        let by = game.now + 10 * MINUTE;
        assert_eq!(game.state.due_after(game.now), Some(by));
        // Saying so is enough.
        let table = game.state.table_of(6).unwrap().number;
        game.does(&person(106), Action::Arrive { table }).unwrap();
        let other = game.state.open_tables().find(|other| other.number != table).unwrap().number;
        let stranger = refused(&mut game, &person(106), Action::Arrive { table: other });
        assert_eq!(stranger, Refusal::NotAtTable);
        game.time_passes(10 * MINUTE - 1);
        game.advance(&reports);
        assert!(
            game.state
                .entries
                .iter()
                .all(|entry| entry.no_shows == round - 1 || entry.no_shows == 0)
        );
        game.time_passes(1);
        game.advance(&reports);
        let no_shows: Vec<u32> = game.state.entries.iter().map(|entry| entry.no_shows).collect();
        assert_eq!(no_shows, [round, 0, 0, 0, 0, 0, 0, round]);
        let late = game.state.table_of(0).unwrap().number;
        let late = refused(&mut game, &person(100), Action::Arrive { table: late });
        assert!(matches!(late, Refusal::TableOver | Refusal::NotIn), "{late:?}");
        game.tables_end(&[&[4, 3, 2, 1], &[4, 3, 2, 1]]);
    }
    assert_eq!(game.state.entries[0].out, Some(Out::NoShows));
    let third: Vec<usize> = game.state.open_tables().map(|table| table.seats.len()).collect();
    assert_eq!(third, [3, 3]);
    // An organiser may be kind; and who comes back is not at once gone again.
    assert_eq!(refused(&mut game, &mo(), Action::Pardon { entry: 1 }), Refusal::Blameless);
    game.does(&mo(), Action::Pardon { entry: 0 }).unwrap();
    game.does(&person(107), Action::Join).unwrap();
    game.tables_end(&[&[3, 2, 1], &[3, 2, 1]]);
    let fourth: Vec<usize> = game.state.open_tables().map(|table| table.seats.len()).collect();
    assert_eq!(fourth, [4, 4]);
}

#[test]
fn who_is_alone_at_a_table_has_won_it() {
    let mut game = Game::with(swiss(1, 2), 4);
    game.starts();
    let tables: Vec<Vec<EntryId>> = game.state.open_tables().map(Table::entries).collect();
    let there = [tables[0][1]];
    let reports = present(&game, &there);
    game.advance(&reports);
    game.time_passes(10 * MINUTE);
    game.advance(&reports);
    assert!(game.state.is_over());
    let points = game.state.points();
    assert_eq!(points[tables[0][1]], 12);
    assert_eq!(points.iter().sum::<u32>(), 12, "where nobody came, nobody has anything");
}

#[test]
fn nothing_waits_for_ever() {
    // A table whose time is up counts as it stands.
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

    // A tournament that nobody starts, and one that nobody resumes.
    let mut game = Game::with(swiss(1, 2), 2);
    let life = game.state.due_after(0).unwrap();
    game.time_passes(life);
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.stage, Stage::Over(Ending::Expired));
    let mut game = Game::with(swiss(1, 2), 2);
    game.starts();
    game.does(&mo(), Action::Pause).unwrap();
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
    game.does(&mo(), Action::Pause).unwrap();
    assert_eq!(refused(&mut game, &mo(), Action::Pause), Refusal::AlreadyPaused);
    game.time_passes(3 * HOUR);
    game.advance(&reports);
    // Who goes on playing may; the next round waits.
    game.tables_end(&[&[2, 1]]);
    assert_eq!((game.state.rounds.len(), game.state.open_tables().count()), (1, 0));
    game.does(&mo(), Action::Resume).unwrap();
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.rounds.len(), 2);

    let mut game = Game::with(swiss(2, 2), 2);
    game.starts();
    game.advance(&present(&game, &[]));
    game.does(&mo(), Action::Pause).unwrap();
    game.time_passes(3 * HOUR);
    game.does(&mo(), Action::Resume).unwrap();
    let table = &game.state.tables[0];
    assert_eq!((table.turn_up_by, table.until), (Some(3 * HOUR + 10 * MINUTE), 4 * HOUR));
    let short = Refusal::BadExtension { least: 5, most: 20_160 };
    assert_eq!(refused(&mut game, &mo(), Action::Extend { time: MINUTE }), short);
    game.does(&mo(), Action::Extend { time: HOUR }).unwrap();
    assert_eq!(game.state.tables[0].until, 5 * HOUR);
    let mut early = Game::with(swiss(2, 2), 2);
    assert_eq!(refused(&mut early, &mo(), Action::Extend { time: HOUR }), Refusal::NotStarted);
}

#[test]
fn withdrawing_and_replacing() {
    let mut game = Game::with(swiss(3, 4), 4);
    game.starts();
    let reports = present(&game, &[0, 1, 2, 3]);
    game.advance(&reports);
    game.does(&person(100), Action::Leave).unwrap();
    game.does(&mo(), Action::Withdraw { entry: 1 }).unwrap();
    assert_eq!(refused(&mut game, &mo(), Action::Withdraw { entry: 1 }), Refusal::EntryIsOut);
    assert_eq!(refused(&mut game, &mo(), Action::Withdraw { entry: 9 }), Refusal::NoSuchEntry);
    game.advance(&reports);
    assert_eq!(game.state.open_tables().count(), 1, "two still play");
    let person_102 = Player::Person { id: 102, name: "P102".to_owned() };
    let twice = refused(&mut game, &mo(), Action::Replace { entry: 0, player: person_102 });
    assert_eq!(twice, Refusal::ReplacementTakesPart);
    let computer = Player::Computer { number: 0 };
    game.does(&mo(), Action::Replace { entry: 0, player: computer }).unwrap();
    assert_eq!(game.state.entries[0].player, Player::Computer { number: 1 });
    let new = Player::Person { id: 500, name: "New".to_owned() };
    game.does(&mo(), Action::Replace { entry: 1, player: new }).unwrap();
    assert_eq!(game.state.taking_part(), 4);
    let bad = refused(&mut game, &mo(), Action::Rule { table: 9, ruling: None });
    assert_eq!(bad, Refusal::NoSuchTable { table: 9 });
    let none = refused(&mut game, &mo(), Action::Rule { table: 1, ruling: None });
    assert_eq!(none, Refusal::NoRuling);
}

#[test]
fn a_table_that_is_decided_while_it_is_played_keeps_what_it_had_come_to() {
    let mut game = Game::with(swiss(1, 2), 2);
    game.starts();
    game.does(&mo(), Action::Rule { table: 1, ruling: Some(Ruling::Void) }).unwrap();
    let none = refused(&mut game, &mo(), Action::Rule { table: 1, ruling: None });
    assert_eq!(none, Refusal::NoRuling);
    game.advance(&BTreeMap::from([(1, report(false, &[30, 50]))]));
    assert!(game.state.is_over());
    assert_eq!(game.state.points(), [6, 6]);
    game.does(&mo(), Action::Rule { table: 1, ruling: None }).unwrap();
    let winner = game.state.tables[0].seats[1].entry;
    assert_eq!(game.state.points()[winner], 12);
}

#[test]
fn an_arena_forms_tables_as_seats_get_free() {
    let mut game = Game::with(arena(2 * HOUR, 3), 7);
    game.does(&mo(), Action::Computers { count: 2 }).unwrap();
    game.starts();
    let sizes =
        |game: &Game| game.state.open_tables().map(|table| table.seats.len()).collect::<Vec<_>>();
    // Two full tables; the seventh waits a minute, and then plays with computers.
    assert_eq!(sizes(&game), [3, 3]);
    assert_eq!(game.state.due_after(0), Some(MINUTE));
    game.time_passes(MINUTE);
    game.advance(&BTreeMap::new());
    assert_eq!(sizes(&game), [3, 3, 3]);
    let third = game.state.tables[2].entries();
    assert_eq!(third.iter().filter(|entry| **entry >= 7).count(), 2);
    // Who comes sits down with those who are free.
    game.does(&person(110), Action::Join).unwrap();
    game.time_passes(MINUTE / 2);
    game.advance(&BTreeMap::from([(1, report(true, &[3, 2, 1]))]));
    assert_eq!(sizes(&game), [3, 3, 3]);
    let fourth = &game.state.tables[3];
    // Who has been free for longest is first: the newcomer, before those of table 1.
    assert!(fourth.seat_of(9).is_some());
    // After its end no table is formed, and what is played is played out.
    game.time_passes(2 * HOUR);
    game.tables_end(&[&[1, 2, 3], &[1, 2, 3], &[1, 2, 3]]);
    assert_eq!(game.state.stage, Stage::Over(Ending::Played));
    assert_eq!(game.state.tables.len(), 4);
    assert_eq!(game.state.points().iter().sum::<u32>(), 4 * 18);
}

#[test]
fn nobody_comes_back_in_over_the_capacity() {
    let mut game = Game::with(Plan { capacity: 2, ..swiss(2, 2) }, 2);
    game.does(&mo(), Action::Withdraw { entry: 0 }).unwrap();
    game.does(&person(9), Action::Join).unwrap();
    let full = Refusal::Full { capacity: 2 };
    assert_eq!(refused(&mut game, &mo(), Action::Pardon { entry: 0 }), full);
    let player = Player::Computer { number: 0 };
    let replace = |entry| Action::Replace { entry, player: player.clone() };
    assert_eq!(refused(&mut game, &mo(), replace(0)), full);
    // Who is in can be replaced: nobody is more.
    game.does(&mo(), replace(1)).unwrap();
}

#[test]
fn events_of_the_first_version_still_read() {
    let body = r#"{"what":"replaced","entry":1,"player":{"computer":{"number":3}},"by":42}"#;
    let by = Hand { id: 42, name: String::new() };
    let player = Player::Computer { number: 3 };
    let replaced = TournamentEvent::Replaced { entry: 1, player, by };
    assert_eq!(TournamentEvent::from_json(1, body), Ok(replaced));
    let started = TournamentEvent::Started { seed: 5, until: None, by: None };
    assert_eq!(
        TournamentEvent::from_json(1, r#"{"what":"started","seed":5,"until":null}"#),
        Ok(started)
    );
    assert!(TournamentEvent::from_json(TournamentEvent::VERSION + 1, body).is_err());
}
