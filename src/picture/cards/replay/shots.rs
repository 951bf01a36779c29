//! The moments of a match that are the frames of a replay.

use crate::picture::scene::points_of_last_turn;
use triominos_rules::game::{Event, Match, PublicView, Rules, Seat};

/// The state of a match at the moment that a frame of the replay shows.
#[derive(Debug)]
pub struct Shot {
    pub view: PublicView,
    /// The number of tiles that have been placed in the match by then.
    pub tiles: usize,
    /// The seat of the player who had the turn, and the change of their score by it; `None` if the
    /// score has not changed.
    pub change: Option<(Seat, i32)>,
    pub end: ShotEnd,
}

/// The part of a match that ends with a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShotEnd {
    None,
    Round,
    /// The end of the replay.
    Replay,
}

/// Returns the moments after each turn and at the end of each round, up to the first event that is impossible after the others.
/// Draws are included in the moment after the move that ends the turn.
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
        let change = if end == ShotEnd::Round { None } else { points_of_last_turn(&view) };
        shots.push(Shot { view, tiles, change, end });
    }
    if let Some(last) = shots.last_mut() {
        last.end = ShotEnd::Replay;
    }
    shots
}

/// Removes moments evenly until at most `most` are left. Ends of rounds are kept if there is room for them.
pub fn thin_out(shots: &mut Vec<Shot>, most: usize) {
    let ends = shots.iter().filter(|shot| shot.end != ShotEnd::None).count();
    let keeps_ends = ends < most;
    let others = if keeps_ends { shots.len() - ends } else { shots.len() };
    let room = if keeps_ends { most - ends } else { most };
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
