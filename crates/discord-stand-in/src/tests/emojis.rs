//! Tests of the application's emojis.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use super::bodies::action_row;
use super::support::bot::{small_png, stand_in_with_clock};
use super::support::raw::{field_paths_and_error_codes, post_message, request_json};
use crate::{Sandbox, SandboxOptions};

/// Returns the data URL of an image.
fn data_url(bytes: &[u8]) -> String {
    format!("data:image/png;base64,{}", STANDARD.encode(bytes))
}

/// Returns the path of the application's emojis in the API.
fn emojis_path(discord: &Sandbox) -> String {
    format!("/applications/{}/emojis", discord.application_id())
}

/// Creates an emoji, and returns the response's status and body.
async fn create_emoji(discord: &Sandbox, name: &str) -> (u16, Value) {
    request_json(
        discord,
        "POST",
        &emojis_path(discord),
        json!({ "name": name, "image": data_url(&small_png()) }),
    )
    .await
}

#[tokio::test]
async fn emojis_are_created_renamed_listed_and_deleted() {
    let (discord, _) = stand_in_with_clock().await;
    let (status, emoji) = create_emoji(&discord, "t345_up").await;
    assert_eq!((status, emoji["name"].as_str()), (201, Some("t345_up")));
    let own = format!("{}/{}", emojis_path(&discord), emoji["id"].as_str().unwrap());
    let (_, listed) = request_json(&discord, "GET", &emojis_path(&discord), Value::Null).await;
    assert_eq!(listed["items"], json!([emoji]));
    let (status, renamed) = request_json(&discord, "PATCH", &own, json!({ "name": "tile" })).await;
    assert_eq!((status, &renamed["name"], &renamed["id"]), (200, &json!("tile"), &emoji["id"]));
    assert_eq!(request_json(&discord, "GET", &own, Value::Null).await.1, renamed);
    assert_eq!(request_json(&discord, "DELETE", &own, Value::Null).await.0, 204);
    for method in ["GET", "DELETE"] {
        let (status, gone) = request_json(&discord, method, &own, Value::Null).await;
        assert_eq!((status, &gone["code"]), (404, &json!(10_014)));
    }
    let (_, listed) = request_json(&discord, "GET", &emojis_path(&discord), Value::Null).await;
    assert_eq!(listed["items"], json!([]));
    let (status, other) =
        request_json(&discord, "GET", "/applications/1/emojis", Value::Null).await;
    assert_eq!((status, &other["code"]), (404, &json!(10_002)));
}

#[tokio::test]
async fn invalid_emojis_are_refused_with_their_error_codes() {
    let (discord, _) = stand_in_with_clock().await;
    create_emoji(&discord, "t345_up").await;
    let large = [small_png(), vec![0; 256 * 1024]].concat();
    let name = |name: &str| json!({ "name": name, "image": data_url(&small_png()) });
    let picture = |image: Value| json!({ "name": "t001_up", "image": image });
    for (body, code) in [
        (name("t345_up"), "name APPLICATION_EMOJI_NAME_ALREADY_TAKEN"),
        (name("t"), "name BASE_TYPE_BAD_LENGTH"),
        (name(&"t".repeat(33)), "name BASE_TYPE_BAD_LENGTH"),
        (name("t-345"), "name STRING_TYPE_REGEX"),
        (json!({ "image": data_url(&small_png()) }), "name BASE_TYPE_REQUIRED"),
        (picture(Value::Null), "image BASE_TYPE_REQUIRED"),
        (picture(json!("a picture")), "image IMAGE_INVALID"),
        (picture(json!("data:image/png;base64,AAAA")), "image IMAGE_INVALID"),
    ] {
        let (status, error) = request_json(&discord, "POST", &emojis_path(&discord), body).await;
        assert_eq!((status, &error["code"]), (400, &json!(50_035)));
        assert_eq!(field_paths_and_error_codes(&error), [code]);
    }
    let (status, error) =
        request_json(&discord, "POST", &emojis_path(&discord), picture(json!(data_url(&large))))
            .await;
    assert_eq!((status, &error["code"]), (400, &json!(50_138)));
    for n in 1..2000 {
        assert_eq!(create_emoji(&discord, &format!("e{n}")).await.0, 201);
    }
    let (status, error) = create_emoji(&discord, "one_more").await;
    assert_eq!((status, &error["code"]), (400, &json!(30_008)));
}

#[tokio::test]
async fn components_may_only_use_existing_emojis() {
    let (discord, _) = stand_in_with_clock().await;
    let (_, emoji) = create_emoji(&discord, "t345_up").await;
    let message = |id: &Value| {
        let emoji = json!({ "id": id, "name": "t345_up" });
        let button = json!({ "type": 2, "style": 1, "custom_id": "b", "emoji": emoji });
        let option = json!({ "label": "3-4-5", "value": "x", "emoji": emoji });
        let menu = json!({ "type": 3, "custom_id": "m", "options": [option] });
        json!({ "content": "x", "components": [action_row(json!([button])), action_row(json!([menu]))] })
    };
    assert_eq!(
        post_message(&discord, discord.initial_channel(), message(&emoji["id"])).await.0,
        200
    );
    let (status, error) =
        post_message(&discord, discord.initial_channel(), message(&json!("7"))).await;
    let at = |place: &str| format!("components.{place}.emoji.id COMPONENT_INVALID_EMOJI");
    let places = ["0.components.0", "1.components.0.options.0"].map(at);
    assert_eq!((status, field_paths_and_error_codes(&error)), (400, places.to_vec()));
}

#[tokio::test]
async fn emojis_are_saved_and_restored() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("chat.json");
    let (first, _) = stand_in_with_clock().await;
    let (_, emoji) = create_emoji(&first, "t345_up").await;
    first.save(&file).unwrap();
    drop(first);
    let options = SandboxOptions { restore: Some(file), ..SandboxOptions::default() };
    let second = Sandbox::start(options).await.unwrap();
    let (_, listed) = request_json(&second, "GET", &emojis_path(&second), Value::Null).await;
    assert_eq!(listed["items"], json!([emoji]));
    assert_eq!(second.emojis()[0].bytes, small_png());
}
