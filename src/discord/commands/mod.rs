//! The slash commands: their names and options, each passed on to its handler.

mod daily;
mod learn;
mod moderators;
mod offer;
pub mod options;
mod reading;
pub mod register;
pub mod tournament;

use poise::serenity_prelude::{AutocompleteChoice, CreateAutocompleteResponse};

use self::offer::describe_command;
use self::reading::{read_request_anywhere, read_request_or_refuse, server_request_or_refuse};
use super::bot::Bot;
use super::handlers::league::{history, leaderboard, profile};
use super::handlers::lobby::opening::PlayOptions;
use super::handlers::lobby::{ending, inviting, opening};
use super::handlers::settings::own::{self, OwnChange};
use super::handlers::settings::{ServerChange, TableChange};
use super::handlers::{
    clock, games, help as helping, place, privacy as data, rules_summary, settings, turn, view,
};
use super::interaction::reply::PrivateReply;
use super::interaction::request::ReceivedInteraction;
use crate::guild::{LeagueChange, PingChange, TableDefaultsChange};
use crate::league::LeaderboardView;
use crate::table::Zone;
use crate::text::{Lang, ServerOnly, Text};
use triominos_rules::game::{Action, Clause};

/// The error type of commands, which poise requires. No command returns it, because each command answers its own failures.
#[derive(Debug, thiserror::Error)]
#[error("a command failed")]
pub struct Failed;

pub(super) type Command = poise::Command<Bot, Failed>;
pub(super) type Context<'a> = poise::ApplicationContext<'a, Bot, Failed>;

/// Returns all commands, described in every language.
pub(super) fn all_commands() -> Vec<Command> {
    let mut commands = vec![
        play(),
        play_with(),
        rack_command(),
        place_command(),
        draw(),
        pass(),
        undo(),
        hint(),
        board(),
        leave(),
        rejoin(),
        stand_in(),
        end(),
        games_command(),
        help(),
        rules(),
        settings_command(),
        preferences(),
        leaderboard(),
        profile(),
        profile_of(),
        privacy(),
        moderators::void(),
        history_command(),
        daily::daily(),
        learn::learn(),
        moderators::moderate(),
        moderators::doctor(),
        tournament::tournament(),
    ];
    for command in &mut commands {
        describe_command(command, None);
    }
    commands
}

#[expect(clippy::too_many_arguments, reason = "each is an option of the command")]
#[poise::command(slash_command)]
async fn play(
    ctx: Context<'_>,
    with: Option<String>,
    edition: Option<options::EditionName>,
    hints: Option<options::HintsName>,
    clock: Option<options::ClockName>,
    #[autocomplete = "autocomplete_match_lengths"] length: Option<String>,
    #[min = 0]
    #[max = 5]
    computers: Option<u8>,
    level: Option<options::LevelName>,
    #[min = 1]
    #[max = 6]
    seats: Option<u8>,
    rated: Option<bool>,
    thread: Option<bool>,
) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await {
        let options = PlayOptions {
            edition: edition.map(|edition| edition.0),
            length,
            hints: hints.map(|hints| hints.0),
            clock: clock.map(|clock| clock.0),
            level: level.map(|level| level.0),
            computers,
            seats,
            rated,
            with,
            thread,
        };
        request.answer_retrying(|| opening::open_lobby(&request, options.clone())).await;
    }
    Ok(())
}

#[poise::command(context_menu_command = "Play with…")]
async fn play_with(ctx: Context<'_>, person: poise::serenity_prelude::User) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await
        && let Some(request) = server_request_or_refuse(&request, ServerOnly::PlayWith).await
    {
        request.answer_retrying(|| inviting::play_with(&request, person.id.into())).await;
    }
    Ok(())
}

#[poise::command(slash_command, rename = "rack")]
async fn rack_command(ctx: Context<'_>) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await {
        request.answer_retrying(|| view::show_rack_here(&request)).await;
    }
    Ok(())
}

#[poise::command(slash_command, rename = "place")]
async fn place_command(
    ctx: Context<'_>,
    #[autocomplete = "autocomplete_tiles"] tile: String,
    #[autocomplete = "autocomplete_spots"] spot: String,
) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await {
        request.answer_retrying(|| place::place_typed_tile(&request, &tile, &spot)).await;
    }
    Ok(())
}

#[poise::command(slash_command)]
async fn draw(ctx: Context<'_>) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await {
        request.answer_retrying(|| turn::draw_here(&request)).await;
    }
    Ok(())
}

#[poise::command(slash_command)]
async fn pass(ctx: Context<'_>) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await {
        request.answer_retrying(|| turn::take_action_here(&request, Action::Pass)).await;
    }
    Ok(())
}

#[poise::command(slash_command)]
async fn undo(ctx: Context<'_>) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await {
        request.answer_retrying(|| turn::undo_here(&request)).await;
    }
    Ok(())
}

#[poise::command(slash_command)]
async fn hint(ctx: Context<'_>) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await {
        request.answer_retrying(|| view::hint::show_hint(&request)).await;
    }
    Ok(())
}

#[poise::command(slash_command)]
async fn board(ctx: Context<'_>, text: Option<bool>, public: Option<bool>) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await {
        if public == Some(true) {
            request.answer_retrying(|| view::post_board(&request)).await;
        } else {
            request
                .answer_retrying(|| view::show_board_here(&request, text.unwrap_or(false)))
                .await;
        }
    }
    Ok(())
}

#[poise::command(slash_command)]
async fn leave(ctx: Context<'_>) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await {
        request.answer_retrying(|| ending::leave_or_ask_to_confirm(&request)).await;
    }
    Ok(())
}

#[poise::command(slash_command)]
async fn rejoin(ctx: Context<'_>) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await {
        request.answer_retrying(|| clock::rejoin_here(&request)).await;
    }
    Ok(())
}

#[poise::command(slash_command, rename = "stand-in")]
async fn stand_in(ctx: Context<'_>) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await
        && let Some(request) = server_request_or_refuse(&request, ServerOnly::StandIn).await
    {
        request.answer_retrying(|| clock::take_over_computer_here(&request)).await;
    }
    Ok(())
}

#[poise::command(slash_command)]
async fn end(
    ctx: Context<'_>,
    #[min_length = 3]
    #[max_length = 200]
    reason: Option<String>,
) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await {
        let reason = reason.map(|reason| reason.trim().to_owned());
        request.answer_retrying(|| ending::ask_to_end_match(&request, reason.clone())).await;
    }
    Ok(())
}

#[poise::command(slash_command)]
async fn help(ctx: Context<'_>) -> Result<(), Failed> {
    let request = read_request_anywhere(ctx).await;
    request.answer_with(helping::show_help(&request)).await;
    Ok(())
}

#[poise::command(slash_command, rename = "games")]
async fn games_command(ctx: Context<'_>) -> Result<(), Failed> {
    let request = read_request_anywhere(ctx).await;
    request.answer_retrying(|| games::list_games(&request)).await;
    Ok(())
}

#[poise::command(slash_command)]
async fn rules(ctx: Context<'_>, edition: Option<options::EditionName>) -> Result<(), Failed> {
    let request = read_request_anywhere(ctx).await;
    request
        .answer_retrying(|| rules_summary::show_rules(&request, edition.map(|edition| edition.0)))
        .await;
    Ok(())
}

#[expect(clippy::too_many_arguments, reason = "each is an option of the command")]
#[poise::command(slash_command, rename = "settings", default_member_permissions = "MANAGE_GUILD")]
async fn settings_command(
    ctx: Context<'_>,
    language: Option<options::Language>,
    theme: Option<options::ThemeName>,
    season: Option<options::SeasonName>,
    #[rename = "season-channel"]
    #[channel_types("Text", "News")]
    season_channel: Option<poise::serenity_prelude::GuildChannel>,
    #[channel_types("Text", "News")] leaderboard: Option<poise::serenity_prelude::GuildChannel>,
    #[rename = "champion-role"] champion_role: Option<poise::serenity_prelude::Role>,
    level: Option<options::LevelName>,
    #[rename = "tournament-role"] tournament_role: Option<poise::serenity_prelude::Role>,
    pictures: Option<options::PicturesName>,
    edition: Option<options::EditionName>,
    #[autocomplete = "autocomplete_match_lengths"] length: Option<String>,
    clock: Option<options::ClockName>,
    thread: Option<bool>,
    hints: Option<options::HintsName>,
    highlights: Option<bool>,
    #[channel_types("Text", "News")] log: Option<poise::serenity_prelude::GuildChannel>,
    rated: Option<bool>,
    #[channel_types("Text", "News")] daily: Option<poise::serenity_prelude::GuildChannel>,
    #[rename = "daily-hour"]
    #[min = 1]
    #[max = 23]
    daily_hour: Option<u8>,
) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await
        && let Some(request) = server_request_or_refuse(&request, ServerOnly::Settings).await
    {
        let league = LeagueChange {
            season: season.map(|season| season.0),
            channel: season_channel.map(|channel| channel.id.into()),
            champion_role: champion_role.map(|role| role.id.into()),
            tournament_role: tournament_role.map(|role| role.id.into()),
        };
        let typed = length.as_deref();
        let length = typed.and_then(|typed| Clause::Match.find_value(typed));
        if let Some(typed) = typed.filter(|_| length.is_none()) {
            let refusal = request.text().unknown_length(typed);
            request.answer_with(async { PrivateReply::from_content(refusal).into() }).await;
            return Ok(());
        }
        let tables = TableChange {
            defaults: TableDefaultsChange {
                edition: edition.map(|edition| edition.0),
                length,
                clock: clock.map(|clock| clock.0),
                thread,
                friendly: rated.map(|rated| !rated),
            },
            level: level.map(|level| level.0),
            pictures: pictures.map(|pictures| pictures.0),
            hints: hints.map(|hints| hints.0),
            highlights,
        };
        let log = log.map(|log| log.id.into());
        let leaderboard = leaderboard.map(|channel| channel.id.into());
        let daily = (daily.map(|channel| channel.id.into()), daily_hour);
        let change = ServerChange { language, theme, league, tables, log, leaderboard, daily };
        request
            .answer_retrying(|| settings::change_server_settings(&request, change.clone()))
            .await;
    }
    Ok(())
}

#[poise::command(slash_command)]
async fn leaderboard(
    ctx: Context<'_>,
    by: Option<options::BoardName>,
    period: Option<options::PeriodName>,
    edition: Option<options::EditionName>,
) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await
        && let Some(request) = server_request_or_refuse(&request, ServerOnly::Leaderboard).await
    {
        let view = LeaderboardView {
            board: by.map(|by| by.0).unwrap_or_default(),
            period: period.map(|period| period.0).unwrap_or_default(),
            edition: edition.map(|edition| edition.0),
        };
        request.answer_retrying(|| leaderboard::show_leaderboard(&request, view, 0)).await;
    }
    Ok(())
}

#[poise::command(slash_command)]
async fn profile(
    ctx: Context<'_>,
    player: Option<poise::serenity_prelude::User>,
) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await
        && let Some(request) = server_request_or_refuse(&request, ServerOnly::Profile).await
    {
        request.answer_retrying(|| profile::show_profile(&request, player.as_ref())).await;
    }
    Ok(())
}

#[poise::command(context_menu_command = "Profile")]
async fn profile_of(ctx: Context<'_>, person: poise::serenity_prelude::User) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await
        && let Some(request) = server_request_or_refuse(&request, ServerOnly::Profile).await
    {
        request.answer_retrying(|| profile::show_profile(&request, Some(&person))).await;
    }
    Ok(())
}

#[poise::command(slash_command)]
async fn privacy(ctx: Context<'_>) -> Result<(), Failed> {
    let request = read_request_anywhere(ctx).await;
    request.answer_retrying(|| data::show_privacy(&request)).await;
    Ok(())
}

#[poise::command(slash_command, rename = "history")]
async fn history_command(
    ctx: Context<'_>,
    player: Option<poise::serenity_prelude::User>,
) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await
        && let Some(request) = server_request_or_refuse(&request, ServerOnly::History).await
    {
        request.answer_retrying(|| history::show_history(&request, player.as_ref())).await;
    }
    Ok(())
}

#[expect(clippy::too_many_arguments, reason = "each is an option of the command")]
#[poise::command(slash_command)]
async fn preferences(
    ctx: Context<'_>,
    language: Option<options::Language>,
    theme: Option<options::ThemeName>,
    quiet: Option<String>,
    #[autocomplete = "autocomplete_time_zones"] timezone: Option<String>,
    pictures: Option<options::OwnPicturesName>,
    pings: Option<options::PingsName>,
    digest: Option<options::DigestName>,
    invitations: Option<options::InvitationsName>,
    #[rename = "call-me"] call_me: Option<bool>,
    #[rename = "draw-for-me"] draw_for_me: Option<bool>,
    daily: Option<options::ReminderName>,
) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await {
        let quiet = (quiet.as_deref(), timezone.as_deref());
        let pictures = pictures.map(|pictures| pictures.0);
        let pings = PingChange {
            mode: pings.map(|pings| pings.0),
            digest: digest.map(|digest| digest.0),
            invitations: invitations.map(|from| from.0),
        };
        let reminder = daily.map(|daily| daily.0);
        let (draws, calls) = (draw_for_me, call_me);
        let change = OwnChange { language, theme, pictures, draws, calls, pings, reminder };
        request.answer_retrying(|| own::change_preferences(&request, change, quiet)).await;
    }
    Ok(())
}

/// Suggests time zones that match the text typed so far.
async fn autocomplete_time_zones(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    autocomplete_response(
        Zone::search_names(typed).into_iter().map(|zone| (zone.clone(), zone)).collect(),
    )
}

/// Suggests tiles of the person's rack that match the text typed so far.
async fn autocomplete_tiles(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    autocomplete_response(
        place::suggest_tiles(
            ctx.framework.user_data,
            ReceivedInteraction::Command(ctx.interaction),
            typed,
        )
        .await,
    )
}

/// Suggests lengths of a match that match the text typed so far.
async fn autocomplete_match_lengths(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let locale = ReceivedInteraction::Command(ctx.interaction).locale();
    autocomplete_response(opening::suggest_match_lengths(
        Text::for_lang(Lang::for_locale(locale)),
        typed,
    ))
}

/// Suggests spots on the board that match the text typed so far.
async fn autocomplete_spots(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let tile = ctx.args.iter().find(|option| option.name == "tile").and_then(|option| match option
        .value
    {
        poise::serenity_prelude::ResolvedValue::String(tile) => Some(tile),
        _ => None,
    });
    autocomplete_response(
        place::suggest_spots(
            ctx.framework.user_data,
            ReceivedInteraction::Command(ctx.interaction),
            tile,
            typed,
        )
        .await,
    )
}

/// Converts suggestions, each a label and a value, to the response of an autocompletion.
pub(super) fn autocomplete_response(
    suggestions: Vec<(String, String)>,
) -> CreateAutocompleteResponse {
    let choice = |(name, value): (String, String)| AutocompleteChoice::new(name, value);
    CreateAutocompleteResponse::new()
        .set_choices(suggestions.into_iter().take(25).map(choice).collect())
}
