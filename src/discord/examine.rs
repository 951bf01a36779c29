//! The checks of the bot's account at Discord, which `triominos check` runs. They change nothing. Their sentences are in English,
//! for the operator.

use std::sync::Arc;

use serenity::all::{ApplicationFlags, GuildId, Permissions};
use serenity::http::{Http, LightMethod, Request, Route};

use super::commands::register;
use super::connect::HttpClients;
use super::interaction::api::{CallError, Caller};
use super::interaction::guard::InvalidRequestLimits;
use super::interaction::permissions::rights::Member;
use super::interaction::request::RIGHTS;
use crate::time::{Clock, Millis, SystemClock};

/// The result of a check: a sentence that the checked thing is in order, or an instruction to the operator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The thing that was checked.
    pub of: &'static str,
    pub result: Result<String, String>,
}

/// The greatest difference, in milliseconds, between the clocks of this machine and Discord that needs no correction.
const LARGEST_SKEW: Millis = 5_000;
/// The minimum number of gateway sessions that must be left for the day. A restart needs one session for each shard.
const FEW_SESSIONS: u64 = 10;

impl Finding {
    fn ok(topic: &'static str, message: impl Into<String>) -> Self {
        Self { of: topic, result: Ok(message.into()) }
    }

    fn with_fix(topic: &'static str, instruction: impl Into<String>) -> Self {
        Self { of: topic, result: Err(instruction.into()) }
    }
}

/// Checks the token, the application, its intents, the remaining sessions, the clock and the commands. If `server_id` is the id of
/// a server, also checks the bot's permissions there. If the token is not accepted, nothing else is checked.
pub async fn examine_account(
    token: &str,
    api_url: Option<&str>,
    server_id: Option<u64>,
) -> Vec<Finding> {
    let clock: Arc<dyn Clock> = Arc::new(SystemClock);
    let limits = InvalidRequestLimits::default();
    let caller = HttpClients::new(token, api_url, limits, &clock).caller;
    let application = match caller.call_once(Http::get_current_application_info).await {
        Ok(application) => application,
        Err(CallError::Unauthorized) => {
            let what = "Discord does not accept it: in the developer portal, press Reset Token under \"Bot\" and use the new one";
            return vec![Finding::with_fix("token", what)];
        }
        Err(error) => {
            let what = format!(
                "Discord cannot be asked: {error}; check the network and --discord-api-url"
            );
            return vec![Finding::with_fix("token", what)];
        }
    };
    let id = application.id.get();
    let mut found = vec![
        Finding::ok("token", format!("of the application {} ({id})", application.name)),
        examine_flags(application.flags.unwrap_or(ApplicationFlags::empty())),
    ];
    if let Some(url) = application.interactions_endpoint_url.filter(|url| !url.is_empty()) {
        let what = format!(
            "clicks are sent to {url} and never reach the bot: in the developer portal, empty Interactions Endpoint URL"
        );
        found.push(Finding::with_fix("application", what));
    }
    found.push(examine_sessions(&caller).await);
    found.push(examine_clock(&caller, &*clock).await);
    found.push(examine_commands(&caller, application.id).await);
    if let Some(server_id) = server_id.filter(|server_id| *server_id > 0) {
        found.push(examine_server(&caller, GuildId::new(server_id), id).await);
    }
    found
}

/// Reports the privileged intents that are switched on for the application. The bot uses none of them; they do no harm.
fn examine_flags(flags: ApplicationFlags) -> Finding {
    let privileged = [
        (
            ApplicationFlags::GATEWAY_PRESENCE | ApplicationFlags::GATEWAY_PRESENCE_LIMITED,
            "Presence",
        ),
        (
            ApplicationFlags::GATEWAY_GUILD_MEMBERS
                | ApplicationFlags::GATEWAY_GUILD_MEMBERS_LIMITED,
            "Server Members",
        ),
        (
            ApplicationFlags::GATEWAY_MESSAGE_CONTENT
                | ApplicationFlags::GATEWAY_MESSAGE_CONTENT_LIMITED,
            "Message Content",
        ),
    ];
    let on: Vec<&str> = privileged
        .iter()
        .filter(|(flag, _)| flags.intersects(*flag))
        .map(|(_, name)| *name)
        .collect();
    Finding::ok(
        "intents",
        match on.is_empty() {
            true => "no privileged intent is on, and none is needed".to_owned(),
            false => format!("{} can be switched off in the developer portal", on.join(", ")),
        },
    )
}

async fn examine_sessions(caller: &Caller) -> Finding {
    let gateway = match caller.call_once(Http::get_bot_gateway).await {
        Ok(gateway) => gateway,
        Err(error) => {
            return Finding::with_fix("gateway", format!("Discord does not name it: {error}"));
        }
    };
    let limit = &gateway.session_start_limit;
    let left = format!("{} of {} sessions are left for today", limit.remaining, limit.total);
    if limit.remaining < FEW_SESSIONS {
        let minutes = limit.reset_after / 60_000;
        let what = format!("{left}: find out why the bot reconnects, and wait {minutes} minutes");
        return Finding::with_fix("gateway", what);
    }
    Finding::ok("gateway", format!("{left}; Discord proposes {} shard(s)", gateway.shards))
}

async fn examine_clock(caller: &Caller, clock: &dyn Clock) -> Finding {
    let asked = clock.now();
    let date = caller.call_once(|http: &Http| async move {
        let answer = http.request(Request::new(Route::GatewayBot, LightMethod::Get)).await?;
        Ok(answer.headers().get("date").and_then(|date| Some(date.to_str().ok()?.to_owned())))
    });
    let date = match date.await {
        Ok(date) => date,
        Err(error) => {
            return Finding::with_fix("clock", format!("Discord does not tell its time: {error}"));
        }
    };
    let parsed = date.as_deref().map(jiff::fmt::rfc2822::parse);
    let Some(Ok(theirs)) = parsed else {
        return Finding::ok("clock", "not compared, because the answer has no date");
    };
    // The date has whole seconds, so on average it is half a second early.
    let ours = asked.midpoint(clock.now());
    describe_clock_skew(ours - (theirs.timestamp().as_millisecond() + 500))
}

/// Reports whether the clock of this machine must be corrected. It is `ahead_by` milliseconds ahead of Discord's clock; a negative
/// number means that it is behind.
fn describe_clock_skew(ahead_by: Millis) -> Finding {
    let seconds = ahead_by.abs() / 1000;
    if ahead_by.abs() <= LARGEST_SKEW {
        return Finding::ok("clock", "agrees with Discord's");
    }
    let direction = if ahead_by > 0 { "ahead of" } else { "behind" };
    let what = format!(
        "it is {seconds} s {direction} Discord's: switch on the synchronisation of this machine's time (`timedatectl set-ntp true`)"
    );
    Finding::with_fix("clock", what)
}

async fn examine_commands(caller: &Caller, application: serenity::all::ApplicationId) -> Finding {
    let own = register::count_commands();
    let registered = caller.call_once(|http: &Http| async move {
        http.set_application_id(application);
        http.get_global_commands().await
    });
    match registered.await {
        Ok(commands) if commands.len() == own => {
            Finding::ok("commands", format!("all {own} are registered"))
        }
        Ok(commands) => Finding::ok(
            "commands",
            format!("{} of {own} are registered; `run` registers all at its start", commands.len()),
        ),
        Err(error) => Finding::with_fix("commands", format!("Discord does not list them: {error}")),
    }
}

/// Checks the bot's permissions on a server. Channels can take some of them away; `/doctor` on the server says which.
async fn examine_server(caller: &Caller, server: GuildId, application_id: u64) -> Finding {
    const OF: &str = "permissions";
    let guild = match caller.call_once(|http: &Http| http.get_guild(server)).await {
        Ok(guild) => guild,
        Err(CallError::Gone(..) | CallError::Forbidden(..)) => {
            let what = format!(
                "the bot is not on the server {server}: invite it by https://discord.com/oauth2/authorize?client_id={application_id}&scope=bot+applications.commands&permissions={}",
                RIGHTS.bits()
            );
            return Finding::with_fix(OF, what);
        }
        Err(error) => {
            return Finding::with_fix(OF, format!("the server {server} cannot be read: {error}"));
        }
    };
    let member = async {
        let me = caller.call_once(Http::get_current_user).await?.id;
        caller.call_once(|http: &Http| http.get_member(server, me)).await
    };
    let member = match member.await {
        Ok(member) => member,
        Err(error) => {
            return Finding::with_fix(OF, format!("the bot's roles cannot be read: {error}"));
        }
    };
    let Some(everyone) = guild.roles.values().find(|role| role.id.get() == server.get()) else {
        return Finding::with_fix(OF, format!("the roles of the server {server} cannot be read"));
    };
    let id = member.user.id;
    let worn = member.roles.iter().filter_map(|role| guild.roles.get(role)).collect();
    let bot = Member { id, is_owner: guild.owner_id == id, everyone, worn };
    let missing: Permissions = RIGHTS - bot.rights_on_server();
    match missing.is_empty() {
        true => Finding::ok(OF, format!("all there on the server {}", guild.name)),
        false => {
            let what = format!(
                "on the server {}, give the bot's role {}; `/doctor` there checks the channels too",
                guild.name,
                missing.get_permission_names().join(", ")
            );
            Finding::with_fix(OF, what)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_is_seconds_off_has_to_be_corrected() {
        assert!(
            describe_clock_skew(4_000).result.is_ok() && describe_clock_skew(-4_000).result.is_ok()
        );
        let ahead = describe_clock_skew(61_000).result.unwrap_err();
        assert!(ahead.contains("61 s ahead of"), "{ahead}");
        let behind = describe_clock_skew(-3_600_000).result.unwrap_err();
        assert!(behind.contains("3600 s behind"), "{behind}");
    }

    #[test]
    fn privileged_intents_are_named_but_are_no_fault() {
        let on = examine_flags(ApplicationFlags::GATEWAY_MESSAGE_CONTENT_LIMITED);
        assert!(on.result.unwrap().starts_with("Message Content can be switched off"));
        assert!(
            examine_flags(ApplicationFlags::empty()).result.unwrap().contains("none is needed")
        );
    }
}
