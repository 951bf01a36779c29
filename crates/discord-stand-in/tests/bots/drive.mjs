// Tests one of the bots with `discord-stand-in`, and performs the actions of people through the HTTP interface of the page.
//
//     node drive.mjs PROGRAM COMPRESSION COMMAND [ARGUMENT...]
//
// COMPRESSION is passed to the bot: none, payload, zlib-stream, or zstd-stream. Each step is printed. The first step that fails
// ends the run with status 1.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const PATIENCE_MS = 30_000;
const [program, compression, ...command] = process.argv.slice(2);
const children = [];
const log = (line) => console.log(`${(performance.now() / 1000).toFixed(2).padStart(6)} s  ${line}`);

function start(name, [file, ...args], env = {}) {
  const child = spawn(file, args, { env: { ...process.env, ...env }, stdio: ["pipe", "pipe", "pipe"] });
  const lines = [];
  let wake = () => {};
  const onLine = (line) => {
    lines.push(line);
    wake();
  };
  createInterface({ input: child.stdout }).on("line", onLine);
  const errors = [];
  createInterface({ input: child.stderr }).on("line", (line) => errors.push(line));
  const ended = new Promise((resolve) => child.once("close", resolve));
  ended.then(() => wake());
  const running = {
    child,
    ended,
    errors,
    /**
     * Waits for a line that satisfies `fits`, and removes that line and all lines before it. `what` describes the line in the error
     * message.
     */
    async line(fits, what) {
      const deadline = Date.now() + PATIENCE_MS;
      for (;;) {
        const at = lines.findIndex(fits);
        if (at >= 0) return lines.splice(0, at + 1)[at];
        const isOver = child.exitCode !== null || child.signalCode !== null || Date.now() > deadline;
        if (isOver) throw new Error(`${name}: no ${what}\n${[...lines, ...errors.slice(-30)].join("\n")}`);
        await new Promise((resolve) => {
          wake = resolve;
          setTimeout(resolve, 200);
        });
      }
    },
  };
  children.push(child);
  return running;
}

/** Starts the stand-in. Returns the address of its page, and the environment variables for the bot. */
async function startDiscord(...options) {
  const discord = start("discord-stand-in", [program, "--port", "0", ...options]);
  const printed = {};
  for (const name of ["Page", "API", "Gateway", "Token"]) {
    const line = await discord.line((one) => one.startsWith(name), `line ${name}`);
    printed[name] = line.slice(name.length).trim();
  }
  const env = { API_URL: printed.API, GATEWAY_URL: printed.Gateway, TOKEN: printed.Token, COMPRESSION: compression };
  return { page: printed.Page, env };
}

/** Sends a request to the HTTP interface of the page: a POST request if there is a body, otherwise a GET request. */
async function ask(page, path, body) {
  const options = body && { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const response = await fetch(`${page}sandbox/${path}`, options);
  const answer = await response.json();
  assert(response.ok, `${path}: ${JSON.stringify(answer)}`);
  return answer;
}

/** Polls until `find` returns a value, and returns it. `description` describes the value in the error message. */
async function until(description, find) {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await find();
    if (found) return found;
    assert(Date.now() < deadline, `timed out while waiting for ${description}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Starts the bot, and tests all features that it uses. */
async function useBot() {
  const discord = await startDiscord();
  const { page } = discord;
  const bot = start("the bot", command, discord.env);
  const step = async (name) => log(await bot.line((line) => line.startsWith(`STEP ${name}`), `step ${name}`));
  const names = ["login", "guilds", "members", "register", "edit", "thread", "history", "delete", "ready"];
  for (const name of names) await step(name);

  const world = await ask(page, "world");
  const person = (name) => world.people.find((one) => one.name === name).id;
  const channel = world.opening_channel;
  const [ada, ben] = [person("Ada"), person("Ben")];
  const messages = (by) => ask(page, `messages?person=${by}&channel=${channel}`);

  const options = [{ name: "text", type: 3, value: "hello" }];
  await ask(page, "interactions", { kind: "command", person: ada, channel, name: "panel", options });
  await step("command");
  await step("attachment");
  const panel = (await messages(ben)).find((one) => one.content === "Panel: hello");
  assert.equal(panel.attachments[0].description, "The text");
  const { custom_id } = panel.components[0].components[0];
  await ask(page, "interactions", { kind: "component", person: ben, channel, message_id: panel.id, custom_id });
  await step("button");
  const pressed = (await messages(ada)).find((one) => one.id === panel.id);
  assert.deepEqual([pressed.content, pressed.components[0].components[0].disabled], ["Pressed by Ben", true]);
  const isPrivate = (one) => one.content === "Only you see this.";
  await until("the private reply", async () => (await messages(ben)).some(isPrivate));
  assert(!(await messages(ada)).some(isPrivate), "another person sees the private reply");
  log("only one person sees the private reply");

  const say = (content) => ask(page, "messages", { person: ada, channel, content });
  await say("!ping");
  await step("prefix");
  bot.child.stdin.write("disconnect\n");
  await step("disconnect");
  await until("the bot to be offline", async () => !(await ask(page, "world")).bot.online);
  await say("!ping");
  log("Ada has written while the bot was offline");
  await step("resumed");
  await step("prefix");

  const refused = (await ask(page, "requests")).filter((one) => one.status >= 400);
  assert.deepEqual(refused.map((one) => one.status), [404], JSON.stringify(refused, null, 2));
  log("only the request for the deleted message was refused");
  bot.child.stdin.end();
  assert.equal(await bot.ended, 0, bot.errors.join("\n"));
  await until("the bot to be offline after its logout", async () => !(await ask(page, "world")).bot.online);
  log("the bot has logged out");
}

/** Tests that a bot that requests the privileged intents is refused if they are not granted. */
async function refuseIntents() {
  const discord = await startDiscord("--no-privileged-intents");
  const bot = start("the bot", command, discord.env);
  assert.notEqual(await bot.ended, 0);
  assert(bot.errors.some((line) => /privileged|disallowed/i.test(line)), bot.errors.join("\n"));
  log("the bot is refused if the privileged intents are not granted");
}

try {
  console.log(`== ${command.join(" ")}, compression: ${compression}`);
  await useBot();
  await refuseIntents();
} catch (error) {
  console.error(`FAILED: ${error.message}`);
  process.exitCode = 1;
} finally {
  for (const child of children) child.kill();
}
