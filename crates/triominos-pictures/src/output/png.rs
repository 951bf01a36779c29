//! PNG files with a palette.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::ops::Range;
use std::sync::Arc;

use flate2::{Compress, Compression, FlushCompress, Status};
use png::{BitDepth, ColorType, Encoder, chunk};
use simd_adler32::adler32;

use super::theme::Theme;
use crate::raster::{BufferPool, Canvas, WeightedCache};

/// The compression level of deflate. With level 3, files would be 7 % smaller, but compression would take 50 % longer.
const LEVEL: Compression = Compression::new(2);
/// The capacity of the cache of compressed bands, in bytes: enough for the last few hundred boards.
const CACHE_BYTES: usize = 16 << 20;
/// The approximate memory of a cached band in addition to its compressed bytes, in bytes.
const BAND_OVERHEAD: usize = 200;

/// The header of a zlib stream with a window of 32 kilobytes.
const ZLIB: [u8; 2] = [0x78, 0x01];
/// The empty block that ends a zlib stream.
const LAST_BLOCK: [u8; 2] = [0x03, 0x00];

/// An encoder of PNG files.
///
/// A picture is compressed in bands that do not refer to each other. Most bands stay the same from one move to the next, and are
/// the same in the public picture of a board and in a player's picture with the rack. Such a band is copied from a cache instead of
/// being drawn and compressed again. The cache does not change the bytes of the file.
#[derive(Debug)]
pub struct PngPacker {
    /// Reusable compressors, of a quarter of a megabyte each.
    compressors: BufferPool<Compress>,
    bands: WeightedCache<[u64; 2], Band>,
    /// Two hashers, whose hashes together are the key of a cached band. Their own keys are random, so that nobody can choose a
    /// player name for which two different bands get the same key.
    hashes: [RandomState; 2],
}

/// The compressed rows of a band: whole deflate blocks that end on a byte boundary.
#[derive(Debug)]
struct Band {
    packed: Vec<u8>,
    /// The Adler-32 checksum of the uncompressed bytes.
    adler: u32,
    /// The number of uncompressed bytes.
    len: usize,
}

impl Default for PngPacker {
    fn default() -> Self {
        Self {
            compressors: BufferPool::default(),
            bands: WeightedCache::with_capacity(CACHE_BYTES),
            hashes: Default::default(),
        }
    }
}

impl PngPacker {
    /// Returns the PNG file of a canvas in the colours of a theme.
    ///
    /// No PNG filter is used, because a canvas consists of plain areas and repeated tiles in palette indices, which are smallest
    /// without a filter.
    pub fn pack_opaque(&self, canvas: &Canvas, theme: Theme) -> Vec<u8> {
        self.pack_with_palette(canvas, theme.palette(), None)
    }

    /// Returns the PNG file like [`Self::pack_opaque`], but with a transparent background (`Ink::Table`). The soft edges of shapes
    /// on the background have the colours of the shapes.
    pub fn pack_transparent(&self, canvas: &Canvas, theme: Theme) -> Vec<u8> {
        let (palette, alphas) = theme.palette_and_alphas();
        self.pack_with_palette(canvas, palette, Some(alphas))
    }

    /// Returns the PNG file of a canvas with this palette, three bytes for each colour. `alphas` contains the opacity of each
    /// colour; `None` means that all are opaque.
    fn pack_with_palette(
        &self,
        canvas: &Canvas,
        palette: Vec<u8>,
        alphas: Option<Vec<u8>>,
    ) -> Vec<u8> {
        let bands: Vec<Arc<Band>> =
            canvas.bands().into_iter().map(|rows| self.packed_band(canvas, rows)).collect();
        let packed = zlib_stream_of_bands(&bands);
        let mut bytes = Vec::with_capacity(packed.len() + 1024);
        let mut encoder = Encoder::new(&mut bytes, canvas.width(), canvas.height());
        encoder.set_color(ColorType::Indexed);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_palette(palette);
        if let Some(alphas) = alphas {
            encoder.set_trns(alphas);
        }
        let mut file = encoder.write_header().expect("the picture has a size and a palette");
        file.write_chunk(chunk::IDAT, &packed).expect("memory takes any number of bytes");
        file.finish().expect("memory takes any number of bytes");
        bytes
    }

    /// Returns the compressed band of these rows, from the cache if possible.
    fn packed_band(&self, canvas: &Canvas, rows: Range<i32>) -> Arc<Band> {
        let key = self.hashes.each_ref().map(|hash| {
            let mut hasher = hash.build_hasher();
            canvas.hash_rows(&rows, &mut hasher);
            hasher.finish()
        });
        if let Some(band) = self.bands.get(&key) {
            return band;
        }
        let pixels = canvas.pixels(rows);
        let bytes = pixels.rows_with_filter_bytes();
        let band = Band { packed: self.deflate(bytes), adler: adler32(&bytes), len: bytes.len() };
        let (weight, band) = (band.packed.len() + BAND_OVERHEAD, Arc::new(band));
        self.bands.insert(key, Arc::clone(&band), weight);
        band
    }

    /// Compresses bytes into deflate blocks. None of them is marked as the last block. They do not refer to earlier data and end on
    /// a byte boundary.
    fn deflate(&self, bytes: &[u8]) -> Vec<u8> {
        let spare = self.compressors.take();
        let mut compressor = spare.unwrap_or_else(|| Compress::new(LEVEL, false));
        let mut packed = Vec::with_capacity(bytes.len() / 16 + 1024);
        loop {
            let taken = compressor.total_in() as usize;
            let status = compressor.compress_vec(&bytes[taken..], &mut packed, FlushCompress::Full);
            assert_ne!(status.expect("a fresh compressor takes any bytes"), Status::StreamEnd);
            // If the output buffer is full, the compressor may hold more output.
            if packed.len() < packed.capacity() && compressor.total_in() as usize == bytes.len() {
                break;
            }
            packed.reserve(packed.capacity().max(1 << 14));
        }
        compressor.reset();
        self.compressors.give_back(compressor);
        packed.shrink_to_fit();
        packed
    }
}

/// Joins the compressed bands of a picture, from top to bottom, into a zlib stream.
fn zlib_stream_of_bands(bands: &[Arc<Band>]) -> Vec<u8> {
    let len: usize = bands.iter().map(|band| band.packed.len()).sum();
    let mut bytes = Vec::with_capacity(len + 8);
    bytes.extend(ZLIB);
    bands.iter().for_each(|band| bytes.extend_from_slice(&band.packed));
    bytes.extend(LAST_BLOCK);
    let adler = bands.iter().fold(1, |sum, band| adler32_combine(sum, band.adler, band.len));
    bytes.extend(adler.to_be_bytes());
    bytes
}

/// Returns the Adler-32 checksum of two concatenated byte strings, from their checksums and the length of the second (RFC 1950).
fn adler32_combine(first: u32, second: u32, second_len: usize) -> u32 {
    const BASE: u32 = 65_521;
    let halves = |sum: u32| (sum & 0xFFFF, sum >> 16);
    let ((a, b), (c, d)) = (halves(first), halves(second));
    let second_len = (second_len % BASE as usize) as u32;
    // Both checksums have an initial value of 1, which must be counted only once.
    let low = (a + c + BASE - 1) % BASE;
    let added = u64::from(second_len) * u64::from(a + BASE - 1) % u64::from(BASE);
    let high = (b + d + added as u32) % BASE;
    high << 16 | low
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::raster::{Ink, Rect, Resources};

    #[test]
    fn a_png_file_shows_the_pixels_of_its_canvas() {
        let (resources, packer) = (Resources::default(), PngPacker::default());
        for theme in Theme::ALL {
            let mut canvas = Canvas::new(&resources, 300, 200, Ink::Table);
            canvas.fill_round(Rect { x: 20, y: 30, width: 200, height: 90 }, 12, Ink::Gold);
            let picture =
                image::load_from_memory(&packer.pack_opaque(&canvas, theme)).unwrap().into_rgb8();
            assert_eq!(picture.dimensions(), (300, 200));
            let pixels = canvas.pixels(0..200);
            for (y, row) in (0..).zip(picture.rows()) {
                for (pixel, shade) in row.zip(pixels.row(y, 0..300)) {
                    assert_eq!(pixel.0, theme.palette()[3 * usize::from(*shade)..][..3]);
                }
            }
        }
    }

    #[test]
    fn combined_checksums_equal_the_checksum_of_the_whole() {
        let bytes: Vec<u8> = (0..200_000_u32).map(|n| (n.wrapping_mul(n) >> 7) as u8).collect();
        for at in [0, 1, 65_520, 65_521, 65_522, 131_042, 199_999, 200_000] {
            let (one, other) = bytes.split_at(at);
            let combined = adler32_combine(adler32(&one), adler32(&other), other.len());
            assert_eq!(combined, adler32(&bytes.as_slice()), "{at}");
        }
    }

    #[test]
    fn cached_bands_make_the_same_file() {
        let resources = Resources::default();
        let draw = |y: i32, cuts: &[i32]| {
            let mut canvas = Canvas::new(&resources, 300, 400, Ink::Table);
            cuts.iter().for_each(|cut| canvas.start_band_at(*cut));
            canvas.fill_round(Rect { x: 20, y, width: 200, height: 90 }, 12, Ink::Gold);
            canvas.paint_disc((150, y + 60), 40.0, Ink::Panel);
            canvas
        };
        let packer = PngPacker::default();
        for y in (-50..390).step_by(7) {
            for cuts in [&[][..], &[100, 200, 300], &[64, 64, 0, 400, 900, 100]] {
                let canvas = draw(y, cuts);
                let file = packer.pack_opaque(&canvas, Theme::Dark);
                assert!(file == PngPacker::default().pack_opaque(&canvas, Theme::Dark));
                let whole = packer.pack_opaque(&draw(y, &[]), Theme::Dark);
                let pixels = |file: &[u8]| image::load_from_memory(file).unwrap().into_rgb8();
                assert!(pixels(&file) == pixels(&whole), "{y}: {cuts:?}");
            }
        }
    }

    #[test]
    fn incompressible_bytes_survive_compression() {
        let noise: Vec<u8> =
            (0..600_000_u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 19) as u8).collect();
        let packer = PngPacker::default();
        for _ in 0..3 {
            let (packed, adler) = (packer.deflate(&noise), adler32(&noise.as_slice()));
            let band = Band { packed, adler, len: noise.len() };
            let packed = zlib_stream_of_bands(&[Arc::new(band)]);
            let mut whole = Vec::with_capacity(noise.len());
            let mut unpacker = flate2::Decompress::new(true);
            unpacker.decompress_vec(&packed, &mut whole, flate2::FlushDecompress::Finish).unwrap();
            assert!(whole == noise);
        }
    }
}
