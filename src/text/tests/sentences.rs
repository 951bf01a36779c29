//! The sentences of the channel as people read them, surface by surface, in every language.

use std::fmt::Write;

use strum::VariantArray;

use super::{FRIENDS, Step, Style, goliath, play};
use crate::game::{
    Action, Blocked, Bonus, Clause, Edition, EmptyPool, Event, Placed, PublicView, RoundEnd, Rules,
    Scoring, StarterRule, Tile, Variant,
};
use crate::ids::PersonId;
use crate::opponent::Level;
use crate::text::{Button, Closing, Lang, LobbyInfo, Text, Timing, Told, Who};

/// Checks what is written for every language against its file.
pub(super) fn snapshot(surface: &str, write: impl Fn(&Text, &mut Page)) {
    let mut settings = insta::Settings::new();
    settings.set_snapshot_path("../snapshots");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    for lang in Lang::ALL {
        let mut page = Page(String::new());
        write(Text::of(lang), &mut page);
        settings.bind(|| insta::assert_snapshot!(format!("{surface}.{}", lang.tag()), page.0));
    }
}

/// Sentences under headings.
pub(super) struct Page(String);

impl Page {
    pub fn say(&mut self, heading: &str, sentence: impl AsRef<str>) {
        // Nobody would see the marks around names that run from right to left.
        let seen = |letter: char| match letter {
            '\u{2066}'..='\u{2069}' => letter.escape_unicode().to_string(),
            _ => letter.to_string(),
        };
        let sentence: String = sentence.as_ref().chars().map(seen).collect();
        writeln!(self.0, "[{heading}]\n{sentence}\n").unwrap();
    }
}

pub(super) fn tile(name: &str) -> Tile {
    name.parse().unwrap()
}

fn turn(text: &Text, view: &PublicView, events: &[Event], call: Option<PersonId>) -> String {
    let seeds = [String::from("5eed")];
    let names = &FRIENDS[..view.seats.len()];
    let timing = Timing::default();
    let commitment = Some("c0ffee");
    text.turn(&Told { names, view, events, call, timing, commitment, seeds: &seeds })
}

/// The first step of some match that is as wanted.
pub(super) fn step(players: usize, style: Style, wanted: impl Fn(&Step) -> bool) -> Step {
    (0..=u8::MAX)
        .flat_map(|seed| play(goliath(players), players, seed, style).steps)
        .find(wanted)
        .expect("no match has such a step")
}

pub(super) fn has(step: &Step, wanted: impl Fn(&Event) -> bool) -> bool {
    step.events.iter().any(wanted)
}

pub(super) fn draws(step: &Step) -> usize {
    step.events.iter().filter(|event| matches!(event, Event::Drew { .. })).count()
}

pub(super) fn makes(step: &Step, wanted: Bonus) -> bool {
    has(step, |event| matches!(event, Event::Placed(Placed { bonus, .. }) if *bonus == wanted))
}

pub(super) fn ends(step: &Step, wanted: RoundEnd) -> bool {
    has(step, |event| matches!(event, Event::RoundEnded { reason, .. } if *reason == wanted))
}

pub(super) fn is_stuck(step: &Step) -> bool {
    has(step, |event| matches!(event, Event::Stuck { .. }))
}

/// A match in the middle, with the rules changed.
pub(super) fn under(change: impl Fn(&mut Rules)) -> PublicView {
    let step = step(3, Style::Best, |step| step.after.public_view().placements.len() == 9);
    let mut view = step.after.public_view();
    change(&mut view.rules);
    view
}

#[test]
fn lobby() {
    let rules = Edition::Goliath.into();
    let changed = Variant::from(Edition::Kids)
        .with(Clause::Match.value("rounds-3").unwrap())
        .with(Clause::Hand.value("8").unwrap());
    snapshot("lobby", |text, page| {
        let info = |seats, hints| LobbyInfo {
            host: Who::Person("Ada"),
            rules: &rules,
            seats,
            hints,
            level: None,
            clock: None,
            expires_unix: 1_800_000_000,
        };
        page.say("one", text.lobby(&info(&FRIENDS[..1], false)));
        let three = info(&FRIENDS[..3], true);
        page.say("three", text.lobby(&three));
        for level in Level::ALL {
            let lobby = LobbyInfo { level: Some(level), ..three };
            page.say(&format!("computers: {}", level.name()), text.lobby(&lobby));
            page.say("in the menu", text.level_is(level) + "\n" + &text.level_description(level));
        }
        page.say("the menu of levels", text.choose_level_placeholder());
        let other = |seats| LobbyInfo { rules: &changed, ..info(seats, true) };
        page.say("changed rules, too few", text.lobby(&other(&FRIENDS[..1])));
        page.say("changed rules", text.lobby(&other(&FRIENDS[..2])));
        page.say("begun", text.lobby_begun());
        let closings = [
            Closing::Host(FRIENDS[0]),
            Closing::Moderator(Some("Mo_d")),
            Closing::Moderator(None),
            Closing::Vote,
            Closing::Expired,
            Closing::Deserted,
            Closing::Tournament,
        ];
        let view = under(|_| ());
        for closing in closings {
            page.say(&format!("closed: {closing:?}"), text.lobby_closed(&closing));
            let stood = Some((&view, &FRIENDS[..3]));
            page.say(&format!("ended: {closing:?}"), text.closed(&closing, stood, &[]));
        }
        page.say("ended in the dark", text.closed(&Closing::Vote, None, &[]));
        let stood = Some((&view, &FRIENDS[..3]));
        page.say("ended and lost", text.closed(&Closing::Vote, stood, &FRIENDS[1..3]));
        page.say("seat taken", text.note_seat_taken(&FRIENDS[1], &FRIENDS[2]));
        page.say("no-show", text.note_no_show(&FRIENDS[1], &FRIENDS[2]));
        page.say("vote", text.note_end_vote(&FRIENDS[1], 1, 3));
        for button in Button::VARIANTS.iter().copied() {
            page.say(&format!("button {button:?}"), text.button(button));
        }
    });
}

#[test]
fn turns() {
    let plain = step(3, Style::Best, |step| {
        makes(step, Bonus::None) && step.events.len() == 1 && !step.before.public.moves.is_empty()
    });
    let drawn =
        step(3, Style::Best, |step| draws(step) == 2 && step.after.turn() == Some(step.seat));
    let (mut all, placed) = {
        let seat = drawn.seat;
        let mut game = drawn.after.clone();
        let choice = game.player_view(seat).unwrap().choices[0];
        let events = game.act(seat, Action::Place(choice.pick())).unwrap();
        (drawn.events.clone(), (events, game))
    };
    all.extend(placed.0);
    let bridge = step(3, Style::Best, |step| makes(step, Bonus::Bridge));
    let hexagon = step(3, Style::Best, |step| makes(step, Bonus::Hexagon));
    let stuck = step(3, Style::Best, is_stuck);
    let passed = step(3, Style::Best, |step| {
        has(step, |event| matches!(event, Event::Passed { .. })) && step.after.turn().is_some()
    });
    let out = step(3, Style::Best, |step| ends(step, RoundEnd::Out));
    let blocked = step(4, Style::Best, |step| ends(step, RoundEnd::Blocked));
    let alone = step(1, Style::Best, |step| ends(step, RoundEnd::Out));
    let (two, four) = (play(goliath(2), 2, 7, Style::Best), play(goliath(4), 4, 3, Style::Best));
    let solo = play(goliath(1), 1, 7, Style::Best);
    snapshot("turn", |text, page| {
        for (name, played) in [("two", &two), ("four", &four), ("one", &solo)] {
            let view = played.begun.public_view();
            let events = std::slice::from_ref(&played.start);
            page.say(
                &format!("start of {name}"),
                turn(text, &view, events, Some(PersonId::new(42))),
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
            page.say(name, turn(text, &view, &step.events, Some(PersonId::new(42))));
        }
        page.say("drew and placed", turn(text, &placed.1.public_view(), &all, None));
    });
}

#[test]
fn rounds_under_other_rules() {
    let out = |points| Event::RoundEnded { reason: RoundEnd::Out, points };
    let blocked = |points| Event::RoundEnded { reason: RoundEnd::Blocked, points };
    let won = |winners| Event::MatchEnded { winners };
    snapshot("rules", |text, page| {
        let mut say = |name: &str, view: &PublicView, events: &[Event]| {
            page.say(name, turn(text, view, events, None));
        };
        let casual = under(|rules| rules.scoring = Scoring::None);
        say("casual: out", &casual, &[out(vec![0, 0, 0])]);
        say("casual: blocked", &casual, &[blocked(vec![0, 0, 0])]);
        let over = PublicView { turn: None, winners: Some(vec![1]), ..casual.clone() };
        say("casual: won", &over, &[won(vec![1])]);
        say("casual: nobody", &over, &[won(vec![])]);
        let kids = under(|rules| rules.scoring = Scoring::Kids);
        say("kids: out", &kids, &[out(vec![0, 5, 0])]);
        say("kids: blocked", &kids, &[blocked(vec![0, 0, 0])]);
        let lowest = under(|rules| rules.blocked = Blocked::LowestTakes);
        say("lowest takes", &lowest, &[blocked(vec![0, 31, 0])]);
        let differences = under(|rules| rules.blocked = Blocked::LowestTakesDifferences);
        say("lowest takes differences", &differences, &[blocked(vec![0, 31, 0])]);
        let shown = |mut view: PublicView, left: [i32; 3]| {
            view.seats.iter_mut().zip(left).for_each(|(held, left)| held.left = Some(left));
            view
        };
        let seen = shown(lowest, [20, 14, 25]);
        say("lowest takes, racks shown", &seen, &[blocked(vec![0, 31, 0])]);
        let seen = shown(differences, [20, 14, 25]);
        say("lowest takes differences, racks shown", &seen, &[blocked(vec![0, 17, 0])]);
        let seen = shown(under(|_| ()), [20, 0, 25]);
        say("out, racks shown", &seen, &[out(vec![0, 70, 0])]);
        let free = under(|rules| rules.going_out_bonus = 0);
        say("out for the tiles alone", &free, &[out(vec![0, 31, 0])]);
        say("out for nothing", &free, &[out(vec![0, 0, 0])]);
        let fewest = under(|rules| rules.blocked = Blocked::FewestTilesTakes);
        say("fewest takes", &fewest, &[blocked(vec![0, 31, 0])]);
        let last = PublicView { last_round: true, ..under(|_| ()) };
        say("last round", &last, &[]);
        let tied = PublicView { turn: None, winners: Some(vec![0, 1]), ..under(|_| ()) };
        say("tied", &tied, &[won(vec![0, 1])]);
        let dropping = under(|rules| rules.empty_pool = EmptyPool::DropOut);
        let mut dropped = dropping.clone();
        dropped.seats[0].dropped = true;
        say("somebody is out of the round", &dropped, &[]);
        page.say("board, somebody is out of the round", text.board(&dropped, &FRIENDS[..3]));
        page.say("alt, somebody is out of the round", text.alt_board(&dropped, &FRIENDS[..3]));
        let mut say = |name: &str, view: &PublicView, events: &[Event]| {
            page.say(name, turn(text, view, events, None));
        };
        let drew = Event::Drew { seat: 0, tile: tile("0-0-0"), points: -5 };
        let passed = Event::Passed { seat: 0, points: 0 };
        say("dropped out", &dropping, std::slice::from_ref(&passed));
        say("drew, dropped out", &dropping, &[drew.clone(), passed.clone()]);
        say("drew, passed", &under(|_| ()), &[drew, passed]);
        for starter in [StarterRule::HighestTriple, StarterRule::Lot] {
            let rules = Rules { starter, ..goliath(3) };
            let played = play(rules, 3, 1, Style::Best);
            let view = played.begun.public_view();
            say(&format!("{starter:?}"), &view, std::slice::from_ref(&played.start));
        }
        let mut second = play(goliath(2), 2, 1, Style::Best).start;
        if let Event::RoundStarted { round, .. } = &mut second {
            *round = 2;
        }
        let view = PublicView { seats: under(|_| ()).seats[..2].to_vec(), ..under(|_| ()) };
        say("second round", &view, &[second]);
        let seeds = [String::from("5eed1"), String::from("5eed2")];
        let told = Told {
            names: &FRIENDS[..3],
            view: &tied,
            events: &[won(vec![0])],
            call: None,
            timing: Timing::default(),
            commitment: None,
            seeds: &seeds,
        };
        page.say("seeds", text.turn(&told));
    });
}
