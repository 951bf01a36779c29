//! Sentences about the turning points of a round or match: a player has gone out, or a score has passed the limit.

use crate::text::core::bundle::say;
use crate::text::core::fit::TextPart;
use crate::text::core::number;
use crate::text::core::tile::tile_name;
use crate::text::{PlayerName, Text, TurnMessage};
use triominos_rules::game::{
    Board, Bonus, Event, LastRound, Length, OutCount, Placed, PublicMove, PublicView, RoundEndRule,
    Scoring, Seat, Threshold,
};

/// Returns the seat of the player who was the first to place their last tile; `None` if nobody has.
pub fn first_seat_to_go_out(view: &PublicView) -> Option<Seat> {
    let empty = view.seats.iter().enumerate().filter(|(_, held)| held.tiles == 0);
    let last = |seat: Seat| {
        view.moves
            .iter()
            .rposition(|moved| matches!(moved, PublicMove::Placed(placed) if placed.seat == seat))
    };
    empty.filter_map(|(seat, _)| Some((last(seat)?, seat))).min().map(|(_, seat)| seat)
}

/// Returns `true` if a player has gone out, and the round continues until all players have had the same number of turns.
pub fn has_turns_after_going_out(view: &PublicView) -> bool {
    view.rules.round_end == RoundEndRule::EqualTurns
        && view.round_ended.is_none()
        && first_seat_to_go_out(view).is_some()
}

/// Returns the decisive placement of a computer in a round. Such a placement completed a shape and scored more than every other
/// placement. Its tile had fitted in an earlier turn, but the computer had kept the tile for it. Only public moves are examined.
/// Returns `None` if there is no such placement.
fn decisive_computer_placement(view: &PublicView, names: &[PlayerName<'_>]) -> Option<Placed> {
    let placements = || {
        view.moves.iter().filter_map(|moved| match moved {
            PublicMove::Placed(placed) => Some(placed),
            _ => None,
        })
    };
    let best = placements().max_by_key(|placed| placed.points)?;
    let is_only = placements().filter(|placed| placed.points == best.points).count() == 1;
    let of_computer = matches!(names.get(best.seat), Some(PlayerName::Computer(_)));
    if best.bonus == Bonus::None || !is_only || !of_computer {
        return None;
    }
    let tile = best.placement.tile;
    let mut board = Board::new();
    let mut could_place = false;
    for moved in &view.moves {
        match moved {
            PublicMove::Placed(placed) if placed.placement == best.placement => break,
            PublicMove::Placed(placed) => {
                let own = placed.seat == best.seat && !board.placements().is_empty();
                could_place |= own && board.tiles_fitting_anywhere().contains(tile);
                board.place(placed.placement).ok()?;
            }
            // The computer may have drawn the tile only now, so it may not have had the tile in its earlier turns.
            PublicMove::Drew { seat, .. } if *seat == best.seat => could_place = false,
            _ => {}
        }
    }
    could_place.then_some(*best)
}

impl Text {
    /// Returns the line, shown when a round ends, about a computer's decisive placement (see `decisive_computer_placement`); `None`
    /// if there was none.
    pub fn decisive_placement_line(&self, turn: &TurnMessage<'_>) -> Option<String> {
        let ended = |event: &Event| matches!(event, Event::RoundEnded { .. });
        let placed = turn
            .events
            .iter()
            .any(ended)
            .then(|| decisive_computer_placement(turn.view, turn.names))
            .flatten()
            .filter(|_| turn.view.rules.keeps_score())?;
        let who = self.bold_seat_name(turn.names, placed.seat);
        let tile = tile_name(placed.placement.tile);
        let points = number::format_signed(placed.points);
        Some(match placed.bonus {
            Bonus::None | Bonus::Bridge => {
                say!(self, "turn-kept-bridge", who = who, tile = tile, points = points)
            }
            Bonus::Hexagon => {
                say!(self, "turn-kept-hexagon", who = who, tile = tile, points = points)
            }
            Bonus::DoubleHexagon => {
                say!(self, "turn-kept-double-hexagon", who = who, tile = tile, points = points)
            }
            Bonus::TripleHexagon => {
                say!(self, "turn-kept-triple-hexagon", who = who, tile = tile, points = points)
            }
        })
    }

    /// Returns the sentences about the turning points among the events of a message: a player has gone out, or a score has passed
    /// the limit. Empty if the round is over.
    pub fn turning_point_sentences(&self, turn: &TurnMessage<'_>) -> Vec<TextPart> {
        let view = turn.view;
        if view.round_ended.is_some() {
            return Vec::new();
        }
        let mut parts = Vec::new();
        if let Some((seat, score)) = seat_and_score_just_past_limit(view, turn.events) {
            let (who, points) =
                (self.bold_seat_name(turn.names, seat), number::format_score(score));
            let last = match view.is_last_round() {
                true => say!(self, "turn-last-round", who = who, score = points, count = score),
                false => {
                    say!(self, "turn-one-more-round", who = who, score = points, count = score)
                }
            };
            parts.push(TextPart::optional(7, last));
        }
        if has_turns_after_going_out(view)
            && let Some(seat) = first_seat_to_go_out(view)
        {
            let who = self.bold_seat_name(turn.names, seat);
            let rules = &view.rules;
            let at_bell = rules.scoring == Scoring::Standard && rules.out_count == OutCount::AtBell;
            let played_on = match rules.keeps_score() {
                true if at_bell => say!(self, "turn-played-on-counted", who = who),
                true => say!(self, "turn-played-on", who = who),
                false => say!(self, "turn-played-on-shared", who = who),
            };
            parts.push(TextPart::optional(7, played_on));
        }
        parts
    }
}

/// Returns the player whose score has passed the limit of the match by these events, and that score. Returns `None` if nobody has
/// passed the limit, or if somebody had passed it before.
fn seat_and_score_just_past_limit(view: &PublicView, events: &[Event]) -> Option<(Seat, i32)> {
    let Length::Points { limit, when } = view.rules.length else {
        return None;
    };
    let is_past = |score: i32| match when {
        Threshold::Exceeds => score > limit,
        Threshold::Reaches => score >= limit,
    };
    let is_move = |event: &&Event| {
        use Event::{Drew, Passed, Placed, Stuck};
        matches!(event, Placed(_) | Drew { .. } | Stuck { .. } | Passed { .. })
    };
    // The limit was passed in the previous round, so this round was the last one from its beginning.
    if view.is_last_round() && view.rules.last_round == LastRound::Next {
        return None;
    }
    let published_moves = view.moves.len().saturating_sub(events.iter().filter(is_move).count());
    // The scores at the beginning of the round are the present ones minus the points of the round's moves.
    let mut scores: Vec<i32> = view.seats.iter().map(|seat| seat.score).collect();
    for moved in &view.moves {
        *scores.get_mut(moved.seat())? -= moved.points();
    }
    let mut moves = view.moves.iter().enumerate();
    let (when, seat, score) = moves.find_map(|(n, moved)| {
        let score = scores.get_mut(moved.seat())?;
        *score += moved.points();
        is_past(*score).then_some((n, moved.seat(), *score))
    })?;
    (when >= published_moves).then_some((seat, score))
}

#[cfg(test)]
mod tests {
    use super::*;
    use triominos_rules::game::{Edition, Match, SeededStream};
    use triominos_rules::opponent::greedy_action;

    /// Plays a round of two greedy players; returns its last view, and the tiles that each was dealt.
    fn final_view_and_dealt_tiles(seed: u64) -> (PublicView, [triominos_rules::game::TileSet; 2]) {
        let mut game = Match::new(Edition::Goliath.rules(2).unwrap(), 2);
        game.start_round(SeededStream::new(seed, 1).next_seed()).unwrap();
        let dealt =
            [0, 1].map(|seat| game.player_view(seat).unwrap().rack.iter().copied().collect());
        while let Some(seat) = game.turn() {
            let action = greedy_action(&game.player_view(seat).unwrap());
            game.act(seat, action).unwrap();
        }
        (game.public_view(), dealt)
    }

    #[test]
    fn the_decisive_placement_is_the_best_move_of_a_computer_with_a_tile_that_it_had_kept() {
        let people = [PlayerName::Person("Ada"), PlayerName::Person("Bo")];
        let computers = [PlayerName::Computer(1), PlayerName::Computer(2)];
        let mut found = 0;
        for seed in 0..60 {
            let (view, dealt) = final_view_and_dealt_tiles(seed);
            assert_eq!(decisive_computer_placement(&view, &people), None);
            let Some(kept) = decisive_computer_placement(&view, &computers) else { continue };
            let drew = |moved: &PublicMove| matches!(moved, PublicMove::Drew { seat, .. } if *seat == kept.seat);
            let was_dealt = dealt[kept.seat].contains(kept.placement.tile);
            assert!(was_dealt || view.moves.iter().any(drew));
            assert_ne!(kept.bonus, Bonus::None);
            assert_eq!(view.moves.iter().filter(|moved| moved.points() >= kept.points).count(), 1);
            found += 1;
        }
        assert!((1..60).contains(&found), "{found}");
    }
}
