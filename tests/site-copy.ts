import { cpSync, existsSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

const copied = [
  "contract",
  "plant",
  "demo",
  "server",
  "publish",
  "site",
  "content",
  "desk",
  "tests",
  "tools",
  "site-build",
  "docs",
  "README.md",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vitest.config.ts",
  "vite.config.ts",
  "playwright.config.ts",
];
/** Too large to copy, and not changed by any test. */
const linked = ["node_modules", "public", "studio", "bench", "deploy"];
/** Programs for the tests, if they are not installed on the machine. */
const programs = ".cache";

/** Copies the repository into a folder, so that a test can change the site or plant a fault. */
export function copySite(folder: string): void {
  for (const name of copied)
    cpSync(name, join(folder, name), { recursive: true, filter: (path) => !path.includes("node_modules") });
  for (const name of [...linked, ...(existsSync(programs) ? [programs] : [])])
    symlinkSync(resolve(name), join(folder, name));
}
