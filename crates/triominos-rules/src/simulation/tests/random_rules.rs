//! Random rules, including values that no edition or clause uses.

use crate::game::{
    AfterDraw, Blocked, BridgeRule, DeadBoard, Deal, DrawRule, DroppedRack, EmptyPool, Event,
    LastRound, Length, MatchWinner, OutCount, PassEmpty, RoundEndRule, Rules, Scoring,
    SeededStream, StartTie, StarterRule, Threshold, Tile,
};
use crate::simulation::{Simulation, Strategy};

/// A match under random rules, and its events.
#[derive(Debug)]
pub struct RandomMatch {
    pub number: u64,
    pub simulation: Simulation,
    pub events: Vec<Event>,
}

/// The number of rounds after which a match to a number of points is abandoned.
const MAX_ROUNDS: u32 = 6;

impl RandomMatch {
    /// Plays a match under random rules. Equal numbers give equal rules and events.
    pub fn new(number: u64) -> Self {
        let mut stream = SeededStream::new(2, number);
        let players = 1 + stream.below(6) as usize;
        loop {
            let mut rules = random_unchecked_rules(&mut stream, players);
            rules.edition = format!("mix {number}");
            if rules.check(players).is_err() {
                continue;
            }
            let level = random_item(
                &mut stream,
                [Strategy::Random, Strategy::Greedy, Strategy::Any, Strategy::Any],
            );
            let strategies = vec![level; players];
            let simulation = Simulation { rules, strategies, duplicate: false, seed: 2 };
            // A starter rarely has 0-0-0 and another triple, so several deals are tried.
            let mut numbers = (0..60).map(|attempt| number + 1000 * attempt);
            let chosen = numbers.find(|number| may_start_with_triple_zero(&simulation, *number));
            if let Ok(events) =
                simulation.play_with_max_rounds(chosen.unwrap_or(number), MAX_ROUNDS)
            {
                return Self { number, simulation, events };
            }
        }
    }
}

/// Returns `true` if the starter of the match with this number may place 0-0-0 or a higher triple first.
fn may_start_with_triple_zero(simulation: &Simulation, match_number: u64) -> bool {
    let Simulation { rules, strategies, seed, .. } = simulation;
    if !rules.zero_option || rules.starter != StarterRule::HighestTriple {
        return false;
    }
    let deal = Deal::from_seed(
        &SeededStream::new(*seed, match_number).next_seed(),
        rules,
        strategies.len(),
    );
    let mut triples = deal.racks[deal.starter].iter().filter(|tile| tile.is_triple());
    triples.clone().any(|tile| tile.sum() == 0) && triples.any(|tile| tile.sum() > 0)
}

/// Returns a random item.
pub fn random_item<T: Copy, const N: usize>(stream: &mut SeededStream, items: [T; N]) -> T {
    items[stream.below(N as u32) as usize]
}

/// Returns a random number of points, often zero or a usual value.
fn random_points(stream: &mut SeededStream) -> i32 {
    match stream.below(6) {
        0 | 1 => 0,
        2 => stream.below(1000) as i32,
        3 if stream.below(4) == 0 => Rules::MAX_POINTS,
        _ => random_item(stream, [1, 2, 5, 10, 25, 40, 50]),
    }
}

/// Returns a random number of tiles for each rack.
fn random_rack_size(stream: &mut SeededStream, players: usize) -> u8 {
    let max = (Tile::COUNT / players) as u32;
    let usual = stream.below(4) > 0;
    (1 + stream.below(if usual { max.min(10) } else { max })) as u8
}

/// Returns a random match length.
fn random_length(stream: &mut SeededStream) -> Length {
    match stream.below(6) {
        0 | 1 => Length::Single,
        2 => Length::Rounds { limit: 1 + stream.below(3) },
        _ => Length::Points {
            limit: random_item(stream, [1, 5, 20, 50, 100, 200]),
            when: random_item(stream, [Threshold::Exceeds, Threshold::Reaches]),
        },
    }
}

/// Returns random rules, which [`Rules::check`] may refuse.
pub fn random_unchecked_rules(stream: &mut SeededStream, players: usize) -> Rules {
    let rules = random_rules(stream, players);
    if rules.counts_rounds_won() { with_points_removed(rules) } else { rules }
}

/// Returns the rules with all bonuses and penalties set to 0, so that only won rounds count.
fn with_points_removed(rules: Rules) -> Rules {
    Rules {
        bridge: 0,
        hexagon: 0,
        double_hexagon: 0,
        triple_hexagon: 0,
        draw_penalty: 0,
        stuck_penalty: 0,
        going_out_bonus: 0,
        blocked: Blocked::NoPoints,
        opening_triple: 0,
        opening_zero: 0,
        empty_pool_penalty: 0,
        ..rules
    }
}

/// Returns rules in which each field has a random value. All fields are listed explicitly, so that a new field cannot be forgotten.
fn random_rules(stream: &mut SeededStream, players: usize) -> Rules {
    Rules {
        edition: String::new(),
        hand: random_rack_size(stream, players),
        scoring: random_item(
            stream,
            [Scoring::Standard, Scoring::Standard, Scoring::Kids, Scoring::None],
        ),
        bridge: random_points(stream),
        hexagon: random_points(stream),
        double_hexagon: random_points(stream),
        triple_hexagon: random_points(stream),
        draw_limit: random_item(stream, [None, Some(1), Some(2), Some(3), Some(3), Some(u8::MAX)]),
        draw_penalty: random_points(stream),
        stuck_penalty: random_points(stream),
        going_out_bonus: random_points(stream),
        after_draw: random_item(stream, [AfterDraw::DrawnTile, AfterDraw::AnyTile]),
        round_end: random_item(stream, [RoundEndRule::AtOnce, RoundEndRule::EqualTurns]),
        blocked: random_item(
            stream,
            [
                Blocked::SubtractOwn,
                Blocked::SubtractOwn,
                Blocked::LowestTakes,
                Blocked::NoPoints,
                Blocked::FewestTilesTakes,
                Blocked::LowestTakesDifferences,
            ],
        ),
        empty_pool: random_item(stream, [EmptyPool::Pass, EmptyPool::DropOut]),
        length: random_length(stream),
        starter: random_item(
            stream,
            [
                StarterRule::Drawn,
                StarterRule::HighestTriple,
                StarterRule::HighestTriple,
                StarterRule::Lot,
            ],
        ),
        opening_triple: random_points(stream),
        opening_zero: random_points(stream),
        draw: random_item(stream, [DrawRule::Optional, DrawRule::OnlyWhenStuck]),
        empty_pool_penalty: random_points(stream),
        bridge_rule: random_item(
            stream,
            [BridgeRule::OpenSides, BridgeRule::OpenOrTwoSides, BridgeRule::OpenOrMoreSides],
        ),
        match_winner: random_item(stream, [MatchWinner::Highest, MatchWinner::RoundWinner]),
        dead_board: random_item(stream, [DeadBoard::DrawOn, DeadBoard::Ends]),
        stop_drawing: random_item(stream, [false, true]),
        pass_empty: random_item(stream, [PassEmpty::May, PassEmpty::OnlyWhenStuck]),
        dropped_rack: random_item(stream, [DroppedRack::Counts, DroppedRack::Spared]),
        zero_option: random_item(stream, [false, true]),
        last_round: random_item(stream, [LastRound::This, LastRound::Next]),
        start_tie: random_item(stream, [StartTie::TiedAgain, StartTie::AllAgain]),
        out_count: random_item(stream, [OutCount::AtEnd, OutCount::AtBell]),
    }
}
