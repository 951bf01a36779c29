// The page of the stand-in: a chat between a person and the bot. This file starts the components of the page and connects them.

import { byId, el, fill, icon, iconButton } from "./shared/dom.js";
import { startComposer, resetComposer } from "./chat/composer.js";
import { isOpen, startDeveloper, toggleDeveloper } from "./server/developer.js";
import { showModal } from "./shared/dialog.js";
import { reveal, startLog } from "./chat/log.js";
import { startStops } from "./chat/stops.js";
import { openCard } from "./people/card.js";
import { choose, claim } from "./people/identity.js";
import { arrived, failed, watchPending } from "./shared/pending.js";
import { startPeople } from "./people/people.js";
import { channelIcon, openDrawer, startSidebar } from "./server/sidebar.js";
import * as store from "./shared/state.js";
import { configureStream, startStream } from "./shared/stream.js";
import { keepFresh, setTimeLocale } from "./text/time.js";
import { showWelcome, startWelcome } from "./welcome/welcome.js";

const { state, emit, on } = store;
const TYPING_MS = 10000;
const NOTICE_MS = 6000;

/** The message to which the log scrolls as soon as it is loaded, as `{ channelId, messageId }`, or null. */
let jumpTo = null;
let notice = "";
let noticeTimer = 0;

// The person and the channel in the URL: `?person=ID#CHANNEL` or `#CHANNEL/MESSAGE`.

const wantedPerson = () => new URLSearchParams(location.search).get("person");

function writeUrl(method) {
  const url = new URL(location.href);
  url.searchParams.set("person", state.personId);
  url.hash = state.channelId ?? "";
  if (url.href !== location.href) history[method](null, "", url);
}

/**
 * Switches this tab to another person. `method` is the function of `history` that records the change, or null if the change comes
 * from the history.
 */
function become(personId, method = "replaceState") {
  choose(personId);
  store.become(personId);
  resetComposer();
  // The open channel may be a direct message channel of the previous person.
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
    channels.find((one) => one.id === state.world.opening_channel) ??
    channels.find((one) => store.holdsMessages(one))
  )?.id;
}

/** Shows another channel. Resolves when its messages are loaded. */
async function goTo(channelId, method = "pushState") {
  const changed = channelId && channelId !== state.channelId;
  if (changed) {
    state.channelId = channelId;
    store.setting("channel", channelId);
    emit("channel");
  }
  writeUrl(method);
  if (changed && !state.messages.has(channelId) && store.channel() && store.holdsMessages(store.channel())) {
    try {
      await store.loadMessages(channelId);
    } catch (error) {
      emit("notice", error.message);
    }
  }
  tryJump();
}

function tryJump() {
  if (!jumpTo || jumpTo.channelId !== state.channelId || !state.messages.has(state.channelId)) return;
  const { messageId } = jumpTo;
  jumpTo = null;
  if (!reveal(messageId)) emit("notice", "That message is not here any more.");
}

// The events of the stream.

function handleEvent(event) {
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
      store.loadWorld().then(worldChanged).catch(() => {});
      break;
    case "commands":
      store.loadCommands().catch(() => {});
      break;
    case "typing":
      showTyping(event);
      break;
    default:
  }
}

let claiming = null;

/**
 * Selects another person if the tab's person no longer exists because the stand-in was restarted. Concurrent calls share one
 * request.
 */
async function selectAnyPerson() {
  claiming ??= claim().finally(() => (claiming = null));
  become(await claiming);
}

async function worldChanged() {
  if (!store.me()) return selectAnyPerson();
  for (const one of store.channels()) {
    if (store.holdsMessages(one) && !state.messages.has(one.id)) store.loadMessages(one.id).catch(() => {});
  }
  if (!store.channel()) goTo(channelFromUrl(), "replaceState");
  return undefined;
}

async function refetch() {
  await store.loadAll();
  if (!store.me()) return selectAnyPerson();
  if (!store.channel()) goTo(channelFromUrl(), "replaceState");
  tryJump();
  return undefined;
}

function showTyping({ channel_id: channelId, user_id: userId }) {
  if (userId === state.personId) return;
  if (!state.typing.has(channelId)) state.typing.set(channelId, new Map());
  state.typing.get(channelId).set(userId, Date.now() + TYPING_MS);
  emit("typing");
  setTimeout(() => emit("typing"), TYPING_MS + 100);
}

// The frame around the log.

const mentionedElsewhere = () => store.channels().some((one) => one.id !== state.channelId && store.unread(one.id).mentions > 0);
let mentioned = false;

function drawTopbar() {
  mentioned = mentionedElsewhere();
  const here = store.channel();
  const threadable = here && [0, 5].includes(here.type);
  fill(
    byId("topbar"),
    iconButton("menu", mentioned ? "Channels and people; you are mentioned there" : "Channels and people", () => openDrawer(true), { id: "menu-button", class: mentioned ? "iconbutton only-phone dotted" : "iconbutton only-phone", "aria-expanded": String(document.body.classList.contains("drawer")), "data-testid": "open-drawer" }),
    here && [channelIcon(here), el("h1", { class: "topbar-name", data: { testid: "channel-title" } }, here.name || "Direct message")],
    here?.topic && el("p", { class: "topbar-topic", title: here.topic }, here.topic),
    el("span", { class: "grow" }),
    threadable && iconButton("thread", "New thread", () => emit("new-channel", { type: 11, parentId: here.id }), { "data-testid": "new-thread" }),
    iconButton("help", "Welcome: what to try here", () => showWelcome(state.welcomed), { id: "help-button", "aria-pressed": String(!state.welcomed), "data-testid": "show-welcome" }),
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
    const unread = store.unread(one.id);
    mentions += unread.mentions;
    count += unread.count;
  }
  const here = store.channel();
  const mark = mentions > 0 ? `(${mentions}) ` : count > 0 ? "• " : "";
  document.title = `${mark}${here ? `${[1, 11, 12].includes(here.type) ? "" : "#"}${here.name} · ` : ""}${store.me()?.name ?? "Discord"} · sandbox`;
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

/** Handles clicks on links to messages, on names and avatars, and on mentions of commands. */
function handleClick(event) {
  const jumpLink = event.target.closest?.("[data-jump]");
  if (jumpLink && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    jumpTo = { channelId: jumpLink.dataset.jumpChannel, messageId: jumpLink.dataset.jump };
    goTo(jumpLink.dataset.jumpChannel);
  }
  const cardLink = event.target.closest?.("[data-card]");
  if (cardLink) openCard(cardLink.dataset.card);
  const command = event.target.closest?.("[data-use-command]");
  if (command) emit("use-command", { name: command.dataset.useCommand, send: false });
}

async function start() {
  watchPending((messageId) => emit("pending", messageId));
  // This listener must be the first, so that the other listeners format times in the right language.
  on("world", () => setTimeLocale(store.me()?.locale ?? "en-US"));
  startLog();
  startStops();
  startComposer();
  startSidebar(goTo);
  startPeople();
  startWelcome(goTo);
  startDeveloper();
  keepFresh();
  for (const topic of ["world", "channel"]) on(topic, drawTopbar);
  on("unread", () => mentionedElsewhere() !== mentioned && drawTopbar());
  for (const topic of ["world", "connection"]) on(topic, drawBanners);
  for (const topic of ["typing", "channel"]) on(topic, drawTyping);
  for (const topic of ["world", "channel", "unread"]) on(topic, drawTitle);
  on("become", (personId) => become(personId, "pushState"));
  on("notice", showNotice);
  document.addEventListener("click", handleClick);
  document.addEventListener("visibilitychange", () => emit("unread"));
  window.addEventListener("hashchange", () => goTo(channelFromUrl(), "replaceState"));
  window.addEventListener("popstate", () => {
    if (store.person(wantedPerson()) && wantedPerson() !== state.personId) become(wantedPerson(), null);
    goTo(channelFromUrl(), "replaceState");
  });
  configureStream({ event: handleEvent, refetch });

  for (;;) {
    try {
      await store.loadWorld();
      store.become(await claim());
      break;
    } catch {
      state.connection = "lost";
      drawBanners();
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
  state.connection = "connecting";
  state.channelId = channelFromUrl() ?? null;
  writeUrl("replaceState");
  emit("world");
  emit("channel");
  startStream();
}

start();
