//! The rules of a table. Everyone may view them, and the host may change them until the match starts.

use serenity::all::{ButtonStyle, CreateActionRow, CreateSelectMenuOption};

use super::turn::intent_from_request;
use crate::discord::custom_id::table::{Click, CustomId};
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::Request;
use crate::discord::render::clock;
use crate::discord::render::components;
use crate::discord::render::components::{labelled_button, table_menu};
use crate::discord::render::names;
use crate::ids::TableId;
use crate::table::{IntentError, Phase, Table, TableAction, TableRefusal, TurnClock};
use crate::text::{self, RulesReader, Text};
use triominos_rules::game::{Change, Clause, Edition, Match, Variant};

/// A choice that the host makes in the menus of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleChange {
    Edition(Edition),
    /// Shows the possible values of a clause (a single rule).
    Look(Clause),
    Change(Change),
    Clock(TurnClock),
    BackToEdition,
}

impl RuleChange {
    /// Returns the change that was chosen in one of the menus of the rules; `None` if this version does not offer it.
    pub fn from_menu_value(click: Click, value: &str) -> Option<Self> {
        match click {
            Click::Edition => Edition::from_name(value).map(Self::Edition),
            Click::Clause => Clause::from_name(value).map(Self::Look),
            Click::ChangeRules { clause } => clause.find_value(value).map(Self::Change),
            Click::Clock => TurnClock::from_name(value).map(Self::Clock),
            Click::BackToEdition => Some(Self::BackToEdition),
            _ => None,
        }
    }
}

/// Handles a click on Rules: shows the rules of a table in a new message.
pub async fn show_rules_form(request: &Request<'_>, table: TableId) -> InteractionAnswer {
    match request.bot.tables.current_table(table).await {
        Ok(table) => rules_form(request, &table, None, None).in_new_message().into(),
        Err(error) => errors::answer_refused(request, None, error).await,
    }
}

/// Makes a choice of the host in the menus of the rules, and shows the new rules. If the change is refused, shows the reason above
/// the unchanged rules.
pub async fn change_rules(
    request: &Request<'_>,
    table: TableId,
    change: RuleChange,
) -> InteractionAnswer {
    let now = match request.bot.tables.current_table(table).await {
        Ok(table) => table,
        Err(error) => return errors::answer_refused(request, None, error).await,
    };
    let (action, clause) = match change {
        RuleChange::Look(clause) => return rules_form(request, &now, Some(clause), None).into(),
        RuleChange::Edition(edition) => (TableAction::ChooseEdition(edition), None),
        RuleChange::Clock(clock) => (TableAction::ChooseClock(clock), None),
        RuleChange::BackToEdition => (TableAction::ChooseEdition(now.variant().edition()), None),
        RuleChange::Change(change) => (TableAction::ChangeRules(change), Some(change.clause())),
    };
    match request.bot.tables.commit_intent(intent_from_request(request, table, None, action)).await
    {
        Ok(outcome) => rules_form(request, &outcome.table, clause, None).into(),
        Err(IntentError::Table(
            refusal @ (TableRefusal::InvalidVariant(_)
            | TableRefusal::TooMany { .. }
            | TableRefusal::NotTheHost { .. }
            | TableRefusal::AlreadyStarted),
        )) => {
            let why = errors::table_refusal_sentence(request.text(), &refusal);
            let now = request.bot.tables.current_table(table).await.unwrap_or(now);
            rules_form(request, &now, clause, Some(why)).into()
        }
        Err(error) => errors::answer_refused(request, Some(&now), error).await,
    }
}

/// Returns the message that states the rules in words. If `refusal` is given, that sentence is above them. If the reader is the
/// host and the match has not begun, the message has the menus that change the rules. If `clause` is given, these include the menu
/// of its values.
fn rules_form(
    request: &Request<'_>,
    table: &Table,
    clause: Option<Clause>,
    refusal: Option<String>,
) -> PrivateReply {
    let (text, variant) = (request.text(), table.variant());
    let host = names::person_name(table, table.host);
    let reader = match (&table.phase, host) {
        (Phase::Lobby, _) if table.host == request.actor.id => RulesReader::Host,
        (Phase::Lobby, Some(host)) => RulesReader::Others(host),
        _ => RulesReader::Match,
    };
    let content = text.rules_page(&variant, table.game().map(Match::player_count), reader, refusal);
    let clock =
        clock::turn_limit_of_clock(table.settings.clock).map(|limit| text.clock_line(limit));
    let content = text.with_line_below(content, clock);
    let mut rows = Vec::new();
    let mut row = vec![components::rules_summary_button(table, text)];
    if reader == RulesReader::Host {
        rows = rules_menus(table, &variant, clause, text);
        if !variant.changes().is_empty() {
            let id = CustomId { table: table.id, click: Click::BackToEdition }.to_string();
            let label = text.button_label(text::Button::BackToEdition);
            row.insert(0, labelled_button(id, label, ButtonStyle::Secondary));
        }
    }
    rows.push(CreateActionRow::Buttons(row));
    PrivateReply::with_rows(content, rows)
}

/// Returns the menus that change the rules. If `clause` is given, they include the menu of that clause's values.
fn rules_menus(
    table: &Table,
    variant: &Variant,
    clause: Option<Clause>,
    text: &Text,
) -> Vec<CreateActionRow> {
    let editions = Edition::ALL.map(|edition| {
        CreateSelectMenuOption::new(text.edition_name(edition.name()), edition.name())
            .description(text.edition_source(edition))
            .default_selection(edition == variant.edition())
    });
    let clauses = Clause::ALL.map(|each| {
        CreateSelectMenuOption::new(text.clause_name(each), each.name())
            .description(text.clause_value_label(variant, each))
            .default_selection(Some(each) == clause)
    });
    let mut rows = vec![
        table_menu(table, Click::Edition, editions.to_vec(), text.choose_edition_placeholder()),
        table_menu(table, Click::Clause, clauses.to_vec(), text.choose_clause_placeholder()),
    ];
    rows.push(clock::clock_menu(table, Click::Clock, text));
    rows.extend(clause.map(|clause| {
        let now = variant.current_value(clause);
        // A typed length is offered beside the listed ones.
        let typed = now.filter(|now| !now.is_listed());
        let options = clause.values().chain(typed).map(|change| {
            CreateSelectMenuOption::new(text.change_label(variant, change), change.value_name())
                .default_selection(Some(change) == now)
        });
        let click = Click::ChangeRules { clause };
        table_menu(table, click, options.collect(), text.choose_value_placeholder(clause))
    }));
    rows
}
