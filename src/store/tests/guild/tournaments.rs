use crate::ids::{ChannelId, InteractionId, MessageId, RoleId, TableId, TournamentId};
use crate::store::tests::databases::for_each_database;
use crate::store::tests::{CHANNEL, GUILD, TABLE, event_row, new_lobby, start_of_match};
use crate::store::{
    AppendTournament, MessageRef, NewTournament, OpenedTournamentTable, PostedMessage, SeenTables,
    Store, StoreError, TableStatus,
};

pub(in crate::store::tests) const TOURNAMENT: TournamentId =
    TournamentId(8_000_000_000_000_000_001);

/// Returns a new tournament with these events.
pub(in crate::store::tests) fn new_tournament(
    id: TournamentId,
    events: &[crate::store::tests::EventRow],
) -> NewTournament<'_> {
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

/// Returns the changes that append these events to the test's tournament.
pub(in crate::store::tests) fn tournament_append(
    events: &[crate::store::tests::EventRow],
    expected_seq: i64,
) -> AppendTournament<'_> {
    AppendTournament {
        tournament: TOURNAMENT,
        expected_seq,
        events,
        over: false,
        due_at: None,
        seen: None,
        settled: &[],
        now: 2_000,
        handled: None,
    }
}

/// Creates the test's tournament, with one event.
pub(in crate::store::tests) async fn create_tournament(store: &Store) {
    store.create_tournament(new_tournament(TOURNAMENT, &[event_row("created")])).await.unwrap();
}

#[tokio::test]
async fn events_are_kept_in_order_and_a_second_writer_fails() {
    for_each_database(|store| async move {
        assert_eq!(store.tournament(TOURNAMENT).await.unwrap(), None);
        create_tournament(&store).await;
        store
            .append_tournament_events(tournament_append(&[event_row("a"), event_row("b")], 1))
            .await
            .unwrap();
        let late = store.append_tournament_events(tournament_append(&[event_row("c")], 1)).await;
        assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
        let kept = store.tournament(TOURNAMENT).await.unwrap().unwrap();
        let bodies: Vec<&str> = kept.events.iter().map(|event| event.body.as_str()).collect();
        assert_eq!(bodies, ["created", "a", "b"]);
        assert_eq!(kept.events.iter().map(|event| event.seq).collect::<Vec<_>>(), [1, 2, 3]);
    })
    .await;
}

#[tokio::test]
async fn a_repeated_interaction_has_no_second_effect() {
    for_each_database(|store| async move {
        let first = NewTournament {
            handled: Some(InteractionId::new(5)),
            ..new_tournament(TOURNAMENT, &[])
        };
        store.create_tournament(first).await.unwrap();
        let again = store.create_tournament(first).await;
        assert!(matches!(again, Err(StoreError::AlreadyHandled)), "{again:?}");
        let events = [event_row("a")];
        let once = AppendTournament {
            handled: Some(InteractionId::new(6)),
            ..tournament_append(&events, 0)
        };
        store.append_tournament_events(once).await.unwrap();
        let twice = AppendTournament { expected_seq: 1, ..once };
        let twice = store.append_tournament_events(twice).await;
        assert!(matches!(twice, Err(StoreError::AlreadyHandled)), "{twice:?}");
    })
    .await;
}

#[tokio::test]
async fn a_channel_has_at_most_one_open_tournament() {
    for_each_database(|store| async move {
        create_tournament(&store).await;
        let second = TournamentId(2);
        let taken = store.create_tournament(new_tournament(second, &[])).await;
        assert!(matches!(taken, Err(StoreError::Conflict)), "{taken:?}");
        let over = AppendTournament { over: true, ..tournament_append(&[], 1) };
        store.append_tournament_events(over).await.unwrap();
        assert_eq!(store.tournament_in(CHANNEL).await.unwrap(), Some(TOURNAMENT));
        store.create_tournament(new_tournament(second, &[])).await.unwrap();
        assert_eq!(store.tournament_in(CHANNEL).await.unwrap(), Some(second));
        assert_eq!(store.tournament_in(crate::store::tests::OTHER_CHANNEL).await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn due_tournaments_and_due_post_updates_are_found() {
    for_each_database(|store| async move {
        create_tournament(&store).await;
        assert_eq!(store.due_tournaments(8_999, 10).await.unwrap(), []);
        assert_eq!(store.due_tournaments(9_000, 10).await.unwrap(), [(TOURNAMENT, GUILD)]);
        assert_eq!(store.next_tournament_due_at().await.unwrap(), Some(9_000));
        assert_eq!(
            store.tournaments_with_due_posts(1_000, 10).await.unwrap(),
            [(TOURNAMENT, GUILD)]
        );

        // An event that was stored during the update makes another update due.
        store.append_tournament_events(tournament_append(&[event_row("a")], 1)).await.unwrap();
        store.record_post_update_attempt(TOURNAMENT, 1, None).await.unwrap();
        assert_eq!(store.next_post_update_due_at().await.unwrap(), Some(2_000));
        store.record_post_update_attempt(TOURNAMENT, 2, Some(7_000)).await.unwrap();
        assert_eq!(store.tournaments_with_due_posts(6_999, 10).await.unwrap(), []);
        store.record_post_update_attempt(TOURNAMENT, 2, None).await.unwrap();
        assert_eq!(store.next_post_update_due_at().await.unwrap(), None);
        assert_eq!(store.next_tournament_due_at().await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn a_tournament_is_due_when_one_of_its_tables_is_over() {
    for_each_database(|store| async move {
        create_tournament(&store).await;
        store.append_tournament_events(tournament_append(&[], 1)).await.unwrap();
        let thread =
            crate::store::tests::NewTable { channel_id: ChannelId::new(77), ..new_lobby(TABLE) };
        store.open_table(thread).await.unwrap();
        for _ in 0..2 {
            store.note_tournament_table(TOURNAMENT, 1, TABLE, 3_000).await.unwrap();
        }
        let table = OpenedTournamentTable { number: 1, table: TABLE, waiting: true, open: true };
        assert_eq!(store.opened_tables_of_tournament(TOURNAMENT).await.unwrap(), [table]);
        assert_eq!(store.tournament_in(ChannelId::new(77)).await.unwrap(), Some(TOURNAMENT));
        // The tournament is due, because it has yet to announce that the table is open.
        assert_eq!(store.due_tournaments(3_000, 10).await.unwrap(), [(TOURNAMENT, GUILD)]);
        store.append_tournament_events(tournament_append(&[], 1)).await.unwrap();
        assert_eq!(store.due_tournaments(3_000, 10).await.unwrap(), []);
        // A writer that has not seen the table in its list of tables cannot postpone the
        // tournament.
        for (opened, due) in [(1, None), (0, Some(2_000))] {
            let seen = Some(SeenTables { called: 0, opened, voidings: 0 });
            let late = AppendTournament { seen, ..tournament_append(&[], 1) };
            store.append_tournament_events(late).await.unwrap();
            assert_eq!(store.next_tournament_due_at().await.unwrap(), due);
        }
        store.append_tournament_events(tournament_append(&[], 1)).await.unwrap();
        let over =
            crate::store::tests::Append { status: TableStatus::Over, ..start_of_match(TABLE, 0) };
        store.append_events(over).await.unwrap();
        assert_eq!(store.due_tournaments(0, 10).await.unwrap(), [(TOURNAMENT, GUILD)]);
        store
            .append_tournament_events(AppendTournament {
                settled: &[1],
                ..tournament_append(&[], 1)
            })
            .await
            .unwrap();
        assert_eq!(store.due_tournaments(9_999, 10).await.unwrap(), []);
        let table = OpenedTournamentTable { waiting: false, open: false, ..table };
        assert_eq!(store.opened_tables_of_tournament(TOURNAMENT).await.unwrap(), [table]);
        // A tournament that is over does not wait for the results of its tables.
        store
            .append_tournament_events(AppendTournament { over: true, ..tournament_append(&[], 1) })
            .await
            .unwrap();
        let other = crate::store::tests::NewTable {
            channel_id: ChannelId::new(78),
            ..new_lobby(TableId(3))
        };
        store.open_table(other).await.unwrap();
        store.note_tournament_table(TOURNAMENT, 2, TableId(3), 4_000).await.unwrap();
        assert!(!store.opened_tables_of_tournament(TOURNAMENT).await.unwrap()[1].waiting);
        assert_eq!(store.next_tournament_due_at().await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn a_new_post_or_role_of_a_tournament_replaces_the_earlier_one() {
    for_each_database(|store| async move {
        create_tournament(&store).await;
        let message =
            Some(MessageRef { message_id: MessageId::new(u64::MAX), channel_id: CHANNEL });
        let posted = |content_hash: &str, message| PostedMessage {
            name: "board".to_owned(),
            message,
            content_hash: content_hash.to_owned(),
        };
        store.set_posted_message(TOURNAMENT, &posted("1", message)).await.unwrap();
        store.set_posted_message(TOURNAMENT, &posted("2", message)).await.unwrap();
        assert_eq!(store.posted_messages(TOURNAMENT).await.unwrap(), [posted("2", message)]);
        store.set_posted_message(TOURNAMENT, &posted("2", None)).await.unwrap();
        assert_eq!(store.posted_messages(TOURNAMENT).await.unwrap(), [posted("2", None)]);

        assert_eq!(store.tournament_role(GUILD).await.unwrap(), None);
        store.set_tournament_role(GUILD, Some(RoleId::new(4))).await.unwrap();
        store.set_tournament_role(GUILD, Some(RoleId::new(5))).await.unwrap();
        assert_eq!(store.tournament_role(GUILD).await.unwrap(), Some(RoleId::new(5)));
        store.set_tournament_role(GUILD, None).await.unwrap();
        assert_eq!(store.tournament_role(GUILD).await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn a_tournament_stays_due_if_the_writer_has_not_seen_a_call_to_a_table() {
    for_each_database(|store| async move {
        create_tournament(&store).await;
        let call =
            PostedMessage { name: "call-1".to_owned(), message: None, content_hash: String::new() };
        store.set_posted_message(TOURNAMENT, &call).await.unwrap();
        for (called, due) in [(1, None), (0, Some(2_000))] {
            let seen = Some(SeenTables { called, opened: 0, voidings: 0 });
            store
                .append_tournament_events(AppendTournament { seen, ..tournament_append(&[], 1) })
                .await
                .unwrap();
            assert_eq!(store.next_tournament_due_at().await.unwrap(), due);
        }
    })
    .await;
}

#[tokio::test]
async fn tournaments_that_were_set_aside_are_not_due_until_they_are_resumed() {
    for_each_database(|store| async move {
        create_tournament(&store).await;
        let thread =
            crate::store::tests::NewTable { channel_id: ChannelId::new(77), ..new_lobby(TABLE) };
        store.open_table(thread).await.unwrap();
        store.note_tournament_table(TOURNAMENT, 1, TABLE, 3_000).await.unwrap();
        let over =
            crate::store::tests::Append { status: TableStatus::Over, ..start_of_match(TABLE, 0) };
        store.append_events(over).await.unwrap();
        assert_eq!(store.due_tournaments(3_000, 10).await.unwrap(), [(TOURNAMENT, GUILD)]);
        let waits = async |store: &Store| {
            let due = store.due_tournaments(i64::MAX - 1, 10).await.unwrap();
            let to_show = store.tournaments_with_due_posts(i64::MAX - 1, 10).await.unwrap();
            due.is_empty() && to_show.is_empty()
        };
        // Setting aside the tournaments of another server has no effect.
        store.set_tournaments_aside(crate::ids::GuildId::new(1)).await.unwrap();
        assert!(!waits(&store).await);
        store.set_tournaments_aside(GUILD).await.unwrap();
        assert!(waits(&store).await);
        assert!(
            !store.resume_tournaments_set_aside(crate::ids::GuildId::new(1), 4_000).await.unwrap()
        );
        assert!(waits(&store).await);
        assert!(store.resume_tournaments_set_aside(GUILD, 4_000).await.unwrap());
        assert!(!store.resume_tournaments_set_aside(GUILD, 4_000).await.unwrap());
        assert_eq!(store.due_tournaments(4_000, 10).await.unwrap(), [(TOURNAMENT, GUILD)]);
        assert_eq!(
            store.tournaments_with_due_posts(4_000, 10).await.unwrap(),
            [(TOURNAMENT, GUILD)]
        );
        // Its due time is in the past, so it is handled immediately.
        assert_eq!(store.next_tournament_due_at().await.unwrap(), Some(0));

        // A postponed update becomes due immediately on request.
        store.record_post_update_attempt(TOURNAMENT, 1, Some(9_000)).await.unwrap();
        assert!(store.resume_post_updates(TOURNAMENT, 5_000).await.unwrap());
        assert!(!store.resume_post_updates(TOURNAMENT, 5_000).await.unwrap());
        assert_eq!(store.next_post_update_due_at().await.unwrap(), Some(5_000));
        store.record_post_update_attempt(TOURNAMENT, 1, None).await.unwrap();
        assert!(!store.resume_post_updates(TOURNAMENT, 6_000).await.unwrap());
    })
    .await;
}

#[tokio::test]
async fn a_thread_belongs_to_the_tournament_whose_message_about_a_table_has_its_id() {
    for_each_database(|store| async move {
        create_tournament(&store).await;
        let message = MessageRef { message_id: MessageId::new(55), channel_id: CHANNEL };
        let posted = |name: &str, message| PostedMessage {
            name: name.to_owned(),
            message: Some(message),
            content_hash: String::new(),
        };
        let board = MessageRef { message_id: MessageId::new(44), channel_id: CHANNEL };
        store.set_posted_message(TOURNAMENT, &posted("board", board)).await.unwrap();
        store.set_posted_message(TOURNAMENT, &posted("table-1", message)).await.unwrap();
        let asks = async |channel: ChannelId, thread| {
            store.is_thread_of_tournament(channel, ChannelId::new(thread)).await.unwrap()
        };
        assert!(asks(CHANNEL, 55).await);
        assert!(!asks(CHANNEL, 44).await && !asks(CHANNEL, 56).await);
        assert!(!asks(crate::store::tests::OTHER_CHANNEL, 55).await);
        assert_eq!(store.count_open_tournaments(GUILD).await.unwrap(), 1);
        store
            .append_tournament_events(AppendTournament { over: true, ..tournament_append(&[], 1) })
            .await
            .unwrap();
        assert!(!asks(CHANNEL, 55).await);
        assert_eq!(store.count_open_tournaments(GUILD).await.unwrap(), 0);
    })
    .await;
}
