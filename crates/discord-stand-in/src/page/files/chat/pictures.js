// Attachments: pictures with their alt text, and other files as links.

import { el, icon, uniqueId } from "../shared/dom.js";
import { openLightbox } from "./lightbox.js";

const MAX_WIDTH = 550;
const MAX_HEIGHT = 400;

/** Returns the URL of a file, which is relative to the page if the stand-in serves the file. */
function localUrl(url) {
  try {
    const { pathname, search } = new URL(url, location.href);
    return pathname.startsWith("/attachments/") ? pathname + search : url;
  } catch {
    return url;
  }
}

const isPicture = (attachment) =>
  (attachment.content_type ?? "").startsWith("image/") || /\.(png|jpe?g|gif|webp|avif)$/i.test(attachment.filename ?? "");

/**
 * Draws all attachments of a message. `kept` contains drawn pictures by key, so that a redrawn message does not load them again.
 */
export function attachments(list, kept) {
  const pictures = list.filter(isPicture);
  const others = list.filter((one) => !isPicture(one));
  return [
    pictures.length > 0 &&
      el("div", { class: "pictures", data: { count: Math.min(pictures.length, 4) } }, pictures.map((one) => picture(one, kept))),
    others.map(file),
  ];
}

/** Draws a picture with the badge for its alt text. */
function picture(attachment, kept) {
  const key = [attachment.id, attachment.url, attachment.description].join("|");
  const known = kept?.get(key);
  if (known) return known;
  const made = draw(attachment);
  kept?.set(key, made);
  return made;
}

function draw(attachment) {
  const { width, height, filename = "", description } = attachment;
  const url = localUrl(attachment.url);
  const scale = width && height ? Math.min(1, MAX_WIDTH / width, MAX_HEIGHT / height) : 1;
  const image = el("img", {
    src: url,
    alt: description || filename,
    width: width ? Math.round(width * scale) : false,
    height: height ? Math.round(height * scale) : false,
    decoding: "async",
    draggable: "false",
  });
  const spoiler = /^SPOILER_/.test(filename);
  // The button is next to the picture, not around it. Screen readers do not read the content of a button, and the button's name
  // would be the whole description.
  const opener = el("button", {
    type: "button",
    class: "zoom",
    "aria-label": spoiler ? "Show spoiler" : "Enlarge picture",
    on: {
      click: () => {
        if (!frame.classList.contains("hidden-picture")) return openLightbox({ url, filename, description });
        frame.classList.remove("hidden-picture");
        return opener.setAttribute("aria-label", "Enlarge picture");
      },
    },
  });
  const frame = el("div", { class: spoiler ? "frame hidden-picture" : "frame" }, image, opener);
  image.addEventListener("error", () => {
    frame.replaceChildren(el("span", { class: "broken" }, icon("warning"), ` ${filename || "The picture"} could not be loaded.`));
  });
  return el(
    "figure",
    { class: "picture", data: { testid: "attachment", filename } },
    frame,
    description && altBadge(description),
  );
}

function altBadge(description) {
  const id = uniqueId("alt");
  const text = el("div", { class: "alt-text", id, hidden: true, data: { testid: "alt-text" } }, description);
  const badge = el(
    "button",
    {
      type: "button",
      class: "alt-badge",
      "aria-expanded": "false",
      "aria-controls": id,
      "aria-label": "ALT: the picture's description",
      data: { testid: "alt-badge" },
      on: {
        click: () => {
          text.hidden = !text.hidden;
          badge.setAttribute("aria-expanded", String(!text.hidden));
        },
      },
    },
    "ALT",
  );
  return [badge, text];
}

function file(attachment) {
  const details = [attachment.description, attachment.size && sizeText(attachment.size)].filter(Boolean).join(" · ");
  return el(
    "a",
    { class: "file", href: localUrl(attachment.url), download: attachment.filename, data: { testid: "attachment", filename: attachment.filename } },
    icon("out"),
    el("span", {}, attachment.filename, el("small", {}, details)),
  );
}

function sizeText(bytes) {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 * 1024 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
