//! Snapshot tests of profile pictures: each new picture is compared with a file that somebody has accepted.

use super::golden::assert_accepted_picture;
use super::samples::shared_renderer;
use crate::{
    MeasureFigures, MeasureLabels, ProfileFigures, ProfileLabels, RatingChartLabels,
    ReviewedLabels, Theme,
};

/// Returns the labels of a measure of the style of play.
fn measure_labels(name_own_alike_and_spread: [&str; 4]) -> MeasureLabels {
    let [name, own, alike, spread] = name_own_alike_and_spread.map(str::to_owned);
    MeasureLabels { name, own, alike, spread }
}

/// Returns, for each of twenty matches, the points gained by luck and those gained by choices.
fn luck_and_choices_of_twenty_matches() -> Vec<[f64; 2]> {
    let noise = |n: i32| f64::from((n * 37 + n * n % 11) % 23 - 11);
    (0..20).map(|n| [noise(n) * 2.5, noise(n + 5) - 3.0]).collect()
}

#[test]
fn profiles_are_drawn_as_accepted() {
    let rating = RatingChartLabels {
        title: "Wertungszahl von שרה 7".to_owned(),
        first: "2026-03-02".to_owned(),
        last: "2026-11-21".to_owned(),
    };
    let figures = ProfileFigures {
        ratings: vec![1000, 1012, 1004, 1063, 1081, 1120, 1098, 1145],
        measures: vec![
            MeasureFigures { own: 81.4, spread: Some((46.0, 116.8)), alike: Some(75.0) },
            MeasureFigures { own: 3.1, spread: None, alike: Some(4.6) },
            MeasureFigures { own: 1.2, spread: None, alike: Some(1.1) },
            MeasureFigures { own: 2.3, spread: None, alike: Some(1.9) },
        ],
        reviewed: luck_and_choices_of_twenty_matches(),
    };
    let labels = ProfileLabels {
        rating,
        title: "Spielweise · 34 Spiele".to_owned(),
        measures: [
            [
                "Punkte pro Runde",
                "81,4 (± 5,2)",
                "ähnliche Wertungszahl: 75 (± 1,2)",
                "meistens 46 bis 117",
            ],
            ["Brücken pro 100 Steine", "3,1 (± 0,4)", "ähnliche Wertungszahl: 4,6 (± 0,2)", ""],
            ["Sechsecke pro 100 Steine", "1,2 (± 0,3)", "ähnliche Wertungszahl: 1,1 (± 0,1)", ""],
            ["Gezogene Steine pro Runde", "2,3 (± 0,3)", "ähnliche Wertungszahl: 1,9 (± 0,1)", ""],
        ]
        .map(measure_labels)
        .to_vec(),
        reviewed: Some(ReviewedLabels {
            title: "Glück und Können pro Runde · analysierte Spiele: 20".to_owned(),
            parts: ["Glück mit den Steinen", "Deine Züge"].map(str::to_owned),
            figures: ["+1,2 (± 3,4)", "−2,5 (± 0,9)"].map(str::to_owned),
        }),
    };
    let whole = shared_renderer().profile_card(&figures, &labels, Theme::Dark);
    assert_accepted_picture("tests/pictures/profile-dark.png", &whole);

    // The public part of a person without a rating, and without people to compare with.
    let own = |own| MeasureFigures { own, ..MeasureFigures::default() };
    let measures =
        vec![MeasureFigures { spread: Some((-8.0, 60.0)), ..own(26.0) }, own(0.0), own(4.1)];
    let public = ProfileFigures { measures, ..ProfileFigures::default() };
    let labels = ProfileLabels {
        title: "Style of play · 3 matches".to_owned(),
        measures: [
            ["Points per round", "26 (± 19.6)", "", "most rounds: −8 to 60"],
            ["Bridges per 100 tiles", "0 (± 0.1)", "", ""],
            ["Drawn per round", "4.1 (± 0.8)", "", ""],
        ]
        .map(measure_labels)
        .to_vec(),
        ..ProfileLabels::default()
    };
    let public = shared_renderer().profile_card(&public, &labels, Theme::Light);
    assert_accepted_picture("tests/pictures/profile-light.png", &public);
}
