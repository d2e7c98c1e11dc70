// npm run check: all checks, two at a time (docs/decisions/0070-checks-side-by-side.md). One alone: npm run check:NAME.
import { readFileSync } from "node:fs";
import { notDoneVariable } from "./check/not-done.ts";
import { runLanes, type Step } from "./test-run/run-lanes.ts";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly scripts: object };

/** They are no part of it: one has its own command before publishing, one needs the studio's packages. */
const others = new Set(["publish", "studio"]);
const names = Object.keys(scripts).flatMap((script) => script.match(/^check:(.*)$/)?.slice(1) ?? []);

/** What takes about half of the time. */
const first = ["types", "lint"];
const rest = names.filter((name) => !first.includes(name) && !others.has(name));

const check = (name: string): Step => ({
  title: name,
  command: () => [process.execPath, "--run", `check:${name}`],
  environment: (report) => ({ [notDoneVariable]: report }),
  titles: (report) => ({ failed: [], skipped: [readFileSync(report, "utf8")] }),
});
const passed = await runLanes([[first.map(check), rest.map(check)]], { ofBrowsers: false });
process.exitCode = passed ? 0 : 1;
