// After a restart of the sandbox in the same folder, all messages and matches are as they were before.
import assert from "node:assert/strict";
import { nextBoard, playTurn } from "./game.mjs";
import { WIDE, tell } from "./story.mjs";

tell("6-restart", "a restart with the same folder keeps all data, after Ctrl-C and after SIGKILL", [WIDE], async (story) => {
    const ada = await story.somebodyArrives();
    await ada.use(ada.button("Change name"));
    await ada.write(ada.page.getByLabel("Name"), "Ada Lovelace");
    await ada.keys("Enter");
    await ada.page.getByRole("heading", { name: "You are Ada Lovelace." }).waitFor();
    ada.name = await ada.nameInTitle();
    await ada.use(ada.button("Settings of the server: language and roles"));
    await ada.write(ada.page.getByLabel("New role"), "Organiser");
    await ada.use(ada.button("Save"));
    const people = await ada.openPeople();
    await ada.use(people.getByRole("switch", { name: "@Organiser" }));
    await ada.closePeople();
    const ben = await story.somebodyArrives();
    await ben.say("See you tomorrow.");
    await ada.use(ada.button("Play against two computers"));
    let board = await nextBoard([ada]);
    let players = [ada, ben];

    for (const signal of ["SIGINT", "SIGKILL"]) {
        await playTurn(players[0]);
        board = await nextBoard([players[0]], board.id);
        await story.nothingWasRefused(players[0]);
        for (const one of players) await one.page.close();

        await story.restart(signal);
        const [again, other] = (players = [await story.somebodyArrives(), await story.somebodyArrives()]);
        assert.deepEqual([again.name, other.name], [ada.name, ben.name], "new tabs show the same people in the same order");
        await again.message("See you tomorrow.").waitFor();
        const panel = await again.openPeople();
        assert.ok(await panel.getByRole("switch", { name: "@Organiser" }).isChecked(), "roles are kept");
        assert.equal(await panel.getByRole("radio").count(), 2);
        await again.closePeople();
        assert.equal((await nextBoard([again])).id, board.id, "the newest board is still the last board from before the restart");
        await story.look(again, `after-${signal.toLowerCase()}`);
    }
    await playTurn(players[0]);
    await nextBoard([players[0]], board.id);
    await story.look(players[0], "goes-on");
    await story.nothingWasRefused(players[0]);
});
