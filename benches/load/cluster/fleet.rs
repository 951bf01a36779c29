//! The processes of the cluster.

use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::world::Cluster;
use crate::many::Program;
use crate::report::Report;

/// The number of processes.
const PROCESSES: u64 = 4;
/// The number of shards of each process.
const SHARDS_EACH: u64 = 4;
const SHARDS: u64 = PROCESSES * SHARDS_EACH;
/// The interval between two tests whether a shard is online.
const POLL: Duration = Duration::from_millis(20);

/// The running processes of the bot.
pub struct Fleet {
    cluster: Arc<Cluster>,
    programs: Vec<Program>,
    /// The processor time of the processes that have ended.
    ended: Duration,
    /// The largest memory of any process that has ended, in MB.
    most_memory: f64,
}

impl Fleet {
    /// Starts all processes, and waits until all shards are online.
    pub async fn start(cluster: Arc<Cluster>) -> Self {
        cluster.discord.set_recommended_shards(SHARDS);
        let programs = (0..PROCESSES).map(|number| start_program(&cluster, number)).collect();
        let fleet = Self { cluster, programs, ended: Duration::ZERO, most_memory: 0.0 };
        for number in 0..PROCESSES {
            fleet.wait_until_shards_online(number).await;
        }
        fleet
    }

    /// Waits until the shards of a process are online.
    async fn wait_until_shards_online(&self, process_number: u64) {
        let is_online = |shard| self.cluster.discord.is_shard_online(shard, SHARDS);
        while !(process_number * SHARDS_EACH..(process_number + 1) * SHARDS_EACH).all(is_online) {
            tokio::time::sleep(POLL).await;
        }
    }

    /// Kills a process and starts another one with the same shards. The index of the process is `process_number` modulo the number
    /// of processes. Returns the time from the kill until the shards were online again.
    pub async fn kill_and_time_replacement(&mut self, process_number: u64) -> Duration {
        let process_number = process_number % PROCESSES;
        let begin = Instant::now();
        self.record_usage_before_end(process_number);
        self.replace_process(process_number).await;
        begin.elapsed()
    }

    /// Asks one process after the other to end, as a service manager does, and replaces each before the next one ends.
    pub async fn restart_all_in_turn(&mut self) {
        for number in 0..PROCESSES {
            self.record_usage_before_end(number);
            let program = &mut self.programs[number as usize];
            let id = program.0.id().to_string();
            Command::new("kill").args(["-TERM", &id]).status().expect("a signal is sent");
            while program.0.try_wait().expect("it is a child").is_none() {
                tokio::time::sleep(POLL).await;
            }
            self.replace_process(number).await;
        }
    }

    /// Starts a new process with the shards of the process with this number. Kills the old process if it still runs. Waits until
    /// the shards are online.
    async fn replace_process(&mut self, process_number: u64) {
        self.programs[process_number as usize] = start_program(&self.cluster, process_number);
        // The stand-in must have noticed that the connections of the previous process are closed.
        tokio::time::sleep(10 * POLL).await;
        self.wait_until_shards_online(process_number).await;
    }

    /// Records the processor time and the memory of a process that is about to end, because they cannot be read afterwards.
    fn record_usage_before_end(&mut self, process_number: u64) {
        let program = &self.programs[process_number as usize];
        self.ended += program.processor_time();
        self.most_memory = self.most_memory.max(program.memory_mb("VmHWM:"));
    }

    /// Returns the processor time that all processes have used so far.
    pub fn processor_time(&self) -> Duration {
        self.ended + self.programs.iter().map(Program::processor_time).sum::<Duration>()
    }

    /// Reports the memory of the processes now. `moment` describes the present moment in the report, such as `at the end`.
    pub fn report_memory(&self, moment: &str, report: &mut Report) {
        let now: Vec<f64> =
            self.programs.iter().map(|program| program.memory_mb("VmRSS:")).collect();
        let most = self.programs.iter().map(|program| program.memory_mb("VmHWM:"));
        let most = most.fold(self.most_memory, f64::max);
        report.record_value(
            &format!("MB of a process {moment}, mean"),
            now.iter().sum::<f64>() / now.len() as f64,
        );
        report.record_value(&format!("MB of a process {moment}, maximum so far"), most);
    }
}

/// Starts the process with this number, with its shards.
fn start_program(cluster: &Cluster, process_number: u64) -> Program {
    let shards = format!(
        "{}..{}/{SHARDS}",
        process_number * SHARDS_EACH,
        (process_number + 1) * SHARDS_EACH
    );
    Program::start(&cluster.discord, &cluster.database, &["--shards", &shards])
}
