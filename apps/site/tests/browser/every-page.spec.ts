import { pageWith } from "@ttpl/content/content.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import { plain } from "../pages/built-pages.ts";
import { everyPath, specPages, templatePaths } from "../spec-pages.ts";
import { faults, snapshotOf } from "./axe.ts";
import { croppedPictures } from "./cropped-pictures.ts";
import { cutCells } from "./cut-cells.ts";
import { lateParts } from "./first-screen.ts";
import { hiddenParts } from "./hidden-parts.ts";
import { layoutFaults } from "./layout-faults.ts";
import { movingParts } from "./moving-parts.ts";
import { menuButton, menuPanel, themeButton } from "./page-parts.ts";
import { paperFaults, paperWidth, today } from "./paper-faults.ts";
import { titleBlockFilled } from "./printed-pages.ts";
import { readToTheEnd } from "./read-to-the-end.ts";
import { adoptStyles, test } from "./shared-page.ts";
import { expect } from "./site-test.ts";
import { smallTargets } from "./small-targets.ts";
import { textSettings } from "./text-settings.ts";
import { violationsOf } from "./violations.ts";
import { changingWindow } from "./window.ts";

// All looks at a page that need a browser and change nothing are taken in one visit (docs/decisions/0069-one-visit-a-page.md).

const { company, pages } = readContent();
const unknownPath = "/services/nonsense";
const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };
/** What the menu changes when it opens. */
const barAndMenu = "div:has(> #menu-panel)";

/** Pages that show and hide parts of themselves, and their templates. */
const withState = new Map(
  (["contact", "demo", "explorer"] as const).map((template) => [pageWith(template, pages.values())?.path, template]),
);
const { statement } = pageWith("explorer", pages.values())!.frontMatter;
const isOffer = (path: string) =>
  specPages.some((page) => page.path === path && !page.title && /^\/(services|products|customers)\b/.test(path));

const opensWithPicture = (path: string) => {
  const frontMatter = pages.get(path)?.frontMatter;
  return (
    (frontMatter?.template === "article" && frontMatter.figure !== undefined) ||
    (frontMatter?.template === "timeline" && frontMatter.events.some(({ picture }) => picture !== undefined))
  );
};

test.use({ viewport: wide });

for (const path of [...everyPath, unknownPath]) {
  test(`${path} in one visit`, async ({ page, errors }) => {
    // The page of all projects has thousands of elements, and machines are busy.
    test.setTimeout(120_000);
    const look = (what: string, found: readonly string[]) => expect.soft(found, `${path}, ${what}`).toEqual([]);
    const inAllStates = templatePaths.includes(path) || path === unknownPath;
    const states = new Set<string>();
    const lookByAxe = async (what: string, part?: string) => {
      // Avoids hover styles.
      await page.mouse.move(0, 0);
      const snapshot = await snapshotOf(page);
      // A state that is identical for axe to an earlier one is skipped: an open menu on a wide screen.
      if (!states.has(snapshot)) look(`${what}, axe`, await faults(page, part));
      states.add(snapshot);
    };
    const pictures = async (what: string, width: number) => {
      const faultsOf = ({ file, natural, shown, sizesAttribute }: Awaited<ReturnType<typeof readToTheEnd>>[number]) => [
        ...(natural > 0 ? [] : [`${file} has not loaded`]),
        ...(shown <= width ? [] : [`${file} is ${shown} px wide`]),
        // With srcset, naturalWidth is computed from `sizes`, which must match the layout.
        ...(sizesAttribute === "" || Math.abs(natural - shown) < 3
          ? []
          : [`${file}: sizes ${natural}, shown ${shown}`]),
      ];
      look(`${what}, pictures sharp`, (await readToTheEnd(page)).flatMap(faultsOf));
      look(`${what}, pictures whole`, await croppedPictures(page));
    };

    // Transitions would be seen half way.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await using window = await changingWindow(page);
    await window.show({ ...phone, pixels: 2, fingers: true });
    const response = await page.goto(path);
    expect.soft(response?.status()).toBe(path === unknownPath ? 404 : 200);
    if (path === unknownPath) errors.expect(/^console error: Failed to load resource: .* 404/);

    const screen = () => page.evaluate(() => [innerWidth, devicePixelRatio, matchMedia("(pointer: coarse)").matches]);
    expect(await screen()).toEqual([phone.width, 2, true]);
    look("phone, targets", await smallTargets(page, 44));
    // The home page keeps its tall banner. A picture that a page opens with is partly on the first screen.
    if (path !== "/") look("phone, first screen", await lateParts(page, { heading: 300 }));
    if (opensWithPicture(path)) look("phone, first screen", await lateParts(page, { picture: phone.height - 100 }));
    if (withState.get(path) === "contact") look("phone, first screen", await lateParts(page, { field: 620 }));
    await pictures("phone", phone.width);
    look("phone, cells", await cutCells(page));
    if (inAllStates) look("reduced motion", await movingParts(page));
    await menuButton(page).click();
    await expect(menuPanel(page)).toBeVisible();
    look("phone, menu open, targets", await smallTargets(page, 44));
    if (inAllStates) {
      // On a narrow screen the page is as it was, below the menu.
      await window.show(phone);
      await lookByAxe("light, narrow, menu open");
    }
    await themeButton(page).click();
    if (inAllStates) await lookByAxe("dark, narrow, menu open");

    await window.show({ width: 820, height: 900, pixels: 2 });
    await menuButton(page).click();
    await pictures("dark, tablet", 820);
    look("dark, tablet, cells", await cutCells(page));

    await window.show(wide);
    if (inAllStates) {
      await lookByAxe("dark, wide");
      await menuButton(page).click();
      await lookByAxe("dark, wide, menu open", barAndMenu);
      await themeButton(page).click();
      await lookByAxe("light, wide, menu open", barAndMenu);
      await menuButton(page).click();
    } else await themeButton(page).click();
    await lookByAxe("light, wide");
    expect(await screen()).toEqual([wide.width, 1, false]);
    look("wide, parts", await hiddenParts(page, { withState: withState.has(path) }));
    if (withState.get(path) === "contact") look("wide, first screen", await lateParts(page, { field: 480 }));
    look("wide, targets", await smallTargets(page, 24));
    look("wide, cells", await cutCells(page));
    await pictures("wide", wide.width);
    if (isOffer(path)) {
      const { top } = await page
        .locator("main a[href='/contact']")
        .first()
        .evaluate((link) => ({ top: link.getBoundingClientRect().top + scrollY }));
      expect.soft(top, `${path}, wide, the first link to the enquiry form`).toBeLessThan(700);
    }
    await window.show({ width: 1280, height: 900 });
    look("laptop, cells", await cutCells(page));
    await window.show({ width: 1920, height: 900 });
    await themeButton(page).click();
    await pictures("dark, very wide", 1920);

    const sizes = new Set<string>();
    for (const [setting, { css, text, windows }] of Object.entries(textSettings)) {
      await adoptStyles(page, css);
      await window.setText(text);
      for (const size of windows) {
        await window.show(size);
        look(`${setting}, ${size.width} px`, await layoutFaults(page));
      }
      sizes.add(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize));
    }
    await adoptStyles(page, "");
    await window.setText(16);

    await page.emulateMedia({ reducedMotion: "reduce", media: "print" });
    await window.show({ width: paperWidth, height: 900 });
    look("on paper", [...(await paperFaults(page)), ...(await layoutFaults(page))]);
    await titleBlockFilled(page);
    // As browsers do before they print.
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    const block = await page.locator("[aria-hidden]:has(> dl [data-local=address])").innerText();
    const title = withState.get(path) === "explorer" ? statement.name : await page.title();
    const inBlock = [company.trade, company.email, title, await today(page), new URL(page.url()).host + path];
    look(
      "on paper, title block",
      inBlock.filter((part) => !plain(block).includes(plain(part))),
    );

    look("policy", await violationsOf(page));
    // Fewer would mean that a step had no effect.
    expect(sizes.size).toBeGreaterThanOrEqual(2);
    expect(states.size).toBeGreaterThanOrEqual(inAllStates ? 4 : 1);
  });
}
