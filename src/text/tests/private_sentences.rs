//! The sentences that only one person reads, and alternative texts, surface by surface, in every language.

use strum::VariantArray;

use super::sentences::{draws, ends, has, is_stuck, makes, snapshot, step, tile, under};
use super::{FRIENDS, Step, Style, goliath, unhinted};
use crate::game::{
    Action, Bonus, Cell, Choice, Clause, Disagreement, Edition, Event, Match, PlayerView,
    PublicView, Refusal, RoundEnd, Scoring, Tile, Variant,
};
use crate::ids::PersonId;
use crate::text::{Lang, Permission};

#[test]
fn private_answers() {
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
        step(3, Style::Best, |step| has(step, |event| matches!(event, Event::Passed { .. })));
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
        page.say("label without hints", text.placement_label(choice, viewer.without_hints()));
        page.say("button", text.best_label(choice));
        page.say("picture", text.preview_label(choice, viewer));
        page.say("picture without hints", text.preview_label(choice, viewer.without_hints()));
        page.say("spot", text.spot_label(choice, viewer));
        page.say("spot without hints", text.spot_label(choice, viewer.without_hints()));
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

/// What a round or match that one's turn has ended came to.
#[test]
fn outcomes() {
    let won = |step: &Step| step.after.winners().is_some_and(|winners| winners == [step.seat]);
    let lost = |step: &Step| step.after.winners().is_some_and(|all| !all.contains(&step.seat));
    let two = step(2, Style::Best, |step| won(step) && ends(step, RoundEnd::Out));
    let two_lost = step(2, Style::Any, lost);
    let three = step(3, Style::Best, |step| won(step) && ends(step, RoundEnd::Out));
    let three_lost = step(3, Style::Any, lost);
    let alone = step(1, Style::Best, |step| step.after.winners().is_some());
    let blocked = step(3, Style::Best, |step| ends(step, RoundEnd::Blocked));
    // The same, but the match goes on with another round, which has been dealt.
    let goes_on = |step: &Step| {
        let mut after = step.after.player_view(step.seat).unwrap();
        let next = Match::new(goliath(2), 2).start_round(crate::game::Seed::new([7; 32])).unwrap();
        let Event::RoundStarted { seed, deal, .. } = next else { panic!("{next:?}") };
        let ends = step.events.iter().filter(|event| !matches!(event, Event::MatchEnded { .. }));
        let dealt = Event::RoundStarted { round: 2, seed, deal };
        after.public.winners = None;
        after.public.round_ended = None;
        after.public.turn = Some(1 - step.seat.min(1));
        after.rack = middle_rack();
        (after, ends.cloned().chain([dealt]).collect::<Vec<_>>())
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

/// Some tiles.
fn middle_rack() -> Vec<Tile> {
    ["0-1-2", "3-4-5"].map(tile).into()
}

#[test]
fn private_answers_under_other_rules() {
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
fn short_answers() {
    snapshot("answer", |text, page| {
        page.say("confirm end", text.confirm_end(false));
        page.say("confirm vote", text.confirm_end(true));
        page.say("confirm leave", text.confirm_leave(false));
        page.say("confirm leave, which counts", text.confirm_leave(true));
        page.say("voted", text.end_voted(1, 2));
        page.say("ended", text.ended());
        page.say("left lobby", text.left_lobby());
        page.say("left match", text.left_match());
        page.say("kept", text.kept());
        page.say("opened", text.opened());
        page.say("joined", text.joined());
        page.say("not seated", text.not_seated());
        page.say("no table", text.no_table());
        page.say("match over", text.match_over());
        page.say("record", text.record());
        for changed in [false, true] {
            page.say("settings", text.settings(Some(Lang::Fr), Some("light"), changed));
            page.say("settings, default", text.settings(None, None, changed));
            page.say("preferences", text.preferences(Some(Lang::En), Some("dark"), changed));
            page.say("preferences, default", text.preferences(None, None, changed));
        }
    });
}

#[test]
fn refusals() {
    let middle = step(3, Style::Best, |step| step.before.public.placements.len() == 9);
    let view = middle.before.public.clone();
    let spot = view.spots[0];
    let game: Match = middle.after.clone();
    let board = game.round().unwrap().board();
    let misfit = |tile: &Tile| board.placement(*tile, spot.cell).is_err();
    let misfit = Tile::all().filter(|tile| !board.tiles().contains(*tile)).find(misfit).unwrap();
    let disagree = board.placement(misfit, spot.cell).unwrap_err();
    let corner = |corner, board| Disagreement { corner, board, tile: 5 };
    let refusals = [
        Refusal::MatchOver,
        Refusal::BetweenRounds,
        Refusal::NotYourTurn { turn: 1 },
        Refusal::TileNotOnRack { tile: tile("3-4-5") },
        Refusal::OnlyTheDrawnTile { drawn: tile("3-4-5") },
        Refusal::MustLead { tile: tile("5-5-5") },
        Refusal::CellTaken { cell: Cell::START },
        Refusal::NotBesideATile { cell: Cell::START },
        Refusal::NoSuchSpot { number: 99 },
        Refusal::SpotGone { number: 1 },
        Refusal::NoSuchTurn { tile: tile("3-4-5"), corners: [5, 4, 3] },
        disagree,
        Refusal::CornersDisagree {
            tile: tile("5-5-5"),
            cell: Cell::down(9, 9),
            want: [Some(1), Some(2), Some(3)],
            wrong: vec![corner(0, 1), corner(1, 2), corner(2, 3)],
        },
        Refusal::CornersDisagree {
            tile: tile("5-5-5"),
            cell: Cell::up(9, 9),
            want: [Some(1), Some(2), Some(3)],
            wrong: vec![corner(0, 1), corner(1, 2), corner(2, 3)],
        },
        Refusal::OpeningTurn,
        Refusal::PoolEmpty,
        Refusal::DrawLimit { limit: 3 },
        Refusal::DrawLimit { limit: 1 },
        Refusal::ATileFits,
        Refusal::PoolNotEmpty,
    ];
    snapshot("refusal", |text, page| {
        let names = &FRIENDS[..3];
        for refusal in &refusals {
            page.say(&refusal.to_string(), text.refusal(refusal, names, Some(&view)));
            if let Some(alt) = text.alt_misfit(refusal, &view) {
                page.say("its picture", alt);
            }
        }
        let blind = Refusal::NoSuchSpot { number: 99 };
        page.say("without a view", text.refusal(&blind, names, None));
        page.say("channel taken", text.channel_taken(None));
        page.say("channel taken there", text.channel_taken(Some("https://chat.example/1")));
        for limit in [1, 3, 100] {
            page.say("too many tables", text.too_many_tables(limit));
            page.say("too many lobbies", text.too_many_lobbies(limit));
        }
        for seconds in [1, 7] {
            page.say("too fast", text.too_fast(seconds));
            page.say("next replay", text.next_replay(seconds));
        }
        page.say("table closed", text.table_closed());
        page.say("no such table", text.no_such_table());
        page.say("not started", text.not_started());
        page.say("already started", text.already_started());
        page.say("no record", text.no_record());
        page.say("not at table", text.not_at_table());
        page.say("already seated", text.already_seated());
        page.say("full", text.full(4));
        page.say("full for one", text.full(1));
        page.say("no computer", text.no_computer());
        page.say("not the host", text.not_the_host(PersonId::new(42)));
        page.say("of a tournament", text.of_tournament());
        page.say("no rematch", text.no_rematch());
        page.say("moved on", text.board_moved_on());
        page.say("already handled", text.already_handled());
        page.say("unknown tile", text.unknown_tile("**345** @everyone"));
        page.say("unknown length", text.unknown_length("12 days"));
        page.say("unknown spot", text.unknown_spot("twelve\n# big"));
        page.say("only in servers", text.only_in_servers());
        page.say("not in this channel", text.not_in_this_channel());
        page.say("managers only", text.managers_only());
        page.say("one permission", text.missing_permissions(&[Permission::AttachFiles]));
        page.say("permissions", text.missing_permissions(Permission::VARIANTS));
        page.say("trouble", text.trouble("4F2A"));
        page.say("database trouble", text.database_trouble("4F2A"));
    });
}

#[test]
fn help_and_commands() {
    snapshot("help", |text, page| {
        page.say("help", text.help(&goliath(2)));
        for (command, options) in super::limits::COMMANDS {
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
fn alternative_texts() {
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
        page.say("preview", text.alt_preview(&middle.before, choice, names));
        page.say(
            "preview without hints",
            text.alt_preview(&unhinted(&middle.before), choice, names),
        );
        let casual = under(|rules| rules.scoring = Scoring::None);
        page.say("casual", text.alt_board(&casual, names));
    });
}

#[test]
fn rules_in_short_with_figures() {
    snapshot("short", |text, page| {
        for edition in Edition::ALL {
            let variant = edition.into();
            let rules = edition.rules(2).unwrap();
            page.say(edition.name(), text.rules_in_short(&rules));
            page.say("by topic", text.rules_by_topic(&variant, &rules, None).join("\n[next]\n"));
        }
        let changed = Variant::from(Edition::PiatnikHu)
            .with(Clause::DroppedRack.value("spared").unwrap())
            .with(Clause::BridgeRule.value("open-or-two-sides").unwrap());
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
    });
}

#[test]
fn boards_in_words() {
    let opening = step(3, Style::Best, |step| step.before.public.placements.is_empty());
    let middle =
        step(3, Style::Best, |step| step.before.choices.len() > 3 && makes(step, Bonus::Hexagon));
    let out = step(3, Style::Best, |step| ends(step, RoundEnd::Out));
    snapshot("board", |text, page| {
        let names = &FRIENDS[..3];
        let say = |view: &PublicView| text.board_in_words(view, names).join("\n[next]\n");
        page.say("first", say(&opening.before.public));
        page.say("middle", say(&middle.before.public));
        page.say("last", say(&out.after.public_view()));
    });
}
