import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A monitoring service on localhost. */
export interface HeartbeatReceiver {
  /** Its path is a secret. */
  readonly url: string;
  /** The calls so far. */
  readonly calls: IncomingMessage[];
  /** How calls are answered: with a status, with a redirect to a URL, or not at all. */
  behavior: number | string | "silent";
  /** Resolves after so many more calls. */
  nextCalls(count: number): Promise<void>;
}

/** The part of a receiver's URL that must not be in a log. */
export const secret = "5e9c7d1a";

/** Starts a receiver of heartbeats, and stops it after the current test. */
export async function startReceiver(): Promise<HeartbeatReceiver> {
  const server = createServer((request, response) => {
    receiver.calls.push(request);
    const { behavior } = receiver;
    server.emit("called");
    if (behavior === "silent") return;
    if (typeof behavior === "string") response.writeHead(302, { Location: behavior }).end();
    else response.writeHead(behavior).end("OK");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const receiver: HeartbeatReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/ping/${secret}`,
    calls: [],
    behavior: 200,
    async nextCalls(count) {
      for (const enough = receiver.calls.length + count; receiver.calls.length < enough;) await once(server, "called");
    },
  };
  return receiver;
}
