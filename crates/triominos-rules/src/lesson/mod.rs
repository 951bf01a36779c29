//! The first lesson: six small positions, each with a question and a few answers for a beginner.
//!
//! An answer is an action in a match. The rules decide whether it is allowed and how much it scores, so there is no list of right
//! answers: an answer is right if no other allowed answer scores more.

mod positions;
#[cfg(test)]
mod tests;

use positions::{Offer, Position};

use crate::game::{
    Action, Bonus, Deal, Edition, Event, GameRefusal, Hints, Match, Pick, Placed, Placement,
    PlayerView, Rules, Seat, Tile, TileSet,
};

/// The seat of the learner. The other seat belongs to an opponent.
pub const LEARNER: Seat = 0;
const PLAYERS: usize = 2;

/// A step of the lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LessonStep {
    /// The two numbers at the ends of a shared side must match.
    Side,
    /// Every corner of a tile must match, not only those of one side.
    Corner,
    /// A bridge scores extra points.
    Bridge,
    /// A hexagon scores extra points.
    Hexagon,
    /// If no tile fits, the player draws, which costs points.
    Draw,
    /// A player goes out by placing the last tile.
    Out,
}

impl LessonStep {
    /// All steps, in order.
    pub const ALL: [Self; 6] =
        [Self::Side, Self::Corner, Self::Bridge, Self::Hexagon, Self::Draw, Self::Out];

    /// Returns the number of the step, counted from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the step after `finished_steps` steps; `None` if all are finished.
    pub fn after(finished_steps: usize) -> Option<Self> {
        Self::ALL.get(finished_steps).copied()
    }
}

/// The position of a step, with the answers that are offered.
#[derive(Clone, Debug)]
pub struct Exercise {
    step: LessonStep,
    game: Match,
    answers: Vec<Action>,
}

/// The result of an allowed answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswerOutcome {
    /// The events of the answer. They are already applied in [`AnswerOutcome::after`].
    pub events: Vec<Event>,
    /// The points that the answer scored, which are negative for a draw.
    pub points: i32,
    /// The learner's view after the answer.
    pub after: PlayerView,
}

/// The judgement of the rules on an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The rules do not allow the answer.
    Refused(GameRefusal),
    /// The rules allow the answer, but another one scores more.
    ScoresLess(AnswerOutcome),
    /// The rules allow the answer, and no other answer scores more.
    Best(AnswerOutcome),
}

impl Exercise {
    /// Creates the exercise of a step, by the rules of the default edition for two players.
    pub fn new(step: LessonStep) -> Self {
        let position = positions::position_of(step);
        let game = match_from_position(&position, &Self::rules());
        let round = game.round().expect("a round was dealt");
        let answers = position.offers.iter().map(|offer| match *offer {
            Offer::Place(numbers, cell) => {
                let spot = round.spots().number_at(cell).expect("every offered cell is a spot");
                Action::Place(Pick { tile: tile_with_numbers(numbers), spot })
            }
            Offer::Draw => Action::Draw,
            Offer::Pass => Action::Pass,
        });
        let answers = answers.collect();
        Self { step, game, answers }
    }

    /// Returns the rules of the lesson.
    ///
    /// # Panics
    /// Never panics: the default edition is for two players.
    pub fn rules() -> Rules {
        Edition::default().rules(PLAYERS).expect("the default edition is for two players")
    }

    /// Returns the step.
    pub fn step(&self) -> LessonStep {
        self.step
    }

    /// Returns the answers that are offered, in the order of their buttons.
    pub fn answers(&self) -> &[Action] {
        &self.answers
    }

    /// Returns the learner's view before an answer. It does not reveal which tiles fit. It contains no earlier moves, because the
    /// lesson sets up the position.
    pub fn view(&self) -> PlayerView {
        self.without_earlier_moves(self.full_view().with_hints(Hints::None))
    }

    /// Removes the moves that led to the position from a view.
    fn without_earlier_moves(&self, mut view: PlayerView) -> PlayerView {
        let earlier = self.game.round().map_or(0, |round| round.board().placements().len());
        view.public.moves.drain(..earlier.min(view.public.moves.len()));
        view.public.last.take_if(|_| view.public.placements.len() <= earlier);
        view
    }

    /// Returns the learner's view with all legal placements and their points.
    fn full_view(&self) -> PlayerView {
        self.game.player_view(LEARNER).expect("the learner has a seat")
    }

    /// Returns the tile that the question is about: the only tile that the answers place; `None` if they place different tiles.
    pub fn tile_in_question(&self) -> Option<Tile> {
        let tiles = self.answers.iter().filter_map(|action| match action {
            Action::Place(pick) => Some(pick.tile),
            _ => None,
        });
        let tiles: TileSet = tiles.collect();
        tiles.iter().next().filter(|_| tiles.len() == 1)
    }

    /// Judges the answer with this index; `None` if there is no such answer.
    pub fn judge(&self, answer_index: usize) -> Option<Verdict> {
        let outcome = match self.outcome(*self.answers.get(answer_index)?) {
            Ok(outcome) => outcome,
            Err(refusal) => return Some(Verdict::Refused(refusal)),
        };
        let scores = self.answers.iter().filter_map(|action| self.outcome(*action).ok());
        let most = scores.map(|other| other.points).max().unwrap_or(outcome.points);
        Some(match outcome.points < most {
            true => Verdict::ScoresLess(outcome),
            false => Verdict::Best(outcome),
        })
    }

    /// Carries out an action in a copy of the match.
    fn outcome(&self, action: Action) -> Result<AnswerOutcome, GameRefusal> {
        let mut game = self.game.clone();
        let events = game.act(LEARNER, action)?;
        let points = game.scores()[LEARNER] - self.game.scores()[LEARNER];
        let after = game.player_view(LEARNER).expect("the learner has a seat");
        let after = self.without_earlier_moves(after);
        Ok(AnswerOutcome { events, points, after })
    }
}

/// Returns the tile with these numbers.
fn tile_with_numbers(numbers: [u8; 3]) -> Tile {
    Tile::new(numbers).expect("the numbers of a lesson are those of a tile")
}

/// Creates a match in this position. It is the learner's turn, and the placements on the board scored no points.
fn match_from_position(position: &Position, rules: &Rules) -> Match {
    // The players take turns, so the number of placements determines the first player.
    let starter = if position.board.len().is_multiple_of(PLAYERS) { LEARNER } else { 1 - LEARNER };
    let placed = position.board.iter().enumerate().map(|(turn, (cell, corners))| {
        let placement =
            Placement { tile: tile_with_numbers(*corners), cell: *cell, corners: *corners };
        Placed { seat: (starter + turn) % PLAYERS, placement, bonus: Bonus::None, points: 0 }
    });
    let placed: Vec<Placed> = placed.collect();
    let mut racks = vec![Vec::new(); PLAYERS];
    for placed in &placed {
        racks[placed.seat].push(placed.placement.tile);
    }
    racks[LEARNER].extend(position.rack.iter().map(|numbers| tile_with_numbers(*numbers)));
    racks[1 - LEARNER]
        .extend(position.other_rack.iter().map(|numbers| tile_with_numbers(*numbers)));
    let next = position.next_in_pool.map(tile_with_numbers);
    let held: TileSet = racks.iter().flatten().copied().chain(next).collect();
    let others = Tile::all().filter(|tile| !held.contains(*tile));
    let pool = next.into_iter().chain(others).collect();
    let deal = Deal { starter_draws: Vec::new(), starter, racks, pool };
    let start = Event::RoundStarted { round: 1, seed: None, deal };
    let mut game = Match::new(rules.clone(), PLAYERS);
    for event in std::iter::once(start).chain(placed.into_iter().map(Event::Placed)) {
        game.apply(&event).expect("the placements of a lesson are legal");
    }
    game
}
