//! What people want of tournaments, by commands and buttons.

use serenity::all::{ButtonStyle, CreateActionRow};

use super::answer::{Answer, Reply};
use super::rack::button;
use super::refused;
use super::request::Request;
use super::tournament_id::{TournamentButton, TournamentClick};
use super::tournament_words as words;
use crate::game::{Edition, Scoring};
use crate::guild::{LoadedTournament, Requester, TournamentRefused};
use crate::league::tournament::{
    Action, BadPlan, By, EntryId, Format, Plan, Player, Refusal, Ruling, SEATS, Table, Time,
    Tournament,
};
use crate::table::{Millis, TurnClock};
use crate::text::{Bounds, NotNow, StandingsPage, Text, Who};

const MINUTE: Millis = 60_000;

/// What was asked for in `/tournament create`; `None` for what it is without being asked for. Times are in minutes.
#[derive(Clone, Debug, Default)]
pub(super) struct CreateOptions {
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
}

impl CreateOptions {
    /// The plan, if tournaments can be held by that edition.
    fn plan(self, locale: &str) -> Option<Plan> {
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
            clock: self.clock.unwrap_or(TurnClock::FiveMinutes).name().to_owned(),
            locale: locale.to_owned(),
        })
    }
}

/// Who acts, with what they may.
async fn requester(request: &Request<'_>) -> Requester {
    let mut organiser = request.manages_events;
    if !organiser && !request.roles.is_empty() {
        let role = request.bot.tournaments.organisers(request.guild).await.ok().flatten();
        organiser = role.is_some_and(|role| request.roles.contains(&role));
    }
    let by = By { id: request.actor.id, name: request.actor.name.clone(), organiser };
    Requester { by, interaction: request.id }
}

/// `/tournament create`.
pub(super) async fn create(request: &Request<'_>, options: CreateOptions) -> Answer {
    let text = request.text();
    if !request.can_have_threads() {
        return say(text.tournament_not_now(&NotNow::Channel));
    }
    if let Some(refusal) = refused::for_tournament(request) {
        return refusal;
    }
    let computers = options.computers.unwrap_or(0);
    let Some(plan) = options.plan(request.guild_locale) else {
        return say(text.tournament_not_now(&NotNow::Edition));
    };
    let (tournaments, requester) = (&request.bot.tournaments, requester(request).await);
    match tournaments.create(request.guild, request.channel, &requester, plan, computers).await {
        Ok(_) => say(text.tournament_created()),
        Err(error) => refuse(request, error),
    }
}

/// Something requester of the tournament of this channel; `answer` is what they are told when it has happened.
pub(super) async fn act_here(
    request: &Request<'_>,
    action: Action,
    answer: impl FnOnce(&Text, &LoadedTournament) -> String,
) -> Answer {
    match request.bot.tournaments.here(request.channel).await {
        Ok(known) => act(request, &known, action, answer).await,
        Err(error) => refuse(request, error),
    }
}

async fn act(
    request: &Request<'_>,
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

/// What they are told who have joined.
pub(super) fn joined(request: &Request<'_>) -> impl FnOnce(&Text, &LoadedTournament) -> String {
    let person = request.actor.id;
    move |text, LoadedTournament { state, .. }| {
        let entry = state.entry_of(person).and_then(|entry| state.entries.get(entry));
        let late = entry.is_some_and(|entry| entry.missed > 0);
        text.tournament_joined(&state.plan.name, late)
    }
}

/// `/tournament start`. The permissions of the bot are looked at before anybody is called.
pub(super) async fn start(request: &Request<'_>) -> Answer {
    if request.can_have_threads()
        && let Some(refusal) = refused::for_tournament(request)
    {
        return refusal;
    }
    act_here(request, Action::Start, |text, _| text.tournament_done()).await
}

/// `/tournament status`: the standings, and how the line of somebody came about.
pub(super) async fn status(request: &Request<'_>, player: Option<&str>) -> Answer {
    let known = match request.bot.tournaments.here(request.channel).await {
        Ok(known) => known,
        Err(error) => return refuse(request, error),
    };
    let Some(player) = player else { return status_of(request, &known) };
    let account = entry(&known.state, player)
        .and_then(|entry| words::account(&known.state, request.text(), entry));
    say(account.unwrap_or_else(|| request.text().tournament_not_now(&NotNow::NoEntry)))
}

/// The first page of the standings, and how the own line came about.
fn status_of(request: &Request<'_>, known: &LoadedTournament) -> Answer {
    let text = request.text();
    let mut reply = standings(request, known, 0);
    let own = known.state.entry_of(request.actor.id);
    if let Some(account) = own.and_then(|entry| words::account(&known.state, text, entry)) {
        let both = format!("{}\n{account}", reply.content);
        // Together where that fits a message that stays as it is.
        if reply.rows.is_empty() && both.encode_utf16().count() <= 2000 {
            reply.content = both;
        } else {
            reply.more.push(account);
        }
    }
    reply.beside().into()
}

/// A page of the standings as they are now, with the buttons that lead to the others.
fn standings(request: &Request<'_>, known: &LoadedTournament, page: usize) -> Reply {
    let (text, person) = (request.text(), Some(request.actor.id));
    let StandingsPage { content, page, pages, own } =
        words::standings(&known.state, text, None, person, page);
    let page_button = |click, label: String, leads: bool| {
        let id = TournamentButton { tournament: known.id, click }.to_string();
        button(id, label, ButtonStyle::Secondary).disabled(!leads)
    };
    let higher = TournamentClick::Higher(page.saturating_sub(1));
    let row = vec![
        page_button(higher, text.higher(), page > 0),
        page_button(TournamentClick::Lower(page + 1), text.lower(), page + 1 < pages),
        page_button(
            TournamentClick::Mine(own.unwrap_or(0)),
            text.my_place(),
            own.is_some_and(|own| own != page),
        ),
    ];
    let rows = if pages > 1 { vec![CreateActionRow::Buttons(row)] } else { Vec::new() };
    Reply { content, rows, ..Reply::default() }
}

/// `/tournament adjudicate`: the order as it was offered, or as it is typed by seats: `2>1=3`.
pub(super) async fn adjudicate(request: &Request<'_>, number: u32, order: &str) -> Answer {
    let text = request.text();
    let known = match request.bot.tournaments.here(request.channel).await {
        Ok(known) => known,
        Err(error) => return refuse(request, error),
    };
    let Some(table) = known.state.table(number) else {
        return say(text.tournament_not_now(&NotNow::NoTable { table: number }));
    };
    let Some(ruling) = ruling(table, order) else {
        return say(text.tournament_not_now(&NotNow::Order));
    };
    let action = Action::Rule { table: number, ruling };
    act(request, &known, action, |text, _| text.tournament_done()).await
}

/// `None` if it means nothing.
fn ruling(table: &Table, order: &str) -> Option<Option<Ruling>> {
    match order.trim() {
        VOID => return Some(Some(Ruling::Void)),
        AS_PLAYED => return Some(None),
        _ => {}
    }
    let seat = |seat: &str| {
        let seat: usize = seat.trim().parse().ok()?;
        Some(table.seats.get(seat.checked_sub(1)?)?.entry)
    };
    let group = |group: &str| group.split('=').map(seat).collect::<Option<Vec<EntryId>>>();
    let order = order.split('>').map(group).collect::<Option<Vec<_>>>()?;
    Some(Some(Ruling::Order(order)))
}

const VOID: &str = "void";
const AS_PLAYED: &str = "played";

/// The orders of a table as somebody types: every one without ties, and what else can be decided.
pub(super) async fn orders(
    request: &Request<'_>,
    number: Option<u32>,
    typed: &str,
) -> Vec<(String, String)> {
    let text = request.text();
    let Ok(known) = request.bot.tournaments.here(request.channel).await else {
        return Vec::new();
    };
    let Some(table) = number.and_then(|number| known.state.table(number)) else {
        return Vec::new();
    };
    let name = |seat: &usize| text.who_plain(&words::who(&known.state, table.seats[*seat].entry));
    let mut choices = Vec::new();
    if table.ruling.is_some() {
        choices.push((text.tournament_as_played(), AS_PLAYED.to_owned()));
    }
    let each = permutations(table.seats.len()).into_iter().map(|order| {
        let names: Vec<String> = order.iter().map(name).collect();
        let seats: Vec<String> = order.iter().map(|seat| (seat + 1).to_string()).collect();
        (shortened(&names.join(" > ")), seats.join(">"))
    });
    choices.extend(each);
    choices.insert(choices.len().min(24), (text.tournament_void(), VOID.to_owned()));
    let typed = typed.to_lowercase();
    choices.retain(|(name, value)| name.to_lowercase().contains(&typed) || *value == typed);
    choices
}

fn permutations(count: usize) -> Vec<Vec<usize>> {
    let mut orders = vec![Vec::new()];
    for _ in 0..count {
        let longer = |order: Vec<usize>| {
            let free: Vec<usize> = (0..count).filter(|seat| !order.contains(seat)).collect();
            free.into_iter().map(move |seat| [order.clone(), vec![seat]].concat())
        };
        orders = orders.into_iter().flat_map(longer).collect();
    }
    orders
}

/// The players of a tournament as somebody types a name.
pub(super) async fn players(request: &Request<'_>, typed: &str) -> Vec<(String, String)> {
    let Ok(LoadedTournament { state, .. }) = request.bot.tournaments.here(request.channel).await
    else {
        return Vec::new();
    };
    let typed = typed.to_lowercase();
    let choice =
        |entry: usize| (request.text().who_plain(&words::who(&state, entry)), format!("#{entry}"));
    let choices = (0..state.entries.len()).map(choice);
    choices
        .filter(|(name, value)| name.to_lowercase().contains(&typed) || *value == typed)
        .collect()
}

/// The entry that was chosen, or whose name was typed in full.
fn entry(state: &Tournament, typed: &str) -> Option<EntryId> {
    let typed = typed.trim();
    let chosen = typed.strip_prefix('#').and_then(|entry| entry.parse().ok());
    let named = |entry: &usize| match words::who(state, *entry) {
        Who::Person(name) => name.eq_ignore_ascii_case(typed),
        Who::Computer(number) => typed.eq_ignore_ascii_case(&format!("computer {number}")),
    };
    let known = |entry: &usize| *entry < state.entries.len();
    chosen.filter(known).or_else(|| (0..state.entries.len()).find(named))
}

/// What an organiser wants to happen to one player.
pub(super) async fn about(
    request: &Request<'_>,
    player: &str,
    action: impl FnOnce(EntryId) -> Action,
) -> Answer {
    let known = match request.bot.tournaments.here(request.channel).await {
        Ok(known) => known,
        Err(error) => return refuse(request, error),
    };
    match entry(&known.state, player) {
        Some(entry) => act(request, &known, action(entry), |text, _| text.tournament_done()).await,
        None => say(request.text().tournament_not_now(&NotNow::NoEntry)),
    }
}

/// What they are told who want a bot to play on for somebody: it would never turn up.
pub(super) fn no_bot(request: &Request<'_>) -> Answer {
    say(request.text().tournament_not_now(&NotNow::Bot))
}

/// Who plays on for somebody: this person, or else a computer.
pub(super) fn substitute(person: Option<(u64, String)>) -> Player {
    match person {
        Some((id, name)) => Player::Person { id, name },
        // The tournament gives it its number.
        None => Player::Computer { number: 0 },
    }
}

/// `/tournament log`, for organisers.
pub(super) async fn log(request: &Request<'_>) -> Answer {
    let text = request.text();
    let tournaments = &request.bot.tournaments;
    let known = match tournaments.here(request.channel).await {
        Ok(known) => known,
        Err(error) => return refuse(request, error),
    };
    if !known.state.is_organised_by(&requester(request).await.by) {
        return say(text.tournament_not_now(&NotNow::Organiser));
    }
    match tournaments.log(known.id).await {
        Ok(log) => {
            let events = words::history(text, &log);
            say(text.hosted_log(&known.state.plan.name, &events))
        }
        Err(error) => refuse(request, error),
    }
}

/// `/tournament organisers`, for who may manage events.
pub(super) async fn organisers(request: &Request<'_>, role: Option<u64>) -> Answer {
    let text = request.text();
    if !request.manages_events {
        return say(text.tournament_not_now(&NotNow::Organiser));
    }
    match request.bot.tournaments.set_organisers(request.guild, role).await {
        Ok(()) => say(text.tournament_organisers(role)),
        Err(error) => say(refused::trouble(request, &error)),
    }
}

/// A click on a button of a tournament.
pub(super) async fn click(request: &Request<'_>, button: TournamentButton) -> Answer {
    let known = match request.bot.tournaments.get(button.tournament).await {
        Ok(known) => known,
        Err(error) => return refuse(request, error),
    };
    match button.click {
        TournamentClick::Join => act(request, &known, Action::Join, joined(request)).await,
        TournamentClick::Leave => {
            act(request, &known, Action::Leave, |text, _| text.tournament_left()).await
        }
        TournamentClick::CheckIn => {
            act(request, &known, Action::CheckIn, |text, _| text.tournament_checked_in()).await
        }
        TournamentClick::Standings => status_of(request, &known),
        TournamentClick::Higher(page)
        | TournamentClick::Lower(page)
        | TournamentClick::Mine(page) => standings(request, &known, page).into(),
        TournamentClick::Here { table } => {
            let action = Action::Arrive { table };
            act(request, &known, action, |text, _| text.tournament_arrived()).await
        }
    }
}

fn say(content: String) -> Answer {
    Reply::say(content).beside().into()
}

fn refuse(request: &Request<'_>, error: TournamentRefused) -> Answer {
    let text = request.text();
    say(match error {
        TournamentRefused::Refusal(refusal) => text.tournament_not_now(&not_now(&refusal)),
        TournamentRefused::ChannelTaken => text.tournament_not_now(&NotNow::Taken),
        TournamentRefused::NoSuch => text.tournament_not_now(&NotNow::None),
        TournamentRefused::AlreadyHandled => text.already_handled(),
        TournamentRefused::Store(error) => refused::trouble(request, &error),
        TournamentRefused::Internal(error) => refused::internal(request, &error),
    })
}

fn not_now(refusal: &Refusal) -> NotNow {
    match *refusal {
        Refusal::Plan(bad) => bad_plan(bad),
        Refusal::NotAnOrganiser => NotNow::Organiser,
        Refusal::Over => NotNow::Over,
        Refusal::NotStarted => NotNow::NotStarted,
        Refusal::AlreadyStarted { playing } => NotNow::Started { playing },
        Refusal::TooFew { count, least } => NotNow::TooFew { count, least },
        Refusal::NoPersons => NotNow::NoPersons,
        Refusal::Full { capacity } => NotNow::Full { capacity },
        Refusal::AlreadyIn => NotNow::AlreadyIn,
        Refusal::NotIn => NotNow::NotIn,
        Refusal::TooLate => NotNow::TooLate,
        Refusal::Removed => NotNow::Removed,
        Refusal::NoCheckIn => NotNow::NoCheckIn,
        Refusal::CheckedInAlready => NotNow::CheckedIn,
        Refusal::NoSuchTable { table } => NotNow::NoTable { table },
        Refusal::NotAtTable => NotNow::NotAtTable,
        Refusal::TableOver => NotNow::TableOver,
        Refusal::BadOrder => NotNow::Order,
        Refusal::NoRuling => NotNow::NoRuling,
        Refusal::NoSuchEntry => NotNow::NoEntry,
        Refusal::EntryIsOut => NotNow::TheyAreNotIn,
        Refusal::ReplacementTakesPart => NotNow::Replacement,
        Refusal::AlreadyPaused => NotNow::Paused,
        Refusal::NotPaused => NotNow::NotPaused,
        Refusal::Blameless => NotNow::Blameless,
        Refusal::BadExtension { least, most } => {
            NotNow::Bounds { which: Bounds::Extension, least, most }
        }
    }
}

fn bad_plan(bad: BadPlan) -> NotNow {
    let bounds = |which, least, most| NotNow::Bounds { which, least, most };
    match bad {
        BadPlan::Name { most } => NotNow::Name { most },
        BadPlan::Seats { least, most } => bounds(Bounds::Seats, least.into(), most.into()),
        BadPlan::Rounds { least, most } => bounds(Bounds::Rounds, least.into(), most.into()),
        BadPlan::Capacity { least, most } => bounds(Bounds::Capacity, least.into(), most.into()),
        BadPlan::Time { which, least, most } => {
            let which = match which {
                Time::Lasts => Bounds::Arena,
                Time::CheckIn => Bounds::CheckIn,
                Time::TurnUp => Bounds::TurnUp,
                Time::TableTime => Bounds::TableTime,
            };
            bounds(which, least, most)
        }
    }
}

/// Within the hundred letters of a choice.
fn shortened(name: &str) -> String {
    if name.chars().count() <= 100 {
        return name.to_owned();
    }
    name.chars().take(99).chain(['…']).collect()
}
