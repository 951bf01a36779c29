//! The quality of the players' ratings, and the time to compute the league state of a server, which is everything that is computed
//! from its match results: `cargo bench --bench league`.
//!
//! The benchmark first prints Kendall's tau between the true order of simulated players and the order of their ratings (1: the same
//! order, 0: no relation). It compares this program's ratings with those of the unmodified crate `skillratings`.
//!
//! - *Model*: skills are normally distributed with deviation 1, and luck in a match with deviation 1, 2 or 3. There are 60 players
//!   and 1,500 matches of two to six players.
//! - *Game*: rounds of Triominos by the standard rules with two to four players. A player of skill p makes the move with the most
//!   points with probability p, and otherwise a random legal one. There are 40 players of evenly spread skills and 1,500 rounds.

use divan::{Bencher, black_box};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use triominos::ids::{ChannelId, GuildId, PersonId};
use triominos::league::{
    Achievements, LeaderboardKind, LeaderboardPeriod, LeagueState, MatchResult, Player, Query,
    Rater, Rating, RuleChanges, SeasonLength, SeatResult, WengLin,
};
use triominos_rules::game::{Action, Edition, Match, PlayerView, Scoring, Seed};
use triominos_rules::opponent;

fn main() {
    // Cargo passes `--bench` only for a real run, not when tests only list or try the benchmarks.
    if std::env::args().any(|argument| argument == "--bench") {
        print_rating_quality();
    }
    divan::main();
}

/// The ratings of the unmodified crate `skillratings`, for comparison.
struct UnmodifiedCrateRater;

impl Rater for UnmodifiedCrateRater {
    fn ratings_after_match(
        &self,
        ratings_and_places: &[(Rating, u32)],
        _weight_by_player_and_opponent: &dyn Fn(usize, usize) -> f64,
    ) -> Vec<Rating> {
        let players: Vec<[WengLinRating; 1]> = ratings_and_places
            .iter()
            .map(|(rating, _)| {
                [WengLinRating { rating: rating.mean, uncertainty: rating.deviation }]
            })
            .collect();
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = players
            .iter()
            .zip(ratings_and_places)
            .map(|(player, (_, place))| (&player[..], MultiTeamOutcome::new(*place as usize)))
            .collect();
        weng_lin_multi_team(&teams, &WengLinConfig::default())
            .into_iter()
            .map(|team| Rating { mean: team[0].rating, deviation: team[0].uncertainty })
            .collect()
    }
}

/// Simulated players and matches.
struct World {
    /// The true skill of each player.
    skills: Vec<f64>,
    /// For each match, its players (as indices in `skills`) with their places; place 1 is the best.
    matches: Vec<Vec<(usize, u32)>>,
}

/// Returns a random number from the standard normal distribution.
fn random_standard_normal(dice: &mut ChaCha8Rng) -> f64 {
    let (radius, angle) = (dice.random::<f64>().max(1e-12), dice.random::<f64>());
    (-2.0 * radius.ln()).sqrt() * (std::f64::consts::TAU * angle).cos()
}

/// Picks `count` different players at random, as indices from 0 to `total` − 1.
fn pick_random_players(dice: &mut ChaCha8Rng, count: usize, total: usize) -> Vec<usize> {
    let mut everyone: Vec<usize> = (0..total).collect();
    for index in 0..count {
        everyone.swap(index, dice.random_range(index..total));
    }
    everyone.truncate(count);
    everyone
}

/// Pairs each player of a match with the place that follows from the scores: 1 for the highest score.
fn pair_players_with_places<T: PartialOrd>(players: &[usize], scores: &[T]) -> Vec<(usize, u32)> {
    let place = |score: &T| 1 + scores.iter().filter(|other| *other > score).count() as u32;
    players.iter().zip(scores).map(|(player, score)| (*player, place(score))).collect()
}

/// Simulates matches in which a player's score is the sum of skill and luck. `luck_deviation` is the standard deviation of the
/// luck.
fn simulate_skill_model(luck_deviation: f64, seed: u64) -> World {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let skills: Vec<f64> = (0..60).map(|_| random_standard_normal(&mut dice)).collect();
    let matches = (0..1500).map(|_| {
        let size = dice.random_range(2..=6);
        let players = pick_random_players(&mut dice, size, skills.len());
        let scores: Vec<f64> = players
            .iter()
            .map(|player| skills[*player] + luck_deviation * random_standard_normal(&mut dice))
            .collect();
        pair_players_with_places(&players, &scores)
    });
    World { matches: matches.collect(), skills }
}

/// Chooses the move of a player in the game simulation. `skill` is the probability, 0 to 1, of the move with the most points.
fn choose_action_with_skill(view: &PlayerView, skill: f64, dice: &mut ChaCha8Rng) -> Action {
    if view.choices.is_empty() || dice.random_bool(skill) {
        return opponent::greedy_action(view);
    }
    let choice = view.choices[dice.random_range(0..view.choices.len())];
    Action::Place(choice.pick())
}

/// Plays a round by the standard rules between players with these skills, and returns their scores.
fn play_round_with_skills(skills: &[f64], dice: &mut ChaCha8Rng) -> Vec<i32> {
    let rules = Edition::Goliath.rules(skills.len()).expect("a valid number of players");
    let mut game = Match::new(rules, skills.len());
    game.start_round(Seed::new(dice.random()));
    while let Some(seat) = game.turn() {
        let view = game.player_view(seat).expect("the seat is there");
        game.act(seat, choose_action_with_skill(&view, skills[seat], dice)).expect("it is legal");
    }
    game.scores().to_vec()
}

/// Simulates rounds of Triominos between players of different skills, as the comment at the top of this file describes.
fn simulate_triominos(seed: u64) -> World {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let skills: Vec<f64> = (0..40).map(|player| f64::from(player) / 39.0).collect();
    let matches = (0..1500).map(|_| {
        let size = dice.random_range(2..=4);
        let players = pick_random_players(&mut dice, size, skills.len());
        let their_skills: Vec<f64> = players.iter().map(|player| skills[*player]).collect();
        pair_players_with_places(&players, &play_round_with_skills(&their_skills, &mut dice))
    });
    World { matches: matches.collect(), skills }
}

/// Rates all matches with `rater`. Returns Kendall's tau between the players' order by skill and their order by mean rating.
fn kendall_tau(world: &World, rater: &dyn Rater) -> f64 {
    let mut ratings = vec![Rating::NEW; world.skills.len()];
    for played in &world.matches {
        let table: Vec<_> =
            played.iter().map(|(player, place)| (ratings[*player], *place)).collect();
        for ((player, _), after) in
            played.iter().zip(rater.ratings_after_match(&table, &|_, _| 1.0))
        {
            ratings[*player] = after;
        }
    }
    let (mut agree, mut pairs) = (0.0, 0.0);
    for one in 0..ratings.len() {
        for other in 0..one {
            let skill = world.skills[one] - world.skills[other];
            agree += (skill * (ratings[one].mean - ratings[other].mean)).signum();
            pairs += 1.0;
        }
    }
    agree / pairs
}

/// Prints Kendall's tau of several rating algorithms on all simulations.
fn print_rating_quality() {
    let ours = WengLin::default();
    let raters: [(&str, &dyn Rater); 4] = [
        ("the plain crate", &UnmodifiedCrateRater),
        ("ours", &ours),
        ("ours, half the luck", &WengLin { beta: ours.beta / 2.0 }),
        ("ours, twice the luck", &WengLin { beta: ours.beta * 2.0 }),
    ];
    let seeds = 0..8;
    let worlds: Vec<(String, Vec<World>)> = [1.0, 2.0, 3.0]
        .map(|luck| {
            (
                format!("model, luck {luck}"),
                seeds.clone().map(|n| simulate_skill_model(luck, n)).collect(),
            )
        })
        .into_iter()
        .chain([("game".to_owned(), seeds.clone().map(simulate_triominos).collect())])
        .collect();
    println!("Kendall's tau, mean of {} worlds each", seeds.end);
    print!("{:22}", "");
    worlds.iter().for_each(|(name, _)| print!("{name:>16}"));
    println!();
    for (name, rater) in raters {
        print!("{name:22}");
        for (_, worlds) in &worlds {
            let sum: f64 = worlds.iter().map(|world| kendall_tau(world, rater)).sum();
            print!("{:16.3}", sum / worlds.len() as f64);
        }
        println!();
    }
    let mut dice = ChaCha8Rng::seed_from_u64(1);
    let rounds = 4000;
    let won = (0..rounds).filter(|_| {
        let scores = play_round_with_skills(&[1.0, 0.0], &mut dice);
        scores[0] > scores[1]
    });
    let share = won.count() as f64 / f64::from(rounds);
    println!(
        "a player of skill 1 beats a player of skill 0 in {:.0} % of the rounds\n",
        100.0 * share
    );
}

/// Returns the result of a match that ended at `ended_at`, in milliseconds since 1970. `persons_by_place` are its players in the
/// order of their places.
fn result_of_match(ended_at: i64, persons_by_place: &[u64]) -> MatchResult {
    let seat = |(index, player): (usize, &u64)| SeatResult {
        player: Player::Person { id: PersonId::new(*player), name: format!("player {player}") },
        left: None,
        points: 200 - 10 * index as i32,
        place: index as u32 + 1,
        achievements: Achievements {
            turns: 12,
            placements: 9,
            best_move: 48,
            ..Achievements::default()
        },
        computer_turns_while_absent: 0,
    };
    MatchResult {
        table: ended_at,
        guild: GuildId::new(1),
        channel: ChannelId::new(1),
        started_at: ended_at,
        finished_at: ended_at,
        edition: Edition::Goliath,
        rule_changes: RuleChanges::None,
        given_up: false,
        friendly: false,
        undone: false,
        scoring: Scoring::Standard,
        rounds: 1,
        seats: persons_by_place.iter().enumerate().map(seat).collect(),
    }
}

/// Returns the result of the match with this number, in which two to four random people out of a hundred play.
fn random_result(match_number: i64, dice: &mut ChaCha8Rng) -> MatchResult {
    let size = dice.random_range(2..=4);
    let persons: Vec<u64> =
        pick_random_players(dice, size, 100).into_iter().map(|player| player as u64).collect();
    MatchResult {
        table: match_number,
        edition: Edition::ALL[dice.random_range(0..3)],
        ..result_of_match(match_number * 3_600_000, &persons)
    }
}

/// Returns `count` random match results.
fn random_results(count: i64) -> Vec<MatchResult> {
    let mut dice = ChaCha8Rng::seed_from_u64(7);
    (1..=count).map(|number| random_result(number, &mut dice)).collect()
}

/// Returns the state of a league after these results.
fn league_state(results: &[MatchResult]) -> LeagueState {
    let mut league_state = LeagueState::default();
    for (number, random_result) in (1..).zip(results) {
        league_state.add_result(&WengLin::default(), number, random_result);
    }
    league_state
}

/// Times the building of a server's league state from `count` match results.
#[divan::bench(args = [200, 10_000])]
fn league_state_from_results(bencher: Bencher, count: i64) {
    let results = random_results(count);
    bencher.bench(|| league_state(black_box(&results)));
}

/// Times the computation of the leaderboard with this name, for a hundred people after 10,000 matches in fourteen months.
#[divan::bench(args = ["rating", "wins"])]
fn compute_leaderboard(bencher: Bencher, board_name: &str) {
    let league_state = league_state(&random_results(10_000));
    let now = 10_000 * 3_600_000;
    let query = Query {
        board: LeaderboardKind::from_name(board_name).expect("a leaderboard"),
        months: LeaderboardPeriod::AllTime.months(now, SeasonLength::Month),
        edition: None,
        at: now,
    };
    bencher.bench(|| black_box(&league_state).leaderboard(&query, |_| false));
}

/// Times the building of the league state of a server of a thousand people who have played 100,000 matches in eleven years. The
/// program seldom does all this work, because it stores snapshots of the state.
#[divan::bench(sample_count = 3, sample_size = 1)]
fn league_state_from_100_000_results(bencher: Bencher) {
    let mut dice = ChaCha8Rng::seed_from_u64(8);
    let results: Vec<MatchResult> = (1..=100_000)
        .map(|number| {
            let size = dice.random_range(2..=4);
            let persons = pick_random_players(&mut dice, size, 1000);
            let persons: Vec<u64> = persons.into_iter().map(|player| player as u64).collect();
            result_of_match(number * 3_600_000, &persons)
        })
        .collect();
    bencher.bench_local(|| league_state(black_box(&results)));
}
