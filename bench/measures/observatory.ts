import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** The lowest score that MDN's HTTP Observatory gives the site's pages behind its proxy, as tests/browser/observatory.spec.ts prints it. */
export async function observatoryScore(): Promise<number> {
  const { stdout } = await promisify(execFile)("playwright", ["test", "observatory", "--reporter=line"]);
  const scores = [...stdout.matchAll(/^Observatory, .*: (\d+)/gm)].map(([, score]) => Number(score));
  return Math.min(...scores);
}
