//! The state of a match and its changes by events.

use super::rules::{EmptyPool, LastRound, Rules};
use super::view::PublicMove;
use super::{Deal, Event, Placed, Round, Seat, Seed, TileSet, score};

/// The state of a match.
///
/// It changes only through events, which [`Match::start_round`] and [`Match::act`] create.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    pub(super) rules: Rules,
    pub(super) scores: Vec<i32>,
    pub(super) round: Option<Round>,
    pub(super) rounds: u32,
    /// The number of the last round, counted from 1, in a match to a number of points; `None` until a score passes the limit of
    /// points. The value stays set even if that score falls below the limit again.
    pub(super) last_round: Option<u32>,
    pub(super) winners: Option<Vec<Seat>>,
    /// The number of the current decision ([`Match::decision_number`]). It has no effect on the rules.
    pub decision: u32,
}

/// The error for an event that is impossible in the current state of the match, with the reason. Either the event is damaged or it
/// belongs to another match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the event does not follow from the state: {0}")]
pub struct Contradiction(&'static str);

impl Match {
    /// Creates a match without a round. The rules must pass [`Rules::check`] for this number of players.
    pub fn new(rules: Rules, players: usize) -> Self {
        Self {
            rules,
            scores: vec![0; players],
            round: None,
            rounds: 0,
            last_round: None,
            winners: None,
            decision: 0,
        }
    }

    /// Returns the rules.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns the number of players in the match.
    pub fn player_count(&self) -> usize {
        self.scores.len()
    }

    /// Returns the scores by seat.
    pub fn scores(&self) -> &[i32] {
        &self.scores
    }

    /// Returns the round that was dealt last, whether or not it has ended; `None` before the first deal.
    pub fn round(&self) -> Option<&Round> {
        self.round.as_ref()
    }

    /// Returns the number of rounds that have been dealt.
    pub fn rounds_dealt(&self) -> u32 {
        self.rounds
    }

    /// Returns the current round; `None` if it has ended or no round was dealt.
    pub fn unfinished_round(&self) -> Option<&Round> {
        self.round.as_ref().filter(|round| round.ended.is_none())
    }

    /// Returns the seats of the winners: every player with the best result. Returns `None` until the match is over, and an empty
    /// list if no score was kept and no player won a round.
    pub fn winners(&self) -> Option<&[Seat]> {
        self.winners.as_deref()
    }

    /// Returns the seat of the current player; `None` between rounds and after the match.
    pub fn turn(&self) -> Option<Seat> {
        self.unfinished_round().map(|round| round.turn.seat)
    }

    /// Returns `true` if the next step is to deal a round.
    pub fn needs_deal(&self) -> bool {
        self.winners.is_none() && self.unfinished_round().is_none()
    }

    /// Returns the number of the current decision. It increases with every event that changes the possible actions. Callers compare
    /// it to recognise an action that was chosen for an earlier position.
    pub fn decision_number(&self) -> u32 {
        self.decision
    }

    /// Returns the event that deals the next round from this seed, without changing the state;
    /// `None` unless [`Match::needs_deal`].
    pub fn next_deal(&self, seed: Seed) -> Option<Event> {
        let deal = || Deal::from_seed(&seed, &self.rules, self.player_count());
        let event =
            || Event::RoundStarted { round: self.rounds + 1, seed: Some(seed), deal: deal() };
        self.needs_deal().then(event)
    }

    /// Deals the next round from this seed, and returns the event of the deal, which is already applied. Returns `None` and changes
    /// nothing unless [`Match::needs_deal`].
    pub fn start_round(&mut self, seed: Seed) -> Option<Event> {
        let event = self.next_deal(seed)?;
        self.apply(&event).ok()?;
        Some(event)
    }

    /// Restores an earlier state of this match. The number of the decision ([`Match::decision_number`]) increases nevertheless, so
    /// that callers recognise actions for other positions as stale.
    pub fn restore_earlier_state(&mut self, earlier: &Self) {
        let decision = self.decision + 1;
        *self = Self { decision, ..earlier.clone() };
    }

    /// Applies an event.
    ///
    /// # Errors
    /// Returns an error if the event does not follow from this state, which then stays unchanged.
    pub fn apply(&mut self, event: &Event) -> Result<(), Contradiction> {
        match event {
            Event::RoundStarted { round, deal, .. } => self.apply_deal(*round, deal),
            Event::Placed(placed) => self.apply_placement(placed),
            Event::Drew { seat, tile, points } => {
                let round = self.current_round_if_turn_of(*seat)?;
                if round.pool.last() != Some(tile) {
                    return Err(Contradiction("the tile is not the next of the pool"));
                }
                round.pool.pop();
                round.racks[*seat].insert(*tile);
                round.turn.draws = round.turn.draws.saturating_add(1);
                round.turn.drawn = Some(*tile);
                round.passes = 0;
                self.record_move(PublicMove::Drew { seat: *seat, points: *points });
                Ok(())
            }
            Event::Stuck { seat, points } => {
                self.current_round_if_turn_of(*seat)?.start_next_turn();
                self.record_move(PublicMove::Stuck { seat: *seat, points: *points });
                Ok(())
            }
            Event::Passed { seat, points } => {
                let drops_out = self.rules.empty_pool == EmptyPool::DropOut;
                let round = self.current_round_if_turn_of(*seat)?;
                if round.turn.draws == 0 {
                    round.passes += 1;
                }
                if drops_out {
                    round.dropped[*seat] = true;
                    // The players still in the round must all pass again before it is blocked.
                    round.passes = 0;
                }
                round.start_next_turn();
                self.record_move(PublicMove::Passed { seat: *seat, points: *points });
                Ok(())
            }
            Event::Stopped { seat, points } => {
                self.current_round_if_turn_of(*seat)?.start_next_turn();
                self.record_move(PublicMove::Stopped { seat: *seat, points: *points });
                Ok(())
            }
            Event::RoundEnded { reason, points } => {
                if points.len() != self.player_count() {
                    return Err(Contradiction("the number of players differs"));
                }
                let Some(round) = self.round.as_mut().filter(|round| round.ended.is_none()) else {
                    return Err(Contradiction("no round is under way"));
                };
                round.ended = Some(*reason);
                for (seat, points) in points.iter().enumerate() {
                    self.add_points(seat, *points);
                }
                self.decision += 1;
                Ok(())
            }
            Event::MatchEnded { winners } => {
                if self.unfinished_round().is_some() || self.winners.is_some() {
                    return Err(Contradiction("a round is under way, or the match is over"));
                }
                self.winners = Some(winners.clone());
                Ok(())
            }
        }
    }

    /// Applies a placement of the current player. Returns an error if the placement is not
    /// possible.
    fn apply_placement(&mut self, placed: &Placed) -> Result<(), Contradiction> {
        let Placed { seat, placement, .. } = *placed;
        let round = self.current_round_if_turn_of(seat)?;
        if round.board.check_placement(placement).is_err() {
            return Err(Contradiction("the placement is not legal"));
        }
        if !round.racks[seat].remove(placement.tile) {
            return Err(Contradiction("the tile is not on the rack"));
        }
        round.board.place_unchecked(placement);
        round.passes = 0;
        if round.racks[seat].is_empty() && round.out.is_none() {
            round.out = Some(seat);
            round.other_racks_when_out = round.racks.iter().map(|rack| rack.sum()).sum();
        }
        round.start_next_turn();
        self.record_move(PublicMove::Placed(*placed));
        Ok(())
    }

    /// Applies the deal of the round with this number, counted from 1. Returns an error if the deal
    /// is not possible.
    fn apply_deal(&mut self, round_number: u32, deal: &Deal) -> Result<(), Contradiction> {
        if !self.needs_deal() || round_number != self.rounds + 1 {
            return Err(Contradiction("no such round is due"));
        }
        if deal.racks.len() != self.player_count() || deal.starter >= self.player_count() {
            return Err(Contradiction("the number of players differs"));
        }
        let distinct: TileSet = deal.tiles().collect();
        if distinct.len() != deal.tiles().count() {
            return Err(Contradiction("a tile is dealt twice"));
        }
        self.round = Some(Round::new(round_number, deal));
        self.rounds = round_number;
        self.decision += 1;
        Ok(())
    }

    /// Returns the current round if it is this seat's turn. Returns an error if no round is under way, or if it is another seat's
    /// turn.
    fn current_round_if_turn_of(&mut self, seat: Seat) -> Result<&mut Round, Contradiction> {
        match self.round.as_mut() {
            Some(round) if round.ended.is_none() && round.turn.seat == seat => Ok(round),
            _ => Err(Contradiction("it is not that seat's turn")),
        }
    }

    /// Adds a move to the moves of the round, and its points to the score of the player who made it.
    fn record_move(&mut self, moved: PublicMove) {
        self.add_points(moved.seat(), moved.points());
        if let Some(round) = &mut self.round {
            round.moves.push(moved);
        }
        self.decision += 1;
    }

    /// Adds points, which may be negative, to the score of this seat.
    fn add_points(&mut self, seat: Seat, points: i32) {
        self.scores[seat] = self.scores[seat].saturating_add(points);
        if score::is_past_limit(self.rules.length, self.scores[seat]) {
            let rounds_after = match self.rules.last_round {
                LastRound::This => 0,
                LastRound::Next => 1,
            };
            self.last_round.get_or_insert(self.rounds + rounds_after);
        }
    }
}
