//! Tests of many days, with a second solver that shares no code with the first.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use super::*;
use crate::game::{Action, Board, Cell, Event, Match, Placement, Tile, TileSet};
use crate::opponent;

/// Returns this many consecutive days from Monday, 2027-01-04, all computed from one secret.
fn consecutive_days(count: i32) -> impl Iterator<Item = Day> {
    let monday: Date = "2027-01-04".parse().unwrap();
    let secret = Seed::new([7; 32]);
    (0..count).map(move |later| {
        let date = Date::from_days_since_epoch(monday.days_since_epoch() + later).unwrap();
        Day::from_seed(date, &day_seed(&secret, date))
    })
}

/// The placements of a line, sorted, so that lines with the same placements in different orders are equal.
type Placements = Vec<(Tile, Cell, [u8; 3])>;

/// Searches all lines (sequences of placements) with `Board`, and not with the compact rounds that the product uses. Returns the
/// number of lines, and a map from each set of placements to the points of its best order.
fn line_count_and_best_points(puzzle: &Puzzle) -> (u64, BTreeMap<Placements, i32>) {
    let (mut count, mut lines) = (0, BTreeMap::new());
    let rack: TileSet = puzzle.rack.iter().copied().collect();
    visit_lines_from(
        puzzle,
        &puzzle.to_board(),
        rack,
        (Vec::new(), 0),
        &mut |placements, points| {
            count += 1;
            let mut placements = placements.to_vec();
            placements.sort_unstable();
            let best = lines.entry(placements).or_insert(points);
            *best = points.max(*best);
        },
    );
    (count, lines)
}

/// Calls `visit` with the placements and the points of each line that begins with `placements`.
fn visit_lines_from(
    puzzle: &Puzzle,
    board: &Board,
    rack: TileSet,
    (placements, points): (Placements, i32),
    visit: &mut impl FnMut(&Placements, i32),
) {
    let legal = board.legal_placements(rack);
    if placements.len() == 3 || legal.is_empty() {
        return visit(&placements, points);
    }
    for Placement { tile, cell, corners } in legal {
        let gained = points + points_of_placement(puzzle, board, tile, cell);
        let (mut next, mut left) = (board.clone(), rack);
        next.place(Placement { tile, cell, corners }).unwrap();
        left.remove(tile);
        let longer = [&placements[..], &[(tile, cell, corners)]].concat();
        visit_lines_from(puzzle, &next, left, (longer, gained), visit);
    }
}

/// Computes the points of a placement from the numbers in the rules.
fn points_of_placement(puzzle: &Puzzle, board: &Board, tile: Tile, cell: Cell) -> i32 {
    let (rules, contact) = (&puzzle.rules, board.contact(cell));
    let american = rules.double_hexagon == 100;
    let bonus = match contact.hexagons.iter().flatten().count() {
        0 if contact.edges == 1 && contact.tip || american && contact.edges >= 2 => rules.bridge,
        0 => 0,
        1 => rules.hexagon,
        2 => rules.double_hexagon,
        _ => rules.triple_hexagon,
    };
    tile.sum() + bonus
}

/// Asserts that exactly one set of placements has the most points, and that it is the solution. Also asserts that a greedy player
/// gets at least 15 points less.
fn assert_best_line_is_unique_and_beats_greedy(day: &Day) {
    let (date, solution) = (day.date, &day.solution);
    let (count, lines) = line_count_and_best_points(&day.puzzle);
    assert_eq!(count, solution.lines, "{date}");
    let most = *lines.values().max().unwrap();
    let best: Vec<&Placements> =
        lines.iter().filter(|line| *line.1 == most).map(|line| line.0).collect();
    let mut solved: Placements = (solution.best.placements.iter())
        .map(|placed| (placed.placement.tile, placed.placement.cell, placed.placement.corners))
        .collect();
    solved.sort_unstable();
    assert_eq!((best, most), (vec![&solved], solution.best.points), "{date}");
    assert!(most - solution.greedy.points >= 15, "{date}");
}

#[test]
fn every_puzzle_has_one_best_line_that_beats_the_greedy_line_by_15_points() {
    let mut seen = BTreeSet::new();
    for day in consecutive_days(56) {
        assert_best_line_is_unique_and_beats_greedy(&day);
        let Puzzle { board, rack, .. } = &day.puzzle;
        assert!(seen.insert((format!("{board:?}"), rack.clone())), "{} repeats a puzzle", day.date);
        assert!(seen.insert((String::new(), day.deal.pool.clone())), "{} repeats a deal", day.date);
    }
}

#[test]
fn puzzles_grow_harder_from_monday_to_sunday() {
    let days: Vec<Day> = consecutive_days(14).collect();
    for week in days.chunks(7) {
        let lines: Vec<u64> = week.iter().map(|day| day.solution.lines).collect();
        let depths: Vec<usize> =
            week.iter().map(|day| day.solution.sacrifice.unwrap().depth).collect();
        assert!(lines.is_sorted_by(|earlier, later| earlier < later), "{lines:?}");
        assert_eq!(depths, [2, 2, 2, 3, 3, 3, 3]);
    }
}

#[test]
fn a_day_depends_on_its_seed_and_on_its_date() {
    let (first, second) = ("2027-01-04".parse().unwrap(), "2027-01-11".parse().unwrap());
    let (one, other) = (Seed::new([1; 32]), Seed::new([2; 32]));
    let day = Day::from_seed(first, &one);
    assert_eq!(Day::from_seed(first, &one), day);
    for different in [Day::from_seed(second, &one), Day::from_seed(first, &other)] {
        assert_ne!(different.puzzle, day.puzzle);
        assert_ne!(different.deal, day.deal);
    }
    assert_ne!(day_seed(&one, first), day_seed(&one, second));
    assert_ne!(day_seed(&one, first), day_seed(&other, first));
}

#[test]
fn the_seed_of_a_day_is_the_published_function_of_secret_and_date() {
    // Computed with the `hmac` module of Python: HKDF-SHA256, no salt, the text "triominos daily 2027-01-04" as `info`.
    let seed = day_seed(&Seed::new([7; 32]), "2027-01-04".parse().unwrap());
    assert_eq!(
        seed.reveal_as_hex(),
        "3af3351bc713dfe69f12c17ddfbc4bfa2845b5900549e60e7d5241d9fcfbd90f"
    );
}

#[test]
fn each_daily_deal_can_be_played_by_one_player_to_the_end() {
    for day in consecutive_days(7) {
        assert_eq!(day.rules.check(1), Ok(()), "{}", day.date);
        let mut game = Match::new(day.rules.clone(), 1);
        let dealt = game.start_round(day.deal_seed);
        assert!(matches!(dealt, Some(Event::RoundStarted { deal, .. }) if deal == day.deal));
        while game.turn().is_some() {
            let action = opponent::greedy_action(&game.player_view(0).unwrap());
            game.act(0, action).unwrap_or_else(|_| game.act(0, Action::Pass).unwrap());
        }
        assert!(game.winners().is_some(), "{}: a single round is the whole match", day.date);
    }
}

#[test]
fn a_stronger_computer_scores_more_in_most_daily_deals() {
    let days: Vec<Day> = consecutive_days(14).collect();
    let points = |level| days.iter().map(|day| day.deal_points_of_computer(level)).sum::<i32>();
    let (easy, normal) = (points(Level::Easy), points(Level::Normal));
    assert!(easy < normal, "{easy}, {normal}");
    assert_eq!(points(Level::Normal), normal, "the same on every machine");
}

#[test]
fn a_puzzle_with_two_best_lines_has_no_solution() {
    // The board has only a triple, so its three open cells require the same numbers.
    let tile = |name: &str| name.parse::<Tile>().unwrap();
    let start = Board::new().legal_placement(tile("5-5-5"), Cell::START).unwrap();
    let rack = ["4-5-5", "0-0-1", "0-0-2", "0-0-3"].map(tile).to_vec();
    let puzzle =
        Puzzle { rules: rules_of_day("2027-01-04".parse().unwrap(), 1), board: vec![start], rack };
    let (count, lines) = line_count_and_best_points(&puzzle);
    assert_eq!((count, lines.len()), (3, 3));
    assert_eq!(puzzle.solve(u64::MAX), None);
}

#[test]
fn a_search_stops_at_the_limit_of_lines() {
    let day = consecutive_days(1).next().unwrap();
    let lines = day.solution.lines;
    assert_eq!(day.puzzle.solve(lines), Some(day.solution));
    assert_eq!(day.puzzle.solve(lines - 1), None);
}

/// Checks the puzzles of 365 days. Prints, for each day of the week, the time to compute a day and the difficulty of its puzzle.
#[test]
#[ignore = "prints figures; run it with --release --nocapture"]
fn a_year_of_days_is_proven_and_measured() {
    let mut seen = BTreeSet::new();
    let mut by_weekday: [Vec<(Duration, Day)>; 7] = Default::default();
    let mut before = Instant::now();
    for day in consecutive_days(365) {
        let time = before.elapsed();
        assert_best_line_is_unique_and_beats_greedy(&day);
        assert!(
            seen.insert(format!("{:?} {:?}", day.puzzle.board, day.puzzle.rack)),
            "{}",
            day.date
        );
        by_weekday[day.date.weekday_from_monday()].push((time, day));
        before = Instant::now();
    }
    println!("day        days  ms (mean, most)  lines (least, mean, most)  depth  gain (mean)");
    for (weekday, days) in by_weekday.iter().enumerate() {
        let count = days.len();
        let mean = |value: &dyn Fn(&(Duration, Day)) -> f64| {
            days.iter().map(value).sum::<f64>() / count as f64
        };
        let milliseconds = |(time, _): &(Duration, Day)| time.as_secs_f64() * 1e3;
        let lines = |day: &(Duration, Day)| day.1.solution.lines;
        println!(
            "{:<10} {count:>4}  {:>6.0} {:>8.0}  {:>8} {:>8.0} {:>8}  {:>10.2}  {:>10.1}",
            Date::WEEKDAYS[weekday],
            mean(&milliseconds),
            days.iter().map(milliseconds).fold(0.0, f64::max),
            days.iter().map(lines).min().unwrap_or(0),
            mean(&|day| lines(day) as f64),
            days.iter().map(lines).max().unwrap_or(0),
            mean(&|day| day.1.solution.sacrifice.map_or(0.0, |sacrifice| sacrifice.depth as f64)),
            mean(&|day| f64::from(day.1.solution.best.points - day.1.solution.greedy.points)),
        );
    }
}
