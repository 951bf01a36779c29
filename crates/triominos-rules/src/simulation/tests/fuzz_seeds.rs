//! Runs the fuzz target `record` as an ordinary test, with its seed inputs and a few thousand random changes of them.

use std::path::Path;

use crate::game::SeededStream;
use crate::game::record;

/// The number of changed records to test.
const TRIES: u32 = 4000;

/// Returns the seed inputs with their names. Most were written by `triominos simulate`; the names of invalid ones start with
/// `broken-`.
fn named_seed_inputs() -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus/record");
    let files = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
    // Files that a fuzzer adds have no extension.
    let seeds = files.filter(|file| file.extension().is_some_and(|ending| ending == "jsonl"));
    let mut seeds: Vec<(String, Vec<u8>)> = seeds
        .map(|file| {
            let name = file.file_stem().unwrap().to_string_lossy().into_owned();
            (name, std::fs::read(file).unwrap())
        })
        .collect();
    seeds.sort();
    seeds
}

/// Verifies arbitrary bytes, and returns `true` if they are a valid record. A valid record is also written and verified again.
fn is_valid_record(bytes: &[u8]) -> bool {
    let Ok(verified) = record::verify_record(bytes) else { return false };
    let again = record::write_record(&verified.rules, &verified.players, &verified.events).unwrap();
    assert_eq!(record::verify_record(again.as_bytes()), Ok(verified));
    true
}

#[test]
fn fuzz_seeds_are_valid_unless_their_names_say_broken() {
    let seeds = named_seed_inputs();
    assert!(seeds.len() > 20);
    for (name, bytes) in seeds {
        assert_eq!(is_valid_record(&bytes), !name.starts_with("broken-"), "{name}");
    }
}

#[test]
fn verifying_a_randomly_changed_record_does_not_panic() {
    let seeds: Vec<Vec<u8>> = named_seed_inputs().into_iter().map(|(_, bytes)| bytes).collect();
    let mut stream = SeededStream::new(1, 0);
    for _ in 0..TRIES {
        let mut bytes = seeds[random_index(&mut stream, seeds.len())].clone();
        let other = &seeds[random_index(&mut stream, seeds.len())];
        for _ in 0..=stream.below(3) {
            bytes = with_random_change(bytes, other, &mut stream);
        }
        is_valid_record(&bytes);
    }
}

/// Returns a random number below `len`, or 0 if `len` is 0.
fn random_index(stream: &mut SeededStream, len: usize) -> usize {
    stream.below(len.max(1) as u32) as usize
}

/// Returns `bytes` with one random change. The change may replace the end of `bytes` by the end of `other_record`.
fn with_random_change(
    mut bytes: Vec<u8>,
    other_record: &[u8],
    stream: &mut SeededStream,
) -> Vec<u8> {
    const MARKS: &[u8] = b"0123456789-\"[]{},:.e\n\0\xff";
    const WORDS: [&str; 8] =
        ["null", "-1", "4294967296", "1e999", "[]", "{}", "\"\"", "9223372036854775808"];
    let at = random_index(stream, bytes.len());
    match stream.below(6) {
        0 if !bytes.is_empty() => bytes[at] = MARKS[random_index(stream, MARKS.len())],
        1 if !bytes.is_empty() => bytes[at] ^= 1 << stream.below(8),
        2 => bytes.truncate(at),
        // Replaces a number or a text.
        3 => {
            let word = WORDS[random_index(stream, WORDS.len())].bytes();
            let belongs_to_value =
                |byte: &u8| byte.is_ascii_alphanumeric() || b"-\"".contains(byte);
            let length = bytes[at..].iter().take_while(|byte| belongs_to_value(byte)).count();
            bytes.splice(at..at + length, word);
        }
        // Removes or moves a line.
        4 => {
            let mut lines: Vec<&[u8]> = bytes.split_inclusive(|byte| *byte == b'\n').collect();
            let line = random_index(stream, lines.len());
            if line < lines.len() {
                let taken = lines.remove(line);
                if stream.below(2) == 0 {
                    lines.insert(random_index(stream, lines.len()), taken);
                }
            }
            bytes = lines.concat();
        }
        _ => {
            let from = random_index(stream, other_record.len());
            bytes.truncate(at);
            bytes.extend_from_slice(&other_record[from..]);
        }
    }
    bytes
}
