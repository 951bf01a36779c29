//! The real program in a separate process.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::support::bot::World;
use crate::support::{PATIENCE, is_met_in_time};

/// The executable of the program under test.
pub const THIS_PROGRAM: &str = env!("CARGO_BIN_EXE_triominos");

/// A running `triominos` process, which is killed on drop.
pub struct Program {
    child: Option<Child>,
    id: u32,
    output: PathBuf,
}

impl Program {
    /// Starts the program in a folder with these arguments and only these environment variables.
    pub fn start_program(folder: &Path, arguments: &[&str], variables: &[(&str, &str)]) -> Self {
        Self::start_executable(Path::new(THIS_PROGRAM), folder, arguments, variables)
    }

    /// Starts a program like [`Self::start_program`], with another executable.
    fn start_executable(
        executable: &Path,
        folder: &Path,
        arguments: &[&str],
        variables: &[(&str, &str)],
    ) -> Self {
        static STARTED: AtomicU32 = AtomicU32::new(0);
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let output = folder.join(format!("output-{number}.txt"));
        let file = File::create(&output).expect("a file for the output");
        let child = Command::new(executable)
            .args(arguments)
            .env_clear()
            .envs(variables.iter().copied())
            .current_dir(folder)
            .stdin(Stdio::null())
            .stdout(file.try_clone().expect("a second handle"))
            .stderr(file)
            .spawn()
            .expect("the program was built");
        Self { id: child.id(), child: Some(child), output }
    }

    /// Starts the bot with this world's stand-in and database, and waits until it is connected.
    pub async fn start_connected_bot(world: &World, variables: &[(&str, &str)]) -> Self {
        let program = Self::start_bot_executable(
            Path::new(THIS_PROGRAM),
            world,
            &world.database_url(),
            variables,
        )
        .await;
        world.discord.until_bot_ready().await;
        program
    }

    /// Starts this executable as the bot, with this world's stand-in and the database at this URL. Does not wait until the bot is
    /// connected.
    pub async fn start_bot_executable(
        executable: &Path,
        world: &World,
        database_url: &str,
        variables: &[(&str, &str)],
    ) -> Self {
        let (token, url) = (world.discord.token(), world.discord.url());
        let own =
            [("DISCORD_TOKEN", &*token), ("DISCORD_API_URL", &url), ("DATABASE_URL", database_url)];
        // The simulated people click faster than the default limit allows.
        let rates =
            [("CLICKS_PER_PERSON", "4294967295"), ("REPLAY_PAUSE", "0"), ("TILE_EMOJIS", "false")];
        world.database.expire_identify_lease().await;
        let variables = [&own[..], &rates, variables].concat();
        Self::start_executable(executable, world.folder(), &["run"], &variables)
    }

    /// Returns what the process has written to standard output and standard error so far.
    pub fn output(&self) -> String {
        let bytes = std::fs::read(&self.output).expect("it was started with this file");
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// Waits until the output contains these words.
    pub async fn wait_for_words(&self, words: &str) {
        let is_printed = async || self.output().contains(words);
        let is_printed = is_met_in_time(is_printed).await;
        assert!(is_printed, "the output lacks {words:?}:\n{}", self.output());
    }

    /// Kills the process without a chance to clean up, like a power failure.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().expect("it can be killed");
            child.wait().expect("it can be waited for");
        }
    }

    /// Sends the signal to terminate, as a service manager does, and waits until the process ends.
    #[cfg(unix)]
    pub async fn terminate(&mut self) -> ExitStatus {
        let asked = Command::new("sh").args(["-c", &format!("kill -TERM {}", self.id)]).status();
        assert!(asked.is_ok_and(|status| status.success()), "the signal could not be sent");
        self.wait_for_end().await
    }

    /// Waits until the process ends.
    pub async fn wait_for_end(&mut self) -> ExitStatus {
        let mut child = self.child.take().expect("it runs");
        let waiting = tokio::task::spawn_blocking(move || child.wait());
        match tokio::time::timeout(PATIENCE, waiting).await {
            Ok(status) => status.expect("no panic").expect("it can be waited for"),
            Err(_) => {
                // Without this, the blocking task would wait for ever.
                let _ =
                    Command::new("sh").args(["-c", &format!("kill -KILL {}", self.id)]).status();
                panic!("process {} does not end:\n{}", self.id, self.output())
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.kill();
    }
}
