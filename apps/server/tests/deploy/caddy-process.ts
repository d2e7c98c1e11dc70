import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join, resolve } from "node:path";
import { findCaddy } from "@ttpl/install/find-caddy.mjs";
import { temporaryFolder } from "@ttpl/testing/temporary-folder.ts";

/** Debian's Caddy running one of the files in apps/server/deploy/. Disposing of it kills it. */
export interface CaddyProcess extends AsyncDisposable {
  readonly port: number;
  readonly plainPort: number;
  /** Certificate file of its own certificate authority; exists once Caddy answers over TLS. */
  readonly authority: string;
  /** Everything logged so far. */
  readonly log: () => string;
}

/** A free TCP port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/**
 * Starts Caddy on free ports with a self-issued certificate for `SITE_HOST`. Writes only to a temporary folder. Does
 * not wait until it answers.
 */
export async function caddyProcess(file: string, settings: Record<string, string>): Promise<CaddyProcess> {
  const program = findCaddy();
  if (!program) throw new Error("Caddy not found: run `node tools/install.mjs --tests`.");
  const home = await temporaryFolder();
  const [port, plainPort] = [await freePort(), await freePort()];
  const child = spawn(program, ["run", "--config", resolve("apps/server/deploy", file), "--adapter", "caddyfile"], {
    cwd: home.path,
    env: {
      PATH: process.env.PATH,
      HOME: home.path,
      XDG_DATA_HOME: join(home.path, "data"),
      XDG_CONFIG_HOME: join(home.path, "config"),
      TLS: "internal",
      LISTEN: "127.0.0.1",
      HTTP_PORT: String(plainPort),
      HTTPS_PORT: String(port),
      CADDY_ADMIN: "off",
      ...settings,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(child, "exit");
  let log = "";
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => (log += chunk));
  return {
    port,
    plainPort,
    authority: join(home.path, "data/caddy/pki/authorities/local/root.crt"),
    log: () => log,
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await ended;
      await home[Symbol.asyncDispose]();
    },
  };
}
