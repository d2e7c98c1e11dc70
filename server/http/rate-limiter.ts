import type { Config } from "../config/config.ts";
import { quota } from "./quota.ts";

/** To protect the disk, posts are refused once this many times the total is stored, counted in enquiries of the largest size. */
const storedBeyondTotal = 10;

export interface RateLimiter {
  /** Counts a post. Returns 0 if it is allowed; otherwise the seconds until one is allowed, and nothing is counted. */
  take(address: string): number;
  /**
   * Counts an enquiry that is about to be stored. Within the total, it is mailed; beyond it, it is kept for the digest,
   * so that nobody can block the form for others. A number is the seconds until one can be stored at all.
   * @param size its size on disk, as a part of the largest one's
   */
  takeStored(size: number): "within the total" | "beyond the total" | number;
  /** The number of addresses in memory. */
  size(): number;
}

/** The network around an address: /24 for IPv4, and /48 for IPv6, which providers assign to a site (RFC 6177). */
const networkAround = (address: string): string =>
  address.includes(":") ? address.split(":").slice(0, 3).join(":") : address.split(".").slice(0, 3).join(".");

/**
 * Limits the posts of each address and of the network around it, and the enquiries that are stored in total. Posts that
 * are refused for other reasons do not count against the total.
 * @param now returns Unix time in milliseconds
 */
export function rateLimiter({ perAddress, perNetwork, inAll }: Config["rateLimits"], now: () => number): RateLimiter {
  const [addresses, networks] = [quota(perAddress), quota(perNetwork)];
  const [total, stored] = [quota(inAll), quota(inAll * storedBeyondTotal)];
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
    takeStored(size) {
      const at = now() - start;
      const wait = stored.wait(all, at, size);
      if (wait > 0) return inSeconds(wait);
      stored.use(all, at, size);
      if (total.wait(all, at) > 0) return "beyond the total";
      total.use(all, at);
      return "within the total";
    },
    size: () => addresses.size(),
  };
}
