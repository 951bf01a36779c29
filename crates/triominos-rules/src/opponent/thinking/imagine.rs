//! Samples of the tiles that a player does not see, consistent with the player's view.

use super::chance::Chance;
use crate::game::compact::{CompactBoard, CompactRound, Ranked, RankedSet, Terms, Turns};
use crate::game::{
    AfterDraw, DrawRule, EmptyPool, PassEmpty, PlayerView, PublicMove, Rules, Seat, StarterRule,
    Tile,
};

/// A round from one player's perspective: public state, the player's rack, and the conclusions from earlier moves about other racks.
#[derive(Debug)]
pub struct Imagination<'a> {
    seen: CompactRound<'a>,
    seat: Seat,
    rack: RankedSet,
    hidden: Vec<Ranked>,
    /// The possible tiles of each hidden rack position, fewest first: by certain conclusions, and by likely ones.
    certain: Vec<Place>,
    likely: Vec<Place>,
}

/// A position on another player's rack and the tiles that it may hold.
#[derive(Clone, Copy, Debug)]
struct Place {
    seat: Seat,
    may_be: RankedSet,
}

/// The possible tiles of a rack position. Later positions allow at least the tiles of earlier ones.
#[derive(Clone, Copy, Debug)]
struct Unseen {
    certain: RankedSet,
    likely: RankedSet,
}

impl<'a> Imagination<'a> {
    /// Creates the perspective of a view.
    pub fn from_view(view: &PlayerView, terms: &'a Terms) -> Self {
        let history = History::from_view(view, terms);
        let seat = view.viewer.seat;
        let rack: RankedSet = view.rack.iter().copied().collect();
        let mut turns = history.turns;
        turns.set_drawn(view.drawn.map(Ranked::from));
        let hidden = RankedSet::ALL.without(history.board.laid()).without(rack);
        let places = |may_be: fn(&Unseen) -> RankedSet| {
            let racks = history.racks.iter().enumerate().filter(|(other, _)| *other != seat);
            let mut places: Vec<Place> = racks
                .flat_map(|(seat, unseen)| unseen.iter().map(move |unseen| (seat, unseen)))
                .map(|(seat, unseen)| Place { seat, may_be: may_be(unseen).and(hidden) })
                .collect();
            places.sort_by_key(|place| place.may_be.len());
            places
        };
        let (certain, likely) = (places(|unseen| unseen.certain), places(|unseen| unseen.likely));
        let round = CompactRound::new(terms, history.board, &[], &[], turns);
        let mut imagination =
            Self { seen: round, seat, rack, hidden: hidden.iter().collect(), certain, likely };
        let some = imagination.with_hidden_tiles(imagination.hidden.clone(), &imagination.certain);
        imagination.seen = some;
        imagination
    }

    /// The round with arbitrary tiles in hidden positions; its public state and the player's rack are exact.
    pub fn seen(&self) -> &CompactRound<'a> {
        &self.seen
    }

    /// The player whose perspective this is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Samples a world that is consistent with the view. Every other world assumes that the other players draw only if they must.
    pub fn world(&self, number: u32, chance: &mut Chance) -> CompactRound<'a> {
        let mut tiles = self.hidden.clone();
        chance.shuffle(&mut tiles);
        let places = if number.is_multiple_of(2) { &self.certain } else { &self.likely };
        self.with_hidden_tiles(tiles, places)
    }

    /// The round with these hidden tiles, assigned in this order.
    fn with_hidden_tiles(&self, mut tiles: Vec<Ranked>, places: &[Place]) -> CompactRound<'a> {
        let mut racks = [RankedSet::EMPTY; Rules::MOST_PLAYERS];
        racks[self.seat] = self.rack;
        let mut dealt = 0;
        for place in places.iter().take(tiles.len()) {
            // If earlier assignments left no possible tile, any tile is used.
            let may_be = |tile: &Ranked| place.may_be.contains(*tile);
            let found = tiles[dealt..].iter().position(may_be).unwrap_or(0);
            tiles.swap(dealt, dealt + found);
            racks[place.seat] = racks[place.seat].or(tiles[dealt].as_set());
            dealt += 1;
        }
        let mut world = self.seen.clone();
        world.set_hidden_tiles(&racks[..world.terms().players()], tiles[dealt..].iter().copied());
        world
    }
}

/// The state reconstructed from the moves of a round.
struct History {
    board: CompactBoard,
    turns: Turns,
    /// The positions of each rack, oldest first.
    racks: Vec<Vec<Unseen>>,
}

impl History {
    fn from_view(view: &PlayerView, terms: &Terms) -> Self {
        let public = &view.public;
        let (rules, players) = (&public.rules, public.seats.len());
        let first =
            Unseen { certain: possible_dealt_tiles(view), likely: possible_dealt_tiles(view) };
        let mut history = Self {
            board: CompactBoard::empty(terms),
            turns: Turns::new(players, public.starter.unwrap_or(0)),
            racks: vec![vec![first; usize::from(rules.hand)]; players],
        };
        for moved in &public.moves {
            history.apply_move(moved, rules, terms);
        }
        history
    }

    fn apply_move(&mut self, moved: &PublicMove, rules: &Rules, terms: &Terms) {
        let seat = moved.seat();
        let drew = self.turns.draws() > 0;
        let drawn_only = drew && rules.after_draw == AfterDraw::DrawnTile;
        match moved {
            PublicMove::Placed(placed) => {
                let tile = Ranked::from(placed.placement.tile);
                let rack = &mut self.racks[seat];
                let gone = match drawn_only {
                    true => rack.len().checked_sub(1),
                    // Removing the most restricted position keeps the conclusions about the others valid.
                    false => rack.iter().position(|unseen| unseen.certain.contains(tile)),
                };
                if !rack.is_empty() {
                    rack.remove(gone.unwrap_or(0));
                }
                self.turns.record_placement(rack.is_empty());
                self.board.place(placed.placement, terms);
                self.turns.end_turn();
            }
            PublicMove::Drew { .. } => {
                let certain = rules.draw == DrawRule::OnlyWhenStuck;
                self.exclude_fitting(seat, certain, drawn_only);
                let any = Unseen { certain: RankedSet::ALL, likely: RankedSet::ALL };
                self.racks[seat].push(any);
                self.turns.record_draw(None);
            }
            PublicMove::Stuck { .. } => {
                self.exclude_fitting(seat, rules.draw == DrawRule::OnlyWhenStuck, drawn_only);
                self.turns.end_turn();
            }
            PublicMove::Passed { .. } => {
                let certain = rules.draw == DrawRule::OnlyWhenStuck
                    || rules.pass_empty == PassEmpty::OnlyWhenStuck;
                self.exclude_fitting(seat, certain, drawn_only);
                self.turns.record_pass(rules.empty_pool == EmptyPool::DropOut);
                self.turns.end_turn();
            }
            PublicMove::Stopped { .. } => self.turns.end_turn(),
        }
    }

    /// Excludes fitting tiles from the rack of a player that did not place: certainly if the rules forbid it otherwise, else likely.
    fn exclude_fitting(&mut self, seat: Seat, certain: bool, drawn_only: bool) {
        let fitting = self.board.fitting();
        let rack = &mut self.racks[seat];
        let from = if drawn_only { rack.len().saturating_sub(1) } else { 0 };
        for unseen in &mut rack[from..] {
            unseen.likely = unseen.likely.without(fitting);
            if certain {
                unseen.certain = unseen.certain.without(fitting);
            }
        }
    }
}

/// The tiles that may be on a dealt rack: none drawn for the start and, if the highest triple starts, no higher triple.
fn possible_dealt_tiles(view: &PlayerView) -> RankedSet {
    let public = &view.public;
    let shown = public.starter_draws.iter().flatten().map(|(_, tile)| *tile);
    let may_be = RankedSet::ALL.without(shown.collect());
    let led = public.placements.first().map(|placement| placement.tile);
    let Some(led) = led.filter(|_| public.rules.starter == StarterRule::HighestTriple) else {
        return may_be;
    };
    // A player that starts with 0-0-0 by choice holds a higher triple.
    if public.rules.zero_option && led.is_triple() && led.sum() == 0 {
        return may_be;
    }
    let higher = |tile: &Tile| tile.is_triple() && (!led.is_triple() || tile.sum() > led.sum());
    may_be.without(Tile::all().filter(higher).collect())
}
