//! The review of a finished match, which each of its players can read privately.

pub mod page;

use self::page::{MistakePart, mistake_page, summary_page};
use super::handlers::share::{self, SharedContent};
use crate::discord::custom_id::table::{ReviewClick, read_pick};
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::Request;
use crate::discord::render::{names, pictures};
use crate::ids::TableId;
use crate::table::{IntentError, ReviewSummary, ReviewableMatch};
use triominos_rules::game::{Choice, PlayerView, PublicView};

/// Handles a click that belongs to the review of a match. `menu_value` is the value that was chosen in the menu of placements.
pub async fn handle_review_click(
    request: &Request<'_>,
    table: TableId,
    click: ReviewClick,
    menu_value: Option<&str>,
) -> InteractionAnswer {
    match click {
        ReviewClick::Open => show_review(request, table).await,
        ReviewClick::Share => share_best_move(request, table).await,
        ReviewClick::Mistake { line } => {
            answer_about_mistake(request, table, line, |_| Some(MistakePart::Question)).await
        }
        ReviewClick::Better { line } => {
            answer_about_mistake(request, table, line, |_| Some(MistakePart::Answer)).await
        }
        ReviewClick::Try { line } => {
            let pick = menu_value.and_then(|value| read_pick(value).ok());
            answer_about_mistake(request, table, line, |view| {
                view.choice_for_pick(pick?).copied().map(MistakePart::Attempt)
            })
            .await
        }
    }
}

/// Handles a click on Review: shows the stored review, or starts to compute it.
async fn show_review(request: &Request<'_>, table: TableId) -> InteractionAnswer {
    match load_review(request, table).await {
        Ok((played, Some(summary))) => summary_page(request.into(), &played, &summary).await.into(),
        Ok((_, None)) => match request.bot.tables.check_review_limit(request.actor.id).await {
            Ok(()) => {
                let content = request.text().review_begun();
                let begun =
                    PrivateReply { content, reviews: Some(table), ..PrivateReply::default() };
                begun.in_new_message().into()
            }
            Err(error) => errors::answer_refused(request, None, error).await,
        },
        Err(error) => errors::answer_refused(request, None, error).await,
    }
}

/// Answers with the page of the mistake in this line of the record. `make_part` returns the lower part of the page, below the
/// facts; `None` if the person's choice is not in the menu.
async fn answer_about_mistake(
    request: &Request<'_>,
    table: TableId,
    record_line: u32,
    make_part: impl FnOnce(&PlayerView) -> Option<MistakePart>,
) -> InteractionAnswer {
    let (played, summary) = match load_review(request, table).await {
        Ok((played, Some(summary))) => (played, summary),
        // A newer judge has to review the match first.
        Ok((_, None)) => return show_review(request, table).await,
        Err(error) => return errors::answer_refused(request, None, error).await,
    };
    let record_line = usize::try_from(record_line).unwrap_or(usize::MAX);
    let found = summary
        .critical_move_in_line(record_line)
        .and_then(|made| Some((made, played.view_before_line(record_line)?)));
    let Some((made, view)) = found else { return errors::answer_old_button(request) };
    match make_part(&view) {
        Some(part) => mistake_page(request.into(), &played, made, view, part).await.into(),
        None => errors::answer_old_button(request),
    }
}

/// Handles a click on Share My Best Move: posts the player's placement that earned the most points.
async fn share_best_move(request: &Request<'_>, table: TableId) -> InteractionAnswer {
    let Some(server) = request.on_server() else { return errors::answer_old_button(request) };
    let played = match request.bot.tables.match_to_review(table, request.actor.id).await {
        Ok(played) => played,
        Err(error) => return errors::answer_refused(request, None, error).await,
    };
    let Some((view, choice, after)) = best_placement_with_views_before_and_after(&played) else {
        return errors::answer_old_button(request);
    };
    let make = async {
        let (text, theme) = share::public_style(&server).await;
        let names = names::seat_names(&played.table);
        let content = text.review_shared_move(&names[played.seat], &view, &choice);
        let renderer = &server.bot.renderer;
        let pictures = pictures::board_pictures(renderer, after, &names, text, theme).await;
        let file = pictures.into_iter().next();
        Ok(SharedContent { alone: content.clone(), content, file })
    };
    share::share_here(&server, make).await
}

/// Returns a finished match as its player can review it, and the stored review; `None` if the review was not computed yet.
async fn load_review(
    request: &Request<'_>,
    table: TableId,
) -> Result<(ReviewableMatch, Option<ReviewSummary>), IntentError> {
    let tables = &request.bot.tables;
    let played = tables.match_to_review(table, request.actor.id).await?;
    let summary = tables.stored_review(&played).await?;
    Ok((played, summary))
}

/// Returns the player's placement that earned the most points, the player's view before it, and the public view after it.
fn best_placement_with_views_before_and_after(
    played: &ReviewableMatch,
) -> Option<(PlayerView, Choice, PublicView)> {
    let events = played.count_events_to_best_placement()?;
    let placement = played.events.get(events - 1)?.placed()?.placement;
    let view = played.match_after_events(events - 1)?.player_view(played.seat)?;
    let choice = *view.choices.iter().find(|choice| choice.placement == placement)?;
    Some((view, choice, played.match_after_events(events)?.public_view()))
}
