//! Tests of message bodies: invalid bodies are refused with their error codes, and valid bodies are accepted.

use serde_json::{Value, json};

use super::support::bot::stand_in_with_clock;
use super::support::raw::{
    answer_newest_interaction, connect_with_commands, field_paths_and_error_codes, post_message,
    request_json,
};

/// Returns a button with this custom id, in Discord's JSON format.
fn button_json(custom_id: &str) -> Value {
    json!({ "type": 2, "style": 1, "label": "Go", "custom_id": custom_id })
}

/// Returns an action row with these components, in Discord's JSON format.
pub fn action_row(components: Value) -> Value {
    json!({ "type": 1, "components": components })
}

/// Returns the body of a message whose only action row has these components.
fn message_with_row(components: Value) -> Value {
    json!({ "content": "x", "components": [action_row(components)] })
}

/// Returns `count` options of a menu.
fn menu_options(count: usize) -> Value {
    (0..count).map(|n| json!({ "label": format!("L{n}"), "value": format!("v{n}") })).collect()
}

/// Returns a string select menu with these options, to be used in an action row.
fn string_menu(options: Value) -> Value {
    json!({ "type": 3, "custom_id": "menu", "options": options })
}

/// Returns the object with the field `key` set to a new value.
pub fn with_field_set(mut value: Value, key: &str, new: Value) -> Value {
    value[key] = new;
    value
}

/// Returns a text of this length.
pub fn string_of_length(length: usize) -> Value {
    json!("x".repeat(length))
}

/// Returns test cases: each is a name, an invalid message body, and an error code that the response must contain.
fn named_invalid_bodies_with_error_codes() -> Vec<(&'static str, Value, &'static str)> {
    let many =
        |count: usize| -> Value { (0..count).map(|n| button_json(&format!("b{n}"))).collect() };
    vec![
        // Text and flags.
        (
            "content of 2001",
            json!({ "content": string_of_length(2001) }),
            "content BASE_TYPE_MAX_LENGTH",
        ),
        ("content a number", json!({ "content": 5 }), "content STRING_TYPE_CONVERT"),
        (
            "nonce of 26",
            json!({ "content": "x", "nonce": string_of_length(26) }),
            "nonce BASE_TYPE_MAX_LENGTH",
        ),
        (
            "private in a channel",
            json!({ "content": "x", "flags": 64 }),
            "flags MESSAGE_FLAGS_INVALID",
        ),
        ("loading", json!({ "content": "x", "flags": 128 }), "flags MESSAGE_FLAGS_INVALID"),
        ("tts a text", json!({ "content": "x", "tts": "yes" }), "tts BOOLEAN_TYPE_CONVERT"),
        (
            "null for a choice of a menu",
            message_with_row(json!([string_menu(json!([null]))])),
            "components.0.components.0.options.0 BASE_TYPE_REQUIRED",
        ),
        // Mentions.
        (
            "users parsed and listed",
            json!({ "content": "x", "allowed_mentions": { "parse": ["users"], "users": ["1"] } }),
            "allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
        ),
        (
            "unknown parse",
            json!({ "content": "x", "allowed_mentions": { "parse": ["people"] } }),
            "allowed_mentions.parse.0 BASE_TYPE_CHOICES",
        ),
        (
            "101 users",
            json!({ "content": "x", "allowed_mentions": { "users": vec!["1"; 101] } }),
            "allowed_mentions.users BASE_TYPE_MAX_LENGTH",
        ),
        // Buttons and rows.
        (
            "bare button",
            json!({ "content": "x", "components": [button_json("b")] }),
            "components.0.type UNION_TYPE_CHOICES",
        ),
        ("empty row", message_with_row(json!([])), "components.0.components BASE_TYPE_BAD_LENGTH"),
        ("6 buttons", message_with_row(many(6)), "components.0.components BASE_TYPE_BAD_LENGTH"),
        (
            "6 rows",
            json!({ "content": "x", "components": (0..6).map(|n| action_row(json!([button_json(&n.to_string())]))).collect::<Vec<_>>() }),
            "components BASE_TYPE_MAX_LENGTH",
        ),
        (
            "button and menu in a row",
            message_with_row(json!([button_json("b"), string_menu(menu_options(1))])),
            "components.0.components COMPONENT_LAYOUT_WIDTH_EXCEEDED",
        ),
        (
            "same custom id twice",
            message_with_row(json!([button_json("b"), button_json("b")])),
            "components.0.components.1.custom_id COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        (
            "custom id of 101",
            message_with_row(json!([button_json(&"x".repeat(101))])),
            "components.0.components.0.custom_id BASE_TYPE_BAD_LENGTH",
        ),
        (
            "empty custom id",
            message_with_row(json!([button_json("")])),
            "components.0.components.0.custom_id BASE_TYPE_REQUIRED",
        ),
        (
            "button without id",
            message_with_row(json!([{ "type": 2, "style": 1, "label": "Go" }])),
            "components.0.components.0.custom_id BASE_TYPE_REQUIRED",
        ),
        (
            "link without address",
            message_with_row(json!([{ "type": 2, "style": 5, "label": "Go" }])),
            "components.0.components.0.url BASE_TYPE_REQUIRED",
        ),
        (
            "link with custom id",
            message_with_row(
                json!([{ "type": 2, "style": 5, "label": "Go", "url": "https://x.y", "custom_id": "b" }]),
            ),
            "components.0.components.0.custom_id BUTTON_COMPONENT_INVALID_FIELD",
        ),
        (
            "unknown style",
            message_with_row(json!([with_field_set(button_json("b"), "style", json!(9))])),
            "components.0.components.0.style BASE_TYPE_CHOICES",
        ),
        (
            "label of 81",
            message_with_row(json!([with_field_set(
                button_json("b"),
                "label",
                string_of_length(81)
            )])),
            "components.0.components.0.label BASE_TYPE_MAX_LENGTH",
        ),
        (
            "neither label nor emoji",
            message_with_row(json!([with_field_set(button_json("b"), "label", Value::Null)])),
            "components.0.components.0 BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
        ),
        (
            "a word for an emoji",
            message_with_row(json!([with_field_set(
                button_json("b"),
                "emoji",
                json!({ "name": "dice" })
            )])),
            "components.0.components.0.emoji.name COMPONENT_INVALID_EMOJI",
        ),
        (
            "unknown component",
            message_with_row(json!([{ "type": 99 }])),
            "components.0.components.0.type UNION_TYPE_CHOICES",
        ),
        // Menus.
        (
            "no options",
            message_with_row(json!([string_menu(json!([]))])),
            "components.0.components.0.options BASE_TYPE_BAD_LENGTH",
        ),
        (
            "26 options",
            message_with_row(json!([string_menu(menu_options(26))])),
            "components.0.components.0.options BASE_TYPE_BAD_LENGTH",
        ),
        (
            "same value twice",
            message_with_row(json!([string_menu(
                json!([{ "label": "a", "value": "v" }, { "label": "b", "value": "v" }])
            )])),
            "components.0.components.0.options.1.value SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
        ),
        (
            "option label of 101",
            message_with_row(json!([string_menu(
                json!([{ "label": string_of_length(101), "value": "v" }])
            )])),
            "components.0.components.0.options.0.label BASE_TYPE_BAD_LENGTH",
        ),
        (
            "option description of 101",
            message_with_row(json!([string_menu(
                json!([{ "label": "l", "value": "v", "description": string_of_length(101) }])
            )])),
            "components.0.components.0.options.0.description BASE_TYPE_MAX_LENGTH",
        ),
        (
            "more may be chosen than there are",
            message_with_row(json!([with_field_set(
                string_menu(menu_options(2)),
                "max_values",
                json!(3)
            )])),
            "components.0.components.0.max_values SELECT_COMPONENT_MAX_VALUES_TOO_LARGE",
        ),
        (
            "26 may be chosen",
            message_with_row(json!([with_field_set(
                string_menu(menu_options(2)),
                "max_values",
                json!(26)
            )])),
            "components.0.components.0.max_values NUMBER_TYPE_MAX",
        ),
        (
            "more must be than may be chosen",
            message_with_row(json!([with_field_set(
                string_menu(menu_options(2)),
                "min_values",
                json!(2)
            )])),
            "components.0.components.0.min_values BASE_TYPE_BAD_LENGTH",
        ),
        (
            "placeholder of 151",
            message_with_row(json!([with_field_set(
                string_menu(menu_options(1)),
                "placeholder",
                string_of_length(151)
            )])),
            "components.0.components.0.placeholder BASE_TYPE_MAX_LENGTH",
        ),
        // Files.
        (
            "a file that did not come",
            json!({ "content": "x", "attachments": [{ "id": 0, "filename": "a.png" }] }),
            "attachments.0.id ATTACHMENT_NOT_FOUND",
        ),
        (
            "11 files",
            json!({ "content": "x", "attachments": (0..11).map(|id| json!({ "id": id })).collect::<Vec<_>>() }),
            "attachments BASE_TYPE_MAX_LENGTH",
        ),
    ]
}

#[tokio::test]
async fn invalid_message_bodies_are_refused_with_their_error_codes() {
    let (discord, _) = stand_in_with_clock().await;
    let channel = discord.general_channel();
    for (name, body, expected) in named_invalid_bodies_with_error_codes() {
        let (status, error) = post_message(&discord, channel, body).await;
        assert_eq!((status, &error["code"]), (400, &json!(50_035)), "{name}: {error}");
        let found = field_paths_and_error_codes(&error);
        assert!(found.iter().any(|fault| fault == expected), "{name}: {found:?}");
    }
    assert!(discord.channel(channel).messages().is_empty());
    assert_eq!(discord.refused_requests().len(), named_invalid_bodies_with_error_codes().len());
}

#[tokio::test]
async fn invalid_message_bodies_are_also_refused_in_answers_and_edits() {
    let (discord, _) = stand_in_with_clock().await;
    let _bot = connect_with_commands(&discord).await;
    let channel = discord.general_channel();
    let ada = discord.add_person("Ada", "en-US").in_channel(channel);
    let (_, message) = post_message(&discord, channel, json!({ "content": "x" })).await;
    let path = format!("/channels/{channel}/messages/{}", message["id"].as_str().unwrap());
    let answers = async {
        for (name, body, expected) in named_invalid_bodies_with_error_codes() {
            let applies_to_channels_only =
                body.get("nonce").is_some() || body["flags"] == 64 || body.get("tts").is_some();
            if applies_to_channels_only {
                continue;
            }
            let (status, error) =
                answer_newest_interaction(&discord, json!({ "type": 4, "data": body })).await;
            let found = field_paths_and_error_codes(&error);
            assert_eq!(status, 400, "{name}");
            assert!(found.contains(&format!("data.{expected}")), "{name}: {found:?}");
            let (status, error) = request_json(&discord, "PATCH", &path, body).await;
            assert_eq!(status, 400, "{name}");
            assert!(
                field_paths_and_error_codes(&error).iter().any(|fault| fault == expected),
                "{name}: {error}"
            );
        }
        answer_newest_interaction(&discord, json!({ "type": 4, "data": { "content": "At last" } }))
            .await;
    };
    let (used, ()) = tokio::join!(ada.slash("x", &[]), answers);
    assert_eq!(used.message().content, "At last");
}

#[tokio::test]
async fn valid_message_bodies_are_accepted() {
    let (discord, _) = stand_in_with_clock().await;
    let channel = discord.general_channel();
    let many: Value = (0..5).map(|n| button_json(&format!("b{n}"))).collect();
    let full_rows: Value = (0..5)
        .map(|r| action_row((0..5).map(|n| button_json(&format!("b{r}{n}"))).collect()))
        .collect();
    let right = [
        ("longest content", json!({ "content": string_of_length(2000) })),
        ("silent", json!({ "content": "x", "flags": 1 << 12 })),
        ("numbered nonce", json!({ "content": "x", "nonce": 123_456 })),
        (
            "nonce of 25",
            json!({ "content": "x", "nonce": string_of_length(25), "enforce_nonce": true }),
        ),
        ("nulls", json!({ "content": "x", "embeds": [], "components": null, "flags": null })),
        ("5 buttons", message_with_row(many)),
        ("25 buttons", json!({ "content": "x", "components": full_rows })),
        (
            "an emoji alone",
            message_with_row(
                json!([{ "type": 2, "style": 2, "custom_id": "e", "emoji": { "name": "🎲" } }]),
            ),
        ),
        (
            "a link",
            message_with_row(
                json!([{ "type": 2, "style": 5, "label": "Go", "url": "https://x.y" }]),
            ),
        ),
        (
            "25 options, all choosable",
            message_with_row(json!([with_field_set(
                string_menu(menu_options(25)),
                "max_values",
                json!(25)
            )])),
        ),
    ];
    for (name, body) in right {
        let (status, reply) = post_message(&discord, channel, body).await;
        assert_eq!(status, 200, "{name}: {reply}");
    }
    discord.assert_no_refusals();
}

#[tokio::test]
async fn empty_messages_are_refused() {
    let (discord, _) = stand_in_with_clock().await;
    let channel = discord.general_channel();
    for body in [
        json!({}),
        json!({ "content": "" }),
        json!({ "content": " \n " }),
        json!({ "content": null, "embeds": [], "components": [] }),
    ] {
        let (status, error) = post_message(&discord, channel, body.clone()).await;
        assert_eq!((status, &error["code"]), (400, &json!(50_006)), "{body}");
    }
    // An edit cannot leave a message empty either.
    let (_, message) = post_message(&discord, channel, json!({ "content": "x" })).await;
    let path = format!("/channels/{channel}/messages/{}", message["id"].as_str().unwrap());
    let (status, error) = request_json(&discord, "PATCH", &path, json!({ "content": "" })).await;
    assert_eq!((status, &error["code"]), (400, &json!(50_006)));
}
