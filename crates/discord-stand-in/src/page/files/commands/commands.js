// Slash commands in Discord's format: permissions, localized names, and the JSON of interactions. Pure functions, without access
// to the page or the state.

const SUBCOMMAND = 1;
const GROUP = 2;
export const STRING = 3;
export const INTEGER = 4;
export const BOOLEAN = 5;
export const USER = 6;
export const CHANNEL = 7;
export const ROLE = 8;
export const MENTIONABLE = 9;
export const NUMBER = 10;
const ATTACHMENT = 11;

const CHAT_INPUT = 1;
const ON_PERSON = 2;
const IN_GUILD = 0;
const IN_DM = 1;
const DM_CHANNEL = 1;

const ADMINISTRATOR = 1n << 3n;

/**
 * Returns the commands that this person may use in this channel. Each subcommand is an entry of its own, such as "club settings".
 */
export function commandsFor(registered, person, channel) {
  return registered
    .filter((one) => (one.type ?? CHAT_INPUT) === CHAT_INPUT && permitted(one, person, channel) && fits(one, channel))
    .flatMap((one) => leafCommands(one, [], one));
}

/** Returns the user commands (those that are used on a person) that this person may use in this channel. */
export const personCommandsFor = (registered, person, channel) =>
  registered.filter((one) => one.type === ON_PERSON && permitted(one, person, channel) && fits(one, channel));

/** Returns the name of a used command as Discord shows it: with a slash for a slash command, without one for a user command. */
export function usedName(registered, name) {
  const onPerson = registered.some((one) => one.type === ON_PERSON && one.name === name);
  return onPerson ? name : `/${name}`;
}

function permitted(command, person, channel) {
  const needed = command.default_member_permissions;
  if (needed === null || needed === undefined || channel?.type === DM_CHANNEL) return true;
  const has = BigInt(person?.permissions ?? 0);
  // "0" means that only administrators may use the command.
  return (has & ADMINISTRATOR) !== 0n || (BigInt(needed) !== 0n && (BigInt(needed) & ~has) === 0n);
}

function fits(command, channel) {
  const direct = channel?.type === DM_CHANNEL;
  if (!Array.isArray(command.contexts)) return !direct || command.dm_permission !== false;
  return command.contexts.includes(direct ? IN_DM : IN_GUILD);
}

function leafCommands(node, path, root) {
  const here = [...path, node];
  const nested = (node.options ?? []).filter((one) => one.type === SUBCOMMAND || one.type === GROUP);
  if (nested.length > 0) return nested.flatMap((one) => leafCommands(one, here, root));
  return [{ root, path: here, name: here.map((one) => one.name).join(" "), options: node.options ?? [], definition: node }];
}

/** Returns the command with this full name. */
export const commandCalled = (list, name) => list.find((one) => one.name === name) ?? null;

/** Returns the localized name of a command with its subcommands, an option or a choice. */
export function localName(thing, locale) {
  if (thing.path) return thing.path.map((one) => localName(one, locale)).join(" ");
  return thing.name_localizations?.[locale] ?? thing.name;
}

/** Returns the localized description of a command, an option or a choice. */
export function localDescription(thing, locale) {
  const source = thing.definition ?? thing;
  return source.description_localizations?.[locale] ?? source.description ?? "";
}

/** Returns the entries whose names contain the typed text. Entries whose names begin with it come first. */
export function matching(list, typed, locale) {
  const needle = typed.toLocaleLowerCase().trimStart();
  const rank = (one) => {
    const names = [localName(one, locale), one.name].map((name) => name.toLocaleLowerCase());
    if (names.some((name) => name.startsWith(needle))) return 0;
    if (names.some((name) => name.split(" ").some((word) => word.startsWith(needle)))) return 1;
    return names.some((name) => name.includes(needle)) ? 2 : 3;
  };
  return list
    .map((one) => ({ one, rank: rank(one) }))
    .filter((entry) => entry.rank < 3)
    .sort((a, b) => a.rank - b.rank || localName(a.one, locale).localeCompare(localName(b.one, locale)))
    .map((entry) => entry.one);
}

/** Nests the values of options in the subcommand to which they belong, as Discord does. */
export function nested(command, options) {
  return command.path
    .slice(1)
    .reverse()
    .reduce((inner, level) => [{ name: level.name, type: level.type, options: inner }], options);
}

/**
 * Reads the text of an option. Returns `{ value }`, `{ error }` with the reason, or `{}` if the text is empty. `picked` is the
 * value of a choice that was picked from a list, and `choices` are the choices that are available.
 */
export function readOption(option, text, picked, choices = []) {
  if (picked !== undefined) return { value: picked };
  if (text === "") return option.required ? { error: "This option is required." } : {};
  const wanted = text.trim().toLocaleLowerCase();
  const chosen = choices.find((one) => one.label.toLocaleLowerCase() === wanted || String(one.value).toLocaleLowerCase() === wanted);
  if (chosen) return { value: chosen.value };
  switch (option.type) {
    case STRING:
      if (option.choices?.length) return { error: "Pick one of the choices." };
      return checkLength(option, text);
    case INTEGER:
    case NUMBER:
      if (option.choices?.length) return { error: "Pick one of the choices." };
      return checkNumber(option, text);
    case ATTACHMENT:
      return { error: "Files cannot be sent in the sandbox." };
    default:
      return { error: "Pick one from the list." };
  }
}

function checkLength(option, text) {
  if (option.min_length && [...text].length < option.min_length) return { error: `At least ${option.min_length} characters.` };
  if (option.max_length && [...text].length > option.max_length) return { error: `At most ${option.max_length} characters.` };
  return { value: text };
}

function checkNumber(option, text) {
  const clean = text.trim().replace(",", ".");
  const value = Number(clean);
  if (clean === "" || !Number.isFinite(value)) return { error: "A number is needed." };
  if (option.type === INTEGER && !Number.isSafeInteger(value)) return { error: "A whole number is needed." };
  if (option.min_value !== undefined && value < option.min_value) return { error: `At least ${option.min_value}.` };
  if (option.max_value !== undefined && value > option.max_value) return { error: `At most ${option.max_value}.` };
  return { value };
}
