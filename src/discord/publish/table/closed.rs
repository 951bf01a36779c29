//! The last message of a table that was closed before the end of its match.

use serenity::all::EditMessage;

use super::TableAnnouncer;
use crate::discord::publish::style::MessageStyle;
use crate::discord::render::{names, pictures};
use crate::ids::TableId;
use crate::table::{AnnounceError, EndReason, Notice, Phase, PublishedNotice, TableEvent};
use crate::text::{Closing, Text};
use triominos_rules::game::Event;

impl TableAnnouncer {
    /// Publishes the message that a table was closed before the end of its match.
    pub(super) async fn publish_closed(
        &self,
        notice: &Notice,
        style: MessageStyle,
    ) -> Result<PublishedNotice, AnnounceError> {
        let (table, MessageStyle { text, theme, .. }) = (&notice.table, style);
        let Phase::Closed { reason, by, .. } = &table.phase else {
            return Err(AnnounceError::Never("an open table that was closed".to_owned()));
        };
        let decision = match reason {
            EndReason::Tournament => self.tournament_decision_text(table.id, text).await,
            _ => None,
        };
        let person = by.and_then(|by| names::person_name(table, by));
        let closing = match (reason, person) {
            (EndReason::Host, Some(host)) => Closing::Host(host),
            (EndReason::Host | EndReason::Moderator, _) => Closing::Moderator(None),
            (EndReason::Vote, _) => Closing::Vote,
            (EndReason::Expired, _) => Closing::Expired,
            // The host was alone in the lobby, and closed it by leaving.
            (EndReason::Deserted, Some(host))
                if table.game().is_none() && *by == Some(table.host) =>
            {
                Closing::Host(host)
            }
            (EndReason::Deserted, _) => Closing::Deserted,
            (EndReason::Tournament, _) => Closing::Tournament(decision.as_deref()),
        };
        let Some(view) = table.public_view() else {
            let content = self.mention_commands(table, text.lobby_closed(&closing));
            let edit = EditMessage::new().content(content).components(Vec::new());
            self.edit_message(notice.previous, edit).await;
            return Ok(PublishedNotice::default());
        };
        let names = names::seat_names(table);
        let lost: Vec<_> = table
            .seats_lost_by_leaving()
            .into_iter()
            .map(|seat| names::owner_name(table, seat))
            .collect();
        let lost: Vec<_> = lost.into_iter().flatten().collect();
        // The events that were not announced yet: a person's turn is announced together with the turns of the computers after it.
        let untold: Vec<Event> =
            notice.events.iter().filter_map(TableEvent::as_match_event).cloned().collect();
        let content = text.match_closed_early(&closing, Some((&view, &names)), &lost, &untold);
        let pictures =
            pictures::board_pictures(&self.bot.renderer, view, &names, text, theme).await;
        self.publish_with_pictures(notice, style, content, pictures, None).await
    }

    /// Returns the sentences about a match that was ended by its tournament: the reason and the resulting places. Returns `None` if
    /// the tournament has no result for the match, or cannot be loaded.
    async fn tournament_decision_text(&self, match_table: TableId, text: &Text) -> Option<String> {
        let of_match = self.bot.tournaments.tournament_and_table_number_of_match(match_table).await;
        let (tournament, number) = of_match
            .inspect_err(|error| tracing::warn!(table = match_table.0, %error, "cannot load the tournament of a match"))
            .ok()??;
        text.match_ended_by_tournament(&tournament.state, tournament.state.table(number)?)
    }
}
