//! The live message of a round for spectators: it is posted once, edited at most every ten seconds, and not posted again after its
//! deletion.

use discord_stand_in::Snowflake;
use discord_stand_in::people::{Message, PersonIn};
use triominos::ids::ChannelId;
use triominos::store::{PostedMessage, Store};

use crate::support::bot::{World, is_board};
use crate::support::turns::{pinged_and_other_player, take_turn};
use crate::support::wait_until;
use crate::tournament::course::{
    join_as_organiser, play_thread_to_the_end, standard_tournament_options, use_tournament_command,
    wait_for_presence_confirmations, wait_for_table_threads, wait_for_words,
};

const TITLE: &str = "🔴 **Round 1, live**";
/// The shortest time between two edits of the live message, in milliseconds.
const PERIOD: i64 = 10_000;

/// Returns the live messages among these messages.
fn live_messages(messages: &[Message]) -> Vec<Message> {
    messages.iter().filter(|one| one.content.starts_with(TITLE)).cloned().collect()
}

/// Waits until the live message satisfies the condition, and returns it.
async fn wait_for_live_message(
    world: &World,
    description: &str,
    condition: impl Fn(&Message) -> bool,
) -> Message {
    let channel = world.discord.channel(world.channel);
    let all = channel.until(description, |all| live_messages(all).iter().any(&condition)).await;
    live_messages(&all).into_iter().find(condition).expect("it was there")
}

/// Returns the points that a live message shows for the leading player at the table of a thread; 0 if it shows none.
fn lead_points_at_table(message: &Message, thread: Snowflake) -> i32 {
    let line = message.content.lines().find(|line| line.contains(&format!("<#{thread}>")));
    let after = line.and_then(|line| line.split_once("** (")).map(|(_, points)| points);
    after.and_then(|points| points.split(')').next()?.parse().ok()).unwrap_or_default()
}

/// Takes the turn of the player to move at the table of a thread.
async fn play_one_turn(world: &World, thread: Snowflake, people: &[PersonIn]) {
    let boards = |all: &[Message]| all.iter().filter(|one| is_board(one)).count();
    let there = world.discord.channel(thread);
    let before = there.messages();
    let newest = before.iter().rfind(|one| one.picture().is_some()).expect("a board");
    let players = people.iter().map(|person| world.discord.person_by_id(person.id()));
    let seated: Vec<PersonIn> = players
        .flatten()
        .filter(|person| newest.content.contains(&person.name()))
        .map(|person| person.in_channel(thread))
        .collect();
    let (turn, _) = pinged_and_other_player(newest, &seated[0], &seated[1]);
    take_turn(turn).await;
    let count = boards(&before);
    there.until("the next board", |all| boards(all) > count).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_see_the_live_message_of_a_round() {
    let mut world = World::new(5).await;
    let mo = join_as_organiser(&world, "Mo");
    let people = world.add_people(["Ada", "Bo", "Cy", "Dee"]);
    use_tournament_command(&mo, "create", &standard_tournament_options("Cup", 2, 2)).await;
    for person in &people {
        use_tournament_command(person, "join", &[]).await;
    }
    use_tournament_command(&mo, "start", &[]).await;
    let tables = wait_for_table_threads(&world, 1, 2).await;
    let shown =
        wait_for_live_message(&world, "a live message", |one| one.content.starts_with(TITLE)).await;
    for table in &tables {
        assert!(shown.content.contains(&format!("<#{table}>")), "{}", shown.content);
    }
    // The live message pings nobody.
    assert!(shown.pinged.is_empty());

    // A turn appears in the live message ten seconds later, and not before.
    let thread = tables[0];
    play_one_turn(&world, thread, &people).await;
    world.clock.advance(PERIOD);
    let first = wait_for_live_message(&world, "the first points", |one| {
        lead_points_at_table(one, thread) > 0
    })
    .await;
    assert_eq!(first.id, shown.id);
    let points = lead_points_at_table(&first, thread);
    for _ in 0..4 {
        play_one_turn(&world, thread, &people).await;
    }
    world.clock.advance(PERIOD - 1);
    // Other changes of the tournament are published meanwhile, and the live message is not edited.
    use_tournament_command(&mo, "pause", &[]).await;
    wait_for_words(&world, "paused the tournament").await;
    use_tournament_command(&mo, "resume", &[]).await;
    wait_for_words(&world, "resumed the tournament").await;
    let same = wait_for_live_message(&world, "the live message", |one| one.id == shown.id).await;
    assert_eq!(lead_points_at_table(&same, thread), points, "{}", same.content);
    world.clock.advance(PERIOD);
    wait_for_live_message(&world, "more points", |one| lead_points_at_table(one, thread) != points)
        .await;

    // Another process continues to edit the same message.
    world.stop_bot().await;
    world.start_bot().await;
    use_tournament_command(&mo, "status", &[]).await;
    let before = wait_for_live_message(&world, "the live message", |one| one.id == shown.id).await;
    for _ in 0..4 {
        play_one_turn(&world, thread, &people).await;
    }
    // A process that was stopped during an edit leaves a lease behind, which expires after half a minute.
    for _ in 0..5 {
        world.clock.advance(PERIOD);
        use_tournament_command(&mo, "status", &[]).await;
    }
    let now = wait_for_live_message(&world, "points after the restart", |one| {
        one.content != before.content
    })
    .await;
    assert_eq!(now.id, shown.id, "{}", world.transcript());

    // The live message was deleted: the bot notices that once, and does not post it again.
    let channel = world.discord.channel(world.channel);
    channel.delete_message(now.id);
    play_one_turn(&world, thread, &people).await;
    world.clock.advance(2 * PERIOD);
    let store = Store::connect(&world.database_url()).await.expect("the bot's database");
    let cup = store.tournament_in(ChannelId::new(world.channel)).await;
    let cup = cup.expect("it answers").expect("a tournament");
    let is_gone = |one: &PostedMessage| one.name == "live-1" && one.message.is_none();
    let is_forgotten =
        async || store.posted_messages(cup).await.expect("it answers").iter().any(is_gone);
    wait_until("the deleted message is forgotten", is_forgotten).await;
    store.close().await;
    let refused = world.discord.refused_requests();
    let refused: Vec<u16> = refused.iter().map(|request| request.status).collect();
    assert_eq!(refused, [404]);
    world.discord.clear_journal();
    world.clock.advance(2 * PERIOD);
    use_tournament_command(&mo, "status", &[]).await;
    assert!(live_messages(&channel.messages()).is_empty(), "{}", world.transcript());
    world.finish_without_refusals();
}

/// Waits for a message about a table that begins with `heading` and whose thread is not in `known_threads`. Waits for the first
/// board in the thread, and returns the thread.
async fn wait_for_new_table_thread(
    world: &World,
    heading: &str,
    known_threads: &[Snowflake],
) -> Snowflake {
    let new = |all: &[Message]| -> Option<Snowflake> {
        let tables = all.iter().filter(|one| one.content.starts_with(heading));
        tables.filter_map(|one| one.thread).find(|thread| !known_threads.contains(thread))
    };
    let channel = world.discord.channel(world.channel);
    let all = channel.until(heading, |all| new(all).is_some()).await;
    let thread = new(&all).expect("it was there");
    let has_board = |all: &[Message]| all.iter().any(|one| one.picture().is_some());
    world.discord.channel(thread).until("a board", has_board).await;
    thread
}

#[tokio::test(flavor = "multi_thread")]
async fn a_live_message_below_which_others_were_posted_is_reposted_after_five_minutes() {
    let world = World::new(5).await;
    let mo = join_as_organiser(&world, "Mo");
    let people = world.add_people(["Ada", "Bo"]);
    use_tournament_command(&mo, "create", &standard_tournament_options("Cup", 1, 2)).await;
    for person in &people {
        use_tournament_command(person, "join", &[]).await;
    }
    use_tournament_command(&mo, "start", &[]).await;
    let thread = wait_for_table_threads(&world, 1, 1).await[0];
    let shown =
        wait_for_live_message(&world, "a live message", |one| one.content.starts_with(TITLE)).await;
    people[0].says("Good luck, everybody!");
    for _ in 0..2 {
        play_one_turn(&world, thread, &people).await;
    }
    world.clock.advance(PERIOD);
    let young =
        wait_for_live_message(&world, "the points", |one| lead_points_at_table(one, thread) > 0)
            .await;
    assert_eq!(young.id, shown.id, "it is too young to be posted anew");

    world.clock.advance(5 * 60_000);
    let points = lead_points_at_table(&young, thread);
    for _ in 0..4 {
        play_one_turn(&world, thread, &people).await;
    }
    world.clock.advance(2 * 60_000);
    let anew = wait_for_live_message(&world, "more points", |one| {
        lead_points_at_table(one, thread) != points
    })
    .await;
    assert_ne!(anew.id, shown.id, "{}", anew.content);
    let gone = |all: &[Message]| live_messages(all).len() == 1;
    let all = world.discord.channel(world.channel).until("the old one to go", gone).await;
    assert_eq!(all.last().map(|last| last.id), Some(anew.id));
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_arena_has_a_live_message_up_to_its_final_table_and_podium() {
    let world = World::new(9).await;
    let mo = join_as_organiser(&world, "Mo");
    let people = world.add_people(["Ada", "Bo"]);
    let options = [
        ("name", "Night".into()),
        ("arena", 10.into()),
        ("seats", 2.into()),
        ("final", true.into()),
        ("edition", "Standard rules".into()),
        ("clock", "No clock, so take all the time you want".into()),
    ];
    use_tournament_command(&mo, "create", &options).await;
    for person in &people {
        use_tournament_command(person, "join", &[]).await;
    }
    use_tournament_command(&mo, "start", &[]).await;
    let players = people.each_ref().map(|one| world.discord.person_by_id(one.id()).expect("there"));
    let first = wait_for_new_table_thread(&world, "Table 1: ", &[]).await;
    wait_for_words(&world, &format!("🔴 **The tables, live**\n<#{first}>: ")).await;
    play_thread_to_the_end(&world, first, &players).await;
    // The same two players are free and play again. At the end of their match the arena's time is over. Both must confirm their
    // presence before the clock advances.
    let second = wait_for_new_table_thread(&world, "Table 2: ", &[first]).await;
    world.clock.advance(PERIOD);
    let live = wait_for_words(&world, "\nStandings: 1. **").await;
    assert!(live.content.contains("** 12 · 2. **"), "{}", live.content);
    assert!(live.content.contains("\nLast chance for a new table: <t:"), "{}", live.content);
    for _ in 0..2 {
        play_one_turn(&world, second, &people).await;
    }
    wait_for_presence_confirmations(&world, 4).await;
    world.clock.advance(10 * 60_000);
    play_thread_to_the_end(&world, second, &players).await;
    let last = wait_for_new_table_thread(&world, "Final table: ", &[first, second]).await;
    wait_for_words(&world, &format!("🔴 **The final table, live**\n<#{last}>: ")).await;
    // Each live message is edited a last time, ten seconds after its last edit.
    world.clock.advance(PERIOD);
    wait_for_words(&world, "**The arena: how it ended**").await;
    play_thread_to_the_end(&world, last, &players).await;
    let end = wait_for_words(&world, "**Night** is over.").await;
    let picture = end.picture().expect("a podium");
    let alt = picture.alt_text.clone().expect("in words");
    assert!(alt.contains("Night") && alt.contains("1. "), "{alt}");
    world.clock.advance(PERIOD);
    let ended = wait_for_words(&world, "**The final table: how it ended**").await;
    assert_eq!(ended.content.lines().count(), 2, "{}", ended.content);
    let now = world.discord.channel(world.channel).messages();
    assert_eq!(now.iter().filter(|one| one.content.contains(", live**")).count(), 0);
    // The messages of the tables are enough.
    assert_eq!(now.iter().filter(|one| one.content.contains("New tables:")).count(), 0);
    // Ten minutes later, the threads are archived.
    let is_archived = |thread: &Snowflake| world.discord.channel(*thread).is_archived();
    assert!(![first, second, last].iter().any(is_archived));
    world.clock.advance(10 * 60_000);
    wait_until("the threads are archived", async || [first, second, last].iter().all(is_archived))
        .await;
    world.finish_without_refusals();
}
