//! The referee, who plays a record again, line by line, with the engine as the judge.

use serde_json::Value;

use super::line::{Line, Round};
use super::proof::Claim;
use crate::game::{Action, Event, Match, Placed, Rules, Seat};

/// The match up to the last line that was right.
pub struct Referee {
    game: Match,
    events: Vec<Event>,
    claims: Vec<Claim>,
    seeds: Option<Value>,
}

/// The match that a referee has followed to its end.
pub struct Refereed {
    pub game: Match,
    pub events: Vec<Event>,
    /// The claim of each round's line about its deal.
    pub claims: Vec<Claim>,
    /// The field `seeds` of the last line, as it stands there.
    pub seeds: Option<Value>,
}

impl Referee {
    pub fn new(rules: Rules, players: usize) -> Self {
        let game = Match::new(rules, players);
        Self { game, events: Vec::new(), claims: Vec::new(), seeds: None }
    }

    pub fn is_over(&self) -> bool {
        self.game.winners().is_some()
    }

    pub fn finish(self) -> Refereed {
        let Self { game, events, claims, seeds } = self;
        Refereed { game, events, claims, seeds }
    }

    /// Takes the next line, the `number`th of the record.
    ///
    /// # Errors
    /// The line does not follow from those before it; the text says why.
    pub fn take(&mut self, number: usize, line: Line) -> Result<(), String> {
        match line {
            Line::Round(round) => self.deal(number, round),
            Line::Place { p, tile, at, corners, bonus, points, score } => {
                let action = Action::PlaceAt { tile, cell: at, corners: Some(corners) };
                let event = self.next(p, action, "place")?;
                let Event::Placed(Placed { bonus: made, points: worth, .. }) = event else {
                    return Err(instead(&event));
                };
                same("bonus", &json(&bonus), &json(&made))?;
                same("points", &points, &worth)?;
                self.play(event, p, score)
            }
            Line::Draw { p, tile, points, score } => {
                let event = self.next(p, Action::Draw, "draw")?;
                let Event::Drew { tile: next, points: cost, .. } = event else {
                    return Err(instead(&event));
                };
                same("tile", &tile, &next)?;
                same("points", &points, &cost)?;
                self.play(event, p, score)
            }
            Line::Stuck { p, points, score } => {
                let event = self.next(p, Action::Pass, "be stuck")?;
                let Event::Stuck { seat, points: cost } = event else {
                    return Err(instead(&event));
                };
                same("p", &p, &seat)?;
                same("points", &points, &cost)?;
                self.play(event, p, score)
            }
            Line::Pass { p, points, score } => {
                let event = self.next(p, Action::Pass, "pass")?;
                let Event::Passed { seat, points: cost } = event else {
                    return Err(instead(&event));
                };
                same("p", &p, &seat)?;
                same("points", &points, &cost)?;
                self.play(event, p, score)
            }
            Line::Stop { p, points, score } => {
                let event = self.next(p, Action::Pass, "stop drawing")?;
                let Event::Stopped { seat, points: cost } = event else {
                    return Err(instead(&event));
                };
                same("p", &p, &seat)?;
                same("points", &points, &cost)?;
                self.play(event, p, score)
            }
            Line::RoundEnd { reason, points, scores } => {
                let event = self.game.consequence();
                let Some(Event::RoundEnded { reason: why, points: worth }) = &event else {
                    return Err(event.map_or("the round goes on".to_owned(), |due| instead(&due)));
                };
                same("reason", &json(&reason), &json(why))?;
                same("points", &json(&points), &json(worth))?;
                self.end(event, &scores)
            }
            Line::MatchEnd { mut winners, scores, seeds } => {
                let event = self.game.consequence();
                let Some(Event::MatchEnded { winners: won }) = &event else {
                    return Err(event.map_or("the match goes on".to_owned(), |due| instead(&due)));
                };
                // All who have won are listed; in which order, the format does not say.
                winners.sort_unstable();
                same("winners", &json(&winners), &json(won))?;
                self.seeds = seeds;
                self.end(event, &scores)
            }
        }
    }

    fn deal(&mut self, number: usize, line: Round) -> Result<(), String> {
        let Round { round, deal, commit } = line;
        if let Some(due) = self.game.consequence() {
            return Err(instead(&due));
        }
        if round > Rules::MOST_ROUNDS {
            return Err(format!("a record has no more than {} rounds", Rules::MOST_ROUNDS));
        }
        deal.check(self.game.rules(), self.game.players())?;
        self.claims.push(Claim { line: number, deal: deal.clone(), commit });
        self.take_in(Event::RoundStarted { round, seed: None, deal })
    }

    /// The next event: one that follows of itself, or else the event of this action.
    fn next(&self, seat: Seat, action: Action, what: &str) -> Result<Event, String> {
        match self.game.consequence() {
            Some(event) => Ok(event),
            None => self
                .game
                .decide(seat, action)
                .map_err(|refusal| format!("player {seat} cannot {what}: {refusal}")),
        }
    }

    fn play(&mut self, event: Event, seat: Seat, score: i32) -> Result<(), String> {
        self.take_in(event)?;
        match self.game.scores().get(seat) {
            Some(stands) => same("score", &score, stands),
            None => Err(format!("there is no player {seat}")),
        }
    }

    fn end(&mut self, event: Option<Event>, scores: &[i32]) -> Result<(), String> {
        event.map_or(Ok(()), |event| self.take_in(event))?;
        same("scores", &json(&scores), &json(&self.game.scores()))
    }

    fn take_in(&mut self, event: Event) -> Result<(), String> {
        self.game.apply(&event).map_err(|error| error.to_string())?;
        self.events.push(event);
        Ok(())
    }
}

/// The message that another line is due in this place.
fn instead(due: &Event) -> String {
    match due {
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

fn same<T: PartialEq + std::fmt::Display>(field: &str, says: &T, is: &T) -> Result<(), String> {
    if says == is { Ok(()) } else { Err(format!("\"{field}\" must be {is}, not {says}")) }
}

/// A value as a record writes it.
fn json<T: serde::Serialize + ?Sized>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}
