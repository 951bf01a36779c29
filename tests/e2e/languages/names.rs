//! Difficult names: several people with one name, a person with the name of a computer player, and names written from right to
//! left.

use discord_stand_in::people::Message;

use crate::support::bot::{World, ask_privately, private_message};
use crate::support::turns::{pinged_and_other_player, play_to_the_end, take_turn};
use crate::table::editions::open_rules_form;
use crate::tournament::course::{
    join_as_organiser, play_thread_to_the_end, standard_tournament_options, use_tournament_command,
    wait_for_table_threads, wait_for_tournament_message, wait_for_words,
};

/// Waits until the message contains these words, and returns it.
async fn wait_for_edit(world: &World, message: &Message, words: &str) -> Message {
    let channel = world.discord.channel(message.channel);
    let said =
        |all: &[Message]| all.iter().any(|m| m.id == message.id && m.content.contains(words));
    channel.until(words, said).await;
    channel.message(message.id).expect("it is there")
}

/// Returns the alt text of a message's picture.
fn alt_text_of(message: &Message) -> String {
    message.picture().and_then(|picture| picture.alt_text.clone()).expect("words")
}

#[tokio::test(flavor = "multi_thread")]
async fn namesakes_and_a_person_named_like_a_computer_are_distinguished() {
    let world = World::new(4).await;
    let [ada, other, like, eve] = world.add_people(["Ada", "ada\u{200b}", "Computer Owl", "Eve"]);
    let lobby = world.open_lobby(&[&ada, &other, &like]).await;
    ada.click(&lobby, "Add Computer").await;
    let full = wait_for_edit(&world, &lobby, "Seats taken: 4 of 4").await;
    let seats = "**Ada**, **ada (2)**, **Computer Owl** and **Computer Fox**";
    assert!(full.content.contains(seats), "{}", full.content);

    // The lobby calls the host by the same name as the list of players.
    ada.click(&lobby, "Leave").await;
    let left = wait_for_edit(&world, &lobby, "Seats taken: 3 of 4").await;
    assert!(left.content.contains("Waiting for **ada** to start"), "{}", left.content);
    ada.click(&lobby, "Join").await;
    let again = wait_for_edit(&world, &lobby, "Seats taken: 4 of 4").await;
    assert!(
        again.content.contains("**Computer Fox** (daring) and **Ada (2)**"),
        "{}",
        again.content
    );
    assert!(again.content.contains("Waiting for **ada** to start"), "{}", again.content);
    let rules = open_rules_form(&eve, &lobby).await;
    assert!(rules.content.contains("**ada** can change the rules"), "{}", rules.content);

    other.click(&lobby, "Start").await;
    let board = world.wait_for_board(world.channel).await;
    for name in ["ada", "Computer Owl", "Computer Fox", "Ada (2)"] {
        assert!(board.content.contains(&format!("**{name}** 0")), "{}", board.content);
        assert!(
            alt_text_of(&board).contains(&format!("{name}: 7 tiles")),
            "{}",
            alt_text_of(&board)
        );
    }
    let words = private_message(eve.slash("board", &[("text", true.into())]).await).await;
    assert!(words.content.contains("**Ada (2)**: score 0"), "{}", words.content);

    // After one player leaves, the others keep their names, and the next computer player gets an unused name.
    let sure = ask_privately(&other, "leave").await;
    private_message(other.click(&sure, "Leave the Match").await).await;
    let note = world.wait_for_words("has left").await;
    assert!(note.content.contains("**ada** has left. **Computer Squirrel**"), "{}", note.content);
    let sure = ask_privately(&like, "leave").await;
    private_message(like.click(&sure, "Leave the Match").await).await;
    let note = world.wait_for_words("**Computer Owl** has left").await;
    assert!(note.content.contains("**Computer Owl 2** takes over"), "{}", note.content);
    // The board shows the current names.
    let shown = ask_privately(&eve, "board").await;
    for name in ["Computer Squirrel", "Computer Owl 2", "Computer Fox", "Ada (2)"] {
        assert!(shown.content.contains(&format!("**{name}** ")), "{}", shown.content);
    }
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn namesakes_keep_their_numbers_to_the_end_and_on_the_leaderboard() {
    let world = World::new(4).await;
    let [ada, other] = world.add_people(["Ada", "Ada"]);
    let lobby = world.open_lobby(&[&other, &ada]).await;
    other.click(&lobby, "Start").await;
    let board = world.wait_for_board(world.channel).await;
    let waits = pinged_and_other_player(&board, &ada, &other).1;
    let refused = private_message(waits.slash("draw", &[]).await).await;
    let name = if waits.id() == ada.id() { "Ada" } else { "Ada (2)" };
    assert!(refused.content.contains(&format!("It’s **{name}**’s turn")), "{}", refused.content);
    let end = play_to_the_end(&world, &[&ada, &other], board).await;
    assert!(end.content.contains("- **Ada** "), "{}", end.content);
    assert!(end.content.contains("- **Ada (2)** "), "{}", end.content);
    let card = end.attachments.last().and_then(|card| card.alt_text.clone()).expect("words");
    assert!(card.contains(" Ada: ") && card.contains(" Ada (2): "), "{card}");
    // The leaderboard is ordered by points, but each person keeps their number.
    let best = ask_privately(&ada, "leaderboard").await;
    let best = alt_text_of(&best);
    assert!(best.contains(" Ada: ") && best.contains(" Ada (2): "), "{best}");
    world.finish_without_refusals();
}

/// A person has the same name in the tournament's channel, at the table and in the standings.
#[tokio::test(flavor = "multi_thread")]
async fn namesakes_keep_their_numbers_in_a_tournament() {
    let world = World::new(11).await;
    let mo = join_as_organiser(&world, "Mo");
    let (first, first_here) = world.add_person("Ada");
    let (second, second_here) = world.add_person("Ada");
    use_tournament_command(
        &mo,
        "create",
        &[standard_tournament_options("Cup", 1, 3), vec![("computers", 1.into())]].concat(),
    )
    .await;
    // The number depends on the age of the account, not on the order of joining.
    use_tournament_command(&second_here, "join", &[]).await;
    use_tournament_command(&first_here, "join", &[]).await;
    let board = wait_for_words(&world, "Players (3 of 64)").await;
    let players = "**Computer Owl**, **Ada (2)** and **Ada**";
    assert!(board.content.contains(players), "{}", board.content);
    let offered = mo.autocomplete("tournament status", &[("player", "ada".into())], "player").await;
    let offered: Vec<&str> = offered.iter().map(|choice| choice.name.as_str()).collect();
    assert_eq!(offered, ["Ada (2)", "Ada"]);
    use_tournament_command(&mo, "start", &[]).await;
    let thread = wait_for_table_threads(&world, 1, 1).await[0];
    let table = world.discord.channel(thread);
    let call = table.messages().into_iter().find(|message| !message.pinged.is_empty());
    assert_eq!(call.expect("a call").pinged.len(), 2);
    let boards = table
        .until("a board that pings", |all| all.iter().any(|message| message.picture().is_some()));
    let board = boards.await.into_iter().find(|message| message.picture().is_some());
    let board = board.expect("it was there");
    assert!(board.content.contains("**Ada** 0") && board.content.contains("**Ada (2)** 0"));
    // Each of the two sees the number of the other.
    for (person, name) in [(&first, "Ada"), (&second, "Ada (2)")] {
        let there = person.in_channel(thread);
        let rack = ask_privately(&there, "rack").await;
        let other = if name == "Ada" { "Ada (2)" } else { "Ada" };
        let said = rack.content.lines().next().unwrap_or_default().to_owned();
        let known = [
            "**It’s your turn.**".to_owned(),
            format!("It’s **{other}**’s turn."),
            "It’s **Computer Owl**’s turn.".to_owned(),
        ];
        assert!(known.contains(&said), "{name}: {said}");
    }
    play_thread_to_the_end(&world, thread, &[first, second]).await;
    let end = wait_for_words(&world, "** is over").await;
    let names = |text: &str| (text.contains(" Ada  "), text.contains(" Ada (2) "));
    let details = private_message(second_here.click(&end, "Details").await).await;
    assert_eq!(names(&details.content), (true, true), "{}", details.content);
    for shown in [alt_text_of(&end), end.content.replace("**", "").replace(" ·", ":")] {
        assert!(shown.contains(". Ada: ") && shown.contains(". Ada (2): "), "{shown}");
    }
    let own = use_tournament_command(&second_here, "status", &[("player", "ada (2)".into())]).await;
    assert!(own.content.starts_with("**Ada (2)**: #"), "{}", own.content);
    let own = use_tournament_command(&second_here, "status", &[]).await;
    assert!(own.content.contains("**Ada (2)** · "), "{}", own.content);
    let own = private_message(second_here.click(&own, "Details").await).await;
    assert!(own.content.contains("**Ada (2)**: #"), "{}", own.content);
    let log = use_tournament_command(&mo, "log", &[]).await;
    assert!(log.content.contains("**Ada** joined."), "{}", log.content);
    wait_for_tournament_message(&world, "Cup").await;
    world.finish_without_refusals();
}

/// Text beside a name written from right to left keeps its order. Mentions are not wrapped in direction marks.
#[tokio::test(flavor = "multi_thread")]
async fn names_from_right_to_left_do_not_reorder_the_text() {
    const SARA: &str = "\u{2068}שרה 7\u{2069}";
    let world = World::new(4).await;
    let [sara, other, max] = world.add_people(["שרה 7", "\u{202e}שרה 7", "مكس"]);
    let lobby = world.open_lobby(&[&sara, &other, &max]).await;
    let lobby = wait_for_edit(&world, &lobby, "Seats taken: 3 of 4").await;
    let seats = format!("**{SARA}**, **{SARA} (2)** and **\u{2068}مكس\u{2069}**");
    assert!(lobby.content.contains(&seats), "{}", lobby.content);
    sara.click(&lobby, "Start").await;
    let board = world.wait_for_board(world.channel).await;
    assert!(
        board.content.contains(&format!("**{SARA}** 0 · **{SARA} (2)** 0")),
        "{}",
        board.content
    );
    let [id] = board.pinged.as_slice() else { panic!("{:?} were pinged", board.pinged) };
    assert!(board.content.contains(&format!("<@{id}>, your turn.")), "{}", board.content);
    assert!(alt_text_of(&board).contains(&format!("{SARA}: 7 tiles")), "{}", alt_text_of(&board));
    let people = [&sara, &other, &max];
    let turn = people.iter().find(|person| person.id() == *id).expect("a player");
    take_turn(turn).await;
    let board = world.wait_for_board(world.channel).await;
    assert!(
        board.content.contains("\u{2069}** placed ") || board.content.contains(" (2)** placed ")
    );
    let end = play_to_the_end(&world, &people, board).await;
    let card = end.attachments.last().expect("a card");
    let words = card.alt_text.clone().expect("words");
    assert!(words.contains(&format!("{SARA} (2): ")), "{words}");
    world.finish_without_refusals();
}
