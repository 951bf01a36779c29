//! Tournaments that are repeated every week.

use discord_stand_in::people::Message;
use triominos::time::Clock as _;

use crate::support::bot::World;
use crate::support::wait_until;
use crate::tournament::course::{
    OptionInput, cancel_tournament_and_confirm, join_as_organiser, standard_tournament_options,
    use_tournament_command, wait_for_tournament_message, wait_for_words,
};

const HOUR: i64 = 60 * 60_000;
const DAY: i64 = 24 * HOUR;

/// Returns the announcements of tournaments with this name, oldest first.
fn tournament_announcements(world: &World, name: &str) -> Vec<Message> {
    let title = format!("**{name}**: a Triominos tournament");
    let all = world.discord.channel(world.channel).messages();
    all.into_iter().filter(|message| message.content.contains(&title)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_weekly_tournament_opens_its_next_sign_up_until_the_series_ends() {
    let world = World::new(8).await;
    let mo = join_as_organiser(&world, "Mo");
    let [ada] = &world.add_people(["Ada"]);
    let start = world.clock.now() + 3 * HOUR;
    let options: [OptionInput<'_>; 2] = [("start", "in 3 hours".into()), ("weekly", true.into())];
    let created = use_tournament_command(
        &mo,
        "create",
        &[&standard_tournament_options("Friday", 1, 4)[..], &options].concat(),
    )
    .await;
    assert!(created.content.contains("It repeats every week."), "{}", created.content);
    let first = wait_for_tournament_message(&world, "Friday").await;
    assert!(first.content.contains("- **Repeats:** every week"), "{}", first.content);
    use_tournament_command(ada, "join", &[]).await;

    // A date that is left out calls nobody.
    let edited = use_tournament_command(&mo, "edit", &[("without", "2031-12-25".into())]).await;
    assert!(edited.content.contains("I’ve changed the tournament"), "{}", edited.content);
    let change_message = wait_for_words(&world, "has changed the tournament").await;
    assert!(
        change_message.pinged.is_empty() && change_message.content.contains("except <t:"),
        "{}",
        change_message.content
    );
    let bad = use_tournament_command(&mo, "edit", &[("without", "Christmas".into())]).await;
    assert!(bad.content.contains("I don’t understand the dates “Christmas”"), "{}", bad.content);

    let asked = use_tournament_command(&mo, "cancel", &[]).await;
    assert!(
        asked.content.contains("Next week’s tournament still takes place."),
        "{}",
        asked.content
    );
    cancel_tournament_and_confirm(&mo).await;
    wait_for_words(&world, "cancelled").await;
    // The next sign-up opens a day after the start, six days before the next one.
    let is_announced_again = async || {
        let again = tournament_announcements(&world, "Friday").len() > 1;
        if !again && world.clock.now() < start + DAY {
            world.clock.advance(HOUR);
        }
        if !again {
            use_tournament_command(&mo, "status", &[]).await;
        }
        again
    };
    wait_until("the next sign-up is open", is_announced_again).await;
    let next = tournament_announcements(&world, "Friday").pop().expect("it is there");
    let again = (start + 7 * DAY) / 1000;
    assert!(next.content.contains(&format!("- **Start:** <t:{again}:F>")), "{}", next.content);
    assert!(next.content.contains("Nobody has joined yet."), "{}", next.content);
    assert!(!first.content.contains(&format!("<t:{again}:F>")));

    let ended = use_tournament_command(&mo, "edit", &[("weekly", false.into())]).await;
    assert!(ended.content.contains("I’ve changed the tournament"), "{}", ended.content);
    let asked = use_tournament_command(&mo, "cancel", &[]).await;
    assert!(!asked.content.contains("Next week’s"), "{}", asked.content);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_weekly_tournament_without_a_start_is_refused() {
    let world = World::new(8).await;
    let mo = join_as_organiser(&world, "Mo");
    for (options, refusal) in [
        (vec![("weekly", true.into())], "A weekly tournament needs a start time."),
        (
            vec![("start", "in 1 hour".into()), ("without", "2031-12-25".into())],
            "Only a weekly tournament can skip dates.",
        ),
        (
            vec![("start", "in 1 hour".into()), ("weekly", true.into()), ("without", "x".into())],
            "I don’t understand the dates “x”.",
        ),
    ] {
        let options: Vec<OptionInput<'_>> =
            [standard_tournament_options("Cup", 1, 4), options].concat();
        let refused = use_tournament_command(&mo, "create", &options).await;
        assert!(refused.content.contains(refusal), "{}", refused.content);
    }
    assert!(tournament_announcements(&world, "Cup").is_empty());
    world.finish_without_refusals();
}
