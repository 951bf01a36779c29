//! A second, independent referee, written from the description of the record format. It shares no code with the game except the
//! parsing of rules and the deal from a seed.

use std::collections::{BTreeSet, VecDeque};

use serde_json::{Map, Value, json};

use super::lattice::{Board, Cell, Tile, is_triple, sum, tile, tiles};
use super::second_deal::{drawn_starter, holds_the_highest, wrong_proof};
use crate::game::Rules;

/// The optional fields of rules and their default values.
pub fn optional_fields() -> Vec<(&'static str, Value)> {
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

/// The number of the first invalid line; if a line is missing, the number that it would have.
pub fn first_wrong(lines: &[Value]) -> Option<usize> {
    let Some(mut referee) = lines.first().and_then(Referee::new) else { return Some(1) };
    for (index, line) in lines.iter().enumerate().skip(1) {
        if referee.over || referee.take(line).is_none() {
            return Some(index + 1);
        }
    }
    if referee.over { wrong_proof(lines) } else { Some(lines.len() + 1) }
}

/// The state after the lines read so far.
#[derive(Debug)]
struct Referee {
    rules: Map<String, Value>,
    scores: Vec<i64>,
    rounds: i64,
    /// The round in which a score was first past the limit.
    past: Option<i64>,
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
    /// The sums of the racks when somebody went out.
    held_then: Vec<i64>,
    /// True once the turn has come back to the starter since somebody went out.
    circled: bool,
    over: bool,
}

/// The next thing that must come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Due {
    Deal,
    Action,
    Stuck,
    Pass,
    RoundEnd(&'static str),
    MatchEnd,
}

fn number(line: &Value, field: &str) -> Option<i64> {
    line.get(field)?.as_i64()
}

fn numbers(line: &Value, field: &str) -> Option<Vec<i64>> {
    line.get(field)?.as_array()?.iter().map(Value::as_i64).collect()
}

pub fn tile_of(value: &Value) -> Option<Tile> {
    tile(value.as_str()?)
}

fn tiles_of(value: &Value) -> Option<Vec<Tile>> {
    value.as_array()?.iter().map(tile_of).collect()
}

pub fn when(condition: bool) -> Option<()> {
    condition.then_some(())
}

impl Referee {
    /// A match by this header. Whether anybody can play by its rules is not looked at a second time.
    fn new(header: &Value) -> Option<Self> {
        when(header.get("format")? == "triominos-record" && header.get("version")? == 1)?;
        let playable: Rules = serde_json::from_value(header.get("rules")?.clone()).ok()?;
        let players = header.get("players")?.as_array()?;
        playable.check(players.len()).ok()?;
        let mut rules = header["rules"].as_object()?.clone();
        for (field, value) in optional_fields() {
            rules.entry(field).or_insert(value);
        }
        let scores = vec![0; players.len()];
        Some(Self { rules, scores, rounds: 0, past: None, over: false, round: None })
    }

    fn says(&self, field: &str) -> &str {
        self.rules[field].as_str().unwrap()
    }

    fn count(&self, field: &str) -> i64 {
        self.rules[field].as_i64().unwrap()
    }

    fn is(&self, field: &str) -> bool {
        self.rules[field].as_bool().unwrap()
    }

    /// True if the scores are the rounds won.
    fn counts_rounds(&self) -> bool {
        self.says("scoring") == "none" && self.rules["match"]["kind"] == "rounds"
    }

    fn used_up(&self, round: &Round) -> bool {
        self.rules["draw_limit"].as_i64().is_some_and(|limit| round.draws >= limit)
    }

    fn due(&self) -> Due {
        let Some(round) = &self.round else { return Due::Deal };
        if round.over {
            let length = &self.rules["match"];
            let last = match length["kind"].as_str().unwrap() {
                "single" => true,
                "rounds" => self.rounds >= length["limit"].as_i64().unwrap(),
                _ if self.says("last_round") == "next" => {
                    self.past.is_some_and(|past| self.rounds > past)
                }
                _ => self.past.is_some(),
            };
            return if last { Due::MatchEnd } else { Due::Deal };
        }
        if round.draws > 0 {
            let used_up = self.used_up(round);
            return match (used_up || round.pool.is_empty()) && !self.can_place(round) {
                true if used_up => Due::Stuck,
                true => Due::Pass,
                false => Due::Action,
            };
        }
        if round.out.is_some() {
            let ends = self.says("round_end") == "at-once" || round.circled;
            return if ends { Due::RoundEnd("out") } else { Due::Action };
        }
        if self.is_blocked(round) { Due::RoundEnd("blocked") } else { Due::Action }
    }

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
            return !still_in.any(|seat| round.board.fits_any(&rack(seat)));
        }
        self.says("dead_board") == "ends" && !round.board.is_alive()
    }

    /// The tiles that the player in turn may place, fitting or not.
    fn placeable(&self, round: &Round) -> Vec<Tile> {
        let rack = &round.racks[round.turn];
        if !round.board.is_empty() {
            return match round.drawn {
                Some(drawn) if self.says("after_draw") == "drawn-tile" => vec![drawn],
                _ => rack.iter().copied().collect(),
            };
        }
        if self.says("starter") != "highest-triple" {
            return rack.iter().copied().collect();
        }
        let zero = Some([0; 3]).filter(|zero| self.is("zero_option") && rack.contains(zero));
        if let Some(highest) = rack.iter().rev().find(|tile| is_triple(tile)) {
            return [Some(*highest), zero].into_iter().flatten().collect();
        }
        let highest = rack.iter().map(sum).max();
        rack.iter().copied().filter(|tile| Some(sum(tile)) == highest).collect()
    }

    fn can_place(&self, round: &Round) -> bool {
        round.board.fits_any(&self.placeable(round))
    }

    /// Takes the next line, or says that it is wrong.
    fn take(&mut self, line: &Value) -> Option<()> {
        let due = self.due();
        match line.get("e")?.as_str()? {
            "round" => {
                when(due == Due::Deal && number(line, "round")? == self.rounds + 1)?;
                when(self.rounds < 1000)?;
                self.round = Some(self.deal(line)?);
                self.rounds += 1;
                Some(())
            }
            "round_end" => {
                let Due::RoundEnd(reason) = due else { return None };
                when(line.get("reason")? == reason)?;
                let points = self.points_for_end();
                when(numbers(line, "points")? == points)?;
                (0..points.len()).for_each(|seat| self.earn(seat, points[seat]));
                self.round.as_mut()?.over = true;
                when(numbers(line, "scores")? == self.scores)
            }
            "match_end" => {
                when(due == Due::MatchEnd)?;
                let mut winners = numbers(line, "winners")?;
                winners.sort_unstable();
                let won: Vec<i64> = self.winners().into_iter().map(|seat| seat as i64).collect();
                when(winners == won && numbers(line, "scores")? == self.scores)?;
                self.over = true;
                Some(())
            }
            action => {
                let seat = usize::try_from(number(line, "p")?).ok()?;
                when(self.round.as_ref().is_some_and(|round| !round.over && round.turn == seat))?;
                let points = self.act(due, action, line)?;
                when(number(line, "points")? == points)?;
                self.earn(seat, points);
                when(number(line, "score")? == self.scores[seat])
            }
        }
    }

    fn earn(&mut self, seat: usize, points: i64) {
        self.scores[seat] += points;
        if self.past.is_none() && self.is_past(self.scores[seat]) {
            self.past = Some(self.rounds);
        }
    }

    fn is_past(&self, score: i64) -> bool {
        let length = &self.rules["match"];
        length["kind"] == "points" && {
            let limit = length["limit"].as_i64().unwrap();
            if length["when"] == "exceeds" { score > limit } else { score >= limit }
        }
    }

    /// Carries out the action of the player in turn and returns its points.
    fn act(&mut self, due: Due, action: &str, line: &Value) -> Option<i64> {
        let round = self.round.as_ref()?;
        let (used_up, empty) = (self.used_up(round), round.pool.is_empty());
        let opening = round.board.is_empty();
        let stuck_only = self.says("draw") == "only-when-stuck";
        let pass_only = stuck_only || self.says("pass_empty") == "only-when-stuck";
        let (turn, drew, free) = (round.turn, round.draws > 0, due == Due::Action);
        match action {
            "place" => {
                when(free)?;
                let (tile, cell) = (tile_of(line.get("tile")?)?, cell_of(line.get("at")?)?);
                let turned: Option<Vec<u8>> = numbers(line, "corners")?
                    .into_iter()
                    .map(|number| u8::try_from(number).ok())
                    .collect();
                let turned: [u8; 3] = turned?.try_into().ok()?;
                when(self.placeable(round).contains(&tile))?;
                when(round.board.allows(tile, cell, turned))?;
                let bonus = round.board.bonus(cell, self.says("bridge_rule"));
                when(line.get("bonus")? == bonus)?;
                let points = self.worth(tile, bonus, opening);
                let round = self.round.as_mut()?;
                round.board.lay(tile, cell, turned);
                round.racks[turn].remove(&tile);
                if round.racks[turn].is_empty() && round.out.is_none() {
                    round.out = Some(turn);
                    round.held_then = round.held();
                }
                round.passes = 0;
                round.next();
                Some(points)
            }
            "draw" => {
                when(free && !opening && !used_up && !empty)?;
                when(!stuck_only || !self.can_place(round))?;
                when(round.pool[0] == tile_of(line.get("tile")?)?)?;
                let round = self.round.as_mut()?;
                round.drawn = round.pool.pop_front();
                round.racks[turn].extend(round.drawn);
                round.draws += 1;
                round.passes = 0;
                Some(-self.count("draw_penalty"))
            }
            "stuck" => {
                let chosen = || drew && used_up && (!stuck_only || !self.can_place(round));
                when(due == Due::Stuck || (free && chosen()))?;
                self.round.as_mut()?.next();
                Some(-self.count("stuck_penalty"))
            }
            "stop" => {
                when(free && self.is("stop_drawing") && drew && !used_up && !empty)?;
                when(!stuck_only || !self.can_place(round))?;
                self.round.as_mut()?.next();
                Some(0)
            }
            "pass" => {
                let chosen =
                    || !opening && empty && !used_up && (!pass_only || !self.can_place(round));
                when(due == Due::Pass || (free && chosen()))?;
                let drops = self.says("empty_pool") == "drop-out";
                let round = self.round.as_mut()?;
                round.passes = if drops { 0 } else { round.passes + usize::from(!drew) };
                round.dropped[turn] |= drops;
                round.next();
                Some(-self.count("empty_pool_penalty"))
            }
            _ => None,
        }
    }

    fn worth(&self, tile: Tile, bonus: &str, opening: bool) -> i64 {
        let extra = match (opening && is_triple(&tile), sum(&tile)) {
            (false, _) => 0,
            (true, 0) => self.count("opening_zero"),
            (true, _) => self.count("opening_triple"),
        };
        let own = match self.says("scoring") {
            "standard" => sum(&tile) + extra,
            "kids" => 1,
            _ => 0,
        };
        own + if bonus == "none" { 0 } else { self.count(&bonus.replace('-', "_")) }
    }

    /// The winners of the round: the player who went out, or else those with the least in hand, even if nobody takes points.
    fn round_winners(&self, round: &Round) -> Vec<usize> {
        if let Some(out) = round.out {
            return vec![out];
        }
        let fewest = self.says("blocked") == "fewest-tiles-takes";
        let held = |rack: &BTreeSet<Tile>| {
            (if fewest { rack.len() } else { 0 }, rack.iter().map(sum).sum::<i64>())
        };
        let best = round.racks.iter().map(held).min();
        (0..round.racks.len()).filter(|seat| Some(held(&round.racks[*seat])) == best).collect()
    }

    fn points_for_end(&self) -> Vec<i64> {
        let round = self.round.as_ref().unwrap();
        if self.counts_rounds() {
            let won = |rack: &BTreeSet<Tile>| i64::from(round.out.is_some() && rack.is_empty());
            return round.racks.iter().map(won).collect();
        }
        let bell = round.out.is_some() && self.says("out_count") == "at-bell";
        let sums = if bell { round.held_then.clone() } else { round.held() };
        let (all, alone) = (sums.iter().sum::<i64>(), sums.len() == 1);
        let lowest = sums.iter().min().copied().unwrap();
        let winners = self.round_winners(round);
        let points = |seat: usize| match (round.out, self.says("blocked")) {
            (Some(_), _) if !winners.contains(&seat) => 0,
            (Some(_), _) if self.says("scoring") != "standard" => self.count("going_out_bonus"),
            (Some(_), _) => self.count("going_out_bonus") + all - sums[seat],
            (None, "subtract-own") => {
                let spared = round.dropped[seat] && self.says("dropped_rack") == "spared";
                if spared { 0 } else { -sums[seat] }
            }
            (None, "no-points") => 0,
            (None, _) if alone || !winners.contains(&seat) => 0,
            (None, "lowest-takes-differences") => all - lowest * sums.len() as i64,
            (None, _) => all - 2 * sums[seat],
        };
        (0..sums.len()).map(points).collect()
    }

    fn winners(&self) -> Vec<usize> {
        let round = self.round.as_ref().unwrap();
        if self.counts_rounds() && self.scores.iter().all(|won| *won == 0) {
            return Vec::new();
        }
        if self.says("scoring") == "none" && !self.counts_rounds() {
            let empty = |seat: &usize| round.racks[*seat].is_empty();
            return (0..round.racks.len()).filter(empty).collect();
        }
        let past = |seat: &usize| self.is_past(self.scores[*seat]);
        let several = (0..self.scores.len()).filter(past).count() > 1;
        if several && self.says("match_winner") == "round-winner" {
            let winners: Vec<usize> = self.round_winners(round).into_iter().filter(past).collect();
            if !winners.is_empty() {
                return winners;
            }
        }
        let highest = self.scores.iter().max();
        (0..self.scores.len()).filter(|seat| self.scores.get(*seat) == highest).collect()
    }

    fn deal(&self, line: &Value) -> Option<Round> {
        let players = self.scores.len();
        let racks: Option<Vec<Vec<Tile>>> =
            line.get("racks")?.as_array()?.iter().map(tiles_of).collect();
        let (racks, pool) = (racks?, tiles_of(line.get("pool")?)?);
        when(racks.len() == players)?;
        when(racks.iter().all(|rack| rack.len() as i64 == self.count("hand")))?;
        let mut all: Vec<Tile> = racks.iter().flatten().chain(&pool).copied().collect();
        all.sort_unstable();
        when(all.into_iter().eq(tiles()))?;
        let starter = usize::try_from(number(line, "starter")?).ok()?;
        when(starter < players)?;
        let goes = line.get("starter_draws")?.as_array()?;
        when(match self.says("starter") {
            "drawn" => drawn_starter(goes, &pool, players, self.says("start_tie"))? == starter,
            "lot" => goes.is_empty(),
            _ => goes.is_empty() && holds_the_highest(&racks, starter),
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
            held_then: Vec::new(),
            circled: false,
            over: false,
        })
    }
}

impl Round {
    /// The sum of each rack.
    fn held(&self) -> Vec<i64> {
        self.racks.iter().map(|rack| rack.iter().map(sum).sum()).collect()
    }

    /// Gives the turn to the next player still in, if anybody is.
    fn next(&mut self) {
        (self.draws, self.drawn) = (0, None);
        for _ in 0..self.racks.len() {
            self.turn = (self.turn + 1) % self.racks.len();
            self.circled |= self.turn == self.starter && self.out.is_some();
            if !self.dropped[self.turn] {
                break;
            }
        }
    }
}

fn cell_of(value: &Value) -> Option<Cell> {
    let [i, j, half] = value.as_array()?.as_slice() else { return None };
    let up = match half.as_str()? {
        "u" => true,
        "d" => false,
        _ => return None,
    };
    Some((i.as_i64()?, j.as_i64()?, up))
}
