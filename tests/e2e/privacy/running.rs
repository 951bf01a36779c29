//! The deletion of a person's data during a match: messages posted afterwards do not name the person.

use discord_stand_in::Snowflake;
use discord_stand_in::people::{Message, PersonIn};

use crate::privacy::data::{NAME, request_and_confirm_deletion};
use crate::support::bot::{World, private_message};
use crate::support::turns::take_turn;
use crate::tournament::course::{
    join_as_organiser, standard_tournament_options, use_tournament_command, wait_for_table_threads,
    wait_for_words,
};

/// Lets a person delete their data. Returns the messages that were posted in the channel after the request.
async fn delete_data_and_collect_messages(
    world: &World,
    person: &PersonIn,
    channel: Snowflake,
) -> Vec<Message> {
    let channel = world.discord.channel(channel);
    let last = channel.last_message().map(|message| message.id);
    let answer = request_and_confirm_deletion(person).await;
    assert!(answer.content.contains("I’ve deleted everything"), "{}", answer.content);
    world.wait_until_published().await;
    let all = channel.messages().into_iter();
    all.filter(|message| Some(message.id) > last).collect()
}

/// Asserts that there are messages, and that none names the deleted person.
#[track_caller]
fn assert_deleted_name_missing(messages: &[Message]) {
    assert!(!messages.is_empty());
    for message in messages {
        assert!(
            !message.content_and_alt_texts().contains(NAME),
            "{}",
            message.content_and_alt_texts()
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournaments_running_table_posts_no_deleted_name() {
    let world = World::new(31).await;
    let [zeb, bo] = world.add_people([NAME, "Bo"]);
    let mo = join_as_organiser(&world, "Mo");
    use_tournament_command(&mo, "create", &standard_tournament_options("Cup", 1, 2)).await;
    for person in [&zeb, &bo] {
        use_tournament_command(person, "join", &[]).await;
    }
    use_tournament_command(&mo, "start", &[]).await;
    let thread = wait_for_table_threads(&world, 1, 1).await[0];
    world.wait_until_published().await;
    let posted = delete_data_and_collect_messages(&world, &zeb, thread).await;
    assert_deleted_name_missing(&posted);
    let stands_in = posted.iter().any(|message| message.content.contains("a former player"));
    assert!(stands_in, "{}", world.discord.transcript(thread));

    // The last board does not contain the name either. The tournament ends because it has no other person left.
    wait_for_words(&world, "**Cup** is over.").await;
    world.wait_until_published().await;
    let first = posted[0].id;
    let all = world.discord.channel(thread).messages().into_iter();
    let later: Vec<_> = all.filter(|message| message.id >= first).collect();
    assert_deleted_name_missing(&later);
    let names_stand_in = |message: &Message| {
        message.content_and_alt_texts().contains("Stand-in for a former player: ")
    };
    assert!(later.iter().any(names_stand_in), "{}", world.discord.transcript(thread));
}

#[tokio::test(flavor = "multi_thread")]
async fn no_message_says_that_a_deleted_player_can_come_back() {
    let world = World::new(32).await;
    let [zeb, bo] = world.add_people([NAME, "Bo"]);
    let options = [
        ("clock", "1 day a turn, not counting quiet hours".into()),
        ("thread", false.into()),
        ("rated", false.into()),
    ];
    private_message(zeb.slash("play", &options).await).await;
    let lobby = world.wait_for_words("has opened a Triominos table").await;
    bo.click(&lobby, "Join").await;
    zeb.click(&lobby, "Add Computer").await;
    let seated = |all: &[Message]| all.iter().any(|m| m.content.contains("Computer Owl"));
    world.discord.channel(world.channel).until("a computer to sit", seated).await;
    zeb.click(&lobby, "Start").await;
    let board = world.wait_for_first_board_with_computers().await;
    if board.pinged == [bo.id()] {
        take_turn(&bo).await;
    }
    world.wait_until_published().await;
    let posted = delete_data_and_collect_messages(&world, &zeb, world.channel).await;
    assert_deleted_name_missing(&posted);
    let note = posted.iter().find(|message| message.content.contains("has left"));
    let note = note.unwrap_or_else(|| panic!("{}", world.transcript()));
    assert!(note.content.contains("a former player"), "{}", note.content);
    assert!(!note.content.contains("/rejoin"), "{}", note.content);
}
