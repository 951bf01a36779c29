// Playing Triominos at the page: turns by the rack's menu and buttons, and matches to their end.
import assert from "node:assert/strict";

const MOST_STEPS = 20;
const MOST_TURNS = 200;

/** The words of a reply by which a turn is over. */
const OVER = /You placed|your turn is over|you passed/;

/**
 * Plays a turn of this person: the best placement, else drawing, else passing. `look(name)` is called on the way. Placements are chosen
 * in the menu and of a rack that was asked for or, by somebody `hurried`, by buttons and of the rack that came by itself.
 */
export async function playTurn(player, look = async () => {}, hurried = false) {
    const come = await player.rackBelow();
    let reply = hurried && come ? come : await player.ask("My Rack");
    await look("rack");
    for (let step = 0; step < MOST_STEPS; step += 1) {
        const menus = reply.getByTestId("menu");
        const moves = reply.getByTestId("button").filter({ hasText: /^(Place|Draw|Pass)$/ });
        // Where there are a few placements, each has a button, and there is no menu.
        const placements = reply.locator('[data-testid="button"][data-custom-id*=":preview:"]');
        // A reply with none of them, to somebody whose turn it is, comes to an end with the player's patience.
        await menus.or(moves).or(placements).or(reply.getByText(OVER)).first().waitFor();
        const before = await player.lastPrivateWords();
        const buttons = await moves.allInnerTexts();
        if (buttons.includes("Place")) {
            await look("placement");
            await player.press(reply, "Place");
        } else if ((await menus.count()) > 0 && !(hurried && (await placements.count()) > 0)) {
            // Where there are two menus, the first is for another tile.
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
    return assert.fail("a turn without an end");
}

/**
 * The newest board on which somebody of these is called, or which ends a round or the match, once it is another than the one
 * `seen`.
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
 * Plays a match to its end, from the board after `seen` on. `look(player, name)` is called on the way, `afterTurn(number)` after each
 * turn. Gives back the last board.
 */
export async function playMatch(people, { look = async () => {}, afterTurn = async () => {}, seen = null, hurried = false } = {}) {
    for (let turn = 1; turn <= MOST_TURNS; turn += 1) {
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
    return assert.fail("a match without an end");
}
