import { join } from "node:path";
import { parseArgs } from "node:util";
import { PublishError, reasonInWords } from "../release/publish-error.ts";
import { rollBack } from "../release/releases.ts";
import type { Say } from "../release/say.ts";

const usage = `npm run publish               checks, builds, tries and publishes the site
npm run publish -- --back     returns to the release before

  --rehearsal  publishes what is not confirmed and placeholders too, hidden from search engines; each page says so
  --by NAME    who publishes, also for the history; without it, the name that git has
  --email ADDRESS  their address, for the history; without it, the one that git has
  --to DIR     folder of the releases; without it, releases`;

const defaultRoot = "releases";

const options = {
  back: { type: "boolean" },
  rehearsal: { type: "boolean" },
  by: { type: "string" },
  email: { type: "string" },
  to: { type: "string", default: defaultRoot },
} as const;

function readArguments() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new PublishError(`${(error as Error).message}\n\n${usage}`);
  }
}

/** What the owner can do next. */
function nextSteps(root: string, to: string): string {
  const options = to === defaultRoot ? "" : ` --to ${to}`;
  return `A server with SITE_DIR=${join(root, "current/client")} shows it a second later.
To return to the release before: npm run publish -- --back${options}`;
}

const rehearsalNote = "It is a rehearsal: each page says so, and it is hidden from search engines.";

const say: Say = (line, kind) => console.log(kind === "warning" ? `! ${line}` : line);

// The editor that has started this may end before it: what is told goes on in the record beside the releases.
for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);

// What only publishing needs is imported when it is needed, so that the way back takes less than a second.
try {
  const values = readArguments();
  const root = values.to;
  if (values.back) {
    const { rehearsal } = await rollBack(root, values.by?.trim() ?? "", say);
    if (rehearsal) console.log(rehearsalNote);
  } else {
    const { publish } = await import("../release/publish.ts");
    const { knownAuthor } = await import("../../history/git.ts");
    const known = knownAuthor(process.cwd());
    const by = values.by?.trim() || known.name;
    if (by === "") throw new PublishError("Add --by and your name, so that the release records who published it.");
    const { rehearsal } = await publish({
      root,
      by,
      email: values.email ?? known.email,
      rehearsal: values.rehearsal ?? false,
      say,
    });
    if (rehearsal) console.log(rehearsalNote);
    console.log(nextSteps(root, values.to));
  }
} catch (error) {
  const reason = reasonInWords(error);
  if (reason === undefined) throw error;
  console.error(reason);
  process.exitCode = 1;
}
