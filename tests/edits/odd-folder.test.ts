import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { linkedCopy } from "../../site-build/linked-copy.ts";
import { startServer, temporaryFolder } from "../server/for-one-test.ts";

/** Every character that is encoded in a URL, or has a meaning in a shell, a glob or a regular expression. */
const name = `Ünser Büro #1 50% 'q" [a](b) $c & d`;

/** Runs a program with Node in a folder. Resolves with its exit code and what it printed. */
async function run(cwd: string, args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const PATH = [join(cwd, "node_modules/.bin"), process.env["PATH"]].join(delimiter);
  // As some shells have it: it must make no difference.
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, PATH, NODE_ENV: "development" } });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += String(chunk)));
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { code, output };
}

test("in a folder of any name, the site builds, is published and served", async () => {
  const folder = join(await temporaryFolder(), name);
  linkedCopy(process.cwd(), folder);
  const { code, output } = await run(folder, ["publish/cli/publish.ts", "--rehearsal", "--by=Asha"]);
  expect(code, output).toBe(0);
  expect(output).toMatch(/\d+ pages answer, with their links and policies\.\nPublished as a rehearsal: /);
  const server = await startServer(
    { SITE_DIR: join(folder, "releases/current/client"), DATA_DIR: join(folder, "data") },
    join(folder, "server/start.ts"),
  );
  expect((await fetch(`${server.url}/about`)).status).toBe(200);
  expect(existsSync(join(folder, "data/enquiries.db"))).toBe(true);

  const { output: development } = await run(folder, ["tools/install.mjs", "--for=dev"]);
  expect(development).toMatch(/^npm run dev cannot run in .*, because Vite cannot have # % in a path\. Rename/);
}, 600_000);
