// Draws texts with Markdown and mentions as DOM nodes.

import { el, ownEmoji } from "../shared/dom.js";
import { parse, plain } from "./markdown.js";
import { channel, me, nameOf, state } from "../shared/state.js";
import { timeTag, timeText } from "./time.js";

const MESSAGE_LINK = /^(?:https?:\/\/[^/]+)?\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;
const ONLY_EMOJI = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{1F3FB}-\u{1F3FF}\uFE0F\u200D\s])+$/u;
const MAX_JUMBO_LENGTH = 27;

/** Draws a text with all of Discord's Markdown. */
export function prose(text) {
  const nodes = parse(text);
  const jumbo = nodes.length === 1 && nodes[0].type === "text" && ONLY_EMOJI.test(text) && [...text].length <= MAX_JUMBO_LENGTH;
  return el("div", { class: jumbo ? "prose jumbo" : "prose" }, draw(nodes));
}

/** Draws a single line of text, without headings, lists or quotes. */
const proseLine = (text) => draw(parse(text, { blocks: false }));

/** Returns a text without Markdown, for screen readers and previews. */
export function plainText(text) {
  const names = {
    user: (id) => nameOf({ id }),
    channel: (id) => channel(id)?.name ?? "unknown",
    role: roleName,
    time: (seconds, style) => timeText(seconds, style),
  };
  return plain(parse(text ?? ""), names).replace(/\s+/g, " ").trim();
}

const roleName = (id) => state.world.guild?.roles.find((one) => one.id === id)?.name ?? "role";

function draw(nodes) {
  return nodes.map(drawOne);
}

function drawOne(node) {
  switch (node.type) {
    case "text":
      return node.text;
    case "strong":
      return el("strong", {}, draw(node.children));
    case "em":
      return el("em", {}, draw(node.children));
    case "underline":
      return el("u", {}, draw(node.children));
    case "strike":
      return el("s", {}, draw(node.children));
    case "code":
      return el("code", {}, node.text);
    case "codeblock":
      return el("pre", { tabindex: "0" }, el("code", { data: { language: node.language } }, node.text));
    case "quote":
      return el("blockquote", {}, draw(node.children));
    case "heading":
      return el("div", { class: `heading heading-${node.level}`, role: "heading", "aria-level": node.level + 2 }, draw(node.children));
    case "subtext":
      return el("small", { class: "subtext" }, draw(node.children));
    case "list":
      return el(node.ordered ? "ol" : "ul", node.ordered ? { start: node.start } : {}, node.items.map((item) => el("li", {}, draw(item))));
    case "spoiler":
      return spoiler(node);
    case "link":
      return link(node.url, draw(node.children));
    case "time":
      return timeTag(node.seconds, node.style);
    case "user":
      return userMention(node.id);
    case "channel":
      return channelMention(node.id);
    case "role":
      return el("span", { class: me()?.roles.includes(node.id) ? "mention mention-me" : "mention" }, `@${roleName(node.id)}`);
    case "everyone":
      return el("span", { class: "mention mention-me" }, node.text);
    case "command":
      return el("button", { type: "button", class: "mention mention-command", data: { useCommand: node.name } }, `/${node.name}`);
    case "emoji":
      return ownEmoji(node);
    default:
      return "";
  }
}

function userMention(id) {
  const mine = id === state.personId;
  return el("button", { type: "button", class: mine ? "mention mention-me" : "mention", data: { userId: id, card: id } }, `@${nameOf({ id })}`);
}

function channelMention(id, messageId) {
  const target = channel(id);
  if (!target) return el("span", { class: "mention" }, "#unknown");
  const hash = messageId ? `#${id}/${messageId}` : `#${id}`;
  return el(
    "a",
    { class: "mention", href: hash, data: messageId ? { jump: messageId, jumpChannel: id } : {} },
    `#${target.name}${messageId ? " › message" : ""}`,
  );
}

/** Draws a link. A click on a link to a message or channel, in Discord's format, opens that message or channel in the page. */
export function link(url, children, props = {}) {
  const target = messageLink(url);
  if (target && channel(target.channelId)) {
    const bare = children.length === 1 && children[0] === url;
    if (bare) return channelMention(target.channelId, target.messageId);
    const { channelId, messageId } = target;
    return el(
      "a",
      { ...props, href: messageId ? `#${channelId}/${messageId}` : `#${channelId}`, data: messageId ? { jump: messageId, jumpChannel: channelId } : {} },
      children,
    );
  }
  if (!/^https?:\/\//i.test(url)) return el("span", props, children);
  return el("a", { ...props, href: url, target: "_blank", rel: "noopener noreferrer nofollow", title: url }, children);
}

/** Returns `{ channelId, messageId }` for a link of the form `…/channels/guild/channel/message`, or null for other links. */
function messageLink(url) {
  const match = MESSAGE_LINK.exec(url ?? "");
  return match ? { channelId: match[1], messageId: match[2] ?? null } : null;
}

function spoiler(node) {
  const inner = el("span", { class: "spoiler-text", "aria-hidden": "true" }, draw(node.children));
  const box = el("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": "Spoiler, hidden. Press to show.", "aria-expanded": "false" }, inner);
  const show = (event) => {
    if (box.classList.contains("shown") || (event.type === "keydown" && event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    box.classList.add("shown");
    inner.removeAttribute("aria-hidden");
    for (const name of ["role", "tabindex", "aria-label", "aria-expanded"]) box.removeAttribute(name);
  };
  box.addEventListener("click", show);
  box.addEventListener("keydown", show);
  return box;
}
