//! Solo matches against computers: a person's record against each computer level in each edition. These matches do not
//! affect ratings.

use crate::ids::{GuildId, PersonId};
use crate::time::Millis;
use triominos_rules::game::Edition;

/// A finished match of one person against computers, which counts in the person's record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoloMatch {
    pub table: i64,
    /// The id of the server; `None` in a direct message channel.
    pub guild: Option<GuildId>,
    pub person: PersonId,
    pub edition: Edition,
    /// The name of the computers' level.
    pub level: String,
    pub won: bool,
    /// The person's points; `None` in an edition without a score.
    pub points: Option<i32>,
    pub finished_at: Millis,
}

/// A person's record in solo matches against one level of computers in one edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoloRecord {
    pub edition: Edition,
    pub level: String,
    pub matches: u32,
    pub wins: u32,
    pub best: Option<i32>,
    /// The number of matches won in a row, up to the last match.
    pub streak: u32,
}

impl SoloRecord {
    /// Returns a person's records, one for each level and edition that the person has played. `matches_of_person` contains the
    /// person's solo matches in chronological order. The record of the last match comes last.
    pub fn from_matches(matches_of_person: &[SoloMatch]) -> Vec<Self> {
        let mut records: Vec<Self> = Vec::new();
        for played in matches_of_person {
            let known = records
                .iter()
                .position(|one| one.edition == played.edition && one.level == played.level);
            let mut record = match known {
                Some(at) => records.remove(at),
                None => Self {
                    edition: played.edition,
                    level: played.level.clone(),
                    matches: 0,
                    wins: 0,
                    best: None,
                    streak: 0,
                },
            };
            record.matches += 1;
            record.wins += u32::from(played.won);
            record.best = record.best.max(played.points);
            record.streak = if played.won { record.streak + 1 } else { 0 };
            records.push(record);
        }
        records
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Creates a solo match of person 1 against computers of this level.
    fn solo_match(level: &str, won: bool, points: i32) -> SoloMatch {
        SoloMatch {
            table: 1,
            guild: None,
            person: PersonId::new(1),
            edition: Edition::Goliath,
            level: level.to_owned(),
            won,
            points: Some(points),
            finished_at: 1,
        }
    }

    #[test]
    fn a_loss_ends_a_streak_of_its_own_level_only() {
        let played = [
            solo_match("easy", true, 100),
            solo_match("normal", true, 200),
            solo_match("easy", true, 90),
            solo_match("normal", false, 250),
        ];
        let records = SoloRecord::from_matches(&played);
        let figures: Vec<_> = records
            .iter()
            .map(|one| (one.level.as_str(), one.wins, one.matches, one.best, one.streak))
            .collect();
        assert_eq!(figures, [("easy", 2, 2, Some(100), 2), ("normal", 1, 2, Some(250), 0)]);
    }
}
