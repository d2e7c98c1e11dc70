import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../../server/http/listen.ts";

test("enforces the connection limit, and closes idle connections to make room", async () => {
  const server = await listen({ app: new Hono().get("/", (c) => c.text("here")) }, 0, "127.0.0.1", {
    maxConnectionCount: 5,
  });
  onTestFinished(() => void server.close().closeAllConnections());
  const open = async (): Promise<Socket> => {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    socket.on("error", () => undefined);
    await once(socket, "connect");
    return socket;
  };
  const ask = async (socket: Socket): Promise<string> => {
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    const [answer] = (await Promise.race([once(socket, "data"), once(socket, "close")])) as [unknown];
    return String(answer).split("\r\n", 1)[0] ?? "";
  };
  const unused = await Promise.all(Array.from({ length: 5 }, open));
  for (const socket of unused) expect(await ask(socket)).toBe("HTTP/1.1 200 OK");
  const closed = Promise.all(unused.map((socket) => once(socket, "close")));
  const oneTooMany = await open();
  await closed;
  expect(await ask(oneTooMany)).not.toContain("200");
  expect(await ask(await open())).toBe("HTTP/1.1 200 OK");
});
