//! A snapshot of the same conversations in every language. A speaker of the language can read `snapshots/<tag>/evening.snap` from
//! top to bottom, and find sentences that are correct alone but sound wrong in their context.

use discord_stand_in::people::{Message, PersonIn};
use triominos::text::{Button, Lang, Text};
use triominos::time::Clock as _;
use triominos_rules::game::{Clause, Edition, Variant};

use crate::support::bot::World;
use crate::support::talk::Talk;
use crate::support::turns::suggested_tile_and_spot;

/// The number of turns that are played with buttons and menus. The snapshot contains every step of these turns. The other turns are
/// played with commands.
const BY_MENUS: usize = 3;
/// The seed of a short round: with five tiles for each player, it is over after eleven placements. It has a hexagon, a drawn tile
/// that fits, and a drawn tile that does not fit.
const SHORT_ROUND: u64 = 18284;
/// The time from the start of the test, 12:00, to the start of the tournament at 20:00 of the next day, in milliseconds.
const UNTIL_START: i64 = 32 * 3_600_000;

/// The language of a snapshot, with the names of its people and the texts that they type.
struct Evening {
    lang: Lang,
    /// The names of the server's manager, a host and a guest.
    names: [&'static str; 3],
    tournament: &'static str,
    /// “Tomorrow at 20:00 UTC” in this language.
    start: &'static str,
}

/// Defines one test for each language, so that the tests run in parallel. A missing language is a compile error.
macro_rules! evenings {
    ($($test:ident: $lang:ident, $names:expr, $tournament:literal, $start:literal;)+) => {
        $(
            #[tokio::test(flavor = "multi_thread")]
            async fn $test() {
                let (lang, names) = (Lang::$lang, $names);
                assert_eq!(lang.tag(), stringify!($test));
                play_evening_and_compare_record(Evening { lang, names, tournament: $tournament, start: $start }).await;
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

/// Plays the conversations of an evening in a language, and compares their record with the snapshot of this language.
async fn play_evening_and_compare_record(evening: Evening) {
    let Evening { lang, names, tournament, start } = evening;
    let (text, world) = (Text::for_lang(lang), World::new(SHORT_ROUND).await);
    // If Discord does not offer the language, the server and the people choose it in the settings.
    let locale = lang.discord_locales().first().copied();
    world.discord.home().set_locale(locale.unwrap_or("en-US"));
    let people = names.map(|name| world.discord.add_person(name, locale.unwrap_or("en-US")));
    let people = {
        let [manager, host, guest] = people;
        [manager.with_administrator_permission(), host, guest]
    };
    let [manager, host, guest] = &people.each_ref().map(|one| one.in_channel(world.channel));
    let names = [manager, host, guest].map(PersonIn::id).into_iter().zip(names).collect();
    let mut talk = Talk::new(world, text, names);
    let chosen = [("language", lang.native_name())];
    let chosen = if locale.is_some() { &[][..] } else { &chosen[..] };

    talk.add_heading("Before the game");
    let asking = if locale.is_some() { &[guest][..] } else { &[manager, host, guest] };
    for person in asking {
        talk.use_command(person, "preferences", chosen, 0).await;
    }
    talk.use_command(manager, "settings", chosen, 0).await;
    talk.use_command(guest, "help", &[], 0).await;
    // The topics of the full rules follow in further messages.
    let usual = Variant::from(Edition::default());
    let fewest = usual.unchecked_rules(*usual.allowed_player_counts().start());
    let topics = text.rules_by_topic(&usual, &fewest, None).len();
    talk.use_command(guest, "rules", &[], topics).await;

    talk.add_heading("A table");
    talk.use_command(host, "play", &[], 0).await;
    let join = talk.button_label(Button::Join);
    let lobby = talk.wait_for_message("a lobby", |message| message.button(&join).is_some()).await;
    talk.click(guest, &lobby, Button::Join, 0).await;
    let short = talk.click(host, &lobby, Button::Rules, 0).await;
    let mut rules = talk.click(host, &short, Button::AllRules, 0).await;
    // With five tiles for each player, the round takes a third of the time.
    for value in [Clause::Hand.name(), "5"] {
        rules = talk.choose_option(host, &rules, value).await;
    }
    // The lobby lists the changed rule.
    talk.wait_for_message("the guest to sit", |message| {
        message.content.contains(evening.names[2]) && message.content.contains("\n- ")
    })
    .await;
    let begin = talk.button_label(Button::Start);
    talk.record_action(host, &format!("[{begin}]"));
    host.click(&lobby, &begin).await;

    talk.add_heading("A round");
    let mut board = talk.wait_for_board().await;
    let rematch = talk.button_label(Button::Rematch);
    for turn in 0.. {
        let (player, waiting) = match board.pinged.as_slice() {
            [id] if *id == host.id() => (host, guest),
            [id] if *id == guest.id() => (guest, host),
            _ => break,
        };
        // A person's first rack is followed by a card that explains the game.
        let card = usize::from(turn < 2);
        if turn == 1 {
            talk.place_illegally(player).await;
            talk.use_command(waiting, "board", &[], 0).await;
            talk.use_command(waiting, "draw", &[], 0).await;
        }
        talk.alts = turn < BY_MENUS;
        if turn < BY_MENUS {
            let rack = talk.click(player, &board, Button::Rack, card).await;
            talk.play_from_rack(player, rack).await;
        } else if let Some((tile, spot)) = suggested_tile_and_spot(player).await {
            talk.use_command(player, "place", &[("tile", &tile), ("spot", &spot)], 0).await;
        } else {
            let rack = talk.use_command(player, "rack", &[], 0).await;
            talk.play_from_rack(player, rack).await;
        }
        board = talk.wait_for_board().await;
    }
    assert!(board.button(&rematch).is_some(), "the match has not ended: {}", board.content);
    talk.record_new_messages().await;

    talk.add_heading("A tournament");
    let options = [("name", tournament), ("start", start)];
    talk.use_command(manager, "tournament create", &options, 0).await;
    let at = format!("<t:{}:F>", (talk.world.clock.now() + UNTIL_START) / 1000);
    let sign_up = |message: &Message| message.content.contains(&at);
    let called = talk.wait_for_message("the sign-up", sign_up).await;
    talk.click(host, &called, Button::Join, 0).await;
    talk.use_command(guest, "tournament join", &[], 0).await;
    talk.use_command(guest, "tournament join", &[], 0).await;
    let signed_up =
        |message: &Message| evening.names[1..].iter().all(|name| message.content.contains(name));
    talk.wait_for_message("both to be in", |message| sign_up(message) && signed_up(message)).await;
    talk.use_command(guest, "tournament leave", &[], 0).await;
    talk.wait_for_message("the guest to be out", |message| sign_up(message) && !signed_up(message))
        .await;
    talk.use_command(host, "help", &[], 0).await;
    talk.use_command(host, "tournament status", &[], 0).await;
    talk.record_new_messages().await;

    let Talk { world, page, .. } = talk;
    world.finish_without_refusals();
    if lang != Lang::En {
        for english in english_sentences() {
            assert!(!page.contains(english), "{} says: {english}", lang.tag());
        }
    }
    let mut settings = insta::Settings::new();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.set_snapshot_path(format!("snapshots/{}", lang.tag()));
    settings.bind(|| insta::assert_snapshot!("evening", page));
}

/// Splits all English texts at their placeholders, and returns the parts that have at least three words. No such part may occur in
/// the texts of another language.
fn english_sentences() -> impl Iterator<Item = &'static str> {
    let lines = Lang::En.fluent_sources().iter().flat_map(|file| file.lines());
    let said =
        lines.filter(|line| !line.starts_with('#')).map(|line| match line.split_once(" = ") {
            Some((key, said)) if !key.contains(' ') => said,
            _ => line.trim_start_matches([' ', '*']),
        });
    let parts = said.flat_map(|said| said.split(['{', '}'])).map(str::trim);
    let is_word = |word: &&str| word.contains(char::is_alphabetic);
    parts.filter(move |part| part.split(' ').filter(is_word).count() >= 3)
}
