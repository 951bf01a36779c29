// One click on the first page starts a match against computer players on any device. The match is played to its end, and then
// another one starts.
import assert from "node:assert/strict";
import { nextBoard, playMatch, playTurn } from "./game.mjs";
import { NARROW, WIDE, tell } from "./story.mjs";
import { Typist } from "./typist.mjs";

tell("2-computers", "matches against computers on a wide screen, on a phone and without a mouse", [WIDE], async (story) => {
    // Ada plays in the channel, so that each of the others has to play in a thread.
    const ada = await story.somebodyArrives();
    await ada.use(ada.button("Play against two computers"));
    await nextBoard([ada]);
    const ben = await story.somebodyArrives({ window: await story.newWindow(NARROW) });
    const chloe = await story.somebodyArrives({ window: await story.newWindow(), as: Typist });
    await Promise.all([playTwice(story, ada), onThePhone(story, ben), withoutAMouse(story, chloe)]);
    await story.nothingWasRefused(ada);
});

async function onThePhone(story, player) {
    await player.use(player.button("Play against two computers"));
    await player.title(`${player.name}: play against two computers`).waitFor();
    await playTwice(story, player);
}

async function withoutAMouse(story, player) {
    // The first tab stop is a link that skips the channels; the next one is the field for messages.
    await player.keys("Tab", "Enter");
    await player.type("Hello");
    await player.keys("Enter");
    await player.message("Hello").waitFor();

    await player.use(player.button("Change name"));
    await player.page.getByRole("dialog").waitFor();
    await player.keys("Control+A");
    await player.type("Cleopatra");
    await player.keys("Enter");
    await player.page.getByRole("heading", { name: "You are Cleopatra." }).waitFor();
    await player.page.getByRole("dialog").waitFor({ state: "hidden" });
    assert.ok(await player.hasFocus(player.button("Change name")), "after the dialog, the focus returns to the button");
    player.name = await player.nameInTitle();

    await player.use(player.button("Play against two computers"));
    await player.title("Cleopatra: play against two computers").waitFor();
    assert.ok(await player.hasFocus(player.composer), "after a click on a button of the welcome, the composer has the focus");
    const { id } = await nextBoard([player]);
    await typeTurn(player);
    await playTwice(story, player, id);
}

/** Plays a turn by typed commands, with the first suggested tile and the first suggested spot. */
async function typeTurn(player) {
    // A small number of placements is offered as buttons instead of a menu.
    const placeButton = (reply) => reply.getByTestId("button").filter({ hasText: /^Place$/ });
    const placementButtons = (reply) => reply.locator('[data-testid="button"][data-custom-id*=":preview:"]');
    const countChoices = (reply) => reply.getByTestId("menu").or(placeButton(reply)).or(placementButtons(reply)).count();
    let reply = await player.answered("rack");
    if (!(await countChoices(reply))) reply = await player.answered("draw");
    if (await countChoices(reply)) await player.answered("place", { tile: null, spot: null });
}

/** Plays the current match, from the board after `seen`, and starts another one. */
async function playTwice(story, player, seen) {
    const look = (name) => story.look(player, name);
    const last = await playMatch([player], { seen, look: story.lookOnce });
    await look("over");
    // The bot has uploaded the tile emojis by now, and the page shows them.
    const tiles = player.page.locator(".emoji-own");
    assert.ok((await tiles.count()) > 0, "messages contain tile emojis");
    assert.ok(await tiles.last().evaluate((tile) => tile.naturalWidth === 128), "the picture of a tile emoji is loaded");

    await player.ask("Download the Record");
    const saved = player.page.waitForEvent("download");
    await player.use(player.reply().getByRole("link"));
    assert.match((await saved).suggestedFilename(), /\.jsonl$/);
    await player.ask("Watch Replay");
    await player.reply().getByRole("img").waitFor();
    await look("record-and-replay");

    // The new match has the same computer players and starts at once.
    await player.ask("Play Again");
    await nextBoard([player], last);
    await look("again");
    await playTurn(player);
}
