//! The achievements of each player in a match, counted from its events.

use triominos_rules::game::{Bonus, Event, Placed, Seat};

/// A player's achievements in a match. Only what the owner of the seat, the player at the start, did is counted, not what a
/// computer did that took over the seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Achievements {
    /// The number of completed turns, with or without a placement.
    pub turns: u32,
    /// The number of turns that timed out.
    pub missed_turns: u32,
    pub placements: u32,
    /// The number of drawn tiles.
    pub draws: u32,
    pub bridges: u32,
    /// The number of placements that completed exactly one hexagon.
    pub hexagons: u32,
    /// The number of placements that completed two hexagons.
    pub double_hexagons: u32,
    /// The number of placements that completed three hexagons.
    pub triple_hexagons: u32,
    /// The most points for one placement, including the bonus; 0 without a placement.
    pub best_move: i32,
    /// The number of rounds in which the player had the most points, alone or tied, and at least one player had fewer.
    pub rounds_won: u32,
}

impl Achievements {
    /// Returns the number of completed hexagons: a double hexagon counts as two.
    pub fn hexagons_completed(&self) -> u32 {
        self.hexagons + 2 * self.double_hexagons + 3 * self.triple_hexagons
    }
}

/// A running count of the achievements of the owners of all seats in a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AchievementTally {
    seats: Vec<SeatTally>,
    leavers: u32,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct SeatTally {
    achievements: Achievements,
    /// The points of the seat in the current round.
    round: i32,
    /// The order in which the owner left, counted from 1 for the first leaver; `None` while the owner is present.
    left: Option<u32>,
    /// True while a computer plays for an absent owner who may return.
    computer_plays_for_absent_owner: bool,
    computer_turns_while_absent: u32,
}

impl AchievementTally {
    /// Returns an empty tally for a match of this many players.
    pub fn new(player_count: usize) -> Self {
        Self { seats: vec![SeatTally::default(); player_count], leavers: 0 }
    }

    /// Records that the owner of this seat has left, and that a computer has taken over the seat.
    pub fn note_leaving(&mut self, seat: Seat) {
        if let Some(tally) = self.seats.get_mut(seat)
            && tally.left.is_none()
        {
            self.leavers += 1;
            tally.left = Some(self.leavers);
        }
    }

    /// Records that a computer plays this seat for an absent owner who may return.
    pub fn note_temporary_absence(&mut self, seat: Seat) {
        self.note_leaving(seat);
        if let Some(tally) = self.seats.get_mut(seat) {
            tally.computer_plays_for_absent_owner = true;
        }
    }

    /// Records that the owner of this seat has returned. The turns that a computer played remain counted.
    pub fn note_return(&mut self, seat: Seat) {
        if let Some(tally) = self.seats.get_mut(seat) {
            (tally.left, tally.computer_plays_for_absent_owner) = (None, false);
        }
    }

    /// Records that a turn of this seat has timed out.
    pub fn note_missed_turn(&mut self, seat: Seat) {
        self.change_owner_achievements(seat, |achievements| achievements.missed_turns += 1);
    }

    /// Returns the achievements of this seat's owner.
    pub fn achievements_of_owner(&self, seat: Seat) -> Achievements {
        self.seats.get(seat).map(|tally| tally.achievements).unwrap_or_default()
    }

    /// Returns the number of turns in this seat that a computer played while the seat's owner was absent and could still
    /// return.
    pub fn computer_turns_while_absent(&self, seat: Seat) -> u32 {
        self.seats.get(seat).map_or(0, |tally| tally.computer_turns_while_absent)
    }

    /// Returns the order in which this seat's owner left, 1 for the first leaver; `None` if the owner is present. Some numbers
    /// may be unused, because players may have returned.
    pub fn leaving_order(&self, seat: Seat) -> Option<u32> {
        self.seats.get(seat).and_then(|tally| tally.left)
    }

    /// Counts an event of the match.
    pub fn count_event(&mut self, event: &Event) {
        match event {
            Event::RoundStarted { .. } => self.seats.iter_mut().for_each(|seat| seat.round = 0),
            Event::Placed(Placed { seat, bonus, points, .. }) => {
                self.add_points(*seat, *points);
                self.count_turn(*seat);
                self.change_owner_achievements(*seat, |achievements| {
                    achievements.placements += 1;
                    achievements.best_move = achievements.best_move.max(*points);
                    match bonus {
                        Bonus::None => {}
                        Bonus::Bridge => achievements.bridges += 1,
                        Bonus::Hexagon => achievements.hexagons += 1,
                        Bonus::DoubleHexagon => achievements.double_hexagons += 1,
                        Bonus::TripleHexagon => achievements.triple_hexagons += 1,
                    }
                });
            }
            Event::Drew { seat, points, .. } => {
                self.add_points(*seat, *points);
                self.change_owner_achievements(*seat, |achievements| achievements.draws += 1);
            }
            Event::Stuck { seat, points }
            | Event::Passed { seat, points }
            | Event::Stopped { seat, points } => {
                self.add_points(*seat, *points);
                self.count_turn(*seat);
            }
            Event::RoundEnded { points, .. } => {
                points.iter().enumerate().for_each(|(seat, points)| self.add_points(seat, *points));
                self.count_round_winners();
            }
            Event::MatchEnded { winners } => self.count_scoreless_match_winners(winners),
        }
    }

    /// Adds points to the seat's points in the current round.
    fn add_points(&mut self, seat: Seat, points: i32) {
        if let Some(tally) = self.seats.get_mut(seat) {
            tally.round = tally.round.saturating_add(points);
        }
    }

    /// Counts a completed turn of this seat: for the owner or, while a computer plays for the absent owner, as a turn of the
    /// computer.
    fn count_turn(&mut self, seat: Seat) {
        self.change_owner_achievements(seat, |achievements| achievements.turns += 1);
        if let Some(tally) = self.seats.get_mut(seat)
            && tally.computer_plays_for_absent_owner
        {
            tally.computer_turns_while_absent += 1;
        }
    }

    /// Applies `change` to the achievements of this seat's owner, unless the owner is absent.
    fn change_owner_achievements(&mut self, seat: Seat, change: impl FnOnce(&mut Achievements)) {
        if let Some(tally) = self.seats.get_mut(seat)
            && tally.left.is_none()
        {
            change(&mut tally.achievements);
        }
    }

    /// Ends the current round, and counts it as won for the seats with the most points, unless all seats have the same points.
    fn count_round_winners(&mut self) {
        let points = || self.seats.iter().map(|seat| seat.round);
        let (most, fewest) = (points().max(), points().min());
        if most == fewest {
            return;
        }
        let winners: Vec<Seat> =
            (0..self.seats.len()).filter(|seat| Some(self.seats[*seat].round) == most).collect();
        winners.into_iter().for_each(|seat| {
            self.change_owner_achievements(seat, |achievements| achievements.rounds_won += 1)
        });
    }

    /// Adds a won round to the winners of a match without a score. Such a match has only one round and no points.
    fn count_scoreless_match_winners(&mut self, winners: &[Seat]) {
        let scoreless =
            self.seats.iter().all(|seat| seat.round == 0 && seat.achievements.rounds_won == 0);
        if scoreless && winners.len() < self.seats.len() {
            winners.iter().for_each(|seat| {
                self.change_owner_achievements(*seat, |achievements| achievements.rounds_won += 1)
            });
        }
    }
}
