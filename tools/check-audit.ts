// Asks the registry for known vulnerabilities in production dependencies. If there is no usable response, it says so
// and passes; with --strict, as before a release, it fails (docs/decisions/0017-audit-and-licenses.md).
import { tellNotDone } from "./check/not-done.ts";
import { readAudit } from "./dependencies/audit.ts";
import { runNpm } from "./install/npm-program.mjs";

const args = ["audit", "--omit=dev", "--json", "--fetch-retries=0", "--fetch-timeout=10000"];
const { stdout } = runNpm(process.cwd(), args, {
  encoding: "utf8",
  stdio: ["ignore", "pipe", "ignore"],
  timeout: 30_000,
});
const verdict = readAudit(String(stdout));
switch (verdict.kind) {
  case "clean":
    console.log("Audit: no known vulnerabilities in production dependencies.");
    break;
  case "vulnerable":
    console.error(`Audit: known vulnerabilities in ${verdict.packages.join(", ")}. Run \`npm audit\` for details.`);
    process.exitCode = 1;
    break;
  case "not audited":
    tellNotDone(`Audit: NOT DONE, because the registry gave no usable response: ${verdict.reason}`);
    if (process.argv.includes("--strict")) process.exitCode = 1;
    break;
}
