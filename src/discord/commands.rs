//! The slash commands: names and options, each handed on to what it asks for.

use std::borrow::Cow;

use poise::serenity_prelude::{AutocompleteChoice, CreateAutocompleteResponse};

use super::bot::Bot;
use super::request::{Interaction, Request};
use super::{lobby, look, options, place, refused, settings, turn};
use crate::game::Edition;
use crate::table::TableAction;
use crate::text::{Lang, Text};

/// Nothing is answered by an error: every command answers by itself.
#[derive(Debug, thiserror::Error)]
#[error("a command failed")]
pub struct Failed;

pub(super) type Command = poise::Command<Bot, Failed>;
type Context<'a> = poise::ApplicationContext<'a, Bot, Failed>;

/// Every command, described in every language.
pub(super) fn all() -> Vec<Command> {
    let mut commands = vec![
        play(),
        rack_command(),
        place_command(),
        draw(),
        pass(),
        board(),
        leave(),
        end(),
        help(),
        settings_command(),
        preferences(),
    ];
    for command in &mut commands {
        describe(command);
    }
    commands
}

/// Puts the descriptions in: English as such, and every language that Discord knows as a localisation.
fn describe(command: &mut Command) {
    let name = command.name.to_string();
    let of = |lang| Text::of(lang).command_description(&name).unwrap_or_default();
    command.description = Some(of(Lang::En).into());
    command.description_localizations = localised(of);
    command.interaction_context = Some(vec![poise::serenity_prelude::InteractionContext::Guild]);
    command.install_context = Some(vec![poise::serenity_prelude::InstallationContext::Guild]);
    for parameter in &mut command.parameters {
        let option = parameter.name.to_string();
        let of = |lang| Text::of(lang).option_description(&name, &option).unwrap_or_default();
        parameter.description = Some(of(Lang::En).into());
        parameter.description_localizations = localised(of);
    }
}

type Localised = Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]>;

fn localised(of: impl Fn(Lang) -> String) -> Localised {
    let each = Lang::ALL.iter().flat_map(|lang| {
        let text = of(*lang);
        lang.discord_locales().iter().map(move |locale| ((*locale).into(), text.clone().into()))
    });
    each.collect::<Vec<_>>().into()
}

/// Reads a command's interaction. Elsewhere than in a server it is answered with a kind refusal, and there is no request.
async fn read(ctx: Context<'_>) -> Option<Request<'_>> {
    let interaction = Interaction::Command(ctx.interaction);
    let request = Request::read(ctx.framework.user_data, interaction).await;
    if request.is_none() {
        refused::outside_servers(ctx.framework.user_data, interaction).await;
    }
    request
}

#[poise::command(slash_command)]
async fn play(
    ctx: Context<'_>,
    edition: Option<options::EditionName>,
    hints: Option<bool>,
) -> Result<(), Failed> {
    if let Some(request) = read(ctx).await {
        let edition = edition.map_or(Edition::default(), |edition| edition.0);
        request.answer(lobby::open(&request, edition, hints.unwrap_or(true))).await;
    }
    Ok(())
}

#[poise::command(slash_command, rename = "rack")]
async fn rack_command(ctx: Context<'_>) -> Result<(), Failed> {
    if let Some(request) = read(ctx).await {
        request.answer(look::show_here(&request)).await;
    }
    Ok(())
}

#[poise::command(slash_command, rename = "place")]
async fn place_command(
    ctx: Context<'_>,
    #[autocomplete = "tiles"] tile: String,
    #[autocomplete = "spots"] spot: String,
) -> Result<(), Failed> {
    if let Some(request) = read(ctx).await {
        request.answer(place::by_words(&request, &tile, &spot)).await;
    }
    Ok(())
}

#[poise::command(slash_command)]
async fn draw(ctx: Context<'_>) -> Result<(), Failed> {
    if let Some(request) = read(ctx).await {
        request.answer(turn::act_here(&request, TableAction::Draw)).await;
    }
    Ok(())
}

#[poise::command(slash_command)]
async fn pass(ctx: Context<'_>) -> Result<(), Failed> {
    if let Some(request) = read(ctx).await {
        request.answer(turn::act_here(&request, TableAction::Pass)).await;
    }
    Ok(())
}

#[poise::command(slash_command)]
async fn board(ctx: Context<'_>) -> Result<(), Failed> {
    if let Some(request) = read(ctx).await {
        request.answer(look::board_here(&request)).await;
    }
    Ok(())
}

#[poise::command(slash_command)]
async fn leave(ctx: Context<'_>) -> Result<(), Failed> {
    if let Some(request) = read(ctx).await {
        request.answer(lobby::ask_to_leave(&request)).await;
    }
    Ok(())
}

#[poise::command(slash_command)]
async fn end(ctx: Context<'_>) -> Result<(), Failed> {
    if let Some(request) = read(ctx).await {
        request.answer(lobby::ask_to_end(&request)).await;
    }
    Ok(())
}

#[poise::command(slash_command)]
async fn help(ctx: Context<'_>) -> Result<(), Failed> {
    if let Some(request) = read(ctx).await {
        request.answer(look::help_here(&request)).await;
    }
    Ok(())
}

#[poise::command(slash_command, rename = "settings", default_member_permissions = "MANAGE_GUILD")]
async fn settings_command(
    ctx: Context<'_>,
    language: Option<options::Language>,
    theme: Option<options::ThemeName>,
) -> Result<(), Failed> {
    if let Some(request) = read(ctx).await {
        request.answer(settings::of_server(&request, language, theme)).await;
    }
    Ok(())
}

#[poise::command(slash_command)]
async fn preferences(
    ctx: Context<'_>,
    language: Option<options::Language>,
    theme: Option<options::ThemeName>,
) -> Result<(), Failed> {
    if let Some(request) = read(ctx).await {
        request.answer(settings::of_person(&request, language, theme)).await;
    }
    Ok(())
}

async fn tiles(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    choices(
        place::tiles(ctx.framework.user_data, Interaction::Command(ctx.interaction), partial).await,
    )
}

async fn spots(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let tile = ctx.args.iter().find(|option| option.name == "tile").and_then(|option| match option
        .value
    {
        poise::serenity_prelude::ResolvedValue::String(tile) => Some(tile),
        _ => None,
    });
    choices(
        place::spots(ctx.framework.user_data, Interaction::Command(ctx.interaction), tile, partial)
            .await,
    )
}

fn choices(list: Vec<(String, String)>) -> CreateAutocompleteResponse {
    let choice = |(name, value): (String, String)| AutocompleteChoice::new(name, value);
    CreateAutocompleteResponse::new().set_choices(list.into_iter().take(25).map(choice).collect())
}
