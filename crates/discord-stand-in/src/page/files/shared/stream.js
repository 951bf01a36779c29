// The live connection: server-sent events, opened again when lost, with everything fetched afresh after each opening.
//
// A browser keeps at most six connections to one host over all its tabs, and every open stream holds one of them. So that
// a seventh tab does not bring the others to a halt, tabs share four places (Web Locks); a tab in the background gives its
// place to one that waits for it, and a tab without a place asks again every second or two instead.

import * as api from "./api.js";
import { emit, state } from "./state.js";

const PLACES = 4;
const PLACE = "sandbox-stream-";
const LEAVE_AFTER_MS = 3000;
const POLL_SEEN_MS = 1500;
const POLL_HIDDEN_MS = 5000;
const RETRY_MS = [500, 1000, 2000, 4000];

let onEvent = () => {};
let refetch = async () => {};
/** The number of starts. Pending work of an earlier start is dropped. */
let epoch = 0;
let source = null;
let giveBackPlace = null;
let waiting = null;
let pollTimer = 0;
let retryTimer = 0;
let leaveTimer = 0;

/** `handlers.event` takes each event, `handlers.refetch` fetches everything. */
export function configureStream(handlers) {
  onEvent = handlers.event;
  refetch = handlers.refetch;
  document.addEventListener("visibilitychange", seenOrHidden);
  window.addEventListener("pagehide", close);
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) startStream();
  });
}

/** Connects as the current person; a connection as another one is closed first. */
export function startStream() {
  close();
  epoch += 1;
  if (document.hidden && navigator.locks) poll(epoch);
  else takePlace(epoch);
}

function close() {
  source?.close();
  source = null;
  waiting?.abort();
  waiting = null;
  giveBackPlace?.();
  giveBackPlace = null;
  clearTimeout(pollTimer);
  clearTimeout(retryTimer);
  clearTimeout(leaveTimer);
}

function seenOrHidden() {
  clearTimeout(leaveTimer);
  if (!document.hidden) {
    if (!source) startStream();
  } else if (navigator.locks) {
    leaveTimer = setTimeout(leaveIfWanted, LEAVE_AFTER_MS);
  }
}

/** In the background: gives the place back if another tab waits for one. */
async function leaveIfWanted() {
  if (!document.hidden || !source) return;
  const { pending } = await navigator.locks.query();
  if (!document.hidden || !source) return;
  if (pending.some(({ name }) => name.startsWith(PLACE))) startStream();
  else leaveTimer = setTimeout(leaveIfWanted, LEAVE_AFTER_MS);
}

function setConnection(value) {
  if (state.connection === value) return;
  state.connection = value;
  emit("connection");
}

/** Polls while it waits for one of the places, and opens the stream when it has one. */
function takePlace(run) {
  if (!navigator.locks) return open(run, 0);
  const race = new AbortController();
  waiting = race;
  let taken = false;
  for (let place = 0; place < PLACES; place += 1) {
    navigator.locks
      .request(`${PLACE}${place}`, { signal: race.signal }, () => {
        if (taken || run !== epoch) return undefined;
        taken = true;
        return new Promise((release) => {
          giveBackPlace = release;
          race.abort();
          clearTimeout(pollTimer);
          open(run, 0);
        });
      })
      .catch(() => {});
  }
  // Usually a place is free and the stream is open long before this.
  pollTimer = setTimeout(() => {
    if (!taken) poll(run);
  }, 400);
}

function open(run, failures) {
  if (run !== epoch) return;
  const stream = new EventSource(api.eventsUrl(state.personId));
  source = stream;
  stream.onopen = () => {
    failures = 0;
    refresh(run, "live").then((done) => {
      if (!done) stream.onerror();
    });
  };
  stream.onmessage = ({ data }) => {
    if (run !== epoch) return;
    let event = null;
    try {
      event = JSON.parse(data);
    } catch {
      return;
    }
    onEvent(event);
  };
  // The browser does not reconnect after an HTTP error, so the page does.
  stream.onerror = () => {
    if (run !== epoch || source !== stream) return;
    stream.close();
    source = null;
    setConnection("lost");
    retryTimer = setTimeout(() => reopen(run, failures + 1), RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]);
  };
}

/** Checks whether the sandbox is reachable: it may have been restarted as another world, without this person. */
async function reopen(run, failures) {
  if (run !== epoch) return;
  if (await refresh(run, "lost")) open(run, failures);
  else if (run === epoch) retryTimer = setTimeout(() => reopen(run, failures + 1), RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]);
}

async function refresh(run, connection) {
  try {
    await refetch();
    if (run === epoch) setConnection(connection);
    return true;
  } catch (error) {
    if (!(error instanceof api.ApiError)) console.error(error);
    if (run === epoch) setConnection("lost");
    return false;
  }
}

async function poll(run) {
  if (run !== epoch || source) return;
  await refresh(run, "polling");
  if (run !== epoch || source) return;
  clearTimeout(pollTimer);
  pollTimer = setTimeout(() => poll(run), document.hidden ? POLL_HIDDEN_MS : POLL_SEEN_MS);
}
