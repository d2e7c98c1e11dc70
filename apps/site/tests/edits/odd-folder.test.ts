import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { readContent } from "@ttpl/content/read-content.ts";
import { linkedCopy } from "../../build/linked-copy.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { startServer } from "@ttpl/server/tests/for-one-test.ts";
import { type Ended, nodeIn } from "./node-in.ts";

/** Every character that is encoded in a URL, or has a meaning in a shell, a glob or a regular expression. */
const name = `Ünser Büro #1 50% 'q" [a](b) $c & d`;

/** Runs a program with Node in the folder. */
function run(cwd: string, args: readonly string[], signal: AbortSignal): Promise<Ended> {
  const PATH = [join(cwd, "node_modules/.bin"), process.env["PATH"]].join(delimiter);
  // As some shells have it: it must make no difference.
  return nodeIn(cwd, args, { signal, env: { PATH, NODE_ENV: "development" } });
}

test("in a folder of any name, the site builds, is published and served", async ({ signal }) => {
  const folder = join(await temporaryFolder(), name);
  linkedCopy(process.cwd(), folder);
  // What is compressed has been compressed before, which is most of a build.
  mkdirSync(join(folder, ".cache"));
  mkdirSync(".cache/build", { recursive: true });
  symlinkSync(resolve(".cache/build"), join(folder, ".cache/build"));
  const { code, output } = await run(
    folder,
    ["apps/editor/publishing/cli/publish.ts", "--rehearsal", "--by=Asha"],
    signal,
  );
  expect(code, output).toBe(0);
  expect(output).toMatch(/\d+ pages answer, with their links and policies\.\nPublished as a rehearsal: /);
  const server = await startServer(
    { SITE_DIR: join(folder, "releases/current/client"), DATA_DIR: join(folder, "data") },
    join(folder, "apps/server/start.ts"),
  );
  const page = await fetch(`${server.url}/about`);
  expect(page.status).toBe(200);
  // Every page is made in the same way.
  const html = await page.text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain(readContent().layoutWords.rehearsal);
  expect(existsSync(join(folder, "data/enquiries.db"))).toBe(true);

  const { output: development } = await run(folder, ["tools/install.mjs", "--for=dev"], signal);
  expect(development).toMatch(/^npm run dev cannot run in .*, because Vite cannot have # % in a path\. Rename/);
});
