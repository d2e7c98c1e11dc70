import { join } from "node:path";
import { mkdirSync, writeFileSync } from "node:fs";
import { publish } from "../../publishing/release/publish.ts";

// Publishes to a folder of releases, as the user with a number if one is given, and never ends: with the words "built"
// as soon as it builds.
const [root = "", uid] = process.argv.slice(2);
if (uid !== undefined) process.setuid?.(Number(uid));
await publish(
  { root, by: "Asha", say: () => undefined },
  {
    check: () => [],
    keep: () => "abc1234",
    copy: () => ({ folder: process.cwd(), remove: () => undefined }),
    build: () => {
      mkdirSync(join(root, `.staging-${process.pid}`, "client"), { recursive: true });
      writeFileSync(join(root, `.staging-${process.pid}`, "client", "index.html"), "half of a release");
      console.log("building");
      return new Promise((_, reject) => setTimeout(() => reject(new Error("too long")), 100_000));
    },
  },
);
