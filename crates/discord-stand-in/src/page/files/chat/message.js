// Draws the messages of the log.

import * as api from "../shared/api.js";
import { avatar, colourOf } from "../people/avatar.js";
import { usedName } from "../commands/commands.js";
import { components } from "./components.js";
import { el, icon } from "../shared/dom.js";
import { attachments } from "./pictures.js";
import { plainText, prose } from "../text/prose.js";
import { channel, emit, isPrivate, mentionsMe, message as find, nameOf, person, state, takeMessageEvent, unread } from "../shared/state.js";
import { clockTime, longTime, messageTime } from "../text/time.js";

const LOADING = 1 << 7;
const REPLY = 19;
const SYSTEM_TEXTS = {
  6: () => "pinned a message to this channel.",
  7: () => "joined the server.",
  18: (one) => `started a thread: ${one.content}`,
};

export const isThinking = (one) => Boolean((one.flags ?? 0) & LOADING);
export const sentAt = (one) => Date.parse(one.timestamp) || snowflakeTime(one.id);
const snowflakeTime = (id) => Number((BigInt(id) >> 22n) + 1420070400000n);

/**
 * Draws a message. If `follows` is true, it continues a message of the same author and has no header. `kept` contains the previous
 * pictures of the message. `inUse` contains its components if they are in use and must not be redrawn.
 */
export function drawMessage(one, { follows, kept, inUse }) {
  const hidden = isPrivate(one);
  const classes = ["message", follows && "follows", hidden && "private", mentionsMe(one) && !hidden && "mentioned"];
  if (SYSTEM_TEXTS[one.type]) return systemMessage(one);
  const name = nameOf(one.author);
  const time = sentAt(one);
  return el(
    "article",
    {
      class: classes.filter(Boolean).join(" "),
      id: `message-${one.id}`,
      tabindex: "0",
      "aria-label": `${name}, ${messageTime(time)}${hidden ? ", only you can see this" : ""}`,
      data: {
        testid: hidden ? "private-message" : "message",
        messageId: one.id,
        author: name,
        private: hidden ? "true" : undefined,
        thinking: isThinking(one) ? "true" : undefined,
      },
    },
    follows ? null : reference(one),
    follows
      ? el("time", { class: "side-time", datetime: new Date(time).toISOString(), "aria-hidden": "true" }, clockTime(time))
      : cardButton(one.author, { class: "face", "aria-label": `Open ${name}'s card` }, avatar(one.author, name)),
    el(
      "div",
      { class: "message-body" },
      follows ? null : head(one, name, time),
      isThinking(one) ? thinking(name) : content(one, kept, inUse),
      threadLink(one),
      hidden && privateLine(one),
    ),
  );
}

function head(one, name, time) {
  return el(
    "div",
    { class: "message-head" },
    cardButton(one.author, { class: "author", vars: { "--face": authorColour(one.author) } }, name),
    one.author?.bot && el("span", { class: "bot-tag" }, "BOT"),
    el("time", { datetime: new Date(time).toISOString(), title: longTime(time) }, messageTime(time)),
  );
}

/** Draws a name or an avatar that opens the card of its person. */
const cardButton = (user, props, ...children) => el("button", { type: "button", tabindex: props.class === "face" ? "-1" : false, ...props, data: { card: user?.id } }, ...children);

const authorColour = (author) => (author?.bot ? "var(--brand)" : colourOf(author?.id));

function content(one, kept, inUse) {
  const edited = one.edited_timestamp && el("span", { class: "edited", title: longTime(Date.parse(one.edited_timestamp)) }, "(edited)");
  const text = one.content ? prose(one.content) : null;
  // Subtext is a line of its own, so the mark is appended to it.
  if (text && edited) (text.lastChild?.className === "subtext" ? text.lastChild : text).append(" ", edited);
  return [
    text,
    attachments(one.attachments ?? [], kept),
    inUse ?? el("div", { class: "components" }, components(one)),
    !text && edited,
  ];
}

/** Returns the element of a drawn message that contains its components. */
export const componentsOf = (node) => node.querySelector(":scope > .message-body > .components");

/** Redraws the components of a message after a click has started, failed or ended. */
export function redrawComponents(node, one) {
  componentsOf(node)?.replaceChildren(...components(one).flat(Infinity));
}

function thinking(name) {
  return el("p", { class: "thinking", data: { testid: "thinking" } }, el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")), `${name} is thinking…`);
}

/** Draws the line above a message, which shows the command that it answers or the message to which it replies. */
function reference(one) {
  const meta = one.interaction_metadata;
  if (meta?.name) {
    return el(
      "div",
      { class: "reference", data: { testid: "used-command" } },
      icon("reply"),
      avatar(meta.user, nameOf(meta.user), "tiny"),
      el("span", { class: "reference-name" }, nameOf(meta.user)),
      " used ",
      el("span", { class: "mention" }, usedName(state.commands, meta.name)),
    );
  }
  const target = one.message_reference?.message_id ?? (one.type === REPLY ? one.referenced_message?.id : null) ?? meta?.interacted_message_id;
  if (!target) return null;
  const channelId = one.message_reference?.channel_id ?? one.channel_id;
  const original = find(channelId, target) ?? one.referenced_message;
  const words = original ? preview(original) : "Original message was deleted";
  return el(
    "div",
    { class: "reference" },
    icon("reply"),
    original && avatar(original.author, nameOf(original.author), "tiny"),
    original && el("span", { class: "reference-name" }, nameOf(original.author)),
    original
      ? el("button", { type: "button", class: "reference-text", data: { jump: target, jumpChannel: channelId } }, words)
      : el("span", { class: "reference-text" }, words),
  );
}

function preview(one) {
  return plainText(one.content) || (one.attachments?.length ? "a picture" : "a message");
}

/** Draws the link to the thread that was started from a message. The thread has the same id as the message. */
function threadLink(one) {
  const thread = channel(one.id);
  if (!thread) return null;
  const { count, mentions } = unread(thread.id);
  return el(
    "a",
    { class: "threadlink", href: `#${thread.id}`, data: { testid: "thread-link", name: thread.name } },
    icon("thread"),
    el("span", { class: "threadlink-name" }, thread.name),
    mentions > 0 && el("span", { class: "badge" }, String(mentions), el("span", { class: "sr-only" }, mentions === 1 ? " mention" : " mentions")),
    mentions === 0 && count > 0 && el("small", {}, `${count} new`),
  );
}

function privateLine(one) {
  return el(
    "div",
    { class: "private-line" },
    icon("eye"),
    " Only you can see this · ",
    el("button", { type: "button", class: "textlink", data: { testid: "dismiss" }, on: { click: () => dismiss(one) } }, "Dismiss message"),
  );
}

async function dismiss(one) {
  try {
    await api.dismiss(state.personId, one.id);
    takeMessageEvent({ type: "message_delete", channel_id: one.channel_id, id: one.id });
  } catch (error) {
    emit("notice", error.message);
  }
}

function systemMessage(one) {
  return el(
    "article",
    { class: "message system", tabindex: "0", "aria-label": `${nameOf(one.author)}, ${messageTime(sentAt(one))}`, id: `message-${one.id}`, data: { testid: "message", messageId: one.id } },
    icon(one.type === 18 ? "thread" : "spark"),
    el("div", { class: "message-body" }, el("strong", {}, nameOf(one.author)), ` ${SYSTEM_TEXTS[one.type](one)} `, el("time", {}, messageTime(sentAt(one)))),
  );
}

/**
 * Returns the texts of a message for screen readers, as `{ text, short, answer }`. `text` contains the message or, if it has no
 * text, the descriptions of its files. `short` contains only the first line. `answer` is true if the message is private.
 */
export function spoken(one) {
  const from = person(one.author?.id) ? "" : ", bot";
  const who = `${nameOf(one.author)}${from}${isPrivate(one) ? ", only to you" : ""}`;
  const words = plainText(one.content) || (one.attachments ?? []).map((file) => file.description || file.filename).join(". ");
  const [first] = (one.content ?? "").split("\n");
  return { text: `${who}: ${words}`, short: `${who}: ${plainText(first) || words}`, answer: isPrivate(one) };
}
