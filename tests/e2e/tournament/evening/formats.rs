//! Formats in which the players of the first round determine all tables.

use discord_stand_in::people::{Message, PersonIn};

use crate::support::bot::World;
use crate::tournament::course::{
    OptionInput, join_as_organiser, restart_bot, use_tournament_command,
    wait_for_tournament_message, wait_for_words,
};

/// Creates a tournament with these options, standard rules and no turn clock.
async fn create_standard_tournament(organiser: &PersonIn, options: &[OptionInput<'_>]) -> String {
    let all: [OptionInput<'_>; 3] = [
        ("name", "Cup".into()),
        ("edition", "Standard rules".into()),
        ("clock", "No clock, so take all the time you want".into()),
    ];
    use_tournament_command(organiser, "create", &[&all, options].concat()).await.content
}

/// Lets the organiser set the result of a table: `winner` wins against `loser`. `table_message` announced the table; it names the
/// players in the order of their seats.
async fn set_table_result(
    organiser: &PersonIn,
    table_number: i32,
    table_message: &Message,
    winner: &str,
    loser: &str,
) {
    let seat = |name| table_message.content.find(name).expect("they play there");
    let order = if seat(winner) < seat(loser) { "1>2" } else { "2>1" };
    let options = [("table", table_number.into()), ("order", order.into())];
    let decided = use_tournament_command(organiser, "result", &options).await;
    assert!(decided.content.contains(&format!("able {table_number}")), "{}", decided.content);
}

const ROUND_ROBIN: &str = "Round robin: everyone plays everyone (up to 8 players)";
const KNOCKOUT: &str = "Knockout: lose your match and you’re out";

/// The bot is killed between the rounds of a round robin of three.
#[tokio::test(flavor = "multi_thread")]
async fn a_round_robin_is_played_to_its_end_despite_kills() {
    let mut world = World::new(8).await;
    let mo = join_as_organiser(&world, "Mo");
    let people = &world.add_people(["Ada", "Bo", "Cy"]);
    create_standard_tournament(
        &mo,
        &[("format", ROUND_ROBIN.into()), ("length", "rounds-3".into())],
    )
    .await;
    let board = wait_for_tournament_message(&world, "Cup").await;
    assert!(board.content.contains("everyone plays everyone once"), "{}", board.content);
    assert!(board.content.contains("**Each match:** 3 rounds"), "{}", board.content);
    assert!(board.content.contains("**Late entry:** not possible"), "{}", board.content);
    for person in people {
        use_tournament_command(person, "join", &[]).await;
    }
    wait_for_words(&world, "Players (3 of 8)").await;
    use_tournament_command(&mo, "start", &[]).await;
    for table in 1..=3 {
        wait_for_words(&world, &format!("**Round {table} of 3 has begun.**")).await;
        wait_for_words(&world, "Bye this round: ").await;
        let message = wait_for_words(&world, &format!("Table {table}: ")).await;
        // The first name in the alphabet wins.
        let winner = if message.content.contains("Ada") { "Ada" } else { "Bo" };
        let mut losers = ["Ada", "Bo", "Cy"].into_iter().filter(|name| *name != winner);
        let loser = losers.find(|name| message.content.contains(name)).unwrap();
        set_table_result(&mo, table, &message, winner, loser).await;
        restart_bot(&mut world, &mo).await;
    }
    let over = wait_for_words(&world, "wins! 🏆").await;
    assert!(over.content.contains("**Ada** wins"), "{}", over.content);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_loser_of_a_knockout_table_is_out() {
    let mut world = World::new(8).await;
    let mo = join_as_organiser(&world, "Mo");
    let people = &world.add_people(["Ada", "Bo", "Cy"]);
    create_standard_tournament(&mo, &[("format", KNOCKOUT.into())]).await;
    for person in people {
        use_tournament_command(person, "join", &[]).await;
    }
    use_tournament_command(&mo, "start", &[]).await;
    let table = wait_for_words(&world, "Round 1 · Table 1: ").await;
    let bye = wait_for_words(&world, "Bye this round: ").await;
    let names = ["Ada", "Bo", "Cy"];
    let plays: Vec<&str> = names.into_iter().filter(|name| table.content.contains(name)).collect();
    let rests = names.into_iter().find(|name| !plays.contains(name)).unwrap();
    assert!(bye.content.contains(&format!("Bye this round: **{rests}**")), "{}", bye.content);
    set_table_result(&mo, 1, &table, plays[0], plays[1]).await;
    restart_bot(&mut world, &mo).await;
    let last = wait_for_words(&world, "Final table: ").await;
    assert!(last.content.contains(plays[0]) && last.content.contains(rests), "{}", last.content);
    // The loser of the first round cannot come back.
    let loser = names.iter().position(|name| *name == plays[1]).unwrap();
    use_tournament_command(&people[loser], "leave", &[]).await;
    set_table_result(&mo, 2, &last, plays[0], rests).await;
    let over = wait_for_words(&world, "wins! 🏆").await;
    assert!(over.content.contains(&format!("**{}** wins", plays[0])), "{}", over.content);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn knockout_and_round_robin_refuse_options_that_they_determine() {
    let world = World::new(8).await;
    let mo = join_as_organiser(&world, "Mo");
    for option in [("rounds", 3.into()), ("arena", 60.into()), ("seats", 3.into())] {
        let refused = create_standard_tournament(&mo, &[("format", KNOCKOUT.into()), option]).await;
        assert!(refused.contains("sets its own rounds"), "{refused}");
    }
    let refused =
        create_standard_tournament(&mo, &[("format", ROUND_ROBIN.into()), ("capacity", 9.into())])
            .await;
    assert!(refused.contains('8'), "{refused}");
    let refused = create_standard_tournament(&mo, &[("length", "forever".into())]).await;
    assert!(refused.contains("forever"), "{refused}");
    assert!(world.discord.channel(world.channel).messages().is_empty());
    world.finish_without_refusals();
}
