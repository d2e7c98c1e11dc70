import { expectShown, itemInAddress, lightbox, pictureName, shownPicture } from "./lightbox.ts";
import { words } from "../spec-pages.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";

const [models, drawings] = ["/showcase/showmodeling", "/showcase/showdetailengineering"];
const { seeDrawing, seeModel, sheet, pdf, dxf, solid, glb } = words.pictures;
const offered = (name: string, format?: string) =>
  new RegExp(`^${RegExp.escape(name)} \\(${format ? `${format}, ` : ""}(?:\\d+ kB|\\d+\\.\\d MB)\\)$`);

test("the lightbox of a model links to that of its drawing, and back", async ({ page }) => {
  await page.goto(models);
  const item = page.locator("main article ol > li").filter({ hasText: seeDrawing }).first();
  const id = (await item.getAttribute("id")) ?? "";
  await item.getByText(seeDrawing).click();
  await expect(page).toHaveURL(`${drawings}?item=${id}`);
  await expect.poll(() => pictureName(shownPicture(page))).toBe(`${id}-sheet`);
  await lightbox(page).getByText(seeModel).click();
  await expect(page).toHaveURL(`${models}?item=${id}`);
  await expectShown(page, id);
  await expect(lightbox(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(`${drawings}?item=${id}`);
  await expect.poll(() => pictureName(shownPicture(page))).toBe(`${id}-sheet`);
  await page.keyboard.press("Escape");
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(drawings);
  await expect(page.locator(`#${id} a`).first()).toBeFocused();
  expect(itemInAddress(page)).toBeNull();
});

test("a model's drawing, in three formats, its solid and its GLB can be downloaded, with the stated format and size", async ({
  page,
  request,
}) => {
  await page.goto("/showcase/showscrubbingsystem?item=pumps-tank");
  await expectShown(page, "pumps-tank");
  const downloads = lightbox(page).locator("a[download]");
  await expect(downloads).toHaveText([
    offered(sheet, "SVG"),
    offered(pdf),
    offered(dxf, "ZIP"),
    offered(solid, "ZIP"),
    offered(glb),
  ]);
  const signatures = ["<svg", "%PDF-", "PK", "PK", "glTF"];
  for (const [index, link] of (await downloads.all()).entries()) {
    const response = await request.get((await link.getAttribute("href")) ?? "");
    expect(response.status()).toBe(200);
    const body = await response.body();
    expect(body.toString("latin1").startsWith(signatures[index] ?? "")).toBe(true);
    const told = /([\d.]+) ([kM])B/.exec(await link.innerText());
    const unit = told?.[2] === "M" ? 1e6 : 1000;
    expect(Math.abs(Number(told?.[1]) - body.length / unit)).toBeLessThanOrEqual(told?.[2] === "M" ? 0.05 : 0.5);
  }
  const [file] = await Promise.all([page.waitForEvent("download"), downloads.last().click()]);
  expect(file.suggestedFilename()).toBe("SCR-101-GA-004.glb");
  await expectShown(page, "pumps-tank");
});
