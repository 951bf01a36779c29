//! An organiser, the tournament that was loaded for their request, and the parts of their panel.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenuOption};

use super::acting::{log_decision, refusal_sentence, requester_with_rights};
use crate::discord::custom_id::organise::{PanelButton, PanelClick};
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::ServerRequest;
use crate::discord::render::components::{MENU, labelled_button, select_menu};
use crate::guild::{LoadedTournament, Requester, TournamentRefused};
use crate::league::tournament::{KnownReason, Reason, Stage, TournamentAction, TournamentRefusal};
use crate::text::{OrganiserButton, OrganiserMenu, PanelView, TABLES, Text};

/// An option of a menu: its label, its value, and its description, if it has one.
pub(super) type MenuChoice = (String, String, Option<String>);

/// A page of a list that is too long for one menu.
pub(super) struct MenuPage<T> {
    pub items: Vec<T>,
    /// The number of the page, counted from 0.
    pub number: u32,
    /// The buttons to the pages before and after it, and to the panel.
    pub buttons: CreateActionRow,
}

/// A person who may organise a tournament. The tournament is loaded, and the permission checked, once for each request.
pub(super) struct Organiser<'a> {
    pub request: &'a ServerRequest<'a>,
    pub loaded: LoadedTournament,
    requester: Requester,
}

impl<'a> Organiser<'a> {
    /// Creates the organiser for a request in the channel of a tournament.
    ///
    /// # Errors
    /// Returns a refusal if there is none, or the person may not organise it.
    pub async fn from_channel(request: &'a ServerRequest<'a>) -> Result<Self, InteractionAnswer> {
        Self::from_loaded_tournament(
            request,
            request.bot.tournaments.tournament_for_request(request.channel).await,
        )
        .await
    }

    /// Creates the organiser from the tournament that was loaded for the request.
    ///
    /// # Errors
    /// Returns a refusal if it could not be loaded, or the person may not organise it.
    pub async fn from_loaded_tournament(
        request: &'a ServerRequest<'a>,
        loaded: Result<LoadedTournament, TournamentRefused>,
    ) -> Result<Self, InteractionAnswer> {
        let loaded =
            loaded.map_err(|error| PrivateReply::from_content(refusal_sentence(request, error)))?;
        let requester = requester_with_rights(request).await?;
        if loaded.state.may_be_organised_by(&requester.by) {
            return Ok(Self { request, loaded, requester });
        }
        Err(PrivateReply::from_content(
            request.text().tournament_refusal(&TournamentRefusal::NotAnOrganiser),
        )
        .into())
    }

    /// Returns the bot's texts in the organiser's language.
    pub fn text(&self) -> &'static Text {
        self.request.text()
    }

    /// Returns the sentence for organisers who take part in the tournament, which names the decisions that they may not make.
    /// Returns `None` if the organiser may make all decisions.
    pub fn refusal_for_participating_organiser(&self) -> Option<String> {
        let refusal = self.loaded.state.check_organiser_is_neutral(self.request.actor.id).err()?;
        Some(self.text().tournament_refusal(&refusal))
    }

    /// Carries out an organiser's action, and shows the panel with the result or the refusal.
    pub async fn perform_action(&self, action: TournamentAction) -> InteractionAnswer {
        self.perform_for_reason(action, None).await
    }

    /// Carries out an organiser's action, and shows the panel with the result or the refusal. `reason` is `None` for the usual
    /// reason.
    pub async fn perform_for_reason(
        &self,
        action: TournamentAction,
        reason: Option<KnownReason>,
    ) -> InteractionAnswer {
        let tournaments = &self.request.bot.tournaments;
        let reason = reason.map(Reason::Known);
        let requester = Requester { reason, ..self.requester.clone() };
        match tournaments.commit_action(&self.loaded, &requester, &action).await {
            Ok(after) => {
                let reason = requester.reason_or_default(&action, &self.loaded.state);
                log_decision(self.request, &after, &action, reason.as_ref()).await;
                let (before, after_it) = (&self.loaded.state, &after.state);
                let did =
                    self.text().action_confirmation(before, after_it, &action, reason.as_ref());
                show_organiser_panel(self.request, &after, Some(&did)).await
            }
            Err(error) => {
                let why = refusal_sentence(self.request, error);
                match tournaments.current_state(self.loaded.id).await {
                    Ok(now) => show_organiser_panel(self.request, &now, Some(&why)).await,
                    Err(_) => PrivateReply::from_content(why).into(),
                }
            }
        }
    }

    /// Shows the panel in its current state. If `notice` is given, this text is above it.
    pub async fn show_panel(&self, notice: Option<&str>) -> InteractionAnswer {
        show_organiser_panel(self.request, &self.loaded, notice).await
    }

    /// Returns a button of the panel in the usual style.
    pub fn panel_button(&self, click: PanelClick, label: OrganiserButton) -> CreateButton {
        self.styled_button(click, label, ButtonStyle::Secondary)
    }

    /// Returns a button of the panel in this style.
    pub fn styled_button(
        &self,
        click: PanelClick,
        label: OrganiserButton,
        style: ButtonStyle,
    ) -> CreateButton {
        styled_panel_button(self.request, &self.loaded, click, label, style)
    }

    /// Returns the button that leads back to the panel.
    pub fn back_button(&self) -> CreateButton {
        self.panel_button(PanelClick::Back, OrganiserButton::Back)
    }

    /// Returns the custom id of a component of the panel.
    pub fn component_id(&self, click: PanelClick) -> PanelButton {
        PanelButton { tournament: self.loaded.id, click }
    }

    /// Returns a menu with a single choice.
    pub fn panel_menu(
        &self,
        click: PanelClick,
        choices: Vec<MenuChoice>,
        label: OrganiserMenu,
    ) -> CreateActionRow {
        let option = |(label, value, description): MenuChoice| {
            let option = CreateSelectMenuOption::new(label, value);
            description.into_iter().fold(option, CreateSelectMenuOption::description)
        };
        let options = choices.into_iter().map(option).collect();
        select_menu(
            self.component_id(click),
            options,
            self.text().organiser_menu_placeholder(label),
        )
    }

    /// Divides a list into pages that fit into a menu, and returns the requested page. `page_click` returns the click that opens a
    /// page.
    pub fn page_with_buttons<T: Copy>(
        &self,
        all: &[T],
        page: u32,
        page_click: impl Fn(u32) -> PanelClick,
    ) -> MenuPage<T> {
        let pages = u32::try_from(all.len().div_ceil(MENU)).unwrap_or(u32::MAX).max(1);
        let page = page.min(pages - 1);
        let shown = all.iter().skip(page as usize * MENU).take(MENU).copied().collect();
        let mut buttons = Vec::new();
        if pages > 1 {
            let turning = |to: u32, label, leads: bool| {
                self.panel_button(page_click(to), label).disabled(!leads)
            };
            // A disabled button needs a unique custom id as well.
            let earlier = page.checked_sub(1);
            let before = earlier.unwrap_or(u32::MAX);
            buttons.push(turning(before, OrganiserButton::Earlier, earlier.is_some()));
            buttons.push(turning(page + 1, OrganiserButton::More, page + 1 < pages));
        }
        buttons.push(self.back_button());
        MenuPage { items: shown, number: page, buttons: CreateActionRow::Buttons(buttons) }
    }

    /// Returns a menu of reasons. If `chosen` is given, that reason is preselected.
    pub fn reason_menu(
        &self,
        click: PanelClick,
        reasons: &[KnownReason],
        chosen: Option<KnownReason>,
        label: OrganiserMenu,
    ) -> CreateActionRow {
        let option = |reason: &KnownReason| {
            let option = CreateSelectMenuOption::new(
                self.text().predefined_reason_name(*reason),
                reason.name(),
            );
            option.default_selection(chosen == Some(*reason))
        };
        let options = reasons.iter().map(option).collect();
        select_menu(
            self.component_id(click),
            options,
            self.text().organiser_menu_placeholder(label),
        )
    }

    /// Returns a message that asks the organiser to confirm a decision. The button `confirm` confirms it for the usual
    /// reason, the menu `other_reason` for another reason, and the button `back` cancels it.
    pub fn ask_to_confirm_decision(
        &self,
        content: String,
        action: &TournamentAction,
        confirm: (PanelClick, OrganiserButton),
        other_reason: PanelClick,
        back: CreateButton,
    ) -> PrivateReply {
        let [usual, others @ ..] = action.usual_reasons(&self.loaded.state) else {
            return self.confirmation_reply(content, confirm, back);
        };
        let content = format!("{content}\n{}", self.text().recorded_reason_note(*usual));
        let mut reply = self.confirmation_reply(content, confirm, back);
        reply
            .rows
            .insert(0, self.reason_menu(other_reason, others, None, OrganiserMenu::OtherReason));
        reply
    }

    /// Returns a message that asks for confirmation, with a button that confirms and a button that leads back.
    pub fn confirmation_reply(
        &self,
        content: String,
        (click, label): (PanelClick, OrganiserButton),
        back: CreateButton,
    ) -> PrivateReply {
        let sure = self.styled_button(click, label, ButtonStyle::Danger);
        PrivateReply::with_rows(content, vec![CreateActionRow::Buttons(vec![sure, back])])
    }
}

/// Shows the current panel. If `notice` is given, this text is above it.
pub(super) async fn show_organiser_panel(
    request: &ServerRequest<'_>,
    loaded: &LoadedTournament,
    notice: Option<&str>,
) -> InteractionAnswer {
    let state = &loaded.state;
    let shown: Vec<_> = state.open_tables_by_urgency().into_iter().take(TABLES).collect();
    let now = match request.bot.tournaments.current_matches(loaded, &shown).await {
        Ok(now) => now,
        Err(TournamentRefused::Store(error)) => {
            return PrivateReply::from_content(errors::report_store_error(request, &error)).into();
        }
        // If one match is damaged, the panel is still shown, but without scores.
        Err(error) => {
            tracing::warn!(tournament = loaded.id.0, %error, "no scores for the organisers");
            Default::default()
        }
    };
    let view = PanelView { state, threads: &now.threads, reports: &now.reports, notice };
    let content = request.text().organiser_panel(&view);
    PrivateReply::with_rows(content, organiser_panel_rows(request, loaded)).into()
}

/// Returns the rows of the panel's buttons that the current stage of the tournament allows.
fn organiser_panel_rows(
    request: &ServerRequest<'_>,
    loaded: &LoadedTournament,
) -> Vec<CreateActionRow> {
    use OrganiserButton as B;
    let state = &loaded.state;
    let make =
        |click, label| styled_panel_button(request, loaded, click, label, ButtonStyle::Secondary);
    let pause = match state.paused_at {
        Some(_) => styled_panel_button(
            request,
            loaded,
            PanelClick::Resume,
            B::Resume,
            ButtonStyle::Primary,
        ),
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
            let start = styled_panel_button(
                request,
                loaded,
                PanelClick::Start,
                label,
                ButtonStyle::Primary,
            );
            let computers = make(PanelClick::Computers, B::Computers);
            let mut second = vec![refresh, cancel];
            // Before the start, only a check-in has a clock that can be paused.
            if matches!(state.stage, Stage::CheckIn { .. }) || state.paused_at.is_some() {
                second.insert(0, pause);
            }
            vec![vec![start, computers, players, log], second]
        }
        Stage::Playing { .. } => {
            let extend = make(PanelClick::Extend, B::Extend);
            vec![vec![pause, extend, adjudicate, players, log], vec![refresh, cancel]]
        }
        // A tournament that was cancelled before its start has no tables.
        Stage::Over(_) if state.tables.is_empty() => vec![vec![log, refresh]],
        Stage::Over(_) => vec![vec![adjudicate, log, refresh]],
    };
    rows.into_iter().map(CreateActionRow::Buttons).collect()
}

/// Returns a button of the panel in this style.
fn styled_panel_button(
    request: &ServerRequest<'_>,
    loaded: &LoadedTournament,
    click: PanelClick,
    label: OrganiserButton,
    style: ButtonStyle,
) -> CreateButton {
    let id = PanelButton { tournament: loaded.id, click };
    labelled_button(id, request.text().organiser_button_label(label), style)
}
