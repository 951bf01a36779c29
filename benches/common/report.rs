//! The report of a benchmark: numbers that are printed, and written as JSON to the target folder.

use std::path::Path;

use serde_json::{Map, Value, json};

/// The named numbers that one run of a benchmark has measured.
#[derive(Debug)]
pub struct Report {
    bench: &'static str,
    figures: Map<String, Value>,
}

impl Report {
    /// Creates an empty report of the benchmark with this name.
    pub fn new(bench: &'static str) -> Self {
        Self { bench, figures: Map::new() }
    }

    /// Prints a number and adds it to the report. NaN and infinity, which mean that nothing was measured, become null.
    #[expect(clippy::print_stdout, reason = "this is what a benchmark is for")]
    pub fn record_value(&mut self, name: &str, value: f64) {
        let value =
            if value.is_finite() { json!((value * 1000.0).round() / 1000.0) } else { Value::Null };
        println!("{name}: {value}");
        self.figures.insert(name.to_owned(), value);
    }

    /// Writes the report to `bench/NAME.json` in cargo's target folder.
    #[expect(clippy::print_stdout, reason = "this is what a benchmark is for")]
    pub fn write_json_file(self) -> std::io::Result<()> {
        // A benchmark runs as `target/PROFILE/deps/NAME`.
        let program = std::env::current_exe()?;
        let folder = program.ancestors().nth(3).unwrap_or(Path::new("target")).join("bench");
        std::fs::create_dir_all(&folder)?;
        let path = folder.join(format!("{}.json", self.bench));
        let json = json!({ "bench": self.bench, "figures": self.figures });
        std::fs::write(&path, format!("{json:#}\n"))?;
        println!("written to {}", path.display());
        Ok(())
    }
}
