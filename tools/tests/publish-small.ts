// Stands in for npm run publish where the commands of docs/deployment.md are tried: publishes one page in the place of the
// site, which would take a minute to build. What makes, switches and takes back releases is the real program.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const args = process.argv.slice(2);
const { publish } = (await import(
  resolve("apps/editor/publishing/release/publish.ts")
)) as typeof import("../../apps/editor/publishing/release/publish.ts");
const { rollBack } = (await import(
  resolve("apps/editor/publishing/release/releases.ts")
)) as typeof import("../../apps/editor/publishing/release/releases.ts");

const by = args.at(-1) ?? "";
const say = (line: string) => console.log(line);
if (args.includes("--back")) await rollBack("releases", by, say);
else
  await publish(
    { root: "releases", by, rehearsal: args.includes("--rehearsal"), say },
    {
      check: () => [],
      build: async (_rehearsal, folder) => {
        const built = join(folder, "build/client");
        mkdirSync(join(built, "contact"), { recursive: true });
        const words = readFileSync(join(folder, "content/company.yaml"), "utf8");
        const head = '<!doctype html><title>Home</title><link rel="canonical" href="https://www.example.com/">';
        writeFileSync(join(built, "index.html"), `${head}<pre>${words}</pre>`);
        writeFileSync(join(built, "404.html"), "<!doctype html><title>Not found</title>");
        return built;
      },
      tryBuilt: async () => 1,
    },
  );
