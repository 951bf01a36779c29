//! The migrations, embedded: the program needs no files beside it.
//!
//! Listed by hand rather than by `sqlx::migrate!`: sqlx's macros would have all of it, and both of its databases, compiled a
//! second time for the compiler's own use.

use std::borrow::Cow;
use std::sync::LazyLock;

use sqlx::SqlStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Embeds a file of the folder `migrations`.
macro_rules! migration {
    ($file:literal) => {
        ($file, include_str!(concat!("../../../migrations/", $file)))
    };
}

/// Name and SQL of each file, oldest first. A file that has been released never changes: its hash stands in every database.
const FILES: &[(&str, &str)] = &[
    migration!("0001_tables.sql"),
    migration!("0002_results.sql"),
    migration!("0003_clock.sql"),
    migration!("0004_tournaments.sql"),
    migration!("0005_leases.sql"),
    migration!("0006_seasons.sql"),
    migration!("0007_growth.sql"),
    migration!("0008_fair_play.sql"),
    migration!("0009_outcomes.sql"),
    migration!("0010_voidings.sql"),
    migration!("0011_league_snapshots.sql"),
    migration!("0012_computers.sql"),
    migration!("0013_pictures.sql"),
    migration!("0014_emojis.sql"),
    migration!("0015_people_at_tables.sql"),
    migration!("0016_table_defaults.sql"),
    migration!("0017_words_and_first_cards.sql"),
    migration!("0018_standing_orders.sql"),
    migration!("0019_pings.sql"),
    migration!("0020_privacy.sql"),
    migration!("0021_moderation.sql"),
    migration!("0022_direct.sql"),
];

/// Run at every start.
pub static MIGRATIONS: LazyLock<Migrator> =
    LazyLock::new(|| Migrator::with_migrations(FILES.iter().map(read).collect()));

/// `0012_clubs_and_more.sql` is version 12, "clubs and more".
fn read(&(file, sql): &(&'static str, &'static str)) -> Migration {
    let (version, rest) = file.split_once('_').unwrap_or((file, ""));
    let description = rest.trim_end_matches(".sql").replace('_', " ");
    Migration::new(
        version.parse().expect("a migration's file name begins with its version"),
        Cow::Owned(description),
        MigrationType::Simple,
        SqlStr::from_static(sql),
        false,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_folder_is_listed_in_order() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
        let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
        let mut files: Vec<_> = files.map(|name| name.into_string().unwrap()).collect();
        files.sort();
        assert_eq!(FILES.iter().map(|(file, _)| *file).collect::<Vec<_>>(), files);
        let numbers: Vec<_> = MIGRATIONS.iter().map(|migration| migration.version).collect();
        assert_eq!(numbers, (1..=i64::try_from(files.len()).unwrap()).collect::<Vec<_>>());
    }
}
