//! The moments of a match that are the frames of a replay.

use crate::raster::format_signed;
use crate::scene::TurnPoints;
use triominos_rules::game::{Event, Match, PublicView, Rules, Seat, Tile};

/// The state of a match at the moment that a frame of the replay shows.
#[derive(Debug)]
pub struct Shot {
    pub view: PublicView,
    /// The number of tiles that have been placed in the match up to this moment.
    pub tiles: usize,
    /// After a turn, the player who made it and the points of the turn. At the end of a round, each player whose score changed by
    /// it, and the change. Empty at the start of a round.
    pub changes: Vec<(Seat, String)>,
    /// The tile that was placed in the turn; `None` if there was none.
    pub placed: Option<Tile>,
    pub end: ShotEnd,
}

/// The part of a match whose end a frame shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShotEnd {
    None,
    Round,
    /// The end of the replay.
    Replay,
}

/// Returns the moments after each turn and at the end of each round, up to the first event that the rules do not allow at its
/// place. Draws have no moment of their own; they are included in the moment after the move that ends the turn.
pub fn shots_of_match(rules: &Rules, players: usize, events: &[Event]) -> Vec<Shot> {
    let mut game = Match::new(rules.clone(), players);
    let mut shots: Vec<Shot> = Vec::new();
    let mut tiles = 0;
    for event in events {
        if game.apply(event).is_err() {
            break;
        }
        let end = match event {
            Event::Drew { .. } => continue,
            Event::RoundStarted { .. }
            | Event::Stuck { .. }
            | Event::Passed { .. }
            | Event::Stopped { .. } => ShotEnd::None,
            Event::Placed(_) => {
                tiles += 1;
                ShotEnd::None
            }
            Event::RoundEnded { .. } => ShotEnd::Round,
            Event::MatchEnded { .. } => {
                // The end of the match does not change the board, so the winners are added to the last moment.
                if let Some(last) = shots.last_mut() {
                    last.view.winners = game.winners().map(<[Seat]>::to_vec);
                }
                continue;
            }
        };
        let view = game.public_view();
        let placed = event.placed().map(|placed| placed.placement.tile);
        let changes = score_change_texts(event, &view);
        shots.push(Shot { view, tiles, changes, placed, end });
    }
    if let Some(last) = shots.last_mut() {
        last.end = ShotEnd::Replay;
    }
    shots
}

/// Returns the players of a moment, each with the change of the score as text. The text is empty if a turn had no points.
fn score_change_texts(event: &Event, view: &PublicView) -> Vec<(Seat, String)> {
    match event {
        Event::RoundStarted { .. } => Vec::new(),
        Event::RoundEnded { points, .. } => {
            let changed = points.iter().enumerate().filter(|(_, points)| **points != 0);
            changed.map(|(seat, points)| (seat, format_signed(*points))).collect()
        }
        _ => {
            let points = TurnPoints::from_last_turn(view);
            let seat = view.moves.last().map(|moved| moved.seat());
            let text = points.map(|points| points.to_string()).unwrap_or_default();
            seat.map(|seat| (seat, text)).into_iter().collect()
        }
    }
}

/// Removes moments evenly until at most `max_shots` are left. Ends of rounds are kept if there is room for them.
pub fn thin_out_evenly(shots: &mut Vec<Shot>, max_shots: usize) {
    let ends = shots.iter().filter(|shot| shot.end != ShotEnd::None).count();
    let keeps_ends = ends < max_shots;
    let others = if keeps_ends { shots.len() - ends } else { shots.len() };
    let room = if keeps_ends { max_shots - ends } else { max_shots };
    let step = others.div_ceil(room.max(1)).max(1);
    let mut nth = 0;
    shots.retain(|shot| {
        if shot.end == ShotEnd::Replay || (keeps_ends && shot.end == ShotEnd::Round) {
            return true;
        }
        nth += 1;
        nth % step == 0
    });
}
