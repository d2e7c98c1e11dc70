import type { Page } from "@playwright/test";
import { idempotencyKeyName } from "@ttpl/contract/enquiry.ts";
import { emptyEnquiry, fillIn, formWords, newEnquiry, test, sendButton, status, typedIn } from "./enquiry-form.ts";
import { expect } from "./site-test.ts";

const draft = (page: Page) => page.evaluate(() => sessionStorage.getItem("enquiry-draft"));

test("what was typed survives a reload and another page, and is wiped after sending", async ({
  page,
  alerts,
  posts,
}) => {
  const enquiry = newEnquiry();
  await page.goto("/contact");
  await fillIn(page, enquiry);
  await page.reload();
  expect(await typedIn(page)).toEqual(enquiry);
  await page.goto("/careers");
  await page.goto("/contact");
  expect(await typedIn(page)).toEqual(enquiry);
  await sendButton(page).click();
  await expect.poll(() => alerts.length).toBe(1);
  expect(posts).toHaveLength(1);
  expect(await draft(page)).toBeNull();
  await page.reload();
  expect(await typedIn(page)).toEqual(emptyEnquiry);
  await page.goto("/careers");
  await page.goBack();
  expect(await typedIn(page)).toEqual(emptyEnquiry);
});

test("a password manager's values are kept, and the draft fills in the others only", async ({ page }) => {
  const enquiry = newEnquiry();
  await page.goto("/contact");
  await fillIn(page, { Comment: "Typed", City: "Pune" });
  // Without an event, as some fill in.
  const fill = (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) {
      const control = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
      if (control) control.value = value;
    }
  };
  const { Name, Company, Email } = enquiry;
  await page.evaluate(fill, { Name, Company, Email });
  await page.goto("/careers");
  // The next time it is faster than the draft.
  await page.addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      const city = document.querySelector<HTMLInputElement>("form [name=City]");
      if (city && city.value === "") city.value = "Mumbai";
    });
  });
  await page.goto("/contact");
  expect(await typedIn(page)).toEqual({ ...emptyEnquiry, Name, Company, Email, Comment: "Typed", City: "Mumbai" });
});

test("a failed enquiry is sent with the same key after a reload, so that it arrives once", async ({
  page,
  errors,
  alerts,
}) => {
  errors.expect(/ERR_FAILED|500|not accepted/);
  const keys: (string | undefined)[] = [];
  await page.route("**/api/**", (route) => {
    keys.push(route.request().headers()[idempotencyKeyName.toLowerCase()]);
    return route.fulfill({ status: keys.length < 2 ? 500 : 200 });
  });
  await page.goto("/contact");
  await fillIn(page, newEnquiry());
  await sendButton(page).click();
  // Not the words that it is being sent: a reload then would come before the answer.
  await expect(status(page).getByText(formWords.failed.serverFault)).toBeVisible();
  await page.reload();
  await sendButton(page).click();
  await expect.poll(() => alerts.length).toBe(1);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[\w-]{16,64}$/);
  expect(keys[1]).toBe(keys[0]);
  await fillIn(page, newEnquiry());
  await sendButton(page).click();
  await expect.poll(() => alerts.length).toBe(2);
  expect(keys[2]).not.toBe(keys[0]);
});
