import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Starts the site's server on a folder, and returns its URL. */
async function serve(folder: string): Promise<{ url: string; server: ChildProcess }> {
  const env = {
    ...process.env,
    PORT: "0",
    HOST: "127.0.0.1",
    SITE_DIR: folder,
    LOG_LEVEL: "warn",
    DATA_DIR: mkdtempSync(join(tmpdir(), "bench-")),
  };
  const server = fork("apps/server/start.ts", { env, stdio: ["ignore", "pipe", "inherit", "ipc"] });
  return new Promise((resolve, reject) => {
    // Keeps reading: a server that cannot write to its output exits.
    server.stdout?.on("data", (output: Buffer) => {
      const [url] = /http:\/\/\S+/.exec(String(output)) ?? [];
      if (url) resolve({ url, server });
    });
    server.on("exit", () => reject(new Error("The server did not start")));
  });
}

/** Serves the built site and its plain-HTML copy, each with its own server. */
export async function serveBoth() {
  const [site, copy] = [await serve("build/client"), await serve("build/plain-copy")];
  const stop = () => [site, copy].forEach(({ server }) => server.kill());
  return { site: site.url, copy: copy.url, stop };
}
