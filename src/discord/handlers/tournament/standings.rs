//! Private views of the standings: pages as pictures, and the table of tie-breaks.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::discord::custom_id::tournament::{TournamentButton, TournamentClick};
use crate::discord::handlers::share::{SharedContent, public_style, share_here};
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::ServerRequest;
use crate::discord::render::components::{add_button, labelled_button};
use crate::discord::render::tournament::{self, Results};
use crate::guild::LoadedTournament;
use crate::league::tournament::{EntryId, Tournament};
use crate::text::{Button, PlacesPage, StandingsPage, Text};

/// Returns the explanation of an entry's points and tie-breaks; `None` if it is not in the
/// standings.
pub fn explanation_of_entry(state: &Tournament, text: &Text, entry: EntryId) -> Option<String> {
    Some(text.entry_points_explanation(state, &state.explain_entry(entry)?))
}

/// Returns the page of the standings with this number, counted from 0, and the buttons to other
/// pages.
pub async fn standings_reply(
    request: &ServerRequest<'_>,
    known: &LoadedTournament,
    page: usize,
) -> PrivateReply {
    let (text, person) = (request.text(), Some(request.actor.id));
    let places = PlacesPage::from_state(&known.state, None, person, page);
    let make = |click, label: String| {
        let id = TournamentButton { tournament: known.id, click }.to_string();
        labelled_button(id, label, ButtonStyle::Secondary)
    };
    let mut rows =
        page_buttons((places.page, places.pages, places.own_page()), |turn| match turn {
            PageTarget::Higher(page) => {
                make(TournamentClick::Higher(page), text.higher_places_button())
            }
            PageTarget::Lower(page) => {
                make(TournamentClick::Lower(page), text.lower_places_button())
            }
            PageTarget::Mine(page) => make(TournamentClick::Mine(page), text.my_place_button()),
        });
    add_button(&mut rows, make(TournamentClick::Details, text.button(Button::Details)));
    if known.state.has_results() {
        let share = TournamentClick::Share(places.page);
        add_button(&mut rows, make(share, text.button(Button::Share)));
    }
    let results = tournament::standings_results(&request.bot.renderer, &places, text, false);
    results_reply(request, results, rows).await
}

/// Posts a page of the standings for everybody.
pub async fn share_standings(
    request: &ServerRequest<'_>,
    known: &LoadedTournament,
    page: usize,
) -> InteractionAnswer {
    let (text, theme) = public_style(request).await;
    share_here(request, async {
        let places = PlacesPage::from_state(&known.state, None, None, page);
        let results = tournament::standings_results(&request.bot.renderer, &places, text, true);
        Ok(SharedContent::from_results(request, results, theme).await)
    })
    .await
}

/// Returns a page of the table of tie-breaks, counted from 0; with `None`, the first page, with an explanation of the
/// person's own points.
pub fn details_reply(
    request: &ServerRequest<'_>,
    known: &LoadedTournament,
    page: Option<usize>,
) -> PrivateReply {
    let is_first = page.is_none();
    let (text, person) = (request.text(), request.actor.id);
    let StandingsPage { content, page, pages: count, own } =
        text.detailed_standings_page(&known.state, Some(person), page.unwrap_or(0));
    let make = |click, label: String| {
        let id = TournamentButton { tournament: known.id, click }.to_string();
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
    let own = known.state.entry_of(person).filter(|_| is_first);
    if let Some(account) = own.and_then(|entry| explanation_of_entry(&known.state, text, entry)) {
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

/// The page to which a button leads, counted from 0.
pub enum PageTarget {
    Higher(usize),
    Lower(usize),
    Mine(usize),
}

/// Returns the buttons to the previous page, the next, and the page with the person's own place, if there is more than
/// one page. `page` and `own` are counted from 0; `pages` is the number of pages.
pub fn page_buttons(
    (page, pages, own): (usize, usize, Option<usize>),
    make_button: impl Fn(PageTarget) -> CreateButton,
) -> Vec<CreateActionRow> {
    if pages <= 1 {
        return Vec::new();
    }
    let is_own_elsewhere = own.is_some_and(|own| own != page);
    vec![CreateActionRow::Buttons(vec![
        make_button(PageTarget::Higher(page.saturating_sub(1))).disabled(page == 0),
        make_button(PageTarget::Lower(page + 1)).disabled(page + 1 >= pages),
        make_button(PageTarget::Mine(own.unwrap_or(0))).disabled(!is_own_elsewhere),
    ])]
}

/// Returns a message about standings with its picture, or with more words for a person who prefers no
/// pictures.
pub async fn results_reply(
    request: &ServerRequest<'_>,
    results: Results,
    rows: Vec<CreateActionRow>,
) -> PrivateReply {
    let picture = match results.picture.filter(|_| !request.is_in_words()) {
        Some(picture) => picture.into_attachment(&request.bot.renderer, request.theme).await,
        None => None,
    };
    let content = if picture.is_some() { results.content } else { results.alone };
    PrivateReply { content, files: picture.into_iter().collect(), rows, ..PrivateReply::default() }
}
