//! Simulation of a person who plays tournaments against their own accounts.

use rand::rngs::ChaCha20Rng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use super::{DAY, MINUTE, computer_players, finished_in_order, persons_with_ids, query_for};
use crate::ids::TournamentId;
use crate::league::tests::farming::{
    FARMER, Farm, HONEST, MONTH_DAYS, simulated_results_and_skills,
};
use crate::league::{FinishedTournament, LeaderboardKind, LeaderboardPeriod, Query, Trophies};

/// Returns the tournaments of a simulated month. On two days a week, twelve to twenty honest people play a tournament. Three times
/// a day, the farmer wins a tournament against `spare_account_count` spare accounts and the maximum number of computers.
pub(in crate::league::tests) fn tournaments_of_farmed_month(
    spare_account_count: u64,
    skills: &[f64],
    seed: u64,
) -> Vec<FinishedTournament> {
    let mut random = ChaCha20Rng::seed_from_u64(seed);
    let mut finished = Vec::new();
    for day in 0..MONTH_DAYS {
        let at = day * DAY + DAY / 2;
        if [2, 5].contains(&(day % 7)) {
            let mut field: Vec<usize> = (0..HONEST).collect();
            field.shuffle(&mut random);
            field.truncate(random.random_range(12..=HONEST));
            let mut luck = |player: usize| skills[player] + random.random_range(-2.0..2.0);
            let mut scores: Vec<(f64, u64)> =
                field.into_iter().map(|player| (luck(player), player as u64)).collect();
            scores.sort_by(|one, other| other.0.total_cmp(&one.0));
            let players = persons_with_ids(scores.into_iter().map(|(_, player)| player));
            finished.push(finished_in_order(&players, at));
        }
        let own = persons_with_ids(FARMER..=FARMER + spare_account_count);
        let computers = computer_players(u8::try_from(own.len() * 3).unwrap());
        let field = [own, computers].concat();
        finished.extend((0..3).map(|n| finished_in_order(&field, at + n * 60 * MINUTE)));
    }
    finished
}

/// `cargo test --lib own_accounts -- --nocapture` prints the table that `docs/GUIDE.md` quotes.
#[test]
fn tournaments_against_own_accounts_bring_no_first_place() {
    let farms = [Farm::Leaving(10), Farm::Losing(10), Farm::Disguised(2), Farm::Disguised(10)];
    for (farm, spares) in farms.into_iter().zip([10, 10, 2, 10]) {
        for seed in 0..2 {
            let (results, skills) = simulated_results_and_skills(farm, MONTH_DAYS, seed);
            let league = crate::league::tests::league_state(&results);
            let mut trophies = Trophies::default();
            for (number, finished) in (1..).zip(tournaments_of_farmed_month(spares, &skills, seed))
            {
                trophies.add_outcome(number, TournamentId(number), &finished, |person, at| {
                    league.is_established(person, at)
                });
            }
            let season = Query {
                at: MONTH_DAYS * DAY - 1,
                ..query_for(LeaderboardKind::TournamentPoints, LeaderboardPeriod::AllTime)
            };
            let rows = trophies.leaderboard(&season, |_| false);
            let best = |farms: bool| {
                let of = rows.iter().filter(|row| (row.person.get() >= FARMER) == farms);
                of.map(|row| row.value).fold(0.0, f64::max)
            };
            println!("{:32} honest {:3} farmer {:3}", farm.description(), best(false), best(true));
            assert!(best(true) < best(false), "{}", farm.description());
            let champion = league.season_tournament_champion(&trophies, &season, |_| false);
            assert!(
                champion.is_none_or(|champion| champion.get() < FARMER),
                "{}",
                farm.description()
            );
        }
    }
}
