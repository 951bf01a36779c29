//! `/daily`: the deal and the puzzle of the day, each played in one private message.

mod calendar;
mod message;
mod review;

pub use self::calendar::{handle_daily_page_click, show_calendar};
use self::message::{
    confirm_draw_reply, daily_result, daily_try_reply, move_reply, preview_reply, solution_reply,
    spots_reply,
};
use super::share::{SharedContent, public_style, share_here_or_refuse};
use crate::discord::bot::Bot;
use crate::discord::custom_id::own::daily::{DailyButtonId, DailyClick};
use crate::discord::custom_id::table::read_pick;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::Request;
use crate::guild::{DailyError, DailyGames, DailyRefused, LoadedTry, TryId};
use crate::text::PlayerName;
use triominos_rules::daily::{DailyKind, Date};
use triominos_rules::game::{Action, Pick, PlayerView};

/// The maximum number of suggestions that Discord shows.
const SUGGESTED: usize = 25;

/// Handles `/daily deal` and `/daily puzzle`: shows the person's try of today, which begins now if it has not begun. `typed_date`
/// is the earlier day that the person typed.
pub async fn open_daily(
    request: &Request<'_>,
    kind: DailyKind,
    typed_date: Option<&str>,
) -> InteractionAnswer {
    let Some(typed) = typed_date else { return open_today(request, kind).await };
    let Ok(typed_date) = typed.trim().parse::<Date>() else {
        return reply_in_new_message(request.text().daily_unreadable_date());
    };
    match DailyGames::date_at(request.received) {
        Ok(today) if typed_date == today => open_today(request, kind).await,
        _ => open_archived(request, kind, typed_date).await,
    }
}

/// Shows the person's try of today, which begins now if it has not begun.
async fn open_today(request: &Request<'_>, kind: DailyKind) -> InteractionAnswer {
    match request.bot.daily.open_todays_try(kind, request.actor.id, request.received).await {
        Ok(loaded) => {
            let is_new = loaded.id.is_practice() && loaded.move_count() == 0;
            let line = is_new.then(|| request.text().daily_practice_after_deletion_note());
            daily_try_reply(request, &loaded, line).await
        }
        Err(refused) => answer_refused(request, refused).await,
    }
}

/// Shows the person's practice try at a game of a day that has closed.
async fn open_archived(request: &Request<'_>, kind: DailyKind, date: Date) -> InteractionAnswer {
    let (games, person) = (&request.bot.daily, request.actor.id);
    match games.open_archived_try(kind, person, date, request.received).await {
        Ok(loaded) => daily_try_reply(request, &loaded, None).await,
        Err(refused) => answer_refused(request, refused).await,
    }
}

/// Handles a click below a try. `menu_value` is the value that was chosen in a menu.
pub async fn handle_daily_click(
    request: &Request<'_>,
    button: DailyButtonId,
    menu_value: Option<&str>,
) -> InteractionAnswer {
    let id = button.try_id();
    if id.person != request.actor.id {
        return reply_in_new_message(request.text().daily_button_not_yours());
    }
    let games = &request.bot.daily;
    let shown = match button.click {
        DailyClick::Show => games.load_try(id, request.received).await,
        DailyClick::Hint(hints) => games.give_hint(id, hints, request.received).await,
        DailyClick::Again => games.continue_or_begin_practice_try(id, request.received).await,
        DailyClick::Words | DailyClick::More => {
            return match games.load_try(id, request.received).await {
                Ok(loaded) if button.click == DailyClick::More => {
                    message::board_in_words_reply(request, &loaded).await
                }
                Ok(loaded) => message::daily_try_reply_in_words(request, &loaded).await,
                Err(refused) => answer_refused(request, refused).await,
            };
        }
        DailyClick::Solution => return show_solution(request, id).await,
        DailyClick::Review => return review::show_review(request, id, false).await,
        DailyClick::ReviewPage => return review::show_review(request, id, true).await,
        DailyClick::Mistake(line) => return review::show_mistake(request, id, line).await,
        DailyClick::Share => return share_result(request, id).await,
        DailyClick::ShowMe => return set_shown_in_results(request, id, true).await,
        DailyClick::HideMe => return set_shown_in_results(request, id, false).await,
        DailyClick::Place { moves, pick } => {
            return make_move(request, id, moves, Action::Place(pick)).await;
        }
        DailyClick::ConfirmDraw(moves) => return make_move(request, id, moves, Action::Draw).await,
        DailyClick::Pass(moves) => return make_move(request, id, moves, Action::Pass).await,
        DailyClick::Draw(moves) => return draw_or_ask_to_confirm(request, id, moves).await,
        DailyClick::Preview { moves, pick } => {
            return preview_placement(request, id, moves, pick).await;
        }
        DailyClick::Choose(moves) => {
            return match menu_value.and_then(|value| read_pick(value).ok()) {
                Some(pick) => preview_placement(request, id, moves, pick).await,
                None => errors::answer_old_button(request),
            };
        }
        DailyClick::ChooseTile(moves) => {
            let Some(tile) = menu_value.and_then(|value| value.parse().ok()) else {
                return errors::answer_old_button(request);
            };
            return match current_try_and_view(request, id, moves).await {
                Ok((loaded, view)) => spots_reply(request, &loaded, &view, tile).await,
                Err(answer) => answer,
            };
        }
    };
    match shown {
        Ok(loaded) => daily_try_reply(request, &loaded, None).await,
        Err(refused) => answer_refused(request, refused).await,
    }
}

/// Returns the dates of earlier days whose games can be played, if they contain the typed text. The latest date is first. Returns
/// at most as many as Discord shows.
pub async fn suggest_archived_days(bot: &Bot, typed_text: &str) -> Vec<String> {
    let archive = bot.daily.archived_date_range(bot.clock.now()).await.ok().flatten();
    let Some((first, last)) = archive else { return Vec::new() };
    let days = (first.days_since_epoch()..=last.days_since_epoch())
        .rev()
        .filter_map(Date::from_days_since_epoch);
    let days = days.map(|date| date.to_string()).filter(|date| date.contains(typed_text.trim()));
    days.take(SUGGESTED).collect()
}

/// Returns the name of the only player of a daily game, which is the person of the request.
fn player_names<'a>(request: &'a Request<'_>) -> [PlayerName<'a>; 1] {
    [PlayerName::Person(&request.actor.name)]
}

/// Returns an answer in a new message, which leaves the clicked message unchanged.
fn reply_in_new_message(content: String) -> InteractionAnswer {
    PrivateReply::from_content(content).in_new_message().into()
}

/// Returns the try and its player's view, if the try still has the number of moves that the person saw (`expected_move_count`).
/// Otherwise returns the message of the try's current state as an error.
async fn current_try_and_view(
    request: &Request<'_>,
    id: TryId,
    expected_move_count: u32,
) -> Result<(LoadedTry, PlayerView), InteractionAnswer> {
    let loaded = match request.bot.daily.load_try(id, request.received).await {
        Ok(loaded) => loaded,
        Err(refused) => return Err(answer_refused(request, refused).await),
    };
    match loaded
        .played
        .view()
        .filter(|_| loaded.move_count() == expected_move_count && !loaded.is_over())
    {
        Some(view) => Ok((loaded, view)),
        None => {
            let refused = DailyRefused::MovedOn(Box::new(loaded));
            Err(answer_refused(request, refused).await)
        }
    }
}

/// Shows a preview of a placement before it is made.
async fn preview_placement(
    request: &Request<'_>,
    id: TryId,
    expected_move_count: u32,
    pick: Pick,
) -> InteractionAnswer {
    match current_try_and_view(request, id, expected_move_count).await {
        Ok((loaded, view)) => match view.choice_for_pick(pick).copied() {
            Some(choice) => preview_reply(request, &loaded, view, choice).await,
            None => daily_try_reply(request, &loaded, None).await,
        },
        Err(answer) => answer,
    }
}

/// Draws if no tile fits; otherwise asks for confirmation first.
async fn draw_or_ask_to_confirm(
    request: &Request<'_>,
    id: TryId,
    expected_move_count: u32,
) -> InteractionAnswer {
    match current_try_and_view(request, id, expected_move_count).await {
        Ok((loaded, view)) if view.needs_draw_confirmation() => {
            confirm_draw_reply(request, &loaded, &view)
        }
        Ok(_) => make_move(request, id, expected_move_count, Action::Draw).await,
        Err(answer) => answer,
    }
}

/// Makes a move in a try, if the try still has the number of moves that the person saw (`expected_move_count`).
async fn make_move(
    request: &Request<'_>,
    id: TryId,
    expected_move_count: u32,
    action: Action,
) -> InteractionAnswer {
    match request.bot.daily.make_move(id, expected_move_count, action, request.received).await {
        Ok((loaded, events)) => move_reply(request, &loaded, &events).await,
        Err(refused) => answer_refused(request, refused).await,
    }
}

/// Shows the solution of a puzzle, if the day is closed and the person has played it.
async fn show_solution(request: &Request<'_>, id: TryId) -> InteractionAnswer {
    match request.bot.daily.load_try(id, request.received).await {
        Ok(loaded) if loaded.is_closed => solution_reply(request, &loaded).await,
        Ok(loaded) => {
            let closes_at = DailyGames::closing_time(loaded.id.date);
            reply_in_new_message(request.text().daily_solution_too_early(closes_at))
        }
        Err(refused) => answer_refused(request, refused).await,
    }
}

/// Posts the line with the result of a try in the channel. A try can be posted only once.
async fn share_result(request: &Request<'_>, id: TryId) -> InteractionAnswer {
    let Some(here) = request.on_server() else { return errors::answer_old_button(request) };
    let games = &request.bot.daily;
    let loaded = match games.load_try(id, request.received).await {
        Ok(loaded) => loaded,
        Err(refused) => return answer_refused(request, refused).await,
    };
    if !loaded.is_over() || id.is_practice() {
        return answer_refused(request, DailyRefused::MovedOn(Box::new(loaded))).await;
    }
    match games.set_result_shared(id, true).await {
        Ok(true) => {}
        Ok(false) => return reply_in_new_message(request.text().daily_already_shared()),
        Err(refused) => return answer_refused(request, refused).await,
    }
    let shared = share_here_or_refuse(&here, async {
        let result = match daily_result(request, &loaded).await {
            Ok(result) => result,
            Err(refused) => return Err(answer_refused(request, refused).await),
        };
        let content = public_style(&here).await.0.daily_result_code_block(&result);
        Ok(SharedContent { alone: content.clone(), content, file: None })
    })
    .await;
    match shared {
        Ok(answer) => answer,
        Err(refusal) => {
            // Nothing was posted, so that the person can share the result later.
            if let Err(error) = games.set_result_shared(id, false).await {
                tracing::warn!(?error, "a result that was not posted stays marked as shared");
            }
            refusal
        }
    }
}

/// Includes the person in the daily results that the server posts, from now on. If `is_shown` is false, leaves them out.
async fn set_shown_in_results(
    request: &Request<'_>,
    id: TryId,
    is_shown: bool,
) -> InteractionAnswer {
    let Some(here) = request.on_server() else { return errors::answer_old_button(request) };
    let (games, person, text) = (&request.bot.daily, &request.actor, request.text());
    let set = async {
        let loaded = games.load_try(id, request.received).await?;
        // Without a post, the button is old. The person can still hide their name.
        if is_shown && games.is_shown_in_results_if_posted(here.guild, person.id).await?.is_none() {
            return Ok((loaded, text.daily_results_no_longer_posted()));
        }
        let name = is_shown.then_some(&*person.name);
        games.set_name_in_results(here.guild, person.id, name).await?;
        Ok((loaded, text.daily_results_listing_answer(is_shown)))
    };
    match set.await {
        Ok((loaded, line)) => daily_try_reply(request, &loaded, Some(line)).await,
        Err(refused) => answer_refused(request, refused).await,
    }
}

/// Returns the answer to a refused click, which explains the reason.
async fn answer_refused(request: &Request<'_>, refused: DailyRefused) -> InteractionAnswer {
    let text = request.text();
    match refused {
        DailyRefused::NoSuchTry => reply_in_new_message(text.no_daily_try()),
        DailyRefused::NotInArchive(archive) => {
            reply_in_new_message(text.daily_not_in_archive(archive))
        }
        DailyRefused::MovedOn(loaded) => {
            Box::pin(daily_try_reply(request, &loaded, Some(text.daily_button_outdated()))).await
        }
        DailyRefused::Rules(refusal, loaded) => {
            let view = loaded.played.view().map(|view| view.public);
            reply_in_new_message(text.game_refusal(&refusal, &player_names(request), view.as_ref()))
        }
        DailyRefused::Error(DailyError::Store(error)) => {
            reply_in_new_message(errors::report_store_error(request, &error))
        }
        DailyRefused::Error(DailyError::Internal(error)) => {
            reply_in_new_message(errors::report_internal_error(request, &error))
        }
    }
}
