//! A match or a round, move by move, as an animation.
//!
//! Every frame is drawn whole, and compared with the one before: only rectangles that have changed are written, and in these only
//! the pixels that have.

use super::labels::ReplayLabels;
use crate::game::{Event, Match, Moved, PublicView, Rules, Seat};
use crate::picture::SEATS;
use crate::picture::output::gif::Animation;
use crate::picture::output::theme::Theme;
use crate::picture::raster::{Align, Canvas, Ink, Mark, Rect, number, signed};
use crate::picture::renderer::Renderer;
use crate::picture::scene::layout::{BoardPlan, Frame, SIDES};
use crate::picture::scene::table::{self, Highlight};

const WIDTH: i32 = 720;
const PAD: i32 = 10;
const GAP: i32 = 8;
const CARD: i32 = 84;
const RADIUS: i32 = 14;
const FOOT: i32 = 44;
const MARGIN: i32 = 16;
/// The height of the board's part: as low as it looks well, as high as a chat shows without cutting.
const LOWEST: i32 = 440;
const HIGHEST: i32 = 720;
const LARGEST: i32 = 80;

/// No more frames than these are shown; a longer match is shown in larger steps. They are about a megabyte.
const FRAMES: usize = 300;
/// How long a frame stands, in hundredths of a second; the end of a round, and the last.
const MOVE: u16 = 80;
const ROUND_END: u16 = 250;
const END: u16 = 500;

impl Renderer {
    /// A match or a part of one, move by move: a GIF file. The events are those of a match by these rules from its beginning, and end
    /// where they do not follow from each other; there are as many players as names.
    pub fn replay(
        &self,
        rules: &Rules,
        events: &[Event],
        labels: &ReplayLabels,
        theme: Theme,
    ) -> Vec<u8> {
        let players = labels.names.len().max(1);
        let mut shots = shots(rules, players, events);
        thin(&mut shots, FRAMES);
        let panel = panel_height(players);
        let table = table(panel, &shots);
        let fixed = fixed_regions(players, table);
        let mut animation = Animation::new((WIDTH, table.bottom() + FOOT), theme);
        let total = shots.last().map_or(0, |shot| shot.tiles);
        let mut board = None;
        let mut before: Option<&Shot> = None;
        for shot in &shots {
            // A round keeps its place: its tiles never move.
            let plan = match board {
                Some((round, plan)) if round == shot.view.round => plan,
                _ => {
                    let same = |other: &&Shot| other.view.round == shot.view.round;
                    let cells = || shots.iter().filter(same).flat_map(|shot| cells(&shot.view));
                    BoardPlan::centred(cells(), side(table, cells), table)
                }
            };
            board = Some((shot.view.round, plan));
            let mut regions = fixed.clone();
            regions.extend(match before.filter(|before| before.view.round == shot.view.round) {
                Some(before) => touched(&plan, table, &before.view, &shot.view),
                None => vec![table],
            });
            before = Some(shot);
            let mut canvas = self.canvas(WIDTH, table.bottom() + FOOT, Ink::Table);
            let frame = Frame { height: table.bottom() + FOOT, table, board: plan };
            draw_board(&mut canvas, &frame, shot);
            draw_panel(&mut canvas, shot, labels, players);
            draw_foot(&mut canvas, shot, labels, (table.bottom(), total));
            let stands = match shot.ends {
                Ends::Nothing => MOVE,
                Ends::Round => ROUND_END,
                Ends::All => END,
            };
            animation.show(canvas, &regions, stands);
        }
        animation.finish()
    }
}

/// One moment of a match.
struct Shot {
    view: PublicView,
    /// How many tiles were placed in the match until now.
    tiles: usize,
    /// What the last turn has changed in a score.
    change: Option<(Seat, i32)>,
    ends: Ends,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Ends {
    Nothing,
    Round,
    All,
}

/// The moments after each turn and each round. A turn's draws are one with what ends it.
fn shots(rules: &Rules, players: usize, events: &[Event]) -> Vec<Shot> {
    let mut game = Match::new(rules.clone(), players);
    let mut shots: Vec<Shot> = Vec::new();
    let mut tiles = 0;
    for event in events {
        if game.apply(event).is_err() {
            break;
        }
        let ends = match event {
            Event::RoundStarted { .. } => Ends::Nothing,
            Event::Drew { .. } => continue,
            Event::Placed { .. } => {
                tiles += 1;
                Ends::Nothing
            }
            Event::Stuck { .. } | Event::Passed { .. } => Ends::Nothing,
            Event::RoundEnded { .. } => Ends::Round,
            Event::MatchEnded { .. } => {
                // The same board once more: only who has won is new.
                if let Some(last) = shots.last_mut() {
                    last.view.winners = game.winners().map(<[Seat]>::to_vec);
                    last.ends = Ends::All;
                }
                continue;
            }
        };
        let view = game.public_view();
        let change = if ends == Ends::Round { None } else { last_turn(&view) };
        shots.push(Shot { view, tiles, change, ends });
    }
    if let Some(last) = shots.last_mut() {
        last.ends = Ends::All;
    }
    shots
}

fn last_turn(view: &PublicView) -> Option<(Seat, i32)> {
    let mut moves = view.moves.iter().rev();
    let last = moves.next()?;
    let seat = last.seat();
    let draws = moves.take_while(|moved| matches!(moved, Moved::Drew { .. }));
    let points = draws.fold(last.points(), |sum, draw| sum.saturating_add(draw.points()));
    Some((seat, points)).filter(|(_, points)| *points != 0)
}

/// Leaves out shots evenly until there are no more than so many. Ends of rounds stay as long as there is room for them.
fn thin(shots: &mut Vec<Shot>, most: usize) {
    let ends = shots.iter().filter(|shot| shot.ends != Ends::Nothing).count();
    let keeps_ends = ends < most;
    let others = if keeps_ends { shots.len() - ends } else { shots.len() };
    let room = if keeps_ends { most - ends } else { most };
    let step = others.div_ceil(room.max(1)).max(1);
    let mut nth = 0;
    shots.retain(|shot| {
        if shot.ends == Ends::All || (keeps_ends && shot.ends == Ends::Round) {
            return true;
        }
        nth += 1;
        nth % step == 0
    });
}

fn cells(view: &PublicView) -> impl Iterator<Item = crate::game::Cell> {
    view.placements.iter().map(|placement| placement.cell)
}

/// The largest side at which these cells have room.
fn side<I: Iterator<Item = crate::game::Cell>>(table: Rect, cells: impl Fn() -> I) -> i32 {
    let fits = |side: &i32| {
        let (width, height) = BoardPlan::extent(cells(), *side);
        width <= table.width - 2 * MARGIN && height <= table.height - 2 * MARGIN
    };
    SIDES.into_iter().filter(|side| *side <= LARGEST).find(fits).unwrap_or(8)
}

/// The part of the picture with the board: as high as the highest round needs, if it may.
fn table(panel: i32, shots: &[Shot]) -> Rect {
    let needed = |shot: &Shot| {
        let width = WIDTH - 2 * MARGIN;
        let high = Rect { x: 0, y: 0, width, height: HIGHEST };
        BoardPlan::extent(cells(&shot.view), side(high, || cells(&shot.view))).1 + 2 * MARGIN
    };
    let ends = shots.iter().filter(|shot| shot.ends != Ends::Nothing);
    let height = ends.map(needed).max().unwrap_or(0).clamp(LOWEST, HIGHEST);
    Rect { x: 0, y: panel, width: WIDTH, height }
}

fn columns(players: usize) -> i32 {
    if players <= 4 { players.max(1) as i32 } else { 3 }
}

fn panel_height(players: usize) -> i32 {
    let rows = (players.min(SEATS) as i32 + columns(players) - 1) / columns(players);
    2 * PAD + rows * CARD + (rows - 1) * GAP
}

fn card(seat: Seat, players: usize) -> Rect {
    let columns = columns(players);
    let width = (WIDTH - 2 * PAD - (columns - 1) * GAP) / columns;
    let (row, column) = (seat as i32 / columns, seat as i32 % columns);
    Rect { x: PAD + column * (width + GAP), y: PAD + row * (CARD + GAP), width, height: CARD }
}

/// What changes on its own beside the board: a card for each player, the foot.
fn fixed_regions(players: usize, table: Rect) -> Vec<Rect> {
    let mut regions: Vec<Rect> = (0..players.min(SEATS)).map(|seat| card(seat, players)).collect();
    regions.push(Rect { y: table.bottom(), height: FOOT, ..table });
    regions
}

/// The parts of the board that may differ: around what stood out before and what stands out now, in one if they meet. What was
/// placed in between stands out nowhere; then it is the whole board.
fn touched(plan: &BoardPlan, table: Rect, before: &PublicView, now: &PublicView) -> Vec<Rect> {
    let new = now.placements.len().saturating_sub(before.placements.len());
    let parts: Vec<Rect> =
        [before, now].into_iter().filter_map(|view| standing_out(plan, table, view)).collect();
    match parts.as_slice() {
        _ if new > 1 => vec![table],
        [one, other] if one.meets(other) => vec![one.around(other)],
        parts => parts.to_vec(),
    }
}

/// The rectangle around the last placement, its shape and its badge.
fn standing_out(plan: &BoardPlan, table: Rect, view: &PublicView) -> Option<Rect> {
    let last = view.last.as_ref()?;
    let cells = std::iter::once(&last.placement.cell).chain(&last.shape);
    let around =
        cells.filter_map(|cell| plan.cell(*cell)).reduce(|one, other| one.around(&other))?;
    // A badge stands on a corner.
    Some(around.inset(-plan.side / 4).within(&table))
}

fn draw_board(canvas: &mut Canvas, frame: &Frame, shot: &Shot) {
    let view = &shot.view;
    let highlight = Highlight::of_last(view);
    table::draw_tiles(canvas, &frame.board, view, highlight.as_ref(), &[]);
}

fn draw_panel(canvas: &mut Canvas, shot: &Shot, labels: &ReplayLabels, players: usize) {
    let view = &shot.view;
    canvas.fill(Rect { x: 0, y: 0, width: WIDTH, height: panel_height(players) }, Ink::Panel);
    for (seat, facts) in view.seats.iter().enumerate().take(SEATS) {
        let area = card(seat, players);
        let won = view.winners.as_ref().is_some_and(|winners| winners.contains(&seat));
        let current = view.turn == Some(seat);
        // The ground stays the same whoever is in turn: a card that changed as a whole would take a kilobyte each time.
        if won {
            canvas.fill_round(area, RADIUS, Ink::Crown);
            canvas.fill_round(area.inset(3), RADIUS - 3, Ink::Card);
        } else {
            canvas.fill_round(area, RADIUS, Ink::Card);
        }
        let mark = match (won, current) {
            (true, _) => Some(Mark::Crown),
            (_, true) => Some(Mark::Turn),
            _ => None,
        };
        draw_facts(canvas, shot, (seat, facts.score), labels, (area.inset(13), mark));
    }
}

/// A player's name after the sign of who is in turn or has won; below it the score, and what the last turn has changed in it.
fn draw_facts(
    canvas: &mut Canvas,
    shot: &Shot,
    (seat, score): (Seat, i32),
    labels: &ReplayLabels,
    (area, mark): (Rect, Option<Mark>),
) {
    let font = canvas.font();
    let keeps_score = shot.view.rules.keeps_score();
    let line = if keeps_score { area.y + 19 } else { area.centre().1 + 9 };
    let size = (24, 20);
    if let Some(mark) = mark {
        canvas.paint_mark(mark, (area.x, line - size.1), size, Ink::Crown);
    }
    let left = area.x + size.0 + 8;
    let room = (area.right() - left) as f32;
    let name = labels.names.get(seat).map_or("", String::as_str);
    let (name, em) = font.fit(name, 27.0, 22.0, room);
    canvas.write(&name, em, (left, line), Align::Left, Ink::Text);
    if !keeps_score {
        return;
    }
    let line = area.bottom() - 1;
    let score = number(score);
    let em = font.shrink(&score, 38.0, 16.0, area.width as f32 * 0.55);
    canvas.write(&score, em, (left, line), Align::Left, Ink::Text);
    if let Some((_, points)) = shot.change.filter(|(whose, _)| *whose == seat) {
        let points = signed(points);
        let em = font.shrink(&points, 28.0, 14.0, area.width as f32 * 0.4);
        canvas.write(&points, em, (area.right(), line), Align::Right, Ink::Crown);
    }
}

/// What is played on the left, how far it is on the right.
fn draw_foot(canvas: &mut Canvas, shot: &Shot, labels: &ReplayLabels, (top, total): (i32, usize)) {
    const EM: f32 = 26.0;
    let font = canvas.font();
    let line = top + 30;
    let far = format!("{} / {total}", shot.tiles);
    canvas.write(&far, EM, (WIDTH - MARGIN, line), Align::Right, Ink::Foot);
    let mut title = labels.title.clone();
    if !labels.round.is_empty() {
        title = format!("{title}  ·  {} {}", labels.round, shot.view.round);
    }
    let room = (WIDTH - 3 * MARGIN) as f32 - font.width(&far, EM);
    let title = font.cut(&title, EM, room);
    canvas.write(&title, EM, (MARGIN, line), Align::Left, Ink::Foot);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::tests::samples::{self, renderer};

    fn labels() -> ReplayLabels {
        let names = ["Žofia", "Łukasz"].map(str::to_owned).to_vec();
        ReplayLabels { names, title: "Standard rules".to_owned(), round: "Round".to_owned() }
    }

    #[test]
    fn every_turn_is_a_shot_and_a_long_match_has_fewer() {
        let (rules, events) = samples::played(2, 1);
        let mut all = shots(&rules, 2, &events);
        let turn = |event: &&Event| !matches!(event, Event::Drew { .. } | Event::MatchEnded { .. });
        assert_eq!(all.len(), events.iter().filter(turn).count());
        assert!(all.last().unwrap().view.winners.is_some());
        let tiles = all.last().unwrap().tiles;
        for most in [1000, 20, 7, 2] {
            thin(&mut all, most);
            assert!(all.len() <= most.max(2), "{} of {most}", all.len());
            assert_eq!(all.last().unwrap().tiles, tiles);
        }
    }

    #[test]
    fn events_that_do_not_follow_end_the_animation() {
        let (rules, mut events) = samples::played(2, 1);
        events.swap(3, 9);
        let gif = renderer().replay(&rules, &events, &labels(), Theme::Light);
        assert!(gif.starts_with(b"GIF89a"));
        assert!(renderer().replay(&rules, &[], &labels(), Theme::Light).starts_with(b"GIF89a"));
        assert!(
            renderer()
                .replay(&rules, &events, &ReplayLabels::default(), Theme::Dark)
                .starts_with(b"GIF")
        );
    }

    #[test]
    fn a_round_is_no_more_than_200_kilobytes() {
        let sizes = (0..4).map(|seed| {
            let (rules, events) = samples::played(2, seed);
            let shots = shots(&rules, 2, &events).len();
            (renderer().replay(&rules, &events, &labels(), Theme::Dark).len(), shots)
        });
        for (bytes, shots) in sizes {
            // The bar is for sixty frames.
            assert!(bytes * 60 / shots <= 200_000, "{bytes} bytes in {shots} frames");
        }
    }

    #[test]
    fn regions_do_not_overlap() {
        for players in 1..=6 {
            let table = Rect { x: 0, y: panel_height(players), width: WIDTH, height: LOWEST };
            let mut all = fixed_regions(players, table);
            all.push(table);
            for (n, region) in all.iter().enumerate() {
                assert!(region.x >= 0 && region.right() <= WIDTH);
                for other in &all[..n] {
                    assert!(!region.meets(other), "{players}: {region:?} and {other:?}");
                }
            }
        }
    }

    #[test]
    fn the_last_frame_of_the_file_is_the_last_shot() {
        let (rules, events) = samples::played(2, 1);
        let file = renderer().replay(&rules, &events, &labels(), Theme::Dark);
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::Indexed);
        let mut reader = options.read_info(file.as_slice()).unwrap();
        let (width, height) = (i32::from(reader.width()), i32::from(reader.height()));
        let mut seen = vec![0_u8; (width * height) as usize];
        let mut time = 0;
        while let Some(frame) = reader.read_next_frame().unwrap() {
            time += u32::from(frame.delay);
            let (left, top) = (usize::from(frame.left), usize::from(frame.top));
            let columns = usize::from(frame.width);
            for (y, row) in frame.buffer.chunks(columns).enumerate() {
                let start = (top + y) * width as usize + left;
                for (pixel, shade) in seen[start..start + columns].iter_mut().zip(row) {
                    if Some(*shade) != frame.transparent {
                        *pixel = *shade;
                    }
                }
            }
        }
        let all = shots(&rules, 2, &events);
        let stands = |shot: &Shot| match shot.ends {
            Ends::Nothing => u32::from(MOVE),
            Ends::Round => u32::from(ROUND_END),
            Ends::All => u32::from(END),
        };
        assert_eq!(time, all.iter().map(stands).sum::<u32>());
        // The last shot alone is the same picture.
        let last = all.last().unwrap();
        let table = table(panel_height(2), &all);
        let plan = BoardPlan::centred(cells(&last.view), side(table, || cells(&last.view)), table);
        let mut canvas = renderer().canvas(width, height, Ink::Table);
        let frame = Frame { height, table, board: plan };
        draw_board(&mut canvas, &frame, last);
        draw_panel(&mut canvas, last, &labels(), 2);
        draw_foot(&mut canvas, last, &labels(), (table.bottom(), last.tiles));
        for y in 0..height {
            let start = (y * width) as usize;
            assert!(canvas.row(y, 0..width) == &seen[start..start + width as usize], "row {y}");
        }
    }
}
