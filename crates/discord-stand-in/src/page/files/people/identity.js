// Chooses the person of a tab: the person in its URL; otherwise a person that no other tab shows; otherwise a new person.

import * as api from "../shared/api.js";
import { loadWorld, setting, state } from "../shared/state.js";

const LOCK = "sandbox-person-";
let releaseLock = null;

/** Locks a person for this tab. Resolves to false if another tab of this browser holds the lock. */
function tryLock(personId) {
  return new Promise((resolve) => {
    if (!navigator.locks) return resolve(true);
    navigator.locks
      .request(`${LOCK}${personId}`, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(false);
        const held = new Promise((release) => (releaseLock = release));
        resolve(true);
        return held;
      })
      .catch(() => resolve(true));
  });
}

/**
 * Returns the ids of the people that tabs of this browser have shown: first the one chosen last, then the others in the order of
 * their first use.
 */
const known = () => setting("people") ?? [];
const remember = (personId) => known().includes(personId) || setting("people", [...known(), personId]);

async function lockPerson(personId) {
  releaseLock?.();
  releaseLock = null;
  await tryLock(personId);
}

/** Switches this tab to a person, even if other tabs show the same person. */
export async function choose(personId) {
  setting("people", [personId, ...known().filter((one) => one !== personId)]);
  await lockPerson(personId);
}

/** Finds or creates the person of this tab. A new person gets a default name and the browser's language. */
export async function claim() {
  const personId = await find();
  remember(personId);
  return personId;
}

async function find() {
  const { people } = state.world;
  const wanted = new URLSearchParams(location.search).get("person");
  if (people.some((one) => one.id === wanted)) {
    await lockPerson(wanted);
    return wanted;
  }
  const free = people.filter((one) => !one.here).map((one) => one.id);
  const ownPeople = known().filter((id) => free.includes(id));
  for (const id of [...ownPeople, ...free.filter((one) => !ownPeople.includes(one))]) {
    if (await tryLock(id)) return id;
  }
  const made = await api.addPerson({ locale: browserLocale() });
  await loadWorld();
  await lockPerson(made.id);
  return made.id;
}

/** Returns the locale of Discord that the browser prefers. */
function browserLocale() {
  const { locales } = state.world;
  for (const tag of navigator.languages ?? []) {
    const [language] = tag.split("-");
    const found = locales.find((one) => one === tag) ?? locales.find((one) => one.split("-")[0] === language);
    if (found) return language === "en" && tag !== "en-GB" ? "en-US" : found;
  }
  return "en-US";
}
