//! The range of shards that a process serves.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

/// A range of a bot's shards: `0..4/16` are the first four of sixteen. A server belongs to the shard `(id >> 22) % total`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shards {
    /// The shards of this process.
    pub range: Range<u32>,
    /// The number of shards across all processes.
    pub total: u32,
}

/// The error for a text that is not a range of shards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseShardsError {
    #[error(
        "shards are written FIRST..END/TOTAL, where END itself is not meant: 0..4/16 are the first four of sixteen"
    )]
    Form,
    #[error("there is no shard in an empty range")]
    Empty,
    #[error("the range goes beyond the total: of 16 shards the last is 15")]
    Beyond,
}

impl FromStr for Shards {
    type Err = ParseShardsError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = |text: &str| text.trim().parse().map_err(|_| ParseShardsError::Form);
        let (range, total) = text.split_once('/').ok_or(ParseShardsError::Form)?;
        let (first, end) = range.split_once("..").ok_or(ParseShardsError::Form)?;
        let (first, end, total): (u32, u32, u32) = (number(first)?, number(end)?, number(total)?);
        if first >= end {
            return Err(ParseShardsError::Empty);
        }
        if end > total {
            return Err(ParseShardsError::Beyond);
        }
        Ok(Self { range: first..end, total })
    }
}

impl fmt::Display for Shards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}/{}", self.range.start, self.range.end, self.total)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_are_parsed_as_they_are_displayed() {
        for text in ["0..1/1", "0..4/16", "12..16/16"] {
            assert_eq!(text.parse::<Shards>().unwrap().to_string(), text);
        }
        let spaced: Shards = " 0 .. 4 / 16 ".parse().unwrap();
        assert_eq!(spaced, Shards { range: 0..4, total: 16 });
    }

    #[test]
    fn malformed_ranges_of_shards_are_refused() {
        use ParseShardsError::*;
        for (text, why) in [
            ("", Form),
            ("4", Form),
            ("0/4", Form),
            ("0..4", Form),
            ("-1..4/16", Form),
            ("a..b/c", Form),
            ("0..4/16/2", Form),
            ("4..4/16", Empty),
            ("5..4/16", Empty),
            ("0..0/0", Empty),
            ("0..17/16", Beyond),
        ] {
            assert_eq!(text.parse::<Shards>(), Err(why), "{text}");
        }
    }
}
