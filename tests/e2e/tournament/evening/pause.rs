//! A pause stops the clocks of the tables, and afterwards each table has the time that it had.

use discord_stand_in::people::Message;
use triominos::time::Clock;

use crate::support::bot::{World, ask_privately};
use crate::support::database::{DatabaseKind, for_each_database};
use crate::support::turns::{pinged_and_other_player, take_turn};
use crate::tournament::course::{
    join_as_organiser, use_tournament_command, wait_for_table_threads, wait_for_words,
};

const MINUTE: i64 = 60_000;
const CLOCK: &str = "2 minutes a turn";
const STOPPED: &str = "⏸️ The tournament is paused, so the clock has stopped.";
const CONTINUED: &str = "▶️ The tournament goes on, and the clock is running again.";

/// Returns the deadline in a message, in milliseconds since 1970.
fn deadline_in(message: &Message) -> i64 {
    let (_, rest) = message.content.split_once("<t:").expect("it names a time");
    let (seconds, _) = rest.split_once(":R>").expect("relative to now");
    seconds.parse::<i64>().expect("a number") * 1_000
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pause_costs_nobody_time_or_points() {
    for_each_database(check_pause_and_resume).await;
}

/// Runs the test `a_pause_costs_nobody_time_or_points` on a database of this kind.
async fn check_pause_and_resume(kind: DatabaseKind) {
    let mut world = World::with_bot_on(kind, 4).await;
    let mo = join_as_organiser(&world, "Mo");
    let people = ["Ada", "Bo"].map(|name| world.add_person(name));
    let options = [
        ("name", "Cup".into()),
        ("rounds", 1.into()),
        ("seats", 2.into()),
        ("clock", CLOCK.into()),
    ];
    use_tournament_command(&mo, "create", &options).await;
    for (_, person) in &people {
        use_tournament_command(person, "join", &[]).await;
    }
    use_tournament_command(&mo, "start", &[]).await;
    let thread = wait_for_table_threads(&world, 1, 1).await[0];
    let there = world.discord.channel(thread);
    let [ada, bo] = people.map(|(person, _)| person.in_channel(thread));
    let board = world.wait_for_board(thread).await;
    let (turn, _) = pinged_and_other_player(&board, &ada, &bo);
    assert_eq!(deadline_in(&board), world.clock.now() + 2 * MINUTE);

    // 80 of the 120 seconds are used.
    world.clock.advance(80_000);
    use_tournament_command(&mo, "pause", &[]).await;
    wait_for_words(&world, "All clocks have stopped, at the tables too").await;
    there.until("the stop", |all| all.iter().any(|one| one.content.starts_with(STOPPED))).await;
    let rack = ask_privately(turn, "rack").await;
    assert!(rack.content.contains(STOPPED) && !rack.content.contains("<t:"), "{}", rack.content);
    world.stop_bot().await;
    world.clock.advance(60 * MINUTE);
    world.start_bot().await;
    use_tournament_command(&mo, "resume", &[]).await;
    let continued = |all: &[Message]| all.iter().any(|one| one.content.starts_with(CONTINUED));
    let all = there.until("the note", continued).await;
    let note = all.iter().rfind(|one| one.content.starts_with(CONTINUED)).expect("it was there");
    assert_eq!(deadline_in(note), world.clock.now() + 40_000);
    assert!(!all.iter().any(|one| one.content.contains("took too long")));
    world.clock.advance(39_000);
    take_turn(turn).await;
    let next = |all: &[Message]| all.iter().any(|one| one.content.contains("placed"));
    let all = there.until("the next board", next).await;
    assert!(!all.iter().any(|one| one.content.contains("took too long")));
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn players_may_play_during_a_pause_and_the_next_turn_has_its_full_time() {
    let world = World::new(4).await;
    let mo = join_as_organiser(&world, "Mo");
    let people = ["Ada", "Bo"].map(|name| world.add_person(name));
    let options = [
        ("name", "Cup".into()),
        ("rounds", 1.into()),
        ("seats", 2.into()),
        ("clock", CLOCK.into()),
    ];
    use_tournament_command(&mo, "create", &options).await;
    for (_, person) in &people {
        use_tournament_command(person, "join", &[]).await;
    }
    use_tournament_command(&mo, "start", &[]).await;
    let thread = wait_for_table_threads(&world, 1, 1).await[0];
    let there = world.discord.channel(thread);
    let [ada, bo] = people.map(|(person, _)| person.in_channel(thread));
    let board = world.wait_for_board(thread).await;
    let (turn, _) = pinged_and_other_player(&board, &ada, &bo);
    use_tournament_command(&mo, "pause", &[]).await;
    there.until("the note", |all| all.iter().any(|one| one.content.starts_with(STOPPED))).await;
    world.clock.advance(10 * MINUTE);
    take_turn(turn).await;
    let is_next = |one: &Message| one.content.contains("placed") && one.picture().is_some();
    let all = there.until("the next board", |all| all.iter().any(is_next)).await;
    let board = all.into_iter().rfind(is_next).expect("a board");
    assert!(board.content.contains(STOPPED), "{}", board.content);
    assert!(!board.content.contains("Your time runs out"), "{}", board.content);
    world.clock.advance(10 * MINUTE);
    use_tournament_command(&mo, "resume", &[]).await;
    let continued = |all: &[Message]| all.iter().any(|one| one.content.starts_with(CONTINUED));
    let all = there.until("the note", continued).await;
    let note = all.iter().rfind(|one| one.content.starts_with(CONTINUED)).expect("it was there");
    assert_eq!(deadline_in(note), world.clock.now() + 2 * MINUTE);
    world.finish_without_refusals();
}
