// The setup of the page's tests: starts a sandbox, opens its address for several people, and saves screenshots of their pages.
import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import test from "node:test";
import { Person } from "./person.mjs";
import { createEmptyFolder, findFreePort, openBrowser, startSandbox, target } from "./sandbox.mjs";

export const WIDE = 1100;
export const NARROW = 400;
const HEIGHT = 800;

/**
 * The folder of the screenshots. Their names sort in the order in which they were taken. Screenshots of the same page in both
 * widths are next to each other.
 */
const album = process.env.SCREENSHOTS ?? path.join(target, "screenshots");

/** The time limit of each wait in milliseconds, which is long enough for a busy machine. */
const PATIENCE_MS = 60_000;
const LONGEST_MS = 1_200_000;

/** Defines a test that runs `play(story)` once for each of `widths`. The names of its screenshots begin with `file`. */
export function tell(file, title, widths, play, longest = LONGEST_MS) {
    for (const width of widths) {
        test(widths.length > 1 ? `${title}, ${width} pixels wide` : title, { timeout: longest }, async (t) => {
            const story = await Story.begin(t, file, width);
            try {
                await play(story);
                assert.deepEqual(story.faults, [], "the page has no errors");
            } catch (error) {
                await story.lookEverywhere();
                throw error;
            }
        });
    }
}

/** Converts a name to ASCII for use in a file name. */
const ascii = (name) => name.normalize("NFD").replace(/[^\w ]/g, "").replace(/ /g, "-").toLowerCase();

class Story {
    faults = [];
    #file;
    #pictures = 0;
    #seen = new Set();
    #folder;
    #port;
    #sandbox;
    #browser;
    #away = false;

    static async begin(t, file, width) {
        const story = new Story();
        story.#file = file;
        story.width = width;
        const { folder, remove } = await createEmptyFolder();
        story.#folder = folder;
        // The folder is removed last, because a running sandbox writes to it.
        t.after(async () => {
            await story.#browser?.close();
            // The signal is SIGKILL, because a failed test may have left the sandbox in any state.
            await story.#sandbox?.stop("SIGKILL");
            await remove();
        });
        // Only the test of the first page uses the default port, as the README does. The other tests use free ports, so that a
        // sandbox on the default port does not disturb them.
        story.#port = file.startsWith("1-") ? undefined : await findFreePort();
        story.#sandbox = await startSandbox(folder, story.#port);
        story.#browser = await openBrowser();
        story.window = await story.newWindow();
        return story;
    }

    get url() {
        return this.#sandbox.url;
    }

    /** Opens a browser context that shares no data with the others, like a private window or another machine. */
    async newWindow(width = this.width) {
        const window = await this.#browser.newContext({ viewport: { width, height: HEIGHT }, acceptDownloads: true });
        window.setDefaultTimeout(PATIENCE_MS);
        window.on("weberror", (error) => this.faults.push(error.error().message));
        window.on("console", (message) => {
            // While the sandbox is stopped, the browser logs that it cannot connect to it.
            const expected = this.#away && message.text().includes("net::ERR_");
            if (["error", "warning"].includes(message.type()) && !expected) this.faults.push(message.text());
        });
        return window;
    }

    /** Opens the printed address in a new tab, as a new person. */
    async somebodyArrives({ window = this.window, width, as = Person } = {}) {
        const page = await window.newPage();
        if (width) await page.setViewportSize({ width, height: HEIGHT });
        await page.goto(this.url);
        return as.at(page);
    }

    /**
     * Stops the sandbox with a signal, and starts it again in its folder. Calls `meanwhile` when all tabs show that the sandbox is
     * stopped.
     */
    async restart(signal, meanwhile = async () => {}) {
        const { url } = this;
        this.#away = true;
        await this.#sandbox.stop(signal);
        const lost = this.#tabs().map((page) => page.getByText("The sandbox does not answer. Trying again…"));
        await Promise.all(lost.map((banner) => banner.waitFor()));
        await meanwhile();
        this.#sandbox = await startSandbox(this.#folder, this.#port);
        assert.equal(this.url, url, "the address is the same after the restart");
        await Promise.all(lost.map((banner) => banner.waitFor({ state: "detached" })));
        this.#away = false;
    }

    /** Asserts, in the page's developer panel, that Discord's stand-in refused no request of the bot. */
    async nothingWasRefused(person) {
        const { page } = person;
        await person.use(page.getByTestId("open-developer"));
        const onlyRefused = page.getByRole("switch", { name: "Only refused ones" });
        if (await onlyRefused.isChecked()) await person.use(onlyRefused);
        await page.getByTestId("request").first().waitFor();
        await person.use(onlyRefused);
        const refused = async () => (await page.getByTestId("request").allInnerTexts()).join("; ");
        await page.getByText("Nothing was refused.").waitFor().catch(async () => assert.fail(await refused()));
        await person.use(page.getByTestId("developer-close"));
        assert.equal(this.#sandbox.complaints(), "", "the program wrote nothing to standard error");
    }

    /** Saves a screenshot of this person's page. */
    async look(person, name) {
        const { page } = person;
        await person.look();
        this.#pictures += 1;
        const number = String(this.#pictures).padStart(2, "0");
        await mkdir(album, { recursive: true });
        // If a picture cannot be decoded, the screenshot shows that it is missing.
        await page.evaluate(async () => {
            await Promise.allSettled([...document.images].map((one) => one.decode()));
            for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        });
        const file = [this.#file, number, ascii(person.arrivedAs), name, page.viewportSize().width].join("-");
        await page.screenshot({ path: path.join(album, `${file}.png`), animations: "disabled" });
    }

    /** Saves a screenshot at each of the two widths, scrolled to `what`. */
    async lookAtBothWidths(person, name, what) {
        const { width } = person.page.viewportSize();
        for (const one of [WIDE, NARROW]) {
            await person.page.setViewportSize({ width: one, height: HEIGHT });
            await what?.evaluate((one) => one.scrollIntoView({ block: "center" }));
            await this.look(person, name);
        }
        await person.page.setViewportSize({ width, height: HEIGHT });
    }

    /** Saves a screenshot, unless there already is one of this person with this name. */
    lookOnce = async (person, name) => {
        const what = `${person.arrivedAs} ${name}`;
        if (this.#seen.has(what)) return;
        this.#seen.add(what);
        await this.look(person, name);
    };

    async lookEverywhere() {
        for (const page of this.#tabs()) await this.look(new Person(page, "tab"), "failed").catch(() => {});
    }

    #tabs() {
        return this.#browser.contexts().flatMap((window) => window.pages());
    }
}
