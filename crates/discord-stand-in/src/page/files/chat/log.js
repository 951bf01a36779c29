// The log: the messages of the open channel and the scroll position. It is redrawn when the state of the tab changes.

import { avatar } from "../people/avatar.js";
import { announce } from "../shared/announcer.js";
import { byId, el, fill, icon, spinner } from "../shared/dom.js";
import { closeMenu } from "./menu.js";
import { componentsOf, drawMessage, isThinking, redrawComponents, sentAt, spoken } from "./message.js";
import { usedName } from "../commands/commands.js";
import { commandsIn, dropCommand } from "../shared/pending.js";
import { channel, compareIds, isPrivate, markRead, me, mentionsMe, messagesOf, nameOf, on, state, unread } from "../shared/state.js";
import { dayName } from "../text/time.js";
import { starter } from "../welcome/welcome.js";

const GROUP_MS = 7 * 60 * 1000;
const NEAR_BOTTOM_PX = 48;
/** The distance from the bottom beyond which a button to the newest message is shown. */
const FAR_PX = 500;

/** The rows by key, as `{ element, signature, stale }`. A stale row is redrawn even if its signature has not changed. */
let rows = new Map();
/** The drawn pictures by message id, which are kept while the channel is open. */
let pictures = new Map();
let shownChannel = null;
/** True once the position of the first unread message is known, which requires the messages to be loaded. */
let newLinePlaced = false;
let atBottom = true;
/** The scroll position after the last scroll to the bottom. */
let lastBottom = 0;
let missed = 0;

const log = () => byId("log");

export function startLog() {
  on("messages", ({ channelId }) => channelId === state.channelId && sync());
  on("channel", openChannel);
  on("world", () => redraw());
  on("commands", () => sync());
  on("welcome", () => sync());
  on("unread", () => sync());
  on("created", ({ channelId, message }) => channelId === state.channelId && handleNewMessage(message));
  on("updated", ({ channelId, message, before }) => {
    if (channelId === state.channelId && !isThinking(message) && (isPrivate(message) || (before && isThinking(before)))) announce(spoken(message));
  });
  on("pending", (messageId) => (messageId ? refreshComponents(messageId) : sync()));
  log().addEventListener("scroll", scrolled, { passive: true });
  byId("pill").addEventListener("click", toBottom);
  new ResizeObserver(stayAtBottom).observe(log());
  document.addEventListener("visibilitychange", markVisibleRead);
  window.addEventListener("focus", markVisibleRead);
}

function openChannel() {
  closeMenu();
  // After keyboard navigation by a link, the composer gets the focus, because it is next to the newest message.
  if (focusPosition()?.byKeyboard) byId("composer")?.focus({ preventScroll: true });
  shownChannel = state.channelId;
  rows = new Map();
  pictures = new Map();
  missed = 0;
  lastBottom = 0;
  atBottom = true;
  state.newFrom = null;
  newLinePlaced = false;
  log().replaceChildren(el("div", { class: "rows", id: "rows" }));
  rowsObserver.disconnect();
  rowsObserver.observe(byId("rows"));
  sync();
  toBottom();
  markVisibleRead();
}

// A log that is scrolled to the bottom stays there while pictures load and menus open.
const rowsObserver = new ResizeObserver(stayAtBottom);

function stayAtBottom() {
  detectScrollUp();
  if (atBottom) toBottom();
}

/** Redraws all rows after a change of names or of the language of times. */
function redraw() {
  for (const row of rows.values()) row.stale = true;
  sync();
}

/** Updates the rows from the state. Only rows that differ are redrawn. */
function sync() {
  const box = byId("rows");
  if (!box || shownChannel !== state.channelId) return;
  const focus = focusPosition();
  detectScrollUp();
  placeNewLine();
  const planned = planRows();
  const next = new Map();
  let place = box.firstChild;
  for (const { key, signature, draw } of planned) {
    const known = rows.get(key);
    let element = known?.element;
    if (!known || known.stale || known.signature.length !== signature.length || known.signature.some((part, at) => part !== signature[at])) {
      element = draw(known && openMenuOf(known, signature));
      if (known?.element.isConnected) {
        if (place === known.element) place = element;
        known.element.replaceWith(element);
      }
    }
    next.set(key, { element, signature });
    if (element === place) place = place.nextSibling;
    else box.insertBefore(element, place);
  }
  while (place) {
    const after = place.nextSibling;
    place.remove();
    place = after;
  }
  rows = next;
  restoreFocus(focus);
  if (atBottom) toBottom();
  markVisibleRead();
}

/**
 * Returns the components of a drawn message if the message has not changed and one of its menus is open, otherwise null. These
 * components are kept, because a redraw would close the menu.
 */
function openMenuOf({ element, signature: [before] }, [now]) {
  const components = before === now ? componentsOf(element) : null;
  return components?.querySelector('[aria-expanded="true"]') ? components : null;
}

const COMPONENT = "[data-custom-id]";

/** Returns the position of the focus in the log (the message and the component), or null if the focus is elsewhere. */
function focusPosition() {
  const element = document.activeElement;
  const row = log().contains(element) ? element.closest("[data-message-id]") : null;
  if (!row) return null;
  return {
    element,
    messageId: row.dataset.messageId,
    customId: element.dataset.customId,
    at: [...row.querySelectorAll(COMPONENT)].indexOf(element),
    // For keyboard users the focus must be restored; otherwise they would have to start again at the top of the page.
    byKeyboard: element.matches(":focus-visible"),
  };
}

/**
 * Restores the focus after a redraw to the same component. For keyboard users it otherwise moves to the component at the same
 * position, or to the message.
 */
function restoreFocus(place) {
  if (!place || document.activeElement === place.element) return;
  const row = byId(`message-${place.messageId}`);
  const usable = [...(row?.querySelectorAll(COMPONENT) ?? [])].filter((one) => !one.disabled);
  const same = place.element.isConnected ? place.element : usable.find((one) => place.customId && one.dataset.customId === place.customId);
  const next = same ?? (place.byKeyboard && ((place.at >= 0 && usable[Math.min(place.at, usable.length - 1)]) || row || log()));
  if (next) next.focus({ preventScroll: true });
}

/** Determines the position of the "new" line: below the last message that had been read when the channel was opened. */
function placeNewLine() {
  if (newLinePlaced || !state.messages.has(shownChannel)) return;
  newLinePlaced = true;
  const lastRead = state.read[shownChannel];
  const last = messagesOf(shownChannel).at(-1);
  if (lastRead && last && compareIds(last.id, lastRead) > 0) state.newFrom = lastRead;
}

/**
 * Plans the rows of the open channel, as `{ key, signature, draw }`. The signature contains the values from which the row is drawn.
 */
function planRows() {
  const here = channel();
  const list = messagesOf(shownChannel);
  const planned = [{ key: "start", signature: [here, list.length === 0, state.commands, state.welcomed, state.world.tours], draw: () => starter(here, list.length === 0) }];
  let before = null;
  let lastDay = "";
  let lineDrawn = false;
  const commands = commandsIn(shownChannel);
  const addCommands = (until = Infinity) => {
    // Pending commands come last. Failed commands are drawn at the time at which they were sent.
    while (commands.length > 0 && (until === Infinity || (commands[0].failed && commands[0].at < until))) {
      const one = commands.shift();
      planned.push({ key: one.key, signature: [one.failed], draw: () => commandRow(one) });
      before = null;
    }
  };
  for (const one of list) {
    addCommands(sentAt(one));
    const day = new Date(sentAt(one)).toDateString();
    if (day !== lastDay) {
      lastDay = day;
      planned.push({ key: `day-${one.id}`, signature: [], draw: () => el("div", { class: "divider", role: "separator" }, el("span", {}, dayName(sentAt(one)))) });
    }
    const isNew = !lineDrawn && state.newFrom && compareIds(one.id, state.newFrom) > 0 && one.author?.id !== state.personId;
    if (isNew) {
      lineDrawn = true;
      planned.push({ key: "new", signature: [], draw: () => el("div", { class: "divider new", role: "separator" }, el("span", {}, "New")) });
    }
    const follows = !isNew && before !== null && isContinuation(before, one);
    const thread = channel(one.id);
    const threadUnread = thread ? unread(thread.id) : { count: 0, mentions: 0 };
    planned.push({ key: one.id, signature: [one, follows, thread?.name, threadUnread.count, threadUnread.mentions], draw: (inUse) => drawMessage(one, { follows, kept: keptPictures(one.id), inUse }) });
    before = one;
  }
  addCommands();
  return planned;
}

function keptPictures(id) {
  if (!pictures.has(id)) pictures.set(id, new Map());
  return pictures.get(id);
}

/** Returns true if a message is drawn below the previous one without a header of its own. */
function isContinuation(before, one) {
  return (
    before.author?.id === one.author?.id &&
    isPrivate(before) === isPrivate(one) &&
    !one.interaction_metadata &&
    !one.message_reference &&
    !mentionsMe(one) &&
    (one.type ?? 0) === 0 &&
    [0, 19, 20].includes(before.type ?? 0) &&
    sentAt(one) - sentAt(before) < GROUP_MS &&
    new Date(sentAt(one)).toDateString() === new Date(sentAt(before)).toDateString()
  );
}

function refreshComponents(messageId) {
  const row = rows.get(messageId);
  const one = state.messages.get(shownChannel)?.get(messageId);
  if (!row || !one) return;
  const focus = focusPosition();
  redrawComponents(row.element, one);
  restoreFocus(focus);
  if (atBottom) toBottom();
}

/** Draws a pending or failed command. */
function commandRow(one) {
  const mine = me();
  return el(
    "article",
    { class: one.failed ? "message waiting failed" : "message waiting", data: { testid: one.failed ? "command-failed" : "command-pending", command: one.name } },
    avatar(mine, mine?.name),
    el(
      "div",
      { class: "message-body" },
      el("div", { class: "message-head" }, el("span", { class: "author" }, nameOf(mine)), el("span", { class: "used" }, " used "), el("span", { class: "mention" }, usedName(state.commands, one.name))),
      one.failed
        ? el(
            "p",
            { class: "failure", role: "alert" },
            el("strong", {}, "The bot did not respond"),
            ` ${one.failed} `,
            el("button", { type: "button", class: "textlink", on: { click: () => dropCommand(one.key) } }, "Dismiss"),
          )
        : el("p", { class: "thinking" }, spinner(), " Sending command…"),
    ),
  );
}

// The scroll position.

function handleNewMessage(one) {
  if (one.author?.id !== state.personId && !isThinking(one)) announce(spoken(one));
  // An ephemeral message answers an action of the person, so the log scrolls to it.
  if (one.author?.id === state.personId || isPrivate(one)) return toBottom();
  if (!atBottom) {
    missed += 1;
    showPill();
  }
  // The message arrived while the page was hidden or scrolled up, so the "new" line marks it as the first unread message.
  if ((document.hidden || !atBottom) && !state.newFrom) {
    state.newFrom = state.read[shownChannel] ?? null;
    sync();
  }
}

const distance = (box) => box.scrollHeight - box.scrollTop - box.clientHeight;

/**
 * Detects whether the person has scrolled up from the bottom. Growing content does not change the scroll position, so only a
 * decrease of the position counts. This function must be called immediately, because the scroll event may arrive after the next
 * message.
 */
function detectScrollUp() {
  const box = log();
  if (distance(box) < NEAR_BOTTOM_PX) atBottom = true;
  else if (box.scrollTop < lastBottom - 2) atBottom = false;
}

function scrolled() {
  detectScrollUp();
  if (atBottom) {
    missed = 0;
    markVisibleRead();
  }
  showPill();
}

function showPill() {
  const pill = byId("pill");
  const box = log();
  pill.hidden = atBottom || (missed === 0 && distance(box) < FAR_PX);
  pill.classList.toggle("has-new", missed > 0);
  fill(pill, icon("down"), el("span", { class: "pill-text" }, missed > 0 ? `${missed} new message${missed === 1 ? "" : "s"}` : "To the newest message"));
}

/** Scrolls to the newest message. */
export function toBottom() {
  const box = log();
  box.scrollTop = box.scrollHeight;
  lastBottom = box.scrollTop;
  atBottom = true;
  missed = 0;
  showPill();
}

function markVisibleRead() {
  if (shownChannel && atBottom && !document.hidden) markRead(shownChannel);
}

/** Scrolls to a message of the open channel and highlights it briefly. Returns false if the message is not loaded. */
export function reveal(messageId) {
  const node = byId(`message-${messageId}`);
  if (!node) return false;
  atBottom = false;
  node.scrollIntoView({ block: "center", behavior: "instant" });
  lastBottom = Infinity;
  node.classList.remove("flash");
  node.getBoundingClientRect();
  node.classList.add("flash");
  return true;
}
