//! The bot with the production URL of Discord's API, through TLS. Only with this URL is serenity's rate limiter active.
//!
//! Environment variables redirect the program's requests to the stand-in for Discord: they set an HTTPS proxy, and a certificate
//! authority that the program trusts.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Instant;

use discord_stand_in::{AnswerKind, Fault, FaultHandle};
use futures_util::future::join_all;
use openssl::asn1::Asn1Time;
use openssl::bn::BigNum;
use openssl::hash::MessageDigest;
use openssl::pkey::{PKey, Private};
use openssl::rsa::Rsa;
use openssl::x509::extension::{BasicConstraints, SubjectAlternativeName};
use openssl::x509::{X509, X509Builder, X509NameBuilder};
use tokio::io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio_native_tls::TlsAcceptor;
use tokio_native_tls::native_tls::{self, Identity};

use crate::support::bot::{World, ask_privately, private_message};
use crate::support::process::Program;
use crate::support::turns::{pinged_and_other_player, take_turn};

const POST: &str = "POST /channels/{channel_id}/messages";
const ANSWER: &str = "POST /interactions/{interaction_id}/{interaction_token}/callback";
const LATE: &str = "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original";
/// The duration of the rate limits that the stand-in imposes in these tests, in seconds.
const WAIT: f64 = 0.4;

/// Creates a certificate for a name, signed by `issuer`, and its private key. If `issuer` is `None`, creates the self-signed
/// certificate of an authority.
fn signed_certificate_and_key(
    common_name: &str,
    issuer: Option<&(X509, PKey<Private>)>,
) -> (X509, PKey<Private>) {
    let make = || -> Result<_, openssl::error::ErrorStack> {
        let key = PKey::from_rsa(Rsa::generate(2048)?)?;
        let mut subject = X509NameBuilder::new()?;
        subject.append_entry_by_text("CN", common_name)?;
        let subject = subject.build();
        let mut builder = X509Builder::new()?;
        builder.set_version(2)?;
        let serial = BigNum::from_u32(1 + u32::from(issuer.is_some()))?.to_asn1_integer()?;
        builder.set_serial_number(&serial)?;
        builder.set_subject_name(&subject)?;
        builder.set_issuer_name(issuer.map_or(&subject, |(issuer, _)| issuer.subject_name()))?;
        builder.set_not_before(&*Asn1Time::days_from_now(0)?)?;
        builder.set_not_after(&*Asn1Time::days_from_now(2)?)?;
        builder.set_pubkey(&key)?;
        if issuer.is_some() {
            let names = SubjectAlternativeName::new()
                .dns(common_name)
                .build(&builder.x509v3_context(issuer.map(|(issuer, _)| &**issuer), None))?;
            builder.append_extension(names)?;
        } else {
            builder.append_extension(BasicConstraints::new().critical().ca().build()?)?;
        }
        builder.sign(issuer.map_or(&key, |(_, key)| key), MessageDigest::sha256())?;
        Ok((builder.build(), key))
    };
    make().expect("a certificate")
}

/// An HTTPS proxy that answers as discord.com and passes all requests on to the stand-in.
struct DiscordProxy {
    address: SocketAddr,
    authority: PathBuf,
    serving: JoinHandle<()>,
}

impl DiscordProxy {
    /// Starts the proxy, with a certificate of a new authority.
    async fn start_proxy(world: &World) -> Self {
        let authority = signed_certificate_and_key("Test authority", None);
        let (leaf, key) = signed_certificate_and_key("discord.com", Some(&authority));
        let pem = |pem: Result<Vec<u8>, _>| pem.expect("a PEM file");
        let key = pem(key.private_key_to_pem_pkcs8());
        let identity = Identity::from_pkcs8(&pem(leaf.to_pem()), &key).expect("an identity");
        let path = world.folder().join("authority.pem");
        std::fs::write(&path, pem(authority.0.to_pem())).expect("a file");

        let tls = native_tls::TlsAcceptor::new(identity).expect("an acceptor");
        let tls = TlsAcceptor::from(tls);
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("its address");
        let target = world.discord.url().trim_start_matches("http://").to_owned();
        let serving = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(forward_connection(stream, tls.clone(), target.clone()));
            }
        });
        Self { address, authority: path, serving }
    }
}

impl Drop for DiscordProxy {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

/// Serves one connection: reads the CONNECT request, accepts TLS, and forwards the plain bytes to the stand-in.
async fn forward_connection(mut stream: TcpStream, tls: TlsAcceptor, target: String) {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        match stream.read(&mut byte).await {
            Ok(1) => head.extend(byte),
            _ => return,
        }
    }
    assert!(head.starts_with(b"CONNECT discord.com:443 "), "{}", String::from_utf8_lossy(&head));
    stream.write_all(b"HTTP/1.1 200 OK\r\n\r\n").await.expect("it listens");
    let mut stream = tls.accept(stream).await.expect("it trusts the authority");
    let mut discord = TcpStream::connect(target).await.expect("the stand-in is there");
    let _ = copy_bidirectional(&mut stream, &mut discord).await;
}

/// Starts the program so that it connects to Discord through the proxy.
async fn start_program_behind_proxy(world: &World, discord_proxy: &DiscordProxy) -> Program {
    let (token, database) = (world.discord.token(), world.database_url());
    let (proxy, authority) =
        (format!("http://{}", discord_proxy.address), discord_proxy.authority.display());
    let variables = [
        ("DISCORD_TOKEN", &*token),
        ("DATABASE_URL", &database),
        ("HTTPS_PROXY", &proxy),
        ("SSL_CERT_FILE", &authority.to_string()),
    ];
    let program = Program::start_program(world.folder(), &["run"], &variables);
    world.discord.until_bot_ready().await;
    program
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_waits_as_long_as_a_rate_limit_demands() {
    let world = World::without_bot(1).await;
    let front = DiscordProxy::start_proxy(&world).await;
    let mut program = start_program_behind_proxy(&world, &front).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let mut board = world.begin_match(&[&ada, &bo]).await;
    for (fault, waits) in [
        (Fault::rate_limited(POST, WAIT), true),
        (Fault::rate_limited(POST, WAIT).times(2), true),
        (Fault::rate_limited_globally(POST, WAIT.ceil()), true),
        (Fault::outage(POST), false),
        (Fault::drop_response(POST), false),
    ] {
        let (turn, waiting) = pinged_and_other_player(&board, &ada, &bo);
        let met: FaultHandle = world.discord.inject(fault);
        let started = Instant::now();
        take_turn(turn).await;
        board = world.wait_for_board(world.channel).await;
        assert_eq!((board.pinged.clone(), met.hit_count() > 0), (vec![waiting.id()], true));
        // serenity's rate limiter waits in real time, so this lower bound holds on any machine.
        assert!(!waits || started.elapsed().as_secs_f64() >= WAIT);
    }
    let calls = world.discord.channel(world.channel).messages();
    assert_eq!(calls.iter().filter(|message| !message.pinged.is_empty()).count(), 6);

    // A private answer is given even after a rate limit.
    world.discord.inject(Fault::rate_limited(ANSWER, WAIT));
    assert!(ask_privately(&ada, "help").await.content.contains("/play"));
    private_message(bo.slash("rack", &[]).await).await;
    assert!(program.terminate().await.success());
    world.finish_without_refusals();
}

/// serenity's rate limiter has a single bucket for all deferred answers, so a limit on one answer must not delay the others.
#[tokio::test(flavor = "multi_thread")]
async fn a_rate_limited_deferred_answer_does_not_delay_others() {
    let world = World::without_bot(1).await;
    let front = DiscordProxy::start_proxy(&world).await;
    let mut program = start_program_behind_proxy(&world, &front).await;
    let people = world.add_people(["Ada", "Bo", "Cy", "Di", "Ed"]);
    let mut lock = world.database.open_connection().await;
    lock.lock_writes().await;
    let limited = world.discord.inject(Fault::rate_limited(LATE, 600.0));
    let asked = join_all(people.iter().map(|person| person.slash("play", &[])));
    let asked = asked.await;
    assert!(asked.iter().all(|one| one.answer().kind == AnswerKind::Deferred));
    lock.release_writes().await;
    let answers = join_all(asked.into_iter().map(private_message)).await;
    assert!(answers.iter().all(|message| !message.content.is_empty()));
    assert_eq!(limited.hit_count(), 1);
    assert!(program.terminate().await.success());
    world.finish_without_refusals();
}
