//! Property tests of random legal matches.

use std::collections::BTreeMap;

use proptest::prelude::*;

use super::naive::{NaiveBoard, NaiveSpot, Placements, naive_cell};
use super::player::{TestRandom, edition_and_player_count, play_match, random_board};
use crate::game::{
    Action, AfterDraw, Board, Cell, DrawRule, Event, Half, Match, PassEmpty, Placed, PlayerView,
    Spot, StarterRule, Tile, TileSet,
};

/// Plays random actions until the round ends, at most `max_decisions`. Calls `check` with the match before each action and at the
/// end of the round.
fn play_randomly(
    (edition, players): (crate::game::Edition, usize),
    seed: u64,
    max_decisions: usize,
    mut check: impl FnMut(&Match, &mut TestRandom),
) {
    let mut random = TestRandom::new(seed);
    let mut game = Match::new(edition.rules(players).unwrap(), players);
    game.start_round(random.next_seed()).unwrap();
    for _ in 0..max_decisions {
        check(&game, &mut random);
        let Some(seat) = game.turn() else { break };
        let action = random.random_action(&game);
        game.act(seat, action).unwrap();
    }
}

/// Computes the tiles that the rules allow the player of this view to place, whether or not they fit the board.
fn rack_tiles_allowed_before_checking_fit(view: &PlayerView) -> Vec<Tile> {
    let rules = &view.public.rules;
    if let (Some(drawn), AfterDraw::DrawnTile) = (view.drawn, rules.after_draw) {
        return vec![drawn];
    }
    if !view.public.placements.is_empty() || rules.starter != StarterRule::HighestTriple {
        return view.rack.clone();
    }
    let zero = Tile::new([0, 0, 0]).unwrap();
    if let Some(triple) = view.rack.iter().filter(|tile| tile.is_triple()).max() {
        let either = view.public.rules.zero_option && view.rack.contains(&zero) && *triple != zero;
        return if either { vec![zero, *triple] } else { vec![*triple] };
    }
    let highest = view.rack.iter().map(|tile| tile.sum()).max().unwrap();
    view.rack.iter().copied().filter(|tile| tile.sum() == highest).collect()
}

/// Checks the choices of a view, with their points and bonuses, against [`NaiveBoard`]. Also checks the permissions to draw, to
/// pass and to stop drawing.
fn check_view_against_naive_board(view: &PlayerView) {
    let rules = &view.public.rules;
    let board = NaiveBoard::from_placements(&view.public.placements);
    let opening = view.public.placements.is_empty();
    let found = board.legal_placements(rack_tiles_allowed_before_checking_fit(view).into_iter());
    let mut listed = Placements::new();
    for choice in &view.choices {
        let at = naive_cell(&choice.placement);
        assert!(listed.insert((choice.placement.tile, at, choice.placement.corners)));
        assert_eq!(choice.bonus, board.bonus(rules, at));
        assert_eq!(choice.points, board.placement_points(rules, choice.placement.tile, at));
        assert_eq!(
            view.public.spot(choice.spot).map(|spot| spot.cell),
            Some(choice.placement.cell)
        );
    }
    // The first tile fits in three rotations. The list contains only the default one.
    let is_listed = |found: &(Tile, _, [u8; 3])| !opening || found.2 == found.0.numbers();
    assert_eq!(listed, found.iter().copied().filter(is_listed).collect::<Placements>());
    assert!(view.choices.is_sorted_by_key(|choice| (-choice.points, choice.spot)));

    let can_draw = rules.draw_limit.is_none_or(|limit| view.draws < limit) && view.public.pool > 0;
    let allowed = !opening && (rules.draw == DrawRule::Optional || found.is_empty());
    assert_eq!(view.may_draw, allowed && can_draw);
    let can_stop = rules.stop_drawing && view.draws > 0 && can_draw;
    let stuck = view.draws > 0 && rules.draw_limit.is_some_and(|limit| view.draws >= limit);
    let pass_allowed = stuck || rules.pass_empty == PassEmpty::May || found.is_empty();
    assert_eq!(view.may_stop, can_stop);
    assert_eq!(view.may_pass, can_stop || (allowed && !can_draw && pass_allowed));
    assert!(
        view.may_draw || view.may_pass || !found.is_empty(),
        "the player has at least one action"
    );
}

/// Returns the spots of a board by number, computed independently of [`Board`]: a cell gets the next number when it first becomes a
/// spot.
fn independently_numbered_spots(board: &Board) -> BTreeMap<u16, NaiveSpot> {
    let mut numbers: BTreeMap<NaiveSpot, u16> = BTreeMap::from([((0, 0, false), 1)]);
    let mut open = BTreeMap::from([(1, (0, 0, false))]);
    for count in 1..=board.placements().len() {
        let spots = NaiveBoard::from_placements(&board.placements()[..count]).spots();
        for spot in &spots {
            let next = numbers.len() as u16 + 1;
            numbers.entry(*spot).or_insert(next);
        }
        open = spots.into_iter().map(|spot| (numbers[&spot], spot)).collect();
    }
    open
}

/// Checks that every tile is in exactly one place: on the board, on a rack or in the pool.
fn check_every_tile_is_in_one_place(game: &Match) {
    let round = game.round().unwrap();
    let racks = || round.racks.iter().flat_map(|rack| rack.iter());
    let all: Vec<Tile> =
        racks().chain(round.pool.iter().copied()).chain(round.board.tiles().iter()).collect();
    assert_eq!(all.len(), Tile::COUNT);
    assert_eq!(all.into_iter().collect::<TileSet>(), TileSet::ALL);
    assert_eq!(round.board.tiles().len(), round.board.placements().len());
}

/// Returns an arbitrary seat and action, which the rules usually refuse.
fn arbitrary_seat_and_action(game: &Match, random: &mut TestRandom) -> (usize, Action) {
    let seat = random.below(game.player_count() + 1);
    let action = match random.below(6) {
        0 => Action::Draw,
        1 => Action::Pass,
        _ => {
            let tile = Tile::from_index(random.below(Tile::COUNT)).unwrap();
            let (i, j) = (random.below(9) as i16 - 4, random.below(9) as i16 - 4);
            let half = if random.below(2) == 0 { Half::Up } else { Half::Down };
            let mut number = || random.below(7) as u8;
            let corners = [number(), number(), number()];
            let corners = [None, Some(tile.numbers()), Some(corners)][random.below(3)];
            Action::PlaceAt { tile, cell: Cell { i, j, half }, corners }
        }
    };
    (seat, action)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn the_choices_equal_the_placements_of_the_naive_board(setup in edition_and_player_count(), seed: u64) {
        play_randomly(setup, seed, 60, |game, _| {
            for seat in 0..game.player_count() {
                let view = game.player_view(seat).unwrap();
                if game.turn() == Some(seat) {
                    check_view_against_naive_board(&view);
                } else {
                    assert!(view.choices.is_empty() && !view.may_draw && !view.may_pass);
                }
            }
        });
    }

    #[test]
    fn every_tile_is_in_exactly_one_place(setup in edition_and_player_count(), seed: u64) {
        play_randomly(setup, seed, usize::MAX, |game, _| check_every_tile_is_in_one_place(game));
    }

    #[test]
    fn a_refused_action_changes_nothing(setup in edition_and_player_count(), seed: u64) {
        play_randomly(setup, seed, 60, |game, random| {
            for _ in 0..8 {
                let (seat, action) = arbitrary_seat_and_action(game, random);
                let mut tried = game.clone();
                if tried.act(seat, action).is_err() {
                    assert_eq!(&tried, game);
                } else {
                    assert_eq!(game.turn(), Some(seat));
                }
            }
        });
    }

    #[test]
    fn spot_numbers_depend_only_on_the_placements(setup in edition_and_player_count(), seed: u64, tiles in 0..40_usize) {
        let (edition, players) = setup;
        let board = random_board(edition, players, seed, tiles);
        let mut again = Board::new();
        for placement in board.placements() {
            again.place(*placement).unwrap();
        }
        let spots = again.spots();
        let listed: BTreeMap<u16, NaiveSpot> = spots
            .to_sorted_vec()
            .into_iter()
            .map(|spot| {
                assert_eq!(spot.required, board.required_numbers(spot.cell));
                assert_eq!(spots.number_at(spot.cell), Some(spot.number));
                assert_eq!(spots.cell(spot.number), Ok(spot.cell));
                (spot.number, (spot.cell.i, spot.cell.j, spot.cell.half == Half::Down))
            })
            .collect();
        prop_assert_eq!(listed, independently_numbered_spots(&board));
    }

    #[test]
    fn filled_spot_numbers_lists_the_spot_of_each_placement(setup in edition_and_player_count(), seed: u64) {
        let mut before = Vec::new();
        let mut filled = Vec::new();
        play_randomly(setup, seed, 60, |game, _| {
            let view = game.public_view();
            if view.placements.len() > filled.len() {
                let cell = view.placements[filled.len()].cell;
                let spot: Option<&Spot> = before.iter().find(|spot: &&Spot| spot.cell == cell);
                filled.extend(spot.map(|spot| spot.number));
            }
            assert_eq!(view.spot_numbers_of_placements(), filled);
            before = view.spots;
        });
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn a_match_ends_and_replaying_its_events_gives_the_same_state(setup in edition_and_player_count(), seed: u64) {
        let (edition, players) = setup;
        let (game, events) = play_match(edition, players, seed);
        let mut scores = vec![0; players];
        let mut again = Match::new(edition.rules(players).unwrap(), players);
        for event in &events {
            let json = serde_json::to_string(event).unwrap();
            let read: Event = serde_json::from_str(&json).unwrap();
            prop_assert_eq!(&read, event);
            match event {
                Event::Placed(Placed { seat, points, .. })
                | Event::Drew { seat, points, .. }
                | Event::Stuck { seat, points }
                | Event::Passed { seat, points }
                | Event::Stopped { seat, points } => scores[*seat] += points,
                Event::RoundEnded { points, .. } => {
                    scores.iter_mut().zip(points).for_each(|(score, points)| *score += points);
                }
                Event::RoundStarted { .. } | Event::MatchEnded { .. } => {}
            }
            again.apply(&read).unwrap();
            prop_assert_eq!(again.scores(), scores.as_slice());
        }
        prop_assert_eq!(&again, &game);
        // No further event can be applied, and no event can be applied twice.
        for event in &events {
            prop_assert!(again.apply(event).is_err());
            prop_assert_eq!(&again, &game);
        }
    }
}
