//! `/moderate`: one private panel for moderators. Each step edits the same message, and each click checks the rights on the server again:
//! *Manage Messages* for decisions about players, *Manage Server* for the channels and roles that may open tables.

mod log;
mod noting;
pub mod openings;
mod panel;
mod player;
mod tables;

pub use noting::{everybody_reads, note_act, report_damaged_results};

use std::ops::Deref;

use crate::discord::custom_id::moderation::ModerationClick;
use crate::discord::handlers::input::Input;
use crate::discord::interaction::errors;
use crate::discord::interaction::permissions::server_rights::ServerRights;
use crate::discord::interaction::reply::{Answer, Reply};
use crate::discord::interaction::request::ServerRequest;
use crate::guild::{BarLength, ModerationAct, Moderator};
use crate::ids::{PersonId, TableId};
use crate::table::{Bar, BarCause, KnownCause};
use crate::text::{BarShown, ModerationDid};

/// The given options of `/moderate`.
#[derive(Clone, Debug, Default)]
pub struct ModerateOptions {
    /// The player, and whether they are a bot.
    pub player: Option<(PersonId, bool)>,
    pub bar: Option<BarLength>,
    /// The reason in the moderator's own words.
    pub reason: Option<String>,
}

/// A request of a person with the right to open the panel, and their rights on the server.
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

/// `/moderate`.
pub async fn moderate(request: &ServerRequest<'_>, options: ModerateOptions) -> Answer {
    let request = &match check(request).await {
        Ok(request) => request,
        Err(refusal) => return refusal,
    };
    match options {
        ModerateOptions { player: None, bar: None, reason: None } => {
            panel::show(request, None).await
        }
        ModerateOptions { player: Some(player), bar: None, reason: None } => {
            player::show(request, player, None).await
        }
        ModerateOptions { player: Some(player), bar: Some(length), reason: Some(reason) } => {
            player::bar(request, player, &BarCause::Words(reason.trim().to_owned()), length).await
        }
        _ => Reply::say(request.text().bar_needs_reason()).into(),
    }
}

/// Handles a click in the panel.
pub async fn click(request: &ServerRequest<'_>, click: ModerationClick, input: &Input) -> Answer {
    use ModerationClick as C;
    let request = &match check(request).await {
        Ok(request) => request,
        Err(refusal) => return refusal,
    };
    let old = || errors::old_button(request);
    match (click, input) {
        (C::Panel | C::Back, _) => panel::show(request, None).await,
        (C::Log, _) => log::page(request, 0).await,
        (C::Newer(page) | C::Older(page), _) => log::page(request, page).await,
        (C::Tables, _) => tables::list(request, None).await,
        (C::ChooseTable, input) => match input.parsed() {
            Some(table) => tables::ask(request, TableId(table)).await,
            None => old(),
        },
        (C::CloseTable(table), input) => match input.value().and_then(KnownCause::from_name) {
            Some(cause) => tables::close(request, table, cause).await,
            None => old(),
        },
        (C::StopLog, _) => stop_log(request).await,
        (C::Openings, _) => openings::menus(request, None).await,
        (C::ChooseChannels, Input::Channels(channels)) => {
            openings::choose_channels(request, channels.clone()).await
        }
        (C::AllChannels, _) => openings::choose_channels(request, Vec::new()).await,
        (C::AllRoles, _) => openings::choose_roles(request, Vec::new()).await,
        (C::ChooseRoles, Input::Roles(roles)) => {
            openings::choose_roles(request, roles.clone()).await
        }
        (C::ChoosePerson, Input::Person(Some(chosen))) => {
            player::show(request, (chosen.id, chosen.is_bot), None).await
        }
        (C::ChooseFormer, input) => match input.parsed().map(PersonId::new) {
            Some(person) if person.is_former() => {
                player::show(request, (person, false), None).await
            }
            _ => old(),
        },
        (C::Person(person), _) => player::show(request, (person, false), None).await,
        (C::Cause(person), input) => match input.value().and_then(KnownCause::from_name) {
            Some(cause) => player::ask_length(request, person, cause),
            None => old(),
        },
        (C::Bar(person, cause), input) => match input.value().and_then(BarLength::from_name) {
            Some(length) => {
                player::bar(request, (person, false), &BarCause::Known(cause), length).await
            }
            None => old(),
        },
        (C::Lift(person), _) => player::lift(request, person).await,
        (C::Matches(person), input) => match input.parsed() {
            Some(table) => player::ask_to_take_out(request, person, TableId(table)).await,
            None => old(),
        },
        (C::TakeOut(person, table), _) => player::take_out(request, person, table).await,
        (C::ChooseChannels | C::ChooseRoles | C::ChoosePerson, _) => old(),
    }
}

/// Stops posting the log in a channel.
async fn stop_log(request: &PanelRequest<'_>) -> Answer {
    if !request.rights.manages_guild() {
        return Reply::say(request.text().managers_only()).in_new_message().into();
    }
    if let Err(error) = request.bot.guilds.set_log_channel(request.guild, None).await {
        return Reply::say(errors::trouble(request, &error)).into();
    }
    let names = vec!["log".to_owned()];
    note_act(request, None, ModerationAct::Settings { names }).await;
    log::page(request, 0).await
}

/// Checks that the person may open the panel.
///
/// # Errors
/// The refusal.
async fn check<'a>(request: &'a ServerRequest<'a>) -> Result<PanelRequest<'a>, Answer> {
    let rights = request.server_rights().await?;
    if rights.moderates() || rights.manages_guild() {
        return Ok(PanelRequest { request, rights });
    }
    Err(Reply::say(request.text().not_for_you(false)).into())
}

fn moderator(request: &ServerRequest<'_>) -> Moderator {
    Moderator {
        guild: request.guild,
        id: request.actor.id,
        interaction: request.id,
        now: request.bot.clock.now(),
    }
}

fn shown(bar: &Bar) -> BarShown<'_> {
    BarShown {
        cause: bar.cause.name(),
        words: bar.cause.words(),
        until: bar.until.map(|until| until / 1000),
    }
}

/// The sentence about an action that was carried out.
fn did(request: &ServerRequest<'_>, did: ModerationDid) -> String {
    request.text().moderation_did(did)
}
