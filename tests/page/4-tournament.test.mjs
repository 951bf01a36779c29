// Tournaments: one from sign-up to the podium, one created by a command, the right to create them, and the organiser's panel.
import { playMatch } from "./game.mjs";
import { NARROW, WIDE, tell } from "./story.mjs";

/** Plays this person's match in a round, in the thread of its table, and returns to the channel. */
async function playRound(story, player, round, channel) {
    const table = player.message(new RegExp(`Round ${round} · Table \\d+: .*${player.name}`));
    await player.use(table.getByTestId("thread-link"));
    await player.title("Table").waitFor();
    await story.look(player, `table-of-round-${round}`);
    await playMatch([player]);
    await player.goTo(channel);
}

tell("4-tournament", "a tournament to its podium", [WIDE], async (story) => {
    const ada = await story.somebodyArrives();
    await ada.use(ada.button("See a tournament"));
    await ada.message(`Players (4 of 64)`).waitFor();
    await ada.page.getByTestId("command-form").filter({ hasText: "/tournament start" }).waitFor();
    await story.look(ada, "sign-up");
    await ada.keys("Enter");
    await ada.message("Round 1 of 2").waitFor();
    await playRound(story, ada, 1, "tournaments");
    await ada.message("Round 2 of 2").waitFor();
    await story.look(ada, "round-2");

    const ben = await story.somebodyArrives({ window: await story.newWindow(NARROW) });
    await ben.goTo("tournaments");
    await ben.ask("Standings");
    await story.look(ben, "standings");

    await playRound(story, ada, 2, "tournaments");
    for (const one of [ada, ben]) {
        await one.message("Friendly cup is over.").waitFor();
        await story.look(one, "podium");
    }
    await ada.ask("Standings");
    await story.look(ada, "final-standings");
    await story.nothingWasRefused(ada);
});

tell("4-tournament-by-hand", "a tournament created by a command, and the right to create one", [WIDE], async (story) => {
    const ada = await story.somebodyArrives();
    const ben = await story.somebodyArrives({ width: NARROW });
    const options = { name: "Winter cup", rounds: 3, seats: 2, edition: "Standard", computers: 2, final: "True" };
    await ben.answered("tournament create", options, () => story.look(ben, "create"));
    await story.look(ben, "refused");

    await ada.openSide();
    await ada.use(ada.button("Settings of the server: language and roles"));
    await ada.write(ada.page.getByLabel("New role"), "Organiser");
    await ada.use(ada.button("Save"));
    await ada.answered("tournament organisers", { role: "Organiser" });
    await story.look(ada, "organisers");

    const people = await ben.openPeople();
    await ben.use(people.getByRole("switch", { name: "@Organiser" }));
    await story.look(ben, "role");
    await ben.closePeople();
    await ben.answered("tournament create", options);
    await ben.message("Winter cup: a Triominos tournament").waitFor();
    await story.look(ben, "created");
    await ada.message("Organised by @Ben.").waitFor();
    await ada.press(ada.board("Join"), "Join");
    await ada.message("Players (3 of 64)").waitFor();
    await story.look(ada, "joined");
    await story.nothingWasRefused(ada);
});

tell("4-tournament-panel", "an organiser's panel, from sign-up to the end", [WIDE], async (story) => {
    const ada = await story.somebodyArrives({ width: NARROW });
    const ben = await story.somebodyArrives();
    const cleo = await story.somebodyArrives();
    // Each step edits the same private message.
    const step = async (button, name) => {
        const before = await ada.lastPrivateWords();
        await ada.press(ada.reply(), button);
        await ada.replyAfter(before);
        if (name) await story.look(ada, name);
    };
    const choose = async (nth, name) => {
        const before = await ada.lastPrivateWords();
        await ada.use(ada.reply().getByTestId("menu"));
        if (name) await story.look(ada, `${name}-open`);
        await ada.use(ada.page.getByTestId("menu-option").nth(nth));
        await ada.replyAfter(before);
        if (name) await story.look(ada, name);
    };
    const options = { name: "Autumn cup", rounds: 2, edition: "Standard", computers: 2, start: "in 2 hours" };
    await ada.answered("tournament create", options);
    await ben.press(ben.board("Join"), "Join");
    await cleo.press(cleo.board("Join"), "Join");
    await ben.message("Players (4 of 64)").waitFor();
    await story.look(ben, "announced");
    await story.look(ada, "announced");

    await ada.answered("tournament manage");
    await story.look(ada, "panel-before");
    await step("Start the Tournament", "started");
    await ben.message("Round 1 of 2").waitFor();
    await step("Refresh", "panel");
    await step("Pause", "paused");
    await ben.message("paused the tournament").waitFor();
    await step("Resume");

    await step("Players");
    await choose(0, "player");
    await step("Replace", "replace");
    // Three steps back: to the player, to the list of players, and to the panel.
    for (let back = 0; back < 3; back += 1) await step("Back");
    await step("Set a Result", "result");
    await choose(0, "table");
    await step("Use Current Scores", "as-it-stands");
    await step("Confirm", "decided");
    await step("Log", "log");
    await step("Back");
    await step("Cancel the Tournament", "cancel");
    await step("Cancel the Tournament", "cancelled");
    await ben.message("was cancelled by").waitFor();
    await story.look(ben, "cancelled");
    await story.nothingWasRefused(ben);
});
