//! Turn clocks: deadlines, reminders, missed turns, lost seats, and quiet hours.

use discord_stand_in::people::{Message, PersonIn};
use triominos::time::Clock;

use crate::support::bot::{World, ask_privately, private_message};
use crate::support::database::{DatabaseKind, for_each_database};
use crate::support::turns::{open_best_preview, pinged_and_other_player, take_turn};
use crate::table::editions::{open_rules_form, wait_for_edit};

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;

/// Lets the first person open a table for a rated match, and the other people join. `clock` is the value of the option of `/play`.
async fn open_lobby_with_clock(world: &World, clock: &str, people: &[&PersonIn]) -> Message {
    let options = [("clock", clock.into()), ("rated", true.into()), ("thread", false.into())];
    private_message(people[0].slash("play", &options).await).await;
    let channel = world.discord.channel(people[0].channel());
    let lobby = channel.next_message(|message| message.button("Join").is_some()).await;
    for person in &people[1..] {
        person.click(&lobby, "Join").await;
    }
    lobby
}

/// Starts a rated match, and returns its first board. `clock` is the value of the option of `/play`.
pub async fn begin_match_with_clock(world: &World, clock: &str, people: &[&PersonIn]) -> Message {
    let lobby = open_lobby_with_clock(world, clock, people).await;
    people[0].click(&lobby, "Start").await;
    world.wait_for_board(people[0].channel()).await
}

/// Returns the deadline in a message, in milliseconds since 1970.
pub fn deadline_in(message: &Message) -> i64 {
    let (_, rest) = message.content.split_once("<t:").expect("it names a time");
    let (seconds, _) = rest.split_once(":R>").expect("relative to now");
    seconds.parse::<i64>().expect("a number") * SECOND
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_of_half_an_hour_reminds_twice_and_then_ends_the_turn() {
    for_each_database(check_reminders_and_timeout).await;
}

/// Runs the test `a_clock_of_half_an_hour_reminds_twice_and_then_ends_the_turn` on a database of this kind.
async fn check_reminders_and_timeout(kind: DatabaseKind) {
    let world = World::with_bot_on(kind, 1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let lobby = open_lobby_with_clock(&world, "30 minutes a turn", &[&ada, &bo]).await;
    assert!(lobby.content.contains("Clock: 30 minutes a turn"), "{}", lobby.content);
    ada.click(&lobby, "Start").await;
    let board = world.wait_for_board(world.channel).await;
    let (turn, waiting) = pinged_and_other_player(&board, &ada, &bo);
    let due = world.clock.now() + 30 * MINUTE;
    assert_eq!(deadline_in(&board), due);
    let rack = ask_privately(turn, "rack").await;
    assert!(rack.content.contains("Your time runs out "), "{}", rack.content);
    assert_eq!(
        (deadline_in(&rack), deadline_in(&ask_privately(waiting, "board").await)),
        (due, due)
    );

    world.clock.advance(15 * MINUTE);
    let half = world.wait_for_words("half your time").await;
    assert_eq!((half.pinged.clone(), deadline_in(&half)), (vec![turn.id()], due));
    let link = half.button("Go to the Table").and_then(|button| button.url).expect("a link");
    assert!(link.ends_with(&format!("/{}", board.id)), "{link}");
    assert!(half.button("My Rack").is_some(), "{:?}", half.button_labels());
    world.clock.advance(675 * SECOND);
    let near = world.wait_for_words("still your turn").await;
    assert_eq!((near.pinged.clone(), deadline_in(&near)), (vec![turn.id()], due));

    // A rack opened before the reminders is not stale.
    let shown = open_best_preview(turn, &rack).await;
    assert!(shown.button("Place").is_some(), "{}", shown.content);

    world.clock.advance(225 * SECOND);
    let played = world.wait_for_board(world.channel).await;
    assert!(played.content.starts_with('⏰'), "{}", played.content);
    assert!(played.content.contains("ran out of time") && played.content.contains("placed"));
    assert_eq!(
        (played.pinged.clone(), deadline_in(&played)),
        (vec![waiting.id()], due + 30 * MINUTE)
    );
    let late = private_message(turn.click(&shown, "Place").await).await;
    assert!(late.content.contains("moved on"), "{}", late.content);
    assert_eq!(world.discord.channel(world.channel).messages().len(), 5, "{}", world.transcript());
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_missed_turn_with_a_short_clock_pings_the_player_once() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let board = begin_match_with_clock(&world, "5 minutes a turn", &[&ada, &bo]).await;
    let (turn, waiting) = pinged_and_other_player(&board, &ada, &bo);
    for part in [150 * SECOND, 112_500, 37_500] {
        world.clock.advance(part);
        world.wait_until_published().await;
    }
    let played = world.wait_for_board(world.channel).await;
    assert_eq!(played.pinged, [waiting.id()], "{}", played.content);
    let messages = world.discord.channel(world.channel).messages();
    let mentions = messages.iter().filter(|message| message.pinged.contains(&turn.id())).count();
    assert_eq!(mentions, 1, "{}", world.transcript());
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_moves_in_time_is_not_reminded() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let mut board = begin_match_with_clock(&world, "30 minutes a turn", &[&ada, &bo]).await;
    for _ in 0..6 {
        // One second before the reminder.
        world.clock.advance(15 * MINUTE - SECOND);
        take_turn(pinged_and_other_player(&board, &ada, &bo).0).await;
        board = world.wait_for_board(world.channel).await;
        assert_eq!(deadline_in(&board), world.clock.now() + 30 * MINUTE);
    }
    assert!(!world.transcript().contains('⏰'), "{}", world.transcript());
    world.finish_without_refusals();
}

/// Starts a match in which `absent` misses three turns while `present` plays. A computer player then takes the seat of `absent`.
/// Returns the message about that.
async fn miss_turns_until_replaced(
    world: &World,
    absent: &PersonIn,
    present: &PersonIn,
) -> Message {
    let mut board = begin_match_with_clock(world, "2 minutes a turn", &[absent, present]).await;
    let mut missed = 0;
    while missed < 3 {
        if board.pinged == [absent.id()] {
            world.clock.advance(2 * MINUTE);
            missed += 1;
        } else {
            take_turn(present).await;
        }
        board = world.wait_for_board(present.channel()).await;
    }
    world.wait_for_words("has missed 3 turns in a row").await
}

#[tokio::test(flavor = "multi_thread")]
async fn three_missed_turns_cost_the_seat_until_its_owner_is_back() {
    for_each_database(check_losing_and_taking_back_seat).await;
}

/// Runs the test `three_missed_turns_cost_the_seat_until_its_owner_is_back` on a database of this
/// kind.
async fn check_losing_and_taking_back_seat(kind: DatabaseKind) {
    let world = World::with_bot_on(kind, 2).await;
    let [ada, bo, eve] = world.add_people(["Ada", "Bo", "Eve"]);
    let note = miss_turns_until_replaced(&world, &ada, &bo).await;
    assert!(note.content.contains("**Computer Owl** is playing for"), "{}", note.content);
    assert!(note.pinged.is_empty());

    // The computer player moves, and Bo is the host now.
    take_turn(&bo).await;
    let board = world.wait_for_board(world.channel).await;
    assert!(board.content.contains("**Computer Owl** "), "{}", board.content);
    assert_eq!(board.pinged, [bo.id()]);
    assert!(board.button("Take My Seat Back").is_some());
    for command in ["rack", "draw", "leave", "end"] {
        let refused = ask_privately(&ada, command).await;
        if command == "rack" {
            assert!(
                refused.content.contains("A computer is playing for you"),
                "{}",
                refused.content
            );
            assert!(refused.button("Take My Seat Back").is_some());
        } else {
            let explained =
                ["seat", "not playing"].iter().any(|words| refused.content.contains(words));
            assert!(explained, "{command}: {}", refused.content);
        }
    }
    let stranger = private_message(eve.click(&board, "Take My Seat Back").await).await;
    assert!(stranger.content.contains("not playing at this table"), "{}", stranger.content);

    // Ada takes the seat back with the button under the message, and a second click changes nothing.
    let back = private_message(ada.click(&note, "Take My Seat Back").await).await;
    assert!(back.content.contains("Welcome back") && back.picture().is_some(), "{}", back.content);
    let note_of_return = world.wait_for_words("**Ada** is back").await;
    assert!(note_of_return.pinged.is_empty());
    for again in [
        private_message(ada.click(&note, "Take My Seat Back").await).await,
        ask_privately(&ada, "rejoin").await,
        ask_privately(&bo, "rejoin").await,
    ] {
        assert!(again.content.contains("already"), "{}", again.content);
    }
    take_turn(&bo).await;
    let board = world.wait_for_board(world.channel).await;
    assert_eq!(board.pinged, [ada.id()]);
    assert!(board.button("Take My Seat Back").is_none());
    take_turn(&ada).await;
    assert_eq!(world.wait_for_board(world.channel).await.pinged, [bo.id()]);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_can_be_taken_back_during_the_computers_turn() {
    let world = World::new(3).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    miss_turns_until_replaced(&world, &ada, &bo).await;
    take_turn(&bo).await;
    let back = ask_privately(&ada, "rejoin").await;
    assert!(back.content.contains("Welcome back"), "{}", back.content);
    assert_eq!(deadline_in(&back), world.clock.now() + 2 * MINUTE);
    // Bo's turn, which would have been announced together with the computer player's turn, is announced now. The computer player
    // does not move any more.
    let board = world.wait_for_board(world.channel).await;
    assert!(board.content.contains("**Bo**") && board.pinged == [ada.id()], "{}", board.content);
    world.clock.advance(2 * SECOND);
    take_turn(&ada).await;
    let board = world.wait_for_board(world.channel).await;
    assert!(board.content.contains("**Ada**") && board.pinged == [bo.id()], "{}", board.content);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_ends_when_everyone_has_missed_three_turns() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    begin_match_with_clock(&world, "2 minutes a turn", &[&ada, &bo]).await;
    for turn in 0..6 {
        world.clock.advance(2 * MINUTE);
        let played = world.wait_for_board(world.channel).await;
        assert!(played.content.contains("ran out of time"), "{}", played.content);
        if turn == 4 {
            world.wait_for_words("has missed 3 turns").await;
        }
    }
    world.wait_for_words("The match is over because everyone has left").await;
    world.open_lobby(&[&bo]).await;
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_chooses_the_clock_in_the_lobby() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let lobby = world.open_lobby(&[&ada, &bo]).await;
    assert!(!lobby.content.contains("Clock"), "{}", lobby.content);
    let half_an_hour = world.clock.now() / SECOND + 30 * 60;
    assert!(lobby.content.contains(&format!("<t:{half_an_hour}:R>")), "{}", lobby.content);

    let rules = open_rules_form(&ada, &lobby).await;
    let clocks = rules.menu("Choose the clock").expect("a menu of clocks");
    assert_eq!(clocks.options.len(), 9);
    let slow = "3 days a turn, not counting quiet hours";
    let rules = private_message(ada.choose(&rules, "Choose the clock", &[slow]).await).await;
    assert!(rules.content.ends_with(&format!("Clock: {slow}")), "{}", rules.content);
    let changed = wait_for_edit(&world, &lobby, &format!("Clock: {slow}")).await;
    // With a slow clock the lobby stays open for a day instead of half an hour.
    let tomorrow = world.clock.now() / SECOND + 24 * 60 * 60;
    assert!(changed.content.contains(&format!("<t:{tomorrow}:R>")), "{}", changed.content);

    // The guest sees the clock but cannot change it.
    let others = open_rules_form(&bo, &lobby).await;
    assert!(others.content.contains(slow) && others.menus().is_empty(), "{}", others.content);
    let back = "No clock, so take all the time you want";
    let rules = private_message(ada.choose(&rules, "Choose the clock", &[back]).await).await;
    assert!(!rules.content.contains("Clock:"), "{}", rules.content);
    private_message(ada.choose(&rules, "Choose the clock", &[slow]).await).await;
    world.clock.advance(23 * HOUR);
    assert!(ask_privately(&bo, "play").await.content.contains("already"));
    ada.click(&lobby, "Start").await;
    let board = world.wait_for_board(world.channel).await;
    assert_eq!(deadline_in(&board), world.clock.now() + 72 * HOUR);
    let late = private_message(ada.choose(&rules, "Choose the clock", &[back]).await).await;
    assert!(late.content.contains("already started"), "{}", late.content);
    world.finish_without_refusals();
}

/// The test begins on Saturday at 12:00 UTC, which is 13:00 in Paris.
#[tokio::test(flavor = "multi_thread")]
async fn a_slow_clock_stands_still_at_night() {
    for_each_database(check_slow_clock).await;
}

/// Runs the test `a_slow_clock_stands_still_at_night` on a database of this kind.
async fn check_slow_clock(kind: DatabaseKind) {
    let world = World::with_bot_on(kind, 1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    for person in [&ada, &bo] {
        let night = [("quiet", "22-8".into()), ("timezone", "Europe/Paris".into())];
        let note_of_return = private_message(person.slash("preferences", &night).await).await;
        assert!(
            note_of_return.content.contains("Quiet hours: 22:00–08:00 (Europe/Paris)"),
            "{}",
            note_of_return.content
        );
    }
    let began = world.clock.now();
    let board =
        begin_match_with_clock(&world, "1 day a turn, not counting quiet hours", &[&ada, &bo])
            .await;
    let (turn, _) = pinged_and_other_player(&board, &ada, &bo);
    // Nine hours count on Saturday, fourteen on Sunday and one on Monday, until 9:00 in Paris.
    assert_eq!(deadline_in(&board), began + 44 * HOUR);
    // Half of the time has passed at 11:00 in Paris on Sunday.
    world.wait_until_published().await;
    world.clock.advance(22 * HOUR - 1);
    assert!(ask_privately(turn, "rack").await.content.contains("Your time runs out "));
    assert!(!world.transcript().contains('⏰'), "{}", world.transcript());
    world.clock.advance(1);
    assert_eq!(world.wait_for_words("half your time").await.pinged, [turn.id()]);
    world.wait_until_published().await;
    world.clock.advance(22 * HOUR);
    let played = world.wait_for_board(world.channel).await;
    assert!(played.content.contains("ran out of time"), "{}", played.content);

    // A live clock does not stop at night.
    let general = world.discord.general_channel();
    let there = [&ada, &bo]
        .map(|one| world.discord.person_by_id(one.id()).expect("a person").in_channel(general));
    world.clock.advance(14 * HOUR);
    let board = begin_match_with_clock(&world, "10 minutes a turn", &[&there[0], &there[1]]).await;
    assert_eq!(deadline_in(&board), world.clock.now() + 10 * MINUTE);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn quiet_hours_are_accepted_in_several_forms() {
    let world = World::new(1).await;
    let [ada] = world.add_people(["Ada"]);
    let set = async |options: &[(&str, &str)]| {
        let options: Vec<_> =
            options.iter().map(|(name, value)| (*name, (*value).into())).collect();
        private_message(ada.slash("preferences", &options).await).await.content
    };
    assert!(ask_privately(&ada, "preferences").await.content.contains("Quiet hours: none"));
    for (options, words) in [
        (&[("quiet", "22-8")][..], "I need your time zone"),
        (&[("timezone", "Europe/Paris")], "only matters for quiet hours"),
        (&[("quiet", "at night"), ("timezone", "Europe/Paris")], "Write quiet hours like"),
        (&[("quiet", "8-7"), ("timezone", "Europe/Paris")], "up to 16 hours"),
        (&[("quiet", "22-8"), ("timezone", "Atlantis")], "I don’t know the time zone “Atlantis”"),
    ] {
        let answer = set(options).await;
        assert!(answer.contains(words), "{options:?}: {answer}");
        assert!(ask_privately(&ada, "preferences").await.content.contains("Quiet hours: none"));
    }
    let zones = ada.autocomplete("preferences", &[("timezone", "paris".into())], "timezone").await;
    assert_eq!(zones[0].name, "Europe/Paris");
    assert_eq!(
        ada.autocomplete("preferences", &[("timezone", "".into())], "timezone").await.len(),
        25
    );
    set(&[("quiet", "22h30 – 7"), ("timezone", "europe/paris")]).await;
    let kept = ask_privately(&ada, "preferences").await.content;
    assert!(kept.contains("22:30–07:00 (Europe/Paris)"), "{kept}");
    let moved = set(&[("timezone", "America/New_York")]).await;
    assert!(moved.contains("22:30–07:00 (America/New_York)"), "{moved}");
    assert!(set(&[("quiet", "OFF")]).await.contains("Quiet hours: none"));
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clock_survives_restarts() {
    for_each_database(check_clock_after_restarts).await;
}

/// Runs the test `the_clock_survives_restarts` on a database of this kind.
async fn check_clock_after_restarts(kind: DatabaseKind) {
    let mut world = World::with_bot_on(kind, 1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let board = begin_match_with_clock(&world, "30 minutes a turn", &[&ada, &bo]).await;
    let due = deadline_in(&board);
    let (turn, other) = pinged_and_other_player(&board, &ada, &bo);

    // The bot is down at half time. The reminder comes once, when the bot is back.
    world.wait_until_published().await;
    world.stop_bot().await;
    world.clock.advance(20 * MINUTE);
    world.start_bot().await;
    assert_eq!(deadline_in(&world.wait_for_words("half your time").await), due);
    world.stop_bot().await;
    world.start_bot().await;
    // Time passes until the leases of the stopped bot expire.
    world.clock.advance(15 * SECOND);

    // The bot is down at the deadline. The player could not have moved, so the player gets the last part of the time again.
    world.wait_until_published().await;
    world.stop_bot().await;
    world.clock.advance(3 * HOUR);
    world.start_bot().await;
    let near = world.wait_for_words("still your turn").await;
    assert_eq!(near.pinged, [turn.id()]);
    assert_eq!(deadline_in(&near), world.clock.now() + 225 * SECOND);
    world.clock.advance(225 * SECOND);
    let played = world.wait_for_board(world.channel).await;
    assert!(played.content.contains("ran out of time") && played.pinged == [other.id()]);
    let reminders = world.transcript().matches("⏰").count();
    assert_eq!(reminders, 3, "{}", world.transcript());
    world.finish_without_refusals();
}
