//! A summary of a match: the results of each player, and the scores after each move. It contains no tiles.

use super::{Bonus, Event, Placed, RoundEnd, Rules, Seat};

/// The summary of a match, finished or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The results of the players, by seat.
    pub seats: Vec<SeatSummary>,
    /// The scores by seat over time: one entry before the first move, and one after each change of a score.
    pub score_history: Vec<Vec<i32>>,
    /// For each round, the index in `score_history` of the scores at its end.
    pub round_ends: Vec<usize>,
    /// The seats of the winners; empty until the match ends.
    pub winners: Vec<Seat>,
    /// True if players get points; false if a round is won only by going out.
    pub keeps_score: bool,
    /// True if the scores are the numbers of rounds won.
    pub counts_rounds_won: bool,
}

/// The results of one player in a match. The points of `tiles`, `shapes`, `draws` and `ends` add up to `score`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatSummary {
    /// The score of the player, in points or in rounds won.
    pub score: i32,
    /// The number of placed tiles, and their points without bonuses.
    pub tiles: CountAndPoints,
    /// The number of placements that completed a bridge or hexagons, and their bonus points. A double or triple hexagon is one
    /// placement.
    pub shapes: CountAndPoints,
    /// The number of drawn tiles, and the points (negative or 0) of drawing, being stuck and passing.
    pub draws: CountAndPoints,
    /// The number of rounds in which the player was the first to go out, and the points that the player got or lost at the ends of
    /// all rounds.
    pub ends: CountAndPoints,
}

/// A number of occurrences and their points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CountAndPoints {
    /// The number of occurrences.
    pub count: u32,
    /// The sum of the points of all occurrences.
    pub points: i32,
}

impl CountAndPoints {
    /// Adds this many occurrences and the sum of their points.
    fn add(&mut self, count: u32, points: i32) {
        self.count += count;
        self.points = self.points.saturating_add(points);
    }
}

impl Summary {
    /// Summarises the events of a match, first to last. Events of an unknown seat are ignored.
    pub fn from_events(rules: &Rules, players: usize, events: &[Event]) -> Self {
        let mut summary = Self {
            seats: vec![SeatSummary::default(); players],
            score_history: vec![vec![0; players]],
            round_ends: Vec::new(),
            winners: Vec::new(),
            keeps_score: rules.keeps_score(),
            counts_rounds_won: rules.counts_rounds_won(),
        };
        // The number of tiles on each rack, and the first player to empty one.
        let mut racks = vec![0_usize; players];
        let mut out: Option<Seat> = None;
        for event in events {
            match event {
                Event::RoundStarted { deal, .. } => {
                    racks = deal.racks.iter().map(Vec::len).collect();
                    out = None;
                }
                Event::Placed(Placed { seat, bonus, points, .. }) => {
                    let extra = rules.bonus_points(*bonus);
                    summary.add_turn_results(*seat, *points, |player| {
                        player.tiles.add(1, points.saturating_sub(extra));
                        player.shapes.add(u32::from(*bonus != Bonus::None), extra);
                    });
                    if let Some(rack) = racks.get_mut(*seat) {
                        *rack = rack.saturating_sub(1);
                        out = out.or((*rack == 0).then_some(*seat));
                    }
                }
                Event::Drew { seat, points, .. } => {
                    summary.add_turn_results(*seat, *points, |player| player.draws.add(1, *points));
                    if let Some(rack) = racks.get_mut(*seat) {
                        *rack += 1;
                    }
                }
                Event::Stuck { seat, points }
                | Event::Passed { seat, points }
                | Event::Stopped { seat, points } => {
                    summary.add_turn_results(*seat, *points, |player| player.draws.add(0, *points));
                }
                Event::RoundEnded { reason, points } => {
                    let first = out.filter(|_| *reason == RoundEnd::Out);
                    for (seat, (player, points)) in summary.seats.iter_mut().zip(points).enumerate()
                    {
                        player.ends.add(u32::from(first == Some(seat)), *points);
                        player.score = player.score.saturating_add(*points);
                    }
                    summary.append_scores_to_history();
                    summary.round_ends.push(summary.score_history.len() - 1);
                }
                Event::MatchEnded { winners } => summary.winners.clone_from(winners),
            }
        }
        summary
    }

    /// Adds points to the score of this seat, and updates the seat's other results with `update_results`.
    fn add_turn_results(
        &mut self,
        seat: Seat,
        points: i32,
        update_results: impl FnOnce(&mut SeatSummary),
    ) {
        if let Some(player) = self.seats.get_mut(seat) {
            update_results(player);
            player.score = player.score.saturating_add(points);
        }
        if points != 0 {
            self.append_scores_to_history();
        }
    }

    /// Appends the current scores to the history.
    fn append_scores_to_history(&mut self) {
        self.score_history.push(self.seats.iter().map(|seat| seat.score).collect());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Action, Edition, Match, Seed};

    /// Plays a match in which each player makes the placement with the most points. Returns its final state and its events.
    fn play_match(edition: Edition, players: usize, seed: u8) -> (Match, Vec<Event>) {
        let mut game = Match::new(edition.rules(players).unwrap(), players);
        let mut events = Vec::new();
        for round in 0.. {
            if game.winners().is_some() || round > 40 {
                break;
            }
            events.extend(game.start_round(Seed::new([seed.wrapping_add(round); 32])));
            while let Some(seat) = game.turn() {
                let view = game.player_view(seat).unwrap();
                let action = match view.choices.first() {
                    Some(choice) => Action::Place(choice.pick()),
                    None if view.may_draw => Action::Draw,
                    None => Action::Pass,
                };
                events.extend(game.act(seat, action).unwrap());
            }
        }
        (game, events)
    }

    #[test]
    fn the_points_of_tiles_shapes_draws_and_ends_add_up_to_the_score() {
        for edition in Edition::ALL {
            for seed in 0..4 {
                let (game, events) = play_match(edition, 2, seed * 50);
                let summary = Summary::from_events(game.rules(), 2, &events);
                for (seat, player) in summary.seats.iter().enumerate() {
                    let parts = [player.tiles, player.shapes, player.draws, player.ends];
                    assert_eq!(parts.iter().map(|part| part.points).sum::<i32>(), player.score);
                    assert_eq!(player.score, game.scores()[seat], "{edition:?}");
                }
                assert_eq!(summary.score_history.last().unwrap(), game.scores());
                assert_eq!(Some(summary.winners.as_slice()), game.winners());
                assert_eq!(summary.round_ends.last(), Some(&(summary.score_history.len() - 1)));
                let tiles: u32 = summary.seats.iter().map(|player| player.tiles.count).sum();
                let placed = |event: &&Event| matches!(event, Event::Placed(_));
                assert_eq!(tiles as usize, events.iter().filter(placed).count());
            }
        }
    }

    #[test]
    fn at_most_one_player_goes_out_in_a_round() {
        let (game, events) = play_match(Edition::Tournament, 2, 3);
        let summary = Summary::from_events(game.rules(), 2, &events);
        let out: u32 = summary.seats.iter().map(|player| player.ends.count).sum();
        let ended =
            |event: &&Event| matches!(event, Event::RoundEnded { reason: RoundEnd::Out, .. });
        assert_eq!(out as usize, events.iter().filter(ended).count());
        assert!(summary.round_ends.len() > 1);
    }

    #[test]
    fn events_of_unknown_seats_are_ignored() {
        let rules = Edition::Goliath.rules(2).unwrap();
        let events = [Event::Passed { seat: 7, points: -5 }];
        assert_eq!(Summary::from_events(&rules, 2, &events).seats, [SeatSummary::default(); 2]);
    }
}
