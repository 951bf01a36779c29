//! The picture of a player's own rack, below the board.

use super::TEXT_LEFT;
use super::labels::{BoardLabels, RackLabels};
use super::players_panel;
use crate::output::theme::Theme;
use crate::raster::{Align, Canvas, Face, Font, Ink, Mark, Rect};
use crate::renderer::Renderer;
use crate::scene::{BoardScene, Frame, RackPlan, WIDTH, cells_filled_since_own_turn, draw_tile};
use triominos_rules::game::{Half, PlayerView, Tile};

const HEAD: i32 = 68;
const ABOVE: i32 = 14;
const BELOW: i32 = 8;
/// The height of a line of text below the tiles, in pixels.
const LINE: i32 = 44;
/// The space above and below the lines of text, in pixels.
const LINES_PAD: i32 = 12;
/// The maximum number of lines of text below the tiles.
const LINES: usize = 4;
/// The size of the text in the lines, in pixels.
const LINE_EM: f32 = 31.0;
const SEPARATOR: &str = "  ·  ";

impl Renderer {
    /// Returns the player's own rack below the board with numbered spots, as a PNG file. The picture must be shown to this player
    /// only.
    ///
    /// Each tile has its name below it. In the player's turn, tiles that fit a spot are raised and have a tick, and the others are
    /// dimmed. The tile just drawn is golden, with its name in a pill. On the board, tiles that were placed since the player's last
    /// turn have a golden ring.
    pub fn rack(
        &self,
        view: &PlayerView,
        board: &BoardLabels,
        labels: &RackLabels,
        theme: Theme,
    ) -> Vec<u8> {
        let public = &view.public;
        let tray = Tray::new(self.font(), view, labels);
        let panel = players_panel::panel_height(public.seats.len());
        let frame = Frame::from_view(public, panel, tray.height());
        let mut canvas = self.canvas(WIDTH, frame.height, Ink::Table);
        let ringed = cells_filled_since_own_turn(view);
        BoardScene { ringed: &ringed, ..BoardScene::from_view(public) }.draw(&mut canvas, &frame);
        players_panel::draw_panel(&mut canvas, public, board);
        tray.draw(&mut canvas, &board.foot, frame.table.bottom());
        self.png(&canvas, theme)
    }
}

/// The strip with the rack, below the board.
struct Tray<'a> {
    view: &'a PlayerView,
    title: &'a str,
    lines: Vec<String>,
    tiles: RackPlan,
}

impl<'a> Tray<'a> {
    /// Arranges the tiles of the player's rack, and the lines of text below them.
    fn new(font: &Font, view: &'a PlayerView, labels: &'a RackLabels) -> Self {
        let mut lines = Vec::new();
        if !labels.hint.is_empty() {
            lines.push(labels.hint.clone());
        }
        let room = (WIDTH - 2 * TEXT_LEFT) as f32;
        lines.extend(font.wrap_items(&labels.since, SEPARATOR, LINE_EM, room, LINES - lines.len()));
        let tiles = RackPlan::new(visible_tiles(view).len(), HEAD + ABOVE);
        Self { view, title: &labels.title, lines, tiles }
    }

    /// Returns the height of the tray in pixels.
    fn height(&self) -> i32 {
        HEAD + ABOVE + self.tiles.height + BELOW + self.lines_height()
    }

    /// Returns the height of the lines of text below the tiles, in pixels; 0 if there are none.
    fn lines_height(&self) -> i32 {
        match self.lines.len() {
            0 => 0,
            count => count as i32 * LINE + 2 * LINES_PAD,
        }
    }

    /// Draws the tray, which begins at the y coordinate `top`. `footer` is the line between the board
    /// and the tiles.
    fn draw(&self, canvas: &mut Canvas, footer: &str, top: i32) {
        let font = canvas.font();
        canvas.fill(Rect { x: 0, y: top, width: WIDTH, height: HEAD }, Ink::Panel);
        let line = top + 47;
        let right = WIDTH - TEXT_LEFT;
        let (footer, em) = font.shrink_and_cut(footer, 32.0, 26.0, 480.0);
        canvas.write_line(&footer, em, (right, line), Align::Right, Ink::Faint);
        let room = (WIDTH - 3 * TEXT_LEFT) as f32 - font.width(&footer, em);
        let (title, em) = font.shrink_and_cut(self.title, 40.0, 32.0, room);
        canvas.write_line(&title, em, (TEXT_LEFT, line), Align::Left, Ink::Text);
        self.draw_tiles(canvas, top);
        let height = self.lines_height();
        let lines_top = top + self.height() - height;
        canvas.fill(Rect { x: 0, y: lines_top, width: WIDTH, height }, Ink::Panel);
        for (n, text) in (0..).zip(&self.lines) {
            let place = (TEXT_LEFT, lines_top + LINES_PAD + n * LINE + 33);
            let text = font.cut_to_width(text, LINE_EM, (WIDTH - 2 * TEXT_LEFT) as f32);
            canvas.write_line(&text, LINE_EM, place, Align::Left, Ink::Faint);
        }
    }

    /// Draws the tiles of the rack, of which the first row begins at the y coordinate `top`.
    fn draw_tiles(&self, canvas: &mut Canvas, top: i32) {
        let view = self.view;
        let sprites = canvas.resources().tile_sprites(self.tiles.side);
        // At tables whose rules hide the tiles that fit, all tiles have the same colour.
        let own_turn = view.public.turn == Some(view.viewer.seat) && !view.hides_fitting_tiles();
        let fitting = view.playable_tiles();
        for (tile, area) in visible_tiles(view).iter().zip(&self.tiles.tiles) {
            let area = Rect { y: area.y + top, ..*area };
            let fits = fitting.contains(*tile);
            let drawn = view.drawn == Some(*tile);
            // When it is another player's turn, no tile can be placed, but the tiles are not dimmed.
            let face = match (own_turn, fits, drawn) {
                (_, _, true) => Face::Last,
                (true, false, _) => Face::Muted,
                _ => Face::Plain,
            };
            let lift = if fits { RackPlan::LIFT } else { 0 };
            let raised = Rect { y: area.y - lift, ..area };
            draw_tile(canvas, &sprites, (Half::Up, tile.numbers()), raised, face);
            if fits {
                draw_tick(canvas, raised);
            }
            draw_caption(canvas, *tile, area, drawn);
        }
    }
}

/// Returns the tiles of the rack that are drawn, at most as many as a set has.
fn visible_tiles(view: &PlayerView) -> &[Tile] {
    &view.rack[..view.rack.len().min(Tile::COUNT)]
}

/// Draws the tick of a tile that fits a spot. `area` is the rectangle of the tile.
fn draw_tick(canvas: &mut Canvas, area: Rect) {
    let disc = canvas.resources().disc_mask((area.width as f32 * 0.155).clamp(10.0, 24.0));
    let size = disc.width();
    let (x, y) = (area.right() - size - area.width / 16, area.y);
    canvas.paint_mask(&disc, x, y, Ink::Accent);
    canvas.paint_mark(Mark::Tick, (x, y), (size, size), Ink::AccentText);
}

/// Writes the name of the tile, as in menus and commands, below the tile's rectangle `area`. If the tile was
/// just drawn from the pool (`was_just_drawn`), the name is in a pill.
fn draw_caption(canvas: &mut Canvas, tile: Tile, area: Rect, was_just_drawn: bool) {
    let font = canvas.font();
    let name = tile.to_string();
    let em = font.size_to_fit(&name, 30.0, 8.0, area.width as f32 * 0.9);
    let middle = area.x + area.width / 2;
    let line = area.bottom() + 34;
    let ink = if was_just_drawn {
        let width = font.width(&name, em) as i32 + 28;
        let pill = Rect { x: middle - width / 2, y: line - 31, width, height: 40 };
        canvas.fill_round(pill, 20, Ink::Gold);
        Ink::GoldText
    } else {
        Ink::Foot
    };
    canvas.write_line(&name, em, (middle, line), Align::Centre, ink);
}
