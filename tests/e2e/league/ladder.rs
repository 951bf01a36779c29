//! Matches of one person against computers: the number of wins by level and edition, and the offer of the next level after two wins
//! in a row.

use discord_stand_in::people::{Message, PersonIn};

use crate::privacy::data::request_and_confirm_deletion;
use crate::support::bot::{World, ask_privately, private_message};
use crate::support::turns::play_to_the_end;

/// The maximum number of matches in which the person must win two in a row. If a person wins a third of their matches, fewer than
/// one run in 10,000 has no two wins in a row.
const MATCHES: usize = 100;

/// Opens a table with one computer of the lowest level, and starts the match. Returns the first board.
async fn begin_match_against_easy_computer(world: &World, person: &PersonIn) -> Message {
    let options = [("computers", 1.into()), ("level", "Easy".into())];
    private_message(person.slash("play", &options).await).await;
    let lobby = world.wait_for_button("Start").await;
    person.click(&lobby, "Start").await;
    world.wait_for_first_board_with_computers().await
}

/// Returns the line about the person's record against computers in the last message of a match. The best score is left out.
fn record_against_computers_line(end: &Message) -> &str {
    let line = end.content.lines().find(|line| line.starts_with("Against "));
    let line = line.unwrap_or_else(|| panic!("no record: {}", end.content));
    line.split(", best score").next().expect("a line")
}

#[tokio::test(flavor = "multi_thread")]
async fn after_two_wins_in_a_row_the_next_level_is_offered() {
    let world = World::new(1).await;
    let [ada] = world.add_people(["Ada"]);
    let mut first = begin_match_against_easy_computer(&world, &ada).await;
    let (mut wins, mut streak) = (0, 0);
    let mut end = None;
    for matches in 1..=MATCHES {
        let over = play_to_the_end(&world, &[&ada], first).await;
        let won = over.content.contains("**Ada** wins");
        (wins, streak) = if won { (wins + 1, streak + 1) } else { (wins, 0) };
        assert_eq!(
            record_against_computers_line(&over),
            format!(
                "Against the computer (Easy, Standard rules): won {wins} of {matches}, current winning streak: {streak}"
            ),
            "{}",
            over.content
        );
        assert_eq!(
            over.button("Next Level: Normal").is_some(),
            streak >= 2,
            "{:?}",
            over.button_labels()
        );
        if streak >= 2 {
            end = Some(over);
            break;
        }
        ada.click(&over, "Play Again").await;
        first = world.wait_for_first_board_with_computers().await;
    }
    let end = end.expect("two wins in a row");

    // The profile shows the record. No rating is touched.
    let profile = ask_privately(&ada, "profile").await;
    assert!(profile.content.contains(record_against_computers_line(&end)), "{}", profile.content);
    let ladder = ask_privately(&ada, "leaderboard").await.content_and_alt_texts();
    assert!(!ladder.contains("Ada"), "{ladder}");

    // The next level begins with a record of its own.
    ada.click(&end, "Next Level: Normal").await;
    let first = world.wait_for_first_board_with_computers().await;
    let over = play_to_the_end(&world, &[&ada], first).await;
    assert!(
        record_against_computers_line(&over)
            .contains("Against the computer (Normal, Standard rules): "),
        "{}",
        over.content
    );
    assert!(record_against_computers_line(&over).contains(" of 1, current"), "{}", over.content);
    let profile = ask_privately(&ada, "profile").await;
    for record in [record_against_computers_line(&end), record_against_computers_line(&over)] {
        assert!(profile.content.contains(record), "{}", profile.content);
    }

    // Nothing of it is left of a person who asks for deletion.
    let count = "SELECT COUNT(*) FROM solo_matches";
    let mut database = world.database.open_connection().await;
    assert!(database.query_numbers(count).await[0] > 2);
    request_and_confirm_deletion(&ada).await;
    assert_eq!(database.query_numbers(count).await, [0]);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_with_a_hint_does_not_count_against_the_computers() {
    let world = World::new(1).await;
    let [ada] = world.add_people(["Ada"]);
    let first = begin_match_against_easy_computer(&world, &ada).await;
    ask_privately(&ada, "hint").await;
    // The hint stays noted if the bot restarts, because the table is rebuilt from its events.
    let over = play_to_the_end(&world, &[&ada], first).await;
    assert!(!over.content.contains("Against the computer"), "{}", over.content);
    let profile = ask_privately(&ada, "profile").await;
    assert!(!profile.content.contains("Against the computer"), "{}", profile.content);
    world.finish_without_refusals();
}
