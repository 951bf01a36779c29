//! `/tournament manage`: one private panel for organisers, with the state of the tournament and every act. Each step of it edits the
//! same message, and the rights are looked at again at each click.

use serenity::all::{
    ButtonStyle, ComponentInteraction, ComponentInteractionDataKind, CreateActionRow, CreateButton,
};

use super::{adjudicate, log, player_steps, refusal_of, requester, substitute};
use crate::discord::custom_id::organise::{PanelButton, PanelClick};
use crate::discord::interaction::errors;
use crate::discord::interaction::request::ServerRequest;
use crate::discord::interaction::response::{Answer, Reply};
use crate::discord::render::components::button;
use crate::guild::{LoadedTournament, TournamentRefused};
use crate::ids::{PersonId, TournamentId};
use crate::league::tournament::{Action, EntryId, Refusal, Stage};
use crate::text::{OrganiserButton, OrganiserMenu, PanelView, TABLES};

pub(super) const MINUTE: i64 = 60_000;
/// The choices of the menu of extensions, in minutes.
const EXTENSIONS: [i64; 5] = [5, 10, 15, 30, 60];
/// The choices of the menu of computers.
const COMPUTERS: [usize; 25] =
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 64, 96, 128];

/// What was chosen in a menu.
#[derive(Clone, Debug, Default)]
pub struct Input {
    value: Option<String>,
    person: Option<Chosen>,
}

/// A member of the server who was chosen.
#[derive(Clone, Debug)]
struct Chosen {
    id: PersonId,
    name: String,
    is_bot: bool,
}

impl Input {
    pub fn of(component: &ComponentInteraction) -> Self {
        match &component.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => {
                Self { value: values.first().cloned(), person: None }
            }
            ComponentInteractionDataKind::UserSelect { values } => {
                let resolved = &component.data.resolved;
                let person = values.first().and_then(|id| {
                    let user = resolved.users.get(id)?;
                    let nick = resolved.members.get(id).and_then(|member| member.nick.clone());
                    let name = nick.unwrap_or_else(|| user.display_name().to_owned());
                    Some(Chosen { id: (*id).into(), name, is_bot: user.bot })
                });
                Self { value: None, person }
            }
            _ => Self::default(),
        }
    }

    pub(super) fn value(&self) -> Option<&str> {
        self.value.as_deref()
    }

    fn number<N: std::str::FromStr>(&self) -> Option<N> {
        self.value()?.parse().ok()
    }
}

/// `/tournament manage`.
pub async fn manage(request: &ServerRequest<'_>) -> Answer {
    match organised_here(request).await {
        Ok(known) => panel(request, &known, None).await,
        Err(refusal) => refusal,
    }
}

/// `/tournament cancel`: a question, for it cannot be undone.
pub async fn ask_to_cancel(request: &ServerRequest<'_>) -> Answer {
    match organised_here(request).await {
        Ok(known) if known.state.is_over() => {
            Reply::say(request.text().tournament_refusal(&Refusal::Over)).into()
        }
        Ok(known) => cancel_question(request, &known).into(),
        Err(refusal) => refusal,
    }
}

/// The tournament of this channel, if the person may organise it.
pub(super) async fn organised_here(
    request: &ServerRequest<'_>,
) -> Result<LoadedTournament, Answer> {
    let known = request.bot.tournaments.here(request.channel).await;
    match known {
        Ok(known) => organised(request, known).await,
        Err(error) => Err(Reply::say(refusal_of(request, error)).into()),
    }
}

async fn organised(
    request: &ServerRequest<'_>,
    known: LoadedTournament,
) -> Result<LoadedTournament, Answer> {
    if known.state.is_organised_by(&requester(request).await.by) {
        return Ok(known);
    }
    Err(Reply::say(request.text().tournament_refusal(&Refusal::NotAnOrganiser)).into())
}

/// A click in the panel.
pub async fn click(request: &ServerRequest<'_>, button: PanelButton, input: &Input) -> Answer {
    let known = match request.bot.tournaments.asked_for(button.tournament).await {
        Ok(known) => known,
        Err(error) => return Reply::say(refusal_of(request, error)).into(),
    };
    let known = match organised(request, known).await {
        Ok(known) => known,
        Err(refusal) => return refusal,
    };
    let known = &known;
    // What is over can be looked at, and its tables can be decided.
    if known.state.is_over() && !works_after_the_end(button.click) {
        let over = request.text().tournament_refusal(&Refusal::Over);
        return panel(request, known, Some(&over)).await;
    }
    match button.click {
        PanelClick::Panel | PanelClick::Back => panel(request, known, None).await,
        PanelClick::Start => match errors::for_tournament(request) {
            Some(_) if !request.can_have_threads() => does(request, known, Action::Start).await,
            Some(refusal) => refusal,
            None => does(request, known, Action::Start).await,
        },
        PanelClick::Pause => does(request, known, Action::Pause).await,
        PanelClick::Resume => does(request, known, Action::Resume).await,
        PanelClick::Computers => computers(request, known).into(),
        PanelClick::ChooseComputers => match input.number() {
            Some(count) => does(request, known, Action::Computers { count }).await,
            None => errors::old_button(request),
        },
        PanelClick::Extend => extension(request, known).into(),
        PanelClick::ChooseExtension => match input.number::<i64>() {
            Some(minutes) => does(request, known, Action::Extend { time: minutes * MINUTE }).await,
            None => errors::old_button(request),
        },
        PanelClick::Cancel => cancel_question(request, known).into(),
        PanelClick::ConfirmCancel => does(request, known, Action::Cancel).await,
        PanelClick::Tables(_)
        | PanelClick::ChooseTable(_)
        | PanelClick::Table(_)
        | PanelClick::Ask(..)
        | PanelClick::Decide(..)
        | PanelClick::Places(..) => adjudicate::click(request, known, button.click, input).await,
        PanelClick::Players(page) => player_steps::list(request, known, page).into(),
        PanelClick::ChoosePlayer(_) => match input.number::<EntryId>() {
            Some(entry) => player_steps::of(request, known, entry),
            None => errors::old_button(request),
        },
        PanelClick::Player(entry) => player_steps::of(request, known, entry as EntryId),
        PanelClick::Withdraw(entry) => player_steps::ask_to_withdraw(request, known, entry),
        PanelClick::ConfirmWithdraw(entry) => {
            does(request, known, Action::Withdraw { entry: entry as EntryId }).await
        }
        PanelClick::Replace(entry) => player_steps::replace(request, known, entry),
        PanelClick::ReplaceByComputer(entry) => {
            player_steps::ask_for_computer(request, known, entry)
        }
        PanelClick::ConfirmComputer(entry) => {
            let (entry, player) = (entry as EntryId, substitute(None));
            does(request, known, Action::Replace { entry, player }).await
        }
        PanelClick::ReplaceByPerson(entry) => match &input.person {
            Some(person) if person.is_bot => {
                panel(request, known, Some(&request.text().tournament_no_bot())).await
            }
            Some(person) => {
                let player = substitute(Some((person.id, person.name.clone())));
                let entry = entry as EntryId;
                does(request, known, Action::Replace { entry, player }).await
            }
            None => errors::old_button(request),
        },
        PanelClick::Pardon(entry) => {
            does(request, known, Action::Pardon { entry: entry as EntryId }).await
        }
        PanelClick::Log => log::page(request, known, None, false).await,
        PanelClick::EarlierLog(page) | PanelClick::LaterLog(page) => {
            log::page(request, known, Some(page as usize), false).await
        }
        PanelClick::EarlierLogAlone(page) | PanelClick::LaterLogAlone(page) => {
            log::page(request, known, Some(page as usize), true).await
        }
    }
}

fn works_after_the_end(click: PanelClick) -> bool {
    matches!(
        click,
        PanelClick::Panel
            | PanelClick::Back
            | PanelClick::Tables(_)
            | PanelClick::ChooseTable(_)
            | PanelClick::Table(_)
            | PanelClick::Ask(..)
            | PanelClick::Decide(..)
            | PanelClick::Places(..)
            | PanelClick::Log
            | PanelClick::EarlierLog(_)
            | PanelClick::LaterLog(_)
            | PanelClick::EarlierLogAlone(_)
            | PanelClick::LaterLogAlone(_)
    )
}

/// Does something, and shows the panel with what was done, or why it was not.
pub(super) async fn does(
    request: &ServerRequest<'_>,
    known: &LoadedTournament,
    action: Action,
) -> Answer {
    let requester = requester(request).await;
    match request.bot.tournaments.act(known.id, &requester, &action).await {
        Ok(after) => {
            let did = request.text().tournament_acted(&known.state, &after.state, &action);
            panel(request, &after, Some(&did)).await
        }
        Err(error) => {
            let why = refusal_of(request, error);
            match request.bot.tournaments.get(known.id).await {
                Ok(now) => panel(request, &now, Some(&why)).await,
                Err(_) => Reply::say(why).into(),
            }
        }
    }
}

/// The panel as things are now, below what was done last.
pub(super) async fn panel(
    request: &ServerRequest<'_>,
    known: &LoadedTournament,
    notice: Option<&str>,
) -> Answer {
    let state = &known.state;
    let shown: Vec<_> = state.tables_to_watch().into_iter().take(TABLES).collect();
    let now = match request.bot.tournaments.matches_now(known, &shown).await {
        Ok(now) => now,
        Err(TournamentRefused::Store(error)) => {
            return Reply::say(errors::trouble(request, &error)).into();
        }
        // One damaged match does not hide the others: the panel does without scores.
        Err(error) => {
            tracing::warn!(tournament = known.id.0, %error, "no scores for the organisers");
            Default::default()
        }
    };
    let view = PanelView { state, threads: &now.threads, reports: &now.reports, notice };
    let content = request.text().organiser_panel(&view);
    Reply { content, rows: rows(request, known), ..Reply::default() }.into()
}

/// The buttons of the panel: those that the stage allows.
fn rows(request: &ServerRequest<'_>, known: &LoadedTournament) -> Vec<CreateActionRow> {
    use OrganiserButton as B;
    let state = &known.state;
    let make = |click, label| one(request, known.id, click, label, ButtonStyle::Secondary);
    let pause = match state.paused_at {
        Some(_) => one(request, known.id, PanelClick::Resume, B::Resume, ButtonStyle::Primary),
        None => make(PanelClick::Pause, B::Pause),
    };
    let players = make(PanelClick::Players(0), B::Players);
    let adjudicate = make(PanelClick::Tables(0), B::Adjudicate);
    let (refresh, log) = (make(PanelClick::Panel, B::Refresh), make(PanelClick::Log, B::Log));
    let cancel = make(PanelClick::Cancel, B::Cancel);
    let rows = match state.stage {
        Stage::SignUp | Stage::CheckIn { .. } => {
            let opens = state.stage == Stage::SignUp && state.plan.check_in.is_some();
            let label = if opens { B::OpenCheckIn } else { B::Start };
            let start = one(request, known.id, PanelClick::Start, label, ButtonStyle::Primary);
            let computers = make(PanelClick::Computers, B::Computers);
            let mut second = vec![refresh, cancel];
            // Only a check-in has a clock that can stand still.
            if matches!(state.stage, Stage::CheckIn { .. }) || state.paused_at.is_some() {
                second.insert(0, pause);
            }
            vec![vec![start, computers, players, log], second]
        }
        Stage::Playing { .. } => {
            let extend = make(PanelClick::Extend, B::Extend);
            vec![vec![pause, extend, adjudicate, players, log], vec![refresh, cancel]]
        }
        Stage::Over(_) => vec![vec![adjudicate, log, refresh]],
    };
    rows.into_iter().map(CreateActionRow::Buttons).collect()
}

pub(super) fn one(
    request: &ServerRequest<'_>,
    tournament: TournamentId,
    click: PanelClick,
    label: OrganiserButton,
    style: ButtonStyle,
) -> CreateButton {
    let id = PanelButton { tournament, click }.to_string();
    button(id, request.text().organiser_button(label), style)
}

/// The button that leads back to the panel.
pub(super) fn back(request: &ServerRequest<'_>, known: &LoadedTournament) -> CreateButton {
    one(request, known.id, PanelClick::Back, OrganiserButton::Back, ButtonStyle::Secondary)
}

fn cancel_question(request: &ServerRequest<'_>, known: &LoadedTournament) -> Reply {
    let (sure, label) = (PanelClick::ConfirmCancel, OrganiserButton::Cancel);
    let sure = one(request, known.id, sure, label, ButtonStyle::Danger);
    let rows = vec![CreateActionRow::Buttons(vec![sure, back(request, known)])];
    Reply { content: request.text().cancel_question(&known.state), rows, ..Reply::default() }
}

fn computers(request: &ServerRequest<'_>, known: &LoadedTournament) -> Reply {
    let (text, state) = (request.text(), &known.state);
    let room = (state.plan.capacity as usize).saturating_sub(state.persons_in());
    let counts = COMPUTERS.into_iter().filter(|count| *count <= room);
    let options = counts.map(|count| (count.to_string(), count.to_string(), None)).collect();
    let menu = player_steps::menu(
        request,
        known.id,
        PanelClick::ChooseComputers,
        options,
        OrganiserMenu::Computers,
    );
    let rows = vec![menu, CreateActionRow::Buttons(vec![back(request, known)])];
    Reply { content: text.computers_question(state), rows, ..Reply::default() }
}

fn extension(request: &ServerRequest<'_>, known: &LoadedTournament) -> Reply {
    let text = request.text();
    let option = |minutes: i64| (text.extension_choice(minutes), minutes.to_string(), None);
    let menu = player_steps::menu(
        request,
        known.id,
        PanelClick::ChooseExtension,
        EXTENSIONS.map(option).to_vec(),
        OrganiserMenu::Extension,
    );
    let rows = vec![menu, CreateActionRow::Buttons(vec![back(request, known)])];
    Reply { content: text.extension_question(), rows, ..Reply::default() }
}
