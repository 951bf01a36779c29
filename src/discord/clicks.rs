//! Clicks on buttons and menus: each is dispatched by its custom id.

use std::panic::AssertUnwindSafe;

use futures_util::FutureExt;
use serenity::all::{ComponentInteraction, ComponentInteractionDataKind};

use super::handlers::league::{history, leaderboard};
use super::handlers::lobby::{ending, opening, start, terms};
use super::handlers::rules::RuleChange;
use super::handlers::{
    clock, help, lobby, moderation, order, place, privacy, record, rules, rules_summary,
    tournament, turn, view,
};
use crate::discord::bot::Bot;
use crate::discord::custom_id::help::HelpClick;
use crate::discord::custom_id::organise::PanelButton;
use crate::discord::custom_id::table::{Click, CustomId, read_pick};
use crate::discord::custom_id::tournament::TournamentButton;
use crate::discord::custom_id::{Component, NotOurs};
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::Answer;
use crate::discord::interaction::request::{Interaction, Place, Request, ServerRequest};
use crate::guild::{LoadedTournament, TournamentRefused};
use crate::ids::{TableId, TournamentId};
use crate::table::{Table, TableAction, Term};
use triominos_rules::game::Action;
use triominos_rules::opponent::Level;

/// Handles a click on a component of the bot, however old its message is.
pub async fn dispatch(bot: &Bot, component: &ComponentInteraction) {
    let interaction = Interaction::Component(component);
    let request = Request::read(bot, interaction).await;
    let handled = AssertUnwindSafe(request.answer_retrying(|| work(&request, component)))
        .catch_unwind()
        .await;
    if handled.is_err() {
        errors::after_panic(bot, interaction).await;
    }
}

async fn work(request: &Request<'_>, component: &ComponentInteraction) -> Answer {
    let parsed = component.data.custom_id.parse();
    let component_of_server = match parsed {
        Ok(Component::Table(id)) if is_elsewhere(request, id).await => {
            return elsewhere(request);
        }
        Ok(Component::Table(id)) => return at_table(request, component, id).await,
        Ok(Component::Play(options)) => return opening::open_in_thread(request, options).await,
        Ok(Component::Privacy(click)) => return privacy::click(request, click).await,
        Ok(Component::Help(HelpClick::Topic)) => {
            return help::topic(request, chosen(component)).await;
        }
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
        Component::Tournament(TournamentButton { tournament, click }) => {
            match tournament_here(&request, tournament).await {
                Some(known) => tournament::click(&request, known, click).await,
                None => elsewhere(&request),
            }
        }
        Component::Panel(PanelButton { tournament, click }) => {
            match tournament_here(&request, tournament).await {
                Some(known) => {
                    tournament::panel::click(&request, known, click, &component.into()).await
                }
                None => elsewhere(&request),
            }
        }
        Component::Past(click) => tournament::past::click(&request, click, chosen(component)).await,
        Component::History(click) => history::click(&request, click, chosen(component)).await,
        Component::Moderation(click) => moderation::click(&request, click, &component.into()).await,
        Component::Table(_) | Component::Privacy(_) | Component::Play(_) | Component::Help(_) => {
            errors::old_button(&request)
        }
    }
}

/// Refuses a component that names a table or tournament of another channel. Only the bot can post components, so this is a second
/// safeguard against showing one channel's data in another.
fn elsewhere(request: &Request<'_>) -> Answer {
    tracing::warn!("a component names a table or tournament of another channel");
    errors::old_button(request)
}

/// The tournament of a button, loaded once for the click; `None` if it belongs to another channel than the one of the click. The
/// thread of a tournament's table is one of its channels.
async fn tournament_here(
    request: &ServerRequest<'_>,
    id: TournamentId,
) -> Option<Result<LoadedTournament, TournamentRefused>> {
    let tournaments = &request.bot.tournaments;
    let known = match tournaments.asked_for(id).await {
        Ok(known) => known,
        Err(error) => return Some(Err(error)),
    };
    if known.state.guild != request.guild {
        return None;
    }
    if known.state.channel != request.channel {
        let of_thread = tournaments.id_in(request.channel).await;
        if of_thread.is_ok_and(|of_thread| of_thread != id) {
            return None;
        }
    }
    Some(Ok(known))
}

/// True if a button names a table that belongs to another channel than the one of the click. A table that cannot be loaded counts as
/// belonging here: the handler reports the error. Records and replays of finished matches may be opened from other channels of the
/// server, because the list of past tournaments offers them.
async fn is_elsewhere(request: &Request<'_>, CustomId { table, click }: CustomId) -> bool {
    let tables = &request.bot.tables;
    // The cached table usually shows that it belongs here, which saves a query.
    let known = match tables.in_memory(table).await {
        Some(known) if !is_away_from(request, &known) => return false,
        _ => tables.get(table).await,
    };
    let Ok(known) = known else { return false };
    if !is_away_from(request, &known) {
        return false;
    }
    match request.on_server() {
        Some(here)
            if matches!(click, Click::Record | Click::Replay)
                && known.home.server() == Some(here.guild) =>
        {
            !tournament::past::is_open_to(&here, &known).await
        }
        _ => true,
    }
}

/// True if a table belongs to another channel and the person does not take part in it.
fn is_away_from(request: &Request<'_>, table: &Table) -> bool {
    let is_own = table.participants().contains(&request.actor.id);
    let is_here = table.channel == request.channel;
    match (request.place, table.home) {
        // `/games` shows a player's rack in any channel of the server.
        (Place::Server(here), home) => home.server() != Some(here) || (!is_here && !is_own),
        // Outside servers, it shows the rack of any game.
        (Place::Direct | Place::Elsewhere, _) => !is_own && !is_here,
    }
}

async fn at_table(
    request: &Request<'_>,
    component: &ComponentInteraction,
    CustomId { table, click }: CustomId,
) -> Answer {
    if let Some(refusal) = refusal_at_table(request, table, click).await {
        return refusal;
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
        Click::Seats
        | Click::FreeSeat
        | Click::HandOn
        | Click::Thread { .. }
        | Click::AllowStandIns { .. } => {
            terms::click(request, table, click, chosen(component)).await
        }
        Click::Friendly { on } => {
            lobby::change(request, table, TableAction::ChooseTerm(Term::Friendly(on))).await
        }
        Click::AgreeToRated => lobby::change(request, table, TableAction::AgreeToRated).await,
        Click::Rules => rules::show(request, table).await,
        Click::Figures => rules_summary::show_for_table(request, table).await,
        Click::Edition | Click::Clause | Click::Clock | Click::ChangeRules { .. } => {
            match chosen(component).and_then(|value| RuleChange::read(click, value)) {
                Some(wish) => rules::change(request, table, wish).await,
                None => errors::old_button(request),
            }
        }
        Click::Level => match chosen(component).and_then(Level::from_name) {
            Some(level) => lobby::change(request, table, TableAction::ChooseLevel(level)).await,
            None => errors::old_button(request),
        },
        Click::BackToEdition => rules::change(request, table, RuleChange::BackToEdition).await,
        Click::TakeBack => clock::rejoin(request, table).await,
        Click::StandIn => clock::stand_in(request, table).await,
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
        Click::ChooseTile { decision } => match chosen(component).map(str::parse) {
            Some(Ok(tile)) => place::spots_of(request, table, decision, tile).await,
            _ => errors::old_button(request),
        },
        Click::Preview { decision, pick } => place::preview(request, table, decision, pick).await,
        Click::Place { decision, pick } => {
            turn::act(request, table, Some(decision), Action::Place(pick)).await
        }
        Click::Undo { decision } => turn::undo(request, table, Some(decision)).await,
        Click::Order(click) => order::click(request, table, click, chosen(component)).await,
        Click::ConfirmLeave => ending::leave(request, table).await,
        Click::ConfirmEnd => ending::end(request, table, None).await,
        Click::EndBecause => ending::end_because(request, table, chosen(component)).await,
        Click::Again => opening::open_again(request, table).await,
        Click::Record => record::send(request, table).await,
        Click::Replay => record::replay(request, table).await,
        Click::Proof => record::proof(request, table).await,
        Click::NextRound => turn::next_round(request, table).await,
        Click::Snooze { snooze } => clock::snooze(request, table, snooze).await,
    }
}

/// The refusal of a click that works only in the table's channel, or, while the table is asleep, of every click except leaving.
async fn refusal_at_table(request: &Request<'_>, table: TableId, click: Click) -> Option<Answer> {
    if !works_directly(click) && is_away(request, table).await {
        return Some(clock::at_the_table_only(request, table).await);
    }
    let leaves = matches!(click, Click::Leave | Click::ConfirmLeave | Click::ConfirmEnd);
    if leaves { None } else { errors::asleep(request, table).await }
}

/// True if the click was made outside servers, on a message about a table of another channel.
async fn is_away(request: &Request<'_>, table: TableId) -> bool {
    if request.place.server().is_some() {
        return false;
    }
    let table = request.bot.tables.get(table).await;
    table.is_ok_and(|table| Some(table.home) != request.home())
}

/// True for the clicks that also work in a direct message: showing the rack, and everything that belongs to a turn.
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
        // These belong to lobbies or finished matches, or change something for everybody.
        _ => false,
    }
}

/// The chosen value of a menu with a single choice.
fn chosen(component: &ComponentInteraction) -> Option<&str> {
    match &component.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first().map(String::as_str),
        _ => None,
    }
}
