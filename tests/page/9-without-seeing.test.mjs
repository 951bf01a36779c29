// Use of the page with a screen reader and without a mouse: an accessibility engine finds no violations, each move is announced
// once, and the focus moves to the board of the next turn.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { nextBoard, playTurn } from "./game.mjs";
import { NARROW, WIDE, tell } from "./story.mjs";
import { Typist } from "./typist.mjs";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** Asserts that the accessibility engine axe finds no violations in the page of this person. */
async function assertAccessible({ page }, where) {
    // The page's content security policy blocks scripts of other origins, so the browser itself evaluates the engine.
    if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(await readAxe());
    const violations = await page.evaluate(async () => {
        // During a fade-in, contrasts differ from the final ones, so the test waits until animations have ended, except endless ones.
        const fading = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity);
        await Promise.allSettled(fading.map((one) => one.finished));
        const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
        return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html.slice(0, 160)).slice(0, 3).join(" | ")}`);
    });
    assert.deepEqual(violations, [], where);
}

const readAxe = async () => (await import("node:fs/promises")).readFile(AXE, "utf8");

tell("9-engine", "an accessibility engine finds no violations", [WIDE, NARROW], async (story) => {
    const ada = await story.somebodyArrives();
    await ada.button("Play against two computers").and(ada.page.locator(":enabled")).waitFor();
    await assertAccessible(ada, "the welcome");
    await ada.use(ada.button("Play against two computers"));
    await nextBoard([ada]);
    await assertAccessible(ada, "a chat with a board");
    const rack = await ada.ask("My Rack");
    await story.look(ada, "rack");
    await assertAccessible(ada, "a rack");
    const before = await ada.lastPrivateWords();
    await ada.press(rack, "In Words");
    await ada.replyAfter(before);
    await story.look(ada, "in-words");
    await assertAccessible(ada, "a rack in words");
    await ada.openPeople();
    await assertAccessible(ada, "the people");
    await ada.closePeople();
    await ada.openSide();
    await ada.use(ada.button("Settings of the server: language and roles"));
    await ada.page.getByLabel("Language of the server").waitFor();
    await assertAccessible(ada, "the settings");
});

tell("9-redraw", "the focus stays on its control while the page is redrawn", [WIDE], async (story) => {
    const ada = await story.somebodyArrives({ as: Typist });
    const { page } = ada;
    await ada.button("Play against two computers").and(page.locator(":enabled")).waitFor();
    await ada.keys("Tab");
    const controls = ["Settings of the server: language and roles", "Add a channel", "New thread", "Change name", "Dismiss the welcome"].map((name) => ada.button(name));
    for (const control of [...controls, page.getByTestId("channel").nth(1), page.getByTestId("person-switcher")]) {
        await ada.focus(control);
        const before = await control.elementHandle();
        await page.evaluate(async () => {
            const { emit } = await import("/assets/shared/state.js");
            emit("world");
        });
        assert.equal(await before.evaluate((one) => one.isConnected), false, `${control} is redrawn`);
        assert.ok(await ada.hasFocus(control), `the focus stays on ${control}`);
    }
});

tell("9-focus", "each move is announced once, and the focus moves to the new board", [WIDE], async (story) => {
    const ada = await story.somebodyArrives({ as: Typist });
    const { page } = ada;
    await ada.keys("Tab");
    await ada.use(ada.button("Play against two computers"));
    const first = await nextBoard([ada]);

    // Alt+B moves the focus to the newest board from any element. The next tab stops are the controls of that board.
    await ada.keys("Alt+b");
    const focused = () => page.evaluate(() => document.activeElement.closest("article")?.dataset.messageId ?? document.activeElement.id);
    assert.equal(await focused(), first.id);
    assert.ok(await page.evaluate(() => document.activeElement.matches("article")));
    await ada.keys("Tab");
    assert.equal(await focused(), first.id);
    assert.equal(await page.getByRole("button", { name: "Enlarge picture" }).first().isVisible(), true);

    // Every other message is a single tab stop.
    const stops = await page.evaluate(() => [...document.querySelectorAll("#log article")]
        .filter((one) => !one.contains(document.activeElement))
        .map((one) => [...one.querySelectorAll("a[href], button")].filter((control) => control.tabIndex >= 0).length));
    assert.deepEqual(stops.filter((count) => count > 0), []);

    await page.evaluate(() => {
        window.announced = [];
        new MutationObserver((changes) => {
            for (const { addedNodes } of changes) for (const node of addedNodes) window.announced.push(node.textContent);
        }).observe(document.querySelector("#announcer"), { childList: true });
    });
    const rack = await ada.ask("My Rack");
    assert.equal(await focused(), await rack.getAttribute("data-message-id"), "the focus moves to the answer");
    await page.waitForFunction(() => window.announced.length > 0);
    await page.evaluate(() => (window.announced.length = 0));

    // After a move, the answer and the following messages are announced once each, and the focus is on the board of the new turn.
    await playTurn(ada);
    const next = await nextBoard([ada], first.id);
    await page.waitForFunction((id) => document.activeElement.closest("article")?.dataset.messageId === id, next.id);
    await page.waitForTimeout(1500);
    const announced = await page.evaluate(() => window.announced);
    const moves = announced.filter((words) => /, your turn\./.test(words));
    assert.equal(moves.length, 1, announced.join("\n"));
    const distinct = new Set(announced);
    assert.equal(distinct.size, announced.length, announced.join("\n"));
    await story.look(ada, "new-turn");
});
