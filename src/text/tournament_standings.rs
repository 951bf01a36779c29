//! Where everybody stands in a tournament, and how that came about.

use unicode_normalization::char::is_combining_mark;

use super::direction::is_isolate;
use super::fit::{Part, fit, length};
use super::name::is_joiner;
use super::sentence::say;
use super::turn::MESSAGE;
use super::{Text, Who, escape};
use crate::league::tournament::Share;

/// How many letters of a name stand in the table.
const NAME: usize = 16;
/// How many lines a page has at most.
const LINES: usize = 24;

/// One line. Means are in tenths.
#[derive(Clone, Copy, Debug)]
pub struct Line<'a> {
    pub rank: u32,
    pub who: Who<'a>,
    pub points: u32,
    /// In halves; `None` where it does not count.
    pub head_to_head: Option<u32>,
    pub opponents: Option<i64>,
    pub wins: u32,
    pub place: Option<i64>,
    pub margin: Option<i64>,
    pub absences: u32,
    pub lot: u32,
}

/// What stands above the standings.
#[derive(Clone, Copy, Debug)]
pub enum StandingsOf<'a> {
    Round(u32),
    Now,
    End(Who<'a>),
}

/// A page of the standings, and where it is among the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingsPage {
    pub content: String,
    /// Counted from 0.
    pub page: usize,
    pub pages: usize,
    /// Which page has the line of who asks.
    pub own: Option<usize>,
}

/// How a line came about.
#[derive(Clone, Copy, Debug)]
pub struct Account<'a> {
    pub line: Line<'a>,
    /// What adds up to its points.
    pub shares: &'a [Share],
    /// Who has as many points.
    pub equals: &'a [Who<'a>],
    /// The opponents whose points count.
    pub opponents: &'a [(Who<'a>, u32)],
    /// The one of fewest points, who is left out.
    pub left_out: Option<(Who<'a>, u32)>,
}

impl Text {
    /// A page of the standings as a table, counted from 0; the last one instead of one that there is not. With `own`, which of the
    /// lines is that of who asks: it is there whatever the page.
    pub fn hosted_standings(
        &self,
        of: StandingsOf<'_>,
        name: &str,
        lines: &[Line<'_>],
        own: Option<usize>,
        page: usize,
    ) -> StandingsPage {
        let name = escape(name);
        let title = match of {
            StandingsOf::Round(round) => {
                say!(self, "tournament-standings-round", name = name, round = round)
            }
            StandingsOf::Now => say!(self, "tournament-standings-now", name = name),
            StandingsOf::End(who) => {
                say!(self, "tournament-standings-end", name = name, who = self.bold(&who))
            }
        };
        if lines.is_empty() {
            let content = format!("{title}\n{}", say!(self, "tournament-standings-none"));
            return StandingsPage { content, page: 0, pages: 1, own: None };
        }
        let head = self.head();
        let cells: Vec<Vec<String>> = lines.iter().map(|line| self.cells(line)).collect();
        let table = |page: usize, size: usize| {
            let from = page * size;
            let shown = from..(from + size).min(cells.len());
            let mut rows = vec![&head];
            rows.extend(own.filter(|own| *own < shown.start).map(|own| &cells[own]));
            rows.extend(&cells[shown.clone()]);
            rows.extend(own.filter(|own| *own >= shown.end).map(|own| &cells[own]));
            let mut text = format!("{title}\n```\n{}\n```\n", align(&rows));
            let pages = cells.len().div_ceil(size);
            if pages > 1 {
                text += &say!(self, "tournament-standings-page", page = page + 1, pages = pages);
                text += "\n";
            }
            text + &say!(self, "tournament-legend")
        };
        // As many lines on each page as fit on every one, so that nobody is passed over.
        let mut size = LINES;
        loop {
            let pages = cells.len().div_ceil(size);
            if size == 1 || (0..pages).all(|page| length(&table(page, size)) <= MESSAGE) {
                let (page, own) = (page.min(pages - 1), own.map(|own| own / size));
                return StandingsPage { content: table(page, size), page, pages, own };
            }
            size -= 1;
        }
    }

    fn head(&self) -> Vec<String> {
        vec![
            String::new(),
            say!(self, "tournament-column-player"),
            say!(self, "tournament-column-points"),
            say!(self, "tournament-column-head"),
            say!(self, "tournament-column-opponents"),
            say!(self, "tournament-column-wins"),
            say!(self, "tournament-column-place"),
            say!(self, "tournament-column-margin"),
            say!(self, "tournament-column-absences"),
        ]
    }

    fn cells(&self, line: &Line<'_>) -> Vec<String> {
        // Nothing that would end the table.
        let name = self.who_within(&line.who, NAME).replace('`', "ˋ");
        vec![
            line.rank.to_string(),
            name,
            line.points.to_string(),
            self.or_none(line.head_to_head.map(|halves| self.tenths(i64::from(halves) * 5))),
            self.or_none(line.opponents.map(|mean| self.tenths(mean))),
            line.wins.to_string(),
            self.or_none(line.place.map(|mean| self.tenths(mean))),
            self.or_none(line.margin.map(|mean| self.signed_tenths(mean))),
            line.absences.to_string(),
        ]
    }

    fn or_none(&self, cell: Option<String>) -> String {
        cell.unwrap_or_else(|| say!(self, "tournament-none"))
    }

    /// A number with one decimal, with a true minus sign.
    fn tenths(&self, tenths: i64) -> String {
        let (whole, tenth) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
        let sign = if tenths < 0 { "−" } else { "" };
        let number =
            say!(self, "tournament-decimal", whole = whole.to_string(), tenth = tenth.to_string());
        format!("{sign}{number}")
    }

    fn signed_tenths(&self, tenths: i64) -> String {
        let sign = if tenths > 0 { "+" } else { "" };
        format!("{sign}{}", self.tenths(tenths))
    }

    /// How somebody's line came about, for who asks.
    pub fn hosted_account(&self, account: &Account<'_>) -> String {
        let line = &account.line;
        let title = say!(
            self,
            "tournament-explain-title",
            who = self.who(&line.who),
            rank = line.rank,
            points = line.points
        );
        let mut parts = vec![Part::fixed(title)];
        parts.extend(account.shares.iter().map(|share| Part::optional(2, self.share(share))));
        parts.push(Part::optional(1, self.among_equals(account)));
        let named = |(who, points): &(Who<'_>, u32)| format!("{} {points}", self.bold(who));
        let bare = |(_, points): &(Who<'_>, u32)| points.to_string();
        parts.push(Part::forms(
            0,
            vec![self.opposed(account, named), self.opposed(account, bare), String::new()],
        ));
        parts.push(Part::fixed(say!(
            self,
            "tournament-explain-rest",
            wins = line.wins,
            place = self.or_none(line.place.map(|mean| self.tenths(mean))),
            margin = self.or_none(line.margin.map(|mean| self.signed_tenths(mean))),
            absences = line.absences,
            lot = line.lot.to_string()
        )));
        fit(&parts, "\n", MESSAGE)
    }

    fn among_equals(&self, account: &Account<'_>) -> String {
        let names: Vec<String> = account.equals.iter().map(|who| self.bold(who)).collect();
        match (names.is_empty(), account.line.head_to_head) {
            (true, _) => say!(self, "tournament-explain-alone"),
            (false, Some(halves)) => {
                let points = self.tenths(i64::from(halves) * 5);
                let names = self.list(&names);
                say!(self, "tournament-explain-head", names = names, points = points)
            }
            (false, None) => {
                say!(self, "tournament-explain-not-met", names = self.list(&names))
            }
        }
    }

    fn opposed(
        &self,
        account: &Account<'_>,
        opponent: impl Fn(&(Who<'_>, u32)) -> String,
    ) -> String {
        let list: Vec<String> = account.opponents.iter().map(&opponent).collect();
        let list = list.join(", ");
        let mean = account.line.opponents.map(|mean| self.tenths(mean));
        match (mean, &account.left_out) {
            (None, _) => say!(self, "tournament-explain-no-opponents"),
            (Some(mean), None) => {
                say!(self, "tournament-explain-opponents", list = list, mean = mean)
            }
            (Some(mean), Some(lowest)) => say!(
                self,
                "tournament-explain-left-out",
                list = list,
                lowest = opponent(lowest),
                mean = mean
            ),
        }
    }

    fn share(&self, share: &Share) -> String {
        match share {
            Share::Late { points } => say!(self, "tournament-explain-late", points = points),
            Share::Bye { round, points } => {
                say!(self, "tournament-explain-bye", round = round, points = points)
            }
            Share::Void { table, points } => {
                say!(self, "tournament-explain-void", table = table, points = points)
            }
            Share::Table { table, round: 0, place, of, points } => say!(
                self,
                "tournament-explain-arena",
                table = table,
                place = place,
                of = of,
                points = points
            ),
            Share::Table { table, round, place, of, points } => say!(
                self,
                "tournament-explain-round",
                round = round,
                table = table,
                place = place,
                of = of,
                points = points
            ),
        }
    }
}

/// Rows of cells under each other: the second to the left, all others to the right.
fn align(rows: &[&Vec<String>]) -> String {
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| columns(cell)).max()
    };
    let line = |row: &&Vec<String>| {
        let cell = |(column, cell): (usize, &String)| {
            let room = width(column).unwrap_or(0).saturating_sub(columns(cell));
            let room = " ".repeat(room);
            if column == 1 { format!("{cell}{room}") } else { format!("{room}{cell}") }
        };
        let cells: Vec<String> = row.iter().enumerate().map(cell).collect();
        cells.join(" ").trim_end().to_owned()
    };
    rows.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// How many letters wide a cell is. Some stand on others, and some are not seen.
fn columns(cell: &str) -> usize {
    let is_seen =
        |letter: &char| !is_isolate(*letter) && !is_combining_mark(*letter) && !is_joiner(*letter);
    cell.chars().filter(is_seen).count()
}
