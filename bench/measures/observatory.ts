import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { packageProgram } from "@ttpl/install/package-program.mjs";

/**
 * The lowest score of MDN's HTTP Observatory for the site behind its proxy, as printed by
 * apps/site/tests/browser/observatory.spec.ts.
 */
export async function observatoryScore(): Promise<number> {
  const [node, playwright] = packageProgram(process.cwd(), "@playwright/test", "playwright");
  const { stdout } = await promisify(execFile)(node, [playwright, "test", "observatory", "--reporter=line"]);
  const scores = [...stdout.matchAll(/^Observatory, .*: (\d+)/gm)].map(([, score]) => Number(score));
  return Math.min(...scores);
}
