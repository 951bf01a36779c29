// Announcements for screen readers. Texts that arrive at nearly the same time, such as an answer and the message after it, are
// merged into one announcement.

import { byId, el } from "./dom.js";

/** Texts that arrive at most this long after the one before are announced together with it. */
const TOGETHER_MS = 700;
const MAX_NODES = 5;

let queue = [];
let timer = 0;

/**
 * Announces a text to screen readers without interrupting them. `answer` marks a private answer of the bot. If a public message
 * follows it, only `short`, the first line of the answer, is announced.
 */
export function announce({ text, short = text, answer = false }) {
  queue.push({ text, short, answer });
  clearTimeout(timer);
  timer = setTimeout(announceQueue, TOGETHER_MS);
}

function announceQueue() {
  const hasPublic = queue.some((one) => !one.answer);
  const sentences = queue.map((one) => (one.answer && hasPublic ? one.short : one.text));
  queue = [];
  const box = byId("announcer");
  // Each text gets a new node, because some screen readers ignore a changed text.
  box.append(el("p", {}, [...new Set(sentences)].join(" ")));
  while (box.childElementCount > MAX_NODES) box.firstElementChild.remove();
}
