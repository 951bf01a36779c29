//! Means, shares and ratios with confidence intervals.

/// The 97.5 % quantile of the normal distribution, for a two-sided interval of 95 %.
const Z: f64 = 1.959_963_984_540_054;

/// The mean, standard deviation, minimum and maximum of a sample.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Mean {
    count: u32,
    mean: f64,
    /// The sum of the squared differences between the numbers and their mean.
    squares: f64,
    min: f64,
    max: f64,
}

impl Mean {
    /// Adds a number to the sample.
    pub fn add(&mut self, value: f64) {
        if self.count == 0 {
            (self.min, self.max) = (value, value);
        }
        self.count += 1;
        // Welford's algorithm, which is numerically stable.
        let before = value - self.mean;
        self.mean += before / f64::from(self.count);
        self.squares += before * (value - self.mean);
        (self.min, self.max) = (self.min.min(value), self.max.max(value));
    }

    /// Returns the mean; `None` for an empty sample.
    pub fn mean(&self) -> Option<f64> {
        (self.count > 0).then_some(self.mean)
    }

    /// Returns the minimum and the maximum; `None` for an empty sample.
    pub fn min_and_max(&self) -> Option<(f64, f64)> {
        (self.count > 0).then_some((self.min, self.max))
    }

    /// Returns the sample standard deviation; `None` for fewer than two numbers.
    pub fn standard_deviation(&self) -> Option<f64> {
        let freedom = self.count.checked_sub(1).filter(|freedom| *freedom > 0)?;
        Some((self.squares / f64::from(freedom)).sqrt())
    }

    /// Returns Student's 95 % confidence interval for the true mean; `None` for fewer than two numbers.
    pub fn confidence_interval(&self) -> Option<(f64, f64)> {
        let deviation = self.standard_deviation()?;
        let half = student_quantile(self.count - 1) * deviation / f64::from(self.count).sqrt();
        Some((self.mean - half, self.mean + half))
    }
}

/// The share of trials that have a given outcome.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Share {
    count: u32,
    part: f64,
}

impl Share {
    /// Adds a trial. `outcome_fraction` is 1 if the trial has the outcome and 0 if not. It lies between them if the outcome is
    /// shared, such as a win of several players.
    pub fn add_trial(&mut self, outcome_fraction: f64) {
        self.count += 1;
        self.part += outcome_fraction;
    }

    /// Returns the share from 0 to 1; `None` without trials.
    pub fn share(&self) -> Option<f64> {
        (self.count > 0).then(|| self.part / f64::from(self.count))
    }

    /// Returns Wilson's 95 % confidence interval for the true share, which is also valid near 0 and 1;
    /// `None` without trials.
    pub fn confidence_interval(&self) -> Option<(f64, f64)> {
        let share = self.share()?;
        let n = f64::from(self.count);
        let shrunk = 1.0 + Z * Z / n;
        let centre = (share + Z * Z / (2.0 * n)) / shrunk;
        let half = Z / shrunk * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        Some(((centre - half).max(0.0), (centre + half).min(1.0)))
    }
}

/// A ratio of two sums over independent clusters. For the points per round, for example, all matches with one deal form a cluster.
/// Observations within a cluster may depend on each other. If every cluster has the same divisor, the ratio equals the [`Mean`] of
/// the clusters' ratios.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Ratio {
    clusters: u32,
    sum: f64,
    divisor: f64,
    /// The total, over the clusters, of the squares of their sums.
    sum_squared: f64,
    /// The total, over the clusters, of the products of sum and divisor.
    product: f64,
    /// The total, over the clusters, of the squares of their divisors.
    divisor_squared: f64,
}

impl Ratio {
    /// Adds a cluster with its sum and its divisor.
    pub fn add_cluster(&mut self, sum: f64, divisor: f64) {
        self.clusters += 1;
        self.sum += sum;
        self.divisor += divisor;
        self.sum_squared += sum * sum;
        self.product += sum * divisor;
        self.divisor_squared += divisor * divisor;
    }

    /// Returns the sum over all clusters divided by the sum of their divisors; `None` if the latter is zero.
    pub fn ratio(&self) -> Option<f64> {
        (self.divisor > 0.0).then(|| self.sum / self.divisor)
    }

    /// Returns half the width of the 95 % confidence interval for the true ratio; `None` for fewer than two clusters.
    ///
    /// Uses linearisation for cluster samples (Cochran, Sampling Techniques, 2.11 and 9A.2) with Student's quantile; the degrees
    /// of freedom are one fewer than the clusters.
    pub fn confidence_half_width(&self) -> Option<f64> {
        let ratio = self.ratio()?;
        let freedom = self.clusters.checked_sub(1).filter(|freedom| *freedom > 0)?;
        let squares =
            self.sum_squared - 2.0 * ratio * self.product + ratio * ratio * self.divisor_squared;
        let clusters = f64::from(self.clusters);
        // Without variance, rounding may give a slightly negative sum.
        let error = (squares.max(0.0) * clusters / f64::from(freedom)).sqrt() / self.divisor;
        Some(student_quantile(freedom) * error)
    }
}

/// Returns the 97.5 % quantile of Student's t distribution. Below 10 degrees of freedom it comes from a table. Otherwise it comes
/// from the Cornish-Fisher expansion (Abramowitz and Stegun, 26.7.5), which is then accurate to three decimals.
fn student_quantile(degrees_of_freedom: u32) -> f64 {
    const TABLE: [f64; 9] = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262];
    let row = degrees_of_freedom.checked_sub(1).and_then(|row| usize::try_from(row).ok());
    if let Some(quantile) = row.and_then(|row| TABLE.get(row)) {
        return *quantile;
    }
    let v = f64::from(degrees_of_freedom);
    let z = |power| Z.powi(power);
    Z + (z(3) + z(1)) / (4.0 * v)
        + (5.0 * z(5) + 16.0 * z(3) + 3.0 * z(1)) / (96.0 * v * v)
        + (3.0 * z(7) + 19.0 * z(5) + 17.0 * z(3) - 15.0 * z(1)) / (384.0 * v * v * v)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Asserts that the interval is `Some` and that both ends are close to the expected values.
    #[track_caller]
    fn assert_close(interval: Option<(f64, f64)>, expected: (f64, f64)) {
        let (low, high) = interval.unwrap();
        let (low_by, high_by) = ((low - expected.0).abs(), (high - expected.1).abs());
        assert!(low_by < 0.001 && high_by < 0.001, "{low} to {high}");
    }

    #[test]
    fn quantiles_equal_the_tabulated_values() {
        for (freedom, quantile) in
            [(1, 12.706), (9, 2.262), (10, 2.228), (15, 2.131), (30, 2.042), (120, 1.980)]
        {
            assert!((student_quantile(freedom) - quantile).abs() < 0.0006, "{freedom}");
        }
        assert!((student_quantile(u32::MAX) - Z).abs() < 1e-6);
    }

    #[test]
    fn a_mean_has_an_interval_and_a_range() {
        let mut mean = Mean::default();
        assert_eq!(
            (mean.mean(), mean.confidence_interval(), mean.min_and_max()),
            (None, None, None)
        );
        mean.add(4.0);
        assert_eq!(
            (mean.mean(), mean.confidence_interval(), mean.standard_deviation()),
            (Some(4.0), None, None)
        );
        for value in [-2.0, 5.0, 9.0] {
            mean.add(value);
        }
        assert_eq!((mean.mean(), mean.min_and_max()), (Some(4.0), Some((-2.0, 9.0))));
        assert!((mean.standard_deviation().unwrap() - (62.0_f64 / 3.0).sqrt()).abs() < 1e-9);
        // The deviation is the root of 62/3. The standard error is half of it, and Student's quantile for 3 degrees of freedom is
        // 3.182.
        assert_close(mean.confidence_interval(), (-3.233, 11.233));
    }

    #[test]
    fn a_ratio_over_clusters_of_equal_size_is_a_mean() {
        let (mut ratio, mut mean) = (Ratio::default(), Mean::default());
        assert_eq!((ratio.ratio(), ratio.confidence_half_width()), (None, None));
        ratio.add_cluster(8.0, 2.0);
        mean.add(4.0);
        assert_eq!((ratio.ratio(), ratio.confidence_half_width()), (Some(4.0), None));
        for value in [-2.0, 5.0, 9.0] {
            ratio.add_cluster(2.0 * value, 2.0);
            mean.add(value);
        }
        assert_eq!(ratio.ratio(), Some(4.0));
        // The interval of the mean of the same numbers is -3.233 to 11.233.
        assert!((ratio.confidence_half_width().unwrap() - 7.233).abs() < 0.001);
        let (low, high) = mean.confidence_interval().unwrap();
        assert!((ratio.confidence_half_width().unwrap() - (high - low) / 2.0).abs() < 1e-9);
    }

    /// Calculated by hand: the ratio is (10 + 20 + 30) / (1 + 3 + 2) = 10. The sums differ from ten times their divisors by 0,
    /// -10 and 10, and the squares add up to 200; 200 * 3 / 2 is 300, its root divided by 6 is 2.88675, and 4.303 times that is
    /// 12.4217.
    #[test]
    fn a_ratio_weighs_clusters_by_their_sizes() {
        let mut ratio = Ratio::default();
        for (sum, divisor) in [(10.0, 1.0), (20.0, 3.0), (30.0, 2.0)] {
            ratio.add_cluster(sum, divisor);
        }
        assert_eq!(ratio.ratio(), Some(10.0));
        assert!((ratio.confidence_half_width().unwrap() - 12.4217).abs() < 0.0001);
    }

    /// Ten clusters with equal rounds are only ten independent observations, regardless of the number of rounds.
    #[test]
    fn more_equal_rounds_in_a_cluster_do_not_narrow_the_interval() {
        let half = |rounds: f64| {
            let mut ratio = Ratio::default();
            (0..10).for_each(|cluster| ratio.add_cluster(f64::from(cluster % 2) * rounds, rounds));
            ratio.confidence_half_width().unwrap()
        };
        assert!((half(1.0) - half(100.0)).abs() < 1e-12 && half(1.0) > 0.3);
    }

    #[test]
    fn the_interval_of_a_share_of_0_or_1_has_a_width() {
        assert_eq!(
            (Share::default().share(), Share::default().confidence_interval()),
            (None, None)
        );
        let mut share = Share::default();
        (0..10).for_each(|_| share.add_trial(0.0));
        // The upper end is z² / (n + z²), as in Wilson's paper.
        assert_close(share.confidence_interval(), (0.0, 0.2775));
        (0..10).for_each(|_| share.add_trial(1.0));
        assert_eq!(share.share(), Some(0.5));
        assert_close(share.confidence_interval(), (0.2993, 0.7007));
    }
}
