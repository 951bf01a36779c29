// Languages and themes: of the server, of a person, and in Discord itself.
import assert from "node:assert/strict";
import { nextBoard } from "./game.mjs";
import { NARROW, WIDE, tell } from "./story.mjs";

/** How bright a message's picture is, from 0 to 255. */
const brightness = (message) =>
    message.locator("img").first().evaluate(async (image) => {
        await image.decode();
        const canvas = new OffscreenCanvas(1, 1).getContext("2d");
        canvas.drawImage(image, 0, 0, 1, 1);
        const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
        return (red + green + blue) / 3;
    });

tell("5-settings", "the settings of a server and of a person", [WIDE, NARROW], async (story) => {
    const ada = await story.somebodyArrives();
    await ada.answered("settings");
    await ada.answered("settings", { theme: "Light" });
    await story.look(ada, "settings");
    await ada.command("play");
    await ada.message("Ada has opened a table of Triominos.").waitFor();
    await ada.press(ada.board("Start"), "Start");
    await nextBoard([ada]);
    assert.ok((await brightness(ada.board("My Rack"))) > 150, "the public board is light");
    await story.look(ada, "light");

    await ada.answered("preferences", { language: "Français", theme: "Dark" });
    await story.look(ada, "preferences");
    const rack = await ada.ask("My Rack");
    await rack.getByText("C’est à toi de jouer.", { exact: true }).waitFor();
    assert.ok((await brightness(rack)) < 100, "the rack of her own is dark");
    await story.look(ada, "own-rack");

    // The person's language in Discord: commands are described in it.
    const people = await ada.openPeople();
    await ada.pick(people.getByLabel("Your language in Discord"), "Fran");
    await people.getByTestId("person").filter({ hasText: "fr" }).waitFor();
    await story.look(ada, "person");
    await ada.closePeople();
    await ada.focus(ada.composer);
    await ada.type("/re");
    await story.look(ada, "commands");
    await ada.keys("Escape");

    // The server's language: everyone reads its public messages.
    await ada.openSide();
    await ada.use(ada.button("Settings of the server: language and roles"));
    await ada.pick(ada.page.getByLabel("Language of the server"), "Fran");
    await story.look(ada, "server");
    await ada.use(ada.button("Save"));
    await ada.closeSide();
    await ada.goTo("general");
    await ada.command("play");
    await ada.board("Rejoindre").waitFor();
    await story.look(ada, "french-table");
    await story.nothingWasRefused(ada);
});
