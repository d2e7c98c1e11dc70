import { readFileSync } from "node:fs";
import { expect as baseExpect, type Locator, type Page } from "@playwright/test";
import { readWorkbook } from "../../spreadsheet/read-workbook.ts";
import { handMadeXlsx, type RawCell } from "../unit/hand-made-xlsx.ts";
import { openFile, previewOf, test } from "./editor-test.ts";

test.describe.configure({ mode: "default", timeout: 180_000 });
const expect = baseExpect.configure({ timeout: 60_000 });

const name = "content/projects/pharma.yaml";

/** Drops a file, as from the desktop. */
async function drop(page: Page, place: Locator, file: string, bytes: Uint8Array) {
  const dataTransfer = await page.evaluateHandle(
    ([file, bytes]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], file));
      return data;
    },
    [file, Buffer.from(bytes).toString("base64")] as const,
  );
  await place.dispatchEvent("drop", { dataTransfer });
}

test("projects are downloaded, changed, dropped back and applied, and undone as one step", async ({
  page,
  editorSite,
}, info) => {
  await openFile(page, name);
  const before = editorSite.text(name);
  const panel = page.locator(".spreadsheet-panel");
  await panel.locator("summary").click();
  const downloading = page.waitForEvent("download");
  await panel.getByRole("button", { name: "Download as Excel" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("projects.xlsx");
  const path = info.outputPath("projects.xlsx");
  await download.saveAs(path);
  const [worksheet] = (await readWorkbook(readFileSync(path))).worksheets;
  const [head = [], ...rows] = (worksheet?.rows ?? []) as RawCell[][];
  const column = (title: string) => head.indexOf(title);
  const first = rows.find((row) => before.includes(`id: ${String(row[column("Number")])}\n`)) ?? [];
  // Several files, in one step.
  const [other = [], wrong = []] = rows.filter((row) => row[1] !== first[1]);
  first[column("What was done")] = "A project of the spreadsheet";
  other[column("Year")] = 2019;
  wrong[column("Year")] = "about 2010";
  const added = first.map((): RawCell => null).with(1, first[1] ?? null);
  added[column("What was done")] = "A new project of the spreadsheet";
  added[column("Client")] = "A client, Gulf region";
  await drop(page, panel.locator(".drop-field"), "edited.xlsx", handMadeXlsx({ A: [head, ...rows, added] }));

  const status = panel.getByRole("status");
  await expect(status).toContainText("edited.xlsx: 1 new, 2 changed, 1 not understood and left out");
  const table = panel.getByRole("region", { name: "What would change" });
  await expect(table.getByRole("row").nth(1)).toContainText("Not understood");
  await expect(table.getByRole("row").nth(1)).toContainText("“Year” has “about 2010”, which is no number");
  await expect(table).toContainText("A new project of the spreadsheet");
  expect(editorSite.text(name)).toBe(before);

  const apply = panel.getByRole("button", { name: "Apply 3 changes" });
  await apply.focus();
  await page.keyboard.press("Enter");
  await expect(status).toContainText("Done: 1 added, 2 changed.");
  expect(editorSite.text(name)).toContain("description: A new project of the spreadsheet");
  await expect(page.getByLabel("What was done").first()).toHaveValue("A project of the spreadsheet");
  await expect(previewOf(page).getByText("A project of the spreadsheet").first()).toBeVisible();

  await page.getByRole("button", { name: "Changes" }).click();
  await expect(page.getByText("Projects: a spreadsheet: 1 added; 2 changed")).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect.poll(() => editorSite.text(name)).toBe(before);
  await page.getByRole("button", { name: "Changes" }).click();
  await expect(page.getByLabel("What was done").first()).not.toHaveValue("A project of the spreadsheet");
});

test("a file that is no spreadsheet is refused in words", async ({ page, errors }) => {
  errors.expect(/422/);
  await openFile(page, "content/testimonials.yaml");
  const panel = page.locator(".spreadsheet-panel");
  await panel.locator("summary").press("Enter");
  await panel
    .getByLabel("Drop the changed file here, or choose it")
    .setInputFiles({ name: "letter.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 a letter") });
  await expect(panel.getByRole("alert")).toContainText("This is a PDF and no spreadsheet.");
  await expect(panel.getByRole("button", { name: /^Apply/ })).toHaveCount(0);
});
