// Times in the person's language, which are updated while they are visible.

import { el } from "../shared/dom.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

const STEPS = [
  ["second", 1, 45],
  ["minute", 60, 45 * 60],
  ["hour", 3600, 22 * 3600],
  ["day", 86400, 26 * 86400],
  ["month", 2629800, 320 * 86400],
  ["year", 31557600, Infinity],
];

const DAY = 86400000;
let locale = "en-US";
const formats = new Map();

/** Sets the language of times as a BCP 47 tag. Times are in English if the browser does not support the language. */
export function setTimeLocale(tag) {
  try {
    locale = Intl.DateTimeFormat.supportedLocalesOf([tag])[0] ?? "en-US";
  } catch {
    locale = "en-US";
  }
  formats.clear();
}

function format(style) {
  if (!formats.has(style)) formats.set(style, new Intl.DateTimeFormat(locale, STYLES[style]));
  return formats.get(style);
}

/** Formats a relative time, such as "in 3 minutes" or "2 days ago". */
function relative(seconds, now) {
  const distance = seconds - now / 1000;
  const [unit, size] = STEPS.find(([, , below]) => Math.abs(distance) < below);
  if (!formats.has("R")) formats.set("R", new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));
  return formats.get("R").format(Math.round(distance / size), unit);
}

/** Returns the text that Discord shows for `<t:seconds:style>`. */
export function timeText(seconds, style, now = Date.now()) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return "an impossible time";
  return style === "R" ? relative(seconds, now) : format(style).format(date);
}

/** Creates a `<time>` element for a timestamp in a message. */
export function timeTag(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return el("span", { class: "timestamp" }, "an impossible time");
  return el(
    "time",
    { class: "timestamp", datetime: date.toISOString(), title: format("F").format(date), data: { seconds, timeStyle: style } },
    timeText(seconds, style),
  );
}

/** Formats the time of a message, with the date if it is not from today. */
export function messageTime(milliseconds, now = Date.now()) {
  const clock = format("t").format(new Date(milliseconds));
  const days = daysAgo(milliseconds, now);
  if (days === 0) return clock;
  if (days === 1) return `${new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-1, "day")}, ${clock}`;
  return format("s").format(new Date(milliseconds));
}

export const clockTime = (milliseconds) => format("t").format(new Date(milliseconds));
export const longTime = (milliseconds) => format("F").format(new Date(milliseconds));
export const dayName = (milliseconds) => format("D").format(new Date(milliseconds));

/** Returns the number of calendar days between a time and now. */
function daysAgo(milliseconds, now = Date.now()) {
  const midnight = (value) => {
    const date = new Date(value);
    return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  };
  return Math.round((midnight(now) - midnight(milliseconds)) / DAY);
}

/** Updates all relative times of the page once a second. */
export function keepFresh() {
  setInterval(() => {
    for (const node of document.querySelectorAll('time[data-time-style="R"]')) {
      const text = timeText(Number(node.dataset.seconds), "R");
      if (node.textContent !== text) node.textContent = text;
    }
  }, 1000);
}
