//! What a server's results have come to, written down so that it need not be worked out again. A snapshot can be thrown away at
//! any time: it says nothing that the results do not say.
//!
//! It is JSON, compressed, as text. A program whose rules are others than those of the one that wrote it does not even look at it:
//! the fingerprint of the rules is what a small, made-up history comes to by them.

use std::collections::BTreeMap;
use std::io::{Read as _, Write as _};
use std::sync::LazyLock;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD as BASE64;
use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::{Digest as _, Sha256};

use super::finished::{FinishedTournament, Finisher};
use super::rating::{Rater, WengLin};
use super::result::{MatchResult, Player, RuleChanges, SeatResult};
use super::state::LeagueState;
use super::tally::Deeds;
use super::tournament::Format;
use super::trophies::Trophies;
use crate::ids::{ChannelId, GuildId, PersonId, TournamentId};
use triominos_rules::game::{Edition, Scoring};

/// The version of what is kept. It goes up where the same results come to something else that the made-up history does not show.
const VERSION: u32 = 2;
/// The effort of the compression: more of it takes much longer and saves little.
const EFFORT: u32 = 3;
const DAY: i64 = 24 * 60 * 60 * 1000;

/// A snapshot that cannot be read, or a state that cannot be written.
#[derive(Debug, thiserror::Error)]
#[error("a snapshot is damaged: {0}")]
pub struct Damaged(String);

/// Writes a state down.
///
/// # Errors
/// It is none that JSON has a form for.
pub fn pack<T: Serialize>(state: &T) -> Result<String, Damaged> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::new(EFFORT));
    // In larger pieces than the figures that JSON is written in.
    let mut pieces = std::io::BufWriter::with_capacity(1 << 16, &mut encoder);
    serde_json::to_writer(&mut pieces, state).map_err(|error| Damaged(error.to_string()))?;
    pieces.flush().map_err(|error| Damaged(error.to_string()))?;
    drop(pieces);
    let bytes = encoder.finish().map_err(|error| Damaged(error.to_string()))?;
    Ok(BASE64.encode(bytes))
}

/// Reads a state that was written down.
///
/// # Errors
/// It is not whole: there is a checksum in it.
pub fn unpack<T: DeserializeOwned>(text: &str) -> Result<T, Damaged> {
    let bytes = BASE64.decode(text).map_err(|error| Damaged(error.to_string()))?;
    let mut json = Vec::new();
    ZlibDecoder::new(&bytes[..])
        .read_to_end(&mut json)
        .map_err(|error| Damaged(error.to_string()))?;
    serde_json::from_slice(&json).map_err(|error| Damaged(error.to_string()))
}

/// The fingerprint of the rules by which results come to a league state.
pub fn rules_of_matches() -> &'static str {
    static RULES: LazyLock<String> = LazyLock::new(|| fingerprint_of_matches(&WengLin::default()));
    &RULES
}

/// The fingerprint of the rules by which outcomes come to trophies.
pub fn rules_of_tournaments() -> &'static str {
    static RULES: LazyLock<String> = LazyLock::new(|| {
        let mut trophies = Trophies::default();
        for (number, finished) in (1..).zip(made_up_tournaments()) {
            trophies.enter(number, TournamentId(number), &finished, |person, at| {
                person.get() % 3 != 0 && at > 20 * DAY
            });
        }
        // Who is established is a rule of matches.
        fingerprint(&(FinishedTournament::VERSION, rules_of_matches(), trophies))
    });
    &RULES
}

/// The same of matches that are rated so.
pub(super) fn fingerprint_of_matches(rater: &dyn Rater) -> String {
    let mut state = LeagueState::new(vec![61 * DAY, 122 * DAY]);
    for (number, result) in (1..).zip(made_up_matches()) {
        state.enter(rater, number, &result);
    }
    fingerprint(&state)
}

fn fingerprint<T: Serialize>(state: &T) -> String {
    // What cannot be written is of no version.
    let kept = serde_json::to_vec(&(VERSION, state)).unwrap_or_default();
    hex::encode(&Sha256::digest(kept)[..12])
}

/// Numbers that look random (Knuth's linear congruential generator, MMIX), the same on every machine.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end
    }
}

/// Matches in which everything happens that a rule asks for: half a year of a dozen people, of whom some win nearly always, some
/// leave, are away, meet over and over, or play alone, with computers, or by other rules.
fn made_up_matches() -> impl Iterator<Item = MatchResult> {
    let mut numbers = Numbers(14);
    (0..600_i64).map(move |n| {
        let finished_at = n * DAY / 3;
        let size = [1, 2, 2, 3, 4, 4, 5, 6][numbers.below(8) as usize];
        let first = numbers.below(12);
        // Neighbours meet often; the person of the lower number mostly wins.
        let step = if n % 5 == 0 { 1 } else { 1 + numbers.below(5) };
        let mut seats: Vec<SeatResult> = (0..size)
            .map(|seat| {
                let person = 1 + (first + seat * step) % 12;
                let missed_turns = [0, 0, 0, 0, 0, 0, 3][numbers.below(7) as usize];
                let turns = if numbers.below(30) == 0 { 2 } else { 9 };
                SeatResult {
                    player: match numbers.below(40) {
                        0 => Player::Computer { number: 1 },
                        _ => person_of(person),
                    },
                    left: (numbers.below(25) == 0).then(|| 1 + seat as u32),
                    points: 120 - 7 * person as i32 + numbers.below(20) as i32,
                    place: 1,
                    deeds: Deeds {
                        turns,
                        missed_turns,
                        placements: turns.saturating_sub(missed_turns),
                        best_move: numbers.below(60) as i32,
                        bridges: numbers.below(2) as u32,
                        hexagons: numbers.below(3) as u32,
                        ..Deeds::default()
                    },
                    minded_turns: [0, 0, 0, 0, 2, 5][numbers.below(6) as usize],
                }
            })
            .collect();
        let points: Vec<i32> = seats.iter().map(|seat| seat.points).collect();
        let places = MatchResult::places(&points, &[]);
        seats.iter_mut().zip(places).for_each(|(seat, place)| seat.place = place);
        let edition = Edition::ALL[numbers.below(Edition::ALL.len() as u64) as usize];
        MatchResult {
            table: n,
            guild: GuildId::new(1),
            channel: ChannelId::new(1),
            started_at: finished_at,
            finished_at,
            edition,
            rule_changes: match numbers.below(12) {
                0 => RuleChanges::Play,
                1 => RuleChanges::Length,
                _ => RuleChanges::None,
            },
            given_up: numbers.below(20) == 0,
            scoring: [Scoring::Standard, Scoring::Standard, Scoring::Kids, Scoring::None]
                [numbers.below(4) as usize],
            rounds: 1 + numbers.below(3) as u32,
            seats,
        }
    })
}

fn made_up_tournaments() -> impl Iterator<Item = FinishedTournament> {
    let mut numbers = Numbers(15);
    (0..60_i64).map(move |n| {
        let finished_at = n * 9 * DAY;
        let (first, size) = (numbers.below(20), 3 + numbers.below(12));
        let finisher = |place| Finisher {
            player: person_of(1 + (first + place * 7) % 20),
            counts: (place + first) % 6 != 0,
        };
        FinishedTournament {
            name: format!("Cup {n}"),
            edition: Edition::ALL[(n % 3) as usize].name().to_owned(),
            format: Format::Swiss { rounds: 3 },
            seats: 4,
            started_at: finished_at - DAY / 24,
            finished_at,
            field: (0..size).map(finisher).collect(),
        }
    })
}

fn person_of(id: u64) -> Player {
    Player::Person { id: PersonId::new(id), name: format!("person {id}") }
}

/// A number to the bit: what is read is what was written.
pub(super) mod bits {
    use serde::{Deserialize as _, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(value: &f64, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u64(value.to_bits())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<f64, D::Error> {
        u64::deserialize(from).map(f64::from_bits)
    }
}

/// A map whose keys are no words, as a list.
pub(super) mod pairs {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::BTreeMap;

    pub fn serialize<K: Serialize, V: Serialize, S: Serializer>(
        map: &BTreeMap<K, V>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_seq(map)
    }

    pub fn deserialize<'de, K, V, D>(from: D) -> Result<BTreeMap<K, V>, D::Error>
    where
        K: Ord + Deserialize<'de>,
        V: Deserialize<'de>,
        D: Deserializer<'de>,
    {
        Ok(Vec::<(K, V)>::deserialize(from)?.into_iter().collect())
    }
}
