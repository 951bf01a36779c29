//! Points, written with a true minus sign.

/// Formats a gain or a loss: `+52`, `−5`, `0`.
pub fn format_signed(points: i32) -> String {
    match points {
        1.. => format!("+{points}"),
        _ => format_score(points),
    }
}

/// Formats a score: `52`, `−5`, `0`.
pub fn format_score(points: i32) -> String {
    match points {
        0.. => points.to_string(),
        _ => format!("−{}", points.unsigned_abs()),
    }
}

/// Formats the terms of a sum: `12 + 40`.
pub fn format_sum(points: impl Iterator<Item = i32>) -> String {
    points.map(format_score).collect::<Vec<_>>().join(" + ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_have_a_true_minus_sign() {
        assert_eq!([format_signed(52), format_signed(0), format_signed(-5)], ["+52", "0", "−5"]);
        assert_eq!(format_sum([12, 40].into_iter()), "12 + 40");
        assert_eq!(
            [format_score(52), format_score(0), format_score(i32::MIN)],
            ["52", "0", "−2147483648"]
        );
    }
}
