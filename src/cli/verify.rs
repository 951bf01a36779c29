//! `triominos verify`: referees records that anybody may have written.

use std::fs::File;
use std::io::{self, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;

use triominos_rules::game::record::{self, RecordError, VerifiedRecord};

/// A file of this name is standard input.
const STANDARD_INPUT: &str = "-";
/// The number of characters that are told of what is wrong with a line; the line itself may be long.
const LONGEST_REASON: usize = 300;

#[derive(Debug, Args)]
pub(super) struct Options {
    /// Records, one match a file; - is standard input.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// The outcome of a file; of several files the worst counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
enum Verdict {
    #[default]
    Holds,
    RecordError,
    /// It cannot be read, so nothing is known of it.
    Unreadable,
}

impl From<Verdict> for ExitCode {
    fn from(verdict: Verdict) -> Self {
        Self::from(verdict as u8)
    }
}

/// Referees every file and says on standard output what came of it, a line each. The exit code is 0 if all hold, 1 if a record
/// is wrong, and 2 if a file cannot be read or nobody can be told.
pub(super) fn run(options: &Options) -> ExitCode {
    verify(&options.files, &mut io::stdout().lock()).unwrap_or(Verdict::Unreadable).into()
}

fn verify(files: &[PathBuf], out: &mut impl Write) -> io::Result<Verdict> {
    let mut worst = Verdict::default();
    for file in files {
        let name = one_line(&file.to_string_lossy());
        let verdict = match referee(file) {
            Ok(Ok(_)) => {
                writeln!(out, "{name}: holds")?;
                Verdict::Holds
            }
            Ok(Err(RecordError { line, reason })) => {
                writeln!(out, "{name}: line {line}: {}", shortened(&one_line(&reason)))?;
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

/// Referees the record in a file.
pub(super) fn referee(file: &Path) -> io::Result<Result<VerifiedRecord, RecordError>> {
    if file.as_os_str() == STANDARD_INPUT {
        read(io::stdin().lock())
    } else {
        read(File::open(file)?)
    }
}

/// Keeps apart what is wrong with a record and what is wrong with where it is read from.
fn read(input: impl Read) -> io::Result<Result<VerifiedRecord, RecordError>> {
    let mut input = Noting { input, failed: None };
    let answer = record::verify_record(BufReader::new(&mut input));
    input.failed.map_or(Ok(answer), Err)
}

/// Remembers the error that ended the reading.
struct Noting<R> {
    input: R,
    failed: Option<io::Error>,
}

impl<R: Read> Read for Noting<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.input.read(buffer);
        if let Err(error) = &read
            && error.kind() != io::ErrorKind::Interrupted
        {
            let again = error.raw_os_error().map_or_else(
                || io::Error::new(error.kind(), error.to_string()),
                io::Error::from_raw_os_error,
            );
            self.failed = Some(again);
        }
        read
    }
}

/// A record can quote whatever its author likes: line ends and the terminal's commands are shown, not obeyed.
fn one_line(text: &str) -> String {
    let shown = |letter: char| -> String {
        if letter.is_control() { letter.escape_default().collect() } else { letter.into() }
    };
    text.chars().map(shown).collect()
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(LONGEST_REASON) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
#[path = "../../crates/triominos-rules/src/game/record/tests/examples.rs"]
mod example_records;

#[cfg(test)]
mod tests {
    use super::example_records::examples;
    use super::*;

    fn told(files: &[PathBuf]) -> (Verdict, Vec<String>) {
        let mut out = Vec::new();
        let verdict = verify(files, &mut out).unwrap();
        let out = String::from_utf8(out).unwrap();
        (verdict, out.lines().map(str::to_owned).collect())
    }

    #[test]
    fn every_example_holds_or_is_refused_at_the_line_in_its_name() {
        let holds = examples("holds");
        let (verdict, lines) = told(&holds);
        assert_eq!(verdict, Verdict::Holds, "{lines:?}");
        let expected: Vec<String> =
            holds.iter().map(|file| format!("{}: holds", file.display())).collect();
        assert_eq!(lines, expected);

        let broken = examples("broken");
        let (verdict, lines) = told(&broken);
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
    fn a_file_that_cannot_be_read_outweighs_a_wrong_one_and_all_are_dealt_with() {
        let folder = tempfile::tempdir().unwrap();
        let wrong = folder.path().join("wrong.jsonl");
        std::fs::write(&wrong, "{}\n").unwrap();
        let missing = folder.path().join("missing.jsonl");
        let itself = folder.path().to_owned();
        let (verdict, lines) = told(&[missing, wrong.clone(), itself]);
        assert_eq!(verdict, Verdict::Unreadable);
        assert_eq!(lines.len(), 3);
        assert!(lines[0].contains("missing.jsonl: cannot be read: "), "{lines:?}");
        assert!(lines[1].contains("wrong.jsonl: line 1: "), "{lines:?}");
        assert!(lines[2].contains(": cannot be read: "), "{lines:?}");
        assert_eq!(told(&[wrong]).0, Verdict::RecordError);
    }

    #[test]
    fn an_error_in_the_middle_of_a_record_is_not_the_records_fault() {
        struct Torn;
        impl Read for Torn {
            fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
                Err(io::Error::other("the disk is torn"))
            }
        }
        let error = read(b"{}".chain(Torn)).unwrap_err();
        assert_eq!(error.to_string(), "the disk is torn");
        assert!(read(&b"{}"[..]).unwrap().is_err());
    }

    #[test]
    fn what_a_record_quotes_stays_on_one_line_and_short() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("quoting.jsonl");
        let kind = format!("\\n\\u001b[2J{}", "x".repeat(10_000));
        let header = format!(
            "{{\"format\":\"triominos-record\",\"version\":1,\"rules\":{{\"edition\":\"x\",\"hand\":7,\"scoring\":\"{kind}\"}}}}\n"
        );
        std::fs::write(&file, header).unwrap();
        let (_, lines) = told(&[file]);
        assert_eq!(lines.len(), 1);
        assert!(lines[0].contains("\\n\\u{1b}[2Jxxx") && lines[0].ends_with('…'), "{lines:?}");
        assert!(lines[0].len() < 600);
    }
}
