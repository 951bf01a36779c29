//! Private messages about a tournament's standings: pages as pictures, and the table of tie-breaks.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::discord::custom_id::tournament::{TournamentButton, TournamentClick};
use crate::discord::handlers::share::{SharedContent, public_style, share_here};
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::ServerRequest;
use crate::discord::render::components::{add_button, labelled_button};
use crate::discord::render::tournament::{self, ResultsMessage};
use crate::guild::LoadedTournament;
use crate::league::tournament::{EntryId, Tournament};
use crate::text::{Button, PlacesPage, StandingsPage, Text};

/// Returns the explanation of an entry's points and tie-breaks; `None` if it is not in the
/// standings.
pub fn points_explanation_of_entry(
    state: &Tournament,
    text: &Text,
    entry: EntryId,
) -> Option<String> {
    Some(text.entry_points_explanation(state, &state.explain_entry(entry)?))
}

/// Returns the page of the standings with this number, counted from 0, and the buttons to other
/// pages.
pub async fn standings_reply(
    request: &ServerRequest<'_>,
    loaded: &LoadedTournament,
    page: usize,
) -> PrivateReply {
    let (text, person) = (request.text(), Some(request.actor.id));
    let places = PlacesPage::from_state(&loaded.state, None, person, page);
    let make = |click, label: String| {
        let id = TournamentButton { tournament: loaded.id, click }.to_string();
        labelled_button(id, label, ButtonStyle::Secondary)
    };
    let mut rows =
        page_buttons((places.page, places.pages, places.own_page_number()), |turn| match turn {
            PageTarget::Higher(page) => {
                make(TournamentClick::Higher(page), text.higher_places_button())
            }
            PageTarget::Lower(page) => {
                make(TournamentClick::Lower(page), text.lower_places_button())
            }
            PageTarget::Mine(page) => make(TournamentClick::Mine(page), text.my_place_button()),
        });
    add_button(&mut rows, make(TournamentClick::Details, text.button_label(Button::Details)));
    if loaded.state.has_results() {
        let share = TournamentClick::Share(places.page);
        add_button(&mut rows, make(share, text.button_label(Button::Share)));
    }
    let results = tournament::standings_results(&request.bot.renderer, &places, text, false);
    results_reply(request, results, rows).await
}

/// Posts a page of the standings in the channel, for everybody.
pub async fn share_standings(
    request: &ServerRequest<'_>,
    loaded: &LoadedTournament,
    page: usize,
) -> InteractionAnswer {
    let (text, theme) = public_style(request).await;
    share_here(request, async {
        let places = PlacesPage::from_state(&loaded.state, None, None, page);
        let results = tournament::standings_results(&request.bot.renderer, &places, text, true);
        Ok(SharedContent::from_results(request, results, theme).await)
    })
    .await
}

/// Returns a page of the table of tie-breaks. Pages are counted from 0. `None` is the first page, with an explanation of the
/// person's own points.
pub fn tie_breaks_reply(
    request: &ServerRequest<'_>,
    loaded: &LoadedTournament,
    page: Option<usize>,
) -> PrivateReply {
    let is_first = page.is_none();
    let (text, person) = (request.text(), request.actor.id);
    let StandingsPage { content, page, pages: count, own } =
        text.detailed_standings_page(&loaded.state, Some(person), page.unwrap_or(0));
    let make = |click, label: String| {
        let id = TournamentButton { tournament: loaded.id, click }.to_string();
        labelled_button(id, label, ButtonStyle::Secondary)
    };
    let rows = page_buttons((page, count, own), |turn| match turn {
        PageTarget::Higher(page) => {
            make(TournamentClick::DetailsHigher(page), text.higher_places_button())
        }
        PageTarget::Lower(page) => {
            make(TournamentClick::DetailsLower(page), text.lower_places_button())
        }
        PageTarget::Mine(page) => make(TournamentClick::DetailsMine(page), text.my_place_button()),
    });
    let mut reply = PrivateReply::with_rows(content, rows);
    let own = loaded.state.entry_of(person).filter(|_| is_first);
    if let Some(account) =
        own.and_then(|entry| points_explanation_of_entry(&loaded.state, text, entry))
    {
        let both = format!("{}\n{account}", reply.content);
        // In one message if it fits and has no buttons.
        if reply.rows.is_empty() && both.encode_utf16().count() <= 2000 {
            reply.content = both;
        } else {
            reply.more.push(account);
        }
    }
    reply
}

/// The page to which a button below the standings leads, counted from 0.
pub enum PageTarget {
    Higher(usize),
    Lower(usize),
    Mine(usize),
}

/// Returns the buttons to the previous page, to the next page, and to `own_page`, the page with the person's own place. Returns no
/// rows if there is only one page. `page` and `own_page` are counted from 0.
pub fn page_buttons(
    (page, page_count, own_page): (usize, usize, Option<usize>),
    make_button: impl Fn(PageTarget) -> CreateButton,
) -> Vec<CreateActionRow> {
    if page_count <= 1 {
        return Vec::new();
    }
    let is_own_elsewhere = own_page.is_some_and(|own_page| own_page != page);
    vec![CreateActionRow::Buttons(vec![
        make_button(PageTarget::Higher(page.saturating_sub(1))).disabled(page == 0),
        make_button(PageTarget::Lower(page + 1)).disabled(page + 1 >= page_count),
        make_button(PageTarget::Mine(own_page.unwrap_or(0))).disabled(!is_own_elsewhere),
    ])]
}

/// Returns a private message about standings with its picture. If the person prefers no pictures, it has more words instead.
pub async fn results_reply(
    request: &ServerRequest<'_>,
    results: ResultsMessage,
    rows: Vec<CreateActionRow>,
) -> PrivateReply {
    let picture = match results.picture.filter(|_| !request.has_pictures_off()) {
        Some(picture) => picture.into_attachment(&request.bot.renderer, request.theme).await,
        None => None,
    };
    let content = if picture.is_some() { results.content } else { results.alone };
    PrivateReply { content, files: picture.into_iter().collect(), rows, ..PrivateReply::default() }
}
