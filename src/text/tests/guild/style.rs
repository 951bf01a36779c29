//! Tests of the sentences about the style of play on a profile, in every language.

use crate::league::{
    LuckAndSkill, MeanRate, Measure, MeasuredStyle, PersonInMatch, PlayingStyle, ReviewedMatch,
};
use crate::text::core::fit::length_when_sent;
use crate::text::tests::all_texts;
use crate::text::tests::table::sentences::check_snapshot;

/// Returns the style of a person who scores and draws this much in each match of two rounds. Other people have 75 points and 2
/// draws in each round.
fn style_with_points_and_draws(points: i32, draws: u32) -> PlayingStyle {
    let played = |points: i32, draws: u32, n: u32| PersonInMatch {
        players: 2,
        rounds: 2,
        points: points + 10 * (n % 3) as i32,
        draws: draws + n % 2,
        placements: 30,
        bridges: 1 + n % 2,
        hexagons: u32::from(n.is_multiple_of(3)),
    };
    let matches = |points, draws| (0..10).map(|n| played(points, draws, n)).collect::<Vec<_>>();
    PlayingStyle::from_matches(&matches(points, draws), &vec![matches(150, 4); 4])
}

/// Returns this many reviewed matches. `luck` and `skill` are the points that the person gains in a match, on average, by luck and
/// by choices.
fn reviewed_matches_with_means(count: usize, luck: f64, skill: f64) -> LuckAndSkill {
    let review = |n: usize| ReviewedMatch {
        rounds: 2,
        luck: luck + [1.0, -2.0, 4.0][n % 3],
        skill: skill + [0.5, -0.5][n % 2],
    };
    LuckAndSkill::from_matches(&(0..count).map(review).collect::<Vec<_>>())
}

#[test]
fn styles_of_play_match_their_snapshots() {
    check_snapshot("style", |text, page| {
        let alone = PlayingStyle::from_matches(
            &[PersonInMatch { players: 4, rounds: 1, ..sample_match() }; 3],
            &[],
        );
        page.add("without others", text.style_lines_for_everyone(&alone).unwrap());
        let style = style_with_points_and_draws(170, 9);
        page.add("with others", text.style_lines_for_everyone(&style).unwrap());
        page.add(
            "draws",
            text.style_lines_for_owner(&style, &reviewed_matches_with_means(20, 6.0, -0.4))
                .unwrap(),
        );
        let poor = style_with_points_and_draws(170, 4);
        page.add(
            "choices",
            text.style_lines_for_owner(&poor, &reviewed_matches_with_means(12, -3.0, -9.0))
                .unwrap(),
        );
        page.add(
            "no weakness",
            text.style_lines_for_owner(&poor, &reviewed_matches_with_means(5, 0.0, 0.0)).unwrap(),
        );
        page.add(
            "few reviews",
            text.style_lines_for_owner(&poor, &reviewed_matches_with_means(4, 0.0, 0.0)).unwrap(),
        );
        page.add("alt, public", text.alt_profile(None, &style, None));
        let rating = Some(text.alt_rating_chart("Ada", &[]));
        page.add(
            "alt, own",
            text.alt_profile(rating, &style, Some(&reviewed_matches_with_means(20, 6.0, -0.4))),
        );
    });
}

/// Returns a match in which a person has placed tiles, drawn, and completed a bridge.
fn sample_match() -> PersonInMatch {
    PersonInMatch {
        players: 4,
        rounds: 1,
        points: 61,
        draws: 2,
        placements: 17,
        bridges: 1,
        hexagons: 0,
    }
}

#[test]
fn a_profile_without_matches_says_nothing_about_style() {
    for text in all_texts() {
        let none = PlayingStyle::default();
        assert_eq!(text.style_lines_for_everyone(&none), None);
        assert_eq!(
            text.style_lines_for_owner(&none, &reviewed_matches_with_means(4, 0.0, 0.0)),
            None
        );
        assert!(
            text.style_lines_for_owner(&none, &reviewed_matches_with_means(5, 0.0, 0.0)).is_some()
        );
    }
}

#[test]
fn every_weakness_is_worded_and_the_alternative_text_fits() {
    let huge = MeanRate { mean: -123_456.7, deviation: 98_765.4, error: 12_345.6 };
    let measures = Measure::ALL.map(|measure| MeasuredStyle {
        measure,
        own: huge,
        alike: Some(huge),
        difference: Some(MeanRate { mean: 1.0, deviation: 0.0, error: 0.1 }),
    });
    let style = PlayingStyle { matches: 50, measures: measures.to_vec() };
    let mut reviewed = reviewed_matches_with_means(20, 0.0, 0.0);
    reviewed.means = Some([huge; 2]);
    for text in all_texts() {
        let alt = text.alt_profile(None, &style, Some(&reviewed));
        assert!(length_when_sent(&alt) <= 1024, "{alt}");
        for sign in ["·", "±", "→"] {
            assert!(!alt.contains(sign), "{alt}");
        }
        for (measure, command) in [
            (Measure::Draws, "`/learn`"),
            (Measure::Bridges, "`/learn`"),
            (Measure::Hexagons, "`/learn`"),
            (Measure::Points, "`/daily puzzle`"),
        ] {
            let mean_difference = if measure == Measure::Draws { 1.0 } else { -1.0 };
            let difference = Some(MeanRate { mean: mean_difference, deviation: 0.0, error: 0.1 });
            let only = MeasuredStyle { measure, own: huge, alike: Some(huge), difference };
            let style = PlayingStyle { matches: 9, measures: vec![only] };
            let lost = if measure == Measure::Points { -9.0 } else { 0.0 };
            let lines = text
                .style_lines_for_owner(&style, &reviewed_matches_with_means(20, 0.0, lost))
                .unwrap();
            assert!(lines.contains(command), "{measure:?}: {lines}");
        }
    }
}
