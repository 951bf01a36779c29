// The list above the composer, with commands, options, choices or people. The keys of the text field control the list.

import { el, fill, spinner, uniqueId } from "../shared/dom.js";

/**
 * Creates a listbox in `host`. Items: { label, detail, icon, data, testid, pick }. The text field keeps the focus;
 * `aria-activedescendant` points to the active item.
 */
export function suggestions(host) {
  let items = [];
  let active = -1;
  let field = null;
  let list = null;

  function show(nextField, spec) {
    field = nextField;
    items = spec.items;
    const id = uniqueId("suggest");
    list = el(
      "div",
      { class: "suggest-list", role: "listbox", id, "aria-label": spec.title, data: { testid: spec.testid } },
      items.map((item, at) =>
        el(
          "div",
          {
            role: "option",
            id: `${id}-${at}`,
            class: "suggest-item",
            "aria-selected": "false",
            data: { testid: spec.itemTestid, ...item.data },
            on: {
              pointerdown: (event) => event.preventDefault(),
              pointermove: () => setActive(at, false),
              click: () => item.pick(),
            },
          },
          item.icon,
          el("span", { class: "suggest-text" }, el("span", { class: "suggest-label" }, item.label), item.detail && el("span", { class: "suggest-detail" }, item.detail)),
          item.side && el("span", { class: "suggest-side" }, item.side),
        ),
      ),
    );
    fill(
      host,
      el("div", { class: "suggest-title" }, spec.title, spec.busy && spinner()),
      items.length > 0 ? list : el("p", { class: "suggest-empty" }, spec.busy ? "Asking the bot…" : (spec.empty ?? "Nothing fits.")),
    );
    host.hidden = false;
    setExpanded(items.length > 0);
    if (items.length > 0) field.setAttribute("aria-controls", id);
    else field.removeAttribute("aria-controls");
    active = -1;
    field.removeAttribute("aria-activedescendant");
    if (spec.first !== false && items.length > 0) setActive(0, true);
  }

  /** Sets `aria-expanded`, which a combobox may have, but a text area may not. */
  function setExpanded(value) {
    if (field?.getAttribute("role") === "combobox") field.setAttribute("aria-expanded", String(value));
  }

  function setActive(at, scroll) {
    if (items.length === 0) return;
    const before = list.children[active];
    before?.classList.remove("active");
    before?.setAttribute("aria-selected", "false");
    active = (at + items.length) % items.length;
    const node = list.children[active];
    node.classList.add("active");
    node.setAttribute("aria-selected", "true");
    field?.setAttribute("aria-activedescendant", node.id);
    if (scroll) node.scrollIntoView({ block: "nearest" });
  }

  function hide() {
    if (host.hidden) return;
    host.hidden = true;
    fill(host);
    items = [];
    active = -1;
    setExpanded(false);
    field?.removeAttribute("aria-controls");
    field?.removeAttribute("aria-activedescendant");
    field = null;
  }

  hide();
  host.hidden = true;
  return {
    show,
    hide,
    isOpen: () => !host.hidden,
    hasItems: () => items.length > 0,
    active: () => items[active] ?? null,
    first: () => items[0] ?? null,
    /** Handles keys that move within the list. Returns true if the key was handled. */
    move(event) {
      if (host.hidden || items.length === 0) return false;
      const jumps = {
        ArrowDown: active + 1,
        ArrowUp: active < 0 ? items.length - 1 : active - 1,
        PageDown: Math.min(items.length - 1, active + 6),
        PageUp: Math.max(0, active - 6),
      };
      if (!(event.key in jumps)) return false;
      event.preventDefault();
      setActive(jumps[event.key], true);
      return true;
    },
  };
}
