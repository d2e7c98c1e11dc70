// npm run pictures [-- NAME…]      makes what changed, or what is named
// npm run pictures -- --check      tells what is stale and makes nothing; needs no package
import { diagramNames, isFresh } from "./diagrams/catalogue.ts";

const asked = process.argv.slice(2);
const check = asked.includes("--check");
const named = asked.filter((word) => !word.startsWith("--"));
const unknown = named.filter((name) => !diagramNames.includes(name));
if (unknown.length > 0)
  throw new Error(`No such picture: ${unknown.join(", ")}. There are: ${diagramNames.join(", ")}`);

const stale = diagramNames.filter((name) => !isFresh(name));

if (check) {
  for (const name of stale) console.error(`stale: ${name}`);
  if (stale.length > 0) process.exitCode = 1;
  else console.log(`${diagramNames.length} pictures are up to date`);
} else {
  const wanted = named.length > 0 ? named : stale;
  if (wanted.length > 0) {
    const { makeDiagram } = await import("./diagrams/make-diagram.ts");
    for (const [at, name] of wanted.entries()) {
      console.log(`${at + 1}/${wanted.length} ${name}: ${await makeDiagram(name)}`);
    }
  }
}
