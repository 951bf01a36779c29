//! The end of a season, and what a server has chosen for its seasons.

use std::ops::Range;

use super::fit::{Part, fit};
use super::sentence::say;
use super::{Text, row_names};
use crate::league::{Board, FEWEST_MATCHES, FEWEST_OPPONENTS, Month, Row, SeasonLength};

/// How many people a final table names.
const NAMED: usize = 10;
/// How long a message may be.
const MESSAGE: usize = 2000;

/// How a season ended.
#[derive(Clone, Debug)]
pub struct SeasonTold<'a> {
    pub months: &'a Range<Month>,
    /// The ladder, best first, each row with the rating as people see it.
    pub rows: &'a [Row],
    pub ratings: &'a [Option<i32>],
    pub champion: Option<&'a Row>,
    /// The role for the champion, and whether it could be handed over.
    pub role: Option<(u64, bool)>,
}

impl Text {
    /// What a server hears at the end of a season.
    pub fn season_over(&self, told: &SeasonTold<'_>) -> String {
        let mut parts =
            vec![Part::fixed(say!(self, "league-final", season = self.months(told.months)))];
        let shown = &told.rows[..told.rows.len().min(NAMED)];
        let is_shown = |row: &&Row| shown.iter().any(|other| other.person == row.person);
        let below = told.champion.filter(|row| !is_shown(row));
        let named: Vec<&Row> = shown.iter().chain(below).collect();
        let names = row_names(named.iter().copied());
        let name = |row: &Row| {
            let who = named.iter().zip(&names).find(|(other, _)| other.person == row.person);
            who.map_or_else(String::new, |(_, who)| self.who(who))
        };
        parts.push(Part::fixed(match told.champion {
            Some(row) => {
                let points = self.worded(Board::Ladder, row);
                say!(self, "league-final-champion", name = name(row), points = points)
            }
            None => say!(
                self,
                "league-final-nobody",
                matches = FEWEST_MATCHES,
                opponents = FEWEST_OPPONENTS
            ),
        }));
        // Where they do not all fit, the lowest give way first.
        for (index, (row, rating)) in told.rows.iter().zip(told.ratings).take(NAMED).enumerate() {
            let line = say!(
                self,
                "league-final-row",
                place = row.place,
                name = name(row),
                points = self.worded(Board::Ladder, row),
                rating = rating.unwrap_or_default().to_string()
            );
            let keep = u8::try_from(NAMED - index).unwrap_or(0);
            parts.push(Part::forms(keep, vec![line, "…".to_owned()]));
        }
        if told.rows.len() > NAMED {
            parts.push(Part::fixed(say!(
                self,
                "league-final-more",
                count = told.rows.len() - NAMED
            )));
        }
        if let (Some((role, given)), Some(champion)) = (told.role, told.champion) {
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

    /// What a server has chosen for its seasons: their length, the channel and the role, and whether the bot lacks the right to
    /// hand that over.
    pub fn league_settings(
        &self,
        season: Option<SeasonLength>,
        channel: Option<u64>,
        role: Option<u64>,
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
