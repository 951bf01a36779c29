//! Simulation of a new club of nine people that plays only a weekly tournament, and of its leaderboards from the first evening on.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;

use super::farming::normal_deviate;
use super::match_in_order;
use super::trophies::{finished_in_order, persons_with_ids};
use crate::ids::TournamentId;
use crate::league::{
    FinishedTournament, LeaderboardKind, LeaderboardPeriod, LeagueState, MissingExperience, Month,
    Query, SeasonLength, Trophies, WengLin,
};

const WEEK: i64 = 7 * 24 * 60 * 60 * 1000;
const MEMBERS: u64 = 9;
/// The leaderboards on which a person is ranked from few rounds on.
const BOARDS: [LeaderboardKind; 7] = [
    LeaderboardKind::Rating,
    LeaderboardKind::Ladder,
    LeaderboardKind::Wins,
    LeaderboardKind::BestMatch,
    LeaderboardKind::TournamentPoints,
    LeaderboardKind::Titles,
    LeaderboardKind::Podiums,
];

struct Club {
    dice: ChaCha8Rng,
    skills: Vec<f64>,
    league: LeagueState,
    cups: Vec<FinishedTournament>,
    now: i64,
}

impl Club {
    fn new(seed: u64) -> Self {
        let mut dice = ChaCha8Rng::seed_from_u64(seed);
        let skills = (0..MEMBERS).map(|_| normal_deviate(&mut dice)).collect();
        let now = Month::containing(1_795_219_200_000).start_ms();
        Self { dice, skills, league: LeagueState::default(), cups: Vec::new(), now }
    }

    /// Plays a tournament of three rounds at three tables of three.
    fn play_cup(&mut self) {
        let mut points = [0.0; MEMBERS as usize];
        for _ in 0..3 {
            let mut field: Vec<u64> = (0..MEMBERS).collect();
            field.shuffle(&mut self.dice);
            self.now += 20 * 60_000;
            for table in field.chunks(3) {
                let mut scores: Vec<(f64, u64)> = Vec::new();
                for member in table {
                    let skill = self.skills[*member as usize];
                    scores.push((skill + 2.0 * normal_deviate(&mut self.dice), *member));
                }
                scores.sort_by(|one, other| other.0.total_cmp(&one.0));
                let players: Vec<u64> = scores.iter().map(|of| of.1).collect();
                let number = self.league.last_result_number() + 1;
                self.league.add_result(
                    &WengLin::default(),
                    number,
                    &match_in_order(self.now, &players),
                );
                for (place, member) in players.into_iter().enumerate() {
                    points[member as usize] += 12.0 - 6.0 * place as f64;
                }
            }
        }
        let mut places: Vec<u64> = (0..MEMBERS).collect();
        places.sort_by(|one, other| points[*other as usize].total_cmp(&points[*one as usize]));
        self.cups.push(finished_in_order(&persons_with_ids(places), self.now));
        self.now += WEEK;
    }

    /// Returns the values on this leaderboard of all time, best first.
    fn leaderboard_values(&self, board: LeaderboardKind) -> Vec<f64> {
        let mut trophies = Trophies::default();
        for (number, cup) in (1..).zip(&self.cups) {
            trophies.add_outcome(number, TournamentId(number), cup, |person, at| {
                self.league
                    .is_established(person, SeasonLength::Quarter.end_of_season_containing(at))
            });
        }
        let at = self.now - WEEK;
        let months = LeaderboardPeriod::AllTime.months(at, SeasonLength::Quarter);
        let query = Query { board, months, edition: None, at };
        let rows = match board.is_about_tournaments() {
            true => trophies.leaderboard(&query, |_| false),
            false => self.league.leaderboard(&query, |_| false),
        };
        rows.iter().map(|row| row.value).collect()
    }
}

/// `cargo test --lib a_new_club -- --nocapture` prints the leaderboards after the first, second and tenth tournament.
#[test]
fn a_new_club_has_ranked_people_from_its_first_cup_on() {
    let mut club = Club::new(1);
    for cup in 1..=10 {
        club.play_cup();
        for board in BOARDS {
            let leaderboard_values = club.leaderboard_values(board);
            if [1, 2, 3, 10].contains(&cup) {
                println!("cup {cup:2} {:18} {leaderboard_values:?}", board.name());
            }
            let least = match board {
                LeaderboardKind::Titles => 1,
                LeaderboardKind::Wins | LeaderboardKind::Podiums => 3,
                LeaderboardKind::TournamentPoints => 8,
                _ => 9,
            };
            assert!(
                leaderboard_values.len() >= least,
                "cup {cup}: {board:?} {leaderboard_values:?}"
            );
        }
        let titles: f64 = club.leaderboard_values(LeaderboardKind::Titles).iter().sum();
        match cup {
            // Eight newcomers in worse places have less weight than one established player.
            1 => assert_eq!(club.leaderboard_values(LeaderboardKind::Titles), [0.3]),
            2 => assert!(titles < 1.0, "{titles}"),
            // After the third evening everybody is established, and earlier titles count in full.
            _ => assert_eq!(titles, f64::from(cup)),
        }
    }
}

#[test]
fn each_evening_brings_a_person_nearer_to_being_established() {
    let mut club = Club::new(1);
    let missing = |club: &Club| {
        let member = *club.league.people().keys().next().unwrap();
        club.league.missing_experience(member)
    };
    club.play_cup();
    let after_one = MissingExperience { matches: 2, days: 2, opponents: 3 };
    assert_eq!(missing(&club), Some(after_one));
    club.play_cup();
    assert_eq!(missing(&club), Some(MissingExperience { matches: 0, days: 1, opponents: 3 }));
    club.play_cup();
    assert_eq!(missing(&club), None);
}
