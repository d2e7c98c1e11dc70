import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { type PlainBrowser, pause } from "../browsers/tab.ts";
import { placeOf } from "./page-change.ts";

/** The pages of the visit, by links of the main navigation, and the links that the pointer passes on its way to each. */
const visit = [
  ["/services", "/about"],
  ["/products", "/customers"],
  ["/customers", "/careers"],
  ["/offshore", "/contact"],
  ["/contact", "/careers"],
] as const;

/** Bytes of bodies, as they travel. */
export interface Fetched {
  /** Ahead of any click, used later or not. */
  readonly ahead: number;
  /** By what the visitor asked for. */
  readonly asked: number;
}

/** A visit of five pages in Chromium, in which the pointer passes another link on its way to each. */
export async function fetchedInVisit(browser: PlainBrowser, origin: string): Promise<Fetched> {
  const bytes = { ahead: 0, asked: 0 };
  const proxy = createServer((asked, answer) => {
    const kind = asked.headers["sec-purpose"]?.includes("prefetch") ? "ahead" : "asked";
    const onward = request(origin + asked.url, { method: asked.method, headers: asked.headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.on("data", (chunk: Buffer) => (bytes[kind] += chunk.length)).pipe(answer);
    });
    onward.end();
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
