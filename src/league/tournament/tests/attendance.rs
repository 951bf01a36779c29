//! Tests of check-ins, and of absences of players and of the bot.

use super::actions::refusal_of_action;
use super::*;

#[test]
fn players_who_do_not_check_in_are_not_seated() {
    let mut game =
        Game::joined_by(TournamentPlan { check_in: Some(15 * MINUTE), ..swiss_plan(4, 4) }, 5);
    assert_eq!(
        refusal_of_action(&mut game, &player_with_id(100), TournamentAction::CheckIn),
        TournamentRefusal::NoCheckIn
    );
    game.start();
    assert_eq!(game.state.stage, Stage::CheckIn { until: 15 * MINUTE });
    // The next event is a reminder.
    assert_eq!(game.state.next_due_time_after(0), Some(10 * MINUTE));
    assert_eq!(game.state.next_due_time_after(10 * MINUTE), Some(15 * MINUTE));
    assert_eq!(
        refusal_of_action(&mut game, &player_with_id(200), TournamentAction::CheckIn),
        TournamentRefusal::NotIn
    );
    game.act(&player_with_id(100), TournamentAction::CheckIn).unwrap();
    assert_eq!(
        refusal_of_action(&mut game, &player_with_id(100), TournamentAction::CheckIn),
        TournamentRefusal::CheckedInAlready
    );
    // One person is not enough, so the sign-up opens again at the end of the check-in.
    game.pass_time(15 * MINUTE);
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.stage, Stage::SignUp);

    game.start();
    (101..104).for_each(|id| game.act(&player_with_id(id), TournamentAction::CheckIn).unwrap());
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.tables.len(), 0);
    game.pass_time(15 * MINUTE);
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.entries[4].out, Some(OutReason::Unchecked));
    assert_eq!(game.state.tables[0].seats.len(), 4);
    // A player who joins later counts as present, and gets half of the points of a bye for the paired round. A player who was in
    // the tournament before can return at any time.
    game.act(&player_with_id(104), TournamentAction::Join).unwrap();
    game.act(&player_with_id(200), TournamentAction::Join).unwrap();
    assert_eq!(game.state.points_by_entry(), [0, 0, 0, 0, 0, 3]);
    game.finish_tables(&[&[4, 3, 2, 1]]);
    assert_eq!(game.state.tables_in_play().map(|table| table.seats.len()).sum::<usize>(), 6);
}

#[test]
fn a_tournament_starts_once_all_have_checked_in() {
    let mut game =
        Game::joined_by(TournamentPlan { check_in: Some(15 * MINUTE), ..swiss_plan(2, 2) }, 2);
    game.act(&organiser_mo(), TournamentAction::Computers { count: 2 }).unwrap();
    game.start();
    game.act(&player_with_id(100), TournamentAction::CheckIn).unwrap();
    game.act(&player_with_id(101), TournamentAction::CheckIn).unwrap();
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.tables.len(), 2);
    // An organiser need not wait for the other players.
    let mut game =
        Game::joined_by(TournamentPlan { check_in: Some(15 * MINUTE), ..swiss_plan(2, 2) }, 3);
    game.start();
    assert_eq!(
        refusal_of_action(&mut game, &organiser_mo(), TournamentAction::Start),
        TournamentRefusal::TooFew { count: 0, least: 2 }
    );
    game.act(&player_with_id(100), TournamentAction::CheckIn).unwrap();
    game.act(&player_with_id(102), TournamentAction::CheckIn).unwrap();
    game.start();
    assert_eq!(game.state.tables.len(), 1);
}

#[test]
fn a_player_absent_twice_is_withdrawn() {
    let mut game = Game::joined_by(swiss_plan(4, 4), 8);
    game.start();
    for round in 1..=2 {
        let reports = reports_of_present(&game, &[1, 2, 3, 4, 5]);
        game.advance(&reports);
        let by = game.now + 10 * MINUTE;
        assert_eq!(game.state.next_due_time_after(game.now), Some(by));
        // It is enough that a player confirms their presence.
        let table = game.state.current_table_of(6).unwrap().number;
        game.act(&player_with_id(106), TournamentAction::Arrive { table }).unwrap();
        let other = game.state.tables_in_play().find(|other| other.number != table).unwrap().number;
        let stranger = refusal_of_action(
            &mut game,
            &player_with_id(106),
            TournamentAction::Arrive { table: other },
        );
        assert_eq!(stranger, TournamentRefusal::NotAtTable);
        game.pass_time(10 * MINUTE - 1);
        game.advance(&reports);
        assert!(
            game.state
                .entries
                .iter()
                .all(|entry| entry.no_shows == round - 1 || entry.no_shows == 0)
        );
        game.pass_time(1);
        game.advance(&reports);
        let no_shows: Vec<u32> = game.state.entries.iter().map(|entry| entry.no_shows).collect();
        assert_eq!(no_shows, [round, 0, 0, 0, 0, 0, 0, round]);
        let late = game.state.current_table_of(0).unwrap().number;
        let late = refusal_of_action(
            &mut game,
            &player_with_id(100),
            TournamentAction::Arrive { table: late },
        );
        assert!(
            matches!(late, TournamentRefusal::TableOver | TournamentRefusal::NotIn),
            "{late:?}"
        );
        game.finish_tables(&[&[4, 3, 2, 1], &[4, 3, 2, 1]]);
    }
    assert_eq!(game.state.entries[0].out, Some(OutReason::NoShows));
    let third: Vec<usize> = game.state.tables_in_play().map(|table| table.seats.len()).collect();
    assert_eq!(third, [3, 3]);
    // An organiser can pardon no-shows, so that a player who comes back is not withdrawn again immediately.
    assert_eq!(
        refusal_of_action(&mut game, &organiser_mo(), TournamentAction::Pardon { entry: 1 }),
        TournamentRefusal::Blameless
    );
    game.act(&organiser_mo(), TournamentAction::Pardon { entry: 0 }).unwrap();
    game.act(&player_with_id(107), TournamentAction::Join).unwrap();
    game.finish_tables(&[&[3, 2, 1], &[3, 2, 1]]);
    let fourth: Vec<usize> = game.state.tables_in_play().map(|table| table.seats.len()).collect();
    assert_eq!(fourth, [4, 4]);
}

#[test]
fn a_player_who_turns_up_alone_at_a_table_wins_it() {
    let mut game = Game::joined_by(swiss_plan(1, 2), 4);
    game.start();
    let tables: Vec<Vec<EntryId>> =
        game.state.tables_in_play().map(TournamentTable::entries).collect();
    let there = [tables[0][1]];
    let reports = reports_of_present(&game, &there);
    game.advance(&reports);
    game.pass_time(10 * MINUTE);
    game.advance(&reports);
    assert_unattended_resume_and_pass_deadline(&mut game);
    game.advance(&reports);
    // At the table at which nobody turned up, no match is played. At the other table, the player continues against a computer.
    let open: Vec<u32> = game.state.tables_in_play().map(|table| table.number).collect();
    assert_eq!(open, [1]);
    game.finish_tables(&[&[50, 20]]);
    assert!(game.state.is_over());
    let points = game.state.points_by_entry();
    assert_eq!(points[tables[0][1]], 12);
    assert_eq!(points.iter().sum::<u32>(), 12, "nobody has points for a table without players");
}

#[test]
fn a_player_who_came_alone_continues_against_computers() {
    let mut game = Game::joined_by(swiss_plan(1, 2), 2);
    game.start();
    let mut report = report_with(false, &[3, 0]);
    report.seats.iter_mut().for_each(|seat| seat.played = false);
    let reports = BTreeMap::from([(1, report)]);
    game.advance(&reports);
    let came = game.state.tables[0].entries()[0];
    game.act(&player_with_id(100 + came as u64), TournamentAction::Arrive { table: 1 }).unwrap();
    game.pass_time(10 * MINUTE);
    game.advance(&reports);
    assert!(game.state.tables[0].seats[1].no_show && game.state.tables[0].is_open());
    // The absent player is last, whatever the result of the match.
    game.pass_time(10 * MINUTE);
    let mut over = report_with(true, &[3, 90]);
    over.seats[1].left = true;
    game.advance(&BTreeMap::from([(1, over)]));
    assert_eq!(game.state.points_by_entry()[came], WIN);
    assert_eq!(game.state.points_by_entry().iter().sum::<u32>(), WIN);
}

#[test]
fn downtime_of_the_bot_causes_no_absences() {
    let mut game = Game::joined_by(swiss_plan(2, 4), 5);
    game.start();
    let called = |game: &Game| {
        let open = game.state.tables_in_play();
        let reports =
            open.map(|table| (table.number, report_with(false, &vec![0; table.seats.len()])));
        let mut reports: BTreeMap<u32, Report> = reports.collect();
        let seats = reports.values_mut().flat_map(|report| &mut report.seats);
        seats.for_each(|seat| seat.played = false);
        reports
    };
    game.advance(&called(&game));
    // Two minutes after the call the bot goes down for fifty minutes.
    let due = game.state.next_due_time_after(game.now).unwrap();
    assert_eq!(due, 10 * MINUTE);
    assert_eq!(game.state.downtime_event(due + MINUTE, due), None);
    game.pass_time(52 * MINUTE);
    let lost = game.state.downtime_event(game.now, due).unwrap();
    game.apply_events(vec![lost]);
    game.advance(&called(&game));
    assert!(game.log.iter().all(|event| !matches!(event, TournamentEvent::NoShow { .. })));
    // Everybody has the full time to turn up, and the tables have their full duration.
    assert_eq!(game.state.next_due_time_after(game.now), Some(62 * MINUTE));
    assert!(game.state.tables_in_play().all(|table| table.until == HOUR + 42 * MINUTE));
    let due = game.state.next_due_time_after(game.now).unwrap();
    game.pass_time(10 * MINUTE);
    assert_eq!(game.state.downtime_event(game.now, due), None);
    game.advance(&called(&game));
    assert_unattended_resume_and_pass_deadline(&mut game);
    game.advance(&called(&game));
    assert!(game.log.iter().any(|event| matches!(event, TournamentEvent::NoShow { .. })));
}

/// Asserts that the tournament is paused because people did not turn up. Resumes it, and lets the new deadline for turning up pass.
fn assert_unattended_resume_and_pass_deadline(game: &mut Game) {
    let is_it = |event: &TournamentEvent| matches!(event, TournamentEvent::Unattended { .. });
    assert!(game.state.paused_at.is_some() && game.log.iter().any(is_it), "{:?}", game.log);
    game.pass_time(3 * MINUTE);
    game.act(&organiser_mo(), TournamentAction::Resume).unwrap();
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.next_due_time_after(game.now), Some(game.now + 10 * MINUTE));
    game.pass_time(10 * MINUTE);
}

#[test]
fn a_tournament_pauses_if_fewer_than_half_of_the_players_or_nobody_at_a_table_turns_up() {
    // The cases are the persons who turn up, of eight at two tables, and the expected pause after the deadline.
    let nobody_at_the_first = |tables: &[Vec<EntryId>]| tables[1].clone();
    let three = |tables: &[Vec<EntryId>]| vec![tables[0][0], tables[0][1], tables[1][2]];
    let half = |tables: &[Vec<EntryId>]| [&tables[0][..2], &tables[1][2..]].concat();
    type Coming = fn(&[Vec<EntryId>]) -> Vec<EntryId>;
    let cases: [(Coming, Option<Option<u32>>); 4] = [
        (|_| Vec::new(), Some(None)),
        (three, Some(None)),
        (nobody_at_the_first, Some(Some(1))),
        (half, None),
    ];
    for (coming, paused) in cases {
        let mut game = Game::joined_by(swiss_plan(2, 4), 8);
        game.start();
        let tables: Vec<Vec<EntryId>> =
            game.state.tables_in_play().map(TournamentTable::entries).collect();
        let there = coming(&tables);
        let reports = reports_of_present(&game, &there);
        game.advance(&reports);
        game.pass_time(10 * MINUTE);
        game.advance(&reports);
        let no_shows = |game: &Game| {
            let is_one = |event: &&TournamentEvent| matches!(event, TournamentEvent::NoShow { .. });
            game.log.iter().filter(is_one).count()
        };
        let Some(table) = paused else {
            assert_eq!((game.state.paused_at, no_shows(&game)), (None, 4));
            continue;
        };
        assert_eq!(game.log.last(), Some(&TournamentEvent::Unattended { table }));
        assert_eq!((game.state.paused_at, no_shows(&game)), (Some(game.now), 0));
        // A player who turns up during the pause is present. The others have the full time again, and are absent after that.
        let late = tables.iter().map(|table| table.iter().find(|entry| !there.contains(entry)));
        let late: Vec<(u32, EntryId)> =
            (1..).zip(late).filter_map(|(table, entry)| Some((table, *entry?))).collect();
        for (table, entry) in &late {
            let person = player_with_id(100 + *entry as u64);
            game.act(&person, TournamentAction::Arrive { table: *table }).unwrap();
        }
        assert_unattended_resume_and_pass_deadline(&mut game);
        game.advance(&reports);
        let absent = 8 - there.len() - late.len();
        assert_eq!((game.state.paused_at, no_shows(&game)), (None, absent));
        // In the next round, attendance is checked again.
        game.finish_tables(&[&[4, 3, 2, 1], &[4, 3, 2, 1]]);
        let reports = reports_of_present(&game, &[]);
        game.advance(&reports);
        game.pass_time(10 * MINUTE);
        game.advance(&reports);
        assert_eq!(game.log.last(), Some(&TournamentEvent::Unattended { table: None }));
    }
}

#[test]
fn a_tournament_pauses_if_its_only_person_does_not_turn_up() {
    let mut game = Game::joined_by(swiss_plan(2, 4), 1);
    game.act(&organiser_mo(), TournamentAction::Computers { count: 3 }).unwrap();
    game.start();
    let mut reports = reports_of_present(&game, &[1, 2, 3]);
    game.advance(&reports);
    game.pass_time(10 * MINUTE);
    game.advance(&reports);
    assert_eq!(game.log.last(), Some(&TournamentEvent::Unattended { table: None }));
    // The end of a match among computers does not end a paused tournament.
    reports.insert(1, report_with(true, &[4, 3, 2, 1]));
    game.advance(&reports);
    assert!(!game.state.is_over() && game.state.tables_in_play().next().is_none());
}

#[test]
fn an_arena_continues_unless_most_players_are_absent() {
    for (there, pauses) in [(vec![0, 1], false), (vec![0], true)] {
        let mut game = Game::joined_by(arena_plan(2 * HOUR, 2), 4);
        game.start();
        let reports = reports_of_present(&game, &there);
        game.advance(&reports);
        game.pass_time(10 * MINUTE);
        game.advance(&reports);
        assert_eq!(game.state.paused_at.is_some(), pauses, "{:?}", game.log);
    }
}

#[test]
fn a_replacement_does_not_change_open_tables() {
    let mut game = Game::joined_by(swiss_plan(3, 2), 4);
    let dora = Player::Person { id: PersonId::new(200), name: "Dora".to_owned() };
    game.start();
    let first = game.state.current_table_of(0).unwrap().number;
    let seat = |game: &Game, table: u32| {
        let table = game.state.table(table).unwrap();
        table.seats[table.seat_of(0).unwrap()].player.clone()
    };
    game.finish_tables(&[&[2, 1], &[2, 1]]);
    // The second round is paired, but its tables are not open yet.
    let second = game.state.current_table_of(0).unwrap().number;
    game.act(&organiser_mo(), TournamentAction::Replace { entry: 0, player: dora.clone() })
        .unwrap();
    assert_eq!(seat(&game, first).person(), Some(PersonId::new(100)));
    assert_eq!(seat(&game, second), dora);
    // Now the tables are open, and a player who replaces Dora plays from the next table on.
    let reports = reports_of_present(&game, &[]);
    game.advance(&reports);
    let eve = Player::Person { id: PersonId::new(201), name: "Eve".to_owned() };
    game.act(&organiser_mo(), TournamentAction::Replace { entry: 0, player: eve }).unwrap();
    assert_eq!(seat(&game, second), dora);
    assert_eq!(game.state.awaiting_table_number_and_entry_of(PersonId::new(201)), None);
    let late = refusal_of_action(
        &mut game,
        &player_with_id(201),
        TournamentAction::Arrive { table: second },
    );
    assert_eq!(late, TournamentRefusal::NotAtTable);
}

#[test]
fn a_check_in_and_an_arena_are_extended_by_downtime() {
    let mut game =
        Game::joined_by(TournamentPlan { check_in: Some(15 * MINUTE), ..swiss_plan(2, 4) }, 4);
    game.start();
    let due = game.state.next_due_time_after(game.now).unwrap();
    game.pass_time(52 * MINUTE);
    let lost = game.state.downtime_event(game.now, due).unwrap();
    game.apply_events(vec![lost]);
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.stage, Stage::CheckIn { until: 62 * MINUTE });
    // A person who could not check in during the downtime can do so now.
    game.act(&player_with_id(100), TournamentAction::CheckIn).unwrap();

    let mut game = Game::joined_by(arena_plan(20 * MINUTE, 2), 2);
    game.start();
    let until = |game: &Game| match game.state.stage {
        Stage::Playing { until } => until.unwrap(),
        stage => panic!("{stage:?}"),
    };
    let (ends, due) = (until(&game), game.state.next_due_time_after(game.now).unwrap());
    let (now, lost_from) = (game.now + 52 * MINUTE, due);
    game.pass_time(52 * MINUTE);
    let lost = game.state.downtime_event(now, lost_from).unwrap();
    game.apply_events(vec![lost]);
    game.advance(&BTreeMap::new());
    // The end of the arena moves by exactly the time of the downtime. Players at tables have time to come back and continue.
    assert_eq!(until(&game), ends + now - lost_from);
    assert!(game.state.tables_in_play().all(|table| table.until >= now + 10 * MINUTE));
    assert!(!game.state.is_over());
}

#[test]
fn a_table_whose_time_ran_out_during_downtime_of_the_bot_can_be_played_on() {
    let mut game = Game::joined_by(swiss_plan(2, 4), 4);
    game.start();
    let playing = BTreeMap::from([(1, report_with(false, &[9, 8, 7, 6]))]);
    (100..104).for_each(|id| {
        game.act(&player_with_id(id), TournamentAction::Arrive { table: 1 }).unwrap()
    });
    game.advance(&playing);
    let due = game.state.next_due_time_after(game.now).unwrap();
    assert_eq!(due, HOUR);
    game.pass_time(2 * HOUR);
    let lost = game.state.downtime_event(game.now, due).unwrap();
    game.apply_events(vec![lost]);
    game.advance(&playing);
    // The players have as much time to come back as to turn up.
    assert_eq!(game.state.next_due_time_after(game.now), Some(2 * HOUR + 10 * MINUTE));
    game.pass_time(10 * MINUTE);
    game.advance(&playing);
    assert!(!game.state.tables[0].is_open());
}

#[test]
fn a_tournament_does_not_expire_during_downtime_of_the_bot() {
    let mut game = Game::joined_by(swiss_plan(2, 2), 2);
    let due = game.state.next_due_time_after(0).unwrap();
    game.pass_time(due + HOUR);
    let lost = game.state.downtime_event(game.now, due).unwrap();
    game.apply_events(vec![lost]);
    game.advance(&BTreeMap::new());
    assert!(!game.state.is_over());
    game.pass_time(10 * MINUTE);
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.stage, Stage::Over(Ending::Expired));
}
