// A person without a mouse: everything is reached by Tab and pressed by Enter.
import assert from "node:assert/strict";
import { Person } from "./person.mjs";

/** More stops than any page of a test has between two things. */
const MOST_STOPS = 300;

export class Typist extends Person {
    async use(target) {
        await this.focus(target);
        const ticks = await target.evaluate((element) => element.type === "checkbox");
        await this.keys(ticks ? " " : "Enter");
    }

    /** Goes from where the focus is, forward or back, whichever way the target lies. */
    async focus(target) {
        await this.look();
        await target.waitFor();
        for (let stops = 0; stops < MOST_STOPS; stops += 1) {
            const way = await target.evaluate((element) => {
                const here = document.activeElement;
                if (here === element) return "there";
                if (here === document.body) return "lost";
                return here.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? "Shift+Tab" : "Tab";
            });
            if (way === "there") return;
            assert.notEqual(way, "lost", `the focus got lost on the way to ${target}`);
            await this.keys(way);
        }
        assert.fail(`no way by the keyboard to ${target}`);
    }

    async hasFocus(target) {
        return target.evaluate((element) => element === document.activeElement);
    }

    async choose(menu, look = async () => {}) {
        await this.use(menu);
        await look();
        await this.keys("Enter");
    }
}
