import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import type { ConnectionLimits } from "../http/connection-limit.ts";
import { listen } from "../http/listen.ts";

/** Starts a server with these limits. Resolves with a function that opens a connection to it from an address. */
async function limited(connections: Partial<ConnectionLimits>) {
  const app = new Hono().get("/", (c) => c.text("here"));
  const server = await listen({ app }, 0, "127.0.0.1", { connections });
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return async (localAddress = "127.0.0.1"): Promise<Socket> => {
    const socket = connect({ port, host: "127.0.0.1", localAddress });
    socket.on("error", () => undefined);
    await once(socket, "connect");
    return socket;
  };
}

async function ask(socket: Socket): Promise<string> {
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const [answer] = (await Promise.race([once(socket, "data"), once(socket, "close")])) as [unknown];
  return String(answer).split("\r\n", 1)[0] ?? "";
}

const ok = "HTTP/1.1 200 OK";

test("beyond the limit, the connection whose use is longest ago makes room", async () => {
  const open = await limited({ inAll: 5 });
  const sockets = await Promise.all(Array.from({ length: 5 }, () => open()));
  for (const socket of sockets) expect(await ask(socket)).toBe(ok);
  const [first, second, ...others] = sockets as [Socket, Socket, ...Socket[]];
  expect(await ask(first)).toBe(ok);
  const closed = once(second, "close");
  const sixth = await open();
  await closed;
  for (const socket of [sixth, first, ...others]) expect(await ask(socket)).toBe(ok);
});

test("a connection without a complete request makes room, too", async () => {
  const open = await limited({ inAll: 5 });
  const sockets = await Promise.all(Array.from({ length: 5 }, () => open()));
  for (const socket of sockets) socket.write("GET / HTTP/1.1\r\nHost: loc");
  expect(await ask(await open())).toBe(ok);
});

test("an address beyond its own limit loses a connection of its own only", async () => {
  const open = await limited({ inAll: 5, perAddress: 2 });
  const visitor = await open("127.0.0.3");
  const [first, ...others] = [await open("127.0.0.2"), await open("127.0.0.2")];
  const closed = once(first!, "close");
  const third = await open("127.0.0.2");
  await closed;
  for (const socket of [visitor, ...others, third]) expect(await ask(socket)).toBe(ok);
});
