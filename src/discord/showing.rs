//! What is shown of a table: names, labels and pictures, from the views that `game` allows.

use serenity::all::CreateAttachment;

use crate::game::{Choice, PlayerView, PublicView};
use crate::picture::{self, BoardLabels, PreviewLabels, RackLabels, SeatLabel, Theme};
use crate::table::{Occupant, Table};
use crate::text::{Text, Who};

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

/// The board for everyone, with its alt text.
pub(super) async fn board(
    view: PublicView,
    names: &[Who<'_>],
    text: &Text,
    theme: Theme,
) -> Option<CreateAttachment> {
    let alt = text.alt_board(&view, names);
    let labels = labels(&view, names, text);
    draw("board.png", alt, move || picture::board(&view, &labels, theme)).await
}

/// A player's rack before the board, for that player only.
pub(super) async fn rack(
    view: PlayerView,
    names: &[Who<'_>],
    hints: bool,
    text: &Text,
    theme: Theme,
) -> Option<CreateAttachment> {
    let alt = text.alt_rack(&view, names, hints);
    let board = labels(&view.public, names, text);
    let rack = RackLabels { title: text.rack_title(&view), hint: text.rack_hint(&view) };
    draw("rack.png", alt, move || picture::rack(&view, &board, &rack, theme)).await
}

/// The board with a chosen tile in its place, for that player only.
pub(super) async fn preview(
    view: PlayerView,
    choice: Choice,
    names: &[Who<'_>],
    hints: bool,
    text: &Text,
    theme: Theme,
) -> Option<CreateAttachment> {
    let alt = text.alt_preview(&view, &choice, names, hints);
    let board = labels(&view.public, names, text);
    let points = if hints { text.points(choice.points) } else { String::new() };
    let preview = PreviewLabels { title: text.preview_label(&choice, false), points };
    draw("preview.png", alt, move || picture::preview(&view, &choice, &board, &preview, theme))
        .await
}

fn labels(view: &PublicView, names: &[Who<'_>], text: &Text) -> BoardLabels {
    let label = |(seat, who): (usize, &Who<'_>)| {
        let name = text.who_plain(who);
        let name = if picture::can_draw(&name) { name } else { text.seat_short(seat) };
        let tiles = view.seats.get(seat).map(|seat| text.tiles(seat.tiles)).unwrap_or_default();
        SeatLabel { name, tiles }
    };
    BoardLabels { seats: names.iter().enumerate().map(label).collect(), foot: text.foot(view) }
}

/// Draws away from the threads that answer people. Without a picture the message still says everything.
async fn draw<F>(name: &str, alt: String, draw: F) -> Option<CreateAttachment>
where
    F: FnOnce() -> Vec<u8> + Send + 'static,
{
    match tokio::task::spawn_blocking(draw).await {
        Ok(png) => Some(CreateAttachment::bytes(png, name).description(alt)),
        Err(_) => {
            tracing::error!(name, "a picture could not be drawn");
            None
        }
    }
}
