//! The turn clock (the time limit of a turn) in messages: its limit, the remaining time, quiet hours, and the buttons for seats
//! where a computer plays.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenuOption};

use super::components::{labelled_button, table_menu};
use super::names;
use crate::discord::custom_id::table::{Click, CustomId};
use crate::ids::PersonId;
use crate::table::{Table, TurnClock, ZonedQuietHours};
use crate::text::{self, Text, TurnLimit};
use crate::time::Millis;

const MINUTE: Millis = 60 * 1000;
const DAY: Millis = 24 * 60 * MINUTE;

/// Returns the time limit of a turn, in days for a clock that counts days and otherwise in minutes; `None` without a
/// limit.
pub fn turn_limit_of_clock(clock: TurnClock) -> Option<TurnLimit> {
    let limit = clock.limit()?;
    let count = |unit| u32::try_from(limit / unit).unwrap_or(u32::MAX);
    Some(if clock.is_counted_in_days() {
        TurnLimit::Days(count(DAY))
    } else {
        TurnLimit::Minutes(count(MINUTE))
    })
}

/// Returns the menu of turn clocks in a lobby.
pub fn clock_menu(table: &Table, click: Click, text: &Text) -> CreateActionRow {
    let options = TurnClock::ALL.iter().map(|&clock| {
        CreateSelectMenuOption::new(text.clock_name(turn_limit_of_clock(clock)), clock.name())
            .default_selection(clock == table.settings.clock)
    });
    table_menu(table, click, options.collect(), text.choose_clock_placeholder())
}

/// Returns the time at which the current turn's time limit ends, in seconds since 1970; `None` without a limit or while the clock
/// is stopped.
pub fn turn_end_in_unix_seconds(table: &Table) -> Option<i64> {
    Some(table.turn_ends_at()? / 1000)
}

/// Returns the line about the remaining time of the current turn, as shown to `reader`; `None` without a limit.
pub fn remaining_turn_time_line(table: &Table, reader: PersonId, text: &Text) -> Option<String> {
    if table.is_clock_stopped() {
        return table.is_open().then(|| text.clock_stopped());
    }
    let until = turn_end_in_unix_seconds(table)?;
    let seat = table.turn_time?.seat;
    if table.seat_of(reader) == Some(seat) {
        return Some(text.own_turn_deadline(until));
    }
    Some(text.other_turn_deadline(names::seat_names(table).get(seat)?, until))
}

/// Returns the button with which a player takes their seat back from a computer.
pub fn take_seat_back_button(table: &Table, text: &Text) -> CreateButton {
    let id = CustomId { table: table.id, click: Click::TakeBack }.to_string();
    labelled_button(id, text.button_label(text::Button::TakeBack), ButtonStyle::Secondary)
}

/// Returns the button with which a spectator takes over a computer's seat.
pub fn take_over_computer_button(table: &Table, text: &Text) -> CreateButton {
    let id = CustomId { table: table.id, click: Click::StandIn }.to_string();
    labelled_button(id, text.button_label(text::Button::StandIn), ButtonStyle::Secondary)
}

/// Returns a person's quiet hours in words; `changed` is true if they have just been changed.
pub fn quiet_hours_text(text: &Text, quiet: Option<&ZonedQuietHours>, changed: bool) -> String {
    let words = quiet.map(|quiet| (quiet.hours.to_string(), quiet.zone.name()));
    text.quiet_hours_line(words.as_ref().map(|(hours, zone)| (hours.as_str(), *zone)), changed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clock_has_a_name() {
        assert_eq!(turn_limit_of_clock(TurnClock::None), None);
        assert_eq!(turn_limit_of_clock(TurnClock::TenMinutes), Some(TurnLimit::Minutes(10)));
        assert_eq!(turn_limit_of_clock(TurnClock::Week), Some(TurnLimit::Days(7)));
    }

    #[test]
    fn the_name_of_a_clock_determines_its_turn_limit() {
        for clock in TurnClock::ALL {
            assert_eq!(
                text::turn_limit_of_tournament_clock(clock.name()),
                turn_limit_of_clock(*clock),
                "{clock:?}"
            );
        }
    }
}
