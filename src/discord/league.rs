//! `/leaderboard` and `/profile`, and what is clicked under a leaderboard.

use async_trait::async_trait;
use serenity::all as discord;
use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, GuildId, UserId,
};

use super::answer::{Answer, Reply};
use super::bot::Bot;
use super::call::CallError;
use super::league_id::{LeagueClick, What};
use super::request::Request;
use super::{league_look, refused};
use crate::guild::{Members, Page, View};
use crate::league::{Board, Span};
use crate::table::Millis;
use crate::text::{Profiled, Standings, Text};

/// How long a look-up of a member may take; the answer waits for it.
const LOOK_UP_WITHIN: Millis = 5_000;

#[async_trait]
impl Members for Bot {
    async fn is_member(&self, guild: u64, person: u64) -> Option<bool> {
        let http = self.caller.http();
        let (guild, person) = (GuildId::new(guild), UserId::new(person));
        let deadline = Some(self.clock.now() + LOOK_UP_WITHIN);
        match self.caller.call(deadline, || http.get_member(guild, person)).await {
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
pub(super) async fn leaderboard(request: &Request<'_>, view: View, page: usize) -> Answer {
    let bot = request.bot;
    let now = bot.clock.now();
    let made = bot.guilds.leaderboard(request.guild, view, page, request.actor.id, now, bot).await;
    let page = match made {
        Ok(page) => page,
        Err(error) => return Reply::say(refused::trouble(request, &error)).into(),
    };
    let text = request.text();
    let standings = Standings {
        board: view.board,
        span: view.span,
        months: &page.months,
        edition: view.edition,
        rows: &page.rows,
        page: page.page,
        pages: page.pages,
        people: page.people,
        own: page.own.as_ref().map(|(row, _)| row),
        best: page.best,
    };
    let (file, whole) =
        league_look::leaderboard(&standings, request.actor.id, text, request.theme).await;
    let content = text.leaderboard(&standings, file.is_none() || !whole);
    Reply {
        content,
        files: file.into_iter().collect(),
        rows: rows(view, &page, text),
        ..Reply::default()
    }
    .into()
}

/// A click under a leaderboard; `chosen` is what was chosen in its menu.
pub(super) async fn click(
    request: &Request<'_>,
    click: LeagueClick,
    chosen: Option<&str>,
) -> Answer {
    let LeagueClick { view, what } = click;
    let (view, page) = match what {
        What::Higher(page) | What::Lower(page) | What::Mine(page) => (view, page),
        What::Board => match chosen.and_then(Board::from_name) {
            Some(board) => (View { board, ..view }, 0),
            None => return refused::old_button(request),
        },
        What::Span => match chosen.and_then(Span::from_name) {
            Some(span) => (View { span, ..view }, 0),
            None => return refused::old_button(request),
        },
    };
    leaderboard(request, view, page).await
}

/// `/profile`: of the player, or of who asks.
pub(super) async fn profile(request: &Request<'_>, player: Option<&discord::User>) -> Answer {
    let (bot, text) = (request.bot, request.text());
    let person = player.map_or(request.actor.id, |player| player.id.get());
    let profile = match bot.guilds.profile(request.guild, person, bot.clock.now()).await {
        Ok(profile) => profile,
        Err(error) => return Reply::say(refused::trouble(request, &error)).into(),
    };
    let Some(profile) = profile else {
        let name = player.map_or(request.actor.name.as_str(), |player| player.display_name());
        return Reply::say(text.no_profile(name)).into();
    };
    let content = text.profile(&Profiled {
        name: &profile.name,
        rating: profile.rating.map(|rating| (rating.points(), rating.is_provisional())),
        place: profile.place,
        totals: &profile.all_time,
        season: profile.season.as_ref(),
    });
    let file = league_look::course(&profile.name, &profile.course, text, request.theme).await;
    Reply { content, files: file.into_iter().collect(), ..Reply::default() }.into()
}

/// The menus, and the buttons that lead somewhere else.
fn rows(view: View, page: &Page, text: &Text) -> Vec<CreateActionRow> {
    let id = |what| LeagueClick { view, what }.to_string();
    let boards = Board::ALL.map(|board| {
        CreateSelectMenuOption::new(text.board_name(board), board.name())
            .default_selection(board == view.board)
    });
    let spans = Span::ALL.map(|span| {
        CreateSelectMenuOption::new(text.span_name(span), span.name())
            .default_selection(span == view.span)
    });
    let menu = |what, options: Vec<CreateSelectMenuOption>, placeholder: String| {
        let kind = CreateSelectMenuKind::String { options };
        CreateActionRow::SelectMenu(CreateSelectMenu::new(id(what), kind).placeholder(placeholder))
    };
    let mut rows = vec![
        menu(What::Board, boards.to_vec(), text.choose_board()),
        menu(What::Span, spans.to_vec(), text.choose_span()),
    ];
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
