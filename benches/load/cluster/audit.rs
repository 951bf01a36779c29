//! Compares the answers that people received with the events in the database and the messages in the channels.

use std::collections::BTreeMap;

use sqlx::Row;

use super::players::Journal;
use super::world::Cluster;
use crate::report::Report;

/// The number of placements of each tile at a table.
type Counts = BTreeMap<String, usize>;

/// The numbers of placements for which a person received an answer, and of placements that were stored, lost, announced twice, or
/// never announced.
#[derive(Debug, Default)]
pub struct Audit {
    answered: usize,
    stored: usize,
    /// The number of placements for which a person received an answer, but which are not in the database.
    lost: usize,
    announced_twice: usize,
    never_announced: usize,
}

impl Audit {
    /// Returns `true` if no placement was lost, and each was announced exactly once.
    pub fn is_clean(&self) -> bool {
        self.lost + self.announced_twice + self.never_announced == 0
    }

    /// Adds the numbers of this audit to the report of the benchmark.
    pub fn add_to_report(&self, report: &mut Report) {
        for (name, count) in [
            ("answered placements", self.answered),
            ("placements in the database", self.stored),
            ("answered placements that are lost", self.lost),
            ("placements announced twice", self.announced_twice),
            ("placements never announced", self.never_announced),
        ] {
            report.record_value(name, count as f64);
        }
    }
}

/// Compares the placements for which people received an answer with the stored events and with the messages in the channels.
pub async fn audit_placements(cluster: &Cluster, journal: &Journal) -> Audit {
    let mut connection = cluster.connect().await;
    // The events of the copied matches, which were marked as announced, are older than the run.
    let sql = "SELECT t.channel_id, e.body FROM events e JOIN tables t ON t.id = e.table_id \
               WHERE e.body LIKE '%\"type\":\"placed\"%' AND e.at >= $1";
    let rows = sqlx::query(sql).bind(cluster.created_at).fetch_all(&mut connection).await;
    let mut all_stored: BTreeMap<i64, Vec<String>> = BTreeMap::new();
    for row in rows.expect("the events") {
        let body: serde_json::Value = serde_json::from_str(row.get(1)).expect("an event");
        let tile = body["event"]["tile"].as_str().expect("a tile").to_owned();
        all_stored.entry(row.get(0)).or_default().push(tile);
    }
    let answered = journal.tiles_of_answered_placements_by_channel();
    let mut audit = Audit::default();
    for table in &cluster.tables {
        let channel = table.people[0].channel();
        let stored = count_by_tile(all_stored.remove(&channel.cast_signed()).into_iter().flatten());
        let answered_by_tile = count_by_tile(answered.get(&channel).into_iter().flatten().cloned());
        let announced = count_announced_placements(cluster, channel);
        audit.answered += answered_by_tile.values().sum::<usize>();
        audit.stored += stored.values().sum::<usize>();
        audit.lost += total_excess_over(&answered_by_tile, &stored);
        audit.announced_twice += total_excess_over(&announced, &stored);
        audit.never_announced += total_excess_over(&stored, &announced);
    }
    audit
}

/// Returns how many times each tile occurs.
fn count_by_tile(tiles: impl Iterator<Item = String>) -> Counts {
    tiles.fold(Counts::new(), |mut counts, tile| {
        *counts.entry(tile).or_default() += 1;
        counts
    })
}

/// Returns the sum, over all tiles, of the amounts by which `counts` exceeds `baseline`.
fn total_excess_over(counts: &Counts, baseline: &Counts) -> usize {
    let more = |(tile, count): (&String, &usize)| {
        count.saturating_sub(baseline.get(tile).copied().unwrap_or_default())
    };
    counts.iter().map(more).sum()
}

/// Returns how many times each tile is announced as placed in the public messages of a channel.
fn count_announced_placements(cluster: &Cluster, channel: u64) -> Counts {
    let messages = cluster.discord.channel(channel).messages();
    let public = messages.iter().filter(|message| !message.is_ephemeral());
    let lines = public.flat_map(|message| message.content.lines());
    let tiles = lines.filter_map(|line| {
        let (_, rest) = line.split_once(" placed ")?;
        let tile = rest.replace('\u{2011}', "-").split_whitespace().next()?.to_owned();
        // A player can also have placed nothing.
        tile.starts_with(|first: char| first.is_ascii_digit()).then_some(tile)
    });
    count_by_tile(tiles)
}
