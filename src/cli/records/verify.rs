//! `triominos verify`: verifies records from untrusted sources against the rules.

use std::fs::File;
use std::io::{self, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;

use triominos_rules::game::record::{self, RecordError, VerifiedRecord};

/// The file name that stands for standard input.
const STANDARD_INPUT: &str = "-";
/// The maximum number of characters of an error that are printed. The error may quote a long line.
const MAX_ERROR_CHARS: usize = 300;

#[derive(Debug, Args)]
pub(in crate::cli) struct VerifyArguments {
    /// The files of records, one match per file; - is standard input.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// The outcome for a file, from best to worst. For several files, the exit code is that of the worst outcome.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
enum Verdict {
    #[default]
    Holds,
    RecordError,
    /// The file cannot be read, so the record may be valid or invalid.
    Unreadable,
}

impl From<Verdict> for ExitCode {
    fn from(verdict: Verdict) -> Self {
        Self::from(verdict as u8)
    }
}

/// Verifies every file and prints a line with the outcome of each to standard output. The exit code is 0 if all records are valid,
/// 1 if a record is invalid, and 2 if a file cannot be read or if standard output cannot be written to.
pub(in crate::cli) fn run(options: &VerifyArguments) -> ExitCode {
    verify_files(&options.files, &mut io::stdout().lock()).unwrap_or(Verdict::Unreadable).into()
}

/// Verifies every file, prints a line about each to `out`, and returns the worst outcome.
fn verify_files(files: &[PathBuf], out: &mut impl Write) -> io::Result<Verdict> {
    let mut worst = Verdict::default();
    for file in files {
        let name = escape_controls(&file.to_string_lossy());
        let verdict = match verify_record_file(file) {
            Ok(Ok(_)) => {
                writeln!(out, "{name}: holds")?;
                Verdict::Holds
            }
            Ok(Err(RecordError { line, reason })) => {
                writeln!(out, "{name}: line {line}: {}", printable_reason(&reason))?;
                Verdict::RecordError
            }
            Err(error) => {
                writeln!(out, "{name}: cannot be read: {error}")?;
                Verdict::Unreadable
            }
        };
        worst = worst.max(verdict);
    }
    Ok(worst)
}

/// Verifies the record in a file. Returns the outer error if the file cannot be read, the inner one
/// if the record is invalid.
pub(in crate::cli) fn verify_record_file(
    file: &Path,
) -> io::Result<Result<VerifiedRecord, RecordError>> {
    if file.as_os_str() == STANDARD_INPUT {
        verify_record_from(io::stdin().lock())
    } else {
        verify_record_from(File::open(file)?)
    }
}

/// Verifies a record. Returns the outer error if reading the input fails, so that it is not mistaken for an error in
/// the record.
fn verify_record_from(input: impl Read) -> io::Result<Result<VerifiedRecord, RecordError>> {
    let mut input = ErrorCapture { input, failed: None };
    let answer = record::verify_record(BufReader::new(&mut input));
    input.failed.map_or(Ok(answer), Err)
}

/// A reader that stores a copy of the error that ended the input. Thus a failure to read is not reported as an invalid record.
struct ErrorCapture<R> {
    input: R,
    failed: Option<io::Error>,
}

impl<R: Read> Read for ErrorCapture<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.input.read(buffer);
        if let Err(error) = &read
            && error.kind() != io::ErrorKind::Interrupted
        {
            let copy = error.raw_os_error().map_or_else(
                || io::Error::new(error.kind(), error.to_string()),
                io::Error::from_raw_os_error,
            );
            self.failed = Some(copy);
        }
        read
    }
}

/// Escapes control characters. A record can contain any text, and its line breaks and escape sequences must not reach the terminal.
pub(in crate::cli) fn escape_controls(text: &str) -> String {
    let escaped = |letter: char| -> String {
        if letter.is_control() { letter.escape_default().collect() } else { letter.into() }
    };
    text.chars().map(escaped).collect()
}

/// Returns the reason why a record is invalid in a form that is safe to print: without control characters, and shortened.
pub(in crate::cli) fn printable_reason(reason: &str) -> String {
    shortened_error(&escape_controls(reason))
}

/// Cuts an error to the maximum number of characters.
fn shortened_error(text: &str) -> String {
    match text.char_indices().nth(MAX_ERROR_CHARS) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
#[path = "../../../crates/triominos-rules/src/game/record/tests/examples.rs"]
mod example_records;

#[cfg(test)]
mod tests {
    use super::example_records::example_record_paths;
    use super::*;

    /// Returns the worst outcome and the printed lines for these files.
    fn verdict_and_printed_lines(files: &[PathBuf]) -> (Verdict, Vec<String>) {
        let mut out = Vec::new();
        let verdict = verify_files(files, &mut out).unwrap();
        let out = String::from_utf8(out).unwrap();
        (verdict, out.lines().map(str::to_owned).collect())
    }

    #[test]
    fn example_records_are_valid_or_fail_at_the_line_in_their_file_name() {
        let holds = example_record_paths("holds");
        let (verdict, lines) = verdict_and_printed_lines(&holds);
        assert_eq!(verdict, Verdict::Holds, "{lines:?}");
        let expected: Vec<String> =
            holds.iter().map(|file| format!("{}: holds", file.display())).collect();
        assert_eq!(lines, expected);

        let broken = example_record_paths("broken");
        let (verdict, lines) = verdict_and_printed_lines(&broken);
        assert_eq!(verdict == Verdict::RecordError, !broken.is_empty());
        assert_eq!(lines.len(), broken.len());
        for (file, line) in broken.iter().zip(lines) {
            let name = file.file_stem().unwrap().to_string_lossy().into_owned();
            let (_, number) = name.rsplit_once("-line").unwrap();
            let start = format!("{}: line {number}: ", file.display());
            assert!(line.starts_with(&start) && line.len() > start.len(), "{line}");
        }
    }

    #[test]
    fn all_files_are_checked_and_an_unreadable_one_sets_the_exit_code() {
        let folder = tempfile::tempdir().unwrap();
        let wrong = folder.path().join("wrong.jsonl");
        std::fs::write(&wrong, "{}\n").unwrap();
        let missing = folder.path().join("missing.jsonl");
        let itself = folder.path().to_owned();
        let (verdict, lines) = verdict_and_printed_lines(&[missing, wrong.clone(), itself]);
        assert_eq!(verdict, Verdict::Unreadable);
        assert_eq!(lines.len(), 3);
        assert!(lines[0].contains("missing.jsonl: cannot be read: "), "{lines:?}");
        assert!(lines[1].contains("wrong.jsonl: line 1: "), "{lines:?}");
        assert!(lines[2].contains(": cannot be read: "), "{lines:?}");
        assert_eq!(verdict_and_printed_lines(&[wrong]).0, Verdict::RecordError);
    }

    #[test]
    fn a_read_error_in_the_middle_of_a_record_is_not_reported_as_a_wrong_record() {
        struct Torn;
        impl Read for Torn {
            fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
                Err(io::Error::other("the disk is torn"))
            }
        }
        let error = verify_record_from(b"{}".chain(Torn)).unwrap_err();
        assert_eq!(error.to_string(), "the disk is torn");
        assert!(verify_record_from(&b"{}"[..]).unwrap().is_err());
    }

    #[test]
    fn quoted_text_of_a_record_is_escaped_and_shortened() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("quoting.jsonl");
        let kind = format!("\\n\\u001b[2J{}", "x".repeat(10_000));
        let header = format!(
            "{{\"format\":\"triominos-record\",\"version\":1,\"rules\":{{\"edition\":\"x\",\"hand\":7,\"scoring\":\"{kind}\"}}}}\n"
        );
        std::fs::write(&file, header).unwrap();
        let (_, lines) = verdict_and_printed_lines(&[file]);
        assert_eq!(lines.len(), 1);
        assert!(lines[0].contains("\\n\\u{1b}[2Jxxx") && lines[0].ends_with('…'), "{lines:?}");
        assert!(lines[0].len() < 600);
    }
}
