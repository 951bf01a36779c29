// The server's own settings: its language, its roles, and whether the bot may give them.

import * as api from "../shared/api.js";
import { choice, field, formDialog } from "../shared/dialog.js";
import { el, fill, uniqueId } from "../shared/dom.js";
import { languages } from "../people/people.js";
import { loadWorld, state } from "../shared/state.js";

export function openServerSettings() {
  const { guild, bot } = state.world;
  const language = field("Language of the server", {}, choice(languages(), guild.preferred_locale, { "data-testid": "server-locale" }));
  const switchId = uniqueId("gives-roles");
  const gives = el("input", { type: "checkbox", id: switchId, role: "switch", class: "switch", data: { testid: "server-bot-gives-roles" } });
  gives.checked = guild.bot_gives_roles;
  const roles = el("ul", { class: "roles", "aria-label": "Roles" });
  const drawRoles = () =>
    fill(roles, state.world.guild.roles.length > 0 ? state.world.guild.roles.map((one) => el("li", { class: "role", data: { testid: "server-role" } }, `@${one.name}`)) : el("li", { class: "role none" }, "none yet"));
  const name = field("New role", { maxlength: 100, placeholder: "Organiser", "data-testid": "new-role-name" });
  const add = async () => {
    if (name.input.value.trim() === "") return name.input.focus();
    await api.addRole({ name: name.input.value.trim() });
    await loadWorld();
    name.input.value = "";
    drawRoles();
    return undefined;
  };
  drawRoles();
  formDialog({
    title: guild.name,
    note: "People wear roles by their own settings: the panel at the bottom of the channels, under each person's name.",
    fields: [
      language.node,
      el("div", { class: "field" }, el("strong", { class: "field-name" }, "Roles"), roles),
      name.node,
      el("div", { class: "switch-row" }, el("label", { for: switchId }, `${bot.name} may give roles`, el("small", {}, "Manage Roles: for the champion of a season")), gives),
    ],
    action: "Save",
    testid: "server-settings",
    submit: async () => {
      if (name.input.value.trim() !== "") await add();
      await api.changeServer({ preferred_locale: language.input.value, bot_gives_roles: gives.checked });
      await loadWorld();
    },
  });
}
