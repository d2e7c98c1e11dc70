import type { Page } from "@playwright/test";
import { menuButton, menuPanel, themeButton, topLink } from "./page-parts.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";
import { readStorage, storageKey, stored, theme } from "./stored-settings.ts";

const invalidValues = [
  "",
  "null",
  "true",
  "42",
  '"dark"',
  "[]",
  "{",
  "[object Object]",
  '{"theme":null,"nav":null}',
  '{"theme":{"dark_mode":true},"nav":{"show":true}}',
  '{"theme":"{","nav":"}"}',
  '{"theme":"null","nav":"[]"}',
  String.raw`{"theme":"{\"dark_mode\":\"true\"}","nav":"{\"show\":1}"}`,
  String.raw`{"theme":"{\"darkMode\":true}","nav":"true"}`,
  String.raw`{"__proto__":{"theme":"{\"dark_mode\":true}"}}`,
  "\u0000\ud800".repeat(1000),
];

/** Our slices of a stored value, each with the keys of other programs that it keeps. */
function slicesOf(value: string): Record<string, unknown> {
  const stored = JSON.parse(value) as Record<string, string>;
  return Object.fromEntries(
    ["theme", "nav", "_persist"].map((name) => [name, JSON.parse(stored[name] ?? "") as unknown]),
  );
}

async function expectDefaults(page: Page): Promise<void> {
  expect(await theme(page)).toBe("light");
  await expect(themeButton(page)).toHaveAttribute("aria-pressed", "false");
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
  await expect(menuPanel(page)).toBeHidden();
}

test("invalid values mean a light theme and a closed menu, and the next click replaces them", async ({ page }) => {
  await page.goto("/about");
  for (const value of invalidValues) {
    await test.step(value.slice(0, 60), async () => {
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [storageKey, value] as const);
      await page.reload();
      await expectDefaults(page);
      await themeButton(page).click();
      expect(slicesOf((await readStorage(page)) ?? "")).toMatchObject(slicesOf(stored(true, false)));
    });
  }
});

for (const member of ["localStorage", "Storage.prototype"] as const) {
  test(`if ${member} throws, the settings apply to the current page only`, async ({ page }) => {
    await page.addInitScript((member) => {
      const deny = () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      };
      if (member === "localStorage") Object.defineProperty(globalThis, "localStorage", { get: deny });
      else Object.assign(Storage.prototype, { getItem: deny, setItem: deny });
    }, member);
    await page.goto("/about");
    await expectDefaults(page);
    await themeButton(page).click();
    expect(await theme(page)).toBe("dark");
    await topLink(page, "/careers").click();
    await expect(page).toHaveURL("/careers");
    await expectDefaults(page);
  });
}
