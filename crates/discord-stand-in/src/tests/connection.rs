//! The gateway: who may connect, what is heard, what a broken connection costs.

use serde_json::{Value, json};

use super::support::bot::{discord, fixture, start};
use super::support::raw::{Socket, ask, identify, post};
use crate::Fault;

#[tokio::test]
async fn nothing_is_missed_after_a_broken_connection() {
    let world = fixture().await;
    let ada = world.discord.person("Ada", "en-US").in_channel(world.discord.opening_channel());
    world.discord.drop_gateway();
    // Asked while the bot is away or on its way back: it hears of it when it resumes.
    let picked = ada.slash("pick", &[("tile", "0-1-2".into())]).await;
    assert_eq!(picked.message().content, "You picked 0-1-2");
    world.discord.assert_no_refusals();
}

#[tokio::test]
async fn the_bot_comes_back_when_asked_to_reconnect() {
    let world = fixture().await;
    let ada = world.discord.person("Ada", "en-US").in_channel(world.discord.opening_channel());
    world.discord.ask_to_reconnect();
    ada.slash("slow", &[]).await.finished().await;
    world.discord.assert_no_refusals();
}

#[tokio::test]
async fn a_bot_that_is_off_does_not_answer() {
    let (discord, bot) = fixture().await.split();
    bot.stop().await;
    discord.bot_offline().await;
    let ada = discord.person("Ada", "en-US").in_channel(discord.opening_channel());
    let slow = ada.slash("slow", &[]).await;
    assert!(slow.failed());
    assert_eq!(slow.answer().failure.as_deref(), Some("the bot is offline"));
    // Another takes its place, and the chat is as it was.
    let _bot = start(&discord).await;
    discord.bot_ready().await;
    assert!(!ada.slash("slow", &[]).await.failed());
}

#[tokio::test]
async fn hello_ready_and_the_servers_come_first() {
    let (discord, _) = discord().await;
    let mut socket = Socket::connect(&discord).await;
    assert_eq!(socket.next().await["op"], 10);
    socket.send(&identify(&discord.token(), 1)).await;
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
async fn those_who_break_the_protocol_are_closed() {
    let (discord, _) = discord().await;
    let token = discord.token();
    for (payload, code) in [
        (identify("wrong", 1), 4004),
        (identify(&token, 1 << 15), 4014),
        (identify(&token, 1 << 62), 4013),
        (json!({ "op": 3, "d": {} }), 4003),
        (json!({ "op": "x" }), 4002),
        (json!({ "op": 2, "d": { "token": "x".repeat(5000) } }), 4002),
    ] {
        let mut socket = Socket::connect(&discord).await;
        socket.next().await;
        socket.send(&payload).await;
        assert_eq!(socket.closed_with().await, code, "{payload}");
    }
}

#[tokio::test]
async fn a_session_is_resumed_with_what_was_missed() {
    let (discord, _) = discord().await;
    let mut socket = Socket::connect(&discord).await;
    socket.next().await;
    socket.send(&identify(&discord.token(), 1 << 9)).await;
    let session = socket.next().await["d"]["session_id"].clone();
    discord.drop_gateway();
    let ada = discord.person("Ada", "en-US").in_channel(discord.general());
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
        // Without the intent for it, what people write stays unknown.
        assert!(event["d"]["content"].as_str().is_none_or(str::is_empty));
    }
    let mut socket = Socket::connect(&discord).await;
    socket.next().await;
    socket.send(&resume(99)).await;
    assert_eq!(socket.next().await["op"], 9);
}

#[tokio::test]
async fn a_close_code_may_leave_the_session_or_end_it() {
    for (code, answer) in [(4000, json!(0)), (4009, json!(9))] {
        let (discord, _) = discord().await;
        let mut socket = Socket::connect(&discord).await;
        socket.next().await;
        socket.send(&identify(&discord.token(), 0)).await;
        let session = socket.next().await["d"]["session_id"].clone();
        discord.close_gateway(code);
        assert_eq!(socket.closed_with().await, code);
        let mut socket = Socket::connect(&discord).await;
        socket.next().await;
        let resume = json!({ "token": discord.token(), "session_id": session, "seq": 1 });
        socket.send(&json!({ "op": 6, "d": resume })).await;
        assert_eq!(socket.next().await["op"], answer, "{code}");
    }
}

#[tokio::test]
async fn an_event_comes_only_to_those_who_asked_for_it() {
    let (discord, _) = discord().await;
    let mut socket = Socket::connect(&discord).await;
    socket.next().await;
    socket.send(&identify(&discord.token(), 0)).await;
    assert_eq!(socket.next().await["t"], "READY");
    discord.person("Ada", "en-US").in_channel(discord.general()).says("unheard");
    socket.send(&json!({ "op": 1, "d": 1 })).await;
    assert_eq!(socket.next().await["op"], 11, "neither GUILD_CREATE nor MESSAGE_CREATE came");
}

#[tokio::test]
async fn the_gateway_fails_as_a_test_wants_it() {
    let (discord, _) = discord().await;
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
    assert_eq!(Socket::connect(&discord).await.closed_with().await, 4000);
    // Nobody says hello.
    discord.inject(Fault::hold("GATEWAY hello"));
    let mut socket = Socket::connect(&discord).await;
    socket.send(&json!({ "op": 1, "d": null })).await;
    assert_eq!(socket.next().await["op"], 11);
    discord.inject(Fault::status("GATEWAY identify", 4011, 0, ""));
    let mut socket = Socket::connect(&discord).await;
    socket.next().await;
    socket.send(&identify(&discord.token(), 0)).await;
    assert_eq!(socket.closed_with().await, 4011);
    // What is meant for every route is not meant for the gateway.
    discord.inject(Fault::outage("*"));
    let mut socket = Socket::connect(&discord).await;
    socket.next().await;
    socket.send(&identify(&discord.token(), 0)).await;
    assert_eq!(socket.next().await["t"], "READY");
    assert_eq!(discord.session_start_times().len(), 1);
}

#[tokio::test]
async fn it_says_how_many_shards_and_sessions_there_may_be() {
    let (discord, clock) = discord().await;
    let asked = async || ask(&discord, "GET", "/gateway/bot", Value::Null).await.1;
    let left = |body: &Value| body["session_start_limit"]["remaining"].clone();
    let before = asked().await;
    assert_eq!((before["shards"].clone(), left(&before)), (json!(1), json!(1000)));
    discord.propose_shards(3);
    discord.use_up_sessions(60_000);
    let body = asked().await;
    assert_eq!((body["shards"].clone(), left(&body)), (json!(3), json!(0)));
    assert_eq!(body["session_start_limit"]["reset_after"], 60_000);
    clock.advance(60_000);
    assert_eq!(left(&asked().await), 1000);
}

#[tokio::test]
async fn several_sessions_of_one_token_all_receive_events() {
    let (discord, _) = discord().await;
    let mut sockets =
        [Socket::identified(&discord, 1 << 9).await, Socket::identified(&discord, 1 << 9).await];
    discord.person("Ada", "en-US").in_channel(discord.general()).says("hello");
    for socket in &mut sockets {
        assert_eq!(socket.next().await["t"], "MESSAGE_CREATE");
    }
}

#[tokio::test]
async fn a_session_can_be_resumed_beside_a_newer_one() {
    let (discord, _) = discord().await;
    let mut first = Socket::connect(&discord).await;
    first.next().await;
    first.send(&identify(&discord.token(), 1 << 9)).await;
    let session = first.next().await["d"]["session_id"].clone();
    drop(first);
    discord.bot_offline().await;
    let second = Socket::identified(&discord, 1 << 9).await;
    discord.person("Ada", "en-US").in_channel(discord.general()).says("hello");
    let mut first = Socket::connect(&discord).await;
    first.next().await;
    let token = discord.token();
    first.send(&json!({ "op": 6, "d": { "token": token, "session_id": session, "seq": 1 } })).await;
    assert_eq!(first.next().await["t"], "MESSAGE_CREATE");
    assert_eq!(first.next().await["t"], "RESUMED");
    drop(second);
}

#[tokio::test]
async fn content_is_for_bots_with_the_intent_or_that_are_mentioned() {
    let options = crate::SandboxOptions {
        privileged_intents: crate::intent::MESSAGE_CONTENT,
        ..crate::SandboxOptions::default()
    };
    let discord = crate::Sandbox::start(options).await.unwrap();
    let mut with = Socket::identified(&discord, 1 << 9 | 1 << 15).await;
    let mut without = Socket::identified(&discord, 1 << 9).await;
    let ada = discord.person("Ada", "en-US").in_channel(discord.general());
    let mention = format!("<@{}> !roll", discord.application_id());
    for (text, seen) in [("!roll", ""), (mention.as_str(), mention.as_str())] {
        ada.says(text);
        assert_eq!(with.next().await["d"]["content"], text);
        assert_eq!(without.next().await["d"]["content"], seen);
    }
}

#[tokio::test]
async fn an_application_without_the_intent_reads_no_content_over_http() {
    let (discord, _) = discord().await;
    let ada = discord.person("Ada", "en-US").in_channel(discord.general());
    let message = ada.says("a secret");
    let path = format!("/channels/{}/messages/{}", message.channel, message.id);
    assert_eq!(ask(&discord, "GET", &path, Value::Null).await.1["content"], "");
    let (_, own) = post(&discord, discord.general(), json!({ "content": "mine" })).await;
    assert_eq!(own["content"], "mine");
}

#[tokio::test]
async fn members_come_by_the_beginning_of_their_names() {
    let (discord, _) = discord().await;
    for name in ["Ada", "Adam", "Ben"] {
        let _ = discord.person(name, "en-US");
    }
    let mut socket = Socket::identified(&discord, 0).await;
    let guild = discord.home().id().to_string();
    let mut named = async |query: &str, limit: u64| {
        let data = json!({ "guild_id": guild, "query": query, "limit": limit, "nonce": "n" });
        socket.send(&json!({ "op": 8, "d": data })).await;
        let chunk = socket.next().await["d"].clone();
        assert_eq!((&chunk["chunk_count"], &chunk["nonce"]), (&json!(1), &json!("n")));
        let members = chunk["members"].as_array().unwrap().clone();
        members.iter().map(|one| one["user"]["global_name"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(named("ad", 10).await, ["Ada", "Adam"]);
    assert_eq!(named("a", 1).await, ["Ada"]);
    // All members take the privileged intent.
    assert!(named("", 0).await.is_empty());
}

#[tokio::test]
async fn only_version_10_of_the_gateway_is_served() {
    let (discord, _) = discord().await;
    let mut socket = Socket::at(&discord, "v=9&encoding=json").await;
    assert_eq!(socket.next().await["op"], 10);
    assert_eq!(socket.closed_with().await, 4012);
}
