//! Tests of people's actions at every stage, and of automatic events.

use super::*;
use crate::ids::{ChannelId, GuildId, PersonId};
use triominos_rules::game::{Edition, Rules};

/// Asserts that an action is refused and changes nothing. Returns the refusal.
#[track_caller]
pub fn refusal_of_action(
    game: &mut Game,
    by: &TournamentActor,
    action: TournamentAction,
) -> TournamentRefusal {
    let before = game.clone();
    let refusal = game.act(by, action).unwrap_err();
    assert_eq!((&game.state, game.log.len()), (&before.state, before.log.len()));
    refusal
}

#[test]
fn only_organisers_can_manage_a_tournament() {
    let mut game = Game::joined_by(swiss_plan(3, 4), 5);
    for action in [
        TournamentAction::Start,
        TournamentAction::Pause,
        TournamentAction::Computers { count: 1 },
        TournamentAction::Withdraw { entry: 0 },
        TournamentAction::Rule { table: 1, ruling: None },
        TournamentAction::Cancel,
    ] {
        assert_eq!(
            refusal_of_action(&mut game, &player_with_id(100), action),
            TournamentRefusal::NotAnOrganiser
        );
    }
    // The creator loses the right to organise the tournament together with the right to organise on the server. Moderators and
    // other organisers have it.
    let creator = TournamentActor { organiser: false, ..organiser_mo() };
    assert_eq!(
        refusal_of_action(&mut game, &creator, TournamentAction::Pause),
        TournamentRefusal::NotAnOrganiser
    );
    game.act(&TournamentActor { moderator: true, ..player_with_id(998) }, TournamentAction::Pause)
        .unwrap();
    game.act(&TournamentActor { organiser: true, ..player_with_id(999) }, TournamentAction::Resume)
        .unwrap();
    let created = Tournament::creation_event(
        GuildId::new(5),
        ChannelId::new(6),
        &player_with_id(100),
        swiss_plan(3, 4),
    );
    assert_eq!(created, Err(TournamentRefusal::NotAnOrganiser));
}

#[test]
fn plans_that_cannot_be_held_are_refused() {
    let ok = swiss_plan(3, 4);
    assert_eq!(ok.check(), Ok(()));
    let bad = |plan: TournamentPlan| plan.check().unwrap_err();
    assert_eq!(
        bad(TournamentPlan { name: "  ".to_owned(), ..ok.clone() }),
        InvalidPlan::Name { most: 60 }
    );
    assert_eq!(
        bad(TournamentPlan { name: "x".repeat(61), ..ok.clone() }),
        InvalidPlan::Name { most: 60 }
    );
    assert_eq!(
        bad(TournamentPlan { seats: 5, ..ok.clone() }),
        InvalidPlan::Seats { least: 2, most: 4 }
    );
    assert_eq!(
        bad(TournamentPlan { most: 2, ..ok.clone() }),
        InvalidPlan::Seats { least: 2, most: 2 }
    );
    assert_eq!(bad(swiss_plan(0, 4)), InvalidPlan::Rounds { least: 1, most: 15 });
    assert_eq!(
        bad(TournamentPlan { capacity: 1, ..ok.clone() }),
        InvalidPlan::Capacity { least: 2, most: 256 }
    );
    let time = bad(arena_plan(5 * MINUTE, 4));
    assert_eq!(time, InvalidPlan::Time { which: PlanTime::Lasts, least: 10, most: 1440 });
    assert!(TournamentPlan { table_time: 0, ..ok.clone() }.check().is_err());
    assert!(TournamentPlan { turn_up: 0, ..ok.clone() }.check().is_err());
    assert!(TournamentPlan { check_in: Some(0), ..ok }.check().is_err());
}

#[test]
fn people_can_join_and_leave_before_the_start() {
    let mut game = Game::joined_by(TournamentPlan { capacity: 3, ..swiss_plan(3, 4) }, 2);
    assert_eq!(
        refusal_of_action(&mut game, &player_with_id(100), TournamentAction::Join),
        TournamentRefusal::AlreadyIn
    );
    game.act(&player_with_id(102), TournamentAction::Join).unwrap();
    let full = TournamentRefusal::Full { capacity: 3 };
    assert_eq!(
        refusal_of_action(&mut game, &organiser_mo(), TournamentAction::Computers { count: 1 }),
        full
    );
    game.act(&player_with_id(100), TournamentAction::Leave).unwrap();
    assert_eq!(
        refusal_of_action(&mut game, &player_with_id(100), TournamentAction::Leave),
        TournamentRefusal::NotIn
    );
    game.act(&player_with_id(103), TournamentAction::Join).unwrap();
    assert_eq!(
        game.entries_by_rank().len(),
        3,
        "a player who left before the start is not in the standings"
    );
    game.act(&organiser_mo(), TournamentAction::Withdraw { entry: 1 }).unwrap();
    assert_eq!(
        refusal_of_action(&mut game, &player_with_id(101), TournamentAction::Join),
        TournamentRefusal::Removed
    );
    game.act(&player_with_id(100), TournamentAction::Join).unwrap();
    assert_eq!(game.state.entry_of(PersonId::new(100)), Some(0), "they keep their entry");
}

#[test]
fn a_tournament_starts_once_and_needs_at_least_two_players() {
    let mut game = Game::joined_by(swiss_plan(2, 2), 1);
    let few = TournamentRefusal::TooFew { count: 1, least: 2 };
    assert_eq!(refusal_of_action(&mut game, &organiser_mo(), TournamentAction::Start), few);
    game.act(&organiser_mo(), TournamentAction::Computers { count: 3 }).unwrap();
    game.act(&organiser_mo(), TournamentAction::Computers { count: 1 }).unwrap();
    assert_eq!(game.state.count_entries_in_play(), 2);
    game.start();
    assert_eq!(game.state.tables.len(), 1);
    let again = TournamentRefusal::AlreadyStarted { playing: 1 };
    assert_eq!(refusal_of_action(&mut game, &organiser_mo(), TournamentAction::Start), again);
    assert_eq!(
        refusal_of_action(&mut game, &organiser_mo(), TournamentAction::Computers { count: 4 }),
        again
    );
    game.finish_tables(&[&[1, 2]]);
    game.finish_tables(&[&[1, 2]]);
    assert!(game.state.is_over());
    for action in [
        TournamentAction::Start,
        TournamentAction::Join,
        TournamentAction::Pause,
        TournamentAction::Cancel,
        TournamentAction::Leave,
    ] {
        assert_eq!(refusal_of_action(&mut game, &organiser_mo(), action), TournamentRefusal::Over);
    }
    assert_eq!(game.state.next_due_time_after(game.now), None);
    let mut empty = Game::new(arena_plan(HOUR, 4));
    empty.act(&organiser_mo(), TournamentAction::Computers { count: 4 }).unwrap();
    assert_eq!(
        refusal_of_action(&mut empty, &organiser_mo(), TournamentAction::Start),
        TournamentRefusal::NoPersons
    );
}

#[test]
fn people_can_join_until_half_of_the_rounds_are_paired() {
    let mut game = Game::joined_by(swiss_plan(4, 2), 4);
    game.start();
    game.finish_tables(&[&[2, 1], &[2, 1]]);
    game.act(&player_with_id(104), TournamentAction::Join).unwrap();
    assert_eq!(game.state.points_by_entry()[4], 3);
    game.finish_tables(&[&[2, 1], &[2, 1]]);
    // Three rounds of four are paired. The player who joined late has got points for the missed rounds, and therefore does not
    // get a bye.
    assert_eq!(game.state.rounds.len(), 3);
    assert_ne!(game.state.rounds[2].byes, [4]);
    assert_eq!(
        refusal_of_action(&mut game, &player_with_id(105), TournamentAction::Join),
        TournamentRefusal::TooLate
    );
    // A player who leaves can come back, and does not get these points again.
    game.act(&player_with_id(104), TournamentAction::Leave).unwrap();
    game.act(&player_with_id(104), TournamentAction::Join).unwrap();
    assert_eq!((game.state.entries[4].missed, game.state.has_had_bye_or_joined_late(4)), (2, true));
}

#[test]
fn a_table_ends_at_its_deadline_and_an_unattended_tournament_expires() {
    // When the time of a table is up, the current scores become the result.
    let mut game = Game::joined_by(swiss_plan(1, 2), 2);
    game.start();
    let reports = BTreeMap::from([(1, report_with(false, &[30, 50]))]);
    game.advance(&reports);
    game.pass_time(HOUR - 1);
    game.advance(&reports);
    assert!(!game.state.is_over());
    game.pass_time(1);
    game.advance(&reports);
    let seats = game.state.tables[0].entries();
    assert_eq!(
        (game.state.points_by_entry()[seats[0]], game.state.points_by_entry()[seats[1]]),
        (0, 12)
    );
    assert!(game.state.is_over());

    // A tournament expires if nobody starts it, or if nobody resumes it.
    let mut game = Game::joined_by(swiss_plan(1, 2), 2);
    let life = game.state.next_due_time_after(0).unwrap();
    game.pass_time(life);
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.stage, Stage::Over(Ending::Expired));
    let mut game = Game::joined_by(swiss_plan(1, 2), 2);
    game.start();
    game.act(&organiser_mo(), TournamentAction::Pause).unwrap();
    game.pass_time(life);
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.stage, Stage::Over(Ending::Expired));
}

#[test]
fn a_pause_extends_every_deadline() {
    let mut game = Game::joined_by(swiss_plan(2, 2), 2);
    game.start();
    let reports = reports_of_present(&game, &[]);
    game.advance(&reports);
    game.pass_time(5 * MINUTE);
    assert_eq!(
        refusal_of_action(&mut game, &organiser_mo(), TournamentAction::Resume),
        TournamentRefusal::NotPaused
    );
    game.act(&organiser_mo(), TournamentAction::Pause).unwrap();
    assert_eq!(
        refusal_of_action(&mut game, &organiser_mo(), TournamentAction::Pause),
        TournamentRefusal::AlreadyPaused
    );
    game.pass_time(3 * HOUR);
    game.advance(&reports);
    // During a pause, open tables can be played to the end, but the next round is not paired.
    game.finish_tables(&[&[2, 1]]);
    assert_eq!((game.state.rounds.len(), game.state.tables_in_play().count()), (1, 0));
    game.act(&organiser_mo(), TournamentAction::Resume).unwrap();
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.rounds.len(), 2);

    let mut game = Game::joined_by(swiss_plan(2, 2), 2);
    game.start();
    game.advance(&reports_of_present(&game, &[]));
    game.act(&organiser_mo(), TournamentAction::Pause).unwrap();
    game.pass_time(3 * HOUR);
    game.act(&organiser_mo(), TournamentAction::Resume).unwrap();
    let table = &game.state.tables[0];
    assert_eq!((table.turn_up_by, table.until), (Some(3 * HOUR + 10 * MINUTE), 4 * HOUR));
    let short = TournamentRefusal::BadExtension { least: 5, most: 20_160 };
    assert_eq!(
        refusal_of_action(&mut game, &organiser_mo(), TournamentAction::Extend { time: MINUTE }),
        short
    );
    game.act(&organiser_mo(), TournamentAction::Extend { time: HOUR }).unwrap();
    assert_eq!(game.state.tables[0].until, 5 * HOUR);
    let mut early = Game::joined_by(swiss_plan(2, 2), 2);
    assert_eq!(
        refusal_of_action(&mut early, &organiser_mo(), TournamentAction::Extend { time: HOUR }),
        TournamentRefusal::NotStarted
    );
}

#[test]
fn players_can_be_withdrawn_and_replaced() {
    let mut game = Game::joined_by(swiss_plan(3, 4), 4);
    game.start();
    let reports = reports_of_present(&game, &[0, 1, 2, 3]);
    game.advance(&reports);
    game.act(&player_with_id(100), TournamentAction::Leave).unwrap();
    game.pass_time(2 * MINUTE);
    game.act(&organiser_mo(), TournamentAction::Withdraw { entry: 1 }).unwrap();
    assert_eq!(
        refusal_of_action(&mut game, &organiser_mo(), TournamentAction::Withdraw { entry: 1 }),
        TournamentRefusal::EntryIsOut
    );
    assert_eq!(
        refusal_of_action(&mut game, &organiser_mo(), TournamentAction::Withdraw { entry: 9 }),
        TournamentRefusal::NoSuchEntry
    );
    game.advance(&reports);
    assert_eq!(game.state.tables_in_play().count(), 1, "two still play");
    let person_102 = Player::Person { id: PersonId::new(102), name: "P102".to_owned() };
    let twice = refusal_of_action(
        &mut game,
        &organiser_mo(),
        TournamentAction::Replace { entry: 0, player: person_102 },
    );
    assert_eq!(twice, TournamentRefusal::ReplacementTakesPart);
    let computer = Player::Computer { number: 0 };
    game.act(&organiser_mo(), TournamentAction::Replace { entry: 0, player: computer }).unwrap();
    assert_eq!(game.state.entries[0].player, Player::Computer { number: 1 });
    let new = Player::Person { id: PersonId::new(500), name: "New".to_owned() };
    game.act(&organiser_mo(), TournamentAction::Replace { entry: 1, player: new }).unwrap();
    assert_eq!(game.state.count_entries_in_play(), 4);
    let bad = refusal_of_action(
        &mut game,
        &organiser_mo(),
        TournamentAction::Rule { table: 9, ruling: None },
    );
    assert_eq!(bad, TournamentRefusal::NoSuchTable { table: 9 });
    let none = refusal_of_action(
        &mut game,
        &organiser_mo(),
        TournamentAction::Rule { table: 1, ruling: None },
    );
    assert_eq!(none, TournamentRefusal::NoRuling);
}

#[test]
fn a_table_decided_during_play_stores_the_scores_of_its_match() {
    let mut game = Game::joined_by(swiss_plan(1, 2), 2);
    game.start();
    game.act(&organiser_mo(), TournamentAction::Rule { table: 1, ruling: Some(Ruling::Void) })
        .unwrap();
    let none = refusal_of_action(
        &mut game,
        &organiser_mo(),
        TournamentAction::Rule { table: 1, ruling: None },
    );
    assert_eq!(none, TournamentRefusal::NoRuling);
    game.advance(&BTreeMap::from([(1, report_with(false, &[30, 50]))]));
    assert!(game.state.is_over());
    assert_eq!(game.state.points_by_entry(), [6, 6]);
    game.act(&organiser_mo(), TournamentAction::Rule { table: 1, ruling: None }).unwrap();
    let winner = game.state.tables[0].seats[1].entry;
    assert_eq!(game.state.points_by_entry()[winner], 12);
}

#[test]
fn an_arena_forms_tables_as_players_become_free() {
    let mut game = Game::joined_by(arena_plan(2 * HOUR, 3), 7);
    game.act(&organiser_mo(), TournamentAction::Computers { count: 2 }).unwrap();
    game.start();
    let sizes = |game: &Game| {
        game.state.tables_in_play().map(|table| table.seats.len()).collect::<Vec<_>>()
    };
    // There are two full tables of people. The seventh person plays with computers, because nobody else will be free soon.
    assert_eq!(sizes(&game), [3, 3, 3]);
    let third = game.state.tables[2].entries();
    assert_eq!(third.iter().filter(|entry| **entry >= 7).count(), 2);
    // A new player gets a seat with the players who are free.
    game.act(&player_with_id(110), TournamentAction::Join).unwrap();
    game.pass_time(MINUTE);
    game.advance(&BTreeMap::new());
    assert_eq!(sizes(&game), [3, 3, 3]);
    game.advance(&BTreeMap::from([(1, report_with(true, &[3, 2, 1]))]));
    assert_eq!(sizes(&game), [3, 3, 3]);
    let fourth = &game.state.tables[3];
    // The players who have been free for longest come first: the new player, before those of table 1.
    assert!(fourth.seat_of(9).is_some());
    // After the end of an arena no table is formed, and open tables are played to the end.
    game.pass_time(2 * HOUR);
    game.finish_tables(&[&[1, 2, 3], &[1, 2, 3], &[1, 2, 3]]);
    assert_eq!(game.state.stage, Stage::Over(Ending::Played));
    assert_eq!(game.state.tables.len(), 4);
    assert_eq!(game.state.points_by_entry().iter().sum::<u32>(), 4 * 18);
}

#[test]
fn a_withdrawn_entry_cannot_come_back_if_all_places_are_taken() {
    let mut game = Game::joined_by(TournamentPlan { capacity: 2, ..swiss_plan(2, 2) }, 2);
    game.act(&organiser_mo(), TournamentAction::Withdraw { entry: 0 }).unwrap();
    game.act(&player_with_id(9), TournamentAction::Join).unwrap();
    let full = TournamentRefusal::Full { capacity: 2 };
    assert_eq!(
        refusal_of_action(&mut game, &organiser_mo(), TournamentAction::Pardon { entry: 0 }),
        full
    );
    let player = Player::Computer { number: 0 };
    let replace = |entry| TournamentAction::Replace { entry, player: player.clone() };
    assert_eq!(refusal_of_action(&mut game, &organiser_mo(), replace(0)), full);
    // An entry in the tournament can be given to another player, because that does not increase the number of players.
    game.act(&organiser_mo(), replace(1)).unwrap();
}

#[test]
fn events_of_unknown_versions_are_refused() {
    let body = TournamentEvent::CheckInFailed.to_json().unwrap();
    assert!(TournamentEvent::from_json(TournamentEvent::VERSION, &body).is_ok());
    for version in [1, TournamentEvent::VERSION + 1] {
        assert!(TournamentEvent::from_json(version, &body).is_err());
    }
}

/// Returns the stored event that creates a tournament with these rules.
fn stored_creation_event(rules: Vec<Rules>) -> String {
    let plan = TournamentPlan { rules, ..swiss_plan(3, 4) };
    let created =
        Tournament::creation_event(GuildId::new(5), ChannelId::new(6), &organiser_mo(), plan);
    created.unwrap().to_json().unwrap()
}

/// Reads the plan from a stored event that creates a tournament.
fn read_plan(body: &str) -> TournamentPlan {
    match TournamentEvent::from_json(TournamentEvent::VERSION, body) {
        Ok(TournamentEvent::Created { plan, .. }) => *plan,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_tournament_keeps_the_rules_that_it_was_created_with() {
    let rules = TournamentPlan::rules_by_player_count(Edition::Tournament, None, 4);
    assert_eq!(rules.iter().map(|rules| rules.hand).collect::<Vec<_>>(), [9, 7, 7]);
    let plan = read_plan(&stored_creation_event(rules));
    for players in 2..=4 {
        assert_eq!(plan.rules_for(players), Edition::Tournament.rules(players));
    }
    assert_eq!([0, 1, 5].map(|players| plan.rules_for(players)), [None, None, None]);
    // The rules of the edition have changed since the tournament was created.
    let earlier = |rules: Rules| Rules { bridge: 39, ..rules };
    let rules = TournamentPlan::rules_by_player_count(Edition::Tournament, None, 4)
        .into_iter()
        .map(earlier)
        .collect();
    let plan = read_plan(&stored_creation_event(rules));
    for players in 2..=4 {
        assert_eq!(plan.rules_for(players), Edition::Tournament.rules(players).map(earlier));
    }
    // An edition for two players has no rules for other numbers.
    assert_eq!(
        TournamentPlan::rules_by_player_count(Edition::App, None, 2),
        [Edition::App.rules(2).unwrap()]
    );
}

#[test]
fn an_organiser_who_takes_part_does_not_decide_about_places_and_players() {
    let mut game = Game::joined_by(swiss_plan(1, 2), 4);
    game.start();
    let void = |table| TournamentAction::Rule { table, ruling: Some(Ruling::Void) };
    let entry = |person| game.state.entry_of(PersonId::new(person)).unwrap();
    let own = game.state.tables.iter().find(|table| table.seat_of(entry(100)).is_some()).unwrap();
    let (own, other) = (own.number, 3 - own.number);
    let playing = TournamentActor { organiser: true, ..player_with_id(100) };
    assert_eq!(
        refusal_of_action(&mut game, &playing, void(own)),
        TournamentRefusal::OwnTable { table: own }
    );
    // The organiser cannot decide about their table even after leaving the tournament.
    game.act(&playing, TournamentAction::Leave).unwrap();
    assert_eq!(
        refusal_of_action(&mut game, &playing, void(own)),
        TournamentRefusal::OwnTable { table: own }
    );
    assert_eq!(refusal_of_action(&mut game, &playing, void(other)), TournamentRefusal::TakesPart);
    for action in [TournamentAction::Withdraw { entry: 1 }, TournamentAction::Pardon { entry: 1 }] {
        assert_eq!(refusal_of_action(&mut game, &playing, action), TournamentRefusal::TakesPart);
    }
    // The organiser may extend the time, and accept the current scores of another table.
    game.act(&playing, TournamentAction::Extend { time: 5 * MINUTE }).unwrap();
    let results =
        TournamentSeatResult::from_reports(&report_with(false, &[3, 1]).seats, &[false; 2]);
    let standing = TournamentAction::Rule { table: other, ruling: Some(Ruling::Standing(results)) };
    game.act(&playing, standing).unwrap();
    game.act(&organiser_mo(), void(own)).unwrap();
    let back = TournamentAction::Rule { table: own, ruling: None };
    assert_eq!(
        refusal_of_action(&mut game, &playing, back),
        TournamentRefusal::OwnTable { table: own }
    );
}

#[test]
fn a_suspended_player_finishes_their_table_and_is_not_paired_again() {
    let mut game = Game::joined_by(swiss_plan(3, 2), 4);
    game.start();
    let barred = [PersonId::new(100)];
    let reports = |game: &Game, over: bool| -> BTreeMap<u32, Report> {
        game.state
            .tables_in_play()
            .map(|table| (table.number, report_with(over, &[5, 3])))
            .collect()
    };
    let playing = reports(&game, false);
    game.apply_events(game.state.advance(game.now, &playing, &barred, 7));
    assert_eq!(game.state.entries[0].out, None, "the table goes on");
    let over = reports(&game, true);
    game.apply_events(game.state.advance(game.now, &over, &barred, 7));
    assert_eq!(game.state.entries[0].out, Some(OutReason::Removed));
    assert_eq!(
        game.state.tables_in_play().count(),
        1,
        "two of the remaining three play, and one has a bye"
    );
    assert!(game.state.tables_in_play().all(|table| table.seat_of(0).is_none()));
    assert!(game.entries_by_rank().contains(&0), "what was played counts");
}
