// npm run pictures [-- NAME…] rebuilds the stale pictures, or the stale ones among those named (NAME, NAME-sheet,
// NAME-solid); a picture that fails its proofs is not kept. Without a name it then proves everything, unless the record says
// that it is proved. npm run pictures -- --prove only proves. npm run pictures -- --check lists what is stale or not proved,
// and changes nothing; it needs the root's packages only, and no Blender. npm run pictures -- --weights prints volumes and
// weights by model.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { inspect } from "node:util";
import { type Entry, entries, isFresh, makerOf, pictureFolder, root } from "./catalog.ts";
import { NotProved } from "./not-proved.ts";
import { differences, howToProve } from "./proved.ts";

const asked = process.argv.slice(2);
const named = asked.filter((word) => !word.startsWith("--"));
const unknown = named.filter((name) => !entries.some((entry) => entry.name === name));
if (unknown.length > 0) {
  console.error(`Unknown picture: ${unknown.join(", ")}. Known: ${entries.map(({ name }) => name).join(", ")}`);
  process.exit(1);
}
const sources = new Set(entries.map(({ name }) => `${name}.json`));
const orphans = readdirSync(pictureFolder).filter((file) => file.endsWith(".json") && !sources.has(file));
const stale = entries
  .filter(({ name }) => named.length === 0 || named.includes(name))
  .filter((entry) => !isFresh(entry));

/** What has to be done before the rest can be proved. */
const undone = [
  ...stale.map(({ name }) => `${name} is stale: run npm run pictures -- ${name}`),
  ...orphans.map((file) => `apps/site/public/pictures/${file} has no source: delete it and its folder`),
];

async function make(entry: Entry): Promise<void> {
  const begun = performance.now();
  process.stdout.write(`${entry.kind.padEnd(14)}${entry.name} … `);
  const handOver = await makerOf(entry.kind);
  await handOver(entry);
  const { keepProved } = await import("./keep-result.ts");
  const { faultsIn } = await import("./proofs/proofs-of.ts");
  await keepProved(entry, faultsIn);
  console.log(`${Math.round((performance.now() - begun) / 1000)} s`);
}

async function prove(): Promise<void> {
  const { proveAll } = await import("./prove.ts");
  await proveAll();
}

/** Runs to the end, or says why not. */
async function attempt(action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    console.error(`\n${error instanceof NotProved ? error.message : inspect(error)}`);
    process.exitCode = 1;
  }
}

if (asked.includes("--weights")) {
  const { printTable } = await import("./table-of-models.ts");
  await printTable();
} else if (asked.includes("--check") || asked.includes("--prove")) {
  const isCheck = asked.includes("--check");
  const unproved = isCheck ? differences(root) : [];
  for (const line of [...undone, ...unproved]) console.error(line);
  if (unproved.length > 0) console.error(howToProve);
  if (undone.length + unproved.length > 0) process.exitCode = 1;
  else if (isCheck) console.log(`${entries.length} pictures and solids are up to date and proved`);
  else await attempt(prove);
} else if (named.length === 1) {
  const [entry] = stale;
  if (entry) await attempt(() => make(entry));
  else console.log(`${named.join()} is up to date.`);
} else {
  // Each in a process of its own, because solids whose lengths differ by less than 0.01 mm are one solid, the first of
  // them, and OpenCascade keeps its meshes: a result would depend on what was made before it.
  const failed = stale.find(
    ({ name }) => spawnSync(process.execPath, [import.meta.filename, name], { stdio: "inherit" }).status !== 0,
  );
  if (failed) process.exitCode = 1;
  else if (stale.length === 0) console.log("Every picture is up to date.");
  if (!failed && named.length === 0 && differences(root).length > 0) await attempt(prove);
}
