//! The settings for the channels and roles that may open tables. Changing them needs the permission Manage Server. They are checked
//! when a table is opened.

use serenity::all::{
    ButtonStyle, ChannelType, CreateActionRow, CreateSelectMenu, CreateSelectMenuKind,
};

use super::panel::{back_button, step_button};
use super::{PanelRequest, moderator_of, noting};
use crate::discord::custom_id::moderation::ModerationClick;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::{Request, ServerRequest};
use crate::discord::render::components::labelled_button;
use crate::guild::{ModerationAct, OpeningRestrictions};
use crate::ids::{ChannelId, RoleId};
use crate::text::{ModerationOutcome, ModeratorButton, ModeratorMenu};

/// The maximum number of channels or roles that can be chosen in a menu.
const MOST: u8 = 25;
/// The kinds of channels in which a table can be opened; each includes its threads.
const CHANNELS: [ChannelType; 4] =
    [ChannelType::Text, ChannelType::News, ChannelType::Voice, ChannelType::Stage];

/// Returns the refusal if the person may not open a table here; otherwise `None`. A thread counts
/// as its channel.
pub async fn refusal_to_open_table(request: &Request<'_>) -> Option<InteractionAnswer> {
    let guild = request.place.server()?;
    if request.actor.moderator {
        return None;
    }
    let text = request.text();
    let openings = match request.bot.guilds.opening_restrictions(guild).await {
        Ok(openings) => openings,
        Err(error) => {
            return Some(
                PrivateReply::from_content(errors::report_store_error(request, &error))
                    .in_new_message()
                    .into(),
            );
        }
    };
    let OpeningRestrictions { channels, roles } = openings;
    let here = request.parent.unwrap_or(request.channel);
    let is_open =
        channels.is_empty() || channels.contains(&here) || channels.contains(&request.channel);
    if !is_open {
        return Some(
            PrivateReply::from_content(text.tables_only_in_channels(&channels))
                .in_new_message()
                .into(),
        );
    }
    let may = roles.is_empty() || request.roles.iter().any(|role| roles.contains(role));
    (!may).then(|| {
        PrivateReply::from_content(text.tables_only_with_roles(&roles)).in_new_message().into()
    })
}

/// Shows the menus of the channels and roles that may open tables. If `outcome` is given, a sentence about that change is above
/// them.
pub(super) async fn show_table_opening_menus(
    request: &PanelRequest<'_>,
    outcome: Option<ModerationOutcome>,
) -> InteractionAnswer {
    let text = request.text();
    if !request.rights.can_manage_guild() {
        return PrivateReply::from_content(text.server_managers_only()).in_new_message().into();
    }
    let OpeningRestrictions { channels, roles } =
        match request.bot.guilds.opening_restrictions(request.guild).await {
            Ok(openings) => openings,
            Err(error) => {
                return PrivateReply::from_content(errors::report_store_error(request, &error))
                    .into();
            }
        };
    let content = text.table_opening_limits_page(&channels, &roles, outcome);
    // The present choice is listed in the text instead of preselected: serenity serialises default values as numbers, which Discord
    // is not documented to accept.
    let to_channels = CreateSelectMenuKind::Channel {
        channel_types: Some(CHANNELS.to_vec()),
        default_channels: None,
    };
    let to_roles = CreateSelectMenuKind::Role { default_roles: None };
    let menu = |click: ModerationClick, kind, label| {
        let menu = CreateSelectMenu::new(click.to_string(), kind);
        let menu = menu.max_values(MOST).placeholder(text.moderator_menu_placeholder(label));
        CreateActionRow::SelectMenu(menu)
    };
    let rows = vec![
        menu(ModerationClick::ChooseChannels, to_channels, ModeratorMenu::Channels),
        menu(ModerationClick::ChooseRoles, to_roles, ModeratorMenu::Roles),
        CreateActionRow::Buttons(vec![
            step_button(request, ModerationClick::AllChannels, ModeratorButton::AllChannels)
                .disabled(channels.is_empty()),
            step_button(request, ModerationClick::AllRoles, ModeratorButton::AllRoles)
                .disabled(roles.is_empty()),
            back_button(request),
        ]),
    ];
    PrivateReply::with_rows(content, rows).into()
}

/// Sets the channels in which tables may be opened, and shows the menus again.
pub(super) async fn set_channels_for_opening_tables(
    request: &PanelRequest<'_>,
    channels: Vec<ChannelId>,
) -> InteractionAnswer {
    if !request.rights.can_manage_guild() {
        return PrivateReply::from_content(request.text().server_managers_only())
            .in_new_message()
            .into();
    }
    match request.bot.guilds.set_opening_channels(&moderator_of(request), channels.clone()).await {
        Ok(()) => {
            noting::post_act_in_log_channel(request, None, ModerationAct::Channels { channels });
            show_table_opening_menus(request, Some(ModerationOutcome::Channels)).await
        }
        Err(error) => {
            PrivateReply::from_content(errors::report_store_error(request, &error)).into()
        }
    }
}

/// Sets the roles that may open tables, and shows the menus again.
pub(super) async fn set_roles_for_opening_tables(
    request: &PanelRequest<'_>,
    roles: Vec<RoleId>,
) -> InteractionAnswer {
    if !request.rights.can_manage_guild() {
        return PrivateReply::from_content(request.text().server_managers_only())
            .in_new_message()
            .into();
    }
    match request.bot.guilds.set_opening_roles(&moderator_of(request), roles.clone()).await {
        Ok(()) => {
            noting::post_act_in_log_channel(request, None, ModerationAct::Roles { roles });
            show_table_opening_menus(request, Some(ModerationOutcome::Roles)).await
        }
        Err(error) => {
            PrivateReply::from_content(errors::report_store_error(request, &error)).into()
        }
    }
}

/// Returns the row with the button below the settings that opens the panel.
pub fn moderation_panel_button_row(request: &ServerRequest<'_>) -> CreateActionRow {
    let label = request.text().moderator_button_label(ModeratorButton::Panel);
    let id = ModerationClick::Panel.to_string();
    CreateActionRow::Buttons(vec![labelled_button(id, label, ButtonStyle::Secondary)])
}
