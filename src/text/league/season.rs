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
/// The reason why a role cannot be chosen for the champions of seasons, or could not be given to a champion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChampionRoleProblem {
    /// The person who chooses the role may not manage roles on the server.
    NotYours,
    /// The role is not below the highest role of the person who chooses it.
    NotBelowYours,
    /// The role is not below the bot's highest role, or the bot may not manage roles.
    NotBelowMine,
    /// The role has permissions that affect other people, such as banning them.
    Moderating,
    /// The role cannot be assigned by hand, because it belongs to an app or everybody has it.
    Unassignable,
    /// The role does not exist.
    Gone,
}

/// The role for the champion of a season, and `Ok` if it was given. `Err` contains the reason why it was not.
pub type ChampionRoleOutcome = (RoleId, Result<(), ChampionRoleProblem>);

impl Text {
    /// Returns the message at the end of a season. `match_champion_role` is the role for the champion of the season's matches,
    /// `tournament_champion_role` for the champion of its tournaments; `None` if the server has chosen no role. If
    /// `with_highlights` is true, the message has closing words.
    pub fn season_end_message(
        &self,
        standings: &SeasonStandings,
        match_champion_role: Option<ChampionRoleOutcome>,
        tournament_champion_role: Option<ChampionRoleOutcome>,
        with_highlights: bool,
    ) -> String {
        let mut parts = vec![TextPart::required(say!(
            self,
            "league-final",
            season = self.month_range(&standings.months)
        ))];
        let named = standings.shown_rows_one_per_person();
        let names = names_of_rows(named.iter().copied());
        let name = |row: &Row| {
            let who = named.iter().zip(&names).find(|(other, _)| other.person == row.person);
            who.map_or_else(String::new, |(_, who)| self.player_name(who))
        };
        let (matches, opponents) = (FEWEST_MATCHES, FEWEST_OPPONENTS);
        parts.push(TextPart::required(match &standings.champion {
            Some(row) => {
                let points = self.row_value_in_words(LeaderboardKind::Ladder, row);
                say!(self, "league-final-champion", name = name(row), points = points)
            }
            None => say!(self, "league-final-nobody", matches = matches, opponents = opponents),
        }));
        let rows = standings.rows.iter().zip(&standings.ratings).map(|(row, rating)| {
            say!(
                self,
                "league-final-row",
                place = row.place,
                name = name(row),
                points = self.row_value_in_words(LeaderboardKind::Ladder, row),
                rating = rating.unwrap_or_default().to_string()
            )
        });
        parts.extend(self.first_rows_within_limit(rows));
        if !standings.tournaments.is_empty() {
            parts.push(TextPart::required(say!(self, "league-final-tournaments")));
            parts.push(TextPart::required(match &standings.tournament_champion {
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
        let rows = standings.tournaments.iter().map(|row| {
            say!(
                self,
                "league-final-tournament-row",
                place = row.place,
                name = name(row),
                points = self.row_value_in_words(LeaderboardKind::TournamentPoints, row),
                tournaments = self.row_note(LeaderboardKind::TournamentPoints, row)
            )
        });
        parts.extend(self.first_rows_within_limit(rows));
        for (role, champion) in [
            (match_champion_role, &standings.champion),
            (tournament_champion_role, &standings.tournament_champion),
        ] {
            if let (Some((role, handed_over)), Some(champion)) = (role, champion) {
                let line = self.champion_role_sentence(role, handed_over, &name(champion));
                parts.push(TextPart::required(line));
            }
        }
        if with_highlights {
            let choice = standings.months.end.start_ms() / DAY;
            parts.push(TextPart::optional(u8::MAX - 1, self.season_closing_words(choice)));
        }
        parts.push(TextPart::required(say!(self, "league-final-new")));
        join_within(&parts, "\n", MESSAGE)
    }

    /// Returns the sentence that the role was given to the champion, or why it was not.
    fn champion_role_sentence(
        &self,
        role: RoleId,
        outcome: Result<(), ChampionRoleProblem>,
        champion_name: &str,
    ) -> String {
        let role = format!("<@&{role}>");
        match outcome {
            Ok(()) => say!(self, "league-final-role", role = role, name = champion_name),
            Err(ChampionRoleProblem::Moderating) => {
                say!(self, "league-final-moderating-role", role = role, name = champion_name)
            }
            Err(ChampionRoleProblem::Gone) => {
                say!(self, "league-final-role-gone", name = champion_name)
            }
            Err(_) => say!(self, "league-final-no-role", role = role),
        }
    }

    /// Returns the first rows of a season's final standings, and a line with the number of further rows. If the message has no room
    /// for all rows, the lowest are left out first.
    fn first_rows_within_limit(
        &self,
        rows: impl ExactSizeIterator<Item = String>,
    ) -> Vec<TextPart> {
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

    /// Refuses a role that was chosen for champions, for this reason.
    pub fn champion_role_refusal(&self, problem: ChampionRoleProblem) -> String {
        match problem {
            ChampionRoleProblem::NotYours => say!(self, "league-settings-not-yours"),
            ChampionRoleProblem::NotBelowYours => say!(self, "league-settings-not-below-yours"),
            ChampionRoleProblem::NotBelowMine => say!(self, "league-settings-not-below-mine"),
            ChampionRoleProblem::Moderating => say!(self, "league-settings-moderating-role"),
            ChampionRoleProblem::Unassignable | ChampionRoleProblem::Gone => {
                say!(self, "league-settings-unassignable")
            }
        }
    }

    /// Returns the lines of a server's settings about seasons. They name the length of seasons, the channel for results, and the
    /// roles for the champion of the matches and the champion of the tournaments. `None` stands for no seasons, no chosen channel,
    /// or no role. If `lacks_permission` is true, a line warns that the bot cannot give the roles.
    pub fn league_settings(
        &self,
        season: Option<SeasonLength>,
        results_channel: Option<ChannelId>,
        (match_champion_role, tournament_champion_role): (Option<RoleId>, Option<RoleId>),
        lacks_permission: bool,
    ) -> String {
        let mut lines =
            vec![say!(self, "league-settings-season", season = self.season_length_name(season))];
        if season.is_some() {
            lines.push(match results_channel {
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
