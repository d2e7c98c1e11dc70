import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { discard } from "../unread-body.ts";

/**
 * Closes the connection of a request that is answered before its body has arrived, and of one whose body is too large,
 * wherever its end is. The response is sent at once, but ends only when the rest of the body has been discarded,
 * because Node closes the connection at the end of the response.
 */
export function closeUnread(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    if (incoming && (!incoming.complete || c.res.status === 413)) c.header("Connection", "close");
    if (!incoming || incoming.complete) return;
    const unread = c.req.raw.body;
    if (!unread) return;
    const { status, headers } = c.res;
    const bytes = new Uint8Array(await c.res.arrayBuffer());
    headers.set("Content-Length", String(bytes.length));
    const response = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(bytes);
        await discard(unread);
        controller.close();
      },
    });
    c.res = new Response(response, { status, headers });
  };
}
