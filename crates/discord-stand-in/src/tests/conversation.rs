//! Tests of conversations between people and the bot of `support::bot`.

use super::support::bot::{small_png, stand_in_with_bot};
use crate::AnswerKind;

#[tokio::test]
async fn a_public_answer_pings_only_the_allowed_mentions() {
    let world = stand_in_with_bot().await;
    let discord = &world.discord;
    let (ada, ben) = (discord.add_person("Ada", "en-US"), discord.add_person("Ben", "nl"));
    let channel = discord.initial_channel();
    let hello = ada
        .in_channel(channel)
        .slash("hello", &[("who", ben.id().into()), ("times", 2.into())])
        .await;
    let message = hello.message();
    assert_eq!(hello.answer().kind, AnswerKind::Message);
    assert_eq!(message.content, format!("Hello, {0}! Hello, {0}!", ben.mention()));
    assert_eq!(message.pinged, [ben.id()]);
    assert_eq!(message.command.as_deref(), Some("hello"));
    assert!(!message.is_ephemeral());
    assert_eq!(discord.channel(channel).last_message().unwrap().id, message.id);
    discord.assert_no_refusals();
}

#[tokio::test]
async fn a_private_answer_is_visible_to_one_person() {
    let world = stand_in_with_bot().await;
    let discord = &world.discord;
    let channel = discord.initial_channel();
    let ada = discord.add_person("Ada", "en-US").in_channel(channel);
    let ben = discord.add_person("Ben", "en-US").in_channel(channel);
    let secret = ada.slash("secret", &[]).await.message();
    assert_eq!(secret.private_to, Some(ada.id()));
    assert_eq!(ada.visible_messages().len(), 1);
    assert!(ben.visible_messages().is_empty());
    assert!(discord.channel(channel).messages().is_empty());
    assert!(ben.try_click(&secret, "Answer").await.is_err());
    discord.assert_no_refusals();
}

#[tokio::test]
async fn the_answer_to_a_user_command_names_the_target_person() {
    let world = stand_in_with_bot().await;
    let discord = &world.discord;
    let ada = discord.add_person("Ada", "en-US").in_channel(discord.initial_channel());
    let ben = discord.add_person("Ben", "nl");
    let greeted = ada.user_command("Greet warmly", ben.id()).await.message();
    assert_eq!(greeted.content, "Warm greetings to Ben");
    assert_eq!(greeted.command.as_deref(), Some("Greet warmly"));
    assert!(ada.try_slash("Greet warmly", &[]).await.is_err(), "it is not typed");
    discord.assert_no_refusals();
}

#[tokio::test]
async fn a_bot_suggests_choices_while_a_person_types() {
    let world = stand_in_with_bot().await;
    let ada = world.discord.add_person("Ada", "en-US").in_channel(world.discord.initial_channel());
    let choices = ada.autocomplete("pick", &[("tile", "3".into())], "tile").await;
    let names: Vec<_> = choices.iter().map(|choice| choice.name.as_str()).collect();
    assert_eq!(names, ["3-4-5", "3-3-3"]);
    let picked = ada.slash("pick", &[("tile", "anything".into())]).await;
    assert_eq!(picked.message().content, "You picked anything");
    world.discord.assert_no_refusals();
}

#[tokio::test]
async fn the_first_followup_fills_a_deferred_answer() {
    let world = stand_in_with_bot().await;
    let channel = world.discord.initial_channel();
    let ada = world.discord.add_person("Ada", "en-US").in_channel(channel);
    let slow = ada.slash("slow", &[]).await;
    assert_eq!(slow.answer().kind, AnswerKind::Deferred);
    assert_eq!(slow.followup(0).await.content, "And once more");
    assert_eq!(slow.message().content, "Thought about it");
    assert!(!slow.message().loading);
    assert_eq!(ada.visible_messages().len(), 2);
    world.discord.assert_no_refusals();
}

#[tokio::test]
async fn a_privately_deferred_answer_is_private() {
    let world = stand_in_with_bot().await;
    let ada = world.discord.add_person("Ada", "en-US").in_channel(world.discord.initial_channel());
    let slow = ada.slash("slow-secret", &[]).await;
    let message = slow.finished_message().await;
    assert_eq!(message.content, "Thought in secret");
    assert!(message.is_ephemeral());
    world.discord.assert_no_refusals();
}

#[tokio::test]
async fn a_click_can_update_the_message_edit_it_later_or_be_answered() {
    let world = stand_in_with_bot().await;
    let ada = world.discord.add_person("Ada", "en-US").in_channel(world.discord.initial_channel());
    let secret = ada.slash("secret", &[]).await.message();

    let answer = ada.click(&secret, "Answer").await;
    assert_eq!(answer.message().content, "Answered");
    assert!(answer.message().is_ephemeral());

    let later = ada.click(&secret, "Later").await;
    assert_eq!(later.answer().kind, AnswerKind::DeferredUpdate);
    assert_eq!(later.followup(0).await.content, "A followup");
    assert_eq!(later.message().id, secret.id);
    assert_eq!(later.message().content, "Edited later");

    let chosen = ada.choose(&secret, "Where?", &["Spot 2"]).await;
    assert_eq!(chosen.message().content, "You chose s2");

    let update = ada.click(&secret, "Update").await;
    assert_eq!(update.answer().kind, AnswerKind::Updated);
    assert_eq!(update.message().id, secret.id);
    assert_eq!(update.message().content, "Updated");
    assert!(update.message().buttons().is_empty());
    let gone = ada.try_click(&secret, "Update").await.unwrap_err();
    assert!(gone.to_string().contains("shows no button Update"), "{gone}");
    world.discord.assert_no_refusals();
}

#[tokio::test]
async fn people_can_only_use_commands_and_components_as_their_client_offers_them() {
    let world = stand_in_with_bot().await;
    let ada = world.discord.add_person("Ada", "en-US").in_channel(world.discord.initial_channel());
    let secret = ada.slash("secret", &[]).await.message();
    let error_text = |result: Result<_, crate::Impossible>| {
        result.map(|_: crate::people::Interaction| ()).unwrap_err().to_string()
    };
    assert!(error_text(ada.try_click(&secret, "Off").await).contains("disabled"));
    assert!(
        error_text(ada.try_choose(&secret, "spot", &["s3"]).await)
            .contains("not among the options")
    );
    assert!(error_text(ada.try_choose(&secret, "spot", &["s1", "s2"]).await).contains("1 to 1"));
    assert!(error_text(ada.try_slash("nothing", &[]).await).contains("no command /nothing"));
    assert!(error_text(ada.try_slash("hello", &[]).await).contains("who is required"));
    let who = ("who", ada.id().into());
    assert!(
        error_text(ada.try_slash("hello", &[who, ("times", 4.into())]).await).contains("bounds")
    );
    assert!(error_text(ada.try_slash("admin", &[]).await).contains("not offered"));
}

#[tokio::test]
async fn a_picture_has_alt_text_and_can_be_kept_removed_or_replaced() {
    let world = stand_in_with_bot().await;
    let ada = world.discord.add_person("Ada", "en-US").in_channel(world.discord.initial_channel());
    let names = |message: crate::people::Message| -> Vec<String> {
        message.attachments.into_iter().map(|file| file.filename).collect()
    };

    let board = ada.slash("board", &[]).await.message();
    let picture = board.picture().unwrap();
    assert_eq!(picture.alt_text.as_deref(), Some("An empty board"));
    assert_eq!(picture.dimensions, Some((2, 1)));
    assert_eq!(*picture.bytes, small_png());

    let kept = ada.click(&board, "raw keep").await.message();
    assert_eq!((kept.content.as_str(), names(kept.clone())), ("Kept", vec!["board.png".into()]));
    let two = ada.click(&board, "keep").await.finished_message().await;
    assert_eq!(names(two), ["board.png", "second.png"]);
    let replaced = ada.click(&board, "replace").await.message();
    assert_eq!(names(replaced), ["second.png"]);
    let dropped = ada.click(&board, "drop").await.message();
    assert!(names(dropped).is_empty());
    world.discord.assert_no_refusals();
}

#[tokio::test]
async fn a_form_can_be_submitted_once() {
    let world = stand_in_with_bot().await;
    let ada = world.discord.add_person("Ada", "en-US").in_channel(world.discord.initial_channel());
    let form = ada.slash("form", &[]).await;
    assert_eq!(form.modal().unwrap().title, "Who are you?");
    let short = ada.try_submit(&form, &[("name", "A")]).await.unwrap_err();
    assert!(short.to_string().contains("2 to 10"), "{short}");
    let sent = ada.submit(&form, &[("name", "Ada")]).await;
    assert_eq!(sent.message().content, "Welcome, Ada");
    assert!(ada.try_submit(&form, &[("name", "Ada")]).await.is_err());
    world.discord.assert_no_refusals();
}

#[tokio::test]
async fn an_interaction_fails_after_three_seconds_without_an_answer() {
    let world = stand_in_with_bot().await;
    let ada = world.discord.add_person("Ada", "en-US").in_channel(world.discord.initial_channel());
    let late = async {
        // Once the bot has answered this command, it has also received `/silent`.
        ada.slash("pick", &[("tile", "0-1-2".into())]).await;
        world.clock.advance(3_001);
        world.discord.fail_overdue_interactions();
    };
    let (silent, ()) = tokio::join!(ada.slash("silent", &[]), late);
    assert!(silent.has_failed());
    assert!(silent.answer().failure.unwrap().contains("3 seconds"));
}

#[tokio::test]
async fn a_transcript_shows_the_conversation() {
    let world = stand_in_with_bot().await;
    let channel = world.discord.initial_channel();
    let ada = world.discord.add_person("Ada", "en-US").in_channel(channel);
    ada.says("hello");
    ada.slash("secret", &[]).await;
    ada.slash("board", &[]).await;
    let expected = "\
── #bots
Ada:
    hello
Bot (only to Ada) [Ada used /secret]:
    Just for you
    [Update] [Later] [Answer] [Off (disabled)] [Never]
    [Where? ▾ Spot 1 | Spot 2]
Bot [Ada used /board]:
    The board
    ⟨board.png: An empty board⟩
    [keep] [drop] [replace] [raw keep]
";
    assert_eq!(world.discord.transcript(channel), expected);
}

#[tokio::test]
async fn a_moderator_uses_commands_in_channels_direct_messages_and_other_servers() {
    let world = stand_in_with_bot().await;
    let discord = &world.discord;
    let mod_ = discord.add_person("Mo", "en-US").with_moderator_permissions();
    let admin = mod_.in_channel(discord.general_channel()).slash("admin", &[]).await;
    assert_eq!(admin.message().content, "You may");
    let in_dm = mod_.in_dm();
    assert_eq!(
        in_dm.slash("pick", &[("tile", "x".into())]).await.message().content,
        "You picked x"
    );
    assert!(in_dm.try_slash("admin", &[]).await.is_err());
    let guild = discord.add_guild("Elsewhere", "pl");
    let channel = guild.add_text_channel("gra");
    let outsider = mod_.in_channel(channel).try_slash("slow", &[]).await.unwrap_err();
    assert!(outsider.to_string().contains("does not see"), "{outsider}");
    mod_.joins(guild.id());
    mod_.in_channel(channel).slash("slow", &[]).await.finished_message().await;
    guild.removes_bot();
    assert!(mod_.in_channel(channel).try_slash("slow", &[]).await.is_err());
    discord.assert_no_refusals();
}
