//! Content types of file names, and dimensions of pictures.

/// Returns the content type for the extension of a file name.
pub(crate) fn content_type(filename: &str) -> &'static str {
    let extension = filename.rsplit('.').next().unwrap_or_default().to_ascii_lowercase();
    match extension.as_str() {
        "png" => "image/png",
        "gif" => "image/gif",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "txt" | "log" => "text/plain; charset=utf-8",
        "json" => "application/json; charset=utf-8",
        "jsonl" => "application/x-ndjson",
        "csv" => "text/csv; charset=utf-8",
        "md" => "text/markdown; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Returns width and height in pixels, if the bytes are a PNG or a GIF; otherwise `None`.
pub(crate) fn image_dimensions(bytes: &[u8]) -> Option<(u32, u32)> {
    if bytes.starts_with(b"\x89PNG\r\n\x1a\n") && bytes.get(12..16)? == b"IHDR" {
        let number = |offset: usize| {
            bytes
                .get(offset..offset + 4)
                .and_then(|four| four.try_into().ok())
                .map(u32::from_be_bytes)
        };
        return Some((number(16)?, number(20)?));
    }
    if bytes.starts_with(b"GIF8") {
        let number = |offset: usize| {
            bytes
                .get(offset..offset + 2)
                .and_then(|two| two.try_into().ok())
                .map(u16::from_le_bytes)
        };
        return Some((number(6)?.into(), number(8)?.into()));
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dimensions_are_read_from_png_and_gif_headers() {
        let mut png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
        png.extend([0, 0, 3, 32, 0, 0, 2, 88]);
        assert_eq!(image_dimensions(&png), Some((800, 600)));
        assert_eq!(image_dimensions(b"GIF89a\x40\x01\xf0\x00"), Some((320, 240)));
        assert_eq!(image_dimensions(b"GIF8"), None);
        assert_eq!(image_dimensions(b"text"), None);
    }
}
