//! The mentions in a message's text (resources/message.mdx, 'Allowed Mentions').

use std::collections::BTreeSet;

use serde_json::Value;

use crate::ids::{Snowflake, id_of};

/// The permitted mentions of a text.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Named {
    pub users: BTreeSet<Snowflake>,
    pub roles: BTreeSet<Snowflake>,
    pub everyone: bool,
}

/// Returns the mentions in `text` that `allowed`, the body's `allowed_mentions`, permits. Without it all are permitted.
pub(crate) fn named(text: &str, allowed: &Value) -> Named {
    let mut found = written(text);
    if allowed.is_null() {
        return found;
    }
    let parses = |what: &str| {
        allowed["parse"].as_array().is_some_and(|list| list.iter().any(|item| item == what))
    };
    let listed = |key: &str| -> BTreeSet<Snowflake> {
        allowed[key].as_array().into_iter().flatten().filter_map(id_of).collect()
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

/// Returns all mentions in a text, except in code.
fn written(text: &str) -> Named {
    let mut found = Named::default();
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

    fn users(text: &str, allowed: &Value) -> Vec<Snowflake> {
        named(text, allowed).users.into_iter().collect()
    }

    #[test]
    fn without_allowed_mentions_everything_counts() {
        let found = named("<@1> and <@!2>, <@&3> @here", &Value::Null);
        assert_eq!(found.users, BTreeSet::from([1, 2]));
        assert_eq!(found.roles, BTreeSet::from([3]));
        assert!(found.everyone);
    }

    #[test]
    fn only_what_is_listed_or_parsed() {
        assert!(users("<@1> <@2>", &json!({ "parse": [] })).is_empty());
        assert_eq!(users("<@1> <@2>", &json!({ "parse": [], "users": ["2", "5"] })), [2]);
        assert_eq!(users("<@1> <@2>", &json!({ "parse": ["users"] })), [1, 2]);
        assert!(!named("@everyone", &json!({ "parse": ["users"] })).everyone);
    }

    #[test]
    fn code_is_no_mention() {
        assert_eq!(users("`<@1>` <@2>", &Value::Null), [2]);
    }
}
