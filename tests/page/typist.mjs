// A person who uses only the keyboard: Tab to move the focus, and Enter to press.
import assert from "node:assert/strict";
import { Person } from "./person.mjs";

/** The most times that Tab is pressed to reach an element. The tested pages have fewer tab stops. */
const MAX_STOPS = 300;

export class Typist extends Person {
    async use(target) {
        await this.focus(target);
        const ticks = await target.evaluate((element) => element.type === "checkbox");
        await this.keys(ticks ? " " : "Enter");
    }

    /** Moves the focus to the target by Tab or Shift+Tab. */
    async focus(target) {
        await this.look();
        await target.waitFor();
        for (let stops = 0; stops < MAX_STOPS; stops += 1) {
            const key = await target.evaluate((element) => {
                const here = document.activeElement;
                if (here === element) return "there";
                if (here === document.body) return "lost";
                return here.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? "Shift+Tab" : "Tab";
            });
            if (key === "there") return;
            assert.notEqual(key, "lost", `the focus is on no element while Tab is pressed to reach ${target}`);
            await this.keys(key);
        }
        assert.fail(`the keyboard cannot reach ${target}`);
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
