//! The leaderboard that the bot keeps up to date in a channel, and private answers that a reader has shared with the channel.

use crate::ids::ChannelId;
use crate::league::{ComparedLeaderboard, LeaderboardKind, PlaceChange};
use crate::text::core::bundle::say;
use crate::text::core::fit::{TextPart, join_within};
use crate::text::interface::alt::ALT;
use crate::text::{Text, escaped_name, names_of_rows};

impl Text {
    /// Returns the message beside the picture of the leaderboard that is kept up to date in a channel. `with_rows` is true if the
    /// picture cannot be shown; the message then also lists the rows.
    pub fn channel_leaderboard_message(
        &self,
        leaderboard: &ComparedLeaderboard,
        with_rows: bool,
    ) -> String {
        let note = say!(self, "league-kept-note");
        format!("{}\n-# {note}", self.public_leaderboard_message(&leaderboard.page, with_rows))
    }

    /// Returns the note of each row in the picture of a leaderboard: the number of tournaments that the player has won or, if there
    /// are none, has played. The note also marks players who are new on the leaderboard.
    pub fn compared_row_notes(&self, leaderboard: &ComparedLeaderboard) -> Vec<String> {
        let kind = LeaderboardKind::TournamentPoints;
        let rows = leaderboard.page.rows.iter().zip(&leaderboard.changes);
        let note = |row, change: PlaceChange, titles: u32| {
            let counted = match titles {
                0 => self.row_note(kind, row),
                count => self.tournament_titles_won(count),
            };
            match change {
                PlaceChange::New => format!("{} · {counted}", say!(self, "league-change-new")),
                _ => counted,
            }
        };
        rows.map(|(row, (change, titles))| note(row, *change, *titles)).collect()
    }

    /// Returns the alternative text of a leaderboard's picture: for each row the points, the tournaments won, and the change of the
    /// place.
    pub fn alt_compared_leaderboard(&self, leaderboard: &ComparedLeaderboard) -> String {
        let rows = &leaderboard.page.rows;
        let mut parts = vec![TextPart::required(self.leaderboard_heading(&leaderboard.page))];
        let each = rows.iter().zip(names_of_rows(rows)).zip(&leaderboard.changes).enumerate();
        for (index, ((row, who), (change, titles))) in each {
            let (name, figure) =
                (self.plain_player_name(&who), self.row_in_words(leaderboard.page.view.board, row));
            let line =
                say!(self, "league-row-plain", place = row.place, name = name, figure = figure);
            let titles = (*titles > 0).then(|| self.tournament_titles_won(*titles));
            let change = match change {
                PlaceChange::Up(count) => Some(say!(self, "league-change-up", count = count)),
                PlaceChange::Down(count) => Some(say!(self, "league-change-down", count = count)),
                PlaceChange::New => Some(say!(self, "league-change-new")),
                PlaceChange::Unchanged => None,
            };
            let line: Vec<String> = [line].into_iter().chain(titles).chain(change).collect();
            // If the rows do not all fit, the lowest are left out first.
            let priority = u8::try_from(rows.len() - index).unwrap_or(u8::MAX - 1);
            parts.push(TextPart::with_forms(priority, vec![line.join(", "), "…".to_owned()]));
        }
        join_within(&parts, "\n", ALT)
    }

    /// Returns the words for the number of tournaments won.
    fn tournament_titles_won(&self, count: u32) -> String {
        say!(self, "league-titles", figure = count.to_string(), count = count)
    }

    /// Returns the line of a server's settings about the channel in which the leaderboard is kept up to date. `lacks_permission` is
    /// true if the bot could not post there the last time, because it lacked a permission.
    pub fn leaderboard_channel_setting(
        &self,
        channel: ChannelId,
        lacks_permission: bool,
    ) -> String {
        let channel = format!("<#{channel}>");
        match lacks_permission {
            false => say!(self, "league-settings-leaderboard", channel = channel),
            true => say!(self, "league-settings-leaderboard-barred", channel = channel),
        }
    }

    /// Says that the private answer that the reader shared is now posted for everybody.
    pub fn answer_shared(&self) -> String {
        say!(self, "league-shared")
    }

    /// Returns the line below a shared answer that names the person who has shared it.
    pub fn shared_by_line(&self, sharer_name: &str) -> String {
        say!(self, "league-shared-by", who = escaped_name(sharer_name))
    }

    /// Returns the refusal to share an answer, because the bot may not post in the channel.
    pub fn cannot_share(&self) -> String {
        say!(self, "league-share-barred")
    }
}
