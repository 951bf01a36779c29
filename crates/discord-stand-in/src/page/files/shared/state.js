// The state of this tab (the world, its person, the visible messages), and its change listeners.

import * as api from "./api.js";
import { arrived, forgetClicks } from "./pending.js";

const EPHEMERAL = 1 << 6;
export const DIRECT = 1;

export const state = {
  world: { guild: null, channels: [], people: [], bot: null, locales: [], tours: [] },
  /** Commands as registered with Discord. */
  commands: [],
  /** Id of the person that this tab is. */
  personId: null,
  channelId: null,
  /** Channel id → map of message id → message. */
  messages: new Map(),
  /** Channel id → id of the last message that the person has read. */
  read: {},
  /** Channel id → id of the last read message when the channel was opened, below which the "new" line is drawn. */
  newFrom: null,
  /** True once the person has dismissed the welcome. */
  welcomed: false,
  /** "connecting", "live", "polling" or "lost". */
  connection: "connecting",
  /** Channel id → map of user id → time at which the typing indicator expires. */
  typing: new Map(),
};

const listeners = new Map();

/**
 * Topics: world, commands, channel, unread, connection, typing, welcome; messages { channelId }, created { channelId, message },
 * updated { channelId, message, before }; pending (id of a message, or null); notice (a sentence for the person);
 * use-command { name, send }, new-channel { type, parentId }, become (id of a person): requests of one part to another.
 * Returns a function that removes the listener.
 */
export function on(topic, listener) {
  if (!listeners.has(topic)) listeners.set(topic, new Set());
  listeners.get(topic).add(listener);
  return () => listeners.get(topic).delete(listener);
}

export function emit(topic, detail) {
  for (const listener of listeners.get(topic) ?? []) listener(detail);
}

/** Snowflakes are numbers of up to 20 digits: the longer one is the later one. */
export const compareIds = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

export const me = () => state.world.people.find((person) => person.id === state.personId) ?? null;
export const person = (id) => state.world.people.find((someone) => someone.id === id) ?? null;
/** The channels that the person can see: all but other people's direct messages. */
export const channels = () => state.world.channels.filter((one) => one.type !== DIRECT || !one.recipient_id || one.recipient_id === state.personId);
export const channel = (id = state.channelId) => channels().find((one) => one.id === id) ?? null;
export const message = (channelId, id) => state.messages.get(channelId)?.get(id) ?? null;
export const isPrivate = (one) => Boolean((one.flags ?? 0) & EPHEMERAL);

/** Messages of a channel, oldest first. */
export function messagesOf(channelId) {
  return [...(state.messages.get(channelId)?.values() ?? [])].sort((a, b) => compareIds(a.id, b.id));
}

/** The display name of a user. */
export function nameOf(user) {
  if (!user) return "Somebody";
  const known = person(user.id);
  if (known) return known.name;
  if (state.world.bot?.id === user.id) return state.world.bot.name;
  return user.global_name || user.username || "Somebody";
}

/** True if the message pings this tab's person. */
export function mentionsMe(one) {
  if (!state.personId || one.author?.id === state.personId) return false;
  if (one.mention_everyone) return true;
  if (one.mention_roles?.some((role) => me()?.roles.includes(role))) return true;
  if (Array.isArray(one.mentions)) return one.mentions.some((user) => user.id === state.personId);
  return new RegExp(`<@!?${state.personId}>`).test(one.content ?? "");
}

// Reading and refetching. Events that come in while an answer is under way are applied again after it: the answer may be older.

const underWay = new Map();

/** Fetches the messages of a channel. */
export async function loadMessages(channelId) {
  const personId = state.personId;
  const buffer = [];
  underWay.set(channelId, buffer);
  try {
    const list = await api.messages(personId, channelId);
    if (personId !== state.personId) return;
    const known = state.messages.get(channelId);
    // Unchanged messages stay the same object, so that they are not redrawn.
    state.messages.set(channelId, new Map(list.map((one) => [one.id, same(known?.get(one.id), one)])));
    for (const event of buffer) apply(event);
    for (const one of list) if (one.interaction_metadata) arrived(one.interaction_metadata.id);
  } finally {
    if (underWay.get(channelId) === buffer) underWay.delete(channelId);
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

/** Fetches everything afresh: at the start, after a lost connection, after a change of person. */
export async function loadAll() {
  await Promise.all([loadWorld(), loadCommands()]);
  await Promise.all(channels().filter((one) => holdsMessages(one)).map((one) => loadMessages(one.id)));
}

/** Categories hold channels, not messages. */
export const holdsMessages = (one) => one.type !== 4;

function apply(event) {
  if (event.type === "message_delete") {
    state.messages.get(event.channel_id)?.delete(event.id);
    return;
  }
  const { message: one } = event;
  if (!state.messages.has(one.channel_id)) state.messages.set(one.channel_id, new Map());
  const known = state.messages.get(one.channel_id);
  // An update may be partial, as Discord's is.
  known.set(one.id, event.type === "message_update" ? { ...known.get(one.id), ...one } : one);
}

/** Applies an event of a message that was created, changed or deleted. */
export function takeMessageEvent(event) {
  const channelId = event.channel_id ?? event.message.channel_id;
  const before = event.message ? message(channelId, event.message.id) : null;
  underWay.get(channelId)?.push(event);
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

// The newest message that was read in each channel, kept per person in this browser.

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
    // Private windows may refuse to store; the setting then lasts as long as the tab.
  }
}

/** A small setting of this browser: `setting(name)` reads it, `setting(name, value)` writes it. */
export function setting(name, value) {
  if (value === undefined) return remembered(`sandbox.${name}`);
  remember(`sandbox.${name}`, value);
  return value;
}

/** Makes this tab another person, and drops all data of the previous one. */
export function become(personId) {
  state.personId = personId;
  state.messages = new Map();
  state.typing = new Map();
  state.newFrom = null;
  underWay.clear();
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

/** The number of unread messages of a channel, and of those among them that ping the person. */
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
