// Two friends on phones: from the invitation to the second match.
import assert from "node:assert/strict";
import { playMatch } from "./game.mjs";
import { NARROW, tell } from "./story.mjs";

/** The maximum number of taps of both people from an opened table to the first board. */
const TAPS_TO_START = 5;
/** The number of taps of both people from the end of a match to the board of the next one. */
const TAPS_TO_START_AGAIN = 3;

tell("91-evening-of-two", "two friends on phones, from the invitation to the second match", [NARROW], async (story) => {
    const ada = await story.somebodyArrives();
    const ben = await story.somebodyArrives({ window: await story.newWindow() });
    let taps = 0;
    const tap = async (action) => {
        taps += 1;
        await action();
    };

    // Ada opens a table and invites Ben with the menu of people.
    await ada.command("play", { length: "1 round" });
    const lobby = ada.board("Join");
    await lobby.waitFor();
    const people = lobby.getByRole("combobox", { name: "Invite people" });
    await tap(() => ada.use(people));
    await story.look(ada, "invite");
    await tap(() => ada.use(ada.page.getByTestId("menu-option").filter({ hasText: ben.name })));
    // Several people can be selected, so the menu submits the selection when it closes.
    await tap(() => ada.keys("Escape"));

    // A message mentions Ben, who accepts. A private message tells Ada about it.
    const invitation = ben.message("has invited you to play");
    await invitation.waitFor();
    await story.look(ben, "invited");
    await tap(() => ben.press(ben.board("Accept"), "Accept"));
    await ada.reply().filter({ hasText: `${ben.name} accepted your invitation and has a seat.` }).waitFor();
    await story.look(ada, "accepted");
    await tap(() => ada.press(ada.board(`Start (${ada.name})`), `Start (${ada.name})`));
    const last = await playMatch([ada, ben], { look: story.lookOnce });
    assert.ok(taps <= TAPS_TO_START, `${taps} taps until the first board`);

    // Ben opens the next table, Ada accepts the invitation, and Ben starts the match.
    taps = 0;
    await tap(() => ben.ask("Play Again"));
    await ada.message(`${ben.name} has opened a Triominos table`).waitFor();
    await tap(() => ada.press(ada.board("Accept"), "Accept"));
    await ben.reply().filter({ hasText: `${ada.name} accepted your invitation` }).waitFor();
    await tap(() => ben.press(ben.board(`Start (${ben.name})`), `Start (${ben.name})`));
    await playMatch([ada, ben], { seen: last, look: story.lookOnce });
    assert.equal(taps, TAPS_TO_START_AGAIN);
    await story.look(ada, "second");

    // The user command on Ben, from the list of people, also opens a table.
    const panel = await ada.openPeople();
    await ada.use(panel.getByRole("button", { name: `Commands on ${ben.name}` }));
    await story.look(ada, "card");
    await ada.use(ada.page.getByTestId("person-command").filter({ hasText: "Play with…" }));
    await ben.message(`${ada.name} has opened a Triominos table`).waitFor();
    await ada.closeSide();
    await story.nothingWasRefused(ada);
});
