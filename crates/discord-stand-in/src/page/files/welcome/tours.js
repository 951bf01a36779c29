// Tours: the suggestions on the welcome card. A tour is a sequence of commands and clicks that the page performs for the person.
// Each step waits for the bot's answer to the step before.

import * as api from "../shared/api.js";
import { commandCalled, commandsFor, nested } from "../commands/commands.js";
import { beginCommand } from "../shared/pending.js";
import { channel, emit, isPrivate, loadWorld, me, messagesOf, on, state } from "../shared/state.js";

const TIMEOUT_MS = 15000;
const TEXT = 0;
const THREAD = 11;

/** Returns the tours that this person can start. */
export const toursFor = (person) => (state.world.tours ?? []).filter((one) => !one.for_moderators || person?.moderator);

/** Returns true if all commands of a tour are registered. */
export function isPossible(tour) {
  const list = commandsFor(state.commands, me(), channel());
  return tour.steps.every((one) => one.do === "press" || commandCalled(list, one.name));
}

/** Runs a tour. `goTo(channelId)` shows another channel. If a step fails, a notice shows the reason. */
export async function take(tour, goTo) {
  try {
    const place = await channelOf(tour);
    if (place !== state.channelId) await goTo(place);
    const seen = messagesOf(place).at(-1)?.id ?? "0";
    for (const step of tour.steps) await STEPS[step.do](step, place, seen);
  } catch (error) {
    emit("notice", error.message);
  }
}

/**
 * Returns the channel of a tour: the one that the tour names or, if it names none, the current channel, or a new thread if the
 * current channel is in use.
 */
async function channelOf(tour) {
  const here = channel();
  if (tour.channel) {
    const known = state.world.channels.find((one) => one.type === TEXT && one.name === tour.channel);
    return known?.id ?? make({ name: tour.channel, type: TEXT });
  }
  const busy = messagesOf(here.id).some((one) => !isPrivate(one) && one.components?.length > 0);
  if (!busy || ![TEXT, 5].includes(here.type)) return here.id;
  return make({ name: `${me().name}: ${tour.label.toLowerCase()}`, type: THREAD, parent_id: here.id });
}

async function make(what) {
  const made = await api.addChannel(what);
  await loadWorld();
  return made.id;
}

const STEPS = {
  async command({ name, options }, place) {
    const command = commandCalled(commandsFor(state.commands, me(), channel()), name);
    if (!command) throw new Error(`/${name} is not there at the moment.`);
    const values = Object.entries(options).map(([key, value]) => {
      const option = command.options.find((one) => one.name === key);
      const choice = option.choices?.find((one) => one.name === value);
      return { name: key, type: option.type, value: choice ? choice.value : value };
    });
    const progress = beginCommand(place, command.name);
    try {
      const { id } = await api.interact({ kind: "command", person: state.personId, channel: place, name: command.root.name, options: nested(command, values) });
      progress.sent(id);
    } catch (error) {
      progress.drop();
      throw error;
    }
  },

  async press({ custom_id_ends: end }, place, seen) {
    const message = await until(() => newestWith(end, place, seen));
    const before = JSON.stringify(message);
    await api.interact({ kind: "component", person: state.personId, channel: place, message_id: message.id, custom_id: buttonOf(message, end).custom_id });
    await until(() => {
      const now = messagesOf(place).find((one) => one.id === message.id);
      return !now || JSON.stringify(now) !== before;
    });
  },

  async offer({ name }) {
    emit("use-command", { name, send: false });
  },
};

const buttonOf = (message, end) => (message.components ?? []).flatMap((row) => row.components ?? []).find((one) => one.custom_id?.endsWith(end) && !one.disabled);

const newestWith = (end, place, seen) =>
  messagesOf(place)
    .filter((one) => BigInt(one.id) > BigInt(seen) && buttonOf(one, end))
    .at(-1);

/** Waits until `find` returns a value. `find` is called again after every change of messages. */
function until(find) {
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => done(reject, new Error("That takes too long. What the bot said last may tell why.")), TIMEOUT_MS);
    const off = on("messages", () => {
      const found = find();
      if (found) done(resolve, found);
    });
    function done(settle, value) {
      clearTimeout(timeout);
      off();
      settle(value);
    }
    const found = find();
    if (found) done(resolve, found);
  });
}
