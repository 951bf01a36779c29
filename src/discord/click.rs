//! Buttons and menus.

use std::panic::AssertUnwindSafe;

use futures_util::FutureExt;
use serenity::all::{ComponentInteraction, ComponentInteractionDataKind};

use super::answer::Answer;
use super::bot::Bot;
use super::custom_id::{Click, CustomId, Pick};
use super::request::{Interaction, Request};
use super::{clock, figures, league, lobby, look, place, record, refused, rules, tournament, turn};
use crate::table::TableAction;

/// Deals with a click on a component of ours, whenever it was posted.
pub(super) async fn dispatch(bot: &Bot, component: &ComponentInteraction) {
    let interaction = Interaction::Component(component);
    let Some(request) = Request::read(bot, interaction).await else {
        return refused::outside_servers(bot, interaction).await;
    };
    let handled = AssertUnwindSafe(request.answer(work(&request, component))).catch_unwind().await;
    if handled.is_err() {
        refused::after_panic(bot, interaction).await;
    }
}

async fn work(request: &Request<'_>, component: &ComponentInteraction) -> Answer {
    if let Ok(click) = component.data.custom_id.parse() {
        return league::click(request, click, chosen(component)).await;
    }
    if let Ok(button) = component.data.custom_id.parse() {
        return tournament::click(request, button).await;
    }
    let Ok(CustomId { table, click }) = component.data.custom_id.parse() else {
        return refused::old_button(request);
    };
    match click {
        Click::Join => lobby::change(request, table, TableAction::Join).await,
        Click::Leave => lobby::leave_by_click(request, table).await,
        Click::AddComputer => lobby::change(request, table, TableAction::AddComputer).await,
        Click::RemoveComputer => lobby::change(request, table, TableAction::RemoveComputer).await,
        Click::Start => lobby::change(request, table, TableAction::Start).await,
        Click::Rules => rules::show(request, table).await,
        Click::Figures => figures::of_table(request, table).await,
        Click::Edition | Click::Clause | Click::Clock | Click::ChangeRules { .. } => {
            match chosen(component).and_then(|value| rules::RuleChange::read(click, value)) {
                Some(wish) => rules::change(request, table, wish).await,
                None => refused::old_button(request),
            }
        }
        Click::BackToEdition => {
            rules::change(request, table, rules::RuleChange::BackToEdition).await
        }
        Click::TakeBack => clock::rejoin(request, table).await,
        Click::Rack => look::show(request, table).await,
        Click::Words => look::board_in_words(request, table).await,
        Click::Draw { decision } => {
            turn::act(request, table, Some(decision), TableAction::Draw).await
        }
        Click::Pass { decision } => {
            turn::act(request, table, Some(decision), TableAction::Pass).await
        }
        Click::Choose { decision } => {
            match chosen(component).and_then(|value| value.parse().ok()) {
                Some(pick) => place::preview(request, table, decision, pick).await,
                None => refused::old_button(request),
            }
        }
        Click::ChooseTile { decision } => {
            match chosen(component).and_then(|value| value.parse().ok()) {
                Some(tile) => place::spots_of(request, table, decision, tile).await,
                None => refused::old_button(request),
            }
        }
        Click::Place { decision, tile, spot } => {
            place::place(request, table, Some(decision), Pick { tile, spot }).await
        }
        Click::ConfirmLeave => lobby::leave(request, table).await,
        Click::ConfirmEnd => lobby::end(request, table).await,
        Click::Again => lobby::open_again(request, table).await,
        Click::Record => record::give(request, table).await,
        Click::Replay => record::replay(request, table).await,
    }
}

/// What was chosen in a menu of one.
fn chosen(component: &ComponentInteraction) -> Option<&str> {
    match &component.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first().map(String::as_str),
        _ => None,
    }
}
