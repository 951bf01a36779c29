//! Tests that the list of columns with personal data is complete.

use std::collections::BTreeSet;

use sqlx::Row;

use super::*;
use crate::store::Store;

/// Returns two sets about a new database. The first contains the columns whose type could hold an id or a name, as pairs of
/// database table and column. The second contains the database tables with a column `guild_id`.
async fn possibly_personal_columns_and_server_tables()
-> (BTreeSet<(String, String)>, BTreeSet<String>) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::connect(folder.path().join("a.db").to_str().unwrap()).await.unwrap();
    let columns = "SELECT m.name AS of, c.name AS name, c.type AS type FROM sqlite_master m \
                   JOIN pragma_table_info(m.name) c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%' \
                   AND m.name NOT LIKE '_sqlx%'";
    let rows = sqlx::query(columns).fetch_all(&store.connections.readers).await.unwrap();
    store.close().await;
    let column = |row: &sqlx::any::AnyRow| -> (String, String, String) {
        (row.get("of"), row.get("name"), row.get("type"))
    };
    let all: Vec<_> = rows.iter().map(column).collect();
    let roomy = all.iter().filter(|(_, _, kind)| ["BIGINT", "TEXT"].contains(&kind.as_str()));
    let roomy = roomy.map(|(table, name, _)| (table.clone(), name.clone())).collect();
    let of_guilds = all.iter().filter(|(_, name, _)| name == "guild_id");
    (roomy, of_guilds.map(|(table, ..)| table.clone()).collect())
}

#[tokio::test]
async fn every_column_that_could_hold_an_id_or_a_name_is_on_the_list_of_columns() {
    let (columns, _) = possibly_personal_columns_and_server_tables().await;
    assert!(columns.len() > 100, "{columns:?}");
    let known = DATABASE_TABLES.iter().flat_map(|table| {
        let people = table.people.iter().map(|(column, _)| *column);
        let names = people.chain(table.others.iter().copied());
        names.map(|column| (table.name.to_owned(), column.to_owned()))
    });
    let known: BTreeSet<_> = known.collect();
    let missing: Vec<_> = columns.difference(&known).collect();
    assert!(missing.is_empty(), "add to DATABASE_TABLES: {missing:?}");
    let gone: Vec<_> = known.difference(&columns).collect();
    assert!(gone.is_empty(), "not in the database: {gone:?}");
}

#[tokio::test]
async fn the_rows_of_a_server_belong_to_an_owner_in_every_database_table_except_departures() {
    let (_, of_guilds) = possibly_personal_columns_and_server_tables().await;
    let kept = |table: &&String| {
        let listed = DATABASE_TABLES.iter().find(|listed| listed.name == table.as_str());
        listed.is_none_or(|listed| listed.row_owner == RowOwner::Nobody)
    };
    let kept: Vec<_> = of_guilds.iter().filter(kept).collect();
    assert_eq!(kept, ["departures"]);
}
