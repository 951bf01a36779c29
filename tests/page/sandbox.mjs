// Starts a browser, and the built program in an empty folder, as the README describes it.
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
 * Runs `triominos sandbox` in `folder` without other settings, and resolves when the program has printed its address. Without
 * `port`, the program uses the default port, as in the README.
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
        `The sandbox ended before it printed an address. Standard error: ${complaints.trim() || "empty"}\n` +
            `Check that no other sandbox uses its port (${port ?? "the default port"}).`,
    );
}

/** Stops the program with a signal, by default with the signal of Ctrl-C. */
async function stop(child, signal = "SIGINT") {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await ended;
}

/** Returns a port of this machine that is not in use. */
export async function findFreePort() {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address();
    server.close();
    await once(server, "close");
    return port;
}

/** Creates an empty folder. Returns its path and a function that removes it. */
export async function createEmptyFolder() {
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
