import {
  enquiryFieldNames,
  enquiryPath,
  formAgeName,
  honeypotName,
  idempotencyKeyName,
} from "@ttpl/contract/enquiry.ts";
import type { Page } from "@playwright/test";
import type { Enquiry } from "@ttpl/contract/enquiry.ts";
import { expectMail, mailsAbout } from "./arrived-mail.ts";
import { field, fillIn, form, formWords, newEnquiry, sendButton, test, sentAlert, status } from "./enquiry-form.ts";
import { expect } from "./site-test.ts";

const ownHeaders = [idempotencyKeyName, formAgeName, honeypotName].map((name) => name.toLowerCase());

test("a retry after a lost response has the same idempotency key and causes no second mail", async ({
  page,
  alerts,
  posts,
  site,
  errors,
}) => {
  const enquiry = newEnquiry();
  await page.route("**/api/**", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await page.goto("/contact");
  await fillIn(page, enquiry);
  await sendButton(page).click();
  await expect(status(page).getByRole("button")).toBeVisible();
  await expectMail(site.mails, enquiry);
  await page.unroute("**/api/**");
  await status(page).getByRole("button").click();
  await expect.poll(() => alerts).toEqual([`alert: ${sentAlert}`]);
  const [first, second] = posts.map((post) => post.headers()[ownHeaders[0]!]);
  expect(first).toMatch(/^[\da-f]{32}-[\da-f]{1,8}$/);
  expect(second).toBe(first);

  const changed = { ...newEnquiry(), Fax: "" };
  await fillIn(page, changed);
  await sendButton(page).click();
  await expectMail(site.mails, changed);
  expect(posts[2]?.headers()[ownHeaders[0]!]).not.toBe(first);
  expect(mailsAbout(site.mails, enquiry)).toHaveLength(1);
  errors.expect(/^failed request: .*ERR_CONNECTION_RESET/, /^console error: /);
});

/** As for a program that runs scripts in the page: what Playwright evaluates counts as a person's press. */
const withoutPresses = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, "userActivation", { value: { isActive: false } }));

/** Puts all values in at once, and tells nobody, as password managers do. */
const fillInAtOnce = (page: Page, values: Enquiry) =>
  form(page).evaluate((element: HTMLFormElement, given) => {
    for (const [name, value] of Object.entries(given))
      (element.elements.namedItem(name) as HTMLInputElement).value = value;
  }, values);

test("the request of a script tells how long ago the page was opened", async ({ page, alerts, posts }) => {
  await withoutPresses(page);
  await page.goto("/contact");
  await fillInAtOnce(page, newEnquiry());
  await page.waitForTimeout(1000);
  await sendButton(page).click();
  await expect.poll(() => alerts).toEqual([`alert: ${sentAlert}`]);
  expect(posts[0]?.headers()[ownHeaders[1]!]).toMatch(/^[1-9]\d?$/);
  expect(posts[0]?.headers()).not.toHaveProperty(ownHeaders[2]!);
});

test("who presses Send is no suspect, however fast the form was filled", async ({ page, alerts, posts }) => {
  await page.goto("/contact");
  await fillInAtOnce(page, newEnquiry());
  await sendButton(page).click();
  await expect.poll(() => alerts).toEqual([`alert: ${sentAlert}`]);
  expect(posts[0]?.headers()).not.toHaveProperty(ownHeaders[1]!);
});

test("after a reload the age counts from when the draft began", async ({ page, alerts, posts }) => {
  await withoutPresses(page);
  await page.goto("/contact");
  await fillIn(page, newEnquiry());
  await page.waitForTimeout(3000);
  await page.reload();
  await sendButton(page).click();
  const sinceReload = await page.evaluate(() => performance.now());
  await expect.poll(() => alerts).toEqual([`alert: ${sentAlert}`]);
  expect(1000 * Number(posts[0]?.headers()[ownHeaders[1]!])).toBeGreaterThanOrEqual(3000);
  expect(sinceReload).toBeLessThan(3000);
});

test.describe("without the page's Content-Security-Policy", () => {
  // Pages at another origin, or built for another endpoint, have a different policy.
  test.use({ bypassCSP: true });

  test("an endpoint at another origin gets only the JSON of the spec", async ({ page, alerts, posts, errors }) => {
    const foreign = "https://functions.example.com";
    await page.route(`${foreign}/**`, (route) =>
      route.fulfill({ status: 200, headers: { "Access-Control-Allow-Origin": "*" } }),
    );
    const enquiry = newEnquiry();
    await page.goto("/contact");
    // As if the site were built for that endpoint.
    await form(page).evaluate((element: HTMLFormElement, to) => (element.action = to), foreign + enquiryPath);
    await fillIn(page, enquiry);
    await sendButton(page).click();
    await expect.poll(() => alerts).toEqual([`alert: ${sentAlert}`]);
    const post = posts.find((request) => request.method() === "POST");
    expect(new URL(post?.url() ?? "").origin).toBe(foreign);
    expect(post?.postDataJSON()).toEqual(enquiry);
    expect(Object.keys(post?.headers() ?? {}).filter((name) => ownHeaders.includes(name))).toEqual([]);
    errors.expect(/^foreign request: https:\/\/functions\.example\.com\/api\//);
  });

  test("a page at another origin cannot send", async ({ page, site, errors }) => {
    const enquiry = newEnquiry();
    // The same server under another host name, which is another origin for the browser.
    await page.goto(site.url.replace("localhost", "127.0.0.1") + "/contact");
    await fillIn(page, enquiry);
    const [crossSiteResponse] = await Promise.all([
      page.waitForResponse(`${site.url}/api/**`),
      form(page).evaluate((element: HTMLFormElement, origin) => {
        element.action = origin + new URL(element.action).pathname;
        element.submit();
      }, site.url),
    ]);
    expect(crossSiteResponse.status()).toBe(403);
    expect(mailsAbout(site.mails, enquiry)).toEqual([]);
    const refused = /^console error: Failed to load resource: .* 403/;
    await expect.poll(() => errors.reported.some((report) => refused.test(report))).toBe(true);
    errors.expect(/^foreign request: http:\/\/127\.0\.0\.1:/, refused);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("visitors cannot see or focus the honeypot", async ({ page }) => {
      await page.goto("/contact");
      const honeypot = page.locator(`[name="${honeypotName}"]`);
      await expect(honeypot).toHaveCount(1);
      await expect(honeypot).toBeHidden();
      await expect(honeypot).toHaveAttribute("autocomplete", "off");
      await expect(form(page).getByRole("textbox")).toHaveCount(enquiryFieldNames.length);
      await expect(page.getByText(formWords.honeypot)).toBeHidden();
      const controls = form(page).locator("input:not([type=hidden]), textarea, button[type=submit]");
      const expected = await controls.filter({ visible: true }).count();
      await controls.first().focus();
      // Tabs through the whole form, counting the focused controls.
      for (let reached = 1; reached < expected; reached += 1) {
        await expect(form(page).locator(":focus")).toHaveCount(1);
        await expect(honeypot).not.toBeFocused();
        await page.keyboard.press("Tab");
      }
      await expect(sendButton(page)).toBeFocused();
    });

    test("a bot that fills in the honeypot gets the usual response, but no mail is sent", async ({ page, site }) => {
      const [spam, honest] = [newEnquiry(), newEnquiry()];
      const confirmation = form(page).getByText(formWords.sent.title).filter({ visible: true });
      for (const [enquiry, website] of [
        [spam, "https://spam.example/ü"],
        [honest, ""],
      ] as const) {
        await page.goto("/contact");
        await fillIn(page, enquiry);
        await page
          .locator(`[name="${honeypotName}"]`)
          .evaluate((input: HTMLInputElement, value) => (input.value = value), website);
        await sendButton(page).click();
        await expect(confirmation).toHaveCount(1);
      }
      await expectMail(site.mails, honest);
      expect(mailsAbout(site.mails, spam)).toEqual([]);
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("double clicks and repeated posts cause one mail", async ({ page, site }) => {
    const enquiry = newEnquiry();
    await page.goto("/contact");
    await fillIn(page, enquiry);
    await sendButton(page).dblclick();
    await expect(page).toHaveURL("/contact#sent");
    await page.goto("/contact");
    await fillIn(page, enquiry);
    await sendButton(page).click();
    await expect(page).toHaveURL("/contact#sent");
    await expect(field(page, "Name")).toHaveValue("");
    const next = newEnquiry();
    await fillIn(page, next);
    await sendButton(page).click();
    await expectMail(site.mails, next);
    expect(mailsAbout(site.mails, enquiry)).toHaveLength(1);
  });
});
