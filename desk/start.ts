// npm run desk: the owner's page on PORT + 2 (3002), beside the development server on PORT (3000).
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createAdaptorServer } from "@hono/node-server";
import { bundleClient } from "./server/client-bundle.ts";
import { deskApp } from "./server/desk-app.ts";

const port = Number(process.env["PORT"] || 3000);
const deskPort = port + 2;
const preview = `http://localhost:${port}`;
const desk = `http://localhost:${deskPort}`;

const site: ChildProcess = spawn(process.execPath, ["tools/dev.ts"], {
  stdio: "inherit",
  env: { ...process.env, PORT: String(port), DESK: desk },
});

const server = createAdaptorServer({
  fetch: deskApp({ root: process.cwd(), preview, client: await bundleClient() }).fetch,
  hostname: "localhost",
});
server.listen(deskPort, "localhost");
await once(server, "listening");
console.log(`\nThe desk is open at ${desk}\nIts preview is the website at ${preview}. End both with Ctrl+C.\n`);

const stop = () => {
  site.kill("SIGTERM");
  server.close();
  if ("closeAllConnections" in server) server.closeAllConnections();
};
site.on("exit", (code) => {
  process.exitCode ??= code ?? 0;
  stop();
});
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
