// Plays Triominos on the page: turns through the menu and the buttons of the rack, and whole matches.
import assert from "node:assert/strict";

const MAX_STEPS = 300;
const MAX_TURNS = 200;

/** Matches replies that end a turn. */
const OVER = /You placed|your turn is over|you passed/;

/**
 * Plays a turn of a person: makes the best placement, or else draws or passes. Calls `look(name)` at each step. The placement is
 * chosen from the menu of a rack that the person requests. If `hurried` is true, the person uses the buttons of the rack that the
 * bot has posted automatically.
 */
export async function playTurn(player, look = async () => {}, hurried = false) {
    const sent = await player.rackBelow();
    const reply = hurried && sent ? sent : await player.ask("My Rack");
    await look("rack");
    return playUntil(player, reply, (reply) => reply.getByText(OVER), look, hurried);
}

/**
 * Makes moves with the controls of a private reply until `over(reply)`, a locator, is on the page: the best placements, or else
 * draws or passes. Returns the last reply.
 */
export async function playUntil(player, reply, over, look = async () => {}, hurried = true) {
    for (let step = 0; step < MAX_STEPS; step += 1) {
        const menus = reply.getByTestId("menu");
        const moves = reply.getByTestId("button").filter({ hasText: /^(Place|Draw|Pass)$/ });
        // A small number of placements is offered as buttons instead of a menu.
        const placements = reply.locator('[data-testid="button"][data-custom-id*=":preview:"]');
        // If it is the person's turn and the reply has none of these, the wait times out.
        await menus.or(moves).or(placements).or(over(reply)).first().waitFor();
        const before = await player.lastPrivateWords();
        const buttons = await moves.allInnerTexts();
        if (buttons.includes("Place")) {
            await look("placement");
            await player.press(reply, "Place");
        } else if ((await menus.count()) > 0 && !(hurried && (await placements.count()) > 0)) {
            // If there are two menus, the first one selects another tile.
            await player.choose(menus.last(), () => look("menu"));
        } else if ((await placements.count()) > 0) {
            await player.use(placements.first());
        } else if (buttons.length > 0) {
            await player.press(reply, buttons.includes("Draw") ? "Draw" : "Pass");
        } else {
            return reply;
        }
        reply = await player.replyAfter(before);
    }
    return assert.fail("the turn has not ended after the maximum number of steps");
}

/**
 * Waits for a board other than `seen` on which it is the turn of one of these people, or which ends a round or the match. Returns
 * that board.
 */
export async function nextBoard(people, seen = null) {
    const board = await people[0].page.waitForFunction(([names, seen]) => {
        const all = [...document.querySelectorAll('[data-testid="message"]')].filter((one) => one.querySelector("img:not(.emoji-own)"));
        const last = all[all.length - 1];
        if (!last || last.dataset.messageId === seen) return null;
        const words = last.innerText;
        const turn = names.find((name) => words.includes(`@${name}, your turn`));
        const over = /🏆|Nobody wins/u.test(words);
        const between = [...last.querySelectorAll("button")].some((one) => one.innerText === "Next Round");
        return turn || over || between ? { id: last.dataset.messageId, turn, over, between } : null;
    }, [people.map((one) => one.name), seen]);
    return board.jsonValue();
}

/**
 * Plays a match to its end, from the board after `seen`. Calls `look(player, name)` at each step, and `afterTurn(number)` after
 * each turn. Returns the id of the last board.
 */
export async function playMatch(people, { look = async () => {}, afterTurn = async () => {}, seen = null, hurried = false } = {}) {
    for (let turn = 1; turn <= MAX_TURNS; turn += 1) {
        const board = await nextBoard(people, seen);
        if (board.over) return board.id;
        seen = board.id;
        if (board.between) {
            await look(people[0], "round");
            await people[0].ask("Next Round");
            continue;
        }
        const player = people.find((one) => one.name === board.turn);
        await look(player, "board");
        await playTurn(player, (name) => look(player, name), hurried);
        await afterTurn(turn);
    }
    return assert.fail("the match has not ended after the maximum number of turns");
}
