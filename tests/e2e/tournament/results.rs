//! The standings and the end of a tournament: as pictures, in words, and with the records of its tables.

use discord_stand_in::people::{Message, PersonIn};
use discord_stand_in::{Snowflake, permission};

use crate::support::bot::{World, private_message};
use crate::tournament::course::{
    join_as_organiser, play_thread_to_the_end, standard_tournament_options, use_tournament_command,
    wait_for_table_threads, wait_for_tournament_message, wait_for_words,
};
use crate::tournament::past::choose_in_menu;

/// Returns the alt text of a message's only picture.
fn alt_text_of(message: &Message) -> String {
    let [picture] = &message.attachments[..] else { panic!("{:?}", message.attachments) };
    picture.alt_text.clone().expect("in words")
}

/// Returns the number of refused requests for messages in the tournament's channel. Messages in threads are not counted.
fn count_refused_channel_messages(world: &World) -> usize {
    let path = format!("/channels/{}/messages", world.channel);
    let refusals = world.discord.refused_requests();
    refusals.iter().filter(|request| request.path.contains(&path)).count()
}

/// Starts a tournament of one round at a table of Ada and Bo. Returns the organiser, the two players, and the table's thread.
async fn start_tournament_of_two(world: &World) -> (PersonIn, [PersonIn; 2], Snowflake) {
    let mo = join_as_organiser(world, "Mo");
    let people = world.add_people(["Ada", "Bo"]);
    use_tournament_command(&mo, "create", &standard_tournament_options("Cup", 1, 2)).await;
    wait_for_tournament_message(world, "Cup").await;
    for person in &people {
        use_tournament_command(person, "join", &[]).await;
    }
    use_tournament_command(&mo, "start", &[]).await;
    let thread = wait_for_table_threads(world, 1, 1).await[0];
    (mo, people, thread)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_shows_the_podium_and_leads_to_each_record() {
    let world = World::new(4).await;
    let (_, people, thread) = start_tournament_of_two(&world).await;
    let channel = world.discord.channel(world.channel);
    // The tournament's message and the announcement of the round link to the table.
    let line = format!("**Ada** and **Bo** · <#{thread}>");
    let leads = |all: &[Message]| {
        let leads = all.iter().filter(|message| message.content.contains(&line));
        let leads: Vec<&str> = leads.map(|message| message.content.as_str()).collect();
        matches!(leads[..], [board, note]
            if board.starts_with("**Cup**") && note.starts_with("**Round 1 of 1 has begun.**"))
    };
    let other = format!("**Bo** and **Ada** · <#{thread}>");
    let leads_otherwise = |all: &[Message]| {
        all.iter().filter(|message| message.content.contains(&other)).count() == 2
    };
    channel.until("links", |all| leads(all) || leads_otherwise(all)).await;

    let players =
        [0, 1].map(|at: usize| world.discord.person_by_id(people[at].id()).expect("a player"));
    play_thread_to_the_end(&world, thread, &players).await;
    let end = wait_for_words(&world, "**Cup** is over.").await;
    let winner = ["Ada", "Bo"]
        .into_iter()
        .find(|name| end.content.contains(&format!("**{name}** wins! 🏆")));
    let (winner, loser) = match winner.expect("somebody has won") {
        "Ada" => ("Ada", "Bo"),
        _ => ("Bo", "Ada"),
    };
    let podium = format!("The podium of Cup\n1. {winner}: 12 points\n2. {loser}: 0 points");
    assert_eq!(alt_text_of(&end), podium);
    assert!(end.content.contains(&format!("1\\. **{winner}** · 12 points")), "{}", end.content);
    assert!(end.content.contains(&format!("2\\. **{loser}** · 0 points")), "{}", end.content);
    assert_eq!(end.button_labels(), ["Standings", "Details"]);
    assert!(end.pinged.is_empty());
    // After the end, the tournament's message has no links to tables.
    let quiet = |all: &[Message]| {
        let link = format!("<#{thread}>");
        let board =
            all.iter().find(|message| message.content.starts_with("**Cup**: a Triominos tour"));
        board.is_some_and(|board| !board.content.contains(&link))
    };
    channel.until("a board without links", quiet).await;

    // Each table has a record, which opens the replay.
    let record = choose_in_menu(&people[0], &end, 0, "Round 1 · Table 1: ").await;
    assert!(record.attachments[0].filename.ends_with(".jsonl"), "{}", record.content);
    assert_eq!(record.button_labels(), ["Watch Replay"]);
    let replay = private_message(people[0].click(&record, "Watch Replay").await).await;
    assert_eq!(replay.attachments[0].filename, "replay.gif");

    // Each player sees a line about themselves, and other people see none.
    for (person, name) in people.iter().zip(["Ada", "Bo"]) {
        let standings = private_message(person.click(&end, "Standings").await).await;
        let points = if name == winner { 12 } else { 0 };
        let place = if name == winner { 1 } else { 2 };
        let own = format!("You’re number {place} of 2: {points} points.");
        assert!(standings.content.contains(&own), "{}", standings.content);
        let alt = alt_text_of(&standings);
        assert!(alt.starts_with("Cup · final standings. Page 1 of 1.\n1. "), "{alt}");
        assert_eq!(standings.button_labels(), ["Details", "Share Here"]);
        let details = private_message(person.click(&standings, "Details").await).await;
        assert!(details.content.contains("Pts"), "{}", details.content);
        assert!(details.content.contains(&format!("**{name}**: #{place}")), "{name}");
    }
    let eve = world.discord.add_person("Eve", "fr").in_channel(world.channel);
    let standings = private_message(eve.click(&end, "Standings").await).await;
    assert!(
        alt_text_of(&standings).starts_with("Cup · classement final. "),
        "{}",
        alt_text_of(&standings)
    );
    assert!(!standings.content.contains("Tu es"), "{}", standings.content);

    // The list of past tournaments opens the same page.
    let past = use_tournament_command(&people[1], "past", &[]).await;
    let shown = choose_in_menu(&people[1], &past, 0, "Cup").await;
    assert_eq!((shown.content.as_str(), alt_text_of(&shown)), (end.content.as_str(), podium));
    assert_eq!(
        shown.button_labels(),
        [end.button_labels(), vec!["Share Here".to_owned()]].concat()
    );
    let again = choose_in_menu(&people[1], &shown, 0, "Round 1 · Table 1: ").await;
    assert_eq!(again.attachments[0].bytes, record.attachments[0].bytes);
    // A person who has chosen words instead of pictures reads the same.
    let words = [("pictures", "in words, without pictures".into())];
    private_message(people[1].slash("preferences", &words).await).await;
    let read = private_message(people[1].click(&end, "Standings").await).await;
    assert_eq!(read.attachments.len(), 0);
    assert!(read.content.contains(&format!("1\\. **{winner}** · 12 points")), "{}", read.content);
    assert!(read.content.contains("You’re number "), "{}", read.content);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_after_the_end_updates_the_picture_or_the_words() {
    let world = World::new(4).await;
    let (mo, _, _) = start_tournament_of_two(&world).await;
    let channel = world.discord.channel(world.channel);
    let rule = async |order: &'static str| {
        use_tournament_command(&mo, "result", &[("table", 1.into()), ("order", order.into())])
            .await;
    };
    rule("1>2").await;
    let end = wait_for_words(&world, "**Cup** is over.").await;
    let first = |message: &Message| alt_text_of(message).lines().nth(1).map(str::to_owned);
    let winner = first(&end).expect("a winner");
    assert!(end.content.contains("wins! 🏆"), "{}", end.content);
    // Nothing was played, so there is no record.
    assert_eq!(end.menus().len(), 0);

    rule("2>1").await;
    let changed = |all: &[Message]| {
        let end = all.iter().find(|one| one.id == end.id).expect("it stays");
        end.attachments.len() == 1 && first(end).expect("a winner") != winner
    };
    channel.until("the other podium", changed).await;

    // Without the right to attach files, the words are corrected and there is no picture.
    channel.deny_bot(permission::ATTACH_FILES);
    rule("1>2").await;
    let name = winner.trim_start_matches("1. ").split(':').next().expect("a name").to_owned();
    let bare = |all: &[Message]| {
        let end = all.iter().find(|one| one.id == end.id).expect("it stays");
        end.attachments.is_empty()
            && end.content.contains(&format!("**{name}** wins! 🏆"))
            && end.content.contains(&format!("1\\. **{name}** · 12 points"))
    };
    channel.until("words", bare).await;
    assert_eq!(count_refused_channel_messages(&world), 1, "it was tried with a picture once");

    channel.allow_bot(permission::ATTACH_FILES);
    rule("2>1").await;
    channel.until("the other podium", changed).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_permission_to_attach_pictures_a_tournament_ends_in_words() {
    let world = World::new(4).await;
    let (mo, _, _) = start_tournament_of_two(&world).await;
    world.discord.channel(world.channel).deny_bot(permission::ATTACH_FILES);
    use_tournament_command(&mo, "result", &[("table", 1.into()), ("order", "1>2".into())]).await;
    let end = wait_for_words(&world, "**Cup** is over.").await;
    assert_eq!(end.attachments.len(), 0);
    assert!(end.content.contains("1\\. **") && end.content.contains("2\\. **"), "{}", end.content);
    assert_eq!(end.button_labels(), ["Standings", "Details"]);
    assert_eq!(count_refused_channel_messages(&world), 1, "it was tried with a picture once");
}
