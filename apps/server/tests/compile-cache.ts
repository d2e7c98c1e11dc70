import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

/** For the environment of servers and commands in tests: they start in two thirds of the time. */
export const compileCache = { NODE_COMPILE_CACHE: resolve(".cache/compile") };

/** Fills the cache before the tests, because Node writes it only when a process ends by itself. */
export default function fillCompileCache(): void {
  const start = 'await import("./apps/server/start.ts"); process.kill(process.pid, "SIGTERM")';
  const env = { ...compileCache, PATH: process.env.PATH, PORT: "0", SITE_DIR: "none", DATA_DIR: ".cache/compile/data" };
  for (const args of [
    ["--input-type=module", "--eval", start],
    ["apps/server/cli/enquiries.ts", "--help"],
  ])
    spawnSync(process.execPath, args, { env, stdio: "ignore", timeout: 30_000 });
}
