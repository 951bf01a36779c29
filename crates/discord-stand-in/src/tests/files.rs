//! Tests of attachments: limits, names, and how edits keep or remove them.

use serde_json::{Value, json};

use super::support::bot::{small_png, stand_in_with_clock};
use super::support::raw::{field_paths_and_error_codes, request_json, request_with_files};

#[tokio::test]
async fn attachments_over_a_limit_are_refused_and_others_keep_their_name_and_description() {
    let (discord, _) = stand_in_with_clock().await;
    let channel = discord.general_channel();
    let path = format!("/channels/{channel}/messages");
    let png = small_png();
    let too_large = vec![0; 10 * 1024 * 1024 + 1];
    let (status, error) = request_with_files(
        &discord,
        "POST",
        &path,
        json!({}),
        &[("files[0]", "a.bin", &too_large)],
    )
    .await;
    assert_eq!((status, &error["code"]), (413, &json!(40_005)));

    let nine = vec![0; 9 * 1024 * 1024];
    let three = [("files[0]", "a", &nine[..]), ("files[1]", "b", &nine), ("files[2]", "c", &nine)];
    let (status, error) = request_with_files(&discord, "POST", &path, json!({}), &three).await;
    assert_eq!((status, &error["code"]), (413, &json!(40_005)), "27 MiB in one request");

    let alt = json!({ "attachments": [{ "id": 0, "description": "x".repeat(1025) }] });
    let (status, error) =
        request_with_files(&discord, "POST", &path, alt, &[("files[0]", "a.png", &png)]).await;
    assert_eq!(status, 400);
    assert_eq!(
        field_paths_and_error_codes(&error),
        ["attachments.0.description BASE_TYPE_MAX_LENGTH"]
    );

    let (status, error) = request_with_files(
        &discord,
        "POST",
        &path,
        json!({ "content": "x" }),
        &[("picture", "a.png", &png)],
    )
    .await;
    assert_eq!(status, 400);
    assert_eq!(field_paths_and_error_codes(&error), ["attachments ATTACHMENT_FIELD_INVALID"]);

    let numbered: Vec<String> = (0..11).map(|n| format!("files[{n}]")).collect();
    let eleven: Vec<_> = numbered.iter().map(|field| (field.as_str(), "a.png", &png[..])).collect();
    let (status, error) = request_with_files(&discord, "POST", &path, json!({}), &eleven).await;
    assert_eq!(status, 400);
    assert_eq!(field_paths_and_error_codes(&error), ["attachments BASE_TYPE_MAX_LENGTH"]);

    let body = json!({
        "attachments": [{ "id": 0, "filename": "board.png", "description": "A board" }],
    });
    let (status, message) =
        request_with_files(&discord, "POST", &path, body, &[("files[0]", "a.png", &png)]).await;
    assert_eq!(status, 200, "{message}");
    let file = &message["attachments"][0];
    let url = file["url"].as_str().unwrap();
    assert!(url.ends_with("/board.png") && url.starts_with(&discord.url()), "{url}");
    assert_eq!((&file["width"], &file["description"]), (&json!(2), &json!("A board")));
}

#[tokio::test]
async fn an_edit_keeps_the_listed_attachments_or_all_without_a_list() {
    let (discord, _) = stand_in_with_clock().await;
    let channel = discord.general_channel();
    let path = format!("/channels/{channel}/messages");
    let png = small_png();
    let two = [("files[0]", "a.png", &png[..]), ("files[1]", "b.png", &png)];
    let (_, message) = request_with_files(&discord, "POST", &path, json!({}), &two).await;
    let path = format!("{path}/{}", message["id"].as_str().unwrap());
    let a = message["attachments"][0]["id"].clone();
    let names = |message: &Value| -> Vec<String> {
        let files = message["attachments"].as_array().unwrap().iter();
        files.map(|file| file["filename"].as_str().unwrap().to_owned()).collect()
    };

    let (_, edited) = request_json(&discord, "PATCH", &path, json!({ "content": "x" })).await;
    assert_eq!(names(&edited), ["a.png", "b.png"], "an edit without a list keeps all");
    let (_, edited) =
        request_with_files(&discord, "PATCH", &path, json!({}), &[("files[0]", "c.png", &png)])
            .await;
    assert_eq!(names(&edited), ["a.png", "b.png", "c.png"], "a file without a list is added");
    let listed = json!({ "attachments": [{ "id": a }, { "id": 7, "description": "New" }] });
    let (_, edited) =
        request_with_files(&discord, "PATCH", &path, listed, &[("files[7]", "d.png", &png)]).await;
    assert_eq!(names(&edited), ["a.png", "d.png"]);
    assert_eq!(edited["attachments"][1]["description"], "New");
    let unlisted = json!({ "attachments": [{ "id": a }] });
    let (status, error) =
        request_with_files(&discord, "PATCH", &path, unlisted, &[("files[0]", "e.png", &png)])
            .await;
    assert_eq!(
        (status, field_paths_and_error_codes(&error)),
        (400, vec!["attachments ATTACHMENT_NOT_LISTED".to_owned()])
    );
    let (_, edited) = request_json(&discord, "PATCH", &path, json!({ "attachments": [] })).await;
    assert!(names(&edited).is_empty());
}
