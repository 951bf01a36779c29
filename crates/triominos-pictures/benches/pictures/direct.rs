//! A board that is drawn without the program's own renderer: shapes with imageproc, letters with rusttype, and encoding with image.

use image::{Rgba, RgbaImage};
use imageproc::drawing::{draw_antialiased_polygon_mut, draw_filled_circle_mut};
use imageproc::point::Point;
use rusttype::{Font, Scale, point};
use triominos_rules::game::PublicView;

/// Returns the program's font as rusttype reads it.
pub fn font() -> Font<'static> {
    Font::try_from_bytes(include_bytes!("../../../../fonts/Roboto-Bold.ttf")).expect("a font")
}

const FACE: Rgba<u8> = Rgba([0xF7, 0xF0, 0xDF, 255]);
const INK: Rgba<u8> = Rgba([0x1F, 0x1F, 0x1F, 255]);

/// Draws the board of a view as a PNG file of this size in pixels.
pub fn draw_board_png_with_imageproc(
    view: &PublicView,
    font: &Font,
    width: u32,
    height: u32,
) -> Vec<u8> {
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
    // The longest triangle side that fits the picture, so that the tiles are as large as in the program's picture.
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
                    draw_text(&mut image, font, &digit.to_string(), em, at);
                }
            }
            None => draw_text(&mut image, font, "12", em, (x, y)),
        }
    }
    for (n, name) in ["Žofia", "Łukasz", "Gergő", "Søren"].into_iter().enumerate() {
        let x = 150 + 300 * n as i32;
        draw_filled_circle_mut(&mut image, (x - 120, 40), 18, FACE);
        draw_text(&mut image, font, name, 46.0, (x, 40));
        draw_text(&mut image, font, "142", 64.0, (x, 95));
        draw_text(&mut image, font, "5 tiles", 38.0, (x + 80, 95));
    }
    draw_text(&mut image, font, "Move 30 · pool 4", 40.0, (1000, height as i32 - 30));
    let mut bytes = std::io::Cursor::new(Vec::with_capacity(1 << 18));
    image.write_to(&mut bytes, image::ImageFormat::Png).expect("memory takes any bytes");
    bytes.into_inner()
}

/// Draws a text at a position in pixels. `font_size_px` is the size of the text in pixels.
fn draw_text(
    image: &mut RgbaImage,
    font: &Font,
    text: &str,
    font_size_px: f32,
    (x, y): (i32, i32),
) {
    let scale = Scale::uniform(font_size_px);
    let glyphs: Vec<_> = font.layout(text, scale, point(0.0, font_size_px * 0.35)).collect();
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
