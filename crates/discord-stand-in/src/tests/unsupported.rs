//! Tests of features of Discord that the stand-in does not support: they are refused by name, and the journal names them too.

use serde_json::{Value, json};

use super::support::bot::stand_in_with_clock;
use super::support::raw::{
    answer_newest_interaction, connect_with_commands, post_message, request_json,
};

/// Returns message bodies that use an unsupported feature, each with the name of the feature in the error message.
fn unsupported_bodies_with_feature_names() -> Vec<(Value, &'static str)> {
    let row = |component: Value| json!([{ "type": 1, "components": [component] }]);
    vec![
        (json!({ "content": "x", "embeds": [{ "title": "t" }] }), "embeds"),
        (json!({ "content": "x", "poll": { "question": { "text": "?" } } }), "polls"),
        (json!({ "sticker_ids": ["1"] }), "stickers"),
        (
            json!({ "flags": 1 << 15, "components": [{ "type": 10, "content": "x" }] }),
            "components v2",
        ),
        (
            json!({ "content": "x", "components": [{ "type": 17, "components": [] }] }),
            "components of type 17",
        ),
        (
            json!({ "content": "x", "components": row(json!({ "type": 7, "custom_id": "u" })) }),
            "components of type 7",
        ),
    ]
}

#[tokio::test]
async fn unsupported_parts_of_messages_are_refused_by_name() {
    let (discord, _) = stand_in_with_clock().await;
    let _bot = connect_with_commands(&discord).await;
    let channel = discord.general_channel();
    let ada = discord.add_person("Ada", "en-US").in_channel(channel);
    let (_, message) = post_message(&discord, channel, json!({ "content": "x" })).await;
    let path = format!("/channels/{channel}/messages/{}", message["id"].as_str().unwrap());
    let answers = async {
        for (body, name) in unsupported_bodies_with_feature_names() {
            let refused = (501, json!(format!("The sandbox does not know {name}.")));
            let status_and_message =
                |(status, error): (u16, Value)| (status, error["message"].clone());
            assert_eq!(
                status_and_message(post_message(&discord, channel, body.clone()).await),
                refused
            );
            assert_eq!(
                status_and_message(request_json(&discord, "PATCH", &path, body.clone()).await),
                refused
            );
            let data = json!({ "type": 4, "data": body });
            assert_eq!(
                status_and_message(answer_newest_interaction(&discord, data).await),
                refused
            );
        }
        answer_newest_interaction(&discord, json!({ "type": 4, "data": { "content": "At last" } }))
            .await;
    };
    let (used, ()) = tokio::join!(ada.slash("x", &[]), answers);
    assert_eq!(used.message().content, "At last");
    assert_eq!(discord.channel(channel).messages().len(), 2);
    let first = discord.refused_requests()[0].to_string();
    assert!(first.contains("501 0 The sandbox does not know embeds."), "{first}");
}

#[tokio::test]
async fn unsupported_components_of_a_form_are_refused_by_name() {
    let (discord, _) = stand_in_with_clock().await;
    let _bot = connect_with_commands(&discord).await;
    let ada = discord.add_person("Ada", "en-US").in_channel(discord.general_channel());
    let label = json!({ "type": 18, "label": "Rules", "component": { "type": 23 } });
    let form = json!({ "custom_id": "f", "title": "T", "components": [label] });
    let answers = async {
        let (status, error) =
            answer_newest_interaction(&discord, json!({ "type": 9, "data": form })).await;
        assert_eq!(status, 501);
        assert_eq!(error["message"], "The sandbox does not know components of type 18.");
        answer_newest_interaction(&discord, json!({ "type": 4, "data": { "content": "x" } })).await;
    };
    tokio::join!(ada.slash("x", &[]), answers);
}

#[tokio::test]
async fn reactions_and_forum_posts_are_refused_by_name() {
    let (discord, _) = stand_in_with_clock().await;
    let channel = discord.general_channel();
    let (_, message) = post_message(&discord, channel, json!({ "content": "x" })).await;
    let all = format!("/channels/{channel}/messages/{}/reactions", message["id"].as_str().unwrap());
    let post_of_forum = json!({ "name": "post", "message": { "content": "first" } });
    for (method, path, body, name) in [
        ("PUT", format!("{all}/%F0%9F%8E%B2/@me"), Value::Null, "reactions"),
        ("DELETE", all, Value::Null, "reactions"),
        ("POST", format!("/channels/{channel}/threads"), post_of_forum, "posts of forums"),
    ] {
        let (status, error) = request_json(&discord, method, &path, body).await;
        assert_eq!(status, 501, "{method} {path}");
        assert_eq!(error["message"], format!("The sandbox does not know {name}."));
    }
    assert_eq!(discord.refused_requests().len(), 3);
}
