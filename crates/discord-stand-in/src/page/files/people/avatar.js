// Avatars: a coloured disc with a letter for people, the sandbox's mark for the bot.

import { el, mark } from "../shared/dom.js";
import { person, state } from "../shared/state.js";

const FALLBACK = ["#5b8def", "#3fa66b", "#d2603a", "#a35bd6", "#c9962b", "#2fa3a8", "#d4568e", "#7a8a3a"];

/** A person's colour as CSS reads it; Discord's whole numbers are understood as well. */
export function colourOf(id) {
  const given = person(id)?.color;
  if (typeof given === "number" && given > 0) return `#${given.toString(16).padStart(6, "0")}`;
  if (typeof given === "string" && /^#[0-9a-f]{3,8}$/i.test(given)) return given;
  let sum = 0;
  for (const letter of id ?? "") sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return FALLBACK[sum % FALLBACK.length];
}

/** Black or white, whichever is read more easily on a colour. */
function inkOn(colour) {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) || 0);
  return r * 0.299 + g * 0.587 + b * 0.114 > 150 ? "#14181f" : "#ffffff";
}

const isBot = (user) => Boolean(user?.bot) || user?.id === state.world.bot?.id;

/** The face of a user, decorative: the name always stands beside it. */
export function avatar(user, name, size = "") {
  if (isBot(user)) return el("span", { class: `avatar avatar-bot ${size}`, "aria-hidden": "true" }, mark());
  const colour = colourOf(user?.id);
  const letter = [...(name || "?").trim()][0]?.toLocaleUpperCase() ?? "?";
  return el("span", { class: `avatar ${size}`, "aria-hidden": "true", vars: { "--face": colour, "--ink": inkOn(colour) } }, letter);
}
