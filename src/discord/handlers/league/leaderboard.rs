//! `/leaderboard`, and clicks below a leaderboard.

use async_trait::async_trait;
use serenity::all::{ButtonStyle, CreateActionRow, CreateSelectMenuOption};

use crate::discord::bot::Bot;
use crate::discord::custom_id::leaderboard::{LeaderboardClick, LeaderboardPart};
use crate::discord::handlers::league::profile::share_profile;
use crate::discord::handlers::moderation::report_damaged_results;
use crate::discord::handlers::share::{SharedContent, public_style, share_here};
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::ServerRequest;
use crate::discord::render::components::{add_button, labelled_button, select_menu};
use crate::discord::render::leaderboard::{self, LeaderboardPicture};
use crate::guild::MemberLookUp;
use crate::ids::{GuildId, PersonId};
use crate::league::{LeaderboardKind, LeaderboardPage, LeaderboardPeriod, LeaderboardView};
use crate::store::StoreError;
use crate::text::{Button, Text};
use crate::time::Millis;
use triominos_rules::game::Edition;

/// The time limit in milliseconds for looking up a member of the server. The answer to the person waits for it.
const LOOK_UP_WITHIN: Millis = 5_000;

#[async_trait]
impl MemberLookUp for Bot {
    async fn is_member(&self, guild: GuildId, person: PersonId) -> Option<bool> {
        let (guild, person) = (guild.into(), person.into());
        let deadline = Some(self.clock.now() + LOOK_UP_WITHIN);
        match self.caller.call(deadline, |http| http.get_member(guild, person)).await {
            Ok(_) => Some(true),
            Err(error) if error.is_unknown_person() => Some(false),
            Err(error) => {
                tracing::info!(%error, "cannot look up a member");
                None
            }
        }
    }
}

/// Handles `/leaderboard`: shows a page of the leaderboard that `view` describes. Pages are counted from 0.
pub async fn show_leaderboard(
    request: &ServerRequest<'_>,
    view: LeaderboardView,
    page: usize,
) -> InteractionAnswer {
    let bot = request.bot;
    let now = bot.clock.now();
    let made =
        bot.guilds.leaderboard_page(request.guild, view, page, request.actor.id, now, bot).await;
    let page = match made {
        Ok(page) => page,
        Err(error) => {
            return PrivateReply::from_content(errors::report_store_error(request, &error)).into();
        }
    };
    report_damaged_results(request);
    let text = request.text();
    let LeaderboardPicture { file, has_all_letters } = leaderboard::leaderboard_picture(
        &bot.renderer,
        &page,
        Some(request.actor.id),
        text,
        request.theme,
    )
    .await;
    let content = text.leaderboard_message(&page, file.is_none() || !has_all_letters);
    PrivateReply {
        content,
        files: file.into_iter().collect(),
        rows: leaderboard_components(&page, text),
        ..PrivateReply::default()
    }
    .into()
}

/// Handles a click below a leaderboard; `menu_value` is the value chosen in its menu.
pub async fn handle_league_click(
    request: &ServerRequest<'_>,
    click: LeaderboardClick,
    menu_value: Option<&str>,
) -> InteractionAnswer {
    let LeaderboardClick { view, part } = click;
    let (view, page) = match part {
        LeaderboardPart::Higher(page)
        | LeaderboardPart::Lower(page)
        | LeaderboardPart::Mine(page) => (view, page),
        LeaderboardPart::Board => match menu_value.and_then(LeaderboardKind::from_name) {
            Some(board) => {
                // Solo records belong to one edition; switching from them to another leaderboard shows all editions.
                let edition = view
                    .edition
                    .filter(|_| view.board != LeaderboardKind::Solo || board == view.board);
                (LeaderboardView { board, edition, ..view }, 0)
            }
            None => return errors::answer_old_button(request),
        },
        LeaderboardPart::Period => match menu_value.and_then(LeaderboardPeriod::from_name) {
            Some(period) => (LeaderboardView { period, ..view }, 0),
            None => return errors::answer_old_button(request),
        },
        LeaderboardPart::Edition => match menu_value.and_then(Edition::from_name) {
            Some(edition) => (LeaderboardView { edition: Some(edition), ..view }, 0),
            None => return errors::answer_old_button(request),
        },
        LeaderboardPart::Share(page) => return share_leaderboard(request, view, page).await,
        LeaderboardPart::ShareProfile(person) => return share_profile(request, person).await,
    };
    show_leaderboard(request, view, page).await
}

/// Posts a page of a leaderboard in the channel, for everybody.
async fn share_leaderboard(
    request: &ServerRequest<'_>,
    view: LeaderboardView,
    page: usize,
) -> InteractionAnswer {
    let (text, theme) = public_style(request).await;
    share_here(request, async {
        let (bot, now) = (request.bot, request.bot.clock.now());
        let page = bot.guilds.leaderboard_page(request.guild, view, page, None, now, bot).await;
        let page = page.map_err(|error| answer_store_error(request, &error))?;
        let LeaderboardPicture { file, has_all_letters } =
            leaderboard::leaderboard_picture(&bot.renderer, &page, None, text, theme).await;
        let content = text.public_leaderboard_message(&page, file.is_none() || !has_all_letters);
        Ok(SharedContent { content, alone: text.public_leaderboard_message(&page, true), file })
    })
    .await
}

fn answer_store_error(request: &ServerRequest<'_>, error: &StoreError) -> InteractionAnswer {
    PrivateReply::from_content(errors::report_store_error(request, error)).into()
}

/// Returns the menus below a leaderboard, and the buttons to its other pages.
fn leaderboard_components(page: &LeaderboardPage, text: &Text) -> Vec<CreateActionRow> {
    let view = page.view;
    let id = |part| LeaderboardClick { view, part };
    let boards = LeaderboardKind::ALL.iter().map(|&board| {
        CreateSelectMenuOption::new(text.leaderboard_name(board), board.name())
            .default_selection(board == view.board)
    });
    let periods = LeaderboardPeriod::ALL.iter().map(|&period| {
        CreateSelectMenuOption::new(text.leaderboard_period_name(period), period.name())
            .default_selection(period == view.period)
    });
    let mut rows = vec![
        select_menu(
            id(LeaderboardPart::Board),
            boards.collect(),
            text.choose_leaderboard_placeholder(),
        ),
        select_menu(
            id(LeaderboardPart::Period),
            periods.collect(),
            text.choose_period_placeholder(),
        ),
    ];
    if view.board == LeaderboardKind::Solo {
        let counted = view.board.edition_filter(view.edition);
        let editions = LeaderboardKind::solo_editions().map(|edition| {
            CreateSelectMenuOption::new(text.edition_name(edition.name()), edition.name())
                .default_selection(Some(edition) == counted)
        });
        rows.push(select_menu(
            id(LeaderboardPart::Edition),
            editions.collect(),
            text.leaderboard_edition_placeholder(),
        ));
    }
    if page.pages > 1 {
        let button = |part, label: String, goes: bool| {
            labelled_button(id(part), label, ButtonStyle::Secondary).disabled(!goes)
        };
        let mine = page.own.as_ref().map(|(_, page)| *page);
        rows.push(CreateActionRow::Buttons(vec![
            button(
                LeaderboardPart::Higher(page.page.saturating_sub(1)),
                text.higher_places_button(),
                page.page > 0,
            ),
            button(
                LeaderboardPart::Lower(page.page + 1),
                text.lower_places_button(),
                page.page + 1 < page.pages,
            ),
            button(
                LeaderboardPart::Mine(mine.unwrap_or(0)),
                text.my_place_button(),
                mine.is_some_and(|mine| mine != page.page),
            ),
        ]));
    }
    if !page.rows.is_empty() {
        let share = id(LeaderboardPart::Share(page.page));
        let label = text.button_label(Button::Share);
        add_button(&mut rows, labelled_button(share, label, ButtonStyle::Secondary));
    }
    rows
}
