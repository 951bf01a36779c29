//! The encoding of payloads for one connection (events/gateway.mdx, 'Encoding and Compression').

use std::io::Write as _;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use serde_json::Value;
use tokio_tungstenite::tungstenite::Message;

/// The minimum size in bytes of a payload that is compressed individually. Payloads are compressed individually only if the client
/// requests it in IDENTIFY.
const MIN_COMPRESSED_BYTES: usize = 512;

/// The encoder of one connection. The query of the connection's URL determines its variant.
pub(super) enum Encoder {
    /// Uncompressed JSON text. If IDENTIFY requests `compress`, long payloads are compressed one by one with zlib.
    Json,
    /// `compress=zlib-stream`: one zlib context for the connection, flushed after each payload.
    ZlibStream(ZlibEncoder<Vec<u8>>),
    /// `compress=zstd-stream`: one Zstandard frame for the connection.
    ZstdStream(ZstdFrame),
}

impl Encoder {
    /// Returns the encoder for the query of a gateway URL, or the reason why it is not supported.
    pub fn from_query(query: &[(&str, String)]) -> Result<Self, &'static str> {
        let value = |name| query.iter().find(|(key, _)| *key == name).map(|(_, value)| &**value);
        if value("encoding").is_some_and(|encoding| encoding != "json") {
            return Err("the only encoding is json");
        }
        match value("compress") {
            None | Some("") => Ok(Self::Json),
            Some("zlib-stream") => {
                Ok(Self::ZlibStream(ZlibEncoder::new(Vec::new(), Compression::fast())))
            }
            Some("zstd-stream") => Ok(Self::ZstdStream(ZstdFrame::default())),
            Some(_) => Err("compress is zlib-stream or zstd-stream"),
        }
    }

    /// Encodes one payload. `is_compression_requested` is the field `compress` of IDENTIFY. It has no effect on a
    /// compressed stream.
    pub fn encode(
        &mut self,
        payload: &Value,
        is_compression_requested: bool,
    ) -> std::io::Result<Message> {
        let text = payload.to_string();
        match self {
            Self::Json if is_compression_requested && text.len() >= MIN_COMPRESSED_BYTES => {
                let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
                encoder.write_all(text.as_bytes())?;
                Ok(Message::Binary(encoder.finish()?))
            }
            Self::Json => Ok(Message::Text(text)),
            Self::ZlibStream(stream) => {
                stream.write_all(text.as_bytes())?;
                // This is a sync flush, so the message ends with 00 00 FF FF.
                stream.flush()?;
                Ok(Message::Binary(std::mem::take(stream.get_mut())))
            }
            Self::ZstdStream(frame) => Ok(Message::Binary(frame.raw_blocks(text.as_bytes()))),
        }
    }
}

/// A Zstandard frame (RFC 8878) of uncompressed blocks, which every decoder can read. The connection never leaves this machine, so
/// compression would not be worth the dependency on libzstd.
#[derive(Default)]
pub(super) struct ZstdFrame {
    is_begun: bool,
}

impl ZstdFrame {
    /// The start of the frame: the magic number, and a header that declares a window of 128 KiB and neither a content size nor a
    /// checksum.
    const HEADER: [u8; 6] = [0x28, 0xB5, 0x2F, 0xFD, 0x00, 0x38];
    /// The maximum block size for this window.
    const MAX_BLOCK: usize = 128 * 1024;

    /// Returns the next bytes of the frame: `content` in uncompressed blocks, and before the first block the header of the frame.
    fn raw_blocks(&mut self, content: &[u8]) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(content.len() + 16);
        if !std::mem::replace(&mut self.is_begun, true) {
            bytes.extend(Self::HEADER);
        }
        for block in content.chunks(Self::MAX_BLOCK) {
            // The block header: bit 0 is 0 (not the last block), bits 1 and 2 are 0 (raw), the other bits are the length.
            let [first, second, third, ..] = (block.len() << 3).to_le_bytes();
            bytes.extend([first, second, third]);
            bytes.extend(block);
        }
        bytes
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::ZlibDecoder;
    use flate2::{Decompress, FlushDecompress};
    use serde_json::json;

    use super::*;

    /// Creates the encoder for this value of the query's `compress`.
    fn encoder_for(compress: &'static str) -> Encoder {
        let query = [("encoding", "json".to_owned()), ("compress", compress.to_owned())];
        Encoder::from_query(&query).unwrap_or_else(|reason| panic!("{reason}"))
    }

    #[test]
    fn a_zlib_stream_has_one_context_and_ends_each_payload_with_a_sync_flush() {
        let mut encoder = encoder_for("zlib-stream");
        let mut decoder = Decompress::new(true);
        let payload = json!({ "op": 10, "d": "a text that comes again and again and again" });
        let mut lengths = Vec::new();
        for _ in 0..3 {
            // The payload compression of IDENTIFY has no effect.
            let message = encoder.encode(&payload, true).unwrap().into_data();
            assert_eq!(message[message.len() - 4..], [0, 0, 0xFF, 0xFF]);
            let mut text = Vec::with_capacity(1024);
            decoder.decompress_vec(&message, &mut text, FlushDecompress::Sync).unwrap();
            assert_eq!(serde_json::from_slice::<Value>(&text).unwrap(), payload);
            lengths.push(message.len());
        }
        assert!(lengths[1] < lengths[0] / 2, "{lengths:?}: the second refers to the first");
    }

    #[test]
    fn long_payloads_are_compressed_separately() {
        let mut encoder = encoder_for("");
        assert!(encoder.encode(&json!({ "op": 11 }), true).unwrap().is_text());
        let long = json!({ "d": "x".repeat(600) });
        assert!(encoder.encode(&long, false).unwrap().is_text());
        for _ in 0..2 {
            let message = encoder.encode(&long, true).unwrap().into_data();
            let mut text = String::new();
            ZlibDecoder::new(message.as_slice()).read_to_string(&mut text).unwrap();
            assert_eq!(serde_json::from_str::<Value>(&text).unwrap(), long);
        }
    }

    /// Returns the content of the raw blocks in a message.
    fn decompressed(mut message: &[u8]) -> Vec<u8> {
        let mut content = Vec::new();
        while let [first, second, third, rest @ ..] = message {
            let header = u32::from_le_bytes([*first, *second, *third, 0]);
            assert_eq!(header & 0b111, 0, "a raw block, not the last");
            let (block, next) = rest.split_at(header as usize >> 3);
            content.extend(block);
            message = next;
        }
        content
    }

    #[test]
    fn a_zstd_stream_is_one_frame_of_blocks() {
        let mut encoder = encoder_for("zstd-stream");
        let small = json!({ "op": 10 });
        let first = encoder.encode(&small, false).unwrap().into_data();
        let blocks = first.strip_prefix(&ZstdFrame::HEADER).unwrap();
        assert_eq!(decompressed(blocks), small.to_string().into_bytes());
        let large = json!({ "d": "x".repeat(300 * 1024) });
        let second = encoder.encode(&large, false).unwrap().into_data();
        assert_eq!(decompressed(&second), large.to_string().into_bytes());
    }

    #[test]
    fn unsupported_encodings_and_compressions_are_refused() {
        for query in [("encoding", "etf".to_owned()), ("compress", "br-stream".to_owned())] {
            assert!(Encoder::from_query(&[query]).is_err());
        }
    }
}
