//! Reviews of finished matches. They are computed in the background, behind the computer players, and stored.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde::{Deserialize, Serialize};

use crate::ids::{GuildId, PersonId, TableId};
use crate::league::{MAX_REVIEWS, ReviewedMatch};
use crate::store::StoredReview;
use crate::table::refusal::{IntentError, TableRefusal};
use crate::table::state::{Phase, Table};
use crate::table::tables::Tables;
use crate::table::thinking_pool::solo_review::SoloRound;
use crate::time::Millis;
use triominos_rules::game::{Event, Match, PlayerView, Seat};
use triominos_rules::opponent::decision_seed;
use triominos_rules::review::{
    self, FIRST_EVENT_LINE, LuckyTurn, PlayerReview, ReviewedMove, TurningPoint,
};

/// The window in milliseconds in which the reviews of a person are counted.
const REVIEWS_WITHIN: Millis = 24 * 60 * 60 * 1000;

/// A finished match, and the seat of the player who wants a review.
#[derive(Clone, Debug)]
pub struct ReviewableMatch {
    pub table: Arc<Table>,
    /// The events of the match, without undone placements.
    pub events: Vec<Event>,
    pub seat: Seat,
}

/// The parts of a player's review that are stored and shown. `margin` is the player's margin in the match, the sum of `par`,
/// `tiles`, `skill` and `hidden`. All five are in hundredths of a point, and [`PlayerReview`] explains them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReviewSummary {
    pub margin: i64,
    pub par: i64,
    pub tiles: i64,
    pub skill: i64,
    pub hidden: i64,
    /// How many times the player had at least two moves to choose from.
    pub choices: usize,
    /// The accuracy in percent and its standard error; `None` after too few choices.
    pub accuracy: Option<(f64, f64)>,
    /// The points lost per choice; `None` without a choice.
    pub lost_per_choice: Option<f64>,
    /// The mistakes that cost the most of the chance to win, at most three, in the order of the match.
    pub critical_moves: Vec<ReviewedMove>,
    /// The draws and the opponents' moves that changed the chance to win the most, at most three, in the order of the match.
    /// Reviews from before this field was added have none.
    #[serde(default)]
    pub lucky_turns: Vec<LuckyTurn>,
}

/// The progress of a review that is being computed, in percent. The thread that computes the review updates it.
#[derive(Clone, Debug, Default)]
pub struct ReviewProgress(Arc<AtomicUsize>);

impl ReviewProgress {
    /// Returns how much of the review is computed, in percent.
    pub fn percent(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

impl Tables {
    /// Returns the review of a solo round. If it is not cached, computes it in the background, behind the searches of computer
    /// players. Reviews are computed one at a time, and rounds with the same key only once.
    ///
    /// # Errors
    /// Returns an error if the program is shutting down.
    pub async fn review_of_solo_round(
        &self,
        round: SoloRound,
    ) -> Result<ReviewSummary, IntentError> {
        let cell = self.thinking_pool().solo_reviews.review_cell(&round.key);
        let player = cell.get_or_try_init(async || {
            let _one_at_a_time = self.thinking_pool().lock_background_work().await;
            let SoloRound { key, rules, events } = round;
            let reviewed = self.thinking_pool().run_in_background(move |may_proceed| {
                review::review_events(&rules, 1, &events, 0, &|_| may_proceed())
            });
            let player = reviewed.await.and_then(|reviewed| reviewed.players.into_iter().next());
            player
                .ok_or_else(|| IntentError::Internal(format!("the review of {key} was cancelled")))
        });
        player.await.map(ReviewSummary::from_review)
    }

    /// Returns a finished match for a review by one of its players.
    ///
    /// # Errors
    /// Returns an error if the match was not played to its end, if the person has no seat in it, or if the store does not answer.
    pub async fn match_to_review(
        &self,
        id: TableId,
        person: PersonId,
    ) -> Result<ReviewableMatch, IntentError> {
        let (table, events) = self.finished_match(id).await?;
        let seat = table.seat_of(person).ok_or(TableRefusal::ReviewOfOthers)?;
        Ok(ReviewableMatch { table, events, seat })
    }

    /// Returns the stored review of a match for its player. Returns `None` if there is none of the current version of the review
    /// (`review::JUDGE_VERSION`).
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn stored_review(
        &self,
        played: &ReviewableMatch,
    ) -> Result<Option<ReviewSummary>, IntentError> {
        let found = self.store().reviews_of(&[played.table.id]).await?;
        let current = found.into_iter().find(|stored| stored.judge == review::JUDGE_VERSION);
        Ok(current.and_then(|stored| parse_review_body(&stored.body).into_iter().nth(played.seat)))
    }

    /// Returns the accuracy of a person in percent, for each of these matches that was reviewed, with the id of its table. `seats`
    /// contains the tables and the person's seat at each.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn reviewed_accuracies(
        &self,
        seats: &[(TableId, Seat)],
    ) -> Result<Vec<(TableId, f64)>, IntentError> {
        let tables: Vec<TableId> = seats.iter().map(|(table, _)| *table).collect();
        let found = self.store().reviews_of(&tables).await?;
        let accuracy = |stored: StoredReview| {
            let (table, seat) = seats.iter().find(|(table, _)| *table == stored.table)?;
            let summary = parse_review_body(&stored.body).into_iter().nth(*seat)?;
            Some((*table, summary.accuracy?.0))
        };
        Ok(found.into_iter().filter_map(accuracy).collect())
    }

    /// Returns how lucky a person was and how well they chose, for each of their reviewed matches on a server, newest first. Voided
    /// matches, and matches that the person played alone, are left out.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn reviewed_matches(
        &self,
        guild: GuildId,
        person: PersonId,
    ) -> Result<Vec<ReviewedMatch>, IntentError> {
        let voided = self.store().voided_result_numbers(guild).await?;
        // Twice the number, because some matches are left out afterwards.
        let limit = 2 * u32::try_from(MAX_REVIEWS).unwrap_or(u32::MAX);
        let found =
            self.store().reviews_of_person(guild, person, review::JUDGE_VERSION, limit).await?;
        let reviewed = found.into_iter().filter(|of_person| !voided.contains(&of_person.number));
        let reviewed = reviewed.filter_map(|of_person| {
            let players = parse_review_body(&of_person.review.body);
            // A match that was played alone has no opponents to compare with.
            let summary =
                (players.len() > 1).then_some(players)?.into_iter().nth(of_person.seat)?;
            let [luck, skill] = [summary.tiles, summary.skill].map(|points| points as f64 / 100.0);
            Some(ReviewedMatch { rounds: of_person.rounds, luck, skill })
        });
        Ok(reviewed.take(MAX_REVIEWS).collect())
    }

    /// Checks that the person may have another match reviewed now.
    ///
    /// # Errors
    /// Returns an error if the limit of reviews in 24 hours is reached, or if the store does not answer.
    pub async fn check_review_limit(&self, person: PersonId) -> Result<(), IntentError> {
        let limit = self.limits().reviews_per_day;
        let since = self.clock().now() - REVIEWS_WITHIN;
        match self.store().count_reviews_requested_by(person, since).await? < limit {
            true => Ok(()),
            false => Err(TableRefusal::TooManyReviews { limit }.into()),
        }
    }

    /// Computes and stores the review of a match, and returns the part about the player of `played`. Reviews are computed one at a
    /// time. If the review was stored in the meantime, it is returned instead. `person` is that player; the review counts towards
    /// their limit.
    ///
    /// # Errors
    /// Returns an error if the limit of reviews is reached, or if the store does not answer.
    pub async fn compute_review(
        &self,
        played: &ReviewableMatch,
        person: PersonId,
        progress: &ReviewProgress,
    ) -> Result<ReviewSummary, IntentError> {
        let one_at_a_time = self.thinking_pool().lock_background_work().await;
        if let Some(summary) = self.stored_review(played).await? {
            return Ok(summary);
        }
        self.check_review_limit(person).await?;
        let id = played.table.id;
        let internal = |what: &str| IntentError::Internal(format!("table {}: {what}", id.0));
        let Phase::Over(game) = &played.table.phase else {
            return Err(TableRefusal::NotOver.into());
        };
        let (rules, players) = (game.rules().clone(), game.player_count());
        let seed = decision_seed(id.0.cast_unsigned(), 0, 0);
        let (done, events) = (progress.clone(), played.events.clone());
        let reviewed = self.thinking_pool().run_in_background(move |may_proceed| {
            review::review_events(&rules, players, &events, seed, &|event| {
                done.0.store(event * 100 / events.len().max(1), Ordering::Relaxed);
                may_proceed()
            })
        });
        let reviewed = reviewed.await.ok_or_else(|| internal("the review was cancelled"))?;
        let players: Vec<_> = reviewed.players.iter().map(ReviewSummary::from_review).collect();
        let body = serde_json::to_string(&players).map_err(|error| internal(&error.to_string()))?;
        let stored = StoredReview { table: id, judge: review::JUDGE_VERSION, body };
        self.store().store_review(&stored, person, self.clock().now()).await?;
        drop(one_at_a_time);
        players.into_iter().nth(played.seat).ok_or_else(|| internal("a seat has no review"))
    }
}

/// Parses a stored body, which contains the reviews of the players by seat. Returns an empty list for an unreadable body, so that
/// the match is reviewed again.
fn parse_review_body(body: &str) -> Vec<ReviewSummary> {
    serde_json::from_str(body).unwrap_or_default()
}

impl ReviewSummary {
    /// Creates the summary of a review: the parts that are stored and shown.
    pub(super) fn from_review(review: &PlayerReview) -> Self {
        Self {
            margin: review.margin,
            par: review.par,
            tiles: review.tiles,
            skill: review.skill,
            hidden: review.hidden,
            choices: review.moves.len(),
            accuracy: review.accuracy_and_standard_error(),
            lost_per_choice: review.points_lost_per_choice(),
            critical_moves: review.critical_moves().into_iter().cloned().collect(),
            lucky_turns: review.lucky_turns.clone(),
        }
    }

    /// Returns the turning points of the match for the player, in the order of the match.
    pub fn turning_points(&self) -> Vec<TurningPoint<'_>> {
        review::turning_points(&self.critical_moves, &self.lucky_turns)
    }

    /// Returns the critical move in this line of the record; `None` if the line contains none.
    pub fn critical_move_in_line(&self, record_line: usize) -> Option<&ReviewedMove> {
        self.critical_moves.iter().find(|made| made.line == record_line)
    }
}

impl ReviewableMatch {
    /// Returns the view of the player before the event in this line of the record; `None` if there is no such line.
    pub fn view_before_line(&self, record_line: usize) -> Option<PlayerView> {
        let before = record_line.checked_sub(FIRST_EVENT_LINE)?;
        self.match_after_events(before)?.player_view(self.seat)
    }

    /// Returns the event in this line of the record, and the view of the reviewed player before that event; `None` if there is no
    /// such line.
    pub fn event_and_view_before_line(&self, record_line: usize) -> Option<(&Event, PlayerView)> {
        let event = self.events.get(record_line.checked_sub(FIRST_EVENT_LINE)?)?;
        Some((event, self.view_before_line(record_line)?))
    }

    /// Returns the match after this many events; `None` if it has fewer.
    pub fn match_after_events(&self, event_count: usize) -> Option<Match> {
        let Phase::Over(game) = &self.table.phase else { return None };
        let mut replayed = Match::new(game.rules().clone(), game.player_count());
        for event in self.events.get(..event_count)? {
            replayed.apply(event).ok()?;
        }
        Some(replayed)
    }

    /// Returns the number of events up to the player's placement with the most points; `None` if the player made no placement. If
    /// several placements have the same points, the first counts.
    pub fn count_events_to_best_placement(&self) -> Option<usize> {
        let own = self.events.iter().enumerate().filter_map(|(index, event)| {
            let placed = event.placed().filter(|placed| placed.seat == self.seat)?;
            Some((index + 1, placed.points))
        });
        own.rev().max_by_key(|(_, points)| *points).map(|(events, _)| events)
    }
}
