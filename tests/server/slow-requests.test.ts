import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { enquiryPath } from "../../contract/enquiry.ts";
import { startServer, temporaryFolder } from "./for-one-test.ts";
import { postEnquiry } from "./post-enquiry.ts";

const head = (...fields: string[]) => ["Host: localhost", ...fields].join("\r\n");
const jsonHead = `POST ${enquiryPath} HTTP/1.1\r\n${head("Content-Type: application/json", "Content-Length: 1000")}`;

/** Writes bytes to the server. Resolves with the response once the server closes the connection. */
async function exchange(url: string, bytes: string): Promise<string> {
  const socket = connect({ port: Number(new URL(url).port), host: "127.0.0.1", allowHalfOpen: true });
  socket.on("error", () => undefined);
  socket.write(bytes);
  const answer = await text(socket);
  socket.destroy();
  return answer;
}

const broken: [string, number, string][] = [
  ["an unfinished header", 408, `GET /healthz HTTP/1.1\r\nHost: localhost\r\n`],
  ["an unfinished body", 408, `${jsonHead}\r\n\r\n{"Name":`],
  ["an idle connection", 408, ""],
  ["large header fields", 431, `GET /healthz HTTP/1.1\r\n${head(`X-Large: ${"x".repeat(20_000)}`)}\r\n\r\n`],
  ["a large address", 431, `GET /${"x".repeat(20_000)} HTTP/1.1\r\n${head()}\r\n\r\n`],
  ["another protocol", 400, "EHLO localhost\r\n\r\n"],
  [
    "two Content-Length fields",
    400,
    `POST ${enquiryPath} HTTP/1.1\r\n${head("Content-Length: 5", "Content-Length: 6")}\r\n\r\n`,
  ],
  ["Content-Length with chunked coding", 400, `${jsonHead}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ["no host", 400, "GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n"],
  ["an invalid host", 400, "GET /healthz HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n"],
];

test("incomplete and invalid requests get problem details, and their connection is closed in time", async () => {
  const server = await startServer({ DATA_DIR: await temporaryFolder() });
  const started = performance.now();
  const check = async ([what, status, bytes]: (typeof broken)[number]): Promise<void> => {
    const answer = await exchange(server.url, bytes);
    const seconds = (performance.now() - started) / 1000;
    expect([what, answer.split(" ", 2)[1]]).toEqual([what, String(status)]);
    expect(answer).toMatch(/^content-type: application\/problem\+json\r$/im);
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toMatchObject({ status, type: "about:blank" });
    // The timeouts are 10 s for the header and 20 s for the request, plus the interval between checks.
    expect(seconds).toBeLessThan(bytes.includes("\r\n\r\n") ? 26 : 16);
  };
  await Promise.all(broken.map(check));
  expect(await server.end("SIGTERM")).toBe(0);
  expect(server.errors()).toBe("");
}, 40_000);

test("slow connections are closed, and other posts succeed meanwhile", async () => {
  const server = await startServer({ DATA_DIR: await temporaryFolder() });
  const open = new Set(Array.from({ length: 300 }, (_, number) => number));
  const slow = [...open].map(async (number) => {
    await exchange(server.url, number % 2 ? `${jsonHead}\r\n\r\n{` : "GET / HTTP/1.1\r\nHost: localhost\r\n");
    open.delete(number);
  });
  while (open.size > 0) {
    await postEnquiry(server.url);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await Promise.all(slow);
}, 40_000);
