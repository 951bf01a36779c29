//! Tournaments from creation to end, with mistakes and interruptions.

use discord_stand_in::people::{Message, Person, PersonIn};
use discord_stand_in::{OptionValue, Snowflake, permission};
use triominos::ids::ChannelId;
use triominos::store::{Store, StoredEvent};
use triominos_rules::game::{Edition, Match};

use crate::restart::killed::load_newest_table_in;
use crate::support::bot::{BREAK, World, ask_privately, is_board, private_message};
use crate::support::turns::take_turn;
use crate::support::wait_until;

const MINUTE: i64 = 60_000;

/// The name and the value of a command's option.
pub type OptionInput<'a> = (&'a str, OptionValue);

/// Uses a subcommand of `/tournament`. Returns the private answer.
pub async fn use_tournament_command(
    person: &PersonIn,
    subcommand: &str,
    options: &[OptionInput<'_>],
) -> Message {
    private_message(person.slash(&format!("tournament {subcommand}"), options).await).await
}

/// Kills the bot and starts it again. Then advances the clock until the leases of the killed bot have expired. Two commands of the
/// organiser are answered: the first shows that the bot is connected before the clock advances, the second makes the background
/// workers continue at the new time.
pub async fn restart_bot(world: &mut World, organiser: &PersonIn) {
    world.stop_bot().await;
    world.start_bot().await;
    use_tournament_command(organiser, "status", &[]).await;
    world.clock.advance(60_000);
    use_tournament_command(organiser, "status", &[]).await;
}

/// Cancels the channel's tournament, and confirms this in the bot's question. Returns the last answer.
pub async fn cancel_tournament_and_confirm(organiser: &PersonIn) -> Message {
    let question = use_tournament_command(organiser, "cancel", &[]).await;
    assert_eq!(question.button_labels(), ["Cancel the Tournament", "Back"], "{}", question.content);
    private_message(organiser.click(&question, "Cancel the Tournament").await).await
}

/// Leaves the channel's tournament, confirms this in the bot's question, and advances the clock by the two minutes in which
/// leaving can be taken back. Returns the last answer.
pub async fn leave_tournament_and_confirm(world: &World, person: &PersonIn) -> Message {
    let question = use_tournament_command(person, "leave", &[]).await;
    let left = private_message(person.click(&question, "Leave the Tournament").await).await;
    world.clock.advance(2 * MINUTE);
    left
}

/// Creates an administrator of the server, who may organise tournaments.
pub fn join_as_organiser(world: &World, name: &str) -> PersonIn {
    let person = world.discord.add_person(name, "en-US").with_administrator_permission();
    person.in_channel(world.channel)
}

/// Returns options for a tournament with standard rules and without turn clocks.
pub fn standard_tournament_options<'a>(
    name: &'a str,
    rounds: i32,
    seats: i32,
) -> Vec<OptionInput<'a>> {
    vec![
        ("name", name.into()),
        ("rounds", rounds.into()),
        ("seats", seats.into()),
        ("edition", "Standard rules".into()),
        ("clock", "No clock, so take all the time you want".into()),
    ]
}

/// Waits for the message that shows the state of the tournament with this name. Returns the newest such message.
pub async fn wait_for_tournament_message(world: &World, name: &str) -> Message {
    let title = format!("**{name}**: a ");
    let channel = world.discord.channel(world.channel);
    let has = |all: &[Message]| all.iter().any(|message| message.content.starts_with(&title));
    let all = channel.until("the tournament's message", has).await;
    all.into_iter().rfind(|message| message.content.starts_with(&title)).expect("it was there")
}

/// Waits for a message in the test's channel with these words, and returns the newest such message.
pub async fn wait_for_words(world: &World, words: &str) -> Message {
    let channel = world.discord.channel(world.channel);
    let says = |all: &[Message]| all.iter().any(|message| message.content.contains(words));
    let all = channel.until(words, says).await;
    all.into_iter().rfind(|message| message.content.contains(words)).expect("it was there")
}

/// Waits until this many tables of a round have a thread with a board, and returns the threads.
pub async fn wait_for_table_threads(world: &World, round: usize, count: usize) -> Vec<Snowflake> {
    let channel = world.discord.channel(world.channel);
    let head = format!("Round {round} · Table ");
    let of_round = |all: &[Message]| -> Vec<Snowflake> {
        let tables = all.iter().filter(|message| message.content.starts_with(&head));
        tables.filter_map(|message| message.thread).collect()
    };
    let all = channel.until(&head, |all| of_round(all).len() == count).await;
    let threads = of_round(&all);
    for thread in &threads {
        let has_board = |all: &[Message]| all.iter().any(|message| message.picture().is_some());
        let there = world.discord.channel(*thread);
        world.await_while_computers_play(there.until("a board", has_board)).await;
    }
    threads
}

/// Returns the boards among these messages.
fn boards_among(messages: &[Message]) -> Vec<&Message> {
    messages.iter().filter(|message| is_board(message)).collect()
}

/// Returns `true` if one of these messages announces the end of a match.
fn has_final_message(messages: &[Message]) -> bool {
    messages.iter().any(|message| message.button("Download the Record").is_some())
}

/// Plays the match in a thread to its end: takes the turns of the people, and advances the clock for the computer players.
pub async fn play_thread_to_the_end(world: &World, thread: Snowflake, people: &[Person]) {
    let channel = world.discord.channel(thread);
    let mut seen = 0;
    for _ in 0..300 {
        let new = channel.until("a new board", |all| boards_among(all).len() > seen);
        let all = world.await_while_computers_play(new).await;
        if has_final_message(&all) {
            return;
        }
        let boards = boards_among(&all);
        seen = boards.len();
        let newest = boards.last().expect("there is one");
        match newest.pinged.as_slice() {
            [] => world.clock.advance(BREAK),
            [id] => {
                let person = people.iter().find(|person| person.id() == *id).expect("a player");
                take_turn(&person.in_channel(thread)).await;
            }
            more => panic!("{more:?} were called"),
        }
    }
    panic!("no end in sight\n{}", world.discord.transcript(thread));
}

#[tokio::test(flavor = "multi_thread")]
async fn two_persons_and_two_computers_play_two_rounds_with_a_restart_between() {
    let mut world = World::new(11).await;
    let mo = join_as_organiser(&world, "Mo");
    let (ada, ada_here) = world.add_person("Ada");
    let (bo, bo_here) = world.add_person("Bo");
    let people = [ada, bo];

    let created = use_tournament_command(
        &mo,
        "create",
        &[standard_tournament_options("Friday", 2, 2), vec![("computers", 2.into())]].concat(),
    )
    .await;
    assert!(created.content.contains("The tournament is open"), "{}", created.content);
    let board = wait_for_tournament_message(&world, "Friday").await;
    assert!(board.content.contains("Players (2 of 64)"), "{}", board.content);
    assert!(board.pinged.is_empty());
    let joined = private_message(ada_here.click(&board, "Join").await).await;
    assert!(joined.content.contains("welcome to **Friday**"), "{}", joined.content);
    let twice = private_message(ada_here.click(&board, "Join").await).await;
    assert!(twice.content.contains("already"), "{}", twice.content);
    use_tournament_command(&bo_here, "join", &[]).await;
    let board = wait_for_words(&world, "Players (4 of 64)").await;
    assert!(board.content.contains("**Ada** and **Bo**"), "{}", board.content);

    let stranger = use_tournament_command(&ada_here, "start", &[]).await;
    assert!(stranger.content.contains("Only organisers"), "{}", stranger.content);
    use_tournament_command(&mo, "start", &[]).await;
    let first = wait_for_table_threads(&world, 1, 2).await;
    let again = use_tournament_command(&mo, "start", &[]).await;
    assert!(again.content.contains("already started"), "{}", again.content);
    // The table of the computer players may be over.
    assert!(again.content.contains("still playing: "), "{}", again.content);

    // In each thread with people, they are called once, and the match has begun.
    for thread in &first {
        let all = world.discord.channel(*thread).messages();
        let call = all.iter().find(|message| message.button("I’m Here").is_some());
        let persons = people
            .iter()
            .filter(|person| call.is_some_and(|call| call.pinged.contains(&person.id())));
        assert_eq!(call.map_or(0, |call| call.pinged.len()), persons.count());
        if let Some(call) = call {
            let person = people.iter().find(|person| call.pinged.contains(&person.id()));
            let there = person.expect("somebody is called").in_channel(*thread);
            let here = private_message(there.click(call, "I’m Here").await).await;
            assert!(here.content.contains("Great"), "{}", here.content);
            // Only the tournament can end the match.
            let end = ask_privately(&there, "end").await;
            assert!(end.content.contains("is part of a tournament"), "{}", end.content);
            let status = use_tournament_command(&there, "status", &[]).await;
            assert!(status.content.contains("**Friday**: standings"), "{}", status.content);
        }
    }

    play_thread_to_the_end(&world, first[0], &people).await;
    world.stop_bot().await;
    world.clock.advance(60_000);
    world.start_bot().await;
    play_thread_to_the_end(&world, first[1], &people).await;

    let standings = wait_for_words(&world, "**Friday** after round 1").await;
    let alt = standings.picture().and_then(|picture| picture.alt_text.clone()).expect("in words");
    assert!(alt.starts_with("Friday · after round 1. Page 1 of 1.\n1. "), "{alt}");
    for name in ["Ada", "Bo", "Computer Owl", "Computer Fox"] {
        assert!(alt.contains(&format!(". {name}: ")), "{name}: {alt}");
    }
    assert!(standings.content.contains("1\\. **"), "{}", standings.content);
    let details = private_message(ada_here.click(&standings, "Details").await).await;
    assert!(details.content.contains("Player"), "{}", details.content);
    let second = wait_for_table_threads(&world, 2, 2).await;
    assert!(second.iter().all(|thread| !first.contains(thread)));
    let store = Store::connect(&world.database_url()).await.expect("the bot's database");
    for thread in second {
        let table = load_newest_table_in(&store, thread).await;
        assert_eq!(table.game().map(Match::rules), Edition::Goliath.rules(2).as_ref());
        play_thread_to_the_end(&world, thread, &people).await;
    }
    store.close().await;
    let end = wait_for_words(&world, "**Friday** is over").await;
    assert!(end.content.contains("wins! 🏆"), "{}", end.content);
    let late = use_tournament_command(&bo_here, "join", &[]).await;
    assert!(late.content.contains("tournament is over"), "{}", late.content);

    // No message was posted twice.
    let all = world.discord.channel(world.channel).messages();
    let mut contents: Vec<&str> = all.iter().map(|message| message.content.as_str()).collect();
    contents.sort_unstable();
    let count = contents.len();
    contents.dedup();
    assert_eq!(contents.len(), count, "{}", world.transcript());
    // The tournament's message, two rounds with a live message each, their four tables, and the standings after the first round and
    // at the end.
    assert_eq!(count, 11, "{}", world.transcript());

    let explained = use_tournament_command(&ada_here, "status", &[("player", "Ada".into())]).await;
    assert!(explained.content.contains("Round 1, table"), "{}", explained.content);
    assert!(explained.content.contains("Opponents’ points"), "{}", explained.content);
    let log = use_tournament_command(&mo, "log", &[]).await;
    assert!(log.content.contains("created the tournament"), "{}", log.content);
    world.finish_without_refusals();
}

/// Advances the clock for the computer players of a table until the match is over, or closed because no person has shown up.
async fn let_computers_play_to_the_end(world: &World, thread: u64) {
    let thread = world.discord.channel(thread);
    let closed = |all: &[Message]| {
        has_final_message(all)
            || all.iter().any(|one| one.content.contains("an organiser ended it"))
    };
    while !closed(&thread.messages()) {
        let count = boards_among(&thread.messages()).len();
        world.clock.advance(2_000);
        let on = |all: &[Message]| closed(all) || boards_among(all).len() > count;
        thread.until("the table to go on", on).await;
    }
}

/// Waits until the bot has stored this many confirmations of presence in the tournament. It stores each after it has answered the
/// person.
pub async fn wait_for_presence_confirmations(world: &World, count: usize) {
    let store = Store::connect(&world.database_url()).await.expect("the bot's database");
    let channel = ChannelId::new(world.channel);
    let id = store.tournament_in(channel).await.expect("it answers").expect("a tournament");
    let have_arrived = async || {
        let stored = store.tournament(id).await.expect("it answers").expect("it is there");
        let is_arrival = |event: &&StoredEvent| event.body.contains("\"arrived\"");
        stored.events.iter().filter(is_arrival).count() >= count
    };
    wait_until(&format!("{count} arrivals are stored"), have_arrived).await;
    store.close().await;
}

/// Advances the clock minute by minute until the messages in the tournament's channel satisfy the condition. After each minute the
/// bot answers a command, so that the clock does not outrun the bot.
///
/// The time in which players can confirm their presence begins when the bot has stored that the table is open. No message shows
/// that moment, so the clock cannot advance by the whole time at once.
async fn pass_minutes_until(
    world: &World,
    organiser: &PersonIn,
    description: &str,
    condition: impl Fn(&[Message]) -> bool,
) {
    let channel = world.discord.channel(world.channel);
    for _ in 0..60 {
        if condition(&channel.messages()) {
            break;
        }
        world.clock.advance(MINUTE);
        use_tournament_command(organiser, "status", &[]).await;
    }
    channel.until(description, condition).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_pauses_if_none_of_four_players_turns_up() {
    let world = World::new(3).await;
    let mo = join_as_organiser(&world, "Mo");
    let people = world.add_people(["Nell", "Nick", "Nina", "Noah"]);
    let options = [
        ("name", "Autumn Cup".into()),
        ("rounds", 4.into()),
        ("edition", "Official tournament rules".into()),
        ("clock", "No clock, so take all the time you want".into()),
        ("computers", 12.into()),
    ];
    use_tournament_command(&mo, "create", &options).await;
    for person in &people {
        use_tournament_command(person, "join", &[]).await;
    }
    wait_for_words(&world, "Players (16 of 64)").await;
    use_tournament_command(&mo, "start", &[]).await;
    let channel = world.discord.channel(world.channel);
    for round in 1..=2 {
        let threads = wait_for_table_threads(&world, round, 4).await;
        world.clock.advance(2_000);
        // Tables of computer players only are over. The other tables wait for the people who were called.
        let missing = |all: &[Message]| {
            let no_show = |message: &&Message| message.content.contains("show up at table");
            all.iter().filter(no_show).count() == 4 * round
        };
        let paused = |all: &[Message]| {
            let is_pause = |one: &&Message| one.content.contains("so I’ve paused the tournament");
            all.iter().filter(is_pause).count() == round
        };
        pass_minutes_until(&world, &mo, "the pause, as nobody has come", paused).await;
        use_tournament_command(&mo, "resume", &[]).await;
        pass_minutes_until(&world, &mo, "four who didn’t turn up", missing).await;
        if round < 2 {
            for thread in threads {
                let_computers_play_to_the_end(&world, thread).await;
            }
            wait_for_words(&world, "**Autumn Cup** after round 1").await;
        }
    }
    let end = wait_for_words(&world, "everyone has left, and computers don’t carry on").await;
    assert!(end.content.contains("**Autumn Cup**"), "{}", end.content);
    let withdrawn = |all: &[Message]| {
        all.iter().filter(|message| message.content.contains("so I’ve withdrawn")).count() == 4
    };
    channel.until("four who are withdrawn", withdrawn).await;
    if let Ok(path) = std::env::var("SAVE_SHOW") {
        world.discord.save(std::path::Path::new(&path)).expect("a place to save the show");
    }
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn invalid_requests_are_refused_kindly_and_change_nothing() {
    let world = World::new(1).await;
    let mo = join_as_organiser(&world, "Mo");
    let [ada, bo, cy] = world.add_people(["Ada", "Bo", "Cy"]);
    let none = use_tournament_command(&ada, "status", &[]).await;
    assert!(none.content.contains("no tournament in this channel"), "{}", none.content);
    let plain =
        use_tournament_command(&ada, "create", &standard_tournament_options("Mine", 2, 2)).await;
    assert!(plain.content.contains("**Manage Events**"), "{}", plain.content);
    for (more, words) in [
        (("rounds", OptionValue::from(16)), "between 1 and 15 rounds"),
        (("seats", 5.into()), "2 to 4 players"),
        (("capacity", 1.into()), "between 2 and 256"),
        (("edition", "No-score rules".into()), "rules that keep score"),
        (("arena", 5.into()), "between 10 and 1440 minutes"),
        (("check-in", 0.into()), "between 1 and 1440 minutes"),
        (("time", 1.into()), "between 5 and 20160 minutes"),
        (("no-show", 0.into()), "between 1 and 2880 minutes"),
    ] {
        let mut options = standard_tournament_options("Bad", 2, 2);
        let replaced = if more.0 == "arena" { "rounds" } else { more.0 };
        options.retain(|(name, _)| *name != replaced);
        options.push(more);
        let refused = use_tournament_command(&mo, "create", &options).await;
        assert!(refused.content.contains(words), "{words}: {}", refused.content);
    }
    let there = world.discord.channel(world.channel);
    there.deny_bot(permission::CREATE_PUBLIC_THREADS);
    let refused =
        use_tournament_command(&mo, "create", &standard_tournament_options("Cup", 2, 2)).await;
    assert!(refused.content.contains("Create Public Threads"), "{}", refused.content);
    there.allow_bot(permission::CREATE_PUBLIC_THREADS);
    assert!(there.messages().is_empty(), "{}", world.transcript());

    use_tournament_command(
        &mo,
        "create",
        &[standard_tournament_options("Cup", 2, 2), vec![("capacity", 2.into())]].concat(),
    )
    .await;
    let board = wait_for_tournament_message(&world, "Cup").await;
    let second =
        use_tournament_command(&mo, "create", &standard_tournament_options("Other", 2, 2)).await;
    assert!(second.content.contains("already a tournament in this channel"), "{}", second.content);
    let few = use_tournament_command(&mo, "start", &[]).await;
    assert!(few.content.contains("There aren’t enough players yet: you have 0"), "{}", few.content);
    ada.click(&board, "Join").await;
    bo.click(&board, "Join").await;
    let full = use_tournament_command(&cy, "join", &[]).await;
    assert!(full.content.contains("number 1 on the waiting list"), "{}", full.content);
    for (part, options, words) in [
        ("computers", vec![("count", 1.into())], "all 2 places"),
        ("check-in", vec![], "Check-in isn’t open right now"),
        ("resume", vec![], "isn’t paused"),
        ("extend", vec![("minutes", 30.into())], "hasn’t started"),
        ("result", vec![("table", 1.into()), ("order", "1>2".into())], "no table 1"),
        (
            "withdraw",
            vec![("player", "Nobody".into())],
            "one of the suggestions that appear as you type",
        ),
        ("pardon", vec![("player", "Ada".into())], "there’s nothing to pardon"),
        (
            "replace",
            vec![("player", "Ada".into()), ("by", bo.id().into())],
            "is already in this tournament",
        ),
    ] {
        let person = if part == "check-in" { &ada } else { &mo };
        let refused = use_tournament_command(person, part, &options).await;
        assert!(refused.content.contains(words), "{part}: {}", refused.content);
    }
    // The organiser leaves the server. A person with the chosen role can continue the tournament with everything in it.
    let home = world.discord.home();
    let stewards = home.add_role("Stewards", false);
    let chosen = use_tournament_command(&mo, "organisers", &[("role", stewards.into())]).await;
    assert!(chosen.content.contains(&format!("<@&{stewards}>")), "{}", chosen.content);
    world.discord.person_by_id(mo.id()).expect("Mo is known").leaves(home.id());
    let refused = use_tournament_command(&cy, "cancel", &[]).await;
    assert!(refused.content.contains("Only organisers"), "{}", refused.content);
    let refused =
        use_tournament_command(&cy, "create", &standard_tournament_options("Mine", 2, 2)).await;
    let named = format!("the <@&{stewards}> role or the **Manage Events** permission");
    assert!(refused.content.contains(&named), "{}", refused.content);
    home.give_role(cy.id(), stewards);
    use_tournament_command(&cy, "start", &[]).await;
    let threads = wait_for_table_threads(&world, 1, 1).await;

    // A table is decided while its match is played, which ends the match.
    let offered = cy.autocomplete(
        "tournament result",
        &[("table", 1.into()), ("order", "ada > b".into())],
        "order",
    );
    let offered = offered.await;
    assert_eq!(offered.len(), 1, "{offered:?}");
    let order = offered[0].value.as_str().expect("a text").to_owned();
    // People at the table cannot decide it, even if they are organisers.
    home.give_role(ada.id(), stewards);
    let own = [("table", 1.into()), ("order", order.as_str().into())];
    let refused = use_tournament_command(&ada, "result", &own).await;
    for words in ["You’re playing at table 1 yourself", "Another organiser or a moderator can"] {
        assert!(refused.content.contains(words), "{words}: {}", refused.content);
    }
    use_tournament_command(&cy, "result", &own).await;
    wait_for_words(&world, "set the result of table 1: **Ada** > **Bo**").await;
    let closed = |all: &[Message]| {
        all.iter().any(|message| message.content.contains("An organiser ended the match"))
    };
    world.discord.channel(threads[0]).until("the match to end", closed).await;
    wait_for_words(&world, "1. **Ada** (+12)").await;
    let second = wait_for_table_threads(&world, 2, 1).await;
    assert_ne!(second, threads);
    let left = leave_tournament_and_confirm(&world, &ada).await;
    assert!(left.content.contains("ve left"), "{}", left.content);
    // Bo is the only player left and has won the tournament, because no further match is possible.
    let end = wait_for_words(&world, "wins! 🏆").await;
    assert!(end.content.contains("Cup"), "{}", end.content);
    let over = use_tournament_command(&cy, "pause", &[]).await;
    assert!(over.content.contains("is over"), "{}", over.content);
    world.finish_without_refusals();
}
