//! `/tournament` and its subcommands.

mod planning;

use poise::serenity_prelude::{CreateAutocompleteResponse, ResolvedValue, Role, User};

use super::options;
use super::reading::{read_request_or_refuse, server_request_or_refuse};
use super::{Context, Failed, autocomplete_match_lengths, autocomplete_response};
use crate::discord::handlers::tournament as handler;
use crate::discord::interaction::request::{ReceivedInteraction, Request};
use crate::league::tournament::TournamentAction;
use crate::text::ServerOnly;

/// The parent command, which Discord cannot invoke without a subcommand.
#[poise::command(
    slash_command,
    subcommands(
        "planning::create",
        "planning::edit",
        "planning::copy",
        "join",
        "leave",
        "check_in",
        "computers",
        "start",
        "status",
        "pause",
        "resume",
        "extend",
        "result",
        "withdraw",
        "replace",
        "pardon",
        "cancel",
        "manage",
        "past",
        "log",
        "organisers"
    ),
    subcommand_required
)]
pub async fn tournament(_: Context<'_>) -> Result<(), Failed> {
    Ok(())
}

#[poise::command(slash_command)]
async fn join(ctx: Context<'_>) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await
        && let Some(request) = server_request_or_refuse(&request, ServerOnly::Tournament).await
    {
        request
            .answer_retrying(|| {
                handler::apply_player_action_here(
                    &request,
                    TournamentAction::Join,
                    handler::joined_sentence(&request),
                )
            })
            .await;
    }
    Ok(())
}

#[poise::command(slash_command)]
async fn leave(ctx: Context<'_>) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await
        && let Some(request) = server_request_or_refuse(&request, ServerOnly::Tournament).await
    {
        request.answer_retrying(|| handler::leaving::ask_to_leave_here(&request)).await;
    }
    Ok(())
}

#[poise::command(slash_command, rename = "check-in")]
async fn check_in(ctx: Context<'_>) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await
        && let Some(request) = server_request_or_refuse(&request, ServerOnly::Tournament).await
    {
        let checked = || {
            handler::apply_player_action_here(&request, TournamentAction::CheckIn, |text, _| {
                text.tournament_checked_in()
            })
        };
        request.answer_retrying(checked).await;
    }
    Ok(())
}

/// Carries out an organiser's action without a typed reason, and answers with the result.
async fn run_organiser_command(ctx: Context<'_>, action: TournamentAction) {
    run_organiser_command_with_reason(ctx, action, None).await;
}

/// Carries out an organiser's action for the typed reason, and answers with the result. `reason` is
/// `None` if none was typed.
async fn run_organiser_command_with_reason(
    ctx: Context<'_>,
    action: TournamentAction,
    reason: Option<String>,
) {
    if let Some(request) = read_request_or_refuse(ctx).await
        && let Some(request) = server_request_or_refuse(&request, ServerOnly::Tournament).await
    {
        let reason = handler::parse_reason(&request, reason.as_deref());
        request
            .answer_retrying(|| {
                handler::apply_organiser_action_here(&request, action.clone(), reason.clone())
            })
            .await;
    }
}

#[poise::command(slash_command)]
async fn computers(ctx: Context<'_>, count: u8) -> Result<(), Failed> {
    run_organiser_command(ctx, TournamentAction::Computers { count }).await;
    Ok(())
}

#[poise::command(slash_command)]
async fn start(ctx: Context<'_>) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await
        && let Some(request) = server_request_or_refuse(&request, ServerOnly::Tournament).await
    {
        request.answer_retrying(|| handler::start_tournament(&request)).await;
    }
    Ok(())
}

#[poise::command(slash_command)]
async fn status(
    ctx: Context<'_>,
    #[autocomplete = "autocomplete_players"] player: Option<String>,
) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await
        && let Some(request) = server_request_or_refuse(&request, ServerOnly::Tournament).await
    {
        request.answer_retrying(|| handler::show_status(&request, player.as_deref())).await;
    }
    Ok(())
}

#[poise::command(slash_command)]
async fn pause(ctx: Context<'_>) -> Result<(), Failed> {
    run_organiser_command(ctx, TournamentAction::Pause).await;
    Ok(())
}

#[poise::command(slash_command)]
async fn resume(ctx: Context<'_>) -> Result<(), Failed> {
    run_organiser_command(ctx, TournamentAction::Resume).await;
    Ok(())
}

#[poise::command(slash_command)]
async fn extend(
    ctx: Context<'_>,
    minutes: u32,
    #[autocomplete = "autocomplete_reasons"]
    #[min_length = 3]
    #[max_length = 100]
    reason: Option<String>,
) -> Result<(), Failed> {
    run_organiser_command_with_reason(
        ctx,
        TournamentAction::Extend { time: i64::from(minutes) * 60_000 },
        reason,
    )
    .await;
    Ok(())
}

#[poise::command(slash_command)]
async fn result(
    ctx: Context<'_>,
    #[rename = "table"] table_number: u32,
    #[rename = "order"]
    #[autocomplete = "autocomplete_seat_orders"]
    seat_order: String,
    #[autocomplete = "autocomplete_reasons"]
    #[min_length = 3]
    #[max_length = 100]
    reason: Option<String>,
) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await
        && let Some(request) = server_request_or_refuse(&request, ServerOnly::Tournament).await
    {
        let reason = handler::parse_reason(&request, reason.as_deref());
        request
            .answer_retrying(|| {
                handler::adjudicate::decide_typed_result(
                    &request,
                    table_number,
                    &seat_order,
                    reason.clone(),
                )
            })
            .await;
    }
    Ok(())
}

#[poise::command(slash_command)]
async fn withdraw(
    ctx: Context<'_>,
    #[autocomplete = "autocomplete_players"] player: String,
    #[autocomplete = "autocomplete_reasons"]
    #[min_length = 3]
    #[max_length = 100]
    reason: Option<String>,
) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await
        && let Some(request) = server_request_or_refuse(&request, ServerOnly::Tournament).await
    {
        let reason = handler::parse_reason(&request, reason.as_deref());
        let withdrawn = || {
            handler::apply_organiser_action_to_entry(&request, &player, reason.clone(), |entry| {
                TournamentAction::Withdraw { entry }
            })
        };
        request.answer_retrying(withdrawn).await;
    }
    Ok(())
}

#[poise::command(slash_command)]
async fn replace(
    ctx: Context<'_>,
    #[autocomplete = "autocomplete_players"] player: String,
    #[rename = "by"] substitute: Option<User>,
    #[autocomplete = "autocomplete_reasons"]
    #[min_length = 3]
    #[max_length = 100]
    reason: Option<String>,
) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await
        && let Some(request) = server_request_or_refuse(&request, ServerOnly::Tournament).await
    {
        if substitute.as_ref().is_some_and(|user| user.bot) {
            request.answer_with(async { handler::refuse_bot_as_substitute(&request) }).await;
            return Ok(());
        }
        let person = substitute.map(|user| (user.id.into(), user.display_name().to_owned()));
        let reason = handler::parse_reason(&request, reason.as_deref());
        let replaced = || {
            let by = handler::substitute_player(person.clone());
            let action = |entry| TournamentAction::Replace { entry, player: by };
            handler::apply_organiser_action_to_entry(&request, &player, reason.clone(), action)
        };
        request.answer_retrying(replaced).await;
    }
    Ok(())
}

#[poise::command(slash_command)]
async fn pardon(
    ctx: Context<'_>,
    #[autocomplete = "autocomplete_players"] player: String,
    #[autocomplete = "autocomplete_reasons"]
    #[min_length = 3]
    #[max_length = 100]
    reason: Option<String>,
) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await
        && let Some(request) = server_request_or_refuse(&request, ServerOnly::Tournament).await
    {
        let reason = handler::parse_reason(&request, reason.as_deref());
        let pardoned = || {
            handler::apply_organiser_action_to_entry(&request, &player, reason.clone(), |entry| {
                TournamentAction::Pardon { entry }
            })
        };
        request.answer_retrying(pardoned).await;
    }
    Ok(())
}

#[poise::command(slash_command)]
async fn cancel(ctx: Context<'_>) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await
        && let Some(request) = server_request_or_refuse(&request, ServerOnly::Tournament).await
    {
        request.answer_retrying(|| handler::panel::ask_to_cancel(&request)).await;
    }
    Ok(())
}

#[poise::command(slash_command)]
async fn manage(ctx: Context<'_>) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await
        && let Some(request) = server_request_or_refuse(&request, ServerOnly::Tournament).await
    {
        request.answer_retrying(|| handler::panel::manage_tournament(&request)).await;
    }
    Ok(())
}

#[poise::command(slash_command)]
async fn past(ctx: Context<'_>) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await
        && let Some(request) = server_request_or_refuse(&request, ServerOnly::Tournament).await
    {
        request.answer_retrying(|| handler::past::list_past_tournaments(&request, 0)).await;
    }
    Ok(())
}

#[poise::command(slash_command)]
async fn log(ctx: Context<'_>) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await
        && let Some(request) = server_request_or_refuse(&request, ServerOnly::Tournament).await
    {
        request.answer_retrying(|| handler::log::show_log(&request)).await;
    }
    Ok(())
}

#[poise::command(slash_command)]
async fn organisers(ctx: Context<'_>, role: Option<Role>) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await
        && let Some(request) = server_request_or_refuse(&request, ServerOnly::Tournament).await
    {
        request
            .answer_retrying(|| {
                handler::set_organiser_role(&request, role.as_ref().map(|role| role.id.into()))
            })
            .await;
    }
    Ok(())
}

/// Suggests players of the tournament that match the text typed so far.
async fn autocomplete_players(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let bot = ctx.framework.user_data;
    let request =
        Request::from_autocompletion(bot, ReceivedInteraction::Command(ctx.interaction)).await;
    match request.on_server() {
        Some(request) => autocomplete_response(handler::suggest_players(&request, typed).await),
        None => CreateAutocompleteResponse::new(),
    }
}

/// Suggests reasons for an organiser's decision that match the text typed so far.
async fn autocomplete_reasons(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let bot = ctx.framework.user_data;
    let request =
        Request::from_autocompletion(bot, ReceivedInteraction::Command(ctx.interaction)).await;
    match request.on_server() {
        Some(request) => autocomplete_response(handler::suggest_reasons(&request, typed)),
        None => CreateAutocompleteResponse::new(),
    }
}

/// Suggests start times of a tournament that match the text typed so far.
async fn autocomplete_start_times(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let bot = ctx.framework.user_data;
    let request =
        Request::from_autocompletion(bot, ReceivedInteraction::Command(ctx.interaction)).await;
    match request.on_server() {
        Some(request) => autocomplete_response(handler::suggest_starts(&request, typed).await),
        None => CreateAutocompleteResponse::new(),
    }
}

/// Suggests finishing orders of a table's seats that match the text typed so far.
async fn autocomplete_seat_orders(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let table = ctx.args.iter().find(|option| option.name == "table");
    let table = table.and_then(|option| match option.value {
        ResolvedValue::Integer(number) => u32::try_from(number).ok(),
        _ => None,
    });
    let bot = ctx.framework.user_data;
    let request =
        Request::from_autocompletion(bot, ReceivedInteraction::Command(ctx.interaction)).await;
    match request.on_server() {
        Some(request) => autocomplete_response(
            handler::adjudicate::suggest_seat_orders(&request, table, typed).await,
        ),
        None => CreateAutocompleteResponse::new(),
    }
}
