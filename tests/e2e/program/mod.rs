//! The program, its command line and its documents.

mod architecture;
pub mod cli;
mod file_graph;
mod host;
#[cfg(unix)]
mod readme;
#[cfg(target_os = "linux")]
mod tls;
mod tokens;
mod type_names;
