//! One player's try at the daily deal or the daily puzzle: a state that follows from the day and the moves made so far.

use super::{Day, Puzzle};
use crate::game::{
    Action, Deal, Event, GameRefusal, Match, Pick, Placed, PlayerView, Spots, TileSet,
};

/// One of the two games of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DailyKind {
    /// One round for one player.
    Deal,
    /// A board and a rack, from which a player places tiles in [`Puzzle::TURNS`] turns, without drawing.
    Puzzle,
}

impl DailyKind {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::Deal, Self::Puzzle];

    /// Returns the name of the kind in commands and in stored data.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Deal => "deal",
            Self::Puzzle => "puzzle",
        }
    }

    /// Finds a kind by its name; `None` if there is none.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// A player's try at one of the games of a day. Equal days and moves give equal states.
#[derive(Clone, Debug)]
pub struct DailyTry {
    kind: DailyKind,
    game: Match,
    /// The moves made so far; a placement is an [`Action::Place`].
    moves: Vec<Action>,
    /// The player's placements, first to last.
    placed: Vec<Placed>,
}

impl DailyTry {
    /// Starts a try.
    pub fn new(day: &Day, kind: DailyKind) -> Self {
        let game = match kind {
            DailyKind::Deal => {
                let mut game = Match::new(day.rules.clone(), 1);
                game.start_round(day.deal_seed);
                game
            }
            DailyKind::Puzzle => puzzle_as_match(&day.puzzle),
        };
        Self { kind, game, moves: Vec::new(), placed: Vec::new() }
    }

    /// Rebuilds a try from the text that [`DailyTry::moves_text`] returned; `None` if the text is damaged or a move is not legal.
    pub fn from_moves(day: &Day, kind: DailyKind, moves_text: &str) -> Option<Self> {
        let mut repeated = Self::new(day, kind);
        for written in moves_text.split_whitespace() {
            repeated.play_single_action(parse_move(written)?).ok()?;
        }
        Some(repeated)
    }

    /// Carries out an action of the player, then the draws that the rules require after it. Returns the events, which are already
    /// applied.
    ///
    /// # Errors
    /// Returns an error if the rules refuse the action; the try is unchanged.
    pub fn act(&mut self, action: Action) -> Result<Vec<Event>, GameRefusal> {
        let mut events = self.play_single_action(action)?;
        while let Some(forced) = self.game.forced_action().filter(|_| !self.is_over()) {
            match self.play_single_action(forced) {
                Ok(more) => events.extend(more),
                Err(_) => break,
            }
        }
        Ok(events)
    }

    /// Carries out one action. Returns its events.
    fn play_single_action(&mut self, action: Action) -> Result<Vec<Event>, GameRefusal> {
        if self.is_over() {
            return Err(GameRefusal::MatchOver);
        }
        let events = match (self.kind, action) {
            (DailyKind::Deal, action) => self.game.act(0, action)?,
            (DailyKind::Puzzle, Action::Draw | Action::Pass) => return Err(GameRefusal::PoolEmpty),
            (DailyKind::Puzzle, action) => {
                let event = self.game.decide(0, action)?;
                // The event was decided in this state, so that it can be applied.
                self.game.apply(&event).map_err(|_| GameRefusal::BetweenRounds)?;
                vec![event]
            }
        };
        self.placed.extend(events.iter().filter_map(|event| match event {
            Event::Placed(placed) => Some(*placed),
            _ => None,
        }));
        self.moves.push(action);
        Ok(events)
    }

    /// Returns the kind of the game.
    pub fn kind(&self) -> DailyKind {
        self.kind
    }

    /// Returns the number of moves so far.
    pub fn move_count(&self) -> usize {
        self.moves.len()
    }

    /// Returns the moves as a compact text: `0-1-2:7` for a placement of a tile on a spot, `d` for a draw, `p` for the end of a
    /// turn without a placement.
    pub fn moves_text(&self) -> String {
        let written = self.moves.iter().map(|action| match action {
            Action::Place(Pick { tile, spot }) => format!("{tile}:{spot}"),
            Action::Draw => "d".to_owned(),
            Action::Pass | Action::PlaceAt { .. } => "p".to_owned(),
        });
        written.collect::<Vec<_>>().join(" ")
    }

    /// Returns the events of a deal so far, as they stand in a record; `None` for a puzzle. `day` is the day of this try.
    pub fn events_of_deal(&self, day: &Day) -> Option<Vec<Event>> {
        if self.kind != DailyKind::Deal {
            return None;
        }
        let mut game = Match::new(day.rules.clone(), 1);
        let mut events = vec![game.start_round(day.deal_seed)?];
        for action in &self.moves {
            events.extend(game.act(0, *action).ok()?);
        }
        Some(events)
    }

    /// Returns the player's placements, first to last.
    pub fn placements(&self) -> &[Placed] {
        &self.placed
    }

    /// Returns `true` if no move is left.
    pub fn is_over(&self) -> bool {
        match self.kind {
            DailyKind::Deal => self.game.turn().is_none(),
            DailyKind::Puzzle => {
                self.placed.len() >= Puzzle::TURNS || self.game.legal_placements().is_empty()
            }
        }
    }

    /// Returns the points so far.
    pub fn points(&self) -> i32 {
        self.game.scores().first().copied().unwrap_or_default()
    }

    /// Returns the player's view, with full hints. In a puzzle, the player may neither draw nor pass.
    pub fn view(&self) -> Option<PlayerView> {
        let view = self.game.player_view(0)?;
        Some(match self.kind {
            DailyKind::Deal => view,
            DailyKind::Puzzle => PlayerView {
                may_draw: false,
                may_pass: false,
                may_stop: false,
                pass_cost: 0,
                ..view
            },
        })
    }

    /// Returns the numbered spots of the board. With them, the coordinates of a placement can be converted to the number of its
    /// spot. `None` if no round was dealt.
    pub fn spots(&self) -> Option<Spots<'_>> {
        self.game.round().map(|round| round.spots())
    }
}

/// Returns a match of one player in the position of the puzzle. The pool is empty, and the placements on the board scored no
/// points.
fn puzzle_as_match(puzzle: &Puzzle) -> Match {
    let mut game = Match::new(puzzle.rules.clone(), 1);
    let on_board = puzzle.board.iter().map(|placement| placement.tile);
    let tiles: TileSet = on_board.chain(puzzle.rack.iter().copied()).collect();
    let deal = Deal {
        starter_draws: Vec::new(),
        starter: 0,
        racks: vec![tiles.iter().collect()],
        pool: Vec::new(),
    };
    let start = Event::RoundStarted { round: 1, seed: None, deal };
    let unscored = puzzle.board.iter().map(|placement| {
        let bonus = crate::game::Bonus::None;
        Event::Placed(Placed { seat: 0, placement: *placement, bonus, points: 0 })
    });
    for event in std::iter::once(start).chain(unscored) {
        game.apply(&event).expect("the placements of a puzzle are legal");
    }
    game
}

/// Parses a move of [`DailyTry::moves_text`].
fn parse_move(written: &str) -> Option<Action> {
    match written {
        "d" => Some(Action::Draw),
        "p" => Some(Action::Pass),
        placement => {
            let (tile, spot) = placement.split_once(':')?;
            Some(Action::Place(Pick { tile: tile.parse().ok()?, spot: spot.parse().ok()? }))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::daily::day_seed;
    use crate::game::Seed;

    fn sample_days() -> impl Iterator<Item = Day> {
        let secret = Seed::new([3; 32]);
        (0..7).map(move |later| {
            let date = super::super::Date::from_days_since_epoch(20_784 + later).unwrap();
            Day::from_seed(date, &day_seed(&secret, date))
        })
    }

    /// Returns the placement with the most points or, if no tile fits, a draw or a pass.
    fn best_action(view: &PlayerView) -> Action {
        match view.choices.first() {
            Some(best) => Action::Place(best.pick()),
            None if view.may_draw => Action::Draw,
            None => Action::Pass,
        }
    }

    #[test]
    fn a_try_is_rebuilt_from_its_moves_after_every_move() {
        for day in sample_days() {
            for kind in DailyKind::ALL {
                let mut played = DailyTry::new(&day, kind);
                while !played.is_over() {
                    let view = played.view().unwrap();
                    played.act(best_action(&view)).unwrap();
                    let again = DailyTry::from_moves(&day, kind, &played.moves_text()).unwrap();
                    assert_eq!(again.view(), played.view());
                    assert_eq!(again.move_count(), played.move_count());
                    assert_eq!(again.placements(), played.placements());
                }
                assert!(played.act(Action::Draw).is_err());
            }
        }
    }

    #[test]
    fn the_best_line_of_a_puzzle_scores_what_the_search_says() {
        for day in sample_days() {
            let mut played = DailyTry::new(&day, DailyKind::Puzzle);
            assert!(played.act(Action::Draw).is_err() && played.act(Action::Pass).is_err());
            for placed in &day.solution.best.placements {
                let spot = played.spots().unwrap().number_at(placed.placement.cell).unwrap();
                let pick = Pick { tile: placed.placement.tile, spot };
                assert!(!played.is_over());
                played.act(Action::Place(pick)).unwrap();
            }
            assert!(played.is_over());
            assert_eq!(played.points(), day.solution.best.points);
            assert_eq!(played.placements(), day.solution.best.placements);
        }
    }

    #[test]
    fn the_events_of_a_deal_lead_to_its_state() {
        for day in sample_days().take(2) {
            let mut played = DailyTry::new(&day, DailyKind::Deal);
            while !played.is_over() {
                let view = played.view().unwrap();
                played.act(best_action(&view)).unwrap();
            }
            let events = played.events_of_deal(&day).unwrap();
            let mut game = Match::new(day.rules.clone(), 1);
            events.iter().for_each(|event| game.apply(event).unwrap());
            assert_eq!((game.scores()[0], game.turn()), (played.points(), None));
            assert_eq!(events.iter().filter_map(Event::placed).count(), played.placements().len());
            assert_eq!(DailyTry::new(&day, DailyKind::Puzzle).events_of_deal(&day), None);
        }
    }

    #[test]
    fn damaged_texts_of_moves_are_refused() {
        let day = sample_days().next().unwrap();
        for moves in ["x", "0-1-2", "9-9-9:1", "0-1-2:x", "d d d d d d d d", "p"] {
            assert!(DailyTry::from_moves(&day, DailyKind::Puzzle, moves).is_none(), "{moves}");
        }
        assert!(DailyTry::from_moves(&day, DailyKind::Deal, "").is_some());
    }
}
