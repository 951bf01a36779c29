// Two people and a computer play a round in two tabs, and the program is killed in the middle of it.
import { playMatch } from "./game.mjs";
import { NARROW, WIDE, tell } from "./story.mjs";

tell("3-two-people", "two people and a computer, and a kill -9 in the middle", [WIDE], async (story) => {
    const ada = await story.somebodyArrives();
    await ada.command("play");
    await ada.board("Join").waitFor();
    const ben = await story.somebodyArrives({ width: NARROW });
    await ben.press(ben.board("Join"), "Join");
    await ada.message("Seats 2 of 4").waitFor();
    await ada.press(ada.board("Add Computer"), "Add Computer");
    await ada.message("Seats 3 of 4").waitFor();
    await story.look(ada, "lobby");
    await story.look(ben, "lobby");
    await ada.press(ada.board("Start"), "Start");

    const board = () => ada.page.getByTestId("message").filter({ has: ada.page.locator("img") }).last();
    const afterTurn = async (turn, player) => {
        if (turn === 3 || turn === 4) await story.look(player, "turn");
        if (turn !== 6) return;
        const before = await board().innerText();
        await story.nothingWasRefused(ada);
        await story.restart("SIGKILL", async () => {
            await ada.page.getByText("The sandbox does not answer. Trying again…").waitFor();
            await story.look(ada, "killed");
        });
        // Nobody opens anything anew: the tabs find the sandbox again, and what was said is there.
        const [pool] = /pool \d+/.exec(before);
        await ada.message(pool).waitFor();
        await story.look(ada, "back");
    };
    await playMatch([ada, ben], { afterTurn });
    for (const one of [ada, ben]) {
        await one.board("Play Again").waitFor();
        await story.look(one, "over");
    }
    await story.nothingWasRefused(ada);
});
