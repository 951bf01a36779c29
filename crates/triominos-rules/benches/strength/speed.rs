//! Measures the number of compact rounds that one core plays per second.

use std::hint::black_box;
use std::time::Duration;

use triominos_rules::game::compact::{CompactRound, RoundRules};
use triominos_rules::game::{Edition, Match, SeededStream};

use crate::player::Player;
use crate::processor_time;

/// Prints the number of compact rounds that one core plays per second.
pub fn measure_speed() {
    let rules = Edition::Goliath.rules(2).expect("the edition supports two players");
    let round_rules = RoundRules::new(&rules, 2);
    let mut stream = SeededStream::new(1, 0);
    let deals: Vec<CompactRound<'_>> = (0..200)
        .filter_map(|_| {
            let mut game = Match::new(rules.clone(), 2);
            game.start_round(stream.next_seed());
            CompactRound::from_match(&game, &round_rules)
        })
        .collect();
    for name in ["random", "greedy", "hoarder", "clone"] {
        let player = (name != "clone").then(|| Player::from_name(name, &rules, 2));
        let start = processor_time();
        let mut rounds = 0_usize;
        while processor_time() - start < Duration::from_secs(1) {
            for deal in &deals {
                let mut round = black_box(deal).clone();
                while let Some(player) = &player
                    && round.end_reason().is_none()
                {
                    let action = player.choose_move(&round, &mut stream);
                    round.act(action);
                }
                black_box(&round);
            }
            rounds += deals.len();
        }
        println!(
            "{name}: {:.0} per second",
            rounds as f64 / (processor_time() - start).as_secs_f64()
        );
    }
}
