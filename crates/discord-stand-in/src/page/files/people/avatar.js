// Avatars: a coloured disc with a letter for people, and the stand-in's logo for the bot.

import { el, mark } from "../shared/dom.js";
import { person, state } from "../shared/state.js";

const FALLBACK = ["#5b8def", "#3fa66b", "#d2603a", "#a35bd6", "#c9962b", "#2fa3a8", "#d4568e", "#7a8a3a"];

/** Returns a person's colour in CSS format. The colour may be stored as an integer, as in Discord. */
export function colourOf(id) {
  const given = person(id)?.color;
  if (typeof given === "number" && given > 0) return `#${given.toString(16).padStart(6, "0")}`;
  if (typeof given === "string" && /^#[0-9a-f]{3,8}$/i.test(given)) return given;
  let sum = 0;
  for (const letter of id ?? "") sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return FALLBACK[sum % FALLBACK.length];
}

/** Returns the text colour, black or white, that has the better contrast on this colour. */
function inkOn(colour) {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) || 0);
  return r * 0.299 + g * 0.587 + b * 0.114 > 150 ? "#14181f" : "#ffffff";
}

const isBot = (user) => Boolean(user?.bot) || user?.id === state.world.bot?.id;

/** Draws the avatar of a user. The avatar is hidden from screen readers, because the name is always next to it. */
export function avatar(user, name, size = "") {
  if (isBot(user)) return el("span", { class: `avatar avatar-bot ${size}`, "aria-hidden": "true" }, mark());
  const colour = colourOf(user?.id);
  const letter = [...(name || "?").trim()][0]?.toLocaleUpperCase() ?? "?";
  return el("span", { class: `avatar ${size}`, "aria-hidden": "true", vars: { "--face": colour, "--ink": inkOn(colour) } }, letter);
}
