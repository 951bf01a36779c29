//! Clicks on the person's own standing order: moves that they choose in advance for their next turn. The order is
//! composed step by step and then activated.

mod panel;

use crate::discord::custom_id::order::{ANY_OPPONENT, OrderClick};
use crate::discord::custom_id::table::read_pick;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::InteractionAnswer;
use crate::discord::interaction::request::Request;
use crate::discord::render::rack;
use crate::ids::TableId;
use crate::table::{IntentError, OrderChange, OrderRefusal, TableRefusal};
use triominos_rules::game::Tile;

/// Handles a click on a component of a standing order. `menu_value` is the value chosen in a menu; `None` for a button.
pub async fn handle_standing_order_click(
    request: &Request<'_>,
    table: TableId,
    click: OrderClick,
    menu_value: Option<&str>,
) -> InteractionAnswer {
    let change = match click {
        OrderClick::Show => return show_standing_order(request, table, None).await,
        OrderClick::AddTile { .. } => {
            return match menu_value.and_then(|value| value.parse().ok()) {
                Some(tile) => show_standing_order(request, table, Some(tile)).await,
                None => errors::answer_old_button(request),
            };
        }
        OrderClick::Add { decision } => menu_value
            .and_then(|value| read_pick(value).ok())
            .map(|pick| OrderChange::Add { decision, pick }),
        OrderClick::RemoveLast { place } => Some(OrderChange::RemoveLast { place: place.into() }),
        OrderClick::SameBonus { on } => Some(OrderChange::SameBonus(on)),
        OrderClick::OpponentHolds => match menu_value {
            Some(ANY_OPPONENT) => Some(OrderChange::OpponentHolds(None)),
            Some(tiles) => tiles.parse().ok().map(|tiles| OrderChange::OpponentHolds(Some(tiles))),
            None => None,
        },
        OrderClick::ThenDraw { on } => Some(OrderChange::ThenDraw(on)),
        OrderClick::Draw => Some(OrderChange::DrawOnly),
        OrderClick::Give => Some(OrderChange::Give),
        OrderClick::Cancel => Some(OrderChange::Cancel),
    };
    match change {
        Some(change) => change_standing_order(request, table, change).await,
        None => errors::answer_old_button(request),
    }
}

/// Changes the person's standing order at a table, and shows the new order.
async fn change_standing_order(
    request: &Request<'_>,
    id: TableId,
    change: OrderChange,
) -> InteractionAnswer {
    let tables = &request.bot.tables;
    match tables.change_order(id, &request.actor, request.id, change).await {
        Ok(table) if change == OrderChange::Cancel => {
            let cancelled = request.text().standing_order_cancelled();
            rack::rack_reply(request, &table, Some(cancelled)).await.into()
        }
        Ok(_) => show_standing_order(request, id, None).await,
        Err(error) => answer_refused_order(request, id, error).await,
    }
}

/// Shows the person's current standing order, or the reason why they can have none. `tile` is the tile that was chosen in the menu
/// of tiles, whose spots are offered next; `None` before a tile is chosen.
async fn show_standing_order(
    request: &Request<'_>,
    id: TableId,
    tile: Option<Tile>,
) -> InteractionAnswer {
    let table = match request.bot.tables.current_table(id).await {
        Ok(table) => table,
        Err(error) => return errors::answer_refused(request, None, error).await,
    };
    let Some(view) = table.player_view(request.actor.id).filter(|_| table.is_open()) else {
        return rack::rack_reply(request, &table, None).await.into();
    };
    if let Some(why) = table.order_refusal(request.actor.id) {
        return answer_refused_order(request, id, TableRefusal::NoOrder(why).into()).await;
    }
    match request.bot.tables.order_of_person(&table, request.actor.id).await {
        Ok(order) => {
            panel::standing_order_reply(request, &table, view, order.as_ref(), tile).await.into()
        }
        Err(error) => errors::answer_refused(request, Some(&table), error).await,
    }
}

/// Answers a refused change of a standing order. If the person's own turn has begun in the meantime, shows their rack.
async fn answer_refused_order(
    request: &Request<'_>,
    id: TableId,
    error: IntentError,
) -> InteractionAnswer {
    let Ok(table) = request.bot.tables.current_table(id).await else {
        return errors::answer_refused(request, None, error).await;
    };
    match error {
        IntentError::Table(
            refusal @ TableRefusal::NoOrder(OrderRefusal::OwnTurn | OrderRefusal::NoBoard),
        ) => {
            let why = errors::table_refusal_sentence(request.text(), &refusal);
            rack::rack_reply(request, &table, Some(why)).await.into()
        }
        error => errors::answer_refused(request, Some(&table), error).await,
    }
}
