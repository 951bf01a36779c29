//! Comparison of the pictures of leagues and tournaments with accepted ones.

use super::golden::assert_accepted_picture;
use super::samples::shared_renderer;
use crate::{
    LeaderboardLabels, LeaderboardRow, PodiumLabels, PodiumStep, RatingChartLabels, Theme,
};

#[test]
fn a_leaderboard_is_drawn_as_accepted() {
    let figures = [1987, 1874, 1869, 1702, 1655, 1540, 1498, 1310, 1122, 948];
    let names = ["Žofia", "Łukasz", "Maximiliane Wolfeschlegelsteinhausen", "Søren", "Θάλεια"];
    let row = |(n, figure): (usize, i32)| LeaderboardRow {
        place: (n + 1).to_string(),
        name: if n < names.len() {
            names[n].to_owned()
        } else {
            format!("{} (2)", names[n % names.len()])
        },
        figure: format!("{figure}{}", if n % 4 == 3 { "?" } else { "" }),
        note: format!("{} matches", 7 * (n + 1) + n * n % 5),
        share: Some((figure - 700) as f32 / (1987 - 700) as f32),
        own: n == 4,
        first: n == 0,
        podium: false,
        change: 0,
    };
    let labels = LeaderboardLabels {
        title: "Rating · All time".to_owned(),
        rows: figures.into_iter().enumerate().map(row).collect(),
        ..LeaderboardLabels::default()
    };
    assert_accepted_picture(
        "tests/pictures/leaderboard-dark.png",
        &shared_renderer().leaderboard(&labels, Theme::Dark),
    );
    let few = LeaderboardLabels { rows: labels.rows[..3].to_vec(), ..labels };
    assert_accepted_picture(
        "tests/pictures/leaderboard-light.png",
        &shared_renderer().leaderboard(&few, Theme::Light),
    );
    // The long name is written in a smaller size instead of being cut.
    let row = |place: usize| LeaderboardRow {
        place: place.to_string(),
        name: names[place].to_owned(),
        figure: (71 / place).to_string(),
        note: format!("{} tournaments", 131 / (place * place)),
        share: Some(1.0 / place as f32),
        own: place == 3,
        first: place == 1,
        podium: false,
        change: 0,
    };
    let title = "Tournament points · October 2026 to December 2026".to_owned();
    let rows = (1..=3).map(row).collect();
    let tournaments = LeaderboardLabels { title, rows, ..LeaderboardLabels::default() };
    let drawn = shared_renderer().leaderboard(&tournaments, Theme::Dark);
    assert_accepted_picture("tests/pictures/leaderboard-tournaments-dark.png", &drawn);
    let changes = [2, -1, 0, -12];
    let row =
        |place: usize| LeaderboardRow { change: changes[place - 1], own: false, ..row(place) };
    let rows = (1..=4).map(row).collect();
    let kept = LeaderboardLabels { rows, ..tournaments };
    let drawn = shared_renderer().leaderboard(&kept, Theme::Dark);
    assert_accepted_picture("tests/pictures/leaderboard-kept-dark.png", &drawn);
}

/// Returns the labels of a page of ten rows of standings. `first_row` and `viewer_row` are the indices of the first row of the page
/// and of the viewer's own row.
fn standings_labels(first_row: usize, viewer_row: Option<usize>) -> LeaderboardLabels {
    let names = ["Žofia", "Łukasz (2)", "Maximiliane Wolfeschlegelsteinhausen", "Søren", "Θάλεια"];
    let notes = ["", "Vs 1.5", "Vs 0.5", "Ahead +100.0", "Adv 21,3", "Place 2.3"];
    let row = |n: usize| LeaderboardRow {
        place: (n + 1).to_string(),
        name: names[n % names.len()].to_owned(),
        figure: (180usize.saturating_sub(7 * n)).to_string(),
        note: notes[n % notes.len()].to_owned(),
        share: None,
        own: viewer_row == Some(n),
        first: n == 0,
        podium: n < 3,
        change: 0,
    };
    let shown = first_row..first_row + 10;
    LeaderboardLabels {
        title: "Autumn Cup · after round 2".to_owned(),
        heading: Some("Points".to_owned()),
        rows: shown.clone().map(row).collect(),
        apart: viewer_row.filter(|row| !shown.contains(row)).map(row),
        foot: vec![
            "Vs: against each other".to_owned(),
            "Opp: mean points of the opponents".to_owned(),
            "Ahead: points ahead of the others at a table".to_owned(),
        ],
    }
}

#[test]
fn standings_of_a_tournament_are_drawn_as_accepted() {
    let apart = standings_labels(0, Some(199));
    assert_accepted_picture(
        "tests/pictures/standings-dark.png",
        &shared_renderer().leaderboard(&apart, Theme::Dark),
    );
    let own = standings_labels(0, Some(1));
    assert_accepted_picture(
        "tests/pictures/standings-light.png",
        &shared_renderer().leaderboard(&own, Theme::Light),
    );
    let two = LeaderboardLabels {
        rows: standings_labels(0, Some(0)).rows[..2].to_vec(),
        foot: Vec::new(),
        ..standings_labels(0, Some(0))
    };
    let drawn = shared_renderer().leaderboard(&two, Theme::HighContrast);
    assert_accepted_picture("tests/pictures/standings-two-high-contrast.png", &drawn);
}

#[test]
fn a_podium_is_drawn_as_accepted() {
    let step = |(place, name, points): (usize, &str, u32)| PodiumStep {
        place: place.to_string(),
        name: name.to_owned(),
        figure: format!("{points} points"),
    };
    let steps = [
        (1, "Žofia", 46),
        (2, "Maximiliane Wolfeschlegelsteinhausen", 36),
        (3, "Computer Owl 2", 32),
    ];
    let labels = PodiumLabels {
        title: "Autumn Cup".to_owned(),
        steps: steps.into_iter().map(step).collect(),
        foot: "4 rounds at tables of up to 4 · Official tournament rules".to_owned(),
    };
    for theme in Theme::ALL {
        let path = format!("tests/pictures/podium-{}.png", theme.name());
        assert_accepted_picture(&path, &shared_renderer().podium(&labels, theme));
    }
    let two = PodiumLabels { steps: labels.steps[..2].to_vec(), ..labels };
    assert_accepted_picture(
        "tests/pictures/podium-two-dark.png",
        &shared_renderer().podium(&two, Theme::Dark),
    );
}

#[test]
fn a_rating_chart_is_drawn_as_accepted() {
    let mut value = 1000.0_f64;
    let values: Vec<i32> = (0..90_i32)
        .map(|n| {
            value += f64::from((n * 37 + n * n % 11) % 23) * 3.0 - 26.0 + f64::from(90 - n) / 6.0;
            value.round() as i32
        })
        .collect();
    let labels = RatingChartLabels {
        title: "Rating of Žofia".to_owned(),
        first: "2026-03-02".to_owned(),
        last: "2026-11-21".to_owned(),
    };
    let draw = |values: &[i32], theme| {
        shared_renderer().rating_chart(values, &labels, theme).expect("there are matches")
    };
    assert_accepted_picture("tests/pictures/rating-dark.png", &draw(&values, Theme::Dark));
    assert_accepted_picture("tests/pictures/rating-light.png", &draw(&[1000, 1115], Theme::Light));
}
