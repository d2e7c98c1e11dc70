import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { createHash, timingSafeEqual } from "node:crypto";
import { BlockList, isIPv6 } from "node:net";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");

/** Whether a client on this machine sent the request directly: a proxy would name its client in a header. */
function isLocal(c: Context): boolean {
  const { incoming }: Partial<HttpBindings> = c.env ?? {};
  const address = incoming?.socket.remoteAddress;
  const forwarded = c.req.header("X-Forwarded-For") ?? c.req.header("Forwarded");
  return address !== undefined && forwarded === undefined && loopback.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

// Of equal lengths, as timingSafeEqual needs; the comparison does not show the token's own.
const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * Who may read the metrics: whoever sends the token (RFC 6750, section 2.1), or, if none is set, clients on this
 * machine. Everyone else shall not learn that they exist, unless they try a token.
 */
export function metricsAccess(c: Context, token: string | undefined): "allowed" | "wrong token" | "hidden" {
  if (token === undefined) return isLocal(c) ? "allowed" : "hidden";
  const given = c.req.header("Authorization");
  if (given === undefined) return "hidden";
  return timingSafeEqual(digest(given), digest(`Bearer ${token}`)) ? "allowed" : "wrong token";
}
