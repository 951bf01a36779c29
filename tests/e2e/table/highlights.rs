//! The line with which the bot cheers great moments of a match in the channel, such as a first win. A server can turn it off.

use discord_stand_in::people::{Message, PersonIn};

use crate::support::bot::{World, private_message};
use crate::support::turns::play_to_the_end;

/// Plays a match between two people, and returns its last message.
async fn play_match_to_the_end(world: &World, people: [&PersonIn; 2]) -> Message {
    let first = world.begin_match(&people).await;
    play_to_the_end(world, &people, first).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_win_is_announced_unless_the_server_has_turned_highlights_off() {
    let world = World::new(1).await;
    let [ada, bo, cy, dee] = world.add_people(["Ada", "Bo", "Cy", "Dee"]);
    let mo = world.discord.add_person("Mo", "en-US").with_administrator_permission();
    let mo = mo.in_channel(world.channel);

    let end = play_match_to_the_end(&world, [&ada, &bo]).await;
    assert_eq!(end.content.matches("🎉").count(), 1, "{}", end.content);

    let off = private_message(mo.slash("settings", &[("highlights", false.into())]).await).await;
    assert!(off.content.contains("Cheers for great moments: off"), "{}", off.content);
    let end = play_match_to_the_end(&world, [&cy, &dee]).await;
    assert!(end.content.contains("🏆"), "{}", end.content);
    assert!(["🎉", "✨", "🔥", "💪", "🌟"].iter().all(|cheer| !end.content.contains(cheer)));
    world.finish_without_refusals();
}
