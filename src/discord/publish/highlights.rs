//! The values that the last lines of a table's announcement state: a highlight of the match (if the server wants highlights), the
//! winner's record against computers, and the changes of ratings.

use super::table::TableAnnouncer;
use crate::ids::ServerOrDirect;
use crate::league::{RatingChange, SoloRecord};
use crate::table::{Phase, Table};
use crate::text::{MatchHighlight, PlayerName, WordedHighlight};
use triominos_rules::game::{Event, Seat, Summary};

impl TableAnnouncer {
    /// Returns the highlight (a remarkable moment) for an announcement about these events. During the match, it is the best
    /// highlight among the events. After the match, it is the highlight of the whole match, if there is one. Highlights of
    /// computers are skipped. Returns `None` if there is none, if the server does not want highlights, or if the store fails.
    pub(super) async fn highlight_for_announcement(
        &self,
        table: &Table,
        events: &[Event],
        names: &[PlayerName<'_>],
    ) -> Option<WordedHighlight> {
        let of_person = |seat: Seat| {
            matches!(names.get(seat), Some(PlayerName::Person(_) | PlayerName::Namesake(..)))
        };
        let of_match = self.highlight_of_whole_match(table).await;
        let (seat, highlight) = of_match
            .into_iter()
            .chain(MatchHighlight::best_of_turns(events))
            .find(|(seat, _)| of_person(*seat))?;
        let shown = match table.home {
            ServerOrDirect::Server(guild) => {
                self.bot.guilds.shows_highlights(guild).await.unwrap_or(false)
            }
            ServerOrDirect::Direct(_) => true,
        };
        let choice = table.id.0.wrapping_mul(31).wrapping_add(table.seq);
        shown.then_some(WordedHighlight { highlight, seat, choice })
    }

    /// Returns the highlight of the match as a whole, once it is over; otherwise `None`.
    async fn highlight_of_whole_match(&self, table: &Table) -> Option<(Seat, MatchHighlight)> {
        let Phase::Over(game) = &table.phase else { return None };
        let (_, events) = self.bot.tables.finished_match(table.id).await.ok()?;
        let summary = Summary::from_events(game.rules(), table.seats.len(), &events);
        if let Some(seat) = self.seat_with_first_win(table, &summary).await {
            return Some((seat, MatchHighlight::FirstWin));
        }
        MatchHighlight::shut_out_or_comeback_of_winner(&summary)
    }

    /// Returns the seat of the winner, if it is the first win of this person on the server;
    /// otherwise `None`.
    async fn seat_with_first_win(&self, table: &Table, summary: &Summary) -> Option<Seat> {
        let (ServerOrDirect::Server(guild), [winner]) = (table.home, &summary.winners[..]) else {
            return None;
        };
        if table.seats.len() < 2 {
            return None;
        }
        let person = table.seats.get(*winner)?.person()?.id;
        let now = self.bot.clock.now();
        let wins = self.bot.guilds.count_all_time_wins(guild, person, now).await.ok()?;
        (wins == 1).then_some(*winner)
    }

    /// Returns the record against computers of the person who played this match, once it is over. Returns `None` if the match does
    /// not count for such a record, or if the store fails.
    pub(super) async fn solo_record(&self, table: &Table) -> Option<SoloRecord> {
        let played = table.solo_match()?;
        let is_direct = played.guild.is_none();
        let records = self.bot.guilds.solo_records(played.person, played.guild, is_direct).await;
        let is_same = |record: &SoloRecord| {
            (record.edition, &record.level) == (played.edition, &played.level)
        };
        records.ok()?.into_iter().find(is_same)
    }

    /// Returns the changes of ratings by a rated match, once it is over; empty if the store fails.
    pub(super) async fn rating_changes(&self, table: &Table) -> Vec<RatingChange> {
        if !matches!(table.phase, Phase::Over(_)) || !table.is_competitive() {
            return Vec::new();
        }
        self.bot.guilds.rating_changes(table.id).await.unwrap_or_default()
    }
}
