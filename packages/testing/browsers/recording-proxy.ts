import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A response that went through the proxy. */
export interface Passed {
  readonly path: string;
  /** Requested by a speculation rule, for a page or for a resource of a prerendered page. */
  readonly ahead: boolean;
  /** Bytes of the body, as transferred so far. */
  bytes: number;
}

/** When the response to a request is passed on; at once if undefined. */
type Hold = (path: string, headers: IncomingHttpHeaders) => Promise<void> | undefined;

/**
 * A proxy to `origin` with an origin of its own, which records each response. `refuseAhead` refuses what speculation
 * rules request, so that the browser fetches it when it is needed. A response is passed on when `hold` of its request
 * resolves.
 */
export async function recordingProxy(
  origin: string,
  { refuseAhead = false, hold }: { refuseAhead?: boolean; hold?: Hold } = {},
) {
  const passed: Passed[] = [];
  const proxy = createServer((incoming, outgoing) => {
    const ahead = String(incoming.headers["sec-purpose"]).includes("prefetch");
    if (ahead && refuseAhead) return void outgoing.writeHead(503).end();
    const one: Passed = { path: incoming.url ?? "", ahead, bytes: 0 };
    passed.push(one);
    const { method, headers } = incoming;
    const upstream = request(origin + one.path, { method, headers }, async (response) => {
      await hold?.(one.path, headers);
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.on("data", (chunk: Buffer) => (one.bytes += chunk.length)).pipe(outgoing);
    });
    outgoing.on("close", () => upstream.destroy());
    upstream.on("error", () => outgoing.destroy());
    incoming.pipe(upstream);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    passed,
    stop() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
