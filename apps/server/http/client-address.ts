import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { isIP, SocketAddress } from "node:net";

/** An IP address without port, brackets and zone; undefined if the text is not an IP address. */
function plainAddress(given: string): string | undefined {
  const text = given.trim();
  const bare = text.replace(/%.*$/, "");
  const parsed = SocketAddress.parse(isIP(bare) === 6 ? `[${bare}]` : text);
  // A dual-stack socket maps IPv4 addresses to IPv6: RFC 4291, section 2.5.5.2.
  return parsed?.address.replace(/^::ffff:(?=\d+\.)/, "");
}

/** The /64 network of an IPv6 address: a subscriber has at least that much (RFC 6177), so it counts as one client. */
function network(address: string): string {
  const [head = "", tail] = address.split("::");
  const [before, after] = [head, tail ?? ""].map((part) => part.split(":").filter(Boolean));
  const missing = tail === undefined ? 0 : 8 - (before?.length ?? 0) - (after?.length ?? 0);
  const groups = [...(before ?? []), ...Array<string>(missing).fill("0"), ...(after ?? [])];
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/**
 * The client's IPv4 address or IPv6 network. Each proxy appends its client's address to X-Forwarded-For, so entries are
 * counted from the right: a client can forge the ones on the left.
 * @param socketAddress the remote address of the connection
 * @param forwardedFor the header X-Forwarded-For, if present
 * @param trustedProxies the number of our own proxies in front of this server
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const chain = [...(forwardedFor?.split(",") ?? []), socketAddress ?? ""];
  // If the request passed fewer proxies than configured, the farthest known address is used.
  const chosen = chain.at(-1 - trustedProxies) ?? chain[0] ?? "";
  const address = plainAddress(chosen) ?? plainAddress(socketAddress ?? "") ?? "unknown";
  return isIP(address) === 6 ? network(address) : address;
}

/** The client's address of the request being handled. */
export function requestersAddress(c: Context, trustedProxies: number): string {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return clientAddress(incoming?.socket.remoteAddress, c.req.header("X-Forwarded-For"), trustedProxies);
}
