// Announcements for screen readers. Texts that arrive together, such as an answer and the post after it, become one announcement.

import { byId, el } from "./dom.js";

/** Texts within this interval are announced together. */
const TOGETHER_MS = 700;
const KEPT = 5;

let unsaid = [];
let timer = 0;

/**
 * Announces a text politely. An `answer` is cut to its first line, `short`, if a public post with the details follows.
 */
export function announce({ text, short = text, answer = false }) {
  unsaid.push({ text, short, answer });
  clearTimeout(timer);
  timer = setTimeout(say, TOGETHER_MS);
}

function say() {
  const isTold = unsaid.some((one) => !one.answer);
  const sentences = unsaid.map((one) => (one.answer && isTold ? one.short : one.text));
  unsaid = [];
  const box = byId("announcer");
  // A new node for each text, because some readers ignore a changed text.
  box.append(el("p", {}, [...new Set(sentences)].join(" ")));
  while (box.childElementCount > KEPT) box.firstElementChild.remove();
}
