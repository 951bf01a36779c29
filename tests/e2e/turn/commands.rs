//! Slash commands: to play, to see racks and boards, to change settings, and to leave and end a match.

use discord_stand_in::people::{Message, PersonIn};
use discord_stand_in::{OptionValue, RecordedRequest, permission};

use crate::support::bot::{World, ask_privately, private_message};
use crate::support::turns::{
    pinged_and_other_player, place_tile, suggested_tile_and_spot, take_turn,
};
use crate::turn::refusals::{spot_numbers_and_corners, tiles_in_answer, with_nonbreaking_hyphens};

/// Returns the labels and values that `/place` suggests for `focused_option`, which is `tile` or `spot`, while the two options have
/// these values.
async fn suggested_labels_and_values(
    person: &PersonIn,
    tile_value: &str,
    spot_value: &str,
    focused_option: &str,
) -> Vec<(String, String)> {
    let mut typed = vec![("tile", tile_value.into()), ("spot", spot_value.into())];
    typed.retain(|(name, value)| *name == focused_option || *value != OptionValue::from(""));
    let choices = person.autocomplete("place", &typed, focused_option).await;
    let value = |value: &serde_json::Value| value.as_str().expect("a text").to_owned();
    choices.iter().map(|choice| (choice.name.clone(), value(&choice.value))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_can_be_played_with_commands_alone() {
    let world = World::new(1).await;
    let [ada, bo, eve] = world.add_people(["Ada", "Bo", "Eve"]);
    let elsewhere = world
        .discord
        .person_by_id(ada.id())
        .expect("Ada")
        .in_channel(world.discord.general_channel());
    private_message(ada.slash("play", &[("hints", "full hints".into())]).await).await;
    let lobby = world.wait_for_button("Join").await;
    bo.click(&lobby, "Join").await;
    ada.click(&lobby, "Start").await;
    let board = world.wait_for_board(ada.channel()).await;
    let (turn, waiting) = pinged_and_other_player(&board, &ada, &bo);

    // In the first turn every tile fits spot 1, and there is no other spot.
    let mine = tiles_in_answer(&ask_privately(turn, "rack").await);
    let tiles = suggested_labels_and_values(turn, "", "", "tile").await;
    assert_eq!(tiles.iter().map(|(_, tile)| tile.clone()).collect::<Vec<_>>(), mine);
    assert!(
        tiles
            .iter()
            .all(|(label, tile)| *label == format!("{}: 1 spot", with_nonbreaking_hyphens(tile))),
        "{tiles:?}"
    );
    let (lead, _) = suggested_tile_and_spot(turn).await.expect("any tile leads");
    let worth: i32 = lead.split('-').map(|number| number.parse::<i32>().expect("a number")).sum();
    let spots = suggested_labels_and_values(turn, &lead, "", "spot").await;
    assert_eq!(spots, [(format!("spot 1: +{worth}"), "1".to_owned())]);
    // Typing reduces the suggestions to those that match.
    let narrow = suggested_labels_and_values(turn, &lead, "", "tile").await;
    assert_eq!(narrow.iter().map(|(_, tile)| tile.as_str()).collect::<Vec<_>>(), [lead.as_str()]);
    assert!(suggested_labels_and_values(turn, "banana 9", "", "tile").await.is_empty());
    assert!(suggested_labels_and_values(turn, &lead, "2", "spot").await.is_empty());
    // Nobody else gets suggestions, and there are none in other channels.
    for other in [waiting, &eve, &elsewhere] {
        assert!(suggested_labels_and_values(other, "", "", "tile").await.is_empty());
        assert!(suggested_labels_and_values(other, &lead, "", "spot").await.is_empty());
    }
    let placed = place_tile(turn, &lead.replace('-', ""), "#1").await;
    assert!(
        placed
            .content
            .contains(&format!("You placed {} on spot 1", with_nonbreaking_hyphens(&lead))),
        "{}",
        placed.content
    );
    assert!(placed.content.contains(&format!("**+{worth}**")), "{}", placed.content);

    // Later in the match, the suggestions are the same placements as in the menu.
    world.wait_for_board(ada.channel()).await;
    let (mut turn, mut waiting) = (waiting, turn);
    let menu = loop {
        // A small number of placements is shown as buttons, not as a menu.
        if let Some(menu) = ask_privately(turn, "rack").await.menus().pop() {
            break menu;
        }
        take_turn(turn).await;
        world.wait_for_board(ada.channel()).await;
        (turn, waiting) = (waiting, turn);
    };
    let mut offered: Vec<String> = menu.options.iter().map(|option| option.value.clone()).collect();
    let mut by_words = Vec::new();
    for (label, tile) in suggested_labels_and_values(turn, "", "", "tile").await {
        let spots = suggested_labels_and_values(turn, &tile, "", "spot").await;
        assert!(
            label.starts_with(&format!(
                "{}: {} spot",
                with_nonbreaking_hyphens(&tile),
                spots.len()
            )),
            "{label}"
        );
        assert!(
            spots.iter().all(|(label, spot)| label.starts_with(&format!("spot {spot}, "))
                && (label.contains(": +") || tile == "0-0-0")),
            "{spots:?}"
        );
        by_words.extend(spots.iter().map(|(_, spot)| format!("{tile}@{spot}")));
    }
    offered.sort();
    by_words.sort();
    assert_eq!(by_words, offered);
    let (tile, spot) = suggested_tile_and_spot(turn).await.expect("something fits");
    assert_eq!(format!("{tile}@{spot}"), menu.options[0].value);
    place_tile(turn, &tile, &spot).await;
    assert!(
        world
            .wait_for_board(ada.channel())
            .await
            .content
            .contains(&with_nonbreaking_hyphens(&tile))
    );
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn with_hints_without_points_no_points_are_shown() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    private_message(ada.slash("play", &[("hints", "hints that don’t show points".into())]).await)
        .await;
    let lobby = world.wait_for_button("Join").await;
    assert!(lobby.content.contains("hints that don’t show points"), "{}", lobby.content);
    bo.click(&lobby, "Join").await;
    ada.click(&lobby, "Start").await;
    let (turn, _) = pinged_and_other_player(&world.wait_for_board(ada.channel()).await, &ada, &bo);
    let rack = ask_privately(turn, "rack").await;
    let menu = rack.menus().remove(0);
    let shown =
        private_message(turn.choose(&rack, &menu.custom_id, &[&menu.options[0].value]).await).await;
    let mut said = vec![rack.content_and_alt_texts(), shown.content_and_alt_texts()];
    for (tile, spot, focused) in
        [("", "", "tile"), ("", "", "spot"), (menu.options[0].value.as_str(), "", "spot")]
    {
        said.extend(
            suggested_labels_and_values(turn, tile, spot, focused)
                .await
                .into_iter()
                .map(|(label, _)| label),
        );
    }
    said.extend(menu.options.iter().map(|option| option.label.clone()));
    assert!(said.len() > 10 && said.iter().all(|words| !words.contains('+')), "{said:#?}");
    // The points of the placement are shown.
    let placed = private_message(turn.click(&shown, "Place").await).await;
    assert!(placed.content.contains("**+"), "{}", placed.content);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_can_use_board_and_help() {
    let world = World::new(1).await;
    let [ada, bo, eve] = world.add_people(["Ada", "Bo", "Eve"]);
    world.begin_match(&[&ada, &bo]).await;
    take_turn(pinged_and_other_player(&world.wait_for_button("My Rack").await, &ada, &bo).0).await;
    world.wait_for_board(ada.channel()).await;
    let board = ask_privately(&eve, "board").await;
    let alt = board.picture().and_then(|picture| picture.alt_text.clone()).expect("an alt text");
    for words in ["**Ada**", "**Bo**", "pool 38"] {
        assert!(board.content.contains(words), "{words}: {}", board.content);
    }
    assert_eq!(spot_numbers_and_corners(&board).len(), 3);
    // The picture shows the open spots, so the text does not list them.
    assert!(
        alt.starts_with("The board in round 1, with 1 tile.")
            && !board.content.contains("open spots"),
        "{alt}"
    );
    let help = ask_privately(&eve, "help").await;
    for words in ["/play", "My Rack", "/rules", "unofficial"] {
        assert!(help.content.contains(words), "{words}: {}", help.content);
    }
    world.finish_without_refusals();
}

/// The alt text of each picture in the rules names the tiles in it. If the picture shows a shape such as a bridge, the alt text
/// also says its points.
#[tokio::test(flavor = "multi_thread")]
async fn the_rules_have_pictures() {
    let world = World::new(1).await;
    let [eve] = world.add_people(["Eve"]);
    let asked = eve.slash("rules", &[]).await;
    let topics = asked.followup(0).await;
    let rules = asked.message();
    assert!(rules.content.starts_with("**The rules in brief**: Standard rules"));
    for words in ["Goliath boxes", "bridge +40, hexagon +50", "+25", "up to 3 a turn"] {
        assert!(rules.content.contains(words), "{words}: {}", rules.content);
    }
    assert!(topics.is_ephemeral());
    for words in ["**The start**", "9 each for 1–2, 7 each for 3–4 players", "“Blocked” means"]
    {
        assert!(topics.content.contains(words), "{words}: {}", topics.content);
    }
    let alt = |message: &Message| -> Vec<String> {
        let each = message.attachments.iter().map(|file| file.alt_text.clone().expect("words"));
        each.collect()
    };
    let said = alt(&rules);
    let shown = [
        ("4‑4‑5", ""),
        ("3‑3‑5", "40 extra points"),
        ("1‑3‑4", "50 extra points"),
        ("ten tiles", "60 extra points"),
        ("0‑2‑2", "70 extra points"),
    ];
    assert_eq!(said.len(), shown.len());
    for (alt, (what, earns)) in said.iter().zip(shown) {
        assert!(alt.starts_with("Figure: ") && alt.chars().count() <= 1024, "{alt}");
        assert!(alt.to_lowercase().contains(what) && alt.contains(earns), "{alt}");
    }
    // The rules of an edition without points for shapes have no pictures of them, whatever match is in the channel.
    world.open_lobby(&[&eve]).await;
    let asked = eve.slash("rules", &[("edition", "No-score rules".into())]).await;
    let rules = asked.message();
    assert!(rules.content.contains("No score is kept"), "{}", rules.content);
    assert_eq!((alt(&rules).len(), rules.buttons().len()), (1, 0));
    let here = eve.slash("rules", &[]).await.message();
    assert_eq!(here.button_labels(), ["All Rules"]);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_need_the_permission_to_manage_the_server() {
    let world = World::new(1).await;
    let (manager, ada) = world.add_person("Ada");
    let [bo] = world.add_people(["Bo"]);
    let home = world.discord.home().id();
    let registered = world.discord.requests().into_iter().find_map(|request: RecordedRequest| {
        request.body.filter(|_| request.method == "PUT" && request.route.ends_with("/commands"))
    });
    let registered = registered.expect("commands were registered");
    let permissions: Vec<_> = registered
        .as_array()
        .expect("a list")
        .iter()
        .map(|command| {
            (
                command["name"].as_str().unwrap_or_default(),
                command["default_member_permissions"].as_str(),
            )
        })
        .filter(|(_, permissions)| permissions.is_some())
        .collect();
    let [manages, moderates] =
        [permission::MANAGE_GUILD, permission::MANAGE_MESSAGES].map(|right| right.to_string());
    let for_moderators =
        ["void-result", "moderate", "doctor"].map(|name| (name, Some(moderates.as_str())));
    let mut wanted = vec![("settings", Some(manages.as_str()))];
    wanted.extend(for_moderators);
    assert_eq!(permissions, wanted);
    assert!(bo.try_slash("settings", &[]).await.is_err());
    assert!(ada.try_slash("settings", &[]).await.is_err());
    manager.set_permissions(home, permission::EVERYBODY | permission::MANAGE_GUILD);
    let shown = ask_privately(&ada, "settings").await;
    assert!(
        shown.content.contains("server’s Discord settings") && shown.content.contains("Dark"),
        "{}",
        shown.content
    );
    let changed = private_message(ada.slash("settings", &[("theme", "Light".into())]).await).await;
    assert!(
        changed.content.contains("changed") && changed.content.contains("Light"),
        "{}",
        changed.content
    );
    assert!(ask_privately(&ada, "settings").await.content.contains("Light"));

    // Everyone has their own preferences. The theme of the server is the default.
    let shown = ask_privately(&bo, "preferences").await;
    assert!(shown.content.contains("same as the server’s"), "{}", shown.content);
    let changed = private_message(bo.slash("preferences", &[("theme", "Dark".into())]).await).await;
    assert!(
        changed.content.contains("changed") && changed.content.contains("Dark"),
        "{}",
        changed.content
    );
    world.begin_match(&[&ada, &bo]).await;
    let bytes = |message: &Message| message.picture().expect("a picture").bytes.clone();
    let public = world.wait_for_button("My Rack").await;
    assert_eq!(bytes(&ask_privately(&ada, "board").await), bytes(&public));
    assert_ne!(bytes(&ask_privately(&bo, "board").await), bytes(&public));
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_leaves_is_replaced_by_a_computer() {
    let world = World::new(1).await;
    let [ada, bo, cy] = world.add_people(["Ada", "Bo", "Cy"]);
    let board = world.begin_match(&[&ada, &bo, &cy]).await;
    // The host leaves, whether it is their turn or not.
    let sure = ask_privately(&ada, "leave").await;
    assert!(sure.content.contains("A computer takes over your seat"), "{}", sure.content);
    let left = private_message(ada.click(&sure, "Leave the Match").await).await;
    assert!(left.content.contains("ve left"), "{}", left.content);
    world.wait_for_words("**Ada** has left. **Computer Owl** takes over").await;
    assert!(ask_privately(&ada, "rack").await.content.contains("not playing at this table"));
    assert!(
        private_message(ada.click(&board, "My Rack").await)
            .await
            .content
            .contains("not playing at this table")
    );
    assert!(ask_privately(&ada, "leave").await.content.contains("not playing at this table"));

    // The other players continue. The computer player's turns are announced together with the next person's turn.
    let mut board = board;
    if board.pinged == [ada.id()] {
        board = world.wait_for_board(ada.channel()).await;
    }
    let mut contents = board.content.clone();
    for _ in 0..2 {
        let (turn, _) = pinged_and_other_player(&board, &bo, &cy);
        take_turn(turn).await;
        board = world.wait_for_board(ada.channel()).await;
        contents.push_str(&board.content);
    }
    for name in ["**Bo**", "**Cy**", "**Computer Owl**"] {
        let moved = ["placed", "drew", "passed"].map(|what| format!("{name} {what}"));
        assert!(moved.iter().any(|moved| contents.contains(moved)), "{name}: {contents}");
    }

    // Bo is the host now, and can end the match for both.
    let sure = ask_privately(&bo, "end").await;
    private_message(bo.click(&sure, "End the Match").await).await;
    world.wait_for_words("**Bo** ended the match").await;
    world.open_lobby(&[&cy]).await;
    world.finish_without_refusals();
}

/// After everyone's third turn, a match can be ended only by a vote. A player who leaves it has lost, as their profile shows.
#[tokio::test(flavor = "multi_thread")]
async fn ending_a_match_early_does_not_avoid_a_loss() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let (mut turn, mut waiting, _) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    for _ in 0..6 {
        take_turn(turn).await;
        world.wait_for_board(ada.channel()).await;
        (turn, waiting) = (waiting, turn);
    }
    // Even the host can only vote.
    let sure = ask_privately(&ada, "end").await;
    assert!(sure.button("End the Match").is_none());
    private_message(ada.click(&sure, "Vote to End").await).await;
    world.wait_for_words("**Ada** wants to end the match. Votes so far: 1 of 2").await;

    let sure = ask_privately(&ada, "leave").await;
    assert!(sure.content.contains("the match counts as a loss for you"), "{}", sure.content);
    private_message(ada.click(&sure, "Leave the Match").await).await;
    world.wait_for_words("**Ada** has left").await;
    let sure = ask_privately(&bo, "end").await;
    private_message(bo.click(&sure, "End the Match").await).await;
    let over = world.wait_for_words("**Bo** ended the match").await;
    assert!(
        over.content.contains("The match counts as a loss for **Ada**, who left"),
        "{}",
        over.content
    );
    let profile = ask_privately(&ada, "profile").await;
    assert!(profile.content.contains("Rating: "), "{}", profile.content);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_ends_when_the_last_person_leaves() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    world.begin_match(&[&ada, &bo]).await;
    for person in [&bo, &ada] {
        let sure = ask_privately(person, "leave").await;
        private_message(person.click(&sure, "Leave the Match").await).await;
    }
    let over = world.wait_for_words("everyone has left").await;
    assert!(over.button("Play Again").is_some());
    world.open_lobby(&[&bo]).await;
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_can_be_ended_by_the_host_a_moderator_or_a_vote() {
    let world = World::new(1).await;
    let [ada, bo, cy, eve] = world.add_people(["Ada", "Bo", "Cy", "Eve"]);
    let mod_person = world.discord.add_person("Mod", "en-US").with_moderator_permissions();
    let moderator = mod_person.in_channel(world.channel);
    assert!(ask_privately(&moderator, "end").await.content.contains("no table"));

    // The players who are not the host can vote, and a second vote of the same player does not count. The host may be away, so
    // their vote is not needed.
    world.begin_match(&[&ada, &bo, &cy]).await;
    assert!(ask_privately(&eve, "end").await.content.contains("not playing at this table"));
    let (sure, again) = (ask_privately(&bo, "end").await, ask_privately(&bo, "end").await);
    assert!(sure.button("End the Match").is_none());
    let voted = private_message(bo.click(&sure, "Vote to End").await).await;
    assert!(voted.content.contains("1 of 2"), "{}", voted.content);
    let asked = world.wait_for_words("**Bo** wants to end the match. Votes so far: 1 of 2").await;
    assert_eq!(asked.pinged, [cy.id()]);
    let twice = private_message(bo.click(&again, "Vote to End").await).await;
    assert!(twice.content.contains("1 of 2"), "{}", twice.content);
    // Only players agree by the button, not even moderators.
    for stranger in [&eve, &moderator] {
        let refused = private_message(stranger.click(&asked, "Agree to End").await).await;
        assert!(refused.content.contains("not playing at this table"), "{}", refused.content);
    }
    private_message(cy.click(&asked, "Agree to End").await).await;
    let ended = world.wait_for_words("The players agreed to end the match").await;
    assert_eq!(ended.button_labels(), ["Play Again"]);
    let notes = world.discord.channel(world.channel).messages();
    assert_eq!(notes.iter().filter(|message| message.content.contains("wants to end")).count(), 1);

    // The host can end the match without a vote.
    world.begin_match(&[&ada, &bo, &cy]).await;
    let sure = ask_privately(&ada, "end").await;
    assert!(
        ask_privately(&ada, "rack").await.content.contains("Your tiles"),
        "the question alone does not end the match"
    );
    private_message(ada.click(&sure, "End the Match").await).await;
    let ended = world.wait_for_words("**Ada** ended the match").await;
    assert_eq!(ended.button_labels(), ["Play Again"]);
    assert!(ended.picture().is_some() && ended.pinged.is_empty());

    // In a match of two, each player can end it.
    world.begin_match(&[&ada, &bo]).await;
    let sure = ask_privately(&bo, "end").await;
    private_message(bo.click(&sure, "End the Match").await).await;
    world.wait_for_words("The players agreed to end the match").await;

    // A moderator without a seat can end the match.
    world.begin_match(&[&bo, &cy]).await;
    let sure = ask_privately(&moderator, "end").await;
    let (menu, reason) = ("End the match: choose the reason", "rudeness to other players");
    private_message(moderator.choose(&sure, menu, &[reason]).await).await;
    world.wait_for_words("moderator ended the match").await;

    // A moderator can close a lobby with the same command.
    let lobby = world.open_lobby(&[&cy, &bo]).await;
    let words = [("reason", "a *test*".into())];
    private_message(moderator.slash("end", &words).await).await;
    let channel = world.discord.channel(world.channel);
    let closed = |all: &[Message]| {
        all.iter().any(|m| m.id == lobby.id && m.content.contains("moderator closed"))
    };
    channel.until("the table to close", closed).await;
    // The log contains both reasons.
    let panel = ask_privately(&moderator, "moderate").await;
    let log = private_message(moderator.click(&panel, "Log").await).await;
    for words in [format!("({reason})"), "a \\*test\\*".to_owned()] {
        assert!(log.content.contains(&words), "{words}: {}", log.content);
    }
    world.open_lobby(&[&eve]).await;
    world.finish_without_refusals();
}
