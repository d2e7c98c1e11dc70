import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "../rows.ts";
import { askOften } from "../serving/ask-often.ts";
import { usageOf } from "../serving/usage.ts";

const acceptEncoding = "gzip, deflate, br, zstd";
const paths = ["/", "/services", "/showcase/showmodeling"];
const folder = mkdtempSync(join(tmpdir(), "bench-serve-"));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function startOurs(port: number) {
  const env = { ...process.env, PORT: String(port), HOST: "127.0.0.1", DATA_DIR: join(folder, "data") };
  const log = openSync(join(folder, "log"), "w");
  const server = fork(join(import.meta.dirname, "../serving/measured-server.ts"), {
    env,
    stdio: ["ignore", log, "inherit", "ipc"],
  });
  for (const address = `http://127.0.0.1:${port}/healthz`; ;) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return server;
    if (server.exitCode !== null) throw new Error("The server did not start");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function startBare(port: number, model: string) {
  const server = fork(join(import.meta.dirname, "../serving/bare-server.ts"), [model, String(port), acceptEncoding], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  if (!server.stdout) throw new Error("The bare server has no output");
  await once(server.stdout, "data");
  return server;
}

/** CPU time per request in microseconds, of the site's server and of the bare one. */
export interface ServingCost {
  readonly path: string;
  readonly ours: number;
  readonly bare: number;
}

/**
 * Sends requests to both servers alternately, over 32 connections. Returns the medians of the rounds; the first round
 * is a warm-up and is not counted.
 */
export async function servingCosts(requests: number, rounds: number): Promise<ServingCost[]> {
  const ourPort = await freePort();
  const ours = await startOurs(ourPort);
  const found: ServingCost[] = [];
  try {
    for (const path of paths) {
      const barePort = await freePort();
      const bare = await startBare(barePort, `http://127.0.0.1:${ourPort}${path}`);
      const cost = async (server: typeof bare, port: number): Promise<number> => {
        const before = await usageOf(server);
        await askOften(port, path, acceptEncoding, requests);
        return ((await usageOf(server)) - before) / requests;
      };
      const costs: [number, number][] = [];
      for (let round = 0; round <= rounds; round++) costs.push([await cost(ours, ourPort), await cost(bare, barePort)]);
      bare.kill();
      const counted = costs.slice(1);
      found.push({
        path,
        ours: median(counted.map(([one]) => one)),
        bare: median(counted.map(([, other]) => other)),
      });
    }
  } finally {
    const ended = once(ours, "exit");
    ours.kill();
    // The IPC channel would keep the server process alive.
    ours.disconnect();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
  return found;
}
