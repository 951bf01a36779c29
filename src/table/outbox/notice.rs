//! The bodies of announcements, which are stored with the events, and the choice of the events that are announced.

use serde::{Deserialize, Serialize};

use crate::league::tournament::Unreadable;
use crate::table::event::TableEvent;
use crate::table::state::Table;
use triominos_rules::game;

/// The stored name of the message that asks the moderators for a missing permission.
pub const ASKED: &str = "asked";
/// The stored name of the message that asks the other players to agree to an undo.
pub const UNDO_QUESTION: &str = "undo";

/// The kind of a notice, which determines how it is published.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NoticeKind {
    /// A new message, because a lobby was opened.
    Lobby,
    /// An edit of the lobby's message, because the lobby has changed.
    LobbyChanged,
    /// People were invited to the lobby: its message is edited, and a new message mentions them.
    Invited,
    /// A new message, because a turn is over or the match has begun or ended. The previous message loses its buttons.
    Turn,
    /// An edit of the message of a published placement, because it was undone.
    Undone,
    /// A message that the table was closed early.
    Closed,
    /// A new message with the current board.
    Board,
    /// A message about a seat that a computer or a new player takes, or about a proposal to end the match or undo a placement.
    Note,
    /// A reminder, which mentions the current player.
    Reminder,
}

/// The stored body of an announcement: its kind, and the numbers of its first and last event.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct AnnouncementBody {
    pub kind: NoticeKind,
    pub from: i64,
    pub to: i64,
}

impl AnnouncementBody {
    /// Returns the text that is stored.
    pub fn to_stored(self) -> String {
        serde_json::json!(self).to_string()
    }

    /// Parses the text that was stored.
    ///
    /// # Errors
    /// Returns an error if the text is damaged, or a newer version has written it.
    pub fn parse_stored(text: &str) -> Result<Self, Unreadable> {
        Ok(serde_json::from_str(text)?)
    }
}

/// The unpublished events of a table at the time of a commit.
#[derive(Clone, Copy, Debug)]
pub struct UnpublishedEvents {
    /// The number of the first unpublished event.
    pub from: i64,
    /// The number of the table's last event.
    pub seq: i64,
    /// True if a turn has ended within the unpublished events.
    pub turn: bool,
    /// True if the placement that can be undone is among the unpublished events.
    pub placement: bool,
}

impl UnpublishedEvents {
    /// The value for a table that has not been opened yet.
    pub const NOTHING: Self = Self { from: 1, seq: 0, turn: false, placement: false };

    /// Returns the unpublished events of a table in its current state.
    pub fn from_table(table: &Table) -> Self {
        Self {
            from: table.unpublished_from,
            seq: table.seq,
            turn: table.is_turn_unpublished,
            placement: table.is_placement_unpublished(),
        }
    }
}

/// Returns the announcements of `events`, which follow the `unpublished` events. `waits_for_computers` is true if computers move
/// next. In that case, the last completed turn is not announced yet, but later together with the moves of the computers. Each round
/// after the first has an announcement of its own, so that players see the end of the previous round. A [`NoticeKind::Note`] also
/// has an announcement of its own; draws before it are published at the end of the turn.
pub fn announcements_after(
    unpublished: UnpublishedEvents,
    events: &[TableEvent],
    waits_for_computers: bool,
) -> Vec<AnnouncementBody> {
    let mut bodies: Vec<AnnouncementBody> = Vec::new();
    let (mut from, mut to) = (unpublished.from, unpublished.seq);
    for part in events.chunk_by(|_, next| !begins_announcement(next)) {
        let first = to + 1;
        to += part.len() as i64;
        match kind_of_notice(part) {
            // An undone placement that was not published needs no correction.
            Some(NoticeKind::Undone) if unpublished.placement => {}
            Some(
                kind @ (NoticeKind::Board
                | NoticeKind::Note
                | NoticeKind::Invited
                | NoticeKind::Reminder
                | NoticeKind::Undone),
            ) => bodies.push(AnnouncementBody { kind, from: first, to }),
            Some(kind) => {
                bodies.push(AnnouncementBody { kind, from, to });
                from = to + 1;
            }
            None => {}
        }
    }
    let is_turn = |body: &AnnouncementBody| body.kind == NoticeKind::Turn;
    if waits_for_computers {
        let waits = bodies.iter().rposition(is_turn);
        waits.map(|waits| bodies.remove(waits));
    } else if unpublished.turn
        && let [only] = &mut bodies[..]
        && only.kind == NoticeKind::Note
    {
        // A player has returned and plays instead of the computer that the unpublished turns waited for, so these turns are
        // announced now.
        *only = AnnouncementBody { kind: NoticeKind::Turn, from: unpublished.from, to: only.to };
    }
    bodies
}

/// Returns `true` if this event always begins a new announcement.
fn begins_announcement(event: &TableEvent) -> bool {
    match event {
        TableEvent::Played { event: game::Event::RoundStarted { round, .. } } => *round > 1,
        TableEvent::SeatMinded { .. } | TableEvent::TurnOrdered { .. } => true,
        _ => false,
    }
}

/// Returns the kind of notice for these events; `None` if none of them is published.
fn kind_of_notice(events: &[TableEvent]) -> Option<NoticeKind> {
    let kind = |event: &TableEvent| match event {
        TableEvent::Ended { .. } => Some((4, NoticeKind::Closed)),
        TableEvent::Opened { .. } => Some((3, NoticeKind::Lobby)),
        // The start of the match, which follows at once, is published instead.
        TableEvent::OpenedForTournament { .. } => None,
        TableEvent::Started { .. } => Some((3, NoticeKind::Turn)),
        TableEvent::Played { event: game::Event::Drew { .. } } => None,
        TableEvent::Played { .. } => Some((3, NoticeKind::Turn)),
        TableEvent::TurnOrdered { .. } => Some((3, NoticeKind::Turn)),
        TableEvent::PlacementUndone { .. } | TableEvent::TurnsUndone { .. } => {
            Some((3, NoticeKind::Undone))
        }
        TableEvent::UndoAsked { .. }
        | TableEvent::UndoAgreed { .. }
        | TableEvent::SeatTaken { .. }
        | TableEvent::TakenOut { .. }
        | TableEvent::SeatMinded { .. }
        | TableEvent::SeatTakenBack { .. }
        | TableEvent::StoodIn { .. }
        | TableEvent::BotReturned { .. }
        | TableEvent::ClockStopped { .. }
        | TableEvent::ClockContinued
        | TableEvent::EndVoted { .. } => Some((2, NoticeKind::Note)),
        TableEvent::Reminded { .. } | TableEvent::IdleAsked { .. } => {
            Some((2, NoticeKind::Reminder))
        }
        TableEvent::Invited { .. } => Some((2, NoticeKind::Invited)),
        TableEvent::BoardShown { .. } => Some((2, NoticeKind::Board)),
        // These events are published together with the turn in which they occur.
        TableEvent::TurnTimed { .. }
        | TableEvent::TurnMissed { .. }
        | TableEvent::HintGiven { .. }
        | TableEvent::CoachJoined { .. }
        | TableEvent::OrderStopped { .. }
        | TableEvent::MovedToThread { .. }
        | TableEvent::Forgotten => None,
        TableEvent::RulesChosen { .. }
        | TableEvent::ClockChosen { .. }
        | TableEvent::LevelChosen { .. }
        | TableEvent::TermsChosen { .. }
        | TableEvent::RatedProposed { .. }
        | TableEvent::RatedAgreed { .. }
        | TableEvent::Declined { .. }
        | TableEvent::SeatFreed { .. }
        | TableEvent::HandedOn { .. }
        | TableEvent::InvitationsDropped { .. }
        | TableEvent::StandInsChosen { .. }
        | TableEvent::MagpieChosen { .. }
        | TableEvent::Joined { .. }
        | TableEvent::LeftLobby { .. }
        | TableEvent::ComputerAdded
        | TableEvent::ComputerRemoved => Some((1, NoticeKind::LobbyChanged)),
    };
    events.iter().filter_map(kind).max_by_key(|(weight, _)| *weight).map(|(_, kind)| kind)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::PersonId;
    use crate::table::event::NamedPerson;
    use triominos_rules::game::{Deal, Edition, Event, RoundEnd, Tile};

    /// Returns the event of a table that contains this event of its match.
    fn match_event(event: Event) -> TableEvent {
        TableEvent::Played { event }
    }

    /// Returns the deal of the round with this number.
    fn deal_event(round: u32) -> TableEvent {
        let deal = Deal { starter_draws: vec![], starter: 0, racks: vec![], pool: vec![] };
        match_event(Event::RoundStarted { round, seed: None, deal })
    }

    /// Returns the announcements of `events`, each as its kind and the numbers of its first and last event. The first of `events`
    /// has the number `last_seq + 1`. The first unpublished event has the number `first_unpublished`.
    fn announced_kinds_and_numbers(
        first_unpublished: i64,
        last_seq: i64,
        events: &[TableEvent],
    ) -> Vec<(NoticeKind, i64, i64)> {
        kinds_and_first_and_last_event_numbers(
            UnpublishedEvents {
                from: first_unpublished,
                seq: last_seq,
                turn: false,
                placement: false,
            },
            events,
            false,
        )
    }

    /// Returns the announcements of `events`, each as its kind and the numbers of its first and last event. If
    /// `waits_for_computers` is true, the last completed turn is announced later, together with the moves of computers.
    fn kinds_and_first_and_last_event_numbers(
        unpublished: UnpublishedEvents,
        events: &[TableEvent],
        waits_for_computers: bool,
    ) -> Vec<(NoticeKind, i64, i64)> {
        let bodies = announcements_after(unpublished, events, waits_for_computers).into_iter();
        bodies.map(|body| (body.kind, body.from, body.to)).collect()
    }

    /// Returns the event that a player passed.
    fn pass_event() -> TableEvent {
        match_event(Event::Passed { seat: 0, points: 0 })
    }

    #[test]
    fn a_turn_is_announced_with_the_draws_before_it() {
        let drew =
            match_event(Event::Drew { seat: 0, tile: Tile::all().next().unwrap(), points: -5 });
        let stuck = match_event(Event::Stuck { seat: 0, points: -10 });
        assert_eq!(announced_kinds_and_numbers(7, 7, std::slice::from_ref(&drew)), []);
        assert_eq!(announced_kinds_and_numbers(7, 8, &[drew, stuck]), [(NoticeKind::Turn, 7, 10)]);
    }

    #[test]
    fn a_note_announces_no_other_event() {
        let voted = TableEvent::EndVoted { person: PersonId::new(2) };
        assert_eq!(announced_kinds_and_numbers(7, 9, &[voted]), [(NoticeKind::Note, 10, 10)]);
    }

    #[test]
    fn the_announcement_of_an_invitation_contains_no_earlier_event() {
        let person = |id, name: &str| NamedPerson { id: PersonId::new(id), name: name.to_owned() };
        let invited = TableEvent::Invited { people: vec![person(2, "Ben")] };
        let invited = std::slice::from_ref(&invited);
        assert_eq!(announced_kinds_and_numbers(1, 4, invited), [(NoticeKind::Invited, 5, 5)]);
    }

    #[test]
    fn the_first_deal_is_announced_with_the_start_and_a_later_one_separately() {
        let started = TableEvent::Started { rules: Edition::default().rules(2).unwrap() };
        assert_eq!(
            announced_kinds_and_numbers(4, 3, &[started, deal_event(1)]),
            [(NoticeKind::Turn, 4, 5)]
        );
        let end = match_event(Event::RoundEnded { reason: RoundEnd::Blocked, points: vec![0, 0] });
        let events = [pass_event(), end, deal_event(2)];
        assert_eq!(
            announced_kinds_and_numbers(20, 19, &events),
            [(NoticeKind::Turn, 20, 21), (NoticeKind::Turn, 22, 22)]
        );
    }

    #[test]
    fn a_turn_is_announced_with_the_turns_of_computers_after_it() {
        let unpublished = UnpublishedEvents { from: 7, seq: 7, turn: false, placement: false };
        assert_eq!(kinds_and_first_and_last_event_numbers(unpublished, &[pass_event()], true), []);
        let minded = [pass_event(), TableEvent::SeatMinded { seat: 0 }];
        assert_eq!(
            kinds_and_first_and_last_event_numbers(unpublished, &minded, true),
            [(NoticeKind::Note, 9, 9)]
        );
        let unpublished = UnpublishedEvents { from: 7, seq: 8, turn: true, placement: true };
        let voted = TableEvent::EndVoted { person: PersonId::new(2) };
        assert_eq!(
            kinds_and_first_and_last_event_numbers(unpublished, &[voted], true),
            [(NoticeKind::Note, 9, 9)]
        );
        assert_eq!(
            kinds_and_first_and_last_event_numbers(
                unpublished,
                &[pass_event(), pass_event()],
                false
            ),
            [(NoticeKind::Turn, 7, 10)]
        );
    }

    #[test]
    fn only_a_published_placement_is_announced_as_undone() {
        let undone = TableEvent::PlacementUndone { seat: 0 };
        let agreed = TableEvent::UndoAgreed { person: PersonId::new(2) };
        assert_eq!(
            announced_kinds_and_numbers(9, 8, std::slice::from_ref(&undone)),
            [(NoticeKind::Undone, 9, 9)]
        );
        assert_eq!(
            announced_kinds_and_numbers(9, 9, &[agreed, undone.clone()]),
            [(NoticeKind::Undone, 10, 11)]
        );
        let unpublished = UnpublishedEvents { from: 7, seq: 8, turn: true, placement: true };
        assert_eq!(kinds_and_first_and_last_event_numbers(unpublished, &[undone], false), []);
    }

    #[test]
    fn a_returning_player_ends_the_wait_for_the_turns_of_computers() {
        let unpublished = UnpublishedEvents { from: 7, seq: 8, turn: true, placement: true };
        let person = NamedPerson { id: PersonId::new(2), name: "Ben".to_owned() };
        let back = TableEvent::SeatTakenBack { seat: 1, person };
        assert_eq!(
            kinds_and_first_and_last_event_numbers(unpublished, &[back], false),
            [(NoticeKind::Turn, 7, 9)]
        );
    }
}
