//! Measured times, and their text in the printed tables.

use std::time::Duration;

/// The text that is printed in place of a number for which there are no measurements.
pub const UNKNOWN: &str = "unknown";

/// The times of a repeated operation.
#[derive(Clone, Debug, Default)]
pub struct Times {
    pub each: Vec<Duration>,
    /// The time in which all operations took place. `None` if they ran one after the other: then it is the sum of `each`.
    pub over: Option<Duration>,
    /// The number of further operations that ran within the total time but were not timed individually.
    pub untimed: usize,
}

impl Times {
    /// Returns the time that this share of the operations did not exceed: a share of 0.99 gives the 99th percentile. It is zero
    /// without measurements.
    pub fn quantile(&self, share: f64) -> Duration {
        let mut sorted = self.each.clone();
        sorted.sort_unstable();
        let index = ((sorted.len() as f64 * share) as usize).min(sorted.len().saturating_sub(1));
        sorted.get(index).copied().unwrap_or_default()
    }

    /// Returns the median.
    pub fn median(&self) -> Duration {
        self.quantile(0.5)
    }

    /// Returns the number of operations per second, including those not timed; NaN without measurements.
    pub fn operations_per_second(&self) -> f64 {
        let over = self.over.unwrap_or_else(|| self.each.iter().sum());
        (self.each.len() + self.untimed) as f64 / over.as_secs_f64()
    }

    /// Returns the operations per second as text, or “unknown” without measurements.
    fn operations_per_second_text(&self) -> String {
        let rate = self.operations_per_second();
        if rate.is_finite() { format!("{rate:.0}") } else { UNKNOWN.to_owned() }
    }

    /// Returns the median divided by `other_time`, as text; “unknown” without measurements.
    pub fn median_ratio_text(&self, other_time: Duration) -> String {
        let times = self.median().as_secs_f64() / other_time.as_secs_f64();
        let known = times.is_finite() && !self.each.is_empty();
        if known { format!("{times:.2}") } else { UNKNOWN.to_owned() }
    }

    /// Returns a row of the table: median, 99th percentile and rate.
    pub fn quantiles_and_rate_row(&self, row_name: &str) -> String {
        table_row(
            row_name,
            &[
                self.quantile_in_ms_text(0.5),
                self.quantile_in_ms_text(0.99),
                self.operations_per_second_text(),
            ],
        )
    }

    /// Returns [`Self::quantile`] in milliseconds as text; “unknown” without measurements.
    pub fn quantile_in_ms_text(&self, share: f64) -> String {
        match self.each.as_slice() {
            [] => UNKNOWN.to_owned(),
            _ => format!("{:.2}", self.quantile(share).as_secs_f64() * 1e3),
        }
    }
}

/// Returns a row of a printed table.
pub fn table_row(name: &str, values: &[String]) -> String {
    let values: String = values.iter().map(|value| format!("{value:>12}")).collect();
    format!("{name:<48}{values}")
}
