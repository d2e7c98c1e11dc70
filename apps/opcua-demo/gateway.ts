import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { contentPolicy } from "@ttpl/server/static-site/content-policy.ts";
import type { PlantClient } from "./plant-client.ts";

const site = fileURLToPath(new URL("../../build/client", import.meta.url));
/** The address of the events, on which the viewer is opened: /demo?feed=/plant */
export const feed = "/plant";
const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".avif": "image/avif",
};

async function sendEvents(response: ServerResponse, plant: PlantClient): Promise<void> {
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
  response.write(`event: history\ndata: ${JSON.stringify(await plant.history())}\n\n`);
  const tell = () => response.write(`data: ${JSON.stringify(plant.message())}\n\n`);
  tell();
  const timer = setInterval(tell, 1000);
  response.on("close", () => clearInterval(timer));
}

/** A page with the same policy as on the site, or a file. */
function sendFile(response: ServerResponse, path: string): void {
  const file = join(site, normalize(path));
  const found = [file, join(file, "index.html")].find((one) => existsSync(one) && statSync(one).isFile());
  if (!found || !found.startsWith(site)) {
    response.writeHead(404).end();
    return;
  }
  const type = types[extname(found)] ?? "application/octet-stream";
  if (extname(found) === ".html") {
    const html = readFileSync(found, "utf8");
    response.writeHead(200, { "content-type": type, "content-security-policy": contentPolicy(html) }).end(html);
  } else createReadStream(found).pipe(response.writeHead(200, { "content-type": type }));
}

/**
 * Serves the built site with the events of a plant, on this machine's loopback address. Nothing can be sent to it: every
 * method but GET is refused.
 * @param port 0 lets the system choose a free one
 */
export async function startGateway(plant: PlantClient, port: number): Promise<AsyncDisposable & { url: string }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (request.method !== "GET") response.writeHead(405).end();
    else if (pathname === feed)
      sendEvents(response, plant).catch((error: unknown) => {
        console.error(error);
        response.destroy();
      });
    else sendFile(response, decodeURIComponent(pathname));
  });
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
