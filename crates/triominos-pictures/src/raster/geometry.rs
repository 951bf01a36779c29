//! Plane geometry in pixels: rectangles, outlines of shapes, and the triangle of a cell.

use std::ops::Range;

use triominos_rules::game::Half;

/// A rectangle of whole pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rect {
    pub x: i32,
    pub y: i32,
    pub width: i32,
    pub height: i32,
}

impl Rect {
    /// Returns the x coordinate of the right edge, which is outside the rectangle.
    pub const fn right(&self) -> i32 {
        self.x + self.width
    }

    /// Returns the y coordinate of the bottom edge, which is outside the rectangle.
    pub const fn bottom(&self) -> i32 {
        self.y + self.height
    }

    /// Returns the range of the rectangle's rows.
    pub const fn rows(&self) -> Range<i32> {
        self.y..self.bottom()
    }

    /// Returns the x and y coordinates of the middle of the rectangle.
    pub const fn centre(&self) -> (i32, i32) {
        (self.x + self.width / 2, self.y + self.height / 2)
    }

    /// Returns the rectangle with each edge moved inwards by this many pixels; outwards if negative.
    pub const fn inset_by(&self, pixels: i32) -> Self {
        Self {
            x: self.x + pixels,
            y: self.y + pixels,
            width: self.width - 2 * pixels,
            height: self.height - 2 * pixels,
        }
    }

    /// Returns `true` if the two rectangles have a pixel in common.
    pub const fn intersects(&self, other: &Self) -> bool {
        self.x < other.right()
            && other.x < self.right()
            && self.y < other.bottom()
            && other.y < self.bottom()
    }

    /// Returns the smallest rectangle that contains both rectangles.
    pub fn union(&self, other: &Self) -> Self {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let (right, bottom) = (self.right().max(other.right()), self.bottom().max(other.bottom()));
        Self { x, y, width: right - x, height: bottom - y }
    }

    /// Returns the intersection of two rectangles, which is empty if they do not meet.
    pub fn intersection(&self, other: &Self) -> Self {
        let (x, y) = (self.x.max(other.x), self.y.max(other.y));
        let (right, bottom) = (self.right().min(other.right()), self.bottom().min(other.bottom()));
        Self { x, y, width: (right - x).max(0), height: (bottom - y).max(0) }
    }

    /// Returns `true` if the other rectangle is completely inside this one.
    #[cfg(test)]
    pub const fn contains(&self, other: &Self) -> bool {
        other.x >= self.x
            && other.y >= self.y
            && other.right() <= self.right()
            && other.bottom() <= self.bottom()
    }
}

/// A point in pixels, as x to the right and y downwards.
pub type Xy = (f32, f32);

/// The number of straight segments that approximate a rounded corner.
const CORNER_STEPS: usize = 8;
/// The number of straight segments that approximate a circle.
const CIRCLE_STEPS: usize = 64;

/// Returns the outline of a triangle with every edge moved inwards by `inset` pixels and the corners rounded with a
/// radius in pixels.
pub fn rounded_triangle_outline(corners: [Xy; 3], inset: f32, radius: f32) -> Vec<Xy> {
    let inner = inset_triangle(corners, inset);
    // An arc with this radius touches the edges of the triangle if its centre is a corner of the triangle that is smaller by the
    // radius on each side.
    let centres = inset_triangle(inner, radius);
    let mut outline = Vec::with_capacity(3 * (CORNER_STEPS + 1));
    for k in 0..3 {
        let centre = centres[k];
        let from = outward_normal(inner[(k + 2) % 3], inner[k], centre);
        let to = outward_normal(inner[k], inner[(k + 1) % 3], centre);
        for step in 0..=CORNER_STEPS {
            let t = step as f32 / CORNER_STEPS as f32;
            let direction =
                unit_vector((from.0 + (to.0 - from.0) * t, from.1 + (to.1 - from.1) * t));
            outline.push((centre.0 + radius * direction.0, centre.1 + radius * direction.1));
        }
    }
    outline
}

/// Returns the outline of a circle with this centre and radius in pixels.
pub fn circle_outline(x: f32, y: f32, radius: f32) -> Vec<Xy> {
    (0..CIRCLE_STEPS)
        .map(|step| {
            let angle = step as f32 / CIRCLE_STEPS as f32 * std::f32::consts::TAU;
            (x + radius * angle.cos(), y + radius * angle.sin())
        })
        .collect()
}

/// Returns the outline of a straight line from `a` to `b` with a thickness in pixels.
pub fn line_outline(a: Xy, b: Xy, thickness: f32) -> [Xy; 4] {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let length = dx.hypot(dy).max(f32::MIN_POSITIVE);
    let (across, along) = (
        (-dy / length * thickness / 2.0, dx / length * thickness / 2.0),
        (dx / length, dy / length),
    );
    // Extends both ends by one unit. Otherwise, the joint of two consecutive segments has a notch.
    let (a, b) = ((a.0 - along.0, a.1 - along.1), (b.0 + along.0, b.1 + along.1));
    [
        (a.0 + across.0, a.1 + across.1),
        (b.0 + across.0, b.1 + across.1),
        (b.0 - across.0, b.1 - across.1),
        (a.0 - across.0, a.1 - across.1),
    ]
}

/// Returns the height, in pixels, of a cell's triangle with this side in pixels.
pub const fn triangle_height(side: i32) -> i32 {
    side / 8 * 7
}

/// Returns the corners of a cell within its rectangle, clockwise, from the apex of an upward cell or the top left
/// corner of a downward cell. All lengths are in pixels.
pub const fn cell_corners(half: Half, side: i32) -> [(i32, i32); 3] {
    let height = triangle_height(side);
    match half {
        Half::Up => [(side / 2, 0), (side, height), (0, height)],
        Half::Down => [(0, 0), (side, 0), (side / 2, height)],
    }
}

/// Returns the position, in pixels, of the digit of the corner with this index, 0 to 2. The digit is on the line from the corner
/// to the middle of the triangle.
pub fn digit_position(corners: [(i32, i32); 3], corner_index: usize) -> (i32, i32) {
    const TOWARDS_MIDDLE: f32 = 0.645;
    let [a, b, c] = corners;
    let middle = ((a.0 + b.0 + c.0) as f32 / 3.0, (a.1 + b.1 + c.1) as f32 / 3.0);
    let (x, y) = (corners[corner_index].0 as f32, corners[corner_index].1 as f32);
    (
        (x + (middle.0 - x) * TOWARDS_MIDDLE).round() as i32,
        (y + (middle.1 - y) * TOWARDS_MIDDLE).round() as i32,
    )
}

/// Moves the edges of a triangle inwards by `inset`, by scaling it about the centre of its
/// inscribed circle.
fn inset_triangle(corners: [Xy; 3], inset: f32) -> [Xy; 3] {
    let [a, b, c] = corners;
    let (la, lb, lc) = (distance(b, c), distance(c, a), distance(a, b));
    let perimeter = la + lb + lc;
    let centre = (
        (la * a.0 + lb * b.0 + lc * c.0) / perimeter,
        (la * a.1 + lb * b.1 + lc * c.1) / perimeter,
    );
    let area = ((b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)).abs() / 2.0;
    let inradius = 2.0 * area / perimeter;
    let scale = ((inradius - inset) / inradius).max(0.0);
    corners.map(|(x, y)| (centre.0 + (x - centre.0) * scale, centre.1 + (y - centre.1) * scale))
}

/// Returns the unit vector perpendicular to the edge between two points. It points away from the
/// point `inside`.
fn outward_normal(from: Xy, to: Xy, inside: Xy) -> Xy {
    let normal = unit_vector((to.1 - from.1, from.0 - to.0));
    let side = normal.0 * (from.0 - inside.0) + normal.1 * (from.1 - inside.1);
    if side < 0.0 { (-normal.0, -normal.1) } else { normal }
}

/// Returns the vector of length 1 in the same direction.
fn unit_vector((x, y): Xy) -> Xy {
    let length = (x * x + y * y).sqrt().max(f32::MIN_POSITIVE);
    (x / length, y / length)
}

/// Returns the distance between two points in pixels.
fn distance(a: Xy, b: Xy) -> f32 {
    ((a.0 - b.0).powi(2) + (a.1 - b.1).powi(2)).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TRIANGLE: [Xy; 3] = [(60.0, 0.0), (120.0, 105.0), (0.0, 105.0)];

    #[test]
    fn an_inset_triangle_keeps_its_distance_from_every_edge() {
        let inner = inset_triangle(TRIANGLE, 10.0);
        assert!((inner[1].1 - 95.0).abs() < 1e-3 && (inner[2].1 - 95.0).abs() < 1e-3);
        let (dx, dy) = (60.0_f32, 105.0_f32);
        let from_left = (inner[2].0 * dy - (105.0 - inner[2].1) * dx) / dx.hypot(dy);
        assert!((from_left - 10.0).abs() < 1e-2, "{from_left}");
    }

    #[test]
    fn a_rounded_triangle_stays_inside_its_edges() {
        let outline = rounded_triangle_outline(TRIANGLE, 2.0, 9.0);
        let lowest = outline.iter().map(|(_, y)| *y).fold(0.0, f32::max);
        assert!((lowest - 103.0).abs() < 1e-3, "{lowest}");
        let highest = outline.iter().map(|(_, y)| *y).fold(200.0, f32::min);
        assert!((10.0..16.0).contains(&highest), "{highest}");
        assert!(outline.iter().all(|(x, _)| (2.0..118.0).contains(x)));
    }

    #[test]
    fn a_triangle_smaller_than_its_inset_becomes_a_point() {
        let inner = inset_triangle(TRIANGLE, 1000.0);
        assert_eq!((inner[0], inner[1]), (inner[1], inner[2]));
    }
}
