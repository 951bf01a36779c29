//! Nothing that the program says is a secret, however much it is asked to say: neither to its log nor when it fails.

use sqlx::{Connection, Row, SqliteConnection};
use triominos::sandbox::Fault;

use crate::bot::{World, private};
use crate::process::Program;

#[tokio::test(flavor = "multi_thread")]
async fn probe() {
    let world = World::without_bot(0).await;
    let program = Program::serve(&world, &[("RUST_LOG", "trace")]).await;
    let (_, ada) = world.person("Ada");
    let (_, bo) = world.person("Bo");
    private(ada.slash("play", &[]).await).await;
    let lobby = world.message_with("Join").await;
    bo.click(&lobby, "Join").await;
    ada.click(&lobby, "Start").await;
    let board = world.discord.channel(world.channel).next_message(|message| message.picture().is_some()).await;
    private(ada.click(&board, "My Rack").await).await;
    private(bo.click(&board, "My Rack").await).await;
    std::fs::write("/tmp/e2ea-trace.txt", program.output()).unwrap();
    std::fs::write("/tmp/e2ea-token.txt", world.discord.token()).unwrap();
}
