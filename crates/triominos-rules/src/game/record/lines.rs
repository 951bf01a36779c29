//! Reads lines of limited length.

use std::io::{BufRead, Read};

use super::MAX_LINE_LENGTH;

/// A reader of lines that keeps only the current line in memory.
pub struct Lines<R> {
    input: R,
    line: Vec<u8>,
    number: usize,
}

impl<R: BufRead> Lines<R> {
    /// Creates a reader that starts at the first line of the input.
    pub fn new(input: R) -> Self {
        Self { input, line: Vec::new(), number: 0 }
    }

    /// Returns the number of the line that was read last, counted from 1. After the end of the input or an error, returns the
    /// number of the line that could not be read.
    pub fn line_number(&self) -> usize {
        self.number
    }

    /// Reads the next line without its line feed; `None` at the end of the input.
    ///
    /// # Errors
    /// Returns an error if the line is too long, if it is not UTF-8, or if reading the input failed.
    pub fn next_line(&mut self) -> Result<Option<&str>, String> {
        self.number += 1;
        self.line.clear();
        // One additional byte for the line feed, and one to detect a line that is too long.
        let limit = MAX_LINE_LENGTH as u64 + 2;
        let read = self.input.by_ref().take(limit).read_until(b'\n', &mut self.line);
        if read.map_err(|error| format!("it cannot be read: {error}"))? == 0 {
            return Ok(None);
        }
        if self.line.last() == Some(&b'\n') {
            self.line.pop();
        }
        if self.line.len() > MAX_LINE_LENGTH {
            return Err(format!("a line is longer than {MAX_LINE_LENGTH} bytes"));
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
        assert_eq!(lines.line_number(), 3);
        assert_eq!(lines.next_line(), Ok(None));
        assert_eq!(lines.line_number(), 4);
    }

    #[test]
    fn a_line_of_the_maximum_length_is_read_and_a_longer_one_refused() {
        let mut bytes = vec![b'x'; MAX_LINE_LENGTH];
        bytes.push(b'\n');
        assert_eq!(
            Lines::new(bytes.as_slice()).next_line().map(|line| line.map(str::len)),
            Ok(Some(MAX_LINE_LENGTH))
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
    fn bytes_that_are_not_utf_8_are_refused() {
        assert_eq!(Lines::new(&b"\xff\xfe\n"[..]).next_line(), Err("not UTF-8".to_owned()));
    }
}
