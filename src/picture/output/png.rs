//! PNG files with a palette.

use flate2::{Compress, Compression, FlushCompress, Status};
use png::{BitDepth, ColorType, Encoder, chunk};

use super::theme::Theme;
use crate::picture::raster::{Canvas, Spares};

/// The level of compression. Higher levels take longer than the bytes that they save take to be sent.
const LEVEL: Compression = Compression::new(3);

/// Makes PNG files. The compressors, of a quarter of a megabyte each, are used again for the next pictures.
#[derive(Debug, Default)]
pub struct PngPacker {
    compressors: Spares<Compress>,
}

impl PngPacker {
    /// The file of a canvas in the colours of a theme.
    ///
    /// Canvases are even areas and repeated tiles, in numbers instead of colours. They pack best as they are, without a filter.
    pub fn pack(&self, canvas: &Canvas, theme: Theme) -> Vec<u8> {
        self.pack_with(canvas, theme.palette(), None)
    }

    /// The same with the table transparent, and what lies on it in its own colours to its very edge.
    pub fn pack_clear(&self, canvas: &Canvas, theme: Theme) -> Vec<u8> {
        let (palette, alphas) = theme.clear_palette();
        self.pack_with(canvas, palette, Some(alphas))
    }

    fn pack_with(&self, canvas: &Canvas, palette: Vec<u8>, alphas: Option<Vec<u8>>) -> Vec<u8> {
        let packed = self.compress(canvas.rows_with_filter());
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

    /// The bytes as a zlib stream.
    fn compress(&self, bytes: &[u8]) -> Vec<u8> {
        let spare = self.compressors.take();
        let mut compressor = spare.unwrap_or_else(|| Compress::new(LEVEL, true));
        let mut packed = Vec::with_capacity(1 << 17);
        loop {
            let taken = compressor.total_in() as usize;
            let status =
                compressor.compress_vec(&bytes[taken..], &mut packed, FlushCompress::Finish);
            match status.expect("a fresh compressor takes any bytes") {
                Status::StreamEnd => break,
                Status::Ok | Status::BufError => packed.reserve(packed.capacity().max(1 << 16)),
            }
        }
        compressor.reset();
        self.compressors.give_back(compressor);
        packed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::raster::{Ink, Rect, Resources};

    #[test]
    fn a_file_shows_what_the_canvas_holds() {
        let (resources, packer) = (Resources::default(), PngPacker::default());
        for theme in Theme::ALL {
            let mut canvas = Canvas::new(&resources, 300, 200, Ink::Table);
            canvas.fill_round(Rect { x: 20, y: 30, width: 200, height: 90 }, 12, Ink::Gold);
            let picture =
                image::load_from_memory(&packer.pack(&canvas, theme)).unwrap().into_rgb8();
            assert_eq!(picture.dimensions(), (300, 200));
            for (x, y, pixel) in picture.enumerate_pixels() {
                let shade = usize::from(canvas.row(y as i32, x as i32..x as i32 + 1)[0]);
                assert_eq!(pixel.0, theme.palette()[3 * shade..][..3]);
            }
        }
    }

    #[test]
    fn what_hardly_packs_is_packed_whole() {
        let noise: Vec<u8> =
            (0..600_000_u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 19) as u8).collect();
        let packer = PngPacker::default();
        for _ in 0..3 {
            let packed = packer.compress(&noise);
            let mut whole = Vec::with_capacity(noise.len());
            let mut unpacker = flate2::Decompress::new(true);
            unpacker.decompress_vec(&packed, &mut whole, flate2::FlushDecompress::Finish).unwrap();
            assert!(whole == noise);
        }
    }
}
