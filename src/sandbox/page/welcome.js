// The first words to a newcomer, and what an empty channel shows.

import { avatar } from "./avatar.js";
import { byId, el, fill, icon, iconButton } from "./dom.js";
import { commandCalled, commandsFor } from "./commands.js";
import { channel, emit, me, on, setting, state } from "./state.js";

const FIRST_COMMAND = "play";

/** The command that opens a table, or the first that there is. */
function firstCommand() {
  const list = commandsFor(state.commands, me(), channel());
  return commandCalled(list, FIRST_COMMAND) ?? list[0] ?? null;
}

export function startWelcome() {
  for (const topic of ["world", "commands", "channel", "welcome"]) on(topic, draw);
  // Who has pressed or typed something has found the way.
  for (const topic of ["use-command", "interacted"]) on(topic, putAway);
}

function putAway() {
  if (!me() || state.welcomed) return;
  state.welcomed = setting(`welcomed.${state.personId}`, true);
  emit("welcome");
}

function draw() {
  const box = byId("welcome");
  const mine = me();
  if (!mine || state.welcomed) return fill(box);
  const command = firstCommand();
  const friend = state.world.people.find((one) => one.id !== mine.id);
  return fill(
    box,
    el(
      "section",
      { class: "welcome-card", "aria-label": "Welcome", data: { testid: "welcome" } },
      avatar(mine, mine.name),
      el(
        "div",
        { class: "welcome-text" },
        el("h2", {}, `You are ${mine.name}.`),
        el(
          "p",
          {},
          command ? ["Type ", el("kbd", {}, `/${command.name}`), " or press the button to open a table. "] : "The bot is getting ready. ",
          friend ? `Open a second tab to be a friend (${friend.name}, say), or switch persons ${place()}.` : `Add a friend ${place()}.`,
        ),
        el(
          "div",
          { class: "welcome-acts" },
          command && starterButton(command, "welcome-start"),
          friend &&
            el(
              "a",
              { class: "button secondary", href: `/?person=${encodeURIComponent(friend.id)}#${state.channelId ?? ""}`, target: "_blank", rel: "opener", data: { testid: "welcome-friend" } },
              icon("out"),
              `Open a tab as ${friend.name}`,
            ),
        ),
      ),
      iconButton("close", "Dismiss the welcome", putAway, { "data-testid": "welcome-dismiss" }),
    ),
  );
}

/** Where the person switcher is. */
const place = () => (matchMedia("(max-width: 760px)").matches ? "in the menu" : "at the bottom left");

function starterButton(command, testid) {
  return el(
    "button",
    { type: "button", class: "button primary", data: { testid }, on: { click: () => emit("use-command", { name: command.name, send: true }) } },
    `Type /${command.name}`,
  );
}

/** What stands above the first message of a channel. */
export function starter(here, empty) {
  if (!here) return el("div", { class: "starter" });
  const command = empty && state.welcomed ? firstCommand() : null;
  const thread = here.type === 11 || here.type === 12;
  const direct = here.type === 1;
  return el(
    "div",
    { class: empty ? "starter empty" : "starter" },
    el("span", { class: "starter-icon" }, icon(thread ? "thread" : direct ? "at" : "hash")),
    el("h2", {}, thread || direct ? here.name : `Welcome to #${here.name}`),
    el("p", {}, here.topic || `This is where the ${thread ? "thread" : direct ? "conversation with the bot" : "channel"} begins.`),
    command && starterButton(command, "starter"),
  );
}
