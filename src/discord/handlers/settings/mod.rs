//! `/settings` of a server. The module `own` has `/preferences` of a person.

pub mod own;

use poise::ChoiceParameter;
use serenity::all as discord;
use serenity::all::Permissions;

use super::moderation;
use crate::discord::commands::options::{Language, ThemeName};
use crate::discord::interaction::errors;
use crate::discord::interaction::permissions::server_rights::ServerRights;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::ServerRequest;
use crate::discord::render;
use crate::guild::{
    KeptPictures, LeagueChange, LeagueRules, ModerationAct, Preferences, TableDefaults,
    TableDefaultsChange,
};
use crate::ids::{ChannelId, MessageId, RoleId};
use crate::store::StoreError;
use crate::text::{ChampionRoleProblem, Lang};
use triominos_rules::game::Hints;
use triominos_rules::opponent::Level;

/// Returns the refusal if the change chooses a role for champions that the person of the request may not choose; otherwise `None`.
async fn refusal_of_champion_role(
    request: &ServerRequest<'_>,
    rights: &ServerRights,
    league: LeagueChange,
) -> Option<InteractionAnswer> {
    let chosen: Vec<RoleId> =
        league.champion_role.into_iter().chain(league.tournament_role).collect();
    if chosen.is_empty() {
        return None;
    }
    let text = request.text();
    if !rights.can_manage_roles() {
        return Some(
            PrivateReply::from_content(text.champion_role_refusal(ChampionRoleProblem::NotYours))
                .into(),
        );
    }
    let order = match request.bot.role_order(request.guild).await {
        Ok(order) => order,
        Err(error) => {
            return Some(
                PrivateReply::from_content(errors::report_internal_error(
                    request,
                    &error.to_string(),
                ))
                .into(),
            );
        }
    };
    let trouble =
        chosen.into_iter().find_map(|role| order.check_choosable_by(rights, role).err())?;
    Some(PrivateReply::from_content(text.champion_role_refusal(trouble)).into())
}

/// Changes of a server's defaults for its tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableChange {
    /// The level of computers; `None` leaves it unchanged.
    pub level: Option<Level>,
    /// The choice of the boards that keep their pictures: all, or only the newest. `None` leaves the choice unchanged.
    pub pictures: Option<KeptPictures>,
    /// The defaults of new tables.
    pub defaults: TableDefaultsChange,
    /// The kind of hints that players get before they place; `None` leaves it unchanged.
    pub hints: Option<Hints>,
    /// True to mention highlights (remarkable moments) of a match in a line; `None` leaves the choice unchanged.
    pub highlights: Option<bool>,
}

/// Changes of a server's settings; the default changes nothing.
#[derive(Clone, Debug, Default)]
pub struct ServerChange {
    pub language: Option<Language>,
    pub theme: Option<ThemeName>,
    pub league: LeagueChange,
    pub tables: TableChange,
    /// The channel in which the moderators' log is also posted; `None` leaves it unchanged.
    pub log: Option<ChannelId>,
    /// The channel in which a leaderboard is kept up to date; `None` leaves it unchanged.
    pub leaderboard: Option<ChannelId>,
    /// The channel in which the daily games are posted, and the hour of the post in UTC. `None` leaves that part unchanged.
    pub daily: (Option<ChannelId>, Option<u8>),
}

impl ServerChange {
    /// Returns the names of the options of `/settings` that were given.
    fn given_option_names(&self) -> Vec<String> {
        let Self { language, theme, league, tables, log, leaderboard, daily } = self;
        let defaults = &tables.defaults;
        let given = [
            ("language", language.is_some()),
            ("theme", theme.is_some()),
            ("season", league.season.is_some()),
            ("season-channel", league.channel.is_some()),
            ("champion-role", league.champion_role.is_some()),
            ("tournament-role", league.tournament_role.is_some()),
            ("level", tables.level.is_some()),
            ("pictures", tables.pictures.is_some()),
            ("edition", defaults.edition.is_some()),
            ("length", defaults.length.is_some()),
            ("clock", defaults.clock.is_some()),
            ("thread", defaults.thread.is_some()),
            ("rated", defaults.friendly.is_some()),
            ("hints", tables.hints.is_some()),
            ("highlights", tables.highlights.is_some()),
            ("log", log.is_some()),
            ("leaderboard", leaderboard.is_some()),
            ("daily", daily.0.is_some()),
            ("daily-hour", daily.1.is_some()),
        ];
        let given = given.into_iter().filter(|(_, is_given)| *is_given);
        given.map(|(name, _)| name.to_owned()).collect()
    }
}

/// Returns the refusal if the changed defaults have rules that cannot be combined; otherwise
/// `None`.
async fn refusal_of_table_defaults(
    request: &ServerRequest<'_>,
    change: TableDefaultsChange,
) -> Option<InteractionAnswer> {
    if change.edition.is_none() && change.length.is_none() {
        return None;
    }
    let refusal = match request.bot.guilds.table_defaults(request.guild).await {
        Ok(now) => {
            let mix = now.with_change(change).variant_for_edition(None).check().err()?;
            request.text().invalid_rules_refusal(&mix)
        }
        Err(error) => errors::report_store_error(request, &error),
    };
    Some(PrivateReply::from_content(refusal).into())
}

/// Returns the refusal if an hour for the daily games is given, but no channel is given or was chosen earlier; otherwise `None`.
async fn refusal_of_daily_hour_without_channel(
    request: &ServerRequest<'_>,
    (channel, hour): (Option<ChannelId>, Option<u8>),
) -> Option<InteractionAnswer> {
    let (None, Some(_)) = (channel, hour) else { return None };
    let refusal = match request.bot.daily.daily_post(request.guild).await {
        Ok(Some(_)) => return None,
        Ok(None) => request.text().daily_hour_needs_channel(),
        Err(error) => errors::report_store_error(request, &error),
    };
    Some(PrivateReply::from_content(refusal).into())
}

/// Returns the refusal for the first reason why the settings cannot be changed in this way; `None` if they can.
async fn refusal_of_settings_change(
    request: &ServerRequest<'_>,
    rights: &ServerRights,
    change: &ServerChange,
) -> Option<InteractionAnswer> {
    if let Some(refusal) = refusal_of_champion_role(request, rights, change.league).await {
        return Some(refusal);
    }
    if let Some(refusal) = refusal_of_daily_hour_without_channel(request, change.daily).await {
        return Some(refusal);
    }
    refusal_of_table_defaults(request, change.tables.defaults).await
}

/// Handles `/settings`: changes and shows a server's settings, for people with the permission Manage
/// Server.
pub async fn change_server_settings(
    request: &ServerRequest<'_>,
    change: ServerChange,
) -> InteractionAnswer {
    let names = change.given_option_names();
    let rights = match request.server_rights().await {
        Ok(rights) if rights.can_manage_guild() => rights,
        Ok(_) => return PrivateReply::from_content(request.text().server_managers_only()).into(),
        Err(refusal) => return refusal,
    };
    if let Some(refusal) = refusal_of_settings_change(request, &rights, &change).await {
        return refusal;
    }
    let ServerChange { language, theme, league, tables, log, leaderboard, daily } = change;
    let (guilds, guild) = (&request.bot.guilds, request.guild);
    let change = Preferences {
        locale: language.map(|language| language.name().to_owned()),
        theme: theme.map(|theme| theme.name().to_owned()),
    };
    let changed = !names.is_empty();
    let result = async {
        let level = guilds.change_default_computer_level_if_given(guild, tables.level).await?;
        let kept = guilds.change_kept_pictures_if_given(guild, tables.pictures).await?;
        let defaults = guilds.change_table_defaults(guild, tables.defaults).await?;
        let hints = guilds.change_default_table_hints_if_given(guild, tables.hints).await?;
        let highlights =
            guilds.change_highlights_setting_if_given(guild, tables.highlights).await?;
        if log.is_some() {
            guilds.set_log_channel(guild, log).await?;
        }
        let log = guilds.log_channel(guild).await?;
        let leaderboard = set_leaderboard_channel_and_describe(request, leaderboard).await?;
        let leaderboard =
            leaderboard.into_iter().chain(set_daily_post_and_describe(request, daily).await?);
        let leaderboard: Vec<String> = leaderboard.collect();
        let openings = guilds.opening_restrictions(guild).await?;
        let tables = (level, kept, defaults, (hints, highlights), openings, (log, leaderboard));
        if !changed {
            let preferences = guilds.server_preferences(guild).await?;
            return Ok((preferences, tables, guilds.league_rules(guild).await?));
        }
        let preferences = guilds.change_server_preferences(guild, change).await?;
        Ok::<_, StoreError>((preferences, tables, guilds.change_league_rules(guild, league).await?))
    };
    match result.await {
        Ok((
            preferences,
            (level, kept, defaults, (hints, highlights), openings, (log, leaderboard)),
            rules,
        )) => {
            if changed {
                moderation::log_and_post_act(request, None, ModerationAct::Settings { names })
                    .await;
            }
            let (language, theme) =
                parse_language_and_theme(&preferences.locale, &preferences.theme);
            let settings = request.text().server_settings_page(language, theme, changed);
            let LeagueRules { season, channel, champion_role, tournament_role } = rules;
            let roles = (champion_role, tournament_role);
            let lacks = !request.has_app_permission(Permissions::MANAGE_ROLES);
            let computers = request.text().computer_level_line(level);
            let pictures = request.text().kept_pictures_setting(kept == KeptPictures::All);
            let hints = request.text().default_hints_setting(hints);
            let highlights = request.text().highlights_setting(highlights);
            let league = request.text().league_settings(season, channel, roles, lacks);
            let limit = render::clock::turn_limit_of_clock(defaults.clock);
            let TableDefaults { edition, length, thread, friendly, .. } = defaults;
            let tables = request.text().table_defaults(edition, length, limit, thread, friendly);
            let openings = request.text().table_opening_limits(&openings.channels, &openings.roles);
            let log = log_channel_line(request, log).await;
            let lines =
                [settings, tables, hints, computers, pictures, highlights, openings, league];
            let lines: Vec<String> = lines.into_iter().chain(leaderboard).chain(log).collect();
            let rows = vec![moderation::openings::moderation_panel_button_row(request)];
            PrivateReply::with_rows(lines.join("\n"), rows).into()
        }
        Err(error) => {
            PrivateReply::from_content(errors::report_store_error(request, &error)).into()
        }
    }
}

/// Returns the line about the channel in which the moderators' log is posted; `None` if there is no such channel.
async fn log_channel_line(
    request: &ServerRequest<'_>,
    channel: Option<ChannelId>,
) -> Option<String> {
    let channel = channel?;
    let is_public = moderation::can_everybody_read(request, channel).await;
    Some(request.text().log_channel_setting(channel, is_public))
}

/// Sets the channel in which a leaderboard is kept up to date; `None` leaves it unchanged. Returns the line about the resulting
/// channel; `None` if there is none.
async fn set_leaderboard_channel_and_describe(
    request: &ServerRequest<'_>,
    channel: Option<ChannelId>,
) -> Result<Option<String>, StoreError> {
    let (guilds, guild) = (&request.bot.guilds, request.guild);
    if let Some(channel) = channel {
        let before = guilds.live_leaderboard(guild).await?;
        guilds.start_leaderboard_upkeep(guild, channel).await?;
        let old = before.filter(|before| before.channel != channel);
        if let Some((former_channel, message)) =
            old.and_then(|old| Some((old.channel, old.message?)))
        {
            delete_former_message(request, former_channel, message).await;
        }
    }
    let kept = guilds.live_leaderboard(guild).await?;
    Ok(kept.map(|kept| request.text().leaderboard_channel_setting(kept.channel, kept.barred)))
}

/// Deletes a message that the bot kept up to date in this channel, because the server has chosen another channel for it. A failure
/// is only logged.
async fn delete_former_message(
    request: &ServerRequest<'_>,
    channel: ChannelId,
    message: MessageId,
) {
    let channel = discord::ChannelId::from(channel);
    let deleted = request.bot.caller.call(None, |http| channel.delete_message(http, message));
    if let Err(error) = deleted.await {
        tracing::info!(%error, "a message stays in its former channel");
    }
}

/// Sets the channel and the hour in which the daily games are posted; a part that is `None` stays unchanged. Returns the line about
/// the resulting settings; `None` if the daily games are not posted.
async fn set_daily_post_and_describe(
    request: &ServerRequest<'_>,
    (channel, hour): (Option<ChannelId>, Option<u8>),
) -> Result<Option<String>, StoreError> {
    let (games, guild) = (&request.bot.daily, request.guild);
    if channel.is_some() || hour.is_some() {
        let before = games
            .change_daily_post_and_get_former(guild, (channel, hour), request.received)
            .await?;
        let old = before.filter(|before| channel.is_some_and(|channel| channel != before.channel));
        if let Some((former_channel, message)) =
            old.and_then(|old| Some((old.channel, old.message?)))
        {
            delete_former_message(request, former_channel, message).await;
        }
    }
    let post = games.daily_post(guild).await?;
    Ok(post.map(|post| {
        // The date does not matter, because only the time of day is shown.
        let unix = request.received.div_euclid(86_400_000) * 86_400 + i64::from(post.hour) * 3_600;
        request.text().daily_channel_setting(post.channel, unix, post.barred)
    }))
}

/// Parses the names of a language and a theme.
fn parse_language_and_theme<'a>(
    locale: &Option<String>,
    theme: &'a Option<String>,
) -> (Option<Lang>, Option<&'a str>) {
    (locale.as_deref().and_then(Lang::from_tag), theme.as_deref())
}
