/** node render/step-files.ts NAME…: writes the models' solids into ../public/pictures/NAME/NAME.step. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { modelNamed, pictures } from "../models/catalogue.ts";
import { stepFile } from "./step-file.ts";

for (const name of process.argv.slice(2)) {
  await mkdir(join(pictures, name), { recursive: true });
  await writeFile(join(pictures, name, `${name}.step`), stepFile(await modelNamed(name)));
}
