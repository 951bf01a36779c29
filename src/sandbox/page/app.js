// The page of the sandbox: a chat in which a person plays against and with the bot. This file starts the parts and joins them.

import { byId, el, fill, icon, iconButton } from "./dom.js";
import { startComposer, resetComposer } from "./composer.js";
import { isOpen, startDeveloper, toggleDeveloper } from "./developer.js";
import { showModal } from "./dialog.js";
import { reveal, startLog } from "./log.js";
import { arrived, failed, watchPending } from "./pending.js";
import { startPeople } from "./people.js";
import { channelIcon, openDrawer, startSidebar } from "./sidebar.js";
import * as store from "./state.js";
import { configureStream, startStream } from "./stream.js";
import { keepFresh, setTimeLocale } from "./time.js";
import { startWelcome } from "./welcome.js";

const { state, emit, on } = store;
const TYPING_MS = 10000;
const NOTICE_MS = 6000;
const HOME = "triominos";

/** A message to jump to as soon as it is there. */
let jumpTo = null;
let notice = "";
let noticeTimer = 0;

// Who and where: `?person=ID#CHANNEL` or `#CHANNEL/MESSAGE`.

function wantedPerson() {
  const wanted = new URLSearchParams(location.search).get("person");
  const { people } = state.world;
  return (people.find((one) => one.id === wanted) ?? people[0])?.id ?? null;
}

function writeUrl(method) {
  const url = new URL(location.href);
  url.searchParams.set("person", state.personId);
  url.hash = state.channelId ?? "";
  if (url.href !== location.href) history[method](null, "", url);
}

/** Makes this tab another person; `method` says how that enters the history, if it does not come from there. */
function become(personId, method = "replaceState") {
  store.become(personId);
  resetComposer();
  // The one before may have stood in a conversation of their own.
  if (!store.channel()) state.channelId = channelFromUrl() ?? null;
  setTimeLocale(store.me()?.locale ?? "en-US");
  emit("world");
  emit("channel");
  emit("welcome");
  if (method) writeUrl(method);
  startStream();
}

function channelFromUrl() {
  const [channelId, messageId] = decodeURIComponent(location.hash.slice(1)).split("/");
  if (messageId) jumpTo = { channelId, messageId };
  if (store.channel(channelId)) return channelId;
  const channels = store.channels();
  const remembered = store.setting("channel");
  return (
    channels.find((one) => one.id === remembered) ??
    channels.find((one) => one.type === 0 && one.name.includes(HOME)) ??
    channels.find((one) => store.holdsMessages(one))
  )?.id;
}

function goTo(channelId, method = "pushState") {
  if (channelId && channelId !== state.channelId) {
    state.channelId = channelId;
    store.setting("channel", channelId);
    emit("channel");
    if (!state.messages.has(channelId) && store.channel() && store.holdsMessages(store.channel())) {
      store.loadMessages(channelId).then(tryJump, (error) => emit("notice", error.message));
    }
  }
  writeUrl(method);
  tryJump();
}

function tryJump() {
  if (!jumpTo || jumpTo.channelId !== state.channelId || !state.messages.has(state.channelId)) return;
  const { messageId } = jumpTo;
  jumpTo = null;
  if (!reveal(messageId)) emit("notice", "That message is not here any more.");
}

// What the stream brings.

function takeEvent(event) {
  switch (event.type) {
    case "message_create":
    case "message_update":
    case "message_delete":
      store.takeMessageEvent(event);
      break;
    case "interaction_failed":
      failed(event.interaction_id, event.message_id, event.reason ?? "");
      break;
    case "modal":
      arrived(event.interaction_id);
      showModal(event.modal);
      break;
    case "world":
      store.loadWorld().then(worldChanged, () => {});
      break;
    case "commands":
      store.loadCommands().catch(() => {});
      break;
    case "typing":
      someoneTypes(event);
      break;
    default:
  }
}

function worldChanged() {
  if (!store.me()) return become(wantedPerson());
  for (const one of store.channels()) {
    if (store.holdsMessages(one) && !state.messages.has(one.id)) store.loadMessages(one.id).catch(() => {});
  }
  if (!store.channel()) goTo(channelFromUrl(), "replaceState");
  return undefined;
}

async function refetch() {
  await store.loadAll();
  if (!store.me()) return become(wantedPerson());
  if (!store.channel()) goTo(channelFromUrl(), "replaceState");
  tryJump();
  return undefined;
}

function someoneTypes({ channel_id: channelId, user_id: userId }) {
  if (userId === state.personId) return;
  if (!state.typing.has(channelId)) state.typing.set(channelId, new Map());
  state.typing.get(channelId).set(userId, Date.now() + TYPING_MS);
  emit("typing");
  setTimeout(() => emit("typing"), TYPING_MS + 100);
}

// The frame around the log.

function drawTopbar() {
  const here = store.channel();
  const threadable = here && [0, 5, 15].includes(here.type);
  const kind = here?.type === 15 ? "New post" : "New thread";
  fill(
    byId("topbar"),
    iconButton("menu", "Channels and people", () => openDrawer(true), { id: "menu-button", class: "iconbutton only-phone", "aria-expanded": "false", "data-testid": "open-drawer" }),
    here && [channelIcon(here), el("h2", { class: "topbar-name", data: { testid: "channel-title" } }, here.name || "Direct message")],
    here?.topic && el("p", { class: "topbar-topic", title: here.topic }, here.topic),
    el("span", { class: "grow" }),
    threadable && iconButton("thread", kind, () => emit("new-channel", { type: 11, parentId: here.id }), { "data-testid": "new-thread" }),
    iconButton("code", "Developer's drawer: the bot's requests", () => toggleDeveloper(), { id: "developer-button", "aria-pressed": String(isOpen()), "data-testid": "open-developer" }),
  );
}

function drawBanners() {
  const { bot } = state.world;
  fill(
    byId("banners"),
    state.connection === "lost" &&
      el("p", { class: "banner lost", data: { testid: "banner-lost" } }, icon("refresh"), "The sandbox does not answer. Trying again…"),
    state.connection !== "lost" && bot && !bot.online &&
      el("p", { class: "banner offline", data: { testid: "banner-offline" } }, icon("warning"), `${bot.name} is offline. Commands and buttons get no answer until it is back.`),
    notice && el("p", { class: "banner notice", data: { testid: "banner-notice" } }, notice),
  );
}

function drawTyping() {
  const now = Date.now();
  const names = [...(state.typing.get(state.channelId) ?? [])].filter(([, until]) => until > now).map(([id]) => store.nameOf({ id }));
  fill(
    byId("typing"),
    names.length > 0 && [
      el("span", { class: "dots" }, el("i"), el("i"), el("i")),
      el("strong", {}, names.slice(0, 3).join(", ")),
      names.length === 1 ? " is typing…" : " are typing…",
    ],
  );
}

function drawTitle() {
  let mentions = 0;
  let count = 0;
  for (const one of store.channels()) {
    if (one.id === state.channelId && !document.hidden) continue;
    const there = store.unread(one.id);
    mentions += there.mentions;
    count += there.count;
  }
  const here = store.channel();
  const mark = mentions > 0 ? `(${mentions}) ` : count > 0 ? "• " : "";
  document.title = `${mark}${here ? `${[1, 11, 12].includes(here.type) ? "" : "#"}${here.name} · ` : ""}${store.me()?.name ?? "Triominos"} · sandbox`;
}

function showNotice(text) {
  notice = text;
  drawBanners();
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => {
    notice = "";
    drawBanners();
  }, NOTICE_MS);
}

/** Links that jump to a message, and `/command` mentions. */
function clicked(event) {
  const jump = event.target.closest?.("[data-jump]");
  if (jump && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    jumpTo = { channelId: jump.dataset.jumpChannel, messageId: jump.dataset.jump };
    goTo(jump.dataset.jumpChannel);
  }
  const command = event.target.closest?.("[data-use-command]");
  if (command) emit("use-command", { name: command.dataset.useCommand, send: false });
}

async function start() {
  watchPending((messageId) => emit("pending", messageId));
  // First of all listeners, so that the others write times in the right language.
  on("world", () => setTimeLocale(store.me()?.locale ?? "en-US"));
  startLog();
  startComposer();
  startSidebar(goTo);
  startPeople();
  startWelcome();
  startDeveloper();
  keepFresh();
  for (const topic of ["world", "channel"]) on(topic, drawTopbar);
  for (const topic of ["world", "connection"]) on(topic, drawBanners);
  for (const topic of ["typing", "channel"]) on(topic, drawTyping);
  for (const topic of ["world", "channel", "unread"]) on(topic, drawTitle);
  on("become", (personId) => become(personId, "pushState"));
  on("notice", showNotice);
  document.addEventListener("click", clicked);
  document.addEventListener("visibilitychange", () => emit("unread"));
  window.addEventListener("hashchange", () => goTo(channelFromUrl(), "replaceState"));
  window.addEventListener("popstate", () => {
    if (wantedPerson() !== state.personId) become(wantedPerson(), null);
    goTo(channelFromUrl(), "replaceState");
  });
  configureStream({ event: takeEvent, refetch });

  for (;;) {
    try {
      await store.loadWorld();
      break;
    } catch {
      state.connection = "lost";
      drawBanners();
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
  state.connection = "connecting";
  store.become(wantedPerson());
  state.channelId = channelFromUrl() ?? null;
  writeUrl("replaceState");
  emit("world");
  emit("channel");
  startStream();
}

start();
