// The private review of a match: in two languages, a mistake to mend, and in words alone; and the profile.
import assert from "node:assert/strict";
import { playMatch } from "./game.mjs";
import { NARROW, WIDE, tell } from "./story.mjs";

/** Presses Review under the result, and waits for the new page that replaces the progress. */
async function review(person, button, title) {
    const pages = person.page.getByTestId("private-message").filter({ hasText: title });
    const page = pages.nth(await pages.count());
    await person.press(person.board(button), button);
    await page.waitFor();
    return page;
}

tell("94-review", "the review of a match in two languages and in words", [NARROW, WIDE], async (story) => {
    const ada = await story.somebodyArrives();
    await ada.use(ada.button("Play against two computers"));
    await playMatch([ada], { hurried: true });
    const page = await review(ada, "Review", "Your review of this match");
    await page.getByRole("img").first().waitFor();
    await story.look(ada, "english");
    // Without a clear mistake, the page has no moves to try again.
    const mistake = page.getByRole("button", { name: "Move 1", exact: true });
    if ((await mistake.count()) > 0) {
        await ada.use(mistake);
        const asked = ada.reply().getByText("Can you find a better move?");
        await asked.waitFor();
        await ada.reply().getByRole("img").first().waitFor();
        await story.look(ada, "mistake");
    }

    await ada.answered("preferences", { language: "Deutsch" });
    const german = await review(ada, "Review", "Deine Analyse");
    await german.getByRole("img").first().waitFor();
    await story.look(ada, "german");

    await ada.answered("preferences", { language: "English", pictures: "in words, without pictures" });
    const words = await review(ada, "Review", "Your review of this match");
    assert.equal(await words.locator("img:not(.emoji-own)").count(), 0);
    await story.look(ada, "words");
    await ada.answered("profile");
    await story.look(ada, "profile");
    await story.nothingWasRefused(ada);
});
