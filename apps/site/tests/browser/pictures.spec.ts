import { readToTheEnd } from "./read-to-the-end.ts";
import { expect, test } from "./site-test.ts";
import { storeBeforehand, stored } from "./stored-settings.ts";

// Whether they are sharp and whole: every-page.spec.ts; small in bytes: apps/site/tests/pages/pictures.test.ts.
for (const theme of ["light", "dark"]) {
  test(`only the ${theme} theme's file of a line drawing is fetched`, async ({ page }) => {
    const files: string[] = [];
    page.on("request", (request) => {
      if (/\/pictures\/.*\.svg$/.test(request.url())) files.push(request.url());
    });
    await storeBeforehand(page, stored(theme === "dark", false));
    await page.goto("/showcase");
    await readToTheEnd(page);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !file.endsWith(`/${theme}.svg`))).toEqual([]);
  });
}
