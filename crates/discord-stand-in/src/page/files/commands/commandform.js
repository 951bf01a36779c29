// The form of a command, with its options as fields in the line of the composer.

import * as api from "../shared/api.js";
import { avatar } from "../people/avatar.js";
import * as kinds from "./commands.js";
import { debounce, el, fill, icon, uniqueId } from "../shared/dom.js";
import { channels, state } from "../shared/state.js";
import { peopleNamed, typedName, withMentions } from "../text/mentions.js";

const ASK_AFTER_MS = 140;

/**
 * Creates the form of `command`. `list` is the list above the composer, `hint` the line with explanations. `send(command,
 * options)` sends the command, `back(text)` closes the form, `complain(text)` shows an error.
 */
export function commandForm({ command, locale, list, hint, send, back, complain }) {
  /** The fields in the order of display, as `{ option, node, input, picked, choices, asked }`. */
  let chips = [];
  let sending = false;
  const optional = command.options.filter((one) => !one.required);

  const tail = el("input", {
    class: "command-tail",
    type: "text",
    role: "combobox",
    "aria-expanded": "false",
    "aria-autocomplete": "list",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    enterkeyhint: "send",
    data: { testid: "command-tail" },
    on: { focus: offerOptions, click: offerOptions, input: offerOptions, keydown: tailKey, blur },
  });
  const element = el(
    "div",
    { class: "command-form", role: "group", "aria-label": `Command /${command.name}`, data: { testid: "command-form", command: command.name } },
    el("span", { class: "command-name" }, `/${kinds.localName(command, locale)}`),
    tail,
  );
  element.addEventListener("click", (event) => {
    if (event.target === element) tail.focus();
  });

  function addChip(option) {
    const chip = { option, picked: undefined, choices: [], asked: 0, ask: null };
    const id = uniqueId("option");
    const name = kinds.localName(option, locale);
    chip.input = el("input", {
      id,
      type: "text",
      class: "option-input",
      role: "combobox",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      "aria-required": String(Boolean(option.required)),
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      enterkeyhint: "next",
      inputmode: [kinds.INTEGER, kinds.NUMBER].includes(option.type) && !option.choices?.length && !option.autocomplete ? "decimal" : false,
      data: { testid: "option-input", option: option.name },
      on: {
        input: () => changed(chip),
        focus: () => suggestFor(chip),
        click: () => suggestFor(chip),
        blur,
        keydown: (event) => chipKey(event, chip),
      },
    });
    chip.node = el(
      "span",
      { class: option.required ? "chip" : "chip optional", data: { testid: "option-chip", option: option.name } },
      el("label", { for: id }, name),
      chip.input,
    );
    chip.ask = debounce(ASK_AFTER_MS, () => ask(chip));
    chips.push(chip);
    element.insertBefore(chip.node, tail);
    size(chip.input);
    return chip;
  }

  function removeChip(chip) {
    chip.ask.cancel();
    chips = chips.filter((one) => one !== chip);
    chip.node.remove();
    refreshTail();
  }

  const unused = () => optional.filter((one) => !chips.some((chip) => chip.option === one));

  function refreshTail() {
    const left = unused().length;
    tail.placeholder = left > 0 ? `+${left} optional` : "";
    tail.setAttribute("aria-label", left > 0 ? `Add an option, or press Enter to send /${command.name}` : `Press Enter to send /${command.name}`);
    tail.classList.toggle("bare", left === 0);
  }

  const size = (input) => (input.style.width = `${Math.max(3, [...input.value].length + 1)}ch`);

  function explain(option, error) {
    const what = option ?? command;
    fill(
      hint,
      el("strong", {}, option ? kinds.localName(option, locale) : `/${kinds.localName(command, locale)}`),
      " ",
      error ? el("span", { class: "hint-error" }, error) : kinds.localDescription(what, locale),
    );
  }

  // Reading.

  const read = (chip) => kinds.readOption(chip.option, chip.input.value, chip.picked, chip.choices);

  function mark(chip, error) {
    chip.node.classList.toggle("invalid", Boolean(error));
    chip.input.setAttribute("aria-invalid", String(Boolean(error)));
  }

  function values() {
    return chips
      .map((chip) => ({ chip, ...read(chip) }))
      .filter((one) => one.value !== undefined)
      .map(({ chip, value }) => ({ name: chip.option.name, type: chip.option.type, value: isText(chip) ? withMentions(value) : value }));
  }

  async function submit() {
    if (sending) return;
    list.hide();
    const wrong = chips.map((chip) => ({ chip, error: read(chip).error })).filter((one) => one.error);
    for (const chip of chips) mark(chip, wrong.find((one) => one.chip === chip)?.error);
    if (wrong.length > 0) {
      wrong[0].chip.input.focus();
      list.hide();
      explain(wrong[0].chip.option, wrong[0].error);
      return;
    }
    sending = true;
    element.classList.add("sending");
    await send(command, kinds.nested(command, values()));
    sending = false;
    element.classList.remove("sending");
  }

  // Lists.

  function changed(chip) {
    chip.picked = undefined;
    size(chip.input);
    mark(chip, null);
    complain("");
    suggestFor(chip);
  }

  /** Closes the list, and validates the text, when a field loses the focus. */
  function blur(event) {
    list.hide();
    const chip = chips.find((one) => one.input === event.target);
    if (chip && chip.input.value !== "") mark(chip, read(chip).error);
  }

  const isText = (chip) => chip.option.type === kinds.STRING && chip.picked === undefined;

  /** Offers the people whose names begin with the letters after an @, as Discord does in options that take a text. */
  function suggestMention(chip) {
    const { input } = chip;
    const start = typedName(input.value.slice(0, input.selectionStart));
    const found = start === null ? [] : peopleNamed(start);
    if (found.length === 0) return list.hide();
    const insert = (one) => {
      const before = input.value.slice(0, input.selectionStart - start.length);
      const after = input.value.slice(input.selectionStart);
      input.value = `${before}${one.name} ${after}`;
      input.selectionStart = input.selectionEnd = before.length + one.name.length + 1;
      size(input);
      list.hide();
    };
    return list.show(input, {
      title: "People",
      testid: "people-list",
      itemTestid: "people-item",
      items: found.map((one) => ({ label: one.name, detail: `@${one.username}`, icon: avatar(one, one.name, "small"), data: { person: one.id }, pick: () => insert(one) })),
    });
  }

  function suggestFor(chip) {
    explain(chip.option);
    const { option, input } = chip;
    if (option.autocomplete) {
      offer(chip, chip.choices, { busy: true, first: false });
      chip.asked += 1;
      chip.ask();
      return;
    }
    chip.choices = fixedChoices(option);
    if (chip.choices.length === 0) return isText(chip) ? suggestMention(chip) : list.hide();
    const typed = chip.picked === undefined ? input.value.trim().toLocaleLowerCase().replace(/^[@#]/, "") : "";
    offer(chip, chip.choices.filter((one) => one.label.toLocaleLowerCase().includes(typed)));
  }

  function offer(chip, choices, { busy = false, first = true, empty } = {}) {
    list.show(chip.input, {
      title: kinds.localName(chip.option, locale),
      testid: "choice-list",
      itemTestid: "choice",
      busy,
      // If a choice has already been picked, Enter sends the command, and the arrow keys select another choice.
      first: first && chip.picked === undefined,
      empty,
      items: choices.map((one) => ({ label: one.label, detail: one.detail, icon: one.icon?.(), data: { value: String(one.value) }, pick: () => pick(chip, one) })),
    });
  }

  function fixedChoices(option) {
    if (option.choices?.length) return option.choices.map((one) => ({ label: kinds.localName(one, locale), value: one.value }));
    switch (option.type) {
      case kinds.BOOLEAN:
        return [{ label: "True", value: true }, { label: "False", value: false }];
      case kinds.USER:
        return people();
      case kinds.ROLE:
        return roles();
      case kinds.MENTIONABLE:
        return [...people(), ...roles()];
      case kinds.CHANNEL:
        return channels()
          .filter((one) => !option.channel_types?.length || option.channel_types.includes(one.type))
          .map((one) => ({ label: one.name, value: one.id, icon: () => icon("hash") }));
      default:
        return [];
    }
  }

  function people() {
    return [...state.world.people, { ...state.world.bot, bot: true, username: "bot" }].map((one) => ({
      label: one.name,
      value: one.id,
      detail: `@${one.username}`,
      icon: () => avatar(one, one.name, "small"),
    }));
  }

  const roles = () => state.world.guild.roles.map((one) => ({ label: one.name, value: one.id, icon: () => icon("shield") }));

  /** Requests choices from the bot. An answer is used only if no newer request was made. */
  async function ask(chip) {
    const question = chip.asked;
    const options = values().filter((one) => one.name !== chip.option.name);
    options.push({ name: chip.option.name, type: chip.option.type, value: chip.input.value, focused: true });
    let empty;
    let choices = [];
    try {
      const answer = await api.autocomplete({
        person: state.personId,
        channel: state.channelId,
        name: command.root.name,
        options: kinds.nested(command, options),
      });
      choices = (answer.choices ?? []).map((one) => ({ label: kinds.localName(one, locale), value: one.value }));
    } catch (error) {
      empty = error.message;
    }
    if (question !== chip.asked || document.activeElement !== chip.input) return;
    chip.choices = choices;
    offer(chip, choices, { empty });
  }

  function pick(chip, choice) {
    chip.input.value = choice.label;
    chip.picked = choice.value;
    // The answer to a pending request must not reopen the list.
    chip.asked += 1;
    chip.ask.cancel();
    size(chip.input);
    mark(chip, null);
    list.hide();
    const next = chips.find((one) => one.option.required && one.picked === undefined && one.input.value === "");
    (next?.input ?? tail).focus();
  }

  function offerOptions() {
    explain();
    const typed = tail.value;
    const found = kinds.matching(unused(), typed.trim(), locale);
    if (found.length === 0 && typed === "") return list.hide();
    list.show(tail, {
      title: "Optional",
      testid: "option-list",
      itemTestid: "option-item",
      // If nothing is typed, Enter sends the command, and the arrow keys select an option.
      first: typed !== "",
      empty: "There is no such option.",
      items: found.map((option) => ({
        label: kinds.localName(option, locale),
        detail: kinds.localDescription(option, locale),
        data: { option: option.name },
        pick: () => {
          tail.value = "";
          const chip = addChip(option);
          refreshTail();
          chip.input.focus();
        },
      })),
    });
  }

  // Keys.

  function chipKey(event, chip) {
    if (event.isComposing || list.move(event)) return;
    const { input } = chip;
    const place = chips.indexOf(chip);
    const atStart = input.selectionStart === 0 && input.selectionEnd === 0;
    const atEnd = input.selectionStart === input.value.length;
    if (event.key === "Enter") {
      event.preventDefault();
      if (list.active()) list.active().pick();
      else submit();
    } else if (event.key === "Tab" && !event.shiftKey && list.active() && (input.value !== "" || chip.option.required)) {
      event.preventDefault();
      list.active().pick();
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (list.isOpen()) list.hide();
      else back();
    } else if (event.key === "Backspace" && input.value === "") {
      event.preventDefault();
      if (!chip.option.required) removeChip(chip);
      if (place === 0) {
        if (chip.option.required) back(`/${command.name}`);
        else tail.focus();
      } else focusEnd(chips[place - 1].input);
    } else if (event.key === "ArrowLeft" && atStart && place > 0) {
      event.preventDefault();
      focusEnd(chips[place - 1].input);
    } else if (event.key === "ArrowRight" && atEnd) {
      event.preventDefault();
      (chips[place + 1]?.input ?? tail).focus();
    }
  }

  function tailKey(event) {
    if (event.isComposing || list.move(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      if (list.active()) list.active().pick();
      else if (tail.value.trim() === "") submit();
    } else if (event.key === "Tab" && !event.shiftKey && list.active()) {
      event.preventDefault();
      list.active().pick();
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (list.isOpen()) list.hide();
      else back();
    } else if ((event.key === "Backspace" || event.key === "ArrowLeft") && tail.value === "") {
      event.preventDefault();
      if (chips.length > 0) focusEnd(chips.at(-1).input);
      else if (event.key === "Backspace") back(`/${command.name}`);
    }
  }

  function focusEnd(input) {
    input.focus();
    input.selectionStart = input.selectionEnd = input.value.length;
  }

  for (const option of command.options.filter((one) => one.required)) addChip(option);
  refreshTail();

  return {
    command,
    element,
    submit,
    focusFirst: () => (chips.find((one) => one.input.value === "")?.input ?? tail).focus(),
    close: () => {
      for (const chip of chips) chip.ask.cancel();
      list.hide();
      fill(hint);
    },
  };
}
