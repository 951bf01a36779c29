//! Check-ins, and absences of players and of the bot.

use super::actions::refused;
use super::*;

#[test]
fn players_who_do_not_check_in_are_not_seated() {
    let mut game = Game::with(Plan { check_in: Some(15 * MINUTE), ..swiss(4, 4) }, 5);
    assert_eq!(refused(&mut game, &person(100), Action::CheckIn), Refusal::NoCheckIn);
    game.starts();
    assert_eq!(game.state.stage, Stage::CheckIn { until: 15 * MINUTE });
    // A reminder comes first.
    assert_eq!(game.state.due_after(0), Some(10 * MINUTE));
    assert_eq!(game.state.due_after(10 * MINUTE), Some(15 * MINUTE));
    assert_eq!(refused(&mut game, &person(200), Action::CheckIn), Refusal::NotIn);
    game.act(&person(100), Action::CheckIn).unwrap();
    assert_eq!(refused(&mut game, &person(100), Action::CheckIn), Refusal::CheckedInAlready);
    // One person is not enough, so the sign-up opens again at the end.
    game.time_passes(15 * MINUTE);
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.stage, Stage::SignUp);

    game.starts();
    (101..104).for_each(|id| game.act(&person(id), Action::CheckIn).unwrap());
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.tables.len(), 0);
    game.time_passes(15 * MINUTE);
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.entries[4].out, Some(Out::Unchecked));
    assert_eq!(game.state.tables[0].seats.len(), 4);
    // A player who joins later is present, and has half a bye for the paired round. A player who was in the tournament before may
    // take their time.
    game.act(&person(104), Action::Join).unwrap();
    game.act(&person(200), Action::Join).unwrap();
    assert_eq!(game.state.points(), [0, 0, 0, 0, 0, 3]);
    game.tables_end(&[&[4, 3, 2, 1]]);
    assert_eq!(game.state.open_tables().map(|table| table.seats.len()).sum::<usize>(), 6);
}

#[test]
fn a_tournament_starts_once_all_have_checked_in() {
    let mut game = Game::with(Plan { check_in: Some(15 * MINUTE), ..swiss(2, 2) }, 2);
    game.act(&mo(), Action::Computers { count: 2 }).unwrap();
    game.starts();
    game.act(&person(100), Action::CheckIn).unwrap();
    game.act(&person(101), Action::CheckIn).unwrap();
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.tables.len(), 2);
    // An organiser need not wait for the others.
    let mut game = Game::with(Plan { check_in: Some(15 * MINUTE), ..swiss(2, 2) }, 3);
    game.starts();
    assert_eq!(refused(&mut game, &mo(), Action::Start), Refusal::TooFew { count: 0, least: 2 });
    game.act(&person(100), Action::CheckIn).unwrap();
    game.act(&person(102), Action::CheckIn).unwrap();
    game.starts();
    assert_eq!(game.state.tables.len(), 1);
}

#[test]
fn a_player_absent_twice_is_withdrawn() {
    let mut game = Game::with(swiss(4, 4), 8);
    game.starts();
    for round in 1..=2 {
        let reports = present(&game, &[1, 2, 3, 4, 5]);
        game.advance(&reports);
        let by = game.now + 10 * MINUTE;
        assert_eq!(game.state.due_after(game.now), Some(by));
        // Confirming one's presence is enough.
        let table = game.state.table_of(6).unwrap().number;
        game.act(&person(106), Action::Arrive { table }).unwrap();
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
    // An organiser may pardon absences, and a player who comes back is not withdrawn again at once.
    assert_eq!(refused(&mut game, &mo(), Action::Pardon { entry: 1 }), Refusal::Blameless);
    game.act(&mo(), Action::Pardon { entry: 0 }).unwrap();
    game.act(&person(107), Action::Join).unwrap();
    game.tables_end(&[&[3, 2, 1], &[3, 2, 1]]);
    let fourth: Vec<usize> = game.state.open_tables().map(|table| table.seats.len()).collect();
    assert_eq!(fourth, [4, 4]);
}

#[test]
fn a_player_alone_at_a_table_has_won_it() {
    let mut game = Game::with(swiss(1, 2), 4);
    game.starts();
    let tables: Vec<Vec<EntryId>> = game.state.open_tables().map(Table::entries).collect();
    let there = [tables[0][1]];
    let reports = present(&game, &there);
    game.advance(&reports);
    game.time_passes(10 * MINUTE);
    game.advance(&reports);
    continues_without_absent_players(&mut game);
    game.advance(&reports);
    // There is no play at the table where nobody came; at the other, the player continues against a computer.
    let open: Vec<u32> = game.state.open_tables().map(|table| table.number).collect();
    assert_eq!(open, [1]);
    game.tables_end(&[&[50, 20]]);
    assert!(game.state.is_over());
    let points = game.state.points();
    assert_eq!(points[tables[0][1]], 12);
    assert_eq!(points.iter().sum::<u32>(), 12, "nobody has points for a table without players");
}

#[test]
fn a_player_who_came_alone_continues_against_computers() {
    let mut game = Game::with(swiss(1, 2), 2);
    game.starts();
    let mut told = report(false, &[3, 0]);
    told.seats.iter_mut().for_each(|seat| seat.played = false);
    let told = BTreeMap::from([(1, told)]);
    game.advance(&told);
    let came = game.state.tables[0].entries()[0];
    game.act(&person(100 + came as u64), Action::Arrive { table: 1 }).unwrap();
    game.time_passes(10 * MINUTE);
    game.advance(&told);
    assert!(game.state.tables[0].seats[1].no_show && game.state.tables[0].is_open());
    // Whatever the result of the match, the absent player is last.
    game.time_passes(10 * MINUTE);
    let mut over = report(true, &[3, 90]);
    over.seats[1].left = true;
    game.advance(&BTreeMap::from([(1, over)]));
    assert_eq!(game.state.points()[came], WIN);
    assert_eq!(game.state.points().iter().sum::<u32>(), WIN);
}

#[test]
fn downtime_of_the_bot_causes_no_absences() {
    let mut game = Game::with(swiss(2, 4), 5);
    game.starts();
    let called = |game: &Game| {
        let open = game.state.open_tables();
        let told = open.map(|table| (table.number, report(false, &vec![0; table.seats.len()])));
        let mut told: BTreeMap<u32, Report> = told.collect();
        told.values_mut().flat_map(|told| &mut told.seats).for_each(|seat| seat.played = false);
        told
    };
    game.advance(&called(&game));
    // Two minutes after the call the bot is away, for fifty minutes.
    let due = game.state.due_after(game.now).unwrap();
    assert_eq!(due, 10 * MINUTE);
    assert_eq!(game.state.lost_time(due + MINUTE, due), None);
    game.time_passes(52 * MINUTE);
    let lost = game.state.lost_time(game.now, due).unwrap();
    game.happens(vec![lost]);
    game.advance(&called(&game));
    assert!(game.log.iter().all(|event| !matches!(event, TournamentEvent::NoShow { .. })));
    // Everybody has the whole time to turn up, and the tables their whole duration.
    assert_eq!(game.state.due_after(game.now), Some(62 * MINUTE));
    assert!(game.state.open_tables().all(|table| table.until == HOUR + 42 * MINUTE));
    let due = game.state.due_after(game.now).unwrap();
    game.time_passes(10 * MINUTE);
    assert_eq!(game.state.lost_time(game.now, due), None);
    game.advance(&called(&game));
    continues_without_absent_players(&mut game);
    game.advance(&called(&game));
    assert!(game.log.iter().any(|event| matches!(event, TournamentEvent::NoShow { .. })));
}

/// The tournament was paused because people did not come. The organiser resumes it, and nobody comes in the renewed time.
fn continues_without_absent_players(game: &mut Game) {
    let is_it = |event: &TournamentEvent| matches!(event, TournamentEvent::Unattended { .. });
    assert!(game.state.paused_at.is_some() && game.log.iter().any(is_it), "{:?}", game.log);
    game.time_passes(3 * MINUTE);
    game.act(&mo(), Action::Resume).unwrap();
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.due_after(game.now), Some(game.now + 10 * MINUTE));
    game.time_passes(10 * MINUTE);
}

#[test]
fn a_tournament_pauses_if_hardly_anybody_comes() {
    // The persons who come, of eight at two tables, and the effect when the time is up.
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
        let mut game = Game::with(swiss(2, 4), 8);
        game.starts();
        let tables: Vec<Vec<EntryId>> = game.state.open_tables().map(Table::entries).collect();
        let there = coming(&tables);
        let reports = present(&game, &there);
        game.advance(&reports);
        game.time_passes(10 * MINUTE);
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
        // A player who comes meanwhile is present; the others have the whole time again, and are absent after that.
        let late = tables.iter().map(|table| table.iter().find(|entry| !there.contains(entry)));
        let late: Vec<(u32, EntryId)> =
            (1..).zip(late).filter_map(|(table, entry)| Some((table, *entry?))).collect();
        for (table, entry) in &late {
            let person = person(100 + *entry as u64);
            game.act(&person, Action::Arrive { table: *table }).unwrap();
        }
        continues_without_absent_players(&mut game);
        game.advance(&reports);
        let absent = 8 - there.len() - late.len();
        assert_eq!((game.state.paused_at, no_shows(&game)), (None, absent));
        // The next round is checked again.
        game.tables_end(&[&[4, 3, 2, 1], &[4, 3, 2, 1]]);
        let reports = present(&game, &[]);
        game.advance(&reports);
        game.time_passes(10 * MINUTE);
        game.advance(&reports);
        assert_eq!(game.log.last(), Some(&TournamentEvent::Unattended { table: None }));
    }
}

#[test]
fn a_tournament_pauses_if_its_only_person_does_not_come() {
    let mut game = Game::with(swiss(2, 4), 1);
    game.act(&mo(), Action::Computers { count: 3 }).unwrap();
    game.starts();
    let mut reports = present(&game, &[1, 2, 3]);
    game.advance(&reports);
    game.time_passes(10 * MINUTE);
    game.advance(&reports);
    assert_eq!(game.log.last(), Some(&TournamentEvent::Unattended { table: None }));
    // Computers that finish a match do not end a paused tournament.
    reports.insert(1, report(true, &[4, 3, 2, 1]));
    game.advance(&reports);
    assert!(!game.state.is_over() && game.state.open_tables().next().is_none());
}

#[test]
fn an_arena_continues_unless_most_players_are_absent() {
    for (there, pauses) in [(vec![0, 1], false), (vec![0], true)] {
        let mut game = Game::with(arena(2 * HOUR, 2), 4);
        game.starts();
        let reports = present(&game, &there);
        game.advance(&reports);
        game.time_passes(10 * MINUTE);
        game.advance(&reports);
        assert_eq!(game.state.paused_at.is_some(), pauses, "{:?}", game.log);
    }
}

#[test]
fn a_replacement_does_not_change_open_tables() {
    let mut game = Game::with(swiss(3, 2), 4);
    let dora = Player::Person { id: PersonId::new(200), name: "Dora".to_owned() };
    game.starts();
    let first = game.state.table_of(0).unwrap().number;
    let seat = |game: &Game, table: u32| {
        let table = game.state.table(table).unwrap();
        table.seats[table.seat_of(0).unwrap()].player.clone()
    };
    game.tables_end(&[&[2, 1], &[2, 1]]);
    // The second round is paired, and its tables are not open yet.
    let second = game.state.table_of(0).unwrap().number;
    game.act(&mo(), Action::Replace { entry: 0, player: dora.clone() }).unwrap();
    assert_eq!(seat(&game, first).person(), Some(PersonId::new(100)));
    assert_eq!(seat(&game, second), dora);
    // Now they are open, and Dora's next replacement plays from the following table on.
    let reports = present(&game, &[]);
    game.advance(&reports);
    let eve = Player::Person { id: PersonId::new(201), name: "Eve".to_owned() };
    game.act(&mo(), Action::Replace { entry: 0, player: eve }).unwrap();
    assert_eq!(seat(&game, second), dora);
    assert_eq!(game.state.awaited(PersonId::new(201)), None);
    let late = refused(&mut game, &person(201), Action::Arrive { table: second });
    assert_eq!(late, Refusal::NotAtTable);
}

#[test]
fn a_check_in_and_an_arena_are_extended_by_downtime() {
    let mut game = Game::with(Plan { check_in: Some(15 * MINUTE), ..swiss(2, 4) }, 4);
    game.starts();
    let due = game.state.due_after(game.now).unwrap();
    game.time_passes(52 * MINUTE);
    let lost = game.state.lost_time(game.now, due).unwrap();
    game.happens(vec![lost]);
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.stage, Stage::CheckIn { until: 62 * MINUTE });
    // A person who could not check in before can now.
    game.act(&person(100), Action::CheckIn).unwrap();

    let mut game = Game::with(arena(20 * MINUTE, 2), 2);
    game.starts();
    let until = |game: &Game| match game.state.stage {
        Stage::Playing { until } => until.unwrap(),
        stage => panic!("{stage:?}"),
    };
    let (ends, due) = (until(&game), game.state.due_after(game.now).unwrap());
    let (now, lost_from) = (game.now + 52 * MINUTE, due);
    game.time_passes(52 * MINUTE);
    let lost = game.state.lost_time(now, lost_from).unwrap();
    game.happens(vec![lost]);
    game.advance(&BTreeMap::new());
    // The arena's end moves by exactly that time, and players at tables have the time to come back and continue.
    assert_eq!(until(&game), ends + now - lost_from);
    assert!(game.state.open_tables().all(|table| table.until >= now + 10 * MINUTE));
    assert!(!game.state.is_over());
}

#[test]
fn a_table_that_ran_out_of_time_while_the_bot_was_away_can_be_played_on() {
    let mut game = Game::with(swiss(2, 4), 4);
    game.starts();
    let playing = BTreeMap::from([(1, report(false, &[9, 8, 7, 6]))]);
    (100..104).for_each(|id| game.act(&person(id), Action::Arrive { table: 1 }).unwrap());
    game.advance(&playing);
    let due = game.state.due_after(game.now).unwrap();
    assert_eq!(due, HOUR);
    game.time_passes(2 * HOUR);
    let lost = game.state.lost_time(game.now, due).unwrap();
    game.happens(vec![lost]);
    game.advance(&playing);
    // They have as much time to come back as to turn up.
    assert_eq!(game.state.due_after(game.now), Some(2 * HOUR + 10 * MINUTE));
    game.time_passes(10 * MINUTE);
    game.advance(&playing);
    assert!(!game.state.tables[0].is_open());
}

#[test]
fn a_tournament_does_not_expire_while_the_bot_is_away() {
    let mut game = Game::with(swiss(2, 2), 2);
    let due = game.state.due_after(0).unwrap();
    game.time_passes(due + HOUR);
    let lost = game.state.lost_time(game.now, due).unwrap();
    game.happens(vec![lost]);
    game.advance(&BTreeMap::new());
    assert!(!game.state.is_over());
    game.time_passes(10 * MINUTE);
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.stage, Stage::Over(Ending::Expired));
}
