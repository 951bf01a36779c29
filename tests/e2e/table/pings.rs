//! Preferences for pings: mentions, silence, direct messages, quiet hours, snoozed reminders, and a digest.

use discord_stand_in::people::{Message, Person, PersonIn};

use crate::support::bot::{World, ask_privately, finish_with_refusals, private_message};
use crate::support::database::{DatabaseKind, for_each_database};
use crate::support::turns::{open_best_preview, pinged_and_other_player, take_turn};

const HOUR: i64 = 60 * 60 * 1000;

/// Uses `/preferences` with these options, and returns the answer's text.
async fn set_preferences(person: &PersonIn, options: &[(&str, &str)]) -> String {
    let options: Vec<_> = options.iter().map(|(name, value)| (*name, (*value).into())).collect();
    private_message(person.slash("preferences", &options).await).await.content
}

/// Starts a match of two. Returns first the player to move, and then the other player. Each is returned as a person and as a user
/// of the test's channel.
async fn begin_match_of_mover_and_other(world: &World) -> ((Person, PersonIn), (Person, PersonIn)) {
    let (ada, bo) = (world.add_person("Ada"), world.add_person("Bo"));
    let board = world.begin_match(&[&ada.1, &bo.1]).await;
    if board.pinged == [ada.0.id()] { (ada, bo) } else { (bo, ada) }
}

/// Waits for a direct message of the bot to this person with these words.
async fn wait_for_direct_message(world: &World, person: &Person, words: &str) -> Message {
    let there = world.discord.channel(person.in_dm().channel());
    there.next_message(|message| message.content.contains(words)).await
}

/// Returns `true` if a board mentions nobody and notifies nobody.
fn is_without_mentions(board: &Message) -> bool {
    board.pinged.is_empty() && board.mentions.is_empty() && board.silent
}

#[tokio::test(flavor = "multi_thread")]
async fn people_can_choose_direct_messages_or_no_pings() {
    for_each_database(check_ping_preferences).await;
}

/// Runs the test `people_can_choose_direct_messages_or_no_pings` on a database of this kind.
async fn check_ping_preferences(kind: DatabaseKind) {
    let mut world = World::with_bot_on(kind, 1).await;
    let ((silent, silent_here), (direct, direct_here)) =
        begin_match_of_mover_and_other(&world).await;
    let now = ask_privately(&direct_here, "preferences").await.content;
    assert!(now.contains("Pings: a mention in the channel\nDigest: off"), "{now}");
    let chosen = set_preferences(&direct_here, &[("pings", "a direct message")]).await;
    assert!(
        chosen.contains("I’ve changed") && chosen.contains("Pings: a direct message"),
        "{chosen}"
    );
    wait_for_direct_message(&world, &direct, "I’ll tell you here").await;
    let chosen =
        set_preferences(&silent_here, &[("pings", "none; the message in the channel is enough")]);
    assert!(chosen.await.contains("Pings: none"));

    // The board pings nobody, and a direct message links to it.
    take_turn(&silent_here).await;
    let board = world.wait_for_board(world.channel).await;
    assert!(
        is_without_mentions(&board) && board.content.contains(&direct.mention()),
        "{}",
        board.content
    );
    let ping = wait_for_direct_message(&world, &direct, "It’s your turn in").await;
    assert_eq!(ping.pinged, [direct.id()]);
    assert!(ping.content.contains(&format!("<#{}> with {}", world.channel, silent.name())));
    let link = ping.button("Go to the Table").and_then(|button| button.url).expect("a link");
    assert!(link.ends_with(&format!("/{}/{}", world.channel, board.id)), "{link}");

    // The whole turn can be played in direct messages, also after a restart of the bot.
    world.wait_until_published().await;
    world.stop_bot().await;
    world.start_bot().await;
    let there = direct.in_dm();
    let mut rack = private_message(there.click(&ping, "My Rack").await).await;
    assert!(rack.content.contains("Your tiles"), "{}", rack.content);
    if let Some(draw) = rack.button_labels().into_iter().find(|label| label.starts_with("Draw")) {
        let fits = rack.button_labels().iter().any(|label| label.contains('→'));
        rack = if fits { rack } else { private_message(there.click(&rack, &draw).await).await };
    }
    if crate::support::turns::can_place_from(&rack) {
        let shown = open_best_preview(&there, &rack).await;
        let placed = private_message(there.click(&shown, "Place").await).await;
        assert!(placed.content.contains("You placed"), "{}", placed.content);
    }
    let board = world.wait_for_board(world.channel).await;
    assert!(
        is_without_mentions(&board) && board.content.contains(&silent.mention()),
        "{}",
        board.content
    );
    world.wait_until_published().await;
    assert!(silent.in_dm().visible_messages().is_empty());

    // The next direct message replaces the one about the turn that was played.
    take_turn(&silent_here).await;
    let is_new = |message: &Message| message.content.contains("It’s your turn in");
    let replaced = |all: &[Message]| {
        let old = all.iter().find(|message| message.id == ping.id);
        let is_retired = old.is_some_and(|old| {
            old.content.contains("been played") && old.button_labels().is_empty()
        });
        is_retired && all.iter().filter(|message| is_new(message)).count() == 1
    };
    there.until("the old message without buttons", replaced).await;
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_who_refuses_direct_messages_is_mentioned_and_told_why() {
    for_each_database(check_refused_direct_messages).await;
}

/// Runs the test `a_person_who_refuses_direct_messages_is_mentioned_and_told_why` on a database of
/// this kind.
async fn check_refused_direct_messages(kind: DatabaseKind) {
    let world = World::with_bot_on(kind, 1).await;
    let ((_, other), (direct, here)) = begin_match_of_mover_and_other(&world).await;
    direct.set_accepts_direct_messages(false);
    let refused =
        set_preferences(&here, &[("pings", "a direct message"), ("theme", "Light")]).await;
    assert!(refused.contains("I can’t send you direct messages"), "{refused}");
    let now = ask_privately(&here, "preferences").await.content;
    assert!(now.contains("Pings: a mention") && !now.contains("Light"), "{now}");

    direct.set_accepts_direct_messages(true);
    set_preferences(&here, &[("pings", "a direct message")]).await;
    direct.set_accepts_direct_messages(false);
    take_turn(&other).await;
    assert!(is_without_mentions(&world.wait_for_board(world.channel).await));
    let ping = world.wait_for_words("Discord no longer lets me send you direct messages").await;
    assert_eq!(ping.pinged, [direct.id()]);
    assert!(ping.button("Go to the Table").is_some());
    let now = ask_privately(&here, "preferences").await.content;
    assert!(now.contains("because Discord doesn’t let me send you"), "{now}");

    // From then on the board pings the player, until they choose direct messages again.
    for again in [false, true] {
        take_turn(&here).await;
        world.wait_for_board(world.channel).await;
        if again {
            direct.set_accepts_direct_messages(true);
            set_preferences(&here, &[("pings", "a direct message")]).await;
        }
        take_turn(&other).await;
        let board = world.wait_for_board(world.channel).await;
        assert_eq!(board.pinged.is_empty(), again, "{}", board.content);
    }
    wait_for_direct_message(&world, &direct, "It’s your turn in").await;
    finish_with_refusals(&world, &["50007", "50027"]);
}

/// The test begins on Saturday at 12:00 UTC.
#[tokio::test(flavor = "multi_thread")]
async fn in_quiet_hours_the_board_is_posted_silently_and_the_ping_comes_in_the_morning() {
    for_each_database(check_quiet_hours).await;
}

/// Runs the test `in_quiet_hours_the_board_is_posted_silently_and_the_ping_comes_in_the_morning` on a
/// database of this kind.
async fn check_quiet_hours(kind: DatabaseKind) {
    let mut world = World::with_bot_on(kind, 1).await;
    let ((_, owl), (sleeper, here)) = begin_match_of_mover_and_other(&world).await;
    set_preferences(&here, &[("quiet", "22-8"), ("timezone", "UTC")]).await;
    world.wait_until_published().await;
    world.clock.advance(11 * HOUR);
    take_turn(&owl).await;
    assert!(is_without_mentions(&world.wait_for_board(world.channel).await));
    world.wait_until_published().await;
    let before = world.discord.channel(world.channel).messages().len();
    world.clock.advance(9 * HOUR - 1000);
    ask_privately(&owl, "rack").await;
    // The bot is restarted a second before the quiet hours end, and still posts the reminder at their end.
    world.stop_bot().await;
    world.start_bot().await;
    assert_eq!(world.discord.channel(world.channel).messages().len(), before);
    world.clock.advance(1000);
    let morning = world.wait_for_words("it’s your turn.").await;
    assert_eq!(morning.pinged, [sleeper.id()]);
    assert!(morning.button("Go to the Table").is_some());

    // During the day the board itself pings. A player who has moved during their quiet hours gets no reminder in the morning.
    take_turn(&here).await;
    assert_eq!(world.wait_for_board(world.channel).await.pinged, [owl.id()]);
    world.wait_until_published().await;
    world.clock.advance(15 * HOUR);
    take_turn(&owl).await;
    assert!(is_without_mentions(&world.wait_for_board(world.channel).await));
    take_turn(&here).await;
    assert_eq!(world.wait_for_board(world.channel).await.pinged, [owl.id()]);
    world.wait_until_published().await;
    world.clock.advance(9 * HOUR);
    let calls = |message: &Message| message.content.ends_with("it’s your turn.");
    take_turn(&owl).await;
    assert_eq!(world.wait_for_board(world.channel).await.pinged, [sleeper.id()]);
    let messages = world.discord.channel(world.channel).messages();
    assert_eq!(
        messages.iter().filter(|message| calls(message)).count(),
        1,
        "{}",
        world.transcript()
    );
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_reminded_person_can_snooze_a_reminder() {
    for_each_database(check_snoozing).await;
}

/// Runs the test `only_the_reminded_person_can_snooze_a_reminder` on a database of this kind.
async fn check_snoozing(kind: DatabaseKind) {
    let world = World::with_bot_on(kind, 1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let one_day = "1 day a turn, not counting quiet hours";
    private_message(
        ada.slash("play", &[("clock", one_day.into()), ("thread", false.into())]).await,
    )
    .await;
    let lobby = world.wait_for_button("Join").await;
    bo.click(&lobby, "Join").await;
    ada.click(&lobby, "Start").await;
    let board = world.wait_for_board(world.channel).await;
    let (turn, waits) = pinged_and_other_player(&board, &ada, &bo);
    world.wait_until_published().await;
    world.clock.advance(12 * HOUR);
    let half = world.wait_for_words("half your time has passed").await;
    assert_eq!(half.pinged, [turn.id()]);
    // Tomorrow is too late.
    assert_eq!(
        half.button_labels(),
        ["My Rack", "Go to the Table", "Snooze for an Hour", "Snooze for 3 Hours"]
    );
    let others = private_message(waits.click(&half, "Snooze for 3 Hours").await).await;
    assert!(others.content.contains("so this button is for them"), "{}", others.content);
    let put_off = private_message(turn.click(&half, "Snooze for an Hour").await).await;
    assert!(put_off.content.contains("Next reminder: <t:"), "{}", put_off.content);
    private_message(turn.click(&half, "Snooze for 3 Hours").await).await;
    world.wait_until_published().await;
    world.clock.advance(3 * HOUR - 1);
    ask_privately(turn, "rack").await;
    assert_eq!(world.discord.channel(world.channel).messages().len(), 3, "{}", world.transcript());
    world.clock.advance(1);
    let again = world.wait_for_words("it’s your turn. Deadline: ").await;
    assert_eq!(again.pinged, [turn.id()]);

    // The last reminder can only be postponed by an hour. An older button cannot postpone it beyond the end of the turn's time.
    world.wait_until_published().await;
    world.clock.advance(6 * HOUR);
    let near = world.wait_for_words("still your turn").await;
    assert_eq!(near.button_labels(), ["My Rack", "Go to the Table", "Snooze for an Hour"]);
    let late = private_message(turn.click(&half, "Snooze for 3 Hours").await).await;
    assert!(late.content.contains("That would be too late"), "{}", late.content);
    private_message(turn.click(&near, "Snooze for an Hour").await).await;
    take_turn(turn).await;
    assert_eq!(world.wait_for_board(world.channel).await.pinged, [waits.id()]);
    let late = private_message(turn.click(&near, "Snooze for an Hour").await).await;
    assert!(late.content.contains("so this button is for them"), "{}", late.content);
    world.wait_until_published().await;
    world.clock.advance(2 * HOUR);
    ask_privately(turn, "rack").await;
    let reminders = world.transcript().matches("it’s your turn. Deadline: ").count();
    assert_eq!(reminders, 1, "{}", world.transcript());
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_digest_is_one_ping_for_all_waiting_turns() {
    for_each_database(check_one_ping_for_all_waiting_turns).await;
}

/// Runs the test `a_digest_is_one_ping_for_all_waiting_turns` on a database of this kind.
async fn check_one_ping_for_all_waiting_turns(kind: DatabaseKind) {
    let world = World::with_bot_on(kind, 1).await;
    let home = world.discord.home();
    let ((cleo, cleo_here), (busy, busy_here)) = begin_match_of_mover_and_other(&world).await;
    let there = home.add_text_channel("there");
    let (cleo_there, busy_there) = (cleo.in_channel(there), busy.in_channel(there));
    let three_hours =
        "one ping for all your matches, 3 hours after it first becomes your turn in one of them";
    let chosen = set_preferences(&busy_here, &[("digest", three_hours)]).await;
    assert!(chosen.contains("Digest: one ping for all your matches, 3 hours after"), "{chosen}");

    take_turn(&cleo_here).await;
    assert!(is_without_mentions(&world.wait_for_board(world.channel).await));
    world.wait_until_published().await;
    world.clock.advance(HOUR);
    let lobby = world.open_lobby(&[&cleo_there, &busy_there]).await;
    cleo_there.click(&lobby, "Start").await;
    let board = world.wait_for_board(there).await;
    if !board.pinged.is_empty() {
        take_turn(&cleo_there).await;
        assert!(is_without_mentions(&world.wait_for_board(there).await));
    }
    world.wait_until_published().await;
    world.clock.advance(2 * HOUR);
    let digest = world.wait_for_words("of your matches are waiting for you").await;
    assert!(digest.content.contains("2 of your matches"), "{}", digest.content);
    assert_eq!(digest.pinged, [busy.id()]);
    // Everyone can read the digest, so it names no other channel.
    assert!(!digest.content.contains(&format!("<#{there}>")), "{}", digest.content);

    // In a direct message, the digest lists the turns, each with a button for its rack.
    set_preferences(&busy_here, &[("pings", "a direct message")]).await;
    for (busy, cleo, channel) in
        [(&busy_here, &cleo_here, world.channel), (&busy_there, &cleo_there, there)]
    {
        take_turn(busy).await;
        world.wait_for_board(channel).await;
        take_turn(cleo).await;
        assert!(is_without_mentions(&world.wait_for_board(channel).await));
    }
    world.wait_until_published().await;
    world.clock.advance(3 * HOUR);
    let direct_digest =
        wait_for_direct_message(&world, &busy, "2 of your matches are waiting for you").await;
    assert!(direct_digest.content.contains(&format!("<#{there}>")), "{}", direct_digest.content);
    assert_eq!(direct_digest.button_labels(), ["1: My Rack", "2: My Rack"]);
    let rack = private_message(busy.in_dm().click(&direct_digest, "2: My Rack").await).await;
    assert!(rack.content.contains("Your tiles"), "{}", rack.content);
    world.finish_without_refusals();
}
