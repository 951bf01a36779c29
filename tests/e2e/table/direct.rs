//! Matches in direct messages, alone or against computer players, and commands that are not available there.

use discord_stand_in::people::{Message, PersonIn};
use discord_stand_in::{OptionValue, Snowflake};

use crate::support::bot::{World, ask_privately, private_message};
use crate::support::database::{DatabaseKind, for_each_database};
use crate::support::openapi;
use crate::support::turns::take_turn;
use crate::turn::round::play_turn;

const HOUR: i64 = 60 * 60 * 1000;

/// Waits for the next message with a picture in the person's direct messages. Advances the clock whenever a computer player waits
/// before its move.
async fn wait_for_next_board(world: &World, person: &PersonIn) -> Message {
    let there = world.discord.channel(person.channel());
    world
        .await_while_computers_play(there.next_message(|message| message.picture().is_some()))
        .await
}

/// Opens a table in direct messages, and returns its message.
async fn open_table_in_direct_messages(
    world: &World,
    person: &PersonIn,
    options: &[(&str, OptionValue)],
) -> Message {
    let opened = private_message(person.slash("play", options).await).await;
    assert!(opened.content.starts_with("Your table is open."), "{}", opened.content);
    let is_lobby = |message: &Message| message.button("Start").is_some();
    world.discord.channel(person.channel()).next_message(is_lobby).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_in_direct_messages_survives_restarts_of_the_bot() {
    for_each_database(check_direct_match_with_restarts).await;
}

/// Runs the test `a_match_in_direct_messages_survives_restarts_of_the_bot` on a database of
/// this kind.
async fn check_direct_match_with_restarts(kind: DatabaseKind) {
    let mut world = World::with_bot_on(kind, 1).await;
    let (person, at_home) = world.add_person("Ada");
    let ada = person.in_dm();
    let there = world.discord.channel(ada.channel());
    let unrated = ask_privately(&at_home, "profile").await;

    let lobby = open_table_in_direct_messages(&world, &ada, &[("length", "rounds-1".into())]).await;
    assert!(
        lobby.content.contains("don’t count towards ratings or leaderboards"),
        "{}",
        lobby.content
    );
    assert!(
        lobby.content.contains("Seats taken: 2 of"),
        "somebody to play against: {}",
        lobby.content
    );
    for button in ["Join", "Settings"] {
        assert!(
            lobby.button(button).is_none(),
            "nobody else can join: {:?}",
            lobby.button_labels()
        );
    }
    let twice = ask_privately(&ada, "play").await;
    let link = format!("https://discord.com/channels/@me/{}/{}", ada.channel(), lobby.id);
    assert!(twice.content.contains(&link), "{}", twice.content);
    private_message(ada.click(&lobby, "All Rules").await).await;
    ada.click(&lobby, "Start").await;

    let mut board = wait_for_next_board(&world, &ada).await;
    for turn in 0.. {
        if board.button("Play Again").is_some() {
            break;
        }
        assert_eq!(board.pinged, [ada.id()], "{}", board.content);
        play_turn(&ada, &board).await;
        if turn < 3 {
            // The turn has been played, and may not have been announced yet.
            world.stop_bot().await;
            world.start_bot().await;
        }
        board = wait_for_next_board(&world, &ada).await;
        if turn == 3 {
            let before = ask_privately(&ada, "rack").await.content;
            world.stop_bot().await;
            world.start_bot().await;
            assert_eq!(ask_privately(&ada, "rack").await.content, before);
        }
    }
    let is_old = |message: &Message| message.button("My Rack").is_some();
    there.until("no board but the last", |all| !all.iter().any(is_old)).await;
    for button in ["Download the Record", "Watch Replay"] {
        private_message(ada.click(&board, button).await).await;
    }

    // The match does not appear on any server.
    assert_eq!(ask_privately(&at_home, "profile").await.content, unrated.content);
    assert!(ask_privately(&at_home, "games").await.content.contains("no match"));
    assert!(world.discord.channel(world.channel).messages().is_empty());

    let again = private_message(ada.click(&board, "Play Again").await).await;
    assert!(again.content.contains("Your tiles"), "{}", again.content);
    let board = there.next_message(|message| message.button("My Rack").is_some()).await;
    assert!(
        board.content_and_alt_texts().contains("Computer Owl"),
        "the computer as well: {}",
        board.content
    );
    let sure = ask_privately(&ada, "end").await;
    private_message(ada.click(&sure, "End the Match").await).await;
    there.until("it ended", |all| all.iter().any(|m| m.content.contains("ended the match"))).await;
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_solo_match_in_direct_messages_has_one_player() {
    let world = World::new(3).await;
    let ada = world.add_person("Ada").0.in_dm();
    let lobby = open_table_in_direct_messages(&world, &ada, &[("computers", 0.into())]).await;
    assert!(lobby.content.contains("play solo"), "{}", lobby.content);
    let help = ask_privately(&ada, "help").await;
    assert!(help.content.contains("Choose how many computers play"), "{}", help.content);
    ada.click(&lobby, "Start").await;
    let board = wait_for_next_board(&world, &ada).await;
    assert_eq!(board.pinged, [ada.id()]);
    assert!(ask_privately(&ada, "help").await.content.contains("it’s your turn"));
    let hint = ask_privately(&ada, "hint").await;
    assert!(hint.content.starts_with("**Hint:**"), "{}", hint.content);
    take_turn(&ada).await;
    wait_for_next_board(&world, &ada).await;
    let sure = ask_privately(&ada, "end").await;
    let ended = private_message(ada.click(&sure, &sure.button_labels()[0]).await).await;
    assert!(ended.content.contains("ended"), "{}", ended.content);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_that_need_a_server_are_refused_in_direct_messages() {
    let world = World::new(1).await;
    let (person, _) = world.add_person("Ada");
    let bo = world.add_person("Bo").0;
    let ada = person.in_dm();
    let void = [("result", "1".into()), ("reason", "cheated".into())];
    type Refused<'a> = (&'a str, &'a [(&'a str, OptionValue)], &'a str);
    let commands: [Refused<'_>; 10] = [
        ("settings", &[("thread", true.into())], "belong to a server"),
        ("leaderboard", &[], "Leaderboards belong to servers"),
        ("profile", &[], "You have a separate profile on each server"),
        ("history", &[], "listed for each server separately"),
        ("moderate", &[], "for a server’s moderators"),
        ("doctor", &[], "my permissions on a server"),
        ("void-result", &void, "Only a server’s results"),
        ("tournament create", &[("name", "Cup".into())], "Tournaments are played on servers"),
        ("tournament status", &[], "Tournaments are played on servers"),
        ("stand-in", &[], "Nobody else plays in direct messages"),
    ];
    for (command, options, why) in commands {
        let answer = private_message(ada.slash(command, options).await).await;
        assert!(answer.content.contains(why), "/{command}: {}", answer.content);
    }
    let with = format!("<@{}>", bo.id());
    let options: [(&str, OptionValue, &str); 3] = [
        ("with", with.into(), "Nobody else can join"),
        ("thread", true.into(), "Direct messages have no threads"),
        ("rated", true.into(), "in direct messages aren’t rated"),
    ];
    for (option, value, why) in options {
        let answer = private_message(ada.slash("play", &[(option, value)]).await).await;
        assert!(answer.content.contains(why), "{option}: {}", answer.content);
    }
    let help = ask_privately(&ada, "help").await;
    assert!(help.content.contains("to play alone or against computers"), "{}", help.content);
    assert!(ask_privately(&ada, "rules").await.is_ephemeral());
    for command in ["rack", "board", "draw", "pass", "leave", "end", "rejoin", "hint", "undo"] {
        let answer = ask_privately(&ada, command).await;
        assert!(answer.content.contains("no table"), "/{command}: {}", answer.content);
    }
    assert!(world.discord.channel(ada.channel()).messages().is_empty(), "nothing has happened");
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_persons_games_on_all_servers_are_listed_with_links() {
    let world = World::new(1).await;
    let [(ada, ada_here), (bo, bo_here)] = ["Ada", "Bo"].map(|name| world.add_person(name));
    let elsewhere = world.discord.add_guild("Elsewhere", "en-US");
    let other_channel = elsewhere.add_text_channel("away");
    for person in [&ada, &bo] {
        person.joins(elsewhere.id());
    }
    let direct = ada.in_dm();
    let none = ask_privately(&direct, "games").await;
    assert!(none.content.contains("on a server I’m in"), "{}", none.content);

    let first = world.begin_match(&[&ada_here, &bo_here]).await;
    let (ada_away, bo_away) = (ada.in_channel(other_channel), bo.in_channel(other_channel));
    let second = world.begin_match(&[&ada_away, &bo_away]).await;
    open_table_in_direct_messages(&world, &direct, &[]).await;
    world.wait_until_published().await;

    let link = |guild: Snowflake, channel: Snowflake, message: Snowflake| {
        format!("https://discord.com/channels/{guild}/{channel}/{message}")
    };
    let home = world.discord.home().id();
    let places = [
        (format!("<#{}>", world.channel), link(home, world.channel, first.id), &first),
        (format!("<#{other_channel}>"), link(elsewhere.id(), other_channel, second.id), &second),
    ];
    let listed = ask_privately(&direct, "games").await.content;
    assert!(listed.contains("All your matches: 3"), "{listed}");
    for (channel, link, board) in &places {
        let line = listed.lines().find(|line| line.contains(channel)).expect("a line for each");
        assert!(line.contains(link.as_str()), "{listed}");
        let own = board.pinged == [ada.id()];
        assert_eq!(line.contains("**your turn**"), own, "{listed}");
    }
    let own = listed.lines().find(|line| line.contains("[Direct messages]")).expect("this one");
    assert!(own.contains("waiting for you to start the match"), "{listed}");
    // On a server, matches on other servers are not listed.
    let here = ask_privately(&ada_here, "games").await.content;
    assert!(here.contains(&places[0].0) && !here.contains(&places[1].0), "{here}");
    assert_eq!(here.lines().count(), 2, "{here}");

    // A turn is played from the list in direct messages.
    let (player, board) = if first.pinged == [ada.id()] { (&ada, &first) } else { (&bo, &first) };
    let there = player.in_dm();
    let games = ask_privately(&there, "games").await;
    let number = games.content.lines().position(|line| line.contains(&places[0].0));
    let label = format!("{}: My Rack", number.expect("the first"));
    let rack = private_message(there.click(&games, &label).await).await;
    let way = rack.button("Go to the Table").and_then(|button| button.url);
    assert_eq!(way.as_deref(), Some(link(home, world.channel, board.id).as_str()));
    crate::turn::round::play_from_rack(&there, rack).await;
    world.wait_for_board(world.channel).await;
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_server_without_the_bot_its_user_gets_private_answers() {
    let world = World::new(1).await;
    let (ada, ada_here) = world.add_person("Ada");
    let (bo, bo_here) = world.add_person("Bo");
    let foreign = world.discord.add_guild("No bots", "de");
    let channel = foreign.add_text_channel("lounge");
    foreign.removes_bot();
    ada.joins(foreign.id());
    let ada_there = ada.in_channel(channel);
    assert!(ada_there.try_slash("help", &[]).await.is_err(), "she does not have it yet");
    ada.installs_bot();
    let group = ada.in_channel(ada.starts_group("Friends", &[&bo]));
    let board = world.begin_match(&[&ada_here, &bo_here]).await;
    world.wait_until_published().await;
    world.discord.clear_journal();

    for there in [&ada_there, &group] {
        let help = ask_privately(there, "help").await;
        assert!(help.content.contains("only you can see my answers"), "{}", help.content);
        assert!(ask_privately(there, "rules").await.is_ephemeral());
        let games = ask_privately(there, "games").await;
        assert!(games.content.contains(&board.id.to_string()), "{}", games.content);
        let rack = private_message(there.click(&games, "My Rack").await).await;
        assert!(rack.content.contains("our tiles"), "{}", rack.content);
        for command in ["leaderboard", "settings", "tournament status"] {
            assert!(there.try_slash(command, &[]).await.is_err(), "/{command} is not offered");
        }
    }
    for command in ["play", "rack", "leave", "preferences"] {
        let answer = ask_privately(&ada_there, command).await;
        assert!(answer.content.contains("I’m not a member here"), "/{command}: {}", answer.content);
        assert!(group.try_slash(command, &[]).await.is_err(), "/{command} is not offered");
    }
    let posted = |request: &discord_stand_in::RecordedRequest| {
        request.method == "POST" && request.path.starts_with("/channels/")
    };
    assert!(!world.discord.requests().iter().any(posted), "it says nothing there");

    // Most commands cannot be used there, so they stay plain.
    openapi::check_requests(&world.discord.requests());
    world.discord.clear_journal();

    // Bo, who no longer shares a server with the bot, can still play in direct messages.
    bo.installs_bot();
    bo.leaves(world.discord.home().id());
    let direct = bo.in_dm();
    let lobby = open_table_in_direct_messages(&world, &direct, &[]).await;
    direct.click(&lobby, "Start").await;
    wait_for_next_board(&world, &direct).await;
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_in_direct_messages_speaks_the_language_of_its_player() {
    let world = World::new(1).await;
    let amelie = world.discord.add_person("Amélie", "fr").in_dm();
    private_message(amelie.slash("play", &[]).await).await;
    let there = world.discord.channel(amelie.channel());
    let lobby = there.next_message(|message| message.content.contains("Triominos")).await;
    assert!(lobby.content.contains("en messages privés"), "{}", lobby.content);
    private_message(amelie.slash("preferences", &[("language", "English".into())]).await).await;
    let start = lobby.button_labels().into_iter().find(|label| label.contains("Commencer"));
    amelie.click(&lobby, &start.expect("a way to begin")).await;
    let board = wait_for_next_board(&world, &amelie).await;
    assert!(board.button("My Rack").is_some(), "{:?}", board.button_labels());
    world.finish_without_refusals();
}

/// A person prefers pings by direct message, and the match itself is in direct messages. The board is then the only ping of a turn,
/// and one reminder follows.
#[tokio::test(flavor = "multi_thread")]
async fn a_slow_game_in_direct_messages_pings_once_for_each_turn() {
    let world = World::new(1).await;
    let ada = world.add_person("Ada").0.in_dm();
    private_message(ada.slash("preferences", &[("pings", "a direct message".into())]).await).await;
    let there = world.discord.channel(ada.channel());
    there.skip_existing_messages();
    let lobby = open_table_in_direct_messages(
        &world,
        &ada,
        &[("clock", "1 day a turn, not counting quiet hours".into())],
    )
    .await;
    ada.click(&lobby, "Start").await;
    let board = wait_for_next_board(&world, &ada).await;
    assert_eq!(board.pinged, [ada.id()]);
    world.wait_until_published().await;
    world.clock.advance(13 * HOUR);
    let reminder =
        there.next_message(|message| message.button("Snooze for an Hour").is_some()).await;
    assert!(reminder.content.contains(&format!("<@{}>", ada.id())), "{}", reminder.content);
    let snoozed = private_message(ada.click(&reminder, "Snooze for an Hour").await).await;
    assert!(snoozed.content.contains("<t:"), "{}", snoozed.content);
    world.wait_until_published().await;
    world.clock.advance(HOUR + 60_000);
    let again = there.next_message(|message| message.content.contains("it’s your turn")).await;
    assert_eq!(again.pinged, [ada.id()]);
    take_turn(&ada).await;
    wait_for_next_board(&world, &ada).await;
    world.finish_without_refusals();
}
