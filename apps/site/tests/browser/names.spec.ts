import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";

// The names in the documents: apps/site/tests/pages/names.test.ts.
test("browsers compute the same name for a picture's link and its model's", async ({ page }) => {
  await page.goto("/showcase/showmodeling");
  const picture = page.locator("main a[data-item]").first();
  const title = (await picture.getAttribute("aria-label")) ?? "";
  expect(title).not.toBe("");
  await expect(picture).toHaveAccessibleName(title);
  await expect(picture.getByRole("img")).toHaveAccessibleName(/.{20}/);
  await expect(page.locator("main a[data-model]").first()).toHaveAccessibleName(new RegExp(`.+: ${title}$`));
});
