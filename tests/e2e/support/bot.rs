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
use triominos::store::Store;
use triominos::table::TableLimits;
use triominos_pictures::Renderer;

use crate::support::clock::{ConsecutiveSeeds, SteppedClock};
use crate::support::database::{Database, DatabaseKind};
use crate::support::mentions;
use crate::support::openapi;
use crate::support::turns::{pinged_and_other_player, suggested_tile_and_spot, take_turn};
use crate::support::{CHECK_EVERY, is_met_in_time};

/// The longest time that a computer player waits before its move, in milliseconds.
const COMPUTER_PACE: i64 = 2_000;
/// The break between two rounds, in milliseconds.
pub const BREAK: i64 = 30_000;

/// Returns `true` if a message is a board: the announcement of a turn, or of the end of a round or match. The bot
/// removes the pictures of older boards, so a board is also recognised by its words.
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

/// Creates a bot for tests, with this clock, and with these seeds for the deals. The number of open tables and the rate of clicks
/// are unlimited.
pub fn new_app(store: Store, clock: Arc<SteppedClock>, seeds: Arc<ConsecutiveSeeds>) -> App {
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
    pub clock: Arc<SteppedClock>,
    pub seeds: Arc<ConsecutiveSeeds>,
    /// The maximum numbers of open tables; `None` allows any number.
    pub limits: Option<TableLimits>,
    /// The rate limits of clicks; `None` allows any rate.
    pub rates: Option<Rates>,
    /// True if the bot uploads the emojis of tiles, which takes hundreds of requests.
    pub emojis: bool,
    /// The id of the test's channel, in which [`Self::add_person`] puts people. It is #triominos by default.
    pub channel: Snowflake,
    pub database: Database,
    folder: TempDir,
    /// The runtime of the bot, so that all its tasks can be stopped at once. `None` while the bot is stopped.
    bot: Option<Runtime>,
}

impl World {
    /// Creates a world with a running bot. The seed determines which tiles are dealt.
    pub async fn new(seed: u64) -> Self {
        Self::with_bot_on(DatabaseKind::Sqlite, seed).await
    }

    /// Creates a world whose bot does not run yet. The seed determines which tiles are dealt.
    pub async fn without_bot(seed: u64) -> Self {
        Self::without_bot_on(DatabaseKind::Sqlite, seed).await
    }

    /// Creates a world with a running bot on this kind of database. The bot knows the ids of its commands, so its messages name
    /// commands by mentions.
    pub async fn with_bot_on(kind: DatabaseKind, seed: u64) -> Self {
        let mut world = Self::without_bot_on(kind, seed).await;
        world.start_bot().await;
        world.wait_for_command_ids().await;
        world
    }

    /// Waits until the bot has stored the ids of its commands.
    pub async fn wait_for_command_ids(&self) {
        let mut database = self.database.open_connection().await;
        let query = "SELECT value FROM facts WHERE name LIKE 'commands:%' AND value LIKE '%ids%'";
        while database.query_texts(query).await.is_empty() {
            tokio::time::sleep(CHECK_EVERY).await;
        }
    }

    /// Creates a world on this kind of database, whose bot does not run yet.
    pub async fn without_bot_on(kind: DatabaseKind, seed: u64) -> Self {
        let folder = TempDir::new().expect("a folder for the database");
        let database = Database::create(kind, folder.path()).await;
        Self::from_parts(folder, database, SteppedClock::new(), None, seed).await
    }

    /// Creates a world whose bot does not run yet, with this database and clock. The stand-in reads its messages and people from
    /// the file `saved_chat`; if it is `None`, the chat is empty.
    pub async fn from_parts(
        folder: TempDir,
        database: Database,
        clock: SteppedClock,
        saved_chat: Option<PathBuf>,
        seed: u64,
    ) -> Self {
        let clock = Arc::new(clock);
        let options = SandboxOptions {
            clock: Arc::clone(&clock) as _,
            restore: saved_chat,
            bot_name: "Triominos".to_owned(),
            ..SandboxOptions::default()
        };
        let discord = Sandbox::start(options).await.expect("a free port, and a valid chat");
        let channel = discord.initial_channel();
        let seeds = Arc::new(ConsecutiveSeeds::from_first_seed(seed));
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
        let (token, url, database) =
            (self.discord.token(), self.discord.url(), self.database_url());
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
    pub fn database_url(&self) -> String {
        self.database.url().to_owned()
    }

    /// Returns the temporary folder of this test.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Adds an English-speaking person to the test's channel. Returns the person, and the person as a user of that channel.
    pub fn add_person(&self, name: &str) -> (Person, PersonIn) {
        let person = self.discord.add_person(name, "en-US");
        let there = person.in_channel(self.channel);
        (person, there)
    }

    /// Adds English-speaking people to the test's channel.
    pub fn add_people<const N: usize>(&self, names: [&str; N]) -> [PersonIn; N] {
        names.map(|name| self.add_person(name).1)
    }

    /// Lets the first person open a table for a rated match in their channel, and the other people join it. Returns the lobby.
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

    /// Lets the first person open a table, the other people join, and the first person start the match. Returns the first board.
    pub async fn begin_match(&self, people: &[&PersonIn]) -> Message {
        let lobby = self.open_lobby(people).await;
        people[0].click(&lobby, "Start").await;
        let channel = self.discord.channel(people[0].channel());
        channel.next_message(|message| message.button("My Rack").is_some()).await
    }

    /// Starts a match of two and plays its first turn. Returns the player to move, the other player, and the board.
    pub async fn begin_match_and_play_first_turn<'a>(
        &self,
        host: &'a PersonIn,
        guest: &'a PersonIn,
    ) -> (&'a PersonIn, &'a PersonIn, Message) {
        let (lead, turn) =
            pinged_and_other_player(&self.begin_match(&[host, guest]).await, host, guest);
        take_turn(lead).await;
        (turn, lead, self.wait_for_board(host.channel()).await)
    }

    /// Plays from this board until the player to move has no tile that fits. Returns that player and the board.
    pub async fn play_until_no_tile_fits<'a>(
        &self,
        mut board: Message,
        host: &'a PersonIn,
        guest: &'a PersonIn,
    ) -> (&'a PersonIn, Message) {
        loop {
            let (turn, _) = pinged_and_other_player(&board, host, guest);
            if suggested_tile_and_spot(turn).await.is_none() {
                return (turn, board);
            }
            take_turn(turn).await;
            board = self.wait_for_board(host.channel()).await;
        }
    }

    /// Waits for the next message with a picture in this channel. If the match has computer players, advances the clock whenever
    /// one of them waits before its move.
    pub async fn wait_for_board(&self, channel: Snowflake) -> Message {
        let there = self.discord.channel(channel);
        let mut board = pin!(there.next_message(|message| message.picture().is_some()));
        let computers = there.until("computers", |all| all.iter().any(has_computer_name));
        tokio::select! {
            biased;
            come = &mut board => come,
            _ = computers => self.await_while_computers_play(board).await,
        }
    }

    /// Waits for the first board of a match with computer players, and advances the clock whenever one of them waits before its
    /// move.
    pub async fn wait_for_first_board_with_computers(&self) -> Message {
        let there = self.discord.channel(self.channel);
        let board = there.next_message(|message| message.picture().is_some());
        self.await_while_computers_play(board).await
    }

    /// Awaits a future, and advances the clock whenever a computer player waits before its move.
    pub async fn await_while_computers_play<T>(&self, future: impl Future<Output = T>) -> T {
        let mut waited_for = pin!(future);
        loop {
            tokio::select! {
                biased;
                come = &mut waited_for => return come,
                () = self.clock.wake_next_sleeper(|after| after <= COMPUTER_PACE) => {}
            }
        }
    }

    /// Waits for a message in the test's channel with this button, and returns the newest such message.
    pub async fn wait_for_button(&self, label: &str) -> Message {
        let description = format!("a message with the button {label}");
        let messages = self
            .discord
            .channel(self.channel)
            .until(&description, |messages| {
                messages.iter().any(|message| message.button(label).is_some())
            })
            .await;
        messages.into_iter().rfind(|message| message.button(label).is_some()).expect("it was there")
    }

    /// Waits for the next message in the test's channel with these words. The search begins after the last message that a test
    /// has read.
    pub async fn wait_for_words(&self, words: &str) -> Message {
        let channel = self.discord.channel(self.channel);
        channel.next_message(|message| message.content.contains(words)).await
    }

    /// Waits until a fault has affected this many requests.
    pub async fn wait_for_fault_hits(&self, fault: &FaultHandle, times: usize) {
        let channel = self.discord.channel(self.channel);
        channel.until("requests that meet a fault", |_| fault.hit_count() >= times).await;
    }

    /// Waits until all announcements are published and marked as such in the database.
    pub async fn wait_until_published(&self) {
        let store = Store::connect(&self.database_url()).await.expect("the bot's database");
        self.wait_until_published_in(&store).await;
        store.close().await;
    }

    /// Waits like [`Self::wait_until_published`], with an open connection to the bot's database.
    pub async fn wait_until_published_in(&self, store: &Store) {
        let are_published =
            async || store.next_announcement_claimable_at().await.expect("it answers").is_none();
        let are_published = is_met_in_time(are_published).await;
        assert!(are_published, "an announcement is still pending\n{}", self.transcript());
    }

    /// Returns the messages of the test's channel as text, for the messages of failed assertions.
    pub fn transcript(&self) -> String {
        self.discord.transcript(self.channel)
    }

    /// Ends a test. Asserts that Discord refused no request of the bot except late updates of racks, and that all requests fit
    /// Discord's API.
    #[track_caller]
    pub fn finish_without_refusals(&self) {
        if self.discord.refused_requests().iter().any(|refusal| !is_late_rack_update(refusal)) {
            self.discord.assert_no_refusals();
        }
        let requests = self.discord.requests();
        openapi::check_requests(&requests);
        mentions::assert_commands_are_mentions(&requests);
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
    path.contains("/webhooks/")
        && refusal.error_code_and_message().is_some_and(|error| error.starts_with("50027"))
}

/// Asserts that Discord refused at least one request of the bot, each time with one of these error codes, and that every request
/// was valid according to Discord's API description.
#[track_caller]
pub fn finish_with_refusals(world: &World, error_codes: &[&str]) {
    let refusals = world.discord.refused_requests();
    assert!(!refusals.is_empty());
    for refusal in refusals {
        let error = refusal.error_code_and_message().unwrap_or_default();
        assert!(error_codes.iter().any(|code| error.starts_with(code)), "{refusal}");
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
fn has_computer_name(message: &Message) -> bool {
    ["Computer ", "Ordinateur "].iter().any(|name| message.content.contains(name))
}
