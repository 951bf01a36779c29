// A test told as a story: somebody starts the sandbox, people open its address, and what they see is kept in pictures.
import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import test from "node:test";
import { Person } from "./person.mjs";
import { emptyFolder, freePort, openBrowser, startSandbox, target } from "./sandbox.mjs";

export const WIDE = 1100;
export const NARROW = 400;
const HEIGHT = 800;

/** Where the pictures go. They sort as they were taken, the same moment at both widths side by side. */
const album = process.env.SCREENSHOTS ?? path.join(target, "screenshots");

/** A machine that is busy otherwise takes its time; what never comes fails all the same. */
const PATIENCE_MS = 60_000;
const LONGEST_MS = 1_200_000;

/** Tells a story once for each of `widths`: `play(story)`. `file` begins the names of its pictures. */
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

/** A name as a part of a file's name. */
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
        const { folder, remove } = await emptyFolder();
        story.#folder = folder;
        // In this order: as long as the sandbox runs, it writes to its folder.
        t.after(async () => {
            await story.#browser?.close();
            // SIGKILL, for a test that failed may have left it in any state.
            await story.#sandbox?.stop("SIGKILL");
            await remove();
        });
        // Only the first page is seen as the README has it; the others would be in each other's way there.
        story.#port = file.startsWith("1-") ? undefined : await freePort();
        story.#sandbox = await startSandbox(folder, story.#port);
        story.#browser = await openBrowser();
        story.window = await story.newWindow();
        return story;
    }

    get url() {
        return this.#sandbox.url;
    }

    /** A browser that knows nothing of the others, as a private window or another machine. */
    async newWindow(width = this.width) {
        const window = await this.#browser.newContext({ viewport: { width, height: HEIGHT }, acceptDownloads: true });
        window.setDefaultTimeout(PATIENCE_MS);
        window.on("weberror", (error) => this.faults.push(error.error().message));
        window.on("console", (message) => {
            // While the sandbox is away, the browser says that it cannot be reached.
            const expected = this.#away && message.text().includes("net::ERR_");
            if (["error", "warning"].includes(message.type()) && !expected) this.faults.push(message.text());
        });
        return window;
    }

    /** Somebody opens the printed address in a new tab. */
    async somebodyArrives({ window = this.window, width, as = Person } = {}) {
        const page = await window.newPage();
        if (width) await page.setViewportSize({ width, height: HEIGHT });
        await page.goto(this.url);
        return as.at(page);
    }

    /** The sandbox is stopped by this signal and started again in its folder; `meanwhile` happens when all tabs have seen it gone. */
    async restart(signal, meanwhile = async () => {}) {
        const { url } = this;
        this.#away = true;
        await this.#sandbox.stop(signal);
        const lost = this.#tabs().map((page) => page.getByText("The sandbox does not answer. Trying again…"));
        await Promise.all(lost.map((banner) => banner.waitFor()));
        await meanwhile();
        this.#sandbox = await startSandbox(this.#folder, this.#port);
        assert.equal(this.url, url, "the address is the same");
        await Promise.all(lost.map((banner) => banner.waitFor({ state: "detached" })));
        this.#away = false;
    }

    /** The developer's drawer says that the bot asked for nothing that Discord would refuse. */
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
        assert.equal(this.#sandbox.complaints(), "", "nothing is written to standard error");
    }

    /** Keeps a picture of what this person sees. */
    async look(person, name) {
        const { page } = person;
        await person.look();
        this.#pictures += 1;
        const number = String(this.#pictures).padStart(2, "0");
        await mkdir(album, { recursive: true });
        // A picture that cannot be decoded is seen to be missing.
        await page.evaluate(async () => {
            await Promise.allSettled([...document.images].map((one) => one.decode()));
            for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        });
        const file = [this.#file, number, ascii(person.arrivedAs), name, page.viewportSize().width].join("-");
        await page.screenshot({ path: path.join(album, `${file}.png`), animations: "disabled" });
    }

    /** The same at both widths; they have scrolled to `what`. */
    async lookAtBothWidths(person, name, what) {
        const { width } = person.page.viewportSize();
        for (const one of [WIDE, NARROW]) {
            await person.page.setViewportSize({ width: one, height: HEIGHT });
            await what?.evaluate((one) => one.scrollIntoView({ block: "center" }));
            await this.look(person, name);
        }
        await person.page.setViewportSize({ width, height: HEIGHT });
    }

    /** The same, the first time that this person comes to it. */
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
