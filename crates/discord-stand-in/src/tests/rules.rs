//! Tests of answers to interactions and their deadlines, of nonces, mentions, injected faults, and the journal.

use serde_json::{Value, json};

use super::support::bot::stand_in_with_clock;
use super::support::raw::{
    answer_newest_interaction, connect_with_commands, field_paths_and_error_codes,
    id_token_and_answer_path_of_newest_interaction, post_message, request_json, send_request,
    webhook_path_of_newest_interaction,
};
use crate::people::{Interaction, PersonIn};
use crate::{AnswerKind, Fault, Sandbox, permission};

const PRIVATE: u64 = 64;

/// Returns the body with which a bot answers an interaction by sending a message with this content.
fn message_answer(content: &str) -> Value {
    json!({ "type": 4, "data": { "content": content } })
}

/// Uses `/x`, and answers it with `answer_body` as the bot.
async fn use_command_and_answer(
    discord: &Sandbox,
    person: &PersonIn,
    answer_body: Value,
) -> Interaction {
    let (used, (status, error)) =
        tokio::join!(person.slash("x", &[]), answer_newest_interaction(discord, answer_body));
    assert_eq!(status, 204, "{error}");
    used
}

/// Returns the status and the error code of a response; the code is 0 if there is none.
fn status_and_code(reply: &(u16, Value)) -> (u16, u64) {
    (reply.0, reply.1["code"].as_u64().unwrap_or_default())
}

#[tokio::test]
async fn an_interaction_is_answered_once_and_within_three_seconds() {
    let (discord, clock) = stand_in_with_clock().await;
    let _bot = connect_with_commands(&discord).await;
    let ada = discord.add_person("Ada", "en-US").in_channel(discord.general_channel());
    use_command_and_answer(&discord, &ada, message_answer("one")).await;
    assert_eq!(
        status_and_code(&answer_newest_interaction(&discord, message_answer("two")).await),
        (400, 40_060)
    );

    let exactly = async {
        clock.advance(3_000);
        answer_newest_interaction(&discord, message_answer("just in time")).await
    };
    let (used, reply) = tokio::join!(ada.slash("x", &[]), exactly);
    assert_eq!((reply.0, used.has_failed()), (204, false));

    let late = async {
        clock.advance(3_001);
        answer_newest_interaction(&discord, message_answer("too late")).await
    };
    let (used, reply) = tokio::join!(ada.slash("x", &[]), late);
    assert_eq!((status_and_code(&reply), used.has_failed()), ((404, 10_062), true));
    assert_eq!(
        status_and_code(&answer_newest_interaction(&discord, message_answer("still")).await),
        (404, 10_062)
    );

    let unknown =
        request_json(&discord, "POST", "/interactions/1/abc/callback", message_answer("x")).await;
    assert_eq!(status_and_code(&unknown), (404, 10_062));
}

#[tokio::test]
async fn an_interaction_token_is_valid_for_fifteen_minutes_after_the_first_answer() {
    let (discord, clock) = stand_in_with_clock().await;
    let _bot = connect_with_commands(&discord).await;
    let ada = discord.add_person("Ada", "en-US").in_channel(discord.general_channel());
    let too_early = async {
        let reply = request_json(
            &discord,
            "POST",
            &webhook_path_of_newest_interaction(&discord, ""),
            json!({ "content": "x" }),
        )
        .await;
        assert_eq!(status_and_code(&reply), (404, 10_015));
        answer_newest_interaction(&discord, message_answer("first")).await;
    };
    tokio::join!(ada.slash("x", &[]), too_early);
    let followup = |text: &str| json!({ "content": text });
    let path = webhook_path_of_newest_interaction(&discord, "");
    clock.advance(15 * 60_000);
    assert_eq!(request_json(&discord, "POST", &path, followup("in time")).await.0, 200);
    clock.advance(1);
    assert_eq!(
        status_and_code(&request_json(&discord, "POST", &path, followup("late")).await),
        (401, 50_027)
    );
    let original = webhook_path_of_newest_interaction(&discord, "/messages/@original");
    assert_eq!(
        status_and_code(&request_json(&discord, "PATCH", &original, followup("late")).await),
        (401, 50_027)
    );
    let unknown = format!("/webhooks/{}/nonsense", discord.application_id());
    assert_eq!(
        status_and_code(&request_json(&discord, "POST", &unknown, followup("x")).await),
        (404, 10_015)
    );
}

#[tokio::test]
async fn an_interaction_accepts_only_the_answer_types_for_its_kind() {
    let (discord, _) = stand_in_with_clock().await;
    let _bot = connect_with_commands(&discord).await;
    let ada = discord.add_person("Ada", "en-US").in_channel(discord.general_channel());
    let for_commands = async {
        for kind in [1, 6, 7, 8, 12, 99] {
            let (status, error) =
                answer_newest_interaction(&discord, json!({ "type": kind, "data": {} })).await;
            assert_eq!(
                (status, field_paths_and_error_codes(&error)),
                (400, vec!["type BASE_TYPE_CHOICES".to_owned()]),
                "{kind}"
            );
        }
        let rows = json!([{ "type": 1, "components": [
            { "type": 2, "style": 1, "label": "Go", "custom_id": "go" },
        ] }]);
        answer_newest_interaction(
            &discord,
            json!({ "type": 4, "data": { "content": "x", "components": rows } }),
        )
        .await
    };
    let (used, _) = tokio::join!(ada.slash("x", &[]), for_commands);
    let message = used.message();
    let for_clicks = async {
        assert_eq!(
            answer_newest_interaction(&discord, json!({ "type": 8, "data": { "choices": [] } }))
                .await
                .0,
            400
        );
        answer_newest_interaction(&discord, json!({ "type": 6 })).await
    };
    let (clicked, (status, _)) = tokio::join!(ada.click(&message, "Go"), for_clicks);
    assert_eq!((status, clicked.answer().kind), (204, AnswerKind::DeferredUpdate));
    // After a click, '@original' refers to the clicked message.
    let original = webhook_path_of_newest_interaction(&discord, "/messages/@original");
    let (_, edited) = request_json(&discord, "PATCH", &original, json!({ "content": "y" })).await;
    assert_eq!(edited["id"], message.id.to_string());
    // A followup is a separate message.
    let (_, more) = request_json(
        &discord,
        "POST",
        &webhook_path_of_newest_interaction(&discord, ""),
        json!({ "content": "z" }),
    )
    .await;
    assert_ne!(more["id"], edited["id"]);
}

#[tokio::test]
async fn a_deferral_determines_whether_the_first_followup_is_private() {
    let (discord, _) = stand_in_with_clock().await;
    let _bot = connect_with_commands(&discord).await;
    let channel = discord.general_channel();
    let ada = discord.add_person("Ada", "en-US").in_channel(channel);
    let refused = async {
        let data = json!({ "type": 5, "data": { "flags": 1 << 12 } });
        let (status, error) = answer_newest_interaction(&discord, data).await;
        assert_eq!(
            (status, field_paths_and_error_codes(&error)),
            (400, vec!["data.flags MESSAGE_FLAGS_INVALID".to_owned()])
        );
        let (status, error) = answer_newest_interaction(
            &discord,
            json!({ "type": 5, "data": { "content": "lost" } }),
        )
        .await;
        assert_eq!(
            (status, field_paths_and_error_codes(&error)),
            (400, vec!["data.content UNKNOWN_FIELD".to_owned()])
        );
        answer_newest_interaction(&discord, json!({ "type": 5, "data": { "flags": PRIVATE } }))
            .await
    };
    let (used, _) = tokio::join!(ada.slash("x", &[]), refused);
    assert!(used.message().loading && used.message().is_ephemeral());
    assert!(ada.try_click(&used.message(), "Go").await.is_err());
    // The first followup fills the deferred answer, which stays private without the flag.
    let name = format!("<@{}> done", ada.id());
    let (_, filled) = request_json(
        &discord,
        "POST",
        &webhook_path_of_newest_interaction(&discord, ""),
        json!({ "content": name }),
    )
    .await;
    assert_eq!(filled["id"], used.message().id.to_string());
    let message = used.finished_message().await;
    assert!(message.is_ephemeral() && !message.loading && !message.edited);
    assert!(message.pinged.is_empty(), "filling a deferred answer pings nobody");
    // The second followup is a separate message, which is public without the flag.
    request_json(
        &discord,
        "POST",
        &webhook_path_of_newest_interaction(&discord, ""),
        json!({ "content": "more" }),
    )
    .await;
    assert!(!used.latest_message().is_ephemeral());
    assert_eq!(discord.channel(channel).messages().len(), 1);
}

#[tokio::test]
async fn a_private_message_cannot_be_accessed_with_the_bots_token() {
    let (discord, _) = stand_in_with_clock().await;
    let _bot = connect_with_commands(&discord).await;
    let channel = discord.general_channel();
    let ada = discord.add_person("Ada", "en-US").in_channel(channel);
    let data = json!({ "type": 4, "data": { "content": "hush", "flags": PRIVATE } });
    let id = use_command_and_answer(&discord, &ada, data).await.message().id;
    let path = format!("/channels/{channel}/messages/{id}");
    for (method, body) in
        [("GET", Value::Null), ("PATCH", json!({ "content": "x" })), ("DELETE", Value::Null)]
    {
        assert_eq!(
            status_and_code(&request_json(&discord, method, &path, body).await),
            (404, 10_008),
            "{method}"
        );
    }
    let list =
        request_json(&discord, "GET", &format!("/channels/{channel}/messages"), Value::Null).await;
    assert_eq!(list, (200, json!([])));
    // The interaction's token allows reading, editing and deleting the message.
    let original = webhook_path_of_newest_interaction(&discord, "/messages/@original");
    assert_eq!(request_json(&discord, "GET", &original, Value::Null).await.0, 200);
    assert_eq!(
        request_json(&discord, "PATCH", &original, json!({ "flags": 4, "content": "y" })).await.0,
        200
    );
    assert!(ada.visible_messages()[0].is_ephemeral(), "it cannot be made public");
    assert_eq!(request_json(&discord, "DELETE", &original, Value::Null).await.0, 204);
    assert_eq!(
        status_and_code(&request_json(&discord, "GET", &original, Value::Null).await),
        (404, 10_008)
    );
    assert!(ada.visible_messages().is_empty());
}

#[tokio::test]
async fn the_query_parameter_with_response_returns_the_sent_message() {
    let (discord, _) = stand_in_with_clock().await;
    let _bot = connect_with_commands(&discord).await;
    let ada = discord.add_person("Ada", "en-US").in_channel(discord.general_channel());
    let with_response = async {
        let (_, _, path) = id_token_and_answer_path_of_newest_interaction(&discord);
        request_json(&discord, "POST", &format!("{path}?with_response=true"), message_answer("x"))
            .await
    };
    let (used, (status, body)) = tokio::join!(ada.slash("x", &[]), with_response);
    assert_eq!(status, 200);
    assert_eq!(body["resource"]["type"], 4);
    assert_eq!(body["resource"]["message"]["id"], used.message().id.to_string());
    assert_eq!(body["interaction"]["response_message_ephemeral"], false);
}

#[tokio::test]
async fn interactions_contain_locales_the_member_the_channel_and_permissions() {
    let (discord, _) = stand_in_with_clock().await;
    let mut bot = connect_with_commands(&discord).await;
    let guild = discord.home();
    guild.set_locale("pl");
    let ada = discord.add_person("Ada", "nl");
    ada.set_nickname(guild.id(), Some("Countess"));
    let channel = discord.general_channel();
    discord.channel(channel).deny_bot(permission::ATTACH_FILES);
    let here = ada.in_channel(channel);
    tokio::join!(
        here.slash("x", &[("text", "abc".into())]),
        answer_newest_interaction(&discord, message_answer("y"))
    );
    let event = bot.next().await;
    let data = &event["d"];
    assert_eq!(event["t"], "INTERACTION_CREATE");
    assert_eq!(data["type"], 2);
    assert_eq!(data["data"]["options"][0]["value"], "abc");
    assert_eq!((&data["locale"], &data["guild_locale"]), (&json!("nl"), &json!("pl")));
    assert_eq!(data["member"]["nick"], "Countess");
    assert_eq!(data["member"]["user"]["global_name"], "Ada");
    assert_eq!(data["channel"]["name"], "general");
    assert_eq!(data["context"], 0);
    assert_eq!(data["entitlements"], json!([]));
    assert_eq!(data["attachment_size_limit"], 10 * 1024 * 1024);
    assert_eq!(data["authorizing_integration_owners"]["0"], guild.id().to_string());
    let bits: u64 = data["app_permissions"].as_str().unwrap().parse().unwrap();
    assert_eq!(bits & permission::ATTACH_FILES, 0);
    assert_ne!(bits & permission::SEND_MESSAGES, 0);
    let dm = ada.in_dm();
    tokio::join!(dm.slash("x", &[]), answer_newest_interaction(&discord, message_answer("y")));
    let event = bot.next().await;
    assert_eq!(
        (&event["d"]["context"], &event["d"]["user"]["username"]),
        (&json!(1), &json!("ada"))
    );
    assert!(event["d"].get("guild_id").is_none() && event["d"].get("member").is_none());
}

#[tokio::test]
async fn an_enforced_nonce_prevents_a_second_message() {
    let (discord, clock) = stand_in_with_clock().await;
    let channel = discord.general_channel();
    let body = json!({ "content": "turn 7", "nonce": "t1-7", "enforce_nonce": true });
    let (_, first) = post_message(&discord, channel, body.clone()).await;
    let (status, second) = post_message(&discord, channel, body.clone()).await;
    assert_eq!((status, &second["id"]), (200, &first["id"]));
    assert_eq!(discord.channel(channel).messages().len(), 1);
    post_message(&discord, channel, json!({ "content": "turn 7", "nonce": "t1-7" })).await;
    assert_eq!(
        discord.channel(channel).messages().len(),
        2,
        "a nonce that is not enforced is ignored"
    );
    clock.advance(10 * 60_000);
    post_message(&discord, channel, body).await;
    assert_eq!(discord.channel(channel).messages().len(), 3, "a nonce expires after minutes");
}

#[tokio::test]
async fn a_retry_after_a_dropped_response_with_a_nonce_sends_one_message() {
    let (discord, _) = stand_in_with_clock().await;
    let channel = discord.general_channel();
    let fault = discord.inject(Fault::drop_response("POST /channels/{channel_id}/messages"));
    let request = |body: Value| {
        hyper::Request::post(format!("/api/v10/channels/{channel}/messages"))
            .header("authorization", format!("Bot {}", discord.token()))
            .header("content-type", "application/json")
            .body(axum::body::Body::from(body.to_string()))
            .unwrap()
    };
    let body = json!({ "content": "x", "nonce": "n", "enforce_nonce": true });
    let broken = crate::rest::answer_request(discord.hub(), request(body.clone())).await;
    assert!(broken.is_err());
    assert_eq!((fault.hit_count(), discord.channel(channel).messages().len()), (1, 1));
    assert_eq!(send_request(&discord, request(body)).await.0, 200);
    assert_eq!(discord.channel(channel).messages().len(), 1);
    discord.assert_no_refusals();
}

#[tokio::test]
async fn a_message_pings_the_allowed_mentions_of_members() {
    let (discord, _) = stand_in_with_clock().await;
    let channel = discord.general_channel();
    let (ada, ben) = (discord.add_person("Ada", "en-US"), discord.add_person("Ben", "en-US"));
    let stranger = discord.add_person("Stranger", "en-US");
    stranger.leaves(discord.home().id());
    let text = format!("{} {} {} @everyone", ada.mention(), ben.mention(), stranger.mention());
    let ping = async |more: Value| {
        let mut body = json!({ "content": text });
        for (key, value) in more.as_object().unwrap() {
            body[key] = value.clone();
        }
        let (status, reply) = post_message(&discord, channel, body).await;
        assert_eq!(status, 200, "{reply}");
        discord.channel(channel).last_message().unwrap().pinged
    };
    assert_eq!(ping(json!({})).await, [ada.id(), ben.id()], "everyone needs a permission");
    let only = json!({ "allowed_mentions": { "parse": [], "users": [ben.id().to_string()] } });
    assert_eq!(ping(only).await, [ben.id()]);
    assert!(ping(json!({ "allowed_mentions": { "parse": [] } })).await.is_empty());
    assert!(ping(json!({ "flags": 1 << 12 })).await.is_empty(), "silent");
    // An edit pings nobody, even with mentions.
    let (_, message) = post_message(&discord, channel, json!({ "content": "x" })).await;
    let path = format!("/channels/{channel}/messages/{}", message["id"].as_str().unwrap());
    let (_, edited) =
        request_json(&discord, "PATCH", &path, json!({ "content": ada.mention() })).await;
    assert_eq!(edited["mentions"][0]["id"], ada.id().to_string());
    assert!(discord.channel(channel).last_message().unwrap().pinged.is_empty());
}

#[tokio::test]
async fn injected_faults_occur_as_often_as_requested_and_are_not_refusals() {
    let (discord, _) = stand_in_with_clock().await;
    let channel = discord.general_channel();
    let fault = Fault::rate_limited("POST /channels/{channel_id}/messages", 0.4).times(2);
    let handle = discord.inject(fault);
    discord.inject(Fault::outage("GET /users/@me"));
    for _ in 0..2 {
        let (status, body) = post_message(&discord, channel, json!({ "content": "x" })).await;
        assert_eq!((status, &body["retry_after"]), (429, &json!(0.4)));
    }
    assert_eq!(post_message(&discord, channel, json!({ "content": "x" })).await.0, 200);
    assert_eq!(request_json(&discord, "GET", "/users/@me", Value::Null).await.0, 502);
    assert_eq!(request_json(&discord, "GET", "/users/@me", Value::Null).await.0, 200);
    assert_eq!(handle.hit_count(), 2);
    discord.assert_no_refusals();
}

#[tokio::test]
async fn a_held_request_continues_after_its_release() {
    let (discord, _) = stand_in_with_clock().await;
    let channel = discord.general_channel();
    let handle = discord.inject(Fault::hold("POST /channels/{channel_id}/messages"));
    let release = async {
        while handle.hit_count() == 0 {
            tokio::task::yield_now().await;
        }
        assert!(discord.channel(channel).messages().is_empty());
        handle.release_held_requests();
    };
    let ((status, _), ()) =
        tokio::join!(post_message(&discord, channel, json!({ "content": "x" })), release);
    assert_eq!((status, discord.channel(channel).messages().len()), (200, 1));
}

#[tokio::test]
async fn the_journal_contains_route_templates_and_bodies_but_no_tokens() {
    let (discord, _) = stand_in_with_clock().await;
    let _bot = connect_with_commands(&discord).await;
    let ada = discord.add_person("Ada", "en-US").in_channel(discord.general_channel());
    let used = use_command_and_answer(&discord, &ada, message_answer("hi")).await;
    let path = webhook_path_of_newest_interaction(&discord, "/messages/@original");
    request_json(&discord, "PATCH", &path, json!({ "content": "x".repeat(2001) })).await;
    let requests = discord.requests();
    let callback = &requests[requests.len() - 2];
    assert_eq!(callback.route, "/interactions/{interaction_id}/{interaction_token}/callback");
    assert_eq!(callback.body.as_ref().unwrap()["data"]["content"], "hi");
    let refusals = discord.refused_requests();
    assert_eq!(refusals.len(), 1);
    assert_eq!(refusals[0].error_code_and_message().unwrap(), "50035 Invalid Form Body");
    assert!(requests.iter().all(|request| !request.path.contains(&used.token())));
}

#[tokio::test]
async fn requests_require_the_token_and_a_known_route() {
    let (discord, _) = stand_in_with_clock().await;
    let request = |token: &str, path: &str| {
        hyper::Request::get(path)
            .header("authorization", token)
            .body(axum::body::Body::empty())
            .unwrap()
    };
    let mine = format!("Bot {}", discord.token());
    let reply = send_request(&discord, request("Bot nonsense", "/api/v10/users/@me")).await;
    assert_eq!(reply, (401, json!({ "message": "401: Unauthorized", "code": 0 })));
    assert_eq!(
        send_request(&discord, request(&discord.token(), "/api/v10/users/@me")).await.0,
        401
    );
    assert_eq!(send_request(&discord, request(&mine, "/api/v10/users/@me")).await.0, 200);
    assert_eq!(send_request(&discord, request(&mine, "/api/v10/nothing")).await.0, 404);
    assert_eq!(send_request(&discord, request(&mine, "/api/v9/users/@me")).await.1["code"], 50_041);
}
