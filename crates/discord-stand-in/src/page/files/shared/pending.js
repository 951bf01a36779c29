// Pending interactions: clicks, which are shown on their buttons, and commands, which are shown as lines in the chat. An
// interaction ends when a message, a modal or a failure with its id arrives. A click also ends when the message with its button
// changes.

const GIVE_UP_MS = 8000;
const ACKNOWLEDGED_MS = 4500;
const MAX_ANSWERED = 200;

/** The clicks by `messageId|customId`, as `{ messageId, customId, interactionId, failed }`. */
const clicks = new Map();
/** The commands, as `{ key, channelId, name, interactionId, failed, at }`. */
let commands = [];
/** The ids of answered interactions. An answer may arrive before the request that started its interaction returns the id. */
const answered = new Set();
let onChange = () => {};
let counter = 0;

/** Sets the listener. It is called after each change with the id of the message (for a click) or with `null` (for a command). */
export function watchPending(listener) {
  onChange = listener;
}

const keyOf = (messageId, customId) => `${messageId}|${customId}`;

export const click = (messageId, customId) => clicks.get(keyOf(messageId, customId)) ?? null;
export const clicksOf = (messageId) => [...clicks.values()].filter((one) => one.messageId === messageId);
export const commandsIn = (channelId) => commands.filter((one) => one.channelId === channelId);

/**
 * Records the use of a button or menu. The caller then calls the returned `sent` with the interaction's id, or `failed` with a
 * reason.
 */
export function beginClick(messageId, customId) {
  for (const one of clicksOf(messageId)) if (one.failed) clicks.delete(keyOf(messageId, one.customId));
  const entry = { messageId, customId, interactionId: null, failed: null };
  clicks.set(keyOf(messageId, customId), entry);
  onChange(messageId);
  const end = (reason) => {
    if (clicks.get(keyOf(messageId, customId)) !== entry || entry.failed) return;
    if (reason) entry.failed = reason;
    else clicks.delete(keyOf(messageId, customId));
    onChange(messageId);
  };
  return {
    sent(interactionId) {
      entry.interactionId = interactionId;
      if (answered.has(interactionId)) end(null);
      // The bot may acknowledge a click without a visible effect. A failure would have arrived by now.
      else setTimeout(() => end(null), ACKNOWLEDGED_MS);
    },
    failed: end,
  };
}

/** Records that a command is being sent. */
export function beginCommand(channelId, name) {
  const entry = { key: `command-${(counter += 1)}`, channelId, name, interactionId: null, failed: null, at: Date.now() };
  commands.push(entry);
  onChange(null);
  const drop = () => {
    commands = commands.filter((one) => one !== entry);
    onChange(null);
  };
  return {
    sent(interactionId) {
      entry.interactionId = interactionId;
      if (answered.has(interactionId)) return drop();
      setTimeout(() => {
        if (commands.includes(entry) && !entry.failed) {
          entry.failed = "No answer came.";
          onChange(null);
        }
      }, GIVE_UP_MS);
    },
    drop,
  };
}

export function dropCommand(key) {
  commands = commands.filter((one) => one.key !== key);
  onChange(null);
}

/** Records that the bot answered this interaction. */
export function arrived(interactionId) {
  answered.add(interactionId);
  if (answered.size > MAX_ANSWERED) answered.delete(answered.values().next().value);
  for (const [key, one] of clicks) {
    if (one.interactionId !== interactionId) continue;
    clicks.delete(key);
    onChange(one.messageId);
  }
  if (commands.some((one) => one.interactionId === interactionId)) {
    commands = commands.filter((one) => one.interactionId !== interactionId);
    onChange(null);
  }
}

const sentence = (text) => (text ? `${text[0].toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? "" : "."}` : "No answer came.");

/** Records that the bot did not answer this interaction in time. */
export function failed(interactionId, messageId, why) {
  const reason = sentence(why);
  for (const one of clicks.values()) {
    if (one.interactionId !== interactionId && !(one.interactionId === null && one.messageId === messageId)) continue;
    one.failed = reason;
    onChange(one.messageId);
  }
  for (const one of commands) {
    if (one.interactionId !== interactionId && !(one.interactionId === null && !messageId)) continue;
    one.failed = reason;
    onChange(null);
  }
}

/** Ends the clicks of a message that was changed or deleted. Without an id, ends all pending interactions. */
export function forgetClicks(messageId) {
  if (messageId === undefined) {
    clicks.clear();
    commands = [];
    answered.clear();
    return;
  }
  for (const [key, one] of clicks) if (one.messageId === messageId) clicks.delete(key);
}
