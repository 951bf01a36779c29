//! Simulation of a farmer (a person who plays against their own spare accounts) and of an honest league on the same server.
//!
//! Twenty honest people play three matches a day of two to four players for four weeks. Their skills are normally distributed with
//! deviation 1, and the luck in a match with deviation 2. The farmer plays ten matches a day against each spare account. The
//! accounts leave at once, lose every match, or lose while they also play each other to look genuine.

use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::match_in_order;
use crate::ids::PersonId;
use crate::league::{
    LeaderboardKind, LeaderboardPeriod, LeagueState, MatchResult, Query, SeasonLength, WengLin,
};

const DAY: i64 = 24 * 60 * 60 * 1000;
/// The length of a simulated month, in days.
pub(super) const MONTH_DAYS: i64 = 28;
const SEASON_DAYS: i64 = 91;
pub(super) const HONEST: usize = 20;
pub(super) const FARMER: u64 = 1000;
/// The standard deviation of the luck in a match. That of skills is 1.
const LUCK: f64 = 2.0;
const WORLDS: u64 = 4;

#[derive(Clone, Copy)]
pub(super) enum Farm {
    None,
    Leaving(u64),
    Losing(u64),
    Disguised(u64),
}

impl Farm {
    /// Describes the farmer's spare accounts and how they lose, for the printed table.
    pub(super) fn description(self) -> String {
        match self {
            Self::None => "nobody".to_owned(),
            Self::Leaving(spares) => format!("{spares} that leave at once"),
            Self::Losing(spares) => format!("{spares} that always lose"),
            Self::Disguised(spares) => format!("{spares} that play each other, too"),
        }
    }
}

/// Returns a random number from the standard normal distribution.
pub(super) fn normal_deviate(dice: &mut ChaCha8Rng) -> f64 {
    let (radius, angle) = (dice.random::<f64>().max(1e-12), dice.random::<f64>());
    (-2.0 * radius.ln()).sqrt() * (std::f64::consts::TAU * angle).cos()
}

/// Simulates this many days of honest matches and of the farmer's matches against the spare accounts of `farm`. Returns the results
/// of all matches in chronological order, and the skill of each honest person.
pub(super) fn simulated_results_and_skills(
    farm: Farm,
    days: i64,
    seed: u64,
) -> (Vec<MatchResult>, Vec<f64>) {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let skills: Vec<f64> = (0..HONEST).map(|_| normal_deviate(&mut dice)).collect();
    let mut results = Vec::new();
    for day in 0..days {
        let mut at = day * DAY;
        let mut next = || {
            at += 60_000;
            at
        };
        for _ in 0..HONEST {
            let size = dice.random_range(2..=4);
            let all: Vec<usize> = (0..HONEST).collect();
            let players: Vec<usize> = all.sample(&mut dice, size).copied().collect();
            let mut scores: Vec<(f64, u64)> = players
                .into_iter()
                .map(|player| (skills[player] + LUCK * normal_deviate(&mut dice), player as u64))
                .collect();
            scores.sort_by(|one, other| other.0.total_cmp(&one.0));
            let persons: Vec<u64> = scores.iter().map(|(_, player)| *player).collect();
            results.push(match_in_order(next(), &persons));
        }
        let spares = match farm {
            Farm::None => 0,
            Farm::Leaving(spares) | Farm::Losing(spares) | Farm::Disguised(spares) => spares,
        };
        for spare in 0..spares {
            let spare_id = FARMER + 1 + spare;
            for _ in 0..10 {
                let mut result = match_in_order(next(), &[FARMER, spare_id]);
                if matches!(farm, Farm::Leaving(_)) {
                    result.seats[1].left = Some(1);
                    result.seats[1].achievements.turns = 0;
                }
                results.push(result);
            }
            if matches!(farm, Farm::Disguised(_)) && spares > 1 {
                let other = FARMER + 1 + (spare + 1 + day as u64 % (spares - 1)) % spares;
                results.push(match_in_order(next(), &[spare_id, other]));
            }
        }
    }
    (results, skills)
}

/// What honest people and the farmer have reached, averaged over simulations with several random seeds.
#[derive(Default)]
struct Outcome {
    /// The highest rating and the highest number of ladder points (points for places in rated matches) among the honest people.
    honest: [f64; 2],
    /// The rating and the ladder points of the farmer.
    farmer: [f64; 2],
    /// The fraction of the simulations in which the farmer is champion.
    champion: f64,
    /// Kendall's tau (the rank correlation) between the skills and the ratings of the honest people.
    tau: f64,
}

/// Simulates this many days of this farm with several random seeds, and returns the mean of the outcomes.
fn mean_outcome_of_farm(farm: Farm, days: i64) -> Outcome {
    let mut outcome = Outcome::default();
    let part = 1.0 / WORLDS as f64;
    for seed in 0..WORLDS {
        let (results, skills) = simulated_results_and_skills(farm, days, seed);
        let mut league = LeagueState::default();
        for (number, result) in (1..).zip(&results) {
            league.add_result(&WengLin::default(), number, result);
        }
        let now = days * DAY - 1;
        let query = |board| Query {
            board,
            months: LeaderboardPeriod::AllTime.months(now, SeasonLength::Month),
            edition: None,
            at: now,
        };
        for (index, board) in
            [LeaderboardKind::Rating, LeaderboardKind::Ladder].into_iter().enumerate()
        {
            let rows = league.leaderboard(&query(board), |_| false);
            let best = |is_farmer: bool| {
                let of = rows.iter().filter(|row| (row.person.get() == FARMER) == is_farmer);
                of.filter(|row| row.person.get() <= FARMER).map(|row| row.value).fold(0.0, f64::max)
            };
            outcome.honest[index] += part * best(false);
            outcome.farmer[index] += part * best(true);
        }
        let first = league.season_champion(&query(LeaderboardKind::Ladder), |_| false);
        outcome.champion += part * f64::from(u8::from(first == Some(PersonId::new(FARMER))));
        outcome.tau += part * kendalls_tau_of_skills_and_ratings(&league, &skills, now);
    }
    outcome
}

/// `cargo test --lib farming -- --nocapture` prints the table that `docs/GUIDE.md` quotes.
#[test]
fn farming_with_spare_accounts_earns_no_first_place() {
    let farms = [
        Farm::None,
        Farm::Leaving(2),
        Farm::Leaving(10),
        Farm::Losing(2),
        Farm::Losing(10),
        Farm::Disguised(2),
        Farm::Disguised(10),
    ];
    for farm in farms {
        let Outcome { honest, farmer, champion, tau } = mean_outcome_of_farm(farm, MONTH_DAYS);
        println!(
            "{:32} honest {:5.0} {:4.0} farmer {:5.0} {:4.0} champion {champion:.2} tau {tau:.3}",
            farm.description(),
            honest[0],
            honest[1],
            farmer[0],
            farmer[1],
        );
        assert!(champion == 0.0, "{}: the farmer is champion", farm.description());
        assert!(farmer[0] < honest[0] && farmer[1] < honest[1], "{}", farm.description());
    }
}

/// Fair play makes the order of honest people a little less exact. Even if every opponent counted in full, Kendall's tau between
/// skills and ratings would be at most two hundredths higher.
#[test]
fn with_fair_play_the_order_of_honest_players_still_follows_their_skills() {
    let outcome = mean_outcome_of_farm(Farm::None, SEASON_DAYS);
    println!("tau after three months: {:.3}", outcome.tau);
    assert!(outcome.tau >= 0.8, "{}", outcome.tau);
}

/// Returns Kendall's tau between the skills of the honest people and the means of their ratings at `now`, in milliseconds
/// since 1970.
fn kendalls_tau_of_skills_and_ratings(league: &LeagueState, skills: &[f64], now: i64) -> f64 {
    let mean = |player: usize| league.rating(PersonId::new(player as u64), now).map(|r| r.mean);
    let (mut agree, mut pairs) = (0.0, 0.0);
    for one in 0..skills.len() {
        for other in 0..one {
            let (Some(mine), Some(theirs)) = (mean(one), mean(other)) else { continue };
            agree += ((skills[one] - skills[other]) * (mine - theirs)).signum();
            pairs += 1.0;
        }
    }
    agree / pairs
}
