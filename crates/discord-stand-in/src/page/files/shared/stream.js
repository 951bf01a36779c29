// The live connection: a stream of server-sent events, which is reopened when it is lost. Each time it is opened, all data is
// fetched again.
//
// A browser opens at most six connections to a host, which all its tabs share, and each open stream uses one of them. To leave
// connections for requests, all tabs share four slots for streams (Web Locks). A background tab gives up its slot if another tab
// waits for one. A tab without a slot polls every second or two instead.

import * as api from "./api.js";
import { emit, state } from "./state.js";

const SLOTS = 4;
const SLOT_LOCK = "sandbox-stream-";
const RELEASE_CHECK_MS = 3000;
const POLL_VISIBLE_MS = 1500;
const POLL_HIDDEN_MS = 5000;
const RETRY_MS = [500, 1000, 2000, 4000];

let onEvent = () => {};
let refetch = async () => {};
/** The number of times that the stream was started. Pending work of an earlier start is discarded. */
let epoch = 0;
let source = null;
let releaseSlot = null;
let waiting = null;
let pollTimer = 0;
let retryTimer = 0;
let releaseTimer = 0;

/** Sets the handlers. `handlers.event` is called with each event, and `handlers.refetch` fetches all data. */
export function configureStream(handlers) {
  onEvent = handlers.event;
  refetch = handlers.refetch;
  document.addEventListener("visibilitychange", onVisibilityChange);
  window.addEventListener("pagehide", close);
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) startStream();
  });
}

/** Connects as the current person. Closes an earlier connection first. */
export function startStream() {
  close();
  epoch += 1;
  if (document.hidden && navigator.locks) poll(epoch);
  else waitForSlot(epoch);
}

function close() {
  source?.close();
  source = null;
  waiting?.abort();
  waiting = null;
  releaseSlot?.();
  releaseSlot = null;
  clearTimeout(pollTimer);
  clearTimeout(retryTimer);
  clearTimeout(releaseTimer);
}

function onVisibilityChange() {
  clearTimeout(releaseTimer);
  if (!document.hidden) {
    if (!source) startStream();
  } else if (navigator.locks) {
    releaseTimer = setTimeout(releaseIfNeeded, RELEASE_CHECK_MS);
  }
}

/** Gives up the slot of a background tab if another tab waits for a slot. */
async function releaseIfNeeded() {
  if (!document.hidden || !source) return;
  const { pending } = await navigator.locks.query();
  if (!document.hidden || !source) return;
  if (pending.some(({ name }) => name.startsWith(SLOT_LOCK))) startStream();
  else releaseTimer = setTimeout(releaseIfNeeded, RELEASE_CHECK_MS);
}

function setConnection(value) {
  if (state.connection === value) return;
  state.connection = value;
  emit("connection");
}

/** Waits for a slot, and then opens the stream. Polls while it waits. */
function waitForSlot(run) {
  if (!navigator.locks) return open(run, 0);
  const race = new AbortController();
  waiting = race;
  let taken = false;
  for (let slot = 0; slot < SLOTS; slot += 1) {
    navigator.locks
      .request(`${SLOT_LOCK}${slot}`, { signal: race.signal }, () => {
        if (taken || run !== epoch) return undefined;
        taken = true;
        return new Promise((release) => {
          releaseSlot = release;
          race.abort();
          clearTimeout(pollTimer);
          open(run, 0);
        });
      })
      .catch(() => {});
  }
  // Usually a slot is free, so that the stream is open long before this time-out.
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
  // Browsers do not reconnect after an HTTP error, so the page reconnects.
  stream.onerror = () => {
    if (run !== epoch || source !== stream) return;
    stream.close();
    source = null;
    setConnection("lost");
    retryTimer = setTimeout(() => reopen(run, failures + 1), RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]);
  };
}

/**
 * Reconnects after checking that the stand-in can be reached. The stand-in may have been restarted with another state, in which
 * this person does not exist.
 */
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
  pollTimer = setTimeout(() => poll(run), document.hidden ? POLL_HIDDEN_MS : POLL_VISIBLE_MS);
}
