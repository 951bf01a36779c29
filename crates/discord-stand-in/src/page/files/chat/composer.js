// The composer: the text field for messages and slash commands.

import * as api from "../shared/api.js";
import { avatar } from "../people/avatar.js";
import { commandForm } from "../commands/commandform.js";
import { commandCalled, commandsFor, localDescription, localName, matching } from "../commands/commands.js";
import { byId, el, fill, icon, iconButton } from "../shared/dom.js";
import { toBottom } from "./log.js";
import { beginCommand } from "../shared/pending.js";
import { suggestions } from "./suggest.js";
import { channel, emit, holdsMessages, me, on, state, takeMessageEvent } from "../shared/state.js";
import { peopleNamed, typedName, withMentions } from "../text/mentions.js";

const MAX_LENGTH = 2000;
const MAX_HEIGHT_PX = 220;

let field = null;
let list = null;
let form = null;
let box = {};
/** The unsent text by channel id. */
const drafts = new Map();
let draftChannel = null;

export function startComposer() {
  box = {
    suggest: el("div", { class: "suggest", hidden: true }),
    hint: el("div", { class: "hint", role: "status", data: { testid: "composer-hint" } }),
    error: el("p", { class: "composer-error", role: "alert", data: { testid: "composer-error" } }),
    line: el("div", { class: "line" }),
    opener: iconButton("slash", "Commands", openCommands, { class: "iconbutton composer-slash", "data-testid": "open-commands" }),
    leaver: iconButton("close", "Leave the command", () => leaveCommand(), { class: "iconbutton composer-slash", "data-testid": "leave-command" }),
  };
  list = suggestions(box.suggest);
  field = el("textarea", {
    id: "composer",
    class: "composer-field",
    rows: "1",
    maxlength: MAX_LENGTH,
    "aria-autocomplete": "list",
    autocomplete: "off",
    enterkeyhint: "send",
    data: { testid: "composer" },
    on: { input: typed, keydown: onKey, blur: () => list.hide(), focus: suggest, click: suggest },
  });
  fill(
    byId("composer-box"),
    box.suggest,
    box.hint,
    el(
      "form",
      { class: "composer", on: { submit } },
      box.opener,
      box.line,
      el("button", { type: "submit", class: "iconbutton composer-send", "aria-label": "Send", title: "Send", data: { testid: "send" } }, icon("send")),
    ),
    box.error,
  );
  textMode("");
  on("channel", changeChannel);
  on("world", label);
  on("commands", checkCommands);
  on("world", checkCommands);
  on("use-command", useCommand);
  document.addEventListener("keydown", focusOnTyping);
}

const usableCommands = () => commandsFor(state.commands, me(), channel());
const locale = () => me()?.locale ?? "en-US";

function label() {
  const here = channel();
  byId("composer-box").hidden = !here || !holdsMessages(here);
  const name = here ? ([1, 11, 12].includes(here.type) ? here.name : `#${here.name}`) : "";
  field.setAttribute("aria-label", `Message ${name}`);
  field.placeholder = matchMedia("(max-width: 640px)").matches ? `Message ${name}` : `Message ${name}, or type / for commands`;
}

function changeChannel() {
  if (draftChannel && !form) drafts.set(draftChannel, field.value);
  draftChannel = state.channelId;
  textMode(drafts.get(draftChannel) ?? "");
  label();
}

/** Closes the form of a command that no longer exists after a change of the commands. */
function checkCommands() {
  if (form && !commandCalled(usableCommands(), form.command.name)) textMode("");
  else if (!form && document.activeElement === field) suggest();
}

// Text.

function textMode(text) {
  form?.close();
  form = null;
  list.hide();
  fill(box.hint);
  showError("");
  // Removing the field and inserting it again would lose the focus.
  if (!box.line.contains(field)) fill(box.line, field);
  box.leaver.replaceWith(box.opener);
  box.opener.parentElement.classList.remove("filling");
  field.value = text;
  grow();
}

export function resetComposer() {
  drafts.clear();
  draftChannel = null;
  textMode("");
}

const showError = (text) => fill(box.error, text && icon("warning"), text);

function grow() {
  field.style.height = "auto";
  field.style.height = `${Math.min(field.scrollHeight, MAX_HEIGHT_PX)}px`;
}

function typed() {
  showError("");
  grow();
  const text = field.value;
  if (text.startsWith("/") && text.endsWith(" ")) {
    const name = text.slice(1).trim();
    const all = usableCommands();
    const exact = all.find((one) => one.name === name || localName(one, locale()) === name);
    if (exact) return openForm(exact);
  }
  suggest();
}

function suggest() {
  const text = field.value;
  if (text.startsWith("/") && !text.includes("\n")) return suggestCommands(text.slice(1));
  const name = typedName(text.slice(0, field.selectionStart));
  return name === null ? list.hide() : suggestPeople(name);
}

function suggestCommands(text) {
  const found = matching(usableCommands(), text, locale());
  list.show(field, {
    title: "Commands",
    testid: "command-list",
    itemTestid: "command-item",
    empty: state.world.bot?.online ? "No command is called that." : "The bot is offline.",
    items: found.map((one) => ({
      label: `/${localName(one, locale())}`,
      detail: localDescription(one, locale()),
      icon: avatar({ bot: true }, "", "small"),
      side: optionNames(one),
      data: { command: one.name },
      pick: () => openForm(one),
    })),
  });
}

const optionNames = (command) => command.options.map((one) => (one.required ? one.name : `${one.name}?`)).join(" ");

function suggestPeople(start) {
  const found = peopleNamed(start);
  if (found.length === 0) return list.hide();
  list.show(field, {
    title: "People",
    testid: "people-list",
    itemTestid: "people-item",
    items: found.map((one) => ({ label: one.name, detail: `@${one.username}`, icon: avatar(one, one.name, "small"), data: { person: one.id }, pick: () => mention(one, start) })),
  });
}

function mention(one, start) {
  const at = field.selectionStart;
  const before = field.value.slice(0, at - start.length);
  field.value = `${before}${one.name} ${field.value.slice(at)}`;
  field.selectionStart = field.selectionEnd = before.length + one.name.length + 1;
  list.hide();
  field.focus();
}

function onKey(event) {
  if (event.isComposing) return;
  if (list.move(event)) return;
  if (event.key === "Escape") {
    if (list.isOpen()) list.hide();
    else if (field.value.startsWith("/")) textMode("");
    else toBottom();
    event.preventDefault();
    return;
  }
  if ((event.key === "Enter" && !event.shiftKey) || (event.key === "Tab" && !event.shiftKey && list.active())) {
    event.preventDefault();
    if (list.active()) list.active().pick();
    else submit();
  }
}

async function submit(event) {
  event?.preventDefault();
  if (form) return form.submit();
  const content = field.value.trim();
  const channelId = state.channelId;
  if (!content || !channelId) return field.focus();
  showError("");
  list.hide();
  field.value = "";
  drafts.delete(channelId);
  grow();
  try {
    const message = await api.say(state.personId, channelId, withMentions(content));
    takeMessageEvent({ type: "message_create", message });
    toBottom();
  } catch (error) {
    if (!field.value) field.value = content;
    grow();
    showError(error.message);
  }
}

// Commands.

function openCommands() {
  textMode("/");
  field.focus();
  suggest();
}

function openForm(command) {
  form?.close();
  list.hide();
  showError("");
  form = commandForm({ command, locale: locale(), list, hint: box.hint, send, back: leaveCommand, complain: showError });
  fill(box.line, form.element);
  box.opener.replaceWith(box.leaver);
  box.leaver.parentElement.classList.add("filling");
  form.focusFirst();
}

function leaveCommand(text = "") {
  textMode(text);
  field.focus();
  suggest();
}

/** Sends a command. The form stays open if the stand-in refuses the command. */
async function send(command, options) {
  const channelId = state.channelId;
  const progress = beginCommand(channelId, command.name);
  toBottom();
  try {
    const { id } = await api.interact({ kind: "command", person: state.personId, channel: channelId, name: command.root.name, options });
    emit("interacted");
    progress.sent(id);
    textMode("");
    field.focus();
  } catch (error) {
    progress.drop();
    showError(error.message);
  }
}

/**
 * Opens the form of a command for another component of the page. If `send` is true, also sends the command, unless a required
 * option is missing.
 */
function useCommand({ name, send: now }) {
  const command = commandCalled(usableCommands(), name) ?? usableCommands().find((one) => one.root.name === name);
  if (!command) return emit("notice", `/${name} is not there at the moment.`);
  openForm(command);
  if (now && !command.options.some((one) => one.required)) form.submit();
}

/** Moves the focus to the composer when a person types outside of an input field. */
function focusOnTyping(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || [...event.key].length !== 1 || event.key === " ") return;
  const active = document.activeElement;
  const free = !active || active === document.body || (byId("main").contains(active) && !active.matches("input, textarea, [role=combobox]"));
  if (!free || document.querySelector("dialog[open]") || byId("composer-box").hidden) return;
  if (form) form.focusFirst();
  else field.focus();
}
