// Two people and a computer player play a round in two tabs, and the program is killed during it.
import { playMatch } from "./game.mjs";
import { NARROW, WIDE, tell } from "./story.mjs";

tell("3-two-people", "a match of two people and a computer survives SIGKILL", [WIDE], async (story) => {
    const ada = await story.somebodyArrives();
    await ada.command("play");
    await ada.board("Join").waitFor();
    const ben = await story.somebodyArrives({ width: NARROW });
    await ben.press(ben.board("Join"), "Join");
    await ada.message("Seats taken: 2 of 4").waitFor();
    await ada.press(ada.board("Add Computer"), "Add Computer");
    await ada.message("Seats taken: 3 of 4").waitFor();
    await story.look(ada, "lobby");
    await story.look(ben, "lobby");
    await ada.press(ada.board(`Start (${ada.name})`), `Start (${ada.name})`);

    const afterTurn = async (turn) => {
        if (turn !== 6) return;
        const board = await ada.page.getByTestId("message").filter({ has: ada.page.locator("img") }).last().getAttribute("id");
        await story.nothingWasRefused(ada);
        await story.restart("SIGKILL", () => story.look(ada, "killed"));
        // The open tabs reconnect to the sandbox by themselves, and show the earlier messages.
        await ada.page.locator(`#${board}`).waitFor();
        await story.look(ada, "back");
    };
    await playMatch([ada, ben], { afterTurn, look: story.lookOnce });
    for (const one of [ada, ben]) {
        await one.board("Play Again").waitFor();
        await story.look(one, "over");
    }
    await story.nothingWasRefused(ada);
});
