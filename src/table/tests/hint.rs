//! Hints: the conditions for them, and the information that they depend on.

use super::samples::{Processes, actor, settings};
use crate::ids::{ChannelId, GuildId, InteractionId, PersonId, TableId};
use crate::store::tests::databases::for_each_database;
use crate::table::{NoHint, Opening, Refused, Settings, TableAction, TableRefusal, Terms};
use triominos_rules::game::{Edition, Hints, Refusal};
use triominos_rules::opponent;
use triominos_rules::opponent::{HINT_LEVEL, SearchParameters};

/// A match of two, opened with these settings; the person in turn, and the other.
async fn begun(both: &Processes, channel: u64, settings: Settings) -> (TableId, u64, u64) {
    let opening = Opening {
        guild: Some(GuildId::new(1)),
        channel: ChannelId::new(channel),
        host: actor(1),
        settings,
        computers: 0,
        invited: Vec::new(),
        interaction: InteractionId::new(channel),
    };
    let table = both.tables[0].open(opening).await.unwrap().table.id;
    both.acts(table, 2, TableAction::Join).await;
    both.acts(table, 1, TableAction::Start).await;
    let turn = both.tables[0].get(table).await.unwrap().person_in_turn().unwrap().id.get();
    (table, turn, 3 - turn)
}

fn friendly() -> Settings {
    let terms = Terms { friendly: true, ..Terms::default() };
    Settings { terms, ..settings(Edition::Goliath) }
}

#[track_caller]
fn table_refuses(refused: Refused) -> TableRefusal {
    match refused {
        Refused::Table(refusal) => refusal,
        other => panic!("{other:?}"),
    }
}

/// The hint is independent of the racks of others and of the pool.
#[tokio::test]
async fn a_hint_depends_only_on_the_view_of_its_player() {
    for_each_database(|store| async move {
        let both = Processes::new(&store);
        let (id, turn, _) = begun(&both, 5, friendly()).await;
        let [one, other] = &both.tables;
        let given = one.hint(id, PersonId::new(turn)).await.unwrap();
        let table = one.get(id).await.unwrap();
        let view = table.player_view(PersonId::new(turn)).unwrap();
        assert_eq!(given.view, view);
        let seed =
            opponent::decision_seed(id.0.cast_unsigned(), view.viewer.seat, table.decision());
        assert_eq!(
            given.hint,
            opponent::choose_hint(&view, &SearchParameters::for_level(HINT_LEVEL, seed))
        );
        // Another process says the same, and so does this one when it is asked again; the table has not moved.
        assert_eq!(other.hint(id, PersonId::new(turn)).await.unwrap().hint, given.hint);
        assert_eq!(one.hint(id, PersonId::new(turn)).await.unwrap().hint, given.hint);
        assert_eq!(one.get(id).await.unwrap().seq, table.seq);
    })
    .await;
}

#[tokio::test]
async fn hints_are_refused_out_of_turn_and_in_competitive_matches() {
    for_each_database(|store| async move {
        let both = Processes::new(&store);
        let tables = &both.tables[0];
        let (id, turn, waits) = begun(&both, 5, friendly()).await;
        let out_of_turn = tables.hint(id, PersonId::new(waits)).await.unwrap_err();
        assert!(matches!(out_of_turn, Refused::Rules(Refusal::NotYourTurn { .. })));
        let stranger = tables.hint(id, PersonId::new(9)).await.unwrap_err();
        assert_eq!(table_refuses(stranger), TableRefusal::NotSeated);
        both.acts(id, turn, TableAction::Leave).await;
        let left = tables.hint(id, PersonId::new(turn)).await.unwrap_err();
        assert_eq!(table_refuses(left), TableRefusal::SeatMinded);
        both.acts(id, waits, TableAction::End).await;
        let ended = tables.hint(id, PersonId::new(waits)).await.unwrap_err();
        assert_eq!(table_refuses(ended), TableRefusal::Closed);

        let (rated, turn, _) = begun(&both, 6, settings(Edition::Goliath)).await;
        let unfair = tables.hint(rated, PersonId::new(turn)).await.unwrap_err();
        assert_eq!(table_refuses(unfair), TableRefusal::NoHint(NoHint::Competitive));
        let blind = Settings { hints: Hints::None, ..friendly() };
        let (blind, turn, _) = begun(&both, 7, blind).await;
        let unhinted = tables.hint(blind, PersonId::new(turn)).await.unwrap_err();
        assert_eq!(table_refuses(unhinted), TableRefusal::NoHint(NoHint::Unhinted));
        let lobby = both.lobby(8, crate::table::TurnClock::None).await;
        let early = tables.hint(lobby, PersonId::new(1)).await.unwrap_err();
        assert_eq!(table_refuses(early), TableRefusal::NotStarted);
    })
    .await;
}
