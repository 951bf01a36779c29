//! Tests of the bot's permissions, channel types, threads, the listing of messages, scheduled events, and user installations.

use serde_json::{Value, json};

use super::support::bot::{small_png, stand_in_with_clock};
use super::support::raw::{
    answer_newest_interaction, connect_with_commands, post_message, request_json,
    request_with_files, webhook_path_of_newest_interaction,
};
use crate::world::permission;
use crate::{Sandbox, channel_type};

/// Returns the status and the error code of a response; the code is 0 if there is none.
fn status_and_code(reply: &(u16, Value)) -> (u16, u64) {
    (reply.0, reply.1["code"].as_u64().unwrap_or_default())
}

/// Returns the body of a message that says hello.
fn hello_body() -> Value {
    json!({ "content": "hello" })
}

#[tokio::test]
async fn denied_permissions_are_enforced_until_they_are_allowed_again() {
    let (discord, _) = stand_in_with_clock().await;
    let id = discord.general_channel();
    let channel = discord.channel(id);
    let path = format!("/channels/{id}/messages");

    channel.deny_bot(permission::SEND_MESSAGES);
    assert_eq!(status_and_code(&post_message(&discord, id, hello_body()).await), (403, 50_013));
    channel.allow_bot(permission::SEND_MESSAGES);
    assert_eq!(post_message(&discord, id, hello_body()).await.0, 200);

    channel.deny_bot(permission::ATTACH_FILES);
    let picture = small_png();
    let files = [("files[0]", "a.png", &picture[..])];
    assert_eq!(
        status_and_code(&request_with_files(&discord, "POST", &path, hello_body(), &files).await),
        (403, 50_013)
    );
    assert_eq!(post_message(&discord, id, hello_body()).await.0, 200);

    channel.deny_bot(permission::VIEW_CHANNEL);
    assert_eq!(status_and_code(&post_message(&discord, id, hello_body()).await), (403, 50_001));
    let reply = request_json(&discord, "GET", &format!("/channels/{id}"), Value::Null).await;
    assert_eq!(status_and_code(&reply), (403, 50_001));
}

#[tokio::test]
async fn sending_messages_in_threads_has_its_own_permission() {
    let (discord, _) = stand_in_with_clock().await;
    let parent = discord.general_channel();
    let thread = discord.home().add_thread(parent, "a game");
    discord.channel(parent).deny_bot(permission::SEND_MESSAGES);
    assert_eq!(post_message(&discord, thread, hello_body()).await.0, 200);
    discord.channel(parent).deny_bot(permission::SEND_MESSAGES_IN_THREADS);
    assert_eq!(status_and_code(&post_message(&discord, thread, hello_body()).await), (403, 50_013));
}

#[tokio::test]
async fn categories_and_unknown_channels_refuse_messages() {
    let (discord, _) = stand_in_with_clock().await;
    let home = discord.home();
    let category = home.new_channel(channel_type::CATEGORY, "category", None);
    let voice = home.new_channel(channel_type::VOICE, "voice", None);
    assert_eq!(
        status_and_code(&post_message(&discord, category, hello_body()).await),
        (400, 50_008)
    );
    assert_eq!(post_message(&discord, voice, hello_body()).await.0, 200);
    assert_eq!(status_and_code(&post_message(&discord, 1, hello_body()).await), (404, 10_003));
    let path = format!("/channels/{voice}/threads");
    let in_voice = request_json(&discord, "POST", &path, json!({ "name": "x" })).await;
    assert_eq!(status_and_code(&in_voice), (400, 50_024));
}

#[tokio::test]
async fn a_message_starts_one_thread_which_can_be_archived_and_locked() {
    let (discord, _) = stand_in_with_clock().await;
    let channel = discord.general_channel();
    let (_, message) = post_message(&discord, channel, hello_body()).await;
    let id = message["id"].as_str().unwrap();
    let path = format!("/channels/{channel}/messages/{id}/threads");
    let (status, thread) = request_json(&discord, "POST", &path, json!({ "name": "a game" })).await;
    assert_eq!((status, thread["id"].as_str()), (201, Some(id)));
    assert_eq!(
        status_and_code(&request_json(&discord, "POST", &path, json!({ "name": "again" })).await),
        (400, 160_004)
    );

    let thread: u64 = id.parse().unwrap();
    let (_, inside) = post_message(&discord, thread, hello_body()).await;
    let edit = format!("/channels/{thread}/messages/{}", inside["id"].as_str().unwrap());
    discord.channel(thread).archive();
    assert_eq!(
        status_and_code(&request_json(&discord, "PATCH", &edit, hello_body()).await),
        (400, 50_083)
    );
    assert_eq!(
        post_message(&discord, thread, hello_body()).await.0,
        200,
        "a message brings it back"
    );
    assert_eq!(request_json(&discord, "PATCH", &edit, hello_body()).await.0, 200);
    discord.channel(thread).lock();
    assert_eq!(
        status_and_code(&post_message(&discord, thread, hello_body()).await),
        (400, 160_005)
    );
}

#[tokio::test]
async fn the_bot_cannot_edit_or_delete_messages_of_others() {
    let (discord, _) = stand_in_with_clock().await;
    let channel = discord.general_channel();
    let message = discord.add_person("Ada", "en-US").in_channel(channel).says("mine");
    let path = format!("/channels/{channel}/messages/{}", message.id);
    assert_eq!(
        status_and_code(&request_json(&discord, "PATCH", &path, hello_body()).await),
        (403, 50_005)
    );
    assert_eq!(
        status_and_code(&request_json(&discord, "DELETE", &path, Value::Null).await),
        (403, 50_013)
    );
    let missing = format!("/channels/{channel}/messages/1");
    assert_eq!(
        status_and_code(&request_json(&discord, "PATCH", &missing, hello_body()).await),
        (404, 10_008)
    );
    discord.channel(channel).delete_message(message.id);
    assert_eq!(
        status_and_code(&request_json(&discord, "GET", &path, Value::Null).await),
        (404, 10_008)
    );
}

#[tokio::test]
async fn people_can_leave_a_server_and_refuse_direct_messages() {
    let (discord, _) = stand_in_with_clock().await;
    let home = discord.home().id();
    let ada = discord.add_person("Ada", "en-US");
    let member = format!("/guilds/{home}/members/{}", ada.id());
    assert_eq!(request_json(&discord, "GET", &member, Value::Null).await.0, 200);
    ada.leaves(home);
    assert_eq!(
        status_and_code(&request_json(&discord, "GET", &member, Value::Null).await),
        (404, 10_007)
    );
    assert_eq!(
        request_json(&discord, "GET", &format!("/users/{}", ada.id()), Value::Null).await.0,
        200
    );
    assert_eq!(
        status_and_code(&request_json(&discord, "GET", "/users/1", Value::Null).await),
        (404, 10_013)
    );

    let open = json!({ "recipient_id": ada.id().to_string() });
    let (_, dm) = request_json(&discord, "POST", "/users/@me/channels", open).await;
    let dm: u64 = dm["id"].as_str().unwrap().parse().unwrap();
    assert_eq!(post_message(&discord, dm, hello_body()).await.0, 200);
    assert_eq!(discord.channel(dm).last_message().unwrap().pinged, [ada.id()]);
    ada.set_accepts_direct_messages(false);
    assert_eq!(status_and_code(&post_message(&discord, dm, hello_body()).await), (403, 50_007));
}

#[tokio::test]
async fn a_bot_cannot_access_a_server_after_its_removal() {
    let (discord, _) = stand_in_with_clock().await;
    let guild = discord.add_guild("Elsewhere", "hu");
    let channel = guild.add_text_channel("jatek");
    assert_eq!(post_message(&discord, channel, hello_body()).await.0, 200);
    guild.removes_bot();
    assert_eq!(
        status_and_code(&post_message(&discord, channel, hello_body()).await),
        (403, 50_001)
    );
    let reply =
        request_json(&discord, "GET", &format!("/guilds/{}", guild.id()), Value::Null).await;
    assert_eq!(status_and_code(&reply), (404, 10_004));
    guild.invites_bot();
    assert_eq!(post_message(&discord, channel, hello_body()).await.0, 200);
}

#[tokio::test]
async fn messages_are_listed_newest_first() {
    let (discord, _) = stand_in_with_clock().await;
    let channel = discord.general_channel();
    let mut ids = Vec::new();
    for number in 0..5 {
        let (_, message) =
            post_message(&discord, channel, json!({ "content": number.to_string() })).await;
        ids.push(message["id"].as_str().unwrap().to_owned());
    }
    let list = async |query: &str| -> Vec<String> {
        let path = format!("/channels/{channel}/messages{query}");
        let (_, list) = request_json(&discord, "GET", &path, Value::Null).await;
        list.as_array().unwrap().iter().map(|m| m["content"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(list("").await, ["4", "3", "2", "1", "0"]);
    assert_eq!(list("?limit=2").await, ["4", "3"]);
    assert_eq!(list(&format!("?before={}&limit=2", ids[2])).await, ["1", "0"]);
    assert_eq!(list(&format!("?after={}&limit=2", ids[1])).await, ["3", "2"]);
    let path = format!("/channels/{channel}/messages?limit=101");
    assert_eq!(request_json(&discord, "GET", &path, Value::Null).await.0, 400);
}

/// Returns the body of a scheduled event that starts `start_in_ms` milliseconds from now and ends `end_in_ms` milliseconds from
/// now.
fn scheduled_event_body(discord: &Sandbox, start_in_ms: u64, end_in_ms: u64) -> Value {
    let time = |ms: u64| crate::render::time::format_timestamp(discord.clock().now_ms() + ms);
    json!({
        "name": "Cup", "privacy_level": 2, "entity_type": 3,
        "entity_metadata": { "location": "here" },
        "scheduled_start_time": time(start_in_ms), "scheduled_end_time": time(end_in_ms),
    })
}

#[tokio::test]
async fn scheduled_events_require_a_permission_and_change_state_in_order() {
    let (discord, _) = stand_in_with_clock().await;
    let all = format!("/guilds/{}/scheduled-events", discord.home().id());
    let (status, body) =
        request_json(&discord, "POST", &all, scheduled_event_body(&discord, 60_000, 120_000)).await;
    assert_eq!((status, &body["code"]), (403, &json!(50_013)));
    discord.home().allow_bot(permission::CREATE_EVENTS);
    let (status, made) =
        request_json(&discord, "POST", &all, scheduled_event_body(&discord, 60_000, 120_000)).await;
    assert_eq!((status, &made["status"], &made["name"]), (200, &json!(1), &json!("Cup")));
    assert_eq!(request_json(&discord, "GET", &all, Value::Null).await.1, json!([made]));
    let one = format!("{all}/{}", made["id"].as_str().unwrap());
    let to = async |status: u32| {
        request_json(&discord, "PATCH", &one, json!({ "status": status })).await
    };
    assert_eq!(to(3).await.0, 400, "it has not begun");
    assert_eq!(to(2).await.1["status"], json!(2));
    assert_eq!(to(4).await.0, 400, "it has begun");
    assert_eq!(to(3).await.1["status"], json!(3));
    assert_eq!(to(2).await.1["code"], json!(180_000));
    assert_eq!(request_json(&discord, "GET", &all, Value::Null).await.1, json!([]));
    assert_eq!(request_json(&discord, "DELETE", &one, Value::Null).await.0, 204);
    assert_eq!(request_json(&discord, "GET", &one, Value::Null).await.1["code"], json!(10_070));
}

#[tokio::test]
async fn scheduled_events_must_start_in_the_future_and_end_after_their_start() {
    let (discord, _) = stand_in_with_clock().await;
    discord.home().allow_bot(permission::CREATE_EVENTS);
    let all = format!("/guilds/{}/scheduled-events", discord.home().id());
    let without = |key: &str| {
        let mut body = scheduled_event_body(&discord, 60_000, 120_000);
        body.as_object_mut().unwrap().remove(key);
        body
    };
    let mut bodies = vec![
        scheduled_event_body(&discord, 0, 120_000),
        scheduled_event_body(&discord, 60_000, 60_000),
    ];
    for key in ["name", "privacy_level", "entity_type", "entity_metadata", "scheduled_end_time"] {
        bodies.push(without(key));
    }
    for body in bodies {
        let (status, answer) = request_json(&discord, "POST", &all, body).await;
        assert_eq!((status, &answer["code"]), (400, &json!(50_035)), "{answer}");
    }
    assert!(discord.home().scheduled_events().is_empty());
}

#[tokio::test]
async fn a_user_installed_bot_is_available_everywhere_but_can_only_answer_interactions() {
    let (discord, _) = stand_in_with_clock().await;
    let mut bot = connect_with_commands(&discord).await;
    let (ada, ben) = (discord.add_person("Ada", "en-US"), discord.add_person("Ben", "en-US"));
    let everywhere = json!({
        "name": "y", "description": "Anything", "contexts": [0, 1, 2], "integration_types": [0, 1],
    });
    let path = format!("/applications/{}/commands", discord.application_id());
    assert_eq!(request_json(&discord, "POST", &path, everywhere).await.0, 201);
    let foreign = discord.add_guild("Elsewhere", "de");
    let channel = foreign.add_text_channel("lounge");
    foreign.removes_bot();
    ada.joins(foreign.id());
    let group = ada.starts_group("Friends", &[&ben]);
    for place in [channel, group] {
        assert!(ada.in_channel(place).try_slash("y", &[]).await.is_err(), "she does not have it");
    }
    ada.installs_bot();
    let say = || json!({ "type": 4, "data": { "content": "hello", "flags": 64 } });
    for (place, context) in [(channel, 0), (group, 2)] {
        let there = ada.in_channel(place);
        assert!(there.try_slash("x", &[]).await.is_err(), "/x is only available in servers");
        tokio::join!(there.slash("y", &[]), answer_newest_interaction(&discord, say()));
        let mut event = bot.next().await;
        while event["t"] != "INTERACTION_CREATE" {
            event = bot.next().await;
        }
        let data = &event["d"];
        assert_eq!(data["context"], context);
        let owners = json!({ "1": ada.id().to_string() });
        assert_eq!(data["authorizing_integration_owners"], owners);
        let more = json!({ "content": "more", "flags": 64 });
        for _ in 0..5 {
            let (status, _) = request_json(
                &discord,
                "POST",
                &webhook_path_of_newest_interaction(&discord, ""),
                more.clone(),
            )
            .await;
            assert_eq!(status, 200);
        }
        let sixth =
            request_json(&discord, "POST", &webhook_path_of_newest_interaction(&discord, ""), more)
                .await;
        assert_eq!(status_and_code(&sixth), (400, 40_094));
        assert_ne!(
            post_message(&discord, place, hello_body()).await.0,
            200,
            "the bot is not a member"
        );
    }
    assert!(ben.in_channel(group).try_slash("y", &[]).await.is_err(), "he does not have it");
}
