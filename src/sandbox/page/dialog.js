// Dialogs: small forms of the page's own, and the forms (modals) that the bot opens.

import * as api from "./api.js";
import { el, fill, iconButton, spinner, standsFor, uniqueId } from "./dom.js";
import { menu } from "./menu.js";
import { prose } from "./prose.js";
import { emit, state } from "./state.js";

const PARAGRAPH = 2;

/**
 * Opens a dialog with a form. `fields` are nodes, `submit` is called when it is sent and may throw an error, which is shown;
 * otherwise the dialog closes.
 */
export function formDialog({ title, note, fields, action, testid, submit }) {
  const error = el("p", { class: "form-error", role: "alert" });
  const titleId = uniqueId("title");
  const send = el("button", { type: "submit", class: "button primary", data: { testid: "dialog-submit" } }, el("span", { class: "button-face" }, action));
  const form = el(
    "form",
    { method: "dialog", novalidate: true, on: { submit: onSubmit } },
    el("header", { class: "dialog-head" }, el("h2", { id: titleId }, title), iconButton("close", "Close", () => dialog.close(), { "data-testid": "dialog-close" })),
    note && el("p", { class: "dialog-note" }, note),
    el("div", { class: "dialog-fields" }, fields),
    error,
    el("footer", { class: "dialog-foot" }, el("button", { type: "button", class: "button quiet", on: { click: () => dialog.close() }, data: { testid: "dialog-cancel" } }, "Cancel"), send),
  );
  const dialog = el("dialog", { class: "dialog", "aria-labelledby": titleId, data: { testid } }, form);
  const opener = document.activeElement;
  dialog.addEventListener("close", () => {
    dialog.remove();
    // What opened it may have been drawn anew by what was done here.
    if (document.activeElement === document.body) standsFor(opener)?.focus();
  });

  async function onSubmit(event) {
    event.preventDefault();
    const wrong = [...form.elements].find((one) => one.willValidate && !one.checkValidity());
    if (wrong) {
      wrong.setAttribute("aria-invalid", "true");
      fill(error, wrong.validationMessage);
      wrong.focus();
      return;
    }
    send.disabled = true;
    send.append(spinner());
    try {
      await submit();
      dialog.close();
    } catch (problem) {
      fill(error, problem.message);
    }
    send.disabled = false;
    send.lastElementChild.remove();
  }

  document.body.append(dialog);
  dialog.showModal();
  form.querySelector("input, textarea, select, [role=combobox]")?.focus();
  return dialog;
}

/** A labelled field: a text input unless `control` is given. */
export function field(label, props = {}, control) {
  const id = uniqueId("field");
  const input = control ?? el("input", { type: "text", autocomplete: "off", ...props });
  input.id = id;
  return { node: el("div", { class: "field" }, el("label", { for: id }, label), input), input };
}

/** A native list of alternatives: `[value, text]` each. */
export function choice(alternatives, selected, props = {}) {
  return el("select", props, alternatives.map(([value, text]) => el("option", { value, selected: value === selected }, text)));
}

let openForm = null;

/** Shows a form that the bot opened for this person. */
export function showModal(modal) {
  openForm?.close();
  const readers = [];
  const channelId = state.channelId;
  const fields = (modal.components ?? []).map((one) => component(one, readers));
  const dialog = formDialog({
    title: modal.title,
    note: "This form comes from the bot.",
    fields,
    action: "Submit",
    testid: "modal",
    submit: () =>
      api.interact({ kind: "modal", person: state.personId, channel: channelId, custom_id: modal.custom_id, components: readers.map((reader) => reader()) }),
  });
  dialog.dataset.customId = modal.custom_id;
  dialog.addEventListener("close", () => {
    if (openForm === dialog) openForm = null;
  });
  openForm = dialog;
}

/** Draws one component of a form; what it will send is added to `readers`. */
function component(one, readers) {
  if (one.type === 10) return prose(one.content);
  if (one.type === 1) {
    const drawn = one.components.map((inner) => control(inner, inner.label));
    readers.push(() => ({ type: 1, components: drawn.map(({ read }) => read()) }));
    return drawn.map(({ node }) => node);
  }
  if (one.type === 18) {
    const drawn = control(one.component, one.label, one.description);
    readers.push(() => ({ type: 18, component: drawn.read() }));
    return drawn.node;
  }
  emit("notice", `The form has a component of type ${one.type}, which this page does not show.`);
  return null;
}

function control(spec, label, description) {
  if (spec.type === 3) return selection(spec, label, description);
  const required = spec.required !== false;
  const props = {
    required,
    placeholder: spec.placeholder,
    minlength: spec.min_length,
    maxlength: spec.max_length ?? 4000,
    autocomplete: "off",
    data: { testid: "modal-input", customId: spec.custom_id },
  };
  const paragraph = spec.style === PARAGRAPH;
  const input = el(paragraph ? "textarea" : "input", paragraph ? { ...props, rows: 5 } : { ...props, type: "text" });
  input.value = spec.value ?? "";
  const { node } = field([label, required && el("span", { class: "required", title: "Required" }, " *")], {}, input);
  if (description) input.before(el("small", {}, description));
  return { node, read: () => ({ type: spec.type, custom_id: spec.custom_id, value: input.value }) };
}

function selection(spec, label, description) {
  let values = spec.options.filter((one) => one.default).map((one) => one.value);
  const trigger = menu({
    label,
    placeholder: spec.placeholder,
    options: spec.options.map((one) => ({ ...one, selected: one.default })),
    min: spec.min_values ?? 1,
    max: spec.max_values ?? 1,
    data: { customId: spec.custom_id },
    onChoose: (chosen) => (values = chosen),
  });
  const { node } = field(label, {}, trigger);
  if (description) trigger.before(el("small", {}, description));
  return { node, read: () => ({ type: spec.type, custom_id: spec.custom_id, values }) };
}
