import type { Page } from "@playwright/test";
import { slowLine } from "@ttpl/testing/browsers/slow-line.ts";
import { exampleEnquiry } from "@ttpl/server/tests/example-enquiry.ts";
import { expectMail, mailsAbout } from "./arrived-mail.ts";
import { field, fillIn, form, missingAlert, newEnquiry, test, sendButton, sentAlert } from "./enquiry-form.ts";
import { expect } from "./site-test.ts";

/** Counts the invalid events, each of which would show the browser's own message. */
async function countBubbles(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = { bubbles: 0 };
    Object.assign(globalThis, { counted });
    addEventListener("invalid", () => counted.bubbles++, true);
  });
  return () => page.evaluate(() => (globalThis as unknown as { counted: { bubbles: number } }).counted.bubbles);
}

const presses: Record<string, (page: Page) => Promise<void>> = {
  mouse: (page) => sendButton(page).click({ noWaitAfter: true }),
  key: async (page) => {
    await sendButton(page).focus();
    await page.keyboard.press("Enter");
  },
  "a script's click": (page) => sendButton(page).evaluate((button: HTMLElement) => button.click()),
  "a script's submit": (page) => form(page).evaluate((element: HTMLFormElement) => element.requestSubmit()),
};

for (const [how, press] of Object.entries(presses)) {
  test(`Send as soon as the button is in the document, by ${how}: only the spec's alert, once`, async ({
    page,
    alerts,
    posts,
  }) => {
    const bubbles = await countBubbles(page);
    await page.goto("/contact", { waitUntil: "commit" });
    await sendButton(page).waitFor();
    await press(page);
    await expect.poll(() => alerts).toEqual([`alert: ${missingAlert}`]);
    await expect(field(page, "Name")).toBeFocused();
    await page.waitForTimeout(300);
    expect(alerts).toHaveLength(1);
    expect(posts).toEqual([]);
    expect(await bubbles()).toBe(0);
  });
}

test("Send as soon as the button exists, while the document is still loading", async ({
  page,
  alerts,
  posts,
  site,
  errors,
}) => {
  const line = await slowLine(site.url);
  const bubbles = await countBubbles(page);
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const button = document.querySelector<HTMLElement>("form button[type=submit]");
      if (!button) return;
      watch.disconnect();
      Object.assign(globalThis, { readyWhenPressed: document.readyState });
      button.click();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${line.origin}/contact`);
  expect(await page.evaluate(() => (globalThis as { readyWhenPressed?: string }).readyWhenPressed)).toBe("loading");
  await expect.poll(() => alerts).toEqual([`alert: ${missingAlert}`]);
  expect(posts).toEqual([]);
  expect(await bubbles()).toBe(0);
  // What it still loads would fail without the line.
  await page.goto("about:blank");
  line.stop();
  // The slow proxy has its own origin.
  errors.expect(/^foreign request: http:\/\/localhost:/);
});

test("filled in and sent twice by a script before the page has loaded: one enquiry, one alert", async ({
  page,
  alerts,
  posts,
  site,
}) => {
  const enquiry = newEnquiry();
  await page.addInitScript((values) => {
    document.addEventListener("DOMContentLoaded", () => {
      const form = document.querySelector("form");
      for (const [name, value] of Object.entries(values)) {
        const control = form?.querySelector<HTMLInputElement>(`[name="${name}"]`);
        if (control) control.value = value;
      }
      form?.requestSubmit();
      form?.requestSubmit();
    });
  }, enquiry);
  await page.goto("/contact");
  await expect.poll(() => alerts).toEqual([`alert: ${sentAlert}`]);
  await expect.poll(() => mailsAbout(site.mails, enquiry).length).toBe(1);
  await page.waitForTimeout(500);
  expect(posts).toHaveLength(1);
  expect(alerts).toHaveLength(1);
  expect(mailsAbout(site.mails, enquiry)).toHaveLength(1);
});

for (const how of ["mouse", "key"] as const) {
  test(`filled in and sent by ${how} as soon as Send is there: one enquiry, one alert`, async ({
    page,
    alerts,
    posts,
    site,
  }) => {
    const enquiry = newEnquiry();
    await page.goto("/contact", { waitUntil: "commit" });
    await sendButton(page).waitFor();
    await fillIn(page, enquiry);
    await presses[how]?.(page);
    await expect.poll(() => alerts).toEqual([`alert: ${sentAlert}`]);
    await expectMail(site.mails, enquiry);
    await page.waitForTimeout(300);
    expect(posts).toHaveLength(1);
    expect(alerts).toHaveLength(1);
  });
}

test("a double click on Send sends once", async ({ page, alerts, posts }) => {
  await page.goto("/contact");
  for (const [name, value] of Object.entries({ ...exampleEnquiry, ...newEnquiry() })) {
    await page.locator(`form [name="${name}"]`).fill(value);
  }
  await sendButton(page).dblclick();
  await expect.poll(() => alerts).toEqual([`alert: ${sentAlert}`]);
  expect(posts).toHaveLength(1);
});
