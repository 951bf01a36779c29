//! The strip at the top of boards. It has a card for each player with the name, the score and the number of tiles.

use super::labels::BoardLabels;
use crate::SEATS;
use crate::raster::{Align, CAP, Canvas, Ink, Mark, Rect, format_number};
use crate::scene::{TurnPoints, WIDTH};
use triominos_rules::game::{PublicView, SeatView};

const PAD: i32 = 14;
const GAP: i32 = 10;
const RADIUS: i32 = 18;
const INDENT: i32 = 16;

/// The arrangement of the cards for a number of players.
#[derive(Clone, Copy, Debug)]
struct CardArrangement {
    columns: i32,
    rows: i32,
    card_height: i32,
    /// True if the score is below the name, false if it is beside the name and the tiles.
    tall: bool,
}

impl CardArrangement {
    /// Returns the arrangement of the cards of this many players.
    fn for_seat_count(seat_count: usize) -> Self {
        match seat_count.clamp(1, SEATS) {
            4 => Self { columns: 4, rows: 1, card_height: 116, tall: true },
            few @ 1..=3 => Self { columns: few as i32, rows: 1, card_height: 98, tall: false },
            _ => Self { columns: 3, rows: 2, card_height: 96, tall: false },
        }
    }

    /// Returns the height of the strip, in pixels.
    fn height(&self) -> i32 {
        2 * PAD + self.rows * self.card_height + (self.rows - 1) * GAP
    }

    /// Returns the rectangle of the card of this seat, in pixels.
    fn card_rect(&self, seat: usize) -> Rect {
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

/// Returns the height in pixels of the strip with the cards of this many players.
pub fn panel_height(seat_count: usize) -> i32 {
    CardArrangement::for_seat_count(seat_count).height()
}

/// Draws the strip with the players' cards at the top of the picture.
pub fn draw_panel(canvas: &mut Canvas, view: &PublicView, labels: &BoardLabels) {
    let seats = view.seats.len().min(SEATS);
    let arrangement = CardArrangement::for_seat_count(seats);
    canvas.fill(Rect { x: 0, y: 0, width: WIDTH, height: arrangement.height() }, Ink::Panel);
    // After the end of a round, the points of its last turn are not shown.
    let counts = view.rules.keeps_score() && view.round_ended.is_none();
    let last_turn = TurnPoints::from_last_turn(view).filter(|_| counts);
    for (seat, facts) in view.seats.iter().enumerate().take(SEATS) {
        let label = labels.seats.get(seat);
        let card = PlayerCard {
            area: arrangement.card_rect(seat),
            tall: arrangement.tall,
            name: label.map_or("", |label| &label.name),
            tiles: label.map_or("", |label| &label.tiles),
            facts,
            current: view.turn == Some(seat),
            won: view.winners.as_ref().is_some_and(|winners| winners.contains(&seat)),
            has_score: view.rules.has_scores(),
            change: last_turn.filter(|turn| turn.seat == seat),
        };
        card.draw(canvas);
    }
}

struct PlayerCard<'a> {
    area: Rect,
    tall: bool,
    name: &'a str,
    tiles: &'a str,
    facts: &'a SeatView,
    current: bool,
    won: bool,
    has_score: bool,
    /// The points of the last turn, if it was this player's turn and changed the score; otherwise
    /// `None`.
    change: Option<TurnPoints>,
}

/// The width and height, in pixels, of the mark before a name: a crown for a winner, or an arrow for the current player.
const MARK: (i32, i32) = (34, 28);
/// The space between this mark and the name, in pixels.
const MARK_GAP: i32 = 10;
/// The height of the pill with the points of the last turn, in pixels.
const PILL_HEIGHT: i32 = 36;
/// The size of the text in the pill, in pixels.
const PILL_EM: f32 = 30.0;

impl PlayerCard<'_> {
    /// Draws the player's card.
    fn draw(&self, canvas: &mut Canvas) {
        let font = canvas.font();
        let (ink, faint) = self.draw_background_and_pick_inks(canvas);
        let inner =
            Rect { x: self.area.x + INDENT, width: self.area.width - 2 * INDENT, ..self.area };
        let score = if self.has_score { format_number(self.facts.score) } else { String::new() };
        let score_em = if self.tall { 54.0 } else { 58.0 };
        let score_em = font.size_to_fit(&score, score_em, 24.0, inner.width as f32 * 0.6);
        let score_width = font.width(&score, score_em).ceil() as i32;
        let beside = (inner.width - score_width - 14) as f32;
        let name_room = if self.tall { inner.width as f32 } else { beside };
        let mark = match (self.won, self.current) {
            (true, _) => Some((Mark::Crown, Ink::Crown)),
            (_, true) => Some((Mark::Turn, ink)),
            _ => None,
        };
        let name_left = if mark.is_some() { inner.x + MARK.0 + MARK_GAP } else { inner.x };
        let name_room = name_room - (name_left - inner.x) as f32;
        let (name, name_em) = font.shrink_and_cut_name(self.name, 38.0, 33.0, name_room);

        let name_line = self.area.y + if self.tall { 44 } else { self.area.height / 2 - 6 };
        if let Some((mark, ink)) = mark {
            canvas.paint_mark(mark, (inner.x, name_line - MARK.1), MARK, ink);
        }
        canvas.write_line(&name, name_em, (name_left, name_line), Align::Left, ink);
        if self.facts.dropped {
            // The name is also struck through, because colour alone must not carry a meaning.
            let width = font.width(&name, name_em).ceil() as i32 + 8;
            let line = Rect { x: name_left - 4, y: name_line - 15, width, height: 4 };
            canvas.fill(line, faint);
        }
        let second_line = self.area.y + self.area.height / 2 + 35;
        let (score_line, score_x, align) = if self.tall {
            (self.area.bottom() - 16, inner.x, Align::Left)
        } else {
            let line = self.area.centre().1 + (score_em * CAP / 2.0) as i32;
            (line, inner.right(), Align::Right)
        };
        canvas.write_line(&score, score_em, (score_x, score_line), align, ink);
        if self.tall {
            let place = (inner.right(), self.area.bottom() - 16);
            self.draw_second_line(canvas, place, (beside, true), faint);
        } else {
            self.draw_second_line(canvas, (inner.x, second_line), (beside, false), faint);
        }
    }

    /// Writes the number of tiles and the points of the last turn, at most `max_width` pixels wide. The line starts at `x`,
    /// or ends there if `is_right_aligned`.
    fn draw_second_line(
        &self,
        canvas: &mut Canvas,
        (x, baseline): (i32, i32),
        (max_width, is_right_aligned): (f32, bool),
        ink: Ink,
    ) {
        let font = canvas.font();
        let change = self.change.map(|points| points.to_string()).unwrap_or_default();
        let em = font.size_to_fit(&change, PILL_EM, 20.0, max_width * 0.6);
        let pill = match change.is_empty() {
            true => 0,
            false => font.width(&change, em).ceil() as i32 + 24,
        };
        let max_width = max_width - if pill > 0 { (pill + 12) as f32 } else { 0.0 };
        let tiles_em = font.size_to_fit(self.tiles, 31.0, 24.0, max_width);
        // If there is no room for both, the points are kept, because they are what has changed.
        let tiles = if font.width(self.tiles, tiles_em) <= max_width || pill == 0 {
            font.cut_to_width(self.tiles, tiles_em, max_width)
        } else {
            String::new()
        };
        let width = font.width(&tiles, tiles_em).ceil() as i32;
        let gap = if tiles.is_empty() || pill == 0 { 0 } else { 12 };
        let left = if is_right_aligned { x - width - gap - pill } else { x };
        // If the line ends at `x`, the pill is to the left of the tiles, otherwise to the right.
        let (pill_x, tiles_x) =
            if is_right_aligned { (left, left + pill + gap) } else { (left + width + gap, left) };
        canvas.write_line(&tiles, tiles_em, (tiles_x, baseline), Align::Left, ink);
        if pill > 0 {
            let area = Rect { x: pill_x, y: baseline - 29, width: pill, height: PILL_HEIGHT };
            let (ground, ink) = match self.current {
                true => (Ink::GoldText, Ink::Gold),
                false => (Ink::Gold, Ink::GoldText),
            };
            canvas.fill_round(area, PILL_HEIGHT / 2, ground);
            canvas.write_centred_number(&change, em, area.centre(), ink);
        }
    }

    /// Draws the background of the card. Returns the inks for its main texts and for its secondary texts.
    fn draw_background_and_pick_inks(&self, canvas: &mut Canvas) -> (Ink, Ink) {
        if self.current {
            canvas.fill_round(self.area, RADIUS, Ink::Gold);
            (Ink::GoldText, Ink::GoldText)
        } else if self.won {
            canvas.fill_round(self.area, RADIUS, Ink::Crown);
            canvas.fill_round(self.area.inset_by(4), RADIUS - 4, Ink::Card);
            (Ink::Text, Ink::Faint)
        } else if self.facts.dropped {
            // A player who is out of the round gets no background.
            (Ink::Faint, Ink::Faint)
        } else {
            canvas.fill_round(self.area, RADIUS, Ink::Card);
            (Ink::Text, Ink::Faint)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn player_cards_do_not_overlap() {
        for seats in 0..=9 {
            let arrangement = CardArrangement::for_seat_count(seats);
            let strip = Rect { x: 0, y: 0, width: WIDTH, height: panel_height(seats) };
            let cards: Vec<Rect> =
                (0..seats.min(SEATS)).map(|seat| arrangement.card_rect(seat)).collect();
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
