//! Opening a table: `/play`, and the button Play Again.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use super::{host, invited, place, start};
use crate::discord::custom_id::play::{PlayInThread, WrittenLength};
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::Request;
use crate::discord::publish::thread;
use crate::discord::render::components::labelled_button;
use crate::discord::render::{names, rack};
use crate::guild::TableDefaults;
use crate::ids::{PersonId, TableId};
use crate::store::StoreError;
use crate::table::{
    IntentError, NamedPerson, Occupant, Table, TableOpening, TableRefusal, TableSettings, Terms,
    TurnClock, check_seat_count,
};
use crate::text::{self, Lang, NeedsOthers, PlayerName, Text};
use crate::time::Millis;
use triominos_rules::game::{Change, Clause, Edition, Hints, Threshold, Variant};
use triominos_rules::opponent::Level;

/// The options that were given to `/play`; `None` for an option that was not given.
#[derive(Clone, Debug, Default)]
pub struct PlayOptions {
    pub edition: Option<Edition>,
    /// The length of the match as it was typed; `None` if the option was not given.
    pub length: Option<String>,
    pub hints: Option<Hints>,
    pub clock: Option<TurnClock>,
    pub level: Option<Level>,
    /// The number of computers; `None` for none.
    pub computers: Option<u8>,
    /// The maximum number of seats; `None` for as many as the rules allow.
    pub seats: Option<u8>,
    pub rated: Option<bool>,
    /// The mentions of the people to invite, as they were typed; `None` for nobody.
    pub with: Option<String>,
    /// True to play the match in its own thread; `None` for the server's default.
    pub thread: Option<bool>,
}

/// The settings of a new table, except its rules. For a level or hints that are `None`, the server's defaults apply.
#[derive(Clone, Debug)]
struct TableChoices {
    hints: Option<Hints>,
    clock: TurnClock,
    level: Option<Level>,
    terms: Terms,
    /// True if spectators may take over the seats of computers.
    stand_ins: bool,
    computers: u8,
    /// True if one of the computer players is Magpie, which drains the pool.
    magpie: bool,
    invited: Vec<NamedPerson>,
    /// True to start the match at once, without a lobby.
    starts: bool,
}

/// What the bot does if the channel of a new table already has another table.
#[derive(Clone, Copy, Debug)]
enum IfChannelTaken {
    /// Opens the table in a new thread.
    OpenInThread,
    /// Opens the table in a new thread, even if the channel has no other table.
    AlwaysInThread,
    /// Refuses, and offers a button that opens the table in a new thread; `None` if its options are too long for a button.
    Offer(Option<PlayInThread>),
}

/// Handles a click on Open in a Thread.
pub async fn open_in_thread(request: &Request<'_>, options: PlayInThread) -> InteractionAnswer {
    let invited: Vec<String> =
        options.invited_people().map(|person| format!("<@{person}>")).collect();
    let options = PlayOptions {
        edition: options.edition,
        length: options.length.map(|length| length.as_str().to_owned()),
        hints: options.hints,
        clock: options.clock,
        level: options.level,
        computers: options.computers,
        seats: options.seats,
        rated: options.rated,
        with: (!invited.is_empty()).then(|| invited.join(" ")),
        thread: Some(true),
    };
    open_lobby(request, options).await
}

impl PlayOptions {
    /// Returns the options as the custom id of a button; `None` if they are too long. The length of the match must have
    /// been validated.
    fn to_thread_options(&self, invited: &[PersonId]) -> Option<PlayInThread> {
        let length = match &self.length {
            None => None,
            Some(typed) => {
                Some(WrittenLength::new(&Clause::Match.find_value(typed)?.value_name())?)
            }
        };
        let wish = PlayInThread {
            edition: self.edition,
            length,
            hints: self.hints,
            clock: self.clock,
            level: self.level,
            computers: self.computers,
            seats: self.seats,
            rated: self.rated,
            ..PlayInThread::default()
        };
        wish.with_invited(invited)
    }
}

/// Handles `/play`: opens a table with these options.
pub async fn open_lobby(request: &Request<'_>, options: PlayOptions) -> InteractionAnswer {
    let text = request.text();
    let server = request.on_server();
    if let Some(needs) = first_option_that_needs_others(&options).filter(|_| server.is_none()) {
        return PrivateReply::from_content(text.needs_others_refusal(needs)).into();
    }
    let defaults = match request.bot.guilds.table_defaults(request.place.server()).await {
        Ok(defaults) => defaults,
        Err(error) => {
            return PrivateReply::from_content(errors::report_store_error(request, &error)).into();
        }
    };
    let mut rules = defaults.variant_for_edition(options.edition);
    if let Some(typed) = &options.length {
        let Some(length) = Clause::Match.find_value(typed) else {
            return PrivateReply::from_content(text.unknown_length(typed)).into();
        };
        rules = rules.with_change(length);
    }
    if let Err(mix) = rules.check() {
        return PrivateReply::from_content(text.invalid_rules_refusal(&mix)).into();
    }
    if let Err(why) = check_seats_and_computers(&rules, &options) {
        return PrivateReply::from_content(errors::table_refusal_sentence(text, &why)).into();
    }
    let friendly = match is_match_friendly(request, &options, defaults).await {
        Ok(friendly) => friendly,
        Err(error) => {
            return PrivateReply::from_content(errors::report_store_error(request, &error)).into();
        }
    };
    let room = count_seats_beside_host(&rules, options.seats);
    // In a direct conversation nobody else can join, so a computer is the default opponent.
    let usual = if server.is_some() || room == 0 { 0 } else { 1 };
    let computers = options.computers.unwrap_or(usual);
    let free = room.saturating_sub(usize::from(computers));
    let invited = match (&options.with, &server) {
        (Some(typed), Some(server)) => {
            match invited::read_invited_people(server, typed, free).await {
                Ok(invited) => invited,
                Err(why) => return PrivateReply::from_content(why).into(),
            }
        }
        _ => Vec::new(),
    };
    let people: Vec<PersonId> = invited.iter().map(|person| person.id).collect();
    if let Err(why) = invited::count_invitations(request, &people) {
        return PrivateReply::from_content(why).into();
    }
    let wants_thread = options.thread.unwrap_or(defaults.thread);
    let clock = options.clock.unwrap_or(defaults.clock);
    // A match over days would block the channel, so it gets a thread from the start.
    let takes_days = clock.is_counted_in_days() && options.thread != Some(false);
    let if_channel_taken = match options.thread {
        _ if takes_days && start::may_open_thread(request) => IfChannelTaken::AlwaysInThread,
        Some(true) => IfChannelTaken::OpenInThread,
        _ => IfChannelTaken::Offer(options.to_thread_options(&people)),
    };
    let choices = TableChoices {
        hints: options.hints,
        clock,
        level: options.level,
        terms: Terms {
            seats: options.seats,
            friendly,
            thread: wants_thread && start::may_open_thread(request),
        },
        stand_ins: false,
        computers,
        magpie: false,
        invited,
        starts: false,
    };
    let no_thread = options.thread == Some(true) && !choices.terms.thread;
    let line = no_thread.then(|| text.match_stays_in_channel());
    open_with_invitations(request, &rules, choices, line, if_channel_taken).await
}

/// Returns `true` if the match is friendly (not rated). Without the option, the server's defaults and the host's number of finished
/// matches decide.
async fn is_match_friendly(
    request: &Request<'_>,
    options: &PlayOptions,
    defaults: TableDefaults,
) -> Result<bool, StoreError> {
    match options.rated {
        Some(rated) => Ok(!rated),
        None => {
            let (guild, host) = (request.place.server(), request.actor.id);
            request.bot.guilds.is_friendly_by_default(guild, host, defaults).await
        }
    }
}

/// Returns the first given option that needs other people, who cannot join in direct messages; `None` if there is none.
fn first_option_that_needs_others(options: &PlayOptions) -> Option<NeedsOthers> {
    if options.with.is_some() {
        Some(NeedsOthers::With)
    } else if options.thread == Some(true) {
        Some(NeedsOthers::Thread)
    } else {
        (options.rated == Some(true)).then_some(NeedsOthers::Rated)
    }
}

/// Returns the number of seats without the host's. `max_seats` is the chosen maximum; `None` for as many as the rules allow.
fn count_seats_beside_host(rules: &Variant, max_seats: Option<u8>) -> usize {
    max_seats.map_or(*rules.allowed_player_counts().end(), usize::from).saturating_sub(1)
}

/// Returns an error if the rules do not allow the number of seats, or if the computers do not fit.
fn check_seats_and_computers(rules: &Variant, options: &PlayOptions) -> Result<(), TableRefusal> {
    if let Some(seats) = options.seats {
        check_seat_count(&rules.allowed_player_counts(), seats)?;
    }
    let computers = usize::from(options.computers.unwrap_or(0));
    let room = count_seats_beside_host(rules, options.seats);
    if computers > room {
        return Err(TableRefusal::TooMany { taken: computers + 1, seats: room + 1 });
    }
    Ok(())
}

/// Suggests lengths of a match: those with the number that the person has typed, or else the usual lengths.
pub fn suggest_match_lengths(text: &Text, typed: &str) -> Vec<(String, String)> {
    let digits: String = typed.chars().filter(char::is_ascii_digit).take(5).collect();
    let lengths: Vec<Change> = match digits.parse::<u32>() {
        Err(_) => Clause::Match.values().collect(),
        Ok(number) => {
            let limit = i32::try_from(number).unwrap_or(i32::MAX);
            let to = |when| Change::from_point_limit(limit, when);
            [Change::from_round_limit(number), to(Threshold::Reaches), to(Threshold::Exceeds)]
                .into_iter()
                .flatten()
                .collect()
        }
    };
    let rules = Variant::from(Edition::default());
    let named =
        |length: Change| (text.change_label(&rules, length), length.value_name().into_owned());
    lengths.into_iter().map(named).collect()
}

/// Handles a click on Play Again: opens a table with the settings of the finished one. If `with_next_level` is true, its computers
/// play at the next level.
pub async fn open_rematch(
    request: &Request<'_>,
    table: TableId,
    with_next_level: bool,
) -> InteractionAnswer {
    match request.bot.tables.current_table(table).await {
        Ok(table) => {
            let TableSettings { hints, clock, level, terms, stand_ins, .. } = table.settings;
            let (computers, mut invited) =
                computers_and_people_for_rematch(&table, request.actor.id);
            let mut not_asked = Vec::new();
            for person in std::mem::take(&mut invited) {
                let may_ask = invited::check_invitable(request, person.id).await;
                match may_ask.and_then(|()| invited::count_invitations(request, &[person.id])) {
                    Ok(()) => invited.push(person),
                    Err(why) => not_asked.push(why),
                }
            }
            let line = (!not_asked.is_empty()).then(|| not_asked.join("\n"));
            let level = level.next_stronger().filter(|_| with_next_level).unwrap_or(level);
            let (hints, level) = (Some(hints), Some(level));
            // If the person played alone against computers, no lobby is needed.
            let starts = computers > 0 && table.participants() == [request.actor.id];
            let choices = TableChoices {
                hints,
                clock,
                level,
                terms,
                stand_ins,
                computers,
                magpie: table.has_magpie(),
                invited,
                starts,
            };
            open_with_invitations(
                request,
                &table.variant(),
                choices,
                line,
                IfChannelTaken::Offer(None),
            )
            .await
        }
        Err(error) => errors::answer_refused(request, None, error).await,
    }
}

/// Returns the number of computers and the people to invite for a rematch, limited to the free seats beside the new host's. People
/// who left the match for good are not invited.
fn computers_and_people_for_rematch(table: &Table, host: PersonId) -> (u8, Vec<NamedPerson>) {
    let room = table.allowed_player_counts().end().saturating_sub(1);
    let computer = |seat: &&Occupant| matches!(seat, Occupant::Computer { left: None, .. });
    let computers = table.seats.iter().filter(computer).count().min(room);
    let people = table.seats.iter().filter_map(|seat| match seat {
        Occupant::Person(person)
        | Occupant::Computer { left: Some(person), may_return: true, .. } => Some(person),
        Occupant::Computer { .. } => None,
    });
    // People whose data was deleted cannot be invited.
    let people = people.filter(|person| person.id != host && !person.id.is_pseudonym());
    let others = people.take(room - computers);
    (u8::try_from(computers).unwrap_or(0), others.cloned().collect())
}

/// Opens a table. `extra_line` is a sentence that is added to the answer. If the table cannot be opened, the invitations are
/// removed from the count of the host's rate limit.
async fn open_with_invitations(
    request: &Request<'_>,
    rules: &Variant,
    choices: TableChoices,
    extra_line: Option<String>,
    if_channel_taken: IfChannelTaken,
) -> InteractionAnswer {
    let people: Vec<PersonId> = choices.invited.iter().map(|person| person.id).collect();
    match open_table_or_refuse(request, rules, choices, extra_line, if_channel_taken).await {
        Ok(opened) => opened,
        Err(refusal) => {
            request.bot.rate_limiter.uncount_invitations(request.actor.id, &people);
            refusal
        }
    }
}

/// Opens a table. Returns the answer or, if the table cannot be opened, the refusal as an error.
async fn open_table_or_refuse(
    request: &Request<'_>,
    rules: &Variant,
    choices: TableChoices,
    extra_line: Option<String>,
    if_channel_taken: IfChannelTaken,
) -> Result<InteractionAnswer, InteractionAnswer> {
    let TableChoices { hints, clock, level, terms, stand_ins, computers, magpie, invited, starts } =
        choices;
    let text = request.text();
    place::check_table_allowed_here(request).await?;
    let level = match level {
        Some(level) => level,
        None => match request.bot.guilds.default_computer_level(request.place.server()).await {
            Ok(level) => level,
            Err(error) => {
                return Err(PrivateReply::from_content(errors::report_store_error(
                    request, &error,
                ))
                .in_new_message()
                .into());
            }
        },
    };
    let hints = match hints {
        Some(hints) => hints,
        None => match request.bot.guilds.default_table_hints(request.place.server()).await {
            Ok(hints) => hints,
            Err(error) => {
                return Err(PrivateReply::from_content(errors::report_store_error(
                    request, &error,
                ))
                .in_new_message()
                .into());
            }
        },
    };
    let asks = !invited.is_empty();
    let opening = TableOpening {
        guild: request.place.server(),
        channel: request.channel,
        host: request.actor.clone(),
        settings: TableSettings {
            edition: rules.edition().name().to_owned(),
            changes: rules.changes().clone(),
            hints,
            clock,
            level,
            terms,
            stand_ins,
            locale: request.table_locale.to_owned(),
        },
        computers,
        magpie,
        invited,
        starts,
        coached: false,
        interaction: request.id,
    };
    if matches!(if_channel_taken, IfChannelTaken::AlwaysInThread) {
        return open_in_new_thread_or_refuse(request, opening).await;
    }
    match request.bot.tables.open_table(opening.clone()).await {
        Ok(outcome) if starts => {
            Ok(rack::rack_reply(request, &outcome.table, extra_line).await.in_new_message().into())
        }
        Ok(outcome) => {
            host::cache_reply_token(request, &outcome.table);
            let opened = match () {
                () if request.is_direct() => text.opened_in_direct_messages(),
                () if asks => text.opened_and_invited(),
                () => text.you_opened_table(),
            };
            Ok(PrivateReply::from_content(text.with_line_below(opened, extra_line))
                .in_new_message()
                .into())
        }
        Err(IntentError::Table(TableRefusal::ChannelTaken { table })) => match if_channel_taken {
            IfChannelTaken::OpenInThread | IfChannelTaken::AlwaysInThread => {
                open_in_new_thread_or_refuse(request, opening).await
            }
            IfChannelTaken::Offer(wish) => Err(refuse_channel_taken(request, table, wish).await),
        },
        Err(error) => Err(errors::answer_refused(request, None, error).await),
    }
}

/// Opens a table in a new thread of the channel.
pub(super) async fn open_in_new_thread_or_refuse(
    request: &Request<'_>,
    mut opening: TableOpening,
) -> Result<InteractionAnswer, InteractionAnswer> {
    let text = request.text();
    let refusal =
        || Err(PrivateReply::from_content(text.cannot_open_new_thread()).in_new_message().into());
    if !start::may_open_thread(request) {
        return refusal();
    }
    let name = Text::for_lang(Lang::for_locale(request.table_locale));
    let name = name.match_thread_name(&PlayerName::Person(&request.actor.name));
    opening.channel =
        match thread::open_thread_in_channel(&request.bot.caller, request.channel, name).await {
            Ok(thread) => thread,
            Err(error) => {
                tracing::info!(%error, "cannot open a thread for a table");
                return refusal();
            }
        };
    opening.settings.terms.thread = false;
    let channel = opening.channel;
    match request.bot.tables.open_table(opening).await {
        Ok(outcome) => {
            host::cache_reply_token(request, &outcome.table);
            Ok(PrivateReply::from_content(text.opened_in_thread(channel)).in_new_message().into())
        }
        Err(error) => Err(errors::answer_refused(request, None, error).await),
    }
}

/// The time in milliseconds for which a refusal waits for the message of the existing table, to link to it.
const LINK_WITHIN: Millis = 1_000;

/// Returns the refusal for a channel that already has a table. It contains a link to the message of that table, its
/// players and, if `thread_options` is given, a button that opens a table in a thread with these options. If the other table was
/// opened at the same time, its message may not be posted yet.
pub(super) async fn refuse_channel_taken(
    request: &Request<'_>,
    table: TableId,
    thread_options: Option<PlayInThread>,
) -> InteractionAnswer {
    let text = request.text();
    let deadline = request.received + LINK_WITHIN;
    let message = request.bot.tables.wait_for_board_message(table, deadline).await.ok().flatten();
    let link =
        message.zip(request.home()).map(|(message, home)| super::message_link(home, message));
    let mut content = text.channel_has_table(link.as_deref());
    if let Ok(table) = request.bot.tables.current_table(table).await {
        let opened_at = table.opened_at / 1000;
        let line = text.open_table_in_channel_line(&names::seat_names(&table), opened_at);
        content = text.with_line_below(content, Some(line));
    }
    let mut buttons = Vec::new();
    if let Some(link) = link {
        let label = text.button_label(text::Button::GoToTable);
        buttons.push(CreateButton::new_link(link).label(label));
    }
    if let Some(thread_options) = thread_options.filter(|_| request.can_have_threads()) {
        content = text.with_line_below(content, Some(text.table_in_thread_offer()));
        let label = text.button_label(text::Button::OpenInThread);
        buttons.push(labelled_button(thread_options.to_string(), label, ButtonStyle::Primary));
    }
    let rows = if buttons.is_empty() { vec![] } else { vec![CreateActionRow::Buttons(buttons)] };
    PrivateReply { content, rows, ..PrivateReply::default() }.in_new_message().into()
}
