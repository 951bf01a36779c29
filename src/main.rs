//! The entry point of the program; all code is in the library.

fn main() -> std::process::ExitCode {
    triominos::cli::main()
}
