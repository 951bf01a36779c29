//! Leaving a tournament: once it has started, the bot requires a confirmation. Leaving can be taken back for two minutes.

use discord_stand_in::Snowflake;
use discord_stand_in::people::{Message, PersonIn};

use crate::support::bot::{World, private_message};
use crate::tournament::course::{
    join_as_organiser, standard_tournament_options, use_tournament_command, wait_for_table_threads,
    wait_for_tournament_message, wait_for_words,
};

const MINUTE: i64 = 60_000;

/// Begins a tournament of two people with its match, and returns the id of the thread of the match.
async fn begin_tournament_of_two(
    world: &World,
    organiser: &PersonIn,
    people: &[PersonIn],
) -> Snowflake {
    use_tournament_command(organiser, "create", &standard_tournament_options("Cup", 1, 2)).await;
    for person in people {
        use_tournament_command(person, "join", &[]).await;
    }
    use_tournament_command(organiser, "start", &[]).await;
    wait_for_table_threads(world, 1, 1).await[0]
}

/// Clicks a button, and returns the private answer.
async fn press(person: &PersonIn, message: &Message, label: &str) -> Message {
    private_message(person.click(message, label).await).await
}

#[tokio::test(flavor = "multi_thread")]
async fn leaving_a_match_needs_a_confirmation_and_can_be_taken_back() {
    let mut world = World::new(3).await;
    let mo = join_as_organiser(&world, "Mo");
    let people = world.add_people(["Ada", "Bo"]);
    let thread = begin_tournament_of_two(&world, &mo, &people).await;
    let board = wait_for_tournament_message(&world, "Cup").await;
    let [ada, _] = &people;

    // One press only asks.
    let question = press(ada, &board, "Leave").await;
    assert!(question.content.contains("really want to leave **Cup**"), "{}", question.content);
    assert!(question.content.contains("at table 1"), "{}", question.content);
    assert!(question.content.contains("come last"), "{}", question.content);
    let board = wait_for_words(&world, "Players (2 of 64)").await;
    assert!(board.content.contains("**Ada**"), "{}", board.content);

    let left = press(ada, &question, "Leave the Tournament").await;
    assert!(
        left.content.contains("until a computer takes your seat. Deadline: "),
        "{}",
        left.content
    );
    assert_eq!(left.id, question.id, "the question cannot be answered twice");
    wait_for_words(&world, "Players (1 of 64)").await;
    // The button works after a restart.
    world.stop_bot().await;
    world.clock.advance(MINUTE);
    world.start_bot().await;
    let back = press(ada, &left, "Stay in the Tournament").await;
    assert!(back.content.contains("Your seat is yours again"), "{}", back.content);
    wait_for_words(&world, "Players (2 of 64)").await;
    world.clock.advance(2 * MINUTE);
    use_tournament_command(&mo, "pause", &[]).await;
    wait_for_words(&world, "paused the tournament").await;
    let transcript = world.discord.transcript(thread);
    assert!(!transcript.contains("computer plays"), "{transcript}");

    let question = use_tournament_command(ada, "leave", &[]).await;
    let left = press(ada, &question, "Leave the Tournament").await;
    use_tournament_command(&mo, "resume", &[]).await;
    wait_for_words(&world, "resumed the tournament").await;
    world.clock.advance(2 * MINUTE);
    // Bo, alone at the table, has won it.
    wait_for_words(&world, "wins! 🏆").await;
    let late = press(ada, &left, "Stay in the Tournament").await;
    assert!(late.content.contains("is over"), "{}", late.content);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn leaving_before_the_start_needs_no_confirmation() {
    let world = World::new(3).await;
    let mo = join_as_organiser(&world, "Mo");
    let [ada] = world.add_people(["Ada"]);
    use_tournament_command(&mo, "create", &standard_tournament_options("Cup", 2, 2)).await;
    use_tournament_command(&ada, "join", &[]).await;
    let board = wait_for_words(&world, "Players (1 of 64)").await;
    let left = press(&ada, &board, "Leave").await;
    assert!(left.content.contains("You’ve left the tournament"), "{}", left.content);
    assert!(left.buttons().is_empty());
    world.finish_without_refusals();
}
