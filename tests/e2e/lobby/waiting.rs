//! A table before its match: coming and going, starting, and what becomes of a table that nobody starts.

use discord_stand_in::Fault;
use discord_stand_in::people::Message;
use triominos::table::Limits;
use triominos::time::Clock;

use crate::support::bot::{World, ask, private};
use crate::support::turns::{take_turn, turn_of};
use crate::table::editions::says;

const MINUTE: i64 = 60_000;

#[tokio::test(flavor = "multi_thread")]
async fn people_come_and_go_until_nobody_is_left() {
    let world = World::new(1).await;
    let [ada, bo, cy, dee, eve] = world.people(["Ada", "Bo", "Cy", "Dee", "Eve"]);
    let lobby = world.lobby_of(&[&ada]).await;
    assert!(lobby.content.contains("**Ada** has opened a Triominos table"), "{}", lobby.content);
    assert!(lobby.pinged.is_empty());

    let joined = private(bo.click(&lobby, "Join").await).await;
    assert_eq!(joined.content, "You’re in. Waiting for **Ada** to start.");
    let twice = private(bo.click(&lobby, "Join").await).await;
    assert!(twice.content.contains("already"), "{}", twice.content);
    cy.click(&lobby, "Join").await;
    dee.click(&lobby, "Join").await;
    let full = says(&world, &lobby, "Seats 4 of 4").await;
    assert!(full.content.contains("**Ada**, **Bo**, **Cy** and **Dee**"), "{}", full.content);
    assert!(full.button("Join").is_some_and(|button| button.disabled));
    assert!(full.button("Add Computer").is_some_and(|button| button.disabled));
    assert!(eve.try_click(&lobby, "Join").await.is_err());
    let stranger = private(eve.click(&lobby, "Start").await).await;
    assert!(stranger.content.contains("not playing at this table"), "{}", stranger.content);
    let stranger = private(eve.click(&lobby, "Leave").await).await;
    assert!(stranger.content.contains("not playing at this table"), "{}", stranger.content);

    let early = private(dee.click(&lobby, "Start").await).await;
    assert!(
        early
            .content
            .contains(&format!("<@{}> is hosting this table and starts the match", ada.id())),
        "{}",
        early.content
    );
    assert!(early.pinged.is_empty());

    // The host goes, and the next is host.
    ada.click(&lobby, "Leave").await;
    let left = says(&world, &lobby, "Seats 3 of 4").await;
    assert!(left.content.contains("Waiting for **Bo** to start"), "{}", left.content);
    assert!(left.button("Join").is_some_and(|button| !button.disabled));
    let not_any_more = private(dee.click(&lobby, "Start").await).await;
    assert!(
        not_any_more
            .content
            .contains(&format!("<@{}> is hosting this table and starts the match", bo.id()))
    );
    assert!(left.labels().contains(&"Start (Bo)".to_owned()), "{:?}", left.labels());

    dee.click(&lobby, "Leave").await;
    assert!(ask(&cy, "leave").await.content.contains("left the table"));
    says(&world, &lobby, "Seats 1 of 4").await;
    bo.click(&lobby, "Leave").await;
    let closed = says(&world, &lobby, "closed").await;
    assert_eq!(closed.content, "**Bo** closed the table.");
    assert!(closed.buttons().is_empty());
    // The channel is free.
    world.lobby_of(&[&eve]).await;
    world.finish();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_chooses_how_well_computers_play() {
    let world = World::new(4).await;
    let [ada, bo] = world.people(["Ada", "Bo"]);
    let lobby = world.lobby_of(&[&ada, &bo]).await;
    assert!(lobby.menus().is_empty(), "nobody plays at a level yet");
    ada.click(&lobby, "Add Computer").await;
    let normal = says(&world, &lobby, "Computers: Normal").await;
    let menu = normal.menus().remove(0);
    let levels: Vec<_> = menu.options.iter().map(|option| option.label.as_str()).collect();
    let all = ["Computers: Easy", "Computers: Normal", "Computers: Hard", "Computers: Expert"];
    assert_eq!(levels, all);
    let guest = private(bo.choose(&lobby, &menu.custom_id, &["hard"]).await).await;
    assert!(guest.content.contains("the host of this table"), "{}", guest.content);
    ada.choose(&lobby, &menu.custom_id, &["hard"]).await;
    let hard = says(&world, &lobby, "Computers: Hard").await;
    let chosen = hard.menus().remove(0).options.into_iter().find(|option| option.default);
    assert_eq!(chosen.map(|option| option.value).as_deref(), Some("hard"));
    ada.click(&lobby, "Remove Computer").await;
    let alone = says(&world, &lobby, "Seats 2 of 4").await;
    assert!(alone.menus().is_empty() && !alone.content.contains("Computers:"));
    ada.slash("leave", &[]).await;
    bo.slash("leave", &[]).await;

    // A server has its own usual level, and `/play` may ask for another.
    let moderator = world.discord.person("Mo", "en-US").administrator();
    let moderator = moderator.in_channel(world.channel);
    let set = private(moderator.slash("settings", &[("level", "Easy".into())]).await).await;
    assert!(set.content.contains("Computers: Easy"), "{}", set.content);
    let easy = world.lobby_of(&[&ada]).await;
    ada.click(&easy, "Add Computer").await;
    says(&world, &easy, "Computers: Easy").await;
    ada.slash("leave", &[]).await;
    ada.slash("play", &[("level", "Expert".into())]).await;
    let expert = world.next("has opened a Triominos table").await;
    ada.click(&expert, "Add Computer").await;
    says(&world, &expert, "Computers: Expert").await;

    // It thinks while the others can go on asking, and then it has played.
    ada.click(&expert, "Start").await;
    let mut board = world.board_in(ada.channel()).await;
    for _ in 0..2 {
        assert_eq!(board.pinged, [ada.id()]);
        take_turn(&ada).await;
        world.clock.advance(2_000);
        assert!(ask(&bo, "board").await.picture().is_some());
        board = world.board_in(ada.channel()).await;
        assert!(board.content.contains("**Computer Owl**"), "{}", board.content);
    }
    world.finish();
}

#[tokio::test(flavor = "multi_thread")]
async fn computers_sit_down_and_get_up() {
    let world = World::new(3).await;
    let [ada, bo] = world.people(["Ada", "Bo"]);
    let lobby = world.lobby_of(&[&ada]).await;
    assert!(lobby.button("Remove Computer").is_none());
    let stranger = private(bo.click(&lobby, "Add Computer").await).await;
    assert!(stranger.content.contains("not playing at this table"), "{}", stranger.content);

    for who in ["Computer Owl** (careful)", "Fox** (daring)", "Magpie** (collector)"] {
        ada.click(&lobby, "Add Computer").await;
        says(&world, &lobby, who).await;
    }
    let full = says(&world, &lobby, "Seats 4 of 4").await;
    assert!(full.button("Join").is_some_and(|button| button.disabled));
    ada.click(&lobby, "Remove Computer").await;
    let fewer = says(&world, &lobby, "Seats 3 of 4").await;
    assert!(
        fewer.content.contains("**Ada**, **Computer Owl** (careful) and **Computer Fox** (daring)"),
        "{}",
        fewer.content
    );

    // Beside the host only computers: they play by the clock, and then the host is called. It is one message for all of them.
    ada.click(&lobby, "Start").await;
    let mut board = world.board_in(ada.channel()).await;
    for _ in 0..2 {
        assert_eq!(board.pinged, [ada.id()], "{}", board.content);
        take_turn(&ada).await;
        board = world.board_in(ada.channel()).await;
        for name in ["**Ada**", "**Computer Owl**", "**Computer Fox**"] {
            assert!(board.content.contains(name), "{}", board.content);
        }
    }
    let with_pictures =
        |all: &[Message]| all.iter().filter(|message| message.picture().is_some()).count() == 1;
    world.discord.channel(ada.channel()).until("the newest picture alone", with_pictures).await;
    let begun = says(&world, &lobby, "has begun").await;
    assert!(begun.buttons().is_empty());
    world.finish();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_has_one_table_and_says_where_it_is() {
    let world = World::new(1).await;
    let [ada, bo, cy] = world.people(["Ada", "Bo", "Cy"]);
    let lobby = world.lobby_of(&[&ada, &bo]).await;
    let link = |message: &Message| {
        let home = world.discord.home().id();
        format!("https://discord.com/channels/{home}/{}/{}", message.channel, message.id)
    };
    let taken = ask(&cy, "play").await;
    assert!(taken.content.contains("already") && taken.content.contains(&link(&lobby)));
    let there = taken.button("Go to the Table").and_then(|button| button.url);
    assert_eq!(there, Some(link(&lobby)));

    ada.click(&lobby, "Start").await;
    let mut board = world.board_in(ada.channel()).await;
    for _ in 0..2 {
        // In a match the link leads to the newest board, as soon as the bot has noted that it is posted.
        let mut asked = 0;
        while !ask(&cy, "play").await.content.contains(&link(&board)) {
            asked += 1;
            assert!(asked < 100, "{}", world.transcript());
        }
        take_turn(turn_of(&board, &ada, &bo).0).await;
        board = world.board_in(ada.channel()).await;
    }
    world.finish();
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_ask_at_the_same_instant_get_one_table() {
    let world = World::new(1).await;
    let [ada, bo] = world.people(["Ada", "Bo"]);
    for _ in 0..5 {
        let (one, other) = tokio::join!(ada.slash("play", &[]), bo.slash("play", &[]));
        let (one, other) = (private(one).await.content, private(other).await.content);
        let opened = |answer: &str| answer.contains("table is open");
        let host = if opened(&one) { &ada } else { &bo };
        assert!(opened(&one) != opened(&other), "{one}\n{other}");
        let late = if opened(&one) { &other } else { &one };
        let channel = world.discord.channel(world.channel);
        let lobby = channel.next_message(|message| message.button("Join").is_some()).await;
        // Whoever was late is led to the message, though it had still to be written.
        assert!(late.contains("already") && late.contains(&format!("/{}\n", lobby.id)), "{late}");
        host.click(&lobby, "Leave").await;
        says(&world, &lobby, "closed").await;
    }
    // Each time one message, and not one more.
    assert_eq!(world.discord.channel(world.channel).messages().len(), 5, "{}", world.transcript());
    world.finish();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_nobody_starts_closes_after_half_an_hour() {
    let world = World::new(1).await;
    let [ada, bo] = world.people(["Ada", "Bo"]);
    let lobby = world.lobby_of(&[&ada]).await;
    let closes = world.clock.now() / 1000 + 30 * 60;
    assert!(lobby.content.contains(&format!("<t:{closes}:R>")), "{}", lobby.content);

    world.clock.advance(30 * MINUTE - 1);
    // Somebody who comes changes nothing of when it closes.
    bo.click(&lobby, "Join").await;
    says(&world, &lobby, "Seats 2 of 4").await;
    assert!(ask(&bo, "play").await.content.contains("already"));
    world.clock.advance(1);
    let closed = says(&world, &lobby, "closed").await;
    assert!(closed.content.contains("Nobody started the match in time"), "{}", closed.content);
    assert!(closed.buttons().is_empty());
    world.lobby_of(&[&bo]).await;
    world.finish();
}

/// A solo game that is over after nine moves; then the same again.
#[tokio::test(flavor = "multi_thread")]
async fn one_plays_alone_and_again() {
    let world = World::new(275).await;
    let [ada, bo] = world.people(["Ada", "Bo"]);
    let lobby = world.lobby_of(&[&ada]).await;
    assert!(lobby.content.contains("solo"), "{}", lobby.content);
    ada.click(&lobby, "Start").await;
    let mut board = world.board_in(ada.channel()).await;
    assert!(board.content.contains("plays alone"), "{}", board.content);
    let mut moves = 0;
    while board.button("Play Again").is_none() {
        take_turn(&ada).await;
        moves += 1;
        assert!(moves < 20, "no end in sight\n{}", world.transcript());
        board = world.board_in(ada.channel()).await;
    }
    assert!(board.content.contains('🏆'), "{}", board.content);

    // Whoever asks first for another is its host.
    let opened = private(bo.click(&board, "Play Again").await).await;
    assert!(opened.content.contains("open"), "{}", opened.content);
    let channel = world.discord.channel(world.channel);
    let again = channel.next_message(|message| message.button("Join").is_some()).await;
    assert!(again.content.contains("**Bo** has opened a Triominos table"), "{}", again.content);
    let late = private(ada.click(&board, "Play Again").await).await;
    assert!(late.content.contains("already"), "{}", late.content);
    ada.click(&again, "Join").await;
    bo.click(&again, "Start").await;
    let board = world.board_in(ada.channel()).await;
    turn_of(&board, &ada, &bo);
    world.finish();
}

/// Messages that could not be changed keep their buttons, and these say what they are worth.
#[tokio::test(flavor = "multi_thread")]
async fn late_clicks_are_answered() {
    let world = World::new(1).await;
    let [ada, bo, cy] = world.people(["Ada", "Bo", "Cy"]);
    let edit = "PATCH /channels/{channel_id}/messages/{message_id}";
    world.discord.inject(Fault::status(edit, 403, 50_001, "Missing Access").times(1000));

    let closed = world.lobby_of(&[&ada, &bo]).await;
    ada.click(&closed, "Leave").await;
    bo.click(&closed, "Leave").await;
    for (person, button) in [(&cy, "Join"), (&ada, "Start"), (&bo, "Leave"), (&ada, "Add Computer")]
    {
        let answer = private(person.click(&closed, button).await).await;
        assert!(
            answer.content.contains("closed") && answer.content.contains("/play"),
            "{}",
            answer.content
        );
    }

    let begun = world.lobby_of(&[&ada, &bo]).await;
    ada.click(&begun, "Start").await;
    let board = world.board_in(ada.channel()).await;
    for (person, button) in [(&cy, "Join"), (&ada, "Start"), (&bo, "Add Computer")] {
        let answer = private(person.click(&begun, button).await).await;
        assert!(answer.content.contains("already started"), "{}", answer.content);
    }
    // Leaving a match is not done by a click that was meant for the lobby.
    let stranger = private(cy.click(&begun, "Leave").await).await;
    assert!(stranger.content.contains("not playing at this table"), "{}", stranger.content);
    let sure = private(bo.click(&begun, "Leave").await).await;
    assert!(sure.button("Leave the Match").is_some(), "{}", sure.content);
    take_turn(turn_of(&board, &ada, &bo).0).await;
    turn_of(&world.board_in(ada.channel()).await, &ada, &bo);
    world.finish();
}

/// Nobody fills a server with tables: the next is refused, and opened once there is room.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_opened_enough_tables_starts_one_first() {
    let mut world = World::without_bot(1).await;
    world.limits = Some(Limits::default());
    world.start_bot().await;
    let home = world.discord.home();
    let channels: Vec<_> = (0..4).map(|n| home.text_channel(&format!("side-{n}"))).collect();
    for (locale, words) in [("en-US", "You already have 3 tables"), ("fr", "Tu as ouvert 3 tables")]
    {
        let ada = world.discord.person(&format!("Ada of {locale}"), locale);
        let there: Vec<_> = channels.iter().map(|channel| ada.in_channel(*channel)).collect();
        let mut lobbies = Vec::new();
        for channel in &there[..3] {
            lobbies.push(world.lobby_of(&[channel]).await);
        }
        let refused = private(there[3].slash("play", &[]).await).await;
        assert!(refused.content.contains(words), "{}", refused.content);
        // Whoever leaves an empty table closes it.
        there[0].click(&lobbies[0], "Leave").await;
        lobbies.push(world.lobby_of(&[&there[3]]).await);
        for (channel, lobby) in there.iter().zip(&lobbies).skip(1) {
            channel.click(lobby, "Leave").await;
        }
    }
    world.finish();
}
