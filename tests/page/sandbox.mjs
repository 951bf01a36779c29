// Starts the sandbox and a browser for a test, and ends both after it.
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const root = fileURLToPath(new URL("../..", import.meta.url));
const target = process.env.CARGO_TARGET_DIR ?? path.join(root, "target");
const program = path.join(target, "debug", "triominos");

/** `triominos sandbox` with a folder of its own; resolves when it has printed its address. */
export async function startSandbox(data, port = 0) {
    const child = spawn(program, ["sandbox", "--port", String(port), "--data", data], {
        cwd: root,
        stdio: ["ignore", "pipe", "inherit"],
    });
    const lines = createInterface({ input: child.stdout });
    for await (const line of lines) {
        const url = line.match(/http:\/\/127\.0\.0\.1:\d+/)?.[0];
        if (url) return { url, child, kill: (signal) => stop(child, signal) };
    }
    throw new Error("the sandbox ended before it was ready");
}

async function stop(child, signal = "SIGINT") {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await ended;
}

/** A folder that is gone after the test. */
export async function folder(test) {
    const made = await mkdtemp(path.join(tmpdir(), "triominos-page-"));
    test.after(() => rm(made, { recursive: true, force: true }));
    return made;
}

/** A headless browser, closed after the test. */
export async function browser(test) {
    const started = await chromium.launch({
        executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
        args: [
            "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
        ],
    });
    test.after(() => started.close());
    return started;
}
