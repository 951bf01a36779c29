//! What is shown of a table: names, labels and pictures, from the views that `game` allows.

use std::sync::Arc;

use serenity::all::CreateAttachment;

use crate::game::{Choice, Event, PlayerView, PublicView, Rules, Seat, Summary};
use crate::picture::{
    BoardLabels, CloseUpLabels, EndLabels, PreviewLabels, RackLabels, Renderer, ReplayLabels,
    SeatLabel, Theme,
};
use crate::table::{Occupant, Table};
use crate::text::{Text, Who};

/// The part in play of a wide board.
const CLOSE_UP: &str = "close-up.png";

/// What these pictures show, in words; what a close-up shows, the board's own words have said.
pub(super) fn in_words(pictures: &[CreateAttachment]) -> Vec<&str> {
    let all = pictures.iter().filter(|picture| picture.filename != CLOSE_UP);
    all.filter_map(|picture| picture.description.as_deref()).collect()
}

/// The names at a table, by seat.
pub(super) fn names(table: &Table) -> Vec<Who<'_>> {
    table.seats.iter().map(who).collect()
}

pub(super) fn who(occupant: &Occupant) -> Who<'_> {
    match occupant {
        Occupant::Person(person) => Who::Person(&person.name),
        Occupant::Computer { number, .. } => Who::Computer(*number),
    }
}

/// The board for everyone, with its alt text; of a wide one also the part in play, with its own.
pub(super) async fn board(
    renderer: &Arc<Renderer>,
    view: PublicView,
    names: &[Who<'_>],
    text: &Text,
    theme: Theme,
) -> Vec<CreateAttachment> {
    let alt = text.alt_board(&view, names);
    let close_alt = text.alt_close_up(&view);
    let labels = labels(renderer, &view, names, text);
    let close_labels = CloseUpLabels { title: text.close_up_title() };
    let draw = move |renderer: &Renderer| {
        let board = renderer.board(&view, &labels, theme);
        (board, renderer.close_up(&view, &close_labels, theme))
    };
    let Some((board, close_up)) = away(renderer, "board.png", draw).await else {
        return Vec::new();
    };
    let board = CreateAttachment::bytes(board, "board.png").description(alt);
    let close_up =
        close_up.map(|png| CreateAttachment::bytes(png, CLOSE_UP).description(close_alt));
    std::iter::once(board).chain(close_up).collect()
}

/// What a match that is over came to, with its alt text.
pub(super) async fn end_card(
    renderer: &Arc<Renderer>,
    rules: &Rules,
    events: &[Event],
    names: &[Who<'_>],
    text: &Text,
    theme: Theme,
) -> Option<CreateAttachment> {
    let summary = Summary::of(rules, names.len(), events);
    let alt = text.alt_end(&summary, names);
    let labels = EndLabels {
        title: text.end_title(&summary.winners, names),
        headings: text.end_headings(),
        names: drawable(renderer, names, text),
        foot: text.end_foot(rules, summary.rounds.len()),
    };
    draw(renderer, "end.png", alt, move |renderer| renderer.end_card(&summary, &labels, theme))
        .await
}

/// A match that is over once more, move by move, with its alt text.
pub(super) async fn replay(
    renderer: &Arc<Renderer>,
    rules: &Rules,
    events: Vec<Event>,
    names: &[Who<'_>],
    text: &Text,
    theme: Theme,
) -> Option<CreateAttachment> {
    let alt = text.alt_replay(&Summary::of(rules, names.len(), &events), names);
    let labels = ReplayLabels {
        names: drawable(renderer, names, text),
        title: text.edition_name(&rules.edition),
        round: text.replay_round(),
    };
    let rules = rules.clone();
    draw(renderer, "replay.gif", alt, move |renderer| {
        renderer.replay(&rules, &events, &labels, theme)
    })
    .await
}

/// A player's rack before the board, for that player only.
pub(super) async fn rack(
    renderer: &Arc<Renderer>,
    view: PlayerView,
    names: &[Who<'_>],
    hints: bool,
    text: &Text,
    theme: Theme,
) -> Option<CreateAttachment> {
    let alt = text.alt_rack(&view, names, hints);
    let board = labels(renderer, &view.public, names, text);
    let rack = RackLabels {
        title: text.rack_title(&view),
        hint: text.rack_hint(&view),
        since: text.since(&view, names),
    };
    draw(renderer, "rack.png", alt, move |renderer| renderer.rack(&view, &board, &rack, theme))
        .await
}

/// The board with a chosen tile in its place, for that player only.
pub(super) async fn preview(
    renderer: &Arc<Renderer>,
    view: PlayerView,
    choice: Choice,
    names: &[Who<'_>],
    hints: bool,
    text: &Text,
    theme: Theme,
) -> Option<CreateAttachment> {
    let alt = text.alt_preview(&view, &choice, names, hints);
    let board = labels(renderer, &view.public, names, text);
    let points = if hints { text.points(choice.points) } else { String::new() };
    let preview = PreviewLabels { title: text.preview_label(&choice, false), points };
    draw(renderer, "preview.png", alt, move |renderer| {
        renderer.preview(&view, &choice, &board, &preview, theme)
    })
    .await
}

fn labels(renderer: &Renderer, view: &PublicView, names: &[Who<'_>], text: &Text) -> BoardLabels {
    let label = |(seat, who): (usize, &Who<'_>)| {
        let name = drawable_name(renderer, seat, who, text);
        let tiles = view.seats.get(seat).map(|seat| text.tiles(seat.tiles)).unwrap_or_default();
        SeatLabel { name, tiles }
    };
    let seats = names.iter().enumerate().map(label).collect();
    BoardLabels { seats, title: text.board_title(view), foot: text.foot(view) }
}

/// The names by seat, as the pictures' font can write them.
fn drawable(renderer: &Renderer, names: &[Who<'_>], text: &Text) -> Vec<String> {
    names.iter().enumerate().map(|(seat, who)| drawable_name(renderer, seat, who, text)).collect()
}

fn drawable_name(renderer: &Renderer, seat: Seat, who: &Who<'_>, text: &Text) -> String {
    let name = text.who_plain(who);
    if renderer.can_draw(&name) { name } else { text.seat_short(seat) }
}

/// Without a picture the message still says everything.
pub(super) async fn draw<F>(
    renderer: &Arc<Renderer>,
    name: &str,
    alt: String,
    draw: F,
) -> Option<CreateAttachment>
where
    F: FnOnce(&Renderer) -> Vec<u8> + Send + 'static,
{
    let bytes = away(renderer, name, draw).await?;
    Some(CreateAttachment::bytes(bytes, name).description(alt))
}

/// Draws away from the threads that answer people.
async fn away<T, F>(renderer: &Arc<Renderer>, name: &str, draw: F) -> Option<T>
where
    T: Send + 'static,
    F: FnOnce(&Renderer) -> T + Send + 'static,
{
    let renderer = Arc::clone(renderer);
    let drawn = tokio::task::spawn_blocking(move || draw(&renderer)).await;
    if drawn.is_err() {
        tracing::error!(name, "a picture could not be drawn");
    }
    drawn.ok()
}
