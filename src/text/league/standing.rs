//! The reader's own place on a leaderboard, and the explanation of which results count for it.

use crate::league::{
    BEST, FEWEST_PEOPLE, FEWEST_ROUNDS, LeaderboardKind, LeaderboardPage, MissingExperience,
    ViewerStanding,
};
use crate::text::Text;
use crate::text::core::bundle::say;

impl Text {
    /// Returns the lines about the reader's own place or, if they have none, about what they need to get one. For tournaments, they
    /// also say which results count.
    pub(super) fn own_place_lines(&self, page: &LeaderboardPage) -> Vec<String> {
        let board = page.view.board;
        let Some((row, _)) = &page.own else {
            let none = (!page.rows.is_empty()).then(|| say!(self, "league-own-none"));
            return none.into_iter().chain(std::iter::once(self.why_without_place(page))).collect();
        };
        let own = say!(
            self,
            "league-own",
            place = row.place,
            people = page.people,
            figure = self.row_in_words(board, row)
        );
        let why = board.is_about_tournaments().then(|| self.why_without_place(page));
        std::iter::once(own).chain(why).collect()
    }

    /// Returns the sentence that says what counts for a leaderboard, and what a player without a place lacks.
    fn why_without_place(&self, page: &LeaderboardPage) -> String {
        let weights = || say!(self, "league-why-weights");
        let established = || self.requirements_for_established_status(page.standing);
        let tournaments = || say!(self, "league-why-tournaments", least = FEWEST_PEOPLE);
        let rules = match page.view.board {
            LeaderboardKind::Rating | LeaderboardKind::Ladder => {
                [vec![say!(self, "league-why-rated"), weights()], established()].concat()
            }
            LeaderboardKind::PointsARound => {
                let rounds = say!(self, "league-why-rounds", rounds = FEWEST_ROUNDS);
                [vec![rounds, weights()], established()].concat()
            }
            LeaderboardKind::Wins | LeaderboardKind::Bridges | LeaderboardKind::Hexagons => {
                [vec![weights()], established()].concat()
            }
            LeaderboardKind::BestMove | LeaderboardKind::BestMatch => {
                [vec![say!(self, "league-why-bests")], established()].concat()
            }
            LeaderboardKind::Solo => {
                let edition = page.view.edition.unwrap_or_default();
                match LeaderboardKind::solo_editions().any(|other| other == edition) {
                    true => vec![say!(self, "league-why-solo")],
                    false => vec![say!(self, "league-why-no-solo")],
                }
            }
            LeaderboardKind::TournamentPoints => {
                let points = say!(self, "league-why-tournament-points", best = BEST);
                [vec![points, tournaments()], established()].concat()
            }
            LeaderboardKind::Titles | LeaderboardKind::Podiums => {
                [vec![tournaments()], established()].concat()
            }
        };
        rules.join(" ")
    }

    /// Returns the sentences about what a player needs to become established. Results against a player count fully only if that
    /// player has played enough rated matches to be established. If the reader is known, the sentences name only what the reader
    /// still needs; empty if that is nothing.
    fn requirements_for_established_status(&self, standing: ViewerStanding) -> Vec<String> {
        let missing = match standing {
            ViewerStanding::Unknown => return vec![say!(self, "league-why-established")],
            ViewerStanding::Established => return Vec::new(),
            ViewerStanding::Missing(missing) => missing,
        };
        let MissingExperience { matches, days, opponents } = missing;
        let needs = [
            (matches > 0).then(|| say!(self, "league-needs-matches", count = matches)),
            (days > 0).then(|| say!(self, "league-needs-days", count = days)),
            (opponents > 0).then(|| say!(self, "league-needs-opponents", count = opponents)),
        ];
        let needs: Vec<String> = needs.into_iter().flatten().collect();
        match needs.is_empty() {
            true => vec![say!(self, "league-why-established")],
            false => vec![say!(self, "league-needs", needs = self.list_with_and(&needs))],
        }
    }
}
