//! Finished tournaments, reduced to the data that leaderboards and lists need. They are computed from the tournaments' events.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::result::Player;
use super::tournament::{
    Ending, EntryId, Format, InconsistentEvent, Stage, TableOutcome, Tournament, TournamentEvent,
};
use crate::ids::PersonId;
use crate::time::Millis;

/// The minimum number of persons in a tournament that counts.
pub const FEWEST_PEOPLE: usize = 3;
/// The points, in tenths, that a player gets in a tournament for each established person in a worse place. Established people are
/// trusted not to be second accounts (see `fair_play`). The weights of titles are computed from the same numbers.
const ESTABLISHED: u32 = 10;
/// The points, in tenths, that a player gets in a tournament for each person in a worse place who is not established.
const NEWCOMER: u32 = 1;
/// A title counts in full if this sum is reached by [`ESTABLISHED`] for each other established person, or by [`NEWCOMER`] for each
/// other person who is not established. Three established persons are enough.
const FULL_TITLE_SUM: u32 = 3 * ESTABLISHED;

/// The reward that a person gets for their place in a tournament: points, and the weight of a title or podium.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TournamentReward {
    pub person: PersonId,
    pub place: u32,
    /// The value of the place if only established people (those trusted not to be second accounts) count as opponents.
    pub known: PlaceValue,
    /// The value of the place if only people who are not established (trusted not to be second accounts) count as opponents.
    pub new: PlaceValue,
}

/// The points and the weight that a place in a tournament is worth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(from = "(u32, u32)", into = "(u32, u32)")]
pub struct PlaceValue {
    /// The tournament points, in tenths.
    pub points: u32,
    /// The weight of the title or podium, in thousandths of a full one.
    pub weight: u32,
}

impl From<PlaceValue> for (u32, u32) {
    fn from(PlaceValue { points, weight }: PlaceValue) -> Self {
        (points, weight)
    }
}

impl From<(u32, u32)> for PlaceValue {
    fn from((points, weight): (u32, u32)) -> Self {
        Self { points, weight }
    }
}

/// A tournament that was played to its end. It changes later only if an organiser decides about one of its tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FinishedTournament {
    /// The name as it was typed; it must be escaped before it is shown.
    pub name: String,
    /// The name of the edition whose rules the tournament used.
    pub edition: String,
    pub format: Format,
    /// The most seats at a table.
    pub seats: u8,
    /// The time of the start, in milliseconds since 1970.
    pub started_at: Millis,
    /// The time of the end, in milliseconds since 1970.
    pub finished_at: Millis,
    /// The final standings, best first.
    pub field: Vec<Finisher>,
}

/// A row of the final standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finisher {
    /// The player who represents the entry: the one who played the most tables for it, because players can be replaced.
    pub player: Player,
    /// True for a person who played at least half of the tables and has not left or been withdrawn. Only the places of such persons
    /// count on leaderboards.
    pub counts: bool,
}

/// The tables at which a player played for an entry: how many there were, and the number of the last one in the tournament.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct PlayedTables {
    tables: u32,
    last: u32,
}

impl FinishedTournament {
    /// The version of the code that computes a finished tournament from its events. Stored outcomes of an earlier version are
    /// computed again.
    pub const VERSION: i32 = 1;

    /// Computes a finished tournament from its events; `None` if it was not played to its end.
    ///
    /// # Errors
    /// Returns an error if the events are inconsistent, so that the stored tournament is damaged.
    pub fn from_events(
        events: &[(Millis, TournamentEvent)],
    ) -> Result<Option<Self>, InconsistentEvent> {
        let damaged = InconsistentEvent { seq: 1, why: "it creates nothing" };
        let ((at, created), rest) = events.split_first().ok_or(damaged)?;
        let mut state = Tournament::from_creation(*at, created).ok_or(damaged)?;
        let (mut started_at, mut finished_at) = (*at, *at);
        // For each table number, the players who had the seats at the beginning. A player who replaces another plays from the
        // next table on.
        let mut seated: BTreeMap<u32, Vec<Player>> = BTreeMap::new();
        for (at, event) in rest {
            state.apply(*at, event)?;
            match event {
                TournamentEvent::Started { .. } => started_at = *at,
                TournamentEvent::Ended { .. } => finished_at = *at,
                TournamentEvent::Opened { table } | TournamentEvent::Finished { table, .. } => {
                    seated.entry(*table).or_insert_with(|| players_at(&state, *table));
                }
                _ => {}
            }
        }
        if state.stage != Stage::Over(Ending::Played) {
            return Ok(None);
        }
        Ok(Some(Self {
            field: final_standings(&state, &seated),
            name: state.plan.name,
            edition: state.plan.edition,
            format: state.plan.format,
            seats: state.plan.seats,
            started_at,
            finished_at,
        }))
    }

    /// Returns the persons whose places count on leaderboards, best first, each with the place.
    pub fn persons_with_counted_places(&self) -> impl Iterator<Item = (PersonId, u32)> {
        let places = self.field.iter().zip(1..).filter(|(finisher, _)| finisher.counts);
        places.filter_map(|(finisher, place)| Some((finisher.player.person()?, place)))
    }

    /// Returns the reward of each person whose place counts, best first. Each of these persons gets points for every other one in a
    /// worse place. An established person in a worse place, for whom `is_established` returns `true`, gives more points. If the
    /// tournament had a single round, the points are halved. With fewer than three persons there are no rewards.
    pub fn rewards(&self, is_established: impl Fn(PersonId) -> bool) -> Vec<TournamentReward> {
        let counted: Vec<(PersonId, u32)> = self.persons_with_counted_places().collect();
        if counted.len() < FEWEST_PEOPLE {
            return Vec::new();
        }
        let rounds = if let Format::Swiss { rounds: 0..=1 } = self.format { 1 } else { 2 };
        // The points for beating these people: first for the established ones, then for the others.
        let worth = |people: &[(PersonId, u32)]| {
            let known = people.iter().filter(|(person, _)| is_established(*person)).count() as u32;
            [ESTABLISHED * known, NEWCOMER * (people.len() as u32 - known)]
        };
        let all = worth(&counted);
        let mut earned = Vec::new();
        for (at, (person, place)) in counted.iter().enumerate() {
            let (own, behind) = (worth(&counted[at..=at]), worth(&counted[at + 1..]));
            let [known, new] = std::array::from_fn(|kind| PlaceValue {
                points: rounds * behind[kind] / 2,
                weight: (1000 * (all[kind] - own[kind]) / FULL_TITLE_SUM).min(1000),
            });
            earned.push(TournamentReward { person: *person, place: *place, known, new });
        }
        earned
    }
}

/// Returns the players at the table with this number, by seat.
fn players_at(state: &Tournament, table_number: u32) -> Vec<Player> {
    let entries = state
        .table(table_number)
        .map(super::tournament::TournamentTable::entries)
        .unwrap_or_default();
    entries.iter().filter_map(|entry| Some(state.entries.get(*entry)?.player.clone())).collect()
}

/// Returns the final standings. The final table determines places, but does not count as a table played, because not everybody
/// could reach it. In a knockout it does count, because a finalist may have had byes in all other rounds.
fn final_standings(
    state: &Tournament,
    players_by_table: &BTreeMap<u32, Vec<Player>>,
) -> Vec<Finisher> {
    let mut players: Vec<Vec<(&Player, PlayedTables)>> = vec![Vec::new(); state.entries.len()];
    let is_knockout = state.plan.format == Format::Knockout;
    for table in state.tables.iter().filter(|table| is_knockout || !table.is_final) {
        let Some(TableOutcome::Places(results)) = &table.played else { continue };
        let there = players_by_table.get(&table.number).into_iter().flatten();
        for ((seat, result), player) in table.seats.iter().zip(results).zip(there) {
            if result.stayed && !seat.no_show {
                add_table_of_player(&mut players[seat.entry], player, table.number);
            }
        }
    }
    let rows = state.standings();
    // The player who represents an entry, and the tables that they played for it: the player with the most tables or, among
    // several, the one who played last.
    let owner = |entry: EntryId| {
        let most = players[entry].iter().max_by_key(|(_, played)| *played);
        most.copied().unwrap_or((&state.entries[entry].player, PlayedTables::default()))
    };
    let owners: Vec<(EntryId, &Player, PlayedTables)> = rows
        .iter()
        .map(|row| {
            let (player, played) = owner(row.entry);
            (row.entry, player, played)
        })
        .collect();
    let least = four_times_required_tables(state, &owners);
    let finisher = |(at, (entry, player, played)): (usize, &(EntryId, &Player, PlayedTables))| {
        // If a person represents several entries, only the entry with the most tables counts.
        let is_other = |(other, (_, rival, more)): (usize, &(EntryId, &Player, PlayedTables))| {
            other != at
                && player.person().is_some()
                && rival.person() == player.person()
                && (more.tables, at) > (played.tables, other)
        };
        let is_person = player.person().is_some();
        let enough = played.tables > 0 && 4 * played.tables >= least;
        let only = !owners.iter().enumerate().any(is_other);
        Finisher {
            player: (*player).clone(),
            counts: is_person && enough && only && state.entries[*entry].can_be_paired(),
        }
    };
    owners.iter().enumerate().map(finisher).collect()
}

/// Counts one more table at which this player played for an entry. `players_of_entry` contains all players of that entry so far.
fn add_table_of_player<'a>(
    players_of_entry: &mut Vec<(&'a Player, PlayedTables)>,
    player: &'a Player,
    table_number: u32,
) {
    let known = players_of_entry.iter().position(|(known, _)| known.person() == player.person());
    let at = known.unwrap_or_else(|| {
        players_of_entry.push((player, PlayedTables::default()));
        players_of_entry.len() - 1
    });
    // The latest table has the player's current name.
    players_of_entry[at].0 = player;
    players_of_entry[at].1.tables += 1;
    players_of_entry[at].1.last = players_of_entry[at].1.last.max(table_number);
}

/// Returns four times the minimum number of tables that a person must have played for their place to count. The minimum is half of
/// the rounds; in an arena, half of the median of the persons' numbers of tables; in a knockout, 0. The median can be a multiple of
/// a half, so only four times the minimum is always a whole number.
fn four_times_required_tables(
    state: &Tournament,
    entries_with_players: &[(EntryId, &Player, PlayedTables)],
) -> u32 {
    match state.plan.format {
        Format::Swiss { .. } | Format::RoundRobin => return 2 * state.rounds_paired(),
        // In a knockout, the number of tables depends on a player's wins, so there is no minimum.
        Format::Knockout => return 0,
        Format::Arena { .. } => {}
    }
    let persons = entries_with_players.iter().filter(|(_, player, _)| player.person().is_some());
    let tables = persons.map(|(_, _, played)| played.tables).filter(|tables| *tables > 0);
    let mut tables: Vec<u32> = tables.collect();
    tables.sort_unstable();
    let Some(last) = tables.len().checked_sub(1) else { return 0 };
    tables[last / 2] + tables[last.div_ceil(2)]
}
