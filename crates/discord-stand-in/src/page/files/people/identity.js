// The person of a tab: the one in its URL, else one that no other tab shows, else a new one.

import * as api from "../shared/api.js";
import { loadWorld, setting, state } from "../shared/state.js";

const LOCK = "sandbox-person-";
let letGo = null;

/** Tries to claim a person for this tab, unless another tab of this browser has claimed them. Resolves to true on success. */
function take(personId) {
  return new Promise((taken) => {
    if (!navigator.locks) return taken(true);
    navigator.locks
      .request(`${LOCK}${personId}`, { ifAvailable: true }, (lock) => {
        if (!lock) return taken(false);
        const held = new Promise((release) => (letGo = release));
        taken(true);
        return held;
      })
      .catch(() => taken(true));
  });
}

/** The people that tabs of this browser have shown: the last chosen one, then the others in order of their first use. */
const known = () => setting("people") ?? [];
const remember = (personId) => known().includes(personId) || setting("people", [...known(), personId]);

async function hold(personId) {
  letGo?.();
  letGo = null;
  await take(personId);
}

/** Makes this tab that person, even if other tabs show them too. */
export async function choose(personId) {
  setting("people", [personId, ...known().filter((one) => one !== personId)]);
  await hold(personId);
}

/** Finds the person of this tab. A new one gets a default name and the language of the browser. */
export async function claim() {
  const personId = await find();
  remember(personId);
  return personId;
}

async function find() {
  const { people } = state.world;
  const wanted = new URLSearchParams(location.search).get("person");
  if (people.some((one) => one.id === wanted)) {
    await hold(wanted);
    return wanted;
  }
  const free = people.filter((one) => !one.here).map((one) => one.id);
  const ours = known().filter((id) => free.includes(id));
  for (const id of [...ours, ...free.filter((one) => !ours.includes(one))]) {
    if (await take(id)) return id;
  }
  const made = await api.addPerson({ locale: browserLocale() });
  await loadWorld();
  await hold(made.id);
  return made.id;
}

/** Discord's language that the browser prefers. */
function browserLocale() {
  const { locales } = state.world;
  for (const tag of navigator.languages ?? []) {
    const [language] = tag.split("-");
    const found = locales.find((one) => one === tag) ?? locales.find((one) => one.split("-")[0] === language);
    if (found) return language === "en" && tag !== "en-GB" ? "en-US" : found;
  }
  return "en-US";
}
