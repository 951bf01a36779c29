//! Means for each round, or for another unit, computed from matches of different lengths.

/// The amount that was reached in a match, such as its points, and the number of units in which it was reached, such as rounds.
pub type AmountAndUnits = (f64, f64);

/// The mean amount for each unit, such as the points for each round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MeanRate {
    pub mean: f64,
    /// The standard deviation of the amount in a single unit, such as the points of one round.
    pub deviation: f64,
    /// The standard error of the mean.
    pub error: f64,
}

impl MeanRate {
    /// Computes the mean from one sample for each match. Each sample has a positive number of units. Returns `None` with fewer than
    /// two samples, because one match says nothing about the deviation.
    ///
    /// The sum of a match of n independent units has n times the variance of a unit, so the deviation follows from the sums alone.
    pub fn from_samples(samples: &[AmountAndUnits]) -> Option<Self> {
        Self::from_groups(&[samples], &[1.0])
    }

    /// Computes the mean of each group of samples, and the weighted mean of these means. Each group has at least one sample, and
    /// the sum of `group_weights` is 1. The `deviation` of the result is that of the units around the means of their own groups.
    /// Returns `None` if no group has two samples.
    pub fn from_groups(groups: &[&[AmountAndUnits]], group_weights: &[f64]) -> Option<Self> {
        let samples: usize = groups.iter().map(|group| group.len()).sum();
        let free = samples.checked_sub(groups.len()).filter(|free| *free > 0)?;
        let (mut mean, mut squares, mut share_of_variance) = (0.0, 0.0, 0.0);
        for (group, weight) in groups.iter().zip(group_weights) {
            let units: f64 = group.iter().map(|(_, units)| units).sum();
            let amount: f64 = group.iter().map(|(amount, _)| amount).sum();
            let group_mean = amount / units;
            let square =
                |(amount, units): &AmountAndUnits| (amount - group_mean * units).powi(2) / units;
            squares += group.iter().map(square).sum::<f64>();
            mean += weight * group_mean;
            share_of_variance += weight * weight / units;
        }
        let variance = squares / free as f64;
        let error = (variance * share_of_variance).sqrt();
        Some(Self { mean, deviation: variance.sqrt(), error })
    }

    /// Returns the mean divided by its standard error; infinite if the error is zero and the mean is not.
    pub fn mean_in_standard_errors(&self) -> f64 {
        if self.mean == 0.0 { 0.0 } else { self.mean / self.error }
    }
}
