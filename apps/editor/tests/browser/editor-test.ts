import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect as baseExpect, type Locator, type Page } from "@playwright/test";
import { startEditor } from "@ttpl/site/tests/browser/development-site.ts";
import { test as sharedTest } from "@ttpl/site/tests/browser/shared-page.ts";

const expect = baseExpect.configure({ timeout: 30_000 });

/** The editor over a copy of the site. */
export interface EditorSite {
  /** The folder of the copy. */
  readonly root: string;
  readonly url: string;
  readonly preview: string;
  /** What its programs have written so far. */
  output(): string;
  text(file: string): string;
  write(file: string, text: string): void;
  edit(file: string, pattern: RegExp, replacement: string): void;
}

/** Tests in one editor and one page: each opens what it needs, and leaves other files behind than it found. */
export const test = sharedTest.extend<object, { editorSite: EditorSite; site: { url: string; mails: never[] } }>({
  editorSite: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await using site = await startEditor();
      const git = (...args: string[]) =>
        execFileSync("git", args, { cwd: site.root, stdio: "ignore", timeout: 60_000 });
      git("init", "--quiet");
      git("add", "content");
      git("-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "--quiet", "--message", "Start");
      await use({
        root: site.root,
        output: () => site.output(),
        url: site.editor,
        preview: site.url,
        text: (file) => readFileSync(join(site.root, file), "utf8"),
        write: (file, text) => writeFileSync(join(site.root, file), text),
        edit: (file, pattern, replacement) => site.edit(file, pattern, replacement),
      });
    },
    { scope: "worker", timeout: 600_000 },
  ],
  site: [({ editorSite: { url } }, use) => use({ url, mails: [] }), { scope: "worker" }],
  // The preview is at another origin, as the policy says; nothing else is.
  errors: async ({ errors, editorSite }, use) => {
    errors.allowOrigin(editorSite.preview);
    await use(errors);
  },
  page: async ({ page }, use) => {
    await use(page);
    await page.evaluate(() => localStorage.clear());
    // Otherwise it would follow what the next test saves.
    await page.goto("about:blank");
  },
});

/** Opens a file in the editor. */
export async function openFile(page: Page, name: string): Promise<void> {
  await page.goto(`/?${new URLSearchParams({ file: name }).toString()}`);
  await expect(page.locator(".title-block")).toContainText(name);
}

/** Saves, and waits for the answer. */
export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
}

/** The website in the editor. */
export const previewOf = (page: Page) => page.frameLocator('iframe[title="The website"]');

/** Unfolds the groups in which a field stands, as a user would, and returns it. */
export async function unfolded(page: Page, ...names: readonly (string | RegExp)[]): Promise<Locator> {
  let place: Locator = page.locator(".settings");
  for (const name of names) {
    const group = place
      .locator("details")
      .filter({ has: page.locator(":scope > summary", { hasText: name }) })
      .first();
    if ((await group.getAttribute("open")) === null) await group.locator(":scope > summary").click();
    place = group;
  }
  return place;
}
