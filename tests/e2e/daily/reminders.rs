//! Reminders of the daily games.

use discord_stand_in::people::{Message, Person, PersonIn};

use super::{assert_says, button_id_containing, click, open_todays_game, play_try_to_end};
use crate::support::bot::{World, ask_privately, private_message};
use crate::support::database::{DatabaseKind, for_each_database};

const HOUR: i64 = 3_600_000;
const REMINDER: &str = "Today’s deal and puzzle are waiting for you.";

/// Chooses preferences and returns the answer.
async fn set_preferences(person: &PersonIn, options: &[(&str, &str)]) -> Message {
    let options: Vec<_> = options.iter().map(|(name, value)| (*name, (*value).into())).collect();
    private_message(person.slash("preferences", &options).await).await
}

/// Waits until the person has received `number` reminders in total, and returns the last one.
async fn wait_for_nth_reminder(person: &Person, number: usize) -> Message {
    let is_reminder = |message: &&Message| message.content.starts_with(REMINDER);
    let messages = person
        .in_dm()
        .until("a reminder", |all| all.iter().filter(is_reminder).count() >= number)
        .await;
    let reminders: Vec<Message> = messages.iter().filter(is_reminder).cloned().collect();
    assert_eq!(reminders.len(), number, "{reminders:?}");
    reminders[number - 1].clone()
}

/// Advances the clock by this many hours. After each hour the bot answers a command, so that the clock does not outrun the bot.
pub async fn advance_hours(world: &World, person: &PersonIn, hours: i64) {
    for _ in 0..hours {
        world.clock.advance(HOUR);
        ask_privately(person, "help").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_comes_once_a_day_at_the_chosen_hour_unless_the_day_was_played() {
    for_each_database(check_reminders).await;
}

/// Runs the test `a_reminder_comes_once_a_day_at_the_chosen_hour_unless_the_day_was_played` on a database of this kind. It begins
/// at 12:00 UTC, which is 13:00 in Paris.
async fn check_reminders(kind: DatabaseKind) {
    let mut world = World::with_bot_on(kind, 1).await;
    let (ada, here) = world.add_person("Ada");
    let off = ask_privately(&here, "preferences").await;
    assert_says(&off, &["Daily games: no reminders"]);
    let zone = set_preferences(&here, &[("daily", "15:00")]).await;
    assert_says(&zone, &["I need your time zone", "`daily:15:00 timezone:Europe/Paris`"]);
    let unknown = set_preferences(&here, &[("daily", "15:00"), ("timezone", "Nowhere")]).await;
    assert_says(&unknown, &["Nowhere"]);
    let on = set_preferences(&here, &[("daily", "15:00"), ("timezone", "Europe/Paris")]).await;
    assert_says(&on, &["Daily games: a reminder at 15:00 (Europe/Paris)"]);

    advance_hours(&world, &here, 2).await;
    let first = wait_for_nth_reminder(&ada, 1).await;
    // The bot is killed at the next reminder, and sends it once.
    advance_hours(&world, &here, 23).await;
    world.clock.advance(HOUR - 1000);
    ask_privately(&here, "help").await;
    world.stop_bot().await;
    world.start_bot().await;
    // The bot is connected before the hour comes; otherwise it would retry later than this test waits.
    ask_privately(&here, "help").await;
    world.clock.advance(1000);
    let second = wait_for_nth_reminder(&ada, 2).await;
    assert_eq!(second.button_labels(), ["Play the Deal", "Play the Puzzle", "Stop Reminders"]);

    // The game opens from an old reminder too, and a day that was played has no reminder.
    let there = ada.in_dm();
    let open = button_id_containing(&first, ":open:puzzle").expect("a button");
    let opened = click(&there, &first, &open).await;
    assert_says(&opened, &["**Daily puzzle 326**", "Turn 1 of 3"]);
    advance_hours(&world, &here, 12).await;
    let puzzle = open_todays_game(&here, "puzzle").await;
    play_try_to_end(&here, puzzle).await;
    advance_hours(&world, &here, 24).await;
    wait_for_nth_reminder(&ada, 2).await;
    // The test waits at the hour of the reminder, because the bot leaves out reminders that are hours late.
    advance_hours(&world, &here, 12).await;
    let third = wait_for_nth_reminder(&ada, 3).await;

    // In quiet hours, it waits for the morning.
    let quiet = set_preferences(&here, &[("quiet", "14-18"), ("timezone", "Europe/Paris")]).await;
    assert_says(&quiet, &["(Europe/Paris)"]);
    advance_hours(&world, &here, 25).await;
    wait_for_nth_reminder(&ada, 3).await;
    advance_hours(&world, &here, 2).await;
    wait_for_nth_reminder(&ada, 4).await;

    let stopped = click(&there, &third, "Stop Reminders").await;
    assert_says(&stopped, &["Daily games: no reminders"]);
    advance_hours(&world, &here, 30).await;
    wait_for_nth_reminder(&ada, 4).await;
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn reminders_are_refused_to_a_person_without_direct_messages() {
    let world = World::new(1).await;
    let (ada, here) = world.add_person("Ada");
    ada.set_accepts_direct_messages(false);
    let options = [("daily", "15:00"), ("timezone", "UTC")];
    assert_says(&set_preferences(&here, &options).await, &["I can’t send you direct messages."]);
    assert_says(&ask_privately(&here, "preferences").await, &["Daily games: no reminders"]);
    // A person who refuses direct messages later is not reminded any more.
    ada.set_accepts_direct_messages(true);
    set_preferences(&here, &options).await;
    ada.set_accepts_direct_messages(false);
    advance_hours(&world, &here, 3).await;
    let ended = async || {
        let shown = ask_privately(&here, "preferences").await;
        shown.content.contains("Daily games: no reminders")
    };
    crate::support::wait_until("the reminders have ended", ended).await;
    crate::support::bot::finish_with_refusals(&world, &["50007"]);
}
