//! Changing a planned tournament, and holding the last one again.

use discord_stand_in::people::Message;
use triominos::time::Clock as _;

use crate::support::bot::World;
use crate::tournament::course::{
    OptionInput, cancel_tournament_and_confirm, join_as_organiser, restart_bot,
    standard_tournament_options, use_tournament_command, wait_for_tournament_message,
    wait_for_words,
};

const MINUTE: i64 = 60_000;

fn count_messages(world: &World, words: &str) -> usize {
    let all = world.discord.channel(world.channel).messages();
    all.iter().filter(|message| message.content.contains(words)).count()
}

/// Kills the bot after an edit. All players are notified of the change exactly once.
#[tokio::test(flavor = "multi_thread")]
async fn everyone_who_has_joined_is_notified_once_of_a_change() {
    let mut world = World::new(8).await;
    let mo = join_as_organiser(&world, "Mo");
    let [ada, bo] = &world.add_people(["Ada", "Bo"]);
    let start: [OptionInput<'_>; 1] = [("start", "in 60 minutes".into())];
    use_tournament_command(
        &mo,
        "create",
        &[&standard_tournament_options("Cup", 1, 2)[..], &start].concat(),
    )
    .await;
    for person in [ada, bo] {
        use_tournament_command(person, "join", &[]).await;
    }
    let later = (world.clock.now() + 120 * MINUTE) / 1000;
    let changes: [OptionInput<'_>; 3] =
        [("start", "in 2 hours".into()), ("capacity", 12.into()), ("length", "rounds-3".into())];
    let refused = use_tournament_command(ada, "edit", &changes).await;
    assert!(!refused.content.contains("I’ve changed"), "{}", refused.content);
    let edited = use_tournament_command(&mo, "edit", &changes).await;
    assert!(edited.content.contains("I’ve changed the tournament"), "{}", edited.content);
    restart_bot(&mut world, &mo).await;
    let change_message = wait_for_words(&world, "has changed the tournament").await;
    assert_eq!(change_message.pinged, [ada.id(), bo.id()]);
    for line in [
        format!("- **Start:** <t:{later}:F>"),
        "- **Each match:** 3 rounds".to_owned(),
        "- **Places:** 12".to_owned(),
    ] {
        assert!(change_message.content.contains(&line), "{line}: {}", change_message.content);
    }
    assert!(!change_message.content.contains("**Clock:**"), "{}", change_message.content);
    let nothing = use_tournament_command(&mo, "edit", &[("capacity", 12.into())]).await;
    assert!(nothing.content.contains("Nothing has changed"), "{}", nothing.content);
    let few = use_tournament_command(&mo, "edit", &[("capacity", 1.into())]).await;
    assert!(!few.content.contains("I’ve changed"), "{}", few.content);
    let board = wait_for_tournament_message(&world, "Cup").await;
    let channel = world.discord.channel(world.channel);
    let is_new = |all: &[Message]| {
        let start = format!("<t:{later}:F>");
        all.iter().any(|one| one.id == board.id && one.content.contains(&start))
    };
    channel.until("the new start", is_new).await;
    assert_eq!(count_messages(&world, "Table 1: "), 0);
    use_tournament_command(&mo, "start", &[]).await;
    wait_for_words(&world, "Table 1: ").await;
    assert_eq!(count_messages(&world, "has changed the tournament"), 1);
    let late = use_tournament_command(&mo, "edit", &[("capacity", 14.into())]).await;
    assert!(!late.content.contains("I’ve changed"), "{}", late.content);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_can_be_repeated_with_the_same_plan() {
    let world = World::new(8).await;
    let mo = join_as_organiser(&world, "Mo");
    let [ada] = &world.add_people(["Ada"]);
    let none = use_tournament_command(&mo, "copy", &[]).await;
    assert!(none.content.contains("no tournament"), "{}", none.content);
    let more = vec![("capacity", 7.into()), ("computers", 2.into())];
    use_tournament_command(
        &mo,
        "create",
        &[standard_tournament_options("Cup", 2, 3), more].concat(),
    )
    .await;
    wait_for_words(&world, "(2 of 7)").await;
    let taken = use_tournament_command(&mo, "copy", &[]).await;
    assert!(!taken.content.starts_with("The tournament is open"), "{}", taken.content);
    cancel_tournament_and_confirm(&mo).await;
    wait_for_words(&world, "An organiser cancelled the tournament").await;
    let refused = use_tournament_command(ada, "copy", &[]).await;
    assert!(!refused.content.starts_with("The tournament is open"), "{}", refused.content);
    let options = [("name", "Cup 2".into()), ("start", "in 3 hours".into())];
    let copied = use_tournament_command(&mo, "copy", &options).await;
    assert!(copied.content.starts_with("The tournament is open"), "{}", copied.content);
    let board = wait_for_tournament_message(&world, "Cup 2").await;
    for words in ["2 rounds at tables of up to 3", "(2 of 7)", "- **Start:** "] {
        assert!(board.content.contains(words), "{words}: {}", board.content);
    }
    world.finish_without_refusals();
}
