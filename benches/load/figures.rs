//! Times, and how they are printed.

use std::time::Duration;

/// What stands for a figure that nothing was measured for.
pub const UNKNOWN: &str = "unknown";

/// How long something took, again and again.
#[derive(Clone, Debug, Default)]
pub struct Times {
    pub each: Vec<Duration>,
    /// All together, where that is not the sum of `each`.
    pub over: Option<Duration>,
    /// What was done besides and not timed.
    pub besides: usize,
}

impl Times {
    /// The time that this share of them did not reach.
    pub fn quantile(&self, share: f64) -> Duration {
        let mut sorted = self.each.clone();
        sorted.sort_unstable();
        let index = ((sorted.len() as f64 * share) as usize).min(sorted.len().saturating_sub(1));
        sorted.get(index).copied().unwrap_or_default()
    }

    pub fn median(&self) -> Duration {
        self.quantile(0.5)
    }

    /// How many a second, what was done besides included; no number where nothing was measured.
    pub fn a_second(&self) -> f64 {
        let over = self.over.unwrap_or_else(|| self.each.iter().sum());
        (self.each.len() + self.besides) as f64 / over.as_secs_f64()
    }

    fn rate(&self) -> String {
        let rate = self.a_second();
        if rate.is_finite() { format!("{rate:.0}") } else { UNKNOWN.to_owned() }
    }

    /// How many times as long half of them took as this; unknown where there are none.
    pub fn median_in(&self, other: Duration) -> String {
        let times = self.median().as_secs_f64() / other.as_secs_f64();
        let known = times.is_finite() && !self.each.is_empty();
        if known { format!("{times:.2}") } else { UNKNOWN.to_owned() }
    }

    /// A line of the table.
    pub fn row(&self, name: &str) -> String {
        row(name, &[self.ms(0.5), self.ms(0.99), self.rate()])
    }

    /// The time in milliseconds that this share of them did not reach; unknown where there are none.
    pub fn ms(&self, share: f64) -> String {
        match self.each.as_slice() {
            [] => UNKNOWN.to_owned(),
            _ => format!("{:.2}", self.quantile(share).as_secs_f64() * 1e3),
        }
    }
}

/// A line of a table.
pub fn row(name: &str, values: &[String]) -> String {
    let values: String = values.iter().map(|value| format!("{value:>12}")).collect();
    format!("{name:<48}{values}")
}
