//! Tests of forms (modals) and autocompletion: invalid ones are refused with their error codes.

use serde_json::{Value, json};

use super::bodies::{action_row, string_of_length, with_field_set};
use super::support::bot::stand_in_with_clock;
use super::support::raw::{
    answer_newest_interaction, connect_with_commands, field_paths_and_error_codes,
};

/// Returns a button with this custom id, as in Discord's API.
fn button_json(custom_id: &str) -> Value {
    json!({ "type": 2, "style": 1, "label": "Go", "custom_id": custom_id })
}

#[tokio::test]
async fn invalid_forms_are_refused_with_their_error_codes() {
    let (discord, _) = stand_in_with_clock().await;
    let _bot = connect_with_commands(&discord).await;
    let ada = discord.add_person("Ada", "en-US").in_channel(discord.general_channel());
    let input =
        |id: &str| action_row(json!([{ "type": 4, "custom_id": id, "style": 1, "label": "L" }]));
    let form = |rows: Value| json!({ "custom_id": "f", "title": "T", "components": rows });
    let broken_input = |key: &str, value: Value| {
        let mut broken = input("a");
        broken["components"][0][key] = value;
        form(json!([broken]))
    };
    let invalid = vec![
        (
            "title of 46",
            with_field_set(form(json!([input("a")])), "title", string_of_length(46)),
            "data.title BASE_TYPE_BAD_LENGTH",
        ),
        (
            "no title",
            with_field_set(form(json!([input("a")])), "title", json!("")),
            "data.title BASE_TYPE_REQUIRED",
        ),
        (
            "custom id of 101",
            with_field_set(form(json!([input("a")])), "custom_id", string_of_length(101)),
            "data.custom_id BASE_TYPE_BAD_LENGTH",
        ),
        ("no rows", form(json!([])), "data.components BASE_TYPE_BAD_LENGTH"),
        (
            "6 rows",
            form((0..6).map(|n| input(&n.to_string())).collect()),
            "data.components BASE_TYPE_BAD_LENGTH",
        ),
        (
            "same id twice",
            form(json!([input("a"), input("a")])),
            "data.components.1.components.0.custom_id COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        (
            "a button",
            form(json!([action_row(json!([button_json("b")]))])),
            "data.components.0.components.0.type UNION_TYPE_CHOICES",
        ),
        (
            "label of 46",
            broken_input("label", string_of_length(46)),
            "data.components.0.components.0.label BASE_TYPE_BAD_LENGTH",
        ),
        (
            "no label",
            broken_input("label", Value::Null),
            "data.components.0.components.0.label BASE_TYPE_REQUIRED",
        ),
        (
            "style 3",
            broken_input("style", json!(3)),
            "data.components.0.components.0.style BASE_TYPE_CHOICES",
        ),
        (
            "4001 to type",
            broken_input("max_length", json!(4001)),
            "data.components.0.components.0.max_length NUMBER_TYPE_MAX",
        ),
        (
            "placeholder of 101",
            broken_input("placeholder", string_of_length(101)),
            "data.components.0.components.0.placeholder BASE_TYPE_MAX_LENGTH",
        ),
    ];
    let answers = async {
        for (name, data, expected) in invalid {
            let (status, error) =
                answer_newest_interaction(&discord, json!({ "type": 9, "data": data })).await;
            let found = field_paths_and_error_codes(&error);
            assert_eq!(status, 400, "{name}");
            assert!(found.iter().any(|fault| fault == expected), "{name}: {found:?}");
        }
        let right = form(json!([input("a"), input("b")]));
        let (status, error) =
            answer_newest_interaction(&discord, json!({ "type": 9, "data": right })).await;
        assert_eq!(status, 204, "{error}");
    };
    let (used, ()) = tokio::join!(ada.slash("x", &[]), answers);
    let fill = ada.submit(&used, &[("a", "text"), ("b", "more")]);
    let (sent, (status, _)) = tokio::join!(
        fill,
        answer_newest_interaction(&discord, json!({ "type": 4, "data": { "content": "Thanks" } }))
    );
    assert_eq!((status, sent.message().content.as_str()), (204, "Thanks"));
}

#[tokio::test]
async fn invalid_suggestions_are_refused_with_their_error_codes() {
    let (discord, _) = stand_in_with_clock().await;
    let _bot = connect_with_commands(&discord).await;
    let ada = discord.add_person("Ada", "en-US").in_channel(discord.general_channel());
    let choices = |list: Value| json!({ "type": 8, "data": { "choices": list } });
    let choice = |name: Value, value: Value| json!({ "name": name, "value": value });
    let invalid = vec![
        (
            "26",
            choices(vec![choice(json!("n"), json!("v")); 26].into()),
            "data.choices BASE_TYPE_MAX_LENGTH",
        ),
        (
            "value of 101",
            choices(json!([choice(json!("n"), string_of_length(101))])),
            "data.choices.0.value BASE_TYPE_BAD_LENGTH",
        ),
        (
            "name of 101",
            choices(json!([choice(string_of_length(101), json!("v"))])),
            "data.choices.0.name BASE_TYPE_BAD_LENGTH",
        ),
        (
            "no name",
            choices(json!([choice(json!(""), json!("v"))])),
            "data.choices.0.name BASE_TYPE_REQUIRED",
        ),
        (
            "a number",
            choices(json!([choice(json!("n"), json!(5))])),
            "data.choices.0.value STRING_TYPE_CONVERT",
        ),
        (
            "slovak",
            choices(json!([{ "name": "n", "value": "v", "name_localizations": { "sk": "n" } }])),
            "data.choices.0.name_localizations.sk BASE_TYPE_CHOICES",
        ),
        ("a message", json!({ "type": 4, "data": { "content": "x" } }), "type BASE_TYPE_CHOICES"),
    ];
    let answers = async {
        for (name, body, expected) in invalid {
            let (status, error) = answer_newest_interaction(&discord, body).await;
            let found = field_paths_and_error_codes(&error);
            assert_eq!(status, 400, "{name}");
            assert!(found.iter().any(|fault| fault == expected), "{name}: {found:?}");
        }
        let right = vec![choice(json!("n"), json!("v")); 25];
        assert_eq!(answer_newest_interaction(&discord, choices(right.into())).await.0, 204);
    };
    let (suggested, ()) =
        tokio::join!(ada.autocomplete("c", &[("text", "a".into())], "text"), answers);
    assert_eq!(suggested.len(), 25);
    let numbers = async {
        let (status, error) =
            answer_newest_interaction(&discord, choices(json!([choice(json!("n"), json!("5"))])))
                .await;
        assert_eq!(
            (status, field_paths_and_error_codes(&error)),
            (400, vec!["data.choices.0.value NUMBER_TYPE_COERCE".to_owned()])
        );
        answer_newest_interaction(&discord, choices(json!([choice(json!("five"), json!(5))])))
            .await;
    };
    let (suggested, ()) =
        tokio::join!(ada.autocomplete("n", &[("number", "".into())], "number"), numbers);
    assert_eq!(suggested[0].value, json!(5));
}
