//! Replays a record line by line and compares each line with the rules.

use serde_json::Value;

use super::line::{DrawLine, Line, MatchEndLine, PlaceLine, RoundEndLine, RoundLine, TurnEndLine};
use super::proof::ClaimedDeal;
use crate::game::{Action, Event, Match, Placed, Rules, Seat};

/// A match of a record, replayed up to the last line that was checked.
pub struct Referee {
    game: Match,
    events: Vec<Event>,
    claims: Vec<ClaimedDeal>,
    seeds: Option<Value>,
}

/// A finished match of a record whose lines follow the rules. It is not yet checked that the deals result from their seeds.
pub struct RefereedMatch {
    pub game: Match,
    pub events: Vec<Event>,
    /// The deal of each round and the hash of its seed as they are in the record, not yet checked.
    pub claims: Vec<ClaimedDeal>,
    /// The field `seeds` of the last line as it is in the record; `None` if it is absent.
    pub seeds: Option<Value>,
}

impl Referee {
    /// Creates a match before its first deal.
    pub fn new(rules: Rules, players: usize) -> Self {
        let game = Match::new(rules, players);
        Self { game, events: Vec::new(), claims: Vec::new(), seeds: None }
    }

    /// Returns `true` if the match has ended, after which no line may follow.
    pub fn is_over(&self) -> bool {
        self.game.winners().is_some()
    }

    /// Returns the finished match.
    pub fn into_match(self) -> RefereedMatch {
        let Self { game, events, claims, seeds } = self;
        RefereedMatch { game, events, claims, seeds }
    }

    /// Checks and applies the next line; `line_number` is its number in the record, counted from 1.
    ///
    /// # Errors
    /// Returns an error with the reason if the line cannot follow the lines before it.
    pub fn check_and_apply(&mut self, line_number: usize, line: Line) -> Result<(), String> {
        match line {
            Line::Round(round) => self.check_and_apply_deal(line_number, round),
            Line::Place(line) => self.check_and_apply_placement(line),
            Line::Draw(DrawLine { p, tile, points, score }) => {
                let event = self.expected_event(p, Action::Draw, "draw")?;
                let Event::Drew { tile: next, points: cost, .. } = event else {
                    return Err(describe_expected_event(&event));
                };
                require_equal("tile", &tile, &next)?;
                require_equal("points", &points, &cost)?;
                self.apply_action_and_check_score(event, p, score)
            }
            Line::Stuck(line) => {
                let is_due = |event: &Event| matches!(event, Event::Stuck { .. });
                self.check_and_apply_turn_end(line, "be stuck", is_due)
            }
            Line::Pass(line) => {
                let is_due = |event: &Event| matches!(event, Event::Passed { .. });
                self.check_and_apply_turn_end(line, "pass", is_due)
            }
            Line::Stop(line) => {
                let is_due = |event: &Event| matches!(event, Event::Stopped { .. });
                self.check_and_apply_turn_end(line, "stop drawing", is_due)
            }
            Line::RoundEnd(RoundEndLine { reason, points, scores }) => {
                let event = self.game.next_automatic_event();
                let Some(Event::RoundEnded { reason: due_reason, points: due_points }) = &event
                else {
                    return Err(event.map_or("the round goes on".to_owned(), |due| {
                        describe_expected_event(&due)
                    }));
                };
                require_equal("reason", &to_json_value(&reason), &to_json_value(due_reason))?;
                require_equal("points", &to_json_value(&points), &to_json_value(due_points))?;
                self.apply_end_and_check_scores(event, &scores)
            }
            Line::MatchEnd(MatchEndLine { mut winners, scores, seeds }) => {
                let event = self.game.next_automatic_event();
                let Some(Event::MatchEnded { winners: due_winners }) = &event else {
                    return Err(event.map_or("the match goes on".to_owned(), |due| {
                        describe_expected_event(&due)
                    }));
                };
                // The format allows any order of the winners.
                winners.sort_unstable();
                require_equal("winners", &to_json_value(&winners), &to_json_value(due_winners))?;
                self.seeds = seeds;
                self.apply_end_and_check_scores(event, &scores)
            }
        }
    }

    /// Checks and applies the line of a deal. `line_number` is its number in the record, counted from 1.
    fn check_and_apply_deal(&mut self, line_number: usize, line: RoundLine) -> Result<(), String> {
        let (round, deal, commit) = line.into_round_number_deal_and_seed_hash();
        if let Some(due) = self.game.next_automatic_event() {
            return Err(describe_expected_event(&due));
        }
        if round > Rules::MAX_ROUNDS {
            return Err(format!("a record has no more than {} rounds", Rules::MAX_ROUNDS));
        }
        deal.check_against_rules(self.game.rules(), self.game.player_count())?;
        self.claims.push(ClaimedDeal { line: line_number, deal: deal.clone(), commit });
        self.apply(Event::RoundStarted { round, seed: None, deal })
    }

    /// Checks and applies the line of a placement.
    fn check_and_apply_placement(&mut self, line: PlaceLine) -> Result<(), String> {
        let PlaceLine { p, tile, at, corners, bonus, points, score } = line;
        let action = Action::PlaceAt { tile, cell: at, corners: Some(corners) };
        let event = self.expected_event(p, action, "place")?;
        let Event::Placed(Placed { bonus: due_bonus, points: due_points, .. }) = event else {
            return Err(describe_expected_event(&event));
        };
        require_equal("bonus", &to_json_value(&bonus), &to_json_value(&due_bonus))?;
        require_equal("points", &points, &due_points)?;
        self.apply_action_and_check_score(event, p, score)
    }

    /// Checks and applies the line of the end of a turn without a placement. `action_verb` names the action in the error.
    /// `is_event_of_line` returns `true` for the kind of event that the line stands for.
    fn check_and_apply_turn_end(
        &mut self,
        TurnEndLine { p, points, score }: TurnEndLine,
        action_verb: &str,
        is_event_of_line: impl Fn(&Event) -> bool,
    ) -> Result<(), String> {
        let event = self.expected_event(p, Action::Pass, action_verb)?;
        match event {
            Event::Stuck { seat, points: cost }
            | Event::Passed { seat, points: cost }
            | Event::Stopped { seat, points: cost }
                if is_event_of_line(&event) =>
            {
                require_equal("p", &p, &seat)?;
                require_equal("points", &points, &cost)?;
                self.apply_action_and_check_score(event, p, score)
            }
            other => Err(describe_expected_event(&other)),
        }
    }

    /// Returns the event that must come next: an automatic event or, if there is none, the event of this action. `action_verb`
    /// names the action in the error.
    fn expected_event(
        &self,
        seat: Seat,
        action: Action,
        action_verb: &str,
    ) -> Result<Event, String> {
        match self.game.next_automatic_event() {
            Some(event) => Ok(event),
            None => self
                .game
                .decide(seat, action)
                .map_err(|refusal| format!("player {seat} cannot {action_verb}: {refusal}")),
        }
    }

    /// Applies the event of a player's action. Returns an error if the new score of the player differs from `recorded_score`, the
    /// score in the line.
    fn apply_action_and_check_score(
        &mut self,
        event: Event,
        seat: Seat,
        recorded_score: i32,
    ) -> Result<(), String> {
        self.apply(event)?;
        match self.game.scores().get(seat) {
            Some(expected) => require_equal("score", &recorded_score, expected),
            None => Err(format!("there is no player {seat}")),
        }
    }

    /// Applies the event of the end of a round or match. Returns an error if the scores differ from `recorded_scores`, the scores
    /// in the line. If `event` is `None`, only the scores are compared.
    fn apply_end_and_check_scores(
        &mut self,
        event: Option<Event>,
        recorded_scores: &[i32],
    ) -> Result<(), String> {
        event.map_or(Ok(()), |event| self.apply(event))?;
        let scores = to_json_value(&self.game.scores());
        require_equal("scores", &to_json_value(&recorded_scores), &scores)
    }

    /// Applies an event, and adds it to the events. Returns an error if it contradicts the state of the match.
    fn apply(&mut self, event: Event) -> Result<(), String> {
        self.game.apply(&event).map_err(|error| error.to_string())?;
        self.events.push(event);
        Ok(())
    }
}

/// Describes the event that the record must contain at the place of the invalid line.
fn describe_expected_event(expected: &Event) -> String {
    match expected {
        Event::RoundStarted { .. } => "a round is dealt now".to_owned(),
        Event::Placed(Placed { seat, .. }) => format!("player {seat} places now"),
        Event::Drew { seat, .. } => format!("player {seat} draws now"),
        Event::Stuck { seat, .. } => format!("player {seat} is stuck now"),
        Event::Passed { seat, .. } => format!("player {seat} passes now"),
        Event::Stopped { seat, .. } => format!("player {seat} stops drawing now"),
        Event::RoundEnded { .. } => "the round is over now".to_owned(),
        Event::MatchEnded { .. } => "the match is over now".to_owned(),
    }
}

/// Returns an error that names this field of the record if the two values differ.
fn require_equal<T: PartialEq + std::fmt::Display>(
    field: &str,
    actual: &T,
    expected: &T,
) -> Result<(), String> {
    if actual == expected {
        Ok(())
    } else {
        Err(format!("\"{field}\" must be {expected}, not {actual}"))
    }
}

/// Converts a value to its representation in a record.
fn to_json_value<T: serde::Serialize + ?Sized>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}
