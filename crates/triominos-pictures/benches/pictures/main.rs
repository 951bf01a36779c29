//! The speed and size of pictures: `cargo bench --bench pictures`.
//!
//! Compare times only within one run, because machines differ and their speed varies. For the same reason, limits apply to ratios.
//! One is the time of a picture divided by its floor (filling a canvas, copying the finished pixels onto it, and encoding them with
//! the fastest encoder). The other is its time divided by the time to draw the same scene directly with imageproc and encode it
//! with image. The column "max alloc" shows the peak of memory.

mod a_match;
mod direct;
mod floor;
#[path = "../../../../benches/common/report.rs"]
mod report;

use std::time::{Duration, Instant};

use divan::{AllocProfiler, Bencher, black_box};
use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};
use triominos_pictures::{BoardLabels, EndLabels, Renderer, ReplayLabels, SeatLabel, Theme};
use triominos_rules::game::{
    Bonus, Edition, Event, LastPlacement, Match, Placed, PublicMove, PublicView, Rules, Seed,
    Summary, Tile, TileSet,
};
use triominos_rules::simulation::{Simulation, Strategy};

use direct::{draw_board_png_with_imageproc, font};
use floor::{decode_size_and_pixels, encode_fast};
use report::Report;

#[global_allocator]
static ALLOCATOR: AllocProfiler = AllocProfiler::system();

/// The numbers of tiles on the measured boards.
const BOARDS: [usize; 2] = [30, 56];
const PLAYERS: usize = 4;

fn main() {
    print_first_picture_times();
    let mut report = Report::new("pictures");
    a_match::measure_match_pictures(&mut report);
    measure_new_boards(&mut report);
    report_picture_sizes(&mut report);
    report.write_json_file().expect("the report can be written");
    divan::main();
}

/// Returns the public view of a board with this many randomly placed tiles.
fn view_with_random_tiles(tile_count: usize) -> PublicView {
    views_with_random_tiles(tile_count).next().expect("there are always more seeds")
}

/// Returns the public views of boards with this many randomly placed tiles. Seeds with which fewer tiles can be placed are skipped.
fn views_with_random_tiles(tile_count: usize) -> impl Iterator<Item = PublicView> {
    let rules = Edition::Goliath.rules(PLAYERS).expect("four may play");
    let mut game = Match::new(rules, PLAYERS);
    game.start_round(Seed::new([1; 32]));
    let dealt = game.public_view();
    (0..).filter_map(move |seed| {
        let mut random = ChaCha20Rng::seed_from_u64(seed);
        let mut view = dealt.clone();
        let all: TileSet = Tile::all().collect();
        while view.placements.len() < tile_count {
            let mut legal = view.board().legal_placements(all);
            legal.sort_unstable_by_key(|placement| (placement.tile, placement.cell));
            if legal.is_empty() {
                return None;
            }
            view.placements.push(legal[random.random_range(0..legal.len())]);
        }
        view.spots = view.board().spots().to_sorted_vec();
        let placement = view.placements[tile_count - 1];
        let shape = view.bonus_shape(&placement, Bonus::Hexagon);
        let placed = Placed { seat: 0, placement, bonus: Bonus::Hexagon, points: 57 };
        view.moves = vec![PublicMove::Placed(placed)];
        view.last = Some(LastPlacement { placed, shape: shape.cells, centres: shape.centres });
        Some(view)
    })
}

/// Returns the labels of the measured boards.
fn board_labels() -> BoardLabels {
    let seat = |name: &str| SeatLabel { name: name.to_owned(), tiles: "5 tiles".to_owned() };
    BoardLabels {
        seats: ["Žofia", "Łukasz", "Gergő", "Søren"].map(seat).to_vec(),
        title: "Standard rules · round 2".to_owned(),
        foot: "Move 30 · pool 4".to_owned(),
    }
}

/// Times the drawing of a board with a renderer that has drawn the same board before, so that tiles and letters are cached.
#[divan::bench(args = BOARDS)]
fn draw_board_with_warm_caches(bencher: Bencher, tiles: usize) {
    let (renderer, view, labels) = (Renderer::new(), view_with_random_tiles(tiles), board_labels());
    renderer.board(&view, &labels, Theme::Dark);
    bencher.bench_local(|| renderer.board(black_box(&view), &labels, Theme::Dark));
}

/// Times the floor of a picture: filling a canvas, copying the finished pixels onto it, and encoding them with the fastest
/// settings.
#[divan::bench(args = BOARDS)]
fn fill_copy_and_encode(bencher: Bencher, tiles: usize) {
    let (width, height, finished) = decode_size_and_pixels(&Renderer::new().board(
        &view_with_random_tiles(tiles),
        &board_labels(),
        Theme::Dark,
    ));
    let mut canvas = vec![0; finished.len()];
    bencher.bench_local(|| {
        canvas.fill(3);
        canvas.copy_from_slice(black_box(&finished));
        encode_fast(width, height, &canvas)
    });
}

/// Times the direct drawing of the same tiles, spots and texts: shapes with imageproc, letters with rusttype, and the file with
/// image's default settings.
#[divan::bench(args = BOARDS)]
fn draw_board_directly(bencher: Bencher, tiles: usize) {
    let (view, font) = (view_with_random_tiles(tiles), font());
    let (width, height, _) =
        decode_size_and_pixels(&Renderer::new().board(&view, &board_labels(), Theme::Dark));
    bencher.bench_local(|| draw_board_png_with_imageproc(black_box(&view), &font, width, height));
}

/// Plays forty matches between greedy players. Returns the rules and the events of the match whose number of events is closest to
/// 62. `docs/SPEED.md` lists the animation of this match as a replay of 62 turns.
fn typical_match() -> (Rules, Vec<Event>) {
    let rules = Edition::Goliath.rules(2).expect("two may play");
    let simulation = Simulation {
        rules: rules.clone(),
        strategies: vec![Strategy::Greedy; 2],
        duplicate: false,
        seed: 1,
    };
    let distance = |events: &Vec<Event>| events.len().abs_diff(62);
    let events = (0..40)
        .map(|number| simulation.play(number).expect("an edition's match ends"))
        .min_by_key(distance);
    (rules, events.expect("forty rounds"))
}

/// Returns the labels of the measured animation.
fn replay_labels() -> ReplayLabels {
    let names = ["Žofia", "Łukasz"].map(str::to_owned).to_vec();
    ReplayLabels { names, title: "Standard rules".to_owned(), ..ReplayLabels::default() }
}

/// Times the drawing of the animation of a whole match.
#[divan::bench]
fn draw_replay(bencher: Bencher) {
    let (rules, events) = typical_match();
    let (renderer, labels) = (Renderer::new(), replay_labels());
    renderer.replay(&rules, &events, &labels, Theme::Dark);
    bencher.bench_local(|| renderer.replay(&rules, black_box(&events), &labels, Theme::Dark));
}

/// Times the drawing of the picture at the end of a match.
#[divan::bench]
fn draw_end_card(bencher: Bencher) {
    let (rules, events) = typical_match();
    let summary = Summary::from_events(&rules, 2, &events);
    let (renderer, labels) = (Renderer::new(), EndLabels::default());
    renderer.end_card(&summary, &labels, Theme::Dark);
    bencher.bench_local(|| renderer.end_card(black_box(&summary), &labels, Theme::Dark));
}

/// Times the first picture of a board of each size with a new renderer, whose caches are empty. Prints the times.
#[expect(clippy::print_stdout, reason = "this is what a benchmark is for")]
fn print_first_picture_times() {
    let (renderer, labels) = (Renderer::new(), board_labels());
    for tiles in [30, 56, 1, 12] {
        let view = view_with_random_tiles(tiles);
        let start = Instant::now();
        black_box(renderer.board(&view, &labels, Theme::Dark));
        let ms = start.elapsed().as_secs_f64() * 1e3;
        println!("{tiles:>2} tiles, the first picture of this size: {ms:.2} ms");
    }
}

/// Times pictures of new boards after the renderer has drawn other boards of the same size.
fn measure_new_boards(report: &mut Report) {
    const FRAMES: usize = 40;
    let labels = board_labels();
    for tiles in BOARDS {
        let renderer = Renderer::new();
        let mut ratios: Vec<f64> = Vec::new();
        for (n, view) in views_with_random_tiles(tiles).take(2 * FRAMES).enumerate() {
            let start = Instant::now();
            let png = black_box(renderer.board(&view, &labels, Theme::Dark));
            let time = start.elapsed();
            if n >= FRAMES {
                ratios.push(time.as_secs_f64() / floor::time_fast_encoding(&png).as_secs_f64());
            }
        }
        ratios.sort_unstable_by(f64::total_cmp);
        report.record_value(&format!("first frame, {tiles} tiles / floor"), ratios[FRAMES / 2]);
    }
}

/// Reports the sizes of pictures, compared with those from other encoders, and the size and time of a replay (the animation of a
/// match). The comparison with `oxipng` requires that program.
fn report_picture_sizes(report: &mut Report) {
    let renderer = Renderer::new();
    let font = font();
    for tiles in BOARDS {
        let view = view_with_random_tiles(tiles);
        let png = renderer.board(&view, &board_labels(), Theme::Dark);
        let (width, height, pixels) = decode_size_and_pixels(&png);
        let name = |comparison: &str| format!("bytes of a frame, {tiles} tiles{comparison}");
        let bytes = png.len() as f64;
        report.record_value(&name(""), bytes);
        report.record_value(
            &name(" / fastest"),
            bytes / encode_fast(width, height, &pixels).len() as f64,
        );
        let direct = draw_board_png_with_imageproc(&view, &font, width, height).len();
        report.record_value(&name(" / drawn directly"), bytes / direct as f64);
        let smallest = floor::size_after_oxipng(&png).map_or(f64::NAN, |bytes| bytes as f64);
        report.record_value(&name(" / oxipng -o2"), bytes / smallest);
    }
    let (rules, events) = typical_match();
    let mut times: Vec<Duration> = Vec::new();
    let mut bytes = 0;
    for _ in 0..15 {
        let start = Instant::now();
        bytes = renderer.replay(&rules, &events, &replay_labels(), Theme::Dark).len();
        times.push(start.elapsed());
    }
    times.sort_unstable();
    report.record_value(
        &format!("replay of {} events, ms", events.len()),
        times[7].as_secs_f64() * 1e3,
    );
    report.record_value("bytes of the replay", bytes as f64);
}
