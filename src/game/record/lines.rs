//! Lines out of bytes, never more than one in memory.

use std::io::{BufRead, Read};

use super::LONGEST_LINE;

/// The lines of an input, and the number of the one read last.
pub struct Lines<R> {
    input: R,
    line: Vec<u8>,
    number: usize,
}

impl<R: BufRead> Lines<R> {
    pub fn new(input: R) -> Self {
        Self { input, line: Vec::new(), number: 0 }
    }

    /// The number of the line read last or, after an error or the end, of the one that was due; the first is 1.
    pub fn number(&self) -> usize {
        self.number
    }

    /// The next line without its end; `None` when there is none.
    ///
    /// # Errors
    /// The reason why a line cannot be read: it is too long, it is not UTF-8, or the input fails.
    pub fn next(&mut self) -> Result<Option<&str>, String> {
        self.number += 1;
        self.line.clear();
        // One more for the end of the line, and one to see that it is too long.
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
    fn lines_are_counted_from_1_and_need_no_end() {
        let mut lines = Lines::new(&b"one\n\ntwo"[..]);
        assert_eq!(lines.next(), Ok(Some("one")));
        assert_eq!(lines.next(), Ok(Some("")));
        assert_eq!(lines.next(), Ok(Some("two")));
        assert_eq!(lines.number(), 3);
        assert_eq!(lines.next(), Ok(None));
        assert_eq!(lines.number(), 4);
    }

    #[test]
    fn a_line_may_be_as_long_as_the_limit_and_no_longer() {
        let mut bytes = vec![b'x'; LONGEST_LINE];
        bytes.push(b'\n');
        assert_eq!(
            Lines::new(bytes.as_slice()).next().map(|line| line.map(str::len)),
            Ok(Some(LONGEST_LINE))
        );
        bytes.insert(0, b'x');
        assert!(Lines::new(bytes.as_slice()).next().is_err());
    }

    #[test]
    fn an_endless_line_is_not_read_to_its_end() {
        let endless = std::io::BufReader::new(std::io::repeat(b'x'));
        assert!(Lines::new(endless).next().is_err());
    }

    #[test]
    fn other_bytes_than_text_are_refused() {
        assert_eq!(Lines::new(&b"\xff\xfe\n"[..]).next(), Err("not UTF-8".to_owned()));
    }
}
