//! `/tournament log`, for organisers: the events of the tournament by round.

use serenity::all::CreateActionRow;

use super::acting::refusal_sentence;
use super::organiser::Organiser;
use crate::discord::custom_id::organise::PanelClick;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::ServerRequest;
use crate::text::{LogPage, OrganiserButton};

/// Handles `/tournament log`: shows the log of the channel's tournament.
pub async fn show_log(request: &ServerRequest<'_>) -> InteractionAnswer {
    match Organiser::from_channel(request).await {
        Ok(organiser) => log_page(&organiser, None, true).await,
        Err(refusal) => refusal,
    }
}

/// Shows a page of the tournament's log. Pages are counted from 0; `None` is the latest page. `opened_by_command` is true if the
/// log was opened by the command instead of from the panel.
pub(super) async fn log_page(
    organiser: &Organiser<'_>,
    page: Option<usize>,
    opened_by_command: bool,
) -> InteractionAnswer {
    let Organiser { request, loaded, .. } = organiser;
    let log = match request.bot.tournaments.all_events(loaded.id).await {
        Ok(log) => log,
        Err(error) => return PrivateReply::from_content(refusal_sentence(request, error)).into(),
    };
    let LogPage { content, page, pages } =
        request.text().tournament_log(&loaded.state.plan.name, &log, page);
    let mut buttons = Vec::new();
    if pages > 1 {
        let number = |page: usize| u32::try_from(page).unwrap_or(u32::MAX);
        let (earlier, later) = (number(page.saturating_sub(1)), number(page + 1));
        let (earlier, later) = match opened_by_command {
            true => (PanelClick::EarlierLogAlone(earlier), PanelClick::LaterLogAlone(later)),
            false => (PanelClick::EarlierLog(earlier), PanelClick::LaterLog(later)),
        };
        let turning =
            |click, label, leads: bool| organiser.panel_button(click, label).disabled(!leads);
        buttons.push(turning(earlier, OrganiserButton::Earlier, page > 0));
        buttons.push(turning(later, OrganiserButton::Later, page + 1 < pages));
    }
    buttons.extend((!opened_by_command).then(|| organiser.back_button()));
    let rows = match buttons.is_empty() {
        true => Vec::new(),
        false => vec![CreateActionRow::Buttons(buttons)],
    };
    PrivateReply::with_rows(content, rows).into()
}
