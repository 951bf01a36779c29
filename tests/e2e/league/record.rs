//! The record of a match (the list of its moves), which is available to everyone once the match is over, and to nobody before.

use discord_stand_in::people::Message;
use triominos_rules::game::record;

use crate::support::bot::{World, ask_privately, private_message};
use crate::support::process::Program;
use crate::support::turns::play_to_the_end;

/// Returns the number of the table to which a message belongs, as the custom ids of its buttons contain it.
pub fn table_number_of(message: &Message) -> String {
    let mut ids = message.buttons().into_iter().filter_map(|button| button.custom_id);
    let id = ids.next_back().expect("a button");
    id.split(':').nth(1).expect("its table").to_owned()
}

/// Runs `triominos export` for a table. Returns whether the program succeeded, and its output.
async fn export_success_and_output(world: &World, table_number: &str) -> (bool, String) {
    let database = world.database_url();
    let arguments = ["export", table_number, "--database-url", &database];
    let mut program = Program::start_program(world.folder(), &arguments, &[]);
    (program.wait_for_end().await.success(), program.output())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_match_has_a_verifiable_record() {
    let world = World::new(4).await;
    let [ada, bo, eve] = world.add_people(["Ada", "Bo *the* \"great\"", "Eve"]);
    let lobby = world.open_lobby(&[&ada, &bo]).await;
    ada.click(&lobby, "Add Computer").await;
    let seated = |all: &[Message]| all.iter().any(|m| m.content.contains("Computer Owl"));
    world.discord.channel(world.channel).until("a computer to sit", seated).await;
    ada.click(&lobby, "Start").await;
    let first = world.wait_for_board(world.channel).await;
    let begun = world.wait_for_button("My Rack").await;
    assert_eq!(begun.id, first.id);
    // A computer player takes over a seat. The record does not contain that.
    let sure = ask_privately(&bo, "leave").await;
    private_message(bo.click(&sure, "Leave the Match").await).await;
    // If it was Bo's turn, it is now the turn of the computer player.
    if first.pinged.contains(&bo.id()) {
        world.clock.advance(2_000);
    }
    let first = if first.pinged.contains(&bo.id()) {
        world.wait_for_board(world.channel).await
    } else {
        first
    };
    let end = play_to_the_end(&world, &[&ada], first).await;
    assert_eq!(
        end.button_labels(),
        [
            "Play Again",
            "Review",
            "Watch Replay",
            "Final Board",
            "Download the Record",
            "Proof of the Deal"
        ]
    );

    // Everyone can open the record, spectators included, and gets the same file.
    let answer = private_message(eve.click(&end, "Download the Record").await).await;
    assert!(answer.content.contains("triominos verify"), "{}", answer.content);
    let [file] = answer.attachments.as_slice() else { panic!("{:?}", answer.attachments) };
    let table = table_number_of(&end);
    assert_eq!(file.filename, format!("triominos-{table}.jsonl"));
    let again = private_message(ada.click(&end, "Download the Record").await).await;
    assert_eq!(again.attachments[0].bytes, file.bytes);

    let verified =
        record::verify_record(file.bytes.as_slice()).unwrap_or_else(|wrong| panic!("{wrong}"));
    assert!(verified.proven);
    assert_eq!(verified.players, ["Ada", "Bo *the* \"great\"", "Computer 1"]);
    // The deal of the record has the hash that was shown at the start, and the seed that was shown at the end.
    let text = String::from_utf8(file.bytes.to_vec()).expect("text");
    let value = |line: usize| -> serde_json::Value {
        let line = text.lines().nth(line).expect("a line");
        serde_json::from_str(line).expect("JSON")
    };
    let commit = value(1)["commit"].as_str().expect("a hash").to_owned();
    assert!(begun.content.contains(&format!("`{}…`", &commit[..16])), "{}", begun.content);
    let last = value(text.lines().count() - 1);
    let seed = last["seeds"][0].as_str().expect("a seed");
    let proof = private_message(eve.click(&end, "Proof of the Deal").await).await;
    assert!(proof.content.contains(seed) && proof.content.contains(&commit), "{}", proof.content);

    // The command line exports the same record, and verifies it.
    assert_eq!(export_success_and_output(&world, &table).await, (true, text.clone()));
    std::fs::write(world.folder().join("match.jsonl"), file.bytes.as_slice()).expect("a file");
    let arguments = ["verify", "match.jsonl", "nothing.jsonl"];
    let mut program = Program::start_program(world.folder(), &arguments, &[]);
    assert_eq!(program.wait_for_end().await.code(), Some(2));
    let output = program.output();
    assert!(output.starts_with("match.jsonl: holds\nnothing.jsonl: cannot be read: "), "{output}");

    // The export needs no right to write to the database.
    let read_only = format!("sqlite:{}?mode=ro", world.database_url());
    let arguments = ["export", &table, "--database-url", &read_only];
    let mut program = Program::start_program(world.folder(), &arguments, &[]);
    assert!(program.wait_for_end().await.success(), "{}", program.output());
    assert_eq!(program.output(), text);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_match_shows_its_result_and_a_replay() {
    let world = World::new(4).await;
    let [ada, bo, eve] = world.add_people(["Ada", "Bo", "Eve"]);
    let lobby = world.open_lobby(&[&ada, &bo]).await;
    ada.click(&lobby, "Start").await;
    let first = world.wait_for_board(world.channel).await;
    assert_eq!(first.attachments.len(), 1);
    // The proof of the deal is below everything that a beginner needs.
    let last_line = first.content.lines().last().unwrap_or_default();
    assert!(last_line.starts_with("-# Proof of the deal: `"), "{}", first.content);
    assert_eq!(first.button_labels().last().map(String::as_str), Some("Proof of the Deal"));
    let end = play_to_the_end(&world, &[&ada, &bo], first).await;
    let [card] = end.attachments.as_slice() else { panic!("{:?}", end.attachments) };
    assert_eq!(card.filename, "end.png");
    let last = private_message(eve.click(&end, "Final Board").await).await;
    assert_eq!(last.picture().map(|board| board.filename.clone()).as_deref(), Some("board.png"));
    let words = card.alt_text.clone().expect("words");
    for name in ["Ada: ", "Bo: "] {
        assert!(words.contains(name), "{words}");
    }
    // The message names the winner.
    assert!(words.contains(" led "), "{words}");
    assert!(end.content.contains(" wins"), "{}", end.content);

    // Spectators can open the replay as well, as a private answer.
    let answer = private_message(eve.click(&end, "Watch Replay").await).await;
    let [gif] = answer.attachments.as_slice() else { panic!("{:?}", answer.attachments) };
    assert_eq!(gif.filename, "replay.gif");
    assert!(gif.bytes.starts_with(b"GIF89a") && gif.bytes.len() < 2_000_000);
    assert!(gif.alt_text.as_ref().is_some_and(|words| words.contains("move by move")));
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn only_a_match_played_to_its_end_has_a_record() {
    const WHY: &str = "the match was not played to its end, so it has no record";
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let lobby = world.open_lobby(&[&ada, &bo]).await;
    let table = table_number_of(&lobby);
    let refusal = (false, format!("triominos: table {table}: {WHY}\n"));
    assert_eq!(export_success_and_output(&world, &table).await, refusal);

    // The record of a running match would show every rack.
    ada.click(&lobby, "Start").await;
    let board = world.wait_for_board(world.channel).await;
    assert_eq!(export_success_and_output(&world, &table).await, refusal);
    assert!(board.button("Download the Record").is_none());

    // The match is ended without a result.
    let sure = ask_privately(&ada, "end").await;
    private_message(ada.click(&sure, "End the Match").await).await;
    let ended = world.wait_for_button("Play Again").await;
    assert!(
        ended.button("Download the Record").is_none() && ended.button("Watch Replay").is_none()
    );
    assert_eq!(export_success_and_output(&world, &table).await, refusal);

    let unknown = (false, "triominos: table 7: there is no such table\n".to_owned());
    assert_eq!(export_success_and_output(&world, "7").await, unknown);
    let missing = ["export", "7", "--database-url", "sqlite://missing.db"];
    let mut program = Program::start_program(world.folder(), &missing, &[]);
    assert!(!program.wait_for_end().await.success());
    assert!(program.output().starts_with("triominos: the database cannot be used: "));
    assert!(!world.folder().join("missing.db").exists());

    // The export does not create tables in a database that has none.
    std::fs::write(world.folder().join("empty.db"), "").expect("a file");
    let empty = ["export", "7", "--database-url", "empty.db"];
    let mut program = Program::start_program(world.folder(), &empty, &[]);
    assert!(!program.wait_for_end().await.success());
    assert!(program.output().contains("it has no tables of this program"), "{}", program.output());
    assert_eq!(std::fs::read(world.folder().join("empty.db")).expect("a file"), b"");
    world.finish_without_refusals();
}
