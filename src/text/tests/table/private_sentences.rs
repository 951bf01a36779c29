//! Tests of the sentences that only one person reads and of alternative texts, in every language. Each test covers one part of the
//! program.

use super::sentences::{
    check_snapshot, count_draws, ends_round, first_step, has_event, is_turn_ended_after_draws,
    makes_shape, view_with_changed_rules,
};
use crate::text::tests::{FRIENDS, Step, Style, goliath_rules, without_hints};
use crate::text::{HelpSituation, Lang, LastSeenMatch, LeavingConsequence, PlayerName};
use triominos_rules::game::{
    Action, Bonus, Choice, Clause, Edition, Event, GameRefusal, Hints, PlayerView, PublicView,
    RoundEnd, Scoring, Variant,
};

#[test]
fn private_answers_match_their_snapshots() {
    let opening = first_step(3, Style::Best, |step| step.before.public.placements.is_empty());
    let middle = first_step(3, Style::Best, |step| {
        step.before.choices.len() > 3 && makes_shape(step, Bonus::Hexagon)
    });
    let mut many = middle.before.clone();
    many.choices = middle.before.choices.iter().copied().cycle().take(26).collect();
    let dry =
        first_step(3, Style::Best, |step| step.before.choices.is_empty() && step.before.may_draw);
    let empty =
        first_step(3, Style::Best, |step| !step.before.may_draw && step.before.choices.is_empty());
    let fits = first_step(3, Style::Any, |step| {
        count_draws(step) > 0 && step.after.turn() == Some(step.seat)
    });
    let stuck = first_step(3, Style::Best, is_turn_ended_after_draws);
    let declined = first_step(3, Style::Any, |step| {
        is_turn_ended_after_draws(step) && matches!(step.action, Action::Pass)
    });
    let passed = first_step(3, Style::Best, |step| {
        has_event(step, |event| matches!(event, Event::Passed { .. }))
    });
    let out = first_step(3, Style::Best, |step| ends_round(step, RoundEnd::Out));
    let alone = first_step(1, Style::Best, |step| makes_shape(step, Bonus::Bridge));
    check_snapshot("rack", |text, page| {
        let names = &FRIENDS[..3];
        page.add("opening", text.rack_message(&opening.before, names));
        page.add("with hints", text.rack_message(&middle.before, names));
        page.add("without hints", text.rack_message(&without_hints(&middle.before), names));
        page.add("too many for one menu", text.rack_message(&many, names));
        page.add("nothing fits", text.rack_message(&dry.before, names));
        page.add("nothing fits, pool empty", text.rack_message(&empty.before, names));
        let waiting = middle.after.player_view(middle.seat).unwrap();
        page.add("another's turn", text.rack_message(&waiting, names));
        for step in [&alone, &middle, &stuck, &out] {
            let after = step.after.player_view(step.seat).unwrap();
            for (deed, lesson) in
                text.action_explanations(count_draws(step) > 0, &after, &step.events)
            {
                page.add(&format!("explained: {deed:?}"), lesson);
            }
        }
        let over = out.after.player_view(out.seat).unwrap();
        page.add("over", text.rack_message(&over, names));
        let (choice, viewer) = (&middle.before.choices[0], middle.before.viewer);
        page.add("label", text.placement_label(choice, viewer));
        page.add(
            "label without hints",
            text.placement_label(choice, viewer.without_points_in_hints()),
        );
        page.add("button", text.best_placement_label(choice));
        page.add("picture", text.preview_label(choice, viewer));
        page.add(
            "picture without hints",
            text.preview_label(choice, viewer.without_points_in_hints()),
        );
        page.add("spot", text.spot_label(choice, viewer));
        page.add("spot without hints", text.spot_label(choice, viewer.without_points_in_hints()));
        page.add(
            "detail",
            text.spot_requirements_and_neighbours(&middle.before.public, choice.spot),
        );
        page.add("tile", text.tile_label(choice.placement.tile, 4));
        page.add("one spot", text.tile_label(choice.placement.tile, 1));
        page.add("choose", text.choose_placement_placeholder());
        page.add("choose tile", text.choose_tile_placeholder());
        page.add("choose spot", text.choose_spot_placeholder(choice.placement.tile));
        page.add("rack title", text.rack_title(&middle.before));
        page.add("rack hint", text.fitting_tiles_note(&middle.before));
        page.add("no rack hint", text.fitting_tiles_note(&waiting));
        page.add("foot", text.board_footer(&middle.before.public));
        page.add(
            "foot, later",
            text.board_footer(&PublicView { round: 2, ..view_with_changed_rules(|_| ()) }),
        );
        page.add("preview", text.preview_message(&middle.before, choice));
        let mut only = middle.before.clone();
        only.choices.truncate(1);
        page.add("one placement", text.rack_message(&only, names));
        page.add(
            "preview without hints",
            text.preview_message(&without_hints(&middle.before), choice),
        );
        page.add("placed", text.answer_after_placement(&waiting, choice, names));
        let last = &out.before.choices[0];
        page.add("placed the last", text.answer_after_placement(&over, last, names));
        for (name, step) in [("drew, fits", &fits), ("drew, stuck", &stuck)] {
            let after = step.after.player_view(step.seat).unwrap();
            page.add(name, text.drew_answer(&after, &step.events, names));
        }
        for (name, rules) in [
            ("draw by choice", Edition::Goliath),
            ("draw by choice, stopping", Edition::GoliathNl),
            ("draw by choice, any tile", Edition::App),
            ("draw by choice, free", Edition::Casual),
        ] {
            let mut view = middle.before.clone();
            view.public.rules = rules.rules(2).unwrap();
            page.add(name, text.draw_question(&view));
            view.draws = 1;
            view.drawn = view.rack.first().copied();
            (view.may_stop, view.may_pass) = (view.public.rules.stop_drawing, true);
            view.choices.clear();
            page.add(&format!("{name}, nothing fits"), text.possible_actions(&view, view.viewer));
        }
        let going_on = alone.after.player_view(0).unwrap();
        let placed = &alone.before.choices[0];
        page.add("placed alone", text.answer_after_placement(&going_on, placed, &FRIENDS[..1]));
        for (name, step) in [("declined", &declined), ("passed", &passed)] {
            let after = step.after.player_view(step.seat).unwrap();
            page.add(name, text.passed_answer(&after, &step.events, names));
        }
        page.add("board", text.board_message(&middle.before.public, names));
        page.add("first board", text.board_message(&opening.before.public, names));
        page.add("last board", text.board_message(&over.public, names));
    });
}

/// The snapshots contain the results of rounds and matches for the player who ended them by their turn.
#[test]
fn results_match_their_snapshots() {
    let won = |step: &Step| step.after.winners().is_some_and(|winners| winners == [step.seat]);
    let lost = |step: &Step| step.after.winners().is_some_and(|all| !all.contains(&step.seat));
    let two = first_step(2, Style::Best, |step| won(step) && ends_round(step, RoundEnd::Out));
    let two_lost = first_step(2, Style::Any, lost);
    let three = first_step(3, Style::Best, |step| won(step) && ends_round(step, RoundEnd::Out));
    let three_lost = first_step(3, Style::Any, lost);
    let alone = first_step(1, Style::Best, |step| step.after.winners().is_some());
    let blocked = first_step(3, Style::Best, |step| ends_round(step, RoundEnd::Blocked));
    // A blocked round after which the match continues with another round.
    let goes_on = |step: &Step| {
        let mut after = step.after.player_view(step.seat).unwrap();
        let ends = step.events.iter().filter(|event| !matches!(event, Event::MatchEnded { .. }));
        after.public.winners = None;
        (after, ends.cloned().collect::<Vec<_>>())
    };
    check_snapshot("outcome", |text, page| {
        for (name, step, players) in [
            ("won, two", &two, 2),
            ("lost, two", &two_lost, 2),
            ("won, three", &three, 3),
            ("lost, three", &three_lost, 3),
            ("alone", &alone, 1),
            ("blocked", &blocked, 3),
        ] {
            let after = step.after.player_view(step.seat).unwrap();
            page.add(
                name,
                text.round_and_match_end(&after, &step.events, &FRIENDS[..players]).join("\n"),
            );
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
            page.add(
                &format!("casual, {name}"),
                text.round_and_match_end(&casual, events, names).join("\n"),
            );
            page.add(
                &format!("points, {name}"),
                text.round_and_match_end(&after, events, names).join("\n"),
            );
        }
        let (after, events) = goes_on(&two);
        page.add("another round", text.passed_answer(&after, &events, &FRIENDS[..2]));
    });
}

#[test]
fn private_answers_under_other_rules_match_their_snapshots() {
    let middle = first_step(3, Style::Best, |step| {
        step.before.choices.len() > 3 && makes_shape(step, Bonus::Hexagon)
    });
    let under = |change: &dyn Fn(&mut PlayerView)| {
        let mut view = middle.before.clone();
        change(&mut view);
        view
    };
    check_snapshot("rack-rules", |text, page| {
        let names = &FRIENDS[..3];
        let choice = &middle.before.choices[0];
        let kids = under(&|view| view.public.rules.scoring = Scoring::Kids);
        page.add("kids", text.preview_message(&kids, choice));
        let mut led = *choice;
        (led.bonus, led.points) = (Bonus::None, led.placement.tile.sum() + 10);
        page.add("opening bonus", text.preview_message(&middle.before, &led));
        for bonus in [Bonus::Bridge, Bonus::DoubleHexagon, Bonus::TripleHexagon] {
            let rules = &middle.before.public.rules;
            let points = choice.placement.tile.sum() + rules.bonus_points(bonus);
            let choice = Choice { bonus, points, ..*choice };
            page.add(&format!("{bonus:?}"), text.preview_message(&middle.before, &choice));
        }
        let casual = under(&|view| view.public.rules.scoring = Scoring::None);
        page.add("casual", text.answer_after_placement(&casual, choice, names));
        let free = under(&|view| {
            view.public.rules.draw_penalty = 0;
            view.may_draw = true;
        });
        page.add("free draws", text.rack_message(&free, names));
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
        page.add("may draw", text.rack_message(&dear(true, true, 0), names));
        page.add("may pass", text.rack_message(&dear(true, false, 0), names));
        page.add("may pass at a cost", text.rack_message(&dear(true, false, 10), names));
        page.add("must pass at a cost", text.rack_message(&dear(false, false, 10), names));
        let lead = under(&|view| {
            view.public.placements.clear();
            view.choices.truncate(1);
        });
        page.add("must lead", text.rack_message(&without_hints(&lead), names));
        let stuck = |points| [Event::Stuck { seat: middle.before.viewer.seat, points }];
        let passed = |points| [Event::Passed { seat: middle.before.viewer.seat, points }];
        page.add("stuck for nothing", text.drew_answer(&free, &stuck(0), names));
        page.add("declined for nothing", text.passed_answer(&free, &stuck(0), names));
        page.add("passed at a cost", text.passed_answer(&free, &passed(-10), names));
        let dropped = under(&|view| view.public.seats[view.viewer.seat].dropped = true);
        page.add("dropped out", text.passed_answer(&dropped, &passed(0), names));
        let bare = under(&|view| view.rack.clear());
        page.add("empty rack", text.rack_message(&bare, names));
        let blocked = under(&|view| {
            view.rack.clear();
            view.public.round_ended = Some(RoundEnd::Blocked);
        });
        page.add(
            "blocked with an empty rack",
            text.answer_after_placement(&blocked, choice, names),
        );
        let between = under(&|view| view.public.turn = None);
        page.add("between rounds", text.rack_message(&between, names));
        let walled = under(&|view| view.public.spots.clear());
        page.add("no spot", text.board_message(&walled.public, names));
        let strangers = text.board_message(&middle.before.public, &[]);
        page.add("without names", strangers);
    });
}

#[test]
fn short_answers_match_their_snapshots() {
    check_snapshot("answer", |text, page| {
        page.add("confirm end", text.end_match_question(false));
        page.add("confirm vote", text.end_match_question(true));
        page.add("confirm leave", text.leave_match_question(LeavingConsequence::MayReturn));
        page.add(
            "confirm leave, which counts",
            text.leave_match_question(LeavingConsequence::Loss),
        );
        let in_tournament = text.leave_match_question(LeavingConsequence::LastPlace);
        page.add("confirm leave, in a tournament", in_tournament);
        page.add(
            "confirm leave, which ends it",
            text.leave_match_question(LeavingConsequence::End),
        );
        page.add("voted", text.end_vote_counted(1, 2));
        page.add("ended", text.you_ended_match());
        page.add("left lobby", text.left_lobby());
        page.add("left match", text.left_match(false));
        page.add("left match, and may come back", text.left_match(true));
        page.add("left match, and ended it", text.left_as_last_person());
        page.add("board instead of a rack", text.board_instead_of_rack());
        page.add("opened", text.you_opened_table());
        page.add("opened directly", text.opened_in_direct_messages());
        page.add("joined", text.you_joined_table());
        page.add("joined a lobby", text.joined_lobby(Some(&FRIENDS[1])));
        page.add("joined as host", text.joined_lobby(None));
        page.add("not seated", text.no_rack_for_spectators());
        page.add("no table", text.no_table_in_channel());
        page.add("record", text.record_caption());
        for changed in [false, true] {
            page.add("settings", text.server_settings_page(Some(Lang::Fr), Some("light"), changed));
            page.add("settings, default", text.server_settings_page(None, None, changed));
            page.add("preferences", text.preferences_page(Some(Lang::En), Some("dark"), changed));
            page.add("preferences: draws", text.forced_draws_setting(changed));
            page.add("preferences, default", text.preferences_page(None, None, changed));
        }
    });
}

/// All situations in which a person can ask for help.
pub(in crate::text::tests) const MOMENTS: [HelpSituation<'_>; 20] = {
    let ada = PlayerName::Person("Ada");
    [
        HelpSituation::NoTable,
        HelpSituation::NoTableInDirectMessages,
        HelpSituation::Elsewhere,
        HelpSituation::Lobby { host: ada },
        HelpSituation::Invited { host: ada },
        HelpSituation::Seated { host: ada },
        HelpSituation::Hosting,
        HelpSituation::HostingDirectly,
        HelpSituation::YourTurn,
        HelpSituation::YourTurnUnhinted,
        HelpSituation::TurnOf(ada),
        HelpSituation::TurnOfPlanned(ada),
        HelpSituation::BetweenRounds,
        HelpSituation::Watching,
        HelpSituation::Minded,
        HelpSituation::SignUp,
        HelpSituation::Entered,
        HelpSituation::CheckIn,
        HelpSituation::Called,
        HelpSituation::Tournament,
    ]
};

#[test]
fn help_and_commands_match_their_snapshots() {
    check_snapshot("help", |text, page| {
        page.add("help", text.help_message(&goliath_rules(2), HelpSituation::NoTable, None));
        for moment in MOMENTS {
            let help = text.help_message(&goliath_rules(2), moment, None);
            page.add(&format!("{moment:?}"), help.lines().next().unwrap());
        }
        for (command, options) in crate::text::tests::properties::limits::COMMANDS {
            page.add(command, text.command_description(command).unwrap());
            for option in *options {
                let described = text.option_description(command, option).unwrap();
                page.add(&format!("{command} {option}"), described);
            }
        }
        let editions = ["goliath", "tournament", "tournament-pl", "piatnik-hu", "goliath-nl"];
        for edition in
            editions.into_iter().chain(["kids", "casual", "pressman", "wikipedia", "app"])
        {
            page.add(
                &format!("edition {edition}"),
                text.option_choice_name("edition", edition).unwrap(),
            );
        }
        page.add("theme dark", text.option_choice_name("theme", "dark").unwrap());
        page.add("theme light", text.option_choice_name("theme", "light").unwrap());
        page.add("language auto", text.option_choice_name("language", "auto").unwrap());
    });
}

#[test]
fn alternative_texts_match_their_snapshots() {
    let opening = first_step(3, Style::Best, |step| step.before.public.placements.is_empty());
    let middle = first_step(3, Style::Best, |step| {
        step.before.choices.len() > 3 && makes_shape(step, Bonus::Hexagon)
    });
    let drawn = first_step(3, Style::Any, |step| {
        count_draws(step) > 0 && step.after.turn() == Some(step.seat)
    });
    let out = first_step(3, Style::Best, |step| ends_round(step, RoundEnd::Out));
    check_snapshot("alt", |text, page| {
        let names = &FRIENDS[..3];
        page.add("first board", text.alt_board(&opening.before.public, names));
        page.add("board", text.alt_board(&middle.before.public, names));
        page.add("last board", text.alt_board(&out.after.public_view(), names));
        page.add("first rack", text.alt_rack(&opening.before, names));
        page.add("rack", text.alt_rack(&middle.before, names));
        page.add("rack without hints", text.alt_rack(&without_hints(&middle.before), names));
        let view = drawn.after.player_view(drawn.seat).unwrap();
        page.add("rack after a draw", text.alt_rack(&view, names));
        let over = out.after.player_view(out.seat).unwrap();
        page.add("last rack", text.alt_rack(&over, names));
        let choice = &middle.before.choices[0];
        page.add("preview", text.alt_preview(&middle.before, choice));
        let casual = view_with_changed_rules(|rules| rules.scoring = Scoring::None);
        page.add("casual", text.alt_board(&casual, names));
    });
}

#[test]
fn rules_in_brief_match_their_snapshots() {
    check_snapshot("short", |text, page| {
        for edition in Edition::ALL {
            let variant = edition.into();
            let rules = edition.rules(2).unwrap();
            page.add(edition.name(), text.rules_in_short(&rules));
            page.add(
                &format!("{} in five lines", edition.name()),
                text.rules_in_five_lines(&rules),
            );
            page.add("by topic", text.rules_by_topic(&variant, &rules, None).join("\n[next]\n"));
        }
        let changed = Variant::from(Edition::PiatnikHu)
            .with_change(Clause::DroppedRack.find_value("spared").unwrap())
            .with_change(Clause::BridgeRule.find_value("open-or-two-sides").unwrap());
        let rules = changed.rules(3).unwrap();
        page.add("changed", text.rules_in_short(&rules));
        page.add(
            "by topic, of a match of three",
            text.rules_by_topic(&changed, &rules, Some(3)).join("\n[next]\n"),
        );
        page.add("caption of another bridge", text.figure_caption(&rules, Bonus::Bridge));
        page.add("its alt", text.alt_figure(&rules, Bonus::Bridge));
        for shape in
            [Bonus::None, Bonus::Bridge, Bonus::Hexagon, Bonus::DoubleHexagon, Bonus::TripleHexagon]
        {
            page.add("title", text.figure_title(shape));
            page.add("caption", text.figure_caption(&goliath_rules(2), shape));
            page.add("alt", text.alt_figure(&goliath_rules(2), shape));
        }
        let by = |edition: Edition| edition.rules(2).unwrap();
        for rules in [goliath_rules(2), by(Edition::Kids), by(Edition::Casual)] {
            page.add(&format!("with the first rack: {}", rules.edition), text.introduction(&rules));
        }
        page.add("its picture", text.alt_introduction(&goliath_rules(2)));
    });
}

#[test]
fn boards_in_words_match_their_snapshots() {
    let opening = first_step(3, Style::Best, |step| step.before.public.placements.is_empty());
    let middle = first_step(3, Style::Best, |step| {
        step.before.choices.len() > 3 && makes_shape(step, Bonus::Hexagon)
    });
    let out = first_step(3, Style::Best, |step| ends_round(step, RoundEnd::Out));
    check_snapshot("board", |text, page| {
        let names = &FRIENDS[..3];
        let say = |view: &PublicView| text.board_in_words(view).join("\n[next]\n");
        page.add("first turn", text.turn_in_words(&opening.before, names, None));
        page.add("turn", text.turn_in_words(&middle.before, names, None));
        page.add(
            "turn without hints",
            text.turn_in_words(&without_hints(&middle.before), names, None),
        );
        let moved_on = text.board_button_outdated();
        let turn_in_words = text.turn_in_words(&middle.before, names, Some(&moved_on));
        page.add("turn, after a word", turn_in_words);
        let view = &middle.before;
        page.add(
            "moved on",
            text.turns_since_outdated_button(&view.public, view.viewer.seat, names),
        );
        page.add("what fits after a draw", text.with_fitting_tiles("…".to_owned(), &middle.before));
        let blind = middle.before.clone().with_hints(Hints::None);
        page.add("turn, not told what fits", text.turn_in_words(&blind, names, None));
        page.add("rack, not told what fits", text.rack_message(&blind, names));
        page.add("its picture", text.alt_rack(&blind, names));
        page.add("a draw, not told what fits", text.draw_question(&blind));
        let last = PlayerView { draws: 2, drawn: blind.rack.first().copied(), ..blind.clone() };
        page.add("the last draw, not told what fits", text.draw_question(&last));
        page.add("after a draw, not told what fits", text.possible_actions(&last, last.viewer));
        page.add(
            "chosen freely",
            text.preview_message_without_hints(middle.before.choices[0].pick()),
        );
        let fits = text.game_refusal_without_hints(&GameRefusal::ATileFits, names, None);
        page.add("a draw for the stuck alone, not told what fits", fits);
        page.add("game", text.game_in_words(&middle.before.public, names, None));
        let early = LastSeenMatch::from_view(&opening.before.public);
        page.add(
            "game since the first turn",
            text.game_in_words(&middle.before.public, names, Some(&early)),
        );
        let now = LastSeenMatch::from_view(&middle.before.public);
        page.add("game, nothing new", text.game_in_words(&middle.before.public, names, Some(&now)));
        let undone = LastSeenMatch::from_view(&middle.after.public_view());
        page.add(
            "game, taken back",
            text.game_in_words(&middle.before.public, names, Some(&undone)),
        );
        let later = PublicView { round: 2, ..middle.before.public.clone() };
        page.add("game, a round later", text.game_in_words(&later, names, Some(&early)));
        page.add(
            "board, looked on",
            text.board_message_for_spectator(&later, names, Some(&early), true),
        );
        page.add("board of a player", text.board_message_for_player(&middle.before, names));
        page.add("game that is over", text.game_in_words(&out.after.public_view(), names, None));
        for choice in &middle.before.choices {
            page.add("suggestion", text.placement_in_words(&middle.before, choice));
        }
        page.add("first", say(&opening.before.public));
        page.add("middle", say(&middle.before.public));
        page.add("last", say(&out.after.public_view()));
    });
}
