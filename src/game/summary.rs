//! The summary of a match, player by player and move by move. It holds nobody's tiles.

use super::{Bonus, Event, Placed, RoundEnd, Rules, Seat};

/// A match, or as much of it as was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// By seat.
    pub seats: Vec<SeatSummary>,
    /// The scores by seat: before the first move, and after each that changed one.
    pub course: Vec<Vec<i32>>,
    /// The place in `course` of the end of each round.
    pub rounds: Vec<usize>,
    /// The winners; none while the match goes on.
    pub winners: Vec<Seat>,
    /// True if score is kept; else going out alone counts.
    pub keeps_score: bool,
}

/// A player's part in a match. The points of its four parts are the score.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatSummary {
    pub score: i32,
    /// Tiles placed; their points without bonuses.
    pub tiles: Part,
    /// Bridges and hexagons, of which a double or triple one counts once.
    pub shapes: Part,
    /// Tiles drawn; the cost of draws, of being stuck and of passing.
    pub draws: Part,
    /// Rounds in which the player went out first; the points of the ends of all rounds.
    pub ends: Part,
}

/// A count, and the points of all that is counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Part {
    pub count: u32,
    pub points: i32,
}

impl Part {
    fn add(&mut self, count: u32, points: i32) {
        self.count += count;
        self.points = self.points.saturating_add(points);
    }
}

impl Summary {
    /// The summary of these events, first to last. Events of a seat that the match does not have are left out.
    pub fn of(rules: &Rules, players: usize, events: &[Event]) -> Self {
        let mut summary = Self {
            seats: vec![SeatSummary::default(); players],
            course: vec![vec![0; players]],
            rounds: Vec::new(),
            winners: Vec::new(),
            keeps_score: rules.keeps_score(),
        };
        // How many tiles each seat holds, and whether somebody has gone out.
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
                    summary.count(*seat, *points, |of| {
                        of.tiles.add(1, points.saturating_sub(extra));
                        of.shapes.add(u32::from(*bonus != Bonus::None), extra);
                    });
                    if let Some(rack) = racks.get_mut(*seat) {
                        *rack = rack.saturating_sub(1);
                        out = out.or((*rack == 0).then_some(*seat));
                    }
                }
                Event::Drew { seat, points, .. } => {
                    summary.count(*seat, *points, |of| of.draws.add(1, *points));
                    if let Some(rack) = racks.get_mut(*seat) {
                        *rack += 1;
                    }
                }
                Event::Stuck { seat, points }
                | Event::Passed { seat, points }
                | Event::Stopped { seat, points } => {
                    summary.count(*seat, *points, |of| of.draws.add(0, *points));
                }
                Event::RoundEnded { reason, points } => {
                    let first = out.filter(|_| *reason == RoundEnd::Out);
                    for (seat, (of, points)) in summary.seats.iter_mut().zip(points).enumerate() {
                        of.ends.add(u32::from(first == Some(seat)), *points);
                        of.score = of.score.saturating_add(*points);
                    }
                    summary.note();
                    summary.rounds.push(summary.course.len() - 1);
                }
                Event::MatchEnded { winners } => summary.winners.clone_from(winners),
            }
        }
        summary
    }

    fn count(&mut self, seat: Seat, points: i32, count: impl FnOnce(&mut SeatSummary)) {
        if let Some(of) = self.seats.get_mut(seat) {
            count(of);
            of.score = of.score.saturating_add(points);
        }
        if points != 0 {
            self.note();
        }
    }

    fn note(&mut self) {
        self.course.push(self.seats.iter().map(|seat| seat.score).collect());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Action, Edition, Match, Seed};

    /// Plays a match of an edition by the best choices.
    fn played(edition: Edition, players: usize, seed: u8) -> (Match, Vec<Event>) {
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
    fn the_parts_are_the_score_in_every_edition() {
        for edition in Edition::ALL {
            for seed in 0..4 {
                let (game, events) = played(edition, 2, seed * 50);
                let summary = Summary::of(game.rules(), 2, &events);
                for (seat, of) in summary.seats.iter().enumerate() {
                    let parts = [of.tiles, of.shapes, of.draws, of.ends];
                    assert_eq!(parts.iter().map(|part| part.points).sum::<i32>(), of.score);
                    assert_eq!(of.score, game.scores()[seat], "{edition:?}");
                }
                assert_eq!(summary.course.last().unwrap(), game.scores());
                assert_eq!(Some(summary.winners.as_slice()), game.winners());
                assert_eq!(summary.rounds.last(), Some(&(summary.course.len() - 1)));
                let tiles: u32 = summary.seats.iter().map(|of| of.tiles.count).sum();
                let placed = |event: &&Event| matches!(event, Event::Placed(_));
                assert_eq!(tiles as usize, events.iter().filter(placed).count());
            }
        }
    }

    #[test]
    fn in_every_round_one_goes_out_or_nobody() {
        let (game, events) = played(Edition::Tournament, 2, 3);
        let summary = Summary::of(game.rules(), 2, &events);
        let out: u32 = summary.seats.iter().map(|of| of.ends.count).sum();
        let ended =
            |event: &&Event| matches!(event, Event::RoundEnded { reason: RoundEnd::Out, .. });
        assert_eq!(out as usize, events.iter().filter(ended).count());
        assert!(summary.rounds.len() > 1);
    }

    #[test]
    fn a_seat_that_is_not_there_is_left_out() {
        let rules = Edition::Goliath.rules(2).unwrap();
        let events = [Event::Passed { seat: 7, points: -5 }];
        assert_eq!(Summary::of(&rules, 2, &events).seats, [SeatSummary::default(); 2]);
    }
}
