import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect as baseExpect, type Page } from "@playwright/test";
import { temporaryFolder } from "@ttpl/testing/temporary-folder.ts";
import { openFile, save, test } from "./editor-test.ts";

const expect = baseExpect.configure({ timeout: 60_000 });
test.describe.configure({ timeout: 240_000 });

const company = "content/company.yaml";

/** In place of the site's build: it waits for a file, and then fails or writes a site of two pages. */
const buildThatWaits = (go: string, ends: "well" | "badly"): string => `
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
while (!existsSync(${JSON.stringify(go)})) await new Promise((resolve) => setTimeout(resolve, 50));
if (${JSON.stringify(ends)} === "badly") {
  console.error("Error: Two pages have the address /about");
  process.exit(1);
}
for (const folder of ["build/client", "build/client/404"]) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(folder + "/index.html", '<!DOCTYPE html><title>Built</title><link rel="canonical" href="https://www.example.com/">');
}
// A new file of this name anywhere would reload all that a development server shows.
writeFileSync("build/client/tsconfig.json", "{}");
`;

const publishPanel = async (page: Page) => {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Publish", exact: true })).toBeVisible();
};
const start = (page: Page) => page.getByRole("button", { name: "Rehearse publishing" });

test("a publishing is seen in every tab by whoever comes back, and so is what became of it", async ({
  page,
  editorSite,
}) => {
  await using folder = await temporaryFolder();
  const go = join(folder.path, "go");
  const build = editorSite.text("tools/build.ts");
  const buildWith = (program: string) => editorSite.edit("tools/build.ts", /[^]*/, program.replaceAll("$", "$$$$"));
  try {
    buildWith(buildThatWaits(go, "badly"));
    await openFile(page, company);
    await page.locator("#root_trade").fill("Words to publish");
    await save(page);
    await publishPanel(page);
    await page.getByLabel("Your name").fill("Asha Rao");
    await start(page).click();
    const running = page
      .getByRole("status")
      .filter({ hasText: /Asha Rao is rehearsing publishing, begun at \d\d:\d\d/ });
    await expect(running).toContainText(/\d\d:\d\d:\d\d Kept in the history as changes of Asha Rao/);
    await expect(running).toContainText("Building the site …");
    await expect(start(page)).toBeDisabled();

    // Leaving the panel, the page and the browser's tab.
    await page.getByRole("button", { name: /^Open points/ }).click();
    await publishPanel(page);
    await expect(running).toContainText("Building the site …");
    const other = await page.context().newPage();
    await other.goto(editorSite.url);
    await publishPanel(other);
    await expect(other.getByRole("status").filter({ hasText: "Asha Rao is rehearsing publishing" })).toBeVisible();
    await expect(start(other)).toBeDisabled();

    writeFileSync(go, "");
    for (const tab of [page, other]) {
      const failed = tab.getByRole("alert").filter({ hasText: /^Not done: what Asha Rao began at .* has failed/ });
      await expect(failed).toContainText("Error: Two pages have the address /about");
    }
    const [download] = await Promise.all([
      other.waitForEvent("download"),
      other.getByRole("button", { name: "Download the log" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("publishing.log");

    buildWith(buildThatWaits(go, "well"));
    await start(page).click();
    for (const tab of [page, other])
      await expect(tab.getByRole("status").filter({ hasText: /Rehearsed by Asha Rao, at \d\d:\d\d\./ })).toBeVisible();
    expect(existsSync(join(editorSite.root, "releases/current/client/index.html"))).toBe(true);
    await other.reload();
    await publishPanel(other);
    await expect(other.getByText(/Rehearsed by Asha Rao/)).toBeVisible();
    await other.getByRole("button", { name: "Changes" }).click();
    await expect(other.getByText("Nothing has changed.")).toBeVisible();
    await expect(other.getByText("All changes are in the history.")).toBeVisible();
    // What publishing writes is nothing for the website beside the editor to follow.
    expect(editorSite.output()).not.toContain("changed tsconfig file detected");
    await other.close();
  } finally {
    buildWith(build);
  }
});
