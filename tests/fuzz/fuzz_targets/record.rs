//! Any bytes have an answer from the referee of records; and a record that holds is written and read again to the same match.
#![no_main]

use libfuzzer_sys::fuzz_target;
use triominos::game::record;

fuzz_target!(|bytes: &[u8]| {
    let Ok(verified) = record::verify(bytes) else { return };
    let again = record::write(&verified.rules, &verified.players, &verified.events);
    let again = again.expect("what holds can be written");
    assert_eq!(record::verify(again.as_bytes()), Ok(verified));
});
