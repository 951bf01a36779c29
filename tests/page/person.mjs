// A person at the sandbox's page, who uses only visible elements, by clicking and typing.

const nameIn = (title) => /· (.+) · sandbox$/.exec(title)[1];

/** The beginning of the introduction that each person receives once, for their first match. */
const CARD = "First match?";

/**
 * Runs in the page. Returns the text of the newest private reply, without the parts that the page adds and updates, such as “in 3
 * minutes”. Returns null while the bot is still working on the reply, or if the text equals `before`.
 */
const settledReply = ([before, card]) => {
    const all = [...document.querySelectorAll('[data-testid="private-message"]')];
    const last = all.filter((one) => !one.textContent.includes(card)).at(-1);
    if (!last || last.dataset.thinking || last.querySelector('[aria-busy="true"]')) return null;
    const body = last.querySelector(".message-body").cloneNode(true);
    for (const part of body.querySelectorAll("time, .message-head, .reference, .threadlink")) part.remove();
    const words = `${last.dataset.messageId} ${body.textContent}`;
    return words === before ? null : words;
};

export class Person {
    /** Returns the person whose name the page in this tab shows. */
    static async at(page) {
        await page.getByTestId("composer").waitFor();
        await page.waitForFunction(() => /· .+ · sandbox$/.test(document.title));
        return new this(page, nameIn(await page.title()));
    }

    constructor(page, name) {
        this.page = page;
        this.composer = page.getByTestId("composer");
        this.name = name;
        this.arrivedAs = name;
    }

    async nameInTitle() {
        return nameIn(await this.page.title());
    }

    // Basic input, with a mouse. `Typist` uses the keyboard instead.

    async use(target) {
        await this.look();
        await target.click();
    }

    async focus(target) {
        await this.use(target);
    }

    /** Brings this tab to the front, because browsers seldom render background tabs. */
    async look() {
        await this.page.bringToFront();
    }

    /** Chooses the first option of a menu. Calls `look` while the menu is open. */
    async choose(menu, look = async () => {}) {
        const option = this.page.getByTestId("menu-option").first();
        await this.use(menu);
        await look();
        // A message that has changed in the meantime has closed its menu.
        if (!(await option.isVisible())) await this.use(menu);
        await this.use(option);
    }

    async type(words) {
        await this.page.keyboard.type(words);
    }

    async keys(...names) {
        for (const name of names) await this.page.keyboard.press(name);
    }

    /** Replaces the content of a field. */
    async write(field, words) {
        await this.focus(field);
        await this.keys("Control+A");
        await this.type(words);
    }

    /** Chooses from a native list of the browser by typing the beginning of an option. */
    async pick(list, beginning) {
        await this.focus(list);
        await this.type(beginning);
        await this.keys("Enter");
    }

    // The parts of the page around the chat.

    button(name) {
        return this.page.getByRole("button", { name, exact: true });
    }

    /** Opens the sidebar with channels and people, which is behind a button on a narrow screen. */
    async openSide() {
        const drawer = this.page.getByTestId("open-drawer");
        if ((await drawer.isVisible()) && (await drawer.getAttribute("aria-expanded")) === "false") await this.use(drawer);
    }

    async closeSide() {
        const drawer = this.page.getByTestId("open-drawer");
        if ((await drawer.isVisible()) && (await drawer.getAttribute("aria-expanded")) === "true") await this.keys("Escape");
    }

    /** Returns the channel's name above the log. */
    title(channel) {
        return this.page.getByTestId("channel-title").filter({ hasText: channel });
    }

    async goTo(channel) {
        await this.openSide();
        await this.use(this.page.getByTestId("channel").filter({ hasText: channel }));
        await this.title(channel).waitFor();
    }

    async openPeople() {
        await this.openSide();
        await this.use(this.page.getByTestId("person-switcher"));
        return this.page.getByTestId("people");
    }

    async closePeople() {
        await this.keys("Escape");
        await this.page.getByTestId("people").waitFor({ state: "detached" });
        await this.closeSide();
    }

    // The chat.

    async say(words) {
        await this.focus(this.composer);
        await this.type(words);
        await this.keys("Enter");
        await this.message(words).waitFor();
    }

    /** Returns the newest public message with these words. */
    message(words) {
        return this.page.getByTestId("message").filter({ hasText: words }).last();
    }

    /** Types and sends a command: chooses it by its name, and fills in the options. Calls `look` before the command is sent. */
    async command(name, options = {}, look = async () => {}) {
        await this.focus(this.composer);
        await this.type(`/${name}`);
        await this.page.locator(`[data-testid="command-item"][data-command="${name}"]`).waitFor();
        await this.keys("Enter");
        const form = this.page.getByTestId("command-form");
        await form.waitFor();
        for (const [option, value] of Object.entries(options)) await this.#fillIn(form, option, value);
        await look();
        await this.keys("Enter");
        await form.waitFor({ state: "detached" });
    }

    /** Types a command and returns the private answer. */
    async answered(name, options, look) {
        const before = await this.lastPrivateWords();
        await this.command(name, options, look);
        return this.replyAfter(before);
    }

    /**
     * Fills in an option. Required options are already in the form and get the focus in order. Optional ones are first chosen by
     * their names. A value that is not in the list is typed unchanged; `null` chooses the first value of the list.
     */
    async #fillIn(form, option, value) {
        const field = form.locator(`[data-testid="option-input"][data-option="${option}"]`);
        if ((await field.count()) === 0) {
            await this.type(option);
            await this.page.locator(`[data-testid="option-item"][data-option="${option}"]`).waitFor();
            await this.keys("Enter");
        }
        await field.waitFor();
        if (value !== null) await this.type(String(value));
        // A list is open, or the page is waiting for suggestions of the bot.
        const list = this.page.getByTestId("choice-list").or(this.page.getByText("Asking the bot…"));
        if ((await list.count()) > 0) {
            await this.page.getByTestId("choice").filter({ hasText: value ?? "" }).first().waitFor();
            await this.keys("Enter");
        } else {
            await this.keys("ArrowRight");
        }
    }

    /** Returns the newest public message with this button. */
    board(button) {
        return this.page.getByTestId("message").filter({ has: this.button(button) }).last();
    }

    async press(message, button) {
        await this.use(message.getByRole("button", { name: button, exact: true }));
    }

    /** Presses a button on the newest public message that has it, and returns the private answer. */
    async ask(button) {
        const before = await this.lastPrivateWords();
        await this.press(this.board(button), button);
        return this.replyAfter(before);
    }

    /**
     * Waits up to two seconds for the rack that the bot posts below the newest board. Returns null if there is none.
     */
    async rackBelow() {
        // The bot posts no rack for a person who has never requested one in this channel.
        if ((await this.lastPrivateWords()) === "") return null;
        const isRackBelow = (card) => {
            const all = [...document.querySelectorAll('[data-testid="message"], [data-testid="private-message"]')];
            const own = all.filter((one) => !one.textContent.includes(card));
            const last = own.at(-1);
            return last?.dataset.testid === "private-message" && last.querySelector("img:not(.emoji-own)") !== null;
        };
        const appeared = await this.page.waitForFunction(isRackBelow, CARD, { timeout: 2_000 }).catch(() => null);
        return appeared && this.reply();
    }

    /** Returns the newest private reply. */
    reply() {
        return this.page.getByTestId("private-message").filter({ hasNotText: CARD }).last();
    }

    /** Waits until the newest private reply differs from this one, and returns it. */
    async replyAfter(before) {
        await this.page.waitForFunction(settledReply, [before, CARD]);
        return this.reply();
    }

    /** Returns the text of the newest private reply, to compare it with later ones. */
    async lastPrivateWords() {
        return (await this.page.evaluate(settledReply, [undefined, CARD])) ?? "";
    }
}
