//! The server on which the scenes of a snapshot are played, with its people and channels.

use std::collections::BTreeMap;

use discord_stand_in::people::{Message, Person, PersonIn};
use discord_stand_in::{FaultHandle, OptionValue, Snowflake};
use triominos::store::Store;
use triominos::table::Table;
use triominos::time::Clock as _;

use crate::restart::killed::load_newest_table_in;
use crate::support::bot::{World, private_message};
use crate::support::clock::SteppedClock;
use crate::support::database::{Database, DatabaseKind};
use crate::support::turns::take_turn;
use crate::table::editions::{choose_rule, open_rules_form, wait_for_edit};

pub const SECOND: i64 = 1_000;
pub const MINUTE: i64 = 60 * SECOND;
pub const HOUR: i64 = 60 * MINUTE;
pub const DAY: i64 = 24 * HOUR;

/// The time at which the story begins, in milliseconds since 1970: Friday, 30 October 2026, 18:00 UTC.
const BEGIN: i64 = 1_793_383_200_000;

/// The names of the people. Mo is an organiser, and Zoé speaks French.
const NAMES: [&str; 22] = [
    "Mo", "Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal", "Ida", "Jo", "Kit", "Lea", "Max",
    "Nia", "Oli", "Pia", "Quin", "Rob", "Sue", "Uma", "Zoé",
];

/// The test environment in which the scenes of a snapshot are played, with its people and the channels of the scenes.
pub struct Story {
    pub world: World,
    pub store: Store,
    people: BTreeMap<&'static str, Person>,
    channels: BTreeMap<&'static str, Snowflake>,
    /// The faults that make Discord leave requests of the bot unanswered. A fault has an effect until it is dropped.
    pub held: Vec<FaultHandle>,
}

/// The options with which a table is opened.
#[derive(Clone, Copy, Default)]
pub struct Opening<'a> {
    /// The options of `/play`.
    pub options: &'a [(&'a str, &'a str)],
    /// The rules changed in the private menu, with their new values.
    pub rules: &'a [(&'a str, &'a str)],
    pub computers: usize,
}

impl Story {
    /// Starts the bot on an empty server.
    pub async fn begin_story(kind: DatabaseKind) -> Self {
        let folder = tempfile::TempDir::new().expect("a folder for the database");
        let database = Database::create(kind, folder.path()).await;
        let mut world =
            World::from_parts(folder, database, SteppedClock::with_time(BEGIN), None, 1).await;
        let named = NAMES.map(|name| {
            let locale = if name == "Zoé" { "fr" } else { "en-US" };
            (name, world.discord.add_person(name, locale))
        });
        let mut people = BTreeMap::from(named);
        let mo = people.remove("Mo").expect("the organiser");
        people.insert("Mo", mo.with_administrator_permission());
        world.start_bot().await;
        let store = Store::connect(&world.database_url()).await.expect("the bot's database");
        Self { world, store, people, channels: BTreeMap::new(), held: Vec::new() }
    }

    /// Returns the person with this name. Panics if there is none.
    #[track_caller]
    pub fn person_named(&self, name: &str) -> Person {
        self.people.get(name).unwrap_or_else(|| panic!("who is {name}?")).clone()
    }

    /// Returns a person in a channel.
    #[track_caller]
    pub fn person_in(&self, name: &str, channel: Snowflake) -> PersonIn {
        self.person_named(name).in_channel(channel)
    }

    /// Returns these people in a channel.
    pub fn people_in<const N: usize>(&self, names: [&str; N], channel: Snowflake) -> [PersonIn; N] {
        names.map(|name| self.person_in(name, channel))
    }

    /// Creates a channel with this name, and makes it the test's channel.
    pub fn enter_new_channel(&mut self, channel_name: &'static str) -> Snowflake {
        self.world.channel = self.world.discord.home().add_text_channel(channel_name);
        self.channels.insert(channel_name, self.world.channel);
        self.world.channel
    }

    /// Makes a channel of an earlier scene the test's channel again.
    pub fn reenter_channel(&mut self, channel_name: &str) {
        self.world.channel = self.channels[channel_name];
    }

    /// Advances the clock to a time of day (UTC), this many days after the day on which the story began.
    pub fn advance_to(&self, days_after_begin: i64, hour: i64, minute: i64) {
        let moment = BEGIN - 18 * HOUR + days_after_begin * DAY + hour * HOUR + minute * MINUTE;
        let wait = moment - self.world.clock.now();
        assert!(wait >= 0, "it is later than that");
        self.world.clock.advance(wait);
    }

    /// Opens a lobby in which all these people have a seat. Returns the lobby's message.
    pub async fn open_lobby(&self, people: &[PersonIn], opening: Opening<'_>) -> Message {
        let (host, others) = people.split_first().expect("a host");
        let options: Vec<(&str, OptionValue)> =
            opening.options.iter().map(|(name, value)| (*name, (*value).into())).collect();
        private_message(host.slash("play", &options).await).await;
        let channel = self.world.discord.channel(host.channel());
        let lobby = channel.next_message(|message| message.button("Join").is_some()).await;
        if !opening.rules.is_empty() {
            let mut form = open_rules_form(host, &lobby).await;
            for (rule, value) in opening.rules {
                form = choose_rule(host, &form, rule, value).await;
            }
        }
        for other in others {
            other.click(&lobby, "Join").await;
        }
        for _ in 0..opening.computers {
            host.click(&lobby, "Add Computer").await;
        }
        let seated = format!("Seats taken: {} of ", people.len() + opening.computers);
        wait_for_edit(&self.world, &lobby, &seated).await
    }

    /// Starts a match, and returns its first board.
    pub async fn begin_match(&self, people: &[PersonIn], opening: Opening<'_>) -> Message {
        let lobby = self.open_lobby(people, opening).await;
        people[0].click(&lobby, "Start").await;
        self.world.wait_for_board(people[0].channel()).await
    }

    /// Plays turns like [`play_board_while`], with the world and the database of this story.
    pub async fn play_match_while(
        &self,
        board: Message,
        continues: impl Fn(&Table) -> bool,
    ) -> Message {
        play_board_while(&self.world, &self.store, board, continues).await
    }

    /// Plays a match from its lobby to its end, and advances the clock by an hour. Returns the last board.
    pub async fn play_match(&self, people: &[PersonIn], opening: Opening<'_>) -> Message {
        let board = self.begin_match(people, opening).await;
        let end = play_board_while(&self.world, &self.store, board, |_| true).await;
        self.world.wait_until_published_in(&self.store).await;
        self.world.clock.advance(HOUR);
        end
    }
}

/// Plays turns from this board until the match is over or `continues` returns `false` for its table. Returns the last board.
pub async fn play_board_while(
    world: &World,
    store: &Store,
    mut board: Message,
    continues: impl Fn(&Table) -> bool,
) -> Message {
    for _ in 0..300 {
        let table = load_newest_table_in(store, board.channel).await;
        if board.button("Watch Replay").is_some() || !continues(&table) {
            return board;
        }
        match board.pinged.as_slice() {
            // There is a break between two rounds.
            [] => world.clock.advance(30 * SECOND),
            [id] => {
                let person = world.discord.person_by_id(*id).expect("a person");
                take_turn(&person.in_channel(board.channel)).await;
            }
            more => panic!("{more:?} were pinged"),
        }
        board = world.wait_for_board(board.channel).await;
    }
    panic!("the match does not end\n{}", world.discord.transcript(board.channel));
}

/// Returns a condition that holds while every player has more than this many tiles.
pub fn every_rack_has_more_than(tiles: usize) -> impl Fn(&Table) -> bool {
    move |table| {
        let view = table.public_view().expect("a match");
        view.seats.iter().all(|seat| seat.tiles > tiles)
    }
}
