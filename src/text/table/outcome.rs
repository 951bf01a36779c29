//! What the end of a round or match came to, told to whoever's turn ended it.

use crate::text::core::bundle::say;
use crate::text::core::number;
use crate::text::{Text, Who};
use triominos_rules::game::{Event, PlayerView, RoundEnd, RoundEndRule};

impl Text {
    /// What has ended with the own turn, whose events these are; empty where the round goes on.
    pub(in crate::text) fn outcome(
        &self,
        after: &PlayerView,
        events: &[Event],
        names: &[Who<'_>],
    ) -> Vec<String> {
        let mut lines = Vec::new();
        for event in events {
            match event {
                Event::RoundEnded { reason, points } => {
                    let own = points.get(after.viewer.seat).copied().unwrap_or(0);
                    lines.push(self.round_came_to(after, events, *reason, own));
                }
                Event::MatchEnded { winners } => {
                    lines.push(self.match_came_to(after, winners, names))
                }
                _ => {}
            }
        }
        lines
    }

    /// The end of a round: who went out, the points, and the own score with them.
    fn round_came_to(
        &self,
        after: &PlayerView,
        events: &[Event],
        reason: RoundEnd,
        own: i32,
    ) -> String {
        let placed = events.iter().any(|event| event.placed().is_some());
        // Where all have as many turns, the last one to play need not be the one who went out.
        let at_once = after.public.rules.round_end != RoundEndRule::EqualTurns;
        let out = reason == RoundEnd::Out && placed && at_once;
        let what = match reason {
            RoundEnd::Out if out => say!(self, "outcome-out"),
            RoundEnd::Out => say!(self, "outcome-over"),
            RoundEnd::Blocked => say!(self, "outcome-blocked"),
        };
        if !after.public.rules.keeps_score() {
            let winners = after.public.seats.iter().filter(|seat| seat.tiles == 0).count();
            let won = after.public.rules.counts_rounds_won() && own > 0;
            return match (won, winners) {
                (false, _) => what,
                (true, ..=1) => say!(self, "outcome-round-won", what = what),
                (true, _) => say!(self, "outcome-round-shared", what = what),
            };
        }
        let score = after.public.seats.get(after.viewer.seat).map_or(0, |seat| seat.score);
        let (points, score) = (number::signed(own), number::score(score));
        say!(self, "outcome-points", what = what, points = points, score = score)
    }

    /// The end of a match: who has won, and with what.
    fn match_came_to(&self, after: &PlayerView, winners: &[usize], names: &[Who<'_>]) -> String {
        let (own, seats) = (after.viewer.seat, &after.public.seats);
        let score = |seat: usize| number::score(seats.get(seat).map_or(0, |seat| seat.score));
        let best = winners.first().copied().unwrap_or(own);
        let who = || {
            let names: Vec<String> =
                winners.iter().map(|seat| self.bold_seat(names, *seat)).collect();
            self.list(&names)
        };
        if !after.public.rules.keeps_score() {
            return match winners {
                [] => say!(self, "outcome-nobody"),
                [only] if *only == own => say!(self, "outcome-won"),
                _ => say!(self, "outcome-lost", who = who(), count = winners.len()),
            };
        }
        match winners {
            [] => say!(self, "outcome-nobody"),
            _ if seats.len() == 1 => say!(self, "outcome-solo", score = score(own)),
            [only] if *only == own && seats.len() == 2 => {
                say!(self, "outcome-won-to", own = score(own), other = score(1 - own))
            }
            [only] if *only == own => say!(self, "outcome-won-with", score = score(own)),
            [only] if seats.len() == 2 => {
                let (own, other) = (score(own), score(*only));
                say!(self, "outcome-lost-to", who = who(), own = own, other = other)
            }
            _ => {
                let count = winners.len();
                say!(self, "outcome-lost-with", who = who(), count = count, score = score(best))
            }
        }
    }
}
