// The sidebar: the server, its channels with their threads, and the numbers of unread messages.

import * as api from "../shared/api.js";
import { byId, el, fill, icon, iconButton, mark } from "../shared/dom.js";
import { choice, field, formDialog } from "../shared/dialog.js";
import { openServerSettings } from "./server.js";
import { timeTag } from "../text/time.js";
import { channels, emit, loadWorld, on, state, unread } from "../shared/state.js";

const ICONS = { 0: "hash", 1: "at", 2: "voice", 5: "megaphone", 10: "thread", 11: "thread", 12: "thread", 13: "voice" };
const KINDS = [["0", "Text channel"], ["2", "Voice channel with chat"]];
const PUBLIC_THREAD = 11;
const CATEGORY = 4;
const DIRECT = 1;

let go = () => {};

export const channelIcon = (one) => icon(ICONS[one.type] ?? "hash");
const isThread = (one) => one.type === 10 || one.type === 11 || one.type === 12;

export function startSidebar(goTo) {
  go = goTo;
  byId("scrim").addEventListener("click", () => openDrawer(false));
  byId("channels").addEventListener("click", (event) => {
    if (event.target.closest("a")) openDrawer(false);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && document.body.classList.contains("drawer")) openDrawer(false);
  });
  for (const topic of ["world", "channel", "unread"]) on(topic, draw);
  on("new-channel", newChannel);
  drawGuild();
  on("world", drawGuild);
}

/** Opens or closes the sidebar, which is a drawer on narrow screens. */
export function openDrawer(open) {
  document.body.classList.toggle("drawer", open);
  byId("scrim").hidden = !open;
  byId("menu-button")?.setAttribute("aria-expanded", String(open));
  if (open) byId("channels").querySelector('[aria-current="page"]')?.focus();
  else if (byId("sidebar").contains(document.activeElement)) byId("menu-button")?.focus();
}

function drawGuild() {
  const { guild, bot } = state.world;
  fill(
    byId("guild"),
    el("span", { class: "guild-mark" }, mark()),
    el(
      "div",
      { class: "guild-text" },
      el("h2", {}, guild?.name ?? "Sandbox"),
      bot && el("span", { class: bot.online ? "bot-state online" : "bot-state", data: { testid: "bot-state" } }, `${bot.name} is ${bot.online ? "online" : "offline"}`),
    ),
    guild && iconButton("gear", "Settings of the server: language and roles", openServerSettings, { "data-testid": "server-settings-open" }),
  );
}

function draw() {
  const list = channels();
  const nav = byId("channels");
  const roots = list.filter((one) => !isThread(one) && one.type !== CATEGORY && one.type !== DIRECT);
  const groups = [null, ...list.filter((one) => one.type === CATEGORY)];
  const direct = list.filter((one) => one.type === DIRECT);
  const listed = (group) => roots.filter((one) => (group ? one.parent_id === group.id : !groups.some((other) => other && other.id === one.parent_id)));
  fill(
    nav,
    el("div", { class: "channels-head" }, el("h2", {}, "Channels"), iconButton("plus", "Add a channel", () => newChannel({ type: 0 }), { "data-testid": "add-channel" })),
    groups.map((group) => [
      group && el("h3", { class: "category" }, group.name),
      el("ul", {}, listed(group).map((one) => el("li", {}, row(one), threads(one, list)))),
    ]),
    el(
      "div",
      { class: "channels-head" },
      el("h2", {}, "Direct messages"),
      direct.length === 0 && state.personId && iconButton("plus", `Write to ${state.world.bot?.name ?? "the bot"} alone`, openDirect, { "data-testid": "add-direct" }),
    ),
    el("ul", {}, direct.map((one) => el("li", {}, row(one)))),
    events(state.world.events ?? []),
  );
}

function threads(parent, all) {
  const list = all.filter((one) => isThread(one) && one.parent_id === parent.id);
  return list.length > 0 && el("ul", { class: "threads", "aria-label": `Threads of ${parent.name}` }, list.map((one) => el("li", {}, row(one))));
}

/** Draws the server's scheduled events, with their times and channels. */
function events(all) {
  if (all.length === 0) return null;
  const ACTIVE = 2;
  const when = (one) => (one.status === ACTIVE ? "now" : timeTag(Date.parse(one.scheduled_start_time) / 1000, "R"));
  const place = (one) => one.entity_metadata.location.split("/").at(-1);
  return [
    el("div", { class: "channels-head" }, el("h2", {}, "Events")),
    el("ul", {}, all.map((one) => el("li", { class: "channel" }, el("a", { href: `#${place(one)}`, title: one.description, data: { testid: "event", status: one.status } }, el("span", { class: "channel-name" }, one.name, ", ", when(one)))))),
  ];
}

function row(one) {
  const current = one.id === state.channelId;
  const { count, mentions } = current && !document.hidden ? { count: 0, mentions: 0 } : unread(one.id);
  return el(
    "div",
    { class: ["channel", current && "current", count > 0 && "unread", isThread(one) && "thread"].filter(Boolean).join(" ") },
    el(
      "a",
      {
        href: `#${one.id}`,
        "aria-current": current ? "page" : false,
        data: { testid: "channel", channelId: one.id, name: one.name, unread: count, mentions },
      },
      channelIcon(one),
      el("span", { class: "channel-name" }, one.name || "Direct message"),
      mentions > 0 && el("span", { class: "badge" }, String(mentions), el("span", { class: "sr-only" }, mentions === 1 ? " mention" : " mentions")),
      count > 0 && el("span", { class: "sr-only" }, `, ${count} unread`),
    ),
    [0, 5].includes(one.type) &&
      iconButton("plus", `New thread in ${one.name}`, () => newChannel({ type: PUBLIC_THREAD, parentId: one.id }), { class: "iconbutton add-thread", "data-testid": "add-thread" }),
  );
}

/** Opens the person's direct message channel with the bot. */
async function openDirect() {
  try {
    const made = await api.addChannel({ type: DIRECT, person: state.personId });
    await loadWorld();
    go(made.id);
  } catch (error) {
    emit("notice", error.message);
  }
}

/** Asks for the name of a new channel, or of a new thread in the channel `parentId`, and then creates and opens it. */
function newChannel({ type, parentId }) {
  const thread = type === PUBLIC_THREAD;
  const parent = channels().find((one) => one.id === parentId);
  const name = field("Name", { required: true, maxlength: 100, placeholder: thread ? "Best of three" : "game-night", "data-testid": "channel-name" });
  const sort = thread ? null : field("Kind", {}, choice(KINDS, String(type), { "data-testid": "channel-kind" }));
  formDialog({
    title: thread ? `New thread in #${parent?.name}` : "New channel",
    fields: [name.node, sort?.node],
    action: "Create",
    testid: "channel-dialog",
    submit: async () => {
      const made = await api.addChannel({ name: name.input.value.trim(), type: thread ? type : Number(sort.input.value), ...(parentId ? { parent_id: parentId } : {}) });
      await loadWorld();
      go(made.id);
    },
  });
}
