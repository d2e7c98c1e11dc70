import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { enquiryPath } from "@ttpl/contract/enquiry.ts";
import { exchange, requestHead } from "./exchange.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { startServer } from "./for-one-test.ts";

const json = "application/json";
const form = "application/x-www-form-urlencoded";
const head = (type: string, length: number, ...fields: string[]) =>
  requestHead(`POST ${enquiryPath}`, `Content-Type: ${type}`, `Content-Length: ${length}`, ...fields);
const statusIn = (answer: string) => Number(answer.split(" ", 2)[1]);

test.each([
  [413, "JSON just over 32 KiB", json, 32 * 1024 + 1],
  [413, "JSON of 300 kB", json, 300_000],
  [413, "JSON of 5 MB", json, 5_000_000],
  [413, "a form just over 96 KiB", form, 96 * 1024 + 1],
  [413, "a form of 5 MB", form, 5_000_000],
  [415, "text of 5 MB", "text/plain", 5_000_000],
  [417, "5 MB with an unknown expectation", `${json}\r\nExpect: nonsense`, 5_000_000],
  [400, "5 MB with two hosts", `${json}\r\nHost: localhost`, 5_000_000],
])("a client that writes everything before it reads gets %i for %s", async (status, _what, type, length) => {
  const server = await startServer({ DATA_DIR: await temporaryFolder() });
  const bytes = head(type, length) + "x".repeat(length);
  for (let time = 0; time < 5; time += 1) {
    const answer = await exchange(server.url, bytes);
    expect(statusIn(answer)).toBe(status);
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toMatchObject({ status });
  }
  expect(await server.end("SIGTERM")).toBe(0);
  expect(server.errors()).toBe("");
});

test("a slow client may finish writing", async () => {
  const server = await startServer({ DATA_DIR: await temporaryFolder() });
  const [parts, part] = [20, "x".repeat(10_000)];
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1").pause();
  await once(socket, "connect");
  socket.write(head(json, parts * part.length));
  for (let sent = 0; sent < parts; sent += 1) {
    await wait(100);
    await new Promise<void>((resolve, reject) => socket.write(part, (error) => (error ? reject(error) : resolve())));
  }
  expect(statusIn(Buffer.concat(await socket.toArray()).toString())).toBe(413);
});

test("the connection of a client that never ends its body is closed, after the response", async () => {
  const server = await startServer({ DATA_DIR: await temporaryFolder() });
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  // Its last writes fail.
  socket.on("error", () => undefined);
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.write(head(json, 1e12));
  // Keeps writing as fast as the server reads.
  const part = Buffer.alloc(1024 * 1024, "x");
  const writeOn = (): void => void (socket.writable && socket.write(part, (error) => error || writeOn()));
  writeOn();
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(statusIn(answer.toString())).toBe(413);
  await closed;
  // The limit is 16 MiB; the rest was on its way.
  expect(socket.bytesWritten).toBeGreaterThan(16 * 1024 * 1024);
  expect(socket.bytesWritten).toBeLessThan(64 * 1024 * 1024);
});

test("the connection of a client that stops writing is closed ten seconds after the response", async () => {
  const server = await startServer({ DATA_DIR: await temporaryFolder() });
  const started = performance.now();
  const answer = await exchange(server.url, head(json, 1e6) + "x".repeat(100_000));
  expect(statusIn(answer)).toBe(413);
  expect(performance.now() - started).toBeLessThan(15_000);
});
