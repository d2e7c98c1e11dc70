import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect as baseExpect } from "@playwright/test";
import { startEditorOver, type StartedEditor } from "@ttpl/site/tests/browser/development-site.ts";
import { openFile, previewOf, save } from "./editor-test.ts";
import { test as siteTest } from "@ttpl/site/tests/browser/site-test.ts";

const expect = baseExpect.configure({ timeout: 60_000 });

const [quotes, quality, cement, company] = [
  "content/testimonials.yaml",
  "content/pages/about/quality.md",
  "content/projects/cement-bulk-handling.yaml",
  "content/company.yaml",
] as const;

/** What somebody may leave behind with an editor. */
const broken: Readonly<Record<string, (text: string) => string | Buffer>> = {
  [quotes]: () => 'heading: "never closed\nquotes: []\n',
  [quality]: (text) => text.replace("---\n", "---\ntitle: [unclosed\n"),
  [cement]: (text) => Buffer.from(`${text}# Zementwerk Lägerdorf\n`, "latin1"),
};

const test = siteTest.extend<object, { editor: StartedEditor; site: { url: string; mails: never[] } }>({
  editor: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await using editor = await startEditorOver((root) => {
        for (const [name, breaking] of Object.entries(broken))
          writeFileSync(join(root, name), breaking(readFileSync(join(root, name), "utf8")));
      });
      await use(editor);
    },
    { scope: "worker", timeout: 600_000 },
  ],
  site: [({ editor }, use) => use({ url: editor.editor, mails: [] }), { scope: "worker" }],
});

test("files that are broken on disk do not keep the editor from opening, and the website starts once they are mended", async ({
  page,
  errors,
  editor,
}) => {
  test.setTimeout(300_000);
  errors.allowOrigin(editor.url);
  errors.expect(/422/);
  await openFile(page, company);
  const told = page.locator(".preview-problem");
  for (const name of Object.keys(broken)) {
    await expect(told).toContainText(name);
    expect(editor.output()).toContain(name);
  }
  expect(editor.output()).toContain(`The editor is open at ${editor.editor}`);
  const marked = page.locator(".editor-files li", { hasText: "has an error" });
  await expect(marked).toHaveCount(Object.keys(broken).length);

  // Any other file can be edited meanwhile.
  await page.locator("#root_trade").fill("Edited beside broken files");
  await save(page);
  expect(readFileSync(join(editor.root, company), "utf8")).toContain("trade: Edited beside broken files");

  await page.evaluate(() => {
    for (const group of document.querySelectorAll<HTMLDetailsElement>(".editor-files details")) group.open = true;
  });
  await marked.filter({ hasText: "/about/quality" }).getByRole("button").click();
  await expect(page.getByRole("alert").filter({ hasText: "Line 3" })).toBeVisible();

  for (const name of Object.keys(broken)) writeFileSync(join(editor.root, name), readFileSync(name));
  await expect(previewOf(page).locator("h1")).toBeVisible();
  await expect(told).toHaveCount(0);
  await expect(marked).toHaveCount(0);
  await page.locator(".editor-files li", { hasText: "/about/quality" }).getByRole("button").click();
  await expect(page.locator(".title-block")).toContainText(quality);

  // A website that has ended is started again too.
  errors.expect(/./);
  const [child] = readFileSync(`/proc/${editor.pid}/task/${editor.pid}/children`, "utf8").trim().split(" ");
  process.kill(Number(child), "SIGTERM");
  await expect(page.locator(".preview-problem")).toContainText("started again");
  await expect(previewOf(page).locator("h1")).toBeVisible();
  await expect(page.locator(".preview-problem")).toHaveCount(0);
});
