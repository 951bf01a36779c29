//! Times, and how they are printed.

use std::time::Duration;

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

    /// How many a second, what was done besides included.
    fn rate(&self) -> f64 {
        let over = self.over.unwrap_or_else(|| self.each.iter().sum());
        (self.each.len() + self.besides) as f64 / over.as_secs_f64()
    }

    /// A line of the table.
    pub fn row(&self, name: &str) -> String {
        let ms = |time: Duration| format!("{:.2}", time.as_secs_f64() * 1e3);
        let rate = format!("{:.0}", self.rate());
        row(name, &[ms(self.median()), ms(self.quantile(0.99)), rate])
    }
}

/// A line of a table.
pub fn row(name: &str, values: &[String]) -> String {
    let values: String = values.iter().map(|value| format!("{value:>12}")).collect();
    format!("{name:<48}{values}")
}
