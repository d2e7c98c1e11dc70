// Asks the registry whether what runs in production is known to be vulnerable. Without an answer it says so and passes, or fails
// with --strict, as before a release (docs/decisions/0017-audit-and-licences.md).
import { spawnSync } from "node:child_process";
import { readAudit } from "./dependencies/audit.ts";

const args = ["audit", "--omit=dev", "--json", "--fetch-retries=0", "--fetch-timeout=10000"];
const { stdout } = spawnSync("npm", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], timeout: 30_000 });
const verdict = readAudit(stdout);
switch (verdict.kind) {
  case "clean":
    console.log("Audit: no known vulnerability in what runs in production.");
    break;
  case "vulnerable":
    console.error(`Audit: known vulnerabilities in ${verdict.packages.join(", ")}. \`npm audit\` tells more.`);
    process.exitCode = 1;
    break;
  case "not audited":
    console.error(`Audit: NOT DONE, for the registry gave no answer to go by: ${verdict.reason}`);
    if (process.argv.includes("--strict")) process.exitCode = 1;
    break;
}
