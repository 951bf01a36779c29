//! The lobby: joining, leaving, adding computer players, starting, and time-outs.

use discord_stand_in::Fault;
use discord_stand_in::people::Message;
use triominos::table::TableLimits;
use triominos::time::Clock;

use crate::support::bot::{World, ask_privately, private_message};
use crate::support::turns::{pinged_and_other_player, take_turn};
use crate::table::editions::wait_for_edit;

const MINUTE: i64 = 60_000;

#[tokio::test(flavor = "multi_thread")]
async fn people_join_and_leave_until_the_table_closes() {
    let world = World::new(1).await;
    let [ada, bo, cy, dee, eve] = world.add_people(["Ada", "Bo", "Cy", "Dee", "Eve"]);
    let lobby = world.open_lobby(&[&ada]).await;
    assert!(lobby.content.contains("**Ada** has opened a Triominos table"), "{}", lobby.content);
    assert!(lobby.pinged.is_empty());

    let joined = private_message(bo.click(&lobby, "Join").await).await;
    assert_eq!(joined.content, "You’re in. Waiting for **Ada** to start the match.");
    let twice = private_message(bo.click(&lobby, "Join").await).await;
    assert!(twice.content.contains("already"), "{}", twice.content);
    cy.click(&lobby, "Join").await;
    dee.click(&lobby, "Join").await;
    let full = wait_for_edit(&world, &lobby, "Seats taken: 4 of 4").await;
    assert!(full.content.contains("**Ada**, **Bo**, **Cy** and **Dee**"), "{}", full.content);
    assert!(full.button("Join").is_some_and(|button| button.disabled));
    assert!(full.button("Add Computer").is_some_and(|button| button.disabled));
    assert!(eve.try_click(&lobby, "Join").await.is_err());
    let stranger = private_message(eve.click(&lobby, "Start").await).await;
    assert!(stranger.content.contains("not playing at this table"), "{}", stranger.content);
    let stranger = private_message(eve.click(&lobby, "Leave").await).await;
    assert!(stranger.content.contains("not playing at this table"), "{}", stranger.content);

    let early = private_message(dee.click(&lobby, "Start").await).await;
    assert!(
        early
            .content
            .contains(&format!("<@{}> is hosting this table and will start the match", ada.id())),
        "{}",
        early.content
    );
    assert!(early.pinged.is_empty());

    // When the host leaves, the next player becomes host.
    ada.click(&lobby, "Leave").await;
    let left = wait_for_edit(&world, &lobby, "Seats taken: 3 of 4").await;
    assert!(left.content.contains("Waiting for **Bo** to start"), "{}", left.content);
    assert!(left.button("Join").is_some_and(|button| !button.disabled));
    let refused = private_message(dee.click(&lobby, "Start").await).await;
    assert!(
        refused
            .content
            .contains(&format!("<@{}> is hosting this table and will start the match", bo.id()))
    );
    assert!(left.button_labels().contains(&"Start (Bo)".to_owned()), "{:?}", left.button_labels());

    dee.click(&lobby, "Leave").await;
    assert!(ask_privately(&cy, "leave").await.content.contains("left the table"));
    wait_for_edit(&world, &lobby, "Seats taken: 1 of 4").await;
    bo.click(&lobby, "Leave").await;
    let closed = wait_for_edit(&world, &lobby, "closed").await;
    assert_eq!(closed.content, "**Bo** closed the table.");
    assert!(closed.buttons().is_empty());
    // Another table can be opened in the channel.
    world.open_lobby(&[&eve]).await;
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_chooses_the_level_of_computers() {
    let world = World::new(4).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let lobby = world.open_lobby(&[&ada, &bo]).await;
    let placeholders = |message: &Message| -> Vec<String> {
        message.menus().into_iter().map(|menu| menu.placeholder).collect()
    };
    assert_eq!(placeholders(&lobby), ["Invite people"], "there is no choice of level");
    ada.click(&lobby, "Add Computer").await;
    let normal = wait_for_edit(&world, &lobby, "Computers: Normal").await;
    let menu = normal.menus().remove(1);
    let levels: Vec<_> = menu.options.iter().map(|option| option.label.as_str()).collect();
    let all = [
        "Computers: Easy",
        "Computers: Normal",
        "Computers: Hard",
        "Computers: Expert",
        "With Magpie",
    ];
    assert_eq!(levels, all);
    let guest = private_message(bo.choose(&lobby, &menu.custom_id, &["hard"]).await).await;
    assert!(guest.content.contains("the host of this table"), "{}", guest.content);
    ada.choose(&lobby, &menu.custom_id, &["hard"]).await;
    let hard = wait_for_edit(&world, &lobby, "Computers: Hard").await;
    let chosen = hard.menus().remove(1).options.into_iter().find(|option| option.default);
    assert_eq!(chosen.map(|option| option.value).as_deref(), Some("hard"));
    ada.click(&lobby, "Remove Computer").await;
    let alone = wait_for_edit(&world, &lobby, "Seats taken: 2 of 4").await;
    assert_eq!(placeholders(&alone), ["Invite people"]);
    assert!(!alone.content.contains("Computers:"));
    ada.slash("leave", &[]).await;
    bo.slash("leave", &[]).await;

    // A server has a default level of computer players, which an option of `/play` overrides.
    let moderator = world.discord.add_person("Mo", "en-US").with_administrator_permission();
    let moderator = moderator.in_channel(world.channel);
    let set = private_message(moderator.slash("settings", &[("level", "Easy".into())]).await).await;
    assert!(set.content.contains("Computers: Easy"), "{}", set.content);
    let easy = world.open_lobby(&[&ada]).await;
    ada.click(&easy, "Add Computer").await;
    wait_for_edit(&world, &easy, "Computers: Easy").await;
    ada.slash("leave", &[]).await;
    ada.slash("play", &[("level", "Expert".into())]).await;
    let expert = world.wait_for_words("has opened a Triominos table").await;
    ada.click(&expert, "Add Computer").await;
    wait_for_edit(&world, &expert, "Computers: Expert").await;

    // While the computer player thinks, the bot answers other people.
    ada.click(&expert, "Start").await;
    let mut board = world.wait_for_board(ada.channel()).await;
    for _ in 0..2 {
        assert_eq!(board.pinged, [ada.id()]);
        take_turn(&ada).await;
        world.clock.advance(2_000);
        assert!(ask_privately(&bo, "board").await.picture().is_some());
        board = world.wait_for_board(ada.channel()).await;
        assert!(board.content.contains("**Computer Owl**"), "{}", board.content);
    }
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_adds_and_removes_computers() {
    let world = World::new(3).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let lobby = world.open_lobby(&[&ada]).await;
    assert!(lobby.button("Remove Computer").is_none());
    let stranger = private_message(bo.click(&lobby, "Add Computer").await).await;
    assert!(stranger.content.contains("not playing at this table"), "{}", stranger.content);

    for who in ["Computer Owl** (careful)", "Fox** (daring)", "Squirrel** (saves tiles"] {
        ada.click(&lobby, "Add Computer").await;
        wait_for_edit(&world, &lobby, who).await;
    }
    let full = wait_for_edit(&world, &lobby, "Seats taken: 4 of 4").await;
    assert!(full.button("Join").is_some_and(|button| button.disabled));
    ada.click(&lobby, "Remove Computer").await;
    let fewer = wait_for_edit(&world, &lobby, "Seats taken: 3 of 4").await;
    assert!(
        fewer.content.contains("**Ada**, **Computer Owl** (careful) and **Computer Fox** (daring)"),
        "{}",
        fewer.content
    );

    // Magpie plays only if the host chooses it, and the lobby says what it does.
    let menu = fewer.menus().remove(1).custom_id;
    ada.choose(&lobby, &menu, &["magpie"]).await;
    wait_for_edit(&world, &lobby, "Magpie** (drains the pool: legal, but nasty)").await;
    ada.choose(&lobby, &menu, &["no-magpie"]).await;
    wait_for_edit(&world, &lobby, "Computer Fox** (daring)").await;

    // With one person and several computer players, a single message announces the turns of all computer players and pings the
    // person.
    ada.click(&lobby, "Start").await;
    let mut board = world.wait_for_board(ada.channel()).await;
    for _ in 0..2 {
        assert_eq!(board.pinged, [ada.id()], "{}", board.content);
        take_turn(&ada).await;
        board = world.wait_for_board(ada.channel()).await;
        for name in ["**Ada**", "**Computer Owl**", "**Computer Fox**"] {
            assert!(board.content.contains(name), "{}", board.content);
        }
    }
    let with_pictures =
        |all: &[Message]| all.iter().filter(|message| message.picture().is_some()).count() == 1;
    world.discord.channel(ada.channel()).until("the newest picture alone", with_pictures).await;
    let begun = wait_for_edit(&world, &lobby, "has begun").await;
    assert!(begun.buttons().is_empty());
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_table_in_a_channel_is_refused_with_a_link_to_the_first() {
    let world = World::new(1).await;
    let [ada, bo, cy] = world.add_people(["Ada", "Bo", "Cy"]);
    let lobby = world.open_lobby(&[&ada, &bo]).await;
    let link = |message: &Message| {
        let home = world.discord.home().id();
        format!("https://discord.com/channels/{home}/{}/{}", message.channel, message.id)
    };
    let taken = ask_privately(&cy, "play").await;
    assert!(taken.content.contains("already") && taken.content.contains(&link(&lobby)));
    let there = taken.button("Go to the Table").and_then(|button| button.url);
    assert_eq!(there, Some(link(&lobby)));

    ada.click(&lobby, "Start").await;
    let mut board = world.wait_for_board(ada.channel()).await;
    for _ in 0..2 {
        // During a match the link leads to the newest board, once the bot has stored the id of its message.
        let mut asked = 0;
        while !ask_privately(&cy, "play").await.content.contains(&link(&board)) {
            asked += 1;
            assert!(asked < 100, "{}", world.transcript());
        }
        take_turn(pinged_and_other_player(&board, &ada, &bo).0).await;
        board = world.wait_for_board(ada.channel()).await;
    }
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn simultaneous_requests_open_one_table() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    for _ in 0..5 {
        let (one, other) = tokio::join!(ada.slash("play", &[]), bo.slash("play", &[]));
        let (one, other) =
            (private_message(one).await.content, private_message(other).await.content);
        let opened = |answer: &str| answer.contains("table is open");
        let host = if opened(&one) { &ada } else { &bo };
        assert!(opened(&one) != opened(&other), "{one}\n{other}");
        let late = if opened(&one) { &other } else { &one };
        let channel = world.discord.channel(world.channel);
        let lobby = channel.next_message(|message| message.button("Join").is_some()).await;
        // The refused person gets a link to the lobby, although the lobby was not yet posted at the time of the request.
        assert!(late.contains("already") && late.contains(&format!("/{}\n", lobby.id)), "{late}");
        host.click(&lobby, "Leave").await;
        wait_for_edit(&world, &lobby, "closed").await;
    }
    // Each time only one message was posted.
    assert_eq!(world.discord.channel(world.channel).messages().len(), 5, "{}", world.transcript());
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_nobody_starts_closes_after_half_an_hour() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let lobby = world.open_lobby(&[&ada]).await;
    let closes = world.clock.now() / 1000 + 30 * 60;
    assert!(lobby.content.contains(&format!("<t:{closes}:R>")), "{}", lobby.content);

    world.clock.advance(30 * MINUTE - 1);
    // Joining does not postpone the closing.
    bo.click(&lobby, "Join").await;
    wait_for_edit(&world, &lobby, "Seats taken: 2 of 4").await;
    assert!(ask_privately(&bo, "play").await.content.contains("already"));
    world.clock.advance(1);
    let closed = wait_for_edit(&world, &lobby, "closed").await;
    assert!(closed.content.contains("Nobody started the match in time"), "{}", closed.content);
    assert!(closed.buttons().is_empty());
    world.open_lobby(&[&bo]).await;
    world.finish_without_refusals();
}

/// The solo match with this seed is over after nine moves.
#[tokio::test(flavor = "multi_thread")]
async fn after_a_solo_match_another_person_can_open_the_next_table() {
    let world = World::new(275).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let lobby = world.open_lobby(&[&ada]).await;
    assert!(lobby.content.contains("solo"), "{}", lobby.content);
    ada.click(&lobby, "Start").await;
    let mut board = world.wait_for_board(ada.channel()).await;
    assert!(board.content.contains("plays alone"), "{}", board.content);
    let mut moves = 0;
    while board.button("Play Again").is_none() {
        take_turn(&ada).await;
        moves += 1;
        assert!(moves < 20, "the match does not end\n{}", world.transcript());
        board = world.wait_for_board(ada.channel()).await;
    }
    assert!(board.content.contains('🏆'), "{}", board.content);

    // The first person to click Play Again becomes the host.
    let opened = private_message(bo.click(&board, "Play Again").await).await;
    assert!(opened.content.contains("open"), "{}", opened.content);
    let channel = world.discord.channel(world.channel);
    let again = channel.next_message(|message| message.button("Join").is_some()).await;
    assert!(again.content.contains("**Bo** has opened a Triominos table"), "{}", again.content);
    let late = private_message(ada.click(&board, "Play Again").await).await;
    assert!(late.content.contains("already"), "{}", late.content);
    ada.click(&again, "Join").await;
    bo.click(&again, "Start").await;
    let board = world.wait_for_board(ada.channel()).await;
    pinged_and_other_player(&board, &ada, &bo);
    world.finish_without_refusals();
}

/// The lobbies keep their buttons because the bot may not edit its messages.
#[tokio::test(flavor = "multi_thread")]
async fn clicks_on_stale_lobbies_are_answered() {
    let world = World::new(1).await;
    let [ada, bo, cy] = world.add_people(["Ada", "Bo", "Cy"]);
    let edit = "PATCH /channels/{channel_id}/messages/{message_id}";
    world.discord.inject(Fault::status(edit, 403, 50_001, "Missing Access").times(1000));

    let closed = world.open_lobby(&[&ada, &bo]).await;
    ada.click(&closed, "Leave").await;
    bo.click(&closed, "Leave").await;
    for (person, button) in [(&cy, "Join"), (&ada, "Start"), (&bo, "Leave"), (&ada, "Add Computer")]
    {
        let answer = private_message(person.click(&closed, button).await).await;
        assert!(
            answer.content.contains("closed") && answer.content.contains("/play"),
            "{}",
            answer.content
        );
    }

    let begun = world.open_lobby(&[&ada, &bo]).await;
    ada.click(&begun, "Start").await;
    let board = world.wait_for_board(ada.channel()).await;
    for (person, button) in [(&cy, "Join"), (&ada, "Start"), (&bo, "Add Computer")] {
        let answer = private_message(person.click(&begun, button).await).await;
        assert!(answer.content.contains("already started"), "{}", answer.content);
        let next: &[&str] = if person.id() == cy.id() { &[] } else { &["My Rack"] };
        assert_eq!(answer.button_labels(), next, "{}", answer.content);
    }
    // A click on the lobby's Leave button during the match needs a confirmation before the player leaves.
    let stranger = private_message(cy.click(&begun, "Leave").await).await;
    assert!(stranger.content.contains("not playing at this table"), "{}", stranger.content);
    let sure = private_message(bo.click(&begun, "Leave").await).await;
    assert!(sure.button("Leave the Match").is_some(), "{}", sure.content);
    take_turn(pinged_and_other_player(&board, &ada, &bo).0).await;
    pinged_and_other_player(&world.wait_for_board(ada.channel()).await, &ada, &bo);
    world.finish_without_refusals();
}

/// The limit keeps one person from filling a server with tables.
#[tokio::test(flavor = "multi_thread")]
async fn a_person_can_have_three_open_tables_per_server() {
    let mut world = World::without_bot(1).await;
    world.limits = Some(TableLimits::default());
    world.start_bot().await;
    let home = world.discord.home();
    let channels: Vec<_> = (0..4).map(|n| home.add_text_channel(&format!("side-{n}"))).collect();
    for (locale, words) in [("en-US", "You already have 3 tables"), ("fr", "Tu as ouvert 3 tables")]
    {
        let ada = world.discord.add_person(&format!("Ada of {locale}"), locale);
        let there: Vec<_> = channels.iter().map(|channel| ada.in_channel(*channel)).collect();
        let mut lobbies = Vec::new();
        for channel in &there[..3] {
            lobbies.push(world.open_lobby(&[channel]).await);
        }
        let refused = private_message(there[3].slash("play", &[]).await).await;
        assert!(refused.content.contains(words), "{}", refused.content);
        // A table is closed when its last player leaves.
        there[0].click(&lobbies[0], "Leave").await;
        lobbies.push(world.open_lobby(&[&there[3]]).await);
        for (channel, lobby) in there.iter().zip(&lobbies).skip(1) {
            channel.click(lobby, "Leave").await;
        }
    }
    world.finish_without_refusals();
}
