import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** Serves build/client on a free port until disposed. Enquiries are stored in a temporary folder. */
export async function serveBuiltSite(): Promise<AsyncDisposable & { url: string }> {
  if (!existsSync("build/client")) throw new Error("The site has not been built. Run `npm run build` first.");
  const data = mkdtempSync(join(tmpdir(), "screenshots-"));
  const server = spawn(process.execPath, ["apps/server/start.ts"], {
    env: { ...process.env, PORT: "0", DATA_DIR: data, SMTP_URL: "", LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(server, "exit");
  let url: string | undefined;
  for await (const line of createInterface(server.stdout)) {
    url = /^TTPL website on (http:\S+)$/.exec(line)?.[1];
    if (url) break;
  }
  if (!url) throw new Error("The server did not start.");
  return {
    url,
    async [Symbol.asyncDispose]() {
      server.kill();
      await ended;
      rmSync(data, { recursive: true });
    },
  };
}
