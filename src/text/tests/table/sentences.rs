//! Tests of the sentences in the channel, in every language. Each test covers one part of the program.

use std::fmt::Write;

use strum::VariantArray;

use crate::ids::{ChannelId, PersonId};
use crate::league::SoloRecord;
use crate::text::tests::{FRIENDS, Step, Style, goliath_rules, play_match};
use crate::text::{
    Button, Closing, InviteRefusal, Lang, LobbyInfo, LobbyTerms, PlayerName, RatedStatus,
    ShownDeal, Text, Timing, TurnLimit, TurnMessage,
};
use triominos_rules::game::{
    Action, Blocked, Bonus, Clause, Edition, EmptyPool, Event, Hints, Length, Placed, PublicView,
    RoundEnd, Rules, Scoring, StarterRule, Tile, Variant,
};
use triominos_rules::opponent::Level;

/// The languages whose sentences are compared with snapshot files.
const SNAPSHOT_LANGS: [Lang; 2] = [Lang::En, Lang::Fr];

/// Writes a page of sentences in every language. Compares the pages of the [`SNAPSHOT_LANGS`] with the snapshot files of this name.
pub(in crate::text::tests) fn check_snapshot(
    snapshot_name: &str,
    write: impl Fn(&Text, &mut Page),
) {
    let mut settings = insta::Settings::new();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    for lang in Lang::ALL {
        let mut page = Page(String::new());
        write(Text::for_lang(lang), &mut page);
        if SNAPSHOT_LANGS.contains(&lang) {
            settings.set_snapshot_path(format!("../../snapshots/{}", lang.tag()));
            settings.bind(|| insta::assert_snapshot!(snapshot_name, page.0));
        }
    }
}

/// A page of sentences, each under a heading.
pub(in crate::text::tests) struct Page(String);

impl Page {
    /// Adds a sentence under a heading.
    pub fn add(&mut self, heading: &str, sentence: impl AsRef<str>) {
        // Isolating marks around right-to-left names are invisible, so they are written as escapes.
        let seen = |letter: char| match letter {
            '\u{2066}'..='\u{2069}' => letter.escape_unicode().to_string(),
            _ => letter.to_string(),
        };
        let sentence: String = sentence.as_ref().chars().map(seen).collect();
        writeln!(self.0, "[{heading}]\n{sentence}\n").unwrap();
    }
}

/// Parses the name of a tile, such as `3-4-5`.
pub(in crate::text::tests) fn parse_tile(name: &str) -> Tile {
    name.parse().unwrap()
}

/// Returns the proof of a round's deal. If `is_round_over` is true, it contains the seed.
fn shown_deal(round: u32, is_round_over: bool) -> ShownDeal {
    ShownDeal { round, hash: "c0ffee".to_owned(), seed: is_round_over.then(|| "5eed".to_owned()) }
}

/// Returns the message in the channel about a turn. It mentions `mentioned_person`, if given.
fn message_about_turn(
    text: &Text,
    view: &PublicView,
    events: &[Event],
    mentioned_person: Option<PersonId>,
) -> String {
    let names = &FRIENDS[..view.seats.len()];
    let timing = Timing::default();
    let commitment = Some("c0ffee");
    text.turn_message(&TurnMessage {
        names,
        view,
        events,
        call: mentioned_person,
        timing,
        commitment,
        highlight: None,
    })
}

/// Returns the first step, in matches with increasing seeds, for which `is_wanted` returns `true`.
pub(in crate::text::tests) fn first_step(
    players: usize,
    style: Style,
    is_wanted: impl Fn(&Step) -> bool,
) -> Step {
    (0..=u8::MAX)
        .flat_map(|seed| play_match(goliath_rules(players), players, seed, style).steps)
        .find(is_wanted)
        .expect("no match has such a step")
}

/// Returns `true` if `is_wanted` returns `true` for one of the step's events.
pub(in crate::text::tests) fn has_event(step: &Step, is_wanted: impl Fn(&Event) -> bool) -> bool {
    step.events.iter().any(is_wanted)
}

/// Returns the number of draws in a step.
pub(in crate::text::tests) fn count_draws(step: &Step) -> usize {
    step.events.iter().filter(|event| matches!(event, Event::Drew { .. })).count()
}

/// Returns `true` if a placement of the step completes this shape.
pub(in crate::text::tests) fn makes_shape(step: &Step, shape: Bonus) -> bool {
    has_event(step, |event| matches!(event, Event::Placed(Placed { bonus, .. }) if *bonus == shape))
}

/// Returns `true` if the round ends in the step for this reason.
pub(in crate::text::tests) fn ends_round(step: &Step, reason: RoundEnd) -> bool {
    has_event(
        step,
        |event| matches!(event, Event::RoundEnded { reason: ended, .. } if *ended == reason),
    )
}

/// Returns `true` if a player's turn ends in the step because they have drawn and no tile fits.
pub(in crate::text::tests) fn is_turn_ended_after_draws(step: &Step) -> bool {
    has_event(step, |event| matches!(event, Event::Stuck { .. }))
}

/// Returns a view in the middle of a match. `change_rules` has changed the rules of the match.
pub(in crate::text::tests) fn view_with_changed_rules(
    change_rules: impl Fn(&mut Rules),
) -> PublicView {
    let step = first_step(3, Style::Best, |step| step.after.public_view().placements.len() == 9);
    let mut view = step.after.public_view();
    change_rules(&mut view.rules);
    view
}

#[test]
fn openings_match_their_snapshots() {
    let rules = Edition::Goliath.into();
    let people = [PersonId::new(42), PersonId::new(43)];
    check_snapshot("opening", |text, page| {
        let lobby = |seats, terms| LobbyInfo {
            host: PlayerName::Person("Ada"),
            rules: &rules,
            seats,
            hints: Hints::Full,
            level: None,
            clock: None,
            stand_ins: false,
            terms,
            expires_unix: 1_800_000_000,
        };
        for asked in [1, 2] {
            let terms = LobbyTerms {
                seats: Some(3),
                counts: RatedStatus::Friendly { hints: true },
                rated_proposal: (asked == 2).then_some((FRIENDS[0], &people[..2])),
                thread: true,
                invited: &people[..asked],
                declined: &FRIENDS[1..=asked],
            };
            page.add(&format!("{asked} asked"), text.lobby_message(&lobby(&FRIENDS[..1], terms)));
        }
        let counts = [
            RatedStatus::Rated,
            RatedStatus::RatedOfTwo,
            RatedStatus::Friendly { hints: true },
            RatedStatus::Friendly { hints: false },
            RatedStatus::ComputersPlay,
            RatedStatus::ChangedRules,
            RatedStatus::Direct,
        ];
        for counts in counts {
            page.add(&format!("{counts:?}"), text.rated_line(counts));
        }
        let terms = LobbyTerms { counts: RatedStatus::Direct, ..LobbyTerms::default() };
        page.add("in direct messages", text.lobby_message(&lobby(&FRIENDS[..1], terms)));
        page.add("at the end", text.friendly_match_note());
        let (bo, no) = (FRIENDS[1], None::<&PlayerName<'_>>);
        let counts = RatedStatus::Rated;
        page.add(
            "settings, to the host",
            text.table_settings(4, Some(TurnLimit::Days(1)), counts, true, Some(&bo), true),
        );
        page.add("to others", text.table_settings(1, None, counts, false, Some(&bo), false));
        page.add("in a match", text.table_settings(4, None, counts, false, no, false));
        let menus = [
            text.choose_seat_count_placeholder(),
            text.at_most_seats(1),
            text.at_most_seats(4),
            text.choose_seat_to_free_placeholder(),
            text.option_to_free_seat(&bo),
            text.withdraw_invitation_option(&bo),
            text.new_host_placeholder(),
            text.new_host_option(&bo),
        ];
        page.add("menus", menus.join("\n"));
        let defaults = text.table_defaults(Edition::Kids, None, None, false, false);
        page.add("defaults", defaults);
        let (three, limit) = (Clause::Match.find_value("rounds-3"), Some(TurnLimit::Days(2)));
        page.add("all chosen", text.table_defaults(Edition::Goliath, three, limit, true, true));
        page.add("begun in a thread", text.match_continues_in(ChannelId::new(44)));
        page.add("the thread", text.match_thread_name(&bo));
        page.add("no thread", text.match_stays_in_channel());
        page.add("board", text.board_posted());
        page.add("opened", text.opened_and_invited());
        page.add("declined", text.you_declined_invitation());
        page.add("started without", text.started_without_invited_people(&people));
        for held in [1, 2] {
            page.add("held", text.seats_are_reserved(held));
        }
        page.add("not invited", text.not_invited());
        page.add("not there", text.chosen_player_left());
        for (least, most) in [(1, 1), (2, 6)] {
            page.add("no such seats", text.invalid_seat_count(least, most));
        }
        let refusals = [
            InviteRefusal::Unreadable("@Bo *and* co"),
            InviteRefusal::Oneself,
            InviteRefusal::Bot(people[0]),
            InviteRefusal::Stranger(people[0]),
            InviteRefusal::TooMany { room: 0 },
            InviteRefusal::TooMany { room: 1 },
            InviteRefusal::TooMany { room: 3 },
            InviteRefusal::Silent(people[0]),
            InviteRefusal::Before(people[0], 1_800_000_000),
            InviteRefusal::TooOften(1_800_000_000),
        ];
        for refusal in refusals {
            page.add(&format!("{refusal:?}"), text.invite_refusal(refusal));
        }
    });
}

#[test]
fn lobbies_match_their_snapshots() {
    let placed = first_step(3, Style::Best, |step| makes_shape(step, Bonus::Bridge));
    let rules = Edition::Goliath.into();
    let changed = Variant::from(Edition::Kids)
        .with_change(Clause::Match.find_value("rounds-3").unwrap())
        .with_change(Clause::Hand.find_value("8").unwrap());
    check_snapshot("lobby", |text, page| {
        let info = |seats, hints| LobbyInfo {
            host: PlayerName::Person("Ada"),
            rules: &rules,
            seats,
            hints,
            level: None,
            stand_ins: false,
            clock: None,
            terms: LobbyTerms::default(),
            expires_unix: 1_800_000_000,
        };
        page.add("one", text.lobby_message(&info(&FRIENDS[..1], Hints::Legal)));
        let three = info(&FRIENDS[..3], Hints::Full);
        page.add("three", text.lobby_message(&three));
        for level in Level::ALL {
            let lobby = LobbyInfo { level: Some(level), stand_ins: level.is_default(), ..three };
            page.add(&format!("computers: {}", level.name()), text.lobby_message(&lobby));
            page.add(
                "in the menu",
                text.level_option_label(level) + "\n" + &text.level_description(level),
            );
        }
        page.add("the menu of levels", text.choose_level_placeholder());
        page.add(
            "with Magpie",
            text.add_magpie_computer_option() + "\n" + &text.magpie_computer_description(),
        );
        page.add("without Magpie", text.remove_magpie_computer_option());
        let record = SoloRecord {
            edition: Edition::Goliath,
            level: "normal".to_owned(),
            matches: 5,
            wins: 3,
            best: Some(231),
            streak: 2,
        };
        page.add("a record against computers", text.solo_record_line(&record));
        page.add("the next level", text.next_level_button(Level::Hard));
        let magpie = [FRIENDS[0], PlayerName::Computer(248)];
        page.add("a table with Magpie", text.lobby_message(&info(&magpie, Hints::Full)));
        let other = |seats| LobbyInfo { rules: &changed, ..info(seats, Hints::None) };
        page.add("changed rules, too few", text.lobby_message(&other(&FRIENDS[..1])));
        page.add("changed rules", text.lobby_message(&other(&FRIENDS[..2])));
        page.add("begun", text.lobby_replacement_after_start());
        let closings = [
            Closing::Host(FRIENDS[0]),
            Closing::Moderator(Some("Mo_d")),
            Closing::Moderator(None),
            Closing::Vote,
            Closing::Expired,
            Closing::Deserted,
            Closing::Tournament(None),
        ];
        let view = view_with_changed_rules(|_| ());
        for closing in closings {
            page.add(&format!("closed: {closing:?}"), text.lobby_closed(&closing));
            let stood = Some((&view, &FRIENDS[..3]));
            page.add(
                &format!("ended: {closing:?}"),
                text.match_closed_early(&closing, stood, &[], &[]),
            );
        }
        page.add("ended in the dark", text.match_closed_early(&Closing::Vote, None, &[], &[]));
        let stood = Some((&view, &FRIENDS[..3]));
        page.add(
            "ended and lost",
            text.match_closed_early(&Closing::Vote, stood, &FRIENDS[1..3], &[]),
        );
        let (then, names) = (placed.after.public_view(), &FRIENDS[..3]);
        let stood = Some((&then, names));
        let closed_early =
            text.match_closed_early(&Closing::Host(FRIENDS[0]), stood, &[], &placed.events);
        page.add("ended, and a turn was not told", closed_early);
        page.add("seat taken", text.note_player_left(&FRIENDS[1], &FRIENDS[2], false));
        let for_now = text.note_player_left(&FRIENDS[1], &FRIENDS[2], true);
        page.add("seat taken, for now", for_now);
        page.add("stood in", text.note_computer_replaced(&FRIENDS[1], &FRIENDS[2]));
        page.add("no-show", text.note_no_show(&FRIENDS[1]));
        page.add("vote", text.note_end_vote(&FRIENDS[1], 2, 3, &[]));
        page.add("first vote", text.note_end_vote(&FRIENDS[1], 1, 2, &[PersonId::new(7)]));
        for button in Button::VARIANTS.iter().copied() {
            page.add(&format!("button {button:?}"), text.button_label(button));
        }
        page.add("button of the host", text.start_button_label(&FRIENDS[1]));
    });
}

#[test]
fn turns_match_their_snapshots() {
    let plain = first_step(3, Style::Best, |step| {
        makes_shape(step, Bonus::None)
            && step.events.len() == 1
            && !step.before.public.moves.is_empty()
    });
    let drawn = first_step(3, Style::Best, |step| {
        count_draws(step) == 2 && step.after.turn() == Some(step.seat)
    });
    let (mut all, placed) = {
        let seat = drawn.seat;
        let mut game = drawn.after.clone();
        let choice = game.player_view(seat).unwrap().choices[0];
        let events = game.act(seat, Action::Place(choice.pick())).unwrap();
        (drawn.events.clone(), (events, game))
    };
    all.extend(placed.0);
    let bridge = first_step(3, Style::Best, |step| makes_shape(step, Bonus::Bridge));
    let hexagon = first_step(3, Style::Best, |step| makes_shape(step, Bonus::Hexagon));
    let stuck = first_step(3, Style::Best, is_turn_ended_after_draws);
    let passed = first_step(3, Style::Best, |step| {
        has_event(step, |event| matches!(event, Event::Passed { .. }))
            && step.after.turn().is_some()
    });
    let out = first_step(3, Style::Best, |step| ends_round(step, RoundEnd::Out));
    let blocked = first_step(4, Style::Best, |step| ends_round(step, RoundEnd::Blocked));
    let alone = first_step(1, Style::Best, |step| ends_round(step, RoundEnd::Out));
    let (two, four) = (
        play_match(goliath_rules(2), 2, 7, Style::Best),
        play_match(goliath_rules(4), 4, 3, Style::Best),
    );
    let solo = play_match(goliath_rules(1), 1, 7, Style::Best);
    check_snapshot("turn", |text, page| {
        for (name, played) in [("two", &two), ("four", &four), ("one", &solo)] {
            let view = played.begun.public_view();
            let events = std::slice::from_ref(&played.start);
            page.add(
                &format!("start of {name}"),
                message_about_turn(text, &view, events, Some(PersonId::new(42))),
            );
        }
        for (name, step) in [
            ("placed", &plain),
            ("bridge", &bridge),
            ("hexagon", &hexagon),
            ("in the middle of drawing", &drawn),
            ("stuck", &stuck),
            ("passed", &passed),
            ("out", &out),
            ("blocked", &blocked),
            ("alone", &alone),
        ] {
            let view = step.after.public_view();
            page.add(name, message_about_turn(text, &view, &step.events, Some(PersonId::new(42))));
        }
        page.add("drew and placed", message_about_turn(text, &placed.1.public_view(), &all, None));
    });
}

#[test]
fn rounds_under_other_rules_match_their_snapshots() {
    let out = |points| Event::RoundEnded { reason: RoundEnd::Out, points };
    let blocked = |points| Event::RoundEnded { reason: RoundEnd::Blocked, points };
    let won = |winners| Event::MatchEnded { winners };
    check_snapshot("rules", |text, page| {
        let mut say = |name: &str, view: &PublicView, events: &[Event]| {
            page.add(name, message_about_turn(text, view, events, None));
        };
        let casual = view_with_changed_rules(|rules| rules.scoring = Scoring::None);
        say("casual: out", &casual, &[out(vec![0, 0, 0])]);
        say("casual: blocked", &casual, &[blocked(vec![0, 0, 0])]);
        let over = PublicView { turn: None, winners: Some(vec![1]), ..casual.clone() };
        say("casual: won", &over, &[won(vec![1])]);
        say("casual: nobody", &over, &[won(vec![])]);
        let kids = view_with_changed_rules(|rules| rules.scoring = Scoring::Kids);
        say("kids: out", &kids, &[out(vec![0, 5, 0])]);
        say("kids: blocked", &kids, &[blocked(vec![0, 0, 0])]);
        let lowest = view_with_changed_rules(|rules| rules.blocked = Blocked::LowestTakes);
        say("lowest takes", &lowest, &[blocked(vec![0, 31, 0])]);
        let differences =
            view_with_changed_rules(|rules| rules.blocked = Blocked::LowestTakesDifferences);
        say("lowest takes differences", &differences, &[blocked(vec![0, 31, 0])]);
        let shown = |mut view: PublicView, left: [&str; 3]| {
            view.seats.iter_mut().zip(left).for_each(|(held, left)| {
                let tiles = left.split_whitespace().map(|tile| tile.parse::<Tile>().unwrap());
                held.left = Some(tiles.collect());
            });
            view
        };
        let seen = shown(lowest, ["5-5-5 0-0-5", "4-5-5", "5-5-5 0-5-5"]);
        say("lowest takes, racks shown", &seen, &[blocked(vec![0, 31, 0])]);
        let seen = shown(differences, ["5-5-5 0-0-5", "4-5-5", "5-5-5 0-5-5"]);
        say("lowest takes differences, racks shown", &seen, &[blocked(vec![0, 17, 0])]);
        let seen = shown(view_with_changed_rules(|_| ()), ["5-5-5 0-0-5", "", "5-5-5 0-5-5"]);
        say("out, racks shown", &seen, &[out(vec![0, 70, 0])]);
        let free = view_with_changed_rules(|rules| rules.going_out_bonus = 0);
        say("out for the tiles alone", &free, &[out(vec![0, 31, 0])]);
        say("out for nothing", &free, &[out(vec![0, 0, 0])]);
        let fewest = view_with_changed_rules(|rules| rules.blocked = Blocked::FewestTilesTakes);
        say("fewest takes", &fewest, &[blocked(vec![0, 31, 0])]);
        let last = PublicView { last_round: Some(1), ..view_with_changed_rules(|_| ()) };
        say("last round", &last, &[]);
        let between = |view: &PublicView| PublicView {
            turn: None,
            winners: None,
            round_ended: Some(RoundEnd::Out),
            ..view.clone()
        };
        let seen = shown(view_with_changed_rules(|_| ()), ["5-5-5 0-0-5", "", "5-5-5 0-5-5"]);
        say("between two rounds", &between(&seen), &[out(vec![0, 70, 0])]);
        let agreed = shown(
            view_with_changed_rules(|rules| rules.length = Length::Rounds { limit: 5 }),
            ["5-5-5 0-0-5", "", "5-5-5 0-5-5"],
        );
        say("between two rounds of five", &between(&agreed), &[out(vec![0, 70, 0])]);
        let casual = view_with_changed_rules(|rules| rules.scoring = Scoring::None);
        let seen = shown(casual, ["5-5-5 0-0-5", "", "5-5-5 0-5-5"]);
        say("between two rounds, casual", &between(&seen), &[out(vec![0, 0, 0])]);
        let tied =
            PublicView { turn: None, winners: Some(vec![0, 1]), ..view_with_changed_rules(|_| ()) };
        say("tied", &tied, &[won(vec![0, 1])]);
        let dropping = view_with_changed_rules(|rules| rules.empty_pool = EmptyPool::DropOut);
        let mut dropped = dropping.clone();
        dropped.seats[0].dropped = true;
        say("somebody is out of the round", &dropped, &[]);
        page.add(
            "board, somebody is out of the round",
            text.board_message(&dropped, &FRIENDS[..3]),
        );
        page.add("alt, somebody is out of the round", text.alt_board(&dropped, &FRIENDS[..3]));
        let mut say = |name: &str, view: &PublicView, events: &[Event]| {
            page.add(name, message_about_turn(text, view, events, None));
        };
        let drew = Event::Drew { seat: 0, tile: parse_tile("0-0-0"), points: -5 };
        let passed = Event::Passed { seat: 0, points: 0 };
        say("dropped out", &dropping, std::slice::from_ref(&passed));
        say("drew, dropped out", &dropping, &[drew.clone(), passed.clone()]);
        say("drew, passed", &view_with_changed_rules(|_| ()), &[drew, passed]);
        for starter in [StarterRule::HighestTriple, StarterRule::Lot] {
            let rules = Rules { starter, ..goliath_rules(3) };
            let played = play_match(rules, 3, 1, Style::Best);
            let view = played.begun.public_view();
            say(&format!("{starter:?}"), &view, std::slice::from_ref(&played.start));
        }
        let mut second = play_match(goliath_rules(2), 2, 1, Style::Best).start;
        if let Event::RoundStarted { round, .. } = &mut second {
            *round = 2;
        }
        let view = PublicView {
            seats: view_with_changed_rules(|_| ()).seats[..2].to_vec(),
            ..view_with_changed_rules(|_| ())
        };
        say("second round", &view, &[second]);
        page.add(
            "proof under way",
            text.deal_verification_messages(&[shown_deal(1, false), shown_deal(2, false)])
                .join("\n"),
        );
        page.add("proof", text.deal_verification_messages(&[shown_deal(1, true)]).join("\n"));
    });
}
