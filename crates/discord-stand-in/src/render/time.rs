//! Times in Discord's format.

/// Formats a time in milliseconds since 1970 like Discord, such as `2026-11-21T02:44:10.123000+00:00`.
pub(crate) fn format_timestamp(ms: u64) -> String {
    let ms = i64::try_from(ms).unwrap_or(i64::MAX);
    let time = jiff::Timestamp::from_millisecond(ms).unwrap_or(jiff::Timestamp::UNIX_EPOCH);
    time.strftime("%Y-%m-%dT%H:%M:%S%.6f%:z").to_string()
}

#[cfg(test)]
mod tests {
    use super::format_timestamp;

    #[test]
    fn times_have_discords_format() {
        assert_eq!(format_timestamp(1_795_228_930_123), "2026-11-21T02:42:10.123000+00:00");
        assert_eq!(format_timestamp(0), "1970-01-01T00:00:00.000000+00:00");
    }
}
