// The state of this tab (the stand-in's state, the tab's person, and the visible messages), and the listeners to its changes.

import * as api from "./api.js";
import { arrived, forgetClicks } from "./pending.js";

const EPHEMERAL = 1 << 6;
export const DIRECT = 1;

export const state = {
  world: { guild: null, channels: [], people: [], bot: null, locales: [], tours: [] },
  /** The bot's commands, as registered with Discord. */
  commands: [],
  /** The id of the tab's person. */
  personId: null,
  channelId: null,
  /** The messages by channel id. Each channel has a map from message id to message. */
  messages: new Map(),
  /** The id of the last message that the person has read in each channel, by channel id. */
  read: {},
  /** The id of the last message that had been read when the open channel was opened. The "new" line is drawn below it. */
  newFrom: null,
  /** True once the person has dismissed the welcome card. */
  welcomed: false,
  /** The state of the live connection: "connecting", "live", "polling" or "lost". */
  connection: "connecting",
  /** The times at which typing indicators expire, by channel id. Each channel has a map from user id to time. */
  typing: new Map(),
};

const listeners = new Map();

/**
 * Adds a listener to a topic, and returns a function that removes it. Topics: world, commands, channel, unread, connection, typing,
 * welcome; messages { channelId }, created { channelId, message }, updated { channelId, message, before }; pending (id of a
 * message, or null); notice (a sentence for the person). Requests from one component to another: use-command { name, send },
 * new-channel { type, parentId }, become (id of a person).
 */
export function on(topic, listener) {
  if (!listeners.has(topic)) listeners.set(topic, new Set());
  listeners.get(topic).add(listener);
  return () => listeners.get(topic).delete(listener);
}

export function emit(topic, detail) {
  for (const listener of listeners.get(topic) ?? []) listener(detail);
}

/** Compares snowflakes, which have up to 20 digits. The longer one is later. */
export const compareIds = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

export const me = () => state.world.people.find((person) => person.id === state.personId) ?? null;
export const person = (id) => state.world.people.find((someone) => someone.id === id) ?? null;
/** Returns the channels that the person can see, which are all except other people's direct message channels. */
export const channels = () => state.world.channels.filter((one) => one.type !== DIRECT || !one.recipient_id || one.recipient_id === state.personId);
export const channel = (id = state.channelId) => channels().find((one) => one.id === id) ?? null;
export const message = (channelId, id) => state.messages.get(channelId)?.get(id) ?? null;
export const isPrivate = (one) => Boolean((one.flags ?? 0) & EPHEMERAL);

/** Returns the messages of a channel, oldest first. */
export function messagesOf(channelId) {
  return [...(state.messages.get(channelId)?.values() ?? [])].sort((a, b) => compareIds(a.id, b.id));
}

/** Returns the display name of a user. */
export function nameOf(user) {
  if (!user) return "Somebody";
  const known = person(user.id);
  if (known) return known.name;
  if (state.world.bot?.id === user.id) return state.world.bot.name;
  return user.global_name || user.username || "Somebody";
}

/** Returns true if the message mentions the tab's person. */
export function mentionsMe(one) {
  if (!state.personId || one.author?.id === state.personId) return false;
  if (one.mention_everyone) return true;
  if (one.mention_roles?.some((role) => me()?.roles.includes(role))) return true;
  if (Array.isArray(one.mentions)) return one.mentions.some((user) => user.id === state.personId);
  return new RegExp(`<@!?${state.personId}>`).test(one.content ?? "");
}

// Fetching. Events that arrive during a request are applied again after its response, because the response may be older than the
// events.

const requestBuffers = new Map();

/** Fetches the messages of a channel. */
export async function loadMessages(channelId) {
  const personId = state.personId;
  const buffer = [];
  requestBuffers.set(channelId, buffer);
  try {
    const list = await api.messages(personId, channelId);
    if (personId !== state.personId) return;
    const known = state.messages.get(channelId);
    // An unchanged message keeps its object, so that it is not redrawn.
    state.messages.set(channelId, new Map(list.map((one) => [one.id, same(known?.get(one.id), one)])));
    for (const event of buffer) apply(event);
    for (const one of list) if (one.interaction_metadata) arrived(one.interaction_metadata.id);
  } finally {
    if (requestBuffers.get(channelId) === buffer) requestBuffers.delete(channelId);
  }
  emit("messages", { channelId });
  emit("unread");
}

export async function loadWorld() {
  const world = same(state.world, await api.world());
  if (world === state.world) return;
  state.world = world;
  emit("world");
}

export async function loadCommands() {
  const commands = same(state.commands, await api.commands());
  if (commands === state.commands) return;
  state.commands = commands;
  emit("commands");
}

const same = (before, now) => (JSON.stringify(before) === JSON.stringify(now) ? before : now);

/** Fetches all data again: at the start, after a lost connection, and after a change of person. */
export async function loadAll() {
  await Promise.all([loadWorld(), loadCommands()]);
  await Promise.all(channels().filter((one) => holdsMessages(one)).map((one) => loadMessages(one.id)));
}

/** Returns true if a channel has messages. Categories contain channels instead. */
export const holdsMessages = (one) => one.type !== 4;

function apply(event) {
  if (event.type === "message_delete") {
    state.messages.get(event.channel_id)?.delete(event.id);
    return;
  }
  const { message: one } = event;
  if (!state.messages.has(one.channel_id)) state.messages.set(one.channel_id, new Map());
  const known = state.messages.get(one.channel_id);
  // An update may be partial, as in Discord.
  known.set(one.id, event.type === "message_update" ? { ...known.get(one.id), ...one } : one);
}

/** Applies an event about a created, changed or deleted message. */
export function takeMessageEvent(event) {
  const channelId = event.channel_id ?? event.message.channel_id;
  const before = event.message ? message(channelId, event.message.id) : null;
  requestBuffers.get(channelId)?.push(event);
  apply(event);
  if (event.type === "message_delete") forgetClicks(event.id);
  else {
    if (before) forgetClicks(event.message.id);
    if (event.message.interaction_metadata) arrived(event.message.interaction_metadata.id);
    state.typing.get(channelId)?.delete(event.message.author?.id);
  }
  emit("messages", { channelId });
  if (event.type === "message_create" && !before) emit("created", { channelId, message: event.message });
  if (event.type === "message_update") emit("updated", { channelId, message: message(channelId, event.message.id), before });
  emit("unread");
  emit("typing");
}

// The newest read message of each channel, which is stored for each person in this browser.

const readKey = () => `sandbox.read.${state.personId}`;

function remembered(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function remember(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse to store data. The setting then lasts as long as the tab.
  }
}

/** Reads (`setting(name)`) or writes (`setting(name, value)`) a setting that is stored in this browser. */
export function setting(name, value) {
  if (value === undefined) return remembered(`sandbox.${name}`);
  remember(`sandbox.${name}`, value);
  return value;
}

/** Switches this tab to another person, and drops all data of the previous person. */
export function become(personId) {
  state.personId = personId;
  state.messages = new Map();
  state.typing = new Map();
  state.newFrom = null;
  requestBuffers.clear();
  forgetClicks();
  state.read = remembered(readKey()) ?? {};
  state.welcomed = Boolean(setting(`welcomed.${personId}`));
}

/** Marks all messages of a channel as read. */
export function markRead(channelId) {
  const last = messagesOf(channelId).at(-1);
  if (!last || (state.read[channelId] && compareIds(state.read[channelId], last.id) >= 0)) return;
  state.read[channelId] = last.id;
  remember(readKey(), state.read);
  emit("unread");
}

/** Returns the number of unread messages in a channel, and the number of those that mention the person. */
export function unread(channelId) {
  const mark = state.read[channelId];
  let count = 0;
  let mentions = 0;
  for (const one of state.messages.get(channelId)?.values() ?? []) {
    if ((mark && compareIds(one.id, mark) <= 0) || one.author?.id === state.personId) continue;
    count += 1;
    if (mentionsMe(one)) mentions += 1;
  }
  return { count, mentions };
}
