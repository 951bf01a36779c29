//! `/moderate`: one private panel for moderators. Each step edits the same message, and each click checks the permissions on the
//! server again: *Manage Messages* for decisions about players, *Manage Server* for the channels and roles that may open tables.

mod log;
mod noting;
pub mod openings;
mod panel;
mod player;
mod tables;

pub use noting::{can_everybody_read, log_and_post_act, report_damaged_results};

use std::ops::Deref;

use crate::discord::custom_id::moderation::ModerationClick;
use crate::discord::handlers::input::Input;
use crate::discord::interaction::errors;
use crate::discord::interaction::permissions::server_rights::ServerRights;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::ServerRequest;
use crate::guild::{ModerationAct, Moderator, SuspensionLength};
use crate::ids::{PersonId, TableId};
use crate::table::{KnownCause, ModerationCause, Suspension};
use crate::text::{ModerationOutcome, ShownSuspension};

/// The given options of `/moderate`.
#[derive(Clone, Debug, Default)]
pub struct ModerateOptions {
    /// The id of the player, and `true` if they are a bot; `None` if no player was given.
    pub player: Option<(PersonId, bool)>,
    pub bar: Option<SuspensionLength>,
    /// The reason in the moderator's own words; `None` if none was given.
    pub reason: Option<String>,
}

/// A request of a person who may open the moderators' panel, and their permissions on the server.
struct PanelRequest<'a> {
    request: &'a ServerRequest<'a>,
    rights: ServerRights,
}

impl<'a> Deref for PanelRequest<'a> {
    type Target = ServerRequest<'a>;

    fn deref(&self) -> &Self::Target {
        self.request
    }
}

/// Handles `/moderate`: opens the panel, or suspends the given player.
pub async fn moderate(request: &ServerRequest<'_>, options: ModerateOptions) -> InteractionAnswer {
    let request = &match panel_request_or_refuse(request).await {
        Ok(request) => request,
        Err(refusal) => return refusal,
    };
    match options {
        ModerateOptions { player: None, bar: None, reason: None } => {
            panel::show_panel(request, None).await
        }
        ModerateOptions { player: Some(player), bar: None, reason: None } => {
            player::show_player(request, player, None).await
        }
        ModerateOptions { player: Some(player), bar: Some(length), reason: Some(reason) } => {
            player::suspend_player(
                request,
                player,
                &ModerationCause::Words(reason.trim().to_owned()),
                length,
            )
            .await
        }
        _ => PrivateReply::from_content(request.text().suspension_needs_reason()).into(),
    }
}

/// Handles a click in the moderators' panel. `input` contains the choices that were made in a menu.
pub async fn handle_moderation_click(
    request: &ServerRequest<'_>,
    click: ModerationClick,
    input: &Input,
) -> InteractionAnswer {
    use ModerationClick as C;
    let request = &match panel_request_or_refuse(request).await {
        Ok(request) => request,
        Err(refusal) => return refusal,
    };
    let old = || errors::answer_old_button(request);
    match (click, input) {
        (C::Panel | C::Back, _) => panel::show_panel(request, None).await,
        (C::Log, _) => log::show_log_page(request, 0).await,
        (C::Newer(page) | C::Older(page), _) => log::show_log_page(request, page).await,
        (C::Tables, _) => tables::list_tables(request, None).await,
        (C::ChooseTable, input) => match input.parsed_value() {
            Some(table) => tables::ask_closing_reason(request, TableId(table)).await,
            None => old(),
        },
        (C::CloseTable(table), input) => match input.single_value().and_then(KnownCause::from_name)
        {
            Some(cause) => tables::close_table(request, table, cause).await,
            None => old(),
        },
        (C::StopLog, _) => stop_posting_log(request).await,
        (C::Openings, _) => openings::show_table_opening_menus(request, None).await,
        (C::ChooseChannels, Input::Channels(channels)) => {
            openings::set_channels_for_opening_tables(request, channels.clone()).await
        }
        (C::AllChannels, _) => openings::set_channels_for_opening_tables(request, Vec::new()).await,
        (C::AllRoles, _) => openings::set_roles_for_opening_tables(request, Vec::new()).await,
        (C::ChooseRoles, Input::Roles(roles)) => {
            openings::set_roles_for_opening_tables(request, roles.clone()).await
        }
        (C::ChoosePerson, Input::Person(Some(chosen))) => {
            player::show_player(request, (chosen.id, chosen.is_bot), None).await
        }
        (C::ChooseFormer, input) => match input.parsed_value().map(PersonId::new) {
            Some(person) if person.is_pseudonym() => {
                player::show_player(request, (person, false), None).await
            }
            _ => old(),
        },
        (C::Person(person), _) => player::show_player(request, (person, false), None).await,
        (C::Cause(person), input) => match input.single_value().and_then(KnownCause::from_name) {
            Some(cause) => player::ask_suspension_length(request, person, cause),
            None => old(),
        },
        (C::Bar(person, cause), input) => {
            match input.single_value().and_then(SuspensionLength::from_name) {
                Some(length) => {
                    player::suspend_player(
                        request,
                        (person, false),
                        &ModerationCause::Known(cause),
                        length,
                    )
                    .await
                }
                None => old(),
            }
        }
        (C::Lift(person), _) => player::end_suspension(request, person).await,
        (C::Matches(person), input) => match input.parsed_value() {
            Some(table) => player::ask_to_remove_player(request, person, TableId(table)).await,
            None => old(),
        },
        (C::TakeOut(person, table), _) => player::remove_from_table(request, person, table).await,
        (C::ChooseChannels | C::ChooseRoles | C::ChoosePerson, _) => old(),
    }
}

/// Stops posting the moderators' log in a channel.
async fn stop_posting_log(request: &PanelRequest<'_>) -> InteractionAnswer {
    if !request.rights.can_manage_guild() {
        return PrivateReply::from_content(request.text().server_managers_only())
            .in_new_message()
            .into();
    }
    if let Err(error) = request.bot.guilds.set_log_channel(request.guild, None).await {
        return PrivateReply::from_content(errors::report_store_error(request, &error)).into();
    }
    let names = vec!["log".to_owned()];
    log_and_post_act(request, None, ModerationAct::Settings { names }).await;
    log::show_log_page(request, 0).await
}

/// Checks that the person may open the panel, and returns the request with their permissions.
///
/// # Errors
/// Returns the refusal.
async fn panel_request_or_refuse<'a>(
    request: &'a ServerRequest<'a>,
) -> Result<PanelRequest<'a>, InteractionAnswer> {
    let rights = request.server_rights().await?;
    if rights.can_moderate() || rights.can_manage_guild() {
        return Ok(PanelRequest { request, rights });
    }
    Err(PrivateReply::from_content(request.text().moderators_only(false)).into())
}

/// Returns the person of the request as a moderator.
fn moderator_of(request: &ServerRequest<'_>) -> Moderator {
    Moderator {
        guild: request.guild,
        id: request.actor.id,
        interaction: request.id,
        now: request.bot.clock.now(),
    }
}

/// Converts a suspension to the type that the module `text` uses.
fn to_shown_suspension(suspension: &Suspension) -> ShownSuspension<'_> {
    ShownSuspension {
        cause: suspension.cause.name(),
        words: suspension.cause.free_text(),
        until: suspension.until.map(|until| until / 1000),
    }
}

/// Returns the sentence that states the outcome of a moderator's action.
fn sentence_for_outcome(request: &ServerRequest<'_>, outcome: ModerationOutcome) -> String {
    request.text().moderation_confirmation(outcome)
}
