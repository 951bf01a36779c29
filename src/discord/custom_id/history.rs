//! Custom ids under one's finished matches: everything a click needs, in the 100 characters that Discord gives back.

use std::fmt;
use std::str::FromStr;

use super::error::NotOurs;
use crate::ids::PersonId;

/// A click under a page of the matches of whoever clicks, with another person where there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HistoryClick {
    pub with: Option<PersonId>,
    pub what: HistoryPart,
}

/// The button or menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HistoryPart {
    /// The page with newer matches, and the one with older: each to the page of this number, counted from 0.
    Newer(usize),
    Older(usize),
    /// The menu of the matches on a page; its values are ids of tables.
    Choose,
}

/// Marks these custom ids, and their version.
pub(super) const PREFIX: &str = "h1";

impl fmt::Display for HistoryClick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{PREFIX}:{}:", self.with.map_or(0, PersonId::get))?;
        match self.what {
            HistoryPart::Newer(page) => write!(f, "newer:{page}"),
            HistoryPart::Older(page) => write!(f, "older:{page}"),
            HistoryPart::Choose => f.write_str("choose"),
        }
    }
}

impl FromStr for HistoryClick {
    type Err = NotOurs;

    fn from_str(text: &str) -> Result<Self, NotOurs> {
        let parts: Vec<&str> = text.split(':').collect();
        let [PREFIX, with, what @ ..] = parts.as_slice() else { return Err(NotOurs) };
        let with: u64 = with.parse().map_err(|_| NotOurs)?;
        let page = |page: &str| page.parse::<u32>().map(|page| page as usize).map_err(|_| NotOurs);
        let what = match what {
            ["newer", number] => HistoryPart::Newer(page(number)?),
            ["older", number] => HistoryPart::Older(page(number)?),
            ["choose"] => HistoryPart::Choose,
            _ => return Err(NotOurs),
        };
        Ok(Self { with: (with > 0).then(|| PersonId::new(with)), what })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_custom_id_reads_back_and_is_short_enough() {
        for with in [None, Some(PersonId::new(u64::MAX))] {
            for what in
                [HistoryPart::Newer(0), HistoryPart::Older(u32::MAX as usize), HistoryPart::Choose]
            {
                let click = HistoryClick { with, what };
                let text = click.to_string();
                assert!(text.len() <= 100, "{text}");
                assert_eq!(text.parse(), Ok(click));
            }
        }
    }

    #[test]
    fn anything_else_is_not_ours() {
        for text in ["", "h1", "h1:0", "h1:x:choose", "h1:0:newer:-1", "h1:0:choose:1", "c1:1:join"]
        {
            assert_eq!(text.parse::<HistoryClick>(), Err(NotOurs), "{text}");
        }
    }
}
