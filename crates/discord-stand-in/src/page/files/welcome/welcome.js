// The welcome card for new people, and the text of empty channels.

import { avatar } from "../people/avatar.js";
import { byId, el, fill, icon, iconButton } from "../shared/dom.js";
import { changeName } from "../people/name.js";
import { me, on, setting, state } from "../shared/state.js";
import { isPossible, take, toursFor } from "./tours.js";

let go = async () => {};

/** Starts the welcome card. `goTo(channelId)` shows another channel. */
export function startWelcome(goTo) {
  go = goTo;
  for (const topic of ["world", "commands", "channel", "welcome"]) on(topic, draw);
  // After the first action of a person, the welcome card is no longer needed.
  for (const topic of ["use-command", "interacted"]) on(topic, () => showWelcome(false));
}

/** Shows the welcome card, or hides it until the person requests it again. */
export function showWelcome(shown) {
  if (!me() || state.welcomed === !shown) return;
  state.welcomed = setting(`welcomed.${state.personId}`, !shown);
  for (const button of document.querySelectorAll("#help-button")) button.setAttribute("aria-pressed", String(shown));
  draw();
}

function draw() {
  const box = byId("welcome");
  const mine = me();
  if (!mine || state.welcomed) return fill(box);
  const tours = toursFor(mine);
  const ready = tours.some(isPossible);
  fill(
    box,
    el(
      "section",
      { class: "welcome-card", "aria-label": "Welcome", data: { testid: "welcome" } },
      avatar(mine, mine.name),
      el(
        "div",
        { class: "welcome-text" },
        el(
          "h2",
          {},
          `You are ${mine.name}.`,
          el("button", { type: "button", class: "textbutton", data: { testid: "change-name" }, on: { click: changeName } }, "Change name"),
        ),
        el(
          "p",
          {},
          ready ? "This server is on your machine, for you and whoever you add. What would you like to do first?" : `${state.world.bot?.name ?? "The bot"} is getting ready…`,
        ),
        el(
          "div",
          { class: "welcome-acts" },
          tours.map((tour, at) => tourButton(tour, at === 0 ? "primary" : "secondary", "welcome-tour")),
        ),
        el(
          "p",
          { class: "welcome-friend" },
          "Playing together? ",
          el("a", { href: "/", target: "_blank", data: { testid: "welcome-friend" } }, "Open a second tab", icon("out")),
          " and be a second person there.",
        ),
      ),
      iconButton("close", "Dismiss the welcome", () => showWelcome(false), { "data-testid": "welcome-dismiss" }),
    ),
  );
  return undefined;
}

function tourButton(tour, style, testid) {
  return el(
    "button",
    {
      type: "button",
      class: `button ${style}`,
      disabled: !isPossible(tour),
      data: { testid },
      on: {
        click: () => {
          showWelcome(false);
          byId("composer")?.focus({ preventScroll: true });
          take(tour, go);
        },
      },
    },
    tour.label,
  );
}

/** Draws the text above the first message of a channel. */
export function starter(here, empty) {
  if (!here) return el("div", { class: "starter" });
  const thread = here.type === 11 || here.type === 12;
  const direct = here.type === 1;
  const tour = empty && state.welcomed ? toursFor(me()).find((one) => one.steps.length === 1 && isPossible(one)) : null;
  return el(
    "div",
    { class: empty ? "starter empty" : "starter" },
    el("span", { class: "starter-icon" }, icon(thread ? "thread" : direct ? "at" : "hash")),
    el("h2", {}, thread || direct ? here.name : `Welcome to #${here.name}`),
    el("p", {}, here.topic || (direct ? "Only you and the bot read this." : `This is where the ${thread ? "thread" : "channel"} begins.`)),
    tour && tourButton(tour, "primary", "starter"),
  );
}
