//! Random rules, including values that no edition or clause has.

use crate::game::{
    AfterDraw, Blocked, BridgeRule, DeadBoard, Deal, DrawRule, DroppedRack, EmptyPool, Event,
    LastRound, Length, MatchWinner, OutCount, PassEmpty, RoundEndRule, Rules, Scoring,
    SeededStream, StartTie, StarterRule, Threshold, Tile,
};
use crate::simulation::{Simulation, Strategy};

/// A match under random rules and its events.
#[derive(Debug)]
pub struct Mix {
    pub number: u64,
    pub simulation: Simulation,
    pub events: Vec<Event>,
}

/// The rounds after which a match to a number of points is given up.
const MOST_ROUNDS: u32 = 6;

impl Mix {
    /// Creates the mix with this number.
    pub fn new(number: u64) -> Self {
        let mut stream = SeededStream::new(2, number);
        let players = 1 + stream.below(6) as usize;
        loop {
            let mut rules = rules(&mut stream, players);
            rules.edition = format!("mix {number}");
            if rules.check(players).is_err() {
                continue;
            }
            let level = one_of(
                &mut stream,
                [Strategy::Random, Strategy::Greedy, Strategy::Any, Strategy::Any],
            );
            let strategies = vec![level; players];
            let simulation = Simulation { rules, strategies, duplicate: false, seed: 2 };
            // A choice between 0-0-0 and another triple is rare, so several matches are tried.
            let mut numbers = (0..60).map(|more| number + 1000 * more);
            let chosen = numbers.find(|number| may_lead_zero(&simulation, *number));
            if let Ok(events) = simulation.play_rounds(chosen.unwrap_or(number), MOST_ROUNDS) {
                return Self { number, simulation, events };
            }
        }
    }
}

/// True if the player who opens the match of this number may lead 0-0-0 or a higher triple.
fn may_lead_zero(simulation: &Simulation, number: u64) -> bool {
    let Simulation { rules, strategies, seed, .. } = simulation;
    if !rules.zero_option || rules.starter != StarterRule::HighestTriple {
        return false;
    }
    let deal = Deal::from_seed(&SeededStream::new(*seed, number).seed(), rules, strategies.len());
    let mut triples = deal.racks[deal.starter].iter().filter(|tile| tile.is_triple());
    triples.clone().any(|tile| tile.sum() == 0) && triples.any(|tile| tile.sum() > 0)
}

pub fn one_of<T: Copy, const N: usize>(stream: &mut SeededStream, all: [T; N]) -> T {
    all[stream.below(N as u32) as usize]
}

/// A random number of points: often zero or a usual value.
fn points(stream: &mut SeededStream) -> i32 {
    match stream.below(6) {
        0 | 1 => 0,
        2 => stream.below(1000) as i32,
        3 if stream.below(4) == 0 => Rules::MOST_POINTS,
        _ => one_of(stream, [1, 2, 5, 10, 25, 40, 50]),
    }
}

fn hand(stream: &mut SeededStream, players: usize) -> u8 {
    let most = (Tile::COUNT / players) as u32;
    let usual = stream.below(4) > 0;
    (1 + stream.below(if usual { most.min(10) } else { most })) as u8
}

fn length(stream: &mut SeededStream) -> Length {
    match stream.below(6) {
        0 | 1 => Length::Single,
        2 => Length::Rounds { limit: 1 + stream.below(3) },
        _ => Length::Points {
            limit: one_of(stream, [1, 5, 20, 50, 100, 200]),
            when: one_of(stream, [Threshold::Exceeds, Threshold::Reaches]),
        },
    }
}

/// Random rules.
pub fn rules(stream: &mut SeededStream, players: usize) -> Rules {
    let rules = all_fields(stream, players);
    if rules.counts_rounds_won() { without_points(rules) } else { rules }
}

/// The same rules with no points for anything but winning a round.
fn without_points(rules: Rules) -> Rules {
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

/// Random rules. All fields are listed, so that a new field cannot be forgotten.
fn all_fields(stream: &mut SeededStream, players: usize) -> Rules {
    Rules {
        edition: String::new(),
        hand: hand(stream, players),
        scoring: one_of(
            stream,
            [Scoring::Standard, Scoring::Standard, Scoring::Kids, Scoring::None],
        ),
        bridge: points(stream),
        hexagon: points(stream),
        double_hexagon: points(stream),
        triple_hexagon: points(stream),
        draw_limit: one_of(stream, [None, Some(1), Some(2), Some(3), Some(3), Some(u8::MAX)]),
        draw_penalty: points(stream),
        stuck_penalty: points(stream),
        going_out_bonus: points(stream),
        after_draw: one_of(stream, [AfterDraw::DrawnTile, AfterDraw::AnyTile]),
        round_end: one_of(stream, [RoundEndRule::AtOnce, RoundEndRule::EqualTurns]),
        blocked: one_of(
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
        empty_pool: one_of(stream, [EmptyPool::Pass, EmptyPool::DropOut]),
        length: length(stream),
        starter: one_of(
            stream,
            [
                StarterRule::Drawn,
                StarterRule::HighestTriple,
                StarterRule::HighestTriple,
                StarterRule::Lot,
            ],
        ),
        opening_triple: points(stream),
        opening_zero: points(stream),
        draw: one_of(stream, [DrawRule::Optional, DrawRule::OnlyWhenStuck]),
        empty_pool_penalty: points(stream),
        bridge_rule: one_of(
            stream,
            [BridgeRule::OpenSides, BridgeRule::OpenOrTwoSides, BridgeRule::OpenOrMoreSides],
        ),
        match_winner: one_of(stream, [MatchWinner::Highest, MatchWinner::RoundWinner]),
        dead_board: one_of(stream, [DeadBoard::DrawOn, DeadBoard::Ends]),
        stop_drawing: one_of(stream, [false, true]),
        pass_empty: one_of(stream, [PassEmpty::May, PassEmpty::OnlyWhenStuck]),
        dropped_rack: one_of(stream, [DroppedRack::Counts, DroppedRack::Spared]),
        zero_option: one_of(stream, [false, true]),
        last_round: one_of(stream, [LastRound::This, LastRound::Next]),
        start_tie: one_of(stream, [StartTie::TiedAgain, StartTie::AllAgain]),
        out_count: one_of(stream, [OutCount::AtEnd, OutCount::AtBell]),
    }
}
