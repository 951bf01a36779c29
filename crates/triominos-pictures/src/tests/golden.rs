//! Comparison of pictures with accepted ones. If any pixel changes, a test fails until a developer has checked the new picture and
//! accepted it with `ACCEPT_PICTURES=1 cargo test -p triominos-pictures`.

use std::path::PathBuf;

use image::{Rgb, RgbImage};

use super::samples::{
    self, board_labels, dealt_match, match_after_draw_of_fitting_tile, match_with_bonus,
    play_until, shared_renderer,
};
use crate::raster::format_signed;
use crate::{
    CloseUpLabels, EndLabels, FigureLabels, PreviewLabels, RackLabels, ReviewChartLabels,
    RoundLabels, RoundRow, RuleFigure, SheetFigure, Theme,
};
use triominos_rules::game::{Bonus, CountAndPoints, Edition, Length, Match, Rules, Summary, Tile};

/// Asserts that the pixels of a picture equal those of the accepted one; the bytes of the files may differ. On failure, the new
/// picture and the difference are written to the system's temporary directory.
pub fn assert_accepted_picture(path: &str, png: &[u8]) {
    let accepted_path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path);
    if std::env::var_os("ACCEPT_PICTURES").is_some() {
        std::fs::write(&accepted_path, png).expect("the repository can be written to");
        return;
    }
    let accepted = image::open(&accepted_path)
        .unwrap_or_else(|error| panic!("{path}: {error}; ACCEPT_PICTURES=1 makes it"))
        .into_rgb8();
    let new = image::load_from_memory(png).expect("a PNG file").into_rgb8();
    let (difference, changed) = difference_picture_and_pixel_count(&accepted, &new);
    if changed > 0 {
        let name = accepted_path.file_stem().expect("a file").to_string_lossy().into_owned();
        let directory = std::env::temp_dir().join("triominos-pictures");
        std::fs::create_dir_all(&directory).expect("a directory for what differs");
        let save = |kind: &str, picture: &RgbImage| {
            let path = directory.join(format!("{name}-{kind}.png"));
            picture.save(&path).expect("the directory can be written to");
            path.display().to_string()
        };
        panic!(
            "{path}: {changed} pixels differ ({:?} was {:?}).\n  new:        {}\n  difference: {}\n\
             Look at them; ACCEPT_PICTURES=1 accepts.",
            new.dimensions(),
            accepted.dimensions(),
            save("new", &new),
            save("difference", &difference),
        );
    }
}

/// Returns the accepted picture in pale colours with every different pixel in red, and the number of different pixels.
fn difference_picture_and_pixel_count(accepted: &RgbImage, new: &RgbImage) -> (RgbImage, usize) {
    let width = accepted.width().max(new.width());
    let height = accepted.height().max(new.height());
    let mut changed = 0;
    let picture = RgbImage::from_fn(width, height, |x, y| {
        let before = accepted.get_pixel_checked(x, y);
        if before == new.get_pixel_checked(x, y) {
            let Rgb(channels) = before.copied().unwrap_or(Rgb([255; 3]));
            Rgb(channels.map(|channel| 190 + channel / 4))
        } else {
            changed += 1;
            Rgb([220, 0, 0])
        }
    });
    (picture, changed)
}

/// Draws the board of a match, and compares it with the accepted picture at `path`.
fn assert_accepted_board(path: &str, game: &Match, theme: Theme) {
    let view = game.public_view();
    assert_accepted_picture(path, &shared_renderer().board(&view, &board_labels(&view), theme));
}

#[test]
fn an_opening_board_is_drawn_as_accepted() {
    assert_accepted_board("tests/pictures/opening-dark.png", &dealt_match(2, 7), Theme::Dark);
}

#[test]
fn a_board_with_a_hexagon_is_drawn_as_accepted() {
    let game = match_with_bonus(4, 22..60, 26, Bonus::Hexagon);
    assert_accepted_board("../../.github/board.png", &game, Theme::Dark);
    assert_accepted_board("tests/pictures/hexagon-light.png", &game, Theme::Light);
}

#[test]
fn a_double_hexagon_of_six_players_is_drawn_as_accepted() {
    let game = match_with_bonus(6, 0..250, 20, Bonus::DoubleHexagon);
    assert_accepted_board("tests/pictures/double-hexagon-dark.png", &game, Theme::Dark);
}

#[test]
fn a_board_with_a_bridge_is_drawn_as_accepted() {
    let game = match_with_bonus(3, 0..60, 14, Bonus::Bridge);
    assert_accepted_board("tests/pictures/bridge-light.png", &game, Theme::Light);
}

#[test]
fn the_last_board_of_a_match_is_drawn_as_accepted() {
    let mut game = dealt_match(4, 3);
    play_until(&mut game, |_| false);
    let mut view = game.public_view();
    let mut labels = board_labels(&view);
    labels.seats[0].name = "Maximiliane Wolfeschlegelsteinhausen".to_owned();
    labels.seats[3].name = "Maximiliane Wolfeschlegelsteinh… (2)".to_owned();
    view.seats[1].score = -25;
    view.seats[2].dropped = true;
    assert_accepted_picture(
        "tests/pictures/end-dark.png",
        &shared_renderer().board(&view, &labels, Theme::Dark),
    );
}

#[test]
fn a_rack_is_drawn_as_accepted() {
    let mut game = dealt_match(2, 7);
    play_until(&mut game, |view| view.placements.len() == 12);
    let seat = game.turn().expect("the round goes on");
    let view = game.player_view(seat).expect("the seat is taken");
    let texts = RackLabels {
        title: "Your rack".to_owned(),
        hint: "5 tiles fit".to_owned(),
        since: vec!["Since your turn".to_owned(), "Łukasz 2-3-4 +9".to_owned()],
    };
    assert_accepted_picture(
        "tests/pictures/rack-light.png",
        &shared_renderer().rack(&view, &board_labels(&view.public), &texts, Theme::Light),
    );
}

#[test]
fn a_rack_with_a_new_tile_is_drawn_as_accepted() {
    let game = match_after_draw_of_fitting_tile(2);
    let seat = game.turn().expect("the round goes on");
    let view = game.player_view(seat).expect("the seat is taken");
    let texts = RackLabels { title: "Your rack".to_owned(), ..RackLabels::default() };
    assert_accepted_picture(
        "tests/pictures/drawn-dark.png",
        &shared_renderer().rack(&view, &board_labels(&view.public), &texts, Theme::Dark),
    );
}

#[test]
fn a_preview_is_drawn_as_accepted() {
    let promising = |game: &Match| {
        let view = game.player_view(game.turn()?)?;
        let choice = *view.choices.first()?;
        let late = view.public.placements.len() > 12;
        (late && choice.bonus == Bonus::Hexagon).then_some((view, choice))
    };
    let (view, choice) = (0..250)
        .find_map(|seed| {
            let mut game = dealt_match(3, seed);
            while game.turn().is_some() {
                if let Some(found) = promising(&game) {
                    return Some(found);
                }
                samples::play_nth_choice(&mut game, 0);
            }
            None
        })
        .expect("one of the seeds offers a hexagon");
    let texts = PreviewLabels {
        title: format!("{} at spot {}", choice.placement.tile, choice.spot),
        points: format_signed(choice.points),
    };
    let png =
        shared_renderer().preview(&view, &choice, &board_labels(&view.public), &texts, Theme::Dark);
    assert_accepted_picture("tests/pictures/preview-dark.png", &png);
}

#[test]
fn a_misfit_is_drawn_as_accepted() {
    let mut game = dealt_match(3, 1);
    play_until(&mut game, |view| view.placements.len() == 9);
    let view = game.public_view();
    let board = view.board();
    let (spot, placement, wrong) = view
        .spots
        .iter()
        .flat_map(|spot| Tile::all().map(move |tile| (spot, tile)))
        .find_map(|(spot, tile)| {
            let (placement, wrong) = board
                .legal_placement(tile, spot.cell)
                .err()?
                .placement_and_wrong_corner_indexes()?;
            (wrong.len() == 2).then_some((spot, placement, wrong))
        })
        .expect("a tile with two corners that disagree");
    let title = format!("{} does not fit spot {}", placement.tile, spot.number);
    let texts = PreviewLabels { title, points: String::new() };
    let png = shared_renderer().refused_placement(
        &view,
        &placement,
        &wrong,
        &board_labels(&view),
        &texts,
        Theme::Dark,
    );
    assert_accepted_picture("tests/pictures/misfit-dark.png", &png);
}

#[test]
fn figures_are_drawn_as_accepted() {
    for (figure, name, title, points, theme) in [
        (RuleFigure::Matching, "matching", "Matching", None, Theme::Dark),
        (RuleFigure::Bridge, "bridge", "Bridge", Some(40), Theme::Light),
        (RuleFigure::Hexagon, "hexagon", "Hexagon", Some(50), Theme::HighContrast),
        (RuleFigure::DoubleHexagon, "double-hexagon", "Double hexagon", Some(60), Theme::Dark),
        (RuleFigure::TripleHexagon, "triple-hexagon", "Triple hexagon", Some(70), Theme::Light),
    ] {
        let caption = "A tile goes beside another where the two numbers of the shared edge are the same: \
                       here 4 and 5 meet 4 and 5, there they do not.";
        let labels = FigureLabels { title: title.to_owned(), caption: caption.to_owned(), points };
        assert_accepted_picture(
            &format!("tests/pictures/figure-{name}.png"),
            &shared_renderer().rule_figure(figure, &labels, theme),
        );
    }
}

#[test]
fn a_sheet_of_figures_is_drawn_as_accepted() {
    let figures = [
        (RuleFigure::Matching, "What fits", None),
        (RuleFigure::Bridge, "Bridge", Some(40)),
        (RuleFigure::Hexagon, "Hexagon", Some(50)),
    ];
    let figures = figures.map(|(figure, title, points)| SheetFigure {
        figure,
        title: title.to_owned(),
        points,
    });
    assert_accepted_picture(
        "tests/pictures/figure-sheet.png",
        &shared_renderer().rule_figure_sheet(&figures, Theme::Dark),
    );
}

#[test]
fn a_close_up_is_drawn_as_accepted() {
    let labels = CloseUpLabels { title: "The part in play".to_owned() };
    let png = shared_renderer().close_up_of_wide_board(
        &samples::view_with_tiles_in_one_row(40),
        &labels,
        Theme::HighContrast,
    );
    assert_accepted_picture(
        "tests/pictures/close-up-high-contrast.png",
        &png.expect("a wide board"),
    );
}

/// Returns the labels of the picture of a finished match, like those that the module `text` creates.
fn end_labels(names: &[&str], edition: &str, summary: &Summary) -> EndLabels {
    let winners: Vec<&str> = summary.winners.iter().map(|seat| names[*seat]).collect();
    let count = summary.round_ends.len();
    let explained = |ends: CountAndPoints| match (ends.count, ends.points) {
        (0, 0..) => String::new(),
        (0, _) => "tiles left".to_owned(),
        (count, _) => format!("out {count}×"),
    };
    EndLabels {
        title: format!(
            "{} win{}",
            winners.join(" and "),
            if winners.len() == 1 { "s" } else { "" }
        ),
        headings: ["Tiles", "Bonuses", "Draws", "Round ends", "Total"].map(str::to_owned),
        names: names.iter().map(|name| (*name).to_owned()).collect(),
        ends: summary.seats.iter().map(|seat| explained(seat.ends)).collect(),
        foot: format!("{edition} · {count} round{}", if count == 1 { "" } else { "s" }),
    }
}

#[test]
fn an_end_card_is_drawn_as_accepted() {
    let rules = Edition::Tournament.rules(4).expect("four may play");
    let events = samples::events_of_match_by_rules(rules.clone(), 4, 5);
    let summary = Summary::from_events(&rules, 4, &events);
    let names = ["Žofia", "Łukasz", "Gergő", "Maximiliane Wolfeschlegelste… (2)"];
    let labels = end_labels(&names, "Official tournament rules", &summary);
    for theme in Theme::ALL {
        let path = format!("tests/pictures/end-card-{}.png", theme.name());
        assert_accepted_picture(&path, &shared_renderer().end_card(&summary, &labels, theme));
    }
}

#[test]
fn a_round_card_is_drawn_as_accepted() {
    let row = |seat, name: &str, figures: [&str; 4], out| RoundRow {
        seat,
        name: name.to_owned(),
        figures: figures.map(str::to_owned).to_vec(),
        out,
    };
    let labels = RoundLabels {
        title: "Round 2 is over".to_owned(),
        headings: ["Left", "Round", "Total", "To go"].map(str::to_owned).to_vec(),
        rows: vec![
            row(1, "Ben", ["0", "+93", "151", "249"], true),
            row(0, "Ada with a rather long name", ["13", "+21", "88", "312"], false),
            row(2, "Computer Owl", ["31", "−10", "−5", "405"], false),
        ],
        foot: "Standard rules · 2 rounds".to_owned(),
    };
    for theme in [Theme::Dark, Theme::Light] {
        let path = format!("tests/pictures/round-card-{}.png", theme.name());
        assert_accepted_picture(&path, &shared_renderer().round_card(&labels, theme));
    }
}

#[test]
fn an_end_card_without_score_is_drawn_as_accepted() {
    let rules = Edition::Casual.rules(2).expect("two may play");
    let events = samples::events_of_match_by_rules(rules.clone(), 2, 1);
    let summary = Summary::from_events(&rules, 2, &events);
    let labels = end_labels(&["Žofia", "Łukasz"], "Without keeping score", &summary);
    assert_accepted_picture(
        "tests/pictures/end-card-casual.png",
        &shared_renderer().end_card(&summary, &labels, Theme::Light),
    );
}

#[test]
fn an_end_card_of_rounds_won_is_drawn_as_accepted() {
    let length = Length::Rounds { limit: 4 };
    let rules = Rules { length, ..Edition::Casual.rules(3).expect("three may play") };
    let events = samples::events_of_match_by_rules(rules.clone(), 3, 9);
    let summary = Summary::from_events(&rules, 3, &events);
    assert_eq!(summary.seats.iter().map(|seat| seat.score).sum::<i32>(), 4, "nobody is blocked");
    let names = ["Žofia", "Łukasz", "Maximiliane Wolfeschlegelste… (2)"];
    let mut labels = end_labels(&names, "Without keeping score", &summary);
    labels.headings[4] = "Rounds won".to_owned();
    let card = shared_renderer().end_card(&summary, &labels, Theme::Dark);
    assert_accepted_picture("tests/pictures/end-card-rounds-won.png", &card);
}

#[test]
fn the_chart_of_a_review_is_drawn_as_accepted() {
    let parts = [-12, 41, 3, -8];
    let labels = ReviewChartLabels {
        title: "Luck and skill".to_owned(),
        parts: ["Your choices", "Luck with tiles", "Turn order", "Unexplained"].map(str::to_owned),
        figures: ["−12", "+41", "+3", "−8"].map(str::to_owned),
    };
    for theme in [Theme::Dark, Theme::Light] {
        let path = format!("tests/pictures/review-{}.png", theme.name());
        assert_accepted_picture(&path, &shared_renderer().review_chart(parts, &labels, theme));
    }
}

#[test]
fn a_single_changed_pixel_is_found() {
    let one = RgbImage::from_pixel(4, 4, Rgb([10; 3]));
    let mut other = one.clone();
    assert_eq!(difference_picture_and_pixel_count(&one, &other).1, 0);
    other.put_pixel(2, 1, Rgb([11; 3]));
    let (picture, changed) = difference_picture_and_pixel_count(&one, &other);
    assert_eq!((changed, picture.get_pixel(2, 1)), (1, &Rgb([220, 0, 0])));
    let taller = RgbImage::from_pixel(4, 5, Rgb([10; 3]));
    assert_eq!(difference_picture_and_pixel_count(&one, &taller).1, 4);
}
