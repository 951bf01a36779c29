//! The tiles that a player does not see, imagined: as many worlds as are asked for, each as the player's view allows it.

use super::chance::Chance;
use crate::game::compact::{CompactBoard, CompactRound, Ranked, RankedSet, Terms, Turns};
use crate::game::{
    AfterDraw, DrawRule, EmptyPool, Moved, PassEmpty, PlayerView, Rules, Seat, StarterRule, Tile,
};

/// A round as one player sees it: all that is public, the own rack, and what the history says about the tiles of the others.
#[derive(Debug)]
pub struct Imagination<'a> {
    seen: CompactRound<'a>,
    seat: Seat,
    rack: RankedSet,
    hidden: Vec<Ranked>,
    /// What each hidden tile of a rack may be, the narrowest first: by what must be true, and by what is likely.
    certain: Vec<Place>,
    likely: Vec<Place>,
}

/// A tile on the rack of another player, and the tiles that it may be.
#[derive(Clone, Copy, Debug)]
struct Place {
    seat: Seat,
    may_be: RankedSet,
}

/// What a tile on a rack may be: later tiles of a rack may be whatever earlier ones may, and more.
#[derive(Clone, Copy, Debug)]
struct Unseen {
    certain: RankedSet,
    likely: RankedSet,
}

impl<'a> Imagination<'a> {
    /// The round under way as the player of this view sees it.
    pub fn of(view: &PlayerView, terms: &'a Terms) -> Self {
        let history = History::of(view, terms);
        let seat = view.viewer.seat;
        let rack: RankedSet = view.rack.iter().copied().collect();
        let mut turns = history.turns;
        turns.know_drawn(view.drawn.map(Ranked::from));
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
        let some = imagination.dealt(imagination.hidden.clone(), &imagination.certain);
        imagination.seen = some;
        imagination
    }

    /// The round with some of the worlds' tiles for those that are hidden: all that is public is right, and the own rack.
    pub fn seen(&self) -> &CompactRound<'a> {
        &self.seen
    }

    /// The player who imagines.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// A world that the player's view allows. One in two takes the others for players who draw only when they must.
    pub fn world(&self, number: u32, chance: &mut Chance) -> CompactRound<'a> {
        let mut tiles = self.hidden.clone();
        chance.shuffle(&mut tiles);
        let places = if number.is_multiple_of(2) { &self.certain } else { &self.likely };
        self.dealt(tiles, places)
    }

    /// The round with these tiles, in this order, for those that are hidden.
    fn dealt(&self, mut tiles: Vec<Ranked>, places: &[Place]) -> CompactRound<'a> {
        let mut racks = [RankedSet::EMPTY; Rules::MOST_PLAYERS];
        racks[self.seat] = self.rack;
        let mut dealt = 0;
        for place in places.iter().take(tiles.len()) {
            // Where earlier choices left none that may be, any will do.
            let may_be = |tile: &Ranked| place.may_be.contains(*tile);
            let found = tiles[dealt..].iter().position(may_be).unwrap_or(0);
            tiles.swap(dealt, dealt + found);
            racks[place.seat] = racks[place.seat].or(tiles[dealt].alone());
            dealt += 1;
        }
        let mut world = self.seen.clone();
        world.imagine(&racks[..world.terms().players()], tiles[dealt..].iter().copied());
        world
    }
}

/// The moves of a round, followed from the deal on.
struct History {
    board: CompactBoard,
    turns: Turns,
    /// The tiles of each rack, those held for longest first.
    racks: Vec<Vec<Unseen>>,
}

impl History {
    fn of(view: &PlayerView, terms: &Terms) -> Self {
        let public = &view.public;
        let (rules, players) = (&public.rules, public.seats.len());
        let first = Unseen { certain: dealt(view), likely: dealt(view) };
        let mut history = Self {
            board: CompactBoard::empty(terms),
            turns: Turns::new(players, public.starter.unwrap_or(0)),
            racks: vec![vec![first; usize::from(rules.hand)]; players],
        };
        for moved in &public.moves {
            history.follow(moved, rules, terms);
        }
        history
    }

    fn follow(&mut self, moved: &Moved, rules: &Rules, terms: &Terms) {
        let seat = moved.seat();
        let drew = self.turns.draws() > 0;
        let drawn_only = drew && rules.after_draw == AfterDraw::DrawnTile;
        match moved {
            Moved::Placed(placed) => {
                let tile = Ranked::from(placed.placement.tile);
                let rack = &mut self.racks[seat];
                let gone = match drawn_only {
                    true => rack.len().checked_sub(1),
                    // The narrowest: what is known of the others is then true, whichever it was.
                    false => rack.iter().position(|unseen| unseen.certain.contains(tile)),
                };
                if !rack.is_empty() {
                    rack.remove(gone.unwrap_or(0));
                }
                self.turns.placed(rack.is_empty());
                self.board.place(placed.placement, terms);
                self.turns.end();
            }
            Moved::Drew { .. } => {
                let certain = rules.draw == DrawRule::OnlyWhenStuck;
                self.cannot_place(seat, certain, drawn_only);
                let any = Unseen { certain: RankedSet::ALL, likely: RankedSet::ALL };
                self.racks[seat].push(any);
                self.turns.drew(None);
            }
            Moved::Stuck { .. } => {
                self.cannot_place(seat, rules.draw == DrawRule::OnlyWhenStuck, drawn_only);
                self.turns.end();
            }
            Moved::Passed { .. } => {
                let certain = rules.draw == DrawRule::OnlyWhenStuck
                    || rules.pass_empty == PassEmpty::OnlyWhenStuck;
                self.cannot_place(seat, certain, drawn_only);
                self.turns.passed(rules.empty_pool == EmptyPool::DropOut);
                self.turns.end();
            }
            Moved::Stopped { .. } => self.turns.end(),
        }
    }

    /// The player had nothing that fits, or at least did not place it.
    fn cannot_place(&mut self, seat: Seat, certain: bool, drawn_only: bool) {
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

/// The tiles that anybody may have been dealt: none that was drawn for the start, and, where the highest triple leads, no higher one.
fn dealt(view: &PlayerView) -> RankedSet {
    let public = &view.public;
    let shown = public.starter_draws.iter().flatten().map(|(_, tile)| *tile);
    let may_be = RankedSet::ALL.without(shown.collect());
    let led = public.placements.first().map(|placement| placement.tile);
    let Some(led) = led.filter(|_| public.rules.starter == StarterRule::HighestTriple) else {
        return may_be;
    };
    // Who leads 0-0-0 by choice holds a higher triple.
    if public.rules.zero_option && led.is_triple() && led.sum() == 0 {
        return may_be;
    }
    let higher = |tile: &Tile| tile.is_triple() && (!led.is_triple() || tile.sum() > led.sum());
    may_be.without(Tile::all().filter(higher).collect())
}
