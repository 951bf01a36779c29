//! The channels of a tournament: the threads of its tables, and a server that removes the bot.

use discord_stand_in::people::Message;
use triominos::store::{NEVER_DUE, Store};

use crate::support::bot::{World, private_message};
use crate::support::wait_until;
use crate::tournament::course::{
    cancel_tournament_and_confirm, join_as_organiser, standard_tournament_options,
    use_tournament_command, wait_for_table_threads, wait_for_words,
};

const MINUTE: i64 = 60_000;

#[tokio::test(flavor = "multi_thread")]
async fn no_other_match_is_opened_in_the_thread_of_a_tournament() {
    let world = World::new(4).await;
    let mo = join_as_organiser(&world, "Mo");
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    use_tournament_command(&mo, "create", &standard_tournament_options("Cup", 1, 2)).await;
    use_tournament_command(&ada, "join", &[]).await;
    use_tournament_command(&bo, "join", &[]).await;
    use_tournament_command(&mo, "start", &[]).await;
    let thread = wait_for_table_threads(&world, 1, 1).await[0];
    for (locale, words) in [("en-US", "a tournament table"), ("fr", "une table de tournoi")] {
        let guest = world.discord.add_person("Guest", locale).in_channel(thread);
        let refused = private_message(guest.slash("play", &[]).await).await;
        assert!(refused.content.contains(words), "{}", refused.content);
    }
    // A match can be opened in the channel outside the thread.
    let opened = private_message(ada.slash("play", &[]).await).await;
    assert!(opened.content.contains("table is open"), "{}", opened.content);
    // A match can also be opened in the thread once the tournament is over.
    cancel_tournament_and_confirm(&mo).await;
    wait_for_words(&world, "An organiser cancelled the tournament").await;
    let closed = |all: &[Message]| {
        all.iter().any(|message| message.content.contains("an organiser ended it"))
    };
    world.discord.channel(thread).until("the match to end", closed).await;
    let there = world.discord.add_person("Cy", "en-US").in_channel(thread);
    let opened = private_message(there.slash("play", &[]).await).await;
    assert!(opened.content.contains("table is open"), "{}", opened.content);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_waits_for_the_bots_return_after_its_removal() {
    let world = World::new(4).await;
    let mo = join_as_organiser(&world, "Mo");
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    use_tournament_command(
        &mo,
        "create",
        &[standard_tournament_options("Cup", 1, 2), vec![("check-in", 5.into())]].concat(),
    )
    .await;
    use_tournament_command(&ada, "join", &[]).await;
    use_tournament_command(&bo, "join", &[]).await;
    use_tournament_command(&mo, "start", &[]).await;
    wait_for_words(&world, "Check-in is open. ").await;
    world.wait_until_published().await;
    let store = Store::connect(&world.database_url()).await.expect("the bot's database");
    let home = world.discord.home();
    home.removes_bot();
    let is_set_aside =
        async || store.next_tournament_due_at().await.expect("it answers") == Some(NEVER_DUE);
    wait_until("the tournament is set aside", is_set_aside).await;
    let before = world.discord.channel(world.channel).messages().len();
    world.clock.advance(60 * MINUTE);
    home.invites_bot();
    // The check-in would have ended 55 minutes ago. All deadlines are extended by the time in which nobody could check in.
    wait_for_words(&world, "I was offline, so I’ve extended every deadline by 60 minutes").await;
    assert_eq!(world.discord.channel(world.channel).messages().len(), before + 1);
    for person in [&ada, &bo] {
        let checked = use_tournament_command(person, "check-in", &[]).await;
        assert!(checked.content.contains("You’re checked in"), "{}", checked.content);
    }
    wait_for_table_threads(&world, 1, 1).await;
    store.close().await;
    world.finish_without_refusals();
}
