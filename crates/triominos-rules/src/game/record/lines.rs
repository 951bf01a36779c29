//! Reads lines of limited length.

use std::io::{BufRead, Read};

use super::LONGEST_LINE;

/// The lines of an input, one in memory at a time.
pub struct Lines<R> {
    input: R,
    line: Vec<u8>,
    number: usize,
}

impl<R: BufRead> Lines<R> {
    pub fn new(input: R) -> Self {
        Self { input, line: Vec::new(), number: 0 }
    }

    /// The number of the current line, counted from 1. After the end or an error, the number of the line that was expected.
    pub fn number(&self) -> usize {
        self.number
    }

    /// Reads the next line without its line feed; `None` at the end of the input.
    ///
    /// # Errors
    /// The line is too long, it is not UTF-8, or the input fails; the text gives the reason.
    pub fn next_line(&mut self) -> Result<Option<&str>, String> {
        self.number += 1;
        self.line.clear();
        // One byte more for the line feed, and one to detect a line that is too long.
        let most = LONGEST_LINE as u64 + 2;
        let read = self.input.by_ref().take(most).read_until(b'\n', &mut self.line);
        if read.map_err(|error| format!("it cannot be read: {error}"))? == 0 {
            return Ok(None);
        }
        if self.line.last() == Some(&b'\n') {
            self.line.pop();
        }
        if self.line.len() > LONGEST_LINE {
            return Err(format!("a line is longer than {LONGEST_LINE} bytes"));
        }
        std::str::from_utf8(&self.line).map(Some).map_err(|_| "not UTF-8".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_counted_from_1_and_the_last_needs_no_line_feed() {
        let mut lines = Lines::new(&b"one\n\ntwo"[..]);
        assert_eq!(lines.next_line(), Ok(Some("one")));
        assert_eq!(lines.next_line(), Ok(Some("")));
        assert_eq!(lines.next_line(), Ok(Some("two")));
        assert_eq!(lines.number(), 3);
        assert_eq!(lines.next_line(), Ok(None));
        assert_eq!(lines.number(), 4);
    }

    #[test]
    fn a_line_up_to_the_limit_is_read_and_a_longer_one_refused() {
        let mut bytes = vec![b'x'; LONGEST_LINE];
        bytes.push(b'\n');
        assert_eq!(
            Lines::new(bytes.as_slice()).next_line().map(|line| line.map(str::len)),
            Ok(Some(LONGEST_LINE))
        );
        bytes.insert(0, b'x');
        assert!(Lines::new(bytes.as_slice()).next_line().is_err());
    }

    #[test]
    fn an_endless_line_is_not_read_to_its_end() {
        let endless = std::io::BufReader::new(std::io::repeat(b'x'));
        assert!(Lines::new(endless).next_line().is_err());
    }

    #[test]
    fn other_bytes_than_text_are_refused() {
        assert_eq!(Lines::new(&b"\xff\xfe\n"[..]).next_line(), Err("not UTF-8".to_owned()));
    }
}
