// A tournament with sixteen players, four at the page and twelve scripted. Two do not show up, one is late, one leaves, and one is
// replaced. The organiser pauses the tournament and decides a table, and the test counts the steps that this takes. During the
// tournament, the sandbox is stopped for ten minutes.
import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { playTurn } from "../game.mjs";
import { Person } from "../person.mjs";
import { NARROW, WIDE, tell } from "../story.mjs";
import { Crowd } from "./crowd.mjs";

const MINUTE_MS = 60_000;
const OUTAGE_MS = Number(process.env.OUTAGE_MINUTES ?? 10) * MINUTE_MS;
const LONGEST_MS = 70 * MINUTE_MS;
const TURN_UP_MINUTES = 3;
const NAMES = ["Femi", "Grace", "Hugo", "Ines", "Jun", "Kofi", "Lena", "Milo", "Nadia", "Otto", "Priya", "Quinn"];

/** An organiser who counts the commands and the buttons of the panel that they use. */
class Organiser extends Person {
    commands = 0;
    presses = 0;

    async command(...given) {
        this.commands += 1;
        await super.command(...given);
    }
}

tell("evening", "a tournament of sixteen players with an outage", [WIDE], async (story) => {
    const ada = await story.somebodyArrives({ as: Organiser });
    const ben = await story.somebodyArrives({ width: NARROW });
    const chloe = await story.somebodyArrives();
    const dmitri = await story.somebodyArrives({ width: NARROW });
    const elif = await story.somebodyArrives();
    await elif.use(elif.page.getByTestId("welcome-dismiss"));
    const atThePage = [ada, ben, chloe, dmitri];
    const crowd = new Crowd(story.url);
    const scripted = [];
    for (const name of NAMES) scripted.push(await crowd.arrives(name));
    const nora = await crowd.arrives("Nora");
    const [absent, latecomer] = [scripted.slice(0, 2), scripted[2]];
    const { channels } = await crowd.world();
    const name = await ada.page.getByTestId("channel-title").innerText();
    const channel = channels.find((one) => name.includes(one.name) && !one.parent_id).id;

    /** Presses a button of the panel, which is the organiser's newest private message, and waits until the panel has changed. */
    const step = async (button) => {
        const before = await ada.lastPrivateWords();
        await ada.press(ada.reply(), button);
        ada.presses += 1;
        await ada.replyAfter(before);
    };
    const choose = async (option) => {
        const before = await ada.lastPrivateWords();
        await ada.use(ada.reply().getByTestId("menu").first());
        ada.presses += 2;
        const options = ada.page.getByTestId("menu-option");
        await ada.use(options.filter({ hasText: option }).first());
        await ada.replyAfter(before);
    };
    const returnToChannel = (person) => person.goTo(channelName);
    const channelName = channels.find((one) => one.id === channel).name;

    /** Follows the link to a table. New messages of sixteen people move the link, so a click may miss it and is repeated. */
    const openTable = async (person, table) => {
        for (let again = true; again; ) {
            await person.use(table.getByTestId("thread-link"));
            again = await person.title("Table").waitFor({ timeout: 5_000 }).then(() => false, () => true);
        }
    };

    // The sign-up.
    await ada.answered("tournament create", {
        name: "Evening cup", rounds: 3, seats: 4, edition: "Standard", "no-show": TURN_UP_MINUTES,
    });
    for (const one of atThePage) await one.press(one.board("Join"), "Join");
    for (const one of scripted) await crowd.press(one, channel, "Join");
    await elif.message("Players (16 of 64)").waitFor();
    await story.lookAtBothWidths(elif, "sign-up");
    await ada.answered("tournament manage");
    await story.lookAtBothWidths(ada, "panel-before", ada.reply());
    await step("Start the Tournament");

    /** The scripted players who take no turns and do not show up at their tables. */
    let silent = new Set(absent);
    /**
     * Plays a round: the people at the page take their turns one after the other, and the scripted players play in parallel. Calls
     * `meanwhile(turns)` between turns.
     */
    const playRound = async (round, players, meanwhile) => {
        const everybody = [...players, ...(await crowd.world()).people.filter(({ name }) => atThePage.some((one) => one.name === name))];
        let tables = [];
        while (tables.length < 4) {
            await pause(500);
            tables = await crowd.tables(channel, round, everybody);
        }
        await story.lookAtBothWidths(elif, `round-${round}-called`);
        const seated = [];
        for (const one of atThePage.filter((one) => !withdrawn.has(one))) {
            const table = one.message(new RegExp(`Round ${round} · Table \\d+: .*${one.name}`));
            await openTable(one, table);
            await one.board("I’m Here").waitFor();
            await one.ask("I’m Here");
            seated.push(one);
        }
        for (const one of players.filter((one) => !silent.has(one) && one !== latecomer)) {
            const table = tables.find((table) => table.people.includes(one));
            if (table) await crowd.press(one, table.thread, "I’m Here").catch(() => {});
        }
        let isOver = false;
        const ended = () => isOver;
        const isScripted = (one) => players.includes(one);
        const others = tables.map((table) => {
            const people = table.people.filter(isScripted);
            return people.length > 0 && crowd.playAt(table.thread, people, { silent, ended });
        });
        // Each board is played only once. Right after the turn, the played board is still the newest for a moment.
        const played = new Map();
        const isNextToPlay = async (player) => {
            const board = await player.page.evaluate((name) => {
                const all = [...document.querySelectorAll('[data-testid="message"]')];
                const newest = all.filter((one) => one.querySelector("img:not(.emoji-own)")).at(-1);
                return newest?.innerText.includes(`@${name}, your turn`) ? newest.dataset.messageId : null;
            }, player.name);
            const isNew = board !== null && played.get(player) !== board;
            if (isNew) played.set(player, board);
            return isNew;
        };
        const roundIsOver = async () => {
            const all = await crowd.messages(nora, channel);
            return all.some(({ content }) => content.includes(`after round ${round}`) || content.includes("cup** is over"));
        };
        for (let turns = 0; !isOver; ) {
            for (const one of seated.filter((one) => !withdrawn.has(one))) {
                if (!(await isNextToPlay(one))) continue;
                await playTurn(one, (name) => story.lookOnce(one, `round-${round}-${name}`), true);
                turns += 1;
            }
            await meanwhile(turns, { tables, seated });
            await pause(300);
            isOver = await roundIsOver();
        }
        await Promise.all(others);
        for (const one of seated) await returnToChannel(one);
    };

    /** The players at the page who have left the tournament. */
    const withdrawn = new Set();
    const photographedRounds = new Set();
    const photographLiveMessage = async (round) => {
        if (photographedRounds.has(round)) return;
        photographedRounds.add(round);
        await story.lookAtBothWidths(elif, `live-${round}`, elif.message(`Round ${round}, live`));
    };
    const once = (act) => {
        let done = false;
        return async (...given) => {
            if (done) return;
            done = true;
            await act(...given);
        };
    };
    const actInChannel = async (act) => {
        const thread = await ada.page.getByTestId("channel-title").innerText();
        await returnToChannel(ada);
        await act();
        await ada.goTo(thread.trim());
    };

    // Round 1: two players do not show up, and one is late. The organiser opens the panel, pauses, replaces one player, and
    // resumes.
    const arriveLate = once(async ({ tables }) => {
        const table = tables.find((table) => table.people.includes(latecomer));
        await crowd.press(latecomer, table.thread, "I’m Here");
        silent.delete(latecomer);
    });
    const organise = once(async () =>
        actInChannel(async () => {
            await step("Refresh");
            await story.lookAtBothWidths(ada, "panel-missing", ada.reply());
            await step("Pause");
            await story.lookAtBothWidths(ada, "paused", ada.reply());
            await story.lookAtBothWidths(elif, "paused");
            await step("Players");
            await choose(absent[0].name);
            await step("Replace");
            await choose("Nora");
            await story.lookAtBothWidths(ada, "replaced", ada.reply());
            await step("Resume");
        }),
    );
    silent.add(latecomer);
    const began = Date.now();
    await playRound(1, scripted, async (turns, at) => {
        if (turns >= 4) await organise();
        if (Date.now() - began > 1.5 * MINUTE_MS) await arriveLate(at);
        if (turns >= 6) await photographLiveMessage(1);
    });
    await story.lookAtBothWidths(elif, "standings-1");

    // Round 2: one player leaves, and the sandbox is stopped for ten minutes.
    const withdraw = once(async () => {
        await returnToChannel(chloe);
        await chloe.ask("Leave");
        const confirmation = chloe.reply().getByRole("button", { name: /Leave/ });
        if ((await confirmation.count()) > 0) await chloe.use(confirmation.first());
        withdrawn.add(chloe);
        await story.lookAtBothWidths(chloe, "left");
    });
    const stopSandbox = once(async () => {
        crowd.rest(true);
        await pause(2_000);
        await story.restart("SIGKILL", async () => {
            await story.lookAtBothWidths(ben, "away");
            await pause(OUTAGE_MS);
        });
        await pause(3_000);
        crowd.rest(false);
        await story.lookAtBothWidths(elif, "back");
    });
    const players = [nora, ...scripted.slice(1)];
    silent = new Set([absent[1]]);
    await playRound(2, players, async (turns) => {
        if (turns >= 3) await withdraw();
        if (turns >= 6) await stopSandbox();
        if (turns >= 9) await photographLiveMessage(2);
    });

    // Round 3: one table does not finish, and the organiser decides it by its current scores.
    const decideTable = once(async () =>
        actInChannel(async () => {
            await step("Refresh");
            await story.lookAtBothWidths(ada, "panel-round-3", ada.reply());
            await step("Set a Result");
            await choose(/^(?!.*Ada).*Table/);
            await step("Use Current Scores");
            await story.lookAtBothWidths(ada, "deciding", ada.reply());
            await step("Confirm");
            await story.lookAtBothWidths(ada, "decided", ada.reply());
        }),
    );
    await playRound(3, players, async (turns) => {
        if (turns >= 4) await decideTable();
        if (turns >= 6) await photographLiveMessage(3);
    });

    await elif.message("Evening cup is over").waitFor();
    for (const one of [ada, ben, elif]) await story.lookAtBothWidths(one, "podium");
    await ada.answered("tournament log");
    await story.lookAtBothWidths(ada, "log", ada.reply());
    console.log(`# the organiser typed ${ada.commands} commands and pressed ${ada.presses} times in the panel; faults of scripted players: ${crowd.faults.join("; ") || "none"}`);
    // A scripted player may press a button of a rack just when the next rack replaces it. The bot then posts a new answer, and the
    // refused request is expected.
    const isLatePress = (one) => one.error.startsWith("10008") && one.path.endsWith("/callback");
    const refused = (await crowd.refused()).filter((one) => !isLatePress(one));
    assert.deepEqual(refused, []);
}, LONGEST_MS);
