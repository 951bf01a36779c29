//! Requests that Discord leaves unanswered, and rate limits: other servers are not delayed for long, and during a global rate limit
//! only people are answered.

use discord_stand_in::Fault;
use discord_stand_in::people::PersonIn;
use triominos::time::Millis;

use crate::support::bot::{World, ask_privately, private_message};

const ANSWER: &str = "POST /interactions/{interaction_id}/{interaction_token}/callback";
const POST: &str = "POST /channels/{channel_id}/messages";
/// A quarter of the 30 seconds for which the bot waits for an answer, in milliseconds. The bot divides that wait into
/// four sleeps.
const PART: Millis = 7_500;

/// Creates a person who is on another server.
fn person_on_other_server(world: &World) -> PersonIn {
    let server = world.discord.add_guild("Elsewhere", "en-US");
    let channel = server.add_text_channel("game");
    let person = world.discord.add_person("Zoe", "en-US");
    person.joins(server.id());
    person.in_channel(channel)
}

#[tokio::test(flavor = "multi_thread")]
async fn unanswered_requests_do_not_delay_other_servers_for_long() {
    let world = World::new(1).await;
    let zoe = person_on_other_server(&world);
    let ada = world.discord.add_person("Ada", "en-US");
    // The bot publishes at most 32 announcements at the same time.
    let held = world.discord.inject(Fault::hold(POST).times(32));
    // Each server may use only a share of these, so several servers are needed to use all of them.
    for server in 0..5 {
        let server = world.discord.add_guild(&format!("Held {server}"), "en-US");
        ada.joins(server.id());
        for n in 0..8 {
            let channel = server.add_text_channel(&format!("game-{n}"));
            ask_privately(&ada.in_channel(channel), "play").await;
        }
    }
    world.wait_for_fault_hits(&held, 32).await;
    private_message(zoe.slash("play", &[]).await).await;
    let there = world.discord.channel(zoe.channel());
    // After half a minute the bot gives up all of these requests. The announcements that wait behind them need no further time.
    for _ in 0..4 {
        world.clock.wait_for_sleepers(32, PART).await;
        world.clock.advance(PART);
    }
    there.next_message(|message| message.button("Join").is_some()).await;
    world.finish_without_refusals();
}

/// The bot performs the requested action although Discord does not answer the request that defers the response.
#[tokio::test(flavor = "multi_thread")]
async fn a_hanging_deferral_does_not_delay_the_action() {
    let world = World::new(1).await;
    let [ada] = world.add_people(["Ada"]);
    let mut lock = world.database.open_connection().await;
    lock.lock_writes().await;
    let held = world.discord.inject(Fault::hold(ANSWER));
    let slow = async {
        world.clock.wait_for_sleeper_and_advance(1_500).await;
        world.wait_for_fault_hits(&held, 1).await;
        lock.release_writes().await;
        let lobby = world.wait_for_button("Join").await;
        assert!(lobby.content.contains("Ada"), "{}", lobby.content);
        held.release_held_requests();
    };
    let (opened, ()) = tokio::join!(ada.slash("play", &[]), slow);
    assert!(private_message(opened).await.content.contains("open"));
    world.finish_without_refusals();
}

/// One call meets the global rate limit. Until the limit ends, the bot sends nothing but answers to people.
#[tokio::test(flavor = "multi_thread")]
async fn during_a_global_rate_limit_only_people_are_answered() {
    let world = World::new(1).await;
    let zoe = person_on_other_server(&world);
    let [ada] = world.add_people(["Ada"]);
    let rate_limit = world.discord.inject(Fault::rate_limited_globally(POST, 1.0).times(2));
    ask_privately(&ada, "play").await;
    world.wait_for_fault_hits(&rate_limit, 1).await;
    world.clock.wait_for_sleeper(1_000).await;
    ask_privately(&zoe, "play").await;
    for _ in 0..20 {
        ask_privately(&zoe, "help").await;
    }
    assert_eq!(rate_limit.hit_count(), 1, "nothing else was sent");
    // After a second rate limit, the bot waits twice as long.
    world.clock.advance(1_000);
    world.wait_for_fault_hits(&rate_limit, 2).await;
    world.clock.wait_for_sleeper(2_000).await;
    for _ in 0..20 {
        ask_privately(&zoe, "help").await;
    }
    let there = world.discord.channel(zoe.channel());
    assert!(
        there.messages().is_empty()
            && world.discord.channel(world.channel).last_message().is_none()
    );
    world.clock.advance(2_000);
    there.next_message(|message| message.button("Join").is_some()).await;
    world.wait_for_button("Join").await;
    world.finish_without_refusals();
}
