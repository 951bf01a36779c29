//! Simulation of seven days on a server with six honest people and three who try to reach the top unfairly: a farmer, who plays
//! against accounts of their own, and two traders, who let each other win. Skills are normally distributed (deviation 1), and so is
//! the luck in a match (deviation 2), as in the simulation of a year.

use rand::rngs::ChaCha8Rng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};

use super::farming::normal_deviate;
use super::match_in_order;
use super::trophies::{computer_players, finished_in_order, persons_with_ids};
use crate::ids::TournamentId;
use crate::league::{
    FinishedTournament, LeagueState, MatchResult, Month, SeasonLength, Trophies, WengLin,
};

const HOUR: i64 = 60 * 60 * 1000;
pub(super) const DAY: i64 = 24 * HOUR;
pub(super) const HONEST: u64 = 6;
/// The id of the farmer. The ids of their ten accounts follow.
pub(super) const FARMER: u64 = 1000;
pub(super) const TRADER: u64 = 2000;
const LUCK: f64 = 2.0;

/// The matches that the farmer plays during the week, in addition to one match a day and two tournaments with the honest
/// people.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Attack {
    /// No attack.
    None,
    /// No attack, and the two traders do not let each other win either.
    NoTrade,
    /// No attack; the farmer plays this many additional matches a day against honest people.
    Honest(u64),
    /// No attack; the farmer plays this many additional tournaments a day with the honest people.
    HonestTournaments(u64),
    /// Five matches a day against the ten accounts in turn, all of which the farmer wins.
    Losing,
    /// On the first three days the ten accounts play each other, six matches each. After that they play the farmer ten times a day,
    /// and win every fourth match.
    Disguised,
    /// Every day the ten accounts play each other and play the farmer five times. They win every fourth match against the
    /// farmer.
    Mixed,
    /// Like `Losing`, but every account leaves in the middle of the match.
    Leaving,
    /// Like `Losing`, but every account only draws tiles.
    Drawing,
    /// Three tournaments a day against two accounts.
    Tournaments,
    /// Two tournaments a day against ten accounts, which play each other as in `Mixed`.
    Organiser,
    /// Three of the ten accounts play two honest matches a day each, to become established. From the third day on, all ten accounts
    /// play each other, so that these three may help to establish the others, and each account loses to the farmer once a day.
    Vouched,
    /// Like `Vouched`, with two additional tournaments a day against the ten accounts.
    VouchedOrganiser,
}

impl Attack {
    pub(super) const ALL: [Self; 13] = [
        Self::None,
        Self::NoTrade,
        Self::Honest(5),
        Self::HonestTournaments(2),
        Self::Losing,
        Self::Disguised,
        Self::Mixed,
        Self::Leaving,
        Self::Drawing,
        Self::Tournaments,
        Self::Organiser,
        Self::Vouched,
        Self::VouchedOrganiser,
    ];

    /// Returns `true` if the farmer does not attack.
    pub(super) fn is_honest(self) -> bool {
        use Attack::{Honest, HonestTournaments, NoTrade, None};
        matches!(self, None | NoTrade | Honest(_) | HonestTournaments(_))
    }

    /// Returns `true` if some of the farmer's accounts become established by honest play.
    pub(super) fn has_established_accounts(self) -> bool {
        matches!(self, Self::Vouched | Self::VouchedOrganiser)
    }
}

/// A server whose results are being simulated.
struct Server {
    dice: ChaCha8Rng,
    skills: Vec<f64>,
    at: i64,
    results: Vec<MatchResult>,
    cups: Vec<FinishedTournament>,
}

/// Returns the id of one of the farmer's ten accounts; the index starts again after the tenth.
fn farmer_account_id(index: i64) -> u64 {
    FARMER + 1 + index.rem_euclid(10) as u64
}

impl Server {
    /// Returns the skill of an honest person; 0 for any other person.
    fn skill(&self, person: u64) -> f64 {
        self.skills.get(person as usize).copied().unwrap_or(0.0)
    }

    /// Returns the random scores of these people in a match, with their ids, best first.
    fn random_scores_and_players(&mut self, players: &[u64]) -> Vec<(f64, u64)> {
        let mut scores: Vec<(f64, u64)> = Vec::new();
        for player in players {
            scores.push((self.skill(*player) + LUCK * normal_deviate(&mut self.dice), *player));
        }
        scores.sort_by(|one, other| other.0.total_cmp(&one.0));
        scores
    }

    /// Plays an honest match of these people.
    fn play_honest_match(&mut self, players: &[u64]) {
        let scores = self.random_scores_and_players(players);
        let mut result = match_in_order(
            self.next_match_end(),
            &scores.iter().map(|of| of.1).collect::<Vec<_>>(),
        );
        for (seat, (score, _)) in result.seats.iter_mut().zip(&scores) {
            seat.points = 85 + (12.0 * score) as i32;
            seat.achievements.best_move = self.dice.random_range(30..=62);
            seat.achievements.bridges = self.dice.random_range(0..=1);
            seat.achievements.hexagons = self.dice.random_range(0..=1);
        }
        self.results.push(result);
    }

    /// Plays a match in which `loser` loses on purpose. `change` modifies its result.
    fn play_thrown_match(&mut self, winner: u64, loser: u64, change: impl Fn(&mut MatchResult)) {
        let mut result = match_in_order(self.next_match_end(), &[winner, loser]);
        (result.seats[0].points, result.seats[1].points) = (192, 30);
        let achievements = &mut result.seats[0].achievements;
        (achievements.best_move, achievements.bridges, achievements.hexagons) = (72, 2, 2);
        change(&mut result);
        self.results.push(result);
    }

    /// Advances the time by five minutes, and returns it.
    fn next_match_end(&mut self) -> i64 {
        self.at += 5 * 60_000;
        self.at
    }

    /// Plays a day of honest matches: four matches, and a tournament on two days a week. Each person in `others` takes part in one
    /// of the matches and in the tournament.
    fn play_honest_day(&mut self, day: i64, others: &[u64]) {
        let all: Vec<u64> = (0..HONEST).collect();
        for n in 0..4 {
            let size = self.dice.random_range(2..=4);
            let mut players: Vec<u64> = all.sample(&mut self.dice, size).copied().collect();
            // Each of the others plays with the honest people once a day.
            players.extend(others.get(n));
            self.play_honest_match(&players);
        }
        if [2, 5].contains(&day.rem_euclid(7)) {
            self.play_honest_tournament(all.into_iter().chain(others.iter().copied()).collect());
        }
    }

    /// Plays a tournament of three rounds between these people, at tables of three.
    fn play_honest_tournament(&mut self, mut field: Vec<u64>) {
        let mut scores = Vec::new();
        for round in 0..3 {
            field.shuffle(&mut self.dice);
            for table in field.chunks(3) {
                self.play_honest_match(table);
            }
            if round == 0 {
                scores = self.random_scores_and_players(&field);
            }
        }
        let players = persons_with_ids(scores.into_iter().map(|of| of.1));
        self.cups.push(finished_in_order(&players, self.at));
    }

    /// Lets the accounts play each other. Each account plays `matches_per_account` matches, each against another account.
    fn play_accounts_against_each_other(&mut self, day: i64, matches_per_account: i64) {
        for round in 0..matches_per_account {
            for n in 0..5 {
                let step = 1 + 2 * ((day * matches_per_account + round) % 5);
                self.play_honest_match(&[
                    farmer_account_id(2 * n),
                    farmer_account_id(2 * n + step),
                ]);
            }
        }
    }

    /// Plays `match_count` matches of the farmer against the accounts in turn. The farmer wins all of them or, if
    /// `loses_every_fourth` is true, all but every fourth.
    fn play_farmer_against_accounts(
        &mut self,
        day: i64,
        match_count: i64,
        loses_every_fourth: bool,
    ) {
        for n in 0..match_count {
            let other = farmer_account_id(day * match_count + n);
            match loses_every_fourth && n % 4 == 3 {
                true => self.play_thrown_match(other, FARMER, |_| {}),
                false => self.play_thrown_match(FARMER, other, |_| {}),
            }
        }
    }

    /// Plays `tournament_count` tournaments, each of which the farmer wins against `account_count` of the accounts.
    fn play_farmed_tournaments(&mut self, tournament_count: u64, account_count: u64) {
        let field =
            [persons_with_ids(FARMER..=FARMER + account_count), computer_players(3)].concat();
        for _ in 0..tournament_count {
            let at = self.next_match_end();
            self.cups.push(finished_in_order(&field, at));
        }
    }

    /// Plays the farmer's matches and tournaments on a day of this attack.
    fn play_attack_day(&mut self, attack: Attack, day: i64) {
        match attack {
            Attack::None | Attack::NoTrade => {}
            Attack::Honest(count) => {
                for n in 0..count {
                    let other = (day as u64 * count + n) % HONEST;
                    self.play_honest_match(&[FARMER, other]);
                }
            }
            Attack::HonestTournaments(count) => {
                for _ in 0..count {
                    self.play_honest_tournament((0..HONEST).chain([FARMER]).collect());
                }
            }
            Attack::Losing => self.play_farmer_against_accounts(day, 5, false),
            Attack::Disguised if day < 3 => self.play_accounts_against_each_other(day, 2),
            Attack::Disguised => self.play_farmer_against_accounts(day, 10, true),
            Attack::Mixed => {
                self.play_accounts_against_each_other(day, 1);
                self.play_farmer_against_accounts(day, 5, true);
            }
            Attack::Leaving => {
                for n in 0..5 {
                    self.play_thrown_match(FARMER, farmer_account_id(day * 5 + n), |result| {
                        result.seats[1].left = Some(1);
                        result.seats[1].achievements.turns = 6;
                    });
                }
            }
            Attack::Drawing => {
                for n in 0..5 {
                    self.play_thrown_match(FARMER, farmer_account_id(day * 5 + n), |result| {
                        result.seats[1].achievements.placements = 1;
                    });
                }
            }
            Attack::Tournaments => self.play_farmed_tournaments(3, 2),
            Attack::Organiser => {
                self.play_accounts_against_each_other(day, 1);
                self.play_farmed_tournaments(2, 10);
            }
            Attack::Vouched => self.play_day_of_honest_and_farmed_matches(day),
            Attack::VouchedOrganiser => {
                self.play_day_of_honest_and_farmed_matches(day);
                self.play_farmed_tournaments(2, 10);
            }
        }
    }

    /// Plays the matches of a day of the attack [`Attack::Vouched`].
    fn play_day_of_honest_and_farmed_matches(&mut self, day: i64) {
        for n in 0..6 {
            let other = (2 * day + n).rem_euclid(HONEST as i64) as u64;
            self.play_honest_match(&[farmer_account_id(n % 3), other]);
        }
        if day >= 2 {
            self.play_accounts_against_each_other(day, 2);
            self.play_farmer_against_accounts(day, 10, false);
        }
    }
}

/// Returns the start of the simulated week, in milliseconds since 1970.
pub(super) fn start_of_week_ms() -> i64 {
    Month::containing(1_795_219_200_000).start_ms()
}

/// Simulates the week of an attack, after `history_days` days on which only the honest people play. Returns the league and the
/// trophies after it.
pub(super) fn simulate_week(
    attack: Attack,
    history_days: i64,
    seed: u64,
) -> (LeagueState, Trophies) {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let skills = (0..HONEST).map(|_| normal_deviate(&mut dice)).collect();
    // The attack has its own random generator, so that it does not change the honest play.
    let mut dice_of_attack = ChaCha8Rng::seed_from_u64(!seed);
    let mut server = Server { dice, skills, at: 0, results: Vec::new(), cups: Vec::new() };
    for day in -history_days..7 {
        server.at = start_of_week_ms() + day * DAY + 8 * HOUR;
        if day < 0 {
            server.play_honest_day(day, &[]);
            continue;
        }
        server.play_honest_day(day, &[FARMER, TRADER, TRADER + 1]);
        std::mem::swap(&mut server.dice, &mut dice_of_attack);
        server.play_attack_day(attack, day);
        std::mem::swap(&mut server.dice, &mut dice_of_attack);
        for n in 0..if attack == Attack::NoTrade { 0 } else { 6 } {
            server.play_thrown_match(TRADER + n % 2, TRADER + (n + 1) % 2, |_| {});
        }
    }
    let mut league = LeagueState::default();
    for (number, result) in (1..).zip(&server.results) {
        league.add_result(&WengLin::default(), number, result);
    }
    let mut trophies = Trophies::default();
    for (number, cup) in (1..).zip(&server.cups) {
        trophies.add_outcome(number, TournamentId(number), cup, |person, at| {
            league.is_established(person, SeasonLength::Month.end_of_season_containing(at))
        });
    }
    (league, trophies)
}
