// A select menu: a combobox button with a floating listbox, which can be used entirely with the keyboard.

import { el, icon, ownEmoji, spinner, uniqueId } from "../shared/dom.js";

const TYPE_AHEAD_MS = 700;
let openMenu = null;

/** Closes the open menu, if there is one. */
export const closeMenu = () => openMenu?.close(false);

/**
 * Creates a menu. `spec`: { label, testid, data, placeholder, options: [{ value, label, description, emoji, selected }], min, max,
 * disabled, pending, onChoose(values) }. If `max` is above 1, several options can be selected, and they are submitted when the menu
 * closes.
 */
export function menu(spec) {
  const { options, min = 1, max = 1 } = spec;
  const many = max > 1;
  const listId = uniqueId("listbox");
  let chosen = new Set(options.filter((one) => one.selected).map((one) => one.value));
  let popup = null;
  let active = -1;
  let typed = "";
  let typedAt = 0;

  const shown = el("span", { class: "menu-value" });
  const trigger = el(
    "button",
    {
      type: "button",
      class: "menu",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-controls": listId,
      "aria-label": spec.label,
      "aria-busy": spec.pending ? "true" : false,
      disabled: spec.disabled,
      data: { testid: spec.testid ?? "menu", ...spec.data },
      on: { click: () => (popup ? close(true) : open()), keydown: onKey },
    },
    shown,
    spec.pending ? spinner() : icon("down"),
  );
  showChosen();

  function showChosen() {
    const labels = options.filter((one) => chosen.has(one.value));
    shown.replaceChildren(...(labels.length > 0 ? labels.map((one) => el("span", { class: "menu-chosen" }, glyph(one.emoji), one.label)) : [spec.placeholder ?? "Make a selection"]));
    shown.classList.toggle("placeholder", labels.length === 0);
  }

  function open() {
    closeMenu();
    if (spec.disabled || spec.pending) return;
    popup = el(
      "div",
      { class: "menu-list", role: "listbox", id: listId, "aria-label": spec.label, "aria-multiselectable": many ? "true" : false, popover: "manual", data: { testid: "menu-list" } },
      options.map((one, at) =>
        el(
          "div",
          {
            role: "option",
            id: `${listId}-${at}`,
            class: "menu-option",
            "aria-selected": String(chosen.has(one.value)),
            data: { testid: "menu-option", value: one.value, label: one.label },
            on: { click: () => pick(at), pointermove: () => setActive(at, false), pointerdown: (event) => event.preventDefault() },
          },
          glyph(one.emoji),
          el("span", { class: "menu-text" }, el("span", { class: "menu-label" }, one.label), one.description && el("span", { class: "menu-description" }, one.description)),
          el("span", { class: many ? "tick box" : "tick" }, icon("check")),
        ),
      ),
    );
    (trigger.closest("dialog") ?? document.body).append(popup);
    popup.showPopover?.();
    trigger.setAttribute("aria-expanded", "true");
    place();
    const first = options.findIndex((one) => chosen.has(one.value));
    setActive(Math.max(0, first), true);
    document.addEventListener("pointerdown", onOutsidePress, true);
    window.addEventListener("resize", place);
    document.addEventListener("scroll", onScroll, true);
    openMenu = { close };
  }

  function close(submit) {
    if (!popup) return;
    popup.remove();
    popup = null;
    active = -1;
    openMenu = null;
    trigger.setAttribute("aria-expanded", "false");
    trigger.removeAttribute("aria-activedescendant");
    document.removeEventListener("pointerdown", onOutsidePress, true);
    window.removeEventListener("resize", place);
    document.removeEventListener("scroll", onScroll, true);
    if (many && changed && submit) commit();
    else if (changed) reset();
    changed = false;
  }

  let changed = false;
  function reset() {
    chosen = new Set(options.filter((one) => one.selected).map((one) => one.value));
    showChosen();
  }

  function commit() {
    if (chosen.size < min) return reset();
    spec.onChoose(options.map((one) => one.value).filter((value) => chosen.has(value)));
  }

  function pick(at) {
    const { value } = options[at];
    if (!many) {
      chosen = new Set([value]);
      showChosen();
      close(true);
      trigger.focus();
      spec.onChoose([value]);
      return;
    }
    if (chosen.has(value)) chosen.delete(value);
    else if (chosen.size < max) chosen.add(value);
    else return;
    changed = true;
    popup.children[at].setAttribute("aria-selected", String(chosen.has(value)));
    showChosen();
  }

  function setActive(at, scroll) {
    if (!popup || options.length === 0) return;
    popup.children[active]?.classList.remove("active");
    active = Math.min(options.length - 1, Math.max(0, at));
    const node = popup.children[active];
    node.classList.add("active");
    trigger.setAttribute("aria-activedescendant", node.id);
    if (scroll) node.scrollIntoView({ block: "nearest" });
  }

  function onKey(event) {
    if (event.ctrlKey || event.metaKey) return;
    if (!popup) {
      if (["ArrowDown", "ArrowUp"].includes(event.key)) {
        event.preventDefault();
        open();
      } else if (isLetter(event)) {
        event.preventDefault();
        open();
        typeAhead(event.key);
      }
      return;
    }
    const page = 8;
    const moves = {
      ArrowDown: () => setActive(active + 1, true),
      ArrowUp: () => setActive(active - 1, true),
      PageDown: () => setActive(active + page, true),
      PageUp: () => setActive(active - page, true),
      Home: () => setActive(0, true),
      End: () => setActive(options.length - 1, true),
      Enter: () => pick(active),
      " ": () => pick(active),
      Escape: () => close(many),
    };
    if (event.key === "Tab") return close(many);
    if (moves[event.key] && !(event.key === " " && typing())) {
      event.preventDefault();
      event.stopPropagation();
      moves[event.key]();
    } else if (isLetter(event)) {
      event.preventDefault();
      typeAhead(event.key);
    }
  }

  const isLetter = (event) => [...event.key].length === 1 && event.key !== " " && !event.altKey;
  const typing = () => typed !== "" && Date.now() - typedAt < TYPE_AHEAD_MS;

  /** Type-ahead: activates the first option that starts with the typed text or, if there is none, the first that contains it. */
  function typeAhead(letter) {
    typed = (typing() ? typed : "") + letter.toLocaleLowerCase();
    typedAt = Date.now();
    const labels = options.map((one) => one.label.toLocaleLowerCase());
    const begins = labels.findIndex((label) => label.startsWith(typed));
    const found = begins >= 0 ? begins : labels.findIndex((label) => label.includes(typed));
    if (found >= 0) setActive(found, true);
  }

  function onOutsidePress(event) {
    if (!popup.contains(event.target) && !trigger.contains(event.target)) close(true);
  }

  function onScroll(event) {
    if (popup && !popup.contains(event.target)) place();
  }

  /** Places the list below the trigger, or above it if there is more room above. */
  function place() {
    if (!trigger.isConnected) return close(false);
    const box = trigger.getBoundingClientRect();
    if (box.bottom < 0 || box.top > innerHeight) return close(true);
    const gap = 6;
    const below = innerHeight - box.bottom - gap * 2;
    const above = box.top - gap * 2;
    const under = below >= Math.min(popup.scrollHeight, 320) || below >= above;
    popup.style.width = `${Math.max(box.width, Math.min(280, innerWidth - 16))}px`;
    popup.style.maxHeight = `${Math.max(140, Math.min(380, under ? below : above))}px`;
    popup.style.left = `${Math.max(8, Math.min(box.left, innerWidth - popup.offsetWidth - 8))}px`;
    popup.style.top = under ? `${box.bottom + gap}px` : `${box.top - gap - popup.offsetHeight}px`;
  }

  return trigger;
}

/** Draws the emoji of a button or an option. */
export function glyph(emoji) {
  if (!emoji) return null;
  if (emoji.id) return ownEmoji(emoji);
  return emoji.name ? el("span", { class: "emoji", "aria-hidden": "true" }, emoji.name) : null;
}
