//! Tests of saving and restoring a chat.

use serde_json::json;

use super::support::bot::{small_png, stand_in_with_clock, start_bot};
use super::support::raw::request_with_files;
use crate::{Sandbox, SandboxOptions};

#[tokio::test]
async fn a_restored_chat_is_complete_and_can_be_continued() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("chat.json");
    let (first, _) = stand_in_with_clock().await;
    let bot = start_bot(&first).await;
    first.until_bot_ready().await;
    let channel = first.initial_channel();
    let ada = first.add_person("Ada", "nl");
    ada.in_channel(channel).slash("board", &[]).await;
    first.save(&file).unwrap();
    let (token, before) = (first.token(), first.transcript(channel));
    bot.stop().await;
    drop(first);

    let options = SandboxOptions { restore: Some(file.clone()), ..SandboxOptions::default() };
    let second = Sandbox::start(options).await.unwrap();
    assert_eq!((second.token(), second.transcript(channel)), (token, before));
    let _bot = start_bot(&second).await;
    second.until_bot_ready().await;
    let ada = second.person_by_id(ada.id()).unwrap().in_channel(channel);
    let board = ada.visible_messages().pop().unwrap();
    assert_eq!(*board.picture().unwrap().bytes, small_png());
    assert!(board.picture().unwrap().url.starts_with(&second.url()));
    // A button that was sent before the restart works.
    assert_eq!(ada.click(&board, "drop").await.message().content, "Dropped");
    assert!(ada.says("new").id > board.id, "ids keep increasing");
    // Saving again deletes the file of the removed picture.
    let files = || std::fs::read_dir(folder.path().join("chat.json.files")).unwrap().count();
    assert_eq!(files(), 1);
    second.save(&file).unwrap();
    assert_eq!(files(), 0);
}

#[tokio::test]
async fn autosave_saves_the_chat_when_the_sandbox_is_dropped() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("chat.json");
    let options = || SandboxOptions {
        autosave: Some(file.clone()),
        restore: Some(file.clone()),
        ..SandboxOptions::default()
    };
    let first = Sandbox::start(options()).await.unwrap();
    let path = format!("/channels/{}/messages", first.general_channel());
    request_with_files(&first, "POST", &path, json!({}), &[("files[0]", "a.png", &small_png())])
        .await;
    drop(first);
    let second = Sandbox::start(options()).await.unwrap();
    assert_eq!(second.channel(second.general_channel()).messages().len(), 1);
}

#[tokio::test]
async fn restoring_a_file_without_a_chat_fails() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("chat.json");
    std::fs::write(&file, "{}").unwrap();
    let options = SandboxOptions { restore: Some(file), ..SandboxOptions::default() };
    let error = Sandbox::start(options).await.unwrap_err();
    assert!(format!("{error:#}").contains("not a saved chat"), "{error:#}");
}
