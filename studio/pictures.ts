// npm run pictures [-- NAME…] rebuilds the stale pictures, or the stale ones among those named (NAME, NAME-sheet,
// NAME-solid). npm run pictures -- --check lists the stale ones and rebuilds nothing; it needs the root's packages
// only, and no Blender. npm run pictures -- --weights prints volumes and weights by model.
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { entries, isFresh, makerOf, pictureFolder } from "./catalogue.ts";

const asked = process.argv.slice(2);
const named = asked.filter((word) => !word.startsWith("--"));
const unknown = named.filter((name) => !entries.some((entry) => entry.name === name));
if (unknown.length > 0) {
  console.error(`Unknown picture: ${unknown.join(", ")}. Known: ${entries.map(({ name }) => name).join(", ")}`);
  process.exit(1);
}
const sources = new Set(entries.map(({ name }) => `${name}.json`));
const orphans = readdirSync(pictureFolder).filter((file) => file.endsWith(".json") && !sources.has(file));
const chosen = entries.filter(({ name }) => named.length === 0 || named.includes(name));

if (asked.includes("--weights")) {
  const { printTable } = await import("./table-of-models.ts");
  await printTable();
} else if (asked.includes("--check")) {
  const stale = chosen.filter((entry) => !isFresh(entry));
  for (const { name } of stale) console.error(`${name} is stale: run npm run pictures -- ${name}`);
  for (const file of orphans)
    console.error(`apps/site/public/pictures/${file} has no source: delete it and its folder`);
  if (stale.length + orphans.length > 0) process.exitCode = 1;
  else console.log(`${entries.length} pictures and solids are up to date`);
} else {
  const stale = chosen.filter((entry) => !isFresh(entry));
  const [entry, ...others] = stale;
  if (!entry) console.log("Every picture is up to date.");
  else if (others.length > 0) {
    // Each in a process of its own, because solids whose lengths differ by less than 0.01 mm are one solid, the first of
    // them, and OpenCascade keeps its meshes: a result would depend on what was made before it.
    for (const { name } of stale) execFileSync(process.execPath, [import.meta.filename, name], { stdio: "inherit" });
  } else {
    const begun = performance.now();
    process.stdout.write(`${entry.kind.padEnd(14)}${entry.name} … `);
    const make = await makerOf(entry.kind);
    await make(entry);
    console.log(`${Math.round((performance.now() - begun) / 1000)} s`);
  }
}
