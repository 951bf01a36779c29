//! The mentions in a message's text (resources/message.mdx, 'Allowed Mentions').

use std::collections::BTreeSet;

use serde_json::Value;

use crate::ids::{Snowflake, parse_id};

/// The users and roles that a text mentions.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Mentions {
    pub users: BTreeSet<Snowflake>,
    pub roles: BTreeSet<Snowflake>,
    pub everyone: bool,
}

/// Returns the mentions in `text` that are permitted by `allowed_mentions`, the body's field of this name. If it is null, all are
/// permitted.
pub(crate) fn permitted_mentions(text: &str, allowed_mentions: &Value) -> Mentions {
    let mut found = all_mentions(text);
    if allowed_mentions.is_null() {
        return found;
    }
    let parses = |kind: &str| {
        allowed_mentions["parse"]
            .as_array()
            .is_some_and(|list| list.iter().any(|item| item == kind))
    };
    let listed = |key: &str| -> BTreeSet<Snowflake> {
        allowed_mentions[key].as_array().into_iter().flatten().filter_map(parse_id).collect()
    };
    if !parses("users") {
        let users = listed("users");
        found.users.retain(|user| users.contains(user));
    }
    if !parses("roles") {
        let roles = listed("roles");
        found.roles.retain(|role| roles.contains(role));
    }
    found.everyone &= parses("everyone");
    found
}

/// Returns all mentions in a text, except those in code.
fn all_mentions(text: &str) -> Mentions {
    let mut found = Mentions::default();
    for (index, part) in text.split('`').enumerate() {
        // Text between backticks is code.
        if index % 2 == 1 {
            continue;
        }
        found.everyone |= part.contains("@everyone") || part.contains("@here");
        for rest in part.split("<@").skip(1) {
            let Some((inside, _)) = rest.split_once('>') else { continue };
            if let Some(role) = inside.strip_prefix('&') {
                found.roles.extend(role.parse::<Snowflake>());
            } else {
                found.users.extend(inside.trim_start_matches('!').parse::<Snowflake>());
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// Returns the ids of the permitted user mentions, in ascending order.
    fn permitted_users(text: &str, allowed: &Value) -> Vec<Snowflake> {
        permitted_mentions(text, allowed).users.into_iter().collect()
    }

    #[test]
    fn without_allowed_mentions_all_mentions_are_permitted() {
        let found = permitted_mentions("<@1> and <@!2>, <@&3> @here", &Value::Null);
        assert_eq!(found.users, BTreeSet::from([1, 2]));
        assert_eq!(found.roles, BTreeSet::from([3]));
        assert!(found.everyone);
    }

    #[test]
    fn only_listed_or_parsed_mentions_are_permitted() {
        assert!(permitted_users("<@1> <@2>", &json!({ "parse": [] })).is_empty());
        assert_eq!(permitted_users("<@1> <@2>", &json!({ "parse": [], "users": ["2", "5"] })), [2]);
        assert_eq!(permitted_users("<@1> <@2>", &json!({ "parse": ["users"] })), [1, 2]);
        assert!(!permitted_mentions("@everyone", &json!({ "parse": ["users"] })).everyone);
    }

    #[test]
    fn mentions_in_code_are_ignored() {
        assert_eq!(permitted_users("`<@1>` <@2>", &Value::Null), [2]);
    }
}
