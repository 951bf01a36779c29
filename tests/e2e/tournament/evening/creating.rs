//! Creating a tournament: the answer is the organisers' panel, and options that contradict each other are refused.

use crate::support::bot::{World, private_message};
use crate::tournament::course::{
    cancel_tournament_and_confirm, join_as_organiser, standard_tournament_options,
    use_tournament_command, wait_for_table_threads, wait_for_tournament_message,
};

#[tokio::test(flavor = "multi_thread")]
async fn the_answer_to_the_creation_is_the_panel_that_runs_the_tournament() {
    let world = World::new(8).await;
    let mo = join_as_organiser(&world, "Mo");
    let people = world.add_people(["Ada", "Bo"]);
    let created =
        use_tournament_command(&mo, "create", &standard_tournament_options("Cup", 1, 2)).await;
    assert!(created.content.starts_with("The tournament is open"), "{}", created.content);
    for person in &people {
        use_tournament_command(person, "join", &[]).await;
    }
    let started = private_message(mo.click(&created, "Start the Tournament").await).await;
    assert_eq!(started.id, created.id);
    wait_for_table_threads(&world, 1, 1).await;
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn contradicting_options_are_refused_with_an_explanation() {
    let world = World::new(8).await;
    let mo = join_as_organiser(&world, "Mo");
    for (options, words) in [
        (vec![("arena", 60.into())], "choose `rounds` or `arena`, not both"),
        (vec![("computers", 100.into())], "It can have at most 48, because"),
    ] {
        let options = [standard_tournament_options("Cup", 3, 2), options].concat();
        let refused = use_tournament_command(&mo, "create", &options).await;
        assert!(refused.content.contains(words), "{}", refused.content);
        assert!(refused.buttons().is_empty());
    }
    assert!(world.discord.channel(world.channel).messages().is_empty());
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_default_tournament_fits_two_hours_and_a_long_one_gets_a_warning() {
    let world = World::new(8).await;
    let mo = join_as_organiser(&world, "Mo");
    let created = use_tournament_command(&mo, "create", &[("name", "Club".into())]).await;
    assert!(created.content.contains("It will take about 65 minutes."), "{}", created.content);
    let board = wait_for_tournament_message(&world, "Club").await;
    for words in [
        "4 rounds at tables of up to 4 · Standard rules",
        "- **Length:** about 65 minutes",
        "30 minutes per table",
    ] {
        assert!(board.content.contains(words), "{words}: {}", board.content);
    }
    cancel_tournament_and_confirm(&mo).await;
    let long = [
        ("name", "Long".into()),
        ("edition", "Official tournament rules".into()),
        ("rounds", 4.into()),
    ];
    let created = use_tournament_command(&mo, "create", &long).await;
    assert!(
        created.content.contains("It will take about 4 hours. For a shorter tournament"),
        "{}",
        created.content
    );
    let board = wait_for_tournament_message(&world, "Long").await;
    let words = "- **Length:** about 4 hours, so set that much time aside";
    assert!(board.content.contains(words), "{}", board.content);
    world.finish_without_refusals();
}
