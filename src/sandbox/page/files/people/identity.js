// Which person a tab is: the one that its address names, else one whom no other tab shows, else somebody new.

import * as api from "../shared/api.js";
import { loadWorld, setting, state } from "../shared/state.js";

const LOCK = "sandbox-person-";
let letGo = null;

/** Takes the place of a person in this browser, unless another tab has it; gives back whether this one has it now. */
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

/** The people whom tabs of this browser have shown: the one chosen last, then the others in the order in which they came. */
const known = () => setting("people") ?? [];
const remember = (personId) => known().includes(personId) || setting("people", [...known(), personId]);

async function hold(personId) {
  letGo?.();
  letGo = null;
  await take(personId);
}

/** This tab is that person from now on, whoever else is. */
export async function choose(personId) {
  setting("people", [personId, ...known().filter((one) => one !== personId)]);
  await hold(personId);
}

/** The person of this tab. Somebody new comes with a name of their own, and the language of the browser. */
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

/** The one of Discord's languages that the browser likes best. */
function browserLocale() {
  const { locales } = state.world;
  for (const tag of navigator.languages ?? []) {
    const [language] = tag.split("-");
    const found = locales.find((one) => one === tag) ?? locales.find((one) => one.split("-")[0] === language);
    if (found) return language === "en" && tag !== "en-GB" ? "en-US" : found;
  }
  return "en-US";
}
