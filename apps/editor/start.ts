// npm run editor: the owner's page on PORT + 2 (3002), beside the development server on PORT (3000). With EDITOR_HOST it is
// reached by that name through a proxy, by those who have signed in.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { readContent } from "@ttpl/content/read-content.ts";
import { portsOf } from "@ttpl/install/ports.mjs";
import { ConfigError } from "@ttpl/server/config/config.ts";
import { bundleClient } from "./server/client-bundle.ts";
import { editorApp } from "./server/editor-app.ts";
import { openInBrowser } from "./server/open-in-browser.ts";
import { runPreview } from "./server/preview-site.ts";
import { linkMailer } from "./server/sign-in/link-mail.ts";
import { passSockets } from "./server/sign-in/preview-proxy.ts";
import { serviceApp, serviceOrigins } from "./server/sign-in/service-app.ts";
import { readServiceSettings } from "./server/sign-in/service-settings.ts";
import { sessions } from "./server/sign-in/sessions.ts";

/** The settings on a server, and its mails. With a wrong or missing setting, the program ends with one line about it. */
function readService() {
  try {
    const settings = readServiceSettings(process.env);
    return settings && { settings, mailLink: linkMailer(settings, console.log) };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}

const [port, , editorPort] = portsOf("editor").map((address) => address.port);
const target = `http://localhost:${port}`;
const service = readService();
const { editorOrigin: editor, previewOrigin: preview } = service
  ? serviceOrigins(service.settings.host)
  : { editorOrigin: `http://localhost:${editorPort}`, previewOrigin: target };
// What this process starts (the website, publishing) needs no password.
if (service) for (const name of ["SMTP_URL", "EDITOR_ADDRESSES"]) delete process.env[name];

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
  origin: target,
  start: () => spawn(process.execPath, ["tools/dev.ts"], { stdio: "inherit", env: environment }),
  obstacle: contentErrors,
  say: console.log,
  signal: ending.signal,
});

const app = editorApp({
  root: process.cwd(),
  preview,
  previewState: site.state,
  client: await bundleClient(),
  ...(service && { host: service.settings.host }),
});
const current = sessions(Date.now);
const previewWay = { target, editorOrigin: editor, previewOrigin: preview, sessions: current };
const served = service
  ? serviceApp({
      editor: app,
      preview: previewWay,
      ...service,
      sessions: current,
      now: Date.now,
      say: console.log,
    })
  : app;
const server = createAdaptorServer({
  fetch: served.fetch,
  hostname: service?.settings.host ?? "localhost",
  // Longer than that of the proxy in front: otherwise it could send a save over a connection that is just being closed.
  serverOptions: service ? { keepAliveTimeout: 65_000 } : {},
});
if (service) passSockets(server, previewWay, Date.now);

const stop = () => {
  ending.abort();
  server.close();
  if ("closeAllConnections" in server) server.closeAllConnections();
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);

await site.opened;
if (!ending.signal.aborted) {
  server.listen(editorPort, service ? "127.0.0.1" : "localhost");
  await once(server, "listening");
  console.log(`\nThe editor is open at ${editor}\nEnd it with Ctrl+C.\n`);
  // In a terminal somebody has asked for it; tests and services only listen.
  if (process.stdout.isTTY) openInBrowser(editor);
}
