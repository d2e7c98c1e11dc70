import { everyPath } from "../spec-pages.ts";
import { form } from "./enquiry-form.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";

// Pages that lead on in their own way, and the one that the spec leaves with a single sentence.
const others = new Set(["/", "/careers", "/contact", "/services/profile3d", "/accessibility"]);

for (const path of everyPath.filter((path) => !others.has(path))) {
  test(`${path} ends with the way to the enquiry`, async ({ page }) => {
    await page.goto(path);
    const end = page.locator("main section").last();
    await end.getByRole("link", { name: "Send an enquiry" }).click();
    await expect(form(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/contact");
  });
}
