// A person at the sandbox's page, by what they see and press.
import assert from "node:assert/strict";

const PATIENCE = 30_000;

export class Person {
    constructor(page, id, name) {
        Object.assign(this, { page, id, name });
    }

    /** A person who is there already, in a tab of their own. */
    static async open(context, url, name) {
        const page = await context.newPage();
        const world = await (await context.request.get(`${url}/sandbox/world`)).json();
        let person = world.people.find((one) => one.name === name);
        if (!person) {
            const made = await context.request.post(`${url}/sandbox/people`, { data: { name, locale: "en-US" } });
            person = await made.json();
        }
        const channel = world.channels.find((one) => one.name === "triominos");
        page.setDefaultTimeout(PATIENCE);
        await page.goto(`${url}/?person=${person.id}#${channel.id}`);
        await page.getByTestId("composer").waitFor();
        return new Person(page, person.id, name);
    }

    /** Types a command without options, as one does: a slash, its name, Enter to choose it and Enter to send it. */
    async command(name) {
        await this.page.getByTestId("composer").click();
        await this.page.keyboard.type(`/${name}`);
        await this.page.locator(`[data-testid="command-item"][data-command="${name}"]`).waitFor();
        await this.page.keyboard.press("Enter");
        await this.page.getByTestId("command-form").waitFor();
        await this.page.keyboard.press("Enter");
        await this.page.getByTestId("command-form").waitFor({ state: "detached" });
    }

    /** The newest public message that has this button. */
    board(button) {
        const has = this.page.getByTestId("button").filter({ hasText: new RegExp(`^${button}$`) });
        return this.page.getByTestId("message").filter({ has }).last();
    }

    async press(message, button) {
        await message.getByTestId("button").filter({ hasText: new RegExp(`^${button}$`) }).click();
    }

    /** The newest private reply. */
    reply() {
        return this.page.getByTestId("private-message").last();
    }

    /** Waits until the newest private reply is another than this one was. */
    async replyAfter(before) {
        await this.page.waitForFunction((before) => {
            const all = document.querySelectorAll('[data-testid="private-message"]');
            const last = all[all.length - 1];
            const words = last && `${last.dataset.messageId} ${last.innerText}`;
            return last && words !== before && !last.querySelector('[aria-busy="true"]') && !last.dataset.thinking;
        }, before);
        return this.reply();
    }

    async words() {
        const reply = this.page.getByTestId("private-message").last();
        if ((await reply.count()) === 0) return "";
        return reply.evaluate((one) => `${one.dataset.messageId} ${one.innerText}`);
    }

    /** Plays a turn by the rack's menu and buttons: the best placement, else drawing, else passing. */
    async turn() {
        let before = await this.words();
        await this.press(this.board("My Rack"), "My Rack");
        let reply = await this.replyAfter(before);
        for (let step = 0; step < 20; step += 1) {
            before = await this.words();
            const names = await reply.getByTestId("button").allInnerTexts();
            if (names.includes("Place")) {
                await this.press(reply, "Place");
                return this.replyAfter(before);
            }
            if ((await reply.getByTestId("menu").count()) > 0) {
                // Where there are two, the first is for another tile.
                await reply.getByTestId("menu").last().click();
                await this.page.getByTestId("menu-option").first().click();
            } else if (names.includes("Draw")) {
                await this.press(reply, "Draw");
            } else if (names.includes("Pass")) {
                await this.press(reply, "Pass");
            } else {
                return reply;
            }
            reply = await this.replyAfter(before);
        }
        assert.fail("a turn without an end");
    }
}
