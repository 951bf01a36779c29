//! One evening in every language, kept as it was said: somebody who reads the language reads `snapshots/<tag>/evening.snap` from top
//! to bottom as a conversation, and finds there what sounds wrong in its place although each sentence alone is fine.

use discord_stand_in::people::{Message, PersonIn};
use triominos::text::{Button, Lang, Text};
use triominos::time::Clock as _;
use triominos_rules::game::{Clause, Edition, Variant};

use crate::support::bot::World;
use crate::support::talk::Talk;
use crate::support::turns::suggestion;

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
    let mut talk = Talk::new(world, text, names);
    let chosen = [("language", lang.native_name())];
    let chosen = if locale.is_some() { &[][..] } else { &chosen[..] };

    talk.heading("Before the game");
    let asking = if locale.is_some() { &[guest][..] } else { &[manager, host, guest] };
    for person in asking {
        talk.asks(person, "preferences", chosen, 0).await;
    }
    talk.asks(manager, "settings", chosen, 0).await;
    talk.asks(guest, "help", &[], 0).await;
    // What the rules in short have no room for follows in further messages.
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
    // Five tiles each: a round from nine would take three times as long.
    for value in [Clause::Hand.name(), "5"] {
        rules = talk.picks(host, &rules, value).await;
    }
    // The lobby tells of a changed rule in a list.
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
