//! Tests of the HTTP interface that the page uses in the browser: its requests and its event stream.

use axum::body::Body;
use futures_util::StreamExt;
use hyper::Request;
use serde_json::{Value, json};

use super::support::bot::{stand_in_with_bot, stand_in_with_clock};
use super::support::raw::{connect_with_commands, request_json};
use crate::ids::Snowflake;
use crate::world::permission;
use crate::{Sandbox, page};

/// Sends a request of the page, and returns the response's status and body.
async fn request_from_page(
    discord: &Sandbox,
    method: &str,
    path: &str,
    body: Value,
) -> (u16, Value) {
    let body = if body.is_null() { Body::empty() } else { Body::from(body.to_string()) };
    let request = Request::builder().method(method).uri(path).header("host", "127.0.0.1:1");
    let response = page::answer_request(discord.hub(), request.body(body).unwrap()).await;
    let status = response.status().as_u16();
    let bytes = axum::body::to_bytes(response.into_body(), usize::MAX).await.unwrap();
    (status, serde_json::from_slice(&bytes).unwrap_or(Value::Null))
}

/// Receives the next event of the page's event stream.
async fn next_page_event(stream: &mut axum::body::BodyDataStream) -> Value {
    loop {
        let line = stream.next().await.unwrap().unwrap();
        let text = String::from_utf8(line.to_vec()).unwrap();
        if let Some(json) = text.strip_prefix("data: ") {
            return serde_json::from_str(json).unwrap();
        }
    }
}

/// Opens the page's event stream for a person, as a tab of the browser does.
async fn open_event_stream(discord: &Sandbox, person: &Value) -> axum::body::BodyDataStream {
    let path = format!("/sandbox/events?person={}", person["id"].as_str().unwrap());
    let request = Request::get(path).header("host", "localhost:1").body(Body::empty()).unwrap();
    page::answer_request(discord.hub(), request).await.into_body().into_data_stream()
}

#[tokio::test]
async fn a_person_joins_and_uses_commands_through_the_page() {
    let world = stand_in_with_bot().await;
    let discord = &world.discord;
    let new = json!({ "name": "Ada", "locale": "nl", "moderator": true });
    let (_, ada) = request_from_page(discord, "POST", "/sandbox/people", new).await;
    let (_, ben) =
        request_from_page(discord, "POST", "/sandbox/people", json!({ "name": "Ben" })).await;
    assert_eq!(
        (&ada["moderator"], &ada["locale"], &ada["username"]),
        (&json!(true), &json!("nl"), &json!("ada"))
    );
    let (_, seen) = request_from_page(discord, "GET", "/sandbox/world", Value::Null).await;
    assert_eq!(seen["people"].as_array().unwrap().len(), 2);
    assert_eq!(seen["bot"]["online"], true);
    let channel = seen["channels"][1]["id"].clone();
    let (mut ada_events, mut ben_events) =
        (open_event_stream(discord, &ada).await, open_event_stream(discord, &ben).await);

    let use_secret = json!({
        "kind": "command", "person": ada["id"], "channel": channel, "name": "secret", "options": [],
    });
    let (status, _) = request_from_page(discord, "POST", "/sandbox/interactions", use_secret).await;
    assert_eq!(status, 202);
    let event = next_page_event(&mut ada_events).await;
    assert_eq!(
        (&event["type"], &event["message"]["flags"]),
        (&json!("message_create"), &json!(64))
    );
    let message = event["message"]["id"].clone();
    let click = json!({
        "kind": "component", "person": ada["id"], "channel": channel,
        "message_id": message, "custom_id": "update",
    });
    request_from_page(discord, "POST", "/sandbox/interactions", click).await;
    let event = next_page_event(&mut ada_events).await;
    assert_eq!(
        (&event["type"], &event["message"]["content"]),
        (&json!("message_update"), &json!("Updated"))
    );

    let say = json!({ "person": ada["id"], "channel": channel, "content": "hi" });
    request_from_page(discord, "POST", "/sandbox/messages", say).await;
    let event = next_page_event(&mut ben_events).await;
    assert_eq!(event["message"]["content"], "hi", "Ben heard nothing of what was private");
    let path = |person: &Value| {
        format!(
            "/sandbox/messages?person={}&channel={}",
            person["id"].as_str().unwrap(),
            channel.as_str().unwrap()
        )
    };
    assert_eq!(
        request_from_page(discord, "GET", &path(&ada), Value::Null)
            .await
            .1
            .as_array()
            .unwrap()
            .len(),
        2
    );
    assert_eq!(
        request_from_page(discord, "GET", &path(&ben), Value::Null)
            .await
            .1
            .as_array()
            .unwrap()
            .len(),
        1
    );
    let dismiss = json!({ "person": ada["id"], "message_id": message });
    assert_eq!(
        request_from_page(discord, "POST", "/sandbox/dismiss", dismiss.clone()).await.0,
        204
    );
    assert_eq!(request_from_page(discord, "POST", "/sandbox/dismiss", dismiss).await.0, 400);
    discord.assert_no_refusals();
}

#[tokio::test]
async fn new_people_without_a_name_get_an_unused_one() {
    let world = stand_in_with_bot().await;
    let discord = &world.discord;
    let (_, first) = request_from_page(discord, "POST", "/sandbox/people", json!({})).await;
    let path = format!("/sandbox/people/{}", first["id"].as_str().unwrap());
    request_from_page(discord, "PATCH", &path, json!({ "name": "Ada Lovelace" })).await;
    request_from_page(discord, "POST", "/sandbox/people", json!({ "name": "Chloé" })).await;
    let (_, third) = request_from_page(discord, "POST", "/sandbox/people", json!({})).await;
    assert_eq!((&first["name"], &third["name"]), (&json!("Ada"), &json!("Dmitri")));
}

#[tokio::test]
async fn modals_suggestions_and_failures_are_delivered_to_the_page_of_their_person() {
    let world = stand_in_with_bot().await;
    let discord = &world.discord;
    let (_, ada) =
        request_from_page(discord, "POST", "/sandbox/people", json!({ "name": "Ada" })).await;
    let channel = discord.initial_channel().to_string();
    let mut ada_events = open_event_stream(discord, &ada).await;
    let open = json!({ "kind": "command", "person": ada["id"], "channel": channel, "name": "form", "options": [] });
    request_from_page(discord, "POST", "/sandbox/interactions", open).await;
    let event = next_page_event(&mut ada_events).await;
    assert_eq!(
        (&event["type"], &event["modal"]["title"]),
        (&json!("modal"), &json!("Who are you?"))
    );
    let send = json!({
        "kind": "modal", "person": ada["id"], "channel": channel, "custom_id": "who",
        "components": [{ "type": 1, "components": [{ "type": 4, "custom_id": "name", "value": "Ada" }] }],
    });
    request_from_page(discord, "POST", "/sandbox/interactions", send).await;
    assert_eq!(next_page_event(&mut ada_events).await["message"]["content"], "Welcome, Ada");
    let typing = json!({
        "person": ada["id"], "channel": channel, "name": "pick",
        "options": [{ "name": "tile", "type": 3, "value": "0", "focused": true }],
    });
    let (_, suggested) = request_from_page(discord, "POST", "/sandbox/autocomplete", typing).await;
    assert_eq!(suggested["choices"], json!([{ "name": "0-1-2", "value": "0-1-2" }]));
    let unknown =
        json!({ "kind": "command", "person": ada["id"], "channel": channel, "name": "nothing" });
    let (status, error) =
        request_from_page(discord, "POST", "/sandbox/interactions", unknown).await;
    assert_eq!(status, 400);
    assert!(error["message"].as_str().unwrap().contains("no command"), "{error}");
    discord.take_offline();
    discord.until_bot_offline().await;
    let lost = json!({ "kind": "command", "person": ada["id"], "channel": channel, "name": "slow", "options": [] });
    request_from_page(discord, "POST", "/sandbox/interactions", lost).await;
    let failed = loop {
        let event = next_page_event(&mut ada_events).await;
        if event["type"] == "interaction_failed" {
            break event;
        }
    };
    assert_eq!(failed["reason"], "the bot is offline");
}

#[tokio::test]
async fn the_page_and_its_files_are_served() {
    let (discord, _) = stand_in_with_clock().await;
    let _bot = connect_with_commands(&discord).await;
    for path in ["/", "/assets/app.js", "/assets/style/base.css"] {
        assert_eq!(request_from_page(&discord, "GET", path, Value::Null).await.0, 200, "{path}");
    }
    assert_eq!(request_from_page(&discord, "GET", "/assets/nothing.js", Value::Null).await.0, 404);
    let (_, commands) = request_from_page(&discord, "GET", "/sandbox/commands", Value::Null).await;
    assert_eq!(commands.as_array().unwrap().len(), 3);
    let (_, requests) = request_from_page(&discord, "GET", "/sandbox/requests", Value::Null).await;
    assert_eq!(requests[0]["method"], "PUT");
}

#[tokio::test]
async fn requests_from_other_origins_are_refused() {
    let (discord, _) = stand_in_with_clock().await;
    for (host, origin) in [
        ("127.0.0.1:1", "https://elsewhere.example"),
        ("elsewhere.example", "http://elsewhere.example"),
    ] {
        let request = Request::post("/sandbox/people")
            .header("host", host)
            .header("origin", origin)
            .body(Body::from("{\"name\":\"Eve\"}"));
        let response = page::answer_request(discord.hub(), request.unwrap()).await;
        assert_eq!(response.status(), 403, "{origin}");
    }
}

#[tokio::test]
async fn the_first_person_has_a_name_and_is_a_moderator() {
    let (discord, _) = stand_in_with_clock().await;
    let (status, first) = request_from_page(&discord, "POST", "/sandbox/people", json!({})).await;
    assert_eq!((status, &first["name"], &first["moderator"]), (200, &json!("Ada"), &json!(true)));
    let held: u64 = first["permissions"].as_str().unwrap().parse().unwrap();
    assert_ne!(held & permission::MANAGE_EVENTS, 0, "tournaments can be held");
    let (_, second) = request_from_page(&discord, "POST", "/sandbox/people", json!({})).await;
    assert_eq!((&second["name"], &second["moderator"]), (&json!("Ben"), &json!(false)));

    let renamed = format!("/sandbox/people/{}", first["id"].as_str().unwrap());
    let (status, first) =
        request_from_page(&discord, "PATCH", &renamed, json!({ "name": "Zoë" })).await;
    assert_eq!((status, &first["name"]), (200, &json!("Zoë")));
    let (_, third) = request_from_page(&discord, "POST", "/sandbox/people", json!({})).await;
    assert_eq!(third["name"], "Chloé", "a name that was changed is not given again");

    assert_eq!(first["here"], false);
    let _tab = open_event_stream(&discord, &first).await;
    let (_, world) = request_from_page(&discord, "GET", "/sandbox/world", Value::Null).await;
    let here: Vec<_> = world["people"].as_array().unwrap().iter().map(|one| &one["here"]).collect();
    assert_eq!(here, [true, false, false]);
}

#[tokio::test]
async fn roles_are_created_assigned_and_removed() {
    let (discord, _) = stand_in_with_clock().await;
    let (_, ada) = request_from_page(&discord, "POST", "/sandbox/people", json!({})).await;
    let (status, role) =
        request_from_page(&discord, "POST", "/sandbox/roles", json!({ "name": " Organiser " }))
            .await;
    assert_eq!((status, &role["name"]), (200, &json!("Organiser")));
    let ada_path = format!("/sandbox/people/{}", ada["id"].as_str().unwrap());
    let (_, ada) =
        request_from_page(&discord, "PATCH", &ada_path, json!({ "roles": [role["id"]] })).await;
    assert_eq!(ada["roles"], json!([role["id"]]));
    let (_, ada) = request_from_page(&discord, "PATCH", &ada_path, json!({ "locale": "fr" })).await;
    assert_eq!(ada["roles"], json!([role["id"]]), "another change leaves them");
    let (_, ada) = request_from_page(&discord, "PATCH", &ada_path, json!({ "roles": [] })).await;
    assert_eq!(ada["roles"], json!([]));
    for (path, wrong, status) in [
        (ada_path.as_str(), json!({ "roles": ["7"] }), 404),
        ("/sandbox/roles", json!({ "name": "" }), 400),
        ("/sandbox/server", json!({ "preferred_locale": "tlh" }), 400),
    ] {
        let method = if path == "/sandbox/roles" { "POST" } else { "PATCH" };
        assert_eq!(
            request_from_page(&discord, method, path, wrong.clone()).await.0,
            status,
            "{wrong}"
        );
    }

    let change = json!({ "preferred_locale": "fr", "bot_gives_roles": true });
    assert_eq!(request_from_page(&discord, "PATCH", "/sandbox/server", change).await.0, 200);
    let (_, world) = request_from_page(&discord, "GET", "/sandbox/world", Value::Null).await;
    assert_eq!(world["guild"]["preferred_locale"], "fr");
    assert_eq!(world["guild"]["bot_gives_roles"], true);
    assert_eq!(world["guild"]["roles"][0]["name"], "Organiser");
}

#[tokio::test]
async fn roles_have_an_order_and_permissions_and_a_server_has_an_owner() {
    let (discord, _) = stand_in_with_clock().await;
    let (_, ada) = request_from_page(&discord, "POST", "/sandbox/people", json!({})).await;
    let (_, ben) = request_from_page(&discord, "POST", "/sandbox/people", json!({})).await;
    assert_eq!((&ada["owner"], &ben["owner"]), (&json!(true), &json!(false)));
    let roles = async || {
        let (_, world) = request_from_page(&discord, "GET", "/sandbox/world", Value::Null).await;
        let roles = world["guild"]["roles"].as_array().unwrap().clone();
        let name = |role: &Value| role["name"].as_str().unwrap().to_owned();
        (roles.iter().map(name).collect::<Vec<_>>(), roles)
    };
    for name in ["Champion", "Manager"] {
        request_from_page(&discord, "POST", "/sandbox/roles", json!({ "name": name })).await;
    }
    // The bot's role is the highest; a new role is added below it.
    let (names, all) = roles().await;
    assert_eq!(names[..2], ["Champion", "Manager"]);
    assert_eq!((names.len(), &all[2]["bots"]), (3, &json!(true)));
    let of = |role: &Value| format!("/sandbox/roles/{}", role["id"].as_str().unwrap());
    let (champion, bots) = (of(&all[0]), of(&all[2]));
    request_from_page(&discord, "PATCH", &champion, json!({ "place": 2 })).await;
    assert_eq!(roles().await.0, [&names[1..], &names[..1]].concat());
    request_from_page(&discord, "PATCH", &champion, json!({ "moderates": true })).await;
    assert_eq!(roles().await.1[2]["moderates"], true);
    // The bot receives the roles in this order.
    let path = format!("/guilds/{}/roles", discord.home().id());
    let (_, seen) = request_json(&discord, "GET", &path, Value::Null).await;
    // The internal roles that hold the permissions of people are left out.
    let mut seen = seen.as_array().unwrap().clone();
    assert!(seen.windows(2).all(|two| two[0]["position"].as_u64() < two[1]["position"].as_u64()));
    seen.retain(|role| role["name"] != "Permissions");
    let positions = seen.iter().map(|role| role["position"].as_u64().unwrap());
    assert_eq!(positions.collect::<Vec<_>>(), [0, 2, 3, 4]);
    assert_eq!((&seen[0]["name"], &seen[2]["managed"]), (&json!("@everyone"), &json!(true)));
    assert_eq!(seen[1]["permissions"], "0");
    assert_ne!(seen[3]["permissions"], "0");
    // Members who have the role have its permissions.
    let ben_path = format!("/sandbox/people/{}", ben["id"].as_str().unwrap());
    let change = json!({ "roles": [all[0]["id"]] });
    let (_, ben) = request_from_page(&discord, "PATCH", &ben_path, change).await;
    let permissions: u64 = ben["permissions"].as_str().unwrap().parse().unwrap();
    assert_ne!(permissions & permission::MANAGE_MESSAGES, 0);

    assert_eq!(
        request_from_page(&discord, "DELETE", &bots, json!({})).await.0,
        404,
        "it is the bot's"
    );
    assert_eq!(request_from_page(&discord, "DELETE", &champion, json!({})).await.0, 200);
    let (_, world) = request_from_page(&discord, "GET", "/sandbox/world", Value::Null).await;
    let ben = world["people"].as_array().unwrap().iter().find(|one| one["id"] == ben["id"]);
    assert_eq!(ben.unwrap()["roles"], json!([]));
    let owner = json!({ "owner": ben.unwrap()["id"] });
    assert_eq!(request_from_page(&discord, "PATCH", "/sandbox/server", owner.clone()).await.0, 200);
    let (_, world) = request_from_page(&discord, "GET", "/sandbox/world", Value::Null).await;
    assert_eq!(world["guild"]["owner"], owner["owner"]);
    let wrong = json!({ "owner": "7" });
    assert_eq!(request_from_page(&discord, "PATCH", "/sandbox/server", wrong).await.0, 404);
    assert_eq!(request_from_page(&discord, "PATCH", "/sandbox/roles/7", json!({})).await.0, 404);
}

/// Assigning a role also requires the permission to manage roles.
#[tokio::test]
async fn the_bot_can_only_assign_roles_below_its_own() {
    let (discord, _) = stand_in_with_clock().await;
    let (home, ada) = (discord.home(), discord.add_person("Ada", "en-US"));
    let role = home.add_role("Champion", false);
    let path = |role: Snowflake| format!("/guilds/{}/members/{}/roles/{role}", home.id(), ada.id());
    let give = async |role| request_json(&discord, "PUT", &path(role), Value::Null).await.0;
    assert_eq!(give(role).await, 403, "it does not manage roles");
    home.allow_bot(permission::MANAGE_ROLES);
    assert_eq!(give(role).await, 204);
    assert_eq!(home.members_with_role(role), [ada.id()]);
    home.move_role_to_top(role);
    assert_eq!(give(role).await, 403);
    assert_eq!(request_json(&discord, "DELETE", &path(role), Value::Null).await.0, 403);
    home.delete_role(role);
    assert_eq!(give(role).await, 404);
    // The role of a bot cannot be assigned.
    let path_of_roles = format!("/guilds/{}/roles", home.id());
    let (_, roles) = request_json(&discord, "GET", &path_of_roles, Value::Null).await;
    let own = roles.as_array().unwrap().iter().find(|role| role["managed"] == true).unwrap();
    assert_eq!(give(own["id"].as_str().unwrap().parse().unwrap()).await, 403);
}
