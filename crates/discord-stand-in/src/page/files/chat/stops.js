// Keyboard navigation in the log. Each message is one tab stop, from which Tab leads to its controls. Arrow keys move between
// messages, Alt+B moves to the newest board, and after an action the focus moves to the messages that answer it.

import { announce } from "../shared/announcer.js";
import { byId } from "../shared/dom.js";
import { isPrivate, mentionsMe, on, state } from "../shared/state.js";

const CONTROLS = "a[href], button, [tabindex]";
const STOP = "article.message";
/** The time after an action in which the focus still moves to the messages that follow from it. */
const FOLLOWED_MS = 60_000;

/** The message whose controls can be reached with Tab. */
let entered = null;
/**
 * The message in which the person acted last, and the time until which the focus moves to the messages that follow. `null` if there
 * is none.
 */
let followed = null;

const log = () => byId("log");
const stops = () => [...log().querySelectorAll(STOP)];
const stopOf = (node) => node?.closest?.(STOP) ?? null;

export function startStops() {
  log().addEventListener("focusin", (event) => enter(stopOf(event.target)));
  log().addEventListener("keydown", onKey);
  // Messages and their controls may be redrawn at any time, so the tab order is updated after each change of the log.
  new MutationObserver((changes) => {
    const changed = new Set();
    for (const { target, addedNodes } of changes) {
      for (const node of [target, ...addedNodes]) {
        if (node.nodeType !== Node.ELEMENT_NODE) continue;
        const stop = stopOf(node);
        if (stop) changed.add(stop);
        else if (node !== log()) node.querySelectorAll(STOP).forEach((one) => changed.add(one));
      }
    }
    changed.forEach(updateTabOrder);
  }).observe(log(), { childList: true, subtree: true });
  on("pending", (messageId) => messageId && (followed = { stop: byId(`message-${messageId}`), until: Date.now() + FOLLOWED_MS }));
  on("created", ({ channelId, message }) => channelId === state.channelId && follow(message));
  document.addEventListener("keydown", (event) => {
    if (event.altKey && !event.ctrlKey && !event.metaKey && event.code === "KeyB") {
      event.preventDefault();
      toNewestBoard();
    }
  });
  byId("skip-to-board").addEventListener("click", (event) => {
    event.preventDefault();
    toNewestBoard();
  });
}

function enter(stop) {
  if (stop === entered) return;
  const left = entered;
  entered = stop;
  if (left) updateTabOrder(left);
  if (stop) updateTabOrder(stop);
}

/** Removes the controls of a message from the tab order, unless the message contains the focus. */
function updateTabOrder(stop) {
  const isOpen = stop === entered || stop.contains(document.activeElement);
  for (const one of stop.querySelectorAll(CONTROLS)) {
    if (isOpen && "stop" in one.dataset) {
      if (one.dataset.stop) one.tabIndex = Number(one.dataset.stop);
      else one.removeAttribute("tabindex");
      delete one.dataset.stop;
    } else if (!isOpen && !("stop" in one.dataset)) {
      one.dataset.stop = one.getAttribute("tabindex") ?? "";
      one.tabIndex = -1;
    }
  }
}

function onKey(event) {
  if (!event.target.matches(STOP) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const all = stops();
  const at = all.indexOf(event.target);
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: all.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  goTo(all[Math.max(0, Math.min(all.length - 1, to))]);
}

function goTo(stop) {
  stop.focus({ preventScroll: true });
  stop.scrollIntoView({ block: "nearest" });
}

/** Moves the focus to the newest public message with a picture, which shows the board of a game. */
function toNewestBoard() {
  const board = stops().reverse().find((one) => !one.dataset.private && one.querySelector("figure.picture"));
  if (board) goTo(board);
  else announce({ text: "There is no board in this channel yet." });
}

/** Moves the focus of a keyboard user to the answer to their action, and then to the next public message with a picture. */
function follow(message) {
  const here = stopOf(document.activeElement);
  if (!here || !followed || Date.now() > followed.until || !document.activeElement.matches(":focus-visible")) return;
  // The person has moved the focus elsewhere, so it is left there.
  if (followed.stop?.isConnected && followed.stop.id !== here.id) return;
  const isTurn = !isPrivate(message) && message.author?.bot && message.attachments?.length > 0;
  const stop = byId(`message-${message.id}`);
  if (!stop || !(isPrivate(message) || isTurn)) return;
  goTo(stop);
  followed = isTurn && mentionsMe(message) ? null : { ...followed, stop };
}
