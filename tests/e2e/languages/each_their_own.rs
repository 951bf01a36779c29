//! Private answers in the language of each person, channel messages in the server's, and names that contain markup.

use discord_stand_in::people::Message;
use discord_stand_in::permission;
use serde_json::Value;

use crate::support::bot::{World, ask_privately, private_message};
use crate::support::turns::{
    pinged_and_other_player, place_tile, suggested_tile_and_spot, take_turn,
};

/// Returns all texts in a message that a person can read, including those of its buttons and menus.
fn readable_texts_of(message: &Message) -> String {
    let mut words = message.content_and_alt_texts() + "\n" + &message.button_labels().join("\n");
    for menu in message.menus() {
        words += &format!("\n{}", menu.placeholder);
        for option in menu.options {
            words += &format!("\n{} {}", option.label, option.description.unwrap_or_default());
        }
    }
    words
}

/// Asserts that a message contains the words `expected`, and none of the words `absent`.
fn assert_contains_and_lacks(message: &Message, expected: &[&str], absent: &[&str]) {
    let words = readable_texts_of(message);
    for expected in expected {
        assert!(words.contains(expected), "{expected}: {words}");
    }
    for absent in absent {
        assert!(!words.contains(absent), "{absent}: {words}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn each_player_reads_private_answers_in_their_own_language() {
    let world = World::new(1).await;
    world.discord.home().set_locale("fr");
    let person = |name, locale| world.discord.add_person(name, locale).in_channel(world.channel);
    let (anne, bob, dora) = (person("Anne", "fr"), person("Bob", "en-GB"), person("Dora", "ja"));

    let opened = private_message(bob.slash("play", &[]).await).await;
    assert_contains_and_lacks(&opened, &["Your table is open"], &["table est"]);
    let lobby = world.wait_for_button("Rejoindre").await;
    assert_contains_and_lacks(
        &lobby,
        &["**Bob** a ouvert une table", "Commencer"],
        &["has opened", "Start"],
    );
    anne.click(&lobby, "Rejoindre").await;
    dora.click(&lobby, "Rejoindre").await;
    let twice = private_message(anne.click(&lobby, "Rejoindre").await).await;
    assert_contains_and_lacks(&twice, &["déjà"], &["already"]);
    let early = private_message(dora.click(&lobby, "Commencer").await).await;
    assert_contains_and_lacks(&early, &["is hosting this table and will start"], &["commence"]);
    bob.click(&lobby, "Commencer").await;

    let mut board = world.wait_for_board(world.channel).await;
    assert_contains_and_lacks(
        &board,
        &["La partie commence", "Ma réglette"],
        &["The match", "your turn", "7 tiles"],
    );
    for _ in 0..3 {
        for (who, own, other) in [
            (&anne, ["Tes Triominos", "pioche"], ["Your tiles", "pool"]),
            (&bob, ["Your tiles", "pool"], ["Tes Triominos", "pioche"]),
            (&dora, ["Your tiles", "pool"], ["Tes Triominos", "pioche"]),
        ] {
            let rack = private_message(who.click(&board, "Ma réglette").await).await;
            assert_contains_and_lacks(&rack, &own[..1], &other[..1]);
            assert_contains_and_lacks(&ask_privately(who, "board").await, &own[1..], &other[1..]);
        }
        let turn = [&anne, &bob, &dora].into_iter().find(|who| board.pinged == [who.id()]);
        let turn = turn.expect("one of them is pinged");
        let (tile, _) = suggested_tile_and_spot(turn).await.expect("something fits");
        let refused = place_tile(turn, &tile, "99").await;
        assert_contains_and_lacks(
            &refused,
            &[if turn.id() == anne.id() { "emplacement 99" } else { "no spot 99" }],
            &[],
        );
        take_turn(turn).await;
        board = world.wait_for_board(world.channel).await;
        assert_contains_and_lacks(
            &board,
            &["<@", "a posé", "pioche"],
            &["placed", "your turn", "pool"],
        );
    }
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn people_and_servers_can_choose_another_language() {
    let world = World::new(1).await;
    let home = world.discord.home();
    let (manager, anne) = world.add_person("Anne");
    manager.set_locale("fr");
    manager.set_permissions(home.id(), permission::EVERYBODY | permission::MANAGE_GUILD);
    let [bob] = world.add_people(["Bob"]);
    assert_contains_and_lacks(&ask_privately(&bob, "help").await, &["is a game"], &[]);
    let french =
        private_message(bob.slash("preferences", &[("language", "français".into())]).await).await;
    assert_contains_and_lacks(&french, &["français", "préférences"], &["Your preferences"]);
    assert_contains_and_lacks(&ask_privately(&bob, "rack").await, &["pas de table"], &["no table"]);
    // The setting is reset to the language of the Discord client.
    let back =
        private_message(bob.slash("preferences", &[("language", "Automatic".into())]).await).await;
    assert_contains_and_lacks(&back, &["same as in your Discord"], &["préférences"]);
    assert_contains_and_lacks(&ask_privately(&bob, "rack").await, &["no table"], &[]);

    // The server's setting applies to channel messages, not to private answers.
    let set =
        private_message(anne.slash("settings", &[("language", "français".into())]).await).await;
    assert_contains_and_lacks(&set, &["français"], &["changed"]);
    private_message(bob.slash("play", &[]).await).await;
    let lobby = world.wait_for_button("Rejoindre").await;
    anne.click(&lobby, "Rejoindre").await;
    let seated = |all: &[Message]| all.iter().any(|message| message.content.contains("2 sur 4"));
    world.discord.channel(world.channel).until("Anne to sit", seated).await;
    let set =
        private_message(anne.slash("settings", &[("language", "English".into())]).await).await;
    assert_contains_and_lacks(&set, &["English", "serveur"], &[]);
    bob.click(&lobby, "Commencer").await;
    let board = world.wait_for_board(world.channel).await;
    assert_contains_and_lacks(&board, &["The match begins", "My Rack"], &["partie", "réglette"]);
    assert_contains_and_lacks(
        &private_message(anne.click(&board, "My Rack").await).await,
        &["Tes Triominos"],
        &["Your tiles"],
    );
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_described_in_every_language() {
    let world = World::new(1).await;
    let requests = world.discord.requests();
    let registered = requests
        .iter()
        .find(|request| request.method == "PUT" && request.route.ends_with("/commands"));
    let registered = registered.and_then(|request| request.body.as_ref()).and_then(Value::as_array);
    let registered = registered.expect("commands were registered");
    let names: Vec<_> = registered.iter().filter_map(|command| command["name"].as_str()).collect();
    assert_eq!(
        names,
        [
            "play",
            "rack",
            "place",
            "draw",
            "pass",
            "undo",
            "hint",
            "board",
            "leave",
            "rejoin",
            "stand-in",
            "end",
            "games",
            "help",
            "rules",
            "settings",
            "preferences",
            "leaderboard",
            "profile",
            "privacy",
            "void-result",
            "history",
            "daily",
            "learn",
            "moderate",
            "doctor",
            "tournament",
            "Play with…",
            "Profile"
        ]
    );
    // Commands on a person have no description, and localised names.
    let (on_people, registered): (Vec<Value>, Vec<Value>) =
        registered.iter().cloned().partition(|command| command["type"] == 2);
    for command in &on_people {
        assert_eq!(command["contexts"], serde_json::json!([0]), "{command}");
        let (english, others) = (&command["name"], &command["name_localizations"]);
        assert_eq!(&others["en-GB"], english, "{command}");
        assert!(others["fr"].is_string() && others["fr"] != *english, "{command}");
    }
    let mut described = registered.clone();
    described.extend(
        registered.iter().filter_map(|command| command["options"].as_array()).flatten().cloned(),
    );
    assert!(described.len() > 11, "options are included");
    for entry in &described {
        let (english, others) =
            (entry["description"].as_str(), &entry["description_localizations"]);
        assert!(english.is_some_and(|english| english.chars().count() > 5), "{entry}");
        assert_eq!(others["en-GB"].as_str(), english, "{entry}");
        assert!(others["fr"].is_string() && others["fr"].as_str() != english, "{entry}");
    }
    for command in &registered {
        let name = command["name"].as_str().unwrap_or_default();
        let anywhere = ["help", "rules", "games", "privacy", "daily", "learn"].contains(&name);
        let server_only = [
            "settings",
            "leaderboard",
            "profile",
            "history",
            "void-result",
            "moderate",
            "doctor",
            "tournament",
            "stand-in",
        ];
        let server_only = server_only.contains(&name);
        let contexts = if anywhere { vec![0, 1, 2] } else { vec![0, 1] };
        let installs = if server_only { vec![0] } else { vec![0, 1] };
        assert_eq!(command["contexts"], serde_json::json!(contexts), "{command}");
        assert_eq!(command["integration_types"], serde_json::json!(installs), "{command}");
    }
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn markup_and_mentions_in_names_have_no_effect() {
    let names = [
        ("**Bob** @everyone", "\\*\\*Bob\\*\\* @\u{200b}everyone", "**Bob** @everyone"),
        ("\u{202e}adA\u{202c}\n# big", "adA \\# big", "adA # big"),
        ("🦊🐻", "🦊🐻", "🦊🐻"),
        (
            "<@1> [x](https://example.org)",
            "\\<@\u{200b}1\\> \\[x\\]\\(https\\://example.org\\)",
            "<@1> [x](https://example.org)",
        ),
    ];
    let world = World::new(1).await;
    let people =
        names.map(|(name, _, _)| world.discord.add_person(name, "en-US").in_channel(world.channel));
    let lobby = world.open_lobby(&people.each_ref()).await;
    let channel = world.discord.channel(world.channel);
    channel.until("four to sit", |all| all.iter().any(|m| m.content.contains("4 of 4"))).await;
    let lobby = channel.message(lobby.id).expect("it is there");
    people[0].click(&lobby, "Start").await;
    let board = world.wait_for_board(world.channel).await;
    let alt = board.picture().and_then(|picture| picture.alt_text.clone()).expect("an alt text");
    for (_, escaped, plain) in names {
        assert!(lobby.content.contains(&format!("**{escaped}**")), "{}", lobby.content);
        assert!(board.content.contains(&format!("**{escaped}** 0")), "{}", board.content);
        assert!(alt.contains(&format!("{plain}: 7 tiles")), "{alt}");
    }
    // Only the player to move is pinged, and nobody else is mentioned.
    let turn = people.iter().find(|person| board.pinged == [person.id()]).expect("one is pinged");
    assert_eq!(board.mentions, [turn.id()]);
    assert!(lobby.pinged.is_empty() && lobby.mentions.is_empty());
    let others: Vec<_> = people.iter().filter(|person| person.id() != turn.id()).collect();
    let refused = ask_privately(others[0], "draw").await;
    assert!(refused.mentions.is_empty() && refused.content.contains("turn"), "{}", refused.content);
    take_turn(turn).await;
    assert_eq!(world.wait_for_board(world.channel).await.pinged.len(), 1);
    world.finish_without_refusals();
}

/// A name with letters that the font lacks is drawn as the number of its seat, so different such names give equal pictures.
#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_the_font_cannot_draw_is_replaced_by_the_seat_number() {
    let mut pictures = Vec::new();
    for name in ["🦊🐻", "𓂀𓃰", "P2", "Bo"] {
        let world = World::new(1).await;
        let [ada] = world.add_people(["Ada"]);
        let other = world.discord.add_person(name, "en-US").in_channel(world.channel);
        let board = world.begin_match(&[&ada, &other]).await;
        pinged_and_other_player(&board, &ada, &other);
        assert!(board.content.contains(name), "{}", board.content);
        pictures.push(board.picture().expect("a board").bytes.clone());
        world.finish_without_refusals();
    }
    assert!(pictures[0] == pictures[2] && pictures[1] == pictures[2]);
    assert!(pictures[3] != pictures[2]);
}
