//! Reminders that are sent after the deadline of the turn, because the bot was stopped or the channel refused messages. None of
//! them shows a deadline that has passed.

use discord_stand_in::people::{Message, PersonIn};
use discord_stand_in::permission;
use triominos::ids::ChannelId;
use triominos::store::Store;
use triominos::time::Clock;

use crate::faults::asleep::advance_until_messages_refused;
use crate::support::bot::{World, finish_with_refusals, private_message};
use crate::support::database::{DatabaseKind, for_each_database};
use crate::support::turns::{pinged_and_other_player, take_turn};
use crate::turn::clock::{begin_match_with_clock, deadline_in};

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
const ONE_DAY: &str = "1 day a turn, not counting quiet hours";
/// The longest time between two polls of the bot for due tables, in milliseconds.
const POLL: i64 = 10 * SECOND;

/// Forbids the bot to post in the channel, and advances the clock to the next reminder, which is due in `ms_until_reminder`. Waits
/// until Discord has refused the reminder.
async fn refuse_next_reminder(world: &World, ms_until_reminder: i64) {
    world.wait_until_published().await;
    let store = Store::connect(&world.database_url()).await.expect("the bot's database");
    let table =
        store.version_of_open_table_in(ChannelId::new(world.channel)).await.expect("it answers");
    world.discord.channel(world.channel).deny_bot(permission::SEND_MESSAGES);
    world.clock.advance(ms_until_reminder);
    advance_until_messages_refused(world, &store, table.expect("a table").id, 1).await;
    store.close().await;
}

/// Stops the bot, and advances the clock by this many milliseconds. Postpones the time at which tables are due by a month, so that
/// the late reminders are sent before the bot extends the turns or closes the matches.
async fn stop_bot_and_advance(world: &mut World, ms: i64) {
    world.stop_bot().await;
    let mut database = world.database.open_connection().await;
    let later = "UPDATE tables SET due_at = due_at + 2592000000 WHERE due_at IS NOT NULL";
    database.execute(later).await;
    database.close().await;
    world.clock.advance(ms);
}

/// Makes all tables due at once, and lets the bot poll for due tables.
async fn make_tables_due(world: &World) {
    let mut database = world.database.open_connection().await;
    database.make_computer_moves_due().await;
    database.close().await;
    world.clock.wait_for_sleeper_and_advance(POLL).await;
}

/// Sets a preference about pings to this value for each of these people.
async fn set_ping_preference(people: &[&PersonIn], option: &str, value: &str) {
    for person in people {
        private_message(person.slash("preferences", &[(option, value.into())]).await).await;
    }
}

/// Asserts that a late reminder shows no time and offers no snooze.
fn assert_without_deadline(reminder: &Message) {
    assert!(reminder.content.to_lowercase().contains("your turn"), "{}", reminder.content);
    assert!(!reminder.content.contains("<t:"), "{}", reminder.content);
    assert_eq!(reminder.button_labels(), ["My Rack", "Go to the Table"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_reminder_is_posted_later_with_the_extended_deadline_only() {
    for_each_database(check_refused_reminder).await;
}

/// Runs the test `a_refused_reminder_is_posted_later_with_the_extended_deadline_only` on a database of this kind.
async fn check_refused_reminder(kind: DatabaseKind) {
    let mut world = World::with_bot_on(kind, 1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let board = begin_match_with_clock(&world, "30 minutes a turn", &[&ada, &bo]).await;
    let (turn, _) = pinged_and_other_player(&board, &ada, &bo);
    refuse_next_reminder(&world, 15 * MINUTE).await;
    stop_bot_and_advance(&mut world, 17 * MINUTE).await;
    world.discord.channel(world.channel).allow_bot(permission::SEND_MESSAGES);
    world.start_bot().await;
    world.wait_until_published().await;
    assert!(!world.transcript().contains('⏰'), "{}", world.transcript());

    make_tables_due(&world).await;
    let reminder = world.wait_for_words("⏰").await;
    assert_eq!(reminder.pinged, [turn.id()]);
    assert_eq!(deadline_in(&reminder), (world.clock.now() + 225 * SECOND) / SECOND * SECOND);
    finish_with_refusals(&world, &["50013"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_question_in_an_idle_match_is_not_posted_after_the_time_that_it_names() {
    for_each_database(check_refused_idle_question).await;
}

/// Runs the test `the_question_in_an_idle_match_is_not_posted_after_the_time_that_it_names` on a database of this kind.
async fn check_refused_idle_question(kind: DatabaseKind) {
    let mut world = World::with_bot_on(kind, 1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    world.begin_match(&[&ada, &bo]).await;
    refuse_next_reminder(&world, 7 * DAY).await;
    stop_bot_and_advance(&mut world, 7 * DAY).await;
    world.discord.channel(world.channel).allow_bot(permission::SEND_MESSAGES);
    world.start_bot().await;
    world.wait_until_published().await;
    assert!(!world.transcript().contains("Still there?"), "{}", world.transcript());

    make_tables_due(&world).await;
    world.wait_for_words("The match is over").await;
    finish_with_refusals(&world, &["50013"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_question_in_an_idle_match_names_the_time_at_which_the_match_ends() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let board = world.begin_match(&[&ada, &bo]).await;
    world.wait_until_published().await;
    world.clock.advance(7 * DAY);
    let question = world.wait_for_words("Still there?").await;
    assert_eq!(question.pinged, board.pinged);
    let ends_at = deadline_in(&question);
    assert_eq!(ends_at, (world.clock.now() + 7 * DAY) / SECOND * SECOND);
    world.wait_until_published().await;
    world.clock.advance(7 * DAY);
    world.wait_for_words("The match is over").await;
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_snoozed_reminder_after_the_deadline_shows_no_deadline() {
    for_each_database(async |kind| {
        for is_direct in [false, true] {
            check_late_snoozed_reminder(kind, is_direct).await;
        }
    })
    .await;
}

/// Runs the test `a_snoozed_reminder_after_the_deadline_shows_no_deadline` on a database of this kind. `is_direct` is true if the
/// reminders are direct messages.
async fn check_late_snoozed_reminder(kind: DatabaseKind, is_direct: bool) {
    let mut world = World::with_bot_on(kind, 1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let board = begin_match_with_clock(&world, ONE_DAY, &[&ada, &bo]).await;
    let (turn, _) = pinged_and_other_player(&board, &ada, &bo);
    let person = world.discord.person_by_id(turn.id()).expect("a person");
    let person = if is_direct { person.in_dm() } else { person.in_channel(world.channel) };
    if is_direct {
        set_ping_preference(&[turn], "pings", "a direct message").await;
    }
    world.wait_until_published().await;
    world.clock.advance(12 * HOUR);
    let channel = world.discord.channel(person.channel());
    let half = channel.next_message(|message| message.button("Snooze for an Hour").is_some()).await;
    assert_eq!(deadline_in(&half), world.clock.now() + 12 * HOUR);
    private_message(person.click(&half, "Snooze for an Hour").await).await;
    world.wait_until_published().await;

    stop_bot_and_advance(&mut world, 13 * HOUR).await;
    world.start_bot().await;
    let is_late = |message: &Message| {
        message.id > half.id && message.button_labels() == ["My Rack", "Go to the Table"]
    };
    assert_without_deadline(&channel.next_message(is_late).await);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_digest_after_the_deadlines_shows_no_deadline() {
    for_each_database(check_late_digest).await;
}

/// Runs the test `a_digest_after_the_deadlines_shows_no_deadline` on a database of this kind.
async fn check_late_digest(kind: DatabaseKind) {
    let mut world = World::with_bot_on(kind, 1).await;
    let (ada, ada_here) = world.add_person("Ada");
    let (bo, bo_here) = world.add_person("Bo");
    let there = world.discord.home().add_text_channel("there");
    let (ada_there, bo_there) = (ada.in_channel(there), bo.in_channel(there));
    let three_hours =
        "one ping for all your matches, 3 hours after it first becomes your turn in one of them";
    set_ping_preference(&[&ada_here, &bo_here], "pings", "a direct message").await;
    set_ping_preference(&[&ada_here, &bo_here], "digest", three_hours).await;
    let first = begin_match_with_clock(&world, ONE_DAY, &[&ada_here, &bo_here]).await;
    let second = begin_match_with_clock(&world, ONE_DAY, &[&ada_there, &bo_there]).await;
    let is_of_ada = |board: &Message| board.content.contains(&ada.mention());
    let person = if is_of_ada(&first) { &ada } else { &bo };
    if is_of_ada(&first) != is_of_ada(&second) {
        take_turn(if is_of_ada(&second) { &ada_there } else { &bo_there }).await;
    }
    world.wait_until_published().await;

    stop_bot_and_advance(&mut world, 25 * HOUR).await;
    world.start_bot().await;
    let conversation = world.discord.channel(person.in_dm().channel());
    let is_digest = |message: &Message| message.content.contains("are waiting for you");
    let digest = conversation.next_message(is_digest).await;
    assert!(digest.content.contains("2 of your matches"), "{}", digest.content);
    assert!(!digest.content.contains("deadline: "), "{}", digest.content);
    world.finish_without_refusals();
}
