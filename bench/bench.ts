// npm run bench [-- ROUNDS]: the site against its plain-HTML twin, in turn, so that a busy machine disturbs both alike.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { readContent } from "../site/reading/read-content.ts";
import { bytesOf, bytesTable } from "../site-build/document-bytes.ts";
import { readDocuments } from "../site-build/built-document.ts";
import { chromiumPath } from "../tools/chromium.ts";
import { chromiumArguments } from "../tools/chromium-arguments.ts";
import { lighthouse } from "./measures/lighthouse.ts";
import { longestTask } from "./measures/longest-task.ts";
import { pageChange } from "./measures/page-change.ts";
import { serveBoth } from "./site-and-twin.ts";

const [rounds = 3] = process.argv.slice(2).map(Number);
const pages = ["/", "/services/modular", "/showcase/showmodeling", "/contact"];
const deadline = performance.now() + 9 * 60_000;

const run = (program: string, ...args: string[]) => spawnSync(program, args, { stdio: "inherit" });
if (!existsSync("bench/node_modules")) run("npm", "ci", "--prefix", "bench", "--no-audit", "--no-fund");
run("node", "tools/make-twin.ts");

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const row = (name: string, ours: number[], twins: number[]): void => {
  const [our, twin] = [median(ours), median(twins)];
  const cells = [
    our.toFixed(our < 1 ? 3 : 0),
    twin.toFixed(twin < 1 ? 3 : 0),
    twin > 0 ? (our / twin).toFixed(2) : "–",
  ];
  console.log(`| ${name} | ${cells.join(" | ")} |`);
};

console.log(bytesTable(await Promise.all((await readDocuments("build/client")).map(bytesOf))));
console.log("\n| measured | site | twin | ratio |\n| --- | --: | --: | --: |");
const { site, twin, stop } = await serveBoth();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
/** Measures both in turn, another one first each time. */
async function inTurn<Result>(path: string, measure: (url: string) => Promise<Result>): Promise<[Result[], Result[]]> {
  const [ours, twins]: [Result[], Result[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const [first, second] = round % 2 === 0 ? [ours, twins] : [twins, ours];
    first.push(await measure((first === ours ? site : twin) + path));
    second.push(await measure((second === ours ? site : twin) + path));
  }
  return [ours, twins];
}
try {
  for (const when of ["at rest", "early"] as const) {
    row(`page change ${when}, ms`, ...(await inTurn("/", (url) => pageChange(browser, url, when))));
  }
  for (const path of pages) {
    row(`${path} longest task, ms`, ...(await inTurn(path, (url) => longestTask(browser, url))));
  }
  for (const path of pages) {
    const [ours, twins] = await inTurn(path, lighthouse);
    for (const name of ["FCP", "LCP", "TBT", "CLS"] as const) {
      row(
        `${path} ${name}`,
        ours.map((one) => one[name]),
        twins.map((one) => one[name]),
      );
    }
  }
  console.log("\nLighthouse's scores: performance, accessibility, best practices, SEO");
  for (const path of readContent().pages.keys()) {
    if (performance.now() > deadline) {
      console.log("Out of time: the pages after this were not looked at.");
      break;
    }
    console.log(
      `${(await lighthouse(site + path)).scores.map((score) => String(score).padStart(4)).join("")}  ${path}`,
    );
  }
} finally {
  await browser.close();
  stop();
}
console.log();
run("node", "bench/serve.ts");
