// The lightbox: a picture in full size. The wheel, a pinch, a double click and keys zoom, dragging moves the picture, and Esc
// closes it.

import { el, iconButton } from "../shared/dom.js";

const MAX_SCALE = 12;
const STEP = 1.25;
const SHIFT = 60;

/** Opens a picture (`{ url, filename, description }`) over the page. */
export function openLightbox({ url, filename, description }) {
  const image = el("img", { src: url, alt: description || filename || "", draggable: "false" });
  const stage = el("div", { class: "stage", tabindex: "0", "aria-label": "Picture. Plus and minus zoom, arrow keys move." }, image);
  const level = el("output", { class: "zoom-level" }, "");
  const dialog = el(
    "dialog",
    { class: "lightbox", "aria-label": description || filename || "Picture", data: { testid: "lightbox" } },
    stage,
    el(
      "div",
      { class: "lightbox-bar" },
      el("span", { class: "lightbox-name" }, filename),
      level,
      el("button", { type: "button", class: "quiet", on: { click: () => view.fit() } }, "Fit"),
      el("button", { type: "button", class: "quiet", on: { click: () => view.actual() } }, "1:1"),
      el("a", { class: "quiet", href: url, target: "_blank", rel: "noopener" }, "Open file"),
      iconButton("close", "Close", () => dialog.close(), { "data-testid": "lightbox-close" }),
    ),
    description && el("p", { class: "lightbox-alt" }, description),
  );
  const view = zoomable(stage, image, (scale) => (level.textContent = `${Math.round(scale * 100)} %`));
  dialog.addEventListener("close", () => {
    view.stop();
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
  stage.focus();
  stage.addEventListener("click", (event) => {
    if (event.target === stage && !view.moved()) dialog.close();
  });
  if (image.complete) view.fit();
  else image.addEventListener("load", view.fit);
}

function zoomable(stage, image, onScale) {
  let scale = 1;
  let x = 0;
  let y = 0;
  let fitted = true;
  let dragged = false;
  let pinch = null;
  const pointers = new Map();

  const minScale = () => Math.min(1, stage.clientWidth / image.naturalWidth, stage.clientHeight / image.naturalHeight) || 1;

  function show() {
    const [w, h] = [image.naturalWidth * scale, image.naturalHeight * scale];
    const inside = (value, size, room) => (size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, value)));
    x = inside(x, w, stage.clientWidth);
    y = inside(y, h, stage.clientHeight);
    image.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    stage.classList.toggle("movable", w > stage.clientWidth || h > stage.clientHeight);
    onScale(scale);
  }

  /** Zooms around the point (px, py) of the stage. */
  function zoom(factor, px = stage.clientWidth / 2, py = stage.clientHeight / 2) {
    const next = Math.min(MAX_SCALE, Math.max(minScale(), scale * factor));
    x = px - ((px - x) * next) / scale;
    y = py - ((py - y) * next) / scale;
    scale = next;
    fitted = Math.abs(scale - minScale()) < 0.001;
    show();
  }

  function fit() {
    // A small picture is enlarged at most twice, because it would be too blurred at a larger size.
    const room = Math.min(stage.clientWidth / image.naturalWidth, stage.clientHeight / image.naturalHeight);
    scale = Math.min(room, 2) || 1;
    x = 0;
    y = 0;
    fitted = true;
    show();
  }

  const at = (event) => {
    const box = stage.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };

  const handlers = {
    wheel(event) {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), ...at(event));
    },
    dblclick(event) {
      if (fitted) zoom(2.5, ...at(event));
      else fit();
    },
    pointerdown(event) {
      if (event.button !== 0) return;
      stage.setPointerCapture(event.pointerId);
      if (pointers.size === 0) dragged = false;
      pointers.set(event.pointerId, at(event));
      pinch = null;
    },
    pointermove(event) {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      pointers.set(event.pointerId, now);
      if (pointers.size === 2) return pinchTo();
      const [dx, dy] = [now[0] - before[0], now[1] - before[1]];
      if (Math.abs(dx) + Math.abs(dy) > 2) dragged = true;
      x += dx;
      y += dy;
      show();
    },
    pointerup: lift,
    pointercancel: lift,
    keydown(event) {
      const keys = {
        "+": () => zoom(STEP),
        "=": () => zoom(STEP),
        "-": () => zoom(1 / STEP),
        0: fit,
        1: actual,
        ArrowLeft: () => shift(SHIFT, 0),
        ArrowRight: () => shift(-SHIFT, 0),
        ArrowUp: () => shift(0, SHIFT),
        ArrowDown: () => shift(0, -SHIFT),
      };
      const act = keys[event.key];
      if (!act || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      act();
    },
  };

  function pinchTo() {
    const [[ax, ay], [bx, by]] = pointers.values();
    const now = { distance: Math.hypot(ax - bx, ay - by), x: (ax + bx) / 2, y: (ay + by) / 2 };
    if (pinch) {
      x += now.x - pinch.x;
      y += now.y - pinch.y;
      zoom(now.distance / pinch.distance, now.x, now.y);
    }
    pinch = now;
    dragged = true;
  }

  function lift(event) {
    pointers.delete(event.pointerId);
    pinch = null;
  }

  function shift(dx, dy) {
    x += dx;
    y += dy;
    show();
  }

  function actual() {
    zoom(1 / scale);
  }

  for (const [name, handler] of Object.entries(handlers)) stage.addEventListener(name, handler, { passive: false });
  const onResize = () => (fitted ? fit() : show());
  window.addEventListener("resize", onResize);
  return { fit, actual, moved: () => dragged, stop: () => window.removeEventListener("resize", onResize) };
}
