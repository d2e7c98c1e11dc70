import { formPageFixture } from "../form-page-fixture.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { writeFiles } from "@ttpl/testing/write-files.ts";

/** A page that compresses well. */
export const homePage = `<!DOCTYPE html><title>Home</title>${"<p>Skids and panels.</p>".repeat(200)}`;
export const script = `console.log("${"skids ".repeat(200)}");`;
export const scriptPath = "/assets/entry-DiwrgTda.js";

/** Writes a small site in the build's layout and returns its folder. */
export async function smallSite(): Promise<string> {
  const folder = await temporaryFolder();
  const files = {
    "index.html": homePage,
    "contact/index.html": formPageFixture,
    "404/index.html": "<!DOCTYPE html><title>Not found</title>",
    "about/index.html": "<!DOCTYPE html><title>About</title>",
    [scriptPath]: script,
  };
  writeFiles(folder, files);
  return folder;
}
