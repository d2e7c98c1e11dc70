import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { type PlainBrowser, pause } from "../browsers/tab.ts";
import { placeOf } from "./page-change.ts";

/** The pages of the visit, by links of the main navigation, each with a link that the pointer passes on the way. */
const visit = [
  ["/services", "/about"],
  ["/products", "/customers"],
  ["/customers", "/careers"],
  ["/offshore", "/contact"],
  ["/contact", "/careers"],
] as const;

/** Body bytes, as transferred. */
export interface Fetched {
  /** Prefetched, whether used later or not. */
  readonly ahead: number;
  /** Requested by navigation. */
  readonly asked: number;
}

/** Measures a visit of five pages in Chromium, in which the pointer passes another link on the way to each. */
export async function fetchedInVisit(browser: PlainBrowser, origin: string): Promise<Fetched> {
  const bytes = { ahead: 0, asked: 0 };
  const proxy = createServer((incoming, outgoing) => {
    const kind = incoming.headers["sec-purpose"]?.includes("prefetch") ? "ahead" : "asked";
    const upstream = request(
      origin + incoming.url,
      { method: incoming.method, headers: incoming.headers },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.on("data", (chunk: Buffer) => (bytes[kind] += chunk.length)).pipe(outgoing);
      },
    );
    upstream.end();
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const tab = await browser.open("");
  await tab.goTo(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}/`);
  for (const [path, passed] of visit) {
    await pause(1000);
    await tab.move(...(await placeOf(tab, passed)));
    await pause(30);
    await tab.move(...(await placeOf(tab, path)));
    await pause(200);
    await tab.press();
    await pause(80);
    await tab.release();
    while ((await tab.evaluate("location.pathname").catch(() => "")) !== path) await pause(20);
  }
  await pause(1500);
  await tab.close();
  proxy.closeAllConnections();
  proxy.close();
  return bytes;
}
