//! The deal of a round, computed from a seed of 32 random bytes. Anyone with the seed can repeat the computation.

mod seed;

use std::fmt;

use serde::{Deserialize, Serialize};

pub use seed::Seed;

use super::{Rules, Seat, SeededStream, StartTie, StarterRule, Tile, TileSet};

/// The racks and the pool at the start of a round.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal {
    /// The drawings that decide which player starts. In each drawing, every participant draws one tile, and after a tie there is
    /// another drawing. Each entry is one drawing: the seats of the participants, with the tile that each of them drew.
    pub starter_draws: Vec<Vec<(Seat, Tile)>>,
    /// The seat of the player who starts.
    pub starter: Seat,
    /// The racks by seat, with their tiles in the order in which they were dealt.
    pub racks: Vec<Vec<Tile>>,
    /// The pool in the order in which it will be drawn, the next tile first.
    pub pool: Vec<Tile>,
}

impl fmt::Debug for Deal {
    /// Omits all tiles, because deals may be logged.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Deal").field("starter", &self.starter).finish_non_exhaustive()
    }
}

impl Deal {
    /// Deals a round to this many players: shuffles the 56 tiles, gives `rules.hand` tiles to each player, and shuffles the
    /// remaining tiles again to form the pool. If the rules require a draw for the start, the players draw from the remaining tiles
    /// before the second shuffle.
    pub fn from_seed(seed: &Seed, rules: &Rules, players: usize) -> Self {
        let mut stream = SeededStream::from_seed(seed);
        let mut tiles: Vec<Tile> = Tile::all().collect();
        stream.shuffle(&mut tiles);
        let mut dealt = tiles.into_iter();
        let racks: Vec<Vec<Tile>> =
            (0..players).map(|_| dealt.by_ref().take(usize::from(rules.hand)).collect()).collect();
        let mut pool: Vec<Tile> = dealt.collect();
        let mut starter_draws = Vec::new();
        let starter = match rules.starter {
            StarterRule::Drawn if players > 1 => draw_until_starter_is_found(
                &mut stream,
                pool.clone(),
                players,
                rules.start_tie,
                &mut starter_draws,
            ),
            StarterRule::Drawn => 0,
            StarterRule::HighestTriple => starter_by_highest_triple(&racks),
            StarterRule::Lot => stream.below(players as u32) as Seat,
        };
        stream.shuffle(&mut pool);
        Self { starter_draws, starter, racks, pool }
    }

    /// Checks that these rules allow the deal for this many players. Does not check that the deal results from a seed.
    ///
    /// # Errors
    /// Returns an error with the reason if these rules do not allow the deal.
    pub(super) fn check_against_rules(
        &self,
        rules: &Rules,
        players: usize,
    ) -> Result<(), &'static str> {
        if self.racks.len() != players {
            return Err("the number of racks differs from the number of players");
        }
        if self.racks.iter().any(|rack| rack.len() != usize::from(rules.hand)) {
            return Err("a rack does not have the number of tiles that the rules deal");
        }
        let tiles: TileSet = self.tiles().collect();
        if self.tiles().count() != Tile::COUNT || tiles != TileSet::ALL {
            return Err("racks and pool are not the 56 tiles");
        }
        let starter = match rules.starter {
            StarterRule::Drawn => self.check_drawings_and_find_starter(players, rules.start_tie)?,
            _ if !self.starter_draws.is_empty() => {
                return Err("these rules have no draw for the start");
            }
            StarterRule::HighestTriple => starter_by_highest_triple(&self.racks),
            StarterRule::Lot => self.starter.min(players - 1),
        };
        if self.starter == starter { Ok(()) } else { Err("another player starts") }
    }

    /// Returns all tiles of the deal, on racks and in the pool.
    pub(super) fn tiles(&self) -> impl Iterator<Item = Tile> {
        self.racks.iter().flatten().chain(&self.pool).copied()
    }

    /// Checks the drawings for the start, and returns the seat of the player who starts according to them. Returns an error with
    /// the reason if the drawings are not possible under this rule for ties.
    fn check_drawings_and_find_starter(
        &self,
        players: usize,
        tie_rule: StartTie,
    ) -> Result<Seat, &'static str> {
        let mut undrawn_tiles: TileSet = self.pool.iter().copied().collect();
        let mut tied: Vec<Seat> = (0..players).collect();
        for draw in &self.starter_draws {
            if tied.len() == 1 {
                return Err("there is another draw for the start after one that decided it");
            }
            let drawers = seats_in_next_drawing(&tied, players, tie_rule);
            if !draw.iter().map(|(seat, _)| seat).eq(&drawers) {
                return Err(
                    "a draw for the start does not list the players who take part in it, by seat",
                );
            }
            for (_, tile) in draw {
                if !undrawn_tiles.remove(*tile) {
                    return Err(
                        "a tile drawn for the start is not in the pool or has been drawn before",
                    );
                }
            }
            tied = seats_with_highest_draw(draw);
        }
        if tied.len() > 1
            && undrawn_tiles.len() >= seats_in_next_drawing(&tied, players, tie_rule).len()
        {
            return Err("the draw for the start ends in a tie");
        }
        tied.first().copied().ok_or("nobody is left to start")
    }
}

/// Returns the tiles of the starter's rack that may be placed first. Under [`StarterRule::HighestTriple`] these are the highest
/// triple (and 0-0-0 under [`Rules::zero_option`]) or, if the rack has no triple, the tiles with the highest sum. Under other rules
/// all tiles may be placed first.
pub(super) fn allowed_first_tiles(rules: &Rules, rack: TileSet) -> TileSet {
    if rules.starter != StarterRule::HighestTriple {
        return rack;
    }
    let mut triples: Vec<Tile> = rack.iter().filter(|tile| tile.is_triple()).collect();
    triples.sort_unstable();
    if let (Some(lowest), Some(highest)) = (triples.first(), triples.last()) {
        let zero = Some(*lowest).filter(|tile| rules.zero_option && tile.sum() == 0);
        return [*highest].into_iter().chain(zero).collect();
    }
    let highest = rack.iter().map(Tile::sum).max();
    rack.iter().filter(|tile| Some(tile.sum()) == highest).collect()
}

/// Returns the seat of the player with the highest triple. If no rack has a triple, the sums of each rack's tiles are sorted in
/// descending order, and the racks are compared lexicographically. The lowest seat wins ties.
fn starter_by_highest_triple(racks: &[Vec<Tile>]) -> Seat {
    let key = |rack: &Vec<Tile>| {
        let triple = rack.iter().filter(|tile| tile.is_triple()).max().copied();
        let mut sums: Vec<i32> = rack.iter().map(|tile| tile.sum()).collect();
        sums.sort_unstable_by(|a, b| b.cmp(a));
        (triple, sums)
    };
    let mut best = 0;
    for seat in 1..racks.len() {
        if key(&racks[seat]) > key(&racks[best]) {
            best = seat;
        }
    }
    best
}

/// Repeats the drawing for the start until one player alone has the highest sum. Returns the seat of that player, and appends each
/// drawing to `drawings`. If too few tiles are left for another drawing, the tied player with the lowest seat starts.
fn draw_until_starter_is_found(
    stream: &mut SeededStream,
    mut undrawn_tiles: Vec<Tile>,
    players: usize,
    tie_rule: StartTie,
    drawings: &mut Vec<Vec<(Seat, Tile)>>,
) -> Seat {
    let mut tied: Vec<Seat> = (0..players).collect();
    while tied.len() > 1 {
        let drawers = seats_in_next_drawing(&tied, players, tie_rule);
        if undrawn_tiles.len() < drawers.len() {
            break;
        }
        let draw_tile = |seat: Seat| {
            let index = stream.below(undrawn_tiles.len() as u32) as usize;
            (seat, undrawn_tiles.remove(index))
        };
        let draw: Vec<(Seat, Tile)> = drawers.into_iter().map(draw_tile).collect();
        tied = seats_with_highest_draw(&draw);
        drawings.push(draw);
    }
    tied[0]
}

/// Returns the seats, in ascending order, of the players who take part in the next drawing for the start. `tied` contains the seats
/// that shared the highest sum in the last drawing; before the first drawing, all seats.
fn seats_in_next_drawing(tied: &[Seat], players: usize, tie_rule: StartTie) -> Vec<Seat> {
    match tie_rule {
        StartTie::TiedAgain => tied.to_vec(),
        StartTie::AllAgain => (0..players).collect(),
    }
}

/// Returns the seats of the players who drew the highest sum in this drawing.
fn seats_with_highest_draw(drawing: &[(Seat, Tile)]) -> Vec<Seat> {
    let highest = drawing.iter().map(|(_, tile)| tile.sum()).max();
    drawing.iter().filter(|(_, tile)| Some(tile.sum()) == highest).map(|(seat, _)| *seat).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Edition;
    use crate::game::tests::player::editions_with_player_counts;

    #[test]
    fn a_deal_has_every_tile_once() {
        for (edition, players) in editions_with_player_counts() {
            let rules = edition.rules(players).unwrap();
            let deal = Deal::from_seed(&Seed::new([players as u8; 32]), &rules, players);
            assert!(deal.racks.iter().all(|rack| rack.len() == usize::from(rules.hand)));
            let mut all: Vec<Tile> = deal.tiles().collect();
            all.sort();
            assert!(all.into_iter().eq(Tile::all()));
            assert_eq!(deal.check_against_rules(&rules, players), Ok(()), "{edition}");
        }
    }

    #[test]
    fn an_impossible_deal_is_refused_with_the_reason() {
        let rules = Edition::Goliath.rules(3).unwrap();
        let deal = Deal::from_seed(&Seed::new([3; 32]), &rules, 3);
        let wrong = |change: &dyn Fn(&mut Deal)| {
            let mut deal = deal.clone();
            change(&mut deal);
            deal.check_against_rules(&rules, 3).unwrap_err()
        };
        let no_start = "the draw for the start ends in a tie";
        assert_eq!(wrong(&|deal| deal.starter = (deal.starter + 1) % 3), "another player starts");
        assert_eq!(wrong(&|deal| deal.starter_draws.clear()), no_start);
        assert_eq!(
            wrong(&|deal| deal.pool[0] = deal.pool[1]),
            "racks and pool are not the 56 tiles"
        );
        assert_eq!(
            wrong(&|deal| deal.starter_draws[0].swap(0, 1)),
            "a draw for the start does not list the players who take part in it, by seat"
        );
        assert_eq!(
            wrong(&|deal| deal.starter_draws[0][1].1 = deal.racks[0][0]),
            "a tile drawn for the start is not in the pool or has been drawn before"
        );
        assert_eq!(
            wrong(&|deal| deal.starter_draws.push(deal.starter_draws[0].clone())),
            "there is another draw for the start after one that decided it"
        );
        assert_eq!(
            wrong(&|deal| {
                let tile = deal.racks[0].remove(0);
                deal.racks[1].push(tile);
            }),
            "a rack does not have the number of tiles that the rules deal"
        );
    }

    #[test]
    fn a_solo_player_does_not_draw_for_the_start() {
        let rules = Edition::GoliathNl.rules(1).unwrap();
        let mut deal = Deal::from_seed(&Seed::new([1; 32]), &rules, 1);
        assert_eq!(
            (deal.starter_draws.len(), deal.starter, deal.check_against_rules(&rules, 1)),
            (0, 0, Ok(()))
        );
        deal.starter_draws.push(vec![(0, deal.pool[0])]);
        let why = "there is another draw for the start after one that decided it";
        assert_eq!(deal.check_against_rules(&rules, 1), Err(why));
    }

    #[test]
    fn only_tied_players_draw_again_for_the_start() {
        let rules = Edition::GoliathNl.rules(6).unwrap();
        let deals = (0..200_u8).map(|n| Deal::from_seed(&Seed::new([n; 32]), &rules, 6));
        let tied: Vec<Deal> = deals.filter(|deal| deal.starter_draws.len() > 1).collect();
        assert!(!tied.is_empty(), "no draw for the start is tied");
        for deal in tied {
            let second: Vec<Seat> = deal.starter_draws[1].iter().map(|(seat, _)| *seat).collect();
            assert_eq!(second, seats_with_highest_draw(&deal.starter_draws[0]));
            assert_eq!(deal.check_against_rules(&rules, 6), Ok(()));
        }
    }

    #[test]
    fn under_all_again_all_players_draw_again_after_a_tie_for_the_start() {
        let tied_again = Edition::GoliathNl.rules(4).unwrap();
        let all_again = Rules { start_tie: StartTie::AllAgain, ..tied_again.clone() };
        let deals = (0..200_u8).map(|n| Deal::from_seed(&Seed::new([n; 32]), &all_again, 4));
        let tied: Vec<Deal> = deals.filter(|deal| deal.starter_draws.len() > 1).collect();
        let two_tied = |deal: &Deal| seats_with_highest_draw(&deal.starter_draws[0]).len() == 2;
        assert!(
            tied.iter().any(two_tied),
            "no draw for the start is tied between two of the four players"
        );
        for deal in tied {
            for draw in &deal.starter_draws {
                assert!(draw.iter().map(|(seat, _)| *seat).eq(0..4));
            }
            let last = deal.starter_draws.last().unwrap();
            assert_eq!(
                (seats_with_highest_draw(last), deal.check_against_rules(&all_again, 4)),
                (vec![deal.starter], Ok(()))
            );
            if two_tied(&deal) {
                let why = Err(
                    "a draw for the start does not list the players who take part in it, by seat",
                );
                assert_eq!(deal.check_against_rules(&tied_again, 4), why);
            }
        }
    }

    #[test]
    fn the_lowest_tied_seat_starts_if_the_pool_is_too_small_for_another_draw() {
        for start_tie in [StartTie::TiedAgain, StartTie::AllAgain] {
            let rules = Rules { hand: 17, start_tie, ..Edition::Goliath.rules(3).unwrap() };
            check_that_lowest_tied_seat_starts(&rules);
        }
    }

    /// Checks that the lowest tied seat starts in all deals whose last drawing for the start is tied. The rules must leave few
    /// tiles in the pool, so that in some deals too few are left for another drawing.
    fn check_that_lowest_tied_seat_starts(rules: &Rules) {
        let deals = (0..=255_u8).map(|n| Deal::from_seed(&Seed::new([n; 32]), rules, 3));
        let tied_in_last_draw =
            |deal: &Deal| seats_with_highest_draw(deal.starter_draws.last().unwrap());
        let tied: Vec<Deal> = deals.filter(|deal| tied_in_last_draw(deal).len() > 1).collect();
        assert!(tied.iter().any(|deal| deal.starter > 0), "no tie is between later seats");
        for mut deal in tied {
            let seats = tied_in_last_draw(&deal);
            assert_eq!((deal.starter, deal.check_against_rules(rules, 3)), (seats[0], Ok(())));
            deal.starter = seats[1];
            assert_eq!(deal.check_against_rules(rules, 3), Err("another player starts"));
        }
    }

    #[test]
    fn a_seed_is_parsed_from_64_hexadecimal_digits_only() {
        let seed = Seed::new([0xa5; 32]);
        let text = serde_json::to_string(&seed).unwrap();
        assert_eq!(text, format!("\"{}\"", "a5".repeat(32)));
        assert_eq!(serde_json::from_str::<Seed>(&text).unwrap(), seed);
        for wrong in ["", "a5", &"a5".repeat(33), &"x5".repeat(32)] {
            assert!(serde_json::from_value::<Seed>(wrong.into()).is_err(), "{wrong}");
        }
        // The SHA-256 of 32 zero bytes, computed with `sha256sum`.
        assert_eq!(
            Seed::new([0; 32]).commitment(),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
    }

    #[test]
    fn debug_output_of_a_deal_contains_no_tile() {
        let rules = Edition::Goliath.rules(2).unwrap();
        let seed = Seed::new([7; 32]);
        let deal = Deal::from_seed(&seed, &rules, 2);
        assert_eq!(
            format!("{seed:?} {deal:?}"),
            format!("Seed(secret) Deal {{ starter: {}, .. }}", deal.starter)
        );
    }
}
