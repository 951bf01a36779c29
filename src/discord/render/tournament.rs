//! Messages about the standings and the end of a tournament: words, pictures, buttons and menus.

use std::sync::Arc;

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateAttachment, CreateButton, CreateSelectMenuOption,
};

use super::components::{labelled_button, select_menu};
use super::leaderboard::name_for_picture;
use super::pictures::draw_attachment;
use crate::discord::custom_id::past::{PastClick, PastTournamentPart, RecordChoice};
use crate::discord::custom_id::tournament::{TournamentButton, TournamentClick};
use crate::ids::{TableId, TournamentId};
use crate::league::tournament::{Ending, Stage, StandingsRow, Tournament};
use crate::text::{Button, EntryNames, PlacesPage, PlacesRow, Text, podium_rows};
use triominos_pictures::{
    LeaderboardLabels, LeaderboardRow, PodiumLabels, PodiumStep, Renderer, Theme,
};

/// The maximum number of options of a menu.
const CHOICES: usize = 25;
/// The number of places that the text lists beside a picture of the standings or the podium.
const FEW: usize = 3;
const FEW_AT_THE_END: usize = 5;

/// A message about standings.
#[derive(Clone, Debug, Default)]
pub struct ResultsMessage {
    /// The text beside the picture.
    pub content: String,
    /// The complete text, for a message without the picture.
    pub alone: String,
    pub picture: Option<ResultsPicture>,
}

/// A picture that is not drawn yet.
#[derive(Clone, Debug)]
pub struct ResultsPicture {
    labels: Labels,
    alt: String,
}

#[derive(Clone, Debug)]
enum Labels {
    Standings(LeaderboardLabels),
    Podium(PodiumLabels),
}

impl ResultsPicture {
    /// Returns a text that states everything that the picture shows. If this text changes, the message with the picture is edited.
    pub fn stated_facts(&self) -> String {
        format!("{:?} {}", self.labels, self.alt)
    }

    /// Draws the picture as an attachment; `None` if it could not be drawn.
    pub async fn into_attachment(
        self,
        renderer: &Arc<Renderer>,
        theme: Theme,
    ) -> Option<CreateAttachment> {
        let Self { labels, alt } = self;
        let name = match &labels {
            Labels::Standings(_) => "standings.png",
            Labels::Podium(_) => "podium.png",
        };
        let labels_drawn = move |renderer: &Renderer| match &labels {
            Labels::Standings(labels) => renderer.leaderboard(labels, theme),
            Labels::Podium(labels) => renderer.podium(labels, theme),
        };
        draw_attachment(renderer, name, alt, labels_drawn).await
    }
}

/// Returns the message with a page of the standings. `leads_to_more_pages` is true if the message gets a button to the other pages.
pub fn standings_results(
    renderer: &Renderer,
    places: &PlacesPage<'_>,
    text: &Text,
    leads_to_more_pages: bool,
) -> ResultsMessage {
    let names = EntryNames::from_state(places.state);
    let who = |row: &StandingsRow| names.entry_name(places.state, row.entry);
    let line = |place: PlacesRow<'_>| LeaderboardRow {
        place: place.row.rank.to_string(),
        name: name_for_picture(renderer, &who(place.row), text),
        figure: place.row.points.to_string(),
        note: text.tie_break_note(&place),
        share: None,
        own: place.own,
        first: place.row.rank == 1 && places.has_winner(),
        podium: place.is_on_podium(),
        change: 0,
    };
    let rows: Vec<LeaderboardRow> = places.rows_shown().map(line).collect();
    let alone = text.places_page_message(places, None, leads_to_more_pages);
    if rows.is_empty() {
        return ResultsMessage { content: alone.clone(), alone, picture: None };
    }
    let mut shown = places.rows_shown().chain(places.own_row_if_elsewhere());
    let whole =
        shown.all(|place| renderer.can_draw(&text.player_name_for_picture(&who(place.row))));
    let labels = LeaderboardLabels {
        title: text.places_title(places),
        heading: Some(text.points_column_heading()),
        rows,
        apart: places.own_row_if_elsewhere().map(line),
        foot: text.tie_break_legend(places),
    };
    let content = match whole {
        true => text.places_page_message(places, Some(FEW), leads_to_more_pages),
        // If the font cannot draw a name completely, the text lists all places.
        false => alone.clone(),
    };
    let alt = text.alt_tournament_places(places);
    let picture = Some(ResultsPicture { labels: Labels::Standings(labels), alt });
    ResultsMessage { content, alone, picture }
}

/// Returns the message about the end of a tournament. It has the podium if there is a winner, otherwise the final standings if any
/// match was played.
pub fn final_results(renderer: &Renderer, state: &Tournament, text: &Text) -> ResultsMessage {
    let places = PlacesPage::from_state(state, None, None, 0);
    let podium = podium_rows(state);
    if podium.is_empty() {
        let mut results = standings_results(renderer, &places, text, true);
        if !state.has_results() || state.stage == Stage::Over(Ending::Cancelled) {
            (results.content, results.picture) = (results.alone.clone(), None);
        }
        return results;
    }
    let names = EntryNames::from_state(state);
    let step = |row: &StandingsRow| PodiumStep {
        place: row.rank.to_string(),
        name: name_for_picture(renderer, &names.entry_name(state, row.entry), text),
        figure: text.podium_points(row),
    };
    let labels = PodiumLabels {
        title: text.podium_title(state),
        steps: podium.iter().map(step).collect(),
        foot: text.podium_footer(state, &podium),
    };
    let alt = text.alt_podium(state, &podium);
    ResultsMessage {
        content: text.places_page_message(&places, Some(FEW_AT_THE_END), true),
        alone: text.places_page_message(&places, None, true),
        picture: Some(ResultsPicture { labels: Labels::Podium(labels), alt }),
    }
}

/// Returns the button by which players confirm that they have arrived at the table with this number.
pub fn presence_button(id: TournamentId, table_number: u32, text: &Text) -> CreateButton {
    let here =
        TournamentButton { tournament: id, click: TournamentClick::Here { table: table_number } };
    labelled_button(here.to_string(), text.button_label(Button::Here), ButtonStyle::Primary)
}

/// Returns the buttons to the full standings, and to the table of tie-breaks.
pub fn standings_buttons(id: TournamentId, text: &Text) -> CreateActionRow {
    let make = |click, label| {
        let id = TournamentButton { tournament: id, click }.to_string();
        labelled_button(id, text.button_label(label), ButtonStyle::Secondary)
    };
    CreateActionRow::Buttons(vec![
        make(TournamentClick::Standings, Button::Standings),
        make(TournamentClick::Details, Button::Details),
    ])
}

/// Returns the rows below the message about a tournament's end: the buttons to the standings, and the menu of tables with a record.
pub fn final_rows(
    id: TournamentId,
    state: &Tournament,
    numbered_tables: &[(u32, TableId)],
    text: &Text,
) -> Vec<CreateActionRow> {
    if state.ended_without_results() {
        return Vec::new();
    }
    let menu = records_menu(id, state, numbered_tables, text, (0, 0));
    std::iter::once(standings_buttons(id, text)).chain(menu).collect()
}

/// Returns the menu of tables with a record, below this page of the standings; `None` if no table has one. If there are
/// too many tables for one menu, they are divided into parts, and the menu contains the part with the index `menu_part`,
/// counted from 0. The last option of the menu leads to the next part and, in the last part, back to the first.
pub fn records_menu(
    id: TournamentId,
    state: &Tournament,
    numbered_tables: &[(u32, TableId)],
    text: &Text,
    (page, menu_part): (usize, usize),
) -> Option<CreateActionRow> {
    let tables: Vec<_> =
        numbered_tables.iter().filter_map(|(number, _)| state.table(*number)).collect();
    let parts: Vec<_> = match tables.len() <= CHOICES {
        true => vec![&tables[..]],
        false => tables.chunks(CHOICES - 1).collect(),
    };
    let menu_part = if menu_part < parts.len() { menu_part } else { 0 };
    let option =
        |label: String, value: RecordChoice| CreateSelectMenuOption::new(label, value.to_string());
    let mut options: Vec<CreateSelectMenuOption> = parts[menu_part]
        .iter()
        .map(|table| {
            let label = text.tournament_table_label(state, table);
            option(label, RecordChoice::Table(table.number))
        })
        .collect();
    if parts.len() > 1 {
        let next = RecordChoice::Part((menu_part + 1) % parts.len());
        options.push(option(text.more_records_option(), next));
    }
    let click = PastClick::Of(id, PastTournamentPart::Record(page));
    (!options.is_empty()).then(|| select_menu(click, options, text.choose_record_placeholder()))
}
