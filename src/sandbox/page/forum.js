// A forum: no messages of its own, but posts, each of which is a thread.

import { el, icon } from "./dom.js";
import { channels, emit, messagesOf, unread } from "./state.js";
import { plainText } from "./prose.js";

/** The posts of a forum. */
export function forum(here) {
  const posts = channels().filter((one) => one.parent_id === here.id);
  return el(
    "div",
    { class: "forum", data: { testid: "forum" } },
    el(
      "div",
      { class: "starter" },
      el("span", { class: "starter-icon" }, icon("forum")),
      el("h2", {}, here.name),
      el("p", {}, here.topic || "A forum: every post is a conversation of its own."),
      el("button", { type: "button", class: "button primary", data: { testid: "new-post" }, on: { click: () => emit("new-channel", { type: 11, parentId: here.id }) } }, "New post"),
    ),
    posts.map((one) => {
      const list = messagesOf(one.id);
      return el(
        "a",
        { class: unread(one.id).count > 0 ? "post unread" : "post", href: `#${one.id}` },
        el("strong", {}, one.name),
        el("span", {}, plainText(list[0]?.content) || "No messages yet"),
        el("small", {}, `${list.length} message${list.length === 1 ? "" : "s"}`),
      );
    }),
  );
}
