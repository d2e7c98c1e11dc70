// npm run desk: the owner's page on PORT + 2 (3002), beside the development server on PORT (3000).
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createAdaptorServer } from "@hono/node-server";
import { portsOf } from "../tools/ports.mjs";
import { bundleClient } from "./server/client-bundle.ts";
import { deskApp } from "./server/desk-app.ts";
import { openInBrowser } from "./server/open-in-browser.ts";

const [port, , deskPort] = portsOf("desk").map((address) => address.port);
const preview = `http://localhost:${port}`;
const desk = `http://localhost:${deskPort}`;

// Node's own response to this signal would open a port through which any local user can run code as this one:
// https://nodejs.org/api/process.html#signal-events
process.on("SIGUSR1", () => undefined);
const nodeOptions = `${process.env["NODE_OPTIONS"] ?? ""} --disable-sigusr1`.trim();

const site: ChildProcess = spawn(process.execPath, ["tools/dev.ts"], {
  stdio: "inherit",
  env: { ...process.env, PORT: String(port), DESK: desk, NODE_OPTIONS: nodeOptions },
});

const server = createAdaptorServer({
  fetch: deskApp({ root: process.cwd(), preview, client: await bundleClient() }).fetch,
  hostname: "localhost",
});

const stop = () => {
  site.kill("SIGTERM");
  server.close();
  if ("closeAllConnections" in server) server.closeAllConnections();
};
site.on("exit", (code) => {
  process.exitCode ??= code ?? 0;
  stop();
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);

/** Resolves when the website answers, so that the preview is not empty; at the latest after a minute. */
async function siteAnswers(): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end && site.exitCode === null) {
    if ((await fetch(preview).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

await siteAnswers();
if (site.exitCode === null) {
  server.listen(deskPort, "localhost");
  await once(server, "listening");
  console.log(`\nThe desk is open at ${desk}\nEnd it with Ctrl+C.\n`);
  // In a terminal somebody has asked for it; tests and services only listen.
  if (process.stdout.isTTY) openInBrowser(desk);
}
