// npm run bench [-- ROUNDS [PART ...]]: compares the site with its plain-HTML copy, alternating, so that a busy machine
// affects both alike; its server with a bare one; and its pages with the targets of Lighthouse and MDN's Observatory.
// Prints a table at the end. Five rounds of all parts take a good hour.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { readContent } from "@ttpl/content/read-content.ts";
import { readDocuments } from "@ttpl/site/build/built-document.ts";
import { bytesOf, bytesTable, overBudget } from "@ttpl/site/build/document-bytes.ts";
import { chromiumPath } from "@ttpl/testing/browsers/chromium-path.ts";
import { chromiumArguments } from "@ttpl/testing/browsers/chromium-arguments.ts";
import { fetchedAhead } from "./measures/fetched-ahead.ts";
import { lighthouseScores, lighthouseTimings } from "./measures/lighthouse.ts";
import { longestTask } from "./measures/longest-task.ts";
import { observatoryScore } from "./measures/observatory.ts";
import { type Approach, pageChange } from "./measures/page-change.ts";
import { plainChromium } from "@ttpl/testing/browsers/chromium.ts";
import { plainFirefox } from "@ttpl/testing/browsers/firefox.ts";
import type { PlainBrowser } from "@ttpl/testing/browsers/tab.ts";
import { scriptBytes } from "./measures/script-bytes.ts";
import { servingCosts } from "./measures/serving.ts";
import { type UsedBytes, usedBytes, usedTable } from "./measures/used-bytes.ts";
import { slowLine } from "@ttpl/testing/browsers/slow-line.ts";
import { atLeastRow, atMostRow, differenceRow, lineOf, mean, ratioRow, type Row, tableOf } from "./rows.ts";
import { runNpm } from "@ttpl/install/npm-program.mjs";
import { serveBoth } from "./site-and-copy.ts";

const rounds = Number(process.argv[2] ?? 3);
const selected = process.argv.slice(3);
/** For measurements whose noise is larger than the difference between both sides. */
const manyRounds = 3 * rounds;
const pages = ["/", "/services/modular", "/showcase/showmodeling", "/contact"];
const scoreNames = ["performance", "accessibility", "best practices", "SEO"];

const run = (program: string, ...args: string[]) => spawnSync(program, args, { stdio: "inherit" });

const rows: Row[] = [];
const add = (row: Row): void => {
  rows.push(row);
  console.log(lineOf(row));
};

/** Launches a browser for one part only, because an idle browser would slow down Lighthouse's own. */
async function inBrowser(measure: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath({ full: true }), args: chromiumArguments });
  await measure(browser).finally(() => browser.close());
}

/** Measures both sides, alternating which one goes first. */
async function inTurn<Result>(
  path: string,
  measure: (url: string) => Promise<Result>,
  times = rounds,
  origins: { readonly site: string; readonly copy: string } = served,
): Promise<[Result[], Result[]]> {
  const [ours, copies]: [Result[], Result[]] = [[], []];
  const sides = [[origins.site, ours] as const, [origins.copy, copies] as const];
  for (let round = 0; round < times; round++) {
    for (const [origin, results] of round % 2 === 0 ? sides : sides.toReversed()) {
      results.push(await measure(origin + path));
    }
  }
  return [ours, copies];
}

/** Page changes of both sides in a browser, each over a slow connection. */
async function changesIn(
  name: string,
  start: () => Promise<PlainBrowser | undefined>,
  bounds: Record<Approach, number>,
): Promise<void> {
  const browser = await start();
  if (!browser) return console.log(`${name} is not installed: its page changes were not measured.`);
  const lines = [await slowLine(served.site), await slowLine(served.copy)] as const;
  const slow = { site: lines[0].origin, copy: lines[1].origin };
  try {
    for (const [approach, atMost] of Object.entries(bounds)) {
      const change = (url: string) => pageChange(browser, url, approach as Approach);
      const [ours, copies] = await inTurn("/", change, manyRounds, slow);
      const took = [ours, copies].map((some) => some.map((one) => one.took)) as [number[], number[]];
      const prerendered = ours.filter((one) => one.prerendered).length;
      const row = ratioRow(
        `page change ${approach}, ${name}, ms; ${prerendered} of ${ours.length} prerendered`,
        ...took,
        atMost,
      );
      // Otherwise the row would not show what visitors get.
      const isMissing = name === "Chromium" && approach === "rested" && prerendered === 0;
      add(isMissing ? { ...row, met: false } : row);
    }
  } finally {
    for (const line of lines) line.stop();
    await browser.close();
  }
}

const parts = {
  bytes: () =>
    inBrowser(async (browser) => {
      const bytes = await Promise.all((await readDocuments("build/client")).map(bytesOf));
      console.log(bytesTable(bytes));
      add(atMostRow("documents over their budget in brotli", bytes.filter(overBudget).length, 0));
      const scripts = await scriptBytes(browser, `${served.site}/services/software`);
      add(atMostRow("script files of a text page, bytes of brotli", scripts, 6_000));
    }),

  use: () =>
    inBrowser(async (browser) => {
      const used = new Map<string, UsedBytes>();
      for (const { path } of await readDocuments("build/client"))
        used.set(path, await usedBytes(browser, served.site + path));
      console.log(usedTable(used));
    }),

  changes: async () => {
    await changesIn("Chromium", plainChromium, { rested: 0.4, "at once": 0.72, early: 0.75 });
    // Nothing waits for a document that is still on its way, so a press at once is as fast as without any script.
    await changesIn("Firefox", plainFirefox, { rested: 0.85, "at once": 1.1, early: 1.1 });
  },

  ahead: async () => {
    const browser = await plainChromium();
    const { ahead, inVain, needed } = await fetchedAhead(browser, served.site);
    await browser.close();
    const what = `bytes fetched ahead in a visit of five pages, ${inVain} of them in vain`;
    add(ratioRow(`${what}; other: all that it fetches without`, [ahead], [needed], 1));
  },

  tasks: () =>
    inBrowser(async (browser) => {
      for (const path of pages) {
        add(
          ratioRow(
            `${path} longest task, ms`,
            ...(await inTurn(path, (url) => longestTask(browser, url), manyRounds)),
            1.05,
          ),
        );
      }
    }),

  timings: async () => {
    for (const path of pages) {
      const [ours, copies] = await inTurn(path, lighthouseTimings, manyRounds);
      const of = (name: "FCP" | "LCP" | "TBT" | "CLS") =>
        [ours.map((one) => one[name]), copies.map((one) => one[name])] as const;
      add(ratioRow(`${path} FCP, ms`, ...of("FCP"), 1.05));
      // LCP randomly takes one of a few values, half a round trip apart; a median would jump between them.
      add(ratioRow(`${path} LCP, ms`, ...of("LCP"), 1.05, mean));
      add(differenceRow(`${path} TBT, ms`, ...of("TBT"), 50));
      add(atMostRow(`${path} CLS`, Math.max(...of("CLS")[0]), 0));
    }
  },

  scores: async () => {
    const lowest = [100, 100, 100, 100];
    for (const path of readContent().pages.keys()) {
      const scores = await lighthouseScores(served.site + path);
      console.log(`${scores.map((score) => String(score).padStart(4)).join("")}  ${path}`);
      scores.forEach((score, index) => (lowest[index] = Math.min(lowest[index] ?? 100, score)));
    }
    lowest.forEach((score, index) => add(atLeastRow(`lowest ${scoreNames[index]} of all pages`, score, 100)));
  },

  observatory: async () => add(atLeastRow("MDN HTTP Observatory", await observatoryScore(), 130)),

  serving: async () => {
    for (const { path, ours, bare } of await servingCosts(20_000, manyRounds)) {
      add(ratioRow(`${path} CPU time per request, µs`, [ours], [bare], 1.5));
    }
  },
};

const unknownPart = selected.find((name) => !Object.hasOwn(parts, name));
if (!(rounds >= 1) || unknownPart !== undefined) {
  throw new Error(`npm run bench -- ROUNDS [PART ...], where the parts are ${Object.keys(parts).join(", ")}`);
}
if (!existsSync("bench/lighthouse/node_modules"))
  runNpm("bench/lighthouse", ["ci", "--no-audit", "--no-fund"], { stdio: "inherit" });
run("node", "tools/make-plain-copy.ts");
const served = await serveBoth();
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (selected.length === 0 || selected.includes(name)) await measure();
  }
} finally {
  served.stop();
}
console.log(`\n${tableOf(rows)}`);
