//! The review of a daily deal, which its player can read once the day is over: the accuracy, and the worst mistakes with better
//! moves.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use super::{answer_refused, player_names, reply_in_new_message};
use crate::discord::custom_id::own::daily::{DailyButtonId, DailyClick};
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::Request;
use crate::discord::render::components::labelled_button;
use crate::discord::render::pictures;
use crate::guild::{DailyGames, LoadedTry, TryId};
use crate::table::{ReviewSummary, SoloRound};
use crate::text::{DailyButton, Mistake, ReviewButton, ShownTurningPoint};
use triominos_rules::daily::{DailyKind, Date};
use triominos_rules::game::{Event, Match, PlayerView};
use triominos_rules::review::{FIRST_EVENT_LINE, MoveMade, ReviewedMove};

/// A finished deal with its review.
struct ReviewedDeal {
    loaded: LoadedTry,
    events: Vec<Event>,
    summary: ReviewSummary,
}

impl ReviewedDeal {
    /// Returns the player's view before the event in this line of the record; `None` if there is no such line.
    fn view_before_line(&self, record_line: usize) -> Option<PlayerView> {
        let mut game = Match::new(self.loaded.day.rules.clone(), 1);
        for event in self.events.get(..record_line.checked_sub(FIRST_EVENT_LINE)?)? {
            game.apply(event).ok()?;
        }
        game.player_view(0)
    }

    /// Returns the mistakes that the review shows, each with the player's view before it.
    fn mistakes_with_views_before(&self) -> Vec<(&ReviewedMove, PlayerView)> {
        let mistakes = self.summary.critical_moves.iter();
        mistakes.filter_map(|made| Some((made, self.view_before_line(made.line)?))).collect()
    }
}

/// Returns the button that reviews a finished deal; `None` for a puzzle, which has a solution instead.
pub fn review_button(request: &Request<'_>, loaded: &LoadedTry) -> Option<CreateButton> {
    let is_reviewable = loaded.id.kind == DailyKind::Deal && loaded.played.is_over();
    is_reviewable.then(|| {
        let label = request.text().review_button_label(ReviewButton::Open);
        daily_try_button(loaded.id, DailyClick::Review, label)
    })
}

/// Returns the button that reviews the person's deal of the day before the day of `loaded`. Returns `None` if that day is not
/// closed, if the person did not finish that deal, or if `loaded` is a practice try at a game of the archive (the earlier days).
pub async fn yesterdays_review_button(
    request: &Request<'_>,
    loaded: &LoadedTry,
) -> Option<CreateButton> {
    let id = loaded.id;
    let date = Date::from_days_since_epoch(id.date.days_since_epoch() - 1)?;
    let yesterday = TryId { date, attempt: 0, ..id };
    let games = &request.bot.daily;
    if loaded.is_archived || id.kind != DailyKind::Deal || !games.has_begun_try(yesterday).await {
        return None;
    }
    let loaded = games.load_try(yesterday, request.received).await.ok()?;
    (loaded.is_closed && loaded.played.is_over()).then(|| {
        let label = request.text().daily_button_label(DailyButton::YesterdayReview);
        daily_try_button(yesterday, DailyClick::Review, label)
    })
}

/// Handles a click on Review: answers with the review in a new message, or in the clicked message if `in_clicked_message` is true.
pub async fn show_review(
    request: &Request<'_>,
    id: TryId,
    in_clicked_message: bool,
) -> InteractionAnswer {
    let reviewed = match load_review(request, id).await {
        Ok(reviewed) => reviewed,
        Err(answer) => return answer,
    };
    let text = request.text();
    let mistakes = reviewed.mistakes_with_views_before();
    let turns: Vec<ShownTurningPoint<'_>> = mistakes
        .iter()
        .map(|(made, view)| ShownTurningPoint::Mistake(Mistake { round: 1, made, view }))
        .collect();
    let content = text.daily_review(&reviewed.loaded.day, &reviewed.summary, &turns);
    let numbered = (1_usize..).zip(&mistakes).map(|(number, (made, _))| {
        let click = DailyClick::Mistake(u32::try_from(made.line).unwrap_or(u32::MAX));
        daily_try_button(id, click, text.review_button_label(ReviewButton::Move { number }))
    });
    let buttons: Vec<CreateButton> = numbered.collect();
    let rows =
        if buttons.is_empty() { Vec::new() } else { vec![CreateActionRow::Buttons(buttons)] };
    let page = PrivateReply::with_rows(request.tile_emojis().insert_emojis(content), rows);
    if in_clicked_message { page.into() } else { page.in_new_message().into() }
}

/// Handles a click on the number of a mistake: shows the move, what it lost, and a better move.
pub async fn show_mistake(request: &Request<'_>, id: TryId, record_line: u32) -> InteractionAnswer {
    let reviewed = match load_review(request, id).await {
        Ok(reviewed) => reviewed,
        Err(answer) => return answer,
    };
    let record_line = usize::try_from(record_line).unwrap_or(usize::MAX);
    let found = reviewed.summary.critical_move_in_line(record_line);
    let Some((made, view)) =
        found.and_then(|made| Some((made, reviewed.view_before_line(record_line)?)))
    else {
        return errors::answer_old_button(request);
    };
    let text = request.text();
    let better = text.review_better_move(&view, made.best);
    let mistake = Mistake { round: 1, made, view: &view };
    let mut content = text.review_mistake_page(mistake, Some(better), false);
    let best = match made.best {
        MoveMade::Place(placement) => {
            view.choices.iter().find(|choice| choice.placement == placement).copied()
        }
        MoveMade::Draw | MoveMade::Pass => None,
    };
    let mut files = Vec::new();
    match best {
        Some(best) if request.has_pictures_off() => {
            content = text.with_line_below(content, Some(text.alt_preview(&view, &best)));
        }
        Some(best) => {
            let (renderer, names) = (&request.bot.renderer, player_names(request));
            let theme = request.theme;
            files
                .extend(pictures::preview_picture(renderer, view, best, &names, text, theme).await);
        }
        None => {}
    }
    let back =
        daily_try_button(id, DailyClick::ReviewPage, text.review_button_label(ReviewButton::Back));
    let rows = vec![CreateActionRow::Buttons(vec![back])];
    let content = request.tile_emojis().insert_emojis(content);
    PrivateReply { content, files, rows, ..PrivateReply::default() }.into()
}

/// Returns the review of a deal of the person. If there is none, returns the answer that explains why as an error: the day is not
/// over, the try was not finished, or it does not exist.
async fn load_review(request: &Request<'_>, id: TryId) -> Result<ReviewedDeal, InteractionAnswer> {
    let loaded = match request.bot.daily.load_try(id, request.received).await {
        Ok(loaded) => loaded,
        Err(refused) => return Err(answer_refused(request, refused).await),
    };
    if !loaded.is_closed {
        let closes_at = DailyGames::closing_time(id.date);
        return Err(reply_in_new_message(request.text().daily_review_too_early(closes_at)));
    }
    let events = loaded.played.is_over().then(|| loaded.played.events_of_deal(&loaded.day));
    let Some(events) = events.flatten() else { return Err(errors::answer_old_button(request)) };
    let round = SoloRound {
        key: format!("{} {}", id.date, loaded.played.moves_text()),
        rules: loaded.day.rules.clone(),
        events: events.clone(),
    };
    match request.bot.tables.review_of_solo_round(round).await {
        Ok(summary) => Ok(ReviewedDeal { loaded, events, summary }),
        Err(error) => Err(errors::answer_refused(request, None, error).await),
    }
}

/// Returns a button of a try.
fn daily_try_button(id: TryId, click: DailyClick, label: String) -> CreateButton {
    labelled_button(DailyButtonId::new(id, click), label, ButtonStyle::Secondary)
}
