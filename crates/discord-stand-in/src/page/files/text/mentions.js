// Mentions in texts that a person types.

import { channels, state } from "../shared/state.js";

/** Replaces names after @ and # by mentions, as Discord's text fields do. */
export function withMentions(text) {
  const byLength = (a, b) => b.name.length - a.name.length;
  let result = text;
  for (const one of [...state.world.people].sort(byLength)) result = result.replaceAll(`@${one.name}`, `<@${one.id}>`);
  for (const one of [...channels()].sort(byLength)) {
    result = result.replaceAll(new RegExp(`(?<![\\w<&])#${escapeRegExp(one.name)}(?![\\w-])`, "gu"), `<#${one.id}>`);
  }
  return result;
}

const escapeRegExp = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Returns the beginning of the name after an @ at the end of the text, or null. */
export const typedName = (text) => /(?:^|\s)@([\p{L}\p{N}_-]{0,32})$/u.exec(text)?.[1] ?? null;

const MAX_PEOPLE = 8;

/** Returns the people whose names begin with the typed letters. */
export function peopleNamed(start) {
  const needle = start.toLocaleLowerCase();
  return state.world.people.filter((one) => one.name.toLocaleLowerCase().startsWith(needle)).slice(0, MAX_PEOPLE);
}
