import type { Locator, Page } from "@playwright/test";
import { appearanceOf } from "./appearance.ts";
import { sendButton } from "./enquiry-form.ts";
import { banner, menuButton, menuPanel, sideListAt, themeButton, topLink } from "./page-parts.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";
import { everyPath } from "../spec-pages.ts";

interface Place {
  readonly path: string;
  readonly width: number;
  readonly controls: Readonly<Record<string, (page: Page) => Locator>>;
}

const places: readonly Place[] = [
  {
    path: "/services",
    width: 1440,
    controls: {
      "main link": (page) => topLink(page, "/products"),
      "link of the page's section": (page) => topLink(page, "/services"),
      "link to the search": (page) => page.locator("a[href='/search']").first(),
      "theme switch": themeButton,
      "menu button": menuButton,
      tile: (page) => banner(page).locator("nav a").nth(2),
      logo: (page) => banner(page).locator("> a"),
      "link of the side list": (page) => sideListAt(page, "/services").locator("li a").nth(2),
      "link to the profile": (page) => sideListAt(page, "/services").locator("ul + a"),
      "button link": (page) => page.locator("main header a[href='/showcase']"),
      "link of the footer": (page) => page.locator("footer li a").first(),
      telephone: (page) => page.locator("aside a[href^='tel:']").first(),
      "picture that can be enlarged": (page) => page.locator("main a[data-item]").first(),
    },
  },
  {
    path: "/contact",
    width: 390,
    controls: {
      "menu button": menuButton,
      "link of the menu": (page) => menuPanel(page).locator("a").first(),
      field: (page) => page.locator("form [name=Name]"),
      "text area": (page) => page.locator("form [name=Comment]"),
      "send button": sendButton,
    },
  },
];

/** Fields need no active style, because pressing them focuses them. */
const hasActiveStyle = (name: string) => !["field", "text area"].includes(name);

for (const theme of ["light", "dark"]) {
  for (const { path, width, controls } of places.filter(({ path }) => everyPath.includes(path))) {
    test(`each control of ${path} has styles for hover, focus and active, ${theme}`, async ({ page }) => {
      test.setTimeout(90_000);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      if (theme === "dark") await themeButton(page).click();
      // On a wide screen it would lie over the other controls.
      if ("link of the menu" in controls) await menuButton(page).click();
      // Pressing a control must have no effect.
      await page.evaluate(() => {
        for (const type of ["click", "submit", "dragstart"])
          addEventListener(type, (event) => event.preventDefault(), true);
        for (const type of ["click", "submit"]) addEventListener(type, (event) => event.stopPropagation(), true);
      });
      const unstyled: string[] = [];
      for (const [name, find] of Object.entries(controls)) {
        const control = find(page);
        await page.mouse.move(0, 0);
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        const atRest = await appearanceOf(control);
        await control.evaluate((element: HTMLElement) => element.focus({ focusVisible: true } as FocusOptions));
        const focused = await appearanceOf(control);
        await control.blur();
        await control.hover();
        const hovered = await appearanceOf(control);
        if (atRest === focused) unstyled.push(`${name}: focused`);
        if (atRest === hovered) unstyled.push(`${name}: hovered`);
        if (!hasActiveStyle(name)) continue;
        await page.mouse.down();
        if ((await appearanceOf(control)) === hovered) unstyled.push(`${name}: pressed`);
        await page.mouse.up();
      }
      expect(unstyled).toEqual([]);
    });
  }
}
