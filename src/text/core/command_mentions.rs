//! Mentions of commands in texts. In a message, Discord shows a mention as the name of the command; a tap on it puts the command
//! into the text field.

use std::collections::HashMap;

use crate::text::core::fit::{COMMAND, MESSAGE, length_when_sent};

/// The ids of the registered slash commands, from which mentions of commands in texts are made. A command without an id stays plain
/// text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CommandMentions {
    /// The id of each command that can be mentioned, by the command's name. The name of a subcommand includes that of its command:
    /// `tournament create`.
    ids: HashMap<String, u64>,
}

impl CommandMentions {
    /// Creates mentions for these commands. `ids_by_command` contains the name and the id of each command. A subcommand has the id
    /// of its command.
    pub fn new(ids_by_command: impl IntoIterator<Item = (String, u64)>) -> Self {
        Self { ids: ids_by_command.into_iter().collect() }
    }

    /// Replaces each command in a text by a mention, if `is_command_offered` returns true for its name. A mention cannot contain
    /// options, so they follow it as plain text. A text that would become too long for a message stays unchanged.
    pub fn insert_mentions(
        &self,
        text: String,
        is_command_offered: impl Fn(&str) -> bool,
    ) -> String {
        if self.ids.is_empty() || !text.contains(COMMAND) {
            return text;
        }
        let mut mentioning = String::with_capacity(text.len() * 2);
        let mut rest = text.as_str();
        while let Some((before, after)) = rest.split_once(COMMAND) {
            mentioning.push_str(before);
            let mention = after.split_once('`').and_then(|(command, after)| {
                Some((self.mention_of_typed_command(command, &is_command_offered)?, after))
            });
            let (written, after) = mention.unwrap_or_else(|| (COMMAND.to_owned(), after));
            mentioning.push_str(&written);
            rest = after;
        }
        mentioning.push_str(rest);
        if length_when_sent(&mentioning) > MESSAGE { text } else { mentioning }
    }

    /// Returns the mention of the command at the beginning of `typed_command`, followed by the typed options. Returns `None` if the
    /// id of the command is unknown or the command is not offered.
    fn mention_of_typed_command(
        &self,
        typed_command: &str,
        is_command_offered: impl Fn(&str) -> bool,
    ) -> Option<String> {
        let ends = typed_command.match_indices(' ').map(|(at, _)| at).chain([typed_command.len()]);
        let mut named = ends.filter_map(|end| Some((end, self.ids.get(&typed_command[..end])?)));
        let (end, id) = named.next_back()?;
        let whole = typed_command[..end].split(' ').next()?;
        is_command_offered(whole).then(|| match typed_command[end..].trim_start() {
            "" => format!("</{typed_command}:{id}>"),
            options => format!("</{}:{id}> `{options}`", &typed_command[..end]),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::core::fit::COMMAND_ID;

    fn sample_mentions() -> CommandMentions {
        let names = ["play", "void-result", "preferences", "tournament create", "settings"];
        CommandMentions::new(names.into_iter().zip(1..).map(|(name, id)| (name.to_owned(), id)))
    }

    fn text_with_mentions(text: &str) -> String {
        sample_mentions().insert_mentions(text.to_owned(), |whole| whole != "settings")
    }

    #[test]
    fn commands_become_mentions_and_options_stay_beside_them() {
        assert_eq!(
            text_with_mentions("Use `/play`, or `/void-result`."),
            "Use </play:1>, or </void-result:2>."
        );
        assert_eq!(text_with_mentions("`/preferences pings:`"), "</preferences:3> `pings:`");
        assert_eq!(text_with_mentions("**`/tournament create`**"), "**</tournament create:4>**");
    }

    #[test]
    fn a_command_without_an_id_or_that_is_not_offered_stays_plain_text() {
        // A command with subcommands cannot be used by itself.
        for plain in ["`/tournament`", "`/settings`", "`/other`", r"\`/play\`", "`/play", "/play"] {
            assert_eq!(text_with_mentions(plain), plain);
        }
        assert_eq!(
            CommandMentions::default().insert_mentions("`/play`".to_owned(), |_| true),
            "`/play`"
        );
    }

    #[test]
    fn the_length_of_a_text_allows_for_the_longest_ids() {
        let names = ["play", "preferences", "tournament create"];
        let longest = CommandMentions::new(names.map(|name| (name.to_owned(), u64::MAX)));
        for plain in ["`/play` and `/play`", "`/preferences pings:`!", "`/tournament create`"] {
            let mentioning = longest.insert_mentions(plain.to_owned(), |_| true);
            assert!(mentioning.contains(&u64::MAX.to_string()));
            assert!(length_when_sent(plain) >= length_when_sent(&mentioning), "{mentioning}");
        }
        let too_long = "`/play` ".repeat(MESSAGE / (COMMAND_ID + 8) + 20);
        assert_eq!(longest.insert_mentions(too_long.clone(), |_| true), too_long);
    }
}
