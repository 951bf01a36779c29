//! The processor's time, by who took it: the bot's threads, those of its database, and all others, which are people and stand-in.

use std::fs;
use std::ops::Sub;
use std::time::Duration;

use super::people::BOT;

/// The name of the threads in which SQLite works.
const DATABASE: &str = "sqlx-sqlite";
/// How often Linux counts in a second, on every machine that one meets.
const TICKS: u64 = 100;

/// What the threads of this process took since they began. All nought where there is no /proc.
#[derive(Clone, Copy, Debug, Default)]
pub struct Taken {
    pub bot: Duration,
    pub database: Duration,
    pub others: Duration,
}

impl Taken {
    pub fn until_now() -> Self {
        let mut taken = Self::default();
        for task in fs::read_dir("/proc/self/task").into_iter().flatten().flatten() {
            let stat = fs::read_to_string(task.path().join("stat")).unwrap_or_default();
            let Some((name, time)) = read(&stat) else { continue };
            *match name {
                BOT => &mut taken.bot,
                name if name.starts_with(DATABASE) => &mut taken.database,
                _ => &mut taken.others,
            } += time;
        }
        taken
    }

    pub fn all(&self) -> Duration {
        self.bot + self.database + self.others
    }
}

impl Sub for Taken {
    type Output = Self;

    fn sub(self, before: Self) -> Self {
        Self {
            bot: self.bot.saturating_sub(before.bot),
            database: self.database.saturating_sub(before.database),
            others: self.others.saturating_sub(before.others),
        }
    }
}

/// The name and time of a thread, in user and kernel mode, of its line in /proc.
fn read(stat: &str) -> Option<(&str, Duration)> {
    let (head, tail) = stat.rsplit_once(')')?;
    let (_, name) = head.split_once('(')?;
    let ticks = tail.split_whitespace().skip(11).take(2).map(|ticks| ticks.parse::<u64>().ok());
    let ticks: u64 = ticks.sum::<Option<u64>>()?;
    Some((name, Duration::from_millis(ticks * 1000 / TICKS)))
}
