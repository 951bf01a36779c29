//! The deal: from 32 random bytes to racks and pool, so that anyone who knows the seed can repeat it.
//!
//! The steps are written out here, and not left to a library, whose shuffle may change its values between versions.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

use super::{Rules, Seat, SeededStream, StarterRule, Tile, TileSet};

/// The seed of a deal. It is secret until the match is over; only its [`Seed::commitment`] may be shown before.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of these bytes, which must come from the operating system's randomness.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The lower-case hexadecimal SHA-256 of the seed: shown when the round starts, it binds the bot to the deal.
    pub fn commitment(&self) -> String {
        hex::encode(Sha256::digest(self.0))
    }

    /// The seed itself as lower-case hexadecimal, for when the match is over.
    pub fn reveal(&self) -> String {
        hex::encode(self.0)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.reveal())
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        let mut bytes = [0; 32];
        hex::decode_to_slice(text.as_bytes(), &mut bytes).map_err(serde::de::Error::custom)?;
        Ok(Self(bytes))
    }
}

/// The racks and the pool as a round begins.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal {
    /// The goes of the draw for the start: each seat still tied, and the tile it drew. They are shown to everyone.
    pub starter_draws: Vec<Vec<(Seat, Tile)>>,
    pub starter: Seat,
    /// The racks by seat, in the order dealt.
    pub racks: Vec<Vec<Tile>>,
    /// The pool in the order in which it will be drawn.
    pub pool: Vec<Tile>,
}

impl fmt::Debug for Deal {
    /// Names no tile, because a deal may end up in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Deal").field("starter", &self.starter).finish_non_exhaustive()
    }
}

impl Deal {
    /// Deals a round: 56 tiles shuffled by the seed, `rules.hand` to each of `players`, the draw for the start from the rest,
    /// and the rest shuffled again.
    pub fn from_seed(seed: &Seed, rules: &Rules, players: usize) -> Self {
        let mut stream = SeededStream::of_deal(seed.0);
        let mut tiles: Vec<Tile> = Tile::all().collect();
        stream.shuffle(&mut tiles);
        let mut dealt = tiles.into_iter();
        let racks: Vec<Vec<Tile>> =
            (0..players).map(|_| dealt.by_ref().take(usize::from(rules.hand)).collect()).collect();
        let mut pool: Vec<Tile> = dealt.collect();
        let mut starter_draws = Vec::new();
        let starter = match rules.starter {
            StarterRule::Drawn if players > 1 => {
                draw_for_start(&mut stream, pool.clone(), players, &mut starter_draws)
            }
            StarterRule::Drawn => 0,
            StarterRule::HighestTriple => highest_rack(&racks),
            StarterRule::Lot => stream.below(players as u32) as Seat,
        };
        stream.shuffle(&mut pool);
        Self { starter_draws, starter, racks, pool }
    }

    /// Checks that these rules can have led to this deal, in whatever way the tiles were shuffled.
    ///
    /// # Errors
    /// The mistake in the deal.
    pub(super) fn check(&self, rules: &Rules, players: usize) -> Result<(), &'static str> {
        if self.racks.len() != players {
            return Err("there is not one rack for each player");
        }
        if self.racks.iter().any(|rack| rack.len() != usize::from(rules.hand)) {
            return Err("a rack has not as many tiles as the rules deal");
        }
        let tiles: TileSet = self.tiles().collect();
        if self.tiles().count() != Tile::COUNT || tiles != TileSet::ALL {
            return Err("racks and pool are not the 56 tiles");
        }
        let starter = match rules.starter {
            StarterRule::Drawn => self.check_draws(players)?,
            _ if !self.starter_draws.is_empty() => {
                return Err("these rules know no draw for the start");
            }
            StarterRule::HighestTriple => highest_rack(&self.racks),
            StarterRule::Lot => self.starter.min(players - 1),
        };
        if self.starter == starter { Ok(()) } else { Err("another player starts") }
    }

    /// Every tile of the deal, on a rack or in the pool.
    pub(super) fn tiles(&self) -> impl Iterator<Item = Tile> {
        self.racks.iter().flatten().chain(&self.pool).copied()
    }

    /// Follows the draw for the start, and gives the player who starts by it.
    fn check_draws(&self, players: usize) -> Result<Seat, &'static str> {
        let mut stock: TileSet = self.pool.iter().copied().collect();
        let mut tied: Vec<Seat> = (0..players).collect();
        for go in &self.starter_draws {
            if tied.len() == 1 {
                return Err("the start is drawn for though it is decided");
            }
            if !go.iter().map(|(seat, _)| seat).eq(&tied) {
                return Err("not each of the tied draws for the start, by seat");
            }
            for (_, tile) in go {
                if !stock.remove(*tile) {
                    return Err("a tile drawn for the start is not in the pool any more");
                }
            }
            tied = highest_of(go);
        }
        if tied.len() > 1 && stock.len() >= tied.len() {
            return Err("the draw for the start ends in a tie");
        }
        tied.first().copied().ok_or("nobody is left to start")
    }
}

/// The tiles of the starter's rack that may be led: any, but under [`StarterRule::HighestTriple`] the highest triple (or 0-0-0, where
/// that is an option), else the tiles of the highest sum.
pub(super) fn may_lead(rules: &Rules, rack: TileSet) -> TileSet {
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

/// The player with the highest triple; without any, the player whose sums, from the highest down, are the greatest when compared
/// like words.
fn highest_rack(racks: &[Vec<Tile>]) -> Seat {
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

/// Each player still tied draws from what is left; the highest sum starts, the tied draw again. When the stock cannot serve
/// all of the tied any more, the earliest of them starts.
fn draw_for_start(
    stream: &mut SeededStream,
    mut stock: Vec<Tile>,
    players: usize,
    goes: &mut Vec<Vec<(Seat, Tile)>>,
) -> Seat {
    let mut tied: Vec<Seat> = (0..players).collect();
    while tied.len() > 1 && stock.len() >= tied.len() {
        let go: Vec<(Seat, Tile)> = tied
            .iter()
            .map(|seat| {
                let index = stream.below(stock.len() as u32) as usize;
                (*seat, stock.remove(index))
            })
            .collect();
        tied = highest_of(&go);
        goes.push(go);
    }
    tied[0]
}

/// The players who drew the highest sum in a go: one, or the tied.
fn highest_of(go: &[(Seat, Tile)]) -> Vec<Seat> {
    let highest = go.iter().map(|(_, tile)| tile.sum()).max();
    go.iter().filter(|(_, tile)| Some(tile.sum()) == highest).map(|(seat, _)| *seat).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Edition;

    #[test]
    fn a_deal_has_every_tile_once() {
        for (edition, players) in Edition::tables() {
            let rules = edition.rules(players).unwrap();
            let deal = Deal::from_seed(&Seed::new([players as u8; 32]), &rules, players);
            assert!(deal.racks.iter().all(|rack| rack.len() == usize::from(rules.hand)));
            let mut all: Vec<Tile> = deal.tiles().collect();
            all.sort();
            assert!(all.into_iter().eq(Tile::all()));
            assert_eq!(deal.check(&rules, players), Ok(()), "{edition}");
        }
    }

    #[test]
    fn a_deal_that_the_rules_cannot_lead_to_is_named() {
        let rules = Edition::Goliath.rules(3).unwrap();
        let deal = Deal::from_seed(&Seed::new([3; 32]), &rules, 3);
        let wrong = |change: &dyn Fn(&mut Deal)| {
            let mut deal = deal.clone();
            change(&mut deal);
            deal.check(&rules, 3).unwrap_err()
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
            "not each of the tied draws for the start, by seat"
        );
        assert_eq!(
            wrong(&|deal| deal.starter_draws[0][1].1 = deal.racks[0][0]),
            "a tile drawn for the start is not in the pool any more"
        );
        assert_eq!(
            wrong(&|deal| deal.starter_draws.push(deal.starter_draws[0].clone())),
            "the start is drawn for though it is decided"
        );
        assert_eq!(
            wrong(&|deal| {
                let tile = deal.racks[0].remove(0);
                deal.racks[1].push(tile);
            }),
            "a rack has not as many tiles as the rules deal"
        );
    }

    #[test]
    fn the_tied_and_only_they_draw_again() {
        let rules = Edition::GoliathNl.rules(6).unwrap();
        let deals = (0..200_u8).map(|n| Deal::from_seed(&Seed::new([n; 32]), &rules, 6));
        let tied: Vec<Deal> = deals.filter(|deal| deal.starter_draws.len() > 1).collect();
        assert!(!tied.is_empty(), "some of so many goes are tied");
        for deal in tied {
            let second: Vec<Seat> = deal.starter_draws[1].iter().map(|(seat, _)| *seat).collect();
            assert_eq!(second, highest_of(&deal.starter_draws[0]));
            assert_eq!(deal.check(&rules, 6), Ok(()));
        }
    }

    #[test]
    fn a_seed_reads_back_from_its_64_digits_and_from_no_other() {
        let seed = Seed::new([0xa5; 32]);
        let text = serde_json::to_string(&seed).unwrap();
        assert_eq!(text, format!("\"{}\"", "a5".repeat(32)));
        assert_eq!(serde_json::from_str::<Seed>(&text).unwrap(), seed);
        for wrong in ["", "a5", &"a5".repeat(33), &"x5".repeat(32)] {
            assert!(serde_json::from_value::<Seed>(wrong.into()).is_err(), "{wrong}");
        }
        // SHA-256 of 32 zero bytes, as any tool says it.
        assert_eq!(
            Seed::new([0; 32]).commitment(),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
    }

    #[test]
    fn a_deal_shows_no_tile_in_a_log() {
        let rules = Edition::Goliath.rules(2).unwrap();
        let seed = Seed::new([7; 32]);
        let deal = Deal::from_seed(&seed, &rules, 2);
        assert_eq!(
            format!("{seed:?} {deal:?}"),
            format!("Seed(secret) Deal {{ starter: {}, .. }}", deal.starter)
        );
    }
}
