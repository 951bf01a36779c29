// A beginner's first game: against computers, with the card that explains the game, on a phone and at a desk.
import assert from "node:assert/strict";
import { nextBoard, playMatch } from "./game.mjs";
import { Person } from "./person.mjs";
import { NARROW, WIDE, tell } from "./story.mjs";

/** The limits for a match of one round on a phone: the mean of the taps of a turn, and the heights of the screen that everything takes. */
const TAPS_A_TURN = 2.6;
const SCREENS = 12;

/** A person who counts their taps. */
class Counted extends Person {
    taps = 0;

    async use(target) {
        this.taps += 1;
        await super.use(target);
    }
}

tell("92-first-game", "a beginner's first game, and the card below the first rack", [NARROW, WIDE], async (story) => {
    const ada = await story.somebodyArrives({ as: Counted });
    await ada.use(ada.button("Play against two computers"));
    await nextBoard([ada]);
    assert.equal(ada.taps, 1, "one tap starts a match");

    // The first rack comes with a card of one picture: at most two screens, and the buttons of the rack stay visible at a desk.
    await ada.ask("My Rack");
    const card = ada.page.getByTestId("private-message").filter({ hasText: "First match?" });
    await card.getByRole("img").first().waitFor();
    await story.look(ada, "card");
    assert.equal(await card.locator("img:not(.emoji-own)").count(), 1);
    for (const words of ["bridge +40", "hexagon +50", "costs 5 points", "Going out"]) await card.getByText(words).waitFor();
    const places = await ada.page.evaluate(() => {
        const log = document.querySelector("#log");
        const all = [...log.querySelectorAll('[data-testid="private-message"]')];
        const card = all.find((one) => one.textContent.includes("First match?"));
        const rack = all.filter((one) => one !== card && one.querySelector("img:not(.emoji-own)")).at(-1);
        const button = rack.querySelector("button[data-custom-id]");
        const height = log.clientHeight;
        return { card: card.offsetHeight / height, button: button.getBoundingClientRect().top - log.getBoundingClientRect().top };
    });
    console.log(`# the card takes ${places.card.toFixed(2)} of the log's height; the first button is ${Math.round(places.button)} pixels below its top`);
    assert.ok(places.card <= 2, `${places.card} screens`);
    if (story.width === WIDE) assert.ok(places.button >= 0, "the buttons of the rack are still visible");

    ada.taps = 0;
    let turns = 0;
    const afterTurn = async () => {
        turns += 1;
    };
    await playMatch([ada], { hurried: true, look: story.lookOnce, afterTurn });
    await ada.board("Play Again").waitFor();
    await story.look(ada, "over");
    const counted = await ada.page.evaluate(() => {
        const log = document.querySelector("#log");
        const count = (kind) => log.querySelectorAll(`[data-testid="${kind}"]`).length;
        return { posts: count("message"), private: count("private-message"), screens: log.scrollHeight / log.clientHeight };
    });
    console.log(`# ${turns} turns, ${(ada.taps / turns).toFixed(2)} taps a turn; ${JSON.stringify(counted)}`);
    assert.ok(ada.taps / turns <= TAPS_A_TURN, `${ada.taps} taps in ${turns} turns`);
    if (story.width === NARROW) assert.ok(counted.screens <= SCREENS, `${counted.screens} screens`);

    // The end shows its card alone; the last board is behind a button.
    const end = ada.board("Play Again");
    assert.equal(await end.locator("img:not(.emoji-own)").count(), 1);
    await ada.ask("Final Board");
    await ada.reply().getByRole("img").first().waitFor();
    await story.look(ada, "last-board");
    await story.nothingWasRefused(ada);
});
