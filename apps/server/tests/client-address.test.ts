import { expect, test } from "vitest";
import { clientAddress } from "../http/client-address.ts";

const proxy = "10.0.0.1";

const cases: [string, string | undefined, string | undefined, number, string][] = [
  ["no proxy", "192.0.2.1", undefined, 0, "192.0.2.1"],
  ["no trusted proxy: the header is ignored", "192.0.2.1", "198.51.100.7", 0, "192.0.2.1"],
  ["one proxy", proxy, "192.0.2.1", 1, "192.0.2.1"],
  ["one proxy, and a forged entry from the client", proxy, "198.51.100.7, 192.0.2.1", 1, "192.0.2.1"],
  ["two proxies", proxy, "192.0.2.1, 10.0.0.2", 2, "192.0.2.1"],
  ["two proxies, and forged entries from the client", proxy, "::1,, 203.0.113.9,192.0.2.1 ,10.0.0.2", 2, "192.0.2.1"],
  ["fewer entries than trusted proxies: the leftmost entry", proxy, "192.0.2.1", 3, "192.0.2.1"],
  ["a proxy, but no header", proxy, undefined, 1, proxy],
  ["a proxy, and an empty header", proxy, "", 1, proxy],
  ["no address in the header", proxy, "unknown", 1, proxy],
  ["a host name in the header", proxy, "evil.example", 1, proxy],
  ["a port", proxy, "192.0.2.1:4711", 1, "192.0.2.1"],
  ["IPv6", "2001:db8:1:2:3:4:5:6", undefined, 0, "2001:db8:1:2::/64"],
  ["IPv6 in the same network", proxy, "2001:db8:1:2:ffff::1", 1, "2001:db8:1:2::/64"],
  ["IPv6 with a port", proxy, "[2001:DB8:1:2::9]:443", 1, "2001:db8:1:2::/64"],
  ["IPv6 with zeros left out", proxy, "2001:db8::1", 1, "2001:db8:0:0::/64"],
  ["IPv6 with zeros left out at the end", proxy, "2001:db8:1:2:3::", 1, "2001:db8:1:2::/64"],
  ["IPv6 loopback", "::1", undefined, 0, "0:0:0:0::/64"],
  ["a zone", "fe80::1%eth0", undefined, 0, "fe80:0:0:0::/64"],
  ["IPv4-mapped IPv6, as a dual-stack socket reports it", "::ffff:192.0.2.1", undefined, 0, "192.0.2.1"],
  ["a closed connection", undefined, undefined, 0, "unknown"],
];

test.each(cases)("%s", (_what, socketAddress, forwardedFor, trustedProxies, expected) => {
  expect(clientAddress(socketAddress, forwardedFor, trustedProxies)).toBe(expected);
});
