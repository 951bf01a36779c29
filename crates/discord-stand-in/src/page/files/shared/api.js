// The stand-in's HTTP interface, with one function for each route.

/** The error for a request that the stand-in has refused (`status` 4xx or 5xx) or that has not reached it (`status` 0). */
export class ApiError extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

async function request(method, path, body) {
  let response;
  try {
    response = await fetch(path, {
      method,
      cache: "no-store",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, "The sandbox cannot be reached. Is it still running?");
  }
  const text = await response.text();
  let answer = null;
  try {
    answer = text ? JSON.parse(text) : null;
  } catch {
    answer = null;
  }
  if (!response.ok) throw new ApiError(response.status, answer?.message ?? (text || `The sandbox answered ${response.status}.`));
  return answer;
}

const query = (values) => new URLSearchParams(values).toString();

export const world = () => request("GET", "/sandbox/world");
export const commands = () => request("GET", "/sandbox/commands");
export const messages = (person, channel) => request("GET", `/sandbox/messages?${query({ person, channel })}`);
export const requests = () => request("GET", "/sandbox/requests");
export const addPerson = (person) => request("POST", "/sandbox/people", person);
export const changePerson = (id, changes) => request("PATCH", `/sandbox/people/${encodeURIComponent(id)}`, changes);
export const changeServer = (changes) => request("PATCH", "/sandbox/server", changes);
export const addRole = (role) => request("POST", "/sandbox/roles", role);
export const changeRole = (id, changes) => request("PATCH", `/sandbox/roles/${encodeURIComponent(id)}`, changes);
export const deleteRole = (id) => request("DELETE", `/sandbox/roles/${encodeURIComponent(id)}`, {});
export const addChannel = (channel) => request("POST", "/sandbox/channels", channel);
export const say = (person, channel, content) => request("POST", "/sandbox/messages", { person, channel, content });
export const dismiss = (person, messageId) => request("POST", "/sandbox/dismiss", { person, message_id: messageId });
export const interact = (interaction) => request("POST", "/sandbox/interactions", interaction);
export const autocomplete = (question) => request("POST", "/sandbox/autocomplete", question);
export const eventsUrl = (person) => `/sandbox/events?${query({ person })}`;
