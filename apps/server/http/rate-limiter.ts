import type { Config } from "../config/config.ts";
import { quota } from "./quota.ts";

export interface RateLimiter {
  /** Counts a post. Returns 0 if it is allowed; otherwise the seconds until one is allowed, and nothing is counted. */
  take(address: string): number;
  /**
   * Counts an enquiry that is about to be stored. Returns 0 if the disk has room for it; otherwise the seconds until it
   * has, and nothing is counted.
   * @param bytes its size on disk
   */
  takeStored(bytes: number): number;
  /** The number of addresses in memory. */
  size(): number;
}

/** The network around an address: /24 for IPv4, and /48 for IPv6, which providers assign to a site (RFC 6177). */
export const networkAround = (address: string): string =>
  address.includes(":") ? address.split(":").slice(0, 3).join(":") : address.split(".").slice(0, 3).join(".");

/**
 * Limits the posts of each address and of the network around it, and what is stored in total, to protect the disk. Posts
 * that are refused for other reasons do not count against the total. How many enquiries are mailed has nothing to do
 * with it (apps/server/store/mail-room.ts).
 * @param now returns Unix time in milliseconds
 */
export function rateLimiter(
  { perAddress, perNetwork, megabytes }: Pick<Config["rateLimits"], "perAddress" | "perNetwork" | "megabytes">,
  now: () => number,
): RateLimiter {
  const [addresses, networks] = [quota(perAddress), quota(perNetwork)];
  const stored = quota(megabytes * 1e6);
  const start = now();
  const inSeconds = (milliseconds: number): number => Math.ceil(milliseconds / 1000);
  const all = "all";
  return {
    take(address) {
      const at = now() - start;
      const network = networkAround(address);
      const wait = Math.max(addresses.wait(address, at), networks.wait(network, at));
      if (wait > 0) return inSeconds(wait);
      addresses.use(address, at);
      networks.use(network, at);
      return 0;
    },
    takeStored(bytes) {
      const at = now() - start;
      const wait = stored.wait(all, at, bytes);
      if (wait > 0) return inSeconds(wait);
      stored.use(all, at, bytes);
      return 0;
    },
    size: () => addresses.size(),
  };
}
