//! `/leaderboard` and `/profile`, and what is clicked under a leaderboard.

use async_trait::async_trait;
use serenity::all as discord;
use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};

use crate::discord::bot::Bot;
use crate::discord::custom_id::leaderboard::{LeagueClick, What};
use crate::discord::interaction::api::CallError;
use crate::discord::interaction::errors;
use crate::discord::interaction::request::ServerRequest;
use crate::discord::interaction::response::{Answer, Reply};
use crate::discord::render::leaderboard;
use crate::game::Edition;
use crate::guild::Members;
use crate::ids::{GuildId, PersonId};
use crate::league::{Board, LeaderboardPage, LeaderboardView, Span};
use crate::text::Text;
use crate::time::Millis;

/// The time that a look-up of a member may take; the answer waits for it.
const LOOK_UP_WITHIN: Millis = 5_000;

/// The most results on a profile that do not count.
const VOIDED_SHOWN: u32 = 2;

#[async_trait]
impl Members for Bot {
    async fn is_member(&self, guild: GuildId, person: PersonId) -> Option<bool> {
        let (guild, person) = (guild.into(), person.into());
        let deadline = Some(self.clock.now() + LOOK_UP_WITHIN);
        match self.caller.call(deadline, |http| http.get_member(guild, person)).await {
            Ok(_) => Some(true),
            Err(CallError::Gone(..)) => Some(false),
            Err(error) => {
                tracing::info!(%error, "cannot find out about a member");
                None
            }
        }
    }
}

/// `/leaderboard`, and the page of this number, counted from 0.
pub async fn leaderboard(
    request: &ServerRequest<'_>,
    view: LeaderboardView,
    page: usize,
) -> Answer {
    let bot = request.bot;
    let now = bot.clock.now();
    let made = bot.guilds.leaderboard(request.guild, view, page, request.actor.id, now, bot).await;
    let page = match made {
        Ok(page) => page,
        Err(error) => return Reply::say(errors::trouble(request, &error)).into(),
    };
    let text = request.text();
    let (file, whole) =
        leaderboard::leaderboard(&bot.renderer, &page, Some(request.actor.id), text, request.theme)
            .await;
    let content = text.leaderboard(&page, file.is_none() || !whole);
    Reply {
        content,
        files: file.into_iter().collect(),
        rows: rows(&page, text),
        ..Reply::default()
    }
    .into()
}

/// A click under a leaderboard; `chosen` is what was chosen in its menu.
pub async fn click(
    request: &ServerRequest<'_>,
    click: LeagueClick,
    chosen: Option<&str>,
) -> Answer {
    let LeagueClick { view, what } = click;
    let (view, page) = match what {
        What::Higher(page) | What::Lower(page) | What::Mine(page) => (view, page),
        What::Board => match chosen.and_then(Board::from_name) {
            Some(board) => {
                // Solo records are of one edition; the menu leads back from them to matches by all rules.
                let edition =
                    view.edition.filter(|_| view.board != Board::Solo || board == view.board);
                (LeaderboardView { board, edition, ..view }, 0)
            }
            None => return errors::old_button(request),
        },
        What::Span => match chosen.and_then(Span::from_name) {
            Some(span) => (LeaderboardView { span, ..view }, 0),
            None => return errors::old_button(request),
        },
        What::Edition => match chosen.and_then(Edition::from_name) {
            Some(edition) => (LeaderboardView { edition: Some(edition), ..view }, 0),
            None => return errors::old_button(request),
        },
    };
    leaderboard(request, view, page).await
}

/// `/profile`: of the player, or of who asks.
pub async fn profile(request: &ServerRequest<'_>, player: Option<&discord::User>) -> Answer {
    let (bot, text) = (request.bot, request.text());
    let person = player.map_or(request.actor.id, |player| player.id.into());
    let profile = match bot.guilds.profile(request.guild, person, bot.clock.now()).await {
        Ok(profile) => profile,
        Err(error) => return Reply::say(errors::trouble(request, &error)).into(),
    };
    let voided = match bot.guilds.voided_of(request.guild, person, VOIDED_SHOWN).await {
        Ok(voided) => voided,
        Err(error) => return Reply::say(errors::trouble(request, &error)).into(),
    };
    let Some(profile) = profile else {
        let name = player.map_or(request.actor.name.as_str(), |player| player.display_name());
        return Reply::say(text.with_voided_results(text.no_profile(name), &voided)).into();
    };
    let content = text.with_voided_results(text.profile(&profile), &voided);
    let file =
        leaderboard::course(&bot.renderer, &profile.name, &profile.course, text, request.theme)
            .await;
    Reply { content, files: file.into_iter().collect(), ..Reply::default() }.into()
}

/// The menus, and the buttons that lead somewhere else.
fn rows(page: &LeaderboardPage, text: &Text) -> Vec<CreateActionRow> {
    let view = page.view;
    let id = |what| LeagueClick { view, what }.to_string();
    let boards = Board::ALL.iter().map(|&board| {
        CreateSelectMenuOption::new(text.board_name(board), board.name())
            .default_selection(board == view.board)
    });
    let spans = Span::ALL.iter().map(|&span| {
        CreateSelectMenuOption::new(text.span_name(span), span.name())
            .default_selection(span == view.span)
    });
    let menu = |what, options: Vec<CreateSelectMenuOption>, placeholder: String| {
        let kind = CreateSelectMenuKind::String { options };
        CreateActionRow::SelectMenu(CreateSelectMenu::new(id(what), kind).placeholder(placeholder))
    };
    let mut rows = vec![
        menu(What::Board, boards.collect(), text.choose_board()),
        menu(What::Span, spans.collect(), text.choose_span()),
    ];
    if view.board == Board::Solo {
        let counted = view.board.counted_edition(view.edition);
        let editions = Board::solo_editions().map(|edition| {
            CreateSelectMenuOption::new(text.edition_name(edition.name()), edition.name())
                .default_selection(Some(edition) == counted)
        });
        rows.push(menu(What::Edition, editions.collect(), text.choose_edition()));
    }
    if page.pages > 1 {
        let button = |what, label: String, goes: bool| {
            CreateButton::new(id(what)).label(label).style(ButtonStyle::Secondary).disabled(!goes)
        };
        let mine = page.own.as_ref().map(|(_, page)| *page);
        rows.push(CreateActionRow::Buttons(vec![
            button(What::Higher(page.page.saturating_sub(1)), text.higher(), page.page > 0),
            button(What::Lower(page.page + 1), text.lower(), page.page + 1 < page.pages),
            button(
                What::Mine(mine.unwrap_or(0)),
                text.my_place(),
                mine.is_some_and(|mine| mine != page.page),
            ),
        ]));
    }
    rows
}
