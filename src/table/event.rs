//! The events of a table, in the form in which they are stored.

use serde::{Deserialize, Serialize};

use super::turn_clock::{Deadline, TurnClock};
use crate::ids::{ChannelId, GuildId, PersonChange, PersonId};
use crate::league::tournament::Unreadable;
use crate::time::Millis;
use triominos_rules::game::{self, Changes, Hints, Rules, Seat};
use triominos_rules::opponent::Level;

/// A person, with the display name that they had at the time of the event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NamedPerson {
    pub id: PersonId,
    /// The display name, unescaped; it is escaped when it is shown.
    pub name: String,
}

/// The maximum length of a stored name, in characters; Discord's own limit is 32.
const NAME_LIMIT: usize = 64;

impl NamedPerson {
    /// Creates a person, with the display name cut to the maximum length.
    pub fn from_display_name(id: PersonId, name: &str) -> Self {
        Self { id, name: name.chars().take(NAME_LIMIT).collect() }
    }
}

/// The player in a seat at a tournament's table. It differs from the type `league::Player` in the JSON form of a computer's number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatAssignment {
    Person(NamedPerson),
    /// A computer, by its number in the tournament.
    Computer(u8),
}

/// The choices that were made when the table was opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableSettings {
    /// The edition's name.
    pub edition: String,
    /// The changes of the edition's rules.
    #[serde(default, skip_serializing_if = "Changes::is_empty")]
    pub changes: Changes,
    /// The hints about possible placements.
    pub hints: Hints,
    /// The turn clock, which limits the time of a turn.
    #[serde(default, skip_serializing_if = "TurnClock::is_none")]
    pub clock: TurnClock,
    /// The level of the table's computers.
    #[serde(default, skip_serializing_if = "Level::is_default")]
    pub level: Level,
    /// The number of seats, whether the match is friendly (not rated), and whether it is played in
    /// its own thread.
    #[serde(default, skip_serializing_if = "Terms::is_default")]
    pub terms: Terms,
    /// True if spectators may take over the seats of computers.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stand_ins: bool,
    /// The locale of the server, as Discord gives it.
    pub locale: String,
}

/// The number of seats, whether the match is friendly, and whether it gets its own thread. People rely on these settings when they
/// sit down at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Terms {
    /// The number of seats; `None` for as many as the rules allow.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seats: Option<u8>,
    /// True if the match counts for no rating and no leaderboard. A match that is not friendly may be unrated for other reasons.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub friendly: bool,
    /// True if the match is to be played in its own thread.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub thread: bool,
}

/// One of the [`Terms`], with its new value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    Seats(Option<u8>),
    Friendly(bool),
    Thread(bool),
}

impl Terms {
    /// Returns `true` if all terms are defaults.
    pub fn is_default(&self) -> bool {
        *self == Self::default()
    }

    /// Returns the terms with one of them replaced.
    pub fn with_term(self, term: Term) -> Self {
        match term {
            Term::Seats(seats) => Self { seats, ..self },
            Term::Friendly(friendly) => Self { friendly, ..self },
            Term::Thread(thread) => Self { thread, ..self },
        }
    }
}

/// An event of a table. The state of a table is computed from its events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum TableEvent {
    /// The host opened a lobby, and sits in the first seat.
    Opened {
        /// The id of the server; `None` in direct messages, where the host plays alone or against
        /// computers.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        guild: Option<GuildId>,
        channel: ChannelId,
        host: NamedPerson,
        settings: TableSettings,
    },
    /// A tournament opened the table for its players. Nobody else can sit down, and only organisers can end the match early.
    #[serde(rename = "convened")]
    OpenedForTournament {
        guild: GuildId,
        channel: ChannelId,
        seats: Vec<SeatAssignment>,
        settings: TableSettings,
    },
    Joined {
        person: NamedPerson,
    },
    /// A person left the lobby. If it was the host, the next person becomes the host.
    LeftLobby {
        person: PersonId,
    },
    ComputerAdded,
    /// The computer that was added last was removed from the lobby.
    ComputerRemoved,
    /// The host chose other rules in the lobby: an edition, and its changes.
    RulesChosen {
        edition: String,
        #[serde(default, skip_serializing_if = "Changes::is_empty")]
        changes: Changes,
    },
    /// The host chose another clock in the lobby.
    ClockChosen {
        clock: TurnClock,
    },
    /// The host chose the level of computers in the lobby.
    LevelChosen {
        level: Level,
    },
    /// The host chose other [`Terms`] (seats, friendly, thread) in the lobby.
    TermsChosen {
        terms: Terms,
    },
    /// A player proposes that the match be rated. The other players have to agree, because they sat down to a match that was not
    /// rated.
    RatedProposed {
        person: PersonId,
    },
    /// Another player agrees that the match is rated.
    RatedAgreed {
        person: PersonId,
    },
    /// People were invited: a seat is reserved for each until they answer.
    Invited {
        people: Vec<NamedPerson>,
    },
    /// An invited person declined the invitation.
    Declined {
        person: PersonId,
    },
    /// The host freed the seat of a person in the lobby, or the seat reserved for an invited person.
    SeatFreed {
        person: PersonId,
    },
    /// The host made another person at the table its host.
    HandedOn {
        person: PersonId,
    },
    /// The match moved from the channel of its lobby to its own thread.
    MovedToThread {
        channel: ChannelId,
    },
    /// A new message with the board was requested.
    BoardShown {
        by: PersonId,
    },
    /// The match starts without the invited people who have not answered.
    InvitationsDropped {
        people: Vec<PersonId>,
    },
    /// The host chose in the lobby whether spectators may take over the seats of computers.
    StandInsChosen {
        allowed: bool,
    },
    /// The host chose in the lobby whether the last computer is Magpie, a style of computer that drains the pool.
    MagpieChosen {
        plays: bool,
    },
    /// The match started. Its seats and rules are fixed, even if the edition's rules change later.
    Started {
        rules: Rules,
    },
    /// A computer permanently took the seat of a person. The person left or, if `no_show` is true, did not turn up for a
    /// tournament.
    SeatTaken {
        seat: Seat,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        no_show: bool,
    },
    /// A moderator permanently removed the player of this seat from the match. A computer plays on.
    TakenOut {
        seat: Seat,
        by: PersonId,
    },
    /// The turn that has begun has another deadline than usual. The reason is either quiet hours, or that no process of the bot was
    /// running at the previous deadline.
    TurnTimed {
        deadline: Deadline,
    },
    /// The current player was reminded of their turn. `near` is false for the reminder at half of the turn's time. It is true for
    /// the reminder when an eighth of the time is left.
    Reminded {
        seat: Seat,
        near: bool,
    },
    /// A match without a clock has been idle for `IdleTimes::ask_days` days, so its current player was asked to continue.
    IdleAsked {
        seat: Seat,
        /// The time at which the match is closed if nobody acts, in milliseconds since 1970.
        closes_at: Millis,
    },
    /// The bot returned to a server or a channel after an absence of `away` milliseconds. The deadlines are extended by the
    /// same time.
    BotReturned {
        away: Millis,
        /// True if only the table's channel was inaccessible.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        to_channel: bool,
    },
    /// The clock stopped at `since` (milliseconds since 1970), because the table's tournament is paused. Players
    /// may act, but nobody has to.
    ClockStopped {
        since: Millis,
    },
    /// The stopped clock continued. The current player has the time that was left.
    ClockContinued,
    /// A computer gave advice to the player in this seat. The advice itself is private, and no event contains it.
    HintGiven {
        seat: Seat,
    },
    /// A coach explains the best move in the first turns of this seat's player. The advice itself is private, and no event contains
    /// it.
    CoachJoined {
        seat: Seat,
    },
    /// The time of a turn has run out. The events that follow, up to the turn's end, are actions of the turn clock on behalf of the
    /// player.
    TurnMissed {
        seat: Seat,
    },
    /// The turn begins with the standing order of this seat's player: a move chosen in advance. The events that follow, up to the
    /// turn's end or [`Self::OrderStopped`], result from the order. The order itself is private, and no event contains it.
    TurnOrdered {
        seat: Seat,
    },
    /// The standing order has drawn the tiles that the rules demand. It stops here, because the player now has a choice to make.
    OrderStopped {
        seat: Seat,
    },
    /// After three missed turns in a row, a computer plays in this seat until the seat's player takes it back.
    SeatMinded {
        seat: Seat,
    },
    /// The player took their seat back from the computer that had played for them.
    SeatTakenBack {
        seat: Seat,
        person: NamedPerson,
    },
    /// A spectator took over the seat of the computer with this number. The result of the match still counts for the player who
    /// first had the seat.
    StoodIn {
        seat: Seat,
        person: NamedPerson,
        computer: u8,
    },
    /// The player who placed last asks the other players to consent to an undo.
    UndoAsked {
        seat: Seat,
    },
    /// Another player consents to the undo.
    UndoAgreed {
        person: PersonId,
    },
    /// The player in this seat undid the last placement. It no longer counts in the match.
    PlacementUndone {
        seat: Seat,
    },
    /// The player in this seat undid their last placement, together with the turns of computers and the automatic passes after it.
    TurnsUndone {
        seat: Seat,
    },
    /// A player voted to end the match.
    EndVoted {
        person: PersonId,
    },
    /// The table was closed before the match was over.
    Ended {
        reason: EndReason,
        by: Option<PersonId>,
    },
    /// A person's data was deleted. The events before this one were rewritten, and now contain a substitute id instead of the
    /// person's. A process that has the table in memory must load it again.
    Forgotten,
    /// An event of the match itself, such as a placement or a draw.
    Played {
        event: game::Event,
    },
}

/// The reason why a table was closed early.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    Host,
    Moderator,
    /// All players whose votes were needed have voted for the end. The vote of the host or of an absent player may not have been
    /// needed.
    Vote,
    /// The lobby was not started in time, or a match without a clock was idle for `IdleTimes::close_days` days.
    Expired,
    /// No person is left at the table.
    Deserted,
    /// The tournament to which the table belongs decided the match in another way.
    Tournament,
}

impl TableEvent {
    /// The version of the format of [`TableEvent::to_json`].
    pub const VERSION: i32 = 1;

    /// Returns the event of the match that this event contains; `None` for other events.
    pub fn as_match_event(&self) -> Option<&game::Event> {
        match self {
            Self::Played { event } => Some(event),
            _ => None,
        }
    }

    /// Returns the events of the match without the placements and turns that were undone.
    pub fn match_events_without_undone(events: &[Self]) -> Vec<game::Event> {
        let mut counted: Vec<game::Event> = Vec::new();
        for event in events {
            match event {
                Self::Played { event } => counted.push(event.clone()),
                Self::PlacementUndone { seat } => {
                    counted.pop_if(|last| last.placed().is_some_and(|placed| placed.seat == *seat));
                }
                Self::TurnsUndone { seat } => {
                    let of_seat =
                        |event: &game::Event| event.placed().is_some_and(|it| it.seat == *seat);
                    let placed = counted.iter().rposition(of_seat);
                    counted.truncate(placed.unwrap_or(counted.len()));
                }
                _ => {}
            }
        }
        counted
    }

    /// Calls `change` for every person in the event, with the person's id and, if the event contains it, their name. Returns `true`
    /// if `change` returned `true` for at least one person.
    pub fn change_people(&mut self, change: &mut PersonChange<'_>) -> bool {
        let mut named = |person: &mut NamedPerson| change(&mut person.id, Some(&mut person.name));
        match self {
            Self::Opened { host: person, .. }
            | Self::Joined { person }
            | Self::SeatTakenBack { person, .. }
            | Self::StoodIn { person, .. } => named(person),
            Self::OpenedForTournament { seats, .. } => {
                let people = seats.iter_mut().filter_map(|seat| match seat {
                    SeatAssignment::Person(person) => Some(person),
                    SeatAssignment::Computer(_) => None,
                });
                people.fold(false, |changed, person| named(person) | changed)
            }
            Self::Invited { people } => {
                people.iter_mut().fold(false, |changed, person| named(person) | changed)
            }
            Self::LeftLobby { person }
            | Self::Declined { person }
            | Self::SeatFreed { person }
            | Self::HandedOn { person }
            | Self::RatedProposed { person }
            | Self::RatedAgreed { person }
            | Self::BoardShown { by: person }
            | Self::UndoAgreed { person }
            | Self::EndVoted { person }
            | Self::TakenOut { by: person, .. }
            | Self::Ended { by: Some(person), .. } => change(person, None),
            Self::InvitationsDropped { people } => {
                people.iter_mut().fold(false, |changed, person| change(person, None) | changed)
            }
            Self::ComputerAdded
            | Self::ComputerRemoved
            | Self::RulesChosen { .. }
            | Self::ClockChosen { .. }
            | Self::LevelChosen { .. }
            | Self::TermsChosen { .. }
            | Self::MovedToThread { .. }
            | Self::StandInsChosen { .. }
            | Self::MagpieChosen { .. }
            | Self::Started { .. }
            | Self::SeatTaken { .. }
            | Self::TurnTimed { .. }
            | Self::Reminded { .. }
            | Self::IdleAsked { .. }
            | Self::BotReturned { .. }
            | Self::ClockStopped { .. }
            | Self::ClockContinued
            | Self::HintGiven { .. }
            | Self::CoachJoined { .. }
            | Self::TurnMissed { .. }
            | Self::TurnOrdered { .. }
            | Self::OrderStopped { .. }
            | Self::SeatMinded { .. }
            | Self::UndoAsked { .. }
            | Self::PlacementUndone { .. }
            | Self::TurnsUndone { .. }
            | Self::Ended { by: None, .. }
            | Self::Forgotten
            | Self::Played { .. } => false,
        }
    }

    /// Returns the JSON text in which the event is stored. Returns an error if the event cannot be serialized.
    pub fn to_json(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }

    /// Reads a stored event of any released version.
    ///
    /// # Errors
    /// Returns an error if the text is damaged, or a newer version has written it.
    pub fn from_json(version: i32, body: &str) -> Result<Self, Unreadable> {
        match version {
            Self::VERSION => Ok(serde_json::from_str(body)?),
            _ => Err(Unreadable::from_version(version, Self::VERSION)),
        }
    }
}
