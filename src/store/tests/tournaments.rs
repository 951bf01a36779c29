use super::super::testing::for_each_database;
use super::super::{
    AppendTournament, MessageRef, NewTournament, PostedMessage, Store, StoreError, TableId,
    TableStatus, TournamentId, TournamentTable,
};
use super::{CHANNEL, GUILD, TABLE, event, lobby, playing};

const TOURNAMENT: TournamentId = TournamentId(8_000_000_000_000_000_001);

fn new(id: TournamentId, events: &[super::EventRow]) -> NewTournament<'_> {
    NewTournament {
        id,
        guild_id: GUILD,
        channel_id: CHANNEL,
        due_at: Some(9_000),
        now: 1_000,
        events,
        handled: None,
    }
}

fn append(events: &[super::EventRow], expected_seq: i64) -> AppendTournament<'_> {
    AppendTournament {
        tournament: TOURNAMENT,
        expected_seq,
        events,
        over: false,
        due_at: None,
        opened: None,
        settled: &[],
        now: 2_000,
        handled: None,
    }
}

async fn created(store: &Store) {
    store.create_tournament(new(TOURNAMENT, &[event("created")])).await.unwrap();
}

#[tokio::test]
async fn events_are_kept_in_order_and_a_second_writer_fails() {
    for_each_database(|store| async move {
        assert_eq!(store.tournament(TOURNAMENT).await.unwrap(), None);
        created(&store).await;
        store.append_tournament(append(&[event("a"), event("b")], 1)).await.unwrap();
        let late = store.append_tournament(append(&[event("c")], 1)).await;
        assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
        let kept = store.tournament(TOURNAMENT).await.unwrap().unwrap();
        let bodies: Vec<&str> = kept.events.iter().map(|event| event.body.as_str()).collect();
        assert_eq!(bodies, ["created", "a", "b"]);
        assert_eq!(kept.events.iter().map(|event| event.seq).collect::<Vec<_>>(), [1, 2, 3]);
    })
    .await;
}

#[tokio::test]
async fn an_interaction_acts_once() {
    for_each_database(|store| async move {
        let first = NewTournament { handled: Some(5), ..new(TOURNAMENT, &[]) };
        store.create_tournament(first).await.unwrap();
        let again = store.create_tournament(first).await;
        assert!(matches!(again, Err(StoreError::AlreadyHandled)), "{again:?}");
        let events = [event("a")];
        let once = AppendTournament { handled: Some(6), ..append(&events, 0) };
        store.append_tournament(once).await.unwrap();
        let twice = AppendTournament { expected_seq: 1, ..once };
        let twice = store.append_tournament(twice).await;
        assert!(matches!(twice, Err(StoreError::AlreadyHandled)), "{twice:?}");
    })
    .await;
}

#[tokio::test]
async fn a_channel_has_one_open_tournament() {
    for_each_database(|store| async move {
        created(&store).await;
        let second = TournamentId(2);
        let taken = store.create_tournament(new(second, &[])).await;
        assert!(matches!(taken, Err(StoreError::Conflict)), "{taken:?}");
        let over = AppendTournament { over: true, ..append(&[], 1) };
        store.append_tournament(over).await.unwrap();
        assert_eq!(store.tournament_in(CHANNEL).await.unwrap(), Some(TOURNAMENT));
        store.create_tournament(new(second, &[])).await.unwrap();
        assert_eq!(store.tournament_in(CHANNEL).await.unwrap(), Some(second));
        assert_eq!(store.tournament_in(CHANNEL + 1).await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn what_is_due_and_what_is_to_be_shown() {
    for_each_database(|store| async move {
        created(&store).await;
        assert_eq!(store.due_tournaments(8_999, 10).await.unwrap(), []);
        assert_eq!(store.due_tournaments(9_000, 10).await.unwrap(), [TOURNAMENT]);
        assert_eq!(store.next_tournament_due().await.unwrap(), Some(9_000));
        assert_eq!(store.tournaments_to_show(1_000, 10).await.unwrap(), [TOURNAMENT]);

        // What happened meanwhile is to be shown all the same.
        store.append_tournament(append(&[event("a")], 1)).await.unwrap();
        store.tournament_shown(TOURNAMENT, 1, None).await.unwrap();
        assert_eq!(store.next_tournament_to_show().await.unwrap(), Some(2_000));
        store.tournament_shown(TOURNAMENT, 2, Some(7_000)).await.unwrap();
        assert_eq!(store.tournaments_to_show(6_999, 10).await.unwrap(), []);
        store.tournament_shown(TOURNAMENT, 2, None).await.unwrap();
        assert_eq!(store.next_tournament_to_show().await.unwrap(), None);
        assert_eq!(store.next_tournament_due().await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn a_tournament_is_due_when_one_of_its_tables_is_over() {
    for_each_database(|store| async move {
        created(&store).await;
        store.append_tournament(append(&[], 1)).await.unwrap();
        let thread = super::NewTable { channel_id: 77, ..lobby(TABLE) };
        store.open_table(thread).await.unwrap();
        for _ in 0..2 {
            store.note_tournament_table(TOURNAMENT, 1, TABLE, 3_000).await.unwrap();
        }
        let table = TournamentTable { number: 1, table: TABLE, waiting: true };
        assert_eq!(store.tournament_tables(TOURNAMENT).await.unwrap(), [table]);
        assert_eq!(store.tournament_in(77).await.unwrap(), Some(TOURNAMENT));
        // To be told that it can be played at.
        assert_eq!(store.due_tournaments(3_000, 10).await.unwrap(), [TOURNAMENT]);
        store.append_tournament(append(&[], 1)).await.unwrap();
        assert_eq!(store.due_tournaments(3_000, 10).await.unwrap(), []);
        // Who did not know of it yet does not put off the telling.
        for (opened, due) in [(1, None), (0, Some(2_000))] {
            let late = AppendTournament { opened: Some(opened), ..append(&[], 1) };
            store.append_tournament(late).await.unwrap();
            assert_eq!(store.next_tournament_due().await.unwrap(), due);
        }
        store.append_tournament(append(&[], 1)).await.unwrap();
        let over = super::Append { status: TableStatus::Over, ..playing(TABLE, 0) };
        store.append(over).await.unwrap();
        assert_eq!(store.due_tournaments(0, 10).await.unwrap(), [TOURNAMENT]);
        store
            .append_tournament(AppendTournament { settled: &[1], ..append(&[], 1) })
            .await
            .unwrap();
        assert_eq!(store.due_tournaments(9_999, 10).await.unwrap(), []);
        let table = TournamentTable { waiting: false, ..table };
        assert_eq!(store.tournament_tables(TOURNAMENT).await.unwrap(), [table]);
        // One that is over waits for no table.
        store.append_tournament(AppendTournament { over: true, ..append(&[], 1) }).await.unwrap();
        let other = super::NewTable { channel_id: 78, ..lobby(TableId(3)) };
        store.open_table(other).await.unwrap();
        store.note_tournament_table(TOURNAMENT, 2, TableId(3), 4_000).await.unwrap();
        assert!(!store.tournament_tables(TOURNAMENT).await.unwrap()[1].waiting);
        assert_eq!(store.next_tournament_due().await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn sights_and_roles_are_replaced() {
    for_each_database(|store| async move {
        created(&store).await;
        let message = Some(MessageRef { message_id: u64::MAX, channel_id: CHANNEL });
        let posted = |content_hash: &str, message| PostedMessage {
            name: "board".to_owned(),
            message,
            content_hash: content_hash.to_owned(),
        };
        store.set_posted_message(TOURNAMENT, &posted("1", message)).await.unwrap();
        store.set_posted_message(TOURNAMENT, &posted("2", message)).await.unwrap();
        assert_eq!(store.posted(TOURNAMENT).await.unwrap(), [posted("2", message)]);
        store.set_posted_message(TOURNAMENT, &posted("2", None)).await.unwrap();
        assert_eq!(store.posted(TOURNAMENT).await.unwrap(), [posted("2", None)]);

        assert_eq!(store.tournament_role(GUILD).await.unwrap(), None);
        store.set_tournament_role(GUILD, Some(4)).await.unwrap();
        store.set_tournament_role(GUILD, Some(5)).await.unwrap();
        assert_eq!(store.tournament_role(GUILD).await.unwrap(), Some(5));
        store.set_tournament_role(GUILD, None).await.unwrap();
        assert_eq!(store.tournament_role(GUILD).await.unwrap(), None);
    })
    .await;
}
