//! A check that the bot's messages name commands by mentions instead of plain text.

use discord_stand_in::RecordedRequest;
use serde_json::Value;

/// The commands that work wherever the bot can post, so that every message can mention them.
const EVERYDAY: [&str; 8] = ["play", "rack", "board", "hint", "rejoin", "end", "games", "help"];

/// Asserts that the bot's messages name commands by mentions. Messages before the first mention are not checked, because the bot
/// may not have loaded the ids of the commands yet.
#[track_caller]
pub fn assert_commands_are_mentions(requests: &[RecordedRequest]) {
    let contents =
        requests.iter().filter_map(|request| message_text_in_body(request.body.as_ref()?));
    let mut after_mention = contents.skip_while(|content| !content.contains("</"));
    let is_plain =
        |content: &&str| EVERYDAY.iter().any(|command| content.contains(&format!("`/{command}`")));
    assert_eq!(after_mention.find(is_plain), None, "a command cannot be tapped");
}

/// Returns the text of a message, of an edit, or of the answer to an interaction.
fn message_text_in_body(body: &Value) -> Option<&str> {
    body["content"].as_str().or_else(|| body["data"]["content"].as_str())
}

/// Returns a text with each mention of a command replaced by the plain name of the command, such as `‹/play›`.
pub fn with_plain_command_names(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("</") {
        let (mention, after) = after.split_once('>').expect("the end of a mention");
        let (command, id) = mention.split_once(':').expect("the id of a command");
        assert!(id.parse::<u64>().is_ok(), "{mention}");
        plain += &format!("{before}‹/{command}›");
        rest = after;
    }
    plain + rest
}
