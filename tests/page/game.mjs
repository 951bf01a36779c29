// Playing Triominos at the page: turns by the rack's menu and buttons, and matches to their end.
import assert from "node:assert/strict";

const MOST_STEPS = 20;
const MOST_TURNS = 200;

/** The words of a reply by which a turn is over. */
const OVER = /You placed|your turn is over|you passed/;

/** Plays a turn of this person: the best placement, else drawing, else passing. `look(name)` is called on the way. */
export async function playTurn(player, look = async () => {}) {
    let reply = await player.ask("My Rack");
    await look("rack");
    for (let step = 0; step < MOST_STEPS; step += 1) {
        const menus = reply.getByTestId("menu");
        const moves = reply.getByTestId("button").filter({ hasText: /^(Place|Draw|Pass)$/ });
        // A reply with none of them, to somebody whose turn it is, comes to an end with the player's patience.
        await menus.or(moves).or(reply.getByText(OVER)).first().waitFor();
        const before = await player.lastPrivateWords();
        const buttons = await moves.allInnerTexts();
        if (buttons.includes("Place")) {
            await look("placement");
            await player.press(reply, "Place");
        } else if ((await menus.count()) > 0) {
            // Where there are two menus, the first is for another tile.
            await player.choose(menus.last(), () => look("menu"));
        } else if (buttons.length > 0) {
            await player.press(reply, buttons.includes("Draw") ? "Draw" : "Pass");
        } else {
            return reply;
        }
        reply = await player.replyAfter(before);
    }
    return assert.fail("a turn without an end");
}

/** The newest board on which somebody of these is called, or which ends the match, once it is another than the one `seen`. */
export async function nextBoard(people, seen = null) {
    const board = await people[0].page.waitForFunction(([names, seen]) => {
        const all = [...document.querySelectorAll('[data-testid="message"]')].filter((one) => one.querySelector("img"));
        const last = all[all.length - 1];
        if (!last || last.dataset.messageId === seen) return null;
        const words = last.innerText;
        const turn = names.find((name) => words.includes(`@${name}, your turn`));
        const over = /🏆|Nobody wins/u.test(words);
        return turn || over ? { id: last.dataset.messageId, turn, over } : null;
    }, [people.map((one) => one.name), seen]);
    return board.jsonValue();
}

/**
 * Plays a match to its end, from the board after `seen` on. `look(player, name)` is called on the way, `afterTurn(number)` after each
 * turn. Gives back the last board.
 */
export async function playMatch(people, { look = async () => {}, afterTurn = async () => {}, seen = null } = {}) {
    for (let turn = 1; turn <= MOST_TURNS; turn += 1) {
        const board = await nextBoard(people, seen);
        if (board.over) return board.id;
        seen = board.id;
        const player = people.find((one) => one.name === board.turn);
        await look(player, "board");
        await playTurn(player, (name) => look(player, name));
        await afterTurn(turn);
    }
    return assert.fail("a match without an end");
}
