//! The answer to a request of the bot: the token is checked, faults happen, the handler does what
//! was asked, and the journal is written.

use std::sync::Arc;

use axum::body::Body;
use hyper::header::AUTHORIZATION;
use hyper::{Request, Response};
use serde_json::json;

use super::request::call::{Call, Reply};
use super::request::payload::Payload;
use super::table::find;
use crate::sandbox::error::{ApiError, UNAUTHORIZED};
use crate::sandbox::fault::{self, Effect, Met};
use crate::sandbox::http::{Broken, decoded, query_pairs, respond};
use crate::sandbox::journal::{RecordedFile, RecordedRequest};
use crate::sandbox::world::hub::Hub;

/// The path as it may stand in a log: without the secret of an interaction.
fn shortened(path: &str, params: &[(&'static str, String)]) -> String {
    params.iter().filter(|(name, _)| name.ends_with("_token")).fold(
        path.to_owned(),
        |path, (_, token)| {
            let start: String = token.chars().take(6).collect();
            path.replace(token.as_str(), &format!("{start}…"))
        },
    )
}

/// Answers one request of the bot.
pub(crate) async fn answer(
    hub: &Arc<Hub>,
    request: Request<Body>,
) -> Result<Response<Body>, Broken> {
    let method = request.method().as_str().to_owned();
    let uri = request.uri().clone();
    let path = uri.path().trim_start_matches("/api");
    let token = request
        .headers()
        .get(AUTHORIZATION)
        .and_then(|value| value.to_str().ok())
        .map(str::to_owned);
    let inner = path.strip_prefix("/v10").unwrap_or(path);
    let parts: Vec<String> = inner.split('/').skip(1).map(decoded).collect();
    let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
    let found = if path.starts_with("/v10/") {
        find(&method, &parts)
    } else {
        Err(ApiError::new(400, 50_041, "Invalid API version specified"))
    };
    let (route, params) = match &found {
        Ok((route, params)) => (Some(*route), params.clone()),
        Err(_) => (None, Vec::new()),
    };
    let shown = uri.query().map_or_else(|| inner.to_owned(), |query| format!("{inner}?{query}"));
    let mut record = RecordedRequest {
        at_ms: 0,
        method: method.clone(),
        route: route.map_or_else(String::new, |route| route.template.to_owned()),
        path: shortened(&shown, &params),
        body: None,
        files: Vec::new(),
        status: 0,
        response: None,
        injected: false,
    };
    let payload = Payload::read(request).await;
    let mut call = Call { params, query: query_pairs(uri.query()), payload: Payload::default() };
    let mut readable = Ok(());
    match payload {
        Ok(payload) => {
            record.body.clone_from(&payload.json);
            record.files = payload
                .files
                .iter()
                .map(|file| RecordedFile {
                    field: file.field.clone(),
                    filename: file.filename.clone(),
                    content_type: file.content_type.clone(),
                    size: file.bytes.len(),
                })
                .collect();
            call.payload = payload;
        }
        Err(error) => readable = Err(error),
    }

    let effect = hub.write(|world| {
        record.at_ms = world.now();
        let channel = call.id("channel_id").ok().and_then(|id| world.channel(id));
        let server = call.id("guild_id").ok().or(channel.and_then(|channel| channel.guild));
        let awaited = world.is_awaited(call.text("webhook_token"));
        let met = Met { method: &method, route: &record.route, server, awaited };
        fault::meet(&mut world.faults, met)
    });
    let mut drop_answer = false;
    match effect {
        None => {}
        Some(Effect::Delay(by)) => tokio::time::sleep(by).await,
        Some(Effect::Hold(mut released)) => {
            // An error means that nobody is left who could release it.
            let _ = released.wait_for(|released| *released).await;
        }
        Some(Effect::DropBefore) => {
            record.injected = true;
            hub.write(|world| world.journal.record(record));
            return Err(Broken);
        }
        Some(Effect::DropAfter) => drop_answer = true,
        Some(Effect::Refuse { status, code, message, wait }) => {
            let mut body = json!({ "message": message, "code": code });
            if let Some(wait) = wait {
                body["retry_after"] = json!(wait.seconds);
                body["global"] = json!(wait.global);
            }
            record.injected = true;
            record.status = status;
            record.response = Some(body.clone());
            hub.write(|world| world.journal.record(record));
            return Ok(respond(status, Some(&body), wait));
        }
    }

    let reply = hub.write(|world| {
        let result = found.map(|(route, _)| route).and_then(|route| {
            let authorized = token.as_deref().and_then(|t| t.strip_prefix("Bot "))
                == Some(world.bot.token.as_str());
            if !route.open && !authorized {
                return Err(UNAUTHORIZED.into());
            }
            readable?;
            (route.handler)(world, &call)
        });
        let (status, body) = match result {
            Ok(Reply::Json(status, body)) => (status, Some(body)),
            Ok(Reply::Nothing) => (204, None),
            Err(error) => (error.status, Some(error.body())),
        };
        record.status = if drop_answer { 0 } else { status };
        record.injected = drop_answer;
        record.response.clone_from(&body);
        world.journal.record(record);
        (status, body)
    });
    hub.settled().await;
    if drop_answer {
        return Err(Broken);
    }
    Ok(respond(reply.0, reply.1.as_ref(), None))
}

#[cfg(test)]
mod tests {
    use super::shortened;

    #[test]
    fn tokens_do_not_stand_in_the_journal() {
        let params = [("webhook_id", "1".to_owned()), ("webhook_token", "abcdefghij".to_owned())];
        assert_eq!(shortened("/webhooks/1/abcdefghij", &params), "/webhooks/1/abcdef…");
    }
}
