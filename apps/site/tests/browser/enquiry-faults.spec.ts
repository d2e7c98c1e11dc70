import type { Page } from "@playwright/test";
import { type EnquiryField, faultElementId, type FieldFault, foreignElementId } from "@ttpl/contract/enquiry.ts";
import { expectMail } from "./arrived-mail.ts";
import {
  field,
  fillIn,
  messages,
  missingAlert,
  newEnquiry,
  requiredFields,
  sendButton,
  sentAlert,
  status,
  test,
  typedIn,
} from "./enquiry-form.ts";
import { expect } from "./site-test.ts";

/** Expects a field to be invalid, with a visible message that describes it. */
async function expectInvalid(page: Page, name: EnquiryField, fault: FieldFault): Promise<void> {
  const id = faultElementId(name, fault);
  await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, name)).toHaveAttribute("aria-describedby", new RegExp(`(^| )${id}( |$)`));
  await expect(page.locator(`#${id}`)).toBeVisible();
  await expect(page.locator(`#${id}`)).not.toBeEmpty();
}

test("without one of the required fields nothing is sent, and this field is marked", async ({
  page,
  alerts,
  posts,
}) => {
  await page.goto("/contact");
  for (const name of requiredFields)
    await test.step(name, async () => {
      const enquiry = { ...newEnquiry(), [name]: "" };
      alerts.length = 0;
      await fillIn(page, enquiry);
      await sendButton(page).click();
      await expectInvalid(page, name, "empty");
      expect(alerts).toEqual([`alert: ${missingAlert}`]);
      await expect(field(page, name)).toBeFocused();
      await expect(messages(page)).toHaveCount(1);
      expect(await typedIn(page)).toEqual(enquiry);
      await expect(status(page)).toHaveText("", { useInnerText: true });
      expect(posts).toEqual([]);
    });
});

test("an empty form marks every required field and focuses the first", async ({ page, alerts, posts }) => {
  await page.goto("/contact");
  await sendButton(page).click();
  for (const name of requiredFields) await expectInvalid(page, name, "empty");
  expect(new Set(await messages(page).allTextContents()).size).toBe(requiredFields.length);
  await expect(field(page, "Fax")).not.toHaveAttribute("aria-invalid");
  expect(alerts).toEqual([`alert: ${missingAlert}`]);
  await expect(page.locator("form [required]").first()).toBeFocused();
  expect(posts).toEqual([]);
});

test("white space and invisible characters count as empty", async ({ page, alerts, posts }) => {
  await page.goto("/contact");
  await fillIn(page, { ...newEnquiry(), Name: "   ", City: "\u200B\u3164", Comment: " \n\t\n\u2060 " });
  await sendButton(page).click();
  await expectInvalid(page, "Name", "empty");
  await expectInvalid(page, "City", "empty");
  await expectInvalid(page, "Comment", "empty");
  expect(alerts).toEqual([`alert: ${missingAlert}`]);
  await expect(field(page, "Name")).toBeFocused();
  expect(posts).toEqual([]);
});

const notAddresses = [
  ["visitor"],
  ["visitor@"],
  ["visitor@example..org"],
  ["two words@example.org", " "],
  // With a Cyrillic letter.
  ["visit\u043Er@example.org", "\u043E"],
] as const;

test("what is no e-mail address is not sent", async ({ page, alerts, posts }) => {
  await page.goto("/contact");
  for (const [Email, marked] of notAddresses)
    await test.step(Email, async () => {
      await fillIn(page, { ...newEnquiry(), Email });
      await sendButton(page).click();
      await expectInvalid(page, "Email", "not an e-mail address");
      const explained = page.locator(`#${foreignElementId("Email")}`);
      await expect(explained).toBeVisible({ visible: marked !== undefined });
      await expect
        .poll(() => explained.locator("mark").allTextContents())
        .toEqual(marked === undefined ? [] : [marked]);
      if (marked !== undefined) await expect(explained).toContainText(Email);
      await expect(field(page, "Email")).toBeFocused();
      await expect(messages(page)).toHaveCount(1);
      // The spec's alert is only for empty fields.
      expect(alerts).toEqual([]);
      expect(posts).toEqual([]);
    });
});

test("corrected fields are no longer marked, and the enquiry is sent", async ({ page, alerts, site }) => {
  const enquiry = newEnquiry();
  await page.goto("/contact");
  await fillIn(page, { ...enquiry, City: "", Email: "visitor" });
  await sendButton(page).click();
  await expect(messages(page)).toHaveCount(2);
  await fillIn(page, enquiry);
  await sendButton(page).click();
  await expectMail(site.mails, enquiry);
  expect(alerts).toEqual([`alert: ${missingAlert}`, `alert: ${sentAlert}`]);
  await expect(messages(page)).toHaveCount(0);
  await expect(page.locator("form [aria-invalid]")).toHaveCount(0);
});
