//! A second, independent implementation that verifies records (a referee), written from the documentation of the record format. It
//! shares no code with the crate except the parsing of rules and the deal from a seed.

use std::collections::{BTreeSet, VecDeque};

use serde_json::{Map, Value, json};

use super::lattice::{Board, Cell, Tile, all_tiles, is_triple, sum_of, tile_named};
use super::second_deal::{has_highest_rack, invalid_proof_line, starting_seat_after_draws};
use crate::game::Rules;

/// Returns the optional fields of rules with their default values.
pub fn optional_rule_fields_with_defaults() -> Vec<(&'static str, Value)> {
    vec![
        ("starter", json!("drawn")),
        ("opening_triple", json!(0)),
        ("opening_zero", json!(0)),
        ("draw", json!("optional")),
        ("empty_pool_penalty", json!(0)),
        ("bridge_rule", json!("open-sides")),
        ("match_winner", json!("highest")),
        ("dead_board", json!("draw-on")),
        ("stop_drawing", json!(false)),
        ("pass_empty", json!("may")),
        ("dropped_rack", json!("counts")),
        ("zero_option", json!(false)),
        ("last_round", json!("this")),
        ("start_tie", json!("tied-again")),
        ("out_count", json!("at-end")),
    ]
}

/// Returns the number, from 1, of the first invalid or missing line; `None` if the record is valid.
pub fn first_invalid_line(lines: &[Value]) -> Option<usize> {
    let Some(mut referee) = lines.first().and_then(Referee::new) else { return Some(1) };
    for (index, line) in lines.iter().enumerate().skip(1) {
        if referee.over || referee.check_and_apply(line).is_none() {
            return Some(index + 1);
        }
    }
    if referee.over { invalid_proof_line(lines) } else { Some(lines.len() + 1) }
}

/// The state of the match after the lines read so far.
#[derive(Debug)]
struct Referee {
    rules: Map<String, Value>,
    scores: Vec<i64>,
    rounds: i64,
    /// The number of the round in which a score first passed the limit; `None` if none has.
    passed_in: Option<i64>,
    over: bool,
    round: Option<Round>,
}

#[derive(Debug)]
struct Round {
    board: Board,
    racks: Vec<BTreeSet<Tile>>,
    pool: VecDeque<Tile>,
    starter: usize,
    turn: usize,
    draws: i64,
    drawn: Option<Tile>,
    passes: usize,
    dropped: Vec<bool>,
    out: Option<usize>,
    /// The sum of each rack, by seat, when a player went out.
    sums_when_out: Vec<i64>,
    /// True once the turn has returned to the starter after a player went out.
    returned_to_starter: bool,
    over: bool,
}

/// The kind of line that must come next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Expected {
    Deal,
    Action,
    Stuck,
    Pass,
    RoundEnd(&'static str),
    MatchEnd,
}

fn number_field(line: &Value, field: &str) -> Option<i64> {
    line.get(field)?.as_i64()
}

fn numbers_field(line: &Value, field: &str) -> Option<Vec<i64>> {
    line.get(field)?.as_array()?.iter().map(Value::as_i64).collect()
}

pub fn parse_tile(value: &Value) -> Option<Tile> {
    tile_named(value.as_str()?)
}

fn parse_tiles(value: &Value) -> Option<Vec<Tile>> {
    value.as_array()?.iter().map(parse_tile).collect()
}

/// Returns `None` if `condition` is false, so that `?` then ends the check of a line.
pub fn require_true(condition: bool) -> Option<()> {
    condition.then_some(())
}

impl Referee {
    /// Creates the state for this header; `None` if it is invalid. [`Rules::check`] decides if the rules are playable.
    fn new(header: &Value) -> Option<Self> {
        require_true(header.get("format")? == "triominos-record" && header.get("version")? == 1)?;
        let playable: Rules = serde_json::from_value(header.get("rules")?.clone()).ok()?;
        let players = header.get("players")?.as_array()?;
        playable.check(players.len()).ok()?;
        let mut rules = header["rules"].as_object()?.clone();
        for (field, value) in optional_rule_fields_with_defaults() {
            rules.entry(field).or_insert(value);
        }
        let scores = vec![0; players.len()];
        Some(Self { rules, scores, rounds: 0, passed_in: None, over: false, round: None })
    }

    fn rule_word(&self, field: &str) -> &str {
        self.rules[field].as_str().unwrap()
    }

    fn rule_number(&self, field: &str) -> i64 {
        self.rules[field].as_i64().unwrap()
    }

    fn rule_flag(&self, field: &str) -> bool {
        self.rules[field].as_bool().unwrap()
    }

    /// Returns `true` if the scores are the numbers of rounds won.
    fn counts_rounds_only(&self) -> bool {
        self.rule_word("scoring") == "none" && self.rules["match"]["kind"] == "rounds"
    }

    fn is_pool_exhausted(&self, round: &Round) -> bool {
        self.rules["draw_limit"].as_i64().is_some_and(|limit| round.draws >= limit)
    }

    /// Returns the kind of line that must come next.
    fn expected_step(&self) -> Expected {
        let Some(round) = &self.round else { return Expected::Deal };
        if round.over {
            let length = &self.rules["match"];
            let last = match length["kind"].as_str().unwrap() {
                "single" => true,
                "rounds" => self.rounds >= length["limit"].as_i64().unwrap(),
                _ if self.rule_word("last_round") == "next" => {
                    self.passed_in.is_some_and(|passed_in| self.rounds > passed_in)
                }
                _ => self.passed_in.is_some(),
            };
            return if last { Expected::MatchEnd } else { Expected::Deal };
        }
        if round.draws > 0 {
            let used_up = self.is_pool_exhausted(round);
            return match (used_up || round.pool.is_empty()) && !self.can_place(round) {
                true if used_up => Expected::Stuck,
                true => Expected::Pass,
                false => Expected::Action,
            };
        }
        if round.out.is_some() {
            let ends = self.rule_word("round_end") == "at-once" || round.returned_to_starter;
            return if ends { Expected::RoundEnd("out") } else { Expected::Action };
        }
        if self.is_blocked(round) { Expected::RoundEnd("blocked") } else { Expected::Action }
    }

    /// Returns `true` if no player can place or draw a tile any more, which ends the round.
    fn is_blocked(&self, round: &Round) -> bool {
        let mut still_in = (0..round.racks.len()).filter(|seat| !round.dropped[*seat]);
        if round.passes >= still_in.clone().count() {
            return true;
        }
        if round.board.is_empty() {
            return false;
        }
        if round.pool.is_empty() {
            let rack = |seat: usize| Vec::from_iter(round.racks[seat].iter().copied());
            return !still_in.any(|seat| round.board.has_cell_for_any(&rack(seat)));
        }
        self.rule_word("dead_board") == "ends" && !round.board.has_cell_for_any_remaining_tile()
    }

    /// Returns the tiles that the current player may place, whether or not they fit the board.
    fn placeable_tiles(&self, round: &Round) -> Vec<Tile> {
        let rack = &round.racks[round.turn];
        if !round.board.is_empty() {
            return match round.drawn {
                Some(drawn) if self.rule_word("after_draw") == "drawn-tile" => vec![drawn],
                _ => rack.iter().copied().collect(),
            };
        }
        if self.rule_word("starter") != "highest-triple" {
            return rack.iter().copied().collect();
        }
        let zero = Some([0; 3]).filter(|zero| self.rule_flag("zero_option") && rack.contains(zero));
        if let Some(highest) = rack.iter().rev().find(|tile| is_triple(tile)) {
            return [Some(*highest), zero].into_iter().flatten().collect();
        }
        let highest = rack.iter().map(sum_of).max();
        rack.iter().copied().filter(|tile| Some(sum_of(tile)) == highest).collect()
    }

    /// Returns `true` if the current player can place a tile.
    fn can_place(&self, round: &Round) -> bool {
        round.board.has_cell_for_any(&self.placeable_tiles(round))
    }

    /// Checks and applies the next line; `None` if it is invalid.
    fn check_and_apply(&mut self, line: &Value) -> Option<()> {
        let expected = self.expected_step();
        match line.get("e")?.as_str()? {
            "round" => {
                require_true(
                    expected == Expected::Deal && number_field(line, "round")? == self.rounds + 1,
                )?;
                require_true(self.rounds < 1000)?;
                self.round = Some(self.deal_round(line)?);
                self.rounds += 1;
                Some(())
            }
            "round_end" => {
                let Expected::RoundEnd(reason) = expected else { return None };
                require_true(line.get("reason")? == reason)?;
                let points = self.round_end_points();
                require_true(numbers_field(line, "points")? == points)?;
                (0..points.len()).for_each(|seat| self.add_points(seat, points[seat]));
                self.round.as_mut()?.over = true;
                require_true(numbers_field(line, "scores")? == self.scores)
            }
            "match_end" => {
                require_true(expected == Expected::MatchEnd)?;
                let mut winners = numbers_field(line, "winners")?;
                winners.sort_unstable();
                let won: Vec<i64> =
                    self.match_winners().into_iter().map(|seat| seat as i64).collect();
                require_true(winners == won && numbers_field(line, "scores")? == self.scores)?;
                self.over = true;
                Some(())
            }
            action => {
                let seat = usize::try_from(number_field(line, "p")?).ok()?;
                require_true(
                    self.round.as_ref().is_some_and(|round| !round.over && round.turn == seat),
                )?;
                let points = self.apply_action_and_return_points(expected, action, line)?;
                require_true(number_field(line, "points")? == points)?;
                self.add_points(seat, points);
                require_true(number_field(line, "score")? == self.scores[seat])
            }
        }
    }

    /// Adds points to the score of this seat, and notes the round in which a score first passed the
    /// limit.
    fn add_points(&mut self, seat: usize, points: i64) {
        self.scores[seat] += points;
        if self.passed_in.is_none() && self.is_past_limit(self.scores[seat]) {
            self.passed_in = Some(self.rounds);
        }
    }

    /// Returns `true` if this score has passed the limit of the match.
    fn is_past_limit(&self, score: i64) -> bool {
        let length = &self.rules["match"];
        length["kind"] == "points" && {
            let limit = length["limit"].as_i64().unwrap();
            if length["when"] == "exceeds" { score > limit } else { score >= limit }
        }
    }

    /// Applies an action of the current player and returns its points; `None` if it is invalid.
    fn apply_action_and_return_points(
        &mut self,
        expected: Expected,
        action: &str,
        line: &Value,
    ) -> Option<i64> {
        let round = self.round.as_ref()?;
        let (used_up, empty) = (self.is_pool_exhausted(round), round.pool.is_empty());
        let opening = round.board.is_empty();
        let stuck_only = self.rule_word("draw") == "only-when-stuck";
        let pass_only = stuck_only || self.rule_word("pass_empty") == "only-when-stuck";
        let (turn, drew, may_act) = (round.turn, round.draws > 0, expected == Expected::Action);
        match action {
            "place" => {
                require_true(may_act)?;
                let (tile, cell) = (parse_tile(line.get("tile")?)?, parse_cell(line.get("at")?)?);
                let corner_numbers: Option<Vec<u8>> = numbers_field(line, "corners")?
                    .into_iter()
                    .map(|number| u8::try_from(number).ok())
                    .collect();
                let corner_numbers: [u8; 3] = corner_numbers?.try_into().ok()?;
                require_true(self.placeable_tiles(round).contains(&tile))?;
                require_true(round.board.allows(tile, cell, corner_numbers))?;
                let bonus = round.board.bonus(cell, self.rule_word("bridge_rule"));
                require_true(line.get("bonus")? == bonus)?;
                let points = self.placement_points(tile, bonus, opening);
                let round = self.round.as_mut()?;
                round.board.place(tile, cell, corner_numbers);
                round.racks[turn].remove(&tile);
                if round.racks[turn].is_empty() && round.out.is_none() {
                    round.out = Some(turn);
                    round.sums_when_out = round.rack_sums();
                }
                round.passes = 0;
                round.start_next_turn();
                Some(points)
            }
            "draw" => {
                require_true(may_act && !opening && !used_up && !empty)?;
                require_true(!stuck_only || !self.can_place(round))?;
                require_true(round.pool[0] == parse_tile(line.get("tile")?)?)?;
                let round = self.round.as_mut()?;
                round.drawn = round.pool.pop_front();
                round.racks[turn].extend(round.drawn);
                round.draws += 1;
                round.passes = 0;
                Some(-self.rule_number("draw_penalty"))
            }
            "stuck" => {
                let chosen = || drew && used_up && (!stuck_only || !self.can_place(round));
                require_true(expected == Expected::Stuck || (may_act && chosen()))?;
                self.round.as_mut()?.start_next_turn();
                Some(-self.rule_number("stuck_penalty"))
            }
            "stop" => {
                require_true(
                    may_act && self.rule_flag("stop_drawing") && drew && !used_up && !empty,
                )?;
                require_true(!stuck_only || !self.can_place(round))?;
                self.round.as_mut()?.start_next_turn();
                Some(0)
            }
            "pass" => {
                let chosen =
                    || !opening && empty && !used_up && (!pass_only || !self.can_place(round));
                require_true(expected == Expected::Pass || (may_act && chosen()))?;
                let drops = self.rule_word("empty_pool") == "drop-out";
                let round = self.round.as_mut()?;
                round.passes = if drops { 0 } else { round.passes + usize::from(!drew) };
                round.dropped[turn] |= drops;
                round.start_next_turn();
                Some(-self.rule_number("empty_pool_penalty"))
            }
            _ => None,
        }
    }

    /// Returns the points of a placement, whose bonus is named as in a record. `opening` is true
    /// for the first tile of a round.
    fn placement_points(&self, tile: Tile, bonus: &str, opening: bool) -> i64 {
        let extra = match (opening && is_triple(&tile), sum_of(&tile)) {
            (false, _) => 0,
            (true, 0) => self.rule_number("opening_zero"),
            (true, _) => self.rule_number("opening_triple"),
        };
        let own = match self.rule_word("scoring") {
            "standard" => sum_of(&tile) + extra,
            "kids" => 1,
            _ => 0,
        };
        own + if bonus == "none" { 0 } else { self.rule_number(&bonus.replace('-', "_")) }
    }

    /// Returns the winners of the round: the player who went out, or otherwise the players whose rack is the best one in a blocked
    /// round (the lowest sum or, under one rule, the fewest tiles), even if the round gives no points.
    fn round_winners(&self, round: &Round) -> Vec<usize> {
        if let Some(out) = round.out {
            return vec![out];
        }
        let fewest = self.rule_word("blocked") == "fewest-tiles-takes";
        let rack_sums = |rack: &BTreeSet<Tile>| {
            (if fewest { rack.len() } else { 0 }, rack.iter().map(sum_of).sum::<i64>())
        };
        let best = round.racks.iter().map(rack_sums).min();
        (0..round.racks.len()).filter(|seat| Some(rack_sums(&round.racks[*seat])) == best).collect()
    }

    /// Returns the points of each seat for the end of the round.
    fn round_end_points(&self) -> Vec<i64> {
        let round = self.round.as_ref().unwrap();
        if self.counts_rounds_only() {
            let won = |rack: &BTreeSet<Tile>| i64::from(round.out.is_some() && rack.is_empty());
            return round.racks.iter().map(won).collect();
        }
        let counted_when_out = round.out.is_some() && self.rule_word("out_count") == "at-bell";
        let sums = if counted_when_out { round.sums_when_out.clone() } else { round.rack_sums() };
        let (all, is_solo) = (sums.iter().sum::<i64>(), sums.len() == 1);
        let lowest = sums.iter().min().copied().unwrap();
        let winners = self.round_winners(round);
        let points = |seat: usize| match (round.out, self.rule_word("blocked")) {
            (Some(_), _) if !winners.contains(&seat) => 0,
            (Some(_), _) if self.rule_word("scoring") != "standard" => {
                self.rule_number("going_out_bonus")
            }
            (Some(_), _) => self.rule_number("going_out_bonus") + all - sums[seat],
            (None, "subtract-own") => {
                let spared = round.dropped[seat] && self.rule_word("dropped_rack") == "spared";
                if spared { 0 } else { -sums[seat] }
            }
            (None, "no-points") => 0,
            (None, _) if is_solo || !winners.contains(&seat) => 0,
            (None, "lowest-takes-differences") => all - lowest * sums.len() as i64,
            (None, _) => all - 2 * sums[seat],
        };
        (0..sums.len()).map(points).collect()
    }

    /// Returns the seats of the winners of the match.
    fn match_winners(&self) -> Vec<usize> {
        let round = self.round.as_ref().unwrap();
        if self.counts_rounds_only() && self.scores.iter().all(|won| *won == 0) {
            return Vec::new();
        }
        if self.rule_word("scoring") == "none" && !self.counts_rounds_only() {
            let empty = |seat: &usize| round.racks[*seat].is_empty();
            return (0..round.racks.len()).filter(empty).collect();
        }
        let passed_in = |seat: &usize| self.is_past_limit(self.scores[*seat]);
        let several = (0..self.scores.len()).filter(passed_in).count() > 1;
        if several && self.rule_word("match_winner") == "round-winner" {
            let winners: Vec<usize> =
                self.round_winners(round).into_iter().filter(passed_in).collect();
            if !winners.is_empty() {
                return winners;
            }
        }
        let highest = self.scores.iter().max();
        (0..self.scores.len()).filter(|seat| self.scores.get(*seat) == highest).collect()
    }

    /// Checks and applies the line of a deal; `None` if it is invalid.
    fn deal_round(&self, line: &Value) -> Option<Round> {
        let players = self.scores.len();
        let racks: Option<Vec<Vec<Tile>>> =
            line.get("racks")?.as_array()?.iter().map(parse_tiles).collect();
        let (racks, pool) = (racks?, parse_tiles(line.get("pool")?)?);
        require_true(racks.len() == players)?;
        require_true(racks.iter().all(|rack| rack.len() as i64 == self.rule_number("hand")))?;
        let mut all: Vec<Tile> = racks.iter().flatten().chain(&pool).copied().collect();
        all.sort_unstable();
        require_true(all.into_iter().eq(all_tiles()))?;
        let starter = usize::try_from(number_field(line, "starter")?).ok()?;
        require_true(starter < players)?;
        let draws = line.get("starter_draws")?.as_array()?;
        require_true(match self.rule_word("starter") {
            "drawn" => {
                starting_seat_after_draws(draws, &pool, players, self.rule_word("start_tie"))?
                    == starter
            }
            "lot" => draws.is_empty(),
            _ => draws.is_empty() && has_highest_rack(&racks, starter),
        })?;
        Some(Round {
            board: Board::default(),
            racks: racks.into_iter().map(|rack| rack.into_iter().collect()).collect(),
            pool: pool.into(),
            starter,
            turn: starter,
            draws: 0,
            drawn: None,
            passes: 0,
            dropped: vec![false; players],
            out: None,
            sums_when_out: Vec::new(),
            returned_to_starter: false,
            over: false,
        })
    }
}

impl Round {
    /// Returns the sum of each rack.
    fn rack_sums(&self) -> Vec<i64> {
        self.racks.iter().map(|rack| rack.iter().map(sum_of).sum()).collect()
    }

    /// Starts the turn of the next player who is still in the round.
    fn start_next_turn(&mut self) {
        (self.draws, self.drawn) = (0, None);
        for _ in 0..self.racks.len() {
            self.turn = (self.turn + 1) % self.racks.len();
            self.returned_to_starter |= self.turn == self.starter && self.out.is_some();
            if !self.dropped[self.turn] {
                break;
            }
        }
    }
}

/// Parses a cell of a record; `None` if it is invalid.
fn parse_cell(value: &Value) -> Option<Cell> {
    let [i, j, half] = value.as_array()?.as_slice() else { return None };
    let up = match half.as_str()? {
        "u" => true,
        "d" => false,
        _ => return None,
    };
    Some((i.as_i64()?, j.as_i64()?, up))
}
