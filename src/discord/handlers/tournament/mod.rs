//! Tournaments as people ask for them, by commands and buttons.

pub mod adjudicate;
pub mod log;
pub mod panel;
pub mod past;
mod player_steps;
mod standings;
mod start;

use serenity::all::Permissions;
use start::BadStart;

use crate::discord::custom_id::tournament::{TournamentButton, TournamentClick};
use crate::discord::interaction::errors;
use crate::discord::interaction::request::ServerRequest;
use crate::discord::interaction::response::{Answer, Reply};
use crate::discord::interaction::suggest;
use crate::game::{Edition, Scoring};
use crate::guild::{LoadedTournament, Requester, TournamentRefused};
use crate::ids::{PersonId, RoleId};
use crate::league::tournament::{
    Action, By, EntryId, Format, Plan, Player, Refusal, SEATS, Tournament,
};
use crate::opponent::Level;
use crate::table::{TableRefusal, TurnClock, Zone};
use crate::text::{EntryNames, EventShown, Lang, Text, is_same_name};
use crate::time::Millis;

const MINUTE: Millis = 60_000;

/// The options of `/tournament create`; each is `None` if it was not given. Times are in minutes.
#[derive(Clone, Debug, Default)]
pub struct CreateOptions {
    pub name: String,
    pub rounds: Option<u32>,
    pub seats: Option<u8>,
    pub arena: Option<u32>,
    pub edition: Option<Edition>,
    pub clock: Option<TurnClock>,
    pub final_table: bool,
    pub capacity: Option<u32>,
    pub check_in: Option<u32>,
    pub turn_up: Option<u32>,
    pub time: Option<u32>,
    pub computers: Option<u8>,
    pub level: Option<Level>,
    /// As it was typed.
    pub start: Option<String>,
    /// True if it is to stand among the server's events.
    pub event: bool,
}

impl CreateOptions {
    /// The plan, if tournaments can be held by that edition. Where no level was chosen, computers play at the server's `usual`.
    fn plan(self, locale: &str, usual: Level, start: Option<Millis>) -> Option<Plan> {
        let edition = self.edition.unwrap_or(Edition::Tournament);
        let most = (*edition.players().end()).min(usize::from(*SEATS.end()));
        let most = u8::try_from(most).unwrap_or(*SEATS.end());
        let scores = edition.rules(2)?.scoring != Scoring::None;
        let minutes =
            |given: Option<u32>, usual: u32| Millis::from(given.unwrap_or(usual)) * MINUTE;
        scores.then(|| Plan {
            name: self.name.trim().to_owned(),
            format: match self.arena {
                Some(lasts) => Format::Arena { lasts: Millis::from(lasts) * MINUTE },
                None => Format::Swiss { rounds: self.rounds.unwrap_or(4) },
            },
            seats: self.seats.unwrap_or(most),
            most,
            final_table: self.final_table,
            capacity: self.capacity.unwrap_or(64),
            check_in: self.check_in.map(|minutes| Millis::from(minutes) * MINUTE),
            turn_up: minutes(self.turn_up, 10),
            table_time: minutes(self.time, 120),
            edition: edition.name().to_owned(),
            rules: Plan::rules_of(edition, most),
            clock: self.clock.unwrap_or(TurnClock::FiveMinutes).name().to_owned(),
            level: self.level.unwrap_or(usual).name().to_owned(),
            locale: locale.to_owned(),
            start,
            is_event: self.event,
        })
    }
}

/// The person who asks, with the rights they have.
async fn requester(request: &ServerRequest<'_>) -> Requester {
    let mut organiser = request.manages_events;
    if !organiser && !request.roles.is_empty() {
        let role = request.bot.tournaments.organisers(request.guild).await.ok().flatten();
        organiser = role.is_some_and(|role| request.roles.contains(&role));
    }
    let by = By { id: request.actor.id, name: request.actor.name.clone(), organiser };
    Requester { by, interaction: request.id }
}

/// `/tournament create`.
pub async fn create(request: &ServerRequest<'_>, options: CreateOptions) -> Answer {
    let text = request.text();
    if !request.can_have_threads() {
        return say(text.tournament_needs_threads());
    }
    if let Some(refusal) = errors::for_tournament(request) {
        return refusal;
    }
    let computers = options.computers.unwrap_or(0);
    let usual = match request.bot.guilds.computer_level(request.guild).await {
        Ok(level) => level,
        Err(error) => return say(errors::trouble(request, &error)),
    };
    let start = match &options.start {
        Some(typed) => {
            match start::read(text, typed, request.received, own_zone(request).await.as_ref()) {
                Ok(start) => Some(start),
                Err(BadStart::Unreadable) => return say(text.start_unreadable()),
                Err(BadStart::NoZone) => return say(text.start_needs_zone()),
            }
        }
        None => None,
    };
    let event = options.event.then(|| {
        let may = request.may(Permissions::CREATE_EVENTS);
        if may { EventShown::Shown } else { EventShown::MayNot }
    });
    let Some(plan) = options.plan(request.table_locale, usual, start) else {
        return say(text.tournament_needs_scores());
    };
    let (tournaments, requester) = (&request.bot.tournaments, requester(request).await);
    match tournaments.create(request.guild, request.channel, &requester, plan, computers).await {
        Ok(known) => say(text.tournament_created(&known.state, event)),
        Err(TournamentRefused::Refusal(Refusal::NotAnOrganiser)) => {
            let role = tournaments.organisers(request.guild).await.ok().flatten();
            say(text.tournament_not_created(role))
        }
        Err(error) => refuse(request, error),
    }
}

/// The time zone that the person has told for their quiet hours.
async fn own_zone(request: &ServerRequest<'_>) -> Option<Zone> {
    let quiet = request.bot.guilds.quiet(request.actor.id).await.ok().flatten();
    quiet.map(|quiet| quiet.zone)
}

/// The moments of a start as somebody types it.
pub async fn starts(request: &ServerRequest<'_>, typed: &str) -> Vec<(String, String)> {
    start::offer(request.text(), typed, request.received, own_zone(request).await.as_ref())
}

/// An action on the tournament of this channel; `answer` is the sentence for the person once it has happened.
pub async fn act_here(
    request: &ServerRequest<'_>,
    action: Action,
    answer: impl FnOnce(&Text, &LoadedTournament) -> String,
) -> Answer {
    match request.bot.tournaments.here(request.channel).await {
        Ok(known) => act(request, &known, action, answer).await,
        Err(error) => refuse(request, error),
    }
}

async fn act(
    request: &ServerRequest<'_>,
    known: &LoadedTournament,
    action: Action,
    answer: impl FnOnce(&Text, &LoadedTournament) -> String,
) -> Answer {
    let requester = requester(request).await;
    match request.bot.tournaments.act(known.id, &requester, &action).await {
        Ok(known) => say(answer(request.text(), &known)),
        Err(error) => refuse(request, error),
    }
}

/// An organiser's action on the tournament of this channel, answered with what it has done.
pub async fn organise_here(request: &ServerRequest<'_>, action: Action) -> Answer {
    match request.bot.tournaments.here(request.channel).await {
        Ok(known) => organise(request, &known, action).await,
        Err(error) => refuse(request, error),
    }
}

async fn organise(request: &ServerRequest<'_>, known: &LoadedTournament, action: Action) -> Answer {
    let did = |text: &Text, after: &LoadedTournament| {
        text.tournament_acted(&known.state, &after.state, &action)
    };
    act(request, known, action.clone(), did).await
}

/// The answer to somebody who has joined.
pub fn joined(request: &ServerRequest<'_>) -> impl FnOnce(&Text, &LoadedTournament) -> String {
    let person = request.actor.id;
    move |text, LoadedTournament { state, .. }| {
        let entry = state.entry_of(person).and_then(|entry| state.entries.get(entry));
        let late = entry.is_some_and(|entry| entry.missed > 0);
        text.tournament_joined(&state.plan.name, late)
    }
}

/// The answer to somebody who has left.
pub fn left(text: &Text, LoadedTournament { state, .. }: &LoadedTournament) -> String {
    let ends = state.is_deserted() && !state.is_before_start() && state.paused_at.is_none();
    text.tournament_left(!ends)
}

/// `/tournament start`. The permissions of the bot are looked at before anybody is called.
pub async fn start(request: &ServerRequest<'_>) -> Answer {
    if request.can_have_threads()
        && let Some(refusal) = errors::for_tournament(request)
    {
        return refusal;
    }
    organise_here(request, Action::Start).await
}

/// `/tournament status`: the standings, or how the line of somebody came about.
pub async fn status(request: &ServerRequest<'_>, player: Option<&str>) -> Answer {
    let known = match request.bot.tournaments.here(request.channel).await {
        Ok(known) => known,
        Err(error) => return refuse(request, error),
    };
    let Some(player) = player else {
        return standings::page(request, &known, 0).await.beside().into();
    };
    let account =
        entry(&known.state, player).and_then(|entry| account(&known.state, request.text(), entry));
    say(account.unwrap_or_else(|| request.text().tournament_refusal(&Refusal::NoSuchEntry)))
}

/// The points and tie-breaks of an entry; `None` where it has no line in the standings.
fn account(state: &Tournament, text: &Text, entry: EntryId) -> Option<String> {
    Some(text.tournament_account(state, &state.explain(entry)?))
}

/// The players of a tournament as somebody types a name.
pub async fn players(request: &ServerRequest<'_>, typed: &str) -> Vec<(String, String)> {
    let Some(LoadedTournament { state, .. }) = suggest::tournament(request).await else {
        return Vec::new();
    };
    let typed = typed.to_lowercase();
    let names = EntryNames::of(&state);
    let choice =
        |entry: usize| (request.text().who_plain(&names.entry(&state, entry)), format!("#{entry}"));
    let choices = (0..state.entries.len()).map(choice);
    choices
        .filter(|(name, value)| name.to_lowercase().contains(&typed) || *value == typed)
        .collect()
}

/// The entry that was chosen, or whose name was typed in full.
fn entry(state: &Tournament, typed: &str) -> Option<EntryId> {
    let typed = typed.trim();
    let chosen = typed.strip_prefix('#').and_then(|entry| entry.parse().ok());
    let names = EntryNames::of(state);
    // In whatever language it was read.
    let named = |entry: &usize| {
        let who = names.entry(state, *entry);
        let names = Lang::ALL.map(|lang| Text::of(lang).who_drawn(&who));
        names.iter().any(|name| is_same_name(name, typed))
    };
    let known = |entry: &usize| *entry < state.entries.len();
    chosen.filter(known).or_else(|| (0..state.entries.len()).find(named))
}

/// Carries out an organiser's action on one player.
pub async fn about(
    request: &ServerRequest<'_>,
    player: &str,
    action: impl FnOnce(EntryId) -> Action,
) -> Answer {
    let known = match request.bot.tournaments.here(request.channel).await {
        Ok(known) => known,
        Err(error) => return refuse(request, error),
    };
    match entry(&known.state, player) {
        Some(entry) => organise(request, &known, action(entry)).await,
        None => say(request.text().tournament_refusal(&Refusal::NoSuchEntry)),
    }
}

/// The refusal of a bot that is to play on for somebody: it would never turn up.
pub fn no_bot(request: &ServerRequest<'_>) -> Answer {
    say(request.text().tournament_no_bot())
}

/// The player who plays on for somebody: this person, or else a computer.
pub fn substitute(person: Option<(PersonId, String)>) -> Player {
    match person {
        Some((id, name)) => Player::Person { id, name },
        // The tournament gives it its number.
        None => Player::Computer { number: 0 },
    }
}

/// `/tournament organisers`, for who may manage events.
pub async fn organisers(request: &ServerRequest<'_>, role: Option<RoleId>) -> Answer {
    let text = request.text();
    if !request.manages_events {
        return say(text.tournament_refusal(&Refusal::NotAnOrganiser));
    }
    match request.bot.tournaments.set_organisers(request.guild, role).await {
        Ok(()) => say(text.tournament_organisers(role)),
        Err(error) => say(errors::trouble(request, &error)),
    }
}

/// A click on a button of a tournament.
pub async fn click(request: &ServerRequest<'_>, button: TournamentButton) -> Answer {
    let known = match request.bot.tournaments.asked_for(button.tournament).await {
        Ok(known) => known,
        Err(error) => return refuse(request, error),
    };
    match button.click {
        TournamentClick::Join => act(request, &known, Action::Join, joined(request)).await,
        TournamentClick::Leave => act(request, &known, Action::Leave, left).await,
        TournamentClick::CheckIn => {
            act(request, &known, Action::CheckIn, |text, _| text.tournament_checked_in()).await
        }
        TournamentClick::Standings => standings::page(request, &known, 0).await.beside().into(),
        TournamentClick::Higher(page)
        | TournamentClick::Lower(page)
        | TournamentClick::Mine(page) => standings::page(request, &known, page).await.into(),
        TournamentClick::Details => standings::details(request, &known, None).beside().into(),
        TournamentClick::DetailsHigher(page)
        | TournamentClick::DetailsLower(page)
        | TournamentClick::DetailsMine(page) => {
            standings::details(request, &known, Some(page)).into()
        }
        TournamentClick::Here { table } => {
            let action = Action::Arrive { table };
            act(request, &known, action, |text, _| text.tournament_arrived()).await
        }
    }
}

fn say(content: String) -> Answer {
    Reply::say(content).beside().into()
}

fn refuse(request: &ServerRequest<'_>, error: TournamentRefused) -> Answer {
    say(refusal_of(request, error))
}

/// The reason for which nothing came of it, in words.
fn refusal_of(request: &ServerRequest<'_>, error: TournamentRefused) -> String {
    let text = request.text();
    match error {
        TournamentRefused::Refusal(refusal) => text.tournament_refusal(&refusal),
        TournamentRefused::ChannelTaken => text.tournament_taken(),
        TournamentRefused::TooMany { most } => text.too_many_tournaments(most),
        TournamentRefused::NoSuch => text.no_tournament(),
        TournamentRefused::AlreadyHandled => text.already_handled(),
        TournamentRefused::Barred { person, bar } if person == request.actor.id => {
            errors::of_the_table(text, &TableRefusal::Barred(bar))
        }
        TournamentRefused::Barred { person, .. } => text.other_barred(person),
        TournamentRefused::Busy => text.tournament_busy(),
        TournamentRefused::Store(error) => errors::trouble(request, &error),
        TournamentRefused::Internal(error) => errors::internal(request, &error),
    }
}
