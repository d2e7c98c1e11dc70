import { writeFileSync } from "node:fs";
import { expect as baseExpect } from "@playwright/test";
import sharp from "sharp";
import { openFile, previewOf, save, test, unfolded } from "./editor-test.ts";

test.describe.configure({ mode: "default", timeout: 180_000 });
const expect = baseExpect.configure({ timeout: 30_000 });

test("a photo is dropped, needs a description, and stands on the page", async ({ page, errors, editorSite }) => {
  errors.expect(/422/);
  const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: "#567" } })
    .jpeg()
    .toBuffer();
  await openFile(page, "content/pages/success/default.md");
  const figure = await unfolded(page, "Pictures in the text", "Pictures", /./);
  const drop = figure.locator(".drop-field");
  const transfer = await page.evaluateHandle((bytes) => {
    const data = new DataTransfer();
    data.items.add(
      new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], "IMG_0001.jpg", {
        type: "image/jpeg",
      }),
    );
    return data;
  }, photo.toString("base64"));
  await drop.dispatchEvent("drop", { dataTransfer: transfer });
  await drop.getByLabel("Caption").fill("Eleven skids before shipment");
  await drop.getByRole("button", { name: "Use this photo" }).click();
  await expect(drop.getByRole("alert")).toContainText("what is seen in the photo");
  await drop.getByLabel("What is seen in it").fill("Eleven skids in two rows in a workshop");
  await drop.getByRole("button", { name: "Use this photo" }).click();
  await expect(drop.getByRole("alert")).toBeHidden();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeEnabled();
  await save(page);
  const shown = previewOf(page).getByAltText("Eleven skids in two rows in a workshop");
  // The picture that stood there before is drawn until the photo is, and the preview may load anew meanwhile.
  const drawn = (image: HTMLImageElement) => {
    image.scrollIntoView();
    return image.complete && image.naturalWidth > 0 ? image.currentSrc : "";
  };
  await expect.poll(() => shown.evaluate(drawn).catch(() => "")).toMatch(/\/photos\/photo-.*\.avif$/);
  expect(editorSite.text("content/pages/success/default.md")).toMatch(/caption: "?Eleven skids before shipment/);
});

test("a new gallery opens with its pictures, and its page leads to them", async ({ page }) => {
  const buffer = await sharp({ create: { width: 900, height: 700, channels: 3, background: "#765" } })
    .jpeg()
    .toBuffer();
  await page.goto("/");
  await page.getByRole("button", { name: "New page" }).click();
  await page.getByLabel("What it is").selectOption({ label: "Gallery of photos" });
  await page.getByLabel("Title", { exact: true }).fill("Workshop of the Test");
  await page.getByLabel("First paragraph").fill("What stands in our workshop.");
  await page
    .getByLabel("Description for search engines")
    .fill("What a test has seen in a workshop, in one sentence that no other page has.");
  const drop = page.locator(".drop-field");
  await drop.locator("input[type=file]").setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer });
  await drop.getByLabel("Caption").fill("A skid on its truck");
  await drop.getByLabel("What is seen in it").fill("One skid under straps on a flatbed truck");
  await drop.getByRole("button", { name: "Use this photo" }).click();
  await expect(page.getByText("First photo:")).toBeVisible();
  await page.getByRole("button", { name: "Add this page" }).click();
  const open = page.locator(".title-block");
  await expect(open).toContainText("Galleries");
  await expect(page.getByRole("button", { name: /^Add a picture/ })).toBeVisible();
  await expect(previewOf(page).getByRole("heading", { level: 1 })).toHaveText("Workshop of the Test");
  const list = page.getByRole("navigation");
  await list.locator("summary", { hasText: /^Pages/ }).click();
  await list
    .getByRole("button", { name: /^Workshop of the Test/ })
    .last()
    .click();
  await expect(open).toContainText("/workshop-of-the-test.md");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Workshop of the test$/i })
    .click();
  await expect(open).toContainText("Galleries");
});

const gray = (width: number) =>
  sharp({ create: { width, height: 200, channels: 3, background: "gray" } })
    .png()
    .toBuffer();

test.describe("a file that cannot become a photo is refused in words, and the form stays", () => {
  for (const [name, bytes, words] of [
    ["small.png", () => gray(300), "This picture is 300 pixels wide, and the site needs 800 or more."],
    ["letter.pdf", () => Buffer.from("%PDF-1.7 a letter"), "This file is not a picture that the editor can read."],
    ["large.jpg", () => Buffer.alloc(50_000_000, 1), "This file is too large: the editor takes up to 25 MB."],
    [
      "a little too large.jpg",
      () => Buffer.alloc(25_000_001, 1),
      "This file is too large: the editor takes up to 25 MB.",
    ],
  ] as const) {
    test(name, async ({ page, errors }, info) => {
      errors.expect(/4(?:13|22)/);
      await openFile(page, "content/pages/success/default.md");
      const figure = await unfolded(page, "Pictures in the text", "Pictures", /./);
      const drop = figure.locator(".drop-field");
      const file = info.outputPath(name);
      writeFileSync(file, await bytes());
      await drop.locator("input[type=file]").setInputFiles(file);
      await drop.getByLabel("Caption").fill("A caption that stays");
      await drop.getByLabel("What is seen in it").fill("A picture that cannot be used on this website");
      await drop.getByRole("button", { name: "Use this photo" }).click();
      await expect(drop.getByRole("alert")).toContainText(words);
      await expect(drop.getByLabel("Caption")).toHaveValue("A caption that stays");
      await expect(page.getByRole("button", { name: "Saved", exact: true })).toBeDisabled();
    });
  }
});

test("a PDF is dropped onto its field, and the page offers it once it is saved", async ({
  page,
  errors,
  editorSite,
}) => {
  errors.expect(/422/);
  const name = "content/pages/about/quality.md";
  await openFile(page, name);
  const group = await unfolded(page, "Document");
  const choose = (file: string, words: string) =>
    group
      .locator("input[type=file]")
      .setInputFiles({ name: file, mimeType: "application/pdf", buffer: Buffer.from(words) });
  await choose("letter.docx", "PK a letter");
  await expect(group.getByRole("alert")).toContainText("not a PDF");
  await choose("ISO 9001, 2027.pdf", "%PDF-1.7\nby a test\n%%EOF\n");
  await expect(group.getByLabel("File", { exact: true })).toHaveValue("/documents/iso-9001-2027.pdf");
  await expect(group.getByRole("alert")).toBeHidden();
  await save(page);
  await expect(previewOf(page).locator('a[href="/documents/iso-9001-2027.pdf"]').first()).toBeVisible();
  const file = await page.request.get(`${editorSite.preview}/documents/iso-9001-2027.pdf`);
  expect(await file.text()).toContain("by a test");
});
