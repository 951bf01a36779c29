//! Copies all data to another database, of the same or the other kind.

use std::collections::BTreeSet;

use futures_util::TryStreamExt as _;
use sha2::{Digest, Sha256};
use sqlx::any::AnyRow;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Row, Transaction};

use super::leases::SHARDS;
use crate::store::privacy::places::DATABASE_TABLES;
use crate::store::{Store, StoreError};

/// The prefix of the names of marks. A mark is a row of the table `facts` in the target database, and says that the copy is
/// unfinished. One mark contains the name of the source. Each other mark stands for a database table that is already copied.
const MARK: &str = "copy:";
/// The name of the mark that contains the name of the source.
const SOURCE: &str = "copy:source";
/// The number of rows that are written by one transaction.
const BATCH: usize = 500;
/// The database table with the marks. It is copied last, and the last transaction deletes the marks. A target without marks is
/// therefore complete.
const FACTS: &str = "facts";

/// The reason why copying a database failed.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    #[error("the source: {0}")]
    Source(StoreError),
    #[error("the target: {0}")]
    Target(StoreError),
    #[error("the {0} is used by a running bot: stop it first (after a kill, wait for two minutes)")]
    InUse(&'static str),
    #[error("the target is not empty: its table {0} has rows; choose a new database")]
    NotEmpty(&'static str),
    #[error(
        "the target has an unfinished copy of {0}: continue that one, or choose a new database"
    )]
    OtherCopy(String),
    #[error("the table {0} of the target has other columns")]
    OtherColumns(&'static str),
    #[error("the table {0} differs between source and target; repeat the copy to a new database")]
    Differs(&'static str),
}

/// A database table that was copied, and its number of rows, for reports of progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CopiedTable {
    pub table: &'static str,
    pub rows: u64,
}

/// The type of a column. The program uses only these three.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum ColumnType {
    Integer,
    Float,
    Text,
}

type Columns = Vec<(String, ColumnType)>;

/// The value of a column in a row.
enum Value {
    Integer(Option<i64>),
    Float(Option<f64>),
    Text(Option<String>),
}

/// The number of rows of a database table and a hash of their values. The hash does not depend on the order of the rows, because
/// SQLite and PostgreSQL sort text differently.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Checksum {
    rows: u64,
    sum: u128,
}

/// Copies all tables to a database that is empty or contains an unfinished copy of the same source. Other programs cannot write to
/// the source meanwhile. After each table, its rows are counted and hashed in both databases. If they are equal, `report_table` is
/// called with the table; otherwise the copy fails.
///
/// # Errors
/// Returns an error if a bot uses one of the databases, if the target has other data, or if a database fails.
pub async fn copy_database(
    source: &Store,
    target: &Store,
    mut report_table: impl FnMut(CopiedTable),
) -> Result<(), CopyError> {
    for (store, name) in [(source, "source"), (target, "target")] {
        if is_used_by_running_bot(store).await.map_err(CopyError::Source)? {
            return Err(CopyError::InUse(name));
        }
    }
    let mut locked = lock_tables(source).await.map_err(CopyError::Source)?;
    let done = begin_copy_or_find_copied_tables(target, source.database_name()).await?;
    // The reversed list begins with the tables that other tables refer to.
    let tables =
        DATABASE_TABLES.iter().rev().map(|table| table.name).filter(|table| *table != FACTS);
    for table in tables.chain([FACTS]) {
        let columns = columns_of_table(&mut locked, table).await.map_err(CopyError::Source)?;
        {
            let mut reader = target.connections.readers.acquire().await.map_err(target_error)?;
            let others = columns_of_table(&mut reader, table).await.map_err(CopyError::Target)?;
            let set = |columns: &Columns| columns.iter().cloned().collect::<BTreeSet<_>>();
            if set(&columns) != set(&others) {
                return Err(CopyError::OtherColumns(table));
            }
        }
        let copied = match done.contains(table) {
            true => {
                checksum_of_table(&mut locked, table, &columns).await.map_err(CopyError::Source)?
            }
            false => copy_table(&mut locked, target, table, &columns).await?,
        };
        let mut reader = target.connections.readers.acquire().await.map_err(target_error)?;
        let found =
            checksum_of_table(&mut reader, table, &columns).await.map_err(CopyError::Target)?;
        if found != copied {
            return Err(CopyError::Differs(table));
        }
        report_table(CopiedTable { table, rows: copied.rows });
    }
    // The transaction only locked the source, so it is rolled back.
    locked.rollback().await.map_err(source_error)
}

fn source_error(error: sqlx::Error) -> CopyError {
    CopyError::Source(error.into())
}

fn target_error(error: sqlx::Error) -> CopyError {
    CopyError::Target(error.into())
}

/// Returns true if a bot is running with this database. With a PostgreSQL server, each process of the bot has a lease that it
/// renews every minute.
async fn is_used_by_running_bot(store: &Store) -> Result<bool, StoreError> {
    if store.is_file() {
        return Ok(store.is_file_locked_by_other_process());
    }
    let clock =
        sqlx::query_scalar("SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)");
    let now: i64 = clock.fetch_one(&store.connections.readers).await?;
    Ok(!store.live_lease_names(SHARDS, now).await?.is_empty())
}

/// Begins a transaction for reading all tables. Until it ends, other programs cannot write to them.
async fn lock_tables(source: &Store) -> Result<Transaction<'static, Any>, StoreError> {
    // In a file, the transaction itself holds the only lock for writing.
    let mut tx = source.connections.begin().await?;
    if !source.is_file() {
        let tables: Vec<&str> = DATABASE_TABLES.iter().map(|table| table.name).collect();
        let lock = format!("LOCK TABLE {} IN SHARE MODE", tables.join(", "));
        for statement in [
            lock,
            "SET LOCAL statement_timeout = 0".to_owned(),
            "SET LOCAL idle_in_transaction_session_timeout = 0".to_owned(),
        ] {
            sqlx::query(AssertSqlSafe(statement)).execute(&mut *tx).await?;
        }
    }
    Ok(tx)
}

/// If the target is empty, stores the name of the source in it and returns an empty set. If the target contains an unfinished copy
/// of the same source, returns the names of the tables that are already copied.
async fn begin_copy_or_find_copied_tables(
    target: &Store,
    source_name: &str,
) -> Result<BTreeSet<String>, CopyError> {
    let marks: Vec<(String, String)> =
        sqlx::query_as("SELECT name, value FROM facts WHERE name LIKE 'copy:%'")
            .fetch_all(&target.connections.readers)
            .await
            .map_err(target_error)?;
    if let Some((_, other)) = marks.iter().find(|(name, _)| name == SOURCE) {
        if other != source_name {
            return Err(CopyError::OtherCopy(other.clone()));
        }
        let tables = marks.iter().filter_map(|(name, _)| name.strip_prefix(MARK));
        return Ok(tables.map(str::to_owned).collect());
    }
    for table in DATABASE_TABLES {
        let any = format!("SELECT COUNT(*) FROM (SELECT 1 FROM {} LIMIT 1) found", table.name);
        let any = sqlx::query_scalar(AssertSqlSafe(any));
        let rows: i64 = any.fetch_one(&target.connections.readers).await.map_err(target_error)?;
        if rows > 0 {
            return Err(CopyError::NotEmpty(table.name));
        }
    }
    target.set_installation_fact(SOURCE, source_name).await.map_err(CopyError::Target)?;
    Ok(BTreeSet::new())
}

/// Returns the names and types of the columns of a table.
async fn columns_of_table(
    connection: &mut AnyConnection,
    table: &'static str,
) -> Result<Columns, StoreError> {
    let sql = match connection.backend_name() {
        "SQLite" => "SELECT name, type FROM pragma_table_info($1)",
        _ => {
            "SELECT CAST(column_name AS TEXT), CAST(data_type AS TEXT) FROM information_schema.columns \
             WHERE table_schema = current_schema() AND table_name = $1"
        }
    };
    let columns: Vec<(String, String)> =
        sqlx::query_as(sql).bind(table).fetch_all(connection).await?;
    let typed = columns.into_iter().map(|(name, declared)| {
        let declared = declared.to_ascii_uppercase();
        let column_type = match declared {
            declared if declared.contains("INT") => ColumnType::Integer,
            declared if declared.contains("DOUBLE") => ColumnType::Float,
            _ => ColumnType::Text,
        };
        (name, column_type)
    });
    Ok(typed.collect())
}

fn select_all_sql(table: &str, columns: &Columns) -> String {
    let names: Vec<&str> = columns.iter().map(|(name, _)| &**name).collect();
    format!("SELECT {} FROM {table}", names.join(", "))
}

fn values_in_row(row: &AnyRow, columns: &Columns) -> Result<Vec<Value>, sqlx::Error> {
    let value = |(index, (_, column_type)): (usize, &(String, ColumnType))| {
        Ok(match column_type {
            ColumnType::Integer => Value::Integer(row.try_get(index)?),
            ColumnType::Float => Value::Float(row.try_get(index)?),
            ColumnType::Text => Value::Text(row.try_get(index)?),
        })
    };
    columns.iter().enumerate().map(value).collect()
}

impl Checksum {
    fn add_row(&mut self, row: &[Value], columns: &Columns) {
        // Both databases are read with the columns in the order of the source.
        debug_assert_eq!(row.len(), columns.len());
        let mut hash = Sha256::new();
        for value in row {
            let text = match value {
                Value::Integer(value) => value.map(|value| format!("i{value}")),
                Value::Float(value) => value.map(|value| format!("f{:016x}", value.to_bits())),
                Value::Text(value) => value.as_ref().map(|value| format!("t{value}")),
            };
            let text = text.unwrap_or_else(|| "n".to_owned());
            hash.update(text.len().to_le_bytes());
            hash.update(text);
        }
        let mut bytes = [0; 16];
        bytes.copy_from_slice(&hash.finalize()[..16]);
        self.rows += 1;
        self.sum = self.sum.wrapping_add(u128::from_le_bytes(bytes));
    }
}

/// Computes the checksum of all rows of a table.
async fn checksum_of_table(
    connection: &mut AnyConnection,
    table: &'static str,
    columns: &Columns,
) -> Result<Checksum, StoreError> {
    let mut checksum = Checksum::default();
    let select = sqlx::query(AssertSqlSafe(select_all_sql(table, columns)));
    let mut rows = select.fetch(connection);
    while let Some(row) = rows.try_next().await? {
        checksum.add_row(&values_in_row(&row, columns)?, columns);
    }
    Ok(checksum)
}

/// Copies a table in batches, and marks it as copied in the transaction of the last batch. Rows that an interrupted attempt has
/// written are deleted first. Returns the checksum of the source's rows.
async fn copy_table(
    source: &mut AnyConnection,
    target: &Store,
    table: &'static str,
    columns: &Columns,
) -> Result<Checksum, CopyError> {
    let mut checksum = Checksum::default();
    let mut tx = target.connections.begin().await.map_err(CopyError::Target)?;
    let delete = match table {
        // The marks stay until the last batch.
        FACTS => "DELETE FROM facts WHERE name NOT LIKE 'copy:%'".to_owned(),
        _ => format!("DELETE FROM {table}"),
    };
    sqlx::query(AssertSqlSafe(delete)).execute(&mut *tx).await.map_err(target_error)?;
    let places: Vec<String> = (1..=columns.len()).map(|number| format!("${number}")).collect();
    let names: Vec<&str> = columns.iter().map(|(name, _)| &**name).collect();
    let insert =
        format!("INSERT INTO {table} ({}) VALUES ({})", names.join(", "), places.join(", "));
    let select = sqlx::query(AssertSqlSafe(select_all_sql(table, columns)));
    let mut rows = select.fetch(source);
    let mut in_batch = 0;
    while let Some(row) = rows.try_next().await.map_err(source_error)? {
        let row = values_in_row(&row, columns).map_err(source_error)?;
        checksum.add_row(&row, columns);
        let statement =
            row.into_iter().fold(sqlx::query(AssertSqlSafe(insert.clone())), bind_value);
        statement.execute(&mut *tx).await.map_err(target_error)?;
        in_batch += 1;
        if in_batch == BATCH {
            tx.commit().await.map_err(target_error)?;
            tx = target.connections.begin().await.map_err(CopyError::Target)?;
            in_batch = 0;
        }
    }
    let mark = match table {
        FACTS => sqlx::query("DELETE FROM facts WHERE name LIKE 'copy:%'"),
        _ => sqlx::query("INSERT INTO facts (name, value) VALUES ($1, 'done')")
            .bind(format!("{MARK}{table}")),
    };
    mark.execute(&mut *tx).await.map_err(target_error)?;
    tx.commit().await.map_err(target_error)?;
    Ok(checksum)
}

fn bind_value<'q>(
    query: Query<'q, Any, <Any as sqlx::Database>::Arguments>,
    value: Value,
) -> Query<'q, Any, <Any as sqlx::Database>::Arguments> {
    match value {
        Value::Integer(value) => query.bind(value),
        Value::Float(value) => query.bind(value),
        Value::Text(value) => query.bind(value),
    }
}
