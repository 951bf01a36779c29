//! Tests of hints: when a player may get one, and the information from which it is computed.

use super::samples::{Processes, actor_of, settings_of};
use crate::ids::{ChannelId, GuildId, InteractionId, PersonId, TableId};
use crate::store::tests::databases::for_each_database;
use crate::table::{
    IntentError, NoHint, TableAction, TableOpening, TableRefusal, TableSettings, Terms,
};
use triominos_rules::game::{Edition, GameRefusal, Hints};
use triominos_rules::opponent;
use triominos_rules::opponent::{HINT_LEVEL, SearchParameters};

/// Begins a match of two persons with these settings. Returns the table, the person in turn and the other person.
async fn table_person_in_turn_and_other(
    both: &Processes,
    channel: u64,
    settings: TableSettings,
) -> (TableId, u64, u64) {
    let opening = TableOpening {
        guild: Some(GuildId::new(1)),
        channel: ChannelId::new(channel),
        host: actor_of(1),
        settings,
        computers: 0,
        magpie: false,
        invited: Vec::new(),
        starts: false,
        coached: false,
        interaction: InteractionId::new(channel),
    };
    let table = both.tables[0].open_table(opening).await.unwrap().table.id;
    both.act_as(table, 2, TableAction::Join).await;
    both.act_as(table, 1, TableAction::Start).await;
    let turn =
        both.tables[0].current_table(table).await.unwrap().person_in_turn().unwrap().id.get();
    (table, turn, 3 - turn)
}

/// Returns the settings of a match that is not rated.
fn friendly_settings() -> TableSettings {
    let terms = Terms { friendly: true, ..Terms::default() };
    TableSettings { terms, ..settings_of(Edition::Goliath) }
}

/// Returns the table's refusal in an error. Panics for any other error.
#[track_caller]
fn table_refusal(refused: IntentError) -> TableRefusal {
    match refused {
        IntentError::Table(refusal) => refusal,
        other => panic!("{other:?}"),
    }
}

/// This test computes the hint again from the player's view alone. The view contains neither the racks of other players nor the
/// pool.
#[tokio::test]
async fn a_hint_depends_only_on_the_view_of_its_player() {
    for_each_database(|store| async move {
        let both = Processes::new(&store);
        let (id, turn, _) = table_person_in_turn_and_other(&both, 5, friendly_settings()).await;
        let [one, other] = &both.tables;
        let given = one.hint(id, PersonId::new(turn)).await.unwrap();
        let table = one.current_table(id).await.unwrap();
        let view = table.player_view(PersonId::new(turn)).unwrap();
        assert_eq!(given.view, view);
        let seed = opponent::decision_seed(
            id.0.cast_unsigned(),
            view.viewer.seat,
            table.decision_number(),
        );
        assert_eq!(
            given.hint,
            opponent::choose_hint(&view, &SearchParameters::for_level(HINT_LEVEL, seed))
        );
        // Another process gives the same hint, and so does the same process if it is asked again. Hints add no events to this
        // table.
        assert_eq!(other.hint(id, PersonId::new(turn)).await.unwrap().hint, given.hint);
        assert_eq!(one.hint(id, PersonId::new(turn)).await.unwrap().hint, given.hint);
        assert_eq!(one.current_table(id).await.unwrap().seq, table.seq);
    })
    .await;
}

#[tokio::test]
async fn hints_are_refused_out_of_turn_and_in_competitive_matches() {
    for_each_database(|store| async move {
        let both = Processes::new(&store);
        let tables = &both.tables[0];
        let (id, turn, waits) = table_person_in_turn_and_other(&both, 5, friendly_settings()).await;
        let out_of_turn = tables.hint(id, PersonId::new(waits)).await.unwrap_err();
        assert!(matches!(out_of_turn, IntentError::Rules(GameRefusal::NotYourTurn { .. })));
        let stranger = tables.hint(id, PersonId::new(9)).await.unwrap_err();
        assert_eq!(table_refusal(stranger), TableRefusal::NotSeated);
        both.act_as(id, turn, TableAction::Leave).await;
        let left = tables.hint(id, PersonId::new(turn)).await.unwrap_err();
        assert_eq!(table_refusal(left), TableRefusal::SeatMinded);
        both.act_as(id, waits, TableAction::End).await;
        let ended = tables.hint(id, PersonId::new(waits)).await.unwrap_err();
        assert_eq!(table_refusal(ended), TableRefusal::Closed);

        let (rated, turn, _) =
            table_person_in_turn_and_other(&both, 6, settings_of(Edition::Goliath)).await;
        let unfair = tables.hint(rated, PersonId::new(turn)).await.unwrap_err();
        assert_eq!(table_refusal(unfair), TableRefusal::NoHint(NoHint::Competitive));
        let blind = TableSettings { hints: Hints::None, ..friendly_settings() };
        let (blind, turn, _) = table_person_in_turn_and_other(&both, 7, blind).await;
        let unhinted = tables.hint(blind, PersonId::new(turn)).await.unwrap_err();
        assert_eq!(table_refusal(unhinted), TableRefusal::NoHint(NoHint::HintsOff));
        let lobby = both.open_lobby(8, crate::table::TurnClock::None).await;
        let early = tables.hint(lobby, PersonId::new(1)).await.unwrap_err();
        assert_eq!(table_refusal(early), TableRefusal::NotStarted);
    })
    .await;
}
