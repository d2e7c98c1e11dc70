// Lists the licences of all dependencies, and fails if one is not allowed (docs/decisions/0017-audit-and-licences.md).
import { readFileSync } from "node:fs";
import { licencesIn, type LockedPackage } from "./dependencies/licences.ts";

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
  const all = licencesIn(packages, tools);
  const counts = Map.groupBy(all, ({ licence }) => licence);
  const list = [...counts].toSorted(([, one], [, other]) => other.length - one.length);
  console.log(`Licences in ${file}: ${list.map(([licence, { length }]) => `${licence} ${length}`).join(", ")}`);
  for (const { name, licence, allowed } of all) {
    if (allowed) continue;
    console.error(
      `  ${name}: ${licence} is not allowed. Review it, then allow it in tools/dependencies/licences.ts or remove the package.`,
    );
    process.exitCode = 1;
  }
}
