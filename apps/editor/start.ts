// npm run editor: the owner's page on PORT + 2 (3002), beside the development server on PORT (3000).
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { readContent } from "@ttpl/content/read-content.ts";
import { portsOf } from "@ttpl/install/ports.mjs";
import { bundleClient } from "./server/client-bundle.ts";
import { editorApp } from "./server/editor-app.ts";
import { openInBrowser } from "./server/open-in-browser.ts";
import { runPreview } from "./server/preview-site.ts";

const [port, , editorPort] = portsOf("editor").map((address) => address.port);
const preview = `http://localhost:${port}`;
const editor = `http://localhost:${editorPort}`;

// Node's own response to this signal would open a port through which any local user can run code as this one:
// https://nodejs.org/api/process.html#signal-events
process.on("SIGUSR1", () => undefined);
const nodeOptions = `${process.env["NODE_OPTIONS"] ?? ""} --disable-sigusr1`.trim();
// As it is now: bundling the editor's page sets NODE_ENV to production, with which the website would not start.
const environment = { ...process.env, PORT: String(port), EDITOR_ORIGIN: editor, NODE_OPTIONS: nodeOptions };

const ending = new AbortController();
const contentFolder = join(process.cwd(), "content");

/** The errors of the content: with one, the website cannot start. */
function contentErrors(): string | undefined {
  try {
    readContent(contentFolder);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `The website beside the editor cannot start. ${reason}\nThe editor is open all the same. Once this is mended, the website starts by itself.`;
  }
}

const site = runPreview({
  origin: preview,
  start: () => spawn(process.execPath, ["tools/dev.ts"], { stdio: "inherit", env: environment }),
  obstacle: contentErrors,
  say: console.log,
  signal: ending.signal,
});

const server = createAdaptorServer({
  fetch: editorApp({ root: process.cwd(), preview, previewState: site.state, client: await bundleClient() }).fetch,
  hostname: "localhost",
});

const stop = () => {
  ending.abort();
  server.close();
  if ("closeAllConnections" in server) server.closeAllConnections();
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);

await site.opened;
if (!ending.signal.aborted) {
  server.listen(editorPort, "localhost");
  await once(server, "listening");
  console.log(`\nThe editor is open at ${editor}\nEnd it with Ctrl+C.\n`);
  // In a terminal somebody has asked for it; tests and services only listen.
  if (process.stdout.isTTY) openInBrowser(editor);
}
