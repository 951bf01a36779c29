// An open menu stays open while other people join, start threads and write.
import assert from "node:assert/strict";
import { WIDE, tell } from "./story.mjs";

const LINES = 20;

tell("7-open-menu", "an open menu stays open while new messages arrive", [WIDE], async (story) => {
    const ada = await story.somebodyArrives();
    // There are enough messages that each new one scrolls the log.
    for (let line = 1; line <= LINES; line += 1) await ada.say(`Line ${line} of a long talk`);
    const board = await ada.answered("leaderboard");
    const menu = board.getByTestId("menu").last();
    await ada.use(menu);
    const options = ada.page.getByTestId("menu-option");
    const count = await options.count();
    assert.ok(count > 1, "the menu has several options");

    const ben = await story.somebodyArrives({ window: await story.newWindow() });
    for (const words of ["Hello!", "Is anybody here?"]) {
        await ben.say(words);
        await ada.message(words).waitFor();
    }
    await story.look(ada, "open");
    assert.equal(await options.count(), count, "the menu is still open");
    const before = await ada.lastPrivateWords();
    const other = options.and(ada.page.locator('[aria-selected="false"]')).first();
    const chosen = await other.getAttribute("data-label");
    await ada.use(other);
    const answer = await ada.replyAfter(before);
    assert.match(await answer.getByTestId("menu").last().innerText(), new RegExp(chosen), "the chosen option is applied");
});
