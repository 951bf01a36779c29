// A newcomer's first round: two people and a computer, in the browser, to the end; and the same after a kill -9.
import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import test from "node:test";
import { Person } from "./person.mjs";
import { browser, folder, startSandbox } from "./sandbox.mjs";

/** Where pictures of the page go, if anybody wants to look at them. */
const shots = process.env.SCREENSHOTS;

async function shot(page, name) {
    if (!shots) return;
    await mkdir(shots, { recursive: true });
    await page.screenshot({ path: path.join(shots, `${name}.png`) });
}

/** Whose turn the newest board says it is, once it is another than the one `seen`: a name or `over`, and the board's id. */
async function next(people, seen) {
    const [first] = people;
    const state = await first.page.waitForFunction(([ids, seen]) => {
        const all = [...document.querySelectorAll('[data-testid="message"]')].filter((one) => one.querySelector("img"));
        const last = all[all.length - 1];
        if (!last || last.dataset.messageId === seen) return null;
        const board = last.dataset.messageId;
        const words = last.innerText;
        if (words.includes("🏆")) return { turn: "over", board };
        if (words.includes("Next: ")) return null;
        const called = ids.find(([, name]) => words.includes(`@${name}, your turn`));
        return called ? { turn: called[1], board } : null;
    }, [people.map((one) => [one.id, one.name]), seen]);
    return state.jsonValue();
}

test("two people and a computer play a round, and a kill in the middle loses nothing", { timeout: 600_000 }, async (t) => {
    const data = await folder(t);
    let sandbox = await startSandbox(data);
    t.after(() => sandbox.kill("SIGKILL"));
    const chromium = await browser(t);
    const context = await chromium.newContext({ viewport: { width: 1280, height: 860 } });
    // A machine that is busy otherwise takes its time; what never comes fails all the same.
    context.setDefaultTimeout(120_000);
    const faults = [];
    context.on("weberror", (error) => faults.push(error.error().message));

    const ada = await Person.open(context, sandbox.url, "Ada");
    await shot(ada.page, "1-welcome");
    await ada.command("play");
    await ada.board("Join").waitFor();
    const bo = await Person.open(context, sandbox.url, "Bo");
    await bo.press(bo.board("Join"), "Join");
    await ada.page.getByText("Seats 2 of 4").waitFor();
    await ada.press(ada.board("Add Computer"), "Add Computer");
    await ada.page.getByText("Seats 3 of 4").waitFor();
    await shot(ada.page, "2-lobby");
    await ada.press(ada.board("Start"), "Start");

    let people = [ada, bo];
    let turns = 0;
    let seen = null;
    for (;;) {
        // After the kill too the next board comes at once: the program is alone, and does not wait for the dead one.
        const { turn, board } = await next(people, seen);
        seen = board;
        if (turn === "over") break;
        const player = people.find((one) => one.name === turn);
        await player.turn();
        turns += 1;
        if (turns === 4) await shot(player.page, "3-turn");
        if (turns === 6) {
            const before = await ada.page.getByTestId("message").last().innerText();
            const port = Number(new URL(sandbox.url).port);
            await sandbox.kill("SIGKILL");
            sandbox = await startSandbox(data, port);
            const again = [await Person.open(context, sandbox.url, "Ada"), await Person.open(context, sandbox.url, "Bo")];
            await Promise.all(people.map((one) => one.page.close()));
            people = again;
            const after = people[0].page.getByTestId("message").filter({ has: people[0].page.locator("img") });
            await after.last().waitFor();
            const words = (text) => text.split("\n").find((line) => line.includes("pool"));
            assert.ok((await after.allInnerTexts()).some((text) => words(text) === words(before)), "the board is the same");
            await shot(people[0].page, "4-after-kill");
        }
        assert.ok(turns < 150, "a round ends");
    }
    await shot(people[0].page, "5-over");
    await people[0].board("Play Again").waitFor();
    const requests = await (await context.request.get(`${sandbox.url}/sandbox/requests`)).json();
    assert.deepEqual(requests.filter((one) => one.status >= 400), [], "Discord refused nothing");
    assert.deepEqual(faults, [], "the page has no errors");
});
