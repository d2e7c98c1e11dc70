import { expectMail } from "./arrived-mail.ts";
import { startServer } from "@ttpl/server/tests/server-process.ts";
import { builtFolder } from "../pages/built-pages.ts";
import {
  emptyEnquiry,
  field,
  fillIn,
  formWords,
  messages,
  newEnquiry,
  sendButton,
  test,
  typedIn,
} from "./enquiry-form.ts";
import { expect } from "./site-test.ts";

test.use({ javaScriptEnabled: false });

test("a plain form post arrives as mail, and the page confirms it", async ({ page, site }) => {
  const enquiry = newEnquiry();
  await page.goto("/contact");
  await expect(page.locator("#sent")).toBeHidden();
  await fillIn(page, enquiry);
  await sendButton(page).click();
  await expect(page).toHaveURL("/contact#sent");
  await expect(page.locator("#sent")).toBeVisible();
  await expect(page.locator("#sent")).toBeInViewport();
  await expect(page.locator("#sent")).not.toBeEmpty();
  expect(await typedIn(page)).toEqual(emptyEnquiry);
  await expectMail(site.mails, enquiry);
});

test("the browser reports missing fields", async ({ page, posts }) => {
  await page.goto("/contact");
  await fillIn(page, { ...newEnquiry(), City: "" });
  await sendButton(page).click();
  await expect(field(page, "City")).toBeFocused();
  expect(posts).toEqual([]);
});

test("errors that only the server detects are shown in the form, with the input kept", async ({
  page,
  site,
  errors,
}) => {
  const enquiry = newEnquiry();
  // The browser's validation accepts white space and invisible characters.
  const invalidEnquiry = { ...enquiry, City: "\u200B\u00AD", Comment: " \n " };
  await page.goto("/contact");
  await fillIn(page, invalidEnquiry);
  const [response] = await Promise.all([page.waitForResponse("**/api/**"), sendButton(page).click()]);
  expect(response.status()).toBe(422);
  await expect(page.locator("#City-empty")).toBeVisible();
  await expect(page.locator("#Comment-empty")).toBeVisible();
  await expect(messages(page)).toHaveCount(2);
  await expect(field(page, "City")).toHaveAttribute("aria-invalid", "true");
  // The first of the two on the page.
  await expect(field(page, "Comment")).toBeFocused();
  await expect(page.locator("#form-faults")).toBeVisible();
  // Mended: what nobody sees is gone.
  expect(await typedIn(page)).toEqual({ ...invalidEnquiry, City: "" });
  // Chromium logs the status of the document.
  errors.expect(/^console error: Failed to load resource: .* 422/);

  await fillIn(page, enquiry);
  await sendButton(page).click();
  await expect(page).toHaveURL("/contact#sent");
  await expectMail(site.mails, enquiry);
});

test("a post that is not accepted is answered in the words for its cause", async ({ page, errors }) => {
  const { tooMany, serverFault } = formWords.failed;
  const limited = await startServer({ SITE_DIR: builtFolder, RATE_LIMIT_ADDRESS: "1", LOG_LEVEL: "warn" });
  try {
    for (const said of [false, true]) {
      await page.goto(`${limited.url}/contact`);
      await fillIn(page, newEnquiry());
      await sendButton(page).click();
      await expect(page.getByText(tooMany)).toBeVisible({ visible: said });
      await expect(page.getByText(serverFault)).toBeHidden();
    }
  } finally {
    await limited[Symbol.asyncDispose]();
  }
  errors.expect(/^foreign request: /, /^console error: Failed to load resource: .* 429/);
});
