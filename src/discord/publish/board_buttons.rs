//! The buttons under a board that everybody sees.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::discord::custom_id::table::{Click, CustomId};
use crate::discord::render::clock;
use crate::discord::render::components::{button, next_round};
use crate::table::{Notice, Phase, Table, TableEvent};
use crate::text::{self, Text};
use triominos_rules::game::Event;

/// The buttons of a board's public message. They say nothing of any rack: drawing is offered while there is a pool. Where there is
/// no picture, one gives all of the board in words.
pub fn buttons(notice: &Notice, text: &Text, in_words: bool) -> Vec<CreateActionRow> {
    let table = &*notice.table;
    let id = |click| CustomId { table: table.id, click }.to_string();
    let words = in_words.then(|| {
        button(id(Click::Words), text.button(text::Button::Words), ButtonStyle::Secondary)
    });
    let Phase::Playing(game) = &table.phase else {
        let mut row = Vec::new();
        // What is played after it, a tournament says.
        if !table.of_tournament {
            let label = text.button(text::Button::Rematch);
            row.push(button(id(Click::Again), label, ButtonStyle::Primary));
        }
        // A match that was given up has neither.
        if matches!(table.phase, Phase::Over(_)) {
            let label = text.button(text::Button::Record);
            row.push(button(id(Click::Record), label, ButtonStyle::Secondary));
            let label = text.button(text::Button::Replay);
            row.push(button(id(Click::Replay), label, ButtonStyle::Secondary));
            row.push(proof(table, text));
        }
        row.extend(words);
        return if row.is_empty() { Vec::new() } else { vec![CreateActionRow::Buttons(row)] };
    };
    if table.is_between_rounds() {
        let mut row = vec![
            next_round(table, text),
            button(id(Click::Rack), text.button(text::Button::Rack), ButtonStyle::Secondary),
            proof(table, text),
        ];
        row.extend(words);
        return vec![CreateActionRow::Buttons(row)];
    }
    let decision = game.decision();
    let mut row =
        vec![button(id(Click::Rack), text.button(text::Button::Rack), ButtonStyle::Primary)];
    let opening = game.round().is_none_or(|round| round.board().placements().is_empty());
    if table.person_in_turn().is_some() && !opening {
        let pool = game.round().map_or(0, |round| round.pool_len());
        let (click, label) = if pool > 0 {
            (Click::Draw { decision }, text::Button::Draw)
        } else {
            (Click::Pass { decision }, text::Button::Pass)
        };
        row.push(button(id(click), text.button(label), ButtonStyle::Secondary));
    }
    if table.is_somebody_missed() {
        row.push(clock::take_back(table, text));
    }
    row.extend(words);
    let is_deal = |event: &TableEvent| matches!(event.played(), Some(Event::RoundStarted { .. }));
    if notice.events.iter().any(is_deal) {
        row.push(proof(table, text));
    }
    vec![CreateActionRow::Buttons(row)]
}

fn proof(table: &Table, text: &Text) -> CreateButton {
    let id = CustomId { table: table.id, click: Click::Proof }.to_string();
    button(id, text.button(text::Button::Proof), ButtonStyle::Secondary)
}
