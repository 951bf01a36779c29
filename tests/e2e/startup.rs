use crate::bot::World;
use triominos::sandbox::Fault;

fn cpu() -> u64 {
    let s = std::fs::read_to_string("/proc/self/stat").unwrap();
    let f: Vec<&str> = s.rsplit(')').next().unwrap().split_whitespace().collect();
    f[11].parse::<u64>().unwrap() + f[12].parse::<u64>().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn spin() {
    let world = World::new(1).await;
    for reset in [false, true] {
        let away = world.discord.inject(Fault::outage("GATEWAY connect").times(100000));
        println!("cpu {}", cpu());
        if reset {
            world.discord.reset_gateway();
        } else {
            world.discord.drop_gateway();
        }
        for _ in 0..12 {
            tokio::time::sleep(std::time::Duration::from_secs(1)).await;
            println!("reset {reset} cpu {} hits {}", cpu(), away.hits());
        }
        if !reset {
            let world2 = World::new(1).await;
            std::mem::forget(std::mem::replace(
                &mut *Box::leak(Box::new(world2)),
                World::new(1).await,
            ));
            break;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn spin2() {
    let world = World::new(1).await;
    let away = world.discord.inject(Fault::outage("GATEWAY connect").times(100000));
    world.discord.reset_gateway();
    for _ in 0..50 {
        tokio::time::sleep(std::time::Duration::from_secs(1)).await;
        println!("cpu {} hits {}", cpu(), away.hits());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn spin3() {
    let mut world = World::without_bot(1).await;
    let away = world.discord.inject(Fault::status("GATEWAY identify", 4011, 0, "").times(100000));
    let start = async { world.start_bot().await };
    let _ = tokio::time::timeout(std::time::Duration::from_secs(15), start).await;
    println!("cpu {} hits {}", cpu(), away.hits());
}
