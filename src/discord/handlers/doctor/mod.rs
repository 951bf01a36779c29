//! `/doctor`: a private diagnosis for moderators.

use std::sync::atomic::Ordering;

use serenity::all as discord;
use serenity::all::{GuildChannel, Permissions};

use crate::discord::handlers::moderation::report_damaged_results;
use crate::discord::interaction::api::CallError;
use crate::discord::interaction::errors;
use crate::discord::interaction::permissions::rights::{LackOfRight, Member};
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::ServerRequest;
use crate::discord::interaction::response::delivery::FIRST_MOMENT;
use crate::discord::render::names;
use crate::guild::{LoadedTournament, TournamentRefused};
use crate::ids::ChannelId;
use crate::league::tournament::Stage;
use crate::store::StoreError;
use crate::table::{FailureKind, IntentError, Phase, PublishFailure, Table};
use crate::text::{
    Findings, MessageFailureCause, MissingPermission, MissingPermissionCause, Permission,
    ReportedFailure, ReportedStage, ReportedTable,
};
use crate::time::Millis;

/// The maximum number of channels whose permissions are checked.
const CHANNELS: usize = 5;

/// The permissions that tables and tournaments need in a channel.
const NEEDED: [(Permissions, Permission); 5] = [
    (Permissions::VIEW_CHANNEL, Permission::ViewChannel),
    (Permissions::SEND_MESSAGES, Permission::SendMessages),
    (Permissions::SEND_MESSAGES_IN_THREADS, Permission::SendMessagesInThreads),
    (Permissions::CREATE_PUBLIC_THREADS, Permission::CreatePublicThreads),
    (Permissions::ATTACH_FILES, Permission::AttachFiles),
];

/// The server's roles and channels, as Discord reports them.
struct Server {
    guild: discord::PartialGuild,
    member: discord::Member,
    channels: Vec<GuildChannel>,
    /// The duration of one call to Discord, in milliseconds.
    call: Millis,
}

/// The result of checking the bot's permissions.
#[derive(Default)]
struct CheckedPermissions {
    channels: Vec<ChannelId>,
    lacks: Vec<MissingPermission>,
    gone: Vec<ChannelId>,
    no_roles: bool,
    no_events: bool,
}

/// Handles `/doctor`: checks permissions, the database and Discord, and shows the result.
pub async fn examine_server(request: &ServerRequest<'_>) -> InteractionAnswer {
    if !(request.actor.moderator || request.manages_guild_here) {
        return PrivateReply::from_content(request.text().moderators_only(false)).into();
    }
    let bot = request.bot;
    let server = match fetch_roles_and_channels(request).await {
        Ok(server) => server,
        Err(error) => {
            return PrivateReply::from_content(errors::report_internal_error(
                request,
                &error.to_string(),
            ))
            .into();
        }
    };
    let (found, database) = match check_permissions_and_measure_store_time(request, &server).await {
        Ok(found) => found,
        Err(error) => {
            return PrivateReply::from_content(errors::report_store_error(request, &error)).into();
        }
    };
    let table = match bot.tables.open_table_in(request.channel).await {
        Ok(table) => table,
        Err(error) => return errors::answer_refused(request, None, error).await,
    };
    let tournament = match bot.tournaments.tournament_for_autocomplete(request.channel).await {
        Ok(known) => Some(known),
        Err(TournamentRefused::NoSuch) => None,
        Err(TournamentRefused::Store(error)) => {
            return PrivateReply::from_content(errors::report_store_error(request, &error)).into();
        }
        Err(error) => {
            return PrivateReply::from_content(errors::report_internal_error(
                request,
                &error.to_string(),
            ))
            .into();
        }
    };
    let has_unpublished = match &table {
        Some(table) => match bot.tables.has_unpublished_events(table.id).await {
            Ok(has_unpublished) => has_unpublished,
            Err(IntentError::Store(error)) => {
                return PrivateReply::from_content(errors::report_store_error(request, &error))
                    .into();
            }
            Err(error) => return errors::answer_refused(request, None, error).await,
        },
        None => false,
    };
    let damaged_results = match bot.guilds.count_damaged_results(request.guild).await {
        Ok(count) => count,
        Err(error) => {
            return PrivateReply::from_content(errors::report_store_error(request, &error)).into();
        }
    };
    report_damaged_results(request);
    let failures = bot.tables.publish_failures().recent_in(request.guild);
    let shards = u64::from(bot.shards.load(Ordering::Relaxed).max(1));
    let sent = FIRST_MOMENT + (request.id.get() >> 22).cast_signed();
    let findings = Findings {
        channels: found.channels,
        lacks: found.lacks,
        gone: found.gone,
        no_roles: found.no_roles,
        no_events: found.no_events
            && tournament.as_ref().is_some_and(|known| known.state.plan.is_event),
        table: table.as_deref().map_or(ReportedTable::None, to_reported_table),
        has_unpublished,
        damaged_results,
        tournament: tournament.as_ref().map(tournament_name_stage_and_is_paused),
        failures: failures.iter().map(to_reported_failure).collect(),
        version: env!("CARGO_PKG_VERSION"),
        shard: ((request.guild.get() >> 22) % shards + 1, shards),
        arrival: (request.received - sent).max(0),
        call: server.call,
        database,
    };
    PrivateReply::from_content(request.text().doctor_report(&findings)).into()
}

/// Loads the server's roles and channels from Discord.
async fn fetch_roles_and_channels(request: &ServerRequest<'_>) -> Result<Server, CallError> {
    let (caller, clock) = (&request.bot.caller, &request.bot.clock);
    let id = discord::GuildId::from(request.guild);
    let asked = clock.now();
    let guild = caller.call(None, |http| http.get_guild(id)).await?;
    let call = (clock.now() - asked).max(0);
    let me = caller.call(None, discord::Http::get_current_user).await?.id;
    let member = caller.call(None, |http| http.get_member(id, me)).await?;
    let channels = caller.call(None, |http| http.get_channels(id)).await?;
    Ok(Server { guild, member, channels, call })
}

/// Checks the permissions in this channel and in the channels of the settings. Also returns the time in milliseconds
/// that the database took to load the settings.
async fn check_permissions_and_measure_store_time(
    request: &ServerRequest<'_>,
    server: &Server,
) -> Result<(CheckedPermissions, Millis), StoreError> {
    let (guilds, clock) = (&request.bot.guilds, &request.bot.clock);
    let asked = clock.now();
    let openings = guilds.opening_restrictions(request.guild).await?;
    let database = (clock.now() - asked).max(0);
    let rules = guilds.league_rules(request.guild).await?;
    let here = request.parent.unwrap_or(request.channel);
    let mut chosen = vec![here];
    let leaderboard = guilds.live_leaderboard(request.guild).await?.map(|kept| kept.channel);
    let daily = request.bot.daily.daily_post(request.guild).await?.map(|post| post.channel);
    let used = rules.channel.into_iter().chain(leaderboard).chain(daily);
    for channel in openings.channels.into_iter().chain(used) {
        if !chosen.contains(&channel) {
            chosen.push(channel);
        }
    }
    chosen.truncate(CHANNELS);
    let mut found = CheckedPermissions::default();
    let Some(everyone) = server.guild.roles.get(&discord::RoleId::new(request.guild.get())) else {
        return Ok((found, database));
    };
    let worn = server.member.roles.iter().filter_map(|role| server.guild.roles.get(role));
    let id = server.member.user.id;
    let bot = Member { id, is_owner: server.guild.owner_id == id, everyone, worn: worn.collect() };
    for channel in chosen {
        let known = server.channels.iter().find(|known| ChannelId::from(known.id) == channel);
        let Some(known) = known else {
            // The present channel exists, as the command came from it.
            let list = if channel == here { &mut found.channels } else { &mut found.gone };
            list.push(channel);
            continue;
        };
        found.channels.push(channel);
        found.lacks.extend(lacking_permissions(request, server, &bot, known, channel == here));
    }
    let hands_over = rules.champion_role.is_some() || rules.tournament_role.is_some();
    found.no_roles =
        hands_over && bot.reason_right_is_missing_on_server(Permissions::MANAGE_ROLES).is_some();
    found.no_events = bot.reason_right_is_missing_on_server(Permissions::CREATE_EVENTS).is_some();
    Ok((found, database))
}

/// Returns the permissions that the bot lacks in a channel, with the reasons. If the channel is that of the request
/// (`is_request_channel`), uses the permissions that the interaction states.
fn lacking_permissions(
    request: &ServerRequest<'_>,
    server: &Server,
    bot: &Member<'_>,
    channel: &GuildChannel,
    is_request_channel: bool,
) -> Vec<MissingPermission> {
    let category = server.channels.iter().find(|one| Some(one.id) == channel.parent_id);
    let lack = |(right, name): (Permissions, Permission)| {
        let cause = bot.reason_right_is_missing(right, &channel.permission_overwrites);
        if is_request_channel && request.has_app_permission(right) {
            return None;
        }
        if !is_request_channel && cause.is_none() {
            return None;
        }
        let denies = |category: &&GuildChannel| {
            cause.is_some_and(|cause| {
                bot.is_denied_by_category(cause, right, &category.permission_overwrites)
            })
        };
        Some(MissingPermission {
            channel: channel.id.into(),
            right: name,
            cause: cause.map_or(MissingPermissionCause::Unknown, to_missing_permission_cause),
            category: category.filter(denies).map(|category| category.id.into()),
        })
    };
    NEEDED.into_iter().filter_map(lack).collect()
}

/// Converts the reason why a permission is missing to the type that the module `text` uses.
fn to_missing_permission_cause(cause: LackOfRight) -> MissingPermissionCause {
    match cause {
        LackOfRight::NoRole => MissingPermissionCause::NoRole,
        LackOfRight::Everyone => MissingPermissionCause::Everyone,
        LackOfRight::Role(role) => MissingPermissionCause::Role(role),
        LackOfRight::Member => MissingPermissionCause::Bot,
        LackOfRight::Hidden => MissingPermissionCause::Hidden,
    }
}

/// Returns the description of a table for the diagnosis.
fn to_reported_table(table: &Table) -> ReportedTable<'_> {
    match table.phase {
        Phase::Lobby => {
            ReportedTable::Lobby { players: table.seats.len(), opened: table.opened_at / 1000 }
        }
        _ => ReportedTable::Match {
            waits_for: table.turn().and_then(|seat| names::seat_names(table).get(seat).copied()),
            changed: table.changed_at / 1000,
        },
    }
}

/// Returns the name and the stage of a tournament, and `true` if it is paused.
fn tournament_name_stage_and_is_paused(loaded: &LoadedTournament) -> (&str, ReportedStage, bool) {
    let state = &loaded.state;
    let stage = match state.stage {
        Stage::SignUp => ReportedStage::SignUp,
        Stage::CheckIn { .. } => ReportedStage::CheckIn,
        Stage::Playing { .. } => ReportedStage::Playing,
        Stage::Over(_) => ReportedStage::Over,
    };
    (&state.plan.name, stage, state.paused_at.is_some() && !state.is_over())
}

/// Returns the description of a failure to publish a notice.
fn to_reported_failure(failure: &PublishFailure) -> ReportedFailure<'_> {
    let by = match failure.kind {
        FailureKind::Later => MessageFailureCause::Later,
        FailureKind::Barred => MessageFailureCause::Barred,
        FailureKind::Never => MessageFailureCause::Never,
        FailureKind::Damaged => MessageFailureCause::Damaged,
    };
    ReportedFailure { at: failure.at / 1000, channel: failure.channel, by, message: &failure.why }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::interaction::request::RIGHTS;

    #[test]
    fn every_permission_that_the_invitation_requests_is_checked() {
        let checked =
            NEEDED.iter().map(|(right, _)| *right).fold(Permissions::empty(), |all, one| all | one);
        assert_eq!(checked, RIGHTS);
    }
}
