//! The deal: from 32 random bytes to racks and pool, so that anyone who knows the seed can repeat it.
//!
//! The steps are written out here, and not left to a library, whose shuffle may change its values between versions.

use std::fmt;

use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

use super::{Rules, Seat, StarterRule, Tile, TileSet};

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

/// Who holds what as a round begins.
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
    /// Names nobody's tiles: a deal may end up in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Deal").field("starter", &self.starter).finish_non_exhaustive()
    }
}

impl Deal {
    /// Deals a round: 56 tiles shuffled by the seed, `rules.hand` to each of `players`, the draw for the start from the rest,
    /// and the rest shuffled again.
    pub fn from_seed(seed: &Seed, rules: &Rules, players: usize) -> Self {
        let mut stream = ChaCha20Rng::from_seed(seed.0);
        let mut tiles: Vec<Tile> = Tile::all().collect();
        shuffle(&mut stream, &mut tiles);
        let hand = usize::from(rules.hand);
        let mut pool = tiles.split_off((players * hand).min(tiles.len()));
        let racks: Vec<Vec<Tile>> = tiles.chunks(hand.max(1)).map(<[Tile]>::to_vec).collect();
        let mut starter_draws = Vec::new();
        let starter = match rules.starter {
            StarterRule::Drawn if players > 1 => {
                draw_for_start(&mut stream, pool.clone(), players, &mut starter_draws)
            }
            StarterRule::Drawn => 0,
            StarterRule::HighestTriple => highest_rack(&racks),
            StarterRule::Lot => uniform(&mut stream, players as u32) as Seat,
        };
        shuffle(&mut stream, &mut pool);
        Self { starter_draws, starter, racks, pool }
    }
}

/// The tiles of the starter's rack that may be led: any, but under [`StarterRule::HighestTriple`] the highest triple, else the
/// tiles of the highest sum.
pub(super) fn may_lead(rules: &Rules, rack: TileSet) -> TileSet {
    if rules.starter != StarterRule::HighestTriple {
        return rack;
    }
    let triple = rack.iter().filter(|tile| tile.is_triple()).max();
    if let Some(triple) = triple {
        return [triple].into_iter().collect();
    }
    let highest = rack.iter().map(Tile::sum).max();
    rack.iter().filter(|tile| Some(tile.sum()) == highest).collect()
}

/// Who holds the highest triple; without any, whose sums, from the highest down, are the greatest when compared like words.
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
    stream: &mut ChaCha20Rng,
    mut stock: Vec<Tile>,
    players: usize,
    goes: &mut Vec<Vec<(Seat, Tile)>>,
) -> Seat {
    let mut tied: Vec<Seat> = (0..players).collect();
    while tied.len() > 1 && stock.len() >= tied.len() {
        let go: Vec<(Seat, Tile)> = tied
            .iter()
            .map(|seat| {
                let index = uniform(stream, stock.len() as u32) as usize;
                (*seat, stock.remove(index))
            })
            .collect();
        let highest = go.iter().map(|(_, tile)| tile.sum()).max();
        tied = go
            .iter()
            .filter(|(_, tile)| Some(tile.sum()) == highest)
            .map(|(seat, _)| *seat)
            .collect();
        goes.push(go);
    }
    tied[0]
}

/// The next number of the stream below `n`, each as likely as another.
fn uniform(stream: &mut ChaCha20Rng, n: u32) -> u32 {
    let bound = (1_u64 << 32) / u64::from(n) * u64::from(n);
    loop {
        let x = stream.next_u32();
        if u64::from(x) < bound {
            return x % n;
        }
    }
}

fn shuffle<T>(stream: &mut ChaCha20Rng, list: &mut [T]) {
    for i in (1..list.len()).rev() {
        let j = uniform(stream, i as u32 + 1) as usize;
        list.swap(i, j);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Edition;

    #[test]
    fn the_stream_is_that_of_rfc_8439() {
        // RFC 8439, 2.3.2 has another nonce; this is appendix A.1, test vectors 1 and 2: an all-zero key and nonce, blocks 0 and 1.
        let mut stream = ChaCha20Rng::from_seed([0; 32]);
        let words: Vec<u32> = (0..17).map(|_| stream.next_u32()).collect();
        assert_eq!(words[0], 0xade0_b876);
        assert_eq!(words[1], 0x903d_f1a0);
        assert_eq!(words[15], 0x8665_eeb2);
        assert_eq!(words[16], 0xbee7_079f);
    }

    #[test]
    fn a_deal_has_every_tile_once() {
        for players in 1..=4 {
            let rules = Edition::Goliath.rules(players).unwrap();
            let deal = Deal::from_seed(&Seed::new([players as u8; 32]), &rules, players);
            let mut all: Vec<Tile> = deal.racks.concat();
            assert!(deal.racks.iter().all(|rack| rack.len() == usize::from(rules.hand)));
            all.extend(&deal.pool);
            all.sort();
            assert!(all.into_iter().eq(Tile::all()));
        }
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
