// A person alone on a phone: the first lesson, the puzzle and the deal of the day with pictures, and the puzzle in words alone.
import assert from "node:assert/strict";
import { nextBoard, playTurn, playUntil } from "./game.mjs";
import { NARROW, WIDE, tell } from "./story.mjs";

/** The index of the right answer of each step of the lesson. */
const ANSWERS = [1, 2, 2, 0, 2, 2];

/** Presses a control of the reply, and returns the reply that follows. */
async function follow(person, control) {
    const before = await person.lastPrivateWords();
    await person.use(control);
    return person.replyAfter(before);
}

const buttonOf = (reply, name) => reply.getByRole("button", { name, exact: true });

tell("93-lesson", "the first lesson, and a first round with a coach", [NARROW, WIDE], async (story) => {
    const ada = await story.somebodyArrives();
    const answer = (reply, index) => reply.locator(`[data-testid="button"][data-custom-id$=":answer:${index}"]`);
    let reply = await ada.answered("learn");
    await story.look(ada, "step");
    reply = await follow(ada, answer(reply, 0));
    await story.look(ada, "wrong");
    for (const [step, index] of ANSWERS.entries()) {
        reply = await follow(ada, answer(reply, index));
        await story.look(ada, "right");
        if (step + 1 === ANSWERS.length) break;
        reply = await follow(ada, buttonOf(reply, "Next Step"));
        await story.look(ada, "step");
    }
    await ada.press(reply, "Play Your First Round");
    await nextBoard([ada]);
    await playTurn(ada, (name) => story.lookOnce(ada, name));
    await story.look(ada, "coached");
    await story.nothingWasRefused(ada);
});

tell("93-daily", "the puzzle and the deal of the day, and the calendar", [NARROW, WIDE], async (story) => {
    const ada = await story.somebodyArrives();
    const isOver = (reply) => buttonOf(reply, "Try Again");
    for (const kind of ["puzzle", "deal"]) {
        const reply = await ada.answered(`daily ${kind}`);
        await reply.getByRole("img").first().waitFor();
        await story.look(ada, kind);
        const end = await playUntil(ada, reply, isOver, (name) => story.lookOnce(ada, `${kind}-${name}`));
        await story.look(ada, `${kind}-end`);
        await ada.press(end, "Share Here");
        await ada.message(`Triominos ${kind === "deal" ? "daily" : "puzzle"}`).waitFor();
    }
    const calendar = await ada.answered("daily calendar");
    await calendar.getByRole("img").first().waitFor();
    await story.look(ada, "calendar");
    await story.nothingWasRefused(ada);
});

tell("93-words", "the puzzle of the day in words alone", [NARROW], async (story) => {
    const ada = await story.somebodyArrives();
    await ada.answered("preferences", { pictures: "in words, without pictures" });
    let reply = await ada.answered("daily puzzle");
    await story.look(ada, "words");
    assert.equal(await reply.locator("img:not(.emoji-own)").count(), 0);
    await follow(ada, buttonOf(reply, "More"));
    await story.look(ada, "board");
    reply = await ada.answered("daily puzzle");
    reply = await playUntil(ada, reply, (reply) => buttonOf(reply, "Try Again"), (name) => story.lookOnce(ada, name));
    assert.equal(await reply.locator("img:not(.emoji-own)").count(), 0, "no picture until the end");
    await story.look(ada, "end");
    await story.nothingWasRefused(ada);
});
