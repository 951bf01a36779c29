//! Shots: the moments of a match that a replay shows.

use crate::picture::scene::points_of_last_turn;
use triominos_rules::game::{Event, Match, PublicView, Rules, Seat};

/// A moment of a match.
#[derive(Debug)]
pub struct Shot {
    pub view: PublicView,
    /// The number of tiles placed in the match until then.
    pub tiles: usize,
    /// The player whose turn it was, and the points that the turn has added or taken.
    pub change: Option<(Seat, i32)>,
    pub end: ShotEnd,
}

/// The part of a match that ends with a shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShotEnd {
    None,
    Round,
    /// The end of the whole replay.
    Replay,
}

/// Returns the moments after each turn and each round, up to the first event that does not follow from those before it. A turn's
/// draws share the shot of the move that ends the turn.
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
                // The board has not changed, so the winners are added to the last shot.
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

/// Leaves out shots evenly until there are no more than `most`. Ends of rounds stay as long as there is room for them.
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
