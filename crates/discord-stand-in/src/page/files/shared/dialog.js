// Dialogs: the forms of the page, and the modals that the bot opens.

import * as api from "./api.js";
import { el, fill, iconButton, spinner, standsFor, uniqueId } from "./dom.js";
import { state } from "./state.js";

const PARAGRAPH = 2;

/**
 * Opens a dialog with a form. `fields` are the nodes of the form. `submit` is called when the form is submitted. If `submit` throws
 * an error, the dialog shows the error, and otherwise it closes.
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
    // The submission may have redrawn the element that opened the dialog.
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

/** Creates a labelled field, which is a text input unless `control` is given. */
export function field(label, props = {}, control) {
  const id = uniqueId("field");
  const input = control ?? el("input", { type: "text", autocomplete: "off", ...props });
  input.id = id;
  return { node: el("div", { class: "field" }, el("label", { for: id }, label), input), input };
}

/** Creates a native select element with the options `[value, text]`. */
export function choice(alternatives, selected, props = {}) {
  return el("select", props, alternatives.map(([value, text]) => el("option", { value, selected: value === selected }, text)));
}

let openForm = null;

/** Shows a modal that the bot opened for the tab's person. */
export function showModal(modal) {
  openForm?.close();
  const channelId = state.channelId;
  const inputs = modal.components.map((row) => input(row.components[0]));
  const dialog = formDialog({
    title: modal.title,
    note: "This form comes from the bot.",
    fields: inputs.map(({ node }) => node),
    action: "Submit",
    testid: "modal",
    submit: () =>
      api.interact({ kind: "modal", person: state.personId, channel: channelId, custom_id: modal.custom_id, components: inputs.map(({ read }) => ({ type: 1, components: [read()] })) }),
  });
  dialog.dataset.customId = modal.custom_id;
  dialog.addEventListener("close", () => {
    if (openForm === dialog) openForm = null;
  });
  openForm = dialog;
}

/** Creates a text input of a modal. Returns its node and a function that reads its value. */
function input(spec) {
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
  const box = el(paragraph ? "textarea" : "input", paragraph ? { ...props, rows: 5 } : { ...props, type: "text" });
  box.value = spec.value ?? "";
  const { node } = field([spec.label, required && el("span", { class: "required", title: "Required" }, " *")], {}, box);
  return { node, read: () => ({ type: spec.type, custom_id: spec.custom_id, value: box.value }) };
}
