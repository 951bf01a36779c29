// The first visit to the printed address creates a person with a name, who can write and use commands at once. Later visits are by
// the same person.
import assert from "node:assert/strict";
import { Person } from "./person.mjs";
import { NARROW, WIDE, tell } from "./story.mjs";

const BOTH = [WIDE, NARROW];

tell("1-first-page", "the first page", BOTH, async (story) => {
    const ada = await story.somebodyArrives();
    await ada.page.getByRole("heading", { name: `You are ${ada.name}.` }).waitFor();
    await ada.button("Play against two computers").and(ada.page.locator(":enabled")).waitFor();
    await story.look(ada, "welcome");

    await ada.say("Is anybody here?");
    await ada.page.getByTestId("welcome").waitFor();
    await ada.command("play");
    await ada.board("Join").waitFor();
    await ada.page.getByTestId("welcome").waitFor({ state: "detached" });
    await story.look(ada, "table");

    await ada.use(ada.button("Welcome: what to try here"));
    await story.look(ada, "welcome-again");
    await ada.use(ada.button("Change name"));
    await ada.write(ada.page.getByLabel("Name"), "Ada Lovelace");
    await story.look(ada, "name");
    await ada.keys("Enter");
    await ada.page.getByRole("heading", { name: "You are Ada Lovelace." }).waitFor();
    assert.equal(await ada.nameInTitle(), "Ada Lovelace");
    await ada.use(ada.button("Dismiss the welcome"));
    await ada.page.getByTestId("welcome").waitFor({ state: "detached" });
    await ada.say("It is me.");
    assert.equal(await ada.message("It is me.").getAttribute("data-author"), "Ada Lovelace");

    await ada.page.reload();
    const again = await Person.at(ada.page);
    assert.equal(again.name, "Ada Lovelace");
    await again.message("Is anybody here?").waitFor();
    assert.equal(await again.page.getByTestId("welcome").count(), 0, "the dismissed welcome card stays hidden");
    await story.nothingWasRefused(again);
});

tell("1-second-person", "a second tab is a second person", BOTH, async (story) => {
    const ada = await story.somebodyArrives();
    const [opened] = await Promise.all([ada.page.waitForEvent("popup"), ada.use(ada.page.getByRole("link", { name: "Open a second tab" }))]);
    const ben = await Person.at(opened);
    await ben.page.getByRole("heading", { name: `You are ${ben.name}.` }).waitFor();
    await story.look(ben, "ben");
    const cleo = await story.somebodyArrives();
    const dora = await story.somebodyArrives({ window: await story.newWindow() });
    assert.equal(new Set([ada, ben, cleo, dora].map((one) => one.name)).size, 4, "each tab has a different person");

    await ben.say("Hello, everybody!");
    for (const one of [ada, cleo, dora]) await one.message("Hello, everybody!").waitFor();

    // A second visit, after closing a tab or in the same tab, does not create another person.
    await ben.page.close();
    const back = await story.somebodyArrives();
    assert.equal(back.name, ben.name);
    await back.message("Hello, everybody!").waitFor();
    await cleo.page.goto(story.url);
    assert.equal((await Person.at(cleo.page)).name, cleo.name);

    const people = await ada.openPeople();
    assert.deepEqual((await people.getByRole("radio").allInnerTexts()).map((one) => one.split("\n").find((line) => line.length > 1)), [ada, ben, cleo, dora].map((one) => one.name));
    await story.look(ada, "people");
    await ada.closePeople();
    await story.nothingWasRefused(ada);
});
