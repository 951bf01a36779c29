//! The strip of the players: names, scores, whose turn it is.

use super::canvas::Canvas;
use super::layout::WIDTH;
use super::mask::Mask;
use super::shape::{Rect, Xy};
use super::text::{self, Align, CAP};
use super::theme::Palette;
use super::{BoardLabels, SEATS};
use crate::game::{PublicView, SeatView};

const PAD: i32 = 14;
const GAP: i32 = 10;
const RADIUS: i32 = 18;
const INDENT: i32 = 16;

/// How the cards of so many players are arranged.
#[derive(Clone, Copy, Debug)]
struct Arrangement {
    columns: i32,
    rows: i32,
    card_height: i32,
    /// The score stands under the name; else beside name and tiles.
    tall: bool,
}

impl Arrangement {
    fn of(seats: usize) -> Self {
        match seats.clamp(1, SEATS) {
            4 => Self { columns: 4, rows: 1, card_height: 116, tall: true },
            few @ 1..=3 => Self { columns: few as i32, rows: 1, card_height: 98, tall: false },
            _ => Self { columns: 3, rows: 2, card_height: 96, tall: false },
        }
    }

    fn height(&self) -> i32 {
        2 * PAD + self.rows * self.card_height + (self.rows - 1) * GAP
    }

    fn card(&self, seat: usize) -> Rect {
        let width = (WIDTH - 2 * PAD - (self.columns - 1) * GAP) / self.columns;
        let (row, column) = (seat as i32 / self.columns, seat as i32 % self.columns);
        Rect {
            x: PAD + column * (width + GAP),
            y: PAD + row * (self.card_height + GAP),
            width,
            height: self.card_height,
        }
    }
}

/// The height of the strip for this many players.
pub fn height(seats: usize) -> i32 {
    Arrangement::of(seats).height()
}

/// Draws the strip at the top of the picture.
pub fn draw(canvas: &mut Canvas, view: &PublicView, labels: &BoardLabels, palette: &Palette) {
    let seats = view.seats.len().min(SEATS);
    let arrangement = Arrangement::of(seats);
    canvas.fill(Rect { x: 0, y: 0, width: WIDTH, height: arrangement.height() }, palette.panel);
    for (seat, facts) in view.seats.iter().enumerate().take(SEATS) {
        let label = labels.seats.get(seat);
        let card = Card {
            area: arrangement.card(seat),
            tall: arrangement.tall,
            name: label.map_or("", |label| &label.name),
            tiles: label.map_or("", |label| &label.tiles),
            facts,
            current: view.turn == Some(seat),
            won: view.winners.as_ref().is_some_and(|winners| winners.contains(&seat)),
            keeps_score: view.rules.keeps_score(),
        };
        card.draw(canvas, palette);
    }
}

struct Card<'a> {
    area: Rect,
    tall: bool,
    name: &'a str,
    tiles: &'a str,
    facts: &'a SeatView,
    current: bool,
    won: bool,
    keeps_score: bool,
}

impl Card<'_> {
    fn draw(&self, canvas: &mut Canvas, palette: &Palette) {
        let (ink, faint) = self.ground(canvas, palette);
        let inner =
            Rect { x: self.area.x + INDENT, width: self.area.width - 2 * INDENT, ..self.area };
        let score = if self.keeps_score { text::number(self.facts.score) } else { String::new() };
        let score_em = if self.tall { 54.0 } else { 58.0 };
        let score_em = text::shrink(&score, score_em, 24.0, inner.width as f32 * 0.6);
        let score_width = text::width(&score, score_em).ceil() as i32;
        let beside = (inner.width - score_width - 14) as f32;
        let name_room = if self.tall { inner.width as f32 } else { beside };
        let name_left = if self.won { inner.x + CROWN + 10 } else { inner.x };
        let name_room = name_room - (name_left - inner.x) as f32;
        let name_em = text::shrink(self.name, 38.0, 33.0, name_room);
        let name = text::cut(self.name, name_em, name_room);
        let tiles_em = text::shrink(self.tiles, 31.0, 24.0, beside);
        let tiles = text::cut(self.tiles, tiles_em, beside);

        let name_line = self.area.y + if self.tall { 44 } else { self.area.height / 2 - 6 };
        if self.won {
            canvas.paint(&crown(), inner.x, name_line - 28, palette.crown);
        }
        text::write(canvas, &name, name_em, (name_left, name_line), Align::Left, ink);
        if self.tall {
            let line = self.area.bottom() - 16;
            text::write(canvas, &score, score_em, (inner.x, line), Align::Left, ink);
            text::write(canvas, &tiles, tiles_em, (inner.right(), line), Align::Right, faint);
        } else {
            let line = self.area.y + self.area.height / 2 + 35;
            text::write(canvas, &tiles, tiles_em, (inner.x, line), Align::Left, faint);
            let line = self.area.centre().1 + (score_em * CAP / 2.0) as i32;
            text::write(canvas, &score, score_em, (inner.right(), line), Align::Right, ink);
        }
    }

    /// Draws the card itself; gives the colours of what is written on it, for the main facts and for lesser ones.
    fn ground(
        &self,
        canvas: &mut Canvas,
        palette: &Palette,
    ) -> (super::canvas::Colour, super::canvas::Colour) {
        if self.current {
            canvas.fill_round(self.area, RADIUS, palette.gold);
            (palette.gold_ink, palette.gold_ink)
        } else if self.won {
            canvas.fill_round(self.area, RADIUS, palette.crown);
            canvas.fill_round(self.area.inset(4), RADIUS - 4, palette.card);
            (palette.ink, palette.faint)
        } else if self.facts.dropped {
            // No card: out of the round.
            (palette.dropped, palette.dropped)
        } else {
            canvas.fill_round(self.area, RADIUS, palette.card);
            (palette.ink, palette.faint)
        }
    }
}

/// The width of the winner's crown.
const CROWN: i32 = 36;

fn crown() -> Mask {
    let outline: [Xy; 7] = [
        (1.0, 5.0),
        (10.0, 14.0),
        (18.0, 0.0),
        (26.0, 14.0),
        (35.0, 5.0),
        (31.0, 28.0),
        (5.0, 28.0),
    ];
    Mask::new(CROWN, 28, &outline)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_lie_side_by_side_in_the_strip() {
        for seats in 0..=9 {
            let arrangement = Arrangement::of(seats);
            let strip = Rect { x: 0, y: 0, width: WIDTH, height: height(seats) };
            let cards: Vec<Rect> =
                (0..seats.min(SEATS)).map(|seat| arrangement.card(seat)).collect();
            for (n, card) in cards.iter().enumerate() {
                assert!(strip.contains(card), "{seats}: {card:?}");
                for other in &cards[..n] {
                    let apart = card.x >= other.right() || card.y >= other.bottom();
                    assert!(apart, "{seats}: {card:?} and {other:?}");
                }
            }
        }
    }
}
