//! The processor time of the bot's threads, of its database threads, and of all others, which run the simulated people and the
//! stand-in for Discord.

use std::fs;
use std::ops::Sub;
use std::time::Duration;

use super::people::BOT;

/// The beginning of the names of the threads in which sqlx runs SQLite.
const DATABASE: &str = "sqlx-sqlite";
/// The clock ticks per second in /proc, as on common Linux machines.
const TICKS: u64 = 100;

/// The processor time of this process by kind of thread. All are zero on systems without /proc.
#[derive(Clone, Copy, Debug, Default)]
pub struct ProcessorTime {
    pub bot: Duration,
    pub database: Duration,
    pub others: Duration,
}

impl ProcessorTime {
    /// Returns the time that the running threads have used so far.
    pub fn used_so_far() -> Self {
        let mut taken = Self::default();
        for task in fs::read_dir("/proc/self/task").into_iter().flatten().flatten() {
            let stat = fs::read_to_string(task.path().join("stat")).unwrap_or_default();
            let Some((name, time)) = parse_name_and_processor_time(&stat, 2) else { continue };
            *match name {
                BOT => &mut taken.bot,
                name if name.starts_with(DATABASE) => &mut taken.database,
                _ => &mut taken.others,
            } += time;
        }
        taken
    }

    /// Returns the sum of the times of all threads.
    pub fn total(&self) -> Duration {
        self.bot + self.database + self.others
    }
}

impl Sub for ProcessorTime {
    type Output = Self;

    fn sub(self, before: Self) -> Self {
        Self {
            bot: self.bot.saturating_sub(before.bot),
            database: self.database.saturating_sub(before.database),
            others: self.others.saturating_sub(before.others),
        }
    }
}

/// Returns the processor time of a process, with that of its ended children if `with_ended_children` is true.
/// `process_id_or_self` is its id or the word `self`. The time is zero on systems without /proc.
pub fn processor_time_of_process(process_id_or_self: &str, with_ended_children: bool) -> Duration {
    let stat = fs::read_to_string(format!("/proc/{process_id_or_self}/stat")).unwrap_or_default();
    let fields = if with_ended_children { 4 } else { 2 };
    parse_name_and_processor_time(&stat, fields).map_or(Duration::ZERO, |(_, time)| time)
}

/// Parses `stat_line`, the line in the file `stat` of a thread or process in /proc; `None` if the line is malformed. Returns the
/// name of the thread or process and its processor time. If `time_field_count` is 2, this is its own time in user and kernel mode;
/// if it is 4, the times of its ended children are added.
fn parse_name_and_processor_time(
    stat_line: &str,
    time_field_count: usize,
) -> Option<(&str, Duration)> {
    let (head, tail) = stat_line.rsplit_once(')')?;
    let (_, name) = head.split_once('(')?;
    let ticks = tail
        .split_whitespace()
        .skip(11)
        .take(time_field_count)
        .map(|ticks| ticks.parse::<u64>().ok());
    let ticks: u64 = ticks.sum::<Option<u64>>()?;
    Some((name, Duration::from_millis(ticks * 1000 / TICKS)))
}
