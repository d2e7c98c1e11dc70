// npm run table:glb: what each model costs in the browser. The bytes are those that the last build of the site serves.
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { drawnOf, fileOf } from "./browser-models/kept-file.ts";
import { entries, modelOf, pictureFolder } from "./catalog.ts";
import { keptResult } from "./result.ts";

const built = join(pictureFolder, "../../build/client/pictures");
if (!existsSync(built)) throw new Error("The site has not been built. Run `npm run build` first.");

console.log("  brotli  triangles    volume   model");
for (const entry of entries) {
  const { kind, name } = entry;
  if (kind !== "browser-model") continue;
  const id = name.replace(/-glb$/, "");
  const { drawn, error } = drawnOf(fileOf(keptResult(entry)), (await modelOf(entry)).parts);
  const bytes = statSync(join(built, name, `${id}.glb.br`)).size;
  const cells = [String(bytes).padStart(8), String(drawn).padStart(11), (100 * error).toFixed(2).padStart(8)];
  console.log(`${cells.join("")} %   ${id}`);
}
