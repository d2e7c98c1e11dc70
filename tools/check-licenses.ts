// Lists the licenses of all dependencies, and fails if one is not allowed (docs/decisions/0017-audit-and-licenses.md).
import { readFileSync } from "node:fs";
import { licensesIn, type LockedPackage } from "./dependencies/licenses.ts";

const locks = [
  { file: "package-lock.json", tools: false },
  // Visitors download this package.
  { file: "apps/opcua-demo/package-lock.json", tools: false },
  { file: "studio/package-lock.json", tools: true },
  { file: "apps/site/tests/observatory/package-lock.json", tools: true },
  { file: "bench/lighthouse/package-lock.json", tools: true },
];

for (const { file, tools } of locks) {
  const { packages } = JSON.parse(readFileSync(file, "utf8")) as { packages: Record<string, LockedPackage> };
  const all = licensesIn(packages, tools);
  const counts = Map.groupBy(all, ({ license }) => license);
  const list = [...counts].toSorted(([, one], [, other]) => other.length - one.length);
  console.log(`Licenses in ${file}: ${list.map(([license, { length }]) => `${license} ${length}`).join(", ")}`);
  for (const { name, license, allowed } of all) {
    if (allowed) continue;
    console.error(
      `  ${name}: ${license} is not allowed. Review it, then allow it in tools/dependencies/licenses.ts or remove the package.`,
    );
    process.exitCode = 1;
  }
}
