//! The announcements that are stored with events.

use serde::{Deserialize, Serialize};

use crate::table::event::TableEvent;
use crate::table::state::Table;
use triominos_rules::game;

/// The name of the message that asked for a right which the channel has not given.
pub const ASKED: &str = "asked";

/// The kind of a notice, which decides how it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NoticeKind {
    /// A lobby was opened: a new message.
    Lobby,
    /// The lobby has changed: its message is edited.
    LobbyChanged,
    /// A turn is over, or the match has begun or ended: a new message, and the one before loses its buttons.
    Turn,
    /// A placement that the channel was told of was taken back: its message is edited.
    Undone,
    /// The table was closed early.
    Closed,
    /// The board is posted anew.
    Board,
    /// A leaver's seat was taken, or somebody wants to end the game or to take a placement back.
    Note,
    /// A player is reminded of the turn: the one message beside the turn's own that mentions somebody.
    Reminder,
}

/// An announcement as it is stored: its kind, and the numbers of the first and the last event that it tells of.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Body {
    pub kind: NoticeKind,
    pub from: i64,
    pub to: i64,
}

impl Body {
    /// The text that is stored.
    pub fn write(self) -> String {
        serde_json::json!(self).to_string()
    }

    /// Reads the text that was stored.
    pub fn read(text: &str) -> serde_json::Result<Self> {
        serde_json::from_str(text)
    }
}

/// The events of a table that the channel has not heard of when more happen.
#[derive(Clone, Copy, Debug)]
pub struct Untold {
    /// The number of the first of them.
    pub from: i64,
    /// The number of the last event so far.
    pub seq: i64,
    /// True if a turn has ended among them.
    pub turn: bool,
}

impl Untold {
    /// Of a table that is not open yet.
    pub const NOTHING: Self = Self { from: 1, seq: 0, turn: false };

    /// Of a table as it stands.
    pub fn of(table: &Table) -> Self {
        Self { from: table.untold_from, seq: table.seq, turn: table.turn_untold }
    }
}

/// The announcements of events that follow on what is `untold`; `held` is true if the last turn that ended with them waits for
/// what computers do next. A round that begins after another has its own announcement, so that the end of the one before is seen;
/// so has a note, which leaves the draws before it to the turn's end.
pub fn bodies(untold: Untold, events: &[TableEvent], held: bool) -> Vec<Body> {
    let mut bodies: Vec<Body> = Vec::new();
    let (mut from, mut to) = (untold.from, untold.seq);
    for part in events.chunk_by(|_, next| !is_told_apart(next)) {
        let first = to + 1;
        to += part.len() as i64;
        match kind_of(part) {
            // What was not told need not be untold.
            Some(NoticeKind::Undone) if untold.turn => {}
            Some(
                kind @ (NoticeKind::Board
                | NoticeKind::Note
                | NoticeKind::Reminder
                | NoticeKind::Undone),
            ) => bodies.push(Body { kind, from: first, to }),
            Some(kind) => {
                bodies.push(Body { kind, from, to });
                from = to + 1;
            }
            None => {}
        }
    }
    let is_turn = |body: &Body| body.kind == NoticeKind::Turn;
    if held {
        let waits = bodies.iter().rposition(is_turn);
        waits.map(|waits| bodies.remove(waits));
    } else if untold.turn
        && let [only] = &mut bodies[..]
        && only.kind == NoticeKind::Note
    {
        // Somebody is back whose turn a computer would have played: the turns before it need not wait any longer.
        *only = Body { kind: NoticeKind::Turn, from: untold.from, to: only.to };
    }
    bodies
}

/// True if an announcement of its own begins with this event, whatever happened just before.
fn is_told_apart(event: &TableEvent) -> bool {
    match event {
        TableEvent::Played { event: game::Event::RoundStarted { round, .. } } => *round > 1,
        TableEvent::SeatMinded { .. } | TableEvent::TurnOrdered { .. } => true,
        _ => false,
    }
}

/// The kind of notice for these events; `None` if the channel hears nothing of them.
fn kind_of(events: &[TableEvent]) -> Option<NoticeKind> {
    let kind = |event: &TableEvent| match event {
        TableEvent::Ended { .. } => Some((4, NoticeKind::Closed)),
        TableEvent::Opened { .. } => Some((3, NoticeKind::Lobby)),
        // The match that it begins is what there is to tell.
        TableEvent::OpenedForTournament { .. } => None,
        TableEvent::Started { .. } => Some((3, NoticeKind::Turn)),
        TableEvent::Played { event: game::Event::Drew { .. } } => None,
        TableEvent::Played { .. } => Some((3, NoticeKind::Turn)),
        TableEvent::TurnOrdered { .. } => Some((3, NoticeKind::Turn)),
        TableEvent::PlacementUndone { .. } => Some((3, NoticeKind::Undone)),
        TableEvent::UndoAsked { .. }
        | TableEvent::UndoAgreed { .. }
        | TableEvent::SeatTaken { .. }
        | TableEvent::TakenOut { .. }
        | TableEvent::SeatMinded { .. }
        | TableEvent::SeatTakenBack { .. }
        | TableEvent::StoodIn { .. }
        | TableEvent::EndVoted { .. } => Some((2, NoticeKind::Note)),
        TableEvent::Reminded { .. } => Some((2, NoticeKind::Reminder)),
        TableEvent::BoardShown { .. } => Some((2, NoticeKind::Board)),
        // Told with the turn.
        TableEvent::TurnTimed { .. }
        | TableEvent::TurnMissed { .. }
        | TableEvent::OrderStopped { .. }
        | TableEvent::MovedToThread { .. }
        | TableEvent::Forgotten => None,
        TableEvent::RulesChosen { .. }
        | TableEvent::ClockChosen { .. }
        | TableEvent::LevelChosen { .. }
        | TableEvent::TermsChosen { .. }
        | TableEvent::Invited { .. }
        | TableEvent::Declined { .. }
        | TableEvent::SeatFreed { .. }
        | TableEvent::HandedOn { .. }
        | TableEvent::InvitationsDropped { .. }
        | TableEvent::StandInsChosen { .. }
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
    use crate::table::event::Person;
    use triominos_rules::game::{Deal, Edition, Event, RoundEnd, Tile};

    fn played(event: Event) -> TableEvent {
        TableEvent::Played { event }
    }

    fn deal(round: u32) -> TableEvent {
        let deal = Deal { starter_draws: vec![], starter: 0, racks: vec![], pool: vec![] };
        played(Event::RoundStarted { round, seed: None, deal })
    }

    fn told(from: i64, seq: i64, events: &[TableEvent]) -> Vec<(NoticeKind, i64, i64)> {
        held(Untold { from, seq, turn: false }, events, false)
    }

    fn held(untold: Untold, events: &[TableEvent], held: bool) -> Vec<(NoticeKind, i64, i64)> {
        let bodies = bodies(untold, events, held).into_iter();
        bodies.map(|body| (body.kind, body.from, body.to)).collect()
    }

    fn passed() -> TableEvent {
        played(Event::Passed { seat: 0, points: 0 })
    }

    #[test]
    fn a_turn_is_told_with_the_draws_before_it() {
        let drew = played(Event::Drew { seat: 0, tile: Tile::all().next().unwrap(), points: -5 });
        let stuck = played(Event::Stuck { seat: 0, points: -10 });
        assert_eq!(told(7, 7, std::slice::from_ref(&drew)), []);
        assert_eq!(told(7, 8, &[drew, stuck]), [(NoticeKind::Turn, 7, 10)]);
    }

    #[test]
    fn a_note_tells_of_itself_only() {
        let voted = TableEvent::EndVoted { person: PersonId::new(2) };
        assert_eq!(told(7, 9, &[voted]), [(NoticeKind::Note, 10, 10)]);
    }

    #[test]
    fn the_first_deal_is_told_with_the_start_and_a_later_one_by_itself() {
        let started = TableEvent::Started { rules: Edition::default().rules(2).unwrap() };
        assert_eq!(told(4, 3, &[started, deal(1)]), [(NoticeKind::Turn, 4, 5)]);
        let end = played(Event::RoundEnded { reason: RoundEnd::Blocked, points: vec![0, 0] });
        let events = [passed(), end, deal(2)];
        assert_eq!(told(20, 19, &events), [(NoticeKind::Turn, 20, 21), (NoticeKind::Turn, 22, 22)]);
    }

    #[test]
    fn a_turn_waits_for_what_computers_do_next() {
        let untold = Untold { from: 7, seq: 7, turn: false };
        assert_eq!(held(untold, &[passed()], true), []);
        let minded = [passed(), TableEvent::SeatMinded { seat: 0 }];
        assert_eq!(held(untold, &minded, true), [(NoticeKind::Note, 9, 9)]);
        let untold = Untold { from: 7, seq: 8, turn: true };
        let voted = TableEvent::EndVoted { person: PersonId::new(2) };
        assert_eq!(held(untold, &[voted], true), [(NoticeKind::Note, 9, 9)]);
        assert_eq!(held(untold, &[passed(), passed()], false), [(NoticeKind::Turn, 7, 10)]);
    }

    #[test]
    fn what_was_told_is_untold_and_nothing_else() {
        let undone = TableEvent::PlacementUndone { seat: 0 };
        let agreed = TableEvent::UndoAgreed { person: PersonId::new(2) };
        assert_eq!(told(9, 8, std::slice::from_ref(&undone)), [(NoticeKind::Undone, 9, 9)]);
        assert_eq!(told(9, 9, &[agreed, undone.clone()]), [(NoticeKind::Undone, 10, 11)]);
        let untold = Untold { from: 7, seq: 8, turn: true };
        assert_eq!(held(untold, &[undone], false), []);
    }

    #[test]
    fn who_comes_back_before_a_computer_has_played_is_told_what_was_played() {
        let untold = Untold { from: 7, seq: 8, turn: true };
        let person = Person { id: PersonId::new(2), name: "Ben".to_owned() };
        let back = TableEvent::SeatTakenBack { seat: 1, person };
        assert_eq!(held(untold, &[back], false), [(NoticeKind::Turn, 7, 9)]);
    }
}
