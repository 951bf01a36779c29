//! The end of a season, and a server's settings for seasons.

use crate::ids::{ChannelId, RoleId};
use crate::league::{
    FEWEST_MATCHES, FEWEST_OPPONENTS, LeaderboardKind, Row, SeasonLength, SeasonStandings,
};
use crate::text::core::bundle::say;
use crate::text::core::fit::{MESSAGE, TextPart, join_within};
use crate::text::{Text, names_of_rows};

/// A day in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;
/// The reason why a role cannot be chosen for the champions of a season, or was not given to a champion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoleTrouble {
    /// The person who chooses the role may not manage roles on the server.
    NotYours,
    /// The role is not below the highest role of the person who chooses it.
    NotBelowYours,
    /// The role is not below the bot's highest role, or the bot may not manage roles.
    NotBelowMine,
    /// The role has permissions over other people.
    Moderating,
    /// The role cannot be assigned by hand, because it belongs to an app or everybody has it.
    Unassignable,
    /// The role does not exist.
    Gone,
}

/// A role for the champion of a season, and whether it was given: `Err` contains the reason why not.
pub type RoleHandedOver = (RoleId, Result<(), RoleTrouble>);

impl Text {
    /// Returns the message at the end of a season. `match_champion_role` and `tournament_champion_role` are the roles for the
    /// champion of the ladder and for the champion of the tournaments; `None` if the server has chosen none. If `with_highlights`
    /// is true, the message has closing words.
    pub fn season_over(
        &self,
        table: &SeasonStandings,
        match_champion_role: Option<RoleHandedOver>,
        tournament_champion_role: Option<RoleHandedOver>,
        with_highlights: bool,
    ) -> String {
        let mut parts = vec![TextPart::required(say!(
            self,
            "league-final",
            season = self.month_range(&table.months)
        ))];
        let named = table.one_row_per_person();
        let names = names_of_rows(named.iter().copied());
        let name = |row: &Row| {
            let who = named.iter().zip(&names).find(|(other, _)| other.person == row.person);
            who.map_or_else(String::new, |(_, who)| self.player_name(who))
        };
        let (matches, opponents) = (FEWEST_MATCHES, FEWEST_OPPONENTS);
        parts.push(TextPart::required(match &table.champion {
            Some(row) => {
                let points = self.row_value_in_words(LeaderboardKind::Ladder, row);
                say!(self, "league-final-champion", name = name(row), points = points)
            }
            None => say!(self, "league-final-nobody", matches = matches, opponents = opponents),
        }));
        let rows = table.rows.iter().zip(&table.ratings).map(|(row, rating)| {
            say!(
                self,
                "league-final-row",
                place = row.place,
                name = name(row),
                points = self.row_value_in_words(LeaderboardKind::Ladder, row),
                rating = rating.unwrap_or_default().to_string()
            )
        });
        parts.extend(self.first_rows(rows));
        if !table.tournaments.is_empty() {
            parts.push(TextPart::required(say!(self, "league-final-tournaments")));
            parts.push(TextPart::required(match &table.tournament_champion {
                Some(row) => {
                    let points = self.row_value_in_words(LeaderboardKind::TournamentPoints, row);
                    say!(
                        self,
                        "league-final-tournament-champion",
                        name = name(row),
                        points = points
                    )
                }
                None => say!(
                    self,
                    "league-final-tournament-nobody",
                    matches = matches,
                    opponents = opponents
                ),
            }));
        }
        let rows = table.tournaments.iter().map(|row| {
            say!(
                self,
                "league-final-tournament-row",
                place = row.place,
                name = name(row),
                points = self.row_value_in_words(LeaderboardKind::TournamentPoints, row),
                tournaments = self.row_note(LeaderboardKind::TournamentPoints, row)
            )
        });
        parts.extend(self.first_rows(rows));
        for (role, champion) in [
            (match_champion_role, &table.champion),
            (tournament_champion_role, &table.tournament_champion),
        ] {
            if let (Some((role, handed_over)), Some(champion)) = (role, champion) {
                let line = self.champion_role_sentence(role, handed_over, &name(champion));
                parts.push(TextPart::required(line));
            }
        }
        if with_highlights {
            let choice = table.months.end.start() / DAY;
            parts.push(TextPart::optional(u8::MAX - 1, self.season_closing_words(choice)));
        }
        parts.push(TextPart::required(say!(self, "league-final-new")));
        join_within(&parts, "\n", MESSAGE)
    }

    /// Returns the sentence that says that a role was given to the champion with this name, or why it was not.
    fn champion_role_sentence(
        &self,
        role: RoleId,
        handed_over: Result<(), RoleTrouble>,
        champion: &str,
    ) -> String {
        let role = format!("<@&{role}>");
        match handed_over {
            Ok(()) => say!(self, "league-final-role", role = role, name = champion),
            Err(RoleTrouble::Moderating) => {
                say!(self, "league-final-moderating-role", role = role, name = champion)
            }
            Err(RoleTrouble::Gone) => say!(self, "league-final-role-gone", name = champion),
            Err(_) => say!(self, "league-final-no-role", role = role),
        }
    }

    /// Returns the first rows of a ladder, and a line with the number of further rows. If the rows do not all fit, the lowest are
    /// left out first.
    fn first_rows(&self, rows: impl ExactSizeIterator<Item = String>) -> Vec<TextPart> {
        let count = rows.len();
        let row = |(index, line): (usize, String)| {
            let priority = u8::try_from(SeasonStandings::NAMED - index).unwrap_or(0);
            TextPart::with_forms(priority, vec![line, "…".to_owned()])
        };
        let mut parts: Vec<TextPart> =
            rows.take(SeasonStandings::NAMED).enumerate().map(row).collect();
        if let Some(more) = count.checked_sub(SeasonStandings::NAMED).filter(|more| *more > 0) {
            parts.push(TextPart::required(say!(self, "league-final-more", count = more)));
        }
        parts
    }

    /// Returns the refusal of a role that somebody has chosen for champions.
    pub fn champion_role_refusal(&self, trouble: RoleTrouble) -> String {
        match trouble {
            RoleTrouble::NotYours => say!(self, "league-settings-not-yours"),
            RoleTrouble::NotBelowYours => say!(self, "league-settings-not-below-yours"),
            RoleTrouble::NotBelowMine => say!(self, "league-settings-not-below-mine"),
            RoleTrouble::Moderating => say!(self, "league-settings-moderating-role"),
            RoleTrouble::Unassignable | RoleTrouble::Gone => {
                say!(self, "league-settings-unassignable")
            }
        }
    }

    /// Returns the lines of a server's settings about seasons: their length, the channel for the results, and the roles for the
    /// champion of the matches and for the champion of the tournaments. `None` stands for no seasons, no chosen channel, or no
    /// role. If `lacks_permission` is true, a line warns that the bot may not give the roles.
    pub fn league_settings(
        &self,
        season: Option<SeasonLength>,
        channel: Option<ChannelId>,
        (match_champion_role, tournament_champion_role): (Option<RoleId>, Option<RoleId>),
        lacks_permission: bool,
    ) -> String {
        let mut lines =
            vec![say!(self, "league-settings-season", season = self.season_length_name(season))];
        if season.is_some() {
            lines.push(match channel {
                Some(channel) => {
                    say!(self, "league-settings-channel", channel = format!("<#{channel}>"))
                }
                None => say!(self, "league-settings-last-channel"),
            });
            lines.push(match match_champion_role {
                Some(role) => say!(self, "league-settings-role", role = format!("<@&{role}>")),
                None => say!(self, "league-settings-no-role"),
            });
            lines.push(match tournament_champion_role {
                Some(role) => {
                    say!(self, "league-settings-tournament-role", role = format!("<@&{role}>"))
                }
                None => say!(self, "league-settings-no-tournament-role"),
            });
            if match_champion_role.or(tournament_champion_role).is_some() && lacks_permission {
                lines.push(say!(self, "league-settings-rights"));
            }
        }
        lines.join("\n")
    }
}
