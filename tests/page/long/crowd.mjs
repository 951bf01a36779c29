// Scripted players for matches with the people at the page: they press the same buttons through the page's HTTP interface, without
// a browser.
import { setTimeout as pause } from "node:timers/promises";

const PRIVATE = 64;
const POLL_INTERVAL_MS = 150;
const PATIENCE_MS = 60_000;
const MAX_STEPS = 20;

const parts = (message) => (message.components ?? []).flatMap((row) => row.components);
const labelled = (message, label) => parts(message).find((part) => part.label === label && !part.disabled);
const words = (message) => JSON.stringify([message.id, message.content, message.components]);

/** The scripted players of one sandbox. */
export class Crowd {
    #url;
    #away = false;

    constructor(url) {
        this.#url = url;
    }

    /** Pauses the players while the sandbox is stopped, and resumes them afterwards. */
    rest(away) {
        this.#away = away;
    }

    async #ask(method, path, body) {
        const given = body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
        const response = await fetch(new URL(path, this.#url), { method, ...given });
        const text = await response.text();
        if (!response.ok) throw new Error(`${method} ${path} → ${response.status} ${text}`);
        return text ? JSON.parse(text) : null;
    }

    world = () => this.#ask("GET", "/sandbox/world");

    messages = (person, channel) => this.#ask("GET", `/sandbox/messages?person=${person.id}&channel=${channel}`);

    /** Returns the requests of the bot that were refused. */
    refused = async () => (await this.#ask("GET", "/sandbox/requests")).filter((one) => one.status >= 400);

    /** Adds a person to the server. */
    arrives = (name) => this.#ask("POST", "/sandbox/people", { name });

    async #private(person, channel) {
        const all = await this.messages(person, channel);
        return all.filter((one) => (one.flags & PRIVATE) !== 0).at(-1);
    }

    /** Presses a button or chooses in a menu. Returns the private answer once it has changed. */
    async act(person, channel, message, part, values) {
        const before = await this.#private(person, channel);
        const act = { person: person.id, channel, kind: "component", message_id: message.id, custom_id: part.custom_id, values };
        await this.#ask("POST", "/sandbox/interactions", act);
        for (let waited = 0; waited < PATIENCE_MS; waited += POLL_INTERVAL_MS) {
            const now = await this.#private(person, channel);
            const isThinking = now && !now.content && parts(now).length === 0;
            if (now && !isThinking && (!before || words(now) !== words(before))) return now;
            await pause(POLL_INTERVAL_MS);
        }
        throw new Error(`${person.name} got no answer to ${part.label ?? part.custom_id}`);
    }

    /** Presses a button on the newest message that has it. */
    async press(person, channel, label) {
        const all = await this.messages(person, channel);
        const message = all.findLast((one) => labelled(one, label));
        if (!message) throw new Error(`${person.name} sees no button ${label}`);
        return this.act(person, channel, message, labelled(message, label));
    }

    /** Plays a turn: makes the first offered placement, or else draws or passes. */
    async #takeTurn(person, channel) {
        let reply = await this.press(person, channel, "My Rack");
        for (let step = 0; step < MAX_STEPS; step += 1) {
            const placement = parts(reply).find((part) => part.custom_id?.includes(":preview:") && part.label);
            const menu = parts(reply).findLast((part) => part.options);
            const move = ["Place", "Draw", "Pass"].map((label) => labelled(reply, label)).find(Boolean);
            if (labelled(reply, "Place")) reply = await this.act(person, channel, reply, labelled(reply, "Place"));
            else if (placement) reply = await this.act(person, channel, reply, placement);
            else if (menu) reply = await this.act(person, channel, reply, menu, [menu.options[0].value]);
            else if (move) reply = await this.act(person, channel, reply, move);
            else return;
        }
        throw new Error(`a turn of ${person.name} does not end`);
    }

    /** Returns the newest board in a thread: its id, the id of the player to move, and whether the match is over. */
    async board(person, thread) {
        const all = await this.messages(person, thread);
        const board = all.findLast((one) => one.attachments?.length && (one.flags & PRIVATE) === 0);
        const called = /<@!?(\d+)>, your turn/.exec(board?.content ?? "");
        return { id: board?.id, called: called?.[1], over: Boolean(board && /🏆|Nobody wins/u.test(board.content)) };
    }

    /**
     * Plays the turns of these people at a table until the match is over or `ended()` is true. The board is polled every
     * `intervalMs` milliseconds. People in `silent` take no turns.
     */
    async playAt(thread, people, { silent = new Set(), intervalMs = 300, ended = () => false } = {}) {
        while (!ended()) {
            await pause(intervalMs);
            if (this.#away) continue;
            try {
                const { called, over } = await this.board(people[0], thread);
                if (over) return;
                const player = people.find((one) => one.id === called && !silent.has(one));
                if (player) await this.#takeTurn(player, thread);
            } catch (error) {
                // If the sandbox was stopped during the turn, or the round has ended, the error is expected.
                if (this.#away || ended()) continue;
                await pause(POLL_INTERVAL_MS);
                this.faults.push(`${thread}: ${error.message}`);
            }
        }
    }

    faults = [];

    /** Returns the tables of a round, each with its thread and with those of `people` who have a seat there. */
    async tables(channel, round, people) {
        const all = await this.messages(people[0], channel);
        const called = all.filter((one) => one.thread && one.content.startsWith(`Round ${round} · Table `));
        return called.map(({ thread, content }) => ({ thread: thread.id, people: people.filter(({ name }) => content.includes(name)) }));
    }
}
