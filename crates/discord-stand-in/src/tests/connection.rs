//! Tests of the gateway: identifying, receiving events, resuming, and injected faults.

use serde_json::{Value, json};

use super::support::bot::{stand_in_with_bot, stand_in_with_clock, start_bot};
use super::support::raw::{Socket, identify_payload, post_message, request_json};
use crate::Fault;

#[tokio::test]
async fn a_bot_receives_missed_interactions_after_a_dropped_connection() {
    let world = stand_in_with_bot().await;
    let ada = world.discord.add_person("Ada", "en-US").in_channel(world.discord.initial_channel());
    world.discord.drop_gateway_connections();
    // The bot may still be disconnected. It receives the interaction when it resumes its session.
    let picked = ada.slash("pick", &[("tile", "0-1-2".into())]).await;
    assert_eq!(picked.message().content, "You picked 0-1-2");
    world.discord.assert_no_refusals();
}

#[tokio::test]
async fn a_bot_reconnects_when_the_gateway_asks_it_to() {
    let world = stand_in_with_bot().await;
    let ada = world.discord.add_person("Ada", "en-US").in_channel(world.discord.initial_channel());
    world.discord.ask_bot_to_reconnect();
    ada.slash("slow", &[]).await.finished_message().await;
    world.discord.assert_no_refusals();
}

#[tokio::test]
async fn interactions_fail_while_the_bot_is_offline() {
    let (discord, bot) = stand_in_with_bot().await.into_stand_in_and_bot();
    bot.stop().await;
    discord.until_bot_offline().await;
    let ada = discord.add_person("Ada", "en-US").in_channel(discord.initial_channel());
    let slow = ada.slash("slow", &[]).await;
    assert!(slow.has_failed());
    assert_eq!(slow.answer().failure.as_deref(), Some("the bot is offline"));
    // A second bot with the same token takes over the chat.
    let _bot = start_bot(&discord).await;
    discord.until_bot_ready().await;
    assert!(!ada.slash("slow", &[]).await.has_failed());
}

#[tokio::test]
async fn a_session_begins_with_hello_ready_and_the_guilds() {
    let (discord, _) = stand_in_with_clock().await;
    let mut socket = Socket::connect(&discord).await;
    assert_eq!(socket.next().await["op"], 10);
    socket.send(&identify_payload(&discord.token(), 1)).await;
    let ready = socket.next().await;
    assert_eq!((ready["t"].as_str(), ready["s"].as_u64()), (Some("READY"), Some(1)));
    assert_eq!(ready["d"]["guilds"][0]["unavailable"], true);
    let guild = socket.next().await;
    assert_eq!((guild["t"].as_str(), guild["s"].as_u64()), (Some("GUILD_CREATE"), Some(2)));
    assert_eq!(guild["d"]["channels"].as_array().unwrap().len(), 2);
    socket.send(&json!({ "op": 1, "d": 2 })).await;
    assert_eq!(socket.next().await["op"], 11);
}

#[tokio::test]
async fn protocol_violations_close_the_connection_with_their_code() {
    let (discord, _) = stand_in_with_clock().await;
    let token = discord.token();
    for (payload, code) in [
        (identify_payload("wrong", 1), 4004),
        (identify_payload(&token, 1 << 15), 4014),
        (identify_payload(&token, 1 << 62), 4013),
        (json!({ "op": 3, "d": {} }), 4003),
        (json!({ "op": "x" }), 4002),
        (json!({ "op": 2, "d": { "token": "x".repeat(5000) } }), 4002),
    ] {
        let mut socket = Socket::connect(&discord).await;
        socket.next().await;
        socket.send(&payload).await;
        assert_eq!(socket.receive_close_code().await, code, "{payload}");
    }
}

#[tokio::test]
async fn resuming_a_session_replays_the_missed_events() {
    let (discord, _) = stand_in_with_clock().await;
    let mut socket = Socket::connect(&discord).await;
    socket.next().await;
    socket.send(&identify_payload(&discord.token(), 1 << 9)).await;
    let session = socket.next().await["d"]["session_id"].clone();
    discord.drop_gateway_connections();
    let ada = discord.add_person("Ada", "en-US").in_channel(discord.general_channel());
    ada.says("one");
    ada.says("two");
    let resume = |seq: u64| {
        json!({
            "op": 6, "d": { "token": discord.token(), "session_id": session, "seq": seq },
        })
    };
    let mut socket = Socket::connect(&discord).await;
    socket.next().await;
    socket.send(&resume(1)).await;
    for (name, number) in [("MESSAGE_CREATE", 2), ("MESSAGE_CREATE", 3), ("RESUMED", 4)] {
        let event = socket.next().await;
        assert_eq!((event["t"].as_str(), event["s"].as_u64()), (Some(name), Some(number)));
        // Without the message content intent, the content of people's messages is empty.
        assert!(event["d"]["content"].as_str().is_none_or(str::is_empty));
    }
    let mut socket = Socket::connect(&discord).await;
    socket.next().await;
    socket.send(&resume(99)).await;
    assert_eq!(socket.next().await["op"], 9);
}

#[tokio::test]
async fn close_code_4009_invalidates_the_session_but_4000_does_not() {
    for (code, answer) in [(4000, json!(0)), (4009, json!(9))] {
        let (discord, _) = stand_in_with_clock().await;
        let mut socket = Socket::connect(&discord).await;
        socket.next().await;
        socket.send(&identify_payload(&discord.token(), 0)).await;
        let session = socket.next().await["d"]["session_id"].clone();
        discord.close_gateway_connections(code);
        assert_eq!(socket.receive_close_code().await, code);
        let mut socket = Socket::connect(&discord).await;
        socket.next().await;
        let resume = json!({ "token": discord.token(), "session_id": session, "seq": 1 });
        socket.send(&json!({ "op": 6, "d": resume })).await;
        assert_eq!(socket.next().await["op"], answer, "{code}");
    }
}

#[tokio::test]
async fn events_without_their_intent_are_not_sent() {
    let (discord, _) = stand_in_with_clock().await;
    let mut socket = Socket::connect(&discord).await;
    socket.next().await;
    socket.send(&identify_payload(&discord.token(), 0)).await;
    assert_eq!(socket.next().await["t"], "READY");
    discord.add_person("Ada", "en-US").in_channel(discord.general_channel()).says("unheard");
    socket.send(&json!({ "op": 1, "d": 1 })).await;
    assert_eq!(socket.next().await["op"], 11, "neither GUILD_CREATE nor MESSAGE_CREATE came");
}

#[tokio::test]
async fn injected_faults_affect_the_gateway() {
    let (discord, _) = stand_in_with_clock().await;
    let url = format!("{}/gateway?v=10&encoding=json", discord.url().replace("http", "ws"));
    for (fault, status) in [
        (Fault::outage("GATEWAY connect"), Some(502)),
        (Fault::rate_limited("GATEWAY connect", 1.0), Some(429)),
        (Fault::drop_connection("GATEWAY connect"), None),
    ] {
        discord.inject(fault);
        let refused = tokio_tungstenite::connect_async(&url).await.unwrap_err();
        let seen = match &refused {
            tokio_tungstenite::tungstenite::Error::Http(answer) => Some(answer.status().as_u16()),
            _ => None,
        };
        assert_eq!(seen, status, "{refused}");
    }
    discord.inject(Fault::status("GATEWAY hello", 4000, 0, ""));
    assert_eq!(Socket::connect(&discord).await.receive_close_code().await, 4000);
    // With this fault, the gateway sends no HELLO.
    discord.inject(Fault::hold("GATEWAY hello"));
    let mut socket = Socket::connect(&discord).await;
    socket.send(&json!({ "op": 1, "d": null })).await;
    assert_eq!(socket.next().await["op"], 11);
    discord.inject(Fault::status("GATEWAY identify", 4011, 0, ""));
    let mut socket = Socket::connect(&discord).await;
    socket.next().await;
    socket.send(&identify_payload(&discord.token(), 0)).await;
    assert_eq!(socket.receive_close_code().await, 4011);
    // A fault for all routes does not affect the gateway.
    discord.inject(Fault::outage("*"));
    let mut socket = Socket::connect(&discord).await;
    socket.next().await;
    socket.send(&identify_payload(&discord.token(), 0)).await;
    assert_eq!(socket.next().await["t"], "READY");
    assert_eq!(discord.session_start_times_ms().len(), 1);
}

#[tokio::test]
async fn get_gateway_bot_reports_the_shards_and_the_remaining_sessions() {
    let (discord, clock) = stand_in_with_clock().await;
    let gateway_bot = async || request_json(&discord, "GET", "/gateway/bot", Value::Null).await.1;
    let remaining = |body: &Value| body["session_start_limit"]["remaining"].clone();
    let before = gateway_bot().await;
    assert_eq!((before["shards"].clone(), remaining(&before)), (json!(1), json!(1000)));
    discord.set_recommended_shards(3);
    discord.exhaust_session_starts(60_000);
    let body = gateway_bot().await;
    assert_eq!((body["shards"].clone(), remaining(&body)), (json!(3), json!(0)));
    assert_eq!(body["session_start_limit"]["reset_after"], 60_000);
    clock.advance(60_000);
    assert_eq!(remaining(&gateway_bot().await), 1000);
}

#[tokio::test]
async fn all_sessions_of_a_token_receive_events() {
    let (discord, _) = stand_in_with_clock().await;
    let mut sockets = [
        Socket::connect_and_identify(&discord, 1 << 9).await,
        Socket::connect_and_identify(&discord, 1 << 9).await,
    ];
    discord.add_person("Ada", "en-US").in_channel(discord.general_channel()).says("hello");
    for socket in &mut sockets {
        assert_eq!(socket.next().await["t"], "MESSAGE_CREATE");
    }
}

#[tokio::test]
async fn a_session_can_be_resumed_beside_a_newer_one() {
    let (discord, _) = stand_in_with_clock().await;
    let mut first = Socket::connect(&discord).await;
    first.next().await;
    first.send(&identify_payload(&discord.token(), 1 << 9)).await;
    let session = first.next().await["d"]["session_id"].clone();
    drop(first);
    discord.until_bot_offline().await;
    let second = Socket::connect_and_identify(&discord, 1 << 9).await;
    discord.add_person("Ada", "en-US").in_channel(discord.general_channel()).says("hello");
    let mut first = Socket::connect(&discord).await;
    first.next().await;
    let token = discord.token();
    first.send(&json!({ "op": 6, "d": { "token": token, "session_id": session, "seq": 1 } })).await;
    assert_eq!(first.next().await["t"], "MESSAGE_CREATE");
    assert_eq!(first.next().await["t"], "RESUMED");
    drop(second);
}

#[tokio::test]
async fn message_content_requires_the_intent_or_a_mention_of_the_bot() {
    let options = crate::SandboxOptions {
        privileged_intents: crate::intent::MESSAGE_CONTENT,
        ..crate::SandboxOptions::default()
    };
    let discord = crate::Sandbox::start(options).await.unwrap();
    let mut with = Socket::connect_and_identify(&discord, 1 << 9 | 1 << 15).await;
    let mut without = Socket::connect_and_identify(&discord, 1 << 9).await;
    let ada = discord.add_person("Ada", "en-US").in_channel(discord.general_channel());
    let mention = format!("<@{}> !roll", discord.application_id());
    for (text, seen) in [("!roll", ""), (mention.as_str(), mention.as_str())] {
        ada.says(text);
        assert_eq!(with.next().await["d"]["content"], text);
        assert_eq!(without.next().await["d"]["content"], seen);
    }
}

#[tokio::test]
async fn message_content_over_http_requires_the_intent() {
    let (discord, _) = stand_in_with_clock().await;
    let ada = discord.add_person("Ada", "en-US").in_channel(discord.general_channel());
    let message = ada.says("a secret");
    let path = format!("/channels/{}/messages/{}", message.channel, message.id);
    assert_eq!(request_json(&discord, "GET", &path, Value::Null).await.1["content"], "");
    let (_, own) =
        post_message(&discord, discord.general_channel(), json!({ "content": "mine" })).await;
    assert_eq!(own["content"], "mine");
}

#[tokio::test]
async fn members_are_requested_by_a_prefix_of_their_names() {
    let (discord, _) = stand_in_with_clock().await;
    for name in ["Ada", "Adam", "Ben"] {
        let _ = discord.add_person(name, "en-US");
    }
    let mut socket = Socket::connect_and_identify(&discord, 0).await;
    let guild = discord.home().id().to_string();
    let mut members_with_prefix = async |query: &str, limit: u64| {
        let data = json!({ "guild_id": guild, "query": query, "limit": limit, "nonce": "n" });
        socket.send(&json!({ "op": 8, "d": data })).await;
        let chunk = socket.next().await["d"].clone();
        assert_eq!((&chunk["chunk_count"], &chunk["nonce"]), (&json!(1), &json!("n")));
        let members = chunk["members"].as_array().unwrap().clone();
        members.iter().map(|member| member["user"]["global_name"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(members_with_prefix("ad", 10).await, ["Ada", "Adam"]);
    assert_eq!(members_with_prefix("a", 1).await, ["Ada"]);
    // Requesting all members requires the privileged intent.
    assert!(members_with_prefix("", 0).await.is_empty());
}

#[tokio::test]
async fn only_version_10_of_the_gateway_is_served() {
    let (discord, _) = stand_in_with_clock().await;
    let mut socket = Socket::connect_with_query(&discord, "v=9&encoding=json").await;
    assert_eq!(socket.next().await["op"], 10);
    assert_eq!(socket.receive_close_code().await, 4012);
}
