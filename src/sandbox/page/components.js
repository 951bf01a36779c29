// Buttons, menus and layout components of a message.

import * as api from "./api.js";
import { el, spinner } from "./dom.js";
import { glyph, menu } from "./menu.js";
import { beginClick, click, clicksOf } from "./pending.js";
import { attachments, picture, resolvePicture } from "./pictures.js";
import { link, prose } from "./prose.js";
import { channels, emit, state } from "./state.js";

const BUTTON_STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "primary" };
const USER_SELECT = 5;
const MENTIONABLE_SELECT = 7;
const CHANNEL_SELECT = 8;

/** The components of a message, with 'This interaction failed' below the row that was clicked. */
export function components(message, kept) {
  const failed = clicksOf(message.id).find((one) => one.failed);
  const where = failed && (message.components ?? []).findIndex((one) => holds(one, failed.customId));
  const drawn = (message.components ?? []).map((one, at) => [
    draw(one, { message, kept }),
    failed && at === where && failure(failed),
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

function holds(component, customId) {
  if (component.custom_id === customId) return true;
  return [...(component.components ?? []), ...(component.accessory ? [component.accessory] : [])].some((one) => holds(one, customId));
}

function draw(component, context) {
  const inside = () => component.components.map((one) => draw(one, context));
  switch (component.type) {
    case 1:
      return el("div", { class: "row", data: { testid: "component-row" } }, inside());
    case 2:
      return button(component, context);
    case 3:
      return select(component, context, component.options ?? []);
    case USER_SELECT:
    case MENTIONABLE_SELECT:
      return select(component, context, state.world.people.map((one) => ({ value: one.id, label: one.name, description: `@${one.username}` })));
    case CHANNEL_SELECT:
      return select(component, context, channelOptions(component));
    case 9:
      return el("div", { class: "section" }, el("div", { class: "section-text" }, inside()), draw(component.accessory, context));
    case 10:
      return prose(component.content);
    case 11:
      return media(component, context, "thumbnail");
    case 12:
      return el("div", { class: "pictures", data: { count: Math.min(component.items.length, 4) } }, component.items.map((one) => media(one, context)));
    case 13:
      return attachments((context.message.attachments ?? []).filter((one) => resolvePicture(component.file.url, [one]) === one.url), context.kept);
    case 14:
      return el("hr", { class: component.divider === false ? "gap" : "", data: { spacing: component.spacing ?? 1 } });
    case 17:
      return el(
        "section",
        { class: "container", vars: component.accent_color ? { "--edge": `#${component.accent_color.toString(16).padStart(6, "0")}` } : {} },
        inside(),
      );
    default:
      return el("p", { class: "unknown" }, `(a component of type ${component.type}, which this page does not show)`);
  }
}

function media(item, { message, kept }, className) {
  const files = message.attachments ?? [];
  const url = resolvePicture(item.media.url, files);
  const file = files.find((one) => one.url === url);
  const width = item.media.width ?? file?.width;
  const height = item.media.height ?? file?.height;
  return picture({ id: url, url, filename: file?.filename, description: item.description, width, height }, kept, { class: className });
}

function channelOptions(component) {
  return channels()
    .filter((one) => !component.channel_types?.length || component.channel_types.includes(one.type))
    .map((one) => ({ value: one.id, label: `#${one.name}`, description: one.topic }));
}

function button(component, { message }) {
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

function select(component, { message }, options) {
  const waiting = click(message.id, component.custom_id);
  const preset = new Set((component.default_values ?? []).map((one) => one.id));
  return menu({
    label: component.placeholder ?? "Menu",
    placeholder: component.placeholder,
    options: options.map((one) => ({ ...one, selected: one.default ?? preset.has(one.value) })),
    min: component.min_values ?? 1,
    max: component.max_values ?? 1,
    disabled: component.disabled,
    pending: Boolean(waiting && !waiting.failed),
    data: { customId: component.custom_id },
    onChoose: (values) => use(message, component.custom_id, values),
  });
}

/** Sends a click, or what was chosen in a menu. */
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
