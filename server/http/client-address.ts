import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { isIP, SocketAddress } from "node:net";

/** An address without port, brackets and zone; undefined if it is none. */
function plainAddress(given: string): string | undefined {
  const text = given.trim();
  const bare = text.replace(/%.*$/, "");
  const parsed = SocketAddress.parse(isIP(bare) === 6 ? `[${bare}]` : text);
  // How a socket for both families shows IPv4: RFC 4291, section 2.5.5.2.
  return parsed?.address.replace(/^::ffff:(?=\d+\.)/, "");
}

/** The first 64 bits of an IPv6 address: what one subscriber has at the least (RFC 6177), so that all of it counts as one. */
function network(address: string): string {
  const [head = "", tail] = address.split("::");
  const [before, after] = [head, tail ?? ""].map((part) => part.split(":").filter(Boolean));
  const missing = tail === undefined ? 0 : 8 - (before?.length ?? 0) - (after?.length ?? 0);
  const groups = [...(before ?? []), ...Array<string>(missing).fill("0"), ...(after ?? [])];
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/**
 * Tells whose request it is: the IPv4 address or the IPv6 network of the client. Each proxy appends to X-Forwarded-For
 * the address that it was asked from, so that only entries counted from the right are not the client's own invention.
 * @param socketAddress who is connected to this server
 * @param forwardedFor the header X-Forwarded-For, if there is one
 * @param trustedProxies how many proxies of our own stand in front
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const chain = [...(forwardedFor?.split(",") ?? []), socketAddress ?? ""];
  // A request that came by fewer proxies than there are: the farthest address that is known.
  const chosen = chain.at(-1 - trustedProxies) ?? chain[0] ?? "";
  const address = plainAddress(chosen) ?? plainAddress(socketAddress ?? "") ?? "unknown";
  return isIP(address) === 6 ? network(address) : address;
}

/** The same of a request that is being answered. */
export function requestersAddress(c: Context, trustedProxies: number): string {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return clientAddress(incoming?.socket.remoteAddress, c.req.header("X-Forwarded-For"), trustedProxies);
}
