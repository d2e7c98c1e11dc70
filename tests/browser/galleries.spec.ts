import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";

// Sizes and captions are the spec's (section 2); captions in their order, where it names several.
const galleries = [
  { path: "/showcase", size: 15, captions: ["Water Treatment Overview", "PLC Panel", "Motor Control Center"] },
  { path: "/showcase/showcolumninternals", size: 10, captions: ["Bubble Caps Tray", "Chimney Tray", "Demister Pads"] },
  {
    path: "/showcase/showcoustomdesign",
    size: 3,
    captions: ["Conveyor", "Drum Compactor / Washer", "Part Modeling"],
  },
  { path: "/showcase/showdetailengineering", size: 12, captions: ["Process Plant", "Dry Gas Seal Skid"] },
  { path: "/showcase/showmodeling", size: 12, captions: ["Process Plant", "Dry Gas Seal Skid"] },
  {
    path: "/showcase/showscrubbingsystem",
    size: 6,
    captions: [
      "Scrubbing System",
      "Scrubber",
      "Venturi with Tank",
      "Pumps & Tank",
      "Control Panel",
      "Operator Interface",
    ],
  },
];

for (const { path, size, captions } of galleries) {
  test(`${path} shows ${size} items with their captions`, async ({ page }) => {
    await page.goto(path);
    const items = page.locator("main article ol > li");
    await expect(items).toHaveCount(size);
    const ids = await items.evaluateAll((all) => all.map(({ id }) => id));
    expect(new Set(ids.filter(Boolean)).size).toBe(size);
    for (const caption of captions) await expect(items.getByText(caption, { exact: true })).toBeVisible();
  });
}

test("both galleries of plant models have the same captions, from Process Plant to Dry Gas Seal Skid", async ({
  page,
}) => {
  const captionsAt = async (path: string) => {
    await page.goto(path);
    return page
      .locator("main article ol > li > :first-child")
      .evaluateAll((items) => items.map((item) => (item.querySelector("figcaption span") ?? item).textContent?.trim()));
  };
  const captions = await captionsAt("/showcase/showdetailengineering");
  expect(captions.at(0)).toBe("Process Plant");
  expect(captions.at(-1)).toBe("Dry Gas Seal Skid");
  expect(await captionsAt("/showcase/showmodeling")).toEqual(captions);
});
