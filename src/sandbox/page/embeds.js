// Embeds: the framed cards below a message's text.

import { el } from "./dom.js";
import { picture, resolvePicture } from "./pictures.js";
import { link, prose, proseLine } from "./prose.js";
import { messageTime } from "./time.js";

/** One embed. `files` are the attachments of its message, `kept` the pictures drawn before. */
export function embed(data, files, kept) {
  const colour = typeof data.color === "number" && data.color > 0 ? `#${data.color.toString(16).padStart(6, "0")}` : null;
  const side = imageOf(data.thumbnail, files);
  const large = imageOf(data.image, files);
  return el(
    "article",
    { class: side ? "embed with-thumbnail" : "embed", vars: colour ? { "--edge": colour } : {}, data: { testid: "embed" } },
    el(
      "div",
      { class: "embed-body" },
      data.author && el("div", { class: "embed-author" }, named(data.author.name, data.author.url)),
      data.title && el("div", { class: "embed-title" }, data.url ? link(data.url, proseLine(data.title)) : proseLine(data.title)),
      data.description && prose(data.description),
      data.fields?.length > 0 && fields(data.fields),
    ),
    side && picture(side, kept, { class: "thumbnail" }),
    large && picture(large, kept, { class: "embed-image" }),
    (data.footer || data.timestamp) &&
      el(
        "footer",
        { class: "embed-footer" },
        [data.footer?.text, data.timestamp && messageTime(Date.parse(data.timestamp))].filter(Boolean).join(" · "),
      ),
  );
}

const named = (name, url) => (url ? link(url, [name]) : name);

function imageOf(image, files) {
  if (!image?.url) return null;
  const url = resolvePicture(image.url, files);
  if (!url) return null;
  const file = files.find((one) => one.url === url);
  return { id: url, filename: file?.filename ?? "", url, description: image.description ?? file?.description, width: image.width ?? file?.width, height: image.height ?? file?.height };
}

/** Inline fields stand up to three side by side, the others on lines of their own. */
function fields(list) {
  const rows = [];
  for (const field of list) {
    const last = rows.at(-1);
    if (field.inline && last?.inline && last.fields.length < 3) last.fields.push(field);
    else rows.push({ inline: Boolean(field.inline), fields: [field] });
  }
  return el(
    "div",
    { class: "embed-fields" },
    rows.map((row) =>
      el(
        "div",
        { class: "embed-row" },
        row.fields.map((field) =>
          el("div", { class: "embed-field" }, el("div", { class: "embed-field-name" }, proseLine(field.name)), prose(field.value)),
        ),
      ),
    ),
  );
}

/** True if an embed of the message shows this file, which is then not shown a second time. */
export function shownInEmbed(file, embeds) {
  return embeds.some((one) =>
    [one.image?.url, one.thumbnail?.url, one.author?.icon_url, one.footer?.icon_url].some(
      (url) => url && (url === file.url || url === `attachment://${file.filename}`),
    ),
  );
}
