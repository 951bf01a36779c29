//! The sentences of the daily deal and the daily puzzle.

mod calendar;
mod post;

use crate::table::ReviewSummary;
use crate::text::core::bundle::say;
use crate::text::core::fit::{MESSAGE, TextPart, join_within};
use crate::text::core::moment::{relative_time_markup, to_unix_seconds};
use crate::text::core::{number, tile};
use crate::text::table::proof::shortened_hash;
use crate::text::{PlayerName, ShownTurningPoint, Text};
use crate::time::Millis;
use triominos_rules::daily::{DailyKind, DailyTry, Day, Puzzle};
use triominos_rules::game::{Bonus, Choice, Event, Placed, PlayerView, Variant};
use triominos_rules::opponent::Level;

pub use post::{ShownDailyResults, ShownDayResults};

/// A button of the daily games: at the end of a try, in the calendar, or below the results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DailyButton {
    /// Shows the solution of the puzzle.
    Solution,
    /// Shows the solution of yesterday's puzzle.
    Yesterday,
    /// Reviews the player's try at yesterday's deal.
    YesterdayReview,
    /// Starts a practice try, which does not count.
    Again,
    /// Opens the daily deal. For an earlier day, it opens a practice try at that day's deal.
    Deal,
    /// Opens the daily puzzle. For an earlier day, it opens a practice try at that day's puzzle.
    Puzzle,
    /// Shows the previous month of the calendar.
    EarlierMonth,
    /// Shows the next month of the calendar.
    LaterMonth,
    /// Turns off the reminders of daily games.
    EndReminders,
    /// Lists the player in the daily results of the server.
    ShowMe,
    /// Stops listing the player in the daily results of the server.
    HideMe,
}

/// A try at a daily game that is not over, as it is shown to its player.
#[derive(Clone, Copy, Debug)]
pub struct ShownDailyTry<'a> {
    pub day: &'a Day,
    pub played: &'a DailyTry,
    /// True for a practice try, which does not count.
    pub is_free: bool,
    /// The number of hints that the player has requested in this try.
    pub hints: u32,
    /// The time at which the day closes: its tries end, and its solution and its seed may be shown.
    pub closes_at: Millis,
    /// True if the try began after the day had closed.
    pub is_archived: bool,
    pub proof: ShownDayProof<'a>,
}

/// The proof that the deal and the puzzle of a day were fixed before the day began.
#[derive(Clone, Copy, Debug)]
pub struct ShownDayProof<'a> {
    /// The SHA-256 of the day's seed, in hexadecimal.
    pub hash: &'a str,
    /// The day's seed, in hexadecimal; `None` until the day has closed, because the deal and the puzzle can be computed from it.
    pub seed: Option<&'a str>,
}

/// The result of a finished try at a daily game.
#[derive(Clone, Copy, Debug)]
pub struct DailyResult<'a> {
    pub shown: ShownDailyTry<'a>,
    /// True if the day of the try has closed, so that its solution may be shown.
    pub is_closed: bool,
    /// Two numbers about other people: how many have finished a try that counts, and how many of these scored less than the player.
    /// `None` for a practice try.
    pub others: Option<(u32, u32)>,
    /// The points of the computer players in the deal, the weakest level first; `None` for a puzzle.
    pub computers: Option<[(Level, i32); Level::ALL.len()]>,
    /// The number of days in a row on which the person has played; `None` for a practice try.
    pub streak: Option<u32>,
}

impl Text {
    /// Returns the description of `/daily` or one of its subcommands; `None` for an unknown command.
    pub(in crate::text) fn daily_command_description(&self, command: &str) -> Option<String> {
        Some(match command {
            "daily" => say!(self, "daily-command"),
            "daily deal" => say!(self, "daily-command-deal"),
            "daily puzzle" => say!(self, "daily-command-puzzle"),
            "daily calendar" => say!(self, "daily-command-calendar"),
            _ => return None,
        })
    }

    /// Returns the label of a button of the daily games: at most 34 characters.
    pub fn daily_button_label(&self, button: DailyButton) -> String {
        match button {
            DailyButton::Solution => say!(self, "daily-button-solution"),
            DailyButton::Yesterday => say!(self, "daily-button-yesterday"),
            DailyButton::YesterdayReview => say!(self, "daily-button-yesterday-review"),
            DailyButton::Again => say!(self, "daily-button-again"),
            DailyButton::Deal => say!(self, "daily-button-deal"),
            DailyButton::Puzzle => say!(self, "daily-button-puzzle"),
            DailyButton::EarlierMonth => say!(self, "daily-button-earlier-month"),
            DailyButton::LaterMonth => say!(self, "daily-button-later-month"),
            DailyButton::EndReminders => say!(self, "daily-button-end-reminders"),
            DailyButton::ShowMe => say!(self, "daily-button-show-me"),
            DailyButton::HideMe => say!(self, "daily-button-hide-me"),
        }
    }

    /// Returns the title of a try: the number of its day and, if the day is in the archive, its date.
    fn daily_title(&self, shown: &ShownDailyTry<'_>) -> String {
        let number = shown.day.date.deal_number();
        let title = match shown.played.kind() {
            DailyKind::Deal => say!(self, "daily-title-deal", number = number),
            DailyKind::Puzzle => say!(self, "daily-title-puzzle", number = number),
        };
        match shown.is_archived {
            true => format!("{title} · {}", shown.day.date),
            false => title,
        }
    }

    /// Returns the line with the hash of a day's seed and, once the day has closed, the seed.
    fn daily_hash_and_seed(&self, proof: ShownDayProof<'_>) -> String {
        match proof.seed {
            None => say!(self, "daily-proof-hash", hash = shortened_hash(proof.hash)),
            Some(seed) => say!(
                self,
                "daily-proof-seed",
                seed = format!("`{seed}`"),
                hash = shortened_hash(proof.hash)
            ),
        }
    }

    /// Returns the message about a try that is not over: its title, the aim (before the first move), the hints, and the rack.
    /// `notice` is the line about the last click. If `without_picture` is true, the message describes the state of the game in
    /// words.
    pub fn daily_try_message(
        &self,
        shown: &ShownDailyTry<'_>,
        view: &PlayerView,
        names: &[PlayerName<'_>],
        notice: Option<&str>,
        without_picture: bool,
    ) -> String {
        let ShownDailyTry { day, played, is_free, hints, closes_at, is_archived, proof } = *shown;
        let mut lines = vec![self.daily_title(shown)];
        if played.move_count() == 0 {
            lines.push(match played.kind() {
                DailyKind::Deal => say!(self, "daily-goal-deal"),
                DailyKind::Puzzle => say!(self, "daily-goal-puzzle"),
            });
            let edition = &day.rules.edition;
            let edition = edition.strip_suffix(Variant::CHANGED_SUFFIX).unwrap_or(edition);
            lines.push(say!(self, "daily-rules", edition = self.edition_name(edition)));
            if is_free {
                lines.push(say!(self, "daily-free"));
            }
            if !is_archived {
                lines.push(say!(
                    self,
                    "daily-until",
                    when = relative_time_markup(to_unix_seconds(closes_at))
                ));
            }
            lines.push(self.daily_hash_and_seed(proof));
        }
        lines.extend(notice.map(str::to_owned));
        if played.kind() == DailyKind::Puzzle {
            lines.push(say!(
                self,
                "daily-turn",
                turn = played.placements().len() + 1,
                turns = Puzzle::TURNS,
                points = number::format_score(played.points())
            ));
            lines.extend(self.latest_daily_hint(day, hints));
        }
        let lines = lines.join("\n");
        if without_picture {
            return self.turn_in_words(view, names, Some(&lines));
        }
        let rack = match played.kind() {
            DailyKind::Deal if played.move_count() > 0 => {
                let score = say!(self, "rack-score", score = number::format_score(played.points()));
                [score, self.rack_message(view, names)].join("\n")
            }
            _ => self.rack_message(view, names),
        };
        let parts = [TextPart::optional(0, lines), TextPart::required(rack)];
        join_within(&parts, "\n", MESSAGE)
    }

    /// Returns the text of the latest hint about a day's puzzle. `hint_count` is the number of hints that the person has requested;
    /// for 0, returns `None`.
    fn latest_daily_hint(&self, day: &Day, hint_count: u32) -> Option<String> {
        let first = day.solution.best.placements.first()?.placement;
        let tile = tile::tile_name(first.tile);
        let spot = day.puzzle.to_board().spots().number_at(first.cell);
        match (hint_count, spot) {
            (0, _) => None,
            (2.., Some(spot)) => Some(say!(self, "daily-hint-spot", tile = tile, spot = spot)),
            _ => Some(say!(self, "daily-hint-tile", tile = tile)),
        }
    }

    /// Returns the lines about a move in a try: the placement with its points, the drawn tiles, and the end of the turn or of the
    /// round. Returns `None` if the move has no lines. `before` and `after` are the player's views before and after the move.
    pub fn daily_move_lines(
        &self,
        before: &PlayerView,
        after: &PlayerView,
        events: &[Event],
    ) -> Option<String> {
        let mut lines = Vec::new();
        let (mut drawn, mut cost) = (Vec::new(), 0);
        for event in events {
            match event {
                Event::Placed(Placed { placement, .. }) => {
                    let placed = |choice: &&Choice| choice.placement == *placement;
                    let choice = before.choices.iter().find(placed);
                    lines.extend(choice.map(|choice| self.placement_summary(before, choice)));
                }
                Event::Drew { tile, points, .. } => {
                    drawn.push(tile::tile_name(*tile));
                    cost += points;
                }
                _ => {}
            }
        }
        if !drawn.is_empty() {
            let tiles = self.list_with_and(&drawn);
            lines.push(match cost {
                0 => say!(self, "rack-drew", tiles = tiles),
                _ => {
                    let cost = number::format_signed(cost);
                    say!(self, "rack-drew-cost", tiles = tiles, cost = cost)
                }
            });
        }
        lines.extend(self.turn_ended_without_placement(after, events, !drawn.is_empty()));
        // The end of the match is that of its only round.
        let is_of_round = |event: &&Event| !matches!(event, Event::MatchEnded { .. });
        let of_round: Vec<Event> = events.iter().filter(is_of_round).cloned().collect();
        lines.extend(self.round_and_match_end(after, &of_round, &[]));
        (!lines.is_empty()).then(|| lines.join("\n"))
    }

    /// Returns the message at the end of a try. `notice` is the line about the last move.
    pub fn daily_end_message(&self, result: &DailyResult<'_>, notice: Option<&str>) -> String {
        let ShownDailyTry { day, played, is_free, proof, .. } = result.shown;
        let points = number::format_score(played.points());
        let best = day.solution.best.points;
        let mut lines = vec![self.daily_title(&result.shown)];
        lines.extend(notice.map(str::to_owned));
        lines.push(match played.kind() {
            DailyKind::Deal => say!(self, "daily-end", points = points),
            DailyKind::Puzzle if played.points() == best => {
                say!(self, "daily-end-best", points = points)
            }
            // The best points of a day that is not closed are shown only after the try that counts.
            DailyKind::Puzzle => {
                let best = number::format_score(best);
                say!(self, "daily-end-below", points = points, best = best)
            }
        });
        if !played.is_over() {
            lines.push(say!(self, "daily-ended-with-day"));
        }
        match result.others {
            Some((0, _)) if !result.is_closed => lines.push(say!(self, "daily-first")),
            Some((0, _)) | None => {}
            Some((others, fewer)) => {
                let percent = u64::from(fewer) * 100 / u64::from(others);
                lines.push(if result.is_closed {
                    say!(self, "daily-ahead-final", percent = percent)
                } else {
                    say!(self, "daily-ahead", percent = percent)
                });
            }
        }
        if let Some(computers) = result.computers {
            let entry = |(level, points): (Level, i32)| {
                format!("{} {}", self.level_name(level), number::format_score(points))
            };
            let list = self.list_with_and(&computers.map(entry));
            lines.push(say!(self, "daily-computers", list = list));
        }
        let streak = result.streak.filter(|streak| *streak > 0);
        lines.extend(streak.map(|streak| say!(self, "daily-streak", count = streak)));
        if is_free {
            lines.push(say!(self, "daily-free"));
        } else {
            lines.push(say!(self, "daily-copy"));
            lines.push(self.daily_result_code_block(result));
        }
        lines.push(self.daily_hash_and_seed(proof));
        lines.join("\n")
    }

    /// Returns a Markdown code block with the result of a try. The player can share it, because it names no tile.
    pub fn daily_result_code_block(&self, result: &DailyResult<'_>) -> String {
        let ShownDailyTry { day, played, hints, .. } = result.shown;
        let points = number::format_score(played.points());
        let number = day.date.deal_number();
        let line = match played.kind() {
            DailyKind::Deal => {
                let beaten = result.computers.into_iter().flatten();
                let marks =
                    success_triangles(beaten.map(|(_, computer)| played.points() >= computer));
                let line =
                    say!(self, "daily-line-deal", number = number, points = points, marks = marks);
                match count_hexagons(played.placements()) {
                    0 => line,
                    count => say!(self, "daily-line-hexagons", line = line, count = count),
                }
            }
            DailyKind::Puzzle => {
                let best = &day.solution.best;
                let in_best = |placed: &Placed| {
                    best.placements.iter().any(|one| one.placement == placed.placement)
                };
                let marks = success_triangles(played.placements().iter().map(in_best));
                let best = number::format_score(best.points);
                let line = say!(
                    self,
                    "daily-line-puzzle",
                    number = number,
                    points = points,
                    best = best,
                    marks = marks
                );
                match hints {
                    0 => line,
                    count => say!(self, "daily-line-hints", line = line, count = count),
                }
            }
        };
        format!("```\n{line}\n```")
    }

    /// Returns the best line of play in the puzzle of a closed day, with one placement in each line of text, and the proof of the
    /// day.
    pub fn daily_solution(&self, day: &Day, proof: ShownDayProof<'_>) -> String {
        let points = number::format_score(day.solution.best.points);
        let title = say!(self, "daily-solution", number = day.date.deal_number(), points = points);
        let mut board = day.puzzle.to_board();
        let mut lines = vec![title];
        for placed in &day.solution.best.placements {
            let spot = board.spots().number_at(placed.placement.cell).unwrap_or_default();
            let tile = tile::tile_name(placed.placement.tile);
            let worth = self.points_and_shape(placed.bonus, placed.points);
            let line = say!(self, "word-placement-worth", tile = tile, spot = spot, worth = worth);
            lines.push(format!("- {line}"));
            if board.place(placed.placement).is_err() {
                break;
            }
        }
        lines.push(self.daily_hash_and_seed(proof));
        lines.join("\n")
    }

    /// Refuses to show the solution of a puzzle before its day has closed.
    pub fn daily_solution_too_early(&self, closes_at: Millis) -> String {
        say!(self, "daily-solution-later", when = relative_time_markup(to_unix_seconds(closes_at)))
    }

    /// Refuses the review of a deal before its day has closed.
    pub fn daily_review_too_early(&self, closes_at: Millis) -> String {
        say!(self, "daily-review-later", when = relative_time_markup(to_unix_seconds(closes_at)))
    }

    /// Returns the review of a person's try at a daily deal.
    pub fn daily_review(
        &self,
        day: &Day,
        summary: &ReviewSummary,
        mistakes: &[ShownTurningPoint<'_>],
    ) -> String {
        let title = say!(self, "daily-title-deal", number = day.date.deal_number());
        [title, self.review_page(summary, 1, mistakes)].join("\n")
    }

    /// Returns the answer to a click on an old button of a try, after which the player has made another move.
    pub fn daily_button_outdated(&self) -> String {
        say!(self, "daily-moved-on")
    }

    /// Returns the answer to a button of a try that does not exist.
    pub fn no_daily_try(&self) -> String {
        say!(self, "daily-none")
    }

    /// Returns the line that explains why a new try is a practice try: the person has deleted the data about their try that
    /// counted.
    pub fn daily_practice_after_deletion_note(&self) -> String {
        say!(self, "daily-after-deletion")
    }

    /// Returns the answer to a click on a button of another person's try.
    pub fn daily_button_not_yours(&self) -> String {
        say!(self, "daily-not-yours")
    }

    /// Refuses to share the result of a try a second time.
    pub fn daily_already_shared(&self) -> String {
        say!(self, "daily-shared-before")
    }
}

/// Returns a filled triangle for each success and an empty one for each failure.
fn success_triangles(successes: impl Iterator<Item = bool>) -> String {
    successes.map(|success| if success { '▲' } else { '△' }).collect()
}

/// Returns the number of hexagons that these placements completed.
fn count_hexagons(placed: &[Placed]) -> u32 {
    let completed = |placed: &Placed| match placed.bonus {
        Bonus::None | Bonus::Bridge => 0,
        Bonus::Hexagon => 1,
        Bonus::DoubleHexagon => 2,
        Bonus::TripleHexagon => 3,
    };
    placed.iter().map(completed).sum()
}
