// The developer's drawer: the bot's requests, including refused ones.

import * as api from "../shared/api.js";
import { byId, el, fill, iconButton } from "../shared/dom.js";
import { on, setting } from "../shared/state.js";

const REFRESH_MS = 2000;
let timer = 0;
let onlyRefused = false;
let newest = null;

export function startDeveloper() {
  on("created", () => isOpen() && refresh());
  if (setting("developer")) toggleDeveloper(true);
}

export const isOpen = () => !byId("developer").hidden;

/** Opens or closes the drawer. */
export function toggleDeveloper(open = !isOpen()) {
  const drawer = byId("developer");
  drawer.hidden = !open;
  setting("developer", open);
  document.body.classList.toggle("with-developer", open);
  byId("developer-button")?.setAttribute("aria-pressed", String(open));
  clearInterval(timer);
  if (!open) return fill(drawer);
  newest = null;
  const filter = el("input", { type: "checkbox", class: "switch", role: "switch", id: "only-refused" });
  filter.checked = onlyRefused;
  filter.addEventListener("change", () => {
    onlyRefused = filter.checked;
    newest = null;
    refresh();
  });
  fill(
    drawer,
    el("header", { class: "developer-head" }, el("h2", {}, "The bot's requests"), iconButton("close", "Close", () => toggleDeveloper(false), { "data-testid": "developer-close" })),
    el("div", { class: "switch-row" }, el("label", { for: "only-refused" }, "Only refused ones"), filter),
    el("ol", { class: "requests", id: "requests", tabindex: "0", "aria-label": "Requests, newest first" }),
  );
  refresh();
  timer = setInterval(refresh, REFRESH_MS);
}

async function refresh() {
  if (document.hidden) return;
  let list = [];
  try {
    list = await api.requests();
  } catch (error) {
    const box = byId("requests");
    if (box) fill(box, el("li", { class: "request-none" }, error.message));
    newest = null;
    return;
  }
  const box = byId("requests");
  const stamp = JSON.stringify([list.length, list.at(-1)]);
  if (!box || stamp === newest) return;
  newest = stamp;
  const shown = list.filter((one) => !onlyRefused || one.status >= 400).reverse();
  fill(box, shown.length > 0 ? shown.map(row) : el("li", { class: "request-none" }, onlyRefused ? "Nothing was refused." : "The bot has not asked for anything yet."));
}

function row(one) {
  const refused = one.status >= 400;
  return el(
    "li",
    { class: refused ? "request refused" : "request", data: { testid: "request", status: one.status } },
    el("div", { class: "request-line" }, el("span", { class: "request-status" }, String(one.status)), el("span", { class: "request-method" }, one.method), el("time", {}, new Date(one.at_ms).toLocaleTimeString("en-GB"))),
    el("code", { class: "request-path" }, one.path),
    one.error && el("p", { class: "request-error" }, typeof one.error === "string" ? one.error : JSON.stringify(one.error)),
  );
}
