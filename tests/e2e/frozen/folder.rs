//! A snapshot on disk: for each kind of database, a folder with the database, the chat and the expected facts.

use std::collections::BTreeMap;
use std::fs;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};

use discord_stand_in::Snowflake;
use discord_stand_in::people::{Person, PersonIn};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tempfile::TempDir;

use crate::support::bot::World;
use crate::support::clock::SteppedClock;
use crate::support::database::{Database, DatabaseKind};

const DATABASE: &str = "database.gz";
const CHAT: &str = "chat.json.gz";
const EXPECTED: &str = "expected.json";

/// The first seed from which tiles are dealt after a snapshot was restored. The seeds that the snapshots themselves
/// used are much smaller.
const SEED: u64 = 1_000_000;

/// The description of a snapshot, written by the program that took it.
#[derive(Debug, Serialize, Deserialize)]
pub struct Expected {
    /// The commit of the program that took the snapshot.
    pub commit: String,
    /// The time of the snapshot, in milliseconds since 1970.
    pub moment: i64,
    /// The ids of channels and threads, by their names.
    pub channels: BTreeMap<String, Snowflake>,
    /// The ids of people, by their names.
    pub people: BTreeMap<String, Snowflake>,
    /// The number of messages in each channel, by the channel's name.
    pub messages: BTreeMap<String, usize>,
    /// The kinds of components that can be clicked, see [`super::components::kind_of_component`].
    pub components: Vec<String>,
    /// The facts of the database, see [`super::facts`].
    pub facts: Value,
}

/// A snapshot for one kind of database: the files in one folder.
#[derive(Debug)]
pub struct Snapshot {
    pub kind: DatabaseKind,
    pub expected: Expected,
    folder: PathBuf,
}

/// Returns the folders of all snapshots, sorted by path.
pub fn snapshot_folders() -> Vec<PathBuf> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/frozen");
    let entries = fs::read_dir(folder).expect("the folder of the frozen worlds");
    let folders = entries.map(|entry| entry.expect("an entry").path());
    let mut folders: Vec<PathBuf> = folders.filter(|path| path.is_dir()).collect();
    folders.sort();
    assert!(!folders.is_empty(), "nothing is frozen");
    folders
}

impl Snapshot {
    /// Opens the snapshot of a bot that used this kind of database. Reads only the facts about it that a test expects to find
    /// again. [`Self::restore_world`] reads the database and the chat.
    pub fn read(snapshot_folder: &Path, kind: DatabaseKind) -> Self {
        let folder = snapshot_folder.join(kind.name());
        let expected = fs::read(folder.join(EXPECTED)).expect("the expected facts");
        let expected = serde_json::from_slice(&expected).expect("it reads");
        Self { kind, expected, folder }
    }

    /// Writes a snapshot for this kind of database. `saved_chat` is the file that the stand-in has saved. It has no pictures,
    /// because no test compares them.
    pub fn write(
        snapshot_folder: &Path,
        kind: DatabaseKind,
        expected: &Expected,
        database_dump: &[u8],
        saved_chat: &[u8],
    ) {
        let folder = snapshot_folder.join(kind.name());
        fs::create_dir_all(&folder).expect("a folder");
        let pack = |name: &str, bytes: &[u8]| {
            let file = fs::File::create(folder.join(name)).expect("a file");
            let mut packed = GzEncoder::new(file, Compression::best());
            packed.write_all(bytes).expect("it is written");
            packed.finish().expect("it is written");
        };
        pack(DATABASE, database_dump);
        pack(CHAT, saved_chat);
        let expected = serde_json::to_value(expected).expect("JSON");
        fs::write(folder.join(EXPECTED), format_facts_as_json(&expected, 0) + "\n")
            .expect("a file");
    }

    /// Returns the uncompressed content of the snapshot's file with this name.
    fn unpack_file(&self, name: &str) -> Vec<u8> {
        let file = fs::File::open(self.folder.join(name)).expect("it is part of the freeze");
        let mut bytes = Vec::new();
        GzDecoder::new(file).read_to_end(&mut bytes).expect("it unpacks");
        bytes
    }

    /// Restores the database, the chat and the time of the snapshot. The bot does not run yet. A test that waits for the next
    /// message waits for a new one, not for a message of the snapshot.
    pub async fn restore_world(&self) -> World {
        let folder = TempDir::new().expect("a folder for the database");
        let chat = folder.path().join("chat.json");
        fs::write(&chat, self.unpack_file(CHAT)).expect("a file");
        let dump = self.unpack_file(DATABASE);
        let database = Database::restore(self.kind, folder.path(), &dump).await;
        let clock = SteppedClock::with_time(self.expected.moment);
        let world = World::from_parts(folder, database, clock, Some(chat), SEED).await;
        for channel in self.expected.channels.values() {
            world.discord.channel(*channel).skip_existing_messages();
        }
        world
    }

    /// Returns the channel or thread with this name.
    #[track_caller]
    pub fn channel_named(&self, name: &str) -> Snowflake {
        *self.expected.channels.get(name).unwrap_or_else(|| panic!("no channel {name}"))
    }

    /// Returns the expected facts of the newest table in a channel.
    #[track_caller]
    pub fn expected_table_in(&self, channel: Snowflake) -> &Value {
        let tables = self.expected.facts["tables"].as_object().expect("tables");
        let here = tables.values().filter(|table| table["channel"] == channel);
        here.max_by_key(|table| table["opened_at"].as_i64()).expect("a table")
    }

    /// Returns the expected facts of the newest tournament in a channel.
    #[track_caller]
    pub fn expected_tournament_in(&self, channel: Snowflake) -> &Value {
        let all = self.expected.facts["tournaments"].as_object().expect("tournaments");
        all.values().rfind(|facts| facts["channel"] == channel).expect("a tournament")
    }

    /// Returns a person of the snapshot.
    #[track_caller]
    pub fn person_named(&self, world: &World, name: &str) -> Person {
        let id = self.expected.people.get(name).unwrap_or_else(|| panic!("who is {name}?"));
        world.discord.person_by_id(*id).expect("they are in the chat")
    }

    /// Returns people of the snapshot as users of a channel.
    #[track_caller]
    pub fn people_named<const N: usize>(
        &self,
        world: &World,
        channel: Snowflake,
        names: [&str; N],
    ) -> [PersonIn; N] {
        names.map(|name| self.person_named(world, name).in_channel(channel))
    }
}

/// Formats the facts of a snapshot as JSON with one line for each table, result, leaderboard and so on.
fn format_facts_as_json(value: &Value, depth: usize) -> String {
    let between = format!(",\n{}", " ".repeat(depth + 1));
    match value {
        Value::Object(fields) if depth < 4 && !fields.is_empty() => {
            let field = |(name, value)| {
                format!("{}: {}", Value::from(name), format_facts_as_json(value, depth + 1))
            };
            let fields: Vec<String> =
                fields.iter().map(|(name, value)| field((name.as_str(), value))).collect();
            format!("{{{}{}}}", &between[1..], fields.join(&between))
        }
        Value::Array(items) if depth < 4 && !items.is_empty() => {
            let items: Vec<String> =
                items.iter().map(|item| format_facts_as_json(item, depth + 1)).collect();
            format!("[{}{}]", &between[1..], items.join(&between))
        }
        other => other.to_string(),
    }
}
