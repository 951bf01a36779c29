//! A stand-in for Discord with the bot connected to it, as every test has one of its own.

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
use triominos::table::Limits;

use crate::support::PATIENCE;
use crate::support::clock::{CountedSeeds, HandClock};
use crate::support::database::{Database, Kind};
use crate::support::openapi;
use crate::support::turns::{suggestion, take_turn, turn_of};

/// The longest time that a computer seems to think, and the break between two rounds.
const COMPUTER_PACE: i64 = 2_000;
pub const BREAK: i64 = 30_000;

/// True for a message with a board, also once only what happened is left of it: a turn, the end of a round, or of a match.
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

/// One for all bots of these tests: a bot that rasterised its tiles anew would take longer.
pub fn renderer() -> Arc<Renderer> {
    static RENDERER: LazyLock<Arc<Renderer>> = LazyLock::new(Arc::default);
    Arc::clone(&RENDERER)
}

/// The bot by a clock that is moved by hand, with deals that are known before. It holds no lock beside the database.
pub fn app(store: Store, clock: Arc<HandClock>, seeds: Arc<CountedSeeds>) -> App {
    let owner = format!("test-{}", rand::random::<u64>());
    let limits = Limits {
        tables_per_server: u32::MAX,
        lobbies_per_person: u32::MAX,
        matches_per_person: u32::MAX,
        ..Limits::default()
    };
    App {
        store,
        clock,
        set_clock: None,
        seeds,
        renderer: renderer(),
        limits,
        rates: Rates::UNLIMITED,
        owner,
        presence: None,
    }
}

/// Discord, the bot, and the clock that both go by.
pub struct World {
    pub discord: Sandbox,
    pub clock: Arc<HandClock>,
    pub seeds: Arc<CountedSeeds>,
    /// How many tables may be open; without any, as many as you like.
    pub limits: Option<Limits>,
    /// How fast people may click; without any, as fast as you like.
    pub rates: Option<Rates>,
    /// True if tiles get emojis, which takes hundreds of requests.
    pub emojis: bool,
    /// #triominos, where the tests play.
    pub channel: Snowflake,
    pub database: Database,
    folder: TempDir,
    /// The bot has a runtime of its own, so that all of it can be ended at once.
    bot: Option<Runtime>,
}

impl World {
    /// Everything up and running. The seed decides the deals.
    pub async fn new(seed: u64) -> Self {
        let mut world = Self::without_bot(seed).await;
        world.start_bot().await;
        world
    }

    /// Everything but the bot, which does not run yet.
    pub async fn without_bot(seed: u64) -> Self {
        Self::on(Kind::Sqlite, seed).await
    }

    /// The same, with the bot, on this kind of database.
    pub async fn with_bot_on(kind: Kind, seed: u64) -> Self {
        let mut world = Self::on(kind, seed).await;
        world.start_bot().await;
        world
    }

    /// Everything but the bot, which does not run yet, and a database of this kind.
    pub async fn on(kind: Kind, seed: u64) -> Self {
        let folder = TempDir::new().expect("a folder for the database");
        let database = Database::create(kind, folder.path()).await;
        Self::of(folder, database, HandClock::new(), None, seed).await
    }

    /// Everything but the bot: this database, this clock, and the chat in this file, or a new one.
    pub async fn of(
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
        let discord = Sandbox::start(options).await.expect("a free port, and a chat that is one");
        let channel = discord.opening_channel();
        let seeds = Arc::new(CountedSeeds::from(seed));
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

    /// Connects the bot.
    pub async fn start_bot(&mut self) {
        drop(self.spawn_bot());
        let ready = self.discord.bot_ready();
        tokio::pin!(ready);
        // A write of a bot that was ended may have come after all, and holds the turn to identify; this clock stands still.
        while tokio::time::timeout(Duration::from_secs(1), &mut ready).await.is_err() {
            self.database.five_seconds_later().await;
        }
    }

    /// Has the bot connect, sooner or later. What is returned says why it has ended.
    pub fn spawn_bot(&mut self) -> JoinHandle<Result<(), RunError>> {
        let (token, url, database) = (self.discord.token(), self.discord.url(), self.database());
        let (clock, seeds) = (Arc::clone(&self.clock), Arc::clone(&self.seeds));
        let (limits, rates, emojis) = (self.limits, self.rates, self.emojis);
        let later = self.database.five_seconds_later();
        let bot = async move {
            later.await;
            let store = Store::connect(&database).await.expect("a database");
            let mut app = app(store, clock, seeds);
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

    /// Ends the bot at once, wherever it is.
    pub async fn stop_bot(&mut self) {
        if let Some(bot) = self.bot.take() {
            bot.shutdown_background();
        }
        self.discord.bot_offline().await;
    }

    pub fn database(&self) -> String {
        self.database.url().to_owned()
    }

    /// A folder of this test alone.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// A person who speaks English, in #triominos.
    pub fn person(&self, name: &str) -> (Person, PersonIn) {
        let person = self.discord.person(name, "en-US");
        let there = person.in_channel(self.channel);
        (person, there)
    }

    /// People who speak English, in #triominos.
    pub fn people<const N: usize>(&self, names: [&str; N]) -> [PersonIn; N] {
        names.map(|name| self.person(name).1)
    }

    /// The first opens a table in their channel, the others join it.
    pub async fn lobby_of(&self, people: &[&PersonIn]) -> Message {
        let (host, others) = people.split_first().expect("a host");
        private(host.slash("play", &[]).await).await;
        let channel = self.discord.channel(host.channel());
        let lobby = channel.next_message(|message| message.button("Join").is_some()).await;
        for other in others {
            other.click(&lobby, "Join").await;
        }
        lobby
    }

    /// The same, and the first starts the match. Gives its first board.
    pub async fn match_of(&self, people: &[&PersonIn]) -> Message {
        let lobby = self.lobby_of(people).await;
        people[0].click(&lobby, "Start").await;
        let channel = self.discord.channel(people[0].channel());
        channel.next_message(|message| message.button("My Rack").is_some()).await
    }

    /// A match of two in which the lead is made: who is in turn, who waits, and the board.
    pub async fn led<'a>(
        &self,
        one: &'a PersonIn,
        other: &'a PersonIn,
    ) -> (&'a PersonIn, &'a PersonIn, Message) {
        let (lead, turn) = turn_of(&self.match_of(&[one, other]).await, one, other);
        take_turn(lead).await;
        (turn, lead, self.board_in(one.channel()).await)
    }

    /// Goes on from this board until nothing fits for the player in turn: the player, and the board.
    pub async fn stuck<'a>(
        &self,
        mut board: Message,
        one: &'a PersonIn,
        other: &'a PersonIn,
    ) -> (&'a PersonIn, Message) {
        loop {
            let (turn, _) = turn_of(&board, one, other);
            if suggestion(turn).await.is_none() {
                return (turn, board);
            }
            take_turn(turn).await;
            board = self.board_in(one.channel()).await;
        }
    }

    /// The next message with a board. Where it waits for computers to play, their time passes; where nobody but people play, no
    /// time does.
    pub async fn board_in(&self, channel: Snowflake) -> Message {
        let there = self.discord.channel(channel);
        let mut board = pin!(there.next_message(|message| message.picture().is_some()));
        let computers = there.until("computers", |all| all.iter().any(names_a_computer));
        tokio::select! {
            biased;
            come = &mut board => come,
            _ = computers => self.as_computers_play(board).await,
        }
    }

    /// The first board of a match with a computer, which need not have been named in the channel yet.
    pub async fn first_board_with_computers(&self) -> Message {
        let there = self.discord.channel(self.channel);
        let board = there.next_message(|message| message.picture().is_some());
        self.as_computers_play(board).await
    }

    /// What this comes to, while time passes for computers as often as it is their turn.
    pub async fn as_computers_play<T>(&self, waited_for: impl Future<Output = T>) -> T {
        let mut waited_for = pin!(waited_for);
        loop {
            tokio::select! {
                biased;
                come = &mut waited_for => return come,
                () = self.clock.wake(|after| after <= COMPUTER_PACE) => {}
            }
        }
    }

    /// The newest public message of the bot that has this button, as soon as there is one.
    pub async fn message_with(&self, button: &str) -> Message {
        let what = format!("a message with the button {button}");
        let messages = self
            .discord
            .channel(self.channel)
            .until(&what, |messages| {
                messages.iter().any(|message| message.button(button).is_some())
            })
            .await;
        messages
            .into_iter()
            .rfind(|message| message.button(button).is_some())
            .expect("it was there")
    }

    /// Waits for a public message that has not been told of before.
    pub async fn next(&self, words: &str) -> Message {
        let channel = self.discord.channel(self.channel);
        channel.next_message(|message| message.content.contains(words)).await
    }

    /// Waits until so many requests have met a fault.
    pub async fn met(&self, fault: &FaultHandle, times: usize) {
        let channel = self.discord.channel(self.channel);
        channel.until("requests that meet a fault", |_| fault.hits() >= times).await;
    }

    /// Waits until everything was told, and the bot knows that it was.
    pub async fn all_told(&self) {
        let store = Store::connect(&self.database()).await.expect("the bot's database");
        self.all_told_of(&store).await;
        store.close().await;
    }

    /// The same, where the database is open already.
    pub async fn all_told_of(&self, store: &Store) {
        let told = async {
            while store.next_announcement_at().await.expect("it answers").is_some() {
                tokio::task::yield_now().await;
            }
        };
        let told = tokio::time::timeout(PATIENCE, told).await;
        assert!(told.is_ok(), "something is still to be told\n{}", self.transcript());
    }

    pub fn transcript(&self) -> String {
        self.discord.transcript(self.channel)
    }

    /// What every conversation ends with: Discord had nothing to complain of.
    #[track_caller]
    pub fn finish(&self) {
        if self.discord.refusals().iter().any(|refusal| !is_late_for_a_rack(refusal)) {
            self.discord.assert_no_refusals();
        }
        openapi::check(&self.discord.requests());
    }
}

impl Drop for World {
    fn drop(&mut self) {
        if let Some(bot) = self.bot.take() {
            bot.shutdown_background();
        }
    }
}

/// A rack that comes by itself, or is taken away, is too late for its token where a test lets hours go by at once.
fn is_late_for_a_rack(refusal: &RecordedRequest) -> bool {
    let path = refusal.to_string();
    path.contains("/webhooks/") && refusal.error().is_some_and(|error| error.starts_with("50027"))
}

/// What a conversation ends with in which Discord had to refuse something: with these codes, and nothing else.
#[track_caller]
pub fn finish_with(world: &World, codes: &[&str]) {
    let refusals = world.discord.refusals();
    assert!(!refusals.is_empty());
    for refusal in refusals {
        let error = refusal.error().unwrap_or_default();
        assert!(codes.iter().any(|code| error.starts_with(code)), "{refusal}");
    }
    openapi::check(&world.discord.requests());
}

/// The private answer to an interaction, deferred or not.
pub async fn private(interaction: Interaction) -> Message {
    let mut message = interaction.finished().await;
    // Somebody's first rack is what they have asked for, and not the card below it.
    if ["First match?**", "première réglette"].iter().any(|words| message.content.contains(words))
    {
        message = interaction.message();
    }
    assert!(message.is_private(), "everybody can see: {}", message.content);
    message
}

/// Uses a command without options; what the person alone sees of the answer.
pub async fn ask(person: &PersonIn, command: &str) -> Message {
    private(person.slash(command, &[]).await).await
}

/// True if computers have to do with what this message tells, in either language.
fn names_a_computer(message: &Message) -> bool {
    ["Computer ", "Ordinateur "].iter().any(|name| message.content.contains(name))
}
