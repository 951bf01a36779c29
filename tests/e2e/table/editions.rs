//! A whole match of each edition, played with buttons and menus: by two to six people and computer players, and by one person
//! alone.

use discord_stand_in::people::{Message, PersonIn};
use triominos_rules::game::record;

use crate::support::bot::{BREAK, World, private_message};
use crate::support::turns::can_place_from;
use crate::turn::round::play_from_rack;

/// The settings of a match.
struct MatchSettings<'a> {
    seed: u64,
    /// The name of the edition, as `/play` offers it.
    edition: &'a str,
    people: usize,
    computers: usize,
    /// The rules that are changed in the form, each with its new value.
    changes: &'a [(&'a str, &'a str)],
}

/// A changed rule and its value. It shortens the match, which ends with the round in which a score reaches 100.
const REACHES_100: (&str, &str) =
    ("Length of the match", "To the end of the round in which a score reaches 100");
const EXCEEDS_100: (&str, &str) =
    ("Length of the match", "To the end of the round in which a score goes over 100");

const NAMES: [&str; 4] = ["Ada", "Bo", "Cy", "Dee"];

/// Opens a table with this edition by `/play`, and returns the lobby.
pub async fn open_table_with_edition(world: &World, host: &PersonIn, edition: &str) -> Message {
    private_message(host.slash("play", &[("edition", edition.into())]).await).await;
    let channel = world.discord.channel(world.channel);
    channel.next_message(|message| message.button("Join").is_some()).await
}

/// Opens the private form with all rules of a table, from a message that has the button Rules or All Rules. Returns the form.
pub async fn open_rules_form(person: &PersonIn, message: &Message) -> Message {
    if message.button("All Rules").is_some() {
        return private_message(person.click(message, "All Rules").await).await;
    }
    let short = private_message(person.click(message, "Rules").await).await;
    private_message(person.click(&short, "All Rules").await).await
}

/// Changes one rule in the form, and returns the changed form. The rule and its new value are the labels that people see.
pub async fn choose_rule(
    host: &PersonIn,
    form: &Message,
    rule_name: &str,
    new_value: &str,
) -> Message {
    let form = private_message(host.choose(form, "Change a rule", &[rule_name]).await).await;
    private_message(
        host.choose(&form, &format!("{rule_name}: choose an option"), &[new_value]).await,
    )
    .await
}

/// Waits until the message contains these words, and returns it.
pub async fn wait_for_edit(world: &World, message: &Message, words: &str) -> Message {
    let channel = world.discord.channel(message.channel);
    let said =
        |all: &[Message]| all.iter().any(|m| m.id == message.id && m.content.contains(words));
    channel.until(words, said).await;
    channel.message(message.id).expect("it is there")
}

/// Plays until the match is over, and returns all messages in the channel with a board.
async fn play_and_collect_boards(world: &World, people: &[PersonIn]) -> Vec<Message> {
    let mut boards: Vec<Message> = Vec::new();
    while boards.len() < 600 {
        let board = world.wait_for_board(world.channel).await;
        boards.push(board.clone());
        if board.button("Play Again").is_some() {
            return boards;
        }
        let Some(called) = board.pinged.first() else {
            world.clock.advance(BREAK);
            continue;
        };
        assert_eq!(board.pinged.len(), 1, "{}", board.content);
        let player = people.iter().find(|person| person.id() == *called).expect("who was called");
        // A person who plays alone may already have continued from the private message.
        let Ok(rack) = player.try_click(&board, "My Rack").await else { continue };
        let rack = private_message(rack).await;
        if can_place_from(&rack) || rack.button("Draw").or(rack.button("Pass")).is_some() {
            play_from_rack(player, rack).await;
        }
    }
    panic!("no end in sight\n{}", world.transcript());
}

/// Returns the scores in a line such as `**Ada** 52 · **Bo** −5`.
fn parse_scores(scores: &str) -> Vec<i64> {
    let number = |part: &str| {
        let number = part.rsplit("** ").next().expect("a number").replace('−', "-");
        number.split(' ').next().and_then(|number| number.parse().ok()).expect("a number")
    };
    scores.split(" · ").map(number).collect()
}

/// Plays a match with these settings, and asserts what must be true of every match. Returns the texts of all messages with a board.
async fn transcript_of_checked_match(settings: MatchSettings<'_>) -> String {
    let MatchSettings { seed, edition, people, computers, changes } = settings;
    let world = World::new(seed).await;
    let people: Vec<PersonIn> =
        NAMES[..people].iter().map(|name| world.add_person(name).1).collect();
    let (host, others) = people.split_first().expect("a host");
    let lobby = open_table_with_edition(&world, host, edition).await;
    assert!(lobby.content.contains(edition), "{}", lobby.content);
    if !changes.is_empty() {
        let mut form = open_rules_form(host, &lobby).await;
        for (clause, value) in changes {
            form = choose_rule(host, &form, clause, value).await;
            assert!(form.content.contains(&format!("- **{clause}: ")), "{}", form.content);
        }
    }
    for other in others {
        other.click(&lobby, "Join").await;
    }
    for _ in 0..computers {
        host.click(&lobby, "Add Computer").await;
    }
    wait_for_edit(&world, &lobby, &format!("Seats taken: {} of ", people.len() + computers)).await;
    host.click(&lobby, "Start").await;

    let boards = play_and_collect_boards(&world, &people).await;
    let (last, before) = boards.split_last().expect("boards");
    assert!(last.pinged.is_empty());
    let begun = before.iter().filter(|board| board.content.contains("Proof of the deal"));
    let begun: Vec<&Message> = begun.collect();
    let proof = private_message(host.click(last, "Proof of the Deal").await).await;
    let seeds = proof.content.lines().filter(|line| line.starts_with("Seed: ")).count();
    assert_eq!(seeds, begun.len(), "a seed a round: {}", proof.content);
    // A new round begins only after a message about the end of the round before.
    for (end, start) in before.iter().zip(&before[1..]) {
        if start.content.contains("Proof of the deal") {
            let said = ["goes out", "went out", "go out", "is blocked"]
                .iter()
                .any(|words| end.content.contains(words));
            assert!(said && end.pinged.is_empty(), "{}", end.content);
        }
    }
    // The record verifies without any other information.
    let record = private_message(host.click(last, "Download the Record").await).await;
    let verified = record::verify_record(record.attachments[0].bytes.as_slice());
    let verified = verified.unwrap_or_else(|wrong| panic!("{wrong}"));
    assert!(verified.proven);
    assert_eq!(verified.players.len(), people.len() + computers);
    world.finish_without_refusals();
    let contents: Vec<&str> = boards.iter().map(|board| board.content.as_str()).collect();
    contents.join("\n\n")
}

/// Asserts that a match continued until a score reached `point_limit` points, and ended with the round in which this happened.
/// `transcript` contains the messages of the match.
#[track_caller]
fn assert_ends_in_round_that_reaches(transcript: &str, point_limit: i64) {
    let messages: Vec<&str> = transcript.split("\n\n").collect();
    let standings = messages.iter().filter_map(|message| {
        let line = message.lines().find(|line| line.contains(" · pool "))?;
        Some((message, line.split(" · pool ").next()?))
    });
    for (message, scores) in standings {
        let is_past = parse_scores(scores).into_iter().any(|score| score >= point_limit);
        assert!(!is_past || message.contains(" · last round"), "it should be over: {message}");
    }
    let last = messages.last().expect("the end");
    let won = last.lines().find(|line| line.contains('🏆')).expect("a winner");
    let best: i64 = won
        .split(|letter: char| !letter.is_ascii_digit())
        .filter_map(|number| number.parse().ok())
        .next_back()
        .expect("points");
    assert!(best >= point_limit || transcript.contains("this is the last round"), "{won}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_standard_match_is_one_round_and_a_drawn_tile_decides_who_starts() {
    let table = MatchSettings {
        seed: 11,
        edition: "Standard rules",
        people: 2,
        computers: 2,
        changes: &[],
    };
    let transcript = transcript_of_checked_match(table).await;
    assert!(transcript.contains("Everyone draws a tile to see who starts"), "{transcript}");
    assert!(!transcript.contains("Round 2") && !transcript.contains("· one round"), "{transcript}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_solo_match_has_one_player_and_a_final_score() {
    let table = MatchSettings {
        seed: 12,
        edition: "Standard rules",
        people: 1,
        computers: 0,
        changes: &[],
    };
    let transcript = transcript_of_checked_match(table).await;
    assert!(transcript.contains("**Ada** plays alone."), "{transcript}");
    assert!(transcript.contains("🏆 **Ada** finishes with"), "{transcript}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_tournament_rules_end_the_match_when_a_score_exceeds_the_limit() {
    let table = MatchSettings {
        seed: 13,
        edition: "Official tournament rules",
        people: 2,
        computers: 0,
        changes: &[EXCEEDS_100],
    };
    let transcript = transcript_of_checked_match(table).await;
    let rules = "-# Official tournament rules, with changes · to the end of the round in which a score goes over 100";
    assert!(transcript.contains(rules), "{transcript}");
    assert_ends_in_round_that_reaches(&transcript, 101);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_polish_tournament_rules_end_the_match_when_a_score_reaches_the_limit() {
    let table = MatchSettings {
        seed: 14,
        edition: "Official tournament rules (Polish)",
        people: 1,
        computers: 2,
        changes: &[REACHES_100],
    };
    let transcript = transcript_of_checked_match(table).await;
    assert_ends_in_round_that_reaches(&transcript, 100);
}

#[tokio::test(flavor = "multi_thread")]
async fn with_the_hungarian_rules_a_player_can_be_out_of_the_round() {
    let table = MatchSettings {
        seed: 16,
        edition: "Piatnik (Hungarian)",
        people: 2,
        computers: 2,
        changes: &[REACHES_100, ("Tiles dealt", "12 each")],
    };
    let transcript = transcript_of_checked_match(table).await;
    assert_ends_in_round_that_reaches(&transcript, 100);
    assert!(transcript.contains("and is out of the round"), "{transcript}");
    assert!(transcript.contains("(out of the round)"), "{transcript}");
}

#[tokio::test(flavor = "multi_thread")]
async fn with_the_older_dutch_rules_everyone_has_the_same_number_of_turns() {
    let table = MatchSettings {
        seed: 15,
        edition: "Older Dutch rules (up to 6 players)",
        people: 2,
        computers: 4,
        changes: &[REACHES_100],
    };
    let transcript = transcript_of_checked_match(table).await;
    assert_ends_in_round_that_reaches(&transcript, 100);
    assert!(
        transcript.contains("The round goes on until everyone has had the same number of turns."),
        "{transcript}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_for_children_give_five_points_for_going_out() {
    let table = MatchSettings {
        seed: 17,
        edition: "Rules for children",
        people: 2,
        computers: 3,
        changes: &[("Length of the match", "2 rounds")],
    };
    let transcript = transcript_of_checked_match(table).await;
    assert!(transcript.contains("The match begins: round 1 of 2."), "{transcript}");
    assert!(transcript.contains("Round 2 of 2 begins."), "{transcript}");
    assert!(transcript.contains("goes out! **+5**"), "{transcript}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_no_score_rules_count_no_points() {
    let table = MatchSettings {
        seed: 18,
        edition: "No-score rules",
        people: 3,
        computers: 0,
        changes: &[],
    };
    let transcript = transcript_of_checked_match(table).await;
    assert!(transcript.contains("-# No-score rules · one round"), "{transcript}");
    assert!(!transcript.contains("points") && !transcript.contains("**: **"), "{transcript}");
}

#[tokio::test(flavor = "multi_thread")]
async fn without_points_a_match_is_won_by_rounds() {
    let table = MatchSettings {
        seed: 22,
        edition: "No-score rules",
        people: 2,
        computers: 1,
        changes: &[
            ("Length of the match", "3 rounds"),
            (
                "End of a round",
                "Once someone goes out and everyone has had the same number of turns",
            ),
        ],
    };
    let transcript = transcript_of_checked_match(table).await;
    assert!(transcript.contains("The match begins: round 1 of 3."), "{transcript}");
    assert!(transcript.contains("Round 3 of 3 begins."), "{transcript}");
    assert!(
        transcript.contains("wins the round!") && transcript.contains(" round won"),
        "{transcript}"
    );
    assert!(!transcript.contains("points") && !transcript.contains("**: **"), "{transcript}");
    let last = transcript.split("\n\n").last().expect("the end");
    assert!(last.contains("🏆") && last.contains(" round"), "{last}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_round_after_a_score_passes_the_limit_can_be_the_last() {
    let table = MatchSettings {
        seed: 23,
        edition: "Older Dutch rules (up to 6 players)",
        people: 2,
        computers: 2,
        changes: &[
            REACHES_100,
            ("Last round", "The round after a score passes the points target"),
            ("If there’s a tie for first player", "Everyone draws again"),
            ("Counting the other racks", "When the first player goes out, before the last turns"),
        ],
    };
    let transcript = transcript_of_checked_match(table).await;
    assert!(
        transcript.contains("· after a score reaches 100, one more round is played"),
        "{transcript}"
    );
    assert!(
        transcript.contains("it’s the last one.") && transcript.contains(" · last round"),
        "{transcript}"
    );
    assert!(!transcript.contains("this is the last round"), "{transcript}");
    let rounds = transcript.matches("Proof of the deal").count();
    let last =
        format!("Round {rounds} is the last one. It begins when someone presses **Next Round**");
    assert!(transcript.contains(&last), "{transcript}");
}

#[tokio::test(flavor = "multi_thread")]
async fn with_the_american_rules_the_highest_triple_starts() {
    let table = MatchSettings {
        seed: 19,
        edition: "Pressman (American)",
        people: 1,
        computers: 5,
        changes: &[EXCEEDS_100],
    };
    let transcript = transcript_of_checked_match(table).await;
    assert_ends_in_round_that_reaches(&transcript, 101);
    assert!(
        transcript.contains(
            "starts. The highest triple decides, or the tile with the highest sum if nobody has a triple."
        ),
        "{transcript}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn with_the_wikipedia_rules_the_highest_triple_starts() {
    let table = MatchSettings {
        seed: 20,
        edition: "Wikipedia rules",
        people: 2,
        computers: 2,
        changes: &[REACHES_100],
    };
    let transcript = transcript_of_checked_match(table).await;
    assert_ends_in_round_that_reaches(&transcript, 100);
    assert!(
        transcript.contains(
            "starts. The highest triple decides, or the tile with the highest sum if nobody has a triple."
        ),
        "{transcript}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn with_the_phone_app_rules_the_starting_player_is_random() {
    let table = MatchSettings {
        seed: 21,
        edition: "Phone app rules",
        people: 2,
        computers: 0,
        changes: &[],
    };
    let transcript = transcript_of_checked_match(table).await;
    assert!(transcript.contains("was picked at random to start."), "{transcript}");
}
