//! The real program in a process of its own.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::support::PATIENCE;
use crate::support::bot::World;

/// A running `triominos`. It is killed when this is dropped.
pub struct Program {
    child: Option<Child>,
    id: u32,
    output: PathBuf,
}

impl Program {
    /// Starts it in a folder, with these arguments, and with these environment variables and no others.
    pub fn start(folder: &Path, arguments: &[&str], variables: &[(&str, &str)]) -> Self {
        static STARTED: AtomicU32 = AtomicU32::new(0);
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let output = folder.join(format!("output-{number}.txt"));
        let file = File::create(&output).expect("a file for the output");
        let child = Command::new(env!("CARGO_BIN_EXE_triominos"))
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

    /// Starts the bot for the stand-in of this world, and waits until it is connected.
    pub async fn serve(world: &World, variables: &[(&str, &str)]) -> Self {
        let (token, url, database) = (world.discord.token(), world.discord.url(), world.database());
        let own =
            [("DISCORD_TOKEN", &*token), ("DISCORD_API_URL", &url), ("DATABASE_URL", &database)];
        // Nobody clicks by hand here.
        let rates =
            [("CLICKS_PER_PERSON", "4294967295"), ("REPLAY_PAUSE", "0"), ("TILE_EMOJIS", "false")];
        world.database.five_seconds_later().await;
        let program =
            Self::start(world.folder(), &["run"], &[&own[..], &rates, variables].concat());
        world.discord.bot_ready().await;
        program
    }

    /// Everything it has said until now, to standard output and standard error.
    pub fn output(&self) -> String {
        let bytes = std::fs::read(&self.output).expect("it was started with this file");
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// Waits until it has said this.
    pub async fn says(&self, words: &str) {
        let said = async {
            while !self.output().contains(words) {
                tokio::task::yield_now().await;
            }
        };
        let said = tokio::time::timeout(PATIENCE, said).await;
        assert!(said.is_ok(), "it does not say {words:?}:\n{}", self.output());
    }

    /// Kills it as a failing machine would: it has no time for anything.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().expect("it can be killed");
            child.wait().expect("it can be waited for");
        }
    }

    /// Asks it to end, as a service manager does, and waits until it has.
    #[cfg(unix)]
    pub async fn terminate(&mut self) -> ExitStatus {
        let asked = Command::new("sh").args(["-c", &format!("kill -TERM {}", self.id)]).status();
        assert!(asked.is_ok_and(|status| status.success()), "it could not be asked");
        self.ended().await
    }

    /// Waits until it ends by itself.
    pub async fn ended(&mut self) -> ExitStatus {
        let mut child = self.child.take().expect("it runs");
        let waiting = tokio::task::spawn_blocking(move || child.wait());
        match tokio::time::timeout(PATIENCE, waiting).await {
            Ok(status) => status.expect("no panic").expect("it can be waited for"),
            Err(_) => {
                // Otherwise it would be waited for until it ended.
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
