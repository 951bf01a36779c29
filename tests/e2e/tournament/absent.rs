//! Presence at the tables of a tournament: an absent player delays nobody, and a present player is not treated as absent.

use discord_stand_in::Snowflake;
use discord_stand_in::people::{Message, PersonIn};
use triominos::store::Store;
use triominos::time::Clock as _;

use crate::support::bot::{World, ask_privately, private_message};
use crate::support::turns::take_turn;
use crate::support::wait_until;
use crate::tournament::course::{
    join_as_organiser, standard_tournament_options, use_tournament_command,
    wait_for_presence_confirmations, wait_for_table_threads, wait_for_words,
};

const MINUTE: i64 = 60_000;

/// Starts a tournament of two rounds in which these people sit at one table. Returns the table's thread, and the people as users of
/// the thread.
async fn begin_tournament_and_get_table_thread<const N: usize>(
    world: &World,
    organiser: &PersonIn,
    names: [&str; N],
) -> (Snowflake, [PersonIn; N]) {
    let people = world.add_people(names);
    use_tournament_command(organiser, "create", &standard_tournament_options("Cup", 2, 3)).await;
    for person in &people {
        use_tournament_command(person, "join", &[]).await;
    }
    use_tournament_command(organiser, "start", &[]).await;
    let thread = wait_for_table_threads(world, 1, 1).await[0];
    // The ten minutes to confirm one's presence begin when the tournament has stored that the table is open.
    let store = Store::connect(&world.database_url()).await.expect("the bot's database");
    let turn_up_by = Some(world.clock.now() + 10 * MINUTE);
    let is_open = async || store.next_tournament_due_at().await.expect("it answers") == turn_up_by;
    wait_until("the table is open", is_open).await;
    store.close().await;
    (thread, people.map(|person| person_in_thread(world, &person, thread)))
}

/// Returns a person as a user of a thread.
fn person_in_thread(world: &World, person: &PersonIn, thread: Snowflake) -> PersonIn {
    world.discord.person_by_id(person.id()).expect("a player").in_channel(thread)
}

/// Returns the newest board of a thread.
fn newest_board_in(world: &World, thread: Snowflake) -> Message {
    let all = world.discord.channel(thread).messages();
    all.into_iter().rfind(|message| message.picture().is_some()).expect("a board")
}

/// Returns the number of messages in a channel that contain these words.
fn count_messages(world: &World, channel: Snowflake, words: &str) -> usize {
    let all = world.discord.channel(channel).messages();
    all.iter().filter(|message| message.content.contains(words)).count()
}

/// Advances the clock minute by minute until this many messages in the channel contain these words. After each minute the bot
/// answers a command, so that the clock does not outrun the bot.
async fn wait_for_message_count(
    world: &World,
    organiser: &PersonIn,
    channel: Snowflake,
    words: &str,
    times: usize,
) {
    let said = async || {
        let all_said = count_messages(world, channel, words) >= times;
        if !all_said {
            world.clock.advance(MINUTE);
            use_tournament_command(organiser, "status", &[]).await;
        }
        all_said
    };
    wait_until(words, said).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_only_opened_the_rack_is_present_and_an_idle_first_player_is_absent() {
    let world = World::new(6).await;
    let mo = join_as_organiser(&world, "Mo");
    let (mut thread, people) =
        begin_tournament_and_get_table_thread(&world, &mo, ["Ada", "Bo", "Cy"]).await;
    let leader = newest_board_in(&world, thread).pinged;
    let (absent, onlookers): (Vec<_>, Vec<_>) =
        people.iter().partition(|person| leader == [person.id()]);
    let name = ["Ada", "Bo", "Cy"]
        .into_iter()
        .zip(&people)
        .find_map(|(name, person)| (leader == [person.id()]).then_some(name))
        .expect("the leader");
    assert_eq!((absent.len(), onlookers.len()), (1, 2));
    let first = newest_board_in(&world, thread);
    assert!(first.button("I’m Here").is_some(), "{}", first.content);
    assert!(first.content.contains("Called to this table?"), "{}", first.content);
    for round in 1..=2 {
        for person in &onlookers {
            let person = person_in_thread(&world, person, thread);
            private_message(person.click(&newest_board_in(&world, thread), "My Rack").await).await;
        }
        wait_for_presence_confirmations(&world, 2 * round).await;
        let missing = format!("**{name}** didn’t show up at table {round}");
        wait_for_message_count(&world, &mo, world.channel, &missing, 1).await;
        // The thread names the absent player and what happens to the seat, and does not say that the player has left.
        let is_absence_announced = |all: &[Message]| {
            all.iter().any(|message| {
                message.content.starts_with(&format!(
                    "**{name}** didn’t show up in time and comes last at this table. A computer takes over"
                ))
            })
        };
        let channel = world.discord.channel(thread);
        channel.until("the words about the absent", is_absence_announced).await;
        assert_eq!(
            count_messages(&world, thread, "has left"),
            0,
            "{}",
            world.discord.transcript(thread)
        );
        // The match continues with a move of the computer player or of the player to move.
        let onlooker_is_called = |all: &[Message]| {
            let newest = all.iter().rfind(|message| message.picture().is_some());
            newest.is_some_and(|one| onlookers.iter().any(|person| one.pinged == [person.id()]))
        };
        for _ in 0..20 {
            if onlooker_is_called(&channel.messages()) {
                break;
            }
            world.clock.advance(2_000);
            use_tournament_command(&mo, "status", &[]).await;
        }
        channel.until("the next player to be called", onlooker_is_called).await;
        let now = newest_board_in(&world, thread);
        if round == 1 {
            // The computer player that stands in for the absent player has made the first move: its name contains the player's
            // name, and nobody else has to confirm their presence.
            assert!(now.button("I’m Here").is_none(), "{}", now.content);
            let names_it = |one: &Message| one.content.contains(&format!("Stand-in for {name}"));
            let all = channel.messages();
            assert!(all.iter().any(names_it), "{}", world.discord.transcript(thread));
        }
        let turn = now.pinged;
        let next = onlookers.iter().find(|person| turn == [person.id()]).expect("an onlooker");
        take_turn(&person_in_thread(&world, next, thread)).await;
        if round == 1 {
            use_tournament_command(&mo, "result", &[("table", 1.into()), ("order", "void".into())])
                .await;
            thread = wait_for_table_threads(&world, 2, 1).await[0];
        }
    }
    wait_for_words(&world, &format!("**{name}** didn’t show up at two tables, so I’ve withdrawn"))
        .await;
    assert_eq!(
        count_messages(&world, world.channel, "so I’ve withdrawn"),
        1,
        "{}",
        world.transcript()
    );
    assert_eq!(
        count_messages(&world, world.channel, "show up at table"),
        2,
        "{}",
        world.transcript()
    );
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_person_at_a_table_continues_against_computers() {
    let world = World::new(6).await;
    let mo = join_as_organiser(&world, "Mo");
    let (thread, people) =
        begin_tournament_and_get_table_thread(&world, &mo, ["Ada", "Bo", "Cy"]).await;
    let leader = newest_board_in(&world, thread).pinged;
    let alone = people.iter().find(|person| leader != [person.id()]).expect("one who waits");
    private_message(alone.click(&newest_board_in(&world, thread), "My Rack").await).await;
    wait_for_presence_confirmations(&world, 1).await;
    // Most players are absent, so the bot asks the organiser to decide about the tournament.
    wait_for_message_count(&world, &mo, world.channel, "so I’ve paused the tournament", 1).await;
    let note = wait_for_words(&world, "so I’ve paused the tournament").await;
    assert_eq!(note.pinged, [mo.id()], "{}", note.content);
    assert_eq!(
        count_messages(&world, world.channel, "show up at table"),
        0,
        "{}",
        world.transcript()
    );
    use_tournament_command(&mo, "resume", &[]).await;
    wait_for_message_count(&world, &mo, thread, "didn’t show up in time", 2).await;
    let channel = world.discord.channel(thread);
    for _ in 0..3 {
        let is_called = |all: &[Message]| {
            let newest = all.iter().rfind(|message| message.picture().is_some());
            newest.is_some_and(|one| one.pinged == [alone.id()])
        };
        for _ in 0..20 {
            if is_called(&channel.messages()) {
                break;
            }
            world.clock.advance(2_000);
            use_tournament_command(&mo, "status", &[]).await;
        }
        channel.until("the one person to be called", is_called).await;
        let boards = count_messages(&world, thread, "");
        take_turn(alone).await;
        world.clock.advance(2_000);
        channel.until("the next board", |all| all.len() > boards).await;
    }
    assert_eq!(
        count_messages(&world, world.channel, "show up at table"),
        2,
        "{}",
        world.transcript()
    );
    assert_eq!(
        count_messages(&world, thread, "was settled"),
        0,
        "{}",
        world.discord.transcript(thread)
    );
    world.finish_without_refusals();
}

/// The bot is offline for fifty minutes. The outage begins two minutes after the players were called to their tables.
#[tokio::test(flavor = "multi_thread")]
async fn downtime_of_the_bot_makes_nobody_absent() {
    let mut world = World::new(6).await;
    let mo = join_as_organiser(&world, "Mo");
    let (thread, people) =
        begin_tournament_and_get_table_thread(&world, &mo, ["Ada", "Bo", "Cy"]).await;
    world.clock.advance(2 * MINUTE);
    use_tournament_command(&mo, "status", &[]).await;
    world.stop_bot().await;
    world.clock.advance(50 * MINUTE);
    world.start_bot().await;
    let extension_message =
        wait_for_words(&world, "I was offline, so I’ve extended every deadline by").await;
    assert!(
        extension_message.content.contains(
            "Players who’ve been called to a table or have to check in get their full time"
        )
    );
    assert!(extension_message.pinged.is_empty());
    // The answer shows that the bot is connected. Connecting again would take less than the nine minutes below.
    use_tournament_command(&mo, "status", &[]).await;
    // For nine more minutes no player counts as absent. Two of the three then show up, and only the third is absent.
    world.clock.advance(9 * MINUTE);
    for person in &people[1..] {
        assert!(ask_privately(person, "rack").await.content.contains("Your tiles"));
    }
    wait_for_presence_confirmations(&world, 2).await;
    assert_eq!(
        count_messages(&world, world.channel, "show up at table"),
        0,
        "{}",
        world.transcript()
    );
    wait_for_message_count(&world, &mo, world.channel, "**Ada** didn’t show up at table 1", 1)
        .await;
    let said = |all: &[Message]| {
        all.iter().any(|message| message.content.contains("**Ada** didn’t show up in time"))
    };
    world.discord.channel(thread).until("the words about the absent", said).await;
    assert_eq!(
        count_messages(&world, world.channel, "show up at table"),
        1,
        "{}",
        world.transcript()
    );
    // On a busy machine the clock may outrun the bot, which the bot takes for another short absence.
    assert_eq!(
        count_messages(&world, world.channel, &extension_message.content),
        1,
        "{}",
        world.transcript()
    );
    world.finish_without_refusals();
}
