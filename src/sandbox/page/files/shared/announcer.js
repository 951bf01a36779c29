// What screen readers are told: one announcement of everything that comes in one go, such as an answer and the post that follows it.

import { byId, el } from "./dom.js";

/** What comes within this time of one another is said together. */
const TOGETHER_MS = 700;
const KEPT = 5;

let unsaid = [];
let timer = 0;

/**
 * Has screen readers say a text when they are idle. An `answer` is cut to its first line, `short`, where a post to everyone tells the
 * rest of it.
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
  // A node of its own: a change of text is not noticed by every reader.
  box.append(el("p", {}, [...new Set(sentences)].join(" ")));
  while (box.childElementCount > KEPT) box.firstElementChild.remove();
}
