//! Comparison of the picture of a calendar with accepted ones.

use super::golden::assert_accepted_picture;
use super::samples::shared_renderer;
use crate::{CalendarCell, CalendarLabels, Theme};

#[test]
fn a_calendar_is_drawn_as_accepted() {
    let cell = |day: usize| CalendarCell {
        has_deal: day < 20 && day % 3 != 1 && day != 12,
        has_puzzle: day < 20 && day % 4 != 2 && day != 12,
        is_forgiven: day == 10 || day == 12,
    };
    let labels = CalendarLabels {
        title: "November 2026".to_owned(),
        weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map(str::to_owned).to_vec(),
        legend: ["Deal", "Puzzle", "Forgiven"].map(str::to_owned),
        // With 30 days from a Sunday on, the month has six rows.
        first_weekday: 6,
        cells: (1..=30).map(cell).collect(),
    };
    for theme in [Theme::Dark, Theme::Light] {
        let path = format!("tests/pictures/calendar-{}.png", theme.name());
        assert_accepted_picture(&path, &shared_renderer().calendar(&labels, theme));
    }
}
