import { expectShown, lightbox, pictureLinks, pictureName, positionWords, titleBlock } from "./lightbox.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";

for (const path of ["/services", "/about"]) {
  test(`the figures of ${path} have captions and open in one lightbox`, async ({ page }) => {
    await page.goto(path);
    const links = pictureLinks(page);
    // Without the figures that are quotations.
    const captions = await page.locator("main figure:has(img) figcaption").evaluateAll((all) =>
      all.map((caption) => {
        const copy = caption.cloneNode(true) as HTMLElement;
        for (const link of copy.querySelectorAll("a[data-model], noscript")) link.remove();
        return copy.textContent.trim();
      }),
    );
    expect(captions.length).toBe(await links.count());
    const last = links.last();
    await last.scrollIntoViewIfNeeded();
    const name = await pictureName(last.locator("img:visible"));
    await last.focus();
    await page.keyboard.press("Enter");
    await expectShown(page, name ?? "");
    await expect(titleBlock(page).nth(1)).toHaveText(captions.at(-1) ?? "");
    await expect(titleBlock(page).last()).toHaveText(positionWords(captions.length, captions.length));
    await page.keyboard.press("Home");
    await expect(titleBlock(page).nth(1)).toHaveText(captions[0] ?? "");
    await page.keyboard.press("Escape");
    await expect(lightbox(page)).toHaveCount(0);
    await expect(last).toBeFocused();
  });
}
