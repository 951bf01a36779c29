//! The characters of computer players.

/// The way in which a computer player plays, so that several of them are not the same one several times.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Style {
    /// Leaves little to the others.
    #[default]
    Careful,
    /// Goes for points at once.
    Daring,
    /// Keeps tiles that will fit.
    Collector,
}

impl Style {
    /// Every style.
    pub const ALL: [Self; 3] = [Self::Careful, Self::Daring, Self::Collector];

    /// The style of the computer of this number, which counts from 1.
    pub const fn of_computer(number: u16) -> Self {
        Self::ALL[number.saturating_sub(1) as usize % Self::ALL.len()]
    }
}
