// The card of a person: their name, and the bot's user commands, which are used on that person. It opens by a click on a name or an
// avatar in the chat, and in the list of people.

import * as api from "../shared/api.js";
import { personCommandsFor, localName } from "../commands/commands.js";
import { iconButton, el, uniqueId } from "../shared/dom.js";
import { beginCommand } from "../shared/pending.js";
import { channel, emit, me, nameOf, person, state } from "../shared/state.js";
import { avatar } from "./avatar.js";

let card = null;

/** Opens the card of the person, or of the bot, with this id. */
export function openCard(id) {
  card?.close();
  const isBot = id === state.world.bot?.id;
  const user = isBot ? { ...state.world.bot, bot: true } : person(id);
  if (!user) return;
  const name = nameOf(user);
  const titleId = uniqueId("title");
  const commands = personCommandsFor(state.commands, me(), channel());
  const locale = me()?.locale ?? "en-US";
  const dialog = el(
    "dialog",
    { class: "dialog card", "aria-labelledby": titleId, data: { testid: "person-card", person: name } },
    el(
      "header",
      { class: "dialog-head" },
      el("span", { class: "card-name" }, avatar(user, name), el("h2", { id: titleId }, name), el("small", {}, `@${isBot ? "bot" : user.username}`)),
      iconButton("close", "Close", () => dialog.close(), { "data-testid": "card-close" }),
    ),
    el(
      "div",
      { class: "dialog-fields" },
      commands.length > 0 ? el("h3", { class: "category" }, "Apps") : el("p", {}, "The bot has no commands on people here."),
      commands.map((one) =>
        el("button", { type: "button", class: "button quiet wide", data: { testid: "person-command", command: one.name }, on: { click: () => use(one) } }, localName(one, locale)),
      ),
    ),
  );

  function use(command) {
    dialog.close();
    send(command, id);
  }

  dialog.addEventListener("close", () => {
    dialog.remove();
    if (card === dialog) card = null;
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  card = dialog;
  document.body.append(dialog);
  dialog.showModal();
}

async function send(command, target) {
  const channelId = state.channelId;
  const progress = beginCommand(channelId, command.name);
  try {
    const { id } = await api.interact({ kind: "user_command", person: state.personId, channel: channelId, name: command.name, target_id: target });
    emit("interacted");
    progress.sent(id);
  } catch (error) {
    progress.drop();
    emit("notice", error.message);
  }
}
