//! Tests that a database can be copied to another one of either kind.

use super::every_query::call_every_query_method;
use super::plans::fill_tables;
use crate::store::tests::databases::for_each_pair_of_urls;
use crate::store::tests::{TABLE, event_row, new_lobby};
use crate::store::{CopiedTable, CopyError, NewTable, Store, copy_database};

async fn copy_and_collect_tables(
    source: &Store,
    target: &Store,
) -> Result<Vec<CopiedTable>, CopyError> {
    let mut tables = Vec::new();
    copy_database(source, target, |table| tables.push(table)).await?;
    Ok(tables)
}

#[tokio::test]
async fn all_data_is_copied_between_both_kinds_of_databases() {
    for_each_pair_of_urls(|from, to| async move {
        let (source, target) =
            (Store::connect(&from).await.unwrap(), Store::connect(&to).await.unwrap());
        fill_tables(&source, "300").await;
        call_every_query_method(&source).await;
        let copied = copy_and_collect_tables(&source, &target).await.unwrap();
        let rows = copied.iter().map(|table| table.rows).sum::<u64>();
        assert!(rows > 40 && copied.len() > 40, "{copied:?}");
        let table = source.load_table(TABLE).await.unwrap();
        assert_eq!(target.load_table(TABLE).await.unwrap(), table);
        // The copy has left no mark, so the target counts as an ordinary database with data.
        let again = copy_and_collect_tables(&source, &target).await;
        assert!(matches!(again, Err(CopyError::NotEmpty(_))), "{again:?}");
        source.close().await;
        target.close().await;
    })
    .await;
}

#[tokio::test]
async fn an_interrupted_copy_is_continued_and_only_from_the_same_source() {
    for_each_pair_of_urls(|from, to| async move {
        let (source, target) =
            (Store::connect(&from).await.unwrap(), Store::connect(&to).await.unwrap());
        for table in [TABLE, crate::ids::TableId(2)] {
            let channel_id = crate::ids::ChannelId::new(table.0.unsigned_abs() + 5);
            let new = NewTable { events: &[event_row("opened")], channel_id, ..new_lobby(table) };
            source.open_table(new).await.unwrap();
        }
        // The state after a copy that was interrupted between two tables.
        target.open_table(new_lobby(TABLE)).await.unwrap();
        target.set_installation_fact("copy:source", "another database").await.unwrap();
        let other = copy_and_collect_tables(&source, &target).await;
        assert!(matches!(other, Err(CopyError::OtherCopy(_))), "{other:?}");
        target.set_installation_fact("copy:source", source.database_name()).await.unwrap();
        copy_and_collect_tables(&source, &target).await.unwrap();
        let table = source.load_table(TABLE).await.unwrap();
        assert_eq!(target.load_table(TABLE).await.unwrap(), table);
        assert_eq!(target.installation_fact("copy:source").await.unwrap(), None);
        source.close().await;
        target.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_database_in_use_is_not_copied() {
    for_each_pair_of_urls(|from, to| async move {
        let (source, target) =
            (Store::connect(&from).await.unwrap(), Store::connect(&to).await.unwrap());
        let presence = source.register_process(0, 0).await.unwrap();
        if !source.is_file() {
            let now = source.database_server_time().await.unwrap().unwrap();
            source.acquire_lease("shards bot=all", "bot", now, now + 90_000).await.unwrap();
        }
        let copied = copy_and_collect_tables(&source, &target).await;
        assert!(matches!(copied, Err(CopyError::InUse("source"))), "{copied:?}");
        drop(presence);
        source.close().await;
        target.close().await;
    })
    .await;
}
