//! Mentions of commands in texts. In a message, Discord shows a mention as the name of the command; a tap on it puts the command
//! into the text field.

use std::collections::HashMap;

use crate::text::core::fit::{COMMAND, MESSAGE, length_when_sent};

/// The ids of the registered commands. A command without an id stays as plain text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CommandMentions {
    /// The id of each command that can be mentioned, by its name. A subcommand has the name of its command and its own:
    /// `tournament create`.
    ids: HashMap<String, u64>,
}

impl CommandMentions {
    /// Creates mentions for these commands, each given by its name and the id of the command or, for a subcommand, of its parent.
    pub fn new(commands: impl IntoIterator<Item = (String, u64)>) -> Self {
        Self { ids: commands.into_iter().collect() }
    }

    /// Replaces the commands in a text by mentions, if `is_offered` returns true for the name of the command. A mention cannot
    /// contain options, so they follow it as plain text. A text that would become too long for a message stays unchanged.
    pub fn insert_mentions(&self, text: String, is_offered: impl Fn(&str) -> bool) -> String {
        if self.ids.is_empty() || !text.contains(COMMAND) {
            return text;
        }
        let mut mentioning = String::with_capacity(text.len() * 2);
        let mut rest = text.as_str();
        while let Some((before, after)) = rest.split_once(COMMAND) {
            mentioning.push_str(before);
            let mention = after
                .split_once('`')
                .and_then(|(command, after)| Some((self.mention_of(command, &is_offered)?, after)));
            let (written, after) = mention.unwrap_or_else(|| (COMMAND.to_owned(), after));
            mentioning.push_str(&written);
            rest = after;
        }
        mentioning.push_str(rest);
        if length_when_sent(&mentioning) > MESSAGE { text } else { mentioning }
    }

    /// Returns the mention of a command, which may be followed by options; `None` if its id is unknown or it is not offered.
    fn mention_of(&self, typed: &str, is_offered: impl Fn(&str) -> bool) -> Option<String> {
        let ends = typed.match_indices(' ').map(|(at, _)| at).chain([typed.len()]);
        let mut named = ends.filter_map(|end| Some((end, self.ids.get(&typed[..end])?)));
        let (end, id) = named.next_back()?;
        let whole = typed[..end].split(' ').next()?;
        is_offered(whole).then(|| match typed[end..].trim_start() {
            "" => format!("</{typed}:{id}>"),
            options => format!("</{}:{id}> `{options}`", &typed[..end]),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::core::fit::COMMAND_ID;

    fn mentions() -> CommandMentions {
        let names = ["play", "void-result", "preferences", "tournament create", "settings"];
        CommandMentions::new(names.into_iter().zip(1..).map(|(name, id)| (name.to_owned(), id)))
    }

    fn mentioned(text: &str) -> String {
        mentions().insert_mentions(text.to_owned(), |whole| whole != "settings")
    }

    #[test]
    fn commands_become_mentions_and_options_stay_beside_them() {
        assert_eq!(
            mentioned("Use `/play`, or `/void-result`."),
            "Use </play:1>, or </void-result:2>."
        );
        assert_eq!(mentioned("`/preferences pings:`"), "</preferences:3> `pings:`");
        assert_eq!(mentioned("**`/tournament create`**"), "**</tournament create:4>**");
    }

    #[test]
    fn a_command_that_cannot_be_tapped_stays_plain() {
        // A command with subcommands cannot be used by itself.
        for plain in ["`/tournament`", "`/settings`", "`/other`", r"\`/play\`", "`/play", "/play"] {
            assert_eq!(mentioned(plain), plain);
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
