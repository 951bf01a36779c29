//! The time to draw all pictures of a match in the order of the moves.

use std::hint::black_box;
use std::time::{Duration, Instant};

use triominos_pictures::{BoardLabels, PreviewLabels, RackLabels, Renderer, SeatLabel, Theme};
use triominos_rules::game::{Action, Edition, Match, PlayerView, PublicView, Seed};
use triominos_rules::opponent;

use super::floor::time_fast_encoding;
use super::report::Report;

/// The number of measured matches.
const MATCHES: u8 = 4;
/// The number of matches drawn before the measurement, to fill the renderer's caches.
const WARM_UP: u8 = 2;

/// Totals over pictures of one kind: their number, the time to draw them, and the sum of their floors. The floor is the least time
/// that a picture of the same size can take (module `floor`).
#[derive(Default)]
struct PictureTimes {
    count: u32,
    time: Duration,
    floor: Duration,
}

impl PictureTimes {
    /// Adds the totals of other pictures of the same kind.
    fn add(&mut self, other: &Self) {
        self.count += other.count;
        self.time += other.time;
        self.floor += other.floor;
    }

    /// Returns the total time divided by the total of the floors.
    fn ratio_to_least_possible_time(&self) -> f64 {
        self.time.as_secs_f64() / self.floor.as_secs_f64()
    }
}

/// Times the pictures of matches of two and of four players, and adds the times to the report. The pictures show the board and
/// the player's rack after each action, and a preview before each placement.
pub fn measure_match_pictures(report: &mut Report) {
    for players in [2, 4] {
        let renderer = Renderer::new();
        let mut kinds: [PictureTimes; 3] = Default::default();
        for seed in 0..WARM_UP + MATCHES {
            let found = time_boards_previews_and_racks(&renderer, players, seed);
            if seed >= WARM_UP {
                kinds.iter_mut().zip(&found).for_each(|(sum, kind)| sum.add(kind));
            }
        }
        let mut all = PictureTimes::default();
        for (name, kind) in ["board", "preview", "rack"].into_iter().zip(&kinds) {
            report.record_value(
                &format!("{name}s of a match of {players} / floor"),
                kind.ratio_to_least_possible_time(),
            );
            all.add(kind);
        }
        let mean = all.time.as_secs_f64() * 1e3 / f64::from(all.count);
        report.record_value(&format!("a picture of a match of {players}, mean, ms"), mean);
        report.record_value(
            &format!("all pictures of a match of {players} / floor"),
            all.ratio_to_least_possible_time(),
        );
    }
}

/// Plays a match, and times its pictures. Returns the totals for boards, previews and racks, in this order.
fn time_boards_previews_and_racks(
    renderer: &Renderer,
    player_count: usize,
    seed: u8,
) -> [PictureTimes; 3] {
    let rules = Edition::Goliath.rules(player_count).expect("a valid number of players");
    let mut game = Match::new(rules, player_count);
    game.start_round(Seed::new([seed; 32])).expect("the first round is due");
    let mut kinds: [PictureTimes; 3] = Default::default();
    let mut timed = |kind: usize, draw: &dyn Fn() -> Vec<u8>| {
        let start = Instant::now();
        let png = black_box(draw());
        kinds[kind].time += start.elapsed();
        kinds[kind].floor += time_fast_encoding(&png);
        kinds[kind].count += 1;
    };
    while let Some(seat) = game.turn() {
        let view = game.player_view(seat).expect("the seat is taken");
        let action = opponent::greedy_action(&view);
        if let (Action::Place(_), Some(choice)) = (action, view.choices.first()) {
            let labels = PreviewLabels { title: "Place it?".to_owned(), points: "+12".to_owned() };
            let board = board_labels(&view.public);
            timed(1, &|| renderer.preview(&view, choice, &board, &labels, Theme::Dark));
        }
        game.act(seat, action).expect("it is legal");
        let public = game.public_view();
        let board = board_labels(&public);
        timed(0, &|| renderer.board(&public, &board, Theme::Dark));
        let view = game.player_view(seat).expect("the seat is taken");
        let rack = rack_labels(&view);
        timed(2, &|| renderer.rack(&view, &board, &rack, Theme::Dark));
    }
    kinds
}

/// Returns the labels of a board.
fn board_labels(view: &PublicView) -> BoardLabels {
    let seats = ["Žofia", "Łukasz", "Gergő", "Søren"].into_iter().zip(&view.seats);
    BoardLabels {
        seats: seats
            .map(|(name, seat)| SeatLabel {
                name: name.to_owned(),
                tiles: format!("{} tiles", seat.tiles),
            })
            .collect(),
        title: format!("Standard rules · round {}", view.round),
        foot: format!("Move {} · pool {}", view.moves.len(), view.pool),
    }
}

/// Returns the labels of a rack.
fn rack_labels(view: &PlayerView) -> RackLabels {
    RackLabels {
        title: "Your rack".to_owned(),
        hint: format!("{} tiles fit", view.playable_tiles().len()),
        since: vec!["Since your turn".to_owned()],
    }
}
