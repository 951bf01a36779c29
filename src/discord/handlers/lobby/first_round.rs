//! The first round after the lesson: a match of one round against an easy computer, with a coach.

use super::opening::{open_in_new_thread_or_refuse, refuse_channel_taken};
use super::{place, start};
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::InteractionAnswer;
use crate::discord::interaction::request::Request;
use crate::discord::render::rack;
use crate::table::{IntentError, TableOpening, TableRefusal, TableSettings, Terms, TurnClock};
use triominos_rules::game::{Change, Edition, Hints, Variant};
use triominos_rules::opponent::Level;

/// Handles a click on Play Your First Round: opens a table and starts its match at once. If the channel has another table, the
/// match gets a thread of its own.
pub async fn open_first_round(request: &Request<'_>) -> InteractionAnswer {
    if request.home().is_none() {
        return errors::refuse_without_bot_installed(request);
    }
    if let Err(refusal) = place::check_table_allowed_here(request).await {
        return refusal;
    }
    let rules = rules_of_first_round();
    let opening = TableOpening {
        guild: request.place.server(),
        channel: request.channel,
        host: request.actor.clone(),
        settings: TableSettings {
            edition: rules.edition().name().to_owned(),
            changes: rules.changes().clone(),
            hints: Hints::Full,
            clock: TurnClock::None,
            level: Level::Easy,
            terms: Terms { seats: Some(2), friendly: true, thread: false },
            stand_ins: false,
            locale: request.table_locale.to_owned(),
        },
        computers: 1,
        magpie: false,
        invited: Vec::new(),
        starts: true,
        coached: true,
        interaction: request.id,
    };
    match request.bot.tables.open_table(opening.clone()).await {
        Ok(outcome) => {
            rack::rack_reply(request, &outcome.table, None).await.in_new_message().into()
        }
        Err(IntentError::Table(TableRefusal::ChannelTaken { table })) => {
            if !start::may_open_thread(request) {
                return refuse_channel_taken(request, table, None).await;
            }
            open_in_new_thread_or_refuse(request, opening).await.unwrap_or_else(|refusal| refusal)
        }
        Err(error) => errors::answer_refused(request, None, error).await,
    }
}

/// Returns the rules of the default edition, changed to a match of one round.
fn rules_of_first_round() -> Variant {
    let rules = Variant::from(Edition::default());
    match Change::from_round_limit(1) {
        Some(one) => rules.with_change(one),
        None => rules,
    }
}
