//! The sentences that only one person reads, and alternative texts, surface by surface, in every language.

use super::sentences::{draws, ends, has_event, is_stuck, makes, snapshot, step, under};
use crate::text::tests::{FRIENDS, Step, Style, goliath, unhinted};
use crate::text::{HelpMoment, Lang, LastLook, LeavingMeans, Who};
use triominos_rules::game::{
    Action, Bonus, Choice, Clause, Edition, Event, Hints, PlayerView, PublicView, Refusal,
    RoundEnd, Scoring, Variant,
};

#[test]
fn private_answers_match_their_snapshots() {
    let opening = step(3, Style::Best, |step| step.before.public.placements.is_empty());
    let middle =
        step(3, Style::Best, |step| step.before.choices.len() > 3 && makes(step, Bonus::Hexagon));
    let mut many = middle.before.clone();
    many.choices = middle.before.choices.iter().copied().cycle().take(26).collect();
    let dry = step(3, Style::Best, |step| step.before.choices.is_empty() && step.before.may_draw);
    let empty =
        step(3, Style::Best, |step| !step.before.may_draw && step.before.choices.is_empty());
    let fits = step(3, Style::Any, |step| draws(step) > 0 && step.after.turn() == Some(step.seat));
    let stuck = step(3, Style::Best, is_stuck);
    let declined =
        step(3, Style::Any, |step| is_stuck(step) && matches!(step.action, Action::Pass));
    let passed =
        step(3, Style::Best, |step| has_event(step, |event| matches!(event, Event::Passed { .. })));
    let out = step(3, Style::Best, |step| ends(step, RoundEnd::Out));
    let alone = step(1, Style::Best, |step| makes(step, Bonus::Bridge));
    snapshot("rack", |text, page| {
        let names = &FRIENDS[..3];
        page.say("opening", text.rack(&opening.before, names));
        page.say("with hints", text.rack(&middle.before, names));
        page.say("without hints", text.rack(&unhinted(&middle.before), names));
        page.say("too many for one menu", text.rack(&many, names));
        page.say("nothing fits", text.rack(&dry.before, names));
        page.say("nothing fits, pool empty", text.rack(&empty.before, names));
        let waiting = middle.after.player_view(middle.seat).unwrap();
        page.say("another's turn", text.rack(&waiting, names));
        let over = out.after.player_view(out.seat).unwrap();
        page.say("over", text.rack(&over, names));
        let (choice, viewer) = (&middle.before.choices[0], middle.before.viewer);
        page.say("label", text.placement_label(choice, viewer));
        page.say("label without hints", text.placement_label(choice, viewer.without_points()));
        page.say("button", text.best_label(choice));
        page.say("picture", text.preview_label(choice, viewer));
        page.say("picture without hints", text.preview_label(choice, viewer.without_points()));
        page.say("spot", text.spot_label(choice, viewer));
        page.say("spot without hints", text.spot_label(choice, viewer.without_points()));
        page.say("detail", text.spot_detail(&middle.before.public, choice.spot));
        page.say("tile", text.tile_label(choice.placement.tile, 4));
        page.say("one spot", text.tile_label(choice.placement.tile, 1));
        page.say("choose", text.choose_placeholder());
        page.say("choose tile", text.choose_tile_placeholder());
        page.say("choose spot", text.choose_spot_placeholder(choice.placement.tile));
        page.say("rack title", text.rack_title(&middle.before));
        page.say("rack hint", text.rack_hint(&middle.before));
        page.say("no rack hint", text.rack_hint(&waiting));
        page.say("foot", text.foot(&middle.before.public));
        page.say("foot, later", text.foot(&PublicView { round: 2, ..under(|_| ()) }));
        page.say("preview", text.preview(&middle.before, choice));
        let mut only = middle.before.clone();
        only.choices.truncate(1);
        page.say("one placement", text.rack(&only, names));
        page.say("preview without hints", text.preview(&unhinted(&middle.before), choice));
        page.say("placed", text.placed_choice(&waiting, choice, names));
        let last = &out.before.choices[0];
        page.say("placed the last", text.placed_choice(&over, last, names));
        for (name, step) in [("drew, fits", &fits), ("drew, stuck", &stuck)] {
            let after = step.after.player_view(step.seat).unwrap();
            page.say(name, text.drew(&after, &step.events, names));
        }
        for (name, rules) in [
            ("draw by choice", Edition::Goliath),
            ("draw by choice, stopping", Edition::GoliathNl),
            ("draw by choice, any tile", Edition::App),
            ("draw by choice, free", Edition::Casual),
        ] {
            let mut view = middle.before.clone();
            view.public.rules = rules.rules(2).unwrap();
            page.say(name, text.confirm_draw(&view));
            view.draws = 1;
            view.drawn = view.rack.first().copied();
            (view.may_stop, view.may_pass) = (view.public.rules.stop_drawing, true);
            view.choices.clear();
            page.say(&format!("{name}, nothing fits"), text.options(&view, view.viewer));
        }
        let going_on = alone.after.player_view(0).unwrap();
        let placed = &alone.before.choices[0];
        page.say("placed alone", text.placed_choice(&going_on, placed, &FRIENDS[..1]));
        for (name, step) in [("declined", &declined), ("passed", &passed)] {
            let after = step.after.player_view(step.seat).unwrap();
            page.say(name, text.passed(&after, &step.events, names));
        }
        page.say("board", text.board(&middle.before.public, names));
        page.say("first board", text.board(&opening.before.public, names));
        page.say("last board", text.board(&over.public, names));
    });
}

/// The results of rounds and matches for the player whose turn ended them.
#[test]
fn results_match_their_snapshots() {
    let won = |step: &Step| step.after.winners().is_some_and(|winners| winners == [step.seat]);
    let lost = |step: &Step| step.after.winners().is_some_and(|all| !all.contains(&step.seat));
    let two = step(2, Style::Best, |step| won(step) && ends(step, RoundEnd::Out));
    let two_lost = step(2, Style::Any, lost);
    let three = step(3, Style::Best, |step| won(step) && ends(step, RoundEnd::Out));
    let three_lost = step(3, Style::Any, lost);
    let alone = step(1, Style::Best, |step| step.after.winners().is_some());
    let blocked = step(3, Style::Best, |step| ends(step, RoundEnd::Blocked));
    // The same, but the match continues with another round.
    let goes_on = |step: &Step| {
        let mut after = step.after.player_view(step.seat).unwrap();
        let ends = step.events.iter().filter(|event| !matches!(event, Event::MatchEnded { .. }));
        after.public.winners = None;
        (after, ends.cloned().collect::<Vec<_>>())
    };
    snapshot("outcome", |text, page| {
        for (name, step, players) in [
            ("won, two", &two, 2),
            ("lost, two", &two_lost, 2),
            ("won, three", &three, 3),
            ("lost, three", &three_lost, 3),
            ("alone", &alone, 1),
            ("blocked", &blocked, 3),
        ] {
            let after = step.after.player_view(step.seat).unwrap();
            page.say(name, text.outcome(&after, &step.events, &FRIENDS[..players]).join("\n"));
        }
        let after = two.after.player_view(two.seat).unwrap();
        let mut casual = after.clone();
        casual.public.rules.scoring = Scoring::None;
        let other = [Event::MatchEnded { winners: vec![1 - two.seat] }];
        let both = [Event::MatchEnded { winners: vec![0, 1] }];
        let nobody = [Event::MatchEnded { winners: Vec::new() }];
        for (name, events) in
            [("won", two.events.as_slice()), ("lost", &other), ("both", &both), ("nobody", &nobody)]
        {
            let names = &FRIENDS[..2];
            page.say(&format!("casual, {name}"), text.outcome(&casual, events, names).join("\n"));
            page.say(&format!("points, {name}"), text.outcome(&after, events, names).join("\n"));
        }
        let (after, events) = goes_on(&two);
        page.say("another round", text.passed(&after, &events, &FRIENDS[..2]));
    });
}

#[test]
fn private_answers_under_other_rules_match_their_snapshots() {
    let middle =
        step(3, Style::Best, |step| step.before.choices.len() > 3 && makes(step, Bonus::Hexagon));
    let under = |change: &dyn Fn(&mut PlayerView)| {
        let mut view = middle.before.clone();
        change(&mut view);
        view
    };
    snapshot("rack-rules", |text, page| {
        let names = &FRIENDS[..3];
        let choice = &middle.before.choices[0];
        let kids = under(&|view| view.public.rules.scoring = Scoring::Kids);
        page.say("kids", text.preview(&kids, choice));
        let mut led = *choice;
        (led.bonus, led.points) = (Bonus::None, led.placement.tile.sum() + 10);
        page.say("opening bonus", text.preview(&middle.before, &led));
        for bonus in [Bonus::Bridge, Bonus::DoubleHexagon, Bonus::TripleHexagon] {
            let rules = &middle.before.public.rules;
            let points = choice.placement.tile.sum() + rules.bonus_points(bonus);
            let choice = Choice { bonus, points, ..*choice };
            page.say(&format!("{bonus:?}"), text.preview(&middle.before, &choice));
        }
        let casual = under(&|view| view.public.rules.scoring = Scoring::None);
        page.say("casual", text.placed_choice(&casual, choice, names));
        let free = under(&|view| {
            view.public.rules.draw_penalty = 0;
            view.may_draw = true;
        });
        page.say("free draws", text.rack(&free, names));
        let (may_draw, may_pass) = (true, true);
        let dear = |choices: bool, draw: bool, pass_cost: i32| {
            under(&|view| {
                if !choices {
                    view.choices.clear();
                }
                (view.may_draw, view.may_pass) = (may_draw && draw, may_pass && !draw);
                view.pass_cost = pass_cost;
            })
        };
        page.say("may draw", text.rack(&dear(true, true, 0), names));
        page.say("may pass", text.rack(&dear(true, false, 0), names));
        page.say("may pass at a cost", text.rack(&dear(true, false, 10), names));
        page.say("must pass at a cost", text.rack(&dear(false, false, 10), names));
        let lead = under(&|view| {
            view.public.placements.clear();
            view.choices.truncate(1);
        });
        page.say("must lead", text.rack(&unhinted(&lead), names));
        let stuck = |points| [Event::Stuck { seat: middle.before.viewer.seat, points }];
        let passed = |points| [Event::Passed { seat: middle.before.viewer.seat, points }];
        page.say("stuck for nothing", text.drew(&free, &stuck(0), names));
        page.say("declined for nothing", text.passed(&free, &stuck(0), names));
        page.say("passed at a cost", text.passed(&free, &passed(-10), names));
        let dropped = under(&|view| view.public.seats[view.viewer.seat].dropped = true);
        page.say("dropped out", text.passed(&dropped, &passed(0), names));
        let bare = under(&|view| view.rack.clear());
        page.say("empty rack", text.rack(&bare, names));
        let blocked = under(&|view| {
            view.rack.clear();
            view.public.round_ended = Some(RoundEnd::Blocked);
        });
        page.say("blocked with an empty rack", text.placed_choice(&blocked, choice, names));
        let between = under(&|view| view.public.turn = None);
        page.say("between rounds", text.rack(&between, names));
        let walled = under(&|view| view.public.spots.clear());
        page.say("no spot", text.board(&walled.public, names));
        let strangers = text.board(&middle.before.public, &[]);
        page.say("without names", strangers);
    });
}

#[test]
fn short_answers_match_their_snapshots() {
    snapshot("answer", |text, page| {
        page.say("confirm end", text.confirm_end(false));
        page.say("confirm vote", text.confirm_end(true));
        page.say("confirm leave", text.confirm_leave(LeavingMeans::MayReturn));
        page.say("confirm leave, which counts", text.confirm_leave(LeavingMeans::Loss));
        page.say("confirm leave, which ends it", text.confirm_leave(LeavingMeans::End));
        page.say("voted", text.end_voted(1, 2));
        page.say("ended", text.ended());
        page.say("left lobby", text.left_lobby());
        page.say("left match", text.left_match(false));
        page.say("left match, and may come back", text.left_match(true));
        page.say("left match, and ended it", text.left_last());
        page.say("board instead of a rack", text.board_instead());
        page.say("opened", text.opened());
        page.say("opened directly", text.opened_directly());
        page.say("joined", text.joined());
        page.say("joined a lobby", text.joined_lobby(Some(&FRIENDS[1])));
        page.say("joined as host", text.joined_lobby(None));
        page.say("not seated", text.not_seated());
        page.say("no table", text.no_table());
        page.say("record", text.record());
        for changed in [false, true] {
            page.say("settings", text.settings(Some(Lang::Fr), Some("light"), changed));
            page.say("settings, default", text.settings(None, None, changed));
            page.say("preferences", text.preferences(Some(Lang::En), Some("dark"), changed));
            page.say("preferences, default", text.preferences(None, None, changed));
        }
    });
}

/// Every situation in which a person may ask for help.
pub(in crate::text::tests) const MOMENTS: [HelpMoment<'_>; 20] = {
    let ada = Who::Person("Ada");
    [
        HelpMoment::NoTable,
        HelpMoment::NoTableDirectly,
        HelpMoment::Elsewhere,
        HelpMoment::Lobby { host: ada },
        HelpMoment::Invited { host: ada },
        HelpMoment::Seated { host: ada },
        HelpMoment::Hosting,
        HelpMoment::HostingDirectly,
        HelpMoment::YourTurn,
        HelpMoment::YourTurnUnhinted,
        HelpMoment::TurnOf(ada),
        HelpMoment::TurnOfPlanned(ada),
        HelpMoment::BetweenRounds,
        HelpMoment::Watching,
        HelpMoment::Minded,
        HelpMoment::SignUp,
        HelpMoment::Entered,
        HelpMoment::CheckIn,
        HelpMoment::Called,
        HelpMoment::Tournament,
    ]
};

#[test]
fn help_and_commands_match_their_snapshots() {
    snapshot("help", |text, page| {
        page.say("help", text.help(&goliath(2), HelpMoment::NoTable, None));
        for moment in MOMENTS {
            let help = text.help(&goliath(2), moment, None);
            page.say(&format!("{moment:?}"), help.lines().next().unwrap());
        }
        for (command, options) in crate::text::tests::properties::limits::COMMANDS {
            page.say(command, text.command_description(command).unwrap());
            for option in *options {
                let described = text.option_description(command, option).unwrap();
                page.say(&format!("{command} {option}"), described);
            }
        }
        let editions = ["goliath", "tournament", "tournament-pl", "piatnik-hu", "goliath-nl"];
        for edition in
            editions.into_iter().chain(["kids", "casual", "pressman", "wikipedia", "app"])
        {
            page.say(&format!("edition {edition}"), text.choice_name("edition", edition).unwrap());
        }
        page.say("theme dark", text.choice_name("theme", "dark").unwrap());
        page.say("theme light", text.choice_name("theme", "light").unwrap());
        page.say("language auto", text.choice_name("language", "auto").unwrap());
    });
}

#[test]
fn alternative_texts_match_their_snapshots() {
    let opening = step(3, Style::Best, |step| step.before.public.placements.is_empty());
    let middle =
        step(3, Style::Best, |step| step.before.choices.len() > 3 && makes(step, Bonus::Hexagon));
    let drawn = step(3, Style::Any, |step| draws(step) > 0 && step.after.turn() == Some(step.seat));
    let out = step(3, Style::Best, |step| ends(step, RoundEnd::Out));
    snapshot("alt", |text, page| {
        let names = &FRIENDS[..3];
        page.say("first board", text.alt_board(&opening.before.public, names));
        page.say("board", text.alt_board(&middle.before.public, names));
        page.say("last board", text.alt_board(&out.after.public_view(), names));
        page.say("first rack", text.alt_rack(&opening.before, names));
        page.say("rack", text.alt_rack(&middle.before, names));
        page.say("rack without hints", text.alt_rack(&unhinted(&middle.before), names));
        let view = drawn.after.player_view(drawn.seat).unwrap();
        page.say("rack after a draw", text.alt_rack(&view, names));
        let over = out.after.player_view(out.seat).unwrap();
        page.say("last rack", text.alt_rack(&over, names));
        let choice = &middle.before.choices[0];
        page.say("preview", text.alt_preview(&middle.before, choice));
        let casual = under(|rules| rules.scoring = Scoring::None);
        page.say("casual", text.alt_board(&casual, names));
    });
}

#[test]
fn rules_in_brief_match_their_snapshots() {
    snapshot("short", |text, page| {
        for edition in Edition::ALL {
            let variant = edition.into();
            let rules = edition.rules(2).unwrap();
            page.say(edition.name(), text.rules_in_short(&rules));
            page.say(
                &format!("{} in five lines", edition.name()),
                text.rules_in_five_lines(&rules),
            );
            page.say("by topic", text.rules_by_topic(&variant, &rules, None).join("\n[next]\n"));
        }
        let changed = Variant::from(Edition::PiatnikHu)
            .with_change(Clause::DroppedRack.value("spared").unwrap())
            .with_change(Clause::BridgeRule.value("open-or-two-sides").unwrap());
        let rules = changed.rules(3).unwrap();
        page.say("changed", text.rules_in_short(&rules));
        page.say(
            "by topic, of a match of three",
            text.rules_by_topic(&changed, &rules, Some(3)).join("\n[next]\n"),
        );
        page.say("caption of another bridge", text.figure_caption(&rules, Bonus::Bridge));
        page.say("its alt", text.alt_figure(&rules, Bonus::Bridge));
        for shape in
            [Bonus::None, Bonus::Bridge, Bonus::Hexagon, Bonus::DoubleHexagon, Bonus::TripleHexagon]
        {
            page.say("title", text.figure_title(shape));
            page.say("caption", text.figure_caption(&goliath(2), shape));
            page.say("alt", text.alt_figure(&goliath(2), shape));
        }
        page.say("with the first rack", text.introduction());
        let by = |edition: Edition| edition.rules(2).unwrap();
        for rules in [goliath(2), by(Edition::Kids), by(Edition::Casual)] {
            page.say(&format!("with the first rack, in words: {}", rules.edition), {
                text.introduction_in_words(&rules)
            });
        }
        page.say("what scores", text.first_scoring_title());
        page.say("what scores, alt", text.alt_first_scoring(&goliath(2)));
        page.say("what drawing costs", text.first_drawing_title());
        page.say("what drawing costs, alt", text.alt_first_drawing(&goliath(2)));
    });
}

#[test]
fn boards_in_words_match_their_snapshots() {
    let opening = step(3, Style::Best, |step| step.before.public.placements.is_empty());
    let middle =
        step(3, Style::Best, |step| step.before.choices.len() > 3 && makes(step, Bonus::Hexagon));
    let out = step(3, Style::Best, |step| ends(step, RoundEnd::Out));
    snapshot("board", |text, page| {
        let names = &FRIENDS[..3];
        let say = |view: &PublicView| text.board_in_words(view).join("\n[next]\n");
        page.say("first turn", text.turn_in_words(&opening.before, names, None));
        page.say("turn", text.turn_in_words(&middle.before, names, None));
        page.say("turn without hints", text.turn_in_words(&unhinted(&middle.before), names, None));
        let moved_on = text.board_moved_on();
        let told = text.turn_in_words(&middle.before, names, Some(&moved_on));
        page.say("turn, after a word", told);
        page.say("what fits after a draw", text.with_fitting_tiles("…".to_owned(), &middle.before));
        let blind = middle.before.clone().with_hints(Hints::None);
        page.say("turn, not told what fits", text.turn_in_words(&blind, names, None));
        page.say("rack, not told what fits", text.rack(&blind, names));
        page.say("its picture", text.alt_rack(&blind, names));
        page.say("a draw, not told what fits", text.confirm_draw(&blind));
        let last = PlayerView { draws: 2, drawn: blind.rack.first().copied(), ..blind.clone() };
        page.say("the last draw, not told what fits", text.confirm_draw(&last));
        page.say("after a draw, not told what fits", text.options(&last, last.viewer));
        page.say("chosen freely", text.chosen_freely(middle.before.choices[0].pick()));
        let fits = text.refusal_unhinted(&Refusal::ATileFits, names, None);
        page.say("a draw for the stuck alone, not told what fits", fits);
        page.say("game", text.game_in_words(&middle.before.public, names, None));
        let early = LastLook::from_view(&opening.before.public);
        page.say(
            "game since the first turn",
            text.game_in_words(&middle.before.public, names, Some(&early)),
        );
        let now = LastLook::from_view(&middle.before.public);
        page.say("game, nothing new", text.game_in_words(&middle.before.public, names, Some(&now)));
        let undone = LastLook::from_view(&middle.after.public_view());
        page.say(
            "game, taken back",
            text.game_in_words(&middle.before.public, names, Some(&undone)),
        );
        let later = PublicView { round: 2, ..middle.before.public.clone() };
        page.say("game, a round later", text.game_in_words(&later, names, Some(&early)));
        page.say("board, looked on", text.board_watched(&later, names, Some(&early), true));
        page.say("board of a player", text.board_of_player(&middle.before, names));
        page.say("game that is over", text.game_in_words(&out.after.public_view(), names, None));
        for choice in &middle.before.choices {
            page.say("suggestion", text.placement_in_words(&middle.before, choice));
        }
        page.say("first", say(&opening.before.public));
        page.say("middle", say(&middle.before.public));
        page.say("last", say(&out.after.public_view()));
    });
}
