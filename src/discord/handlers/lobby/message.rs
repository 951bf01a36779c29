//! The public message of a lobby.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenuOption};

use crate::discord::custom_id::table::{Click, CustomId};
use crate::discord::render::clock;
use crate::discord::render::components;
use crate::discord::render::components::labelled_button;
use crate::discord::render::names;
use crate::ids::PersonId;
use crate::league::RuleChanges;
use crate::table::{Table, TableAction};
use crate::text::{self, LobbyInfo, LobbyTerms, PlayerName, RatedStatus, Text};
use triominos_rules::game::Hints;
use triominos_rules::opponent::Level;

/// The maximum number of people who can be invited by one choice in the menu of people.
const MOST_INVITED: usize = 5;

/// Returns `true` if a computer has a seat at the table.
pub fn has_seated_computer(table: &Table) -> bool {
    table.people().count() < table.seats.len()
}

/// Returns the text of a lobby's public message.
pub fn lobby_content(table: &Table, text: &Text) -> String {
    let names = names::seat_names(table);
    let host = names::person_name(table, table.host);
    let awaited: Vec<PersonId> = table
        .people()
        .map(|person| person.id)
        .filter(|person| table.needs_rating_consent_of(*person))
        .collect();
    let proposer =
        table.proposer_of_rated_match().and_then(|person| names::person_name(table, person));
    let invited: Vec<PersonId> = table.invited.iter().map(|person| person.id).collect();
    let declined: Vec<PlayerName<'_>> =
        table.declined.iter().map(|person| PlayerName::Person(&person.name)).collect();
    text.lobby_message(&LobbyInfo {
        host: host.unwrap_or(PlayerName::Computer(1)),
        rules: &table.variant(),
        seats: &names,
        hints: table.settings.hints,
        clock: clock::turn_limit_of_clock(table.settings.clock),
        level: has_seated_computer(table).then_some(table.settings.level),
        stand_ins: has_seated_computer(table) && table.settings.stand_ins,
        terms: LobbyTerms {
            seats: Some(*table.allowed_player_counts().end()),
            counts: rated_status(table),
            rated_proposal: proposer.map(|proposer| (proposer, &*awaited)),
            thread: table.settings.terms.thread,
            invited: &invited,
            declined: &declined,
        },
        expires_unix: table.lobby_closes_at() / 1000,
    })
}

/// Returns whether the match is rated and, if not, the reason. For a lobby, the answer assumes that the match starts now.
pub fn rated_status(table: &Table) -> RatedStatus {
    if table.home.is_direct() {
        RatedStatus::Direct
    } else if table.is_competitive() {
        RatedStatus::Rated
    } else if table.settings.terms.friendly {
        RatedStatus::Friendly { hints: table.settings.hints != Hints::None }
    } else if RuleChanges::from_changes(table.variant().changes()) >= RuleChanges::Play {
        RatedStatus::ChangedRules
    } else if has_seated_computer(table) {
        RatedStatus::ComputersPlay
    } else {
        RatedStatus::RatedOfTwo
    }
}

/// Returns the buttons of a lobby's public message.
pub fn lobby_buttons(table: &Table, text: &Text) -> Vec<CreateActionRow> {
    let id = |click| CustomId { table: table.id, click }.to_string();
    let (least, most) = table.allowed_player_counts().into_inner();
    let full = table.seats.len() >= most;
    let too_few = table.seats.len() < least;
    let computers = has_seated_computer(table);
    let secondary = ButtonStyle::Secondary;
    let is_direct = table.home.is_direct();
    let mut row = Vec::new();
    // Nobody else can join in a direct conversation.
    if !is_direct {
        let join = labelled_button(
            id(Click::Join),
            text.button_label(text::Button::Join),
            ButtonStyle::Primary,
        );
        row.push(join.disabled(full));
    }
    row.extend([
        labelled_button(id(Click::Leave), text.button_label(text::Button::Leave), secondary),
        labelled_button(
            id(Click::AddComputer),
            text.button_label(text::Button::AddComputer),
            secondary,
        )
        .disabled(full),
    ]);
    if computers {
        row.push(labelled_button(
            id(Click::RemoveComputer),
            text.button_label(text::Button::RemoveComputer),
            secondary,
        ));
    }
    let start = match names::person_name(table, table.host) {
        Some(host) => text.start_button_label(&host),
        None => text.button_label(text::Button::Start),
    };
    row.push(labelled_button(id(Click::Start), start, ButtonStyle::Success).disabled(too_few));
    let mut rows = vec![CreateActionRow::Buttons(row)];
    let room = most.saturating_sub(table.count_seats_in_use()).min(MOST_INVITED);
    if let Some(room) = u8::try_from(room).ok().filter(|room| *room > 0 && !is_direct) {
        rows.push(components::people_menu(id(Click::Invite), text.invite_placeholder(), room));
    }
    if computers {
        rows.push(level_menu(table, text));
    }
    let mut row = vec![components::rules_button(table, text)];
    if is_direct {
        row.push(components::all_rules_button(table, text));
    } else {
        let label = text.button_label(text::Button::TableSettings);
        row.push(labelled_button(id(Click::Terms), label, secondary));
        row.extend(rated_button(table, text));
    }
    rows.push(CreateActionRow::Buttons(row));
    if !table.invited.is_empty() {
        rows.push(invitation_answer_buttons(table, text));
    }
    rows
}

/// Returns the buttons with which invited people accept or decline.
pub fn invitation_answer_buttons(table: &Table, text: &Text) -> CreateActionRow {
    let id = |click| CustomId { table: table.id, click }.to_string();
    let (accept, decline) =
        (text.button_label(text::Button::Accept), text.button_label(text::Button::Decline));
    CreateActionRow::Buttons(vec![
        labelled_button(id(Click::Accept), accept, ButtonStyle::Success),
        labelled_button(id(Click::Decline), decline, ButtonStyle::Secondary),
    ])
}

/// Returns the button that makes the match rated or friendly. Once the host has proposed a rated match, a click on the
/// button agrees to the proposal. Returns `None` if the match cannot be rated.
fn rated_button(table: &Table, text: &Text) -> Option<CreateButton> {
    let friendly = table.settings.terms.friendly;
    let (click, label) = if table.proposer_of_rated_match().is_some() {
        (Click::AgreeToRated, text::Button::AgreeToRated)
    } else if friendly {
        (Click::Friendly { on: false }, text::Button::MakeRated)
    } else {
        (Click::Friendly { on: true }, text::Button::MakeFriendly)
    };
    let id = CustomId { table: table.id, click }.to_string();
    table
        .can_be_rated_unless_friendly()
        .then(|| labelled_button(id, text.button_label(label), ButtonStyle::Secondary))
}

/// In the menu of levels, the value of the option that adds Magpie, the computer player that drains the pool.
const WITH_MAGPIE: &str = "magpie";
/// In the menu of levels, the value of the option that removes Magpie.
const WITHOUT_MAGPIE: &str = "no-magpie";

/// Returns the menu in which the host chooses the level of the computer players. It can also add or remove Magpie, the computer
/// player that drains the pool.
fn level_menu(table: &Table, text: &Text) -> CreateActionRow {
    let mut options: Vec<_> = Level::ALL
        .into_iter()
        .map(|level| {
            CreateSelectMenuOption::new(text.level_option_label(level), level.name())
                .description(text.level_description(level))
                .default_selection(level == table.settings.level)
        })
        .collect();
    if table.has_magpie() {
        options.push(CreateSelectMenuOption::new(
            text.remove_magpie_computer_option(),
            WITHOUT_MAGPIE,
        ));
    } else if table.can_seat_magpie_computer() {
        let with = CreateSelectMenuOption::new(text.add_magpie_computer_option(), WITH_MAGPIE);
        options.push(with.description(text.magpie_computer_description()));
    }
    components::table_menu(table, Click::Level, options, text.choose_level_placeholder())
}

/// Parses the value of an option of the menu of levels; `None` if this version does not offer it.
pub fn parse_computers_choice(value: &str) -> Option<TableAction> {
    match value {
        WITH_MAGPIE => Some(TableAction::SeatMagpie(true)),
        WITHOUT_MAGPIE => Some(TableAction::SeatMagpie(false)),
        _ => Level::from_name(value).map(TableAction::ChooseLevel),
    }
}
