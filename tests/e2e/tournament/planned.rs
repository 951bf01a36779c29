//! Tournaments with a planned start: the check-in before it, reminders, and the server's scheduled event.

use discord_stand_in::people::{EventStatus, PersonIn, ScheduledEvent};
use discord_stand_in::permission;
use triominos::store::Store;
use triominos::time::Clock as _;

use crate::support::bot::{World, finish_with_refusals, private_message};
use crate::support::wait_until;
use crate::tournament::course::{
    OptionInput, join_as_organiser, standard_tournament_options, use_tournament_command,
    wait_for_table_threads, wait_for_tournament_message, wait_for_words,
};

const MINUTE: i64 = 60_000;

/// Creates a tournament of one round at tables of four with these options, and returns the answer to the organiser.
async fn create_tournament_for_friday(organiser: &PersonIn, options: &[OptionInput<'_>]) -> String {
    use_tournament_command(
        organiser,
        "create",
        &[standard_tournament_options("Friday", 1, 4).as_slice(), options].concat(),
    )
    .await
    .content
}

/// Waits until Discord has refused a request. The bot publishes the scheduled event last, so everything else has been published
/// then.
async fn wait_for_refused_request(world: &World) {
    wait_until("a request is refused", async || !world.discord.refused_requests().is_empty()).await;
}

/// Starts the bot again, and waits for its answer to a command. Only a connected bot answers, so the clock may advance far
/// afterwards.
async fn restart_after_absence(world: &mut World, organiser: &PersonIn) {
    world.start_bot().await;
    use_tournament_command(organiser, "status", &[]).await;
}

/// Waits until the bot has stored that the tournament is due at this moment, in milliseconds since 1970. The bot has then finished
/// its work on the tournament. If it were stopped during that work, another bot would continue the work only after some minutes.
async fn wait_until_tournament_due_at(world: &World, moment: i64) {
    let store = Store::connect(&world.database_url()).await.expect("the bot's database");
    let is_due = async || store.next_tournament_due_at().await.expect("it answers") == Some(moment);
    wait_until("the tournament is due then", is_due).await;
    store.close().await;
}

/// Waits until the bot has stored that the tournament is due at this moment, in milliseconds since 1970. Then advances the clock to
/// this moment.
async fn advance_to_due_time(world: &World, moment: i64) {
    wait_until_tournament_due_at(world, moment).await;
    world.clock.advance(moment - world.clock.now());
}

/// Returns the number of messages in the channel that contain these words.
fn count_messages(world: &World, words: &str) -> usize {
    let all = world.discord.channel(world.channel).messages();
    all.iter().filter(|message| message.content.contains(words)).count()
}

/// Waits until the server has exactly one scheduled event, and the event satisfies the condition. Returns the event.
async fn wait_for_event(
    world: &World,
    condition: impl Fn(&ScheduledEvent) -> bool,
) -> ScheduledEvent {
    let home = world.discord.home();
    let all =
        home.until_scheduled_events("the event", |all| all.len() == 1 && condition(&all[0])).await;
    all.into_iter().next().expect("it is there")
}

/// Converts a time in milliseconds since 1970 from the stand-in's type to the bot's.
fn to_bot_millis(stand_in_ms: u64) -> i64 {
    i64::try_from(stand_in_ms).expect("a moment of these days")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_planned_tournament_starts_automatically_and_reminds_nobody_twice() {
    let mut world = World::new(6).await;
    world.discord.home().allow_bot(permission::CREATE_EVENTS);
    let mo = join_as_organiser(&world, "Mo");
    let people @ [ada, bo, cy] = &world.add_people(["Ada", "Bo", "Cy"]);
    let start = world.clock.now() + 60 * MINUTE;
    let options: [OptionInput<'_>; 3] =
        [("start", "in 60 minutes".into()), ("check-in", 15.into()), ("event", true.into())];
    let answer = create_tournament_for_friday(&mo, &options).await;
    assert!(answer.contains(&format!("starts automatically: <t:{}:F>", start / 1000)), "{answer}");
    assert!(answer.contains(&format!("<t:{}:F>", start / 1000 - 15 * 60)), "{answer}");
    assert!(answer.contains("server’s events"), "{answer}");
    let board = wait_for_tournament_message(&world, "Friday").await;
    let start_line = format!("- **Start:** <t:{}:F> (<t:{}:R>)", start / 1000, start / 1000);
    assert!(board.content.lines().nth(1) == Some(start_line.as_str()), "{}", board.content);
    let made = wait_for_event(&world, |_| true).await;
    assert_eq!((made.name.as_str(), made.status), ("Friday", EventStatus::Scheduled));
    assert_eq!(
        (to_bot_millis(made.start_ms), to_bot_millis(made.end_ms)),
        (start, start + 120 * MINUTE)
    );
    assert!(made.location.ends_with(&world.channel.to_string()), "{}", made.location);

    for person in people {
        private_message(person.click(&board, "Join").await).await;
    }
    advance_to_due_time(&world, start - 15 * MINUTE).await;
    let called = wait_for_words(&world, "Check-in is open. ").await;
    assert_eq!(called.pinged.len(), 3);
    let board = world.wait_for_button("Check In").await;
    for person in [ada, bo] {
        private_message(person.click(&board, "Check In").await).await;
    }
    // The bot is restarted before the reminders, and after them.
    wait_until_tournament_due_at(&world, start - 5 * MINUTE).await;
    world.stop_bot().await;
    restart_after_absence(&mut world, &mo).await;
    advance_to_due_time(&world, start - 5 * MINUTE).await;
    assert_eq!(
        wait_for_words(&world, "press **Check In**, or you won’t get a seat").await.pinged,
        [cy.id()]
    );
    assert_eq!(
        wait_for_words(&world, "get ready, the tournament starts soon").await.pinged,
        [ada.id(), bo.id()]
    );
    wait_until_tournament_due_at(&world, start).await;
    world.stop_bot().await;
    restart_after_absence(&mut world, &mo).await;
    advance_to_due_time(&world, start).await;
    let thread = wait_for_table_threads(&world, 1, 1).await[0];
    let all = world.discord.channel(thread).messages();
    let call = all.iter().find(|message| message.button("I’m Here").is_some()).expect("a call");
    assert!(call.content.contains("Good luck") && call.content.contains("**My Rack**"));
    assert_eq!(count_messages(&world, "⏰"), 2, "{}", world.transcript());
    let active = wait_for_event(&world, |event| event.status == EventStatus::Active).await;
    assert_eq!(active.id, made.id);

    use_tournament_command(&mo, "result", &[("table", 1.into()), ("order", "void".into())]).await;
    wait_for_event(&world, |event| event.status == EventStatus::Completed).await;
    // After the end, the tournament's message no longer contains its start.
    let board = wait_for_tournament_message(&world, "Friday").await;
    assert!(!board.content.contains("**Start:**"), "{}", board.content);
    world.finish_without_refusals();
}

/// The bot is offline for a quarter of an hour, in which the tournament should start.
#[tokio::test(flavor = "multi_thread")]
async fn an_outage_moves_the_start_and_the_event() {
    let mut world = World::new(6).await;
    world.discord.home().allow_bot(permission::CREATE_EVENTS);
    let mo = join_as_organiser(&world, "Mo");
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let start = world.clock.now() + 60 * MINUTE;
    create_tournament_for_friday(&mo, &[("start", "in 1 hour".into()), ("event", true.into())])
        .await;
    for person in [&ada, &bo] {
        use_tournament_command(person, "join", &[]).await;
    }
    let made = wait_for_event(&world, |event| to_bot_millis(event.start_ms) == start).await;
    advance_to_due_time(&world, start - 10 * MINUTE).await;
    assert_eq!(
        wait_for_words(&world, "get ready, the tournament starts soon").await.pinged,
        [ada.id(), bo.id()]
    );
    use_tournament_command(&mo, "status", &[]).await;
    world.stop_bot().await;
    world.clock.advance(25 * MINUTE);
    restart_after_absence(&mut world, &mo).await;
    wait_for_words(&world, "I was offline,").await;
    let later = world.clock.now() + 10 * MINUTE;
    let moved = wait_for_event(&world, |event| to_bot_millis(event.start_ms) == later).await;
    assert_eq!((moved.id, moved.status), (made.id, EventStatus::Scheduled));
    advance_to_due_time(&world, later).await;
    wait_for_table_threads(&world, 1, 1).await;
    wait_for_event(&world, |event| event.status == EventStatus::Active).await;
    assert_eq!(count_messages(&world, "⏰"), 1, "{}", world.transcript());
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_permission_to_manage_events_a_tournament_still_runs() {
    let world = World::new(6).await;
    let mo = join_as_organiser(&world, "Mo");
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let answer =
        create_tournament_for_friday(&mo, &[("start", "in 60".into()), ("event", true.into())])
            .await;
    assert!(answer.contains("the **Create Events** permission"), "{answer}");
    use_tournament_command(&ada, "join", &[]).await;
    wait_for_words(&world, "Players (1 of 64)").await;
    wait_for_refused_request(&world).await;
    assert!(world.discord.home().scheduled_events().is_empty());
    // A moderator gives the right, and the bot creates the event at the next change of the tournament.
    world.discord.home().allow_bot(permission::CREATE_EVENTS);
    world.clock.advance(6 * MINUTE);
    use_tournament_command(&bo, "join", &[]).await;
    wait_for_event(&world, |event| event.status == EventStatus::Scheduled).await;
    use_tournament_command(&mo, "start", &[]).await;
    wait_for_table_threads(&world, 1, 1).await;
    wait_for_event(&world, |event| event.status == EventStatus::Active).await;
    finish_with_refusals(&world, &["50013"]);
}

/// A moderator deletes the event. The bot does not create it again, and the tournament still runs.
#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_event_is_not_created_again() {
    let world = World::new(6).await;
    world.discord.home().allow_bot(permission::CREATE_EVENTS);
    let mo = join_as_organiser(&world, "Mo");
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    create_tournament_for_friday(&mo, &[("start", "in 60".into()), ("event", true.into())]).await;
    let made = wait_for_event(&world, |_| true).await;
    world.discord.home().delete_scheduled_event(made.id);
    for person in [&ada, &bo] {
        use_tournament_command(person, "join", &[]).await;
    }
    use_tournament_command(&mo, "start", &[]).await;
    wait_for_table_threads(&world, 1, 1).await;
    use_tournament_command(&mo, "result", &[("table", 1.into()), ("order", "void".into())]).await;
    wait_for_words(&world, "is over").await;
    wait_for_refused_request(&world).await;
    assert!(world.discord.home().scheduled_events().is_empty());
    finish_with_refusals(&world, &["10070"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_impossible_start_time_is_refused_kindly() {
    let world = World::new(6).await;
    let mo = join_as_organiser(&world, "Mo");
    for (typed, why) in [
        ("soon", "I don’t understand that start"),
        ("20:00", "I don’t know your time zone"),
        ("in 2", "too soon or too far ahead"),
        ("in 20 days", "too soon or too far ahead"),
        ("2020-01-01 20:00 UTC", "too soon or too far ahead"),
    ] {
        let answer = create_tournament_for_friday(&mo, &[("start", typed.into())]).await;
        assert!(answer.contains(why), "{typed}: {answer}");
    }
    let too_soon =
        create_tournament_for_friday(&mo, &[("start", "in 16".into()), ("check-in", 15.into())])
            .await;
    assert!(too_soon.contains("too soon or too far ahead"), "{too_soon}");
    let event = create_tournament_for_friday(&mo, &[("event", true.into())]).await;
    assert!(event.contains("with the `start` option"), "{event}");
    // It is noon UTC. People recognise their own zone by its current time.
    let typed = [("name", "Friday".into()), ("start", "20:00".into())];
    let offered = mo.autocomplete("tournament create", &typed, "start").await;
    assert_eq!(offered.len(), 25);
    let here = offered.iter().find(|choice| choice.name.contains("20:00 UTC+1,")).expect("Paris");
    assert_eq!(here.name, "2026-11-21 20:00 UTC+1, if it’s 13:00 for you now");
    let start = world.clock.now() + 7 * 60 * MINUTE;
    let answer =
        create_tournament_for_friday(&mo, &[("start", here.value.as_str().expect("text").into())])
            .await;
    assert!(answer.contains(&format!("<t:{}:F>", start / 1000)), "{answer}");
    // Nobody joins, so the tournament does not start by itself.
    advance_to_due_time(&world, start - 10 * MINUTE).await;
    advance_to_due_time(&world, start).await;
    wait_for_words(&world, "There aren’t enough players to start yet").await;
    let board = wait_for_tournament_message(&world, "Friday").await;
    assert!(board.content.contains("An organiser starts the tournament"), "{}", board.content);
    assert_eq!(count_messages(&world, "⏰"), 0);
    world.finish_without_refusals();
}
