//! The environment of a test, called a world: a stand-in for Discord, and the bot connected to it.

use std::path::{Path, PathBuf};
use std::pin::pin;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use discord_stand_in::people::{Interaction, Message, Person, PersonIn};
use discord_stand_in::{FaultHandle, RecordedRequest, Sandbox, SandboxOptions, Snowflake};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};
use tokio::task::JoinHandle;
use triominos::app::App;
use triominos::discord::{Login, Rates, RunError};
use triominos::picture::Renderer;
use triominos::store::Store;
use triominos::table::TableLimits;

use crate::support::clock::{CountedSeeds, HandClock};
use crate::support::database::{Database, Kind};
use crate::support::mentions;
use crate::support::openapi;
use crate::support::turns::{players_by_turn, suggested_placement, take_turn};
use crate::support::{CHECK_EVERY, holds_in_time};

/// The longest time that a computer player waits before its move, in milliseconds.
const COMPUTER_PACE: i64 = 2_000;
/// The break between two rounds, in milliseconds.
pub const BREAK: i64 = 30_000;

/// Returns `true` if a message is a board: the announcement of a turn, or of the end of a round or match. The bot
/// removes the pictures of older boards, so these are recognised by their words.
pub fn is_board(message: &Message) -> bool {
    let words = [
        " · pool ",
        " is over.**",
        "🏆",
        "Nobody wins",
        "** starts",
        "** placed ",
        "** drew ",
        "** passed (",
    ];
    message.picture().is_some() || words.iter().any(|words| message.content.contains(words))
}

/// Returns the renderer shared by all bots of the tests, so that the tiles are drawn only once.
pub fn renderer() -> Arc<Renderer> {
    static RENDERER: LazyLock<Arc<Renderer>> = LazyLock::new(Arc::default);
    Arc::clone(&RENDERER)
}

/// Creates a bot with a manual clock, known seeds for the tiles that are dealt, no limits, and no lock on the database
/// file.
pub fn new_app(store: Store, clock: Arc<HandClock>, seeds: Arc<CountedSeeds>) -> App {
    let owner = format!("test-{}", rand::random::<u64>());
    let limits = TableLimits {
        tables_per_server: u32::MAX,
        lobbies_per_person: u32::MAX,
        matches_per_person: u32::MAX,
        ..TableLimits::default()
    };
    App {
        store,
        clock,
        adjusted_clock: None,
        seeds,
        renderer: renderer(),
        limits,
        rates: Rates::UNLIMITED,
        owner,
        presence: None,
    }
}

/// The environment of a test: the stand-in for Discord, the bot, and the clock that both use.
pub struct World {
    pub discord: Sandbox,
    pub clock: Arc<HandClock>,
    pub seeds: Arc<CountedSeeds>,
    /// The limits of open tables; `None` for no limits.
    pub limits: Option<TableLimits>,
    /// The rate limits of clicks; `None` for no limits.
    pub rates: Option<Rates>,
    /// True if the bot uploads the emojis of tiles, which takes hundreds of requests.
    pub emojis: bool,
    /// The id of the channel in which the people of [`Self::person`] are, #triominos by default.
    pub channel: Snowflake,
    pub database: Database,
    folder: TempDir,
    /// The runtime of the bot, so that all its tasks can be stopped at once. `None` while the bot is stopped.
    bot: Option<Runtime>,
}

impl World {
    /// Creates a world with a running bot. The seed determines which tiles are dealt.
    pub async fn new(seed: u64) -> Self {
        Self::with_bot_on(Kind::Sqlite, seed).await
    }

    /// Creates a world whose bot does not run yet.
    pub async fn without_bot(seed: u64) -> Self {
        Self::on_database(Kind::Sqlite, seed).await
    }

    /// Creates a world with a running bot on this kind of database. The bot knows the ids of its commands, so that every message
    /// mentions them.
    pub async fn with_bot_on(kind: Kind, seed: u64) -> Self {
        let mut world = Self::on_database(kind, seed).await;
        world.start_bot().await;
        world.wait_for_command_ids().await;
        world
    }

    /// Waits until the bot has stored the ids of its commands.
    pub async fn wait_for_command_ids(&self) {
        let mut database = self.database.open().await;
        let query = "SELECT value FROM facts WHERE name LIKE 'commands:%' AND value LIKE '%ids%'";
        while database.query_texts(query).await.is_empty() {
            tokio::time::sleep(CHECK_EVERY).await;
        }
    }

    /// Creates a world on this kind of database, whose bot does not run yet.
    pub async fn on_database(kind: Kind, seed: u64) -> Self {
        let folder = TempDir::new().expect("a folder for the database");
        let database = Database::create(kind, folder.path()).await;
        Self::assemble(folder, database, HandClock::new(), None, seed).await
    }

    /// Creates a world whose bot does not run yet, with this database and clock. The chat is read from a file, if one is given.
    pub async fn assemble(
        folder: TempDir,
        database: Database,
        clock: HandClock,
        chat: Option<PathBuf>,
        seed: u64,
    ) -> Self {
        let clock = Arc::new(clock);
        let options = SandboxOptions {
            clock: Arc::clone(&clock) as _,
            restore: chat,
            bot_name: "Triominos".to_owned(),
            ..SandboxOptions::default()
        };
        let discord = Sandbox::start(options).await.expect("a free port, and a valid chat");
        let channel = discord.initial_channel();
        let seeds = Arc::new(CountedSeeds::starting_from(seed));
        Self {
            discord,
            clock,
            seeds,
            limits: None,
            rates: None,
            emojis: false,
            channel,
            database,
            folder,
            bot: None,
        }
    }

    /// Starts the bot and waits until it is connected.
    pub async fn start_bot(&mut self) {
        drop(self.spawn_bot());
        let ready = self.discord.until_bot_ready();
        tokio::pin!(ready);
        // A late write of a stopped bot may hold the lease to identify, which does not expire while the manual clock is not
        // advanced.
        while tokio::time::timeout(Duration::from_secs(1), &mut ready).await.is_err() {
            self.database.expire_identify_lease().await;
        }
    }

    /// Starts the bot without waiting. The returned task ends when the bot stops, with the reason.
    pub fn spawn_bot(&mut self) -> JoinHandle<Result<(), RunError>> {
        let (token, url, database) = (self.discord.token(), self.discord.url(), self.database());
        let (clock, seeds) = (Arc::clone(&self.clock), Arc::clone(&self.seeds));
        let (limits, rates, emojis) = (self.limits, self.rates, self.emojis);
        let later = self.database.expire_identify_lease();
        let bot = async move {
            later.await;
            let store = Store::connect(&database).await.expect("a database");
            let mut app = new_app(store, clock, seeds);
            app.limits = limits.unwrap_or(app.limits);
            app.rates = rates.unwrap_or(app.rates);
            app.run(Login { token, api_url: Some(url), shards: None, emojis }).await
        };
        let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build();
        let runtime = runtime.expect("a runtime");
        let running = runtime.spawn(bot);
        self.bot = Some(runtime);
        running
    }

    /// Stops the bot abruptly, in the middle of its tasks.
    pub async fn stop_bot(&mut self) {
        if let Some(bot) = self.bot.take() {
            bot.shutdown_background();
        }
        self.discord.until_bot_offline().await;
    }

    /// Returns the URL or path of the database.
    pub fn database(&self) -> String {
        self.database.url().to_owned()
    }

    /// Returns the temporary folder of this test.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Adds an English-speaking person to the test's channel. Returns the person, and the person as a user of that channel.
    pub fn person(&self, name: &str) -> (Person, PersonIn) {
        let person = self.discord.add_person(name, "en-US");
        let there = person.in_channel(self.channel);
        (person, there)
    }

    /// Adds English-speaking people to the test's channel.
    pub fn people<const N: usize>(&self, names: [&str; N]) -> [PersonIn; N] {
        names.map(|name| self.person(name).1)
    }

    /// Lets the first person open a table for a rated match in their channel and the others join it. Returns the lobby.
    pub async fn open_lobby(&self, people: &[&PersonIn]) -> Message {
        let (host, others) = people.split_first().expect("a host");
        private_message(host.slash("play", &[("rated", true.into())]).await).await;
        let channel = self.discord.channel(host.channel());
        let lobby = channel.next_message(|message| message.button("Join").is_some()).await;
        for other in others {
            other.click(&lobby, "Join").await;
        }
        lobby
    }

    /// Lets the first person open a table, the others join, and the first start the match. Returns the first board.
    pub async fn begin_match(&self, people: &[&PersonIn]) -> Message {
        let lobby = self.open_lobby(people).await;
        people[0].click(&lobby, "Start").await;
        let channel = self.discord.channel(people[0].channel());
        channel.next_message(|message| message.button("My Rack").is_some()).await
    }

    /// Starts a match of two and plays its first turn. Returns the player to move, the other player, and the board.
    pub async fn match_after_first_turn<'a>(
        &self,
        one: &'a PersonIn,
        other: &'a PersonIn,
    ) -> (&'a PersonIn, &'a PersonIn, Message) {
        let (lead, turn) = players_by_turn(&self.begin_match(&[one, other]).await, one, other);
        take_turn(lead).await;
        (turn, lead, self.wait_for_board(one.channel()).await)
    }

    /// Plays from this board until the player to move has no tile that fits. Returns that player and the board.
    pub async fn play_until_stuck<'a>(
        &self,
        mut board: Message,
        one: &'a PersonIn,
        other: &'a PersonIn,
    ) -> (&'a PersonIn, Message) {
        loop {
            let (turn, _) = players_by_turn(&board, one, other);
            if suggested_placement(turn).await.is_none() {
                return (turn, board);
            }
            take_turn(turn).await;
            board = self.wait_for_board(one.channel()).await;
        }
    }

    /// Waits for the next message with a picture. If a message in the channel names a computer player, advances the clock whenever
    /// a computer player waits before its move.
    pub async fn wait_for_board(&self, channel: Snowflake) -> Message {
        let there = self.discord.channel(channel);
        let mut board = pin!(there.next_message(|message| message.picture().is_some()));
        let computers = there.until("computers", |all| all.iter().any(names_a_computer));
        tokio::select! {
            biased;
            come = &mut board => come,
            _ = computers => self.as_computers_play(board).await,
        }
    }

    /// Waits for the first board of a match with computer players, and advances the clock whenever one of them waits before its
    /// move.
    pub async fn first_board_with_computers(&self) -> Message {
        let there = self.discord.channel(self.channel);
        let board = there.next_message(|message| message.picture().is_some());
        self.as_computers_play(board).await
    }

    /// Awaits a future, and advances the clock whenever a computer player waits before its move.
    pub async fn as_computers_play<T>(&self, waited_for: impl Future<Output = T>) -> T {
        let mut waited_for = pin!(waited_for);
        loop {
            tokio::select! {
                biased;
                come = &mut waited_for => return come,
                () = self.clock.wake_sleepers(|after| after <= COMPUTER_PACE) => {}
            }
        }
    }

    /// Waits for a public message with this button, and returns the newest such message.
    pub async fn wait_for_button(&self, button: &str) -> Message {
        let description = format!("a message with the button {button}");
        let messages = self
            .discord
            .channel(self.channel)
            .until(&description, |messages| {
                messages.iter().any(|message| message.button(button).is_some())
            })
            .await;
        messages
            .into_iter()
            .rfind(|message| message.button(button).is_some())
            .expect("it was there")
    }

    /// Waits for a public message with these words that was not returned before.
    pub async fn wait_for_words(&self, words: &str) -> Message {
        let channel = self.discord.channel(self.channel);
        channel.next_message(|message| message.content.contains(words)).await
    }

    /// Waits until a fault has affected this many requests.
    pub async fn wait_for_hits(&self, fault: &FaultHandle, times: usize) {
        let channel = self.discord.channel(self.channel);
        channel.until("requests that meet a fault", |_| fault.hit_count() >= times).await;
    }

    /// Waits until all announcements are published and marked as such in the database.
    pub async fn wait_until_published(&self) {
        let store = Store::connect(&self.database()).await.expect("the bot's database");
        self.all_published_in(&store).await;
        store.close().await;
    }

    /// Waits like [`Self::wait_until_published`], with a database that is already open.
    pub async fn all_published_in(&self, store: &Store) {
        let are_published =
            async || store.next_announcement_at().await.expect("it answers").is_none();
        let are_published = holds_in_time(are_published).await;
        assert!(are_published, "an announcement is still pending\n{}", self.transcript());
    }

    /// Returns the messages of the test's channel as text, for the messages of failed assertions.
    pub fn transcript(&self) -> String {
        self.discord.transcript(self.channel)
    }

    /// Ends a test: asserts that Discord refused no request except late updates of racks, and that all requests fit Discord's API.
    #[track_caller]
    pub fn finish(&self) {
        if self.discord.refused_requests().iter().any(|refusal| !is_late_rack_update(refusal)) {
            self.discord.assert_no_refusals();
        }
        let requests = self.discord.requests();
        openapi::check_requests(&requests);
        mentions::check_requests(&requests);
    }
}

impl Drop for World {
    fn drop(&mut self) {
        if let Some(bot) = self.bot.take() {
            bot.shutdown_background();
        }
    }
}

/// Returns `true` if Discord refused to post or delete a rack because its token had expired, as happens when a test
/// advances the clock by hours at once.
fn is_late_rack_update(refusal: &RecordedRequest) -> bool {
    let path = refusal.to_string();
    path.contains("/webhooks/") && refusal.error().is_some_and(|error| error.starts_with("50027"))
}

/// Ends a test in which Discord refused requests: asserts that it refused at least one, all with these error codes, and that all
/// requests fit Discord's API.
#[track_caller]
pub fn finish_with(world: &World, codes: &[&str]) {
    let refusals = world.discord.refused_requests();
    assert!(!refusals.is_empty());
    for refusal in refusals {
        let error = refusal.error().unwrap_or_default();
        assert!(codes.iter().any(|code| error.starts_with(code)), "{refusal}");
    }
    openapi::check_requests(&world.discord.requests());
}

/// Returns the private answer to an interaction, whether the bot deferred it or not.
pub async fn private_message(interaction: Interaction) -> Message {
    let mut message = interaction.finished_message().await;
    // After the first rack of a person, the bot sends a card that explains the game. The answer is the rack.
    if ["First match?**", "première réglette"].iter().any(|words| message.content.contains(words))
    {
        message = interaction.message();
    }
    assert!(message.is_ephemeral(), "the answer is public: {}", message.content);
    message
}

/// Uses a command without options, and returns the private answer.
pub async fn ask_privately(person: &PersonIn, command: &str) -> Message {
    private_message(person.slash(command, &[]).await).await
}

/// Returns `true` if a message names a computer player, in English or French.
fn names_a_computer(message: &Message) -> bool {
    ["Computer ", "Ordinateur "].iter().any(|name| message.content.contains(name))
}
