//! Tests of the registration of application commands: invalid and valid commands, and the routes to create, edit and delete them.

use serde_json::{Value, json};

use super::support::bot::stand_in_with_clock;
use super::support::raw::{field_paths_and_error_codes, request_json};
use crate::Sandbox;

/// Returns a command with this name, as in Discord's API.
fn command_json(name: &str) -> Value {
    json!({ "name": name, "description": "What it does" })
}

/// Returns an option with this type and name.
fn option_json(option_type: u64, name: &str) -> Value {
    json!({ "type": option_type, "name": name, "description": "An option" })
}

/// Returns the object with the field `key` set to a new value.
fn with_field_set(mut value: Value, key: &str, new: Value) -> Value {
    value[key] = new;
    value
}

/// Returns a command with these options.
fn command_with_options(options: Value) -> Value {
    with_field_set(command_json("c"), "options", options)
}

/// Returns a command with one option of this type, whose field `key` is set to a value.
fn command_with_option_field(option_type: u64, key: &str, value: Value) -> Value {
    command_with_options(json!([with_field_set(option_json(option_type, "o"), key, value)]))
}

/// Returns `count` choices of an option.
fn option_choices(count: usize) -> Value {
    (0..count).map(|n| json!({ "name": format!("n{n}"), "value": format!("v{n}") })).collect()
}

/// Returns a text of this length.
fn string_of_length(length: usize) -> Value {
    json!("x".repeat(length))
}

/// Returns the path of the application's commands in the API.
fn commands_path(discord: &Sandbox) -> String {
    format!("/applications/{}/commands", discord.application_id())
}

#[tokio::test]
async fn invalid_commands_are_refused_with_their_error_codes() {
    let (discord, _) = stand_in_with_clock().await;
    let required = with_field_set(option_json(3, "b"), "required", json!(true));
    let big: Value = (0..25)
        .map(|n| {
            let option = with_field_set(option_json(3, &format!("o{n}")), "description", string_of_length(100));
            let longer: Value = (0..4)
                .map(|c| json!({ "name": format!("{c}{}", "n".repeat(50)), "value": "v".repeat(30) }))
                .collect();
            with_field_set(option, "choices", longer)
        })
        .collect();
    let invalid = vec![
        ("upper case", command_json("Place"), "name APPLICATION_COMMAND_INVALID_NAME"),
        ("space", command_json("place tile"), "name APPLICATION_COMMAND_INVALID_NAME"),
        ("name of 33", command_json(&"x".repeat(33)), "name BASE_TYPE_BAD_LENGTH"),
        ("no name", command_json(""), "name BASE_TYPE_REQUIRED"),
        (
            "no description",
            with_field_set(command_json("c"), "description", json!("")),
            "description BASE_TYPE_REQUIRED",
        ),
        (
            "description of 101",
            with_field_set(command_json("c"), "description", string_of_length(101)),
            "description BASE_TYPE_BAD_LENGTH",
        ),
        ("type 9", with_field_set(command_json("c"), "type", json!(9)), "type BASE_TYPE_CHOICES"),
        (
            "slovak name",
            with_field_set(command_json("c"), "name_localizations", json!({ "sk": "poloz" })),
            "name_localizations.sk BASE_TYPE_CHOICES",
        ),
        (
            "upper-case translation",
            with_field_set(command_json("c"), "name_localizations", json!({ "de": "Legen" })),
            "name_localizations.de APPLICATION_COMMAND_INVALID_NAME",
        ),
        (
            "long translation",
            with_field_set(
                command_json("c"),
                "description_localizations",
                json!({ "de": "x".repeat(101) }),
            ),
            "description_localizations.de BASE_TYPE_BAD_LENGTH",
        ),
        (
            "26 options",
            command_with_options((0..26).map(|n| option_json(3, &format!("o{n}"))).collect()),
            "options BASE_TYPE_MAX_LENGTH",
        ),
        (
            "required after optional",
            command_with_options(json!([option_json(3, "a"), required])),
            "options.1.required APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        ),
        (
            "same option twice",
            command_with_options(json!([option_json(3, "a"), option_json(3, "a")])),
            "options.1.name APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
        ),
        (
            "unknown option type",
            command_with_options(json!([option_json(12, "o")])),
            "options.0.type BASE_TYPE_CHOICES",
        ),
        (
            "subcommand beside option",
            command_with_options(json!([option_json(1, "s"), option_json(3, "o")])),
            "options APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        ),
        (
            "group in a group",
            command_with_options(json!([with_field_set(
                option_json(2, "g"),
                "options",
                json!([with_field_set(
                    option_json(2, "h"),
                    "options",
                    json!([option_json(1, "s")])
                )])
            )])),
            "options.0.options.0.type APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        ),
        (
            "26 choices",
            command_with_option_field(3, "choices", option_choices(26)),
            "options.0.choices BASE_TYPE_MAX_LENGTH",
        ),
        (
            "choices and autocomplete",
            command_with_options(json!([with_field_set(
                with_field_set(option_json(3, "o"), "choices", option_choices(1)),
                "autocomplete",
                json!(true)
            )])),
            "options.0.choices APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE",
        ),
        (
            "a number among texts",
            command_with_option_field(
                3,
                "choices",
                json!([{ "name": "a", "value": "a" }, { "name": "b", "value": 5 }]),
            ),
            "options.0.choices.1.value STRING_TYPE_CONVERT",
        ),
        (
            "a text among numbers",
            command_with_option_field(
                4,
                "choices",
                json!([{ "name": "a", "value": 1 }, { "name": "b", "value": "2" }]),
            ),
            "options.0.choices.1.value NUMBER_TYPE_COERCE",
        ),
        (
            "choice of 101",
            command_with_option_field(
                3,
                "choices",
                json!([{ "name": "a", "value": "x".repeat(101) }]),
            ),
            "options.0.choices.0.value BASE_TYPE_BAD_LENGTH",
        ),
        (
            "bounds of a text",
            command_with_option_field(3, "min_value", json!(1)),
            "options.0.min_value APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        ),
        (
            "completed user",
            command_with_option_field(6, "autocomplete", json!(true)),
            "options.0.autocomplete APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        ),
        (
            "a type of channel that there is not",
            command_with_option_field(7, "channel_types", json!([0, 9])),
            "options.0.channel_types.1 BASE_TYPE_CHOICES",
        ),
        (
            "types of channel in one number",
            command_with_option_field(7, "channel_types", json!(0)),
            "options.0.channel_types LIST_TYPE_CONVERT",
        ),
        ("null for an option", command_with_options(json!([null])), "options.0 BASE_TYPE_REQUIRED"),
        (
            "a menu command's description in numbers",
            with_field_set(
                with_field_set(command_json("c"), "type", json!(2)),
                "description",
                json!(5),
            ),
            "description STRING_TYPE_CONVERT",
        ),
        ("8001 characters", command_with_options(big), " APPLICATION_COMMAND_TOO_LARGE"),
        (
            "permissions in words",
            with_field_set(command_json("c"), "default_member_permissions", json!("manage")),
            "default_member_permissions NUMBER_TYPE_COERCE",
        ),
        (
            "context 3",
            with_field_set(command_json("c"), "contexts", json!([3])),
            "contexts.0 BASE_TYPE_CHOICES",
        ),
        (
            "private channels without a user's installation",
            with_field_set(command_json("c"), "contexts", json!([0, 2])),
            "contexts APPLICATION_COMMAND_CONTEXTS_INVALID",
        ),
        (
            "options in a menu command",
            with_field_set(
                with_field_set(
                    command_with_options(json!([option_json(3, "o")])),
                    "type",
                    json!(2),
                ),
                "description",
                json!(""),
            ),
            "options APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        ),
    ];
    for (name, body, expected) in invalid {
        let (status, error) = request_json(&discord, "POST", &commands_path(&discord), body).await;
        assert_eq!((status, &error["code"]), (400, &json!(50_035)), "{name}: {error}");
        let found = field_paths_and_error_codes(&error);
        assert!(found.iter().any(|fault| fault == expected), "{name}: {found:?}");
    }
}

#[tokio::test]
async fn an_application_has_at_most_100_commands_with_distinct_names() {
    let (discord, _) = stand_in_with_clock().await;
    let many: Value = (0..101).map(|n| command_json(&format!("c{n}"))).collect();
    let (status, error) = request_json(&discord, "PUT", &commands_path(&discord), many).await;
    assert_eq!((status, &error["code"]), (400, &json!(30_032)));
    let (status, error) = request_json(
        &discord,
        "PUT",
        &commands_path(&discord),
        json!([command_json("a"), command_json("a")]),
    )
    .await;
    assert_eq!(
        (status, field_paths_and_error_codes(&error)),
        (400, vec!["1.name APPLICATION_COMMANDS_DUPLICATE_NAME".to_owned()])
    );
    let hundred: Value = (0..100).map(|n| command_json(&format!("c{n}"))).collect();
    assert_eq!(request_json(&discord, "PUT", &commands_path(&discord), hundred).await.0, 200);
    let (status, error) =
        request_json(&discord, "POST", &commands_path(&discord), command_json("more")).await;
    assert_eq!((status, &error["code"]), (400, &json!(30_032)));
}

#[tokio::test]
async fn commands_are_created_edited_and_deleted() {
    let (discord, _) = stand_in_with_clock().await;
    let all = commands_path(&discord);
    // The command has 7956 characters, close to the limit of 8000.
    let options: Value = (0..25)
        .map(|n| {
            let longest: Value = (0..2)
                .map(|c| json!({ "name": format!("{c}{}", "n".repeat(99)), "value": "v" }))
                .collect();
            with_field_set(
                with_field_set(
                    option_json(3, &format!("o{n:02}")),
                    "description",
                    string_of_length(100),
                ),
                "choices",
                longest,
            )
        })
        .collect();
    let names = json!({ "de": "größer", "hi": "खेल", "th": "เล่น", "ja": "遊ぶ" });
    let body = with_field_set(command_with_options(options), "name_localizations", names);
    let (status, created) = request_json(&discord, "POST", &all, body).await;
    assert_eq!(status, 201, "{created}");
    for field in ["id", "application_id", "version"] {
        assert!(created[field].is_string(), "{field}");
    }
    let one = format!("{all}/{}", created["id"].as_str().unwrap());
    let (status, edited) =
        request_json(&discord, "PATCH", &one, json!({ "description": "Better" })).await;
    assert_eq!((status, &edited["description"]), (200, &json!("Better")));
    assert_eq!(edited["id"], created["id"]);
    let (_, again) = request_json(&discord, "POST", &all, command_json("c")).await;
    assert_eq!(again["id"], created["id"], "the same name is the same command");
    assert_eq!(request_json(&discord, "DELETE", &one, Value::Null).await.0, 204);
    assert_eq!(request_json(&discord, "GET", &one, Value::Null).await.1["code"], 10_063);
    assert_eq!(request_json(&discord, "GET", &all, Value::Null).await.1, json!([]));
    let other = all.replace(&discord.application_id().to_string(), "1");
    assert_eq!(request_json(&discord, "GET", &other, Value::Null).await.1["code"], 10_002);
}

#[tokio::test]
async fn commands_of_a_server_are_separate_from_global_ones() {
    let (discord, _) = stand_in_with_clock().await;
    let home = discord.home().id();
    let guild_commands =
        format!("/applications/{}/guilds/{home}/commands", discord.application_id());
    let (status, list) =
        request_json(&discord, "PUT", &guild_commands, json!([command_json("here")])).await;
    assert_eq!((status, &list[0]["guild_id"]), (200, &json!(home.to_string())));
    assert_eq!(
        request_json(&discord, "GET", &commands_path(&discord), Value::Null).await.1,
        json!([])
    );
    let elsewhere = guild_commands.replace(&home.to_string(), "1");
    assert_eq!(request_json(&discord, "GET", &elsewhere, Value::Null).await.1["code"], 50_001);
}
