// The roles of a server: the order and the permissions of the roles limit the choice of the role for champions.
import { NARROW, WIDE, tell } from "./story.mjs";

tell("8-roles", "the order and the permissions of roles limit the choice of the role for champions", [WIDE, NARROW], async (story) => {
    const ada = await story.somebodyArrives();
    const settings = async () => {
        await ada.openSide();
        await ada.use(ada.button("Settings of the server: language and roles"));
        return ada.page.getByTestId("server-settings");
    };
    const save = async () => {
        await ada.use(ada.button("Save"));
        await ada.page.getByTestId("server-settings").waitFor({ state: "detached" });
        await ada.closeSide();
    };
    const choose = () => ada.answered("settings", { "champion-role": "Champion" });

    let dialog = await settings();
    await ada.write(dialog.getByTestId("new-role-name"), "Champion");
    await ada.use(dialog.getByText("may give roles"));
    await save();

    // The bot cannot assign a role above its own.
    dialog = await settings();
    const champion = dialog.getByTestId("server-role").filter({ hasText: "@Champion" });
    await ada.use(champion.getByRole("button", { name: "Move up @Champion" }));
    await dialog.getByTestId("server-role").first().filter({ hasText: "@Champion" }).waitFor();
    await story.look(ada, "above-the-bot");
    await save();
    await (await choose()).getByText("I can only give roles below my own.").waitFor();

    // The bot must not assign a role with moderator permissions either.
    dialog = await settings();
    await ada.use(champion.getByRole("button", { name: "Move down @Champion" }));
    await dialog.getByTestId("server-role").last().filter({ hasText: "@Champion" }).waitFor();
    await ada.use(champion.getByRole("switch", { name: "Moderates" }));
    await save();
    await (await choose()).getByText("that role comes with moderation permissions").waitFor();

    dialog = await settings();
    await ada.use(champion.getByRole("switch", { name: "Moderates" }));
    await story.look(ada, "below-the-bot");
    await save();
    await (await choose()).getByText("Champion’s role: ").waitFor();
    await story.look(ada, "chosen");

    const people = await ada.openPeople();
    await people.getByText("Owner").waitFor();
    await story.look(ada, "owner");
    await ada.closePeople();
    await story.nothingWasRefused(ada);
});
