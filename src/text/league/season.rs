//! The end of a season, and what a server has chosen for its seasons.

use crate::ids::{ChannelId, RoleId};
use crate::league::{Board, FEWEST_MATCHES, FEWEST_OPPONENTS, FinalTable, Row, SeasonLength};
use crate::text::core::bundle::say;
use crate::text::core::fit::{Part, fit};
use crate::text::{Text, row_names};

/// The most letters of a message.
const MESSAGE: usize = 2000;

impl Text {
    /// The message at the end of a season; `role` is the role for the champion, and whether it could be handed over.
    pub fn season_over(&self, table: &FinalTable, role: Option<(RoleId, bool)>) -> String {
        let mut parts =
            vec![Part::fixed(say!(self, "league-final", season = self.months(&table.months)))];
        let named = table.named();
        let names = row_names(named.iter().copied());
        let name = |row: &Row| {
            let who = named.iter().zip(&names).find(|(other, _)| other.person == row.person);
            who.map_or_else(String::new, |(_, who)| self.who(who))
        };
        let (matches, opponents) = (FEWEST_MATCHES, FEWEST_OPPONENTS);
        parts.push(Part::fixed(match &table.champion {
            Some(row) => {
                let points = self.worded(Board::Ladder, row);
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
                points = self.worded(Board::Ladder, row),
                rating = rating.unwrap_or_default().to_string()
            )
        });
        parts.extend(self.first_rows(rows));
        if !table.tournaments.is_empty() {
            parts.push(Part::fixed(say!(self, "league-final-tournaments")));
            parts.push(Part::fixed(match &table.tournament_champion {
                Some(row) => {
                    let points = self.worded(Board::TournamentPoints, row);
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
                points = self.worded(Board::TournamentPoints, row),
                tournaments = self.row_note(Board::TournamentPoints, row)
            )
        });
        parts.extend(self.first_rows(rows));
        if let (Some((role, given)), Some(champion)) = (role, &table.champion) {
            let role = format!("<@&{role}>");
            parts.push(Part::fixed(if given {
                say!(self, "league-final-role", role = role, name = name(champion))
            } else {
                say!(self, "league-final-no-role", role = role)
            }));
        }
        parts.push(Part::fixed(say!(self, "league-final-new")));
        fit(&parts, "\n", MESSAGE)
    }

    /// The first rows of a ladder, and how many more there are. Where they do not all fit, the lowest give way first.
    fn first_rows(&self, rows: impl ExactSizeIterator<Item = String>) -> Vec<Part> {
        let count = rows.len();
        let row = |(index, line): (usize, String)| {
            let keep = u8::try_from(FinalTable::NAMED - index).unwrap_or(0);
            Part::forms(keep, vec![line, "…".to_owned()])
        };
        let mut parts: Vec<Part> = rows.take(FinalTable::NAMED).enumerate().map(row).collect();
        if let Some(more) = count.checked_sub(FinalTable::NAMED).filter(|more| *more > 0) {
            parts.push(Part::fixed(say!(self, "league-final-more", count = more)));
        }
        parts
    }

    /// Somebody who may not manage roles chose one for the champions.
    pub fn role_is_not_yours_to_give(&self) -> String {
        say!(self, "league-settings-not-yours")
    }

    /// The role that was chosen for the champions has rights over other people.
    pub fn role_of_a_moderator(&self) -> String {
        say!(self, "league-settings-moderating-role")
    }

    /// The settings of a server's seasons: their length, the channel and the role, and whether the bot lacks the right to
    /// hand that over.
    pub fn league_settings(
        &self,
        season: Option<SeasonLength>,
        channel: Option<ChannelId>,
        role: Option<RoleId>,
        lacks_right: bool,
    ) -> String {
        let mut lines =
            vec![say!(self, "league-settings-season", season = self.season_choice(season))];
        if season.is_some() {
            lines.push(match channel {
                Some(channel) => {
                    say!(self, "league-settings-channel", channel = format!("<#{channel}>"))
                }
                None => say!(self, "league-settings-last-channel"),
            });
            lines.push(match role {
                Some(role) => say!(self, "league-settings-role", role = format!("<@&{role}>")),
                None => say!(self, "league-settings-no-role"),
            });
            if role.is_some() && lacks_right {
                lines.push(say!(self, "league-settings-rights"));
            }
        }
        lines.join("\n")
    }
}
