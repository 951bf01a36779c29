// The door of the README: the built program, as it comes, in an empty folder; and a browser to look through.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const root = fileURLToPath(new URL("../..", import.meta.url));
export const target = path.resolve(root, process.env.CARGO_TARGET_DIR ?? "target");
const program = path.join(target, "debug", "triominos");

/**
 * `triominos sandbox` in `folder`, with no settings of ours; resolves when it has printed its address. Without a `port` it is started as
 * the README does, on its usual port.
 */
export async function startSandbox(folder, port) {
    const child = spawn(program, ["sandbox", ...(port ? ["--port", String(port)] : [])], {
        cwd: folder,
        env: { PATH: process.env.PATH, HOME: process.env.HOME },
        stdio: ["ignore", "pipe", "pipe"],
    });
    let complaints = "";
    child.stderr.setEncoding("utf8").on("data", (words) => (complaints += words));
    child.once("error", (error) => (complaints += error.message));
    for await (const line of createInterface({ input: child.stdout })) {
        const url = line.match(/http:\/\/\S+/)?.[0];
        if (url) return { url, complaints: () => complaints, stop: (signal) => stop(child, signal) };
    }
    throw new Error(
        `The sandbox ended before it printed an address. It said: ${complaints.trim() || "nothing"}\n` +
            `Its port, ${port ?? "the usual one"}, must be free: is another sandbox running?`,
    );
}

/** Ctrl-C, unless another signal is given. */
async function stop(child, signal = "SIGINT") {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await ended;
}

/** A port that nobody listens on, so that files of tests run side by side. */
export async function freePort() {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address();
    server.close();
    await once(server, "close");
    return port;
}

/** An empty folder, and what removes it. */
export async function emptyFolder() {
    const folder = await mkdtemp(path.join(tmpdir(), "triominos-page-"));
    return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

export const openBrowser = () =>
    chromium.launch({
        executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
        args: [
            "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
        ],
    });
