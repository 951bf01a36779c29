//! The panel itself.

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
};

use super::shown;
use crate::discord::custom_id::moderation::ModerationClick;
use crate::discord::interaction::errors;
use crate::discord::interaction::request::ServerRequest;
use crate::discord::interaction::response::{Answer, Reply};
use crate::discord::render::components::button;
use crate::text::{BarShown, ModeratorButton, ModeratorMenu};

/// The panel as things are now, below what was done last.
pub(super) async fn show(request: &ServerRequest<'_>, notice: Option<&str>) -> Answer {
    let (guilds, guild) = (&request.bot.guilds, request.guild);
    let found = async {
        let openings = guilds.openings(guild).await?;
        Ok((openings, guilds.barred(guild, request.bot.clock.now()).await?))
    };
    let (openings, barred) = match found.await {
        Ok(found) => found,
        Err(error) => return Reply::say(errors::trouble(request, &error)).into(),
    };
    let barred: Vec<(_, BarShown<'_>)> =
        barred.iter().map(|(person, bar)| (*person, shown(bar))).collect();
    let decides = request.actor.moderator;
    let listed = decides.then_some(&*barred);
    let text = request.text();
    let content = text.moderation_panel(&openings.channels, &openings.roles, listed, notice);
    let mut rows = Vec::new();
    if decides {
        let kind = CreateSelectMenuKind::User { default_users: None };
        let menu = CreateSelectMenu::new(ModerationClick::ChoosePerson.to_string(), kind)
            .placeholder(text.moderator_menu(ModeratorMenu::Person));
        rows.push(CreateActionRow::SelectMenu(menu));
    }
    let mut buttons = Vec::new();
    if request.manages_guild {
        buttons.push(one(request, ModerationClick::Openings, ModeratorButton::Openings));
    }
    buttons.push(one(request, ModerationClick::Log, ModeratorButton::Log));
    buttons.push(one(request, ModerationClick::Panel, ModeratorButton::Refresh));
    rows.push(CreateActionRow::Buttons(buttons));
    Reply { content, rows, ..Reply::default() }.into()
}

pub(super) fn one(
    request: &ServerRequest<'_>,
    click: ModerationClick,
    label: ModeratorButton,
) -> CreateButton {
    button(click.to_string(), request.text().moderator_button(label), ButtonStyle::Secondary)
}

/// The button that leads back to the panel.
pub(super) fn back(request: &ServerRequest<'_>) -> CreateButton {
    one(request, ModerationClick::Back, ModeratorButton::Back)
}
