//! The buttons below a public board.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::discord::custom_id::table::{Click, CustomId};
use crate::discord::render::clock;
use crate::discord::render::components::{labelled_button, next_round_button, rematch_button};
use crate::discord::review::page::review_button;
use crate::league::SoloRecord;
use crate::table::{Notice, Phase, Table, TableEvent};
use crate::text::{self, Text};
use triominos_rules::game::Event;
use triominos_rules::opponent::Level;

/// Returns the buttons of a board's public message. They must not reveal anything about the racks, which are secret. The button to
/// draw is therefore shown whenever the pool is not empty. `in_words` is true for a message without a picture, and adds a button
/// that describes the board.
pub fn board_buttons(notice: &Notice, text: &Text, in_words: bool) -> Vec<CreateActionRow> {
    let table = &*notice.table;
    let id = |click| CustomId { table: table.id, click }.to_string();
    let words = in_words.then(|| {
        labelled_button(
            id(Click::Words),
            text.button_label(text::Button::Words),
            ButtonStyle::Secondary,
        )
    });
    let Phase::Playing(game) = &table.phase else {
        let mut row: Vec<CreateButton> = rematch_button(table, text).into_iter().collect();
        let mut more = Vec::new();
        // An unfinished match has neither a review, a record nor a replay.
        if matches!(table.phase, Phase::Over(_)) {
            row.push(review_button(table.id, text));
            let label = text.button_label(text::Button::Replay);
            row.push(labelled_button(id(Click::Replay), label, ButtonStyle::Secondary));
            // A message without a picture describes the last board instead.
            let last_board = || {
                let label = text.button_label(text::Button::LastBoard);
                labelled_button(id(Click::LastBoard), label, ButtonStyle::Secondary)
            };
            more.push(words.unwrap_or_else(last_board));
            let label = text.button_label(text::Button::Record);
            more.push(labelled_button(id(Click::Record), label, ButtonStyle::Secondary));
            more.push(proof_button(table, text));
        } else {
            row.extend(words);
        }
        let rows = [row, more].into_iter().filter(|row| !row.is_empty());
        return rows.map(CreateActionRow::Buttons).collect();
    };
    if table.is_between_rounds() {
        let mut row = vec![
            next_round_button(table, text),
            labelled_button(
                id(Click::Rack),
                text.button_label(text::Button::Rack),
                ButtonStyle::Secondary,
            ),
        ];
        row.extend(words);
        row.push(proof_button(table, text));
        return vec![CreateActionRow::Buttons(row)];
    }
    let decision = game.decision_number();
    let mut row = vec![labelled_button(
        id(Click::Rack),
        text.button_label(text::Button::Rack),
        ButtonStyle::Primary,
    )];
    let opening = game.round().is_none_or(|round| round.board().placements().is_empty());
    if table.person_in_turn().is_some() && !opening {
        let pool = game.round().map_or(0, |round| round.pool_len());
        let (click, label) = if pool > 0 {
            (Click::Draw { decision }, text::Button::Draw)
        } else {
            (Click::Pass { decision }, text::Button::Pass)
        };
        row.push(labelled_button(id(click), text.button_label(label), ButtonStyle::Secondary));
    }
    if table.has_computer_for_absent_player() {
        row.push(clock::take_seat_back_button(table, text));
    }
    row.extend(words);
    let is_deal =
        |event: &TableEvent| matches!(event.as_match_event(), Some(Event::RoundStarted { .. }));
    if notice.events.iter().any(is_deal) {
        row.push(proof_button(table, text));
    }
    vec![CreateActionRow::Buttons(row)]
}

/// Returns the button that shows the proof that the tiles were dealt from seeds fixed in advance.
fn proof_button(table: &Table, text: &Text) -> CreateButton {
    let id = CustomId { table: table.id, click: Click::Proof }.to_string();
    labelled_button(id, text.button_label(text::Button::Proof), ButtonStyle::Secondary)
}

/// The number of wins in a row after which the next level is offered.
const WINS_FOR_NEXT_LEVEL: u32 = 2;

/// Returns the next level of computers to offer to a person with this record against computers; `None` to offer none.
pub fn next_level(record: &SoloRecord) -> Option<Level> {
    let level = Level::from_name(&record.level)?;
    level.next_stronger().filter(|_| record.streak >= WINS_FOR_NEXT_LEVEL)
}

#[cfg(test)]
mod tests {
    use super::*;
    use triominos_rules::game::Edition;

    #[test]
    fn the_next_level_is_offered_after_two_wins_in_a_row() {
        let record = |level: &str, streak| SoloRecord {
            edition: Edition::Goliath,
            level: level.to_owned(),
            matches: 5,
            wins: 4,
            best: None,
            streak,
        };
        assert_eq!(next_level(&record("easy", 1)), None);
        assert_eq!(next_level(&record("easy", 2)), Some(Level::Normal));
        assert_eq!(next_level(&record("expert", 9)), None, "there is no stronger one");
    }
}
