//! Benchmarks of the rules: `cargo bench --bench rules`. Compare only results of the same run, because the speed of a machine
//! varies between runs.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};
use triominos_rules::game::{
    Action, Edition, Event, Length, Match, Rules, Seed, Threshold, record,
};

fn main() {
    divan::main();
}

/// Plays random legal actions until the match is over or `should_stop` returns `true`.
fn play_randomly_until(
    game: &mut Match,
    random: &mut ChaCha20Rng,
    should_stop: impl Fn(&Match) -> bool,
) {
    while game.winners().is_none() && !should_stop(game) {
        let Some(seat) = game.turn() else {
            game.start_round(Seed::new(random.random()));
            continue;
        };
        let placements = game.legal_placements();
        let action = match placements.len() {
            0 if game.may_draw() => Action::Draw,
            0 => Action::Pass,
            count => {
                let placement = placements[random.random_range(0..count)];
                Action::PlaceAt {
                    tile: placement.tile,
                    cell: placement.cell,
                    corners: Some(placement.corners),
                }
            }
        };
        game.act(seat, action).expect("the action is legal");
    }
}

/// Starts a match of this many players, with its first round dealt from a fixed seed.
fn new_match(players: usize) -> Match {
    Match::new(
        Edition::Goliath.rules(players).expect("the edition supports the number of players"),
        players,
    )
}

/// Times rounds of two players with random actions, from the deal to the end.
#[divan::bench]
fn rounds_of_two_players(bencher: Bencher) {
    let mut random = ChaCha20Rng::seed_from_u64(1);
    bencher.counter(ItemsCount::new(1_usize)).bench_local(|| {
        let mut game = new_match(2);
        play_randomly_until(&mut game, &mut random, |_| false);
        black_box(game.scores().to_vec())
    });
}

/// Times the computation of the legal placements of a full rack on a board with 40 tiles.
#[divan::bench]
fn placements_on_40_tiles(bencher: Bencher) {
    let game = (0..)
        .map(|seed| {
            let mut random = ChaCha20Rng::seed_from_u64(seed);
            let mut game = new_match(2);
            play_randomly_until(&mut game, &mut random, |game| {
                game.round().is_some_and(|round| {
                    round.board().placements().len() == 40 && round.current_rack_len() >= 9
                })
            });
            game
        })
        .find(|game| game.winners().is_none())
        .expect("some match has such a board");
    bencher.bench_local(|| black_box(&game).legal_placements().len());
}

/// Plays a match of two greedy players to 400 points, and returns its rules and its events.
fn play_match_to_400_points() -> (Rules, Vec<Event>) {
    let mut rules = Edition::Goliath.rules(2).expect("the edition supports two players");
    rules.length = Length::Points { limit: 400, when: Threshold::Exceeds };
    let mut random = ChaCha20Rng::seed_from_u64(3);
    let mut game = Match::new(rules.clone(), 2);
    let mut events = Vec::new();
    while game.winners().is_none() {
        let Some(seat) = game.turn() else {
            events.extend(game.start_round(Seed::new(random.random())));
            continue;
        };
        let view = game.player_view(seat).expect("the seat exists");
        let action = match view.choices.first() {
            Some(best) => Action::Place(best.pick()),
            None if view.may_draw => Action::Draw,
            None => Action::Pass,
        };
        events.extend(game.act(seat, action).expect("the action is legal"));
    }
    (rules, events)
}

/// Times the application of the events of a match to 400 points, as the bot does when it loads a table.
#[divan::bench]
fn replay_events_of_a_match(bencher: Bencher) {
    let (rules, events) = play_match_to_400_points();
    bencher.bench_local(|| {
        let mut again = Match::new(rules.clone(), 2);
        for event in &events {
            again.apply(event).expect("the events belong to one match");
        }
        black_box(again)
    });
}

/// Times the parsing and verification of the record of a match to 400 points.
#[divan::bench]
fn verify_record_of_a_match(bencher: Bencher) {
    let (rules, events) = play_match_to_400_points();
    let players = ["Ada".to_owned(), "Bo".to_owned()];
    let text =
        record::write_record(&rules, &players, &events).expect("a finished match has a record");
    bencher.bench_local(|| {
        record::verify_record(black_box(text.as_bytes())).expect("the record is valid")
    });
}
