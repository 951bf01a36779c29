// A whole match of three people and a computer player. The test counts taps, public and private messages, screen heights of a
// phone, and announcements.
import assert from "node:assert/strict";
import { playMatch } from "../game.mjs";
import { Person } from "../person.mjs";
import { NARROW, WIDE, tell } from "../story.mjs";

/** A person who counts their taps in each turn. */
class Counted extends Person {
    taps = 0;

    async use(target) {
        this.taps += 1;
        await super.use(target);
    }
}

const share = (counts, most) => counts.filter((count) => count <= most).length / counts.length;

tell("whole-match", "a match of five rounds, three people and a computer", [NARROW], async (story) => {
    const ada = await story.somebodyArrives({ as: Counted });
    await ada.command("play", { length: "5 rounds" });
    await ada.board("Join").waitFor();
    const ben = await story.somebodyArrives({ width: WIDE, as: Counted });
    const chloe = await story.somebodyArrives({ as: Counted });
    for (const one of [ben, chloe]) await one.press(one.board("Join"), "Join");
    await ada.message("Seats taken: 3 of").waitFor();
    await ada.press(ada.board("Add Computer"), "Add Computer");
    await ada.message("Seats taken: 4 of").waitFor();
    await ada.page.evaluate(() => {
        window.announced = [];
        new MutationObserver((changes) => {
            for (const { addedNodes } of changes) for (const node of addedNodes) window.announced.push(node.textContent);
        }).observe(document.querySelector("#announcer"), { childList: true });
    });
    await ada.press(ada.board(`Start (${ada.name})`), `Start (${ada.name})`);

    const people = [ada, ben, chloe];
    const taps = [];
    const countTaps = () => people.reduce((sum, one) => sum + one.taps, 0);
    let last = countTaps();
    await playMatch(people, {
        hurried: true,
        look: story.lookOnce,
        afterTurn: async () => {
            const now = countTaps();
            taps.push(now - last);
            last = now;
        },
    });
    await ada.board("Play Again").waitFor();
    for (const one of people) await story.look(one, "over");

    const counted = await ada.page.evaluate(() => {
        const log = document.querySelector("#log");
        const count = (kind) => log.querySelectorAll(`[data-testid="${kind}"]`).length;
        const boards = [...log.querySelectorAll('[data-testid="message"]')].filter((one) => one.querySelector("img:not(.emoji-own)"));
        return {
            posts: count("message"), pictures: boards.length, private: count("private-message"),
            screens: log.scrollHeight / log.clientHeight, announced: window.announced.length, distinct: new Set(window.announced).size,
        };
    });
    console.log(`# ${taps.length} turns, ${share(taps, 2)} within two taps, ${share(taps, 3)} within three; ${JSON.stringify(counted)}`);
    assert.ok(counted.screens <= 40, `${counted.screens} screens`);
    assert.ok(share(taps, 2) >= 0.75, "at least three of four turns take at most two taps");
    // The private messages are the answer to `/play`, the introduction for new players, and the newest rack.
    assert.equal(counted.private, 3, "there is only one rack among the private messages");
    assert.equal(counted.distinct, counted.announced, "nothing is announced twice");
});
