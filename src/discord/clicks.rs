//! Clicks on buttons and menus: each goes to the handler of what its custom id names.

use std::panic::AssertUnwindSafe;

use futures_util::FutureExt;
use serenity::all::{ComponentInteraction, ComponentInteractionDataKind};

use super::handlers::league::{history, leaderboard};
use super::handlers::lobby::{ending, opening, start, terms};
use super::handlers::{
    clock, lobby, moderation, order, place, privacy, record, rules, rules_summary, tournament,
    turn, view,
};
use crate::discord::bot::Bot;
use crate::discord::custom_id::organise::PanelButton;
use crate::discord::custom_id::table::{Click, CustomId, read_pick};
use crate::discord::custom_id::tournament::TournamentButton;
use crate::discord::custom_id::{Component, NotOurs};
use crate::discord::interaction::errors;
use crate::discord::interaction::request::{Interaction, Place, Request};
use crate::discord::interaction::response::Answer;
use crate::game::Action;
use crate::ids::TableId;
use crate::opponent::Level;
use crate::table::{Table, TableAction, Term};

/// Deals with a click on a component of ours, whenever it was posted.
pub async fn dispatch(bot: &Bot, component: &ComponentInteraction) {
    let interaction = Interaction::Component(component);
    let request = Request::read(bot, interaction).await;
    let handled = AssertUnwindSafe(request.answer(work(&request, component))).catch_unwind().await;
    if handled.is_err() {
        errors::after_panic(bot, interaction).await;
    }
}

async fn work(request: &Request<'_>, component: &ComponentInteraction) -> Answer {
    let parsed = component.data.custom_id.parse();
    if let Ok(named) = &parsed
        && is_elsewhere(request, named).await
    {
        tracing::warn!("a component names what belongs to another channel");
        return errors::old_button(request);
    }
    let component_of_server = match parsed {
        Ok(Component::Table(id)) => return at_table(request, component, id).await,
        Ok(Component::Privacy(click)) => return privacy::click(request, click).await,
        Err(NotOurs) => return errors::old_button(request),
        Ok(of_server) => of_server,
    };
    let Some(request) = request.on_server() else {
        return errors::old_button(request);
    };
    match component_of_server {
        Component::Leaderboard(click) => {
            leaderboard::click(&request, click, chosen(component)).await
        }
        Component::Tournament(button) => tournament::click(&request, button).await,
        Component::Past(click) => tournament::past::click(&request, click, chosen(component)).await,
        Component::Panel(button) => {
            let input = tournament::panel::Input::of(component);
            tournament::panel::click(&request, button, &input).await
        }
        Component::History(click) => history::click(&request, click, chosen(component)).await,
        Component::Moderation(click) => {
            moderation::click(&request, click, &moderation::Input::of(component)).await
        }
        Component::Table(_) | Component::Privacy(_) => errors::old_button(&request),
    }
}

/// True if a component names a table or a tournament that belongs to another channel than the one it was clicked in. Nobody but
/// the bot can post such a component, so this is a second lock: what one channel has never gets into another. A thread of a
/// tournament's table is one of its channels. Where nothing can be found, the handler says so.
async fn is_elsewhere(request: &Request<'_>, component: &Component) -> bool {
    let bot = request.bot;
    match component {
        Component::Table(id) => {
            // Most often it is here as far as is known, and then nobody need ask the store.
            match bot.tables.in_memory(id.table).await {
                Some(known) if !is_away_from(request, &known) => false,
                _ => {
                    bot.tables.get(id.table).await.is_ok_and(|table| is_away_from(request, &table))
                }
            }
        }
        Component::Tournament(TournamentButton { tournament, .. })
        | Component::Panel(PanelButton { tournament, .. }) => {
            let Ok(known) = bot.tournaments.get(*tournament).await else { return false };
            let is_of_server = Some(known.state.guild) == request.place.server();
            if is_of_server && known.state.channel == request.channel {
                return false;
            }
            let of_thread = bot.tournaments.here(request.channel).await;
            !is_of_server || of_thread.is_ok_and(|one| one.id != known.id)
        }
        // Of the server itself, whichever it is, or of the one who clicks.
        Component::Leaderboard(_)
        | Component::Past(_)
        | Component::Moderation(_)
        | Component::History(_)
        | Component::Privacy(_) => false,
    }
}

/// The same of a table.
fn is_away_from(request: &Request<'_>, table: &Table) -> bool {
    let is_own = table.participants().contains(&request.actor.id);
    let is_here = table.channel == request.channel;
    match (request.place, table.home) {
        // The list of one's games brings one's rack wherever one is on the server.
        (Place::Server(here), home) => home.server() != Some(here) || (!is_here && !is_own),
        // Away from servers it brings that of any game.
        (Place::Direct | Place::Elsewhere, _) => !is_own && !is_here,
    }
}

async fn at_table(
    request: &Request<'_>,
    component: &ComponentInteraction,
    CustomId { table, click }: CustomId,
) -> Answer {
    if !works_directly(click) && is_away(request, table).await {
        return clock::at_the_table_only(request, table).await;
    }
    match click {
        Click::Join => lobby::change(request, table, TableAction::Join).await,
        Click::Leave => ending::leave_by_click(request, table).await,
        Click::AddComputer => lobby::change(request, table, TableAction::AddComputer).await,
        Click::RemoveComputer => lobby::change(request, table, TableAction::RemoveComputer).await,
        Click::Start => start::start(request, table).await,
        Click::Accept => lobby::change(request, table, TableAction::Accept).await,
        Click::Decline => lobby::change(request, table, TableAction::Decline).await,
        Click::Terms => terms::show(request, table).await,
        Click::Seats | Click::FreeSeat | Click::HandOn => {
            match chosen(component).and_then(|value| terms::read(click, value)) {
                Some(action) => terms::change(request, table, action).await,
                None => errors::old_button(request),
            }
        }
        Click::Friendly { on } => {
            let term = Term::Friendly(on);
            terms::change(request, table, TableAction::ChooseTerm(term)).await
        }
        Click::Thread { on } => {
            let term = Term::Thread(on);
            terms::change(request, table, TableAction::ChooseTerm(term)).await
        }
        Click::Rules => rules::show(request, table).await,
        Click::Figures => rules_summary::of_table(request, table).await,
        Click::Edition | Click::Clause | Click::Clock | Click::ChangeRules { .. } => {
            match chosen(component).and_then(|value| rules::RuleChange::read(click, value)) {
                Some(wish) => rules::change(request, table, wish).await,
                None => errors::old_button(request),
            }
        }
        Click::Level => match chosen(component).and_then(Level::from_name) {
            Some(level) => lobby::change(request, table, TableAction::ChooseLevel(level)).await,
            None => errors::old_button(request),
        },
        Click::BackToEdition => {
            rules::change(request, table, rules::RuleChange::BackToEdition).await
        }
        Click::TakeBack => clock::rejoin(request, table).await,
        Click::StandIn => clock::stand_in(request, table).await,
        Click::AllowStandIns { allowed } => {
            terms::change(request, table, TableAction::AllowStandIns(allowed)).await
        }
        Click::Rack => view::show(request, table).await,
        Click::RackBeside => view::show_beside(request, table).await,
        Click::Words => view::board_in_words(request, table).await,
        Click::RackWords => view::rack_in_words(request, table).await,
        Click::More => view::more(request, table).await,
        Click::Draw { decision } => turn::draw(request, table, Some(decision)).await,
        Click::ConfirmDraw { decision } => {
            turn::act(request, table, Some(decision), Action::Draw).await
        }
        Click::Pass { decision } => turn::act(request, table, Some(decision), Action::Pass).await,
        Click::Choose { decision } | Click::ChooseFreely { decision, .. } => {
            match chosen(component).and_then(|value| read_pick(value).ok()) {
                Some(pick) => place::preview(request, table, decision, pick).await,
                None => errors::old_button(request),
            }
        }
        Click::ChooseTile { decision } => {
            match chosen(component).and_then(|value| value.parse().ok()) {
                Some(tile) => place::spots_of(request, table, decision, tile).await,
                None => errors::old_button(request),
            }
        }
        Click::Preview { decision, pick } => place::preview(request, table, decision, pick).await,
        Click::Place { decision, pick } => {
            turn::act(request, table, Some(decision), Action::Place(pick)).await
        }
        Click::Undo { decision } => turn::undo(request, table, Some(decision)).await,
        Click::Order(click) => order::click(request, table, click, chosen(component)).await,
        Click::ConfirmLeave => ending::leave(request, table).await,
        Click::ConfirmEnd => ending::end(request, table).await,
        Click::Again => opening::open_again(request, table).await,
        Click::Record => record::give(request, table).await,
        Click::Replay => record::replay(request, table).await,
        Click::Proof => record::proof(request, table).await,
        Click::NextRound => turn::next_round(request, table).await,
        Click::Snooze { snooze } => clock::snooze(request, table, snooze).await,
    }
}

/// True of a click away from servers on what is said there of a table that is somewhere else.
async fn is_away(request: &Request<'_>, table: TableId) -> bool {
    if request.place.server().is_some() {
        return false;
    }
    let table = request.bot.tables.get(table).await;
    table.is_ok_and(|table| Some(table.home) != request.home())
}

/// True of what can be done from a direct message: the rack, and all of a turn.
fn works_directly(click: Click) -> bool {
    match click {
        Click::Rack
        | Click::RackBeside
        | Click::Words
        | Click::RackWords
        | Click::More
        | Click::Rules
        | Click::Figures
        | Click::Draw { .. }
        | Click::ConfirmDraw { .. }
        | Click::Pass { .. }
        | Click::Choose { .. }
        | Click::ChooseTile { .. }
        | Click::ChooseFreely { .. }
        | Click::Preview { .. }
        | Click::Place { .. }
        | Click::Undo { .. }
        | Click::TakeBack
        | Click::NextRound
        | Click::Snooze { .. } => true,
        // Of lobbies, of matches that are over, or for everybody.
        _ => false,
    }
}

/// The choice made in a menu that allows one.
fn chosen(component: &ComponentInteraction) -> Option<&str> {
    match &component.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first().map(String::as_str),
        _ => None,
    }
}
