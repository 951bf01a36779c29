//! People who play at the tables of the cluster, and a journal of the answers that they received.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use discord_stand_in::OptionValue;
use discord_stand_in::people::{Message, PersonIn};

use super::world::BusyTable;
use crate::figures::Times;

/// The longest wait for an answer. It is longer than the three seconds that Discord allows for the first response, because the
/// picture may follow later.
const PATIENCE: Duration = Duration::from_secs(10);
/// The pause of a player after a click without an answer.
const AFTER_FAILURE: Duration = Duration::from_millis(500);

/// The answered moves, and the clicks without an answer.
#[derive(Default)]
pub struct Journal {
    /// For each channel, the tiles whose placement was answered. A tile can occur in several rounds.
    placed: Mutex<BTreeMap<u64, Vec<String>>>,
    /// For each answered placement, the time since the start of the run, and the time from the command to the answer.
    answers: Mutex<Vec<(Duration, Duration)>>,
    unanswered: AtomicUsize,
}

impl Journal {
    /// Adds an answered placement.
    fn note_answered_placement(
        &self,
        channel: u64,
        tile: String,
        time_since_start: Duration,
        answer_delay: Duration,
    ) {
        self.placed.lock().expect("no panic").entry(channel).or_default().push(tile);
        self.answers.lock().expect("no panic").push((time_since_start, answer_delay));
    }

    /// Returns the tiles whose placement was answered, by channel.
    pub fn tiles_of_answered_placements_by_channel(&self) -> BTreeMap<u64, Vec<String>> {
        self.placed.lock().expect("no panic").clone()
    }

    /// Returns the number of answered placements.
    pub fn answered_placement_count(&self) -> usize {
        self.answers.lock().expect("no panic").len()
    }

    /// Returns the number of clicks without an answer.
    pub fn unanswered_click_count(&self) -> usize {
        self.unanswered.load(Ordering::Relaxed)
    }

    /// Returns, for each answered placement, the time from the command to the answer. `run_duration` is the duration of the whole
    /// run.
    pub fn answer_delays(&self, run_duration: Duration) -> Times {
        let answers = self.answers.lock().expect("no panic");
        Times {
            each: answers.iter().map(|(_, took)| *took).collect(),
            over: Some(run_duration),
            untimed: 0,
        }
    }

    /// Returns the answered placements per second in each interval of length `interval`, as text.
    pub fn moves_per_second_text(&self, run_duration: Duration, interval: Duration) -> String {
        let mut counts = vec![0_usize; (run_duration.as_secs() / interval.as_secs()) as usize];
        for (at, _) in self.answers.lock().expect("no panic").iter() {
            if let Some(count) = counts.get_mut((at.as_secs() / interval.as_secs()) as usize) {
                *count += 1;
            }
        }
        let rate = |count: usize| format!("{:.0}", count as f64 / interval.as_secs_f64());
        counts.into_iter().map(rate).collect::<Vec<_>>().join(", ")
    }
}

/// Plays one turn at each of these tables, then begins again with the first, until `end`.
pub async fn keep_playing<'a>(
    tables: impl Iterator<Item = &'a BusyTable>,
    journal: &Journal,
    start: Instant,
    end: Instant,
) {
    let tables: Vec<&BusyTable> = tables.collect();
    for table in tables.into_iter().cycle() {
        if Instant::now() >= end {
            return;
        }
        if try_to_take_turn(table, journal, start).await.is_none() {
            journal.unanswered.fetch_add(1, Ordering::Relaxed);
            tokio::time::sleep(AFTER_FAILURE).await;
        }
    }
}

/// Plays one turn at a table: a placement or, if no tile fits, a draw or a pass. If the match is over, starts the next one. Returns
/// `None` if a click got no answer.
async fn try_to_take_turn(table: &BusyTable, journal: &Journal, start: Instant) -> Option<()> {
    for person in &table.people {
        let spots = person.try_autocomplete("place", &[("spot", "".into())], "spot").await?;
        let Some(best) = spots.first() else { continue };
        let (tile, _) = best.name.split_once(' ')?;
        let options = [("tile", tile.into()), ("spot", best.value.as_str()?.into())];
        let begin = Instant::now();
        let answer = use_command_and_await_answer(person, "place", &options).await?;
        if answer.content.contains("You placed") {
            let tile = tile.replace('\u{2011}', "-");
            journal.note_answered_placement(
                person.channel(),
                tile,
                start.elapsed(),
                begin.elapsed(),
            );
        }
        return Some(());
    }
    for person in &table.people {
        let drawn = use_command_and_await_answer(person, "draw", &[]).await?;
        if drawn.content.contains("drew") {
            return Some(());
        }
        if use_command_and_await_answer(person, "pass", &[]).await?.content.contains("passed") {
            return Some(());
        }
    }
    try_to_begin_next_match(table).await
}

/// Opens a table in the channel of a finished match, and starts a match of the same two people. Returns `None` if a click got no
/// answer.
async fn try_to_begin_next_match(table: &BusyTable) -> Option<()> {
    let [host, guest] = &table.people;
    use_command_and_await_answer(host, "play", &[]).await?;
    let messages = host.visible_messages();
    let lobby = messages.iter().rev().find(|message| message.button("Join").is_some());
    if let Some(lobby) = lobby {
        for (person, button) in [(guest, "Join"), (host, "Start")] {
            let clicked = person.try_click(lobby, button).await;
            if clicked.is_ok_and(|interaction| interaction.has_failed()) {
                return None;
            }
        }
    }
    Some(())
}

/// Uses a slash command. Returns the complete answer; `None` if there is none within `PATIENCE`.
async fn use_command_and_await_answer(
    person: &PersonIn,
    command: &str,
    options: &[(&str, OptionValue)],
) -> Option<Message> {
    let interaction = person.try_slash(command, options).await.ok()?;
    if interaction.has_failed() {
        return None;
    }
    tokio::time::timeout(PATIENCE, interaction.finished_message()).await.ok()
}
