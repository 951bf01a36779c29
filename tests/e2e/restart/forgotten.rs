//! The bot stops between posting a message and storing that it was posted. It is restarted an hour later, when Discord no longer
//! recognises the nonce: no message of a tournament is posted twice, and nobody is pinged twice.

use std::collections::BTreeSet;
use std::time::Duration;

use discord_stand_in::Fault;
use discord_stand_in::people::Message;

use crate::support::bot::World;
use crate::support::database::{DatabaseKind, for_each_database};
use crate::support::turns::take_turn;
use crate::tournament::course::{
    join_as_organiser, standard_tournament_options, use_tournament_command,
};

const HOUR: i64 = 60 * 60 * 1000;
const POST: &str = "POST /channels/{channel_id}/messages";
/// The number of messages that the tournament posts: its own message, the round, the table, and the call to the players in the
/// table's thread.
const POSTS: usize = 4;

/// Returns the number of messages that ping somebody.
fn count_pinging_messages(messages: &[Message]) -> usize {
    messages.iter().filter(|message| !message.pinged.is_empty()).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_posts_nothing_twice_an_hour_after_a_crash() {
    for_each_database(async |kind| {
        for lost in 0..POSTS {
            restart_after_lost_response(kind, lost).await;
        }
    })
    .await;
}

/// Drops the stand-in's response to the post with the index `lost_post_index`, counted from 0. Then stops the bot, and starts it
/// again after an hour.
async fn restart_after_lost_response(kind: DatabaseKind, lost_post_index: usize) {
    let mut world = World::with_bot_on(kind, 1).await;
    world.discord.inject(Fault::delay(POST, Duration::ZERO).times(lost_post_index));
    let unheard = world.discord.inject(Fault::drop_response(POST));
    let mo = join_as_organiser(&world, "Mo");
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    use_tournament_command(&mo, "create", &standard_tournament_options("Cup", 1, 2)).await;
    for person in [&ada, &bo] {
        use_tournament_command(person, "join", &[]).await;
    }
    use_tournament_command(&mo, "start", &[]).await;
    world.wait_for_fault_hits(&unheard, 1).await;
    world.clock.wait_for_sleeper(250).await;
    world.stop_bot().await;
    world.clock.advance(HOUR);
    world.start_bot().await;
    let channel = world.discord.channel(world.channel);
    let has_thread = |all: &[Message]| all.iter().any(|message| message.thread.is_some());
    // Time passes until the leases of the stopped bot expire.
    let time_goes_by = async {
        loop {
            world.clock.wake_next_sleeper(|after| after <= 10_000).await;
            use_tournament_command(&mo, "status", &[]).await;
        }
    };
    let opened = async {
        let all = channel.until("the table's thread", has_thread).await;
        let thread = all.iter().find_map(|message| message.thread).expect("it was there");
        let begun = |all: &[Message]| all.iter().any(|one| one.button("My Rack").is_some());
        world.discord.channel(thread).until("a board", begun).await
    };
    let in_thread = tokio::select! {
        all = opened => all,
        () = time_goes_by => unreachable!("it loops for ever"),
    };
    // Boards have this button as well, but also a picture.
    let is_call =
        |message: &&Message| message.button("I’m Here").is_some() && message.picture().is_none();
    assert_eq!(
        in_thread.iter().filter(is_call).count(),
        1,
        "{lost_post_index}: {}",
        world.transcript()
    );
    // No message in the channel is repeated. Messages about the bot's absence are new.
    let all = channel.messages();
    let heads: Vec<&str> = all.iter().filter_map(|one| one.content.lines().next()).collect();
    let distinct: BTreeSet<&&str> = heads.iter().collect();
    assert_eq!(distinct.len(), heads.len(), "{lost_post_index}: {}", world.transcript());
    let first_words = |head: &&&str| head.starts_with("**Round 1 of 1 has begun.**");
    assert_eq!(
        heads.iter().filter(first_words).count(),
        1,
        "{lost_post_index}: {}",
        world.transcript()
    );
    world.finish_without_refusals();
}

/// After an hour the turn is announced again, but without a ping.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_pings_nobody_twice_an_hour_after_a_crash() {
    for_each_database(async |kind| {
        let mut world = World::with_bot_on(kind, 1).await;
        let [ada, bo] = world.add_people(["Ada", "Bo"]);
        let (turn, waiting, _) = world.begin_match_and_play_first_turn(&ada, &bo).await;
        world.wait_until_published().await;
        let unheard = world.discord.inject(Fault::drop_response(POST));
        take_turn(turn).await;
        world.wait_for_fault_hits(&unheard, 1).await;
        world.clock.wait_for_sleeper(250).await;
        let channel = world.discord.channel(world.channel);
        let before = count_pinging_messages(&channel.messages());
        world.stop_bot().await;
        world.clock.advance(HOUR);
        world.start_bot().await;
        world.wait_until_published().await;
        assert_eq!(count_pinging_messages(&channel.messages()), before, "{}", world.transcript());
        take_turn(waiting).await;
        let pinged = |all: &[Message]| count_pinging_messages(all) == before + 1;
        channel.until("the next ping", pinged).await;
        world.finish_without_refusals();
    })
    .await;
}
