//! Opening a table, coming and going, and ending it.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenuOption};

use super::turn::intent;
use crate::discord::custom_id::table::{Click, CustomId};
use crate::discord::interaction::errors;
use crate::discord::interaction::request::Request;
use crate::discord::interaction::response::{Answer, Reply};
use crate::discord::render::clock;
use crate::discord::render::components;
use crate::discord::render::components::button;
use crate::discord::render::names;
use crate::game::{Change, Clause, Edition, Threshold, Variant};
use crate::ids::{GuildId, TableId};
use crate::opponent::Level;
use crate::store::MessageRef;
use crate::table::{
    Opening, Phase, Refused, Settings, Table, TableAction, TableRefusal, TurnClock,
};
use crate::text::{self, LobbyInfo, Text};
use crate::time::Millis;

/// What is chosen for a table beside its rules. Where no level is given, computers play at the server's.
#[derive(Clone, Copy, Debug)]
pub struct Choices {
    pub hints: bool,
    pub clock: TurnClock,
    pub level: Option<Level>,
}

/// `/play`.
pub async fn open(
    request: &Request<'_>,
    edition: Edition,
    length: Option<&str>,
    choices: Choices,
) -> Answer {
    let text = request.text();
    let mut rules = Variant::from(edition);
    if let Some(typed) = length {
        let Some(length) = Clause::Match.value(typed) else {
            return Reply::say(text.unknown_length(typed)).into();
        };
        rules = rules.with(length);
    }
    match rules.check() {
        Ok(()) => open_with(request, &rules, choices).await,
        Err(mix) => Reply::say(text.bad_mix(&mix)).into(),
    }
}

/// The lengths of a match that `/play` suggests for what is typed: the listed ones, or those with the number in it.
pub fn lengths(text: &Text, typed: &str) -> Vec<(String, String)> {
    let digits: String = typed.chars().filter(char::is_ascii_digit).take(5).collect();
    let lengths: Vec<Change> = match digits.parse::<u32>() {
        Err(_) => Clause::Match.values().collect(),
        Ok(number) => {
            let limit = i32::try_from(number).unwrap_or(i32::MAX);
            let to = |when| Change::points(limit, when);
            [Change::rounds(number), to(Threshold::Reaches), to(Threshold::Exceeds)]
                .into_iter()
                .flatten()
                .collect()
        }
    };
    let rules = Variant::from(Edition::default());
    let named = |length: Change| (text.change_label(&rules, length), length.value().into_owned());
    lengths.into_iter().map(named).collect()
}

/// A click on Play again: a table like the one that is over.
pub async fn open_again(request: &Request<'_>, table: TableId) -> Answer {
    match request.bot.tables.get(table).await {
        // One of a message that was posted before there was no such button under it.
        Ok(table) if table.of_tournament => Reply::say(request.text().no_rematch()).beside().into(),
        Ok(table) => {
            let Settings { hints, clock, level, .. } = table.settings;
            let choices = Choices { hints, clock, level: Some(level) };
            open_with(request, &table.variant(), choices).await
        }
        Err(error) => errors::answer(request, None, error).await,
    }
}

async fn open_with(request: &Request<'_>, rules: &Variant, choices: Choices) -> Answer {
    let Choices { hints, clock, level } = choices;
    let text = request.text();
    if !request.is_playable() {
        return Reply::say(text.not_in_this_channel()).into();
    }
    if let Some(refusal) = errors::for_rights(request) {
        return refusal;
    }
    if let Some(parent) = request.parent {
        match request.bot.tournaments.has_thread(parent, request.channel).await {
            Ok(false) => {}
            Ok(true) => return Reply::say(text.tournament_has_thread()).beside().into(),
            Err(error) => return Reply::say(errors::trouble(request, &error)).beside().into(),
        }
    }
    let level = match level {
        Some(level) => level,
        None => match request.bot.guilds.computer_level(request.guild).await {
            Ok(level) => level,
            Err(error) => return Reply::say(errors::trouble(request, &error)).beside().into(),
        },
    };
    let opening = Opening {
        guild: request.guild,
        channel: request.channel,
        host: request.actor.clone(),
        settings: Settings {
            edition: rules.edition().name().to_owned(),
            changes: rules.changes().clone(),
            hints,
            clock,
            level,
            locale: request.guild_locale.to_owned(),
        },
        interaction: request.id,
    };
    match request.bot.tables.open(opening).await {
        Ok(_) => Reply::say(text.opened()).beside().into(),
        Err(Refused::Table(TableRefusal::ChannelTaken { table })) => {
            channel_taken(request, table).await
        }
        Err(error) => errors::answer(request, None, error).await,
    }
}

/// The time that somebody who cannot open a table waits for the message of the table that is there.
const LINK_WITHIN: Millis = 1_000;

/// The channel has a table already: where it is. Its message may not be there yet, when two have asked at the same instant.
async fn channel_taken(request: &Request<'_>, table: TableId) -> Answer {
    let text = request.text();
    let deadline = request.received + LINK_WITHIN;
    let message = request.bot.tables.message_of(table, deadline).await.ok().flatten();
    let link = message.map(|message| link(request.guild, message));
    let content = text.channel_taken(link.as_deref());
    let rows = link.map(|link| {
        let button = CreateButton::new_link(link).label(text.button(text::Button::GoToTable));
        CreateActionRow::Buttons(vec![button])
    });
    Reply { content, rows: rows.into_iter().collect(), ..Reply::default() }.beside().into()
}

/// The link to a message, for people of its server.
pub fn link(guild: GuildId, message: MessageRef) -> String {
    let MessageRef { channel_id, message_id } = message;
    format!("https://discord.com/channels/{guild}/{channel_id}/{message_id}")
}

/// A click on the lobby's message, which then changes by itself.
pub async fn change(request: &Request<'_>, table: TableId, action: TableAction) -> Answer {
    if action == TableAction::Start
        && let Some(refusal) = errors::for_rights(request)
    {
        return refusal;
    }
    match request.bot.tables.act(intent(request, table, None, action)).await {
        Ok(_) => Answer::Seen,
        Err(error) => {
            let table = request.bot.tables.get(table).await.ok();
            errors::answer(request, table.as_deref(), error).await
        }
    }
}

/// A click on Leave under a lobby. If the match has begun meanwhile, it asks first, as `/leave` does.
pub async fn leave_by_click(request: &Request<'_>, table: TableId) -> Answer {
    let begun = match request.bot.tables.get(table).await {
        Ok(table) => Some(table).filter(|table| matches!(table.phase, Phase::Playing(_))),
        Err(error) => return errors::answer(request, None, error).await,
    };
    match begun {
        None => change(request, table, TableAction::Leave).await,
        Some(table) if table.seat_of(request.actor.id).is_none() => {
            errors::answer(request, Some(&table), TableRefusal::NotSeated.into()).await
        }
        Some(table) => sure_to_leave(request, &table),
    }
}

/// `/leave`: at once from a lobby; from a match, asks first.
pub async fn ask_to_leave(request: &Request<'_>) -> Answer {
    let text = request.text();
    let table = match request.bot.tables.open_in(request.channel).await {
        Ok(Some(table)) => table,
        Ok(None) => return Reply::say(text.no_table()).into(),
        Err(error) => return errors::answer(request, None, error).await,
    };
    if table.seat_of(request.actor.id).is_none() {
        return Reply::say(text.not_at_table()).into();
    }
    if matches!(table.phase, Phase::Lobby) {
        return leave(request, table.id).await;
    }
    sure_to_leave(request, &table)
}

/// Asks whether somebody wants to leave a match.
fn sure_to_leave(request: &Request<'_>, table: &Table) -> Answer {
    let text = request.text();
    sure(
        table,
        Click::ConfirmLeave,
        text.confirm_leave(table.is_competitive()),
        text.button(text::Button::ConfirmLeave),
    )
}

/// Leaves for good.
pub async fn leave(request: &Request<'_>, table: TableId) -> Answer {
    let text = request.text();
    match request.bot.tables.act(intent(request, table, None, TableAction::Leave)).await {
        Ok(outcome) if outcome.table.game().is_none() => Reply::say(text.left_lobby()).into(),
        Ok(_) => Reply::say(text.left_match()).into(),
        Err(error) => {
            let table = request.bot.tables.get(table).await.ok();
            errors::answer(request, table.as_deref(), error).await
        }
    }
}

/// `/end`: asks first.
pub async fn ask_to_end(request: &Request<'_>) -> Answer {
    let text = request.text();
    let table = match request.bot.tables.open_in(request.channel).await {
        Ok(Some(table)) => table,
        Ok(None) => return Reply::say(text.no_table()).into(),
        Err(error) => return errors::answer(request, None, error).await,
    };
    let plays = table.seat_of(request.actor.id).is_some();
    if !plays && !request.actor.moderator {
        return Reply::say(text.not_at_table()).into();
    }
    let votes = plays && !table.ends_alone(request.actor.id, request.bot.clock.now());
    let label = if votes { text::Button::VoteEnd } else { text::Button::ConfirmEnd };
    sure(&table, Click::ConfirmEnd, text.confirm_end(votes), text.button(label))
}

/// Ends the game, or votes for it.
pub async fn end(request: &Request<'_>, table: TableId) -> Answer {
    let text = request.text();
    match request.bot.tables.act(intent(request, table, None, TableAction::End)).await {
        Ok(outcome) if outcome.table.is_open() => {
            let (votes, needed) = outcome.table.end_votes_of();
            Reply::say(text.end_voted(votes, needed)).into()
        }
        Ok(_) => Reply::say(text.ended()).into(),
        Err(error) => {
            let table = request.bot.tables.get(table).await.ok();
            errors::answer(request, table.as_deref(), error).await
        }
    }
}

fn sure(table: &Table, click: Click, content: String, label: String) -> Answer {
    let id = CustomId { table: table.id, click }.to_string();
    let rows = vec![CreateActionRow::Buttons(vec![button(id, label, ButtonStyle::Danger)])];
    Reply { content, rows, ..Reply::default() }.into()
}

fn seats_a_computer(table: &Table) -> bool {
    table.people().count() < table.seats.len()
}

/// The content of a lobby's public message.
pub fn content(table: &Table, text: &Text) -> String {
    let names = names::of(table);
    let host = names::person(table, table.host);
    text.lobby(&LobbyInfo {
        host: host.unwrap_or(text::Who::Computer(1)),
        rules: &table.variant(),
        seats: &names,
        hints: table.settings.hints,
        clock: clock::limit(table.settings.clock),
        level: seats_a_computer(table).then_some(table.settings.level),
        expires_unix: table.lobby_closes_at() / 1000,
    })
}

/// The buttons of a lobby's public message.
pub fn buttons(table: &Table, text: &Text) -> Vec<CreateActionRow> {
    let id = |click| CustomId { table: table.id, click }.to_string();
    let (least, most) = table.capacity().into_inner();
    let full = table.seats.len() >= most;
    let too_few = table.seats.len() < least;
    let computers = seats_a_computer(table);
    let secondary = ButtonStyle::Secondary;
    let mut row = vec![
        button(id(Click::Join), text.button(text::Button::Join), ButtonStyle::Primary)
            .disabled(full),
        button(id(Click::Leave), text.button(text::Button::Leave), secondary),
        button(id(Click::AddComputer), text.button(text::Button::AddComputer), secondary)
            .disabled(full),
    ];
    if computers {
        row.push(button(
            id(Click::RemoveComputer),
            text.button(text::Button::RemoveComputer),
            secondary,
        ));
    }
    row.push(
        button(id(Click::Start), text.button(text::Button::Start), ButtonStyle::Success)
            .disabled(too_few),
    );
    let rules = button(id(Click::Rules), text.button(text::Button::Rules), secondary);
    let mut rows = vec![CreateActionRow::Buttons(row)];
    if computers {
        rows.push(levels(table, text));
    }
    rows.push(CreateActionRow::Buttons(vec![rules]));
    rows
}

/// The menu in which the host chooses how well computers play.
fn levels(table: &Table, text: &Text) -> CreateActionRow {
    let options = Level::ALL.map(|level| {
        CreateSelectMenuOption::new(text.level_is(level), level.name())
            .description(text.level_description(level))
            .default_selection(level == table.settings.level)
    });
    components::select(table, Click::Level, options.to_vec(), text.choose_level_placeholder())
}
