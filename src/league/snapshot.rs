//! Snapshots of the state computed from a server's results, so that it need not be computed again. A snapshot can be deleted at
//! any time: it contains nothing that cannot be computed from the results.
//!
//! A snapshot is compressed JSON in Base64. It is stored with a fingerprint of the rules by which it was computed: a hash of the
//! state that these rules compute from a fixed, fictitious history. A program ignores snapshots with a fingerprint that differs
//! from its own.

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
use super::tally::Achievements;
use super::tournament::Format;
use super::trophies::Trophies;
use crate::ids::{ChannelId, GuildId, PersonId, TournamentId};
use triominos_rules::game::{Edition, Scoring};

/// The version of the league state, which is part of the fingerprint. It must be increased after a change of the rules that leads
/// to a different state from the same results, but not from the fictitious history.
const VERSION: u32 = 3;
/// The compression level. Higher levels take much longer and save little space.
const EFFORT: u32 = 3;
const DAY: i64 = 24 * 60 * 60 * 1000;

/// The error for a snapshot that cannot be read, or for a state that cannot be serialized.
#[derive(Debug, thiserror::Error)]
#[error("a snapshot is damaged: {0}")]
pub struct SnapshotError(String);

/// Serializes a state into a snapshot.
///
/// # Errors
/// Returns an error if the state cannot be represented in JSON.
pub fn pack<T: Serialize>(state: &T) -> Result<String, SnapshotError> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::new(EFFORT));
    // Buffered, because the serializer writes each number separately.
    let mut writer = std::io::BufWriter::with_capacity(1 << 16, &mut encoder);
    serde_json::to_writer(&mut writer, state).map_err(|error| SnapshotError(error.to_string()))?;
    writer.flush().map_err(|error| SnapshotError(error.to_string()))?;
    drop(writer);
    let bytes = encoder.finish().map_err(|error| SnapshotError(error.to_string()))?;
    Ok(BASE64.encode(bytes))
}

/// Restores a state from a snapshot.
///
/// # Errors
/// Returns an error if the snapshot is damaged. A checksum in the compressed data detects damage.
pub fn unpack<T: DeserializeOwned>(snapshot: &str) -> Result<T, SnapshotError> {
    let bytes = BASE64.decode(snapshot).map_err(|error| SnapshotError(error.to_string()))?;
    let mut json = Vec::new();
    ZlibDecoder::new(&bytes[..])
        .read_to_end(&mut json)
        .map_err(|error| SnapshotError(error.to_string()))?;
    serde_json::from_slice(&json).map_err(|error| SnapshotError(error.to_string()))
}

/// Returns the fingerprint of the rules by which a league state is computed from results.
pub fn match_rules_fingerprint() -> &'static str {
    static RULES: LazyLock<String> =
        LazyLock::new(|| match_rules_fingerprint_with(&WengLin::default()));
    &RULES
}

/// Returns the fingerprint of the rules by which trophies are computed from tournaments.
pub fn tournament_rules_fingerprint() -> &'static str {
    static RULES: LazyLock<String> = LazyLock::new(|| {
        let mut trophies = Trophies::default();
        for (number, finished) in (1..).zip(fictitious_tournaments()) {
            trophies.add_outcome(number, TournamentId(number), &finished, |person, at| {
                person.get() % 3 != 0 && at > 20 * DAY
            });
        }
        // Trophies also depend on the rules of matches, because these decide which people are established.
        hash_of_state(&(FinishedTournament::VERSION, match_rules_fingerprint(), trophies))
    });
    &RULES
}

/// Returns the fingerprint of the rules by which a league state is computed from results, if `rater` computes the ratings.
pub(super) fn match_rules_fingerprint_with(rater: &dyn Rater) -> String {
    let mut state = LeagueState::new(vec![61 * DAY, 122 * DAY]);
    for (number, result) in (1..).zip(fictitious_matches()) {
        state.add_result(rater, number, &result);
    }
    hash_of_state(&state)
}

/// Returns the hash of a serialized state, as hexadecimal digits.
fn hash_of_state<T: Serialize>(state: &T) -> String {
    // States that cannot be serialized all have the same fingerprint. That does no harm, because packing them fails anyway.
    let kept = serde_json::to_vec(&(VERSION, state)).unwrap_or_default();
    hex::encode(&Sha256::digest(kept)[..12])
}

/// A pseudorandom generator with the same numbers on every machine (Knuth's linear congruential generator, MMIX).
struct PseudorandomNumbers(u64);

impl PseudorandomNumbers {
    /// Returns the next pseudorandom number, from 0 to `end - 1`.
    fn next_below(&mut self, end: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end
    }
}

/// Returns fictitious matches of a dozen people in 200 days, to which every rule applies at least once. Some people win nearly
/// always, leave, miss turns or meet very often; some matches are solo, against computers, with changed rules, or not rated.
fn fictitious_matches() -> impl Iterator<Item = MatchResult> {
    let mut numbers = PseudorandomNumbers(14);
    (0..600_i64).map(move |n| {
        let finished_at = n * DAY / 3;
        let size = [1, 2, 2, 3, 4, 4, 5, 6][numbers.next_below(8) as usize];
        let first = numbers.next_below(12);
        // People with neighbouring numbers meet often, and the one with the lower number usually wins.
        let step = if n % 5 == 0 { 1 } else { 1 + numbers.next_below(5) };
        let mut seats: Vec<SeatResult> = (0..size)
            .map(|seat| {
                let person = 1 + (first + seat * step) % 12;
                let missed_turns = [0, 0, 0, 0, 0, 0, 3][numbers.next_below(7) as usize];
                let turns = if numbers.next_below(30) == 0 { 2 } else { 9 };
                SeatResult {
                    player: match numbers.next_below(40) {
                        0 => Player::Computer { number: 1 },
                        _ => sample_person(person),
                    },
                    left: (numbers.next_below(25) == 0).then(|| 1 + seat as u32),
                    points: 120 - 7 * person as i32 + numbers.next_below(20) as i32,
                    place: 1,
                    achievements: Achievements {
                        turns,
                        missed_turns,
                        placements: turns.saturating_sub(missed_turns),
                        best_move: numbers.next_below(60) as i32,
                        bridges: numbers.next_below(2) as u32,
                        hexagons: numbers.next_below(3) as u32,
                        ..Achievements::default()
                    },
                    computer_turns_while_absent: [0, 0, 0, 0, 2, 5][numbers.next_below(6) as usize],
                }
            })
            .collect();
        let points: Vec<i32> = seats.iter().map(|seat| seat.points).collect();
        let places = MatchResult::places_by_seat(&points, &[]);
        seats.iter_mut().zip(places).for_each(|(seat, place)| seat.place = place);
        let edition = Edition::ALL[numbers.next_below(Edition::ALL.len() as u64) as usize];
        MatchResult {
            table: n,
            guild: GuildId::new(1),
            channel: ChannelId::new(1),
            started_at: finished_at,
            finished_at,
            edition,
            rule_changes: match numbers.next_below(12) {
                0 => RuleChanges::Play,
                1 => RuleChanges::Length,
                _ => RuleChanges::None,
            },
            given_up: numbers.next_below(20) == 0,
            friendly: numbers.next_below(15) == 0,
            undone: numbers.next_below(15) == 0,
            scoring: [Scoring::Standard, Scoring::Standard, Scoring::Kids, Scoring::None]
                [numbers.next_below(4) as usize],
            rounds: 1 + numbers.next_below(3) as u32,
            seats,
        }
    })
}

/// Returns fictitious tournaments to which every rule applies at least once.
fn fictitious_tournaments() -> impl Iterator<Item = FinishedTournament> {
    let mut numbers = PseudorandomNumbers(15);
    (0..60_i64).map(move |n| {
        let finished_at = n * 9 * DAY;
        let (first, size) = (numbers.next_below(20), 3 + numbers.next_below(12));
        let finisher = |place| Finisher {
            player: sample_person(1 + (first + place * 7) % 20),
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

/// Returns a person with this id.
fn sample_person(id: u64) -> Player {
    Player::Person { id: PersonId::new(id), name: format!("person {id}") }
}

/// Serializes a floating-point number as the integer with the same bits, so that it is read back exactly.
pub(super) mod bits {
    use serde::{Deserialize as _, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(value: &f64, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(value.to_bits())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f64, D::Error> {
        u64::deserialize(deserializer).map(f64::from_bits)
    }
}

/// Serializes a map as a list of pairs, because JSON allows only strings as keys.
pub(super) mod pairs {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::BTreeMap;

    pub fn serialize<K: Serialize, V: Serialize, S: Serializer>(
        map: &BTreeMap<K, V>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(map)
    }

    pub fn deserialize<'de, K, V, D>(deserializer: D) -> Result<BTreeMap<K, V>, D::Error>
    where
        K: Ord + Deserialize<'de>,
        V: Deserialize<'de>,
        D: Deserializer<'de>,
    {
        Ok(Vec::<(K, V)>::deserialize(deserializer)?.into_iter().collect())
    }
}
