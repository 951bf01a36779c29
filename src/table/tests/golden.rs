//! Tests that stored events of every released version stay readable. A file contains the events of a sample table for each
//! version.

use crate::ids::{ChannelId, GuildId, PersonId, TableId};
use crate::league::tournament::Unreadable;
use crate::table::decide;
use crate::table::decide::decided::Decided;
use crate::table::event::{
    EndReason, NamedPerson, SeatAssignment, TableEvent, TableSettings, Terms,
};
use crate::table::intent::{Actor, TableAction};
use crate::table::seeds::SeedSource;
use crate::table::state::{Phase, Table};
use crate::table::thinking_pool::CancelFlag;
use crate::table::turn_clock::{Deadline, TurnClock};
use triominos_rules::game::{Changes, Clause, Edition, Hints, Seed, Variant};
use triominos_rules::opponent;
use triominos_rules::opponent::Level;

const VERSION_1: &str = include_str!("golden/events-v1.jsonl");

/// The scores of the sample table of version 1, by seat.
const SCORES: [i32; 3] = [29, 191, 104];

#[derive(Debug)]
struct OneSeed;

impl SeedSource for OneSeed {
    fn new_seed(&self) -> std::io::Result<Seed> {
        Ok(Seed::new([5; 32]))
    }
}

/// Parses events of a version of the format, one in each line.
fn read_events(version: i32, lines: &str) -> Vec<TableEvent> {
    lines.lines().map(|line| TableEvent::from_json(version, line).unwrap()).collect()
}

/// Creates a table from its events, all at time 0.
fn table_from_events(events: &[TableEvent]) -> Table {
    let mut table = Table::from_opening(TableId(1), 0, &events[0]).unwrap();
    for event in &events[1..] {
        table.apply(0, event).unwrap();
    }
    table
}

#[test]
fn events_of_version_1_still_form_the_same_table() {
    let table = table_from_events(&read_events(1, VERSION_1));
    assert!(matches!(table.phase, Phase::Over(_)));
    assert_eq!(table.game().unwrap().scores(), SCORES);
    assert_eq!(table.seq, VERSION_1.lines().count() as i64);
}

/// Events are written in version 1. A change of the format requires a new version, and a conversion of events of the old
/// version.
#[test]
fn events_are_written_in_version_1() {
    assert_eq!(TableEvent::VERSION, 1);
    let written: Vec<String> =
        read_events(1, VERSION_1).iter().map(|event| event.to_json().unwrap()).collect();
    assert_eq!(written, VERSION_1.lines().collect::<Vec<_>>());
    // These kinds of events do not occur at the sample table.
    let others = [
        (TableEvent::ComputerRemoved, r#"{"what":"computer_removed"}"#),
        (TableEvent::LeftLobby { person: PersonId::new(7) }, r#"{"what":"left_lobby","person":7}"#),
        (TableEvent::EndVoted { person: PersonId::new(7) }, r#"{"what":"end_voted","person":7}"#),
        (
            TableEvent::TakenOut { seat: 1, by: PersonId::new(7) },
            r#"{"what":"taken_out","seat":1,"by":7}"#,
        ),
        (
            TableEvent::Ended { reason: EndReason::Moderator, by: Some(PersonId::new(7)) },
            r#"{"what":"ended","reason":"moderator","by":7}"#,
        ),
        (
            TableEvent::Ended { reason: EndReason::Expired, by: None },
            r#"{"what":"ended","reason":"expired","by":null}"#,
        ),
    ];
    let clocked = TableSettings {
        edition: "goliath".to_owned(),
        changes: Changes::default(),
        hints: Hints::Legal,
        clock: TurnClock::ThreeDays,
        level: Level::default(),
        terms: Terms::default(),
        stand_ins: false,
        locale: "fr".to_owned(),
    };
    let ada = || NamedPerson { id: PersonId::new(7), name: "Ada".to_owned() };
    let timed = [
        (
            TableEvent::Opened {
                guild: Some(GuildId::new(1)),
                channel: ChannelId::new(2),
                host: ada(),
                settings: clocked.clone(),
            },
            r#"{"what":"opened","guild":1,"channel":2,"host":{"id":7,"name":"Ada"},"settings":{"edition":"goliath","hints":false,"clock":"days-3","locale":"fr"}}"#,
        ),
        (
            TableEvent::Opened {
                guild: None,
                channel: ChannelId::new(2),
                host: ada(),
                settings: TableSettings { clock: TurnClock::None, ..clocked },
            },
            r#"{"what":"opened","channel":2,"host":{"id":7,"name":"Ada"},"settings":{"edition":"goliath","hints":false,"locale":"fr"}}"#,
        ),
        (
            TableEvent::ClockChosen { clock: TurnClock::None },
            r#"{"what":"clock_chosen","clock":"none"}"#,
        ),
        (
            TableEvent::TurnTimed { deadline: Deadline { half: 1, near: 2, due: 3 } },
            r#"{"what":"turn_timed","deadline":{"half":1,"near":2,"due":3}}"#,
        ),
        (
            TableEvent::Reminded { seat: 1, near: true },
            r#"{"what":"reminded","seat":1,"near":true}"#,
        ),
        (
            TableEvent::IdleAsked { seat: 1, closes_at: 1_209_600_000 },
            r#"{"what":"idle_asked","seat":1,"closes_at":1209600000}"#,
        ),
        (
            TableEvent::BotReturned { away: 1_800_000, to_channel: false },
            r#"{"what":"bot_returned","away":1800000}"#,
        ),
        (
            TableEvent::BotReturned { away: 1_800_000, to_channel: true },
            r#"{"what":"bot_returned","away":1800000,"to_channel":true}"#,
        ),
        (
            TableEvent::ClockStopped { since: 1_209_600_000 },
            r#"{"what":"clock_stopped","since":1209600000}"#,
        ),
        (TableEvent::ClockContinued, r#"{"what":"clock_continued"}"#),
        (TableEvent::TurnMissed { seat: 1 }, r#"{"what":"turn_missed","seat":1}"#),
        (TableEvent::SeatMinded { seat: 1 }, r#"{"what":"seat_minded","seat":1}"#),
        (
            TableEvent::SeatTakenBack { seat: 1, person: ada() },
            r#"{"what":"seat_taken_back","seat":1,"person":{"id":7,"name":"Ada"}}"#,
        ),
    ];
    let plain = TableSettings {
        edition: "tournament".to_owned(),
        changes: Changes::default(),
        hints: Hints::Legal,
        clock: TurnClock::None,
        level: Level::default(),
        terms: Terms::default(),
        stand_ins: false,
        locale: "fr".to_owned(),
    };
    let seats = vec![SeatAssignment::Person(ada()), SeatAssignment::Computer(7)];
    let of_tournament = [
        (
            TableEvent::OpenedForTournament {
                guild: GuildId::new(1),
                channel: ChannelId::new(2),
                seats,
                settings: plain,
            },
            r#"{"what":"convened","guild":1,"channel":2,"seats":[{"person":{"id":7,"name":"Ada"}},{"computer":7}],"settings":{"edition":"tournament","hints":false,"locale":"fr"}}"#,
        ),
        (
            TableEvent::Ended { reason: EndReason::Tournament, by: None },
            r#"{"what":"ended","reason":"tournament","by":null}"#,
        ),
    ];
    let variant =
        Variant::from(Edition::Kids).with_change(Clause::Match.find_value("rounds-3").unwrap());
    let changes = variant.changes().clone();
    let later = [
        (
            TableEvent::RulesChosen { edition: "kids".to_owned(), changes },
            r#"{"what":"rules_chosen","edition":"kids","changes":{"match":"rounds-3"}}"#,
        ),
        (
            TableEvent::RulesChosen { edition: "app".to_owned(), changes: Changes::default() },
            r#"{"what":"rules_chosen","edition":"app"}"#,
        ),
        (TableEvent::UndoAsked { seat: 1 }, r#"{"what":"undo_asked","seat":1}"#),
        (
            TableEvent::UndoAgreed { person: PersonId::new(7) },
            r#"{"what":"undo_agreed","person":7}"#,
        ),
        (TableEvent::PlacementUndone { seat: 1 }, r#"{"what":"placement_undone","seat":1}"#),
        (TableEvent::TurnsUndone { seat: 1 }, r#"{"what":"turns_undone","seat":1}"#),
        (TableEvent::TurnOrdered { seat: 1 }, r#"{"what":"turn_ordered","seat":1}"#),
        (TableEvent::OrderStopped { seat: 1 }, r#"{"what":"order_stopped","seat":1}"#),
        (
            TableEvent::StandInsChosen { allowed: true },
            r#"{"what":"stand_ins_chosen","allowed":true}"#,
        ),
        (TableEvent::HintGiven { seat: 1 }, r#"{"what":"hint_given","seat":1}"#),
        (TableEvent::CoachJoined { seat: 0 }, r#"{"what":"coach_joined","seat":0}"#),
        (TableEvent::MagpieChosen { plays: true }, r#"{"what":"magpie_chosen","plays":true}"#),
        (
            TableEvent::StoodIn { seat: 1, person: ada(), computer: 2 },
            r#"{"what":"stood_in","seat":1,"person":{"id":7,"name":"Ada"},"computer":2}"#,
        ),
    ];
    let terms = Terms { seats: Some(3), friendly: true, thread: false };
    let invitations = [
        (
            TableEvent::TermsChosen { terms },
            r#"{"what":"terms_chosen","terms":{"seats":3,"friendly":true}}"#,
        ),
        (
            TableEvent::RatedProposed { person: PersonId::new(7) },
            r#"{"what":"rated_proposed","person":7}"#,
        ),
        (
            TableEvent::RatedAgreed { person: PersonId::new(7) },
            r#"{"what":"rated_agreed","person":7}"#,
        ),
        (
            TableEvent::Invited { people: vec![ada()] },
            r#"{"what":"invited","people":[{"id":7,"name":"Ada"}]}"#,
        ),
        (TableEvent::Declined { person: PersonId::new(7) }, r#"{"what":"declined","person":7}"#),
        (TableEvent::SeatFreed { person: PersonId::new(7) }, r#"{"what":"seat_freed","person":7}"#),
        (
            TableEvent::MovedToThread { channel: ChannelId::new(9) },
            r#"{"what":"moved_to_thread","channel":9}"#,
        ),
        (TableEvent::BoardShown { by: PersonId::new(7) }, r#"{"what":"board_shown","by":7}"#),
        (TableEvent::HandedOn { person: PersonId::new(7) }, r#"{"what":"handed_on","person":7}"#),
        (
            TableEvent::InvitationsDropped { people: vec![PersonId::new(7)] },
            r#"{"what":"invitations_dropped","people":[7]}"#,
        ),
    ];
    let all = others.into_iter().chain(timed).chain(of_tournament).chain(later);
    for (event, text) in all.chain(invitations) {
        assert_eq!(event.to_json().unwrap(), text);
        assert_eq!(TableEvent::from_json(1, text).as_ref(), Ok(&event));
    }
}

#[test]
fn an_event_of_a_newer_version_is_refused_with_an_explanation() {
    let error = TableEvent::from_json(2, "{}").unwrap_err();
    assert!(matches!(&error, Unreadable::Newer(why) if why.contains("version 2")), "{error}");
    let newer = |body: &str| match TableEvent::from_json(1, body) {
        Err(Unreadable::Newer(_)) => true,
        Err(Unreadable::Damaged(_)) => false,
        Ok(event) => panic!("{event:?}"),
    };
    assert!(newer(r#"{"what":"teleported","seat":1}"#));
    assert!(newer(r#"{"what":"ended","reason":"bored","by":null}"#));
    for damaged in ["{}", "", r#"{"what":"joined"}"#, r#"{"what":7}"#, r#"{"what":"joined","#] {
        assert!(!newer(damaged), "{damaged}");
    }
}

/// Creates the events of the sample table. Two persons and a computer play a round. All of them use the strategy of a computer. One
/// person leaves after the third turn. The stored file of version 1 was once created by this function.
fn sample_table_events() -> Vec<TableEvent> {
    let actor = |id, name: &str| Actor { id, name: name.to_owned(), moderator: false };
    let (ada, bo) = (actor(PersonId::new(1), "Ada"), actor(PersonId::new(2), "Bo *the* great"));
    let settings = TableSettings {
        edition: "goliath".to_owned(),
        changes: Changes::default(),
        hints: Hints::Full,
        clock: TurnClock::None,
        level: Level::default(),
        terms: Terms::default(),
        stand_ins: false,
        locale: "en-US".to_owned(),
    };
    let host = NamedPerson { id: ada.id, name: ada.name.clone() };
    let mut events = vec![TableEvent::Opened {
        guild: Some(GuildId::new(10)),
        channel: ChannelId::new(20),
        host,
        settings,
    }];
    let mut table = table_from_events(&events);
    let mut happen = |table: &mut Table, decided: Decided| {
        *table = decided.after;
        events.extend(decided.events);
    };
    let act = |table: &Table, actor: &Actor, action| {
        decide::decide_action(table, actor, None, action, 0, &OneSeed).unwrap()
    };
    for (actor, action) in
        [(&bo, TableAction::Join), (&ada, TableAction::AddComputer), (&ada, TableAction::Start)]
    {
        let happened = act(&table, actor, action);
        happen(&mut table, happened);
    }
    let mut turns = 0;
    while let Some(seat) = table.turn() {
        turns += 1;
        if turns == 4 {
            let happened = act(&table, &bo, TableAction::Leave);
            happen(&mut table, happened);
        }
        let Some(person) = table.person_in_turn().cloned() else {
            let happened =
                decide::decide_due_actions(&table, 0, &OneSeed, &CancelFlag::new_unset()).unwrap();
            happen(&mut table, happened);
            continue;
        };
        let view = table.game().unwrap().player_view(seat).unwrap();
        let action = TableAction::Play(opponent::greedy_action(&view));
        let happened = act(&table, &actor(person.id, &person.name), action);
        happen(&mut table, happened);
    }
    // Reading the events again results in the same table as the decisions.
    assert_eq!(table_from_events(&events), table);
    events
}

#[test]
fn the_stored_events_of_a_whole_table_can_be_parsed() {
    let events = sample_table_events();
    let lines: Vec<String> = events.iter().map(|event| event.to_json().unwrap()).collect();
    assert_eq!(read_events(1, &lines.join("\n")), events);
    assert!(matches!(table_from_events(&events).phase, Phase::Over(_)));
    if let Some(file) = std::env::var_os("WRITE_GOLDEN_EVENTS") {
        std::fs::write(file, lines.join("\n") + "\n").unwrap();
    }
}
