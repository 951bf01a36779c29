//! `/tournament log`, for organisers: what happened, by rounds.

use serenity::all::{ButtonStyle, CreateActionRow};

use super::panel::{back, one, organised_here};
use super::refusal_of;
use crate::discord::custom_id::organise::PanelClick;
use crate::discord::interaction::request::ServerRequest;
use crate::discord::interaction::response::{Answer, Reply};
use crate::guild::LoadedTournament;
use crate::text::{LogPage, OrganiserButton};

/// `/tournament log`.
pub async fn here(request: &ServerRequest<'_>) -> Answer {
    match organised_here(request).await {
        Ok(known) => page(request, &known, None, true).await,
        Err(refusal) => refusal,
    }
}

/// A page of the log, or the latest; `alone` where no panel is behind it.
pub(super) async fn page(
    request: &ServerRequest<'_>,
    known: &LoadedTournament,
    page: Option<usize>,
    alone: bool,
) -> Answer {
    let log = match request.bot.tournaments.log(known.id).await {
        Ok(log) => log,
        Err(error) => return Reply::say(refusal_of(request, error)).into(),
    };
    let LogPage { content, page, pages } =
        request.text().tournament_log(&known.state.plan.name, &log, page);
    let mut buttons = Vec::new();
    if pages > 1 {
        let number = |page: usize| u32::try_from(page).unwrap_or(u32::MAX);
        let (earlier, later) = (number(page.saturating_sub(1)), number(page + 1));
        let (earlier, later) = match alone {
            true => (PanelClick::EarlierLogAlone(earlier), PanelClick::LaterLogAlone(later)),
            false => (PanelClick::EarlierLog(earlier), PanelClick::LaterLog(later)),
        };
        let turning = |click, label, leads: bool| {
            one(request, known.id, click, label, ButtonStyle::Secondary).disabled(!leads)
        };
        buttons.push(turning(earlier, OrganiserButton::Earlier, page > 0));
        buttons.push(turning(later, OrganiserButton::Later, page + 1 < pages));
    }
    buttons.extend((!alone).then(|| back(request, known)));
    let rows = match buttons.is_empty() {
        true => Vec::new(),
        false => vec![CreateActionRow::Buttons(buttons)],
    };
    Reply { content, rows, ..Reply::default() }.into()
}
