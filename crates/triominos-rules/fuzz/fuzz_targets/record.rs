//! Verifies arbitrary bytes as a record, which must not panic. If the record is valid, it is written again, and verifying the new
//! record must give the same match.
#![no_main]

use libfuzzer_sys::fuzz_target;
use triominos_rules::game::record;

fuzz_target!(|bytes: &[u8]| {
    let Ok(verified) = record::verify_record(bytes) else { return };
    let again = record::write_record(&verified.rules, &verified.players, &verified.events);
    let again = again.expect("what holds can be written");
    assert_eq!(record::verify_record(again.as_bytes()), Ok(verified));
});
