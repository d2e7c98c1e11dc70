import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { clientAddress } from "./client-address.ts";

/** The number of connections that may be open. */
export interface ConnectionLimits {
  readonly inAll: number;
  /** Of one IPv4 address, or one IPv6 network (/64). Infinity behind a proxy, whose visitors all come from its address. */
  readonly perAddress: number;
}

/** Sockets, the least recently used first. */
type ByUse = Set<Socket>;

/**
 * Limits the open connections. A new one is always accepted: if there is no room, the one is closed whose latest request,
 * or if it had none its beginning, is longest ago; first among those of the same address. So those who hold thousands of
 * connections without using them lose these, and visitors get through.
 */
export function limitConnections(server: Server, { inAll, perAddress }: ConnectionLimits): void {
  const all: ByUse = new Set();
  const byAddress = new Map<string, ByUse>();
  const addressOf = new WeakMap<Socket, string>();
  const groupsOf = (socket: Socket): readonly ByUse[] => {
    const group = byAddress.get(addressOf.get(socket) ?? "");
    return group ? [all, group] : [all];
  };
  const forget = (socket: Socket): void => {
    for (const group of groupsOf(socket)) group.delete(socket);
    const address = addressOf.get(socket) ?? "";
    if (byAddress.get(address)?.size === 0) byAddress.delete(address);
  };
  const makeRoom = (group: ByUse, limit: number): void => {
    for (const socket of group) {
      if (group.size <= limit) return;
      forget(socket);
      socket.destroy();
    }
  };
  server.on("connection", (socket: Socket) => {
    const address = clientAddress(socket.remoteAddress, undefined, 0);
    const ofAddress = byAddress.get(address) ?? new Set();
    byAddress.set(address, ofAddress);
    addressOf.set(socket, address);
    for (const group of [all, ofAddress]) group.add(socket);
    socket.once("close", () => forget(socket));
    makeRoom(ofAddress, perAddress);
    makeRoom(all, inAll);
  });
  server.prependListener("request", ({ socket }: IncomingMessage) => {
    for (const group of groupsOf(socket)) {
      // Inserted again at the end, unless it has been closed.
      if (group.delete(socket)) group.add(socket);
    }
  });
}
