//! Highlights: remarkable events of a match, such as a hexagon, a big turn, a first win, a comeback or a shut-out. The line about a
//! highlight has several wordings, so that it does not become boring.

use crate::text::core::bundle::say;
use crate::text::{PlayerName, Text};
use triominos_rules::game::{Bonus, Event, Placed, Seat, Summary};

/// The minimum number of points of a big turn.
const BIG_TURN: i32 = 100;
/// The minimum number of points by which the winner must have been behind for a comeback.
const FAR_BEHIND: i32 = 50;
/// The names of the wordings of a highlight's line in the Fluent files.
const VARIANTS: [&str; 4] = ["a", "b", "c", "d"];

/// A remarkable event of a match that is mentioned in its own line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchHighlight {
    /// A tile completed one or several hexagons.
    Hexagon,
    /// A turn scored at least 100 points, including those for going out.
    BigTurn,
    /// A person won their first match on the server.
    FirstWin,
    /// The winner was at least 50 points behind during the match.
    Comeback,
    /// The winner has a score above 0, and no other player has.
    ShutOut,
}

/// A highlight, its player, and the number that selects the wording of its line. The number is computed from public data, never
/// from the secret deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WordedHighlight {
    pub highlight: MatchHighlight,
    pub seat: Seat,
    pub choice: i64,
}

impl MatchHighlight {
    /// Returns the last big turn among these events with the seat of its player. If there is no big turn, returns the last hexagon.
    /// Returns `None` if there is neither.
    pub fn best_of_turns(events: &[Event]) -> Option<(Seat, Self)> {
        let (mut big, mut hexagon) = (None, None);
        // The player of the turn, its points so far, and whether a tile has been placed.
        let mut turn: Option<(Seat, i32, bool)> = None;
        for event in events {
            let before = |of: Seat| match turn {
                Some((seat, points, false)) if seat == of => points,
                _ => 0,
            };
            turn = match event {
                Event::Placed(Placed { seat, points, bonus, .. }) => {
                    if !matches!(bonus, Bonus::None | Bonus::Bridge) {
                        hexagon = Some((*seat, Self::Hexagon));
                    }
                    Some((*seat, before(*seat) + points, true))
                }
                Event::Drew { seat, points, .. } => Some((*seat, before(*seat) + points, false)),
                // The points for going out are added to the turn that ended the round.
                Event::RoundEnded { points, .. } => turn.map(|(seat, sum, placed)| {
                    (seat, sum + points.get(seat).copied().unwrap_or_default(), placed)
                }),
                _ => None,
            };
            if let Some((seat, BIG_TURN.., _)) = turn {
                big = Some((seat, Self::BigTurn));
            }
        }
        big.or(hexagon)
    }

    /// Returns the highlight of a whole match, a shut-out or a comeback, with the seat of the winner. Returns `None` if there is
    /// none, or if the match was not won by a single player on points.
    pub fn shut_out_or_comeback_of_winner(summary: &Summary) -> Option<(Seat, Self)> {
        let [winner] = summary.winners[..] else { return None };
        if summary.seats.len() < 2 || !summary.keeps_score || summary.counts_rounds_won {
            return None;
        }
        let others = |scores: &[i32]| {
            let others = scores.iter().enumerate().filter(|(seat, _)| *seat != winner);
            others.map(|(_, score)| *score).max()
        };
        let own = |scores: &[i32]| scores.get(winner).copied().unwrap_or_default();
        let last: Vec<i32> = summary.seats.iter().map(|seat| seat.score).collect();
        if own(&last) > 0 && others(&last)? <= 0 {
            return Some((winner, Self::ShutOut));
        }
        let behind =
            |scores: &Vec<i32>| others(scores).is_some_and(|best| best - own(scores) >= FAR_BEHIND);
        summary.score_history.iter().any(behind).then_some((winner, Self::Comeback))
    }
}

/// Returns the name, in the Fluent files, of the wording that this number selects.
fn fluent_wording_key(wording_number: i64) -> &'static str {
    VARIANTS[usize::try_from(wording_number.rem_euclid(4)).unwrap_or_default()]
}

impl Text {
    /// Returns the line about a highlight, in the wording that its number selects.
    pub fn highlight_line(&self, worded: WordedHighlight, names: &[PlayerName<'_>]) -> String {
        let who = self.bold_seat_name(names, worded.seat);
        let variant = fluent_wording_key(worded.choice);
        match worded.highlight {
            MatchHighlight::Hexagon => {
                say!(self, "highlight-hexagon", who = who, variant = variant)
            }
            MatchHighlight::BigTurn => {
                say!(self, "highlight-big-turn", who = who, variant = variant)
            }
            MatchHighlight::FirstWin => {
                say!(self, "highlight-first-win", who = who, variant = variant)
            }
            MatchHighlight::Comeback => {
                say!(self, "highlight-comeback", who = who, variant = variant)
            }
            MatchHighlight::ShutOut => {
                say!(self, "highlight-shut-out", who = who, variant = variant)
            }
        }
    }

    /// Returns the closing words of the message about the end of a season. `season_number` is the season's number, which selects
    /// the wording.
    pub fn season_closing_words(&self, season_number: i64) -> String {
        say!(self, "highlight-season", variant = fluent_wording_key(season_number))
    }

    /// Returns the line of a server's settings that says whether highlights are shown.
    pub fn highlights_setting(&self, are_shown: bool) -> String {
        match are_shown {
            true => say!(self, "highlight-shown"),
            false => say!(self, "highlight-not-shown"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use triominos_rules::game::RoundEnd;

    /// Returns a draw without a penalty.
    fn draw_event(seat: Seat) -> Event {
        Event::Drew { seat, tile: "0-0-1".parse().unwrap(), points: -5 }
    }

    /// Returns the end of a round with these points by seat.
    fn round_end_event(points: [i32; 2]) -> Event {
        Event::RoundEnded { reason: RoundEnd::Out, points: points.to_vec() }
    }

    /// Returns the summary of a match with these scores over time.
    fn summary_with_score_history(score_history: &[[i32; 2]], winner: Seat) -> Summary {
        let mut summary = Summary::from_events(
            &triominos_rules::game::Edition::default().rules(2).unwrap(),
            2,
            &[],
        );
        summary.score_history = score_history.iter().map(|scores| scores.to_vec()).collect();
        summary.winners = vec![winner];
        for (seat, score) in summary.seats.iter_mut().zip(score_history.last().unwrap()) {
            seat.score = *score;
        }
        summary
    }

    #[test]
    fn a_big_turn_counts_points_for_going_out_but_no_points_of_another_player() {
        assert_eq!(
            MatchHighlight::best_of_turns(&[draw_event(0), round_end_event([105, 0])]),
            Some((0, MatchHighlight::BigTurn))
        );
        assert_eq!(
            MatchHighlight::best_of_turns(&[draw_event(0), round_end_event([104, 0])]),
            None
        );
        assert_eq!(
            MatchHighlight::best_of_turns(&[draw_event(1), round_end_event([105, 0])]),
            None
        );
    }

    #[test]
    fn a_comeback_needs_a_winner_who_was_50_points_behind() {
        let comeback = summary_with_score_history(&[[0, 0], [10, 60], [80, 70]], 0);
        assert_eq!(
            MatchHighlight::shut_out_or_comeback_of_winner(&comeback),
            Some((0, MatchHighlight::Comeback))
        );
        assert_eq!(
            MatchHighlight::shut_out_or_comeback_of_winner(&summary_with_score_history(
                &[[0, 0], [10, 59], [80, 70]],
                0
            )),
            None
        );
    }

    #[test]
    fn in_a_shut_out_only_the_winner_has_points() {
        let shut_out = summary_with_score_history(&[[0, 0], [80, -5]], 0);
        assert_eq!(
            MatchHighlight::shut_out_or_comeback_of_winner(&shut_out),
            Some((0, MatchHighlight::ShutOut))
        );
        assert_eq!(
            MatchHighlight::shut_out_or_comeback_of_winner(&summary_with_score_history(
                &[[0, 0], [80, 1]],
                0
            )),
            None
        );
    }

    #[test]
    fn every_wording_is_selected_by_some_number() {
        let chosen: std::collections::BTreeSet<&str> = (-4..4).map(fluent_wording_key).collect();
        assert_eq!(chosen.len(), VARIANTS.len());
    }
}
