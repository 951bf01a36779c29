// Languages and themes: the settings of the server, the settings of a person, and the person's language in Discord.
import assert from "node:assert/strict";
import { nextBoard } from "./game.mjs";
import { NARROW, WIDE, tell } from "./story.mjs";

/** Returns the brightness of a message's picture, from 0 to 255. */
const brightness = (message) =>
    message.locator("img:not(.emoji-own)").first().evaluate(async (image) => {
        await image.decode();
        const canvas = new OffscreenCanvas(1, 1).getContext("2d");
        canvas.drawImage(image, 0, 0, 1, 1);
        const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
        return (red + green + blue) / 3;
    });

/** Returns the description of a command in the list of commands. */
async function described(person, name, look = async () => {}) {
    await person.focus(person.composer);
    await person.type("/");
    const words = await person.page.locator(`[data-testid="command-item"][data-command="${name}"]`).innerText();
    await look();
    await person.keys("Escape", "Escape");
    return words;
}

tell("5-settings", "the settings of a server and of a person", [WIDE, NARROW], async (story) => {
    const ada = await story.somebodyArrives();
    const english = await described(ada, "preferences");
    await ada.answered("settings");
    await ada.answered("settings", { theme: "Light" });
    await story.look(ada, "settings");
    await ada.command("play");
    await ada.message("Ada has opened a Triominos table.").waitFor();
    // A command that a message names fills the text field.
    await ada.use(ada.board(`Start (${ada.name})`).getByRole("button", { name: "/hint", exact: true }));
    const form = ada.page.locator('[data-testid="command-form"][data-command="hint"]');
    await form.waitFor();
    await story.look(ada, "tapped-command");
    await ada.keys("Escape");
    await form.waitFor({ state: "detached" });
    await ada.press(ada.board(`Start (${ada.name})`), `Start (${ada.name})`);
    await nextBoard([ada]);
    assert.ok((await brightness(ada.board("My Rack"))) > 150, "the public board is light");
    await story.look(ada, "light");

    await ada.answered("preferences", { language: "Français", theme: "Dark" });
    await story.look(ada, "preferences");
    const rack = await ada.ask("My Rack");
    await rack.getByText("C’est à toi de jouer.", { exact: true }).waitFor();
    assert.ok((await brightness(rack)) < 100, "the rack of her own is dark");
    await story.look(ada, "own-rack");

    // Commands are described in the person's language in Discord.
    const people = await ada.openPeople();
    await ada.pick(people.getByLabel("Your language in Discord"), "Fran");
    await people.getByTestId("person").filter({ hasText: "fr" }).waitFor();
    await story.look(ada, "person");
    await ada.closePeople();
    assert.notEqual(await described(ada, "preferences", () => story.look(ada, "commands")), english, "the command is described in French");

    // Public messages are in the server's language.
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
    // A language that is chosen for the bot takes precedence.
    await ada.answered("settings", { language: "English" });
    await ada.press(ada.board("Rejoindre"), "Ajouter un ordinateur");
    await ada.message("Seats taken: 2 of 4").waitFor();
    await story.nothingWasRefused(ada);
});
