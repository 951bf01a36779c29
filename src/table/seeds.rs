//! The source of the random seeds of deals. It is an interface, so that tests can choose the seeds.

use rand::TryRng;

use triominos_rules::game::Seed;

/// A source of the secret seeds of deals.
pub trait SeedSource: Send + Sync + std::fmt::Debug {
    /// Returns a new, unpredictable seed.
    ///
    /// # Errors
    /// Returns an error if the source of randomness does not answer.
    fn new_seed(&self) -> std::io::Result<Seed>;
}

/// The operating system's randomness.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemSeedSource;

impl SeedSource for SystemSeedSource {
    fn new_seed(&self) -> std::io::Result<Seed> {
        let mut bytes = [0; 32];
        rand::rngs::SysRng.try_fill_bytes(&mut bytes).map_err(std::io::Error::other)?;
        Ok(Seed::new(bytes))
    }
}
