// The button at the bottom left with the tab's person, and its panel for switching, adding and changing people.

import * as api from "../shared/api.js";
import { avatar } from "./avatar.js";
import { choice, field } from "../shared/dialog.js";
import { byId, el, fill, icon, iconButton, uniqueId } from "../shared/dom.js";
import { emit, loadWorld, me, on, state } from "../shared/state.js";
import { openCard } from "./card.js";
import { changeName } from "./name.js";

let panel = null;
let adding = false;
/**
 * The parts of the panel. A change of the state redraws all of them except the list of languages, because a redraw would close it.
 */
let parts = null;

export function startPeople() {
  on("world", draw);
}

/** Returns the name of a language in that language, such as "Deutsch (de)" or "Português (Brasil) (pt-BR)". */
function languageName(tag) {
  try {
    const own = new Intl.DisplayNames([tag], { type: "language" }).of(tag);
    return `${own[0].toLocaleUpperCase(tag)}${own.slice(1)} (${tag})`;
  } catch {
    return tag;
  }
}

export const languages = () => (state.world.locales.length > 0 ? state.world.locales : ["en-US"]).map((tag) => [tag, languageName(tag)]);

function draw() {
  const mine = me();
  fill(
    byId("whoami"),
    mine &&
      el(
        "button",
        {
          type: "button",
          class: "whoami-button",
          id: "whoami-button",
          "aria-haspopup": "dialog",
          "aria-expanded": String(Boolean(panel)),
          title: "Who this tab is. Switch persons, add a friend, change language.",
          data: { testid: "person-switcher", person: mine.name },
          on: { click: () => (panel ? close() : open()) },
        },
        avatar(mine, mine.name),
        el(
          "span",
          { class: "whoami-text" },
          el("span", { class: "whoami-name" }, mine.name, mine.moderator && el("span", { class: "moderator", title: "Moderator" }, icon("shield"))),
          el("span", { class: "whoami-detail" }, `You here · ${mine.locale}`),
        ),
        el("span", { class: "whoami-switch" }, icon("people"), "Switch"),
      ),
  );
  if (panel) fillPanel();
}

function open() {
  panel = el("section", { class: "people", role: "dialog", "aria-label": "Who you are in this tab", data: { testid: "people" } });
  adding = false;
  parts = { people: el("div"), head: el("h2"), language: ownLanguage(), rights: el("div", { class: "own" }) };
  const rename = el("button", { type: "button", class: "button quiet wide", data: { testid: "own-name-change" }, on: { click: () => (close(), changeName()) } }, "Change name");
  fill(panel, parts.people, el("div", { class: "own own-part" }, parts.head, rename, parts.language.node, parts.rights));
  fillPanel();
  byId("sidebar").append(panel);
  byId("whoami-button").setAttribute("aria-expanded", "true");
  document.addEventListener("pointerdown", onOutsidePress, true);
  document.addEventListener("keydown", onKey, true);
  panel.querySelector('[aria-checked="true"]')?.focus();
}

function close() {
  if (!panel) return;
  const hadFocus = panel.contains(document.activeElement);
  panel.remove();
  panel = null;
  byId("whoami-button")?.setAttribute("aria-expanded", "false");
  document.removeEventListener("pointerdown", onOutsidePress, true);
  document.removeEventListener("keydown", onKey, true);
  if (hadFocus) byId("whoami-button")?.focus();
}

function onOutsidePress(event) {
  if (!panel.contains(event.target) && !byId("whoami").contains(event.target)) close();
}

function onKey(event) {
  if (event.key === "Escape") {
    event.stopPropagation();
    event.preventDefault();
    return close();
  }
  const radios = [...panel.querySelectorAll("[role=radio]")];
  const at = radios.indexOf(document.activeElement);
  if (at < 0 || !["ArrowDown", "ArrowUp"].includes(event.key)) return;
  event.preventDefault();
  radios[(at + (event.key === "ArrowDown" ? 1 : radios.length - 1)) % radios.length].focus();
}

function fillPanel() {
  const mine = me();
  fill(
    parts.people,
    el("h2", {}, "Be somebody else"),
    el(
      "div",
      { class: "people-list", role: "radiogroup", "aria-label": "People" },
      state.world.people.map((one) => el("div", {}, personRow(one))),
    ),
    adding ? addForm() : el("button", { type: "button", class: "button quiet wide", data: { testid: "add-person" }, on: { click: startAdding } }, icon("plus"), "Add a person"),
  );
  fill(parts.head, `${mine.name}'s settings`);
  parts.language.input.value = mine.locale;
  const roles = state.world.guild.roles.filter((role) => !role.bots);
  fill(parts.rights, mine.owner ? ownerRow() : moderatorRow(mine), roles.map((role) => roleRow(mine, role)));
}

function personRow(one) {
  const mine = one.id === state.personId;
  return [
    el(
      "button",
      {
        type: "button",
        role: "radio",
        class: mine ? "person mine" : "person",
        "aria-checked": String(mine),
        data: { testid: "person", personId: one.id, name: one.name },
        on: {
          click: () => {
            close();
            if (!mine) emit("become", one.id);
          },
        },
      },
      avatar(one, one.name, "small"),
      el("span", { class: "person-name" }, one.name),
      one.moderator && el("span", { class: "moderator", title: "Moderator" }, icon("shield")),
      el("span", { class: "person-locale" }, one.locale),
    ),
    !mine && iconButton("spark", `Commands on ${one.name}`, () => (close(), openCard(one.id)), { "data-testid": "open-card", "data-person-id": one.id }),
    el(
      "a",
      {
        class: "iconbutton",
        href: `/?person=${encodeURIComponent(one.id)}${location.hash}`,
        target: "_blank",
        rel: "opener",
        "aria-label": `Open a new tab as ${one.name}`,
        title: `Open a new tab as ${one.name}`,
        data: { testid: "person-tab", personId: one.id },
      },
      icon("out"),
    ),
  ];
}

function startAdding() {
  adding = true;
  fillPanel();
  panel.querySelector('[data-testid="new-person-name"]').focus();
}

function addForm() {
  const name = field("Name", { required: true, maxlength: 32, "data-testid": "new-person-name" });
  const language = field("Language", {}, choice(languages(), me()?.locale ?? "en-US", { "data-testid": "new-person-locale" }));
  const error = el("p", { class: "form-error", role: "alert" });
  return el(
    "form",
    {
      class: "add-person",
      novalidate: true,
      on: {
        submit: async (event) => {
          event.preventDefault();
          if (name.input.value.trim() === "") return name.input.focus();
          try {
            await api.addPerson({ name: name.input.value.trim(), locale: language.input.value, moderator: false });
            adding = false;
            await loadWorld();
            draw();
          } catch (problem) {
            fill(error, problem.message);
          }
        },
      },
    },
    name.node,
    language.node,
    error,
    el("button", { type: "submit", class: "button primary", data: { testid: "new-person-create" } }, "Add"),
  );
}

async function change(changes) {
  try {
    await api.changePerson(state.personId, changes);
    await loadWorld();
  } catch (problem) {
    emit("notice", problem.message);
  }
}

function ownLanguage() {
  const language = field("Your language in Discord", {}, choice(languages(), me().locale, { "data-testid": "own-locale" }));
  language.input.addEventListener("change", () => change({ locale: language.input.value }));
  return language;
}

function moderatorRow(mine) {
  const what = [icon("shield"), "Moderator", el("small", {}, "manages the server, its messages, roles and events")];
  return switchRow(what, Boolean(mine.moderator), { testid: "own-moderator" }, (moderator) => change({ moderator }));
}

/** Draws the row of the owner, who has all permissions and is above every role. */
function ownerRow() {
  return el("p", { class: "switch-row", data: { testid: "own-server" } }, el("span", {}, icon("shield"), "Owner", el("small", {}, "may do everything; the server's settings make somebody else the owner")));
}

/** Draws the switch for a role of the person. */
function roleRow(mine, role) {
  const roles = (hasRole) => (hasRole ? [...mine.roles, role.id] : mine.roles.filter((one) => one !== role.id));
  return switchRow(`@${role.name}`, mine.roles.includes(role.id), { testid: "own-role", name: role.name, roleId: role.id }, (hasRole) => change({ roles: roles(hasRole) }));
}

function switchRow(what, on, data, onToggle) {
  const id = uniqueId("switch");
  const box = el("input", { type: "checkbox", id, role: "switch", class: "switch", data, on: { change: () => onToggle(box.checked) } });
  box.checked = on;
  return el("div", { class: "switch-row" }, el("label", { for: id }, what), box);
}
