//! The conditions for joining a tournament, such as a role or a rating, and the waiting list.

use discord_stand_in::people::Message;
use triominos::time::Clock as _;

use crate::support::bot::{World, private_message};
use crate::tournament::course::{
    join_as_organiser, restart_bot, standard_tournament_options, use_tournament_command,
    wait_for_tournament_message, wait_for_words,
};

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

fn count_messages(world: &World, words: &str) -> usize {
    let all = world.discord.channel(world.channel).messages();
    all.iter().filter(|message| message.content.contains(words)).count()
}

/// Waits until the tournament's message contains these words.
async fn wait_for_tournament_message_with(world: &World, words: &str) -> Message {
    let board = wait_for_tournament_message(world, "Cup").await;
    let channel = world.discord.channel(world.channel);
    let is_so =
        |all: &[Message]| all.iter().any(|one| one.id == board.id && one.content.contains(words));
    channel.until(words, is_so).await;
    channel.message(board.id).expect("it is there")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_who_may_not_join_is_told_why() {
    let world = World::new(8).await;
    let mo = join_as_organiser(&world, "Mo");
    let [ada, bo] = &world.add_people(["Ada", "Bo"]);
    let home = world.discord.home();
    let role = home.add_role("Club", false);
    let terms = vec![
        ("role", role.into()),
        ("rating-from", 900.into()),
        ("rating-to", 1100.into()),
        ("account-age", 2.into()),
        ("member-for", 3.into()),
    ];
    let options = [standard_tournament_options("Cup", 1, 2), terms].concat();
    use_tournament_command(&mo, "create", &options).await;
    let board = wait_for_tournament_message(&world, "Cup").await;
    let line = format!(
        "- **Entry:** role: <@&{role}> · rating: 900–1100 · account age: at least 2 days · \
         time on this server: at least 3 days"
    );
    assert!(board.content.lines().any(|one| one == line), "{}", board.content);
    let refusal = async || private_message(ada.click(&board, "Join").await).await.content;
    let refused = refusal().await;
    assert!(refused.contains("ask an organiser for the role"), "{refused}");
    for person in [ada, bo] {
        home.give_role(person.id(), role);
    }
    let from = |days: i64| format!("<t:{}:F>", (world.clock.now() + days * DAY) / 1000 + 1);
    let (young, new) = (from(2), from(3));
    let refused = refusal().await;
    assert!(refused.contains("at least 2 days old") && refused.contains(&young), "{refused}");
    world.clock.advance(2 * DAY);
    let refused = refusal().await;
    assert!(refused.contains("at least 3 days") && refused.contains(&new), "{refused}");
    world.clock.advance(DAY);
    assert_eq!(count_messages(&world, "**Ada**"), 0);
    let joined = refusal().await;
    assert!(joined.contains("welcome to **Cup**"), "{joined}");
    // A participant who loses the role stays.
    use_tournament_command(bo, "join", &[]).await;
    home.delete_role(role);
    use_tournament_command(&mo, "start", &[]).await;
    let table = wait_for_words(&world, "Table 1: ").await;
    assert!(table.content.contains("Ada") && table.content.contains("Bo"), "{}", table.content);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_names_a_rating_outside_the_allowed_range() {
    let world = World::new(8).await;
    let mo = join_as_organiser(&world, "Mo");
    let [ada] = &world.add_people(["Ada"]);
    let swapped = vec![("rating-from", 1300.into()), ("rating-to", 1200.into())];
    let swapped = [standard_tournament_options("Cup", 1, 2), swapped].concat();
    let refused = use_tournament_command(&mo, "create", &swapped).await;
    assert!(refused.content.contains("Swap them"), "{}", refused.content);
    let options =
        [standard_tournament_options("Cup", 1, 2), vec![("rating-from", 1200.into())]].concat();
    use_tournament_command(&mo, "create", &options).await;
    let refused = use_tournament_command(ada, "join", &[]).await;
    assert!(
        refused.content.contains(
            "Your rating is 1000 right now, and this tournament’s range is 1200 or higher"
        ),
        "{}",
        refused.content
    );
    world.finish_without_refusals();
}

/// Kills the bot after a player has left. The first person on the waiting list is notified exactly once.
#[tokio::test(flavor = "multi_thread")]
async fn the_first_person_on_the_waiting_list_moves_up_and_is_notified_once() {
    let mut world = World::new(8).await;
    let mo = join_as_organiser(&world, "Mo");
    let [ada, bo, cy, di] = &world.add_people(["Ada", "Bo", "Cy", "Di"]);
    let options = [standard_tournament_options("Cup", 1, 2), vec![("capacity", 2.into())]].concat();
    use_tournament_command(&mo, "create", &options).await;
    for person in [ada, bo] {
        use_tournament_command(person, "join", &[]).await;
    }
    let board =
        wait_for_tournament_message_with(&world, "Press **Join** to get on the waiting list").await;
    let queued = private_message(cy.click(&board, "Join").await).await;
    assert!(queued.content.contains("number 1 on the waiting list"), "{}", queued.content);
    use_tournament_command(di, "join", &[]).await;
    let again = use_tournament_command(di, "join", &[]).await;
    assert!(again.content.contains("already number 2 on the waiting list"));
    wait_for_tournament_message_with(&world, "Waiting list (2): **Cy**, **Di**").await;
    let full = use_tournament_command(&mo, "computers", &[("count", 1.into())]).await;
    assert!(full.content.contains("is full"), "{}", full.content);
    // A changed plan is told to everyone, also to those who wait.
    use_tournament_command(&mo, "edit", &[("time", 100.into())]).await;
    let change_message = wait_for_words(&world, "has changed the tournament").await;
    assert_eq!(change_message.pinged, [ada, bo, cy, di].map(|person| person.id()));
    use_tournament_command(ada, "leave", &[]).await;
    restart_bot(&mut world, &mo).await;
    let free_place_message = wait_for_words(&world, "a place has opened up").await;
    assert_eq!(free_place_message.pinged, [cy.id()]);
    let board = wait_for_tournament_message_with(&world, "Waiting list (1): **Di**").await;
    assert!(board.content.contains("Players (2 of 2): **Bo** and **Cy**"), "{}", board.content);
    let left = use_tournament_command(di, "leave", &[]).await;
    assert!(left.content.contains("off the waiting list"), "{}", left.content);
    restart_bot(&mut world, &mo).await;
    use_tournament_command(&mo, "start", &[]).await;
    let table = wait_for_words(&world, "Table 1: ").await;
    assert!(table.content.contains("Bo") && table.content.contains("Cy"), "{}", table.content);
    assert_eq!(count_messages(&world, "a place has opened up"), 1);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_who_moves_up_during_the_check_in_is_asked_to_check_in() {
    let world = World::new(8).await;
    let mo = join_as_organiser(&world, "Mo");
    let [ada, bo, cy, di, ed] = &world.add_people(["Ada", "Bo", "Cy", "Di", "Ed"]);
    let more = vec![("capacity", 3.into()), ("check-in", 15.into())];
    use_tournament_command(
        &mo,
        "create",
        &[standard_tournament_options("Cup", 1, 4), more].concat(),
    )
    .await;
    for person in [ada, bo, cy, di, ed] {
        use_tournament_command(person, "join", &[]).await;
    }
    use_tournament_command(&mo, "start", &[]).await;
    use_tournament_command(ada, "check-in", &[]).await;
    use_tournament_command(cy, "leave", &[]).await;
    let check_in_message = wait_for_words(&world, "Press **Check In** to keep your place").await;
    assert_eq!(check_in_message.pinged, [di.id()]);
    let checked = private_message(di.click(&check_in_message, "Check In").await).await;
    assert!(checked.content.contains("checked in"), "{}", checked.content);
    // Bo does not check in, so Ed gets a place at the start.
    world.clock.advance(15 * MINUTE);
    let table = wait_for_words(&world, "Table 1: ").await;
    for (name, plays) in [("Ada", true), ("Bo", false), ("Cy", false), ("Di", true), ("Ed", true)] {
        assert_eq!(table.content.contains(name), plays, "{}", table.content);
    }
    let entry_message = wait_for_words(&world, "you’re in the tournament.").await;
    assert_eq!(count_messages(&world, "a place has opened up"), 2);
    assert!(!entry_message.content.is_empty());
    world.finish_without_refusals();
}
