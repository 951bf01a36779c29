//! Clocks that ran, or stood still for the night, go on as if nothing had been.

use triominos::sandbox::Snowflake;
use triominos::sandbox::people::Message;
use triominos::time::Clock as _;

use super::folder::Frozen;
use super::on_each;
use crate::bot::World;

#[tokio::test(flavor = "multi_thread")]
async fn a_live_clock_has_one_reminder_left() {
    on_each(one_reminder).await;
}

async fn one_reminder(frozen: &Frozen) {
    let Some(here) = frozen.channel("minded") else { return };
    let mut world = frozen.thaw().await;
    world.start_bot().await;
    let [_, near, due] = deadline(frozen, here);
    let [oli] = frozen.people(&world, here, ["Oli"]).map(|person| person.id());
    reminded(&world, here, near, oli).await;
    played(&world, here, due, oli).await;
    world.finish();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_clock_goes_on_in_the_morning() {
    on_each(in_the_morning).await;
}

async fn in_the_morning(frozen: &Frozen) {
    let Some(here) = frozen.channel("slow") else { return };
    let mut world = frozen.thaw().await;
    let [half, near, due] = deadline(frozen, here);
    // It is night in Paris, until seven o'clock UTC, and the half of a day that is left before the reminder is longer.
    let morning = frozen.expected.moment - frozen.expected.moment % DAY + DAY + 7 * HOUR;
    assert!(half > morning && due - near == 3 * HOUR, "{half} {near} {due}");
    world.start_bot().await;
    let turn = frozen.table(here)["match"]["turn"].as_u64().expect("a turn") as usize;
    let turn = frozen.table(here)["seats"][turn]["person"].as_u64().expect("a person");
    reminded(&world, here, half, turn).await;
    reminded(&world, here, near, turn).await;
    played(&world, here, due, turn).await;
    world.finish();
}

const HOUR: i64 = 60 * 60 * 1000;
const DAY: i64 = 24 * HOUR;

/// When the turn of a channel's table was to be reminded of, twice, and when it was to be over.
fn deadline(frozen: &Frozen, channel: Snowflake) -> [i64; 3] {
    let deadline = &frozen.table(channel)["deadline"];
    ["half", "near", "due"].map(|moment| deadline[moment].as_i64().expect("a moment"))
}

/// Until just before that moment nothing is said, and then the person is reminded.
async fn reminded(world: &World, channel: Snowflake, moment: i64, person: u64) {
    let reminder = said_at(world, channel, moment).await;
    assert!(reminder.picture().is_none(), "{}", reminder.content);
    assert_eq!(reminder.pinged, [person]);
}

/// The same, and then the turn is played, and another person's begins.
async fn played(world: &World, channel: Snowflake, moment: i64, person: u64) {
    let board = said_at(world, channel, moment).await;
    assert!(board.picture().is_some(), "{}", board.content);
    assert!(!board.pinged.contains(&person), "{}", board.content);
}

async fn said_at(world: &World, channel: Snowflake, moment: i64) -> Message {
    let there = world.discord.channel(channel);
    let before = there.messages().len();
    world.clock.advance(moment - 1 - world.clock.now());
    world.all_told().await;
    assert_eq!(there.messages().len(), before, "{}", there.transcript());
    world.clock.advance(1);
    there.next_message(|_| true).await
}
