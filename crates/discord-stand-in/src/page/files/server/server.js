// The server's settings: its language, its owner, its roles in their order, and the bot's permission to give roles.

import * as api from "../shared/api.js";
import { choice, field, formDialog } from "../shared/dialog.js";
import { el, fill, icon, uniqueId } from "../shared/dom.js";
import { languages } from "../people/people.js";
import { loadWorld, state } from "../shared/state.js";

export function openServerSettings() {
  const { guild, bot, people } = state.world;
  const language = field("Language of the server", {}, choice(languages(), guild.preferred_locale, { "data-testid": "server-locale" }));
  const owners = people.map((one) => [one.id, one.name]);
  if (!people.some((one) => one.owner)) owners.unshift([guild.owner, "Nobody here"]);
  const owner = field("Owner, who stands above every role", {}, choice(owners, guild.owner, { "data-testid": "server-owner" }));
  const switchId = uniqueId("gives-roles");
  const gives = el("input", { type: "checkbox", id: switchId, role: "switch", class: "switch", data: { testid: "server-bot-gives-roles" } });
  gives.checked = guild.bot_gives_roles;
  const roles = rolesInOrder();
  const name = field("New role", { maxlength: 100, placeholder: "Organiser", "data-testid": "new-role-name" });
  const add = async () => {
    if (name.input.value.trim() === "") return name.input.focus();
    await api.addRole({ name: name.input.value.trim() });
    name.input.value = "";
    return roles.changed();
  };
  formDialog({
    title: guild.name,
    note: "People wear roles by their own settings: the panel at the bottom of the channels, under each person's name. A role is given by those who manage roles and stand above it.",
    fields: [
      language.node,
      owner.node,
      el("div", { class: "role-part" }, el("strong", { class: "field-name" }, "Roles, the highest first"), roles.node),
      name.node,
      el("div", { class: "switch-row" }, el("label", { for: switchId }, `${bot.name} may give roles`, el("small", {}, "Manage Roles: for the champions of a season")), gives),
    ],
    action: "Save",
    testid: "server-settings",
    submit: async () => {
      if (name.input.value.trim() !== "") await add();
      await api.changeServer({ preferred_locale: language.input.value, owner: owner.input.value, bot_gives_roles: gives.checked });
      await loadWorld();
    },
  });
}

/** Draws the list of roles. Changes take effect immediately, as in Discord. */
function rolesInOrder() {
  const node = el("ul", { class: "roles", "aria-label": "Roles, the highest first" });
  const draw = () => {
    // The roles in the state are ordered from the lowest to the highest.
    const all = state.world.guild.roles;
    fill(node, all.map((one, place) => roleRow(one, place, all.length)).reverse());
  };
  const changed = async (focused) => {
    await loadWorld();
    draw();
    node.querySelector(`[data-focus="${focused}"]`)?.focus();
  };
  const roleRow = (one, place, count) => {
    const button = (what, label, use, allowed = true) => {
      const focus = `${what}-${one.id}`;
      const data = { testid: `server-role-${what}`, focus };
      const pressed = async () => (await use(), changed(focus));
      return el("button", { type: "button", class: "iconbutton", "aria-label": `${label} @${one.name}`, title: label, disabled: !allowed, data, on: { click: pressed } }, icon({ up: "up", down: "down", delete: "close" }[what]));
    };
    const move = (to) => () => api.changeRole(one.id, { place: to });
    const id = uniqueId("moderates");
    const moderates = el("input", { type: "checkbox", id, role: "switch", class: "switch", data: { testid: "server-role-moderates", focus: `moderates-${one.id}` } });
    moderates.checked = one.moderates;
    moderates.addEventListener("change", async () => (await api.changeRole(one.id, { moderates: moderates.checked }), changed(`moderates-${one.id}`)));
    return el(
      "li",
      { class: "role", data: { testid: "server-role", name: one.name } },
      el("span", { class: "role-name" }, `@${one.name}`),
      el(
        "span",
        { class: "role-controls" },
        one.bots ? el("small", {}, "the bot’s own") : el("span", { class: "role-rights" }, el("label", { for: id }, "Moderates"), moderates),
        button("up", "Move up", move(place + 1), place + 1 < count),
        button("down", "Move down", move(place - 1), place > 0),
        one.bots ? null : button("delete", "Delete", () => api.deleteRole(one.id)),
      ),
    );
  };
  draw();
  return { node, changed };
}
