//! One evening in every language, kept as it was said: somebody who reads the language reads `snapshots/<tag>/evening.snap` from top
//! to bottom as a conversation, and finds there what sounds wrong in its place although each sentence alone is fine.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use jiff::Timestamp;
use triominos::game::{Clause, Edition, Variant};
use triominos::sandbox::Snowflake;
use triominos::sandbox::people::{Interaction, Message, PersonIn};
use triominos::text::{Button, Lang, Text};
use triominos::time::Clock as _;

use crate::bot::{World, is_placeable, suggestion};

/// The options of a menu that are kept: enough to hear how they sound.
const OPTIONS: usize = 3;
/// The turns that are played by buttons and menus, of which each step is kept. The others are played by commands.
const BY_MENUS: usize = 3;
/// A deal by which a round from hands of five is over after eleven tiles, with a hexagon, and tiles that are drawn and fit, or do not.
const SHORT: u64 = 18284;
/// From the noon of the tests to 20:00 of the next day, which everybody types in their own words.
const UNTIL_START: i64 = 32 * 3_600_000;

/// Those who speak a language, and what they type.
struct Evening {
    lang: Lang,
    /// The server's manager, a host and a guest.
    names: [&'static str; 3],
    tournament: &'static str,
    /// Tomorrow at 20:00 UTC.
    start: &'static str,
}

/// A test a language, so that they run side by side. A language that is not here does not compile.
macro_rules! evenings {
    ($($test:ident: $lang:ident, $names:expr, $tournament:literal, $start:literal;)+) => {
        $(
            #[tokio::test(flavor = "multi_thread")]
            async fn $test() {
                let (lang, names) = (Lang::$lang, $names);
                assert_eq!(lang.tag(), stringify!($test));
                spend(Evening { lang, names, tournament: $tournament, start: $start }).await;
            }
        )+

        const _: fn(Lang) = |lang| match lang { $(Lang::$lang => (),)+ };
    };
}

evenings! {
    en: En, ["Mo", "Ada", "Bo"], "Sunday Cup", "tomorrow at 20:00 UTC";
    cs: Cs, ["Květa", "Žofie", "Jiří"], "Nedělní pohár", "zítra ve 20:00 UTC";
    de: De, ["Grete", "Jürgen", "Käthe"], "Sonntagspokal", "morgen um 20 Uhr UTC";
    es: Es, ["Lucía", "Begoña", "Íñigo"], "Copa del domingo", "mañana a las 20:00 UTC";
    fr: Fr, ["Anaïs", "Chloé", "Loïc"], "Coupe du dimanche", "demain à 20 h UTC";
    it: It, ["Chiara", "Nicolò", "Giosuè"], "Coppa della domenica", "domani alle 20:00 UTC";
    hu: Hu, ["Tünde", "Győző", "Ágnes"], "Vasárnapi kupa", "holnap 20 órakor UTC";
    nl: Nl, ["Femke", "Joëlle", "Daan"], "Zondagbeker", "morgen om 20 uur UTC";
    pl: Pl, ["Małgorzata", "Łucja", "Zbyszek"], "Niedzielny Puchar", "jutro o 20:00 UTC";
    pt: Pt, ["Inês", "João", "Conceição"], "Taça de domingo", "amanhã às 20h UTC";
    sk: Sk, ["Božena", "Ľudmila", "Andrej"], "Nedeľný pohár", "zajtra o 20:00 UTC";
}

/// What was done and said in #triominos, in its order.
struct Talk {
    world: World,
    text: &'static Text,
    names: Vec<(Snowflake, &'static str)>,
    /// True as long as pictures are told in words as well, which are much the same from one turn to the next.
    alts: bool,
    /// The messages that were kept.
    heard: BTreeSet<Snowflake>,
    page: String,
}

impl Talk {
    fn label(&self, button: Button) -> String {
        self.text.button(button)
    }

    fn name(&self, id: Snowflake) -> &'static str {
        let known = self.names.iter().find(|(known, _)| *known == id);
        known.map_or("somebody", |(_, name)| name)
    }

    fn heading(&mut self, heading: &str) {
        write!(self.page, "\n──── {heading}\n").expect("it is a string");
    }

    /// Keeps what somebody does.
    fn does(&mut self, person: &PersonIn, what: &str) {
        writeln!(self.page, "\n{} » {what}", self.name(person.id())).expect("it is a string");
    }

    /// Keeps a message as it is read: its words, those of its pictures, its buttons and its menus.
    fn keep(&mut self, message: &Message) {
        let to = |ids: &[Snowflake]| -> String {
            ids.iter().map(|id| self.name(*id)).collect::<Vec<_>>().join(", ")
        };
        let mut head = message.author_name.clone();
        if let Some(reader) = message.private_to {
            write!(head, " (only to {})", to(&[reader])).expect("a string");
        }
        if !message.pinged.is_empty() {
            write!(head, " (pings {})", to(&message.pinged)).expect("a string");
        }
        let mut lines: Vec<String> = message.content.lines().map(str::to_owned).collect();
        lines.extend(message.attachments.iter().map(|file| {
            let alt = file.alt_text.as_deref().unwrap_or("no alt text").replace('\n', " / ");
            let alt = if self.alts { format!(": {alt}") } else { String::new() };
            format!("⟨{}{alt}⟩", file.filename)
        }));
        for menu in message.menus() {
            lines.push(format!("[{} ▾]", menu.placeholder));
            lines.extend(menu.options.iter().take(OPTIONS).map(|option| {
                let detail = option.description.as_deref().unwrap_or_default();
                format!("  ▸ {}  {detail}", option.label).trim_end().to_owned()
            }));
            if menu.options.len() > OPTIONS {
                lines.push(format!("  ▸ … ({} in all)", menu.options.len()));
            }
        }
        let buttons = message.buttons().into_iter().map(|button| {
            let off = if button.disabled { " (disabled)" } else { "" };
            format!("[{}{off}]", [button.emoji.unwrap_or_default(), button.label].join(" ").trim())
        });
        let buttons: Vec<String> = buttons.collect();
        lines.extend((!buttons.is_empty()).then(|| buttons.join(" ")));
        let said: String =
            lines.iter().map(|line| format!("    {}\n", self.stable(line))).collect();
        write!(self.page, "{head}:\n{said}").expect("it is a string");
        self.heard.insert(message.id);
    }

    /// The same with names in place of ids, and with moments as a clock on the wall shows them.
    fn stable(&self, line: &str) -> String {
        let mut line = line.replace(&format!("<#{}>", self.world.channel), "#triominos");
        for (id, name) in &self.names {
            line = line.replace(&format!("<@{id}>"), &format!("@{name}"));
        }
        while let Some((before, rest)) = line.split_once("<t:") {
            let (moment, after) = rest.split_once('>').expect("a moment of Discord");
            let (seconds, style) = moment.split_once(':').expect("its style");
            let moment = Timestamp::from_second(seconds.parse().expect("a number")).expect("one");
            line = format!("{before}‹{} {style}›{after}", moment.strftime("%d %b %H:%M"));
        }
        line
    }

    /// Keeps the private answer, and as many messages as follow it. Gives the first.
    async fn hears(&mut self, answer: Interaction, followed_by: usize) -> Message {
        let first = answer.finished().await;
        assert!(first.is_private(), "everybody can see: {}", first.content);
        self.keep(&first);
        for number in 0..followed_by {
            let next = answer.followup(number).await;
            self.keep(&next);
        }
        first
    }

    /// Keeps what the channel was told since.
    async fn hears_all(&mut self) {
        self.world.all_told().await;
        for message in self.world.discord.channel(self.world.channel).messages() {
            if !self.heard.contains(&message.id) {
                self.keep(&message);
            }
        }
    }

    /// Uses a command.
    async fn asks(
        &mut self,
        person: &PersonIn,
        command: &str,
        given: &[(&str, &str)],
        followed_by: usize,
    ) -> Message {
        let typed: String =
            given.iter().map(|(option, value)| format!(" {option}: {value}")).collect();
        self.does(person, &format!("/{command}{typed}"));
        let options: Vec<_> =
            given.iter().map(|(option, value)| (*option, (*value).into())).collect();
        let answer = person.slash(command, &options).await;
        self.hears(answer, followed_by).await
    }

    /// Clicks a button that is answered privately.
    async fn clicks(
        &mut self,
        person: &PersonIn,
        message: &Message,
        button: Button,
        followed_by: usize,
    ) -> Message {
        let label = self.label(button);
        self.does(person, &format!("[{label}]"));
        let answer = person.click(message, &label).await;
        self.hears(answer, followed_by).await
    }

    /// A public message of which this is true, as it is by then.
    async fn sees(&mut self, what: &str, fits: impl Fn(&Message) -> bool) -> Message {
        let channel = self.world.discord.channel(self.world.channel);
        let all = channel.until(what, |all| all.iter().any(&fits)).await;
        let message = all.into_iter().rfind(|message| fits(message)).expect("it was there");
        self.keep(&message);
        message
    }

    /// The next board, which may be that of the end.
    async fn board(&mut self) -> Message {
        let channel = self.world.discord.channel(self.world.channel);
        let board = channel.next_message(|message| message.picture().is_some()).await;
        self.alts |= board.pinged.is_empty();
        self.keep(&board);
        board
    }

    /// Chooses from the menu that has this option.
    async fn picks(&mut self, person: &PersonIn, message: &Message, value: &str) -> Message {
        let menus = message.menus();
        let mut found =
            menus.iter().flat_map(|menu| menu.options.iter().map(move |one| (menu, one)));
        let (menu, option) =
            found.find(|(_, option)| option.value == value).expect("it is offered");
        self.does(person, &format!("▸ {}", option.label));
        let answer = person.choose(message, &menu.custom_id, &[value]).await;
        self.hears(answer, 0).await
    }

    /// Looks at the first placement of a menu, or of the buttons that stand for it.
    async fn looks_at_first(&mut self, person: &PersonIn, rack: &Message) -> Message {
        if let Some(menu) = rack.menus().first() {
            return self.picks(person, rack, &menu.options[0].value).await;
        }
        let shows = |id: &String| id.contains(":preview:");
        let button = rack.buttons().into_iter().find(|button| button.custom_id.iter().any(shows));
        let button = button.expect("a placement");
        self.does(person, &format!("[{}]", button.label));
        let answer = person.click(rack, &button.custom_id.unwrap_or_default()).await;
        self.hears(answer, 0).await
    }

    /// Tries a tile on a spot where it does not fit.
    async fn refused(&mut self, person: &PersonIn) {
        let (tile, _) = suggestion(person).await.expect("something fits");
        let given = [("tile", tile.as_str().into()), ("spot", "".into())];
        let fits = person.autocomplete("place", &given, "spot").await;
        let wrong =
            ["2", "3", "4"].into_iter().find(|spot| fits.iter().all(|one| one.value != *spot));
        let wrong = wrong.expect("it does not fit everywhere");
        self.asks(person, "place", &[("tile", &tile), ("spot", wrong)], 0).await;
    }

    /// Plays on from the own rack with buttons and menus: a placement, or drawing, or passing.
    async fn plays_from(&mut self, person: &PersonIn, mut rack: Message) {
        loop {
            if rack.button(&self.label(Button::Place)).is_some() {
                self.clicks(person, &rack, Button::Place, 0).await;
                return;
            }
            if is_placeable(&rack) {
                rack = self.looks_at_first(person, &rack).await;
                continue;
            }
            let draws = rack.button(&self.label(Button::Draw)).is_some();
            let button = if draws { Button::Draw } else { Button::Pass };
            rack = self.clicks(person, &rack, button, 0).await;
            let goes_on = rack.button(&self.label(Button::Stop)).is_some() || is_placeable(&rack);
            if !goes_on {
                return;
            }
        }
    }
}

async fn spend(evening: Evening) {
    let Evening { lang, names, tournament, start } = evening;
    let (text, world) = (Text::of(lang), World::new(SHORT).await);
    // Where Discord has no such language, the server and its people choose it.
    let locale = lang.discord_locales().first().copied();
    world.discord.home().set_locale(locale.unwrap_or("en-US"));
    let people = names.map(|name| world.discord.person(name, locale.unwrap_or("en-US")));
    let people = {
        let [manager, host, guest] = people;
        [manager.administrator(), host, guest]
    };
    let [manager, host, guest] = &people.each_ref().map(|one| one.in_channel(world.channel));
    let names = [manager, host, guest].map(PersonIn::id).into_iter().zip(names).collect();
    let mut talk =
        Talk { world, text, names, alts: true, heard: BTreeSet::new(), page: String::new() };
    let chosen = [("language", lang.native_name())];
    let chosen = if locale.is_some() { &[][..] } else { &chosen[..] };

    talk.heading("Before the game");
    for person in [manager, host, guest] {
        talk.asks(person, "preferences", chosen, 0).await;
    }
    talk.asks(manager, "settings", chosen, 0).await;
    talk.asks(guest, "help", &[], 0).await;
    let usual = Variant::from(Edition::default());
    let fewest = usual.draft(*usual.players().start());
    let topics = text.rules_by_topic(&usual, &fewest, None).len();
    talk.asks(guest, "rules", &[], topics).await;

    talk.heading("A table");
    talk.asks(host, "play", &[], 0).await;
    let join = talk.label(Button::Join);
    let lobby = talk.sees("a lobby", |message| message.button(&join).is_some()).await;
    talk.clicks(guest, &lobby, Button::Join, 0).await;
    let short = talk.clicks(host, &lobby, Button::Rules, 0).await;
    let mut rules = talk.clicks(host, &short, Button::AllRules, 0).await;
    for value in [Clause::Hand.name(), "5"] {
        rules = talk.picks(host, &rules, value).await;
    }
    talk.sees("the guest to sit", |message| {
        message.content.contains(evening.names[2]) && message.content.contains("\n- ")
    })
    .await;
    let begin = talk.label(Button::Start);
    talk.does(host, &format!("[{begin}]"));
    host.click(&lobby, &begin).await;

    talk.heading("A round");
    let mut board = talk.board().await;
    let rematch = talk.label(Button::Rematch);
    for turn in 0.. {
        let (player, waiting) = match board.pinged.as_slice() {
            [id] if *id == host.id() => (host, guest),
            [id] if *id == guest.id() => (guest, host),
            _ => break,
        };
        // The first rack of a life comes with how to play.
        let card = usize::from(turn < 2);
        if turn == 1 {
            talk.refused(player).await;
            talk.asks(waiting, "board", &[], 0).await;
            talk.asks(waiting, "draw", &[], 0).await;
        }
        talk.alts = turn < BY_MENUS;
        if turn < BY_MENUS {
            let rack = talk.clicks(player, &board, Button::Rack, card).await;
            talk.plays_from(player, rack).await;
        } else if let Some((tile, spot)) = suggestion(player).await {
            talk.asks(player, "place", &[("tile", &tile), ("spot", &spot)], 0).await;
        } else {
            let rack = talk.asks(player, "rack", &[], 0).await;
            talk.plays_from(player, rack).await;
        }
        board = talk.board().await;
    }
    assert!(board.button(&rematch).is_some(), "no end: {}", board.content);
    talk.hears_all().await;

    talk.heading("A tournament");
    let options = [("name", tournament), ("start", start)];
    talk.asks(manager, "tournament create", &options, 0).await;
    let at = format!("<t:{}:F>", (talk.world.clock.now() + UNTIL_START) / 1000);
    let sign_up = |message: &Message| message.content.contains(&at);
    let called = talk.sees("the sign-up", sign_up).await;
    talk.clicks(host, &called, Button::Join, 0).await;
    talk.asks(guest, "tournament join", &[], 0).await;
    talk.asks(guest, "tournament join", &[], 0).await;
    let signed_up =
        |message: &Message| evening.names[1..].iter().all(|name| message.content.contains(name));
    talk.sees("both to be in", |message| sign_up(message) && signed_up(message)).await;
    talk.asks(guest, "tournament leave", &[], 0).await;
    talk.sees("the guest to be out", |message| sign_up(message) && !signed_up(message)).await;
    talk.asks(host, "help", &[], 0).await;
    talk.asks(host, "tournament status", &[], 0).await;
    talk.hears_all().await;

    let Talk { world, page, .. } = talk;
    world.finish();
    if lang != Lang::En {
        for english in english() {
            assert!(!page.contains(english), "{} says: {english}", lang.tag());
        }
    }
    let mut settings = insta::Settings::new();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.set_snapshot_path(format!("snapshots/{}", lang.tag()));
    settings.bind(|| insta::assert_snapshot!("evening", page));
}

/// What stands in the English sentences between their gaps, wherever that is three words or more: enough to be English.
fn english() -> impl Iterator<Item = &'static str> {
    let lines = Lang::En.files().iter().flat_map(|file| file.lines());
    let said =
        lines.filter(|line| !line.starts_with('#')).map(|line| match line.split_once(" = ") {
            Some((key, said)) if !key.contains(' ') => said,
            _ => line.trim_start_matches([' ', '*']),
        });
    let parts = said.flat_map(|said| said.split(['{', '}'])).map(str::trim);
    let is_word = |word: &&str| word.contains(char::is_alphabetic);
    parts.filter(move |part| part.split(' ').filter(is_word).count() >= 3)
}
