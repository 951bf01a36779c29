//! The first page of the moderators' panel.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenuOption};

use super::{PanelRequest, to_shown_suspension};
use crate::discord::custom_id::moderation::ModerationClick;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::render::components::{MENU, labelled_button, people_menu, select_menu};
use crate::ids::PersonId;
use crate::text::{ModeratorButton, ModeratorMenu, ShownSuspension};

/// Shows the moderators' panel in its current state. If `notice` is given, this text about the last action is above it.
pub(super) async fn show_panel(
    request: &PanelRequest<'_>,
    notice: Option<&str>,
) -> InteractionAnswer {
    let (guilds, guild) = (&request.bot.guilds, request.guild);
    let found = async {
        let openings = guilds.opening_restrictions(guild).await?;
        Ok((openings, guilds.suspended_people(guild, request.bot.clock.now()).await?))
    };
    let (openings, barred) = match found.await {
        Ok(found) => found,
        Err(error) => {
            return PrivateReply::from_content(errors::report_store_error(request, &error)).into();
        }
    };
    let barred: Vec<(_, ShownSuspension<'_>)> =
        barred.iter().map(|(person, bar)| (*person, to_shown_suspension(bar))).collect();
    let decides = request.rights.can_moderate();
    let listed = decides.then_some(&*barred);
    let text = request.text();
    let content = text.moderation_panel(&openings.channels, &openings.roles, listed, notice);
    let mut rows = Vec::new();
    if decides {
        let placeholder = text.moderator_menu_placeholder(ModeratorMenu::Person);
        rows.push(people_menu(ModerationClick::ChoosePerson, placeholder, 1));
    }
    let former: Vec<_> = barred.iter().filter(|(person, _)| person.is_pseudonym()).collect();
    if decides && !former.is_empty() {
        let option = |(number, (person, bar)): (usize, &&(PersonId, ShownSuspension<'_>))| {
            let reason = text.suspension_cause_name(bar.cause).unwrap_or_default();
            let label = format!("{number}. {}: {reason}", text.mention(*person));
            CreateSelectMenuOption::new(label, person.to_string())
        };
        let options = (1..).zip(&former).take(MENU).map(option).collect();
        let placeholder = text.moderator_menu_placeholder(ModeratorMenu::Former);
        rows.push(select_menu(ModerationClick::ChooseFormer, options, placeholder));
    }
    let mut buttons = Vec::new();
    if request.rights.can_manage_guild() {
        buttons.push(step_button(request, ModerationClick::Openings, ModeratorButton::Openings));
    }
    if decides {
        buttons.push(step_button(request, ModerationClick::Tables, ModeratorButton::Tables));
    }
    buttons.push(step_button(request, ModerationClick::Log, ModeratorButton::Log));
    buttons.push(step_button(request, ModerationClick::Panel, ModeratorButton::Refresh));
    rows.push(CreateActionRow::Buttons(buttons));
    PrivateReply::with_rows(content, rows).into()
}

/// Returns a button that leads to a step of the moderators' panel.
pub(super) fn step_button(
    request: &PanelRequest<'_>,
    click: ModerationClick,
    label: ModeratorButton,
) -> CreateButton {
    labelled_button(click, request.text().moderator_button_label(label), ButtonStyle::Secondary)
}

/// Returns the button that leads back to the first page of the moderators' panel.
pub(super) fn back_button(request: &PanelRequest<'_>) -> CreateButton {
    step_button(request, ModerationClick::Back, ModeratorButton::Back)
}
