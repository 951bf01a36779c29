//! The state of a match, and its change by events.

use super::rules::{EmptyPool, Rules};
use super::view::Moved;
use super::{Deal, Event, Placed, Round, Seat, Seed, TileSet, score};

/// The state of a match. It changes by events only; see [`Match::act`] and [`Match::start_round`] for what makes them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    pub rules: Rules,
    pub scores: Vec<i32>,
    pub round: Option<Round>,
    pub rounds: u32,
    /// True if a score has gone past the limit: this round is the last, even if the score falls back.
    pub last_round: bool,
    pub winners: Option<Vec<Seat>>,
    pub decision: u32,
}

/// An event that this state cannot have led to: stored data is damaged, or not of this match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the event does not follow from the state: {0}")]
pub struct Contradiction(&'static str);

impl Match {
    /// A match of this many players that has not begun. The rules must be playable by so many ([`Rules::check`]).
    pub fn new(rules: Rules, players: usize) -> Self {
        Self {
            rules,
            scores: vec![0; players],
            round: None,
            rounds: 0,
            last_round: false,
            winners: None,
            decision: 0,
        }
    }

    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The number of players of the match.
    pub fn players(&self) -> usize {
        self.scores.len()
    }

    /// The points of each seat so far.
    pub fn scores(&self) -> &[i32] {
        &self.scores
    }

    /// The round under way or, between rounds and at the end, the last one; `None` before the first.
    pub fn round(&self) -> Option<&Round> {
        self.round.as_ref()
    }

    /// The number of rounds that have been dealt.
    pub fn rounds(&self) -> u32 {
        self.rounds
    }

    /// The round under way.
    pub fn open_round(&self) -> Option<&Round> {
        self.round.as_ref().filter(|round| round.ended.is_none())
    }

    /// The winners, once the match is over: all who share the best result, or nobody.
    pub fn winners(&self) -> Option<&[Seat]> {
        self.winners.as_deref()
    }

    /// The player in turn, while a round is under way.
    pub fn turn(&self) -> Option<Seat> {
        self.open_round().map(|round| round.turn.seat)
    }

    /// True if a round must be dealt for the match to go on.
    pub fn needs_deal(&self) -> bool {
        self.winners.is_none() && self.open_round().is_none()
    }

    /// The number of the present decision: it counts the events that change a choice, so that a button with an older number was
    /// made for another position.
    pub fn decision(&self) -> u32 {
        self.decision
    }

    /// The deal of the next round, which does not change the state; `None` when none is due ([`Match::needs_deal`]).
    pub fn next_deal(&self, seed: Seed) -> Option<Event> {
        let deal = || Deal::from_seed(&seed, &self.rules, self.players());
        let event =
            || Event::RoundStarted { round: self.rounds + 1, seed: Some(seed), deal: deal() };
        self.needs_deal().then(event)
    }

    /// Deals the next round; `None` when none is due.
    pub fn start_round(&mut self, seed: Seed) -> Option<Event> {
        let event = self.next_deal(seed)?;
        self.apply(&event).ok()?;
        Some(event)
    }

    /// Goes back to an earlier state of this match, as if what came after it had never happened. Only the decision goes on counting,
    /// so that no button of before or since was made for this one.
    pub fn go_back_to(&mut self, earlier: &Self) {
        let decision = self.decision + 1;
        *self = Self { decision, ..earlier.clone() };
    }

    /// Applies an event.
    ///
    /// # Errors
    /// The event cannot have followed from this state, which is then unchanged.
    pub fn apply(&mut self, event: &Event) -> Result<(), Contradiction> {
        match event {
            Event::RoundStarted { round, deal, .. } => self.apply_deal(*round, deal),
            Event::Placed(placed @ Placed { seat, placement, points, .. }) => {
                let round = self.round_of(*seat)?;
                if round.board.check(*placement).is_err() {
                    return Err(Contradiction("the placement is not legal"));
                }
                if !round.racks[*seat].remove(placement.tile) {
                    return Err(Contradiction("the tile is not on the rack"));
                }
                round.board.lay(*placement);
                round.passes = 0;
                if round.racks[*seat].is_empty() && round.out.is_none() {
                    round.out = Some(*seat);
                }
                round.moves.push(Moved::Placed(*placed));
                round.next_turn();
                self.decided(*seat, *points);
                Ok(())
            }
            Event::Drew { seat, tile, points } => {
                let round = self.round_of(*seat)?;
                if round.pool.last() != Some(tile) {
                    return Err(Contradiction("the tile is not the next of the pool"));
                }
                round.pool.pop();
                round.racks[*seat].insert(*tile);
                round.turn.draws = round.turn.draws.saturating_add(1);
                round.turn.drawn = Some(*tile);
                round.passes = 0;
                round.moves.push(Moved::Drew { seat: *seat, points: *points });
                self.decided(*seat, *points);
                Ok(())
            }
            Event::Stuck { seat, points } => {
                let round = self.round_of(*seat)?;
                round.moves.push(Moved::Stuck { seat: *seat, points: *points });
                round.next_turn();
                self.decided(*seat, *points);
                Ok(())
            }
            Event::Passed { seat, points } => {
                let drops_out = self.rules.empty_pool == EmptyPool::DropOut;
                let round = self.round_of(*seat)?;
                if round.turn.draws == 0 {
                    round.passes += 1;
                }
                if drops_out {
                    round.dropped[*seat] = true;
                    // Who has dropped out is no longer among those who would have to pass.
                    round.passes = 0;
                }
                round.moves.push(Moved::Passed { seat: *seat, points: *points });
                round.next_turn();
                self.decided(*seat, *points);
                Ok(())
            }
            Event::Stopped { seat, points } => {
                let round = self.round_of(*seat)?;
                round.moves.push(Moved::Stopped { seat: *seat, points: *points });
                round.next_turn();
                self.decided(*seat, *points);
                Ok(())
            }
            Event::RoundEnded { reason, points } => {
                if points.len() != self.players() {
                    return Err(Contradiction("another number of players"));
                }
                let Some(round) = self.round.as_mut().filter(|round| round.ended.is_none()) else {
                    return Err(Contradiction("no round is under way"));
                };
                round.ended = Some(*reason);
                for (seat, points) in points.iter().enumerate() {
                    self.add(seat, *points);
                }
                self.decision += 1;
                Ok(())
            }
            Event::MatchEnded { winners } => {
                if self.open_round().is_some() || self.winners.is_some() {
                    return Err(Contradiction("a round is under way, or the match is over"));
                }
                self.winners = Some(winners.clone());
                Ok(())
            }
        }
    }

    fn apply_deal(&mut self, number: u32, deal: &Deal) -> Result<(), Contradiction> {
        if !self.needs_deal() || number != self.rounds + 1 {
            return Err(Contradiction("no such round is due"));
        }
        if deal.racks.len() != self.players() || deal.starter >= self.players() {
            return Err(Contradiction("another number of players"));
        }
        let distinct: TileSet = deal.tiles().collect();
        if distinct.len() != deal.tiles().count() {
            return Err(Contradiction("a tile is dealt twice"));
        }
        self.round = Some(Round::new(number, deal));
        self.rounds = number;
        self.decision += 1;
        Ok(())
    }

    fn round_of(&mut self, seat: Seat) -> Result<&mut Round, Contradiction> {
        match self.round.as_mut() {
            Some(round) if round.ended.is_none() && round.turn.seat == seat => Ok(round),
            _ => Err(Contradiction("it is not that seat's turn")),
        }
    }

    fn decided(&mut self, seat: Seat, points: i32) {
        self.add(seat, points);
        self.decision += 1;
    }

    fn add(&mut self, seat: Seat, points: i32) {
        self.scores[seat] = self.scores[seat].saturating_add(points);
        self.last_round |= score::is_past_limit(self.rules.length, self.scores[seat]);
    }
}
