//! Any bytes have an answer from the referee of records; and a record that holds is written and read again to the same match.
#![no_main]

use libfuzzer_sys::fuzz_target;
use triominos_rules::game::record;

fuzz_target!(|bytes: &[u8]| {
    let Ok(verified) = record::verify_record(bytes) else { return };
    let again = record::write_record(&verified.rules, &verified.players, &verified.events);
    let again = again.expect("what holds can be written");
    assert_eq!(record::verify_record(again.as_bytes()), Ok(verified));
});
