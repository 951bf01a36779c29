//! How fast pictures are drawn, and how many bytes they take: `cargo bench --bench pictures`.
//!
//! Times are for comparing within one run; machines are noisy. The bars are ratios: a frame against the floor (fill and copy the
//! canvas, then the fastest encoder on the finished pixels), and against the same scene drawn directly with imageproc and packed by
//! image. What each takes of memory at most is the column "max alloc".

use std::time::{Duration, Instant};

use divan::{AllocProfiler, Bencher, black_box};
use image::{Rgba, RgbaImage};
use imageproc::drawing::{draw_antialiased_polygon_mut, draw_filled_circle_mut};
use imageproc::point::Point;
use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};
use rusttype::{Font, Scale, point};
use triominos::game::{
    Bonus, Edition, Event, LastPlacement, Match, Moved, Placed, PublicView, Rules, Seed, Summary,
    Tile, TileSet,
};
use triominos::picture::{BoardLabels, EndLabels, Renderer, ReplayLabels, SeatLabel, Theme};
use triominos::simulation::{Level, Simulation};

#[global_allocator]
static ALLOCATOR: AllocProfiler = AllocProfiler::system();

/// How many tiles lie on the boards that are measured.
const BOARDS: [usize; 2] = [30, 56];
const PLAYERS: usize = 4;

fn main() {
    first_frames();
    sizes();
    divan::main();
}

/// A board of so many tiles, laid by chance, whose seed is the first that gets so far.
fn view(tiles: usize) -> PublicView {
    let rules = Edition::Goliath.rules(PLAYERS).expect("four may play");
    let mut game = Match::new(rules, PLAYERS);
    game.start_round(Seed::new([1; 32]));
    let dealt = game.public_view();
    for seed in 0.. {
        let mut random = ChaCha20Rng::seed_from_u64(seed);
        let mut view = dealt.clone();
        let all: TileSet = Tile::all().collect();
        while view.placements.len() < tiles {
            let mut legal = view.board().legal_placements(all);
            legal.sort_unstable_by_key(|placement| (placement.tile, placement.cell));
            if legal.is_empty() {
                break;
            }
            view.placements.push(legal[random.random_range(0..legal.len())]);
        }
        if view.placements.len() < tiles {
            continue;
        }
        view.spots = view.board().spots().list();
        let placement = view.placements[tiles - 1];
        let (shape, centres) = view.shape_of(&placement, Bonus::Hexagon);
        let placed = Placed { seat: 0, placement, bonus: Bonus::Hexagon, points: 57 };
        view.moves = vec![Moved::Placed(placed)];
        view.last = Some(LastPlacement { placed, shape, centres });
        return view;
    }
    unreachable!("the seeds do not end");
}

fn labels() -> BoardLabels {
    let seat = |name: &str| SeatLabel { name: name.to_owned(), tiles: "5 tiles".to_owned() };
    BoardLabels {
        seats: ["Žofia", "Łukasz", "Gergő", "Søren"].map(seat).to_vec(),
        title: "Standard rules · round 2".to_owned(),
        foot: "Move 30 · pool 4".to_owned(),
    }
}

/// The numbers of the colours in an indexed PNG, row by row.
fn pixels(png: &[u8]) -> (u32, u32, Vec<u8>) {
    let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().expect("a PNG");
    let mut bytes = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut bytes).expect("pixels");
    (info.width, info.height, bytes)
}

#[divan::bench(args = BOARDS)]
fn frame(bencher: Bencher, tiles: usize) {
    let (renderer, view, labels) = (Renderer::new(), view(tiles), labels());
    renderer.board(&view, &labels, Theme::Dark);
    bencher.bench_local(|| renderer.board(black_box(&view), &labels, Theme::Dark));
}

/// Fills a canvas, copies the finished pixels on it, and packs them with the fastest encoder there is.
#[divan::bench(args = BOARDS)]
fn floor(bencher: Bencher, tiles: usize) {
    let (width, height, finished) =
        pixels(&Renderer::new().board(&view(tiles), &labels(), Theme::Dark));
    let mut canvas = vec![0; finished.len()];
    bencher.bench_local(|| {
        canvas.fill(3);
        canvas.copy_from_slice(black_box(&finished));
        fastest(width, height, &canvas)
    });
}

fn fastest(width: u32, height: u32, pixels: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(1 << 17);
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_palette(vec![0; 768]);
    encoder.set_compression(png::Compression::Fast);
    encoder.set_filter(png::Filter::Up);
    let mut file = encoder.write_header().expect("a header");
    file.write_image_data(pixels).expect("pixels");
    file.finish().expect("an end");
    bytes
}

/// The same tiles, spots and writing, drawn directly: shapes by imageproc, letters by rusttype, packed by image's default encoder.
#[divan::bench(args = BOARDS)]
fn direct(bencher: Bencher, tiles: usize) {
    let (view, font) = (view(tiles), font());
    let (width, height, _) = pixels(&Renderer::new().board(&view, &labels(), Theme::Dark));
    bencher.bench_local(|| draw_directly(black_box(&view), &font, width, height));
}

fn font() -> Font<'static> {
    Font::try_from_bytes(include_bytes!("../fonts/Roboto-Bold.ttf")).expect("a font")
}

const FACE: Rgba<u8> = Rgba([0xF7, 0xF0, 0xDF, 255]);
const INK: Rgba<u8> = Rgba([0x1F, 0x1F, 0x1F, 255]);

fn draw_directly(view: &PublicView, font: &Font, width: u32, height: u32) -> Vec<u8> {
    let mut image = RgbaImage::from_pixel(width, height, Rgba([0x1B, 0x24, 0x30, 255]));
    let cells = || {
        let placed = view.placements.iter().map(|placed| (placed.cell, Some(placed.corners)));
        placed.chain(view.spots.iter().map(|spot| (spot.cell, None)))
    };
    let column = |i: i16, j: i16| 2 * i32::from(i) + i32::from(j);
    let points = || cells().flat_map(|(cell, _)| cell.corners());
    let left = points().map(|point| column(point.i, point.j)).min().unwrap_or(0);
    let right = points().map(|point| column(point.i, point.j)).max().unwrap_or(0);
    let top = points().map(|point| i32::from(point.j)).max().unwrap_or(0);
    // The largest side that has room: what is drawn is as large as in the frame.
    let bottom = points().map(|point| i32::from(point.j)).min().unwrap_or(0);
    let side = (2 * (width as i32 - 48) / (right - left))
        .min((height as i32 - 250) * 8 / 7 / (top - bottom).max(1))
        .min(200)
        / 8
        * 8;
    let place = |i: i16, j: i16| {
        let x = 24 + (column(i, j) - left) * side / 2;
        Point::new(x, 160 + (top - i32::from(j)) * side / 8 * 7)
    };
    for (cell, corners) in cells() {
        let outline = cell.corners().map(|point| place(point.i, point.j));
        let (x, y) = (
            outline.iter().map(|p| p.x).sum::<i32>() / 3,
            outline.iter().map(|p| p.y).sum::<i32>() / 3,
        );
        let inner = outline.map(|p| Point::new(p.x + (x - p.x) / 20, p.y + (y - p.y) / 20));
        let blend = imageproc::pixelops::interpolate;
        draw_antialiased_polygon_mut(&mut image, &inner, Rgba([0xB9, 0xAC, 0x8C, 255]), blend);
        let face = outline.map(|p| Point::new(p.x + (x - p.x) / 14, p.y + (y - p.y) / 14));
        draw_antialiased_polygon_mut(&mut image, &face, FACE, blend);
        let em = side as f32 * 0.4;
        match corners {
            Some(corners) => {
                for (p, digit) in outline.into_iter().zip(corners) {
                    let at = (p.x + (x - p.x) * 64 / 100, p.y + (y - p.y) * 64 / 100);
                    write(&mut image, font, &digit.to_string(), em, at);
                }
            }
            None => write(&mut image, font, "12", em, (x, y)),
        }
    }
    for (n, name) in ["Žofia", "Łukasz", "Gergő", "Søren"].into_iter().enumerate() {
        let x = 150 + 300 * n as i32;
        draw_filled_circle_mut(&mut image, (x - 120, 40), 18, FACE);
        write(&mut image, font, name, 46.0, (x, 40));
        write(&mut image, font, "142", 64.0, (x, 95));
        write(&mut image, font, "5 tiles", 38.0, (x + 80, 95));
    }
    write(&mut image, font, "Move 30 · pool 4", 40.0, (1000, height as i32 - 30));
    let mut bytes = std::io::Cursor::new(Vec::with_capacity(1 << 18));
    image.write_to(&mut bytes, image::ImageFormat::Png).expect("memory takes any bytes");
    bytes.into_inner()
}

fn write(image: &mut RgbaImage, font: &Font, text: &str, em: f32, (x, y): (i32, i32)) {
    let scale = Scale::uniform(em);
    let glyphs: Vec<_> = font.layout(text, scale, point(0.0, em * 0.35)).collect();
    let width = glyphs
        .last()
        .map_or(0.0, |last| last.position().x + last.unpositioned().h_metrics().advance_width);
    for glyph in glyphs {
        let Some(area) = glyph.pixel_bounding_box() else { continue };
        glyph.draw(|dx, dy, cover| {
            let (x, y) =
                (x - width as i32 / 2 + area.min.x + dx as i32, y + area.min.y + dy as i32);
            if let Some(pixel) = image.get_pixel_mut_checked(x.max(0) as u32, y.max(0) as u32) {
                *pixel = imageproc::pixelops::interpolate(INK, *pixel, cover);
            }
        });
    }
}

/// A match and its rules: the longest of a few rounds, by greedy players.
fn round() -> (Rules, Vec<Event>) {
    let rules = Edition::Goliath.rules(2).expect("two may play");
    let simulation = Simulation {
        rules: rules.clone(),
        levels: vec![Level::Greedy; 2],
        duplicate: false,
        seed: 1,
    };
    let frames = |events: &Vec<Event>| events.len().abs_diff(62);
    let events = (0..40)
        .map(|number| simulation.play(number).expect("an edition's match ends"))
        .min_by_key(frames);
    (rules, events.expect("forty rounds"))
}

fn replay_labels() -> ReplayLabels {
    let names = ["Žofia", "Łukasz"].map(str::to_owned).to_vec();
    ReplayLabels { names, title: "Standard rules".to_owned(), ..ReplayLabels::default() }
}

#[divan::bench]
fn replay(bencher: Bencher) {
    let (rules, events) = round();
    let (renderer, labels) = (Renderer::new(), replay_labels());
    renderer.replay(&rules, &events, &labels, Theme::Dark);
    bencher.bench_local(|| renderer.replay(&rules, black_box(&events), &labels, Theme::Dark));
}

#[divan::bench]
fn end_card(bencher: Bencher) {
    let (rules, events) = round();
    let summary = Summary::of(&rules, 2, &events);
    let (renderer, labels) = (Renderer::new(), EndLabels::default());
    renderer.end_card(&summary, &labels, Theme::Dark);
    bencher.bench_local(|| renderer.end_card(black_box(&summary), &labels, Theme::Dark));
}

/// The first frame of each size by a renderer: nothing is rasterised yet. The second is warm.
fn first_frames() {
    let renderer = Renderer::new();
    let labels = labels();
    for tiles in [30, 56, 1, 12] {
        let view = view(tiles);
        let draw = || {
            let start = Instant::now();
            black_box(renderer.board(&view, &labels, Theme::Dark));
            start.elapsed()
        };
        let (first, second) = (draw(), draw());
        let ms = |time: Duration| time.as_secs_f64() * 1000.0;
        println!("{tiles:>2} tiles: first frame {:.2} ms, second {:.2} ms", ms(first), ms(second));
    }
}

/// How many bytes each of them takes. The frames are left in the system's directory for temporary files: other tools may pack
/// the same pixels.
fn sizes() {
    let renderer = Renderer::new();
    let font = font();
    for tiles in BOARDS {
        let view = view(tiles);
        let png = renderer.board(&view, &labels(), Theme::Dark);
        let (width, height, pixels) = pixels(&png);
        let floor = fastest(width, height, &pixels).len();
        let direct = draw_directly(&view, &font, width, height).len();
        let path = std::env::temp_dir().join(format!("triominos-frame-{tiles}.png"));
        let kept = std::fs::write(&path, &png).map(|()| path.display().to_string());
        println!(
            "{tiles} tiles, {width}x{height}: frame {} bytes, floor {floor}, direct {direct}; {}",
            png.len(),
            kept.unwrap_or_else(|error| error.to_string()),
        );
    }
    let (rules, events) = round();
    let gif = renderer.replay(&rules, &events, &replay_labels(), Theme::Dark);
    println!("replay of {} events: {} bytes", events.len(), gif.len());
}
