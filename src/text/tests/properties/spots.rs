//! Tests of the numbers of spots, and of the names of corners.

use crate::text::game::spot::placements_with_spot_numbers;
use crate::text::tests::{Style, goliath_rules, play_match};
use crate::text::{Lang, Text};
use triominos_rules::game::{Cell, Event, Placed};

#[test]
fn a_filled_spot_keeps_the_number_that_its_player_chose() {
    for seed in 0..3 {
        let played = play_match(goliath_rules(3), 3, seed, Style::Any);
        let mut chosen = Vec::new();
        for step in &played.steps {
            let placed = step.events.iter().filter_map(|event| match event {
                Event::Placed(Placed { placement, .. }) => Some(*placement),
                _ => None,
            });
            for placement in placed {
                let mut choices = step.before.choices.iter();
                let choice = choices.find(|choice| choice.placement == placement).unwrap();
                chosen.push((placement, choice.spot));
            }
        }
        assert!(chosen.len() > 10);
        let end = &played.steps.last().unwrap().after;
        assert_eq!(placements_with_spot_numbers(&end.public_view()), chosen);
    }
}

#[test]
fn names_of_corners_match_their_positions() {
    let text = Text::for_lang(Lang::En);
    for cell in [Cell::up(2, -1), Cell::down(2, -1)] {
        let points = cell.corners().map(|point| (2 * point.i + point.j, point.j));
        let right = points.iter().map(|(x, _)| *x).max().unwrap();
        let left = points.iter().map(|(x, _)| *x).min().unwrap();
        let top = points.iter().map(|(_, y)| *y).max().unwrap();
        for (corner, (x, y)) in points.into_iter().enumerate() {
            let height = if y == top { "top" } else { "bottom" };
            let name = match x {
                _ if x == left => format!("{height} left"),
                _ if x == right => format!("{height} right"),
                _ => height.to_owned(),
            };
            assert_eq!(text.corner_name(cell, corner), name, "{cell}");
        }
    }
}
