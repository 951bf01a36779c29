import { NARROW, tell } from "./story.mjs";
const all = [["de","Deutsch"],["hu","magyar"],["pl","polski"],["cs","čeština"],["sk","slovenčina"],["es","español"],["pt","português"],["it","italiano"],["nl","Nederlands"],["fr","français"],["en","English"]];
tell("shots", "three of each", [NARROW], async (story) => {
    const ada = await story.somebodyArrives();
    for (const [tag, name] of all) {
        await ada.answered("settings", { language: name });
        await ada.answered("preferences", { language: name });
        await story.look(ada, `${tag}-preferences`);
        await ada.command("play");
        const lobby = ada.page.locator('[data-testid="message"]').last();
        await ada.page.waitForTimeout(800);
        await story.look(ada, `${tag}-lobby`);
        // the start button has the name in brackets
        const start = ada.page.getByRole("button", { name: new RegExp(`\\(${ada.name}\\)`) }).last();
        await start.click();
        await ada.page.waitForTimeout(1500);
        await story.look(ada, `${tag}-board`);
        await ada.command("rules");
        await ada.page.waitForTimeout(1200);
        await story.look(ada, `${tag}-rules`);
        await ada.command("end");
        await ada.page.waitForTimeout(800);
        const sure = ada.page.locator('[data-testid="message"]').last().getByRole("button").first();
        await sure.click().catch(() => {});
        await ada.page.waitForTimeout(800);
    }
});
