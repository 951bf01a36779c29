// The buttons and menus of a message.

import * as api from "../shared/api.js";
import { el, spinner } from "../shared/dom.js";
import { glyph, menu } from "./menu.js";
import { beginClick, click, clicksOf } from "../shared/pending.js";
import { link } from "../text/prose.js";
import { DIRECT, emit, state } from "../shared/state.js";

const BUTTON_STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "primary" };
const BUTTON = 2;
const STRING_MENU = 3;
const ROLE_MENU = 6;
const CHANNEL_MENU = 8;

/** Returns the rows of a message. Below the row of a failed click there is the text 'This interaction failed'. */
export function components(message) {
  const failed = clicksOf(message.id).find((one) => one.failed);
  const rows = message.components ?? [];
  const where = failed ? rows.findIndex((row) => row.components.some((one) => one.custom_id === failed.customId)) : -1;
  const drawn = rows.map((row, at) => [
    el("div", { class: "row", data: { testid: "component-row" } }, row.components.map((one) => (one.type === BUTTON ? button(one, message) : select(one, message)))),
    at === where && failure(failed),
  ]);
  if (failed && where < 0) drawn.push(failure(failed));
  return drawn.flat().filter(Boolean);
}

function failure({ failed }) {
  return el(
    "p",
    { class: "failure", role: "alert", data: { testid: "interaction-failed" } },
    el("strong", {}, "This interaction failed"),
    ` ${failed}`,
  );
}

function button(component, message) {
  const label = [glyph(component.emoji), component.label && el("span", { class: "button-label" }, component.label)];
  const style = BUTTON_STYLES[component.style] ?? "secondary";
  if (component.style === 5) {
    return component.disabled
      ? el("button", { type: "button", class: "button secondary", disabled: true, data: { testid: "button", style } }, label)
      : withTestId(link(component.url, label, { class: "button secondary linkbutton" }), style);
  }
  const waiting = click(message.id, component.custom_id);
  const pending = Boolean(waiting && !waiting.failed);
  return el(
    "button",
    {
      type: "button",
      class: `button ${style}`,
      disabled: component.disabled,
      "aria-busy": pending ? "true" : false,
      "aria-label": component.label ? false : (component.emoji?.name ?? "Button"),
      data: { testid: "button", style, customId: component.custom_id },
      on: { click: () => use(message, component.custom_id) },
    },
    el("span", { class: "button-face" }, label),
    pending && spinner(),
  );
}

function withTestId(node, style) {
  Object.assign(node.dataset, { testid: "button", style });
  return node;
}

/** Returns the options of a menu: those in the message or, for a menu of users, roles or channels, those of the server. */
function optionsOf(component) {
  if (component.type === STRING_MENU) return component.options.map((one) => ({ ...one, selected: one.default }));
  const chosen = new Set((component.default_values ?? []).map((one) => one.id));
  return serverOptions(component).map((one) => ({ ...one, selected: chosen.has(one.value) }));
}

function serverOptions(component) {
  if (component.type === ROLE_MENU) return state.world.guild.roles.map((one) => ({ value: one.id, label: `@${one.name}` }));
  if (component.type === CHANNEL_MENU) {
    const types = component.channel_types ?? [];
    const fits = (one) => one.type !== DIRECT && (types.length === 0 || types.includes(one.type));
    return state.world.channels.filter(fits).map((one) => ({ value: one.id, label: `#${one.name}` }));
  }
  const everybody = [...state.world.people, { ...state.world.bot, username: "bot" }];
  return everybody.map((one) => ({ value: one.id, label: one.name, description: `@${one.username}` }));
}

/** Draws a select menu. */
function select(component, message) {
  const waiting = click(message.id, component.custom_id);
  return menu({
    label: component.placeholder ?? "Menu",
    placeholder: component.placeholder,
    options: optionsOf(component),
    min: component.min_values ?? 1,
    max: component.max_values ?? 1,
    disabled: component.disabled,
    pending: Boolean(waiting && !waiting.failed),
    data: { customId: component.custom_id },
    onChoose: (values) => use(message, component.custom_id, values),
  });
}

/** Sends a click on a button, or the choices in a menu. */
async function use(message, customId, values) {
  const waiting = click(message.id, customId);
  if (waiting && !waiting.failed) return;
  const progress = beginClick(message.id, customId);
  try {
    const { id } = await api.interact({
      kind: "component",
      person: state.personId,
      channel: message.channel_id,
      message_id: message.id,
      custom_id: customId,
      ...(values ? { values } : {}),
    });
    emit("interacted");
    progress.sent(id);
  } catch (error) {
    progress.failed(error.message);
  }
}
