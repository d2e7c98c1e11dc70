import type { Locator, Page, Request } from "@playwright/test";
import { type Enquiry, type EnquiryField, enquiryFieldNames, enquiryFields } from "@ttpl/contract/enquiry.ts";
import { pageDataAt } from "@ttpl/content/derive/page-data.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import { exampleEnquiry } from "@ttpl/server/tests/example-enquiry.ts";
import { test as sharedPageTest } from "./shared-page.ts";
import { test as siteTest } from "./site-test.ts";

/** The alerts of the spec (section 8), with its spelling. */
export const sentAlert = "Message Sent Successfully";
export const missingAlert = "All fileds are required to send mail";

/** The texts of the form. */
export const formWords = pageDataAt(readContent(), "/contact", "contact").form;

export const requiredFields = enquiryFieldNames.filter((field) => enquiryFields[field].required);

/** The parts of the form; fields have their names in the request. */
export const field = (page: Page, name: EnquiryField): Locator => page.locator(`form [name="${name}"]`);
export const form = (page: Page) => page.locator("form");
export const sendButton = (page: Page) => form(page).locator("button[type=submit]").first();
export const status = (page: Page) => form(page).getByRole("status");
/** The visible messages of the fields. */
export const messages = (page: Page) => form(page).locator("[name] ~ p[id]:not([id$=-hint]):visible");

/** An enquiry with a unique company. */
export const newEnquiry = (): Enquiry => ({ ...exampleEnquiry, Company: `Company ${crypto.randomUUID()}` });

export async function fillIn(page: Page, values: Partial<Enquiry>): Promise<void> {
  for (const name of enquiryFieldNames) {
    const value = values[name];
    if (value !== undefined) await field(page, name).fill(value);
  }
}

export async function typedIn(page: Page): Promise<Enquiry> {
  const values: Partial<Enquiry> = {};
  for (const name of enquiryFieldNames) values[name] = await field(page, name).inputValue();
  return values as Enquiry;
}

export const emptyEnquiry = Object.fromEntries(enquiryFieldNames.map((name) => [name, ""])) as Enquiry;

/** Adds the page's dialogs, which are accepted at once, and its requests other than GET. */
const withForm = (base: typeof siteTest) =>
  base.extend<{ alerts: string[]; posts: Request[] }>({
    alerts: [
      async ({ page }, use) => {
        const alerts: string[] = [];
        page.on("dialog", (dialog) => {
          alerts.push(`${dialog.type()}: ${dialog.message()}`);
          void dialog.accept();
        });
        await use(alerts);
      },
      { auto: true },
    ],
    posts: async ({ page }, use) => {
      const posts: Request[] = [];
      page.on("request", (request) => {
        if (request.method() !== "GET") posts.push(request);
      });
      await use(posts);
    },
  });

export const test = withForm(sharedPageTest);
/** With a new page for each test. */
export const ownPageTest = withForm(siteTest);
