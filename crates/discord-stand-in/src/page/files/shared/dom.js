// Functions that create DOM nodes. Text is always inserted as text, and never parsed as HTML.

const SVG = "http://www.w3.org/2000/svg";

/**
 * Creates an element. In `props`, `class`, `data` (an object), `on` (event handlers by name) and `vars` (CSS custom properties) are
 * special. All others are attributes: `true` gives an empty attribute, and `false`, `null` and `undefined` give none.
 */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === false || value === null || value === undefined) continue;
    if (name === "data") Object.assign(node.dataset, withoutEmpty(value));
    else if (name === "on") for (const [event, handler] of Object.entries(value)) node.addEventListener(event, handler);
    else if (name === "vars") for (const [key, text] of Object.entries(value)) node.style.setProperty(key, text);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  append(node, children);
  return node;
}

function withoutEmpty(object) {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined && value !== null));
}

/** Appends nodes and strings, which may be nested in arrays. Empty values are skipped. */
export function append(node, children) {
  for (const child of [children].flat(Infinity)) {
    if (child === null || child === undefined || child === false || child === "") continue;
    node.append(child);
  }
  return node;
}

/** Replaces the children of a node. If one of them has the focus, the focus moves to its successor. */
export function fill(node, ...children) {
  const focused = document.activeElement;
  const holdsFocus = focused !== node && node.contains(focused);
  const place = holdsFocus && likeOf(node, focused).indexOf(focused);
  node.replaceChildren();
  append(node, children);
  if (holdsFocus && document.activeElement !== focused) {
    const like = likeOf(node, focused);
    (like[place] ?? like[0])?.focus({ preventScroll: true });
  }
  return node;
}

/** Returns the elements in a node that serve the same purpose as another element: those of the same kind, test id and target. */
function likeOf(node, other) {
  const purpose = ({ tagName, attributes, dataset }) => JSON.stringify([tagName, attributes.href?.value, dataset.testid ?? attributes["aria-label"]?.value, dataset.personId, dataset.roleId, dataset.focus]);
  const wanted = purpose(other);
  return [...node.querySelectorAll(other.tagName)].filter((one) => purpose(one) === wanted);
}

export const byId = (id) => document.getElementById(id);

/** Returns the current node in place of a node that may have been replaced by a redraw. */
export function standsFor(node) {
  if (!node || node.isConnected) return node;
  return node.id ? byId(node.id) : document.querySelector(`[data-testid="${node.dataset.testid}"]`);
}

const ICONS = {
  hash: "M9 4 7 20M17 4l-2 16M4.5 9h16M3.5 15h16",
  voice: "M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  thread: "M5 4v9a4 4 0 0 0 4 4h10m-4-4 4 4-4 4",
  megaphone: "M4 10v4h3l9 4V6L7 10zM19 10v4M8 14l1 5h2",
  plus: "M12 5v14M5 12h14",
  close: "M6 6l12 12M18 6 6 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  code: "M8.5 7 4 12l4.5 5M15.5 7l4.5 5-4.5 5M13.5 5l-3 14",
  send: "M4 12 20 4.5 15.5 20l-4-6zM11.5 14 20 4.5",
  slash: "M15 4 9 20",
  down: "M6 9.5l6 6 6-6",
  up: "M6 14.5l6-6 6 6",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z",
  out: "M14 4h6v6M20 4l-9 9M18 14v5H5V6h5",
  reply: "M4 18v-3a4 4 0 0 1 4-4h11M15 7l4 4-4 4",
  check: "M5 12.5l4.5 4.5L19 7.5",
  shield: "M12 3.5 19 6v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6z",
  people: "M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c.5-3.5 3-5.5 6.5-5.5s6 2 6.5 5.5M16 5a3.3 3.3 0 0 1 0 6.3M18 14.3c2 .7 3.2 2.4 3.5 5.2",
  refresh: "M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.5M20 4.5v5h-5",
  warning: "M12 4 21 19.5H3zM12 10v4.5M12 17v.3",
  at: "M12 8.3a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4zM15.7 8.3v5.2c0 3 4.3 2.5 4.3-1.5a8 8 0 1 0-3.2 6.4",
  help: "M9 9a3 3 0 1 1 4.2 2.8c-.8.4-1.2 1-1.2 1.9v.3M12 17v.3M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z",
  gear: "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M18.4 5.6l-1.8 1.8M7.4 16.6l-1.8 1.8",
  spark: "M12 3.5l2 6.5 6.5 2-6.5 2-2 6.5-2-6.5-6.5-2 6.5-2z",
};

/** Creates an icon. The icon is hidden from screen readers, because its button has the accessible name. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  for (const [key, value] of Object.entries({ viewBox: "0 0 24 24", class: `icon icon-${name}`, "aria-hidden": "true" })) {
    svg.setAttribute(key, value);
  }
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** Creates the stand-in's logo: a tile with its three corners. */
export function mark() {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 32 32");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", "mark");
  const shape = (name, attributes) => {
    const node = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    svg.append(node);
  };
  shape("path", {
    d: "M16 6 27 25.5H5Z", fill: "#ffce3a", stroke: "#ffce3a", "stroke-width": "2.5", "stroke-linejoin": "round",
  });
  shape("circle", { cx: "16", cy: "13.2", r: "2.1", fill: "#0b63b5" });
  shape("circle", { cx: "10.8", cy: "22", r: "2.1", fill: "#0a7a55" });
  shape("circle", { cx: "21.2", cy: "22", r: "2.1", fill: "#b3380a" });
  return svg;
}

/** Creates a button that shows only an icon. `label` is its accessible name and its tooltip. */
export function iconButton(name, label, onClick, props = {}) {
  return el(
    "button",
    { type: "button", class: "iconbutton", "aria-label": label, title: label, ...props, on: { click: onClick } },
    icon(name),
  );
}

export const spinner = () => el("span", { class: "spinner", "aria-hidden": "true" });

let counter = 0;
/** Returns an id that no other node of the page has. */
export const uniqueId = (prefix) => `${prefix}-${(counter += 1)}`;

/** Returns a function that calls `act` once, `ms` milliseconds after the last call of the returned function. */
export function debounce(ms, act) {
  let timer = 0;
  const later = (...args) => {
    clearTimeout(timer);
    timer = setTimeout(() => act(...args), ms);
  };
  later.cancel = () => clearTimeout(timer);
  return later;
}

/**
 * Draws an emoji of the application, or its name if the emoji was deleted. It is hidden from screen readers, because the text next
 * to it has the same meaning.
 */
export function ownEmoji({ id, name }) {
  const picture = el("img", { class: "emoji-own", src: `/emojis/${encodeURIComponent(id)}`, alt: "", "aria-hidden": "true", title: `:${name}:`, draggable: "false" });
  picture.addEventListener("error", () => picture.replaceWith(el("span", { class: "emoji-name" }, `:${name}:`)));
  return picture;
}
