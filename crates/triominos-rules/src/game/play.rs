//! The rules as events: the event that results from an action, and the events that follow automatically.

use super::rules::{DrawRule, Length, PassEmpty, RoundEndRule};
use super::{
    Action, Bonus, Cell, Choice, Event, GameRefusal, Match, Pick, Placed, Placement, PublicMove,
    Round, RoundEnd, Seat, Tile, TileSet, score,
};

impl Match {
    /// Carries out an action of the player in this seat, and its automatic consequences: the end of the turn if the player is
    /// stuck, and the end of a round or match. Returns the events in order. They are already applied.
    ///
    /// # Errors
    /// Returns an error if the rules refuse the action; the match is unchanged.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, GameRefusal> {
        let event = self.decide(seat, action)?;
        let mut events = Vec::with_capacity(2);
        let mut next = Some(event);
        while let Some(event) = next {
            if self.apply(&event).is_err() {
                debug_assert!(false, "{event:?} was decided, but cannot be applied");
                break;
            }
            events.push(event);
            next = self.next_automatic_event();
        }
        Ok(events)
    }

    /// Returns [`Action::Draw`] if the current player has drawn a tile and has no other possible action; `None` otherwise.
    pub fn forced_action(&self) -> Option<Action> {
        let round = self.unfinished_round()?;
        let must_draw_again = round.turn.draws > 0
            && !round.pool.is_empty()
            && !round.can_place(&self.rules)
            && !round.may_stop_drawing(&self.rules);
        must_draw_again.then_some(Action::Draw)
    }

    /// Returns the legal placements of the current player, in unspecified order and without points; see
    /// [`super::PlayerView::choices`] for placements with points.
    pub fn legal_placements(&self) -> Vec<Placement> {
        let Some(round) = self.unfinished_round() else {
            return Vec::new();
        };
        round.board.legal_placements(round.allowed_tiles(&self.rules))
    }

    /// Returns the placements that the player in this seat could make if it were their turn now, with the most points first. The
    /// list is empty before the first placement of a round, for a player who has dropped out of the round, and for an unknown seat.
    pub fn prospective_choices(&self, seat: Seat) -> Vec<Choice> {
        let round = self.unfinished_round().filter(|round| !round.is_opening());
        let rack = round.and_then(|round| {
            let out = *round.dropped.get(seat)?;
            Some((round, *round.racks.get(seat)?)).filter(|_| !out)
        });
        rack.map(|(round, rack)| self.choices_among(round, rack)).unwrap_or_default()
    }

    /// Returns the number of turns that the player in this seat has finished in the current round.
    pub fn ended_turn_count(&self, seat: Seat) -> u32 {
        let ended =
            |moved: &&PublicMove| moved.seat() == seat && !matches!(moved, PublicMove::Drew { .. });
        let count = self.round.as_ref().map_or(0, |round| round.moves.iter().filter(ended).count());
        u32::try_from(count).unwrap_or(u32::MAX)
    }

    /// Returns `true` if the current player may stop drawing, which ends the turn.
    pub fn may_stop_drawing(&self) -> bool {
        self.unfinished_round().is_some_and(|round| round.may_stop_drawing(&self.rules))
    }

    /// Returns `true` if the current player may draw.
    pub fn may_draw(&self) -> bool {
        self.unfinished_round().is_some_and(|round| self.event_of_drawing(round).is_ok())
    }

    /// Returns `true` if the player in this seat may end the turn without a placement.
    pub fn may_pass(&self, seat: Seat) -> bool {
        self.decide(seat, Action::Pass).is_ok()
    }

    /// Returns the reason why no action is possible without a round: the match is over, or the next
    /// round is not dealt.
    fn refusal_when_no_round_is_running(&self) -> GameRefusal {
        if self.winners.is_some() { GameRefusal::MatchOver } else { GameRefusal::BetweenRounds }
    }

    /// Returns the event that results from an action, without applying it. [`Match::act`] also applies the event and its
    /// consequences.
    ///
    /// # Errors
    /// Returns an error if the rules refuse the action.
    pub fn decide(&self, seat: Seat, action: Action) -> Result<Event, GameRefusal> {
        let round =
            self.unfinished_round().ok_or_else(|| self.refusal_when_no_round_is_running())?;
        match action {
            // The spot is checked first, so that an unknown spot is reported even in another player's turn.
            Action::Place(Pick { tile, spot }) => {
                let cell = round.spots().cell(spot)?;
                self.decide(seat, Action::PlaceAt { tile, cell, corners: None })
            }
            _ if round.turn.seat != seat => Err(GameRefusal::NotYourTurn { turn: round.turn.seat }),
            Action::PlaceAt { tile, cell, corners } => {
                self.event_of_placing(round, tile, cell, corners)
            }
            Action::Draw => self.event_of_drawing(round),
            Action::Pass => self.event_of_passing(round),
        }
    }

    /// Returns the event of placing this tile in this cell, or an error if the rules refuse it. `corners` are the requested
    /// numbers, clockwise from the cell's first corner. With `None`, the rotation is determined as described at [`Pick`].
    fn event_of_placing(
        &self,
        round: &Round,
        tile: Tile,
        cell: Cell,
        corners: Option<[u8; 3]>,
    ) -> Result<Event, GameRefusal> {
        let seat = round.turn.seat;
        if !round.racks[seat].contains(tile) {
            return Err(GameRefusal::TileNotOnRack { tile });
        }
        let allowed = round.allowed_tiles(&self.rules);
        if !allowed.contains(tile) {
            return Err(match (round.turn.drawn, allowed.iter().max()) {
                (Some(drawn), _) => GameRefusal::OnlyTheDrawnTile { drawn },
                (None, Some(tile)) => GameRefusal::WrongFirstTile { tile },
                (None, None) => GameRefusal::TileNotOnRack { tile },
            });
        }
        let placement = match corners {
            None => round.board.legal_placement(tile, cell)?,
            Some(corners) => {
                let placement = Placement { tile, cell, corners };
                round.board.check_placement(placement)?;
                placement
            }
        };
        let (bonus, points) = self.bonus_and_points(round, tile, cell);
        Ok(Event::Placed(Placed { seat, placement, bonus, points }))
    }

    /// Returns the bonus of placing this tile in this open cell, and the points of the placement including the bonus.
    pub(super) fn bonus_and_points(&self, round: &Round, tile: Tile, cell: Cell) -> (Bonus, i32) {
        let bonus = score::bonus_of_contact(&self.rules, &round.board.contact(cell));
        (bonus, score::placement_points(&self.rules, tile, bonus, round.is_opening()))
    }

    /// Returns the event of drawing the next tile of the pool. Returns an error if the rules refuse
    /// it.
    pub(super) fn event_of_drawing(&self, round: &Round) -> Result<Event, GameRefusal> {
        if round.is_opening() {
            return Err(GameRefusal::OpeningTurn);
        }
        if let Some(limit) = self.rules.draw_limit
            && round.turn.draws >= limit
        {
            return Err(GameRefusal::DrawLimit { limit });
        }
        let Some(tile) = round.pool.last() else {
            return Err(GameRefusal::PoolEmpty);
        };
        self.check_nothing_fits(round)?;
        Ok(Event::Drew { seat: round.turn.seat, tile: *tile, points: -self.rules.draw_penalty })
    }

    /// Returns the event of ending the turn without a placement. Returns an error if the rules
    /// refuse it.
    pub(super) fn event_of_passing(&self, round: &Round) -> Result<Event, GameRefusal> {
        let seat = round.turn.seat;
        if round.is_opening() {
            return Err(GameRefusal::OpeningTurn);
        }
        if round.may_stop_drawing(&self.rules) {
            return Ok(Event::Stopped { seat, points: 0 });
        }
        self.check_nothing_fits(round)?;
        if round.turn.draws > 0 && round.has_used_up_draws(&self.rules) {
            return Ok(Event::Stuck { seat, points: -self.rules.stuck_penalty });
        }
        if !round.pool.is_empty() && !round.has_used_up_draws(&self.rules) {
            return Err(GameRefusal::PoolNotEmpty);
        }
        if self.rules.pass_empty == PassEmpty::OnlyWhenStuck && round.can_place(&self.rules) {
            return Err(GameRefusal::ATileFits);
        }
        Ok(Event::Passed { seat, points: -self.rules.empty_pool_penalty })
    }

    /// Returns an error if the rules forbid drawing and passing because the player can place a tile ([`DrawRule::OnlyWhenStuck`]).
    fn check_nothing_fits(&self, round: &Round) -> Result<(), GameRefusal> {
        let only_when_stuck = self.rules.draw == DrawRule::OnlyWhenStuck;
        if only_when_stuck && round.can_place(&self.rules) {
            Err(GameRefusal::ATileFits)
        } else {
            Ok(())
        }
    }

    /// Returns the event that follows automatically in this state: the end of a turn, of a round or of the match. Returns `None` if
    /// a player must act or a round must be dealt first, and after the end of the match.
    pub fn next_automatic_event(&self) -> Option<Event> {
        if self.winners.is_some() {
            return None;
        }
        let round = self.round.as_ref()?;
        if round.ended.is_some() {
            return self.match_end_event(round);
        }
        if round.turn.draws > 0 {
            // During a turn, the turn ends automatically if no tile can be placed or drawn.
            let no_more = round.pool.is_empty() || round.has_used_up_draws(&self.rules);
            return if no_more && !round.can_place(&self.rules) {
                self.event_of_passing(round).ok()
            } else {
                None
            };
        }
        let reason = match (round.out, self.rules.round_end) {
            (Some(_), RoundEndRule::AtOnce) => RoundEnd::Out,
            (Some(_), RoundEndRule::EqualTurns) if round.returned_to_starter => RoundEnd::Out,
            (Some(_), RoundEndRule::EqualTurns) => return None,
            (None, _) if round.is_blocked(&self.rules) => RoundEnd::Blocked,
            (None, _) => return None,
        };
        Some(Event::RoundEnded { reason, points: score::round_end_points(&self.rules, round) })
    }

    /// Returns the event that ends the match after this round; `None` if another round follows.
    fn match_end_event(&self, ended_round: &Round) -> Option<Event> {
        let over = match self.rules.length {
            Length::Single => true,
            Length::Rounds { limit } => self.rounds >= limit,
            Length::Points { .. } => self.last_round.is_some_and(|last| self.rounds >= last),
        };
        over.then(|| Event::MatchEnded {
            winners: score::match_winners(&self.rules, &self.scores, ended_round),
        })
    }

    /// Returns the tiles on the rack of this seat; an empty set before the first deal.
    pub(super) fn rack_of(&self, seat: Seat) -> TileSet {
        self.round.as_ref().and_then(|round| round.racks.get(seat)).copied().unwrap_or_default()
    }
}
